"""Exact chances, hints and estimates."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from games.valhalla.positions import (
    attack,
    attack_monster,
    monster_attacks,
    player,
    position,
    show,
    side,
    solo,
)
from meadhall.core import Dice, Setting, Text, key_from
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.arming import at_hand, may_be_armed
from meadhall.games.valhalla.best_play import BestPlay, Values
from meadhall.games.valhalla.cards import CARDS, ROWS
from meadhall.games.valhalla.chances import covers
from meadhall.games.valhalla.components import EMPTY, Rule
from meadhall.games.valhalla.evaluate import worth
from meadhall.games.valhalla.goals import goals_of
from meadhall.games.valhalla.odds import (
    best_now,
    best_play,
    by_strength,
    chance_of_roll,
    chance_to_cover,
    outcomes_of_roll,
    strengths_with,
    subsets,
    worth_of,
)
from meadhall.games.valhalla.parties import PROMISES, promise
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import Table, battle_of
from meadhall.games.valhalla.weapons import NO_DICE, pattern
from tables import dice, question, random_step, tell

ODDS = [
    ("exact", ["sword"], 1, 0.98),
    ("exact", ["sword", "axe"], 2, 0.90),
    ("exact", ["sword", "sword"], 2, 0.81),
    ("exact", ["sword", "axe", "bow"], 3, 0.71),
    ("exact", ["axe", "axe", "axe"], 3, 0.40),
    ("exact", ["sword", "sword", "axe", "axe"], 4, 0.24),
    ("same", [], 3, 0.76),
    ("pairs", [], 4, 0.70),
    ("different", [], 4, 0.81),
    ("different", [], 5, 0.14),
]


@pytest.mark.parametrize(("rule", "need", "symbols", "chance"), ODDS)
def test_best_play_with_six_dice_has_the_known_chances(
    rule: Rule, need: list[str], symbols: int, chance: float
) -> None:
    arms = ((1.0, ((pattern(rule, symbols, need), EMPTY),)), (0.0, ()))
    assert pytest.approx(chance, abs=0.006) == BestPlay(arms, NO_DICE, 6).fresh(6)


@pytest.mark.parametrize(
    ("missing", "chance"), [((1,), 0.98), ((1, 1), 0.90), ((2,), 0.81), ((3,), 0.40)]
)
def test_the_quick_chances_of_bots_are_near(missing: tuple[int, ...], chance: float) -> None:
    assert pytest.approx(chance, abs=0.02) == covers(missing, 6)


def defence(dice_: str) -> Table:
    table = position(
        player(party="bear_reaver"), player(party="stag_veteran wolf_swordsman"), player()
    )
    attack(table, 0, 1, "sword axe")
    tell(table, "0 Fight bear_reaver", "0 Fight end")
    show(table, 1, dice_)
    return table


def test_the_chance_of_a_roll_is_exact() -> None:
    table = defence("sword spear blank blank")
    tell(table, "1 Fight reroll", "1 PayDie blank", "1 RerollDice blank")
    assert pytest.approx(1 / 6) == chance_of_roll(table, side(table, 1), side(table, 1).chosen)
    odds = GAME.view(table, 1)["battle"]["odds"]
    assert 17 == odds["percent"]
    assert [[2, 833], [7, 167]] == odds["outcomes"]
    assert Text("hint-chance", {"percent": 17}) == question(table, 1, "RerollDice").hint(
        table, "roll"
    )


def test_rolling_agrees_with_the_chances() -> None:
    table = defence("sword spear blank blank blank")
    chosen = [5, 5, 5]
    expected = dict(outcomes_of_roll(table, side(table, 1), chosen))
    counts: dict[int, int] = {}
    for number in range(3000):
        copy = table.clone()
        copy.dice = Dice(key_from(f"{number}"))
        own = side(copy, 1)
        own.pool[5] = 0
        for _ in chosen:
            own.pool[copy.dice.below(6)] += 1
        reached = best_now(copy, own)
        counts[reached] = counts.get(reached, 0) + 1
    for value, chance in expected.items():
        assert pytest.approx(chance, abs=0.03) == counts.get(value, 0) / 3000


def test_the_view_says_what_each_warrior_lacks_and_what_the_dice_can_reach() -> None:
    table = defence("sword spear blank")
    own = GAME.view(table, 1)["battle"]["sides"][1]
    assert 2 == own["best"]
    veteran, swordsman = own["warriors"]
    assert (["shield"], False) == (veteran["lacks"], veteran["ready"])
    assert ([], True) == (swordsman["lacks"], swordsman["ready"])
    assert 5 == GAME.view(table, 1)["battle"]["needed"]


def test_hints_tell_what_tactics_and_the_end_would_bring() -> None:
    table = position(
        player(party="bear_reaver"),
        player(party="stag_axeman", hand="fury heroic_attack"),
        player(),
    )
    attack(table, 0, 1, "sword axe")
    tell(table, "0 Fight bear_reaver", "0 Fight end")
    show(table, 1, "axe bow")
    asked = question(table, 1, "Fight")
    assert Text("hint-total-short", {"strength": 2, "total": 4, "needed": 5}) == asked.hint(
        table, "fury"
    )
    assert Text("hint-total-wins", {"strength": 3, "total": 5, "needed": 5}) == asked.hint(
        table, "heroic_attack"
    )
    assert Text("hint-end-lost", {}) == asked.hint(table, "end")
    tell(table, "1 Fight stag_axeman")
    asked = question(table, 1, "Fight")
    assert Text("hint-end-short", {"ours": 2, "needed": 5}) == asked.hint(table, "end")


def test_best_play_is_at_least_the_best_roll() -> None:
    table = defence("sword spear blank blank")
    assert best_play(table, side(table, 1)) >= 1 / 6


def test_weapons_that_are_as_good_as_each_other_are_counted_together() -> None:
    """A giant asks for four different weapons, whichever they are; a swordsman for swords."""
    giant, sword = (pattern("different", 4, []), EMPTY), (pattern("exact", 1, ["sword"]), EMPTY)
    alone = BestPlay(((1.0, (giant,)), (0.0, ())), NO_DICE, 6)
    both = BestPlay(((2.0, (giant, sword)), (1.0, (giant,)), (0.0, ())), NO_DICE, 6)
    assert 4 == sum(alone.values.hands.twins)
    assert 3 == sum(both.values.hands.twins)
    assert len(alone.values.hands.counts) < len(both.values.hands.counts)
    values = {both.value((2, *rest, 2)) for rest in permutations((1, 1, 0, 0))}
    assert 1 == len(values)
    assert both.value((1, 2, 1, 0, 0, 2)) not in values


def test_goals_that_ask_alike_are_laid_out_once_whatever_they_are_worth() -> None:
    """What is worth the same may be exchanged, so that only then the layout is another one."""
    needs = ((2, 0), (0, 1), (0, 0))
    much, little, level = (
        Values(tuple(zip(worth, needs, strict=True)), 6)
        for worth in ((0.9, 0.5, 0.0), (0.4, 0.3, 0.0), (0.4, 0.4, 0.0))
    )
    assert much.layout is little.layout
    assert much.layout is not level.layout
    assert much.best(6) != little.best(6)


def test_goals_that_ask_for_more_and_are_worth_no_more_are_left_out() -> None:
    sword, axe = ((pattern("exact", 1, [weapon]), EMPTY) for weapon in ("sword", "axe"))
    arms = ((3.0, (axe, axe)), (2.0, (sword,)), (2.0, (sword, axe)), (1.0, (axe,)), (0.0, ()))
    goals, whose = goals_of(arms, NO_DICE, 6)
    assert (0, 1, 3, 4) == whose
    assert [3.0, 2.0, 1.0, 0.0] == [value for value, _ in goals]
    assert [2, 1, 1, 0] == [sum(need) for _, need in goals]
    assert (1, 3, 4) == goals_of(arms, NO_DICE, 1)[1], "two axes need two dice"
    one_axe = tuple(need for need in goals[2][1])
    assert (0, 1, 3) == goals_of(arms, one_axe, 1)[1], "an axe that lies there needs none"


def test_the_strength_needed_against_a_monster() -> None:
    table = solo(player(party="bear_axeman"), "garm_1")
    attack_monster(table, "axe")
    assert 7 == GAME.view(table, 0)["battle"]["needed"]
    table = solo(player(party="bear_axeman"), "garm_1")
    monster_attacks(table, "axe")
    assert 8 == GAME.view(table, 0)["battle"]["needed"]


def test_an_estimate_likes_points_armed_dice_and_a_sure_victory() -> None:
    table = defence("sword spear shield")
    good = worth(table, 1)
    assert GAME.at_rest(table)
    show(table, 1, "blank blank blank")
    assert good > worth(table, 1)
    plain = position(player(), player(), player())
    rich = position(player(valhalla="stag_veteran"), player(), player())
    assert worth(rich, 0) > worth(plain, 0) > worth(rich, 1)


def test_estimates_change_nothing() -> None:
    chance = dice("estimate")
    table: Table = GAME.new(3, {}, "estimate")
    for _ in range(120):
        if not table.questions():
            break
        before = GAME.state_hash(table)
        worth(table, 0)
        assert before == GAME.state_hash(table)
        options = table.options(table.questions()[0])
        table.answer(table.questions()[0], chance.pick(options))


def test_every_row_says_where_its_figures_are_from() -> None:
    for card in ROWS.values():
        assert card.source in ("seed", "public", "recalled", "house"), card.key
    assert 234 == len(CARDS)


def test_tactics_say_what_they_would_bring_to_a_defence() -> None:
    held = "weapon_exchange heroic_attack_sword counterattack heroic_attack"
    table = position(
        player(party="bear_berserker wolf_shield_wall_fighter stag_archer"),
        player(party="stag_veteran boar_reaver", hand=held),
        player(),
    )
    attack(table, 0, 1, "axe axe spear shield")
    tell(table, "0 Fight bear_berserker", "0 Fight wolf_shield_wall_fighter", "0 Fight end")
    show(table, 1, "sword spear shield blank sword")
    asked = question(table, 1, "Fight")
    wins = {"strength": 4, "total": 11, "needed": 11}
    assert Text("hint-total-wins", wins) == asked.hint(table, "heroic_attack_sword")
    assert Text("hint-blanks", {"count": 1, "total": 13}) == asked.hint(table, "weapon_exchange")
    told = asked.hint(table, "counterattack")
    assert told is not None
    assert "hint-best-chance" == told.key
    show(table, 1, "sword spear shield")
    asked = question(table, 1, "Fight")
    short = {"strength": 4, "total": 0, "needed": 11}
    assert Text("hint-total-short", short) == asked.hint(table, "heroic_attack_sword")


def test_free_rerolls_are_worth_more_than_paid_ones() -> None:
    table = defence("sword spear blank blank")
    paid, free = best_play(table, side(table, 1)), best_play(table, side(table, 1), 2)
    assert free > paid


def crowded(seed: str) -> list[Table]:
    """Positions of a game with everything in it, now and then, in battles above all."""
    options: dict[str, Setting] = {
        "thor": True,
        "valkyries": True,
        "dwarves": True,
        "tyr": True,
        "loki": "random",
    }
    table, source = GAME.new(4, options, seed), dice(seed)
    found = []
    while table.questions():
        if table.battle is not None and table.battle.phase in (0, 1):
            found.append(table.clone())
        random_step(table, source)
    assert len(found) > 20
    return found


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_strength_of_sets_is_what_activating_them_gives(seed: str) -> None:
    for table in crowded(seed):
        for each in battle_of(table).sides:
            if each.seat < 0:
                continue
            places = may_be_armed(table, each)
            sets = subsets(len(places))
            reached = []
            for chosen in sets:
                after = table.clone()
                fighter = side(after, each.seat)
                fighter.active += [places[at] for at in chosen]
                fighter.penalty += [0] * len(chosen)
                reached.append(battle_strength(after, fighter))
            assert reached == strengths_with(table, each, places)


@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_best_arming_is_one_of_warriors_that_the_dice_can_arm(seed: str) -> None:
    for table in crowded(seed):
        for each in battle_of(table).sides:
            if each.seat >= 0:
                among_all = worth_of(table, each, by_strength).armed(at_hand(each))
                assert best_now(table, each) == among_all


@pytest.mark.parametrize("seed", ["one", "two"])
def test_what_is_remembered_of_parties_is_what_would_be_worked_out_anew(seed: str) -> None:
    tables = crowded(seed)
    kept = [[promise(table, seat) for seat in range(4)] for table in tables]
    for table, known in zip(tables, kept, strict=True):
        for seat in range(4):
            PROMISES.clear()
            assert known[seat] == promise(table, seat)


def test_a_monsters_roll_covers_what_is_open() -> None:
    """One sword by one die: one face of six; two different weapons by three dice by counting."""
    assert chance_to_cover([0], 1) == pytest.approx(1 / 6)
    rolled = [each for each in product(range(6), repeat=3) if {0, 3} <= set(each)]
    assert chance_to_cover([0, 3], 3) == pytest.approx(len(rolled) / 6**3)
    assert chance_to_cover([0, 0, 1], 2) == 0
    assert chance_to_cover([], 4) == pytest.approx(1)
