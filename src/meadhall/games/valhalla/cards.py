"""The cards: rows of data/*.toml, read once (VA-001 to VA-003).

Cards that can lie in the deck have numbers, one for each printed copy, so that each can be
followed from the deck to Valhalla. Where a card and a rule disagree, the card wins (VA-011).
Players, views and records name a card; copies share
their name. Jarls, Loki's cards, monsters, memos and the like are rows known by name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from meadhall.games.valhalla.components import CLANS, WEAPONS
from meadhall.games.valhalla.weapons import Pattern, pattern

DECK_SETS = ("base", "thor", "valkyries", "dwarves", "tyr")
"""Files whose cards are shuffled into the deck (VA-022, VA-147)."""
OTHER_SETS = ("jarls", "loki", "last_viking", "companions", "memos", "solo")


@dataclass(frozen=True, slots=True)
class Card:
    """The printed facts of a card, with where we have them from."""

    name: str
    kind: str
    set: str
    source: str
    clan: str = ""
    strength: int = 0
    glory: int = 0
    need_rule: str = ""
    need: tuple[str, ...] = ()
    symbols: int = 0
    op: str = ""
    count: int = 1
    params: dict[str, Any] = field(default_factory=dict)

    @property
    def pattern(self) -> Pattern:
        """The weapons it asks for."""
        return pattern(self.need_rule, self.symbols, [*self.need])


_OWN = tuple(Card.__dataclass_fields__)


def _read(name: str) -> list[Card]:
    text = files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)["cards"]
    found = []
    for row in rows:
        own = {key: value for key, value in row.items() if key in _OWN}
        own["need"] = tuple(row.get("need", ()))
        own["symbols"] = row.get("symbols", len(own["need"]))
        rest = {key: value for key, value in row.items() if key not in _OWN}
        found.append(Card(set=name, params=rest, **own))
    return found


ROWS: dict[str, Card] = {
    card.name: card for name in (*DECK_SETS, *OTHER_SETS) for card in _read(name)
}
"""All cards of the box by name."""

BY_NAME: dict[str, dict[str, Any]] = {
    card.name: {
        key: [*value] if isinstance(value, tuple) else value
        for key in _OWN
        if (value := getattr(card, key)) not in ("", (), {}) and key != "params"
    }
    | card.params
    for card in ROWS.values()
}
"""The same as plain data, for card lists and help."""

# -- cards of the deck, by number ----------------------------------------------------------

CARDS: tuple[Card, ...] = tuple(
    card for card in ROWS.values() if card.set in DECK_SETS for _ in range(card.count)
)
NAMES: tuple[str, ...] = tuple(card.name for card in CARDS)
OP: tuple[str, ...] = tuple(card.op for card in CARDS)
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
IS_EARLY: tuple[bool, ...] = tuple(card.params.get("timing") == "before_battle" for card in CARDS)
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
