"""Journeys and monsters (CM-113 to CM-130); for each ship, the shores from the left:

A. The journey is turned up, perhaps replaced by the rune Journey, and carried out: losses, or the
   kraken (CM-113 to CM-124, CM-169).
B. Feeding: all food is used up, who cannot be fed starves (CM-126 to CM-128, CM-186).
C. Dice that the monster bans are destroyed, then the fight (CM-129; combat.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from meadhall.core import Arg, Option, Text, add_up, text
from meadhall.games.midgard.cards import (
    BANS,
    IS_KRAKEN,
    JOURNEY,
    JOURNEY_FROM,
    JOURNEY_LOSS,
    JOURNEYS,
    KRAKEN,
    RUNES,
)
from meadhall.games.midgard.combat import Begin, BeginFight, start_fight
from meadhall.games.midgard.components import (
    EFFECTS,
    FAVOR,
    FED_BY_ONE,
    FIRST_SHORE,
    KINDS,
    SHORE_NAMES,
    WARRIORS,
)
from meadhall.games.midgard.forecast import (
    MOST_EXACT,
    as_dice,
    most_landing,
    percent,
    way_of,
)
from meadhall.games.midgard.goods import lose_all, lose_die
from meadhall.games.midgard.odds import Dice, losses_of
from meadhall.games.midgard.table import Act, Ask, Table, has_rune, use_rune
from meadhall.games.midgard.voyages import Voyage, landing, mix_of, sailing, ways_to_lose


@dataclass(slots=True)
class BeginVoyage(Begin):
    """Turn up the journey of a shore with your ship, even with nobody aboard (CM-113, CM-114)."""

    shore: int

    rules = ("CM-113", "CM-114", "CM-116")

    def options(self, table: Table) -> list[Option]:
        return ["sail"]

    def answer(self, table: Table, option: Option) -> None:
        seat, shore = self.seat, self.shore
        table.revealed[shore] = True
        card = JOURNEYS[table.journeys[shore]]
        table.recount(seat, "journey", SHORE_NAMES[shore], card)
        table.do(
            ReplaceJourney(seat, shore),
            CarryOutJourney(seat, shore),
            FeedCrew(seat, shore),
            DestroyBanned(seat, shore),
            BeginFight(seat, FIRST_SHORE + shore),
        )


# -- A: the journey ------------------------------------------------------------


@EFFECTS.register("replace_journey")
@dataclass(slots=True)
class ReplaceJourney(Ask):
    """Journey: discard the card just turned up and carry out the next instead (CM-169)."""

    shore: int

    kind = "card"
    rules = ("CM-169", "CM-187")

    def options(self, table: Table) -> list[Option]:
        """Use it or not, if there is another card."""
        another = bool(table.journey_deck or table.journey_discards)
        ready = another and has_rune(table.players[self.seat], JOURNEY)
        return [RUNES[JOURNEY], "pass"] if ready else []

    def answer(self, table: Table, option: Option) -> None:
        """The old card joins the discards only after the new one is up (CM-187)."""
        if option == "pass":
            return
        use_rune(table, self.seat, JOURNEY)
        table.recount(self.seat, "uses-rune", str(option))
        old = table.journeys[self.shore]
        new = draw_journey(table)
        table.journeys[self.shore] = new
        table.journey_discards.append(old)
        table.recount(self.seat, "journey", SHORE_NAMES[self.shore], JOURNEYS[new])

    def arguments(self) -> dict[str, Arg]:
        """The shore; the card lies open in the view."""
        return {"shore": SHORE_NAMES[self.shore]}

    def hint(self, table: Table, option: Option) -> Text:
        """The chance to win with the card that lies there, or with any that may come."""
        dice, food = aboard(table, self.shore)
        cards = [int(kind == table.journeys[self.shore]) for kind in range(len(JOURNEYS))]
        if option != "pass":
            cards = next_journeys(table, self.seat)
        way = way_of(table, self.seat, self.shore)
        wins = (part * sailing(dice, food, kind, way) for kind, part in enumerate(mix_of(cards)))
        return text("hint-then", win=percent(add_up(wins)))


def next_journeys(table: Table, seat: int) -> list[int]:
    """How many cards of each kind the next journey may be, for what this seat has seen."""
    unseen = table.journey_deck or table.journey_discards
    hidden = table.unseen_journeys(seat) if table.journey_deck else []
    cards = [*unseen, *(table.journeys[shore] for shore in hidden)]
    return [cards.count(kind) for kind in range(len(JOURNEYS))]


def aboard(table: Table, shore: int) -> tuple[Dice, int]:
    """The crew and the food of the ship at a shore."""
    return as_dice(table.sent[FIRST_SHORE + shore]), table.stores[shore]


def draw_journey(table: Table) -> int:
    """The next journey; an empty deck is made anew from the discards (CM-036)."""
    if not table.journey_deck:
        table.journey_deck, table.journey_discards = sorted(table.journey_discards), []
        table.dice.shuffle(table.journey_deck)
    return table.journey_deck.pop()


EFFECTS.name("none")


@dataclass(slots=True)
class CarryOutJourney(Act):
    """What the journey does to the ship, and to it alone (CM-116 to CM-124)."""

    seat: int
    shore: int

    def run(self, table: Table) -> None:
        """Losses one by one, or the kraken."""
        card = table.journeys[self.shore]
        target = FIRST_SHORE + self.shore
        if IS_KRAKEN[card]:
            if any(table.sent[target]):
                start_fight(table, self.seat, target, KRAKEN)
            return
        table.do(*[LoseAboard(self.seat, self.shore)] * JOURNEY_LOSS[card])


@dataclass(slots=True)
class Taken(Ask):
    """What the choices of a loss at sea have in common: all ways to take it, and their chances."""

    shore: int

    fed: ClassVar[bool] = False
    """Whether the food was given out already."""

    def ways(self, table: Table) -> Iterable[Crew]:
        """All that can be left of crew and food when the losses to be chosen are taken."""
        return self.ways_from(table, *aboard(table, self.shore), table.agenda.count(self))

    def ways_from(self, table: Table, dice: Dice, food: int, number: int) -> Iterable[Crew]:
        """All that so many losses can leave of this crew and food."""
        raise NotImplementedError

    def chance(self, table: Table, left: Iterable[Crew]) -> float:
        """The best chance to win with what is left."""
        way = way_of(table, self.seat, self.shore)
        return max(landing(crew, sum(crew) if self.fed else food, way) for crew, food in left)

    def favored(self, table: Table, dice: Dice, food: int) -> int | None:
        """The same in per cent if a favor is spent in the fight; None if it cannot be told."""
        way, fed = way_of(table, self.seat, self.shore), sum(dice) if self.fed else food
        fighting = most_landing(Voyage(0.0, dice, fed), way)
        if not table.players[self.seat].goods[FAVOR] or not 0 < fighting <= MOST_EXACT:
            return None
        return percent(landing(dice, fed, way, 1))

    def hint(self, table: Table, option: Option) -> Text:
        """The best chance to win once this is lost."""
        dice, food = aboard(table, self.shore)
        left = [*dice]
        if option == "food":
            food -= 1
        else:
            left[WARRIORS.index(str(option))] -= 1
        after = self.ways_from(table, as_dice(left), food, table.agenda.count(self) - 1)
        return text("hint-then", win=percent(self.chance(table, after)))


Crew = tuple[Dice, int]
"""Dice and food aboard."""


@EFFECTS.register("lose", amount=int, takes=list)
@dataclass(slots=True)
class LoseAboard(Taken):
    """Choose what the journey takes from your ship: food or a warrior (CM-118 to CM-122)."""

    kind = "item"
    rules = ("CM-118", "CM-119", "CM-120", "CM-121", "CM-122")

    def options(self, table: Table) -> list[Option]:
        """What the card takes and the ship still has: so as much as possible is lost."""
        takes = JOURNEY_FROM[table.journeys[self.shore]]
        found: list[Option] = []
        if "food" in takes and table.stores[self.shore]:
            found.append("food")
        if "warrior" in takes:
            dice = table.sent[FIRST_SHORE + self.shore]
            found += [WARRIORS[kind] for kind in KINDS if dice[kind]]
        return found

    def answer(self, table: Table, option: Option) -> None:
        """It goes to the general supply."""
        if option == "food":
            table.stores[self.shore] -= 1
        else:
            kind = WARRIORS.index(str(option))
            lose_die(table, table.sent[FIRST_SHORE + self.shore], kind)
        table.recount(self.seat, "loses-aboard", str(option))

    def ways_from(self, table: Table, dice: Dice, food: int, number: int) -> Iterable[Crew]:
        return ways_to_lose(dice, food, table.journeys[self.shore], number)


# -- B: feeding ----------------------------------------------------------------


def starving(warriors: int, food: int, shore: int) -> int:
    """How many of a crew cannot be fed on the way to a shore (CM-126, CM-186)."""
    return max(0, warriors - FED_BY_ONE[shore] * food)


@dataclass(slots=True)
class FeedCrew(Act):
    """All food is used up; who cannot be fed starves (CM-126 to CM-128)."""

    seat: int
    shore: int

    def run(self, table: Table) -> None:
        """Ask who starves only if somebody does and somebody does not."""
        dice = table.sent[FIRST_SHORE + self.shore]
        hungry = starving(sum(dice), table.stores[self.shore], self.shore)
        table.stores[self.shore] = 0
        if not hungry:
            return
        table.recount(self.seat, "starves", hungry)
        if hungry == sum(dice):
            lose_all(table, dice)
        else:
            table.do(*[StarveWarrior(self.seat, self.shore)] * hungry)


@dataclass(slots=True)
class StarveWarrior(Taken):
    """Choose a warrior that starves (CM-127)."""

    fed = True
    kind = "warrior"
    rules = ("CM-126", "CM-127", "CM-186")

    def options(self, table: Table) -> list[Option]:
        dice = table.sent[FIRST_SHORE + self.shore]
        return [WARRIORS[kind] for kind in KINDS if dice[kind]]

    def answer(self, table: Table, option: Option) -> None:
        """It goes to the general supply."""
        lose_die(table, table.sent[FIRST_SHORE + self.shore], WARRIORS.index(str(option)))

    def ways_from(self, table: Table, dice: Dice, food: int, number: int) -> Iterable[Crew]:
        return [(left, food) for left, _ in losses_of(dice, number)]


# -- C: the monster ------------------------------------------------------------


@dataclass(slots=True)
class DestroyBanned(Act):
    """Dice that the monster bans are destroyed before the fight, unrolled (CM-088, CM-129)."""

    seat: int
    shore: int

    def run(self, table: Table) -> None:
        """They go to the general supply."""
        target = FIRST_SHORE + self.shore
        gone = lose_all(table, table.sent[target], BANS[table.enemies[target]])
        if gone:
            table.recount(self.seat, "banned-destroyed", gone)
