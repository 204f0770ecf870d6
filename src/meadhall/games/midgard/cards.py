"""The cards: rows of cards.toml, read once.

Runes, destinies, merchant ships and enemies are unlike one another and known by their number;
journeys by their kind, because copies are alike. Leaders are read through the functions at the
end, so that the rules ask what a leader does and never who it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from meadhall.games.data import read_toml
from meadhall.games.midgard.components import (
    DOUBLE,
    EFFECTS,
    HIT,
    NONE,
    SHIELD,
    SWORDSMAN,
    WARRIORS,
    Deal,
    deal,
    number_of,
)

FILE = "cards.toml"
CARDS: dict[str, Any] = read_toml(__package__, FILE)

# -- leaders -------------------------------------------------------------------

LEADERS: tuple[str, ...] = tuple(row["key"] for row in CARDS["leader"])


def _by_leader(effect: str, param: str) -> tuple[int, ...]:
    """A parameter of the leaders with this effect; 0 for the others and for no leader (NONE).

    A parameter that is missing is found when all rows are checked.
    """
    rows = CARDS["leader"]
    return (*(row["params"].get(param, 0) if row["effect"] == effect else 0 for row in rows), 0)


FAVOR_SPENT_GLORY = _by_leader(EFFECTS.name("favor_spent_scores", glory=int), "glory")
"""Glory for each favor spent on a reroll, by leader (CM-154)."""
MORE_DESTINIES = _by_leader(EFFECTS.name("extra_destiny_choice", more=int), "more")
"""How many destinies more a leader draws at the Sage's House (CM-156)."""
DOUBLE_GLORY = _by_leader(EFFECTS.name("glory_on_double", glory=int), "glory")
"""Glory for a combat round with a double hit (CM-160)."""
_FREE_MERCHANT = EFFECTS.name("free_merchant_ship")
FREE_MERCHANT: tuple[bool, ...] = (
    *(row["effect"] == _FREE_MERCHANT for row in CARDS["leader"]),
    False,
)
"""Whether a leader takes the merchant ship's goods for nothing (CM-158)."""

# -- runes ---------------------------------------------------------------------

RUNES: tuple[str, ...] = tuple(row["key"] for row in CARDS["rune"])
RUNE: dict[str, int] = {name: number for number, name in enumerate(RUNES)}
RUNE_GLORY: tuple[int, ...] = tuple(row["glory"] for row in CARDS["rune"])
RUNE_PARAMS: tuple[Mapping[str, Any], ...] = tuple(row["params"] for row in CARDS["rune"])
TRIGGERS: tuple[str, ...] = (
    "any_time",
    "enemy_defeated",
    "combat_losses",
    "journey_revealed",
    "hunt_or_combat_roll",
    "sage_house_visit",
)
ANY_TIME: tuple[bool, ...] = tuple(row["trigger"] == "any_time" for row in CARDS["rune"])


def _rune(effect: str) -> int:
    """The rune with this effect; a row that names none is found when all rows are checked."""
    effects = [row["effect"] for row in CARDS["rune"]]
    return effects.index(effect) if effect in effects else NONE


GIFTS = _rune("gain_resources")
GLORY = _rune("bonus_glory")
HEALING = _rune("cancel_losses")
JOURNEY = _rune("replace_journey")
KNOWLEDGE = _rune("peek_all_journeys")
POTENTIAL = _rune(EFFECTS.name("reroll_blanks"))
REACTION = _rune(EFFECTS.name("shields_also_hit", hits=int))
SUCCESS = _rune("score_destiny_now")
TRUE_VISION = _rune("extra_destiny_choice")
WEALTH = _rune("double_coins")


def rune_param(rune: int, param: str) -> int:
    """A number of a rune; one that is missing is found when all rows are checked."""
    return int(RUNE_PARAMS[rune].get(param, 0))


# -- destinies, journeys, merchant ships ---------------------------------------

DESTINIES: tuple[str, ...] = tuple(row["key"] for row in CARDS["destiny"])
DESTINY: dict[str, int] = {name: number for number, name in enumerate(DESTINIES)}
COUNTS: tuple[str, ...] = tuple(row["counts"] for row in CARDS["destiny"])
SOLE: tuple[int, ...] = tuple(row["glory_sole"] for row in CARDS["destiny"])
TIED: tuple[int, ...] = tuple(row["glory_tied"] for row in CARDS["destiny"])
LEAST: tuple[int, ...] = tuple(row["minimum"] for row in CARDS["destiny"])

JOURNEYS: tuple[str, ...] = tuple(row["key"] for row in CARDS["journey"])
JOURNEY_COUNT: tuple[int, ...] = tuple(row["count"] for row in CARDS["journey"])
JOURNEY_LOSS: tuple[int, ...] = tuple(row["params"].get("amount", 0) for row in CARDS["journey"])
JOURNEY_FROM: tuple[tuple[str, ...], ...] = tuple(
    tuple(row["params"].get("takes", ())) for row in CARDS["journey"]
)
_KRAKEN = EFFECTS.name("fight_kraken")
IS_KRAKEN: tuple[bool, ...] = tuple(row["effect"] == _KRAKEN for row in CARDS["journey"])

MERCHANTS: tuple[str, ...] = tuple(row["key"] for row in CARDS["merchant"])
GOODS_OF: tuple[Deal, ...] = tuple(deal(row["gain"]) for row in CARDS["merchant"])

# -- enemies -------------------------------------------------------------------

Colour = Literal["red", "yellow", "blue"]
EnemyKind = Literal["troll", "draugr", "monster", "kraken"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue")
ENEMY_KINDS: tuple[EnemyKind, ...] = ("troll", "draugr", "monster", "kraken")
ENEMY_ROWS: list[tuple[str, Mapping[str, Any]]] = [
    *((kind, row) for kind in ENEMY_KINDS[:3] for row in CARDS[kind]),
    ("kraken", {"key": "kraken", "reward": {}, **CARDS["kraken"]}),
]

ENEMIES: tuple[str, ...] = tuple(row["key"] for _, row in ENEMY_ROWS)
ENEMY: dict[str, int] = {name: number for number, name in enumerate(ENEMIES)}
KRAKEN = ENEMY["kraken"]
KIND: tuple[str, ...] = tuple(kind for kind, _ in ENEMY_ROWS)
ATTACK: tuple[int, ...] = tuple(row["attack"] for _, row in ENEMY_ROWS)
DEFENCE: tuple[int, ...] = tuple(row["defence"] for _, row in ENEMY_ROWS)
ENEMY_GLORY: tuple[int, ...] = tuple(row["glory"] for _, row in ENEMY_ROWS)
REWARD: tuple[Deal, ...] = tuple(deal(row["reward"]) for _, row in ENEMY_ROWS)
COLOUR: tuple[int, ...] = tuple(
    number_of(row["colour"], COLOURS, FILE, row["key"]) if "colour" in row else NONE
    for _, row in ENEMY_ROWS
)
BANS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(warrior in row["bans"] for warrior in WARRIORS) for _, row in ENEMY_ROWS
)
"""Which warriors cannot fight an enemy (CM-087, CM-088)."""

DECKS: dict[str, tuple[int, ...]] = {
    kind: tuple(number for number, each in enumerate(KIND) if each == kind)
    for kind in ENEMY_KINDS[:3]
}

# -- hits ----------------------------------------------------------------------


def _hits(leader: Mapping[str, Any] | None, reaction: bool) -> tuple[int, ...]:
    """Hits by rolled die (components.ROLLED) for a leader, with or without Reaction."""
    shield = rune_param(REACTION, "hits") if reaction else 0
    hits = [worth for _ in WARRIORS for worth in (0, 1, 2, shield)]
    if leader is not None and leader["effect"] == _MORE_DAMAGE:
        params, at = leader["params"], 4 * SWORDSMAN
        hits[at + HIT], hits[at + DOUBLE] = params.get("hit", 0), params.get("double", 0)
        if reaction:
            hits[at + SHIELD] = params.get("shield", 0)
    return tuple(hits)


_MORE_DAMAGE = EFFECTS.name("swordsman_extra_damage", hit=int, double=int, shield=int)


HITS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_hits(leader, reaction) for leader in (*CARDS["leader"], None))
    for reaction in (False, True)
)
"""HITS[reaction][leader][rolled die]: how many hits it counts for (CM-102, CM-159, CM-172)."""


def colour_counts(enemies: Iterable[int]) -> list[int]:
    """How many of these enemies are red, yellow and blue (CM-143)."""
    counts = [0, 0, 0]
    for enemy in enemies:
        if COLOUR[enemy] != NONE:
            counts[COLOUR[enemy]] += 1
    return counts
