"""Attacks, armour, rage (GW-065 to GW-089, GW-252 to GW-254)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    acting,
    card,
    enemy,
    figure,
    hero,
    on_card,
    position,
    reveal,
    run,
    side,
    tiny,
)
from meadhall.games.godofwar.flipping import HurtEnemy, TurnOver
from meadhall.games.godofwar.round import PassFirstPlayer, PlayRound, UpgradePhase
from meadhall.games.godofwar.table import Table
from tables import asked, options, said, tell

FLIP = 'flips = [{{ when = "{}", cards = ["{}"] }}]'


def strike(table: Table, name: str, *more: str) -> Table:
    """Play a card and modifiers as an attack on whatever is the only target."""
    acting(table)
    tell(table, f"0 HeroAction {name}")
    for modifier in more:
        if (0, "AddModifier") in asked(table):
            tell(table, f"0 AddModifier {modifier}")
    if [(0, "AddModifier")] == asked(table):
        tell(table, "0 AddModifier strike")
    return table


@pytest.mark.rule("GW-065", "GW-066", "GW-067")
@pytest.mark.card("kr_throw", "kr_axe_1")
def test_melee_reaches_the_bottom_row_of_the_own_column_ranged_both_rows() -> None:
    key = tiny(b2=enemy("low"), t2=enemy("high"), t3=enemy("far"))
    table = position(hero("kratos", at=2, hand="kr_throw kr_axe_1 kr_mod_1"), scene=key)
    acting(table)
    tell(table, "0 HeroAction kr_throw")
    sides = [f"{key}_b2_front", f"{key}_t2_front"]
    assert sorted(sides) == sorted(map(str, options(table, 0, "ChooseTarget")))
    table = position(hero("kratos", at=3, hand="kr_axe_1 kr_resolve"), scene=key)
    acting(table)
    assert "kr_axe_1" not in options(table, 0, "HeroAction"), "nothing below in column 3"


@pytest.mark.rule("GW-067", "GW-073")
def test_a_defeated_enemy_is_no_target() -> None:
    key = tiny(b2=enemy("low"))
    table = position(hero("kratos", at=2, hand="kr_axe_1 kr_resolve"), scene=key, dead="b2")
    acting(table)
    assert "kr_axe_1" not in options(table, 0, "HeroAction")


@pytest.mark.rule("GW-068")
@pytest.mark.parametrize(("die", "defense", "dealt"), [(2, 0, 3), (2, 1, 2), (3, 4, 0)])
def test_damage_is_strength_less_die_less_defence(die: int, defense: int, dealt: int) -> None:
    key = tiny(b2=enemy("low", f"health = 9, defense = {defense}"))
    cards = "kr_axe_2 kr_mod_3"
    table = position(hero("kratos", at=2, hand=cards), scene=key, die=(die,))
    strike(table, "kr_axe_2", "kr_mod_3")
    assert dealt == on_card(table, "b2")


@pytest.mark.rule("GW-069")
def test_damage_adds_up() -> None:
    key = tiny(b2=enemy("low"))
    table = position(hero("kratos", at=2, hand="kr_axe_2"), scene=key, damage={"b2": 3}, die=(1,))
    strike(table, "kr_axe_2")
    assert 4 == on_card(table, "b2")


@pytest.mark.rule("GW-070", "GW-071", "GW-073")
def test_enough_damage_defeats_and_all_of_it_is_placed() -> None:
    key = tiny(
        b2='runes = ["fehu"]\ncells = [{ rune = "fehu", effects = [{ do = "rage", to = "each",'
        ' amount = 1 }] }]\ninteractions = [{ id = "p", name_en = "p", cost = [{ symbol = '
        '"melee" }], limit = "turn", effects = [] }]\n'
        + enemy("low", "health = 3", 'kind = "melee", dirs = ["own"], strength = 9')
    )
    cards = "kr_axe_2 kr_mod_3 kr_axe_1"
    table = position(hero("kratos", at=2, hand=cards), scene=key, die=(0,), runes="fehu")
    strike(table, "kr_axe_2", "kr_mod_3")
    assert 5 == on_card(table, "b2"), "the excess is placed"
    assert "enemy-defeated" in said(table)
    assert ["move", "end"] == options(table, 0, "HeroAction"), "neither target nor point"
    tell(table, "0 HeroAction end")
    reveal(table)
    assert (0, 1) == (figure(table, "kratos").damage, figure(table, "kratos").rage)


@pytest.mark.rule("GW-072")
def test_the_flip_of_a_defeated_enemy_happens_now() -> None:
    key = tiny(b2=enemy("low", "health = 2") + "\n" + FLIP.format("enemy_defeated", "b2"))
    table = strike(position(hero("kratos", at=2, hand="kr_axe_2"), scene=key, die=(0,)), "kr_axe_2")
    assert "back" == side(table, "b2")


POOL = tiny(
    b1=enemy("giant", 'pool = "giant"'),
    b2=enemy("giant", 'pool = "giant", armor = [9]'),
    h1='health = { pool = "giant", value = 20 }',
    h1_back='health = { pool = "giant", value = 20 }',
    b1_back=enemy("giant", 'pool = "giant"'),
    b2_back=enemy("giant", 'pool = "giant"'),
    victory='[[{ is = "side", card = "b4", side = "back" }]]',
)


@pytest.mark.rule("GW-074", "GW-083", "GW-195")
def test_a_large_enemy_has_one_damage_total_and_armour_card_by_card() -> None:
    cards = "kr_axe_2 up_melee_2"
    table = position(hero("kratos", at=1, hand=cards), scene=POOL, die=(0, 0), damage={"h1": 16})
    strike(table, "kr_axe_2")
    assert (18, 0) == (on_card(table, "h1"), on_card(table, "b1"))
    tell(table, "0 HeroAction move", "0 ChooseColumn 2", "0 HeroAction up_melee_2")
    assert 18 == on_card(table, "h1"), "the other card has armour"
    run(table, HurtEnemy(card(table, "b1"), 2, 0))
    assert [True, True] == [table.stage.dead[card(table, name)] for name in ("b1", "b2")]


@pytest.mark.rule("GW-075")
def test_a_large_enemy_stays_defeated_whatever_turns_over() -> None:
    table = position(hero("kratos", at=1, hand="kr_axe_2 kr_resolve"), scene=POOL)
    run(table, HurtEnemy(card(table, "b1"), 20, 0), TurnOver((0, 1), -1))
    acting(table)
    assert "back" == side(table, "b1")
    assert "kr_axe_2" not in options(table, 0, "HeroAction")


@pytest.mark.rule("GW-076")
def test_bonuses_add_to_strength_count_against_armour_and_are_no_number() -> None:
    rule = 'element = { text_en = "e", rules = [{ rule = "hero_attack", cols = [2], amount = 2 }] }'
    key = tiny(b2=enemy("low", "health = 9, armor = [5]") + "\n" + rule)
    table = position(hero("kratos", at=2, hand="kr_throw kr_axe_1 kr_resolve"), scene=key)
    figure(table, "kratos").bonus = 2
    acting(table)
    assert "kr_throw" not in options(table, 0, "HeroAction"), "a bonus is not a number"
    tell(table, "0 HeroAction kr_axe_1")
    assert 1 == table.stage.broken[card(table, "b2")], "1 + 2 + 2 against armour 5"


@pytest.mark.rule("GW-077", "GW-080")
def test_every_attack_gives_rage_even_against_armour_in_vain() -> None:
    key = tiny(b2=enemy("low", "health = 9, armor = [9]"))
    table = strike(position(hero("kratos", at=2, hand="kr_axe_1"), scene=key), "kr_axe_1")
    assert 1 == figure(table, "kratos").rage
    assert "armor-holds" in said(table)
    assert "die-rolled" not in said(table)


@pytest.mark.rule("GW-252")
def test_a_stun_token_is_lost_if_the_attack_turns_the_card_over() -> None:
    back = f'runes = ["fehu"]\n{enemy("new", attack=ATTACK)}'
    key = tiny(
        b2=enemy("low", "health = 1") + "\n" + FLIP.format("enemy_defeated", "b2"), b2_back=back
    )
    cards = "kr_bash kr_mod_1"
    table = position(hero("kratos", at=2, hand=cards), scene=key, die=(0,), runes="fehu")
    strike(table, "kr_bash", "kr_mod_1")
    assert "enemy-stunned" in said(table)
    reveal(table)
    assert 3 == figure(table, "kratos").damage, "the enemy shown by the flip is not stunned"


ATTACK = 'kind = "melee", dirs = ["own"], strength = 3'


@pytest.mark.rule("GW-252")
def test_rewards_come_before_the_rage_of_the_attack() -> None:
    key = tiny(
        b2=enemy("low", "health = 1") + "\n" + FLIP.format("enemy_defeated", "b2"),
        b2_back='reward = [{ do = "rage", to = "actor", amount = 1 }]',
    )
    table = position(hero("kratos", at=2, hand="kr_axe_1", rage=3), scene=key, die=(0,))
    strike(table, "kr_axe_1")
    told = [line for line in table.log if line.key in ("gains-rage", "rage-ready")]
    assert ["gains-rage", "rage-ready"] == [line.key for line in told]


@pytest.mark.rule("GW-253", "GW-220")
def test_waiting_bonuses_add_up_and_are_spent_by_the_next_attack_whatever_comes_of_it() -> None:
    key = tiny(b2=enemy("low", "health = 30, armor = [20]"))
    table = position(hero("kratos", at=2, hand="kr_axe_1 kr_axe_2", rage=5), scene=key, die=(0,))
    figure(table, "kratos").bonus = 4
    acting(table)
    tell(table, "0 HeroAction spartan_rage")
    assert 7 == figure(table, "kratos").bonus
    tell(table, "0 HeroAction kr_axe_1", "0 AddModifier strike")
    assert 0 == figure(table, "kratos").bonus


# -- armour ----------------------------------------------------------------------------


@pytest.mark.rule("GW-078", "GW-079", "GW-081")
def test_armour_is_destroyed_by_one_strong_attack_without_die_and_damage() -> None:
    key = tiny(b2=enemy("low", "health = 9, armor = [5]"))
    cards = "kr_axe_2 kr_mod_3 kr_axe_1"
    table = position(hero("kratos", at=2, hand=cards), scene=key, die=(0,))
    strike(table, "kr_axe_2", "kr_mod_3")
    assert "die-rolled" not in said(table)
    assert 0 == on_card(table, "b2")
    tell(table, "0 HeroAction kr_axe_1")
    assert 1 == on_card(table, "b2"), "later attacks work normally"


@pytest.mark.rule("GW-079")
def test_two_attacks_do_not_add_up_against_armour() -> None:
    key = tiny(b2=enemy("low", "health = 9, armor = [3]"))
    table = position(hero("kratos", at=2, hand="kr_axe_2 up_melee_2"), scene=key)
    strike(table, "kr_axe_2")
    tell(table, "0 HeroAction up_melee_2")
    assert 0 == table.stage.broken[card(table, "b2")]


@pytest.mark.rule("GW-082")
def test_armour_goes_from_the_highest_to_the_lowest_one_an_attack() -> None:
    cards = "up_melee_3 kr_mod_3 kr_axe_2 kr_mod_2"
    table = position(hero("kratos", at=3, hand=cards))
    strike(table, "up_melee_3", "kr_mod_3")
    assert "front" == side(table, "b3"), "6 is broken, 4 still stands"
    tell(table, "0 HeroAction kr_axe_2", "0 AddModifier kr_mod_2")
    assert "back" == side(table, "b3")


@pytest.mark.rule("GW-084")
def test_the_armour_of_a_new_side_is_whole() -> None:
    front = enemy("low", "health = 9, armor = [5]")
    key = tiny(b2=front, b2_back=enemy("low", "health = 9, armor = [6]"))
    table = position(hero("kratos", at=2), scene=key, broken={"b2": 1})
    run(table, TurnOver((card(table, "b2"),), -1))
    assert 0 == table.stage.broken[card(table, "b2")]


@pytest.mark.rule("GW-085", "GW-223")
def test_armour_stops_damage_from_effects_unless_it_pierces() -> None:
    key = tiny(b2=enemy("low", "health = 9, armor = [5]"))
    table = position(hero("kratos", at=2), scene=key)
    run(table, HurtEnemy(card(table, "b2"), 2, 0, pierce=False))
    assert 0 == on_card(table, "b2")
    run(table, HurtEnemy(card(table, "b2"), 2, 0, pierce=True))
    assert 2 == on_card(table, "b2")


# -- rage ---------------------------------------------------------------------------------


@pytest.mark.rule("GW-086")
def test_rage_is_ready_at_the_last_space_and_more_is_lost() -> None:
    key = tiny(b2=enemy("low", "health = 30"))
    table = position(hero("kratos", at=2, hand="kr_axe_1 kr_axe_1", rage=4), scene=key, die=(0, 0))
    acting(table)
    assert "spartan_rage" not in options(table, 0, "HeroAction")
    tell(table, "0 HeroAction kr_axe_1")
    assert "spartan_rage" in options(table, 0, "HeroAction")
    tell(table, "0 HeroAction kr_axe_1")
    assert 5 == figure(table, "kratos").rage


@pytest.mark.rule("GW-087", "GW-217", "GW-218")
def test_ready_rage_is_used_in_the_own_turn_and_the_marker_goes_to_0() -> None:
    table = acting(position(hero("kratos", rage=5, damage=4, hand="kr_resolve")))
    tell(table, "0 HeroAction spartan_rage")
    kratos = figure(table, "kratos")
    assert (0, 1, 3) == (kratos.rage, kratos.damage, kratos.bonus)


@pytest.mark.rule("GW-088", "GW-219")
def test_rage_and_its_bonus_wait_for_a_later_round() -> None:
    table = position(hero("kratos", rage=5), hero("atreus", at=3), runes="fehu fehu fehu")
    figure(table, "kratos").bonus = 3
    run(table, UpgradePhase(False), PassFirstPlayer(), PlayRound())
    while "HeroAction" not in [name for _, name in asked(table)]:
        (one,) = table.questions()
        table.answer(one, table.options(one)[0])
    assert (5, 3) == (figure(table, "kratos").rage, figure(table, "kratos").bonus)


@pytest.mark.rule("GW-089", "GW-094")
def test_interacting_gives_no_rage() -> None:
    table = acting(position(hero("kratos", at=1, hand="kr_axe_1", damage=4)))
    tell(table, "0 HeroAction travelers_search_cart")
    assert 0 == figure(table, "kratos").rage
    assert 1 == figure(table, "kratos").damage, "the effects follow at once"


@pytest.mark.rule("GW-254")
def test_rage_in_the_scene_activation_of_the_own_turn_only() -> None:
    key = tiny(b2=f'runes = ["fehu"]\n{enemy("foe", attack=ATTACK)}')
    for extra in (False, True):
        table = position(
            hero("kratos", at=2, rage=5, damage=5), hero("atreus"), scene=key, runes="fehu"
        )
        reveal(table, extra=extra)
        expected = [] if extra else [(0, "PlaySpecial")]
        assert expected == [each for each in asked(table) if each[1] == "PlaySpecial"]
    table = position(hero("kratos", at=2, rage=5), hero("atreus"), scene=key, runes="fehu")
    reveal(table)
    tell(table, "0 PlaySpecial pass")
    assert [(0, "PlaySpecial")] == asked(table), "again when a hero is about to defend"
