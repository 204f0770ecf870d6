"""Assigning warriors (CM-081 to CM-090, CM-185).

1. All players divide their dice at the same time and in secret, target by target (CM-081, CM-082).
2. Anybody may demand turn order until the last has confirmed: then everybody starts anew, one
   after another from the first player on and in the open (CM-083, CM-084).
3. Each confirms; until all have, an assignment may be changed (CM-185).
4. All is revealed: dice and food lie at their targets, the others stay at home (CM-090).

A choice so far is carried by the question itself: what was sent to each of the slots
(a type of warrior or food for a target), in the order in which they are asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from meadhall.core import Arg, Option, Text, Together, text
from meadhall.games.midgard.cards import BANS, GIFTS
from meadhall.games.midgard.components import (
    ALL_PLACES,
    FED_BY_ONE,
    FIRST_SHORE,
    FOOD,
    KINDS,
    TARGETS,
    WARRIORS,
    Deal,
)
from meadhall.games.midgard.forecast import (
    as_dice,
    best_crew,
    chance_text,
    count_texts,
    most_landing,
    percent,
    voyage_text,
    way_of,
)
from meadhall.games.midgard.odds import Dice
from meadhall.games.midgard.table import BESIDE, Act, Ask, Phase, Table, targets_of
from meadhall.games.midgard.voyages import Hold

PROVISIONS = 3
"""The slot of a ship's food, after those of the three types of warriors."""

Slot = tuple[int, int]
"""A target and a type of warrior, or PROVISIONS."""


def slots(table: Table, seat: int) -> list[Slot]:
    """What a player decides, in order: for each target each type that may go there, then food."""
    found: list[Slot] = []
    home = table.players[seat].warriors
    for target in targets_of(table, seat):
        at_sea = target >= FIRST_SHORE
        banned = BANS[table.enemies[target]]
        found += [(target, kind) for kind in KINDS if home[kind] and (at_sea or not banned[kind])]
        if at_sea and may_have_food(table, seat):
            found.append((target, PROVISIONS))
    return found


def may_have_food(table: Table, seat: int) -> bool:
    """Whether a player has food to load, or had the means to get some meanwhile."""
    player = table.players[seat]
    return bool(player.goods[FOOD]) or GIFTS in player.runes


def capacity(table: Table, target: int) -> int:
    """How many dice and food the ship at a shore holds (CM-086)."""
    return ALL_PLACES[table.harbors[target - FIRST_SHORE]].capacity


def limits(
    table: Table, seat: int, asked: tuple[Slot, ...], sent: tuple[int, ...]
) -> tuple[int, int]:
    """For the next slot: how many are left at home, and how many the ship still holds."""
    target, kind = asked[len(sent)]
    player = table.players[seat]
    left = player.goods[FOOD] if kind == PROVISIONS else player.warriors[kind]
    at_sea = target >= FIRST_SHORE
    room = capacity(table, target) if at_sea else 0
    for (where, what), number in zip(asked, sent):  # noqa: B905 (strict=False costs time here)
        if number:
            if what == kind:
                left -= number
            if where == target:
                room -= number
    return left, room if at_sea else left


def sent_to(target: int, asked: tuple[Slot, ...], sent: tuple[int, ...]) -> tuple[Dice, int]:
    """The crew and the food that a choice so far sends to a target."""
    crew, food = [0, 0, 0], 0
    for (where, kind), number in zip(asked, sent, strict=False):
        if where == target and kind == PROVISIONS:
            food += number
        elif where == target:
            crew[kind] += number
    return (crew[0], crew[1], crew[2]), food


def hold_of(
    table: Table, seat: int, target: int, asked: tuple[Slot, ...], sent: tuple[int, ...]
) -> tuple[Hold, bool]:
    """What a choice so far lets go to a target, and whether all of it is decided."""
    player = table.players[seat]
    left = [*player.warriors, player.goods[FOOD]]
    for (_, kind), number in zip(asked, sent, strict=False):
        left[kind] -= number
    least, most, whole = [0, 0, 0, 0], [0, 0, 0, 0], True
    for at, (where, kind) in enumerate(asked):
        if where == target:
            decided = at < len(sent)
            least[kind] = sent[at] if decided else 0
            most[kind] = sent[at] if decided else left[kind]
            whole = whole and decided
    room = capacity(table, target) if target >= FIRST_SHORE else sum(most)
    hold = Hold(as_dice(least), as_dice(most), least[PROVISIONS], most[PROVISIONS], room)
    return hold, whole


def plan_of(table: Table, seat: int) -> tuple[tuple[Slot, ...], tuple[int, ...]]:
    """What a player is asked to assign in this phase, and what they have chosen so far."""
    top = table.top
    if isinstance(top, Together):
        for lane, question in enumerate(top.questions):
            if question.seat == seat:
                given = top.lane(lane)
                last = given[-1][0] if given else question
                assert isinstance(last, (SendWarriors, LoadFood, ConfirmCrews))
                if not given or isinstance(last, ConfirmCrews):
                    return last.asked, last.sent
                return last.asked, (*last.sent, int(given[-1][1]))
    return tuple(slots(table, seat)), ()


def first_question(table: Table, seat: int) -> Ask:
    """The first slot: which ones there are stays the same as long as players assign."""
    return next_question(seat, tuple(slots(table, seat)), ())


def next_question(seat: int, asked: tuple[Slot, ...], sent: tuple[int, ...]) -> Ask:
    """The next slot, or the confirmation.

    Every slot is asked, even with nothing left for it, so that how far a player has got does not
    depend on what they chose: what others imagine of it must not either.
    """
    if len(sent) == len(asked):
        return ConfirmCrews(seat, asked, sent)
    target, kind = asked[len(sent)]
    if kind == PROVISIONS:
        return LoadFood(seat, target, asked, sent)
    return SendWarriors(seat, target, kind, asked, sent)


# -- the phase -----------------------------------------------------------------


@dataclass(slots=True)
class AssignPhase(Act):
    """All assign at once, in secret (CM-081, CM-082)."""

    def run(self, table: Table) -> None:
        """Ask everybody who has something to decide."""
        table.phase = Phase.ASSIGNING
        table.in_order = False
        asked = [
            next_question(seat, tuple(found), ())
            for seat in table.clockwise(table.first)
            if (found := slots(table, seat))
        ]
        if asked:
            table.do(Together(tuple(asked)))


def assigning(table: Table) -> list[int]:
    """The players with something to assign, clockwise from the first player (CM-184)."""
    return [seat for seat in table.clockwise(table.first) if has_choice(table, seat)]


def has_choice(table: Table, seat: int) -> bool:
    """Whether a player has a die or food that could go somewhere."""
    return bool(slots(table, seat))


@dataclass(slots=True)
class DemandTurnOrder(Act):
    """All is taken back; players assign openly from the first player on (CM-083, CM-084)."""

    seat: int

    def run(self, table: Table) -> None:
        """Replace the common question by one after another."""
        together = table.agenda.pop()
        assert isinstance(together, Together)
        table.in_order = True
        table.say("demands-order", seat=self.seat)
        table.do(*[AssignInTurn(seat) for seat in assigning(table)])


BESIDE["turn_order"] = DemandTurnOrder


@dataclass(slots=True)
class AssignInTurn(Act):
    """One player assigns in the open (CM-083)."""

    seat: int

    def run(self, table: Table) -> None:
        """A choice of several parts, alone."""
        table.do(Together((first_question(table, self.seat),)))


def has_confirmed(table: Table, seat: int) -> bool:
    """Whether a player has nothing to assign any more in this phase (CM-185)."""
    for step in table.agenda:
        if isinstance(step, AssignInTurn) and step.seat == seat:
            return False
        if isinstance(step, Together):
            for lane, question in enumerate(step.questions):
                if question.seat == seat:
                    return step.open_in(table, lane) is None
    return True


def camel(name: str) -> str:
    """``shore_1`` as part of a question's name: ``Shore1``."""
    return "".join(word.capitalize() for word in name.split("_"))


# -- the questions -------------------------------------------------------------


@dataclass(slots=True)
class Assigning(Ask):
    """What the questions of this phase have in common."""

    def beside(self, table: Table, seat: int) -> list[Option]:
        """Turn order for anybody (CM-084); runes for who has not confirmed (CM-190)."""
        beside: list[Option] = [] if has_confirmed(table, seat) else table.ready_runes(seat)
        return beside if table.in_order else [*beside, "turn_order"]

    def at_rest(self, table: Table) -> bool:
        """Plans are judged before anybody begins, then what was confirmed, without the others.

        In turn order somebody is always in the middle of it.
        """
        top = table.top
        if not isinstance(top, Together) or table.in_order:
            return False
        return all(not lane or isinstance(lane[-1][0], ConfirmCrews) for lane in top.given)


class FillSlot:
    """How much to put into the next slot: what the questions for warriors and food share.

    No question itself, so without fields of its own: theirs keep their order.
    """

    __slots__ = ()

    seat: int
    asked: tuple[Slot, ...]
    sent: tuple[int, ...]

    always: ClassVar[bool] = True
    kind: ClassVar[str] = "number"

    def options(self, table: Table) -> list[Option]:
        """None to as much as you have and fits (CM-081, CM-086)."""
        left, room = limits(table, self.seat, self.asked, self.sent)
        return [*range(min(left, room) + 1)]

    def more(self, table: Table, option: Option) -> Ask:
        """Go on to the next slot."""
        return next_question(self.seat, self.asked, (*self.sent, int(option)))

    def answer(self, table: Table, option: Option) -> None:
        """Never the last part of the choice."""
        raise AssertionError


@dataclass(slots=True)
class SendWarriors(FillSlot, Assigning):
    """How many warriors of a type to send to a target (CM-081, CM-085, CM-087, CM-088).

    The parts of one choice are told apart by their names: SendSwordsmanToTroll.
    """

    target: int
    warrior: int
    asked: tuple[Slot, ...]
    sent: tuple[int, ...]

    rules = ("CM-081", "CM-085", "CM-086", "CM-087", "CM-088")

    @property
    def name(self) -> str:
        """Warrior and target, so that each part can be changed by its name."""
        return f"Send{camel(WARRIORS[self.warrior])}To{camel(TARGETS[self.target])}"

    def arguments(self) -> dict[str, Arg]:
        return {"target": TARGETS[self.target], "warrior": WARRIORS[self.warrior]}

    def hint(self, table: Table, option: Option) -> Text | None:
        """The odds in the town with those sent so far; at sea the best that can still be loaded."""
        sent = (*self.sent, int(option))
        if self.target >= FIRST_SHORE:
            hold, _ = hold_of(table, self.seat, self.target, self.asked, sent)
            return voyage_text(table, self.seat, self.target - FIRST_SHORE, hold)
        dice, _ = sent_to(self.target, self.asked, sent)
        return chance_text(table, self.seat, self.target, dice) if any(dice) else None


@dataclass(slots=True)
class LoadFood(FillSlot, Assigning):
    """How much food to load on a ship; it may be too little (CM-086)."""

    target: int
    asked: tuple[Slot, ...]
    sent: tuple[int, ...]

    rules = ("CM-086", "CM-126", "CM-128")

    @property
    def name(self) -> str:
        """The shore is part of it: LoadFoodForShore1."""
        return f"LoadFoodFor{camel(TARGETS[self.target])}"

    def arguments(self) -> dict[str, Arg]:
        return {"target": TARGETS[self.target]}

    def hint(self, table: Table, option: Option) -> Text:
        """How many of the crew starve, and the odds of the voyage (CM-126, CM-186)."""
        shore, sent = self.target - FIRST_SHORE, (*self.sent, int(option))
        hold, _ = hold_of(table, self.seat, self.target, self.asked, sent)
        found = best_crew(table, self.seat, shore, hold)
        warriors = sum(found.crew)
        return text(
            "hint-voyage",
            warriors=warriors,
            starving=max(0, warriors - FED_BY_ONE[shore] * found.food),
            fighting=most_landing(found, way_of(table, self.seat, shore)),
            win=percent(found.win),
        )


@dataclass(slots=True)
class ConfirmCrews(Assigning):
    """Confirm the assignment; it is revealed when all have confirmed (CM-082, CM-185)."""

    asked: tuple[Slot, ...]
    sent: tuple[int, ...]

    always = True
    rules = ("CM-082", "CM-083", "CM-185")

    def options(self, table: Table) -> list[Option]:
        """To change it, answer an earlier part again."""
        return ["confirm"]

    def answer(self, table: Table, option: Option) -> None:
        """Dice and food go where they were sent."""
        player = table.players[self.seat]
        for (target, kind), number in zip(self.asked, self.sent, strict=True):
            if kind == PROVISIONS:
                player.goods[FOOD] -= number
                table.stores[target - FIRST_SHORE] += number
            else:
                player.warriors[kind] -= number
                table.sent[target][kind] += number
        for target in targets_of(table, self.seat):
            swordsmen, spearmen, axemen = table.sent[target]
            food = table.stores[target - FIRST_SHORE] if target >= FIRST_SHORE else 0
            crew = count_texts(Deal((food, 0, 0, 0, 0), (swordsmen, spearmen, axemen), 0))
            key = "sends" if crew else "sends-nobody"
            table.say(key, seat=self.seat, target=TARGETS[target], crew=crew)

    def arguments(self) -> dict[str, Arg]:
        """Nothing: the view shows the crews."""
        return {}
