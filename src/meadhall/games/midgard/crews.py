"""Who goes where: how a sensible player shares dice and food out over the fights reserved.

What others assign changes nothing for a player, so it is no game of guesses: every good crew of
each fight is weighed with every good crew of the others, by exact odds and by what stays at home
(prospects.py). ``habit`` answers the questions of assigning by it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from meadhall.core import Option, Question
from meadhall.games.midgard.assign import PROVISIONS, LoadFood, SendWarriors, Slot, capacity
from meadhall.games.midgard.components import (
    FAVOR,
    FED_BY_ONE,
    FIRST_SHORE,
    FOOD,
    HUNTING,
    KINDS,
    ROUNDS,
)
from meadhall.games.midgard.forecast import as_dice
from meadhall.games.midgard.odds import PROFILE, Dice, hunt_odds
from meadhall.games.midgard.prospects import (
    FOOD_WORTH,
    chance_with_favor,
    dice_worth,
    fight_worth,
    food_worth,
    prize,
    troll_saved,
)
from meadhall.games.midgard.table import Table, targets_of
from meadhall.games.midgard.voyages import Mix, mix_of, setting_out, unseen_journeys, way_to

IN_TOWN = 99
"""More than any crew: a fight in the town has room for all and needs no food."""
EACH_SIZE = 3
"""How many crews of each size are weighed for a fight, the best ones."""
LEAST_GAIN = 0.05
"""The least that a larger crew must bring, in glory."""


class Berth(NamedTuple):
    """A fight to send a crew to, with all that its odds depend on."""

    target: int
    enemy: int
    stake: float
    """What winning is worth."""
    room: int
    per: int
    """How many warriors one food feeds."""
    mix: Mix
    """How likely each journey is, as far as the player knows."""


class Clan(NamedTuple):
    """What a player brings to all of them."""

    home: Dice
    food: int
    leader: int
    favor: int
    hunting: bool
    soon: float
    """How much dice and food are worth for the rounds to come."""


class Crew(NamedTuple):
    """A crew with its food, and what sending it is worth."""

    dice: Dice
    food: int
    worth: float


NOBODY = Crew((0, 0, 0), 0, 0.0)


def habit(table: Table, question: Question[Any]) -> Option | None:
    """Dice and food are sent by the best plan, as far as earlier answers leave them.

    A player with a rune to use beside decides where to begin.
    """
    if not isinstance(question, (SendWarriors, LoadFood)):
        return None
    if not question.sent and table.ready_runes(question.seat):
        return None
    at = len(question.sent)
    wanted = planned(table, question.seat, question.asked)[at]
    return min(wanted, int(question.options(table)[-1]))


def planned(table: Table, seat: int, asked: tuple[Slot, ...]) -> list[int]:
    """The best plan of a seat, slot by slot as it is asked."""
    targets = targets_of(table, seat)
    crews = share_out(clan_of(table, seat), tuple(berth(table, seat, each) for each in targets))
    by_target = dict(zip(targets, crews, strict=True))
    return [
        by_target[target].food if kind == PROVISIONS else by_target[target].dice[kind]
        for target, kind in asked
    ]


def clan_of(table: Table, seat: int) -> Clan:
    """What a player has to share out."""
    player = table.players[seat]
    return Clan(
        as_dice(player.warriors),
        player.goods[FOOD],
        player.leader,
        min(player.goods[FAVOR], 2),
        bool(table.placed[HUNTING] >> seat & 1),
        min(1.0, (ROUNDS - table.round) / 2),
    )


def berth(table: Table, seat: int, target: int) -> Berth:
    """A fight as this player may judge it."""
    enemy = table.enemies[target]
    stake = prize(table, seat, enemy, target) + troll_saved(table, seat, target, 1.0)
    if target < FIRST_SHORE:
        return Berth(target, enemy, stake, IN_TOWN, IN_TOWN, ())
    shore = target - FIRST_SHORE
    mix = mix_of(unseen_journeys(table, seat, shore))
    return Berth(target, enemy, stake, capacity(table, target), FED_BY_ONE[shore], mix)


# -- sharing out -----------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def share_out(clan: Clan, berths: tuple[Berth, ...]) -> tuple[Crew, ...]:
    """The crew for each fight, so that all together with what stays at home is worth most."""
    return _best(clan, berths, clan.home, clan.food)[1]


def _best(
    clan: Clan, berths: tuple[Berth, ...], home: Dice, food: int
) -> tuple[float, tuple[Crew, ...]]:
    """The same from these fights on, with so much left."""
    if not berths:
        return at_home(clan, home, food), ()
    best: tuple[float, tuple[Crew, ...]] | None = None
    for crew in good_crews(clan, berths[0], home, food):
        left = as_dice([home[kind] - crew.dice[kind] for kind in KINDS])
        rest, others = _best(clan, berths[1:], left, food - crew.food)
        if best is None or crew.worth + rest > best[0] + LEAST_GAIN:
            best = (crew.worth + rest, (crew, *others))
    assert best is not None
    return best


def at_home(clan: Clan, home: Dice, food: int) -> float:
    """What stays at home, hunting perhaps."""
    value = clan.soon * (dice_worth(home) + food_worth(food))
    if clan.hunting and any(home):
        value += clan.soon * FOOD_WORTH * hunt_odds(home, PROFILE[clan.leader])
    return value


@lru_cache(maxsize=1 << 14)
def good_crews(clan: Clan, berth: Berth, home: Dice, food: int) -> tuple[Crew, ...]:
    """Nobody, and the best crews of each size that can be fed and find room."""
    sizes: dict[int, list[Crew]] = {}
    for swordsmen, spearmen, axemen in product(*[range(home[kind] + 1) for kind in KINDS]):
        dice = (swordsmen, spearmen, axemen)
        number = sum(dice)
        for stores in provisions(berth, number):
            if number and stores <= food and number + stores <= berth.room:
                crew = Crew(dice, stores, crew_worth(clan, berth, dice, stores))
                sizes.setdefault(number + stores, []).append(crew)
    found = [NOBODY]
    for number in sorted(sizes):
        found += sorted(sizes[number], key=lambda crew: -crew.worth)[:EACH_SIZE]
    return tuple(found)


def provisions(berth: Berth, number: int) -> tuple[int, ...]:
    """The food that a crew of so many needs, and one more for what the sea may take."""
    if berth.per == IN_TOWN:
        return (0,)
    need = -(-number // berth.per)
    return (need, need + 1)


def crew_worth(clan: Clan, berth: Berth, dice: Dice, food: int) -> float:
    """The prize by the odds, and the dice that come back."""
    win, back, glory = fight_worth(dice, clan.leader, berth.enemy, clan.favor)
    if berth.per < IN_TOWN:
        way = way_to(berth.target - FIRST_SHORE, berth.enemy, PROFILE[clan.leader])
        win = chance_with_favor(setting_out(dice, food, berth.mix, way), clan.favor)
    return win * berth.stake + clan.soon * back + glory
