"""What the locations do once a worker is placed (CM-046 to CM-080), in the order of the board.

Each effect of components.toml is a function of table, seat and place, registered under its name;
what has to be chosen on the way is asked by the questions between them.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.midgard.cards import (
    FREE_MERCHANT,
    GOODS_OF,
    MERCHANTS,
    RUNE_GLORY,
    RUNES,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    COINS,
    EFFECTS,
    FAVOR,
    FIRST_SHORE,
    FOOD,
    MERCHANT_SHIP,
    NONE,
    PLACE,
    PLACES,
    PRICES,
    PRIVATE_SHIPS,
    RATES,
    SHORE_NAMES,
    STOCK,
    STOCKED,
    TRADED,
    WARRIORS,
    WOOD,
    Deal,
    deal,
)
from meadhall.games.midgard.forecast import (
    as_dice,
    count_texts,
    enemy_hint,
    next_first,
    shore_forecast,
    some,
    voyage_text,
)
from meadhall.games.midgard.goods import can_pay, gain, pay, take_warriors, times_of
from meadhall.games.midgard.sage import DeclareTrueVision, LookAtJourney
from meadhall.games.midgard.table import Ask, Table
from meadhall.games.midgard.voyages import Hold

NOTHING = deal({})


def visit(table: Table, seat: int, place: int) -> None:
    """Carry out what the place of a worker does (CM-039)."""
    effect = VISITS[place]
    assert effect is not None
    effect(table, seat, place)


# -- stocks, the Jarl, stalls --------------------------------------------------


@EFFECTS.register("take_all", stock=str, per_round=int)
def take_stock(table: Table, seat: int, place: int) -> None:
    """Armory, Foundry, Forge, Smokehouse: take all that lies there (CM-046 to CM-049)."""
    at = STOCKED.index(place)
    number, table.stocks[at] = table.stocks[at], 0
    key = "takes-stock" if number else "finds-nothing"
    found = some(STOCK[at], number)
    table.say(key, seat=seat, place=PLACES[place], gain=count_texts(found))
    if STOCK[at] == "food":
        table.players[seat].goods[FOOD] += number
    else:
        table.supply[WARRIORS.index(STOCK[at])] += number
        take_warriors(table, seat, found.warriors)


@EFFECTS.register("swordsman_and_first_player")
def visit_jarl(table: Table, seat: int, place: int) -> None:
    """A swordsman, then the marker; who has it already hands it to the left (CM-050, CM-051)."""
    tell_deal(table, seat, NOTHING, ALL_PLACES[place].gain)
    gain(table, seat, ALL_PLACES[place].gain)
    table.first = next_first(table, seat)
    table.say("first-player", seat=table.first)


@EFFECTS.register("peek_journey_and_draw_destiny")
def visit_sage(table: Table, seat: int, place: int) -> None:
    """Look at a journey if you like, then draw destinies (CM-052, CM-053)."""
    table.do(LookAtJourney(seat), DeclareTrueVision(seat))


@EFFECTS.register("deal", times=int)
def make_deal(table: Table, seat: int, place: int) -> None:
    """A stall, or begging: pay and gain; some stalls more than once (CM-045, CM-072 to CM-080)."""
    row = ALL_PLACES[place]
    if row.repeat > 1:
        table.do(RepeatDeal(seat, place))
        return
    pay(table, seat, row.cost)
    if row.kind != "beg":
        tell_deal(table, seat, row.cost, row.gain)
    gain(table, seat, row.gain)


def tell_deal(table: Table, seat: int, cost: Deal, found: Deal) -> None:
    """Say what was paid and what is offered for it."""
    key = "deals" if any(cost.goods) else "gains"
    table.say(key, seat=seat, cost=count_texts(cost), gain=count_texts(found))


@dataclass(slots=True)
class RepeatDeal(Ask):
    """How often to make the stall's deal in this visit, at least once (CM-073)."""

    place: int

    kind = "number"
    rules = ("CM-073",)

    def options(self, table: Table) -> list[Option]:
        """As often as the stall allows and the player can pay."""
        row, goods = ALL_PLACES[self.place], table.players[self.seat].goods
        most = min(
            have // price for have, price in zip(goods, row.cost.goods, strict=True) if price
        )
        return [*range(1, min(row.repeat, most) + 1)]

    def answer(self, table: Table, option: Option) -> None:
        """Pay and gain so many times."""
        row, times = ALL_PLACES[self.place], int(option)
        pay(table, self.seat, row.cost, times)
        tell_deal(table, self.seat, times_of(row.cost, times), times_of(row.gain, times))
        gain(table, self.seat, row.gain, times)

    def hint(self, table: Table, option: Option) -> Text:
        row, times = ALL_PLACES[self.place], int(option)
        cost, found = times_of(row.cost, times), times_of(row.gain, times)
        return text("hint-deal", cost=count_texts(cost), gain=count_texts(found))


# -- Shipwright and ships ------------------------------------------------------


@EFFECTS.register("build_private_longship")
def build_ship(table: Table, seat: int, place: int) -> None:
    """Build one private longship for good (CM-058)."""
    table.do(BuildShip(seat))


@dataclass(slots=True)
class BuildShip(Ask):
    """Choose a private longship to build, one in the game (CM-058)."""

    kind = "ship"
    rules = ("CM-056", "CM-058", "CM-147")

    def options(self, table: Table) -> list[Option]:
        """Those left that you can pay."""
        return [PLACES[each] for each in table.ships if can_pay(table, self.seat, cost_of(each))]

    def answer(self, table: Table, option: Option) -> None:
        ship = PLACE[str(option)]
        pay(table, self.seat, cost_of(ship))
        table.ships.remove(ship)
        table.players[self.seat].ship = ship
        table.say("builds", seat=self.seat, ship=str(option))

    def hint(self, table: Table, option: Option) -> Text:
        row = ALL_PLACES[PLACE[str(option)]]
        return text(
            "hint-ship",
            wood=row.cost.goods[WOOD],
            coins=row.cost.goods[COINS],
            capacity=row.capacity,
            glory=row.glory,
        )


def cost_of(place: int) -> Deal:
    """The printed price of a place or ship."""
    return ALL_PLACES[place].cost


@EFFECTS.register("moor_ship")
def moor_ship(table: Table, seat: int, place: int) -> None:
    """A longship: pay for it if it costs, and moor it at a free harbor (CM-054 to CM-057)."""
    if place not in PRIVATE_SHIPS:
        pay(table, seat, cost_of(place))
    table.do(MoorShip(seat, place))


@dataclass(slots=True)
class MoorShip(Ask):
    """Choose the free harbor to moor the ship at; it stays there until cleanup (CM-057)."""

    place: int

    kind = "shore"
    rules = ("CM-054", "CM-055", "CM-056", "CM-057")

    def options(self, table: Table) -> list[Option]:
        """Harbors in use without a ship."""
        return [SHORE_NAMES[shore] for shore, ship in enumerate(table.harbors) if ship == NONE]

    def answer(self, table: Table, option: Option) -> None:
        table.harbors[SHORE_NAMES.index(str(option))] = self.place
        table.say("moors", seat=self.seat, ship=PLACES[self.place], shore=str(option))

    def hint(self, table: Table, option: Option) -> Text:
        """The monster there, and the best chance with this ship and what is at hand."""
        shore, player = SHORE_NAMES.index(str(option)), table.players[self.seat]
        room = ALL_PLACES[self.place].capacity
        hold = Hold((0, 0, 0), as_dice(player.warriors), 0, player.goods[FOOD], room)
        fight = text(
            "hint-fight",
            enemy=enemy_hint(table.enemies[FIRST_SHORE + shore]),
            chance=voyage_text(table, self.seat, shore, hold),
        )
        return shore_forecast(table, shore, fight)


# -- trade ---------------------------------------------------------------------


@EFFECTS.register("exchange_1_to_1")
def trade(table: Table, seat: int, place: int) -> None:
    """Market: exchange food, wood and coins one for one, as much as you like (CM-059)."""
    table.do(TradeForFood(seat))


def traded(table: Table, seat: int) -> int:
    """How many resources a player has to trade with."""
    return sum(table.players[seat].goods[good] for good in TRADED)


@dataclass(slots=True)
class TradeForFood(Ask):
    """Market: how much food to leave with; exchanges are one for one (CM-059)."""

    kind = "number"
    rules = ("CM-059",)

    def options(self, table: Table) -> list[Option]:
        """Any part of what you have."""
        return [*range(traded(table, self.seat) + 1)]

    def answer(self, table: Table, option: Option) -> None:
        table.do(TradeForWood(self.seat, int(option)))


@dataclass(slots=True)
class TradeForWood(Ask):
    """Market: how much wood to leave with; the rest is coins (CM-059)."""

    food: int

    kind = "number"
    rules = ("CM-059",)

    def options(self, table: Table) -> list[Option]:
        """Any part of what is left."""
        return [*range(traded(table, self.seat) - self.food + 1)]

    def answer(self, table: Table, option: Option) -> None:
        goods = table.players[self.seat].goods
        coins = traded(table, self.seat) - self.food - int(option)
        before = goods[:]
        goods[FOOD], goods[WOOD], goods[COINS] = self.food, int(option), coins
        kept = count_texts(Deal((self.food, int(option), coins, 0, 0), (0, 0, 0), 0))
        key = "trades-nothing" if goods == before else "trades"
        table.say(key, seat=self.seat, goods=kept)

    def hint(self, table: Table, option: Option) -> Text:
        return text("hint-coins", coins=traded(table, self.seat) - self.food - int(option))


def merchant_cost(table: Table, seat: int) -> Deal:
    """What the merchant ship asks of this player (CM-060, CM-158)."""
    free = FREE_MERCHANT[table.players[seat].leader]
    return NOTHING if free else cost_of(MERCHANT_SHIP)


@EFFECTS.register("gain_merchant_card")
def buy_cargo(table: Table, seat: int, place: int) -> None:
    """Merchant ship: pay the coin and gain everything on the card (CM-060)."""
    pay(table, seat, merchant_cost(table, seat))
    cargo = count_texts(GOODS_OF[table.merchant])
    table.say("takes-cargo", seat=seat, card=MERCHANTS[table.merchant], gain=cargo)
    gain(table, seat, GOODS_OF[table.merchant])


# -- Runesmith, Stave Church, Worker Huts --------------------------------------


@EFFECTS.register("take_rune", face_up=int)
def visit_runesmith(table: Table, seat: int, place: int) -> None:
    """Pay the wood, take a rune (CM-061)."""
    pay(table, seat, cost_of(place))
    table.do(TakeRune(seat))


@dataclass(slots=True)
class TakeRune(Ask):
    """Take a face-up rune, or the top one of the deck unseen (CM-061)."""

    kind = "card"
    rules = ("CM-061", "CM-146", "CM-162")

    def options(self, table: Table) -> list[Option]:
        """Face-up runes, and the deck if it has one."""
        shown: list[Option] = [RUNES[rune] for rune in table.rune_row if rune != NONE]
        return [*shown, "deck"] if table.runes else shown

    def answer(self, table: Table, option: Option) -> None:
        """Lay it face up before you; the space stays empty until the next round."""
        if option == "deck":
            rune = table.runes.pop()
        else:
            rune = RUNES.index(str(option))
            table.rune_row[table.rune_row.index(rune)] = NONE
        table.players[self.seat].runes += (rune,)
        table.say("takes-rune", seat=self.seat, card=RUNES[rune])

    def hint(self, table: Table, option: Option) -> Text | None:
        """Its printed glory."""
        if option == "deck":
            return None
        return text("hint-rune", glory=RUNE_GLORY[RUNES.index(str(option))])


@EFFECTS.register("buy_favor", rates=list)
def visit_church(table: Table, seat: int, place: int) -> None:
    """Stave Church: buy favor (CM-063)."""
    table.do(BuyFavor(seat))


@dataclass(slots=True)
class BuyFavor(Ask):
    """How much favor to buy: 1, 2, 3 or 4 for 1, 3, 6 or 10 coins (CM-063)."""

    kind = "number"
    rules = ("CM-063", "CM-010")

    def options(self, table: Table) -> list[Option]:
        coins = table.players[self.seat].goods[COINS]
        return [favor for favor, price in RATES if price <= coins]

    def answer(self, table: Table, option: Option) -> None:
        goods = table.players[self.seat].goods
        price = dict(RATES)[int(option)]
        goods[COINS] -= price
        goods[FAVOR] += int(option)
        table.say("buys-favor", seat=self.seat, favor=int(option), coins=price)

    def hint(self, table: Table, option: Option) -> Text:
        return text("hint-price", coins=dict(RATES)[int(option)])


def worker_price(table: Table) -> int:
    """What the next worker costs: less with each purchase in the game (CM-064, CM-065)."""
    bought = 0
    for player in table.players:
        if player.hired:
            bought += 1
    return PRICES[min(bought, len(PRICES) - 1)]


@EFFECTS.register("gain_worker", prices=list)
def hire_worker(table: Table, seat: int, place: int) -> None:
    """Worker Huts: pay and gain a worker, to be placed from now on (CM-044, CM-064)."""
    player, price = table.players[seat], worker_price(table)
    player.goods[COINS] -= price
    assert player.goods[COINS] >= 0
    player.hired = True
    player.workforce += 1
    player.workers += 1
    table.say("hires", seat=seat, coins=price)


@EFFECTS.register("hunt")
@EFFECTS.register("fight")
def reserve(table: Table, seat: int, place: int) -> None:
    """A fight or the hunt: nothing now, the worker reserves it (CM-040, CM-068 to CM-071)."""


VISITS = tuple(EFFECTS.code(place.effect) for place in ALL_PLACES)
"""By place what it does."""
