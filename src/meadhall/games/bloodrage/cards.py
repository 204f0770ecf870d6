"""The cards: rows of cards.toml, read once.

A table holds cards by number (their row), so that each printed card is one thing that can be
followed from the deck to the discard pile. Players, views and records name a card; copies
of the same card share their name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

from meadhall.core import BadRow, Effects, Option
from meadhall.games.bloodrage.components import SLOTS, TOKEN_GLORY, TOKENS
from meadhall.games.data import read_toml

EFFECTS = Effects()
"""What cards do: each effect is registered beside the code that carries it out."""

PLAIN = EFFECTS.name("plain")
"""A battle card that adds its strength and does nothing else."""


@dataclass(frozen=True, slots=True)
class Card:
    """The printed facts of one card, with where we have them from."""

    key: str
    age: int
    players: int
    kind: str
    god: str
    source: str
    cost: int = 0
    invade: int = 0
    strength: int = 0
    glory: int = 0
    late: bool = False
    effect: str = PLAIN
    params: dict[str, Any] = field(default_factory=dict)
    only_102: bool = False
    note: str = ""

    @property
    def name(self) -> str:
        """What players and records call it: quests of each age differ, the rest does not."""
        return f"{self.key}_{self.age}" if self.kind == "quest" else self.key

    @property
    def is_upgrade(self) -> bool:
        """Whether it is laid down on the clan sheet (BR-022)."""
        return self.kind in SLOTS


FILE = "cards.toml"


def card_of(row: dict[str, Any]) -> Card:
    """A card from its row; an unknown or missing column is a BadRow."""
    try:
        return Card(**row)
    except TypeError as error:
        raise BadRow(FILE, str(row.get("key")), str(error)) from None


CARDS: tuple[Card, ...] = tuple(map(card_of, read_toml(__package__, FILE)["cards"]))

NAMES: tuple[str, ...] = tuple(card.name for card in CARDS)
"""The name of each card by its number."""

AGE: tuple[int, ...] = tuple(card.age for card in CARDS)
IS_QUEST: tuple[bool, ...] = tuple(card.kind == "quest" for card in CARDS)
IS_UPGRADE: tuple[bool, ...] = tuple(card.is_upgrade for card in CARDS)
COST: tuple[int, ...] = tuple(card.cost for card in CARDS)
EFFECT: tuple[str, ...] = tuple(card.effect for card in CARDS)
KIND: tuple[str, ...] = tuple(card.kind for card in CARDS)
STRENGTHS: tuple[int, ...] = tuple(card.strength for card in CARDS)
BATTLE_STRENGTH: tuple[int, ...] = tuple(
    card.strength if card.kind == "battle" else 0 for card in CARDS
)
"""The printed +strength of battle cards; quests and upgrades add nothing (BR-132)."""

MONSTERS: dict[str, Card] = {card.key: card for card in CARDS if card.kind == "monster"}

BY_NAME: dict[str, dict[str, Any]] = {}
"""One row a name, as plain data, for card lists and help: its first card, and all their ages."""
for _card in CARDS:
    _row = BY_NAME.setdefault(_card.name, {"name": _card.name, **asdict(_card), "ages": []})
    if _card.age not in _row["ages"]:
        _row["ages"].append(_card.age)


def figures_of(card: Card) -> dict[str, int]:
    """The numbers of a row, those of its effect first."""
    printed = {"strength": card.strength, "glory": card.glory, "invade": card.invade}
    return printed | {name: n for name, n in card.params.items() if isinstance(n, int)}


FIGURES: dict[str, dict[str, int]] = {card.name: figures_of(card) for card in CARDS}
"""By text key, the numbers that its texts may speak of: cards, and tokens that pay Glory."""
for _token, _glory in zip(TOKENS, TOKEN_GLORY, strict=True):
    if _glory:
        FIGURES[_token] = FIGURES[f"short-{_token}"] = {"glory": _glory}


def deck(age: int, seats: int, only_99: bool) -> list[int]:
    """The cards of an age for so many players (BR-039 to BR-041)."""
    return [
        number
        for number, card in enumerate(CARDS)
        if card.age == age and card.players <= seats and not (only_99 and card.only_102)
    ]


def names_of(cards: Iterable[int]) -> list[str]:
    """The names of these cards, in the order of the card list."""
    return [NAMES[number] for number in sorted(cards)]


def ages_of(cards: Iterable[int]) -> list[int]:
    """The ages printed on these cards, in the order of ``names_of``."""
    return [AGE[number] for number in sorted(cards)]


def different_names(cards: Iterable[int]) -> list[Option]:
    """The names of these cards, each once, in the order of the card list: what is offered."""
    return [*_different_names(tuple(cards))]


@lru_cache(maxsize=1 << 12)
def _different_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The same: of a pack it is asked again after each answer of the others."""
    return tuple(dict.fromkeys(map(NAMES.__getitem__, sorted(cards))))


def different(cards: Iterable[int]) -> list[int]:
    """One card of each name among these, in the order of the card list."""
    found: dict[str, int] = {}
    for number in sorted(cards):
        found.setdefault(NAMES[number], number)
    return [*found.values()]
