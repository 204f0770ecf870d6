"""What the network of learnt.py is told of a table, in numbers of about one.

1. What a player has: shields, party, hand, jarl                     traits, jarl_number
2. How likely a party reaches each strength                          reach_of
3. How players stand to each other: points, attacks to make and to fear    standings
4. How far the game is                                               stage

Hands count as they lie: whoever asks does so in an imagined world (``hidden``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from meadhall.core import add_up
from meadhall.games.valhalla.actions import ChooseAction, can_add_two
from meadhall.games.valhalla.cards import EFFECT, GLORY, IS_TACTIC, IS_WARRIOR, PARAMS, SYMBOLS
from meadhall.games.valhalla.components import DICE, SHIELD_POINTS
from meadhall.games.valhalla.forecast import forces
from meadhall.games.valhalla.jarls import JARLS
from meadhall.games.valhalla.parties import of_party, promise
from meadhall.games.valhalla.scoring import total_of
from meadhall.games.valhalla.table import Side, Table, party_size

Numbers = list[float]

# -- what a player has -----------------------------------------------------------------------

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

SOME = (2, 4, 6, 8, 10, 12)
"""The strengths whose chances the network is told."""
OF_PARTY = 4 + len(SOME)
TRAITS = 3 + OF_PARTY + len(NO_CARD) + 1
"""How many traits there are."""


def traits(table: Table, seat: int, reach: Reach) -> Numbers:
    """Shields, the party, the hand by kinds of cards, whether two warriors may be added."""
    player = table.players[seat]
    left = player.shields
    hand = [*map(add_up, zip(NO_CARD, *[IN_HAND[card] for card in player.hand], strict=True))]
    shields = [left / 4, float(left == 1), float(left == 0)]
    return [*shields, *party_traits(table, seat, reach), *hand, float(can_add_two(table, seat))]


def party_traits(table: Table, seat: int, reach: Reach) -> Numbers:
    """Warriors, glory and strength to expect of them, glory that they hold, strengths reached."""
    size = party_size(table, seat)
    if not size:
        return [0.0] * OF_PARTY
    last, power, held = promise(table, seat)
    return [size / 4, last / 4, power / 8, held / 6, *[reach.chances[each - 1] for each in SOME]]


JARL_NUMBERS = {name: number for number, name in enumerate(JARLS)}


def jarl_number(table: Table, seat: int) -> int | None:
    """Which jarl a player follows; None before it is chosen."""
    return JARL_NUMBERS.get(table.players[seat].jarl)


# -- strengths -------------------------------------------------------------------------------

STRENGTHS = range(1, 15)
"""Strengths up to what parties reach now and then."""


class Reach:
    """How likely a party gets to each strength with best play, known by itself."""

    def __init__(self, chances: Numbers) -> None:
        """``chances`` are those to reach 1, 2 and so on."""
        self.chances = chances


NOWHERE = Reach([0.0] * len(STRENGTHS))
"""That of nobody."""

REACHES: dict[tuple[Any, ...], Reach] = {}
"""By all that it follows from."""


def reach_of(table: Table, seat: int) -> Reach:
    """What a party reaches with six dice, against nobody in particular."""
    return of_party(REACHES, table, seat, new_reach) if party_size(table, seat) else NOWHERE


def new_reach(table: Table, side: Side) -> Reach:
    """The same, worked out."""
    party = forces(table, side)
    return Reach([party.beats(each - 1, DICE) for each in STRENGTHS])


@lru_cache(maxsize=20_000)
def beaten(defender: Reach, attacker: Reach) -> float:
    """How likely an attack wins that goes for one strength, the best one (VA-088)."""
    best = 0.0
    above = (*defender.chances[1:], 0.0)
    for reached, held in zip(attacker.chances, above, strict=True):
        if reached <= best:
            break
        best = max(best, reached * (1.0 - held))
    return best


# -- how players stand to each other ---------------------------------------------------------

STANDING = 11
"""How many numbers tell how a player stands to the others."""


def standings(table: Table, reaches: list[Reach], seats: Sequence[int]) -> list[Numbers]:
    """For some seats: points and sets beside the opponents', attacks to make and to fear."""
    every = range(table.seats)
    totals = [total_of(table, seat) for seat in every]
    sets = [towards_set(table, seat) for seat in every]
    found = []
    for seat in seats:
        foes = foes_of(table, seat)
        count, mine = len(foes), totals[seat]
        theirs = [totals[other] for other in foes]
        best, mean = max(theirs), sum(theirs) / count
        attacks = [chance_of_attack(table, seat, other, reaches) for other in foes]
        threats = [chance_of_attack(table, other, seat, reaches) for other in foes]
        found.append(
            [
                mine / 20,
                sets[seat],
                mean / 20,
                add_up([sets[other] for other in foes]) / count,
                (mine - best) / 10,
                (mine - mean) / 10,
                float(mine > best),
                max(attacks),
                add_up(attacks) / count,
                max(threats),
                add_up(threats) / count,
            ]
        )
    return found


def chance_of_attack(table: Table, attacker: int, defender: int, reaches: list[Reach]) -> float:
    """How likely an attack wins; 0 where there is no party or shield to attack (VA-050)."""
    if not table.players[defender].shields or reaches[defender] is NOWHERE:
        return 0.0
    return beaten(reaches[defender], reaches[attacker])


def towards_set(table: Table, seat: int) -> float:
    """How many emblems a player has towards the next of the smallest sets (VA-114)."""
    sets = SHIELD_POINTS[table.memo][2]
    emblems = sum([count > 0 for count in table.players[seat].captured])
    return emblems % sets[0][0] / 2 if sets else 0.0


def foes_of(table: Table, seat: int) -> list[int]:
    """The opponents of a seat."""
    circle = table.circle[seat]
    return [other for other in range(table.seats) if other not in circle]


# -- how far the game is ---------------------------------------------------------------------


STAGE = 8
"""How many numbers tell how far the game is."""


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


# -- all of it -------------------------------------------------------------------------------


def inputs(table: Table, mover: int) -> list[Numbers]:
    """By seat what its gain follows from: own traits, the mean of the opponents', how they stand
    to each other, how far the game is, the jarl."""
    reaches = [reach_of(table, seat) for seat in range(table.seats)]
    of = [traits(table, seat, reach) for seat, reach in enumerate(reaches)]
    stands = standings(table, reaches, range(table.seats))
    found = []
    for seat, own in enumerate(of):
        foes = [of[other] for other in foes_of(table, seat)]
        theirs = [add_up(each) / len(foes) for each in zip(*foes, strict=True)]
        jarl = [float(number == jarl_number(table, seat)) for number in range(len(JARLS))]
        found.append([*own, *theirs, *stands[seat], *stage(table, seat, mover), *jarl])
    return found
