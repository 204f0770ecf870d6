"""The cards: rows of data/*.toml, read once (VA-001 to VA-003).

Cards that can lie in the deck have numbers, one for each printed copy, so that each can be
followed from the deck to Valhalla. Where a card and a rule disagree, the card wins (VA-011).
Players, views and records name a card by its key; copies share it. Jarls, Loki's cards,
monsters, memos and the like are rows known by key alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from meadhall.games.data import read_toml
from meadhall.games.valhalla.components import CLANS, WEAPONS, Rule, Weapon
from meadhall.games.valhalla.weapons import Pattern, pattern

DECK_SETS = ("base", "thor", "valkyries", "dwarves", "tyr")
"""Files whose cards are shuffled into the deck (VA-022, VA-147)."""
OTHER_SETS = ("jarls", "loki", "last_viking", "companions", "memos", "solo")


@dataclass(frozen=True, slots=True)
class Card:
    """The printed facts of a card, with where we have them from."""

    key: str
    kind: str
    set: str
    source: str
    clan: str = ""
    strength: int = 0
    glory: int = 0
    need_rule: Rule | None = None
    need: tuple[Weapon, ...] = ()
    symbols: int = 0
    count: int = 1
    timing: str = ""
    who: str = "any"
    """Who may use it: attacker, defender, any."""
    family: str = ""
    """Tactics that some jarls and monsters speak of: fury, heroic, reroll."""
    effect: str = ""
    params: dict[str, Any] = field(default_factory=dict)
    valhalla_effect: str = ""
    """What it does on entering Valhalla."""
    valhalla_params: dict[str, Any] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    """What only its kind of card has: a jarl's abilities, a monster's stage, Loki's rows."""

    @property
    def pattern(self) -> Pattern:
        """The weapons it asks for."""
        return pattern(self.need_rule or "exact", self.symbols, self.need)


_OWN = tuple(name for name in Card.__dataclass_fields__ if name != "facts")


def read_card(row: dict[str, Any], of_set: str) -> Card:
    """A card from its row in the file of a set."""
    own = {name: value for name, value in row.items() if name in _OWN}
    own["need"] = tuple(row.get("need", ()))
    own["symbols"] = row.get("symbols", len(own["need"]))
    facts = {name: value for name, value in row.items() if name not in _OWN}
    return Card(set=of_set, facts=facts, **own)


ROWS: dict[str, Card] = {
    row["key"]: read_card(row, name)
    for name in (*DECK_SETS, *OTHER_SETS)
    for row in read_toml(__package__, "data", f"{name}.toml")["cards"]
}
"""All cards of the box by key."""


def plain(card: Card) -> dict[str, Any]:
    """A card as plain data, without what it does not have."""
    printed = {
        name: [*value] if isinstance(value, tuple) else value
        for name in _OWN
        if (value := getattr(card, name)) not in ("", (), {}, None) and name != "key"
    }
    return {"name": card.key, **printed, **card.facts}


BY_NAME: dict[str, dict[str, Any]] = {card.key: plain(card) for card in ROWS.values()}
"""The same as plain data, for card lists and help."""

# -- cards of the deck, by number ----------------------------------------------------------

CARDS: tuple[Card, ...] = tuple(
    card for card in ROWS.values() if card.set in DECK_SETS for _ in range(card.count)
)
NAMES: tuple[str, ...] = tuple(card.key for card in CARDS)
"""What players and records call each card: its key."""
EFFECT: tuple[str, ...] = tuple(card.effect for card in CARDS)
IS_WARRIOR: tuple[bool, ...] = tuple(card.kind == "warrior" for card in CARDS)
IS_TACTIC: tuple[bool, ...] = tuple(card.kind == "tactic" for card in CARDS)
IS_TRICK: tuple[bool, ...] = tuple(card.kind in ("tactic", "commission") for card in CARDS)
"""What counts as a tactic for effects that make a player lose one (VA-319)."""
IS_TYR: tuple[bool, ...] = tuple(card.kind == "tyr" for card in CARDS)
IS_THOR: tuple[bool, ...] = tuple(card.kind == "thor" for card in CARDS)
CLAN: tuple[int, ...] = tuple(CLANS.index(card.clan) if card.clan else -1 for card in CARDS)
"""The clan of each warrior; other cards have none (VA-004)."""
STRENGTH: tuple[int, ...] = tuple(card.strength for card in CARDS)
GLORY: tuple[int, ...] = tuple(card.glory for card in CARDS)
SYMBOLS: tuple[int, ...] = tuple(card.symbols for card in CARDS)
PATTERN: tuple[Pattern, ...] = tuple(card.pattern for card in CARDS)
FAMILY: tuple[str, ...] = tuple(card.family for card in CARDS)
WHO: tuple[str, ...] = tuple(card.who for card in CARDS)
PARAMS: tuple[dict[str, Any], ...] = tuple(card.params for card in CARDS)
TARGET: tuple[int, ...] = tuple(
    CLANS.index(card.params["target_clan"]) if "target_clan" in card.params else -1
    for card in CARDS
)
"""The clan depicted in a bonus for or against a clan."""
WEAPON: tuple[int, ...] = tuple(
    WEAPONS.index(card.params["weapon"]) if "weapon" in card.params else -1 for card in CARDS
)
"""The weapon depicted on a tactic or a Tyr card."""
IS_EARLY: tuple[bool, ...] = tuple(card.timing == "before_battle" for card in CARDS)
"""Tactics with the before-battle sign (VA-145)."""
ORDER: tuple[int, ...] = tuple(NAMES.index(name) for name in NAMES)
"""The number of the first card of the same name: copies are worth the same."""


def numbers(chosen: str) -> list[int]:
    """The numbers of all cards of a set."""
    return [number for number, card in enumerate(CARDS) if card.set == chosen]


def names_of(cards: Iterable[int]) -> list[str]:
    """The names of these cards, in the order of the card list."""
    return [NAMES[number] for number in sorted(cards)]


def different(cards: Iterable[int]) -> list[int]:
    """One card of each name among these, in the order of the card list."""
    found: dict[int, int] = {}
    for number in sorted(cards):
        found.setdefault(ORDER[number], number)
    return [*found.values()]
