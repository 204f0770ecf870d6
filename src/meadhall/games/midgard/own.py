"""The board as one player alone sees it: closed places, known journeys, odds (view.py)."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.core import Recent
from meadhall.games.midgard.assign import (
    PROVISIONS,
    Slot,
    capacity,
    hold_of,
    plan_of,
    sent_to,
)
from meadhall.games.midgard.board import places_of
from meadhall.games.midgard.cards import BANS, DESTINIES, FREE_MERCHANT, JOURNEYS
from meadhall.games.midgard.components import (
    ALL_PLACES,
    FIRST_SHORE,
    FOOD,
    HUNTING,
    JARL,
    KINDS,
    MERCHANT_SHIP,
    NONE,
    PLACES,
    SHORE_NAMES,
    STOCKED,
    TARGETS,
    WARRIORS,
    TargetName,
)
from meadhall.games.midgard.forecast import (
    as_dice,
    best_crew,
    crew_odds,
    fight_view,
    offered_dice,
    percent,
    recruits_of,
    voyage_mix,
    voyage_view,
    way_of,
)
from meadhall.games.midgard.odds import PROFILE, Dice, hunt_odds
from meadhall.games.midgard.placement import ONE_SPACE, in_reach, out_of_reach, rune_left
from meadhall.games.midgard.table import Phase, Table, owned, targets_of
from meadhall.games.midgard.view_types import FightOdds, OwnPlace, Piece, Reason, VoyageOdds
from meadhall.games.midgard.voyages import Hold, setting_out

Plan = tuple[tuple[Slot, ...], tuple[int, ...]]
"""What a player is asked to assign, and what they have chosen so far."""
NO_PLAN: Plan = ((), ())

# -- places ----------------------------------------------------------------------


def own_places_part(table: Table, seat: int, recent: Recent) -> dict[str, OwnPlace]:
    """The same places as lately, or made anew."""
    if table.phase > Phase.WORKERS:
        return {}
    player = table.players[seat]
    made_of = (
        (table.merchant, table.stalls, rune_left(table), sum(owned(table, seat))),
        (player.leader, player.ship, player.hired, *player.goods),
        [other.hired for other in table.players],
        (*table.placed, *table.stocks, *table.harbors, *table.supply, *table.ships),
    )
    return recent.part(("own places", seat), made_of, lambda: own_places(table, seat, recent))


def own_places(table: Table, seat: int, recent: Recent) -> dict[str, OwnPlace]:
    """While workers are placed: where this player cannot go, and what else differs for them.

    Nothing of places that are taken: everybody sees that they are.
    """
    have, placed = sum(owned(table, seat)), table.placed
    found: dict[str, OwnPlace] = {
        PLACES[place]: {"closed": why}
        for place, why in closed_places(table, seat)
        if not (placed[place] and ONE_SPACE[place])
    }
    if FREE_MERCHANT[table.players[seat].leader]:
        found[PLACES[MERCHANT_SHIP]] = {**found.get(PLACES[MERCHANT_SHIP], {}), "cost": {}}
    for name, offered, there in offers(table, recent):
        dice, own = recruits_view(offered, there, have), found.get(name)
        found[name] = dice if own is None else {**own, **dice}
    return found


def offers(table: Table, recent: Recent) -> list[tuple[str, int, int]]:
    """The places that offer dice now: how many, and how many of them are there to be taken."""
    free = [place for place in recruiting(table.stalls) if not table.placed[place]]

    def make() -> list[tuple[str, int, int]]:
        every = [(PLACES[place], *offered_dice(table, place)) for place in free]
        return [each for each in every if each[1]]

    made_of = (free, table.merchant, *table.stocks, *table.supply)
    return recent.part("offers", made_of, make)


Shut = tuple[tuple[int, Reason], ...]
_SHUT: dict[tuple[Any, ...], Shut] = {}
"""By all that it follows from, what is closed to a player: the same again and again."""
MOST_SHUT = 5_000


def closed_places(table: Table, seat: int) -> Shut:
    """The places that would be closed to a player even if nobody were there, with the reasons."""
    player, reach = table.players[seat], in_reach(table, seat)
    ships = (player.ship, NONE in table.harbors, *table.ships)
    key = (table.seats, table.stalls, reach, player.hired, rune_left(table), ships)
    found = _SHUT.get(key)
    if found is None:
        if len(_SHUT) >= MOST_SHUT:
            _SHUT.clear()
        every = [
            (place, out_of_reach(table, seat, place))
            for place in places_of(table.seats, table.stalls)
        ]
        found = _SHUT[key] = tuple([(place, why) for place, why in every if why is not None])
    return found


def recruits_view(offered: int, there: int, have: int) -> OwnPlace:
    """What would become of offered dice, of which so many are there, for who has so many."""
    dice = recruits_of(offered, there, have)
    return {"recruits": {"wasted": dice.wasted, "after": dice.after}}


@cache
def recruiting(stalls: tuple[int, ...]) -> tuple[int, ...]:
    """The places of a game that may give warriors."""
    return tuple(
        place
        for place in (*STOCKED, JARL, MERCHANT_SHIP, *stalls)
        if place in (*STOCKED, MERCHANT_SHIP) or any(ALL_PLACES[place].gain.warriors)
    )


def own_drawn(table: Table, seat: int) -> list[str]:
    """The destinies to choose from, for who chooses."""
    asked = [question.seat for question in table.questions()]
    return [DESTINIES[each] for each in sorted(table.drawn)] if seat in asked else []


def own_journeys(table: Table, seat: int) -> dict[TargetName, str]:
    """The face-down journeys that this player has looked at, by shore (CM-183)."""
    return {
        SHORE_NAMES[shore]: JOURNEYS[card]
        for shore, card in enumerate(table.journeys)
        if card != NONE and not table.revealed[shore] and table.looked[shore] >> seat & 1
    }


# -- cards and odds ---------------------------------------------------------


Ahead = tuple[dict[TargetName, FightOdds], dict[TargetName, VoyageOdds], int | None]
"""The odds of fights and voyages, and what a hunt is expected to bring."""


def own_outlook(table: Table, seat: int, recent: Recent) -> Ahead:
    """What lies ahead of a player while warriors are assigned and fight, as lately or made anew."""
    if table.phase not in (Phase.ASSIGNING, Phase.COMBAT):
        return {}, {}, None
    player = table.players[seat]
    plan = plan_of(table, seat) if table.phase == Phase.ASSIGNING else NO_PLAN
    made_of = (
        (table.phase, plan, None if table.fight is None else table.fight.target),
        (player.leader, *player.goods, *player.warriors),
        (*table.enemies, *table.placed, *table.harbors, *table.stores),
        [*map(tuple, table.sent)],
        (*table.journeys, *table.revealed, *table.looked, *table.journey_deck),
    )
    return recent.part(
        ("ahead", seat),
        made_of,
        lambda: (
            own_odds(table, seat, plan),
            own_voyages(table, seat, plan),
            own_hunt(table, seat, plan),
        ),
    )


def own_odds(table: Table, seat: int, plan: Plan) -> dict[TargetName, FightOdds]:
    """The odds of own fights to come: with the crew chosen or sent, before that with the best."""
    found: dict[TargetName, FightOdds] = {}
    if table.phase == Phase.ASSIGNING:
        for target in targets_of(table, seat):
            if target < FIRST_SHORE:
                hold, chosen = hold_of(table, seat, target, *plan)
                enemy = table.enemies[target]
                odds = fight_view(table, seat, enemy, hold.most, chosen)
                odds["more"] = with_one_more(table, seat, target, plan)
                found[TARGETS[target]] = odds
    elif table.phase == Phase.COMBAT:
        fighting = NONE if table.fight is None else table.fight.target
        for target in targets_of(table, seat):
            enemy, at_sea = table.enemies[target], not has_landed(table, target)
            if enemy != NONE and target != fighting and not at_sea:
                dice = as_dice(table.sent[target])
                found[TARGETS[target]] = fight_view(table, seat, enemy, dice)
    return found


def has_landed(table: Table, target: int) -> bool:
    """Whether the warriors of a target have no journey before them."""
    return target < FIRST_SHORE or table.revealed[target - FIRST_SHORE]


def own_voyages(table: Table, seat: int, plan: Plan) -> dict[TargetName, VoyageOdds]:
    """The odds of own voyages before their journey is turned up."""
    found: dict[TargetName, VoyageOdds] = {}
    for target in targets_of(table, seat):
        if has_landed(table, target):
            continue
        shore = target - FIRST_SHORE
        if table.phase == Phase.ASSIGNING:
            hold, chosen = hold_of(table, seat, target, *plan)
        else:
            dice, food = as_dice(table.sent[target]), table.stores[shore]
            hold, chosen = Hold(dice, dice, food, food, sum(dice) + food), True
        voyage = best_crew(table, seat, shore, hold)
        odds = found[TARGETS[target]] = voyage_view(table, seat, shore, voyage, chosen)
        if table.phase == Phase.ASSIGNING:
            odds["more"] = with_one_more(table, seat, target, plan)
    return found


def left_at_home(table: Table, seat: int, plan: Plan) -> list[int]:
    """By slot the dice and the food that a choice so far has sent nowhere."""
    player = table.players[seat]
    left = [*player.warriors, player.goods[FOOD]]
    for (_, kind), number in zip(*plan, strict=False):
        left[kind] -= number
    return left


def with_one_more(table: Table, seat: int, target: int, plan: Plan) -> dict[Piece, int]:
    """By die or food at home that may go there too: the chance of those sent so far with it."""
    dice, food = sent_to(target, *plan)
    at_sea = target >= FIRST_SHORE
    if at_sea and sum(dice) + food >= capacity(table, target):
        return {}
    left, bans = left_at_home(table, seat, plan), BANS[table.enemies[target]]
    found: dict[Piece, int] = {}
    for kind in KINDS:
        if left[kind] and (at_sea or not bans[kind]):
            more = [n + (each == kind) for each, n in enumerate(dice)]
            found[WARRIORS[kind]] = chance_of(table, seat, target, as_dice(more), food)
    if at_sea and left[PROVISIONS]:
        found["food"] = chance_of(table, seat, target, dice, food + 1)
    return found


def chance_of(table: Table, seat: int, target: int, dice: Dice, food: int) -> int:
    """The chance of this very crew at a target, at sea with this food, in per cent."""
    if target < FIRST_SHORE:
        return percent(crew_odds(table, seat, table.enemies[target], dice).win)
    shore = target - FIRST_SHORE
    mix, way = voyage_mix(table, seat, shore), way_of(table, seat, shore)
    return percent(setting_out(dice, food, mix, way))


def own_hunt(table: Table, seat: int, plan: Plan) -> int | None:
    """While a hunter assigns: the food to be expected of those who stay, in tenths (CM-092)."""
    if table.phase != Phase.ASSIGNING or not table.placed[HUNTING] >> seat & 1:
        return None
    home = left_at_home(table, seat, plan)
    return round(10 * hunt_odds(as_dice(home), PROFILE[table.players[seat].leader]))
