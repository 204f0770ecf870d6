"""The cards: rows of cards.toml, read once.

Runes, destinies, merchant ships and enemies are unlike one another and known by their number;
journeys by their kind, because copies are alike. Leaders are read through the functions at the
end, so that the rules ask what a leader does and never who it is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

from meadhall.games.midgard.components import (
    ALL_PLACES,
    DATA,
    DOUBLE,
    HIT,
    NONE,
    ROW,
    SHIELD,
    SWORDSMAN,
    WARRIORS,
    Deal,
    deal,
)

_CARDS: dict[str, Any] = tomllib.loads(
    files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
)

# -- leaders -------------------------------------------------------------------

LEADERS: tuple[str, ...] = tuple(row["id"] for row in _CARDS["leader"])


def _param(ability: str, name: str) -> tuple[int, ...]:
    """A number of the leaders with this ability; 0 for the others and for no leader (NONE)."""
    rows = _CARDS["leader"]
    return (*(row["params"][name] if row["ability"] == ability else 0 for row in rows), 0)


FAVOR_SPENT_GLORY = _param("favor_spent_scores", "glory_per_favor_spent")
"""Glory for each favor spent on a reroll, by leader (CM-154)."""
MORE_DESTINIES = _param("extra_destiny_choice", "extra_draw")
"""How many destinies more a leader draws at the Sage's House (CM-156)."""
DOUBLE_GLORY = _param("glory_on_double", "glory_per_combat_round")
"""Glory for a combat round with a double hit (CM-160)."""
FREE_MERCHANT: tuple[bool, ...] = (
    *(row["ability"] == "free_merchant_ship" for row in _CARDS["leader"]),
    False,
)
"""Whether a leader takes the merchant ship's goods for nothing (CM-158)."""

# -- runes ---------------------------------------------------------------------

RUNES: tuple[str, ...] = tuple(row["id"] for row in _CARDS["rune"])
RUNE: dict[str, int] = {name: number for number, name in enumerate(RUNES)}
RUNE_GLORY: tuple[int, ...] = tuple(row["glory"] for row in _CARDS["rune"])
RUNE_PARAMS: tuple[Mapping[str, Any], ...] = tuple(row["params"] for row in _CARDS["rune"])
ANY_TIME: tuple[bool, ...] = tuple(row["trigger"] == "any_time" for row in _CARDS["rune"])

_effect = {row["effect"]: number for number, row in enumerate(_CARDS["rune"])}
GIFTS = _effect["gain_resources"]
GLORY = _effect["bonus_glory"]
HEALING = _effect["cancel_losses"]
JOURNEY = _effect["replace_journey"]
KNOWLEDGE = _effect["peek_all_journeys"]
POTENTIAL = _effect["reroll_blanks"]
REACTION = _effect["shields_also_hit"]
SUCCESS = _effect["score_destiny_now"]
TRUE_VISION = _effect["extra_destiny_choice"]
WEALTH = _effect["double_coins"]

# -- destinies, journeys, merchant ships ---------------------------------------

DESTINIES: tuple[str, ...] = tuple(row["id"] for row in _CARDS["destiny"])
DESTINY: dict[str, int] = {name: number for number, name in enumerate(DESTINIES)}
COUNTS: tuple[str, ...] = tuple(row["counts"] for row in _CARDS["destiny"])
SOLE: tuple[int, ...] = tuple(row["glory_sole"] for row in _CARDS["destiny"])
TIED: tuple[int, ...] = tuple(row["glory_tied"] for row in _CARDS["destiny"])
LEAST: tuple[int, ...] = tuple(row["minimum"] for row in _CARDS["destiny"])

JOURNEYS: tuple[str, ...] = tuple(row["id"] for row in _CARDS["journey"])
JOURNEY_COUNT: tuple[int, ...] = tuple(row["count"] for row in _CARDS["journey"])
JOURNEY_LOSS: tuple[int, ...] = tuple(row["params"].get("amount", 0) for row in _CARDS["journey"])
JOURNEY_FROM: tuple[tuple[str, ...], ...] = tuple(
    tuple(row["params"].get("from", ())) for row in _CARDS["journey"]
)
IS_KRAKEN: tuple[bool, ...] = tuple(row["effect"] == "fight_kraken" for row in _CARDS["journey"])

MERCHANTS: tuple[str, ...] = tuple(row["id"] for row in _CARDS["merchant"])
GOODS_OF: tuple[Deal, ...] = tuple(deal(row["gain"]) for row in _CARDS["merchant"])

# -- enemies -------------------------------------------------------------------

COLOURS: tuple[str, ...] = ("red", "yellow", "blue")
ENEMY_KINDS: tuple[str, ...] = ("troll", "draugr", "monster", "kraken")
_enemies = [(kind, row) for kind in ENEMY_KINDS[:3] for row in _CARDS[kind]]
_enemies.append(("kraken", {"id": "kraken", "reward": {}, **_CARDS["kraken"]}))

ENEMIES: tuple[str, ...] = tuple(row["id"] for _, row in _enemies)
ENEMY: dict[str, int] = {name: number for number, name in enumerate(ENEMIES)}
KRAKEN = ENEMY["kraken"]
KIND: tuple[str, ...] = tuple(kind for kind, _ in _enemies)
ATTACK: tuple[int, ...] = tuple(row["attack"] for _, row in _enemies)
DEFENCE: tuple[int, ...] = tuple(row["defence"] for _, row in _enemies)
ENEMY_GLORY: tuple[int, ...] = tuple(row["glory"] for _, row in _enemies)
REWARD: tuple[Deal, ...] = tuple(deal(row["reward"]) for _, row in _enemies)
COLOUR: tuple[int, ...] = tuple(
    COLOURS.index(row["colour"]) if "colour" in row else NONE for _, row in _enemies
)
BANS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(warrior in row["bans"] for warrior in WARRIORS) for _, row in _enemies
)
"""Which warriors cannot fight an enemy (CM-087, CM-088)."""

DECKS: dict[str, tuple[int, ...]] = {
    kind: tuple(number for number, each in enumerate(KIND) if each == kind)
    for kind in ENEMY_KINDS[:3]
}

# -- hits ----------------------------------------------------------------------


def _hits(leader: Mapping[str, Any] | None, reaction: bool) -> tuple[int, ...]:
    """Hits by rolled die (components.ROLLED) for a leader, with or without Reaction."""
    shield = RUNE_PARAMS[REACTION]["hits_per_shield"] if reaction else 0
    hits = [worth for _ in WARRIORS for worth in (0, 1, 2, shield)]
    if leader is not None and leader["ability"] == "swordsman_extra_damage":
        params, at = leader["params"], 4 * SWORDSMAN
        hits[at + HIT], hits[at + DOUBLE] = params["hit"], params["double"]
        if reaction:
            hits[at + SHIELD] = params["shield_under_reaction"]
    return tuple(hits)


HITS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_hits(leader, reaction) for leader in (*_CARDS["leader"], None))
    for reaction in (False, True)
)
"""HITS[reaction][leader][rolled die]: how many hits it counts for (CM-102, CM-159, CM-172)."""

# -- everything by name --------------------------------------------------------


def _row(kind: str, row: Mapping[str, Any]) -> dict[str, Any]:
    return {**row, "name": row["id"], "kind": kind, "groups": row.get("kind", "")}


BY_NAME: dict[str, dict[str, Any]] = {
    **{row["id"]: _row("leader", row) for row in _CARDS["leader"]},
    **{row["id"]: _row("rune", row) for row in _CARDS["rune"]},
    **{row["id"]: _row("destiny", row) for row in _CARDS["destiny"]},
    **{row["id"]: _row("journey", row) for row in _CARDS["journey"]},
    **{row["id"]: _row("merchant", row) for row in _CARDS["merchant"]},
    **{row["id"]: _row(kind, row) for kind, row in _enemies},
    **{row["id"]: _row("stall", row) for row in DATA["stall"]},
    **{row["id"]: _row("longship", row) for row in DATA["private_longship"]},
    **{place.name: _row("location", ROW[place.name]) for place in ALL_PLACES if place.name in ROW},
}
"""One row a name, as plain data, for card lists and help."""


def colour_counts(enemies: Iterable[int]) -> list[int]:
    """How many of these enemies are red, yellow and blue (CM-143)."""
    counts = [0, 0, 0]
    for enemy in enemies:
        if COLOUR[enemy] != NONE:
            counts[COLOUR[enemy]] += 1
    return counts
