"""What a single fight promises a player, in glory, for bots that look ahead.

By exact odds: the prize of an enemy, the dice that come back, what the sea leaves of a voyage; and
once dice are rolled, the fight as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from meadhall.games.midgard.cards import (
    ATTACK,
    BANS,
    COLOUR,
    DEFENCE,
    DOUBLE_GLORY,
    ENEMIES,
    ENEMY_GLORY,
    FAVOR_SPENT_GLORY,
    KIND,
    KRAKEN,
    REWARD,
    colour_counts,
)
from meadhall.games.midgard.combat import BeginHunt
from meadhall.games.midgard.components import (
    BLAME,
    COINS,
    FAVOR,
    FAVOR_GLORY,
    FED_BY_ONE,
    FIGHTS,
    FIRST_SHORE,
    HUNT,
    HUNTING,
    KINDS,
    MOST_GAME,
    NONE,
    SET_GLORY,
    TROLL,
    WOOD,
    blame_loss,
)
from meadhall.games.midgard.forecast import able, as_dice
from meadhall.games.midgard.odds import PROFILE, Dice, fight_odds, hunt_odds, keep, reroll
from meadhall.games.midgard.rolls import RerollDice
from meadhall.games.midgard.table import (
    PENDING,
    Fight,
    Phase,
    Table,
    hits_of,
    shields_of,
)
from meadhall.games.midgard.voyages import landing, sailing, way_to

DIE_WORTH = (1.6, 1.7, 2.3)
"""A swordsman, a spearman, an axeman for the rounds to come."""
MOURNING = 0.25
"""How much of its worth a die lost in a fight is missed: every round brings new ones."""
FOOD_WORTH = 0.45
"""Food for the rounds to come."""
WORKER_WORTH = 2.2
"""What a worker brings in each round."""
CALM = 0.9
"""How much of a voyage's odds is left by the sea, on average."""


@cache
def set_worth(red: int, yellow: int, blue: int, later: bool) -> float:
    """Full sets, and what is on the way to the next."""
    full = min(red, yellow, blue)
    started = sum(min(count - full, 1) for count in (red, yellow, blue))
    return SET_GLORY * full + (0.8 if later else 0.2) * started


# -- single fights ---------------------------------------------------------------


def home_worth(table: Table, seat: int, dice: list[int], food: int, soon: float) -> float:
    """Dice at home, which may be hunting, and food."""
    value = soon * (dice_worth(dice) + food_worth(food))
    if table.placed[HUNTING] >> seat & 1 and any(dice) and is_to_hunt(table, seat):
        profile = PROFILE[table.players[seat].leader]
        value += soon * FOOD_WORTH * hunt_odds(as_dice(dice), profile)
    return value


def is_to_hunt(table: Table, seat: int) -> bool:
    """Whether a hunt that is reserved has not begun yet."""
    if table.phase <= Phase.ASSIGNING:
        return True
    return any(isinstance(step, BeginHunt) and step.seat == seat for step in table.agenda)


def dice_worth(dice: Sequence[float]) -> float:
    """Dice for the rounds to come."""
    return DIE_WORTH[0] * dice[0] + DIE_WORTH[1] * dice[1] + DIE_WORTH[2] * dice[2]


def food_worth(food: int) -> float:
    """Food feeds crews; more than a few is of little use."""
    return FOOD_WORTH * min(food, 6) + 0.1 * max(0, food - 6)


BOUNTY: tuple[float, ...] = tuple(
    ENEMY_GLORY[enemy]
    + 2.0 * REWARD[enemy].goods[FAVOR]
    + 0.5 * REWARD[enemy].goods[COINS]
    + 0.5 * REWARD[enemy].goods[WOOD]
    for enemy in range(len(ENEMIES))
)
"""By enemy what its card gives, in glory."""


def prize(table: Table, seat: int, enemy: int, target: int) -> float:
    """What defeating an enemy is worth to a player."""
    player = table.players[seat]
    value = BOUNTY[enemy]
    if target >= FIRST_SHORE:
        value += 0.5 * table.coins[target - FIRST_SHORE]
    if COLOUR[enemy] != NONE:
        counts = colour_counts(player.defeated)
        before = set_worth(*counts, True)
        counts[COLOUR[enemy]] += 1
        value += set_worth(*counts, True) - before
    if KIND[enemy] == "troll":
        blame = player.goods[BLAME]
        value += blame_loss(blame) - blame_loss(max(0, blame - 1)) + 0.7
    return value


def chance_with_favor(win: float, favor: int) -> float:
    """Roughly what favor makes of a chance: a second try at what went wrong."""
    return 1.0 - float((1.0 - win) ** (1.0 + 0.6 * min(favor, 2)))


@lru_cache(maxsize=1 << 16)
def fight_worth(dice: Dice, leader: int, enemy: int, favor: int) -> tuple[float, float, float]:
    """A fight by its odds: the chance to win, the dice that come back, glory on the way."""
    dice = able(enemy, dice)
    odds = fight_odds(dice, PROFILE[leader], ATTACK[enemy], DEFENCE[enemy])
    back = dice_worth([dice[kind] - MOURNING * odds.lost[kind] for kind in KINDS])
    return chance_with_favor(odds.win, favor), back, DOUBLE_GLORY[leader] * odds.doubles


def outcome_worth(
    table: Table, seat: int, target: int, dice: Dice, soon: float, stake: float
) -> float:
    """The prize by the odds, and the dice that come back."""
    player = table.players[seat]
    favor = min(player.goods[FAVOR], 2)
    win, back, glory = fight_worth(dice, player.leader, table.enemies[target], favor)
    return win * stake + soon * back + glory + troll_saved(table, seat, target, win)


def voyage_worth(
    table: Table, seat: int, target: int, dice: Dice, food: int, soon: float, stake: float
) -> float:
    """The same at sea: by the journey that awaits if the player knows it, or by the average."""
    shore, enemy = target - FIRST_SHORE, table.enemies[target]
    arrive = fed(dice, food, shore, enemy)
    left = CALM
    if table.looked[shore] >> seat & 1:
        profile = PROFILE[table.players[seat].leader]
        left = weather(dice, food, table.journeys[shore], shore, enemy, profile)
    return outcome_worth(table, seat, target, arrive, soon, left * stake)


def plan_worth(
    table: Table, seat: int, target: int, crew: Dice, food: int, soon: float, stake: float
) -> float:
    """What sending a crew with its food promises."""
    if target >= FIRST_SHORE:
        return voyage_worth(table, seat, target, crew, food, soon, stake)
    return outcome_worth(table, seat, target, crew, soon, stake)


@lru_cache(maxsize=1 << 14)
def weather(dice: Dice, food: int, journey: int, shore: int, enemy: int, profile: int) -> float:
    """How much of the odds on a calm sea is left if this journey awaits."""
    way = way_to(shore, enemy, profile)
    calm = landing(dice, food, way)
    return sailing(dice, food, journey, way) / calm if calm else CALM


def fed(dice: Dice, food: int, shore: int, enemy: int) -> Dice:
    """Who is likely to arrive: the banned starve first, then the cheapest (CM-127, CM-186)."""
    hungry = max(0, sum(dice) - FED_BY_ONE[shore] * food)
    left = [*dice]
    for kind in sorted(KINDS, key=lambda each: not BANS[enemy][each]):
        starved = min(hungry, left[kind])
        left[kind] -= starved
        hungry -= starved
    return left[0], left[1], left[2]


def troll_saved(table: Table, seat: int, target: int, win: float) -> float:
    """The blame that killing the troll spares."""
    if target != TROLL:
        return 0.0
    blame = table.players[seat].goods[BLAME]
    return win * (blame_loss(blame + 1) - blame_loss(blame))


def troll_worry(table: Table, seat: int) -> float:
    """The blame to be expected if the troll lives; who fights it counts on killing it."""
    if table.enemies[TROLL] == NONE:
        return 0.0
    blame = table.players[seat].goods[BLAME]
    loss = blame_loss(blame + 1) - blame_loss(blame)
    fighters = table.placed[FIGHTS[TROLL]]
    if fighters >> seat & 1:
        return -float(loss)
    if fighters:
        return -0.35 * loss
    idle = all(not player.workers for player in table.players)
    return -loss * (1.0 if idle else 0.95 - 0.1 * table.seats)


def sent_worth(table: Table, seat: int, target: int, soon: float) -> float:
    """A fight to come or under way with the dice that were sent."""
    if table.outcomes[target] != PENDING:
        return 0.0
    fight = table.fight
    dice = as_dice(table.sent[target])
    if fight is not None and fight.target == target:
        return roll_worth(table, fight, soon)
    stake = prize(table, seat, table.enemies[target], target)
    if target >= FIRST_SHORE and not table.revealed[target - FIRST_SHORE]:
        food = table.stores[target - FIRST_SHORE]
        return voyage_worth(table, seat, target, dice, food, soon, stake)
    if not any(dice):
        return 0.0
    return outcome_worth(table, seat, target, dice, soon, stake)


def roll_worth(table: Table, fight: Fight, soon: float) -> float:
    """A fight under way: the roll as it lies, or rolled again if that has been paid for."""
    player = table.players[fight.seat]
    profile = PROFILE[player.leader]
    dice = as_dice(table.sent[fight.target])
    attack, left = ATTACK[fight.enemy], DEFENCE[fight.enemy] - fight.damage
    kept = keep(dice, profile, attack, left, 0, hits_of(table, fight), shields_of(fight))
    stake = ENEMY_GLORY[KRAKEN] + 2.0
    if fight.enemy != KRAKEN:
        stake = prize(table, fight.seat, fight.enemy, fight.target)
        stake += troll_saved(table, fight.seat, fight.target, 1.0)
    back = soon * dice_worth([dice[kind] - kept.lost[kind] for kind in KINDS])
    rerolling = isinstance(table.top, RerollDice)
    again = fight.marked or [die for die in fight.roll if not die & 3]
    best = 0.0 if rerolling else kept.win * stake
    price = FAVOR_GLORY - FAVOR_SPENT_GLORY[player.leader]
    if again and (rerolling or player.goods[FAVOR]):
        stays, number = fight.roll[:], [0, 0, 0]
        for die in again:
            stays.remove(die)
            number[die >> 2] += 1
        rest = Fight(fight.seat, fight.target, fight.enemy, 0, 0, stays, [], fight.reaction, [])
        there = (hits_of(table, rest), shields_of(rest), as_dice(number))
        win, _ = reroll(dice, profile, attack, left, 0, there)
        best = max(best, win * stake - (0.0 if rerolling else price))
    return best + back


def hunt_worth(table: Table, fight: Fight, soon: float) -> float:
    """The food that a hunt under way brings."""
    profile = PROFILE[table.players[fight.seat].leader]
    if not isinstance(table.top, RerollDice):
        return soon * FOOD_WORTH * min(hits_of(table, fight), MOST_GAME)
    again = fight.marked or [die for die in fight.roll if not die & 3]
    number, stays = [0, 0, 0], fight.roll[:]
    for die in again:
        stays.remove(die)
        number[die >> 2] += 1
    rest = Fight(fight.seat, HUNT, NONE, 0, 0, stays, [], fight.reaction, [])
    hits = hits_of(table, rest) + hunt_odds(as_dice(number), profile)
    return soon * FOOD_WORTH * min(hits, float(MOST_GAME))
