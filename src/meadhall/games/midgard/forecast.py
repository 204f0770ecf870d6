"""What would happen: what a place gives now, how a fight or a voyage may go.

These are queries: they change nothing, use only what the seat may know, and serve hints, views,
bots and clients alike.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from meadhall.core import Text, add_up, text
from meadhall.games.midgard.cards import (
    ATTACK,
    BANS,
    DEFENCE,
    ENEMIES,
    ENEMY_GLORY,
    FREE_MERCHANT,
    GOODS_OF,
    IS_KRAKEN,
    JOURNEY_FROM,
    JOURNEY_LOSS,
    JOURNEYS,
    KRAKEN,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    DISTANCE,
    FAVOR,
    FED_BY_ONE,
    FIGHTS,
    FIRST_SHORE,
    GOODS,
    HUNTING,
    KINDS,
    MERCHANT_SHIP,
    MOST_WARRIORS,
    NONE,
    PRICES,
    PRIVATE_SHIPS,
    STOCK,
    STOCKED,
    WARRIORS,
    WORKER_HUTS,
    Deal,
    deal,
)
from meadhall.games.midgard.odds import (
    PROFILE,
    Dice,
    Odds,
    fight_odds,
    hunt_odds,
    keep,
    reroll,
    survivors,
)
from meadhall.games.midgard.table import Fight, Table, hits_of, owned, shields_of
from meadhall.games.midgard.view_types import FightOdds, Forecast, VoyageOdds

# -- places --------------------------------------------------------------------


def place_gain(table: Table, place: int) -> Deal:
    """What a place gives now, as far as it is not chosen: its stock, its deal, its cargo."""
    if place in STOCKED:
        at = STOCKED.index(place)
        return some(STOCK[at], table.stocks[at])
    if place == MERCHANT_SHIP:
        return GOODS_OF[table.merchant] if table.merchant != NONE else some("coins", 0)
    return ALL_PLACES[place].gain


@cache
def some(name: str, number: int) -> Deal:
    """So much of one thing."""
    return deal({name: number})


def place_cost(table: Table, seat: int | None, place: int) -> Deal:
    """What a place asks of this player now."""
    if place == WORKER_HUTS:
        bought = sum(player.hired for player in table.players)
        return some("coins", PRICES[min(bought, len(PRICES) - 1)])
    if place == MERCHANT_SHIP and seat is not None and FREE_MERCHANT[table.players[seat].leader]:
        return some("coins", 0)
    if place in PRIVATE_SHIPS and place not in table.ships:
        return some("coins", 0)
    return ALL_PLACES[place].cost


class Recruits(NamedTuple):
    """What would become of offered dice: how many come, how many stay away, how many there are."""

    come: int
    wasted: int
    """Dice lost to the limit of the longhouse or to an empty supply."""
    after: int


def recruits(table: Table, seat: int, place: int) -> Recruits:
    """What taking a place would do to a player's warriors (CM-006 to CM-008)."""
    offer = place_gain(table, place).warriors
    stocked = place in STOCKED
    there = [n if stocked else min(n, table.supply[kind]) for kind, n in enumerate(offer)]
    have = sum(owned(table, seat))
    come = min(sum(there), MOST_WARRIORS - have)
    return Recruits(come, sum(offer) - come, have + come)


def count_texts(found: Deal) -> list[Text]:
    """A deal in words: "2 axemen", "1 food"."""
    parts = [
        text(f"count_{name}", n=n) for name, n in zip(WARRIORS, found.warriors, strict=True) if n
    ]
    parts += [text(f"count_{name}", n=n) for name, n in zip(GOODS, found.goods, strict=True) if n]
    if found.glory:
        parts.append(text("count_glory", n=found.glory))
    return parts


def place_forecast(table: Table, seat: int, place: int) -> Text | None:
    """What placing a worker there would give this player now, in words."""
    if place in FIGHTS:
        target = FIGHTS.index(place)
        return fight_forecast(table, seat, target, spare(table, seat, target))
    if place == HUNTING:
        home = table.players[seat].warriors
        if not any(home):
            return text("hint-hunt-nobody")
        food = hunt_odds((home[0], home[1], home[2]), PROFILE[table.players[seat].leader])
        whole, tenth = divmod(round(10 * food), 10)
        return text("hint-hunt", whole=whole, tenth=tenth)
    cost, found = count_texts(place_cost(table, seat, place)), count_texts(place_gain(table, place))
    if ALL_PLACES[place].kind == "ship":
        key = "hint-room-cost" if cost else "hint-room"
        return text(key, cost=cost, capacity=ALL_PLACES[place].capacity)
    if not found:
        return text("hint-cost", cost=cost) if cost else None
    key = "hint-deal" if cost else "hint-gain"
    if not any(place_gain(table, place).warriors):
        return text(key, cost=cost, gain=found)
    dice = recruits(table, seat, place)
    key += "-wasted" if dice.wasted else "-warriors"
    return text(
        key, cost=cost, gain=found, after=dice.after, most=MOST_WARRIORS, wasted=dice.wasted
    )


# -- fights --------------------------------------------------------------------


def as_dice(dice: list[int]) -> Dice:
    """Dice by type as the odds take them."""
    return dice[0], dice[1], dice[2]


def able(enemy: int, dice: Dice) -> Dice:
    """Those of these dice that may fight an enemy (CM-087, CM-129)."""
    able = [0 if BANS[enemy][kind] else dice[kind] for kind in KINDS]
    return able[0], able[1], able[2]


def crew_odds(table: Table, seat: int, enemy: int, dice: Dice, favor: int = 0) -> Odds:
    """How a fight of these warriors against an enemy may go for this player, exactly."""
    profile = PROFILE[table.players[seat].leader]
    return fight_odds(able(enemy, dice), profile, ATTACK[enemy], DEFENCE[enemy], favor)


def spare(table: Table, seat: int, target: int) -> Dice:
    """The warriors that a player could send to a target: already there, or at home."""
    home, there = table.players[seat].warriors, table.sent[target]
    return home[0] + there[0], home[1] + there[1], home[2] + there[2]


def percent(chance: float) -> int:
    """A chance in per cent; only what is certain is 0 or 100."""
    rounded = round(100 * chance)
    if rounded == 0 and chance > 1e-9:
        return 1
    return 99 if rounded == 100 and chance < 1 - 1e-9 else rounded


MOST_EXACT = 5
"""Up to so many dice the odds with favor are worked out at once; for more they take seconds."""


def fight_view(table: Table, seat: int, enemy: int, dice: Dice) -> FightOdds:
    """The odds of a fight as plain data: per cent and tenths of a die."""
    plain = crew_odds(table, seat, enemy, dice)
    favor = table.players[seat].goods[FAVOR]
    few = sum(able(enemy, dice)) <= MOST_EXACT
    with_favor = crew_odds(table, seat, enemy, dice, 1) if favor and few else None
    return {
        "win": percent(plain.win),
        "win_with_favor": None if with_favor is None else percent(with_favor.win),
        "losses_tenths": round(10 * plain.losses),
        "rounds_tenths": round(10 * plain.rounds),
        "fighting": sum(able(enemy, dice)),
        "banned": sum(dice) - sum(able(enemy, dice)),
    }


def fight_forecast(table: Table, seat: int, target: int, dice: Dice) -> Text:
    """The enemy at a target and the chance to defeat it with these warriors, in words."""
    chance = chance_text(table, seat, target, dice)
    return text("hint-fight", enemy=enemy_hint(table.enemies[target]), chance=chance)


def chance_text(table: Table, seat: int, target: int, dice: Dice) -> Text:
    """The chance of these warriors alone, where the enemy is known."""
    found = fight_view(table, seat, table.enemies[target], dice)
    plain, favored = found["win"], found["win_with_favor"]
    if favored in (None, plain):
        return text("hint-chance", fighting=found["fighting"], win=plain)
    return text("hint-chance-favor", fighting=found["fighting"], win=plain, favored=favored)


def shore_forecast(table: Table, shore: int, fight: Text) -> Text:
    """A shore in words: its monster or the odds against it, its coins, the way to it."""
    key = f"hint-shore-{DISTANCE[shore]}"
    return text(key, fight=fight, coins=table.coins[shore], fed=FED_BY_ONE[shore])


def enemy_hint(enemy: int) -> Text:
    """The figures of an enemy in words."""
    return text(
        "hint-enemy",
        enemy=ENEMIES[enemy],
        attack=ATTACK[enemy],
        defence=DEFENCE[enemy],
        glory=ENEMY_GLORY[enemy],
    )


# -- a roll that stands --------------------------------------------------------


def roll_view(table: Table, fight: Fight) -> Forecast:
    """What keeping the roll means, and what rolling dice again would: the marked, or the blanks."""
    hits, shields = hits_of(table, fight), shields_of(fight)
    attack, left = ATTACK[fight.enemy], DEFENCE[fight.enemy] - fight.damage
    dice = as_dice(table.sent[fight.target])
    profile = PROFILE[table.players[fight.seat].leader]
    kept = keep(dice, profile, attack, left, 0, hits, shields)
    again = fight.marked or [die for die in fight.roll if die & 3 == 0]
    found: Forecast = {
        "hits": hits,
        "shields": shields,
        "damage_left": max(0, left - hits),
        "losses": min(max(0, attack - shields), len(fight.roll)),
        "kills": hits >= left,
        "win": percent(kept.win),
        "rerolled": len(again),
        "win_rerolled": None,
        "kills_rerolled": None,
    }
    if again:
        stays = fight.roll[:]
        number = [0, 0, 0]
        for die in again:
            stays.remove(die)
            number[die >> 2] += 1
        worth = Fight(fight.seat, fight.target, fight.enemy, 0, 0, stays, [], fight.reaction, [])
        rest = (hits_of(table, worth), shields_of(worth), as_dice(number))
        win, now = reroll(dice, profile, attack, left, 0, rest)
        found["win_rerolled"], found["kills_rerolled"] = percent(win), percent(now)
    return found


# -- voyages -------------------------------------------------------------------


def journey_mix(table: Table, seat: int | None, shore: int) -> tuple[float, ...]:
    """How likely each journey is at a shore, from what this seat has seen of the cards."""
    if table.revealed[shore] or (seat is not None and table.looked[shore] >> seat & 1):
        return tuple(float(kind == table.journeys[shore]) for kind in range(len(JOURNEYS)))
    unseen = [0] * len(JOURNEYS)
    for kind in table.journey_deck:
        unseen[kind] += 1
    for other, kind in enumerate(table.journeys):
        seen = table.revealed[other] or (seat is not None and table.looked[other] >> seat & 1)
        if kind != NONE and not seen:
            unseen[kind] += 1
    return tuple(number / sum(unseen) for number in unseen)


def fed(dice: Dice, food: int, shore: int, enemy: int) -> Dice:
    """Who arrives: the banned starve first, then the cheapest (CM-127, CM-186)."""
    hungry = max(0, sum(dice) - FED_BY_ONE[shore] * food)
    left = [*dice]
    for kind in sorted(KINDS, key=lambda each: not BANS[enemy][each]):
        starved = min(hungry, left[kind])
        left[kind] -= starved
        hungry -= starved
    return left[0], left[1], left[2]


def after_loss(dice: Dice, food: int, kind: int, shore: int, enemy: int) -> list[tuple[Dice, int]]:
    """Every way in which a journey's losses can be taken from a ship (CM-118 to CM-122)."""
    ways = [(dice, food)]
    for _ in range(JOURNEY_LOSS[kind]):
        after: list[tuple[Dice, int]] = []
        for crew, stores in ways:
            if "food" in JOURNEY_FROM[kind] and stores:
                after.append((crew, stores - 1))
            if "warrior" in JOURNEY_FROM[kind]:
                for lost in KINDS:
                    if crew[lost]:
                        left = [n - (each == lost) for each, n in enumerate(crew)]
                        after.append(((left[0], left[1], left[2]), stores))
        ways = after or ways
    return [*dict.fromkeys(ways)]


def voyage_win(dice: Dice, food: int, kind: int, shore: int, enemy: int, profile: int) -> float:
    """The chance to defeat the monster of a shore if the sea brings this journey."""

    def arrive(crew: Dice, stores: int) -> float:
        there = able(enemy, fed(crew, stores, shore, enemy))
        return fight_odds(there, profile, ATTACK[enemy], DEFENCE[enemy]).win

    if IS_KRAKEN[kind]:
        spared = next((each for each in KINDS if not BANS[enemy][each]), 0)
        left = survivors(dice, profile, ATTACK[KRAKEN], DEFENCE[KRAKEN], spared)
        return add_up(chance * arrive(crew, food) for crew, chance in left)
    return max(arrive(*way) for way in after_loss(dice, food, kind, shore, enemy))


def voyage_odds(table: Table, seat: int, target: int, dice: Dice, food: int) -> VoyageOdds:
    """A voyage with this crew and food as plain data: fed, starving, odds by the sea's mood."""
    shore, enemy = target - FIRST_SHORE, table.enemies[target]
    profile = PROFILE[table.players[seat].leader]
    mix = journey_mix(table, seat, shore)
    wins = [
        voyage_win(dice, food, kind, shore, enemy, profile) if mix[kind] else 0.0
        for kind in range(len(JOURNEYS))
    ]
    arrive = fed(dice, food, shore, enemy)
    need = -(-sum(dice) // FED_BY_ONE[shore])
    return {
        **fight_view(table, seat, enemy, dice),
        "warriors": sum(dice),
        "food": food,
        "food_needed": need,
        "starving": sum(dice) - sum(arrive),
        "banned": sum(arrive) - sum(able(enemy, arrive)),
        "fighting": sum(able(enemy, arrive)),
        "calm": percent(crew_odds(table, seat, enemy, arrive).win),
        "win": percent(add_up(part * win for part, win in zip(mix, wins, strict=True))),
        "journeys": {JOURNEYS[kind]: percent(part) for kind, part in enumerate(mix) if part > 0},
    }
