"""Journeys and monsters (CM-113 to CM-130); for each ship, the shores from the left:

A. The journey is turned up, perhaps replaced by the rune Journey, and carried out: losses, or the
   kraken (CM-113 to CM-124, CM-169).
B. Feeding: all food is used up, who cannot be fed starves (CM-126 to CM-128, CM-186).
C. Dice that the monster bans are destroyed, then the fight (CM-129; combat.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option
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
    FED_BY_ONE,
    FIRST_SHORE,
    KINDS,
    SHORE_NAMES,
    WARRIORS,
)
from meadhall.games.midgard.goods import lose_all, lose_die
from meadhall.games.midgard.table import Act, Ask, Table, has_rune, use_rune


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


@EFFECTS.register("lose", amount=int, takes=list)
@dataclass(slots=True)
class LoseAboard(Ask):
    """Choose what the journey takes from your ship: food or a warrior (CM-118 to CM-122)."""

    shore: int

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
class StarveWarrior(Ask):
    """Choose a warrior that starves (CM-127)."""

    shore: int

    kind = "warrior"
    rules = ("CM-126", "CM-127", "CM-186")

    def options(self, table: Table) -> list[Option]:
        dice = table.sent[FIRST_SHORE + self.shore]
        return [WARRIORS[kind] for kind in KINDS if dice[kind]]

    def answer(self, table: Table, option: Option) -> None:
        """It goes to the general supply."""
        lose_die(table, table.sent[FIRST_SHORE + self.shore], WARRIORS.index(str(option)))


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
