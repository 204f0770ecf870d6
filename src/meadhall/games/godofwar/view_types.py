"""The types of a view, from which those of the client are made.

Scene cards, heroes, attacks and conditions leave out what is nothing, none, no or 0.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from meadhall.games.godofwar.components import RuneWord
from meadhall.games.godofwar.table import OutcomeWord, PhaseWord
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
    """Cards that would turn over, by the sides that would be shown."""

    what: Literal["flip"]
    cards: list[str]


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


# -- heroes and players ---------------------------------------------------------------------


class HeroNotes(TypedDict):
    """What only some heroes have, or only now."""

    ready: NotRequired[bool]
    column: NotRequired[int]
    place: NotRequired[Literal["front", "back"]]
    down: NotRequired[bool]
    moved: NotRequired[bool]
    bonus: NotRequired[int]
    freya_tokens: NotRequired[int]
    gear: NotRequired[list[str]]


class HeroView(HeroNotes):
    """A hero as everyone sees it."""

    name: str
    seat: int
    health: int
    left: int
    rage: int
    rage_track: int
    rage_name: str


class PlayerView(TypedDict):
    """A seat: hand and discard pile are open, of the deck what was put on top."""

    hero: str | None
    heroes: list[str]
    hand: list[str]
    limit: int
    deck: int
    in_deck: dict[str, int]
    top: list[str]
    discard: list[str]
    drawn: NotRequired[list[str]]


class UpgradeView(TypedDict):
    """An upgrade card with its rune."""

    card: str
    rune: RuneWord


class CompanionView(TypedDict):
    """A companion's ability in solo play."""

    ability: str
    used: bool
    variants: list[str]


class SeenView(TypedDict):
    """Upgrade cards that the solo player has looked at."""

    looking: list[UpgradeView]
    top: list[UpgradeView]


# -- what is being played ------------------------------------------------------------------------


class OutcomeView(TypedDict):
    """What an attack of a certain strength would do."""

    armor: int
    breaks: bool
    least: int
    most: int
    left: int
    chance: int


class TargetView(OutcomeView):
    """The same for a target of the set being played."""

    card: str
    strength: int


class SetView(TypedDict):
    """A set being built."""

    kind: SetKind | None
    hero: str | None
    cards: list[str]
    virtual: str | None
    bonus: int
    sum: int
    complete: bool
    die_adds: bool
    targets: list[TargetView]


class BlowView(TypedDict):
    """An attack about to hit a hero."""

    hero: str
    aimed: str
    strength: int
    kind: AttackKind
    card: str
    extras: list[ExtraWord]
    block: int
    set: SetView | None
    damage: int


# -- the whole -------------------------------------------------------------------------------------


class Own(TypedDict):
    """What differs from seat to seat: only a solo player knows more than everybody."""

    forecast: list[RuneView]
    seen: SeenView | None


class Seen(Own):
    """What the game shows of a table."""

    phase: PhaseWord
    round: int
    first: int
    active: int
    solo: bool
    difficulty: str
    quests: list[str]
    bosses: list[str]
    path: list[str]
    quest: QuestView | None
    scene: SceneView | None
    columns: list[list[str]]
    heroes: list[HeroView]
    players: list[PlayerView]
    offer: list[UpgradeView]
    upgrades: int
    reveals: int
    enemy_die: list[int]
    piles: dict[StatusWord, int]
    removed: list[str]
    played: list[str]
    host: str | None
    freya_tokens: int
    companions: list[CompanionView]
    rune: RuneWord | None
    die: int | None
    set: SetView | None
    blow: BlowView | None
    outcome: OutcomeWord


class View(Seen):
    """A whole view, with who looks and whom the table waits for."""

    seat: int | None
    waiting: list[int]
