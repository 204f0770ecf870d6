"""How good a table looks to a seat, for bots that look ahead.

An estimate in glory: what a player has and would score now, what goods, dice, workers and runes
promise for the rounds to come, and what the fights of this round are worth by their exact odds,
less a part of what the strongest opponent shows. The weights are judged by play (``meadhall sim``),
not by rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from meadhall.core import Together
from meadhall.games.midgard.cards import (
    ATTACK,
    COLOUR,
    DEFENCE,
    DOUBLE_GLORY,
    ENEMIES,
    ENEMY_GLORY,
    KIND,
    KRAKEN,
    REWARD,
    RUNES,
    SOLE,
    TIED,
    colour_counts,
)
from meadhall.games.midgard.combat import Begin
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BLAME,
    COINS,
    FAVOR,
    FED_BY_ONE,
    FIGHTS,
    FIRST_SHORE,
    FOOD,
    HUNT,
    HUNTING,
    KINDS,
    MOST_GAME,
    NONE,
    ROUNDS,
    SET_GLORY,
    TROLL,
    WOOD,
    blame_loss,
)
from meadhall.games.midgard.forecast import able, as_dice, fed
from meadhall.games.midgard.odds import PROFILE, Dice, fight_odds, hunt_odds, keep, reroll
from meadhall.games.midgard.placement import PlaceWorker
from meadhall.games.midgard.rolls import JudgeRoll, RerollDice
from meadhall.games.midgard.scoring import open_score, standing
from meadhall.games.midgard.setup import PickLeader
from meadhall.games.midgard.table import (
    PENDING,
    PHASES,
    Fight,
    Player,
    Table,
    hits_of,
    shields_of,
    targets_of,
)

DIE_WORTH = (0.9, 1.05, 1.4)
"""A swordsman, a spearman, an axeman for the rounds to come."""
MOURNING = 0.4
"""How much of its worth a die lost in a fight is missed: every round brings new ones."""
FOOD_WORTH, WOOD_WORTH, COIN_WORTH = 0.45, 0.45, 0.2
"""Goods for the rounds to come; a coin besides what it scores."""
WORKER_WORTH = 1.7
"""What a worker brings in each round."""
CALM = 0.85
"""How much of a voyage's odds is left by the sea, on average."""
RUNE_WORTH = {
    "rune_gifts": 2.0,
    "rune_glory": 4.0,
    "rune_healing": 2.5,
    "rune_journey": 0.6,
    "rune_knowledge": 0.4,
    "rune_potential": 1.5,
    "rune_reaction": 1.5,
    "rune_success": 3.5,
    "rune_true_vision": 1.0,
    "rune_wealth": 1.5,
}
"""What an unspent rune promises besides its printed glory."""
RIVALRY = 0.3
"""How much of the strongest opponent's open score counts against one's own."""

NOBODY = -1_000
"""Less than any score."""

PHASE = {name: number for number, name in enumerate(PHASES)}


def at_rest(table: Table) -> bool:
    """Nothing is half done: a worker is to be placed, a fight to begin, a roll to be judged."""
    if not table.agenda:
        return True
    top = table.agenda[-1]
    return not isinstance(top, Together) and isinstance(
        top, (PlaceWorker, Begin, JudgeRoll, RerollDice, PickLeader)
    )


def worth(table: Table, seat: int) -> float:
    """How good the table looks to this seat, in glory."""
    rival = NOBODY
    for other, player in enumerate(table.players):
        if other != seat:
            rival = max(rival, open_score(player))
    if PHASES[table.phase] == "end":
        return table.players[seat].glory - RIVALRY * rival
    return estimate(table, seat) - RIVALRY * rival


def estimate(table: Table, seat: int) -> float:
    """What a player can expect to score."""
    player = table.players[seat]
    later = ROUNDS - table.round
    soon = min(1.0, later / 2)
    goods = player.goods
    value: float = open_score(player)
    value += soon * (COIN_WORTH * min(goods[COINS], 12) + WOOD_WORTH * min(goods[WOOD], 6))
    value += later * (0.5 if player.ship != NONE else 0.0)
    value += WORKER_WORTH * (player.workers + later * player.workforce)
    value += 0.4 if table.first == seat and later else 0.0
    red, yellow, blue = colour_counts(player.defeated)
    value += set_worth(red, yellow, blue, later > 0)
    promised = 0.0
    for destiny in player.destinies:
        promised += destiny_worth(table, seat, destiny, later)
    value += promised
    if player.runes:
        value += runes_worth(player, soon)
    return value + combat_worth(table, seat, soon)


def runes_worth(player: Player, soon: float) -> float:
    """What unspent runes promise."""
    promised = 0.0
    for rune in player.runes:
        if rune not in player.used:
            promised += RUNE_WORTH[RUNES[rune]] * (soon if RUNES[rune] != "rune_success" else 1.0)
    return promised


@cache
def set_worth(red: int, yellow: int, blue: int, later: bool) -> float:
    """Full sets, and what is on the way to the next."""
    full = min(red, yellow, blue)
    started = sum(min(count - full, 1) for count in (red, yellow, blue))
    return SET_GLORY * full + (0.8 if later else 0.2) * started


def destiny_worth(table: Table, seat: int, destiny: int, later: int) -> float:
    """What a destiny promises: surer the nearer the end."""
    sure = 1.0 - 0.05 * later
    found = standing(table, seat, destiny)
    if found == "leads":
        return SOLE[destiny] * (sure - 0.1 * (later > 0))
    if found == "ties":
        return TIED[destiny] * sure
    return SOLE[destiny] * 0.05 * later


# -- fights of this round ------------------------------------------------------


def combat_worth(table: Table, seat: int, soon: float) -> float:
    """What dice and food are worth: this round's fights by their odds, the rest for later."""
    player = table.players[seat]
    if table.phase >= PHASE["combat"]:
        value = troll_worry(table, seat) if table.phase == PHASE["combat"] else 0.0
        value += home_worth(table, seat, player.warriors, player.goods[FOOD], soon)
        for target in targets_of(table, seat) if table.phase == PHASE["combat"] else ():
            value += sent_worth(table, seat, target, soon)
        if table.fight is not None and table.fight.seat == seat and table.fight.target == HUNT:
            value += hunt_worth(table, table.fight, soon)
        return value
    return planned_worth(table, seat, soon)


def home_worth(table: Table, seat: int, dice: list[int], food: int, soon: float) -> float:
    """Dice at home, which may be hunting, and food."""
    value = soon * (dice_worth(dice) + food_worth(food))
    hunting = table.placed[HUNTING] >> seat & 1 and table.phase <= PHASE["assigning"]
    if hunting and any(dice):
        profile = PROFILE[table.players[seat].leader]
        value += soon * FOOD_WORTH * hunt_odds(as_dice(dice), profile)
    return value


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
    if target >= FIRST_SHORE:
        shore = target - FIRST_SHORE
        if not table.revealed[shore]:
            arrive = fed(dice, table.stores[shore], shore, table.enemies[target])
            return CALM * outcome_worth(table, seat, target, arrive, soon, stake)
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
    rerolling = isinstance(table.agenda[-1], RerollDice)
    again = fight.marked or [die for die in fight.roll if not die & 3]
    best = 0.0 if rerolling else kept.win * stake
    if again and (rerolling or player.goods[FAVOR]):
        stays, number = fight.roll[:], [0, 0, 0]
        for die in again:
            stays.remove(die)
            number[die >> 2] += 1
        rest = Fight(fight.seat, fight.target, fight.enemy, 0, 0, stays, [], fight.reaction, [])
        there = (hits_of(table, rest), shields_of(rest), as_dice(number))
        win, _ = reroll(dice, profile, attack, left, 0, there)
        best = max(best, win * stake - (0.0 if rerolling else 2.0))
    return best + back


def hunt_worth(table: Table, fight: Fight, soon: float) -> float:
    """The food that a hunt under way brings."""
    profile = PROFILE[table.players[fight.seat].leader]
    if not isinstance(table.agenda[-1], RerollDice):
        return soon * FOOD_WORTH * min(hits_of(table, fight), MOST_GAME)
    again = fight.marked or [die for die in fight.roll if not die & 3]
    number, stays = [0, 0, 0], fight.roll[:]
    for die in again:
        stays.remove(die)
        number[die >> 2] += 1
    rest = Fight(fight.seat, HUNT, NONE, 0, 0, stays, [], fight.reaction, [])
    hits = hits_of(table, rest) + hunt_odds(as_dice(number), profile)
    return soon * FOOD_WORTH * min(hits, float(MOST_GAME))


# -- fights that are planned ---------------------------------------------------


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
        crew, eaten = best_crew(table, seat, target, home, food, -loss)
        if any(crew):
            factor = CALM if target >= FIRST_SHORE else 1.0
            value += factor * outcome_worth(table, seat, target, crew, soon, -loss)
            for kind in KINDS:
                home[kind] -= crew[kind]
            food -= eaten
    return value + home_worth(table, seat, home, food, soon)


def best_crew(
    table: Table, seat: int, target: int, home: list[int], food: int, stake: float
) -> tuple[Dice, int]:
    """As many of the strongest dice as raise the odds by more than they cost, and their food."""
    enemy = table.enemies[target]
    profile = PROFILE[table.players[seat].leader]
    if target < FIRST_SHORE:
        return crew_of(able(enemy, as_dice(home)), profile, enemy, 0, 99, 99, stake)
    shore = target - FIRST_SHORE
    room, per = ALL_PLACES[table.harbors[shore]].capacity, FED_BY_ONE[shore]
    return crew_of(able(enemy, as_dice(home)), profile, enemy, food, room, per, stake)


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
