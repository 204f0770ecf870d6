"""The table: clans with their figures, cards and stats; the board; the battle being fought.

Everything is numbers: seats, places (components.py) and cards (cards.py). A clan's figures
are known by where they stand: its warriors as a count for each place, leader, ship and the
monsters of its two slots by their place. All figures move through ``move``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, TypeAlias, get_args

from meadhall.core import Arg, Question, Step
from meadhall.core import Table as CoreTable
from meadhall.games.bloodrage.components import (
    EMPTY,
    MONSTER_SLOTS,
    NOWHERE,
    PLACES,
    RESERVE,
    SLOT_COUNT,
    TRACKS,
    VALHALLA,
)

Source = Literal[
    "battles",
    "pillaging",
    "quests",
    "ragnarok",
    "valhalla",
    "ships",
    "cards",
    "upgrades",
    "legends",
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where Glory comes from, for the result and the lab."""


class Phase(IntEnum):
    """The phases of an age in order (BR-050), and the end of the game."""

    GIFTS = 0
    ACTION = 1
    DISCARD = 2
    QUEST = 3
    RAGNAROK = 4
    VALHALLA = 5
    END = 6


PhaseName = Literal["gifts", "action", "discard", "quest", "ragnarok", "valhalla", "end"]
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)
"""What the phases are called in views and texts."""


@dataclass(slots=True)
class Player:
    """A clan: its sheet, its figures and its cards."""

    glory: int
    rage: int
    stats: list[int]
    """Steps of Rage, Axes and Horns on their tracks, from 0."""
    passed: bool
    warriors: list[int]
    """How many warriors stand in each place, RESERVE and VALHALLA included."""
    leader: int
    ship: int
    monsters: list[int]
    """Where the monster of each monster slot is; NOWHERE if the slot is empty."""
    slots: list[int]
    """The upgrade in each slot of the clan sheet; EMPTY if none."""
    hand: list[int]
    quests: list[int]
    """Quests committed this age, face down."""
    pack: list[int]
    """The cards being drafted from."""
    left: list[int]
    """Cards left over at the end of a draft and discarded unseen (BR-058)."""
    thrown: list[list[int]]
    """Cards thrown away face down in the Discard phase, by age."""
    sources: list[int]
    """Glory gained so far, by SOURCES."""

    def held(self) -> list[int]:
        """All cards held, committed or thrown away face down: those that others do not see."""
        return [*self.hand, *self.quests, *(card for thrown in self.thrown for card in thrown)]

    def stat(self, stat: int) -> int:
        """The present value of Rage, Axes or Horns."""
        return TRACKS[stat][self.stats[stat]]


@dataclass(slots=True)
class Battle:
    """The pillage being carried out, with its battle if there is one."""

    province: int
    pillager: int
    again: bool
    """Started by Tyr's Challenge: the token lies face down already."""
    seats: list[int]
    """Who takes part, the pillager first, then clockwise; empty while unopposed."""
    front: list[list[int]]
    """Cards lying face up in front of each seat."""
    texts: list[list[int]]
    """Cards of each seat whose text is in force, wherever the card has gone since (BR-164)."""
    blank: list[int]
    """Cards whose text is cancelled (BR-134)."""
    quest_value: list[int]
    """What each seat lets its revealed quest count for (BR-219)."""
    spared: list[str]
    """The figure that each seat spares from Odin's Tide."""
    fallen: list[int]
    """Figures that each clan lost in this battle."""
    totals: list[int]
    winner: int
    """The winning seat; NOWHERE while undecided or when nobody wins."""
    watcher: int
    """The owner of a Valkyrie that was in the battle at its start, or NOWHERE."""


@dataclass(slots=True)
class Table(CoreTable):
    """A table of Blood Rage."""

    players: list[Player]
    settings: dict[str, bool | int | str]
    age: int
    phase: Phase
    """Where the saga token lies."""
    first: int
    turn: int
    """Whose turn it is in the Action phase."""
    tokens: list[int]
    """The pillage token of each province; EMPTY once it is removed."""
    pillaged: list[bool]
    destroyed: list[bool]
    ragnarok: list[int]
    """The provinces of the three ages' Ragnarök tokens."""
    doom: int
    """The province with the doom token; NOWHERE after the third Ragnarök."""
    crowd: list[int]
    """How many figures stand in each province."""
    decks: list[list[int]]
    """Cards not dealt, by age."""
    discards: list[int]
    """Cards discarded face up."""
    shown: list[int]
    """Cards that everyone has seen and that went back to a hand (BR-230)."""
    shown_when: dict[int, int]
    """The moment in which each of them was last seen."""
    taken: list[int]
    """For each card the pack and round of the draft it was taken from (draft.py)."""
    draft_round: int
    """The round of the draft, from 0."""
    battle: Battle | None = None


def moment(age: int, quests: int) -> int:
    """A time in the game, as fine as secrets need it: age and quests committed in it so far."""
    return age * 16 + quests


def age_of(moment: int) -> int:
    """The age of such a time."""
    return moment // 16


Act: TypeAlias = Step[Table]
"""A step of Blood Rage."""


@dataclass(slots=True)
class Ask(Question[Table]):
    """A question of Blood Rage; its prompt speaks of places by their names.

    Whatever a card says one may do can be declined ("pass", 0); all else is compulsory as far
    as it can be done (BR-224).
    """

    def arguments(self) -> dict[str, Arg]:
        """The fields, with places named."""
        told = Question.arguments(self)
        for field in ("start", "goal", "place", "province"):
            place = told.get(field)
            if isinstance(place, int):
                told[field] = PLACES[place]
        return told


def new_player(figures: int) -> Player:
    """A clan at the start: all figures in reserve, everything else empty (BR-030, BR-031)."""
    warriors = [0] * (VALHALLA + 1)
    warriors[RESERVE] = figures
    return Player(
        glory=0,
        rage=TRACKS[0][0],
        stats=[0, 0, 0],
        passed=False,
        warriors=warriors,
        leader=RESERVE,
        ship=RESERVE,
        monsters=[NOWHERE for _ in MONSTER_SLOTS],
        slots=[EMPTY] * SLOT_COUNT,
        hand=[],
        quests=[],
        pack=[],
        left=[],
        thrown=[[], [], []],
        sources=[0] * len(SOURCES),
    )


def new_battle(table: Table, province: int, pillager: int, again: bool) -> Battle:
    """A pillage that has just been declared."""
    seats = table.seats
    return Battle(
        province=province,
        pillager=pillager,
        again=again,
        seats=[],
        front=[[] for _ in range(seats)],
        texts=[[] for _ in range(seats)],
        blank=[],
        quest_value=[0] * seats,
        spared=[""] * seats,
        fallen=[0] * seats,
        totals=[0] * seats,
        winner=NOWHERE,
        watcher=NOWHERE,
    )
