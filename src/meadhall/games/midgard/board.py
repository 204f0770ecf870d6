"""The board as a seat sees it: places for workers, targets of warriors, fights (view.py).

Printed facts of places and enemies are not repeated: they are known by the name (rows.BY_NAME).
"""

from __future__ import annotations

from functools import cache

from meadhall.games.midgard.assign import has_confirmed
from meadhall.games.midgard.cards import ENEMIES, ENEMY, JOURNEYS, KRAKEN
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BEG,
    FIRST_SHORE,
    GOODS,
    HUNT,
    NONE,
    PLACES,
    PRIVATE_SHIPS,
    ROLLED,
    SHORE_NAMES,
    TARGETS,
    WARRIORS,
    Deal,
    Dealt,
    TargetName,
)
from meadhall.games.midgard.forecast import (
    as_dice,
    fight_view,
    place_cost,
    place_gain,
    recruits,
    roll_view,
    spare,
    voyage_odds,
)
from meadhall.games.midgard.placement import open_places, why_closed
from meadhall.games.midgard.table import (
    OUTCOMES,
    WON,
    Fight,
    Phase,
    Table,
    crew,
    sender,
    targets_of,
)
from meadhall.games.midgard.view_types import Deal as DealView
from meadhall.games.midgard.view_types import (
    FightOdds,
    FightView,
    OwnPlace,
    PlaceView,
    ShoreView,
    TargetView,
    UnderWay,
    VoyageOdds,
    Warriors,
)

# -- words and numbers -----------------------------------------------------------


def warriors_view(dice: list[int]) -> Warriors:
    """Dice by the name of their type, without what there is none of."""
    return {name: number for name, number in zip(WARRIORS, dice, strict=True) if number}


def deal_view(found: Deal) -> DealView:
    """A deal by names, without what it has none of."""
    return dict(_named(found))


DEALT: tuple[Dealt, ...] = (*GOODS, *WARRIORS, "glory")


@cache
def _named(found: Deal) -> tuple[tuple[Dealt, int], ...]:
    numbers = (*found.goods, *found.warriors, found.glory)
    return tuple((name, number) for name, number in zip(DEALT, numbers, strict=True) if number)


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


# -- places and targets ---------------------------------------------------------


def in_use(table: Table, place: int) -> bool:
    """Whether a place belongs to this game: stalls drawn, ships for so many players."""
    row = ALL_PLACES[place]
    if row.kind in ("military", "economic"):
        return place in table.stalls
    if place in PRIVATE_SHIPS:
        return place in table.ships or any(player.ship == place for player in table.players)
    return True


def places_view(table: Table) -> list[PlaceView]:
    """All places of this game in the order of the board."""
    return [place_view(table, place) for place in range(len(ALL_PLACES)) if in_use(table, place)]


def place_view(table: Table, place: int) -> PlaceView:
    """A place: who is there, what it asks and gives now; what it has none of is left out."""
    view: PlaceView = {"name": PLACES[place]}
    if table.placed[place]:
        view["workers"] = seats_in(table.placed[place])
    if cost := deal_view(place_cost(table, None, place)):
        view["cost"] = cost
    if gain := deal_view(place_gain(table, place)):
        view["gain"] = gain
    if place in table.harbors:
        view["moored"] = SHORE_NAMES[table.harbors.index(place)]
    return view


def own_places(table: Table, seat: int) -> dict[str, OwnPlace]:
    """While workers are placed: where this player cannot go, and what else differs for them."""
    if table.phase > Phase.WORKERS:
        return {}
    free = open_places(table, seat)
    found = {
        PLACES[place]: own_place(table, seat, place, place in free)
        for place in range(len(ALL_PLACES))
        if in_use(table, place) and place != BEG
    }
    return {name: place for name, place in found.items() if place}


def own_place(table: Table, seat: int, place: int, free: bool) -> OwnPlace:
    """What a place is to one player: its price if that differs, why it is closed, recruits."""
    view: OwnPlace = {}
    cost = place_cost(table, seat, place)
    if cost != place_cost(table, None, place):
        view["cost"] = deal_view(cost)
    if not free:
        view["closed"] = why_closed(table, seat, place)
    if any(place_gain(table, place).warriors):
        dice = recruits(table, seat, place)
        view["recruits"] = {"wasted": dice.wasted, "after": dice.after}
    return view


def target_view(table: Table, target: int) -> TargetView:
    """A target: its enemy, who fights it, with what, and how it ended."""
    enemy = table.enemies[target]
    seat = sender(table, target)
    return {
        "name": TARGETS[target],
        "enemy": None if enemy == NONE else ENEMIES[enemy],
        "fighter": None if seat == NONE else seat,
        "warriors": warriors_view(table.sent[target]),
        "outcome": OUTCOMES[table.outcomes[target]],
    }


def shore_view(table: Table, shore: int) -> ShoreView:
    """A shore: monster and coins, the journey once it is turned up, the ship and its cargo."""
    card, ship = table.journeys[shore], table.harbors[shore]
    target = FIRST_SHORE + shore
    return {
        **target_view(table, target),
        "coins": table.coins[shore],
        "journey": JOURNEYS[card] if card != NONE and table.revealed[shore] else None,
        "face_down": card != NONE and not table.revealed[shore],
        "looked": seats_in(table.looked[shore]),
        "ship": None if ship == NONE else PLACES[ship],
        "food": table.stores[shore],
        "capacity": 0 if ship == NONE else ALL_PLACES[ship].capacity,
        "aboard": sum(table.sent[target]) + table.stores[shore],
    }


def own_journeys(table: Table, seat: int) -> dict[TargetName, str]:
    """The face-down journeys that this player has looked at, by shore (CM-183)."""
    return {
        SHORE_NAMES[shore]: JOURNEYS[card]
        for shore, card in enumerate(table.journeys)
        if card != NONE and not table.revealed[shore] and table.looked[shore] >> seat & 1
    }


def own_odds(table: Table, seat: int) -> dict[TargetName, FightOdds | VoyageOdds]:
    """The odds of own fights to come."""
    found: dict[TargetName, FightOdds | VoyageOdds] = {}
    for target in targets_of(table, seat):
        odds = odds_view(table, seat, target)
        if odds is not None:
            found[TARGETS[target]] = odds
    return found


def odds_view(table: Table, seat: int, target: int) -> FightOdds | VoyageOdds | None:
    """The odds of an own fight: with all that could go while assigning, then with who went."""
    enemy = table.enemies[target]
    under_way = table.fight is not None and table.fight.target == target
    if enemy == NONE or under_way or table.phase not in (Phase.ASSIGNING, Phase.COMBAT):
        return None
    sent = table.phase == Phase.COMBAT
    dice = as_dice(table.sent[target]) if sent else spare(table, seat, target)
    if sent and target >= FIRST_SHORE:
        return voyage_odds(table, seat, target, dice, table.stores[target - FIRST_SHORE])
    return fight_view(table, seat, enemy, dice)


# -- fights --------------------------------------------------------------------


def fights_view(table: Table) -> list[FightView]:
    """The order of fights once combat has begun: whose, against whom, how it stands (CM-091)."""
    found: list[FightView] = []
    fallen = iter(defeated_now(table))
    for target in range(len(table.enemies)):
        seat, enemy = sender(table, target), table.enemies[target]
        if not sent_openly(table, seat):
            continue
        if table.outcomes[target] == WON:
            enemy = next(fallen, NONE)
        found.append(
            {
                "target": TARGETS[target],
                "seat": None if seat == NONE else seat,
                "enemy": None if enemy == NONE else ENEMIES[enemy],
                "outcome": OUTCOMES[table.outcomes[target]],
                "now": table.fight is not None and table.fight.target == target,
            }
        )
    return found


def defeated_now(table: Table) -> list[int]:
    """The enemies defeated in this combat phase, in the order of their targets (CM-182)."""
    told = [ENEMY[str(event[2])] for event in table.chronicle if event[0] == "defeats"]
    return [enemy for enemy in told if enemy != KRAKEN]


def sent_openly(table: Table, seat: int) -> bool:
    """Whether what a player sends lies open: from combat on, before it if in turn order."""
    if table.phase == Phase.ASSIGNING and table.in_order and seat != NONE:
        return has_confirmed(table, seat)
    return table.phase == Phase.COMBAT


def fight_under_way(table: Table, fight: Fight) -> UnderWay:
    """The hunt or fight under way: dice as they lie, damage, and what keeping them means."""
    hunting = fight.target == HUNT
    return {
        "seat": fight.seat,
        "target": None if hunting else TARGETS[fight.target],
        "enemy": None if hunting else ENEMIES[fight.enemy],
        "round": fight.round,
        "damage": fight.damage,
        "warriors": warriors_view(crew(table, fight)),
        "roll": [ROLLED[die] for die in fight.roll],
        "marked": [ROLLED[die] for die in fight.marked],
        "reaction": fight.reaction,
        "lost": warriors_view(fight.lost),
        "forecast": None if hunting or not judged(table) else roll_view(table, fight),
    }


def judged(table: Table) -> bool:
    """Whether the roll stands and may still change."""
    return any(question.name in ("JudgeRoll", "RerollDice") for question in table.questions())
