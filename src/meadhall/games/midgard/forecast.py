"""What would happen: what a place gives now, how a fight or a voyage may go.

These are queries: they change nothing, use only what the seat may know, and serve hints, views,
bots and clients alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from meadhall.core import Text, text
from meadhall.games.midgard.cards import (
    ATTACK,
    BANS,
    DEFENCE,
    ENEMIES,
    ENEMY_GLORY,
    FREE_MERCHANT,
    GOODS_OF,
    JOURNEYS,
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
    JARL,
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
    Kept,
    Odds,
    fight_odds,
    hunt_odds,
    keep,
    reroll,
)
from meadhall.games.midgard.table import Fight, Table, hits_of, owned, shields_of
from meadhall.games.midgard.view_types import FightOdds, Forecast, VoyageOdds, Warriors
from meadhall.games.midgard.voyages import (
    Hold,
    Mix,
    Voyage,
    Way,
    best_voyage,
    mix_of,
    sailing,
    unseen_journeys,
    way_to,
)

# -- places --------------------------------------------------------------------


STOCK_AT: dict[int, int] = {place: at for at, place in enumerate(STOCKED)}
"""By place where its stock is found."""


def place_gain(table: Table, place: int) -> Deal:
    """What a place gives now, as far as it is not chosen: its stock, its deal, its cargo."""
    at = STOCK_AT.get(place)
    if at is not None:
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
    return recruits_of(*offered_dice(table, place), sum(owned(table, seat)))


def offered_dice(table: Table, place: int) -> tuple[int, int]:
    """How many dice a place offers, and how many of them are there to be taken."""
    offer = place_gain(table, place).warriors
    there = offer if place in STOCK_AT else map(min, offer, table.supply)
    return sum(offer), sum(there)


@cache
def recruits_of(offered: int, there: int, have: int) -> Recruits:
    """What becomes of offered dice, of which so many are there, for a player who has so many."""
    come = min(there, MOST_WARRIORS - have)
    return Recruits(come, offered - come, have + come)


def count_texts(found: Deal) -> list[Text]:
    """A deal in words: "2 axemen", "1 food"."""
    return [*_count_texts(found)]


@cache
def _count_texts(found: Deal) -> tuple[Text, ...]:
    parts = [
        text(f"count_{name}", n=n) for name, n in zip(WARRIORS, found.warriors, strict=True) if n
    ]
    parts += [text(f"count_{name}", n=n) for name, n in zip(GOODS, found.goods, strict=True) if n]
    if found.glory:
        parts.append(text("count_glory", n=found.glory))
    return tuple(parts)


def next_first(table: Table, seat: int) -> int:
    """Who has the marker after a visit to the Jarl: the visitor, or who sits left (CM-050)."""
    return (seat + 1) % table.seats if table.first == seat else seat


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
    gain = place_gain(table, place)
    marker = next_first(table, seat) if place == JARL else NONE
    dice = recruits(table, seat, place) if any(gain.warriors) else None
    return deal_forecast(place, place_cost(table, seat, place), gain, marker, dice)


@lru_cache(maxsize=1 << 12)
def deal_forecast(
    place: int, asked: Deal, gain: Deal, marker: int, dice: Recruits | None
) -> Text | None:
    """A place by what it asks and gives, who would have the marker, what becomes of dice."""
    cost, found = count_texts(asked), count_texts(gain)
    if ALL_PLACES[place].kind == "ship":
        key = "hint-room-cost" if cost else "hint-room"
        return text(key, cost=cost, capacity=ALL_PLACES[place].capacity)
    if not found:
        return text("hint-cost", cost=cost) if cost else None
    if marker != NONE:
        found.append(text("hint-marker", seat=marker))
    if ALL_PLACES[place].repeat > 1:
        found.append(text("hint-times", times=ALL_PLACES[place].repeat))
    key = "hint-deal" if cost else "hint-gain"
    if dice is None:
        return text(key, cost=cost, gain=found)
    key += "-wasted" if dice.wasted else "-warriors"
    return text(
        key, cost=cost, gain=found, after=dice.after, most=MOST_WARRIORS, wasted=dice.wasted
    )


# -- fights --------------------------------------------------------------------


def as_dice(dice: list[int]) -> Dice:
    """Dice by type as the odds take them."""
    return dice[0], dice[1], dice[2]


@lru_cache(maxsize=1 << 14)
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


def warriors_view(dice: Sequence[int]) -> Warriors:
    """Dice by the name of their type, without what there is none of."""
    return {name: number for name, number in zip(WARRIORS, dice, strict=True) if number}


def percent(chance: float) -> int:
    """A chance in per cent; only what is certain is 0 or 100."""
    rounded = round(100 * chance)
    if rounded == 0 and chance > 1e-9:
        return 1
    return 99 if rounded == 100 and chance < 1 - 1e-9 else rounded


MOST_EXACT = 5
"""Up to so many dice the odds with favor are worked out at once; for more they take seconds."""


def fight_view(table: Table, seat: int, enemy: int, dice: Dice, chosen: bool = True) -> FightOdds:
    """The odds of a fight as plain data: per cent and tenths of a die."""
    plain = crew_odds(table, seat, enemy, dice)
    return {
        "win": percent(plain.win),
        "win_with_favor": with_favor(table, seat, enemy, dice),
        "losses_tenths": round(10 * plain.losses),
        "rounds_tenths": round(10 * plain.rounds),
        "chosen": chosen,
        "crew": warriors_view(dice),
        "fighting": sum(able(enemy, dice)),
    }


def with_favor(table: Table, seat: int, enemy: int, dice: Dice) -> int | None:
    """The chance of a fight in which a favor is spent, in per cent; None if it cannot be told."""
    if not table.players[seat].goods[FAVOR] or sum(able(enemy, dice)) > MOST_EXACT:
        return None
    return percent(crew_odds(table, seat, enemy, dice, 1).win)


def fight_forecast(table: Table, seat: int, target: int, dice: Dice) -> Text:
    """The enemy at a target and the chance to defeat it with these warriors, in words."""
    chance = chance_text(table, seat, target, dice)
    return text("hint-fight", enemy=enemy_hint(table.enemies[target]), chance=chance)


def chance_text(table: Table, seat: int, target: int, dice: Dice) -> Text:
    """The chance of these warriors alone, where the enemy is known."""
    enemy = table.enemies[target]
    fighting, plain = sum(able(enemy, dice)), percent(crew_odds(table, seat, enemy, dice).win)
    favored = with_favor(table, seat, enemy, dice)
    if favored is None or favored == plain:
        return text("hint-chance", fighting=fighting, win=plain)
    return text("hint-chance-favor", fighting=fighting, win=plain, favored=favored)


def shore_forecast(table: Table, shore: int, fight: Text) -> Text:
    """A shore in words: its monster or the odds against it, its coins, the way to it."""
    key = f"hint-shore-{DISTANCE[shore]}"
    return text(key, fight=fight, coins=table.coins[shore], fed=FED_BY_ONE[shore])


def enemy_hint(enemy: int) -> Text:
    """The figures of an enemy in words."""
    attack, defence, glory = ATTACK[enemy], DEFENCE[enemy], ENEMY_GLORY[enemy]
    return text("hint-enemy", enemy=ENEMIES[enemy], attack=attack, defence=defence, glory=glory)


# -- a roll that stands --------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def kept_win(dice: Dice, profile: int, attack: int, defence: int, hits: int, shields: int) -> float:
    """The chance to win if a roll is kept."""
    return keep(dice, profile, attack, defence, 0, hits, shields).win


@lru_cache(maxsize=1 << 14)
def rerolled(
    dice: Dice, profile: int, attack: int, defence: int, kept: Kept
) -> tuple[float, float]:
    """The chance to win after rolling some dice again, and in this very round."""
    return reroll(dice, profile, attack, defence, 0, kept)


def roll_view(table: Table, fight: Fight) -> Forecast:
    """What keeping the roll means, and what rolling dice again would: the marked, or the blanks."""
    hits, shields = hits_of(table, fight), shields_of(fight)
    attack, left = ATTACK[fight.enemy], DEFENCE[fight.enemy] - fight.damage
    dice = as_dice(table.sent[fight.target])
    profile = PROFILE[table.players[fight.seat].leader]
    kept = kept_win(dice, profile, attack, left, hits, shields)
    again = fight.marked or [die for die in fight.roll if die & 3 == 0]
    found: Forecast = {
        "hits": hits,
        "shields": shields,
        "damage_left": max(0, left - hits),
        "losses": min(max(0, attack - shields), len(fight.roll)),
        "kills": hits >= left,
        "win": percent(kept),
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
        win, now = rerolled(dice, profile, attack, left, rest)
        found["win_rerolled"], found["kills_rerolled"] = percent(win), percent(now)
    return found


# -- voyages -------------------------------------------------------------------


def voyage_mix(table: Table, seat: int, shore: int) -> Mix:
    """How likely each journey is at a shore, from what this seat has seen of the cards."""
    return mix_of(unseen_journeys(table, seat, shore))


def way_of(table: Table, seat: int, shore: int) -> Way:
    """The way of this player's warriors to the monster of a shore."""
    profile = PROFILE[table.players[seat].leader]
    return way_to(shore, table.enemies[FIRST_SHORE + shore], profile)


def best_crew(table: Table, seat: int, shore: int, hold: Hold) -> Voyage:
    """The best voyage to a shore with what may go aboard."""
    return best_voyage(hold, voyage_mix(table, seat, shore), way_of(table, seat, shore))


def voyage_view(table: Table, seat: int, shore: int, voyage: Voyage, chosen: bool) -> VoyageOdds:
    """The odds of a voyage before its journey is turned up, journey by journey."""
    way, cards = way_of(table, seat, shore), unseen_journeys(table, seat, shore)
    hungry = max(0, sum(voyage.crew) - way.per * voyage.food)
    return {
        "win": percent(voyage.win),
        "chosen": chosen,
        "crew": warriors_view(voyage.crew),
        "food": voyage.food,
        "food_needed": -(-sum(voyage.crew) // way.per),
        "starving": hungry,
        "fighting": most_landing(voyage, way),
        "journeys": [
            {
                "name": JOURNEYS[kind],
                "cards": number,
                "win": percent(sailing(voyage.crew, voyage.food, kind, way)),
            }
            for kind, number in enumerate(cards)
            if number
        ],
    }


def most_landing(voyage: Voyage, way: Way) -> int:
    """How many of a crew can fight if nothing happens on the way: the banned starve first."""
    able = sum(n for n, banned in zip(voyage.crew, way.bans, strict=True) if not banned)
    return min(able, way.per * voyage.food)


def voyage_text(table: Table, seat: int, shore: int, hold: Hold) -> Text:
    """The best chance at a shore with what may go aboard, in words."""
    if not any(hold.most):
        return text("hint-voyage-nobody")
    found = best_crew(table, seat, shore, hold)
    if not any(found.crew):
        return text("hint-voyage-hopeless")
    crew = count_texts(Deal((found.food, 0, 0, 0, 0), found.crew, 0))
    return text("hint-voyage-best", win=percent(found.win), crew=crew)
