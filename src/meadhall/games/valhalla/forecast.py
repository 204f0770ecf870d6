"""What an attack promises before it is declared: with what chance, at what stake (VA-044).

The chance is exact for this play: the attacker rolls, pays for rerolls and arms so as to win
most often; the defender, who then knows the strength to beat, does the same. It counts what
everybody sees: parties, Tyr cards, what jarls add to strength by themselves, dice that giants and
jarls take from the defender or a title gives, in solo the Valhalla and the monster's ability. It
leaves out what is hidden or up to somebody: tactics, Thor's Help, cards forged by dwarves, jarls'
abilities that are used at a time of choice, strength for dice that were paid, extra dice won on
the way.

1. Both sides' sets of warriors are read from the table            attack_calls
2. How likely the defender gets above each strength                 Forces.beats
3. How the attacker plays with that in mind, and where it ends      play_out
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Any

from meadhall.core import Call, memo
from meadhall.games.valhalla.arming import may_be_armed
from meadhall.games.valhalla.battle import AttackPhase, BeforeBattle, steals_at_start
from meadhall.games.valhalla.best_play import Values, fresh_value
from meadhall.games.valhalla.bonuses import clans_in
from meadhall.games.valhalla.cards import EFFECT
from meadhall.games.valhalla.components import DICE, EMPTY, MONSTER
from meadhall.games.valhalla.fight import TakeDefenderDie
from meadhall.games.valhalla.goals import Needs, Want, alike, goals_from, least_dice, left_of
from meadhall.games.valhalla.odds import strengths_with, subsets, want_of
from meadhall.games.valhalla.party import DiscardWarrior
from meadhall.games.valhalla.table import (
    Side,
    Table,
    battle_of,
    new_battle,
    places_of,
    warriors,
)
from meadhall.games.valhalla.weapons import NO_DICE, Counts

Force = tuple[int, int, bool, tuple[Want, ...]]
"""A set of warriors, as bits: its strength, whether it costs the defender a die, what arms it."""


End = tuple[int, float, float]
"""A strength that an attack ends with, how likely, and how likely the defender then beats it."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an attack promises."""

    chance: float
    """How likely it wins."""
    ends: tuple[End, ...]
    """The strengths that it ends with, when it is played best."""

    @property
    def percent(self) -> int:
        """How likely it wins, in percent: never 0 or 100 unless that is sure."""
        return in_percent(self.chance)


def in_percent(chance: float) -> int:
    """A chance in percent: never 0 or 100 unless that is sure."""
    if min(chance, 1.0 - chance) < SURE:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


SURE = 1e-9
"""Less than the chance of anything that can happen with these dice."""


def attack_chance(table: Table, seat: int, target: int) -> int:
    """How likely an attack is to win, in percent; the target may be the monster."""
    return attack_forecast(table, seat, target).percent


def attack_forecast(table: Table, seat: int, target: int) -> Forecast:
    """What an attack promises, as if it were declared now; a sacrifice is made as is best."""
    calls = attack_calls(table, seat, target)
    found: list[Forecast] = [function(*args) for function, args in calls]
    return found[0] if len(found) == 1 else max(found, key=lambda each: each.chance)


LATELY: dict[tuple[Any, ...], list[Call]] = {}
"""What is to be worked out, by all that it follows from: hints and view of a turn ask the same."""
MOST_LATELY = 5_000


def attack_calls(table: Table, seat: int, target: int) -> list[Call]:
    """What is to be worked out for an attack, which takes long."""
    key: tuple[Any, ...] = (
        seat,
        target,
        table.seats,
        table.added,
        table.grey,
        table.settings["monster_abilities"],
        *table.monster[-1:],
        *table.vikings,
        *table.levels,
    )
    for each in (*table.circle[seat], *(table.circle[target] if target >= 0 else ())):
        places = places_of(each)
        key += (*table.party[places.start : places.stop], *table.tyr[places.start : places.stop])
    for player in table.players:
        key += (player.jarl, player.shields, *player.captured, *player.raiders)
    if table.monster:
        key += tuple(table.players[seat].valhalla)
    found = LATELY.get(key)
    if found is None:
        if len(LATELY) >= MOST_LATELY:
            LATELY.clear()
        found = LATELY[key] = new_calls(table, seat, target)
    return found


def new_calls(table: Table, seat: int, target: int) -> list[Call]:
    """The same, read from the table anew."""
    steps = [*table.flow["battle"]]
    start = [step() for step in steps[: steps.index(AttackPhase)] if step is not BeforeBattle]
    if start:
        table = table.clone()
    saved = table.battle
    battle = table.battle = new_battle(seat, target)
    battle.clans = [clans_in(table, each) if each >= 0 else 0 for each in (seat, target)]
    for step in start:
        step.run(table)
    found = look_ahead(table)
    table.battle = saved
    return found


def look_ahead(table: Table) -> list[Call]:
    """The battle that is about to begin, or one for each sacrifice that can be made (VA-292)."""
    attacker = battle_of(table).sides[0]
    if not isinstance(table.top, DiscardWarrior):
        return [of_battle(table)]
    found = []
    for place in warriors(table, attacker.seat):
        card, table.party[place] = table.party[place], EMPTY
        found.append(of_battle(table))
        table.party[place] = card
    return found or [(against_monster, (Forces((0,), (), ()), DICE, 0))]


def of_battle(table: Table) -> Call:
    """The battle as the parties stand."""
    attacker, defender = battle_of(table).sides
    ours = forces(table, attacker)
    dice = DICE - attacker.fewer + min(attacker.promised, table.grey)
    if defender.seat == MONSTER:
        return against_monster, (ours, dice, defender.brought)
    stolen = steals_at_start(table, attacker)
    return against_party, (ours, dice, forces(table, defender), DICE, stolen)


def forces(table: Table, side: Side) -> Forces:
    """Every set of warriors that a side could activate, the empty one left out."""
    places = may_be_armed(table, side)
    giants = TakeDefenderDie in table.flow["giant"]
    steals = [giants and EFFECT[table.party[place]] == GIANT for place in places]
    wants = [want_of(table, place) for place in places]
    return Forces(tuple(strengths_with(table, side, places)), tuple(steals), tuple(wants))


@lru_cache(maxsize=2_000)
class Forces:
    """Every set of a party but the empty one, small ones first; the same party is the same thing.

    What is asked of it again and again is therefore known by it, not by all that it is made of.
    """

    def __init__(
        self, strengths: tuple[int, ...], steals: tuple[bool, ...], wants: tuple[Want, ...]
    ) -> None:
        """From the strength of each set, the empty one first; of each warrior what it does."""
        self.made_of = strengths, steals, wants
        self.sets: tuple[Force, ...] = tuple(
            [
                (
                    sum([1 << at for at in chosen]),
                    strength,
                    any(steals[at] for at in chosen),
                    tuple([wants[at] for at in chosen]),
                )
                for chosen, strength in zip(subsets(len(wants)), strengths, strict=True)
                if chosen
            ]
        )
        self.wants = wants
        least = [least_dice(want) for want in wants]
        self.least = [sum([least[at] for at in chosen]) for chosen in subsets(len(wants))[1:]]
        """By set the fewest dice that arm it."""
        self._armed: dict[int, list[int]] = {}
        self._steps: dict[int, list[int]] = {}
        self._beats: dict[tuple[int, int], float] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is the one of the same party there."""
        return forces_made_of, self.made_of

    def armed(self, dice: int) -> list[int]:
        """The sets that so many dice can arm, small ones first."""
        found = self._armed.get(dice)
        if found is None:
            found = self._armed[dice] = [at for at, n in enumerate(self.least) if n <= dice]
        return found

    def beats(self, strength: int, dice: int) -> float:
        """How likely a defender gets above a strength; a tie is the attacker's (VA-088)."""
        steps = self._steps.get(dice)
        if steps is None:
            steps = self._steps[dice] = sorted({self.sets[at][1] for at in self.armed(dice)})
        step = bisect_right(steps, strength)
        if step == len(steps):
            return 0.0
        more = steps[step]
        found = self._beats.get((more, dice))
        if found is None:
            found = self._beats[more, dice] = self._reaches(more, dice)
        return found

    def _reaches(self, strength: int, dice: int) -> float:
        enough = fewest([at for at in self.armed(dice) if self.sets[at][1] >= strength], self)
        each_of = [one for at in enough for one in left_of(self.sets[at][3], NO_DICE)]
        each_of.sort(key=itemgetter(1))
        goals, _ = goals_from([(1.0, each_of), NOTHING], dice)
        # In one order, so that what asks alike is worked out once.
        return fresh_value(tuple(sorted(alike(goals)[1], reverse=True)), dice)


def forces_made_of(
    strengths: tuple[int, ...], steals: tuple[bool, ...], wants: tuple[Want, ...]
) -> Forces:
    """The forces of such a party."""
    return Forces(strengths, steals, wants)


NOTHING: tuple[float, Needs] = (0.0, left_of((), NO_DICE))
"""The empty set, which needs no dice and wins nothing."""


GIANT = "giant_take_die"
"""What frost giants do when they are activated."""


@memo(4_000)
def against_party(ours: Forces, dice: int, theirs: Forces, held: int, stolen: bool) -> Forecast:
    """An attack with so many dice on a party with ``held``, or one fewer if that is ``stolen``."""
    armed = [ours.sets[at] for at in ours.armed(dice)]
    kinds = {(strength, stolen or steals) for _, strength, steals, _ in armed}
    beaten = {kind: theirs.beats(kind[0], held - kind[1]) for kind in kinds}
    return play_out(ours, [beaten[each[1], stolen or each[2]] for each in armed], dice)


@memo(1_000)
def against_monster(ours: Forces, dice: int, needed: int) -> Forecast:
    """An attack on a monster, which needs as much strength as it has (VA-267)."""
    lost = [float(ours.sets[at][1] < needed) for at in ours.armed(dice)]
    return play_out(ours, lost, dice)


def play_out(ours: Forces, lost: list[float], dice: int) -> Forecast:
    """An attack by the sets of warriors that can be armed, of which each is so likely beaten."""
    sets, armed = ours.sets, ours.armed(dice)
    order = sorted([(each, -sets[at][1], at) for each, at in zip(lost, armed, strict=True)])
    ranked = fewest([at for _, _, at in order], ours)
    whose, needs = asked_of(ours.wants, tuple(ranked), dice)
    beaten = dict(zip(armed, lost, strict=True))
    ends = (*[(sets[at][1], beaten[at]) for at in ranked], (0, 1.0))
    goals = tuple([(1.0 - ends[arm][1], need) for arm, need in zip(whose, needs, strict=True)])
    met = Values(goals, dice).ends(dice)
    return Forecast(fresh_value(goals, dice), reached([ends[arm] for arm in whose], met))


def reached(goals: list[tuple[int, float]], met: list[float]) -> tuple[End, ...]:
    """The strengths that goals stand for, by how likely each of them is met."""
    found: dict[int, tuple[float, float]] = {}
    for (strength, beaten), likely in zip(goals, met, strict=True):
        known, lost = found.get(strength, (0.0, 0.0))
        found[strength] = known + likely, lost + likely * beaten
    return tuple(
        [(s, likely, lost / likely) for s, (likely, lost) in sorted(found.items()) if likely]
    )


@lru_cache(maxsize=4_000)
def asked_of(
    wants: tuple[Want, ...], ranked: tuple[int, ...], dice: int
) -> tuple[tuple[int, ...], tuple[Counts, ...]]:
    """What dice must show for some sets of warriors, the best first, and of which set each is."""
    chosen = [subsets(len(wants))[1 + at] for at in ranked]
    needs = [left_of(tuple([wants[at] for at in each]), NO_DICE) for each in chosen]
    arms = [(float(arm), each) for arm, each in enumerate([*needs, NOTHING[1]])]
    goals, whose = goals_from(arms, dice)
    return whose, tuple([need for _, need in sorted(alike(goals)[1])])


def fewest(ranked: list[int], of: Forces) -> list[int]:
    """The sets without those that hold all of one before them: these are harder to arm."""
    found, seen = list[int](), list[int]()
    for at in ranked:
        bits = of.sets[at][0]
        for less in seen:
            if bits & less == less:
                break
        else:
            found.append(at)
            seen.append(bits)
    return found


# -- the stake -----------------------------------------------------------------------------


def takes_new_shield(table: Table, seat: int, target: int) -> bool:
    """Whether a shield of the target would be of an emblem that a player does not hold yet."""
    return not table.players[seat].captured[target]


def takes_last_shield(table: Table, target: int) -> bool:
    """Whether it would be the target's last, which starts the last round (VA-100)."""
    return table.players[target].shields == 1 and not table.ending
