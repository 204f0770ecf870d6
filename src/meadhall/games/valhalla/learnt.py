"""How many points every player will still gain: a small network, learnt from games of bots.

1. What it is told of a table (traits.py)
2. One hidden layer of rectified sums (units.py)   gains_of
3. What a battle is about, by the same network     stakes_of

``tools/train_valhalla.py`` plays the games and fits the weights. They are data (learnt.json), some
for two players and some for more.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from meadhall.games.valhalla.actions import can_add_two
from meadhall.games.valhalla.cards import GLORY
from meadhall.games.valhalla.components import EMPTY, PARTY, SHIELD_POINTS
from meadhall.games.valhalla.parties import party_key
from meadhall.games.valhalla.scoring import sets_score
from meadhall.games.valhalla.table import Table, warriors
from meadhall.games.valhalla.traits import (
    STAGE,
    STANDING,
    TRAITS,
    Numbers,
    Reach,
    foes_of,
    jarl_number,
    mover_of,
    reach_of,
    stage,
    standings,
    traits,
    turns_left,
)
from meadhall.games.valhalla.units import FINE, Answer, Units, side_by_side, weighed

# -- the network -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Network:
    """One hidden layer: what each input adds to its units, by groups of inputs."""

    own: list[Units]
    foes: list[Units]
    stands: list[Units]
    """Of how players stand to each other."""
    stage: list[Units]
    jarls: list[Units]
    biases: Units
    answer: Answer


@cache
def network(seats: int) -> Network:
    """The network as it was learnt, for so many players."""
    text = files(__package__).joinpath("data", "learnt.json").read_text("utf-8")
    found = json.loads(text)["two" if seats == 2 else "more"]
    by_input = [side_by_side(each) for each in zip(*found["weights"], strict=True)]
    foes, stands = 2 * TRAITS, 2 * TRAITS + STANDING
    return Network(
        by_input[:TRAITS],
        by_input[TRAITS:foes],
        by_input[foes:stands],
        by_input[stands : stands + STAGE],
        by_input[stands + STAGE :],
        FINE * side_by_side(found["biases"]),
        Answer(found["out"], found["bias"]),
    )


Parts = tuple[Units, Units, Reach]
"""What a player adds to the hidden layer, to its own and to that of an opponent; its reach."""

PLAYERS: dict[tuple[Any, ...], Parts] = {}
"""By all that it follows from; the same hands and parties come up again and again in a search."""
MOST_PLAYERS = 20_000


def parts_of(table: Table, seat: int) -> Parts:
    """What a player adds to the sums of the hidden layer."""
    player = table.players[seat]
    pair = can_add_two(table, seat)
    key = (table.seats, player.shields, pair, *party_key(table, seat), EMPTY, *player.hand)
    found = PLAYERS.get(key)
    if found is None:
        if len(PLAYERS) >= MOST_PLAYERS:
            PLAYERS.clear()
        reach, learnt = reach_of(table, seat), network(table.seats)
        numbers, jarl = traits(table, seat, reach), jarl_number(table, seat)
        own = weighed(learnt.own, numbers)
        if jarl is not None:
            own += FINE * learnt.jarls[jarl]
        found = PLAYERS[key] = own, weighed(learnt.foes, numbers), reach
    return found


@lru_cache(maxsize=5_000)
def stage_part(seats: int, numbers: tuple[float, ...]) -> Units:
    """What the stage of the game adds to the sums of the hidden layer, their biases included."""
    learnt = network(seats)
    return learnt.biases + weighed(learnt.stage, numbers)


def gains_of(table: Table, of: list[Parts], mover: int, seats: Sequence[int]) -> Numbers:
    """The points that these seats can expect from now to the end, by the parts of all players."""
    reaches = [reach for _, _, reach in of]
    learnt, found = network(table.seats), []
    for seat, numbers in zip(seats, standings(table, reaches, seats), strict=True):
        foes = foes_of(table, seat)
        count = len(foes)
        units = stage_part(table.seats, tuple(stage(table, seat, mover))) + of[seat][0]
        units += weighed(learnt.stands, numbers)
        units = count * units + sum([of[other][1] for other in foes])  # of foes the mean counts
        found.append(learnt.answer.of(units, count))
    return found


class Gains:
    """The points that each seat can expect from now to the end, a battle under way apart."""

    def __init__(self, table: Table, mover: int) -> None:
        """As if ``mover`` had the next turn."""
        self.mover = mover
        self.parts = [parts_of(table, seat) for seat in range(table.seats)]
        self.gains = gains_of(table, self.parts, mover, range(table.seats))
        self.stakes: dict[tuple[int, int], Stakes] = {}

    def without(self, table: Table, place: int, seats: Sequence[int]) -> Numbers:
        """The same for some seats when a warrior has left its party."""
        card, table.party[place] = table.party[place], EMPTY
        parts = self.parts[:]
        for seat in table.circle[place // PARTY]:
            parts[seat] = parts_of(table, seat)
        found = gains_of(table, parts, self.mover, seats)
        table.party[place] = card
        return found


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
