"""Pillage: call to battle, then a battle or an easy prey (BR-112 to BR-124).

1. Call to Battle: clockwise from the pillager's left, each may move one figure in from an
   adjacent province, round after round, until it is full or all have declined in a row.
2. If only the pillager is there, the pillage succeeds (reward.py).
3. Otherwise a battle: cards (battle.py) and resolution (resolution.py).

Until somebody succeeds a province may be attempted again and again (BR-114).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.core import Closed, Option, Text, text
from meadhall.games.bloodrage import hints, reasons
from meadhall.games.bloodrage.battle import FightBattle
from meadhall.games.bloodrage.components import PLACE, PLACES, PROVINCES
from meadhall.games.bloodrage.figures import (
    can_walk,
    free_villages,
    is_present,
    move,
    neighbours,
    walkers_at,
)
from meadhall.games.bloodrage.forces import battle_of
from meadhall.games.bloodrage.reward import EndPillage, PayPillage
from meadhall.games.bloodrage.table import Act, Ask, Table, moment, new_battle


def in_reach(table: Table, seat: int, again: bool) -> Iterator[int]:
    """Provinces that a clan may pillage now (BR-112), one by one: often the first is enough."""
    player = table.players[seat]
    for province, pillaged in enumerate(table.pillaged):
        if pillaged == again and not table.destroyed[province] and is_present(player, province):
            yield province


def prey(table: Table, seat: int, again: bool = False) -> list[int]:
    """Provinces that a clan may pillage now (BR-112); ``again``: by Tyr's Challenge.

    A fjord is no province and never among them, but a ship in it reaches both (BR-010, BR-011).
    """
    return [*in_reach(table, seat, again)]


def can_pillage(table: Table, seat: int) -> bool:
    """Some unpillaged province is in reach; it costs no Rage (BR-112)."""
    return next(in_reach(table, seat, False), None) is not None


@dataclass(slots=True)
class ChoosePillage(Ask):
    """Choose an unpillaged province where, or in whose fjord, you have a figure (BR-112)."""

    kind = "place"
    rules = ("BR-112", "BR-113")

    def options(self, table: Table) -> list[Option]:
        return [PLACES[province] for province in prey(table, self.seat)]

    def hint(self, table: Table, option: Option) -> Text:
        """Strengths as they stand, and the reward."""
        return hints.prey(table, self.seat, PLACE[str(option)])

    def closed(self, table: Table) -> list[Closed]:
        """The other provinces, each with the reason."""
        near = prey(table, self.seat)
        return [reasons.no_prey(table, each) for each in PROVINCES if each not in near]

    def answer(self, table: Table, option: Option) -> None:
        table.do(StartPillage(self.seat, PLACE[str(option)], False))


@dataclass(slots=True)
class StartPillage(Act):
    """A pillage in its three steps (BR-113)."""

    seat: int
    province: int
    again: bool

    def run(self, table: Table) -> None:
        table.battle = new_battle(table, self.province, self.seat, self.again)
        table.say("pillages", seat=self.seat, place=PLACES[self.province])
        left = (self.seat + 1) % table.seats
        table.do(CallToBattle(left, self.province, 0), MeetInBattle(), EndPillage())


# -- call to battle ------------------------------------------------------------------


@dataclass(slots=True)
class CallToBattle(Act):
    """Offer the next player to join, round after round, who declined before too (BR-119)."""

    seat: int
    province: int
    declined: int
    """How many in a row have declined or been skipped since the last move."""

    def run(self, table: Table) -> None:
        """Go on until the province is full or everyone has declined in a row (BR-120)."""
        if free_villages(table, self.province) and self.declined < table.seats:
            table.do(JoinBattle(self.seat, self.province, self.declined))


def senders(table: Table, seat: int, province: int) -> list[int]:
    """The provinces from which a clan can send a figure to a battle, ships apart (BR-118)."""
    player = table.players[seat]
    return [each for each in neighbours(table, province) if can_walk(player, each)]


@dataclass(slots=True)
class JoinBattle(Ask):
    """Move one figure into the pillaged province from a neighbouring one, or decline (BR-115).

    It costs nothing and is open to everybody: whether in the province already or not (BR-116),
    also without Rage or after passing (BR-117). Who has no figure near is skipped; figures are
    public, so that tells nothing (BR-121).
    """

    province: int
    declined: int

    kind = "place"
    rules = ("BR-115", "BR-117", "BR-119", "BR-120")

    def options(self, table: Table) -> list[Option]:
        """The provinces with a figure to send, ships apart (BR-118), or decline."""
        near = senders(table, self.seat, self.province)
        return [*(PLACES[place] for place in near), "pass"] if near else []

    def hint(self, table: Table, option: Option) -> Text:
        """The strengths in the battle: as they are, or with the strongest figure sent."""
        if option == "pass":
            strength = hints.standing(table, self.seat, self.province)
        else:
            strength = hints.reach(table, self.seat, PLACE[str(option)], self.province, 1)
        return hints.there(self.province, strength)

    def answer(self, table: Table, option: Option) -> None:
        if option == "pass":
            pillager = battle_of(table).pillager
            table.say("sends-no-more" if self.seat == pillager else "stays-out", seat=self.seat)
            self.run(table)
        else:
            table.do(
                SendFigure(self.seat, PLACE[str(option)], self.province),
                CallToBattle((self.seat + 1) % table.seats, self.province, 0),
            )

    def run(self, table: Table) -> None:
        """Declined or skipped: the next one is offered."""
        left = (self.seat + 1) % table.seats
        table.do(CallToBattle(left, self.province, self.declined + 1))


@dataclass(slots=True)
class SendFigure(Ask):
    """Choose which figure of that province joins the battle; ships never do (BR-118)."""

    start: int
    province: int

    kind = "figure"
    rules = ("BR-115", "BR-118")

    def options(self, table: Table) -> list[Option]:
        return [*walkers_at(table.players[self.seat], self.start)]

    def hint(self, table: Table, option: Option) -> Text:
        """The strengths in the battle with it, and in the province that it leaves."""
        after = hints.moved(table, self.seat, str(option), self.start, self.province)
        places = (self.province, self.start)
        told = [hints.forecast(table, after, self.seat, place) for place in places]
        said = [hints.there(*each) for each in zip(places, told, strict=True)]
        return text("hint-places", provinces=said)

    def answer(self, table: Table, option: Option) -> None:
        """Move it: no invade, so nothing is triggered and Horns do not matter (BR-122)."""
        move(table, self.seat, str(option), self.start, self.province)
        table.say(
            "joins",
            seat=self.seat,
            figure=str(option),
            start=PLACES[self.start],
            place=PLACES[self.province],
        )


# -- battle or easy prey -----------------------------------------------------------------


@dataclass(slots=True)
class MeetInBattle(Act):
    """Alone, the pillager takes the province; else all who are there fight (BR-123, BR-124)."""

    def run(self, table: Table) -> None:
        """See who stands in the province or its fjord; nobody there stays out."""
        battle = battle_of(table)
        here = [
            seat
            for seat in table.clockwise(battle.pillager)
            if is_present(table.players[seat], battle.province)
        ]
        if len(here) > 1:
            battle.seats = here
            table.do(FightBattle(), RememberCards())
        else:
            table.say("unopposed", seat=battle.pillager, place=PLACES[battle.province])
            battle.winner = battle.pillager
            table.do(PayPillage())


@dataclass(slots=True)
class RememberCards(Act):
    """Everybody has just seen the cards that came back from the battle to a hand (BR-230).

    For each its age is noted, and how many quests its new holder had committed by then: those
    quests, and what was thrown away in ages before, are other cards (hidden.py).
    """

    def run(self, table: Table) -> None:
        """Note it for all cards played that are in a hand now."""
        battle = battle_of(table)
        played = [*battle.blank, *(card for texts in battle.texts for card in texts)]
        table.shown_when = {
            card: when for card, when in table.shown_when.items() if card in table.shown
        }
        for player in table.players:
            when = moment(table.age, len(player.quests))
            table.shown_when |= {card: when for card in played if card in player.hand}
