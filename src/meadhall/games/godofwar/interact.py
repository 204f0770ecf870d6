"""Interaction points: who may use them, what they cost, what follows (GW-090 to GW-095, GW-255).

1. Of the brothers the one who does it is named (GW-242).
2. A card is discarded for each symbol of the cost (GW-090, GW-092).
3. The effects follow at once; there is no rage for it (GW-089, GW-094).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option, Text
from meadhall.games.godofwar.cards import MODIFIER, PRINTED, SYMBOLS, different
from meadhall.games.godofwar.conditions import all_hold
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.glance import points
from meadhall.games.godofwar.hands import discard_from_hand
from meadhall.games.godofwar.hints import hero_hint
from meadhall.games.godofwar.scenes import Interaction
from meadhall.games.godofwar.table import Ask, Table, awake, column_of, find_hero
from meadhall.games.godofwar.vocabulary import NO_NUMBER

Cost = tuple[tuple[str, int], ...]


def pays(card: int, symbol: str, least: int) -> bool:
    """Whether a card pays for a symbol; its number matters only if the cost names one (GW-092)."""
    if symbol not in SYMBOLS[card]:
        return False
    if not least:
        return True
    face = PRINTED[card]
    number = MODIFIER[card] if symbol == "modifier" else face.value(symbol) or NO_NUMBER
    return number >= least


def payable(hand: list[int], cost: Cost) -> bool:
    """Whether different cards of a hand pay for all symbols."""
    if not cost:
        return True
    (symbol, least), *rest = cost
    for at, card in enumerate(hand):
        if pays(card, symbol, least) and payable(hand[:at] + hand[at + 1 :], tuple(rest)):
            return True
    return False


def is_open(table: Table, point: Interaction) -> bool:
    """Whether its requirement is met and its limit not reached (GW-090, GW-095)."""
    return not table.stage.used[point.number] and all_hold(table, point.conditions)


def points_near(table: Table, hero: int) -> tuple[Interaction, ...]:
    """The points of a hero's column that work (GW-073, GW-091)."""
    return points(table)[column_of(table, hero)]


def usable_points(table: Table, seat: int) -> list[Interaction]:
    """The points that a seat can use and pay for now."""
    found: list[Interaction] = []
    near = points(table)
    hand = table.players[seat].hand
    for hero in awake(table, seat):
        for point in near[column_of(table, hero)]:
            if point not in found and is_open(table, point) and payable(hand, point.cost):
                found.append(point)
    return found


def begin_interaction(table: Table, seat: int, key: str) -> None:
    """Find out who does it and pay."""
    point = table.scene.point(key)
    assert point is not None, key
    table.do(WhoInteracts(seat, point.number))


@dataclass(slots=True)
class WhoInteracts(Ask):
    """Brok or Sindri: say which of them uses the point, where both stand there (GW-242)."""

    point: int

    kind = "hero"
    rules = ("GW-090", "GW-242")

    def options(self, table: Table) -> list[Option]:
        point = table.scene.interactions[self.point]
        near = [hero for hero in awake(table, self.seat) if point in points_near(table, hero)]
        return [table.heroes[hero].name for hero in near]

    def answer(self, table: Table, option: Option) -> None:
        table.do(PayCost(self.seat, self.point, find_hero(table, str(option)), 0))

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


@dataclass(slots=True)
class PayCost(Ask):
    """Discard a card for each symbol of an interaction point (GW-090, GW-092)."""

    point: int
    hero: int
    paid: int

    kind = "card"
    rules = ("GW-090", "GW-092", "GW-093")

    def arguments(self) -> dict[str, Arg]:
        return {"number": self.paid + 1}

    def options(self, table: Table) -> list[Option]:
        """Cards that pay for the next symbol and leave enough for the others."""
        cost = table.scene.interactions[self.point].cost
        if self.paid == len(cost):
            return []
        (symbol, least), *rest = cost[self.paid :]
        hand = table.players[self.seat].hand
        found = [
            card
            for at, card in enumerate(hand)
            if pays(card, symbol, least) and payable(hand[:at] + hand[at + 1 :], tuple(rest))
        ]
        return [*different(found)]

    def answer(self, table: Table, option: Option) -> None:
        discard_from_hand(table, self.seat, str(option))
        table.do(PayCost(self.seat, self.point, self.hero, self.paid + 1))

    def run(self, table: Table) -> None:
        """All is paid: the effects follow at once, and no rage (GW-089, GW-094)."""
        stage = table.stage
        point = table.scene.interactions[self.point]
        stage.used[self.point] += 1
        table.say("interacts", hero=table.heroes[self.hero].name, point=point.key)
        card = next(
            at
            for at in range(len(table.scene.cards))
            if any(point in side.interactions for side in table.scene.cards[at].sides)
        )
        carry_out(table, ("point", self.point), self.hero, card, self.seat)
