"""The types of a view's scene: words as plain data, quest and cards, what a rune would do.

Scene cards, attacks and conditions leave out what is nothing, none, no or 0.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from meadhall.games.godofwar.components import RuneWord
from meadhall.games.godofwar.vocabulary import (
    AttackKind,
    ConditionWord,
    DirectionWord,
    EffectWord,
    ExtraWord,
    FlipWord,
    LimitWord,
    RowWord,
    RuleWord,
    SceneKind,
    SelectorWord,
    SetKind,
    SideWord,
    StatusWord,
    SymbolWord,
    UntilWord,
)

# -- words as plain data ----------------------------------------------------------


class PrintedAttack(TypedDict):
    """An attack on heroes as it is printed."""

    kind: AttackKind
    strength: int
    dirs: NotRequired[list[DirectionWord]]
    cols: NotRequired[list[int]]
    extras: NotRequired[list[ExtraWord]]


class RuneAttack(PrintedAttack):
    """The same with the rune that brings it."""

    rune: RuneWord


class EffectView(TypedDict):
    """One effect, with names instead of numbers."""

    do: EffectWord
    to: NotRequired[SelectorWord]
    amount: NotRequired[int]
    enemy: NotRequired[str]
    columns: NotRequired[list[int]]
    count: NotRequired[int]
    cards: NotRequired[list[str]]
    attack: NotRequired[PrintedAttack]
    pierce: NotRequired[bool]
    until: NotRequired[UntilWord]
    status: NotRequired[StatusWord]
    kind: NotRequired[SetKind]
    stun: NotRequired[bool]
    value: NotRequired[int]


ConditionView = TypedDict(
    "ConditionView",
    {
        "is": ConditionWord,
        "enemy": NotRequired[str],
        "card": NotRequired[str],
        "side": NotRequired[SideWord],
        "value": NotRequired[int],
        "to_go": NotRequired[int],
        "unseen": NotRequired[bool],
    },
)
"""A condition and how far it is from holding; without ``to_go`` it holds."""


class RuleView(TypedDict):
    """A standing rule."""

    rule: RuleWord
    amount: int
    enemy: NotRequired[str]
    kind: NotRequired[AttackKind]
    card: NotRequired[str]
    per_token: NotRequired[str]
    columns: NotRequired[list[int]]
    effects: NotRequired[list[EffectView]]


# -- quest and scene ------------------------------------------------------------------


class ObstacleView(TypedDict):
    """An obstacle that holds: what it does once, and its rules."""

    quest: str
    effects: list[EffectView]
    rules: list[RuleView]


class QuestView(TypedDict):
    """The quest being played; victory and defeat are lists of ways, each of conditions."""

    key: str
    kind: SceneKind
    number: int
    special: bool
    victory: list[list[ConditionView]]
    defeat: list[list[ConditionView]]
    obstacles: list[ObstacleView]


class EnemyView(TypedDict):
    """The enemy printed on the side up, alive or not."""

    name: str
    alive: NotRequired[bool]
    shared: NotRequired[bool]
    health: int
    left: NotRequired[int]
    armor: NotRequired[list[int]]
    broken: NotRequired[list[int]]
    defense: NotRequired[int]
    attacks: NotRequired[list[RuneAttack]]


CellView = TypedDict(
    "CellView",
    {
        "rune": RuneWord,
        "effects": list[EffectView],
        "if": NotRequired[list[ConditionView]],
    },
)
"""A boxed rune."""

FlipView = TypedDict(
    "FlipView",
    {
        "when": FlipWord,
        "cards": list[str],
        "rune": NotRequired[RuneWord],
        "if": NotRequired[list[ConditionView]],
    },
)
"""A flip condition and the cards it turns."""


class CostView(TypedDict):
    """A symbol to be paid, with the least number it may have."""

    symbol: SymbolWord
    min: NotRequired[int]


PointView = TypedDict(
    "PointView",
    {
        "key": str,
        "cost": list[CostView],
        "limit": LimitWord,
        "open": bool,
        "effects": list[EffectView],
        "if": NotRequired[list[ConditionView]],
    },
)
"""An interaction point."""


class ElementView(TypedDict):
    """The text and rules of an element; without ``in_force`` they have ended."""

    text: NotRequired[bool]
    linked: NotRequired[str]
    in_force: NotRequired[bool]
    rules: NotRequired[list[RuleView]]


class HealthCardView(TypedDict):
    """The mark of a health card."""

    enemy: str
    value: int
    left: int


class CardView(TypedDict):
    """A scene card: the side up with all its symbols, and what lies on it."""

    row: RowWord
    col: NotRequired[int]
    side: SideWord
    name: str
    runes: NotRequired[list[RuneWord]]
    enemy: NotRequired[EnemyView]
    cells: NotRequired[list[CellView]]
    flips: NotRequired[list[FlipView]]
    points: NotRequired[list[PointView]]
    element: NotRequired[ElementView]
    reward: NotRequired[list[EffectView]]
    tokens: NotRequired[int]
    most_tokens: NotRequired[int]
    health: NotRequired[HealthCardView]
    damage: NotRequired[int]
    stunned: NotRequired[bool]
    dead: NotRequired[bool]


class SceneView(TypedDict):
    """The scene, its cards in the order in which they act."""

    key: str
    columns: int
    cards: list[CardView]


# -- what a rune would do -----------------------------------------------------------------


class StunnedAct(TypedDict):
    """The enemy is stunned and does nothing."""

    what: Literal["stunned"]


class AttackAct(TypedDict):
    """An attack on these heroes; with ``one_of`` on one of them."""

    what: Literal["attack"]
    kind: AttackKind
    strength: int
    heroes: list[str]
    one_of: NotRequired[bool]
    extras: NotRequired[list[ExtraWord]]


class EffectAct(TypedDict):
    """An effect, with the heroes it would hit where that is known."""

    what: Literal["effect"]
    effect: EffectView
    heroes: NotRequired[list[str]]


class FlipAct(TypedDict):
    """Cards that would turn over; the sides they would show if all of these were seen before."""

    what: Literal["flip"]
    cards: list[str]
    to: NotRequired[list[str]]


ActView = StunnedAct | AttackAct | EffectAct | FlipAct


class CardActs(TypedDict):
    """What a card would do."""

    card: str
    acts: list[ActView]


class RuneView(TypedDict):
    """A rune: its chance in per cent, how many cards show it, what it would do."""

    rune: RuneWord
    chance: int
    cards: int
    acts: list[CardActs]
