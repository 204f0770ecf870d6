"""What is printed on the cards of a scene and of its quest, as reading.py makes it.

A scene lies in two rows over its columns, with health cards beside it. Cards, enemies, pools,
interaction points and runes are numbers here; ``key`` and the like are names for texts, options
and records. LIBRARY holds all scenes that can be played: ten of ours and whatever was added.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from meadhall.games.godofwar.vocabulary import (
    NOBODY,
    Attack,
    Conditions,
    Effects,
    FlipWord,
    LimitWord,
    RowWord,
    Rule,
    SceneKind,
    SymbolWord,
)


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy as one side of a card shows it."""

    enemy: int
    """Its number: the same id on several sides is one and the same enemy."""
    key: str
    health: int = 0
    """Its own health; 0 if it shares a pool."""
    pool: int = NOBODY
    armor: tuple[int, ...] = ()
    """Values still to be broken, highest first (GW-082)."""
    defense: int = 0
    attacks: tuple[Attack | None, ...] = ()
    """By rune what it does; the last entry is for attacks without a rune."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A boxed rune (GW-104)."""

    rune: int
    effects: Effects
    conditions: Conditions = ()


@dataclass(frozen=True, slots=True)
class Flip:
    """A flip condition and the cards it turns over (GW-157)."""

    when: FlipWord
    cards: tuple[int, ...]
    rune: int = NOBODY
    conditions: Conditions = ()


@dataclass(frozen=True, slots=True)
class Interaction:
    """An interaction point (GW-090)."""

    number: int
    key: str
    cost: tuple[tuple[SymbolWord, int], ...]
    """Symbols to be paid, each with the least number it may have."""
    limit: LimitWord
    effects: Effects
    conditions: Conditions = ()


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a scene card."""

    key: str
    runes: tuple[int, ...] = ()
    enemy: Enemy | None = None
    cells: tuple[Cell, ...] = ()
    flips: tuple[Flip, ...] = ()
    interactions: tuple[Interaction, ...] = ()
    linked: int = NOBODY
    """The enemy that the element's text is tied to (GW-166)."""
    rules: tuple[Rule, ...] = ()
    has_text: bool = False
    reward: Effects = ()
    tokens: int = 0
    most_tokens: int = 0
    """The size of its token area; 0 if it has none."""
    pool: int = NOBODY
    pool_value: int = 0
    """For a health card: whose health, and how much."""
    reacts: tuple[bool, ...] = ()
    """By rune whether it does anything at all."""


@dataclass(frozen=True, slots=True)
class Card:
    """A scene card with its two sides."""

    id: str
    key: str
    row: RowWord
    col: int
    """From 1; 0 for a card beside the scene."""
    sides: tuple[Side, Side]
    source: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A rule printed on a side: in force while that side is up."""

    card: int
    side: int
    linked: int
    rule: Rule


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Scene:
    """A quest or boss card with its scene."""

    key: str
    kind: SceneKind
    number: int
    columns: int
    cards: tuple[Card, ...]
    victory: tuple[Conditions, ...]
    defeat: tuple[Conditions, ...]
    obstacle_effects: Effects
    obstacle_rules: tuple[Rule, ...]
    enemies: tuple[str, ...]
    """The key of each enemy."""
    enemy_pool: tuple[int, ...]
    """The pool of each enemy, NOBODY if it has its own health."""
    pool_card: tuple[int, ...]
    """The health card of each pool."""
    pool_enemy: tuple[int, ...]
    """The enemy of each pool."""
    interactions: tuple[Interaction, ...]
    order: tuple[int, ...]
    """All cards in the order in which they act (GW-098)."""
    shown: tuple[tuple[tuple[int, int], ...], ...]
    """By enemy the cards, in the same order, and their sides that show it."""
    top: tuple[int, ...]
    bottom: tuple[int, ...]
    """By column, from 1, the card of each row; NOBODY where there is none."""
    standing: dict[str, tuple[Standing, ...]]
    conditions: tuple[tuple[int, int, Flip], ...]
    """Written flip conditions with card and side, in the order of GW-163."""
    names: dict[str, tuple[str, str]] = field(compare=False, repr=False, default_factory=dict)
    """English and Russian texts by message id, for the catalogues."""
    text: str = field(compare=False, repr=False, default="")

    def at(self, side_key: str) -> int:
        """The card that has a side of this key."""
        for number, card in enumerate(self.cards):
            if side_key in (card.sides[0].key, card.sides[1].key):
                return number
        raise KeyError(side_key)

    def point(self, key: str) -> Interaction | None:
        """The interaction point of that key, if there is one."""
        return next((point for point in self.interactions if point.key == key), None)


class Library(dict[str, Scene]):
    """All scenes by key: ours for good, others for as long as a game is played with them."""

    def __init__(self) -> None:
        """Begin empty; library.py fills in ours."""
        super().__init__()
        self._others: WeakValueDictionary[str, Scene] = WeakValueDictionary()

    def __missing__(self, key: str) -> Scene:
        """A scene that is not ours."""
        return self._others[key]

    def lend(self, scene: Scene) -> Scene:
        """Take in a scene until its games are gone; the one that is there already is given."""
        return self._others.setdefault(scene.key, scene)


LIBRARY = Library()
