"""March: figures go from one province to one other (BR-087 to BR-090).

1. Choose the province they leave, then the one they go to: near or far.
2. Pay 1 Rage.
3. Move one figure after the other, at least one, as long as there is room.

Fjords take no part: they are no provinces, and ships never march (BR-011, BR-088).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Closed, Option, Text, text
from meadhall.games.bloodrage import hints, reasons
from meadhall.games.bloodrage.components import PLACE, PLACES, PROVINCES, YGGDRASIL
from meadhall.games.bloodrage.figures import (
    free_villages,
    move,
    outer_room,
    walkers_at,
    walking,
)
from meadhall.games.bloodrage.stats import pay_rage
from meadhall.games.bloodrage.table import Ask, Table

MARCH_COST = 1


def march_starts(table: Table, seat: int) -> list[int]:
    """Provinces with own figures that have somewhere to go (BR-087).

    There is always room in Yggdrasil (BR-089); only from there every way can be barred.
    """
    starts = walking(table.players[seat])
    if YGGDRASIL in starts and not outer_room(table):
        starts.remove(YGGDRASIL)
    return starts


def can_march(table: Table, seat: int) -> bool:
    """Some figure stands in a province and has somewhere to go (BR-087)."""
    return bool(march_starts(table, seat))


@dataclass(slots=True)
class MarchFrom(Ask):
    """Choose the one province that your figures leave; Yggdrasil may be it (BR-087 to BR-090)."""

    kind = "place"
    rules = ("BR-087", "BR-088", "BR-089", "BR-090")

    def options(self, table: Table) -> list[Option]:
        return [PLACES[place] for place in march_starts(table, self.seat)]

    def hint(self, table: Table, option: Option) -> Text:
        """How strong you and your rivals are in the province that would be left."""
        return text("hint-leave", strength=hints.standing(table, self.seat, PLACE[str(option)]))

    def answer(self, table: Table, option: Option) -> None:
        table.do(MarchTo(self.seat, PLACE[str(option)]))


@dataclass(slots=True)
class MarchTo(Ask):
    """Choose the one province that they go to, near or far, with room there (BR-087, BR-089)."""

    start: int

    kind = "place"
    rules = ("BR-087", "BR-089", "BR-090")

    def options(self, table: Table) -> list[Option]:
        """Other undestroyed provinces with a free village."""
        return [
            PLACES[place]
            for place in PROVINCES
            if place != self.start and free_villages(table, place)
        ]

    def hint(self, table: Table, option: Option) -> Text:
        """Cost, room, reward, and strengths there now and if all who can went."""
        player, place = table.players[self.seat], PLACE[str(option)]
        room = free_villages(table, place)
        strength = hints.reach(table, self.seat, self.start, place, room)
        return hints.both(hints.cost(player, MARCH_COST), hints.province(table, place, strength))

    def closed(self, table: Table) -> list[Closed]:
        """Destroyed and full provinces."""
        away = [place for place in PROVINCES if place != self.start]
        return [reasons.no_room(table, each) for each in away if not free_villages(table, each)]

    def answer(self, table: Table, option: Option) -> None:
        """Pay 1 Rage and begin to move."""
        pay_rage(table, self.seat, MARCH_COST)
        table.do(MarchFigure(self.seat, self.start, PLACE[str(option)], 0))


@dataclass(slots=True)
class MarchFigure(Ask):
    """Choose the figures that march, one after the other, until done (BR-087, BR-090)."""

    start: int
    goal: int
    moved: int

    kind = "figure"
    rules = ("BR-087", "BR-088", "BR-090")

    def options(self, table: Table) -> list[Option]:
        """Figures still there, no more than there are free villages; at least one must go."""
        if not free_villages(table, self.goal):
            return []
        found: list[Option] = [*walkers_at(table.players[self.seat], self.start)]
        return [*found, "done"] if found and self.moved else found

    def hint(self, table: Table, option: Option) -> Text:
        """The strengths at the goal, now and with this figure."""
        after = table
        if option != "done":
            after = hints.moved(table, self.seat, str(option), self.start, self.goal)
        return hints.forecast(table, after, self.seat, self.goal)

    def answer(self, table: Table, option: Option) -> None:
        """Move it and ask for the next; a march triggers no effects of an invade (BR-085)."""
        if option == "done":
            return
        move(table, self.seat, str(option), self.start, self.goal)
        table.say(
            "marches",
            seat=self.seat,
            figure=str(option),
            start=PLACES[self.start],
            place=PLACES[self.goal],
        )
        table.do(MarchFigure(self.seat, self.start, self.goal, self.moved + 1))
