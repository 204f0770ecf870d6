"""Weapon dice in a battle: rolling, rerolling, turning, discarding (VA-059 to VA-064, VA-075).

Free dice are counted by kind; discarded coloured dice are out until the end of the battle,
grey ones go back to the supply at once (VA-077, VA-078).

A reroll: 1. pay a die, unless it is free (PayDie); 2. pick dice one by one; 3. roll them
together (RerollDice).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.valhalla.components import (
    BLANK,
    DICE,
    FACES,
    GREY,
    KIND,
    KINDS,
    WEAPONS,
)
from meadhall.games.valhalla.odds import chance_of_roll
from meadhall.games.valhalla.table import Act, Ask, Side, Table, side_of

ANY_NUMBER = 0
"""A free reroll of any number of dice."""
BY_TACTIC = -1
"""The same given by a tactic, which does not count as a reroll for a commission (VA-185)."""


def roll_into(table: Table, side: Side, coloured: int, grey: int) -> list[int]:
    """Roll so many dice and add them to the free ones; says their kinds."""
    below = table.dice.below
    rolled = [below(GREY) for _ in range(coloured)] + [GREY + below(GREY) for _ in range(grey)]
    for kind in rolled:
        side.pool[kind] += 1
    return rolled


def discard_die(table: Table, side: Side, kind: int) -> None:
    """A free die is out; a grey one goes back to the supply (VA-061, VA-077)."""
    side.pool[kind] -= 1
    if kind >= GREY:
        table.grey += 1


def take_extra(table: Table, side: Side, number: int) -> None:
    """Take extra dice, as many as the supply has, and roll them (VA-075, VA-076)."""
    taken = min(number, table.grey)
    table.grey -= taken
    rolled = roll_into(table, side, 0, taken)
    if taken:
        tell_extra(table, side.seat, rolled)


def tell_extra(table: Table, seat: int, rolled: list[int]) -> None:
    """Say what extra dice show."""
    faces = [FACES[kind % GREY] for kind in rolled]
    table.say("extra-dice", seat=seat, dice=faces, count=len(faces))


def kinds_in(pool: list[int]) -> list[Option]:
    """The different kinds of dice in a pool, by name."""
    return [KINDS[kind] for kind, count in enumerate(pool) if count]


@dataclass(slots=True)
class RollDice(Act):
    """The first roll of a phase: six coloured dice, less those lost, and dice granted (VA-059)."""

    seat: int

    def run(self, table: Table) -> None:
        side = side_of(table, self.seat)
        extra = min(side.promised, table.grey)
        table.grey -= extra
        rolled = roll_into(table, side, DICE - side.fewer, extra)
        table.say("rolls", seat=self.seat, dice=[FACES[kind % GREY] for kind in sorted(rolled)])


# -- rerolls -------------------------------------------------------------------------------


@dataclass(slots=True)
class PayDie(Ask):
    """Choose the die that you discard to pay for a reroll (VA-061)."""

    rest = True
    kind = "die"
    rules = ("VA-061", "VA-062", "VA-063")

    def options(self, table: Table) -> list[Option]:
        return kinds_in(side_of(table, self.seat).pool)

    def answer(self, table: Table, option: Option) -> None:
        """It is out; now choose what to roll."""
        side = side_of(table, self.seat)
        discard_die(table, side, KIND[str(option)])
        side.paid += 1
        table.say("pays-die", seat=self.seat, die=FACES[KIND[str(option)] % GREY])
        table.do(RerollDice(self.seat, ANY_NUMBER, True))


@dataclass(slots=True)
class RerollDice(Ask):
    """Choose the dice that you roll again, one by one, then roll them together (VA-061)."""

    most: int
    counts: bool
    """Whether it is a reroll in the sense of a commission (VA-185)."""

    rest = True
    kind = "die"
    rules = ("VA-061", "VA-062", "VA-141")

    def options(self, table: Table) -> list[Option]:
        """Free dice not picked yet; all of them; or roll those picked."""
        side = side_of(table, self.seat)
        left = side.pool[:]
        for kind in side.chosen:
            left[kind] -= 1
        found = kinds_in(left)
        if not side.chosen:
            total = sum(left)
            if total > 1 and (self.most <= 0 or total <= self.most):
                found.append("all")
            return found
        return [*found, "roll"]

    def answer(self, table: Table, option: Option) -> None:
        side = side_of(table, self.seat)
        if option == "all":
            side.chosen = [kind for kind, count in enumerate(side.pool) for _ in range(count)]
        elif option != "roll":
            side.chosen.append(KIND[str(option)])
            full = len(side.chosen) == sum(side.pool) or len(side.chosen) == self.most
            if not full:
                table.do(RerollDice(self.seat, self.most, self.counts))
                return
        self.roll(table, side)

    def roll(self, table: Table, side: Side) -> None:
        """Roll the dice picked."""
        for kind in side.chosen:
            side.pool[kind] -= 1
        grey = sum(kind >= GREY for kind in side.chosen)
        rolled = roll_into(table, side, len(side.chosen) - grey, grey)
        side.chosen = []
        side.rerolls += self.counts
        table.say("rerolls", seat=self.seat, dice=[FACES[kind % GREY] for kind in sorted(rolled)])

    def hint(self, table: Table, option: Option) -> Text | None:
        """The chance that the dice picked so far win the battle, when rolled."""
        if option not in ("roll", "all"):
            return None
        side = side_of(table, self.seat)
        chosen = side.chosen or [k for k, count in enumerate(side.pool) for _ in range(count)]
        chance = chance_of_roll(table, side, chosen)
        return None if chance is None else text("hint-chance", percent=round(100 * chance))


# -- turning dice --------------------------------------------------------------------------


@dataclass(slots=True)
class TurnDie(Ask):
    """Choose a die to turn (VA-142)."""

    faces: tuple[int, ...]
    """The faces that may be turned."""
    left: int
    """How many dice may still be turned."""
    may_stop: bool

    kind = "die"
    rules = ("VA-142",)

    def options(self, table: Table) -> list[Option]:
        pool = side_of(table, self.seat).pool
        found: list[Option] = [
            KINDS[kind] for kind, count in enumerate(pool) if count and kind % GREY in self.faces
        ]
        return [*found, "stop"] if found and self.may_stop else found

    def answer(self, table: Table, option: Option) -> None:
        """Choose what it shall show, then go on with the next."""
        if option == "stop":
            return
        further = [TurnDie(self.seat, self.faces, self.left - 1, True)] if self.left > 1 else []
        table.do(TurnTo(self.seat, str(option)), *further)


@dataclass(slots=True)
class TurnTo(Ask):
    """Choose the weapon to which a die is turned (VA-142)."""

    die: str

    told = ("die",)
    kind = "weapon"
    rules = ("VA-142",)

    def options(self, table: Table) -> list[Option]:
        shown = KIND[self.die] % GREY
        return [weapon for face, weapon in enumerate(WEAPONS) if face != shown]

    def answer(self, table: Table, option: Option) -> None:
        side = side_of(table, self.seat)
        kind = KIND[self.die]
        side.pool[kind] -= 1
        side.pool[kind - kind % GREY + WEAPONS.index(str(option))] += 1
        table.say("turns", seat=self.seat, die=FACES[kind % GREY], weapon=str(option))


def blanks(side: Side) -> int:
    """How many free dice show the blank."""
    return side.pool[BLANK] + side.pool[BLANK + GREY]
