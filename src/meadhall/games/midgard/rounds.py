"""A round and its five phases (CM-027 to CM-036, CM-131 to CM-136).

1. Round setup: 1 a troll, 2 two draugr, 3 journeys, 4 runes, 5 monsters, 6 a merchant ship,
   7 the blue locations are restocked (CM-028 to CM-035).
2. Worker placement (placement.py).
3. Assigning warriors (assign.py).
4. Combat: hunting, the troll, the left and the right draugr, the shores from the left (CM-091).
5. Cleanup: 1 workers and ships return, 2 blame for a living troll, 3 draugr go, 4 revealed
   journeys go, 5 coins on monsters, 6 the next round (CM-131 to CM-136, CM-188).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, text
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.cards import GOODS_OF, MERCHANTS
from meadhall.games.midgard.combat import BeginFight, BeginHunt, come_home
from meadhall.games.midgard.components import (
    BLAME,
    DRAUGR,
    FIRST_SHORE,
    GOODS,
    HUNTING,
    NONE,
    RESTOCK,
    STOCK,
    TROLL,
    WARRIORS,
)
from meadhall.games.midgard.forecast import count_texts
from meadhall.games.midgard.placement import PlacementPhase
from meadhall.games.midgard.table import (
    PENDING,
    Act,
    Phase,
    Table,
    owned,
    sender,
)
from meadhall.games.midgard.voyage import BeginVoyage, draw_journey


@dataclass(slots=True)
class PlayRound(Act):
    """One round: its five phases (CM-027)."""

    number: int

    def run(self, table: Table) -> None:
        table.round = self.number
        table.do(RoundSetup(), PlacementPhase(), AssignPhase(), CombatPhase(), Cleanup())


# -- round setup ---------------------------------------------------------------


@dataclass(slots=True)
class RoundSetup(Act):
    """Seven steps that prepare the board (CM-028 to CM-035)."""

    def run(self, table: Table) -> None:
        """In the order of the rulebook."""
        table.phase = Phase.SETUP
        table.say("round-begins", round=table.round)
        table.enemies[TROLL] = table.trolls.pop()
        for target in DRAUGR:
            table.enemies[target] = table.draugr.pop()
        for shore, card in enumerate(table.journeys):
            if card == NONE:
                table.journeys[shore] = draw_journey(table)
        for space, rune in enumerate(table.rune_row):
            if rune == NONE and table.runes:
                table.rune_row[space] = table.runes.pop()
        for target in range(FIRST_SHORE, len(table.enemies)):
            if table.enemies[target] == NONE:
                table.enemies[target] = table.monsters.pop()
        if table.merchant != NONE:
            table.merchants_past.append(table.merchant)
        table.merchant = table.merchants.pop()
        restock(table)
        cargo = count_texts(GOODS_OF[table.merchant])
        table.say("merchant-arrives", card=MERCHANTS[table.merchant], gain=cargo)


def restock(table: Table) -> None:
    """Step 7: one more on each blue location, if the supply has it (CM-034, CM-035)."""
    for at, name in enumerate(STOCK):
        if name in WARRIORS:
            kind = WARRIORS.index(name)
            number = min(RESTOCK[at], table.supply[kind])
            table.supply[kind] -= number
            table.stocks[at] += number
        else:
            table.stocks[at] += RESTOCK[at]


# -- combat --------------------------------------------------------------------


@dataclass(slots=True)
class CombatPhase(Act):
    """Hunting, troll, left draugr, right draugr, then the shores from the left (CM-091)."""

    def run(self, table: Table) -> None:
        """Steps without a participant are skipped."""
        table.phase = Phase.COMBAT
        table.before = tuple(holdings(table, seat) for seat in range(table.seats))
        hunters = table.placed[HUNTING]
        hunts = [BeginHunt(seat) for seat in table.clockwise(table.first) if hunters >> seat & 1]
        fights: list[Act] = []
        for target in range(len(table.enemies)):
            seat = sender(table, target)
            if seat == NONE:
                continue
            if target < FIRST_SHORE:
                fights.append(BeginFight(seat, target))
            else:
                fights.append(BeginVoyage(seat, target - FIRST_SHORE))
        table.do(*hunts, *fights)


def holdings(table: Table, seat: int) -> tuple[int, ...]:
    """A player's glory, goods and dice, to tell what combat changed."""
    player = table.players[seat]
    return (player.glory, *player.goods, sum(owned(table, seat)))


# -- cleanup -------------------------------------------------------------------


@dataclass(slots=True)
class Cleanup(Act):
    """Six steps that end a round, the last one too (CM-131 to CM-136, CM-188)."""

    def run(self, table: Table) -> None:
        """In the order of the rulebook."""
        table.phase = Phase.CLEANUP
        recall(table)
        discard_enemies(table)
        for shore, card in enumerate(table.journeys):
            if table.revealed[shore]:
                table.journey_discards.append(card)
                table.journeys[shore] = NONE
                table.looked[shore] = 0
                table.revealed[shore] = False
        for shore in range(len(table.coins)):
            if table.enemies[FIRST_SHORE + shore] != NONE:
                table.coins[shore] += 1
        tell_changes(table)
        table.chronicle.clear()
        table.outcomes = [PENDING for _ in table.outcomes]
        table.in_order = False


def recall(table: Table) -> None:
    """1. Workers and ships return; nobody is left out at sea (CM-131)."""
    for target in range(len(table.sent)):
        seat = sender(table, target)
        if seat != NONE:
            come_home(table, seat, target)
    for player in table.players:
        player.workers = player.workforce
        player.begged = 0
    table.placed = [0 for _ in table.placed]
    table.harbors = [NONE for _ in table.harbors]


def discard_enemies(table: Table) -> None:
    """2. A living troll brings everybody blame. 3. Draugr just go (CM-132, CM-133, CM-098)."""
    if table.enemies[TROLL] != NONE:
        for player in table.players:
            player.goods[BLAME] += 1
        table.say("troll-lives")
    for target in (TROLL, *DRAUGR):
        if table.enemies[target] != NONE:
            table.discards.append(table.enemies[target])
            table.enemies[target] = NONE


def tell_changes(table: Table) -> None:
    """What stays in everybody's log of a combat phase: the totals (CM-182)."""
    for seat in table.clockwise(table.first):
        now = holdings(table, seat)
        change = [after - was for after, was in zip(now, table.before[seat], strict=True)]
        if any(change):
            names = ("glory", *GOODS, "warriors")
            told: list[Arg] = [
                text("change-up" if number > 0 else "change-down", what=name, n=abs(number))
                for name, number in zip(names, change, strict=True)
                if number
            ]
            table.say("combat-total", seat=seat, changes=told)
