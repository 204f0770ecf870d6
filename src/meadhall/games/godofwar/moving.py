"""Where heroes stand: columns, front and back, moving, swapping, pushing (GW-043 to GW-050).

1. A column is chosen, or a swap with the other hero in one's own (GW-043, GW-047).
2. Where somebody stands, in front or behind is chosen (GW-045).

A column has two places. ``columns[c]`` lists its heroes, the front one first; who is alone is
in front (GW-046). Mimir takes no place (GW-049).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.core import Arg, Option, Text
from meadhall.games.godofwar.components import PLACES_IN_COLUMN
from meadhall.games.godofwar.heroes import FIGURES, MIMIR
from meadhall.games.godofwar.hints import column_hint
from meadhall.games.godofwar.table import Act, Ask, Table


def leave(table: Table, hero: int) -> None:
    """Take a hero out of its column; whoever stood behind is in front at once (GW-046)."""
    one = table.heroes[hero]
    if one.column:
        table.columns[one.column].remove(hero)
        one.column = 0


def enter(table: Table, hero: int, column: int, front: bool) -> None:
    """Put a hero into a column, before or behind whoever is there (GW-045)."""
    leave(table, hero)
    there = table.columns[column]
    there.insert(0 if front else len(there), hero)
    table.heroes[hero].column = column


def columns_with_room(table: Table, hero: int) -> Iterator[int]:
    """Columns with a free place other than the hero's own, one by one (GW-043)."""
    own, columns = table.heroes[hero].column, table.columns
    for column in range(1, len(columns)):
        if column != own and len(columns[column]) < PLACES_IN_COLUMN:
            yield column


def free_columns(table: Table, hero: int) -> list[int]:
    """Columns with a free place other than the hero's own (GW-043)."""
    return [*columns_with_room(table, hero)]


def can_move(table: Table, hero: int) -> bool:
    """Whether there is anywhere to go, or an ally to change places with."""
    one = table.heroes[hero]
    if one.down or not one.column or one.figure == MIMIR:
        return False
    if len(table.columns[one.column]) > 1:
        return True
    return next(columns_with_room(table, hero), None) is not None


@dataclass(slots=True)
class ChooseColumn(Ask):
    """Move a hero: to any column with a free place, or change places in its own (GW-043, GW-047).

    ``extra`` moves come from effects and may be declined (GW-048).
    """

    hero: int
    figure: int
    extra: bool

    kind = "column"
    rules = ("GW-043", "GW-045", "GW-047", "GW-048")

    def arguments(self) -> dict[str, Arg]:
        return {"hero": FIGURES[self.figure].key}

    def options(self, table: Table) -> list[Option]:
        one = table.heroes[self.hero]
        if one.down or not one.column:
            return []
        found: list[Option] = [*free_columns(table, self.hero)]
        if len(table.columns[one.column]) > 1:
            found.append("swap")
        return [*found, "stay"] if self.extra and found else found

    def answer(self, table: Table, option: Option) -> None:
        one = table.heroes[self.hero]
        if option == "stay":
            return
        if not self.extra:
            one.moved = True
        if option == "swap":
            (other,) = [each for each in table.columns[one.column] if each != self.hero]
            table.columns[one.column].reverse()
            names = {"hero": one.name, "other": table.heroes[other].name}
            table.say("swaps-places", **names, column=one.column)
        else:
            table.do(ChoosePlace(self.seat, self.hero, int(option)))

    def hint(self, table: Table, option: Option) -> Text | None:
        return column_hint(table, self.hero, option)


@dataclass(slots=True)
class ChoosePlace(Ask):
    """Entering a column where another hero stands: in front of them or behind (GW-045)."""

    hero: int
    column: int

    kind = "place"
    rules = ("GW-044", "GW-045", "GW-109")

    def arguments(self) -> dict[str, Arg]:
        return {"column": self.column}

    def options(self, table: Table) -> list[Option]:
        return ["front", "back"] if table.columns[self.column] else ["front"]

    def answer(self, table: Table, option: Option) -> None:
        enter(table, self.hero, self.column, option == "front")
        key = "moves-front" if option == "front" else "moves-back"
        table.say(key, hero=table.heroes[self.hero].name, column=self.column)


@dataclass(slots=True)
class PlaceHero(Ask):
    """Before a scene: put your figure before a card of the bottom row (GW-027, GW-029)."""

    hero: int
    figure: int

    kind = "column"
    rules = ("GW-027", "GW-028", "GW-184")
    rest = True

    def arguments(self) -> dict[str, Arg]:
        return {"hero": FIGURES[self.figure].key}

    def options(self, table: Table) -> list[Option]:
        return [*free_columns(table, self.hero)]

    def answer(self, table: Table, option: Option) -> None:
        table.do(ChoosePlace(self.seat, self.hero, int(option)))

    def hint(self, table: Table, option: Option) -> Text | None:
        return column_hint(table, self.hero, option)


@dataclass(slots=True)
class Push(Act):
    """A hero is pushed one column away from where the blow came from (GW-123)."""

    hero: int
    column: int
    """The attacker's column."""

    def run(self, table: Table) -> None:
        one = table.heroes[self.hero]
        if one.down or one.figure == MIMIR or not one.column:
            return
        free = free_columns(table, self.hero)
        if one.column == self.column or not self.column:
            near = [each for each in (one.column - 1, one.column + 1) if each in free]
        else:
            away = one.column + (1 if one.column > self.column else -1)
            near = [away] if away in free else []
        if near:
            table.do(PushedTo(one.seat, self.hero, one.figure, tuple(near)))


@dataclass(slots=True)
class PushedTo(Ask):
    """Pushed from the attacker's own column: choose the side you are driven to (GW-123)."""

    hero: int
    figure: int
    columns: tuple[int, ...]

    kind = "column"
    rules = ("GW-123", "GW-251")
    rest = True

    def arguments(self) -> dict[str, Arg]:
        return {"hero": FIGURES[self.figure].key}

    def options(self, table: Table) -> list[Option]:
        return [*self.columns]

    def answer(self, table: Table, option: Option) -> None:
        """Go there, in front or behind (GW-251)."""
        table.say("is-pushed", hero=table.heroes[self.hero].name, column=int(option))
        table.do(ChoosePlace(self.seat, self.hero, int(option)))

    def hint(self, table: Table, option: Option) -> Text | None:
        return column_hint(table, self.hero, option)
