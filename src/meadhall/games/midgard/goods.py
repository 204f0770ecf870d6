"""Goods and warriors coming and going (CM-004 to CM-010)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option
from meadhall.games.midgard.components import (
    COINS,
    FOOD,
    KINDS,
    MOST_WARRIORS,
    WARRIORS,
    WOOD,
    Deal,
)
from meadhall.games.midgard.table import Ask, Table, gain_glory, owned


def can_pay(table: Table, seat: int, cost: Deal) -> bool:
    """Whether a player can pay this in full (CM-010)."""
    goods, price = table.players[seat].goods, cost.goods
    return (
        goods[FOOD] >= price[FOOD] and goods[WOOD] >= price[WOOD] and goods[COINS] >= price[COINS]
    )


def pay(table: Table, seat: int, cost: Deal, times: int = 1) -> None:
    """Give goods to the general supply (CM-010)."""
    goods = table.players[seat].goods
    for good, price in enumerate(cost.goods):
        if price:
            goods[good] -= price * times
            assert goods[good] >= 0


def times_of(found: Deal, times: int) -> Deal:
    """A deal made so many times."""
    swordsmen, spearmen, axemen = found.warriors
    return Deal(
        tuple([times * number for number in found.goods]),
        (times * swordsmen, times * spearmen, times * axemen),
        times * found.glory,
    )


def gain(table: Table, seat: int, deal: Deal, times: int = 1) -> None:
    """Take goods, glory and warriors from the general supply (CM-004, CM-006)."""
    goods = table.players[seat].goods
    for good, number in enumerate(deal.goods):
        if number:
            goods[good] += number * times
    if deal.glory:
        gain_glory(table, seat, deal.glory * times, "skald")
    if any(deal.warriors):
        swordsmen, spearmen, axemen = deal.warriors
        supply = table.supply
        offer = (
            min(swordsmen * times, supply[0]),
            min(spearmen * times, supply[1]),
            min(axemen * times, supply[2]),
        )
        take_warriors(table, seat, offer)


def room_for(table: Table, seat: int) -> int:
    """How many dice more fit into a player's longhouse (CM-007)."""
    return MOST_WARRIORS - sum(owned(table, seat))


def take_warriors(table: Table, seat: int, offer: tuple[int, int, int]) -> None:
    """Take offered dice from the general supply, as far as they fit (CM-008)."""
    room = room_for(table, seat)
    if sum(offer) > room > 0 and offer.count(0) < len(offer) - 1:
        table.do(KeepWarrior(seat, offer))
        return
    home = table.players[seat].warriors
    for kind, number in enumerate(offer):
        if not number:
            continue
        kept = min(number, room)
        home[kind] += kept
        table.supply[kind] -= kept
        if kept < number:
            table.say("no-room", seat=seat, warriors=number - kept)


@dataclass(slots=True)
class KeepWarrior(Ask):
    """Choose a warrior to take from an offer that does not fit whole (CM-008, CM-009)."""

    offer: tuple[int, int, int]

    kind = "warrior"
    rules = ("CM-007", "CM-008", "CM-009")

    def options(self, table: Table) -> list[Option]:
        return [WARRIORS[kind] for kind in KINDS if self.offer[kind]]

    def answer(self, table: Table, option: Option) -> None:
        """Take one and go on with the others as long as there is room."""
        chosen = WARRIORS.index(str(option))
        table.players[self.seat].warriors[chosen] += 1
        table.supply[chosen] -= 1
        table.say("keeps-warrior", seat=self.seat, warrior=str(option))
        left = [number - (kind == chosen) for kind, number in enumerate(self.offer)]
        take_warriors(table, self.seat, (left[0], left[1], left[2]))


def lose_die(table: Table, dice: list[int], kind: int) -> None:
    """A die goes to the general supply."""
    dice[kind] -= 1
    table.supply[kind] += 1
    assert dice[kind] >= 0


def lose_all(table: Table, dice: list[int], kinds: tuple[bool, ...] = (True, True, True)) -> int:
    """All dice of these types go to the general supply; says how many."""
    gone = 0
    for kind in KINDS:
        if kinds[kind]:
            gone += dice[kind]
            table.supply[kind] += dice[kind]
            dice[kind] = 0
    return gone
