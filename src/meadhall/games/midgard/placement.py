"""Worker placement (CM-037 to CM-045).

1. From the first player on, clockwise, who has a worker left places one (CM-037, CM-051):
   on a free place that the player can pay for and use, or for begging (CM-038 to CM-045).
2. Brown and blue places act at once (locations.py), red ones reserve a fight (CM-039, CM-040).
3. When nobody has a worker left, the phase is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from meadhall.core import Option, Text
from meadhall.games.midgard.cards import FREE_MERCHANT
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BEG,
    COINS,
    FIGHTS,
    FOOD,
    HUNTING,
    LARGE_SHIP,
    MERCHANT_SHIP,
    NONE,
    PLACE,
    PLACES,
    PRIVATE_SHIPS,
    RATES,
    RUNESMITH,
    SHIPWRIGHT,
    SMALL_SHIP,
    STAVE_CHURCH,
    WOOD,
    WORKER_HUTS,
    Deal,
)
from meadhall.games.midgard.forecast import place_cost, place_forecast, some
from meadhall.games.midgard.goods import can_pay
from meadhall.games.midgard.locations import visit, worker_price
from meadhall.games.midgard.table import Act, Ask, Phase, Table
from meadhall.games.midgard.view_types import Reason

ALWAYS_FREE: tuple[int, ...] = (
    *(PLACE[name] for name in ("armory", "foundry", "forge", "smokehouse")),
    *(PLACE[name] for name in ("jarl_longhouse", "sage_house", "market")),
    *FIGHTS,
)
"""Places for one worker that cost nothing: open to anybody until taken (CM-042)."""


@dataclass(slots=True)
class PlacementPhase(Act):
    """All workers are placed, one by one (CM-037)."""

    def run(self, table: Table) -> None:
        table.phase = Phase.WORKERS
        table.do(NextWorker(table.first))


@dataclass(slots=True)
class NextWorker(Act):
    """The next player clockwise who has a worker left places it (CM-037, CM-051)."""

    seat: int

    def run(self, table: Table) -> None:
        """Skip players without workers; nobody left ends the phase."""
        seat, seats = self.seat, table.seats
        for _ in range(seats):
            after = (seat + 1) % seats
            if table.players[seat].workers:
                table.do(PlaceWorker(seat), NextWorker(after))
                return
            seat = after


@dataclass(slots=True)
class PlaceWorker(Ask):
    """Place a worker on a free location that you can use, or beg (CM-038 to CM-045)."""

    always = True
    rest = True
    kind = "place"
    rules = ("CM-037", "CM-038", "CM-042", "CM-043", "CM-045")

    def options(self, table: Table) -> list[Option]:
        """Open locations in the order of the board; begging is always possible."""
        placed = table.placed
        reach = in_reach(table, self.seat)
        return [PLACES[place] for place, barred in reach if not placed[place] & barred]

    def answer(self, table: Table, option: Option) -> None:
        """The worker stays there until cleanup; brown and blue act at once (CM-039)."""
        place = PLACE[str(option)]
        player = table.players[self.seat]
        player.workers -= 1
        if place == BEG:
            player.begged += 1
            table.say("begs", seat=self.seat)
        else:
            table.placed[place] |= 1 << self.seat
            table.say("places", seat=self.seat, place=PLACES[place])
        visit(table, self.seat, place)

    def beside(self, table: Table, seat: int) -> list[Option]:
        """Runes without a trigger, whoever is asked (CM-190)."""
        return table.ready_runes(seat)

    def hint(self, table: Table, option: Option) -> Text | None:
        """What the place would give now."""
        return place_forecast(table, self.seat, PLACE[str(option)])


def open_places(table: Table, seat: int) -> list[int]:
    """Where this player may place a worker (CM-042): all that is not closed, and begging."""
    placed = table.placed
    return [place for place, barred in in_reach(table, seat) if not placed[place] & barred]


Reach = tuple[tuple[int, int], ...]
"""Places in the order of the board, each with the seats whose worker there bars it."""


def in_reach(table: Table, seat: int) -> Reach:
    """The places that are open to this player unless workers bar them (CM-042)."""
    player = table.players[seat]
    goods = player.goods
    coins = goods[COINS]
    means = min(goods[FOOD], HIGHEST[0]), min(goods[WOOD], HIGHEST[1]), min(coins, HIGHEST[2])
    town = town_in_reach(
        means,
        player.ship,
        player.ship == NONE and ship_in_reach(table, seat),
        NONE in table.harbors,
        FREE_MERCHANT[player.leader],
        bool(table.runes) or rune_left(table),
        coins > 0 and not player.hired and coins >= worker_price(table),
        not table.placed[HUNTING] >> seat & 1,
    )
    return town + stalls_in_reach(table.stalls, means)


Means = tuple[int, int, int]
"""Food, wood and coins, as far as they make a difference."""


@cache
def stalls_in_reach(stalls: tuple[int, ...], means: Means) -> Reach:
    """The stalls that can be paid for, and begging, which is always possible (CM-045)."""
    found = [place for place in sorted(stalls) if affords(means, place)]
    return tuple([(place, EVERYBODY) for place in (*found, BEG)])


@cache
def town_in_reach(
    means: Means,
    ship: int,
    builds: bool,
    harbor: bool,
    free_merchant: bool,
    runes: bool,
    hires: bool,
    hunts: bool,
) -> Reach:
    """What is in reach apart from stalls, found once for all positions that are alike in this."""
    found = dict.fromkeys(ALWAYS_FREE, EVERYBODY)
    if builds:
        found[SHIPWRIGHT] = EVERYBODY
    if free_merchant or affords(means, MERCHANT_SHIP):
        found[MERCHANT_SHIP] = EVERYBODY
    if runes and affords(means, RUNESMITH):
        found[RUNESMITH] = EVERYBODY
    if means[COINS] >= RATES[0][1]:
        found[STAVE_CHURCH] = EVERYBODY
    if hires:
        found[WORKER_HUTS] = NOBODY
    if hunts:
        found[HUNTING] = NOBODY
    if harbor:
        ships = [each for each in (LARGE_SHIP, SMALL_SHIP) if affords(means, each)]
        found |= dict.fromkeys(ships if ship == NONE else [*ships, ship], EVERYBODY)
    return tuple(sorted(found.items()))


EVERYBODY = -1
NOBODY = 0
"""Masks of seats whose worker bars a place to the others."""

PRICED: tuple[tuple[int, int, int], ...] = tuple(
    (place.cost.goods[FOOD], place.cost.goods[WOOD], place.cost.goods[COINS])
    for place in ALL_PLACES
)
"""By place the food, wood and coins that it costs, ready for ``affords``."""

HIGHEST: tuple[int, ...] = tuple(
    max(prices)
    for prices in zip(
        (0, 0, RATES[0][1]),
        *(price for place, price in enumerate(PRICED) if place not in PRIVATE_SHIPS),
        strict=True,
    )
)
"""The most food, wood and coins that a place costs, ships to be built apart."""


def affords(goods: Sequence[int], place: int) -> bool:
    """Whether these goods pay the printed price of a place or ship (CM-010)."""
    food, wood, coins = PRICED[place]
    return goods[FOOD] >= food and goods[WOOD] >= wood and goods[COINS] >= coins


def ship_in_reach(table: Table, seat: int) -> bool:
    """Whether a private longship is left that this player can pay (CM-058)."""
    goods = table.players[seat].goods
    have_wood, have_coins = goods[WOOD], goods[COINS]
    for ship in table.ships:
        food, wood, coins = PRICED[ship]
        if have_wood >= wood and have_coins >= coins and goods[FOOD] >= food:
            return True
    return False


def rune_left(table: Table) -> bool:
    """Whether the Runesmith has a rune to give (CM-062)."""
    return bool(table.runes) or any(rune != NONE for rune in table.rune_row)


ONE_SPACE: tuple[bool, ...] = tuple(place.spaces == 1 for place in ALL_PLACES)
"""By place whether one worker fills it."""


def is_taken(table: Table, place: int) -> bool:
    """Whether somebody's worker has filled a place (CM-038)."""
    return bool(table.placed[place]) and ONE_SPACE[place]


def why_closed(table: Table, seat: int, place: int) -> Reason | None:
    """Why this player may not place a worker there, as a text key; None if the place is open.

    The same conditions as ``open_places``, which bots ask for so often that it is written out.
    """
    return "closed-taken" if is_taken(table, place) else out_of_reach(table, seat, place)


def out_of_reach(table: Table, seat: int, place: int) -> Reason | None:
    """Why this player might not place a worker there even if nobody else had one there."""
    player = table.players[seat]
    if place == WORKER_HUTS and player.hired:
        return "closed-hired"
    if place == HUNTING:
        return "closed-hunting" if table.placed[HUNTING] >> seat & 1 else None
    if ALL_PLACES[place].kind == "ship":
        return _no_sailing(table, seat, place)
    if place == SHIPWRIGHT:
        return _no_building(table, seat)
    if place == RUNESMITH and not rune_left(table):
        return "closed-no-runes"
    return None if can_pay(table, seat, price_of(table, seat, place)) else "closed-cost"


def _no_sailing(table: Table, seat: int, ship: int) -> Reason | None:
    """Why this player cannot take a ship that nobody has taken (CM-054 to CM-057)."""
    own = table.players[seat].ship
    if ship in PRIVATE_SHIPS and ship != own:
        return "closed-unbuilt" if ship in table.ships else "closed-not-yours"
    if NONE not in table.harbors:
        return "closed-no-harbor"
    return None if ship == own or affords(table.players[seat].goods, ship) else "closed-cost"


def _no_building(table: Table, seat: int) -> Reason | None:
    """Why this player cannot build a ship (CM-058)."""
    if table.players[seat].ship != NONE:
        return "closed-has-ship"
    if not table.ships:
        return "closed-no-ships"
    return None if ship_in_reach(table, seat) else "closed-cost"


def price_of(table: Table, seat: int, place: int) -> Deal:
    """What a place asks of this player at least (CM-042)."""
    return some("coins", RATES[0][1]) if place == STAVE_CHURCH else place_cost(table, seat, place)
