"""The board as a seat sees it: places for workers, targets of warriors, fights (view.py).

Printed facts of places and enemies are not repeated: they are known by the name (rows.BY_NAME).
"""

from __future__ import annotations

from functools import cache, partial

from meadhall.core import Recent
from meadhall.games.midgard.assign import has_confirmed
from meadhall.games.midgard.cards import ENEMIES, ENEMY, JOURNEYS, KRAKEN
from meadhall.games.midgard.components import (
    ALL_PLACES,
    FED_BY_ONE,
    FIGHTS,
    FIRST_SHORE,
    GOODS,
    HUNT,
    MERCHANT_SHIP,
    NONE,
    PLACES,
    ROLLED,
    SHORE_NAMES,
    STALLS,
    STOCKED,
    TARGETS,
    WARRIORS,
    WORKER_HUTS,
    Deal,
    Dealt,
)
from meadhall.games.midgard.forecast import (
    percent,
    place_cost,
    place_gain,
    roll_view,
    warriors_view,
)
from meadhall.games.midgard.odds import Dice
from meadhall.games.midgard.placement import is_taken
from meadhall.games.midgard.table import (
    OUTCOMES,
    WON,
    Fight,
    Phase,
    Table,
    crew,
    sender,
)
from meadhall.games.midgard.view_types import Deal as DealView
from meadhall.games.midgard.view_types import (
    FightView,
    PlaceView,
    ShoreView,
    TargetView,
    UnderSail,
    UnderWay,
    WayView,
)
from meadhall.games.midgard.voyage import LoseAboard, StarveWarrior

# -- words and numbers -----------------------------------------------------------


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
    return place in places_of(table.seats, table.stalls)


@cache
def places_of(seats: int, stalls: tuple[int, ...]) -> tuple[int, ...]:
    """All places of a game in the order of the board (CM-015, CM-016)."""
    return tuple(
        place
        for place, row in enumerate(ALL_PLACES)
        if (place in stalls if row.kind in STALLS else row.players <= seats)
    )


def places_view(table: Table, recent: Recent) -> list[PlaceView]:
    """All places of this game, each as it was unless something of it has changed."""
    hired = sum([player.hired for player in table.players])
    made_of = (
        *(*table.placed, *table.stocks, *table.harbors, *table.ships),
        *(table.merchant, hired, table.phase <= Phase.WORKERS),
    )

    def make() -> list[PlaceView]:
        changing = dict(zip(STOCKED, table.stocks, strict=True))
        changing |= {MERCHANT_SHIP: table.merchant, WORKER_HUTS: hired}
        changing |= dict.fromkeys(table.ships, 1)
        moored = {ship: shore for shore, ship in enumerate(table.harbors) if ship != NONE}
        return [
            place_part(table, place, changing.get(place, 0), moored.get(place, NONE), recent)
            for place in places_of(table.seats, table.stalls)
        ]

    return recent.part("places", made_of, make)


def place_part(table: Table, place: int, number: int, harbor: int, recent: Recent) -> PlaceView:
    """A place as it was, or made anew; ``number`` is what its price or gain follow from."""
    taken = table.phase <= Phase.WORKERS and is_taken(table, place)
    made_of = (table.placed[place], number, harbor, taken)
    return recent.part(("place", place), made_of, lambda: place_view(table, place, harbor, taken))


def place_view(table: Table, place: int, harbor: int, taken: bool) -> PlaceView:
    """A place: who is there, what it asks and gives now; what it has none of is left out."""
    cost, offer = place_cost(table, None, place), place_gain(table, place)
    placed, row = table.placed[place], ALL_PLACES[place]
    view: PlaceView = {"name": row.key, "spaces": row.spaces}
    if placed:
        view["workers"] = seats_in(placed)
    if any(cost.goods):
        view["cost"] = deal_view(cost)
    if gain := deal_view(offer):
        view["gain"] = gain
    if row.repeat > 1:
        view["times"] = row.repeat
    if row.capacity:
        view["capacity"] = row.capacity
    if harbor != NONE:
        view["moored"] = SHORE_NAMES[harbor]
    if taken:
        view["closed"] = "closed-taken"
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


def town_view(table: Table, recent: Recent) -> list[TargetView]:
    """Troll and draugr."""
    return [
        recent.part(
            ("town", target),
            (
                table.enemies[target],
                table.placed[FIGHTS[target]],
                table.outcomes[target],
                *table.sent[target],
            ),
            partial(target_view, table, target),
        )
        for target in range(FIRST_SHORE)
    ]


def shores_view(table: Table, recent: Recent) -> list[ShoreView]:
    """The shores from the left."""
    found = []
    for shore, ship in enumerate(table.harbors):
        target = FIRST_SHORE + shore
        made_of = (
            table.enemies[target],
            table.outcomes[target],
            *table.sent[target],
            ship,
            0 if ship == NONE else table.placed[ship],
            table.coins[shore],
            table.journeys[shore] if table.revealed[shore] else NONE,
            table.journeys[shore] != NONE and not table.revealed[shore],
            table.looked[shore],
            table.stores[shore],
        )
        found.append(recent.part(("shore", shore), made_of, partial(shore_view, table, shore)))
    return found


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


# -- a voyage ------------------------------------------------------------------


def voyage_under_way(table: Table) -> UnderSail | None:
    """The voyage whose captain chooses what is lost, and all ways to lose it."""
    top = table.top
    if not isinstance(top, (LoseAboard, StarveWarrior)):
        return None
    ways = [way_view(table, top, dice, food) for dice, food in top.ways(table)]
    ways.sort(key=lambda found: -found["win"])
    return {"seat": top.seat, "shore": SHORE_NAMES[top.shore], "ways": ways}


def way_view(table: Table, asked: LoseAboard | StarveWarrior, dice: Dice, food: int) -> WayView:
    """What is gone if this is left, who of it starves, and the chance to win with the rest."""
    stores, fed = table.stores[asked.shore], FED_BY_ONE[asked.shore] * food
    lost = taken(table.sent[FIRST_SHORE + asked.shore], dice)
    if stores > food:
        lost["food"] = stores - food
    return {
        "lost": lost,
        "crew": warriors_view(dice),
        "food": food,
        "starving": 0 if asked.fed else max(0, sum(dice) - fed),
        "win": percent(asked.chance(table, [(dice, food)])),
        "win_with_favor": asked.favored(table, dice, food),
    }


def taken(before: list[int], after: Dice) -> DealView:
    """The warriors that are gone."""
    gone = [was - left for was, left in zip(before, after, strict=True)]
    return {name: number for name, number in zip(WARRIORS, gone, strict=True) if number}


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
