"""The table: players with what they own; the board; the fight under way.

Everything is numbers: seats, places and targets (components.py), cards (cards.py). Who has a
worker on a place is a mask of seats, who has looked at a journey likewise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, TypeAlias, get_args

from meadhall.core import Arg, Line, Option, Question, Step, Together
from meadhall.core import Table as CoreTable
from meadhall.games.midgard.cards import ANY_TIME, HITS, KNOWLEDGE, RUNES, WEALTH
from meadhall.games.midgard.components import (
    COINS,
    FIGHTS,
    FIRST_SHORE,
    HUNT,
    NONE,
    PLACES,
    SHIELD,
    TARGETS,
    WARRIORS,
)

Source = Literal[
    "trolls",
    "draugr",
    "monsters",
    "krakens",
    "skald",
    "leader",
    "destinies",
    "sets",
    "runes",
    "ship",
    "favor",
    "coins",
    "blame",
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where glory comes from, for the result and the lab."""


class Phase(IntEnum):
    """The phases of a round in order (CM-027), and the end of the game."""

    SETUP = 0
    WORKERS = 1
    ASSIGNING = 2
    COMBAT = 3
    CLEANUP = 4
    END = 5


PhaseName = Literal["setup", "workers", "assigning", "combat", "cleanup", "end"]
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)
"""By phase its word in views and texts."""


PENDING, WON, LOST = range(3)
Outcome = Literal["pending", "won", "lost"]
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
"""How each fight of this round ended."""

TOLD: dict[str, tuple[str, ...]] = {
    "hunts-with-nobody": (),
    "hunts": ("food",),
    "fights": ("enemy",),
    "nobody-fights": ("enemy",),
    "loses-fight": ("enemy",),
    "defeats": ("enemy", "glory", "wood", "coins", "favor"),
    "claims-glory": ("glory",),
    "passes-blame": ("other_seat",),
    "spends-favor": (),
    "uses-rune": ("card",),
    "double-glory": ("glory",),
    "journey": ("shore", "card"),
    "loses-aboard": ("what",),
    "starves": ("warriors",),
    "banned-destroyed": ("warriors",),
}
"""What is announced in the combat phase: by text key, what it tells besides the seat."""

Event: TypeAlias = tuple[int | str, ...]
"""Something announced: the key, the seat, then the values of TOLD."""


@dataclass(slots=True)
class Player:
    """A leader's clan: goods, warriors, workers, cards."""

    leader: int
    glory: int
    goods: list[int]
    """Food, wood, coins, favor, blame."""
    warriors: list[int]
    """Dice at home, by type; those sent out lie on their targets."""
    workers: int
    """Workers not placed yet in this round."""
    workforce: int
    """All workers of this player, placed or not."""
    hired: bool
    """Whether the extra worker has left the Worker Huts."""
    begged: int
    """Workers laid down for begging in this round."""
    ship: int
    """The private longship, by its place."""
    runes: tuple[int, ...]
    used: tuple[int, ...]
    """Runes turned over: their power is spent."""
    destinies: list[int]
    shown: tuple[int, ...]
    """Destinies revealed by Success."""
    returned: tuple[tuple[int, ...], ...]
    """Destinies that this player drew and put back, draw by draw: nobody else knows which."""
    defeated: list[int]
    sources: list[int]
    """Glory gained so far, by SOURCES."""


@dataclass(slots=True)
class Fight:
    """The hunt or fight under way. Its dice are the crew of its target, or those at home."""

    seat: int
    target: int
    """A target, or HUNT."""
    enemy: int
    """NONE while hunting."""
    round: int
    damage: int
    roll: list[int]
    """The dice as they lie, in order of components.ROLLED."""
    marked: list[int]
    """Dice of the roll that are to be rolled again."""
    reaction: bool
    """Shields of this roll count as hits too (CM-172)."""
    lost: list[int]
    """Dice lost in this combat round, by type."""


@dataclass(slots=True)
class Table(CoreTable):
    """A table of Champions of Midgard."""

    players: list[Player]
    settings: dict[str, bool | int | str]
    round: int
    phase: Phase
    first: int
    """Who has the first player marker."""
    supply: list[int]
    """Dice in the general supply."""
    stalls: tuple[int, ...]
    ships: list[int]
    """Private longships still to be built, by their places."""
    stocks: list[int]
    """What lies on Armory, Foundry, Forge and Smokehouse."""
    placed: list[int]
    """By place the mask of seats that have a worker there."""
    harbors: list[int]
    """By shore the ship moored there, by its place."""
    enemies: list[int]
    """By target the enemy that waits there."""
    outcomes: list[int]
    coins: list[int]
    """Coins on the monster of each shore."""
    journeys: list[int]
    """By shore its journey card."""
    looked: list[int]
    """By shore the mask of seats that have looked at its journey."""
    revealed: list[bool]
    sent: list[list[int]]
    """By target the dice sent there."""
    stores: list[int]
    """By shore the food aboard."""
    rune_row: list[int]
    merchant: int
    trolls: list[int]
    draugr: list[int]
    monsters: list[int]
    """Decks; the top card is the last."""
    journey_deck: list[int]
    merchants: list[int]
    runes: list[int]
    destinies: list[int]
    discards: list[int]
    """Trolls and draugr that nobody defeated (CM-133)."""
    journey_discards: list[int]
    merchants_past: list[int]
    in_order: bool
    """Somebody has demanded turn order for this round's assignment (CM-083)."""
    drawn: list[int]
    """Destinies being chosen from at the Sage's House."""
    chronicle: list[Event]
    """What happened in this combat phase, open to all until it is cleaned up (CM-182)."""
    before: tuple[tuple[int, ...], ...]
    """Everybody's glory, goods and dice when combat began."""
    fight: Fight | None = None

    def recount(self, seat: int, key: str, *values: int | str) -> None:
        """Announce something of the combat phase to all, when it happens (CM-182)."""
        self.chronicle.append((key, seat, *values))
        told: dict[str, Arg] = {"seat": seat}
        told.update(zip(TOLD[key], values, strict=True))
        self.log.append(Line(key, told))

    # -- runes without a trigger, and the demand for turn order ----------------

    def anytime(self, seat: int) -> list[Option]:
        """Runes without a trigger in the moments of CM-190; turn order while assigning (CM-083)."""
        top = self.top
        if isinstance(top, Together):
            assert isinstance(top.questions[0], Ask)
            return top.questions[0].beside(self, seat)
        if isinstance(top, Ask):
            return top.beside(self, seat)
        return []

    def play_anytime(self, seat: int, option: Option) -> None:
        """Turn a rune, or call for turn order."""
        self.do(BESIDE[str(option)](seat))

    def ready_runes(self, seat: int) -> list[Option]:
        """Unspent runes of a seat that have no trigger and would do something now (CM-163)."""
        player = self.players[seat]
        if not player.runes:
            return []
        ready: list[Option] = []
        for rune in player.runes:
            if not ANY_TIME[rune] or rune in player.used:
                continue
            if rune == WEALTH and not player.goods[COINS]:
                continue
            if rune == KNOWLEDGE and not self.unseen_journeys(seat):
                continue
            ready.append(RUNES[rune])
        return ready

    def unseen_journeys(self, seat: int) -> list[int]:
        """The shores whose journey lies face down and unseen by this seat."""
        return [
            shore
            for shore, card in enumerate(self.journeys)
            if card != NONE and not self.revealed[shore] and not self.looked[shore] >> seat & 1
        ]


Act: TypeAlias = Step[Table]
"""A step of Champions of Midgard."""

BESIDE: dict[str, Callable[[int], Act]] = {}
"""By option, what a seat does beside the open question; the modules of the rules add theirs."""


@dataclass(slots=True)
class Ask(Question[Table]):
    """A question of Champions of Midgard; its prompt speaks of places and warriors by name."""

    def arguments(self) -> dict[str, Arg]:
        """The fields, with places, targets and warriors named."""
        told = Question.arguments(self)
        for field, names in NAMED.items():
            number = told.get(field)
            if isinstance(number, int):
                told[field] = names[number]
        return told

    def beside(self, table: Table, seat: int) -> list[Option]:
        """What any seat may do beside this question; nothing inside an effect (CM-163)."""
        return []


NAMED: dict[str, tuple[str, ...]] = {
    "target": TARGETS,
    "shore": TARGETS[FIRST_SHORE:],
    "place": PLACES,
    "warrior": WARRIORS,
}
"""Fields of questions that are numbers of something with a name."""


# -- reading a table -------------------------------------------------------------


def has_rune(player: Player, rune: int) -> bool:
    """Whether a player owns this rune unspent."""
    return rune in player.runes and rune not in player.used


def use_rune(table: Table, seat: int, rune: int) -> None:
    """Turn a rune over: it stays for the final scoring (CM-162)."""
    player = table.players[seat]
    assert has_rune(player, rune)
    player.used += (rune,)


def sender(table: Table, target: int) -> int:
    """Whose warriors go to this target, or NONE."""
    if target < FIRST_SHORE:
        place = FIGHTS[target]
    else:
        if target - FIRST_SHORE >= len(table.harbors):
            return NONE
        place = table.harbors[target - FIRST_SHORE]
        if place == NONE:
            return NONE
    return table.placed[place].bit_length() - 1


def targets_of(table: Table, seat: int) -> list[int]:
    """The targets this seat may send warriors to (CM-081)."""
    placed, own = table.placed, 1 << seat
    found = []
    for target, place in enumerate(FIGHTS):
        if placed[place] & own:
            found.append(target)
    for shore, ship in enumerate(table.harbors):
        if ship != NONE and placed[ship] & own:
            found.append(FIRST_SHORE + shore)
    return found


def owned(table: Table, seat: int) -> list[int]:
    """All dice of a player, at home and sent out, by type (CM-007, CM-089)."""
    total = table.players[seat].warriors[:]
    for target, (swordsmen, spearmen, axemen) in enumerate(table.sent):
        if (swordsmen or spearmen or axemen) and sender(table, target) == seat:
            total[0] += swordsmen
            total[1] += spearmen
            total[2] += axemen
    return total


def crew(table: Table, fight: Fight) -> list[int]:
    """The dice of a fight or hunt, by type."""
    if fight.target == HUNT:
        return table.players[fight.seat].warriors
    return table.sent[fight.target]


def hits_of(table: Table, fight: Fight) -> int:
    """How many hits a roll counts for (CM-102, CM-159, CM-172)."""
    worth = HITS[fight.reaction][table.players[fight.seat].leader]
    return sum(worth[die] for die in fight.roll)


def shields_of(fight: Fight) -> int:
    """How many shields a roll shows (CM-103)."""
    return sum(1 for die in fight.roll if die & 3 == SHIELD)


def gain_glory(table: Table, seat: int, glory: int, source: Source) -> None:
    """Move a player on the glory track (CM-002)."""
    player = table.players[seat]
    player.glory += glory
    player.sources[SOURCES.index(source)] += glory
