"""What all the dice of a player promise in a round, in glory, for bots that look ahead.

Before assigning, dice are shared out in thought over the fights reserved, the best prize first;
with workers left, a fight still open gives hope. Then what was assigned counts, and in combat what
was sent (prospects.py).
"""

from __future__ import annotations

from functools import lru_cache

from meadhall.core import Together
from meadhall.games.midgard.assign import PROVISIONS, ConfirmCrews, sent_to
from meadhall.games.midgard.cards import ATTACK, DEFENCE
from meadhall.games.midgard.components import (
    ALL_PLACES,
    COINS,
    FED_BY_ONE,
    FIGHTS,
    FIRST_SHORE,
    FOOD,
    HUNT,
    KINDS,
    LARGE_SHIP,
    NONE,
    SMALL_SHIP,
)
from meadhall.games.midgard.forecast import able, as_dice
from meadhall.games.midgard.odds import PROFILE, Dice, fight_odds
from meadhall.games.midgard.prospects import (
    FOOD_WORTH,
    WORKER_WORTH,
    dice_worth,
    home_worth,
    hunt_worth,
    plan_worth,
    prize,
    sent_worth,
    troll_worry,
)
from meadhall.games.midgard.table import Phase, Table, targets_of

HOPE = 0.75
"""How much of a fight's worth counts while it is still open and a worker is left."""


def combat_worth(table: Table, seat: int, soon: float) -> float:
    """What dice and food are worth: this round's fights by their odds, the rest for later."""
    player = table.players[seat]
    if table.phase >= Phase.COMBAT:
        value = troll_worry(table, seat) if table.phase == Phase.COMBAT else 0.0
        value += home_worth(table, seat, player.warriors, player.goods[FOOD], soon)
        for target in targets_of(table, seat) if table.phase == Phase.COMBAT else ():
            value += sent_worth(table, seat, target, soon)
        if table.fight is not None and table.fight.seat == seat and table.fight.target == HUNT:
            value += hunt_worth(table, table.fight, soon)
        return value
    confirmed = confirmed_by(table, seat)
    if confirmed is not None:
        return assigned_worth(table, seat, confirmed, soon)
    return planned_worth(table, seat, soon)


def confirmed_by(table: Table, seat: int) -> ConfirmCrews | None:
    """What a player has assigned while others still do."""
    top = table.top
    if isinstance(top, Together):
        for lane in top.given:
            if lane and lane[-1][0].seat == seat and isinstance(lane[-1][0], ConfirmCrews):
                return lane[-1][0]
    return None


def assigned_worth(table: Table, seat: int, confirmed: ConfirmCrews, soon: float) -> float:
    """Crews by the odds as they were sent, and what stays at home."""
    home, food = table.players[seat].warriors[:], table.players[seat].goods[FOOD]
    value = troll_worry(table, seat)
    for (_, kind), number in zip(confirmed.asked, confirmed.sent, strict=True):
        if kind == PROVISIONS:
            food -= number
        else:
            home[kind] -= number
    for target in targets_of(table, seat):
        crew, stores = sent_to(target, confirmed.asked, confirmed.sent)
        if any(crew):
            stake = prize(table, seat, table.enemies[target], target)
            value += plan_worth(table, seat, target, crew, stores, soon, stake)
    return value + home_worth(table, seat, home, food, soon)


# -- fights that are planned ------------------------------------------------------


def planned_worth(table: Table, seat: int, soon: float) -> float:
    """Before assigning: share the dice out over the fights reserved, the best prize first."""
    player = table.players[seat]
    home, food = player.warriors, player.goods[FOOD]
    value = troll_worry(table, seat)
    found = [
        (-prize(table, seat, table.enemies[each], each), each)
        for each in targets_of(table, seat)
        if table.enemies[each] != NONE
    ]
    if found:
        home = home[:]
        found.sort()
    for loss, target in found:
        room = 0
        if target >= FIRST_SHORE:
            room = ALL_PLACES[table.harbors[target - FIRST_SHORE]].capacity
        crew, eaten = best_crew(table, seat, target, home, food, -loss, room)
        if any(crew):
            value += plan_worth(table, seat, target, crew, eaten, soon, -loss)
            for kind in KINDS:
                home[kind] -= crew[kind]
            food -= eaten
    if player.workers and any(home):
        value += hope(table, seat, home, food, soon)
    return value + home_worth(table, seat, home, food, soon)


def hope(table: Table, seat: int, home: list[int], food: int, soon: float) -> float:
    """What the best of the fights still open would add, if a worker gets there in time."""
    best = 0.0
    room = room_aboard(table, seat)
    for target, enemy in enumerate(table.enemies):
        if enemy == NONE or not is_open(table, target, room):
            continue
        stake = prize(table, seat, enemy, target)
        crew, eaten = best_crew(table, seat, target, home, food, stake, room)
        if any(crew):
            value = plan_worth(table, seat, target, crew, eaten, soon, stake)
            best = max(best, value - soon * (dice_worth(crew) + FOOD_WORTH * eaten))
    return HOPE * max(0.0, best - WORKER_WORTH)


def room_aboard(table: Table, seat: int) -> int:
    """The capacity of the largest ship that this player could still take."""
    player, placed = table.players[seat], table.placed
    ships = [] if placed[SMALL_SHIP] else [SMALL_SHIP]
    if player.ship != NONE and not placed[player.ship]:
        ships.append(player.ship)
    if player.goods[COINS] and not placed[LARGE_SHIP]:
        ships.append(LARGE_SHIP)
    return max((ALL_PLACES[ship].capacity for ship in ships), default=0)


def is_open(table: Table, target: int, room: int) -> bool:
    """Whether nobody has reserved a fight yet, and a ship with room could go there."""
    if target < FIRST_SHORE:
        return not table.placed[FIGHTS[target]]
    return room > 0 and table.harbors[target - FIRST_SHORE] == NONE


def best_crew(
    table: Table, seat: int, target: int, home: list[int], food: int, stake: float, room: int
) -> tuple[Dice, int]:
    """As many of the strongest dice as raise the odds by more than they cost, and their food."""
    enemy = table.enemies[target]
    profile = PROFILE[table.players[seat].leader]
    dice = able(enemy, as_dice(home))
    if target < FIRST_SHORE:
        return crew_of(dice, profile, enemy, 0, 99, 99, stake)
    return crew_of(dice, profile, enemy, food, room, FED_BY_ONE[target - FIRST_SHORE], stake)


@lru_cache(maxsize=1 << 16)
def crew_of(
    home: Dice, profile: int, enemy: int, food: int, room: int, per: int, stake: float
) -> tuple[Dice, int]:
    """The crew for a stake, one food for so many of them; in the town there is ample room."""
    at_sea = per < 99
    pool = [kind for kind in (2, 1, 0) for _ in range(home[kind])]
    crew, best, win, eaten = [0, 0, 0], (0, 0, 0), 0.0, 0
    for number, kind in enumerate(pool, 1):
        need = -(-number // per) if at_sea else 0
        if need > food or number + need > room:
            break
        crew[kind] += 1
        now = fight_odds(as_dice(crew), profile, ATTACK[enemy], DEFENCE[enemy]).win
        if now > 0.2 and (now - win) * stake > 0.35:
            best, win, eaten = as_dice(crew), now, need
    return best, eaten
