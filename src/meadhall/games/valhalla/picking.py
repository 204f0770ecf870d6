"""Choosing among warriors by name; copies that are not alike are told apart by slot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.games.valhalla.cards import NAMES, ORDER
from meadhall.games.valhalla.components import EMPTY, PARTY
from meadhall.games.valhalla.table import Ask, Table


@dataclass(slots=True)
class PickWarrior(Ask):
    """A choice among warriors, by name; copies that differ by their Tyr card or owner by place."""

    kind = "warrior"

    def candidates(self, table: Table) -> list[int]:
        """The places of the warriors that may be chosen."""
        raise NotImplementedError

    def picked(self, table: Table, place: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def options(self, table: Table) -> list[int | str]:
        return names_at(table, self.candidates(table))

    def answer(self, table: Table, option: int | str) -> None:
        """Carry it out, asking which one if copies are not alike."""
        pick_by_name(table, self, str(option), self.candidates(table))


def names_at(table: Table, places: list[int]) -> list[int | str]:
    """The different names of warriors at these places, in order of place."""
    found = {ORDER[table.party[place]]: table.party[place] for place in reversed(places)}
    return [NAMES[card] for card in reversed(found.values())]


def pick_by_name(table: Table, asked: Any, name: str, places: list[int]) -> None:
    """Let a question pick the warrior of that name, asking on if several are not alike."""
    found = [place for place in places if NAMES[table.party[place]] == name]
    likes = {(place // PARTY, tyr_name(table, place)): place for place in reversed(found)}
    if len(likes) == 1:
        asked.picked(table, found[0])
    else:
        table.do(WhichWarrior(asked.seat, asked, tuple(sorted(likes.values()))))


def tyr_name(table: Table, place: int) -> str:
    """The name of the Tyr card under a warrior, empty without one."""
    card = table.tyr[place]
    return "" if card == EMPTY else NAMES[card]


@dataclass(slots=True)
class WhichWarrior(Ask):
    """Choose one of several copies of a warrior that differ in owner or Tyr card, by slot.

    Slots count from 1 on the own board and go on with 5 on the partner's.
    """

    asked: Ask
    among: tuple[int, ...]

    kind = "slot"
    rules = ("VA-018", "VA-229")

    def options(self, table: Table) -> list[int | str]:
        return [slot_number(table, self.seat, place) for place in self.among]

    def answer(self, table: Table, option: int | str) -> None:
        """Go on with the question that asked."""
        for place in self.among:
            if slot_number(table, self.seat, place) == option:
                asked: Any = self.asked
                asked.picked(table, place)


def slot_number(table: Table, seat: int, place: int) -> int:
    """How a seat counts a place: own slots from 1, then others' by seat."""
    owner, slot = divmod(place, PARTY)
    return (owner - seat) % table.seats * PARTY + slot + 1
