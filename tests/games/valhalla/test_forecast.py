"""What an attack promises, against chances counted out by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from games.valhalla.positions import Seat, attack, player, position, side, solo
from meadhall.core import Dice as Chance
from meadhall.core import Setting, add_up
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import ChooseAction, goals
from meadhall.games.valhalla.cards import CARDS, NAMES, ROWS
from meadhall.games.valhalla.components import BLANK, DICE, FACES, GREY, MONSTER
from meadhall.games.valhalla.forecast import (
    Forces,
    Forecast,
    against_party,
    attack_calls,
    attack_forecast,
    forces,
    in_percent,
    new_calls,
)
from meadhall.games.valhalla.goals import Want
from meadhall.games.valhalla.odds import best_play, rolls
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import Table, new_battle
from meadhall.games.valhalla.weapons import Counts, ways
from tables import dice as chance_from
from tables import random_step, tell

Shown = tuple[int, ...]
"""Faces of dice, in order."""


def played_best(worth: Callable[[Shown], float], dice: int) -> float:
    """Every roll, every die to pay with and every choice of dice to roll again, one by one."""

    @cache
    def value(shown: Shown) -> float:
        best = worth(shown)
        if len(shown) > 1:
            for paid in range(len(shown)):
                rest = shown[:paid] + shown[paid + 1 :]
                for count in range(len(rest)):
                    for kept in combinations(rest, count):
                        best = max(best, mean(kept, len(rest) - count))
        return best

    @cache
    def mean(kept: Shown, rolled: int) -> float:
        shown = product(range(6), repeat=rolled)
        total: float = add_up(value(tuple(sorted(kept + faces))) for faces in shown)
        return total / float(len(FACES)) ** rolled

    return mean((), dice)


def can_arm(wants: tuple[Want, ...], have: Counts) -> bool:
    """Whether weapons arm these warriors one after another in some way."""
    if not wants:
        return True
    (pattern, tyr), rest = wants[0], wants[1:]
    given = tuple(n + (weapon == tyr) for weapon, n in enumerate(have))
    for way in ways(pattern, given):
        left = tuple(n - way[w] + (w == tyr and way[w] > 0) for w, n in enumerate(have))
        if can_arm(rest, left):
            return True
    return False


def weapons(shown: Shown) -> Counts:
    return tuple(shown.count(weapon) for weapon in range(BLANK))


def counted_out(ours: Forces, dice: int, theirs: Forces, held: int, stolen: bool) -> float:
    """The chance of an attack, without any of what makes it quick."""

    @cache
    def beaten(strength: int, dice_held: int) -> float:
        return played_best(
            lambda shown: float(
                any(s > strength and can_arm(w, weapons(shown)) for _, s, _, w in theirs.sets)
            ),
            dice_held,
        )

    def worth(shown: Shown) -> float:
        have = weapons(shown)
        return max(
            (
                1.0 - beaten(strength, held - (stolen or steals))
                for _, strength, steals, wants in ours.sets
                if can_arm(wants, have)
            ),
            default=0.0,
        )

    return played_best(worth, dice)


WARRIORS = sorted({NAMES[card] for card, row in enumerate(CARDS) if row.kind == "warrior"})
JARLS = ("sigurd", "bernhard", "thord", "freydis", "harald", "egil", "")


def parties(chance: Chance) -> Table:
    """Two parties by chance, of warriors of any expansion, some with a Tyr card."""
    left, tyrs = [*WARRIORS], [name for name in NAMES if name.startswith("tyr_")]
    sides = []
    for _ in range(2):
        names = []
        for _ in range(1 + chance.below(4)):
            name = left.pop(chance.below(len(left)))
            if not chance.below(5):
                name += "+" + tyrs.pop(chance.below(len(tyrs)))
            names.append(name)
        sides.append(player(jarl=chance.pick([*JARLS]), party=" ".join(names)))
    return position(*sides, tyr=True, dwarves=True, valkyries=True)


def both(table: Table) -> tuple[Forces, Forces]:
    battle = table.battle = new_battle(0, 1)
    ours, theirs = (forces(table, side) for side in battle.sides)
    table.battle = None
    return ours, theirs


def agrees(seed: str, fewest: int, most: int) -> None:
    chance = chance_from(f"forecast {seed}")
    ours, theirs = both(parties(chance))
    dice, held = (fewest + chance.below(most - fewest + 1) for _ in range(2))
    stolen = not chance.below(4)
    found = against_party(ours, dice, theirs, held, stolen)
    assert found.chance == pytest.approx(counted_out(ours, dice, theirs, held, stolen)), seed


@pytest.mark.rule("VA-044", "VA-061", "VA-065", "VA-082", "VA-088", "VA-209")
def test_the_chance_of_an_attack_is_that_of_counting_everything_out() -> None:
    for seed in range(20):
        agrees(f"few {seed}", 2, 4)


@pytest.mark.slow
@pytest.mark.rule("VA-044", "VA-061", "VA-065", "VA-082", "VA-088", "VA-209")
def test_the_chance_of_an_attack_is_exact_in_a_hundred_positions() -> None:
    for seed in range(100):
        agrees(f"many {seed}", 3, 4)


@pytest.mark.slow
@pytest.mark.rule("VA-044", "VA-059")
def test_the_chance_of_an_attack_with_all_dice_is_exact() -> None:
    for seed in range(2):
        agrees(f"all {seed}", DICE, DICE)


@pytest.mark.rule("VA-044")
def test_the_strengths_of_an_attack_add_up_to_its_chance() -> None:
    for seed in range(10):
        found = attack_forecast(parties(chance_from(f"sum {seed}")), 0, 1)
        assert sum(likely for _, likely, _ in found.ends) == pytest.approx(1)
        won = sum(likely * (1 - beaten) for _, likely, beaten in found.ends)
        assert won == pytest.approx(found.chance)


@pytest.mark.rule("VA-044", "VA-084", "VA-088")
def test_a_defender_is_forecast_as_the_hints_of_the_defence_will_have_it() -> None:
    """The mean of the best rerolls over every first roll, on a table where the attack is over."""
    theirs = "stag_veteran wolf_swordsman"
    table = position(player(party="bear_reaver"), player(party=theirs))
    ((strength, likely, beaten),) = [e for e in attack_forecast(table, 0, 1).ends if e[0]]
    attack(table, 0, 1, "sword axe")
    tell(table, "0 Fight bear_reaver", "0 Fight end")
    defender, total = side(table, 1), 0.0
    assert strength == battle_strength(table, side(table, 0))
    for rolled, each in rolls(DICE):
        defender.pool = [*rolled, DICE - sum(rolled), *[0] * GREY]
        total += each * best_play(table, defender)
    assert beaten == pytest.approx(total)
    assert attack_forecast(table, 0, 1).chance == pytest.approx(likely * (1 - total))


@pytest.mark.parametrize("seats", [1, 4])
def test_what_is_remembered_of_attacks_is_what_would_be_read_anew(seats: int) -> None:
    everything: dict[str, Setting] = {"last_viking": True, "tyr": True, "loki": "random"}
    everything = {} if seats == 1 else everything
    table, chance = GAME.new(seats, everything, "lately"), chance_from("lately")
    looked = 0
    for _ in range(400):
        asked = table.questions()
        if not asked:
            break
        if isinstance(asked[0], ChooseAction):
            seat = asked[0].seat
            for target in [MONSTER] if seats == 1 else goals(table, seat):
                assert new_calls(table, seat, target) == attack_calls(table, seat, target)
                looked += 1
        random_step(table, chance)
    assert looked > 20


# -- what is counted -------------------------------------------------------------------------


def against(ours: Seat, theirs: Seat, **options: Any) -> Forecast:
    return attack_forecast(position(ours, theirs, **options), 0, 1)


@pytest.mark.rule("VA-082")
@pytest.mark.card("frost_giant_wanderer", "gunnar")
def test_dice_that_giants_and_jarls_take_are_counted_once() -> None:
    giant, other = "frost_giant_wanderer", player(party="stag_veteran", shields=4)
    mine = player(party=giant)
    table = position(mine, other)
    ours, theirs = both(table)
    for stolen in (False, True):
        taken = against_party(ours, DICE, theirs, DICE, stolen)
        assert attack_forecast(table, 0, 1).chance == taken.chance
    ((_, strength, _, wants),) = ours.sets
    unfrozen = Forces((0, strength), (False,), wants)
    lost = against_party(unfrozen, DICE, theirs, DICE, False)
    assert lost.chance < attack_forecast(table, 0, 1).chance
    assert lost.chance == against_party(unfrozen, DICE, theirs, DICE + 1, True).chance
    with_jarl = against(player(jarl="gunnar", party=giant, shields=3), other)
    assert with_jarl.chance == attack_forecast(table, 0, 1).chance
    plain, gunnar = (
        against(player(jarl=jarl, party="bear_reaver", shields=3), other) for jarl in ("", "gunnar")
    )
    assert plain.chance < gunnar.chance


@pytest.mark.rule("VA-217")
def test_dice_against_a_last_viking_are_counted_as_far_as_there_are_any() -> None:
    table = position(player(party="bear_veteran"), player(party="stag_archer"), last_viking=True)
    plain = attack_forecast(table, 0, 1).chance
    table.vikings[0], table.levels[0] = 1, 3
    assert attack_forecast(table, 0, 1).chance > plain
    table.grey = 0
    assert attack_forecast(table, 0, 1).chance == plain


@pytest.mark.rule("VA-260", "VA-267", "VA-286", "VA-292")
def test_what_a_monster_does_before_the_roll_is_counted() -> None:
    saved = " ".join(["frost_giant_chieftain"] * 3 + ["frost_giant_crusher"] * 3)
    mine = player(party="bear_veteran bear_berserker", valhalla=saved)
    for card, ability in (("fenrir_4", "one_die_fewer"), ("nidhogg_5", "sacrifice_before_battle")):
        assert ability == ROWS[card].effect
        found = []
        for works in (True, False):
            table = solo(mine, card, monster_abilities=works)
            before = GAME.state_hash(table)
            found.append(attack_forecast(table, 0, MONSTER).chance)
            assert before == GAME.state_hash(table)
        assert 0 < found[0] < found[1], card


@pytest.mark.rule("VA-044")
def test_only_what_is_sure_is_told_as_sure() -> None:
    assert [0, 1, 1, 50, 99, 99, 100] == [
        in_percent(chance) for chance in (0.0, 1e-6, 0.01, 0.499, 0.99, 1 - 1e-6, 1.0)
    ]
