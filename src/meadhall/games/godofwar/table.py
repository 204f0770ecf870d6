"""The table: heroes and their players, the scene as it lies, decks and piles, what is being played.

Everything is numbers: seats, heroes (by their place in ``heroes``), scene cards, action cards.
A deck's top is the end of its list. All hands and discard piles are open (GW-011); of a deck
everyone knows the contents and the order of the cards put on top since it was last shuffled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, NamedTuple, TypeAlias, get_args

from meadhall.core import Arg, Option, Question, Step
from meadhall.core import Table as CoreTable
from meadhall.games.godofwar.components import DIFFICULTIES, Difficulty
from meadhall.games.godofwar.heroes import FIGURES, MIMIR, Figure
from meadhall.games.godofwar.scenes import LIBRARY, Scene
from meadhall.games.godofwar.vocabulary import NOBODY, AttackKind, ExtraWord, SetKind

PhaseWord = Literal["setup", "preparation", "hero", "scene", "extra", "upgrade"]
OutcomeWord = Literal["lost", "playing", "won"]


class Phase(IntEnum):
    """Set-up, then the phases of a round with both parts of a turn (GW-031, GW-040)."""

    SETUP = 0
    PREPARATION = 1
    HERO = 2
    SCENE = 3
    EXTRA = 4
    UPGRADE = 5


class Outcome(IntEnum):
    """How it stands: all win or all lose (GW-001)."""

    LOST = -1
    PLAYING = 0
    WON = 1


PHASE_WORDS: tuple[PhaseWord, ...] = get_args(PhaseWord)
OUTCOME_WORDS: dict[Outcome, OutcomeWord] = {
    Outcome.LOST: "lost",
    Outcome.PLAYING: "playing",
    Outcome.WON: "won",
}
"""How views name them."""


@dataclass(slots=True)
class Hero:
    """A figure: its damage, its rage, where it stands and what waits for it."""

    figure: int
    seat: int
    health: int
    damage: int
    rage: int
    column: int
    """From 1; 0 while it is not in the scene."""
    down: bool
    """Unconscious (GW-124)."""
    moved: bool
    bonus: int
    """Added to its next attack (GW-253)."""
    wards: int
    """Freya tokens on it (GW-235)."""
    gear: list[int]
    """Virtual cards kept for it (GW-244)."""

    @property
    def printed(self) -> Figure:
        """What its board says."""
        return FIGURES[self.figure]

    @property
    def name(self) -> str:
        """The figure's name."""
        return FIGURES[self.figure].key

    @property
    def ready(self) -> bool:
        """Whether its rage may be used (GW-086)."""
        return not self.down and self.rage >= FIGURES[self.figure].rage_track


@dataclass(slots=True)
class Player:
    """A seat: its hero board, cards and hand limit."""

    board: int
    """The hero it plays; NOBODY before the choice."""
    heroes: list[int]
    deck: list[int]
    hand: list[int]
    discard: list[int]
    known: int
    """How many cards on top of the deck everyone knows."""
    limit: int
    quest_limit: int
    """Changes of the hand limit until the quest ends, and until the round ends (GW-203)."""
    round_limit: int
    drawn: list[int]
    """Stun and poison cards drawn this round, as everyone saw them come (GW-136, GW-138)."""


@dataclass(slots=True)
class Stage:
    """The scene as it lies: one entry for each of its cards, enemies and points."""

    scene: str
    sides: list[int]
    turns: list[int]
    """How often each card was turned over (GW-099)."""
    damage: list[int]
    tokens: list[int]
    broken: list[int]
    """How many armour values of the side up are destroyed (GW-081)."""
    stunned: list[bool]
    dead: list[bool]
    """Cards with a death token (GW-073)."""
    slain: list[bool]
    """By enemy: has been defeated (GW-075, GW-187)."""
    used: list[int]
    """By interaction point: how often it was used, in this hero activation or at all (GW-095)."""
    obstacles: list[str]
    """Quests and bosses whose obstacles hold (GW-179, GW-181)."""
    chain: int
    """Flips since the last decision, so that no chain of them goes on for ever."""

    @property
    def printed(self) -> Scene:
        """What is printed on its cards."""
        return LIBRARY[self.scene]


@dataclass(slots=True)
class CardSet:
    """A set of cards being played (GW-053)."""

    kind: SetKind | Literal[""]
    hero: int
    cards: list[int]
    virtual: int
    """The virtual card that stands in for an icon card, or NOT_VIRTUAL."""
    targets: list[int]
    bonus: int
    """What effects add to it (GW-076)."""
    die_adds: bool
    """The die is added instead of subtracted (GW-212)."""


@dataclass(slots=True)
class Blow:
    """An attack that is about to hit a hero."""

    hero: int
    aimed: int
    """Whom it was aimed at, if Mimir took it over."""
    strength: int
    kind: AttackKind
    card: int
    """The scene card it comes from."""
    extras: list[ExtraWord]
    block: int
    """What special cards hold off (GW-116)."""
    set: CardSet | None


@dataclass(slots=True)
class Table(CoreTable):
    """A table of God of War: The Card Game."""

    players: list[Player]
    heroes: list[Hero]
    settings: dict[str, bool | int | str]
    laid_out: Stage | None
    """The scene; None before the first one is laid out."""
    columns: list[list[int]]
    """By column, from 1, the heroes in it: the front one first (GW-044)."""
    mimir: int
    host: int
    """Mimir and the hero he is attached to (GW-224); NOBODY without him."""
    left: int
    """The column where Mimir's figure was left when his host fell, until he has another; else 0."""
    first: int
    active: int
    """Whose turn it is; in the extra scene activation the first player (GW-256)."""
    phase: Phase
    round: int
    quests: list[str]
    """The pyramid: the first quest, then the two above it (GW-019)."""
    bosses: list[str]
    path: list[str]
    """The quests played so far, the present one last."""
    upgrades: list[int]
    offer: list[int]
    """Upgrade cards revealed this round (GW-096)."""
    under: int
    """How many cards at the bottom of the upgrade deck everyone has seen go there (GW-153)."""
    over: int
    """How many on its top the solo player has looked at (GW-213)."""
    veiled: list[int]
    """Cards that only the solo player saw go under the upgrade deck."""
    scried: list[int]
    """Upgrade cards being looked at."""
    removed: list[int]
    played: dict[int, int]
    """Cards whose action is being resolved, with their player; then they are discarded (GW-063)."""
    piles: list[list[int]]
    """Stun, poison and crystal cards beside the scene (GW-025)."""
    used: list[bool]
    """By companion ability (GW-207)."""
    tokens: int
    """Freya tokens with Freya's player (GW-018)."""
    rune: int
    """The rune being carried out, or NOBODY."""
    die: int
    """The enemy die just rolled, or NOBODY."""
    building: CardSet | None
    """The set of a hero's attack, from its first card until it takes effect."""
    incoming: Blow | None
    """The attack that a hero is facing."""
    outcome: Outcome

    @property
    def level(self) -> Difficulty:
        """The difficulty of this table (GW-276)."""
        return DIFFICULTIES[str(self.settings["difficulty"])]

    @property
    def solo(self) -> bool:
        """One player plays Kratos alone (GW-206)."""
        return self.seats == 1

    @property
    def stage(self) -> Stage:
        """The scene as it lies, where there must be one."""
        if self.laid_out is None:
            raise AssertionError("no scene is laid out")
        return self.laid_out

    @property
    def scene(self) -> Scene:
        """What is printed on the scene that lies on the table."""
        return LIBRARY[self.stage.scene]

    @property
    def set(self) -> CardSet:
        """The set of a hero's attack, where there must be one."""
        if self.building is None:
            raise AssertionError("no set is being played")
        return self.building

    @property
    def blow(self) -> Blow:
        """The attack that a hero is facing, where there must be one."""
        if self.incoming is None:
            raise AssertionError("no hero is attacked")
        return self.incoming

    def anytime(self, seat: int) -> list[Option]:
        """Special cards and Mimir's doings beside the open question (GW-060, GW-061)."""
        return ASIDES[0].options(self, seat) if self.phase == Phase.HERO else []

    def play_anytime(self, seat: int, option: Option) -> None:
        """Do one of them, above whatever is open."""
        ASIDES[0].do(self, seat, option)


class Asides(NamedTuple):
    """What seats may do beside the open question, and how it is done."""

    options: Callable[[Table, int], list[Option]]
    do: Callable[[Table, int, Option], None]


ASIDES: list[Asides] = []
"""windows.py, which stands above all that it offers, puts its part here."""


Act: TypeAlias = Step[Table]
"""A step of God of War."""


class EndOfScene(Act):
    """The step below all that happens in a scene: victory goes on from there (GW-172)."""


@dataclass(slots=True)
class Ask(Question[Table]):
    """A question of God of War; its prompt speaks of nothing but names and numbers for people."""

    def arguments(self) -> dict[str, Arg]:
        return {}


# -- who is who ------------------------------------------------------------------


def awake(table: Table, seat: int) -> list[int]:
    """The conscious heroes of a seat."""
    heroes = table.heroes
    return [hero for hero in table.players[seat].heroes if not heroes[hero].down]


def all_awake(table: Table) -> list[int]:
    """All conscious heroes, in turn order from the first player."""
    return [hero for seat in table.clockwise(table.first) for hero in awake(table, seat)]


def find_hero(table: Table, name: str) -> int:
    """The hero of that name."""
    return next(at for at, hero in enumerate(table.heroes) if hero.name == name)


def left_alone(table: Table, hero: int) -> bool:
    """Whether this is Mimir and his host has fallen: he waits for the next round (GW-231)."""
    return hero == table.mimir and table.host != NOBODY and table.heroes[table.host].down


def column_of(table: Table, hero: int) -> int:
    """The column of a figure; Mimir's is his host's, or where he was left (GW-224, GW-231)."""
    found = table.heroes[hero]
    if found.figure != MIMIR:
        return found.column
    if found.down or table.host == NOBODY:
        return 0
    return table.left if left_alone(table, hero) else table.heroes[table.host].column
