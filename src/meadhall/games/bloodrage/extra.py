"""Extra actions of clan upgrades: they use up the turn like any other (BR-104).

Tyr's Challenge      2 Rage: pillage a province that is pillaged already
Frigga's Sacrifice   no Rage: give up two figures on the board to raise a stat
Frigga's Domain      1 Rage: invade with a fallen figure from Valhalla
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import EFFECTS
from meadhall.games.bloodrage.components import BOARD, PLACE, PLACES, PROVINCES, VALHALLA
from meadhall.games.bloodrage.destroy import lose_figures
from meadhall.games.bloodrage.figures import (
    count_at,
    figures_at,
    has,
    has_room,
    horns_left,
    on_board,
    upgrades,
)
from meadhall.games.bloodrage.invade import ChooseLanding
from meadhall.games.bloodrage.pillage import StartPillage, prey
from meadhall.games.bloodrage.stats import RaiseStat, affords, pay_rage, price
from meadhall.games.bloodrage.table import Act, Ask, Player, Table

REPILLAGE = EFFECTS.name("repillage", rage=int)
SACRIFICE_TWO = EFFECTS.name("sacrifice_two", figures=int, stats=int)
INVADE_FROM_VALHALLA = EFFECTS.name("invade_from_valhalla", rage=int)


# -- Tyr's Challenge -----------------------------------------------------------------------


def can_challenge(table: Table, seat: int) -> bool:
    """Tyr's Challenge lies there, can be paid for, and a pillaged province is in reach."""
    return affords(table.players[seat], REPILLAGE) and bool(prey(table, seat, again=True))


@dataclass(slots=True)
class ChooseChallenge(Ask):
    """Tyr's Challenge: pay 2 Rage to pillage a province already pillaged (BR-104, BR-218)."""

    kind = "place"
    rules = ("BR-104", "BR-112", "BR-218")

    def options(self, table: Table) -> list[Option]:
        return [PLACES[province] for province in prey(table, self.seat, again=True)]

    def hint(self, table: Table, option: Option) -> Text:
        """Strengths and reward there."""
        return hints.prey(table, self.seat, PLACE[str(option)])

    def answer(self, table: Table, option: Option) -> None:
        (card,) = upgrades(table.players[self.seat], REPILLAGE)
        pay_rage(table, self.seat, int(card.params["rage"]))
        table.say("acts", seat=self.seat, card=card.name)
        table.do(StartPillage(self.seat, PLACE[str(option)], True))


# -- Frigga's Sacrifice --------------------------------------------------------------------


def can_sacrifice(table: Table, seat: int) -> bool:
    """Frigga's Sacrifice lies there and enough own figures are on the board (BR-104)."""
    player = table.players[seat]
    return has(player, SACRIFICE_TWO) and on_board(player) >= sacrificed(player)


def sacrificed(player: Player) -> int:
    """How many figures Frigga's Sacrifice on this clan sheet asks for."""
    (card,) = upgrades(player, SACRIFICE_TWO)
    return int(card.params["figures"])


@dataclass(slots=True)
class Sacrifice(Act):
    """Frigga's Sacrifice: figures are given up one after the other, then a stat rises (BR-104)."""

    seat: int

    def run(self, table: Table) -> None:
        table.do(SacrificeFrom(self.seat, sacrificed(table.players[self.seat])))


@dataclass(slots=True)
class SacrificeFrom(Ask):
    """Frigga's Sacrifice: choose the place of a figure to give up (BR-104)."""

    left: int

    kind = "place"
    rules = ("BR-104",)

    def options(self, table: Table) -> list[Option]:
        player = table.players[self.seat]
        return [PLACES[place] for place in BOARD if count_at(player, place)]

    def hint(self, table: Table, option: Option) -> Text | None:
        """What stands in a province now; a fjord has no standing of its own."""
        place = PLACE[str(option)]
        return hints.standing(table, self.seat, place) if place < len(PROVINCES) else None

    def answer(self, table: Table, option: Option) -> None:
        table.do(SacrificeFigure(self.seat, PLACE[str(option)], self.left))


@dataclass(slots=True)
class SacrificeFigure(Ask):
    """Choose the figure to give up; it is a cost, so nothing can save it (BR-104)."""

    place: int
    left: int

    kind = "figure"
    rules = ("BR-104",)

    def options(self, table: Table) -> list[Option]:
        return [*figures_at(table.players[self.seat], self.place)]

    def answer(self, table: Table, option: Option) -> None:
        """It goes to Valhalla; after the last one a stat rises."""
        lose_figures(table, self.seat, ((str(option), self.place),))
        if self.left > 1:
            table.do(SacrificeFrom(self.seat, self.left - 1))
        else:
            (card,) = upgrades(table.players[self.seat], SACRIFICE_TWO)
            table.do(*[RaiseStat(self.seat) for _ in range(card.params["stats"])])


# -- Frigga's Domain -----------------------------------------------------------------------


def summonable(table: Table, player: Player) -> list[str]:
    """Fallen figures that can be placed, if Horns allow (BR-083, BR-104)."""
    if horns_left(player) <= 0:
        return []
    return [figure for figure in figures_at(player, VALHALLA) if has_room(table, figure)]


def can_summon(table: Table, seat: int) -> bool:
    """Frigga's Domain lies there, can be paid for, and a fallen figure can be placed (BR-213)."""
    player = table.players[seat]
    return affords(player, INVADE_FROM_VALHALLA) and bool(summonable(table, player))


@dataclass(slots=True)
class ChooseFallen(Ask):
    """Frigga's Domain: choose a figure in Valhalla to invade with for 1 Rage (BR-104, BR-213)."""

    kind = "figure"
    rules = ("BR-104", "BR-213")

    def options(self, table: Table) -> list[Option]:
        return [*summonable(table, table.players[self.seat])]

    def hint(self, table: Table, option: Option) -> Text:
        """The same cost for each, the leader too."""
        player = table.players[self.seat]
        return hints.cost(player, price(player, INVADE_FROM_VALHALLA))

    def answer(self, table: Table, option: Option) -> None:
        rage = price(table.players[self.seat], INVADE_FROM_VALHALLA)
        table.do(ChooseLanding(self.seat, str(option), rage, VALHALLA))
