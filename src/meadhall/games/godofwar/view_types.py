"""The types of a view, from which those of the client are made.

Heroes leave out what is nothing, none, no or 0. The scene is in scene_types.py.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from meadhall.games.godofwar.components import RuneWord
from meadhall.games.godofwar.scene_types import CardActs, QuestView, RuneView, SceneView
from meadhall.games.godofwar.table import OutcomeWord, PhaseWord
from meadhall.games.godofwar.vocabulary import AttackKind, ExtraWord, SetKind, StatusWord

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
    """What an attack of a certain strength would do; ``defense`` is subtracted besides the die."""

    armor: int
    defense: int
    breaks: bool
    least: int
    most: int
    left: int
    chance: int


class TargetView(OutcomeView):
    """The same for a target of the set being played."""

    card: str
    strength: int


class HelpView(TypedDict):
    """Special cards that a seat could play for a set or before a hero defends."""

    seat: int
    cards: list[str]


class KeepView(TypedDict):
    """A card in hand that serves a later blow of this rune better, by the number of that blow."""

    card: str
    blow: int


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
    help: list[HelpView]


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
    left: int
    """The hero's health before it."""
    help: list[HelpView]
    keep: list[KeepView]


# -- the whole -------------------------------------------------------------------------------------


PathState = Literal["ahead", "now", "done", "obstacle", "left"]


class PathCard(TypedDict):
    """A quest or boss of the pyramid; its texts are ``KEY_victory``, ``KEY_obstacle`` and so on."""

    quest: str
    state: PathState


class Own(TypedDict, total=False):
    """What differs from seat to seat: only a solo player knows more than everybody."""

    forecast: list[RuneView]
    seen: SeenView


class Seen(TypedDict):
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
    pyramid: list[list[PathCard]]
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
    coming: list[CardActs]
    """What is still to come of this rune."""
    die: int | None
    set: SetView | None
    blow: BlowView | None
    outcome: OutcomeWord
    forecast: list[RuneView]
    seen: SeenView | None


class View(Seen):
    """A whole view, with who looks and whom the table waits for."""

    seat: int | None
    waiting: list[int]
