"""Invade: from the reserve to the board (BR-080 to BR-086, BR-094 to BR-097).

1. Choose the figure: it costs its strength, the leader nothing.
2. Choose the place: a free village of any outer province; for ships a fjord.
3. It lands (landing.py): its own arrival effect, then Frigga's Succor.
4. Thor's Domain lets its owner pillage the province at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Closed, Option, Text, text
from meadhall.games.bloodrage import hints, reasons
from meadhall.games.bloodrage.cards import EFFECTS
from meadhall.games.bloodrage.components import PLACE, PLACES, PROVINCES, RESERVE
from meadhall.games.bloodrage.figures import (
    figures_at,
    has_room,
    horns_left,
    invade_cost,
    landings,
)
from meadhall.games.bloodrage.landing import Land, landed
from meadhall.games.bloodrage.pillage import StartPillage
from meadhall.games.bloodrage.stats import affords, pay_rage, price
from meadhall.games.bloodrage.table import Act, Ask, Player, Table

PAY_TO_PILLAGE = EFFECTS.name("pay_to_pillage", rage=int)


def invaders(table: Table, player: Player) -> list[str]:
    """Figures in reserve that can be paid for and placed, if Horns allow (BR-080, BR-083)."""
    if horns_left(player) <= 0:
        return []
    ready = figures_at(player, RESERVE)
    return [figure for figure in ready if may_invade(table, player, figure)]


def may_invade(table: Table, player: Player, figure: str) -> bool:
    """Whether a figure can be paid for and placed (BR-068, BR-080)."""
    return invade_cost(player, figure) <= player.rage and has_room(table, figure)


def can_invade(table: Table, seat: int) -> bool:
    """Some figure in reserve can be paid for and placed, and Horns allow (BR-080, BR-083)."""
    player = table.players[seat]
    if horns_left(player) <= 0:
        return False
    return any(may_invade(table, player, figure) for figure in figures_at(player, RESERVE))


# -- the action --------------------------------------------------------------------


@dataclass(slots=True)
class ChooseInvader(Ask):
    """Choose a figure of your reserve to invade with; it costs its strength (BR-080, BR-081)."""

    kind = "figure"
    rules = ("BR-080", "BR-081", "BR-083", "BR-084")

    def options(self, table: Table) -> list[Option]:
        return [*invaders(table, table.players[self.seat])]

    def hint(self, table: Table, option: Option) -> Text:
        player = table.players[self.seat]
        return hints.cost(player, invade_cost(player, str(option)))

    def closed(self, table: Table) -> list[Closed]:
        """Other figures in reserve, each with the reason."""
        player = table.players[self.seat]
        return [
            reasons.no_invader(table, player, figure)
            for figure in figures_at(player, RESERVE)
            if not may_invade(table, player, figure)
        ]

    def answer(self, table: Table, option: Option) -> None:
        figure = str(option)
        cost = invade_cost(table.players[self.seat], figure)
        table.do(ChooseLanding(self.seat, figure, cost, RESERVE))


@dataclass(slots=True)
class ChooseLanding(Ask):
    """Choose where the figure invades: a free village, or for ships a fjord (BR-080 to BR-082)."""

    figure: str
    cost: int
    start: int

    kind = "place"
    rules = ("BR-080", "BR-081", "BR-082")

    def options(self, table: Table) -> list[Option]:
        return [PLACES[place] for place in landings(table, self.figure)]

    def hint(self, table: Table, option: Option) -> Text:
        """Rage left, room and reward there, strengths now and after."""
        place = PLACE[str(option)]
        after = landed(table, self.seat, self.figure, self.start, place)
        there = hints.landing(table, after, self.seat, place)
        return hints.both(hints.cost(table.players[self.seat], self.cost), there)

    def closed(self, table: Table) -> list[Closed]:
        """Provinces where it cannot go, each with the reason."""
        here = landings(table, self.figure)
        return reasons.no_landing(table, self.figure, [p for p in PROVINCES if p not in here])

    def answer(self, table: Table, option: Option) -> None:
        pay_rage(table, self.seat, self.cost)
        table.do(Invade(self.seat, self.figure, self.start, PLACE[str(option)]))


@dataclass(slots=True)
class FreeInvade(Ask):
    """After an upgrade, invade at once for no Rage with a figure it concerns (BR-094 to BR-097)."""

    figures: tuple[str, ...]

    kind = "figure"
    rules = ("BR-094", "BR-095", "BR-096", "BR-097")

    def options(self, table: Table) -> list[Option]:
        """Such figures in reserve, if Horns and board allow (BR-096), or none.

        Rage is not asked for. What is declined is lost: later the figure invades at its price.
        """
        player = table.players[self.seat]
        if horns_left(player) <= 0:
            return []
        ready = figures_at(player, RESERVE)
        found = [each for each in self.figures if each in ready and has_room(table, each)]
        return [*found, "pass"] if found else []

    def hint(self, table: Table, option: Option) -> Text | None:
        return None if option == "pass" else text("hint-free")

    def answer(self, table: Table, option: Option) -> None:
        if option != "pass":
            table.do(ChooseLanding(self.seat, str(option), 0, RESERVE))


# -- what an invade does -------------------------------------------------------------


@dataclass(slots=True)
class Invade(Act):
    """An invade on one's own turn, with all that follows (BR-085, BR-086)."""

    seat: int
    figure: str
    start: int
    place: int

    def run(self, table: Table) -> None:
        """It lands; Thor's Domain, for provinces only, comes last (BR-217)."""
        follow: list[Act] = [Land(self.seat, self.figure, self.start, self.place)]
        if self.place < len(PROVINCES):
            follow.append(PillageAtOnce(self.seat, self.place))
        table.do(*follow)


@dataclass(slots=True)
class PillageAtOnce(Ask):
    """Thor's Domain: pay 2 Rage and pillage the invaded province at once (BR-217)."""

    place: int

    rules = ("BR-217",)

    def options(self, table: Table) -> list[Option]:
        """Pillage or not, if the card lies there and the province is still to be had."""
        if table.pillaged[self.place]:
            return []
        can_pay = affords(table.players[self.seat], PAY_TO_PILLAGE)
        return ["pillage", "pass"] if can_pay else []

    def hint(self, table: Table, option: Option) -> Text | None:
        """Its cost, strengths and reward there."""
        if option == "pass":
            return None
        player = table.players[self.seat]
        cost = hints.cost(player, price(player, PAY_TO_PILLAGE))
        return hints.both(cost, hints.prey(table, self.seat, self.place))

    def answer(self, table: Table, option: Option) -> None:
        if option == "pass":
            return
        pay_rage(table, self.seat, price(table.players[self.seat], PAY_TO_PILLAGE))
        table.do(StartPillage(self.seat, self.place, False))
