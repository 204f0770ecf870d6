"""How many points every player will still gain: a small network, learnt from games of bots.

1. A player's shields, party and hand as numbers                        traits
2. A seat's own, the mean of its opponents', and how far the game is    inputs
3. One hidden layer of rectified sums                                   gains

``tools/train_valhalla.py`` plays the games and fits the weights, which are data (learnt.json).
Hands count as they lie: whoever asks does so in an imagined world (``hidden``).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from operator import add, mul, sub
from typing import Any

from meadhall.core import add_up
from meadhall.games.valhalla.actions import ChooseAction, can_add_two
from meadhall.games.valhalla.cards import EFFECT, GLORY, IS_TACTIC, IS_WARRIOR, PARAMS, SYMBOLS
from meadhall.games.valhalla.components import EMPTY, PARTY, SHIELD_POINTS
from meadhall.games.valhalla.evaluate import promise
from meadhall.games.valhalla.scoring import sets_score
from meadhall.games.valhalla.table import Table, party_size, warriors

Numbers = list[float]

# -- what is counted -------------------------------------------------------------------------

MOST_SYMBOLS = 4
"""Warriors with more weapon symbols count as such with so many."""
OF_DICE = frozenset(("free_rerolls", "roll_extra_choose_one", "turn_all_blanks"))
"""What tactics do that help with dice."""


def card_numbers(card: int) -> tuple[float, ...]:
    """A card in hand: a warrior by symbols, with its glory; strength, dice or something else."""
    by_symbols, glory, strength, boosts, dice, other = [0.0] * MOST_SYMBOLS, 0.0, 0.0, 0.0, 0.0, 0.0
    if IS_WARRIOR[card]:
        by_symbols[min(SYMBOLS[card], MOST_SYMBOLS) - 1] = 0.5
        glory = GLORY[card] / 6
    elif IS_TACTIC[card] and EFFECT[card] == "add_strength":
        strength, boosts = PARAMS[card]["amount"] / 4, 1.0
    elif IS_TACTIC[card] and EFFECT[card] in OF_DICE:
        dice = 1.0
    else:
        other = 1.0
    return (*by_symbols, glory, strength, boosts, dice, other)


IN_HAND = tuple(card_numbers(card) for card in range(len(GLORY)))
NO_CARD = (0.0,) * len(IN_HAND[0])


NO_PARTY = (0.0, 0.0, 0.0, 0.0)
SIZE = 1
"""Where the party begins among traits."""
TRAITS = 1 + len(NO_PARTY) + len(NO_CARD) + 1
"""How many traits there are."""


def traits(table: Table, seat: int) -> Numbers:
    """What a player has, in numbers of about one."""
    player = table.players[seat]
    hand = [*map(add_up, zip(NO_CARD, *[IN_HAND[card] for card in player.hand], strict=True))]
    pair = float(can_add_two(table, seat))
    return [player.shields / 4, *party_traits(table, seat), *hand, pair]


def party_traits(table: Table, seat: int) -> Numbers:
    """What a player has in the party: warriors, glory and strength to expect, glory it holds."""
    size = party_size(table, seat)
    if not size:
        return [*NO_PARTY]
    last, power, held = promise(table, seat)
    return [size / 4, last / 4, power / 8, held / 6]


def stage(table: Table, seat: int, mover: int) -> Numbers:
    """How far the game is, as a seat sees it; ``mover`` takes the next turn."""
    fewest = min([player.shields for player in table.players])
    away, left = (seat - mover) % table.seats, turns_left(table)
    return [
        len(table.deck) / 60,
        fewest / 4,
        float(left >= 0),
        float(away < left),
        away / table.seats,
        float(table.players[seat].shields == fewest),
        table.seats / 6,
        SHIELD_POINTS[table.memo][0] / 2,
    ]


def has_begun(table: Table) -> bool:
    """Whether a turn has just begun."""
    return isinstance(table.top, ChooseAction)


def mover_of(table: Table) -> int:
    """Who takes the next turn: whoever chooses an action now, or the one after."""
    if not table.turns:
        return table.first
    return table.turn if has_begun(table) else (table.turn + 1) % table.seats


def turns_left(table: Table) -> int:
    """How many turns are still to begin, one that begins now included; negative if not known."""
    if table.last_turns < 0:
        return table.seats if table.ending else table.last_turns
    return table.last_turns if has_begun(table) else table.last_turns - 1


def inputs(table: Table, mover: int) -> list[Numbers]:
    """By seat what its gain follows from: own traits, the mean of the opponents', the stage."""
    of = [traits(table, seat) for seat in range(table.seats)]
    found = []
    for seat, own in enumerate(of):
        foes = [of[other] for other in foes_of(table, seat)]
        theirs = [add_up(each) / len(foes) for each in zip(*foes, strict=True)]
        found.append([*own, *theirs, *stage(table, seat, mover)])
    return found


# -- the network -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Network:
    """One hidden layer: by unit what it makes of a seat's own, the opponents' and the stage."""

    own: list[Numbers]
    foes: list[Numbers]
    stage: list[Numbers]
    biases: Numbers
    out: Numbers
    """By unit its weight in the answer."""
    bias: float

    def answer(self, sums: Iterable[float]) -> float:
        """What the sums of the hidden layer amount to."""
        total = self.bias
        for weight, found in zip(self.out, sums, strict=True):
            if found > 0.0:
                total += weight * found
        return total


@cache
def network() -> Network:
    """The network as it was learnt."""
    found = json.loads(files(__package__).joinpath("data", "learnt.json").read_text("utf-8"))
    units = found["weights"]
    return Network(
        [unit[:TRAITS] for unit in units],
        [unit[TRAITS : 2 * TRAITS] for unit in units],
        [unit[2 * TRAITS :] for unit in units],
        found["biases"],
        found["out"],
        found["bias"],
    )


def weighed(weights: list[Numbers], numbers: Numbers) -> Numbers:
    """By unit of the hidden layer the sum of these numbers, each by its weight."""
    return [add_up(map(mul, each, numbers)) for each in weights]


Parts = tuple[Numbers, Numbers]
"""What a player adds to the hidden layer: to its own, to that of an opponent."""

PLAYERS: dict[tuple[Any, ...], Parts] = {}
"""By all that it follows from; the same hands and parties come up again and again in a search."""
MOST_PLAYERS = 20_000


def parts_of(table: Table, seat: int, shields: tuple[int, ...]) -> Parts:
    """What a player adds to the sums of the hidden layer."""
    player, start = table.players[seat], seat * PARTY
    key = (
        *table.party[start : start + PARTY],
        *table.tyr[start : start + PARTY],
        *[card for each in table.circle[seat][1:] for card in table.party[each * PARTY :][:PARTY]],
        player.jarl,
        player.shields,
        shields,
        *player.hand,
    )
    found = PLAYERS.get(key)
    if found is None:
        if len(PLAYERS) >= MOST_PLAYERS:
            PLAYERS.clear()
        numbers, learnt = traits(table, seat), network()
        found = PLAYERS[key] = weighed(learnt.own, numbers), weighed(learnt.foes, numbers)
    return found


@lru_cache(maxsize=5_000)
def stage_part(numbers: tuple[float, ...]) -> Numbers:
    """What the stage of the game adds to the sums of the hidden layer, their biases included."""
    learnt = network()
    return [*map(add, learnt.biases, weighed(learnt.stage, [*numbers]))]


class Gains:
    """The points that each seat can expect from now to the end, a battle under way apart."""

    def __init__(self, table: Table, mover: int) -> None:
        """As if ``mover`` had the next turn."""
        shields = tuple([player.shields for player in table.players])
        of = [parts_of(table, seat, shields) for seat in range(table.seats)]
        self.sums: list[Numbers] = []
        for seat in range(table.seats):
            own, foes = of[seat][0], foes_of(table, seat)
            theirs = of[foes[0]][1]
            for other in foes[1:]:
                theirs = [*map(add, theirs, of[other][1])]
            count, start = len(foes), stage_part(tuple(stage(table, seat, mover)))
            self.sums.append(
                [a + b + c / count for a, b, c in zip(start, own, theirs, strict=True)]
            )
        answer = network().answer
        self.gains = [answer(sums) for sums in self.sums]
        self.stakes: dict[tuple[int, int], Stakes] = {}

    def without(self, table: Table, place: int, seats: tuple[int, int]) -> Numbers:
        """The same for two opponents when a warrior of the first has left its party."""
        owner, foe = seats
        before = party_traits(table, owner)
        card, table.party[place] = table.party[place], EMPTY
        change = [*map(sub, party_traits(table, owner), before)]
        table.party[place] = card
        count = len(foes_of(table, foe))
        own, theirs = party_weights()
        mine = [add_up(map(mul, each, change)) for each in own]
        other = [add_up(map(mul, each, change)) / count for each in theirs]
        answer = network().answer
        return [
            answer(map(add, self.sums[owner], mine)),
            answer(map(add, self.sums[foe], other)),
        ]


def foes_of(table: Table, seat: int) -> list[int]:
    """The opponents of a seat."""
    circle = table.circle[seat]
    return [other for other in range(table.seats) if other not in circle]


@cache
def party_weights() -> tuple[list[Numbers], list[Numbers]]:
    """By unit: the weights of the own party, and of an opponent's."""
    learnt, end = network(), SIZE + len(NO_PARTY)
    return [each[SIZE:end] for each in learnt.own], [each[SIZE:end] for each in learnt.foes]


# -- battles ---------------------------------------------------------------------------------


@dataclass(slots=True)
class Stakes:
    """What a battle is about, in points."""

    taken: float
    """What the shield brings the attacker."""
    lost: float
    """What it costs the defender."""
    share: float
    """How much of a loss of the other side counts as a gain."""
    prizes: list[int]
    """By place, in halves of a point: what its owner gains when that warrior goes to Valhalla."""

    @property
    def shield(self) -> float:
        """What the shield is worth to the attacker, and to a defender who keeps it."""
        return self.taken + self.share * self.lost

    def sent(self, places: list[int]) -> float:
        """What these warriors bring when they go to Valhalla."""
        return sum([self.prizes[place] for place in places]) / 2


def stakes_of(table: Table, attacker: int, defender: int) -> Stakes:
    """What an attack is about; known by the parties, hands and shields."""
    now = expected_gains(table)
    found = now.stakes.get((attacker, defender))
    if found is None:
        found = now.stakes[attacker, defender] = new_stakes(table, now, attacker, defender)
    return found


def new_stakes(table: Table, now: Gains, attacker: int, defender: int) -> Stakes:
    """The same, worked out."""
    share = 1.0 if table.seats == 2 else BYSTANDERS
    taken, lost = shield_worths(table, now, attacker, defender)
    prizes = [0] * len(table.party)
    for seat, foe in ((attacker, defender), (defender, attacker)):
        for place in warriors(table, seat):
            mine, theirs = now.without(table, place, (seat, foe))
            worth = GLORY[table.party[place]] + mine - now.gains[seat]
            worth -= share * (theirs - now.gains[foe])
            prizes[place] = round(2 * worth) if seat == attacker else max(0, round(2 * worth))
    return Stakes(taken, lost, share, prizes)


def shield_worths(table: Table, now: Gains, attacker: int, defender: int) -> tuple[float, float]:
    """What a shield brings who takes it and costs who loses it, with sets and the end (VA-100)."""
    loser, ending = table.players[defender], table.ending
    if not loser.shields:
        return 0.0, 0.0
    loser.shields -= 1
    table.ending = ending or not loser.shields
    after = Gains(table, mover_of(table)).gains
    loser.shields += 1
    table.ending = ending
    held = table.players[attacker].captured[:]
    sets = sets_score(tuple(sorted(held)), table.memo)
    held[defender] += 1
    more = sets_score(tuple(sorted(held)), table.memo) - sets
    kept, captured, _ = SHIELD_POINTS[table.memo]
    taken = captured + more + after[attacker] - now.gains[attacker]
    return taken, kept + now.gains[defender] - after[defender]


BYSTANDERS = 0.4
"""How much of a loss of the other side counts as a gain where there are others."""

LATELY: dict[tuple[Any, ...], Gains] = {}
"""What tables promise, by all that it follows from; few come up in one search."""
MOST_LATELY = 5_000


def expected_gains(table: Table) -> Gains:
    """The points that each seat can expect from now to the end, a battle under way apart."""
    mover = mover_of(table)
    key: tuple[Any, ...] = (
        mover,
        table.seats,
        table.memo,
        turns_left(table),
        len(table.deck),
        *table.party,
        *table.tyr,
    )
    for player in table.players:
        key += (player.jarl, player.shields, *player.captured, *player.hand)
    found = LATELY.get(key)
    if found is None:
        if len(LATELY) >= MOST_LATELY:
            LATELY.clear()
        found = LATELY[key] = Gains(table, mover)
    return found
