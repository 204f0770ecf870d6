"""Set-up (CM-014 to CM-026).

1. Board and round marker; stalls, military and economic drawn apart (CM-014, CM-015).
2. Ships for this number of players (CM-016, CM-017).
3. All decks are shuffled (CM-018).
4. The first player (CM-019).
5. What everybody starts with, one destiny among it (CM-021 to CM-024, CM-179).
6. Leaders, counter-clockwise, the first player last (CM-020).
7. Eight rounds (rounds.py), a last chance for runes, final scoring (CM-001, CM-137).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.core import Choice, Dice, Option, Setting, first_player, first_player_choice
from meadhall.games.midgard.cards import (
    DECKS,
    DESTINIES,
    JOURNEY_COUNT,
    LEADERS,
    MERCHANTS,
    RUNES,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BLAME,
    DICE,
    FIRST_SHORE,
    NONE,
    PRIVATE_SHIPS,
    ROUNDS,
    RUNE_SPACES,
    SHORES,
    STALL_COUNT,
    STALLS,
    START,
    START_DESTINIES,
    STOCKED,
    WORKERS,
)
from meadhall.games.midgard.rounds import PlayRound
from meadhall.games.midgard.runes import LastRunes
from meadhall.games.midgard.scoring import FinalScoring
from meadhall.games.midgard.table import PENDING, SOURCES, Act, Ask, Phase, Player, Table

CHOICES = (
    Choice("hall_of_glory", (False, True), False),
    Choice("distrust", (False, True), False),
    first_player_choice(4),
)
"""The two variants (CM-178 to CM-180), and who begins."""


def set_up(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    """The first table. All chance comes from the game's dice, in this order."""
    shores = SHORES[seats]
    table = Table(
        seats=seats,
        dice=dice,
        agenda=[],
        players=[new_player(seats, options) for _ in range(seats)],
        settings=dict(options),
        round=1,
        phase=Phase.SETUP,
        first=first_player(seats, options, dice, "CM-019"),
        supply=[*DICE],
        stalls=draw_stalls(seats, dice),
        ships=[ship for ship in PRIVATE_SHIPS if ALL_PLACES[ship].players <= seats],
        stocks=[0 for _ in STOCKED],
        placed=[0 for _ in ALL_PLACES],
        harbors=[NONE] * shores,
        enemies=[NONE] * (FIRST_SHORE + shores),
        outcomes=[PENDING] * (FIRST_SHORE + shores),
        coins=[0] * shores,
        journeys=[NONE] * shores,
        looked=[0] * shores,
        revealed=[False] * shores,
        sent=[[0, 0, 0] for _ in range(FIRST_SHORE + shores)],
        stores=[0] * shores,
        rune_row=[NONE] * RUNE_SPACES,
        merchant=NONE,
        trolls=shuffled(DECKS["troll"], dice),
        draugr=shuffled(DECKS["draugr"], dice),
        monsters=shuffled(DECKS["monster"], dice),
        journey_deck=shuffled(journeys(), dice),
        merchants=shuffled(range(len(MERCHANTS)), dice),
        runes=shuffled(range(len(RUNES)), dice),
        destinies=shuffled(range(len(DESTINIES)), dice),
        discards=[],
        journey_discards=[],
        merchants_past=[],
        in_order=False,
        drawn=[],
        chronicle=[],
        before=(),
    )
    deal_out(table)
    table.say("first-player", seat=table.first)
    rounds = [PlayRound(number) for number in range(1, ROUNDS + 1)]
    table.do(*picking(table), *rounds, LastChance(), FinalScoring())
    return table


def shuffled(cards: tuple[int, ...] | range | list[int], dice: Dice) -> list[int]:
    """A deck of these cards (CM-018)."""
    deck = [*cards]
    dice.shuffle(deck)
    return deck


def journeys() -> list[int]:
    """All journey cards, by kind."""
    return [kind for kind, count in enumerate(JOURNEY_COUNT) for _ in range(count)]


def draw_stalls(seats: int, dice: Dice) -> tuple[int, ...]:
    """The stalls of this game, military and economic drawn separately (CM-015)."""
    drawn: list[int] = []
    for kind, stalls in STALLS.items():
        drawn += shuffled(stalls, dice)[: STALL_COUNT[seats][kind]]
    return tuple(sorted(drawn))


def new_player(seats: int, options: Mapping[str, Setting]) -> Player:
    """What a player starts with (CM-021 to CM-023); one blame if the people are wary (CM-179)."""
    goods = [*START.goods]
    goods[BLAME] += 1 if options["distrust"] else 0
    return Player(
        leader=NONE,
        glory=0,
        goods=goods,
        warriors=[*START.warriors],
        workers=WORKERS[seats],
        workforce=WORKERS[seats],
        hired=False,
        begged=0,
        ship=NONE,
        runes=(),
        used=(),
        destinies=[],
        shown=(),
        returned=(),
        defeated=[],
        sources=[0] * len(SOURCES),
    )


def deal_out(table: Table) -> None:
    """Starting dice leave the supply; everybody is dealt a destiny (CM-021, CM-024)."""
    for seat, player in enumerate(table.players):
        for kind, number in enumerate(START.warriors):
            table.supply[kind] -= number
        player.destinies = [table.destinies.pop() for _ in range(START_DESTINIES)]
        for destiny in player.destinies:
            table.tell(seat, "keeps-destiny", seat=seat, card=DESTINIES[destiny])


# -- leaders -------------------------------------------------------------------


def picking(table: Table) -> list[Act]:
    """Leaders are picked counter-clockwise, the first player last (CM-020)."""
    order = [(table.first - step) % table.seats for step in range(1, table.seats + 1)]
    return [PickLeader(seat) for seat in order]


@dataclass(slots=True)
class PickLeader(Ask):
    """Choose one of the leaders that are left (CM-020)."""

    kind = "card"
    rest = True
    rules = ("CM-020", "CM-153")

    def options(self, table: Table) -> list[Option]:
        taken = [player.leader for player in table.players]
        return [name for number, name in enumerate(LEADERS) if number not in taken]

    def answer(self, table: Table, option: Option) -> None:
        table.players[self.seat].leader = LEADERS.index(str(option))
        table.say("picks-leader", seat=self.seat, leader=str(option))


# -- the end -------------------------------------------------------------------


@dataclass(slots=True)
class LastChance(Act):
    """Before scoring, runes without a trigger once round the table (CM-137, CM-189)."""

    def run(self, table: Table) -> None:
        table.do(*[LastRunes(seat) for seat in table.clockwise(table.first)])
