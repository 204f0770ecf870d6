"""Runes without a trigger: Gifts, Knowledge, Success, Wealth (CM-162 to CM-165, CM-170 to CM-176).

They are used beside whatever question is open in the moments of CM-190, and once more before the
final scoring (CM-137, CM-189). Runes with a trigger are asked about where it arises: True Vision
in sage.py, Potential and Reaction in rolls.py, Healing and Glory in combat.py, Journey in
voyage.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option, Text, text
from meadhall.games.midgard.cards import (
    DESTINIES,
    DESTINY,
    GIFTS,
    JOURNEYS,
    KNOWLEDGE,
    RUNES,
    SUCCESS,
    WEALTH,
    rune_param,
)
from meadhall.games.midgard.components import COINS, EFFECTS, FOOD, SHORE_NAMES, WOOD, Deal
from meadhall.games.midgard.forecast import count_texts
from meadhall.games.midgard.scoring import destiny_glory, standing
from meadhall.games.midgard.table import BESIDE, Act, Ask, Table, gain_glory, use_rune

GIFT_COUNT: int = rune_param(GIFTS, "amount")


@EFFECTS.register("gain_resources", amount=int)
@dataclass(slots=True)
class UseGifts(Act):
    """Gain 4 resources in any mix of food, wood and coins (CM-165)."""

    seat: int

    def run(self, table: Table) -> None:
        use_rune(table, self.seat, GIFTS)
        table.do(GiftOfFood(self.seat))


@dataclass(slots=True)
class GiftOfFood(Ask):
    """How many of the four gifts are food (CM-165)."""

    kind = "number"
    rules = ("CM-165",)

    def arguments(self) -> dict[str, Arg]:
        return {"amount": GIFT_COUNT}

    def options(self, table: Table) -> list[Option]:
        return [*range(GIFT_COUNT + 1)]

    def answer(self, table: Table, option: Option) -> None:
        table.do(GiftOfWood(self.seat, int(option)))


@dataclass(slots=True)
class GiftOfWood(Ask):
    """How many of the other gifts are wood; the rest are coins (CM-165)."""

    food: int

    kind = "number"
    rules = ("CM-165",)

    def options(self, table: Table) -> list[Option]:
        """None to all that are left."""
        return [*range(GIFT_COUNT - self.food + 1)]

    def answer(self, table: Table, option: Option) -> None:
        goods = table.players[self.seat].goods
        wood = int(option)
        coins = GIFT_COUNT - self.food - wood
        goods[FOOD] += self.food
        goods[WOOD] += wood
        goods[COINS] += coins
        found = count_texts(Deal((self.food, wood, coins, 0, 0), (0, 0, 0), 0))
        table.say("gifts", seat=self.seat, goods=found)

    def hint(self, table: Table, option: Option) -> Text:
        coins = GIFT_COUNT - self.food - int(option)
        return text("hint-coins", coins=coins)


@EFFECTS.register("peek_all_journeys")
@dataclass(slots=True)
class UseKnowledge(Act):
    """Look secretly at all face-down journeys on the board, not at the deck (CM-170)."""

    seat: int

    def run(self, table: Table) -> None:
        """Tell the owner what they are."""
        use_rune(table, self.seat, KNOWLEDGE)
        table.say("uses-rune", seat=self.seat, card=RUNES[KNOWLEDGE])
        for shore in table.unseen_journeys(self.seat):
            look_at(table, self.seat, shore)


def look_at(table: Table, seat: int, shore: int) -> None:
    """A seat looks at a journey and goes on seeing it (CM-183)."""
    table.looked[shore] |= 1 << seat
    card = JOURNEYS[table.journeys[shore]]
    table.tell(seat, "sees-journey", seat=seat, shore=SHORE_NAMES[shore], card=card)


@EFFECTS.register("double_coins", most=int)
@dataclass(slots=True)
class UseWealth(Act):
    """Double your coins, gaining at most 5 (CM-176)."""

    seat: int

    def run(self, table: Table) -> None:
        """Add as many as there are."""
        use_rune(table, self.seat, WEALTH)
        goods = table.players[self.seat].goods
        coins = min(goods[COINS], rune_param(WEALTH, "most"))
        goods[COINS] += coins
        table.say("wealth", seat=self.seat, coins=coins)


@EFFECTS.register("score_destiny_now")
@dataclass(slots=True)
class UseSuccess(Act):
    """Reveal one of your destinies and score it by the present state (CM-173)."""

    seat: int

    def run(self, table: Table) -> None:
        use_rune(table, self.seat, SUCCESS)
        table.do(RevealDestiny(self.seat))


@dataclass(slots=True)
class RevealDestiny(Ask):
    """Choose the destiny that Success reveals and scores now (CM-173)."""

    kind = "card"
    rules = ("CM-173", "CM-174")

    def options(self, table: Table) -> list[Option]:
        """Your destinies; how many there are is public."""
        return [DESTINIES[each] for each in sorted(table.players[self.seat].destinies)]

    def answer(self, table: Table, option: Option) -> None:
        """Only leading, tying or trailing is announced (CM-174); it scores again at the end."""
        destiny = DESTINY[str(option)]
        table.players[self.seat].shown += (destiny,)
        glory = destiny_glory(table, self.seat, destiny)
        gain_glory(table, self.seat, glory, "destinies")
        table.say(
            f"success-{standing(table, self.seat, destiny)}",
            seat=self.seat,
            card=str(option),
            glory=glory,
        )


BESIDE[RUNES[GIFTS]] = UseGifts
BESIDE[RUNES[KNOWLEDGE]] = UseKnowledge
BESIDE[RUNES[SUCCESS]] = UseSuccess
BESIDE[RUNES[WEALTH]] = UseWealth


# -- before the final scoring --------------------------------------------------


@dataclass(slots=True)
class LastRunes(Ask):
    """The last chance for runes without a trigger, once round the table (CM-137, CM-189)."""

    kind = "card"
    rules = ("CM-137", "CM-189")

    def options(self, table: Table) -> list[Option]:
        """Gifts, Success and Wealth if unspent; there is nothing left to look at."""
        ready = [each for each in table.ready_runes(self.seat) if each != RUNES[KNOWLEDGE]]
        return [*ready, "pass"] if ready else []

    def answer(self, table: Table, option: Option) -> None:
        """Use it and be asked again, or be done."""
        if option != "pass":
            table.do(BESIDE[str(option)](self.seat), LastRunes(self.seat))
