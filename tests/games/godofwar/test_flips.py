"""Flipping scene cards (GW-156 to GW-171, GW-265, GW-266, GW-279, GW-280)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    acting,
    card,
    enemy,
    fell,
    figure,
    hero,
    on_card,
    position,
    reveal,
    run,
    side,
    tiny,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.enemies import health_left
from meadhall.games.godofwar.flipping import HurtEnemy, Restore, TurnOver, Watch
from tables import asked, options, said, tell

ELSEWHERE = '[[{ is = "side", card = "b4", side = "back" }]]'


@pytest.mark.rule("GW-156", "GW-157", "GW-158")
def test_named_cards_turn_together_in_place_whichever_side_they_show() -> None:
    table = position(hero("kratos"), scene=tiny(t1="", t2="", victory=ELSEWHERE), back="t2")
    run(table, TurnOver((card(table, "t1"), card(table, "t2")), -1))
    assert ("back", "front") == (side(table, "t1"), side(table, "t2"))
    turned = [line for line in table.log if line.key == "turns-over"]
    assert 1 == len(turned), "together"


@pytest.mark.rule("GW-159", "GW-196")
def test_damage_stays_on_a_turned_card_and_everything_else_goes() -> None:
    front = enemy("a", "health = 9, armor = [3]") + "\ntokens = { start = 1, max = 4 }"
    key = tiny(b2=front, b2_back=enemy("b", "health = 9"), victory=ELSEWHERE)
    table = position(
        hero("kratos"),
        scene=key,
        damage={"b2": 4},
        broken={"b2": 1},
        tokens={"b2": 3},
        stunned="b2",
    )
    run(table, TurnOver((card(table, "b2"),), -1))
    stage, at = table.stage, card(table, "b2")
    assert (4, 0, 0, False) == (
        stage.damage[at],
        stage.broken[at],
        stage.tokens[at],
        stage.stunned[at],
    )


@pytest.mark.rule("GW-196")
def test_damage_on_a_health_card_stays_when_it_turns() -> None:
    table = position(hero("kratos"), scene="ogre", damage={"h1": 20})
    run(table, HurtEnemy(card(table, "b2"), 6, 0))
    assert "back" == side(table, "h1")
    assert 26 == on_card(table, "h1")


@pytest.mark.rule("GW-160")
def test_an_enemy_shown_with_enough_carried_damage_is_defeated_at_once() -> None:
    key = tiny(b2=enemy("a", "health = 5"), b2_back=enemy("b", "health = 4"), victory=ELSEWHERE)
    table = position(hero("kratos"), scene=key, damage={"b2": 4})
    run(table, TurnOver((card(table, "b2"),), -1))
    assert "enemy-defeated" in said(table)
    assert table.stage.dead[card(table, "b2")]


@pytest.mark.rule("GW-161")
@pytest.mark.parametrize(
    ("cards", "name"), [("b1", "b1"), ("b4", "b4"), ("b2", "b2"), ("b4_back", "b4")]
)
def test_the_four_printed_conditions(cards: str, name: str) -> None:
    if cards == "b1":
        table = position(hero("kratos"))
        run(table, HurtEnemy(card(table, "b1"), 6, 0))
    elif cards == "b4":
        table = reveal(position(hero("kratos"), runes="ansuz"))
    elif cards == "b2":
        table = acting(position(hero("kratos", at=2, hand="kr_axe_2 kr_mod_3")))
        tell(table, "0 HeroAction kr_axe_2", "0 AddModifier kr_mod_3")
    else:
        table = reveal(position(hero("kratos"), back="b4", runes="ansuz"))
        assert "front" == side(table, "b4"), "a rune"
        return
    assert "back" == side(table, name)


@pytest.mark.rule("GW-162", "GW-163")
def test_written_conditions_are_looked_at_after_every_change() -> None:
    table = position(hero("kratos"), scene="sigrun")
    whole = health_left(table, card(table, "b2"))
    table = position(hero("kratos"), scene="sigrun", damage={"h1": whole - 25})
    run(table, Watch(-1))
    assert "front" == side(table, "h1")
    run(table, HurtEnemy(card(table, "b2"), 1, 0))
    assert ["back"] * 5 == [side(table, name) for name in ("h1", "t2", "t3", "b2", "b3")]


@pytest.mark.rule("GW-163")
def test_several_that_hold_are_resolved_in_the_order_of_activation() -> None:
    wanted = 'if = [{{ is = "all_enemies_defeated" }}]'
    flip = f'flips = [{{{{ when = "condition", cards = ["{{}}"], {wanted} }}}}]'
    key = tiny(b2=flip.format("b2"), t3=flip.format("t3"), t1=flip.format("t1"), victory=ELSEWHERE)
    table = run(position(hero("kratos"), scene=key), Watch(-1))
    turned = [line.args["cards"] for line in table.log if line.key == "turns-over"]
    assert [[f"{key}_{name}_back"] for name in ("t1", "t3", "b2")] == turned


@pytest.mark.rule("GW-164")
def test_the_hero_who_caused_a_flip_gets_the_reward() -> None:
    foe = enemy("e", "health = 9")
    flip = 'flips = [{ when = "enemy_defeated", cards = ["b2"] }]'
    reward = 'reward = [{ do = "rage", to = "actor", amount = 1 }]'
    key = tiny(b2=f"{foe}\n{flip}", b2_back=reward, victory=ELSEWHERE)
    seats = (hero("atreus", at=2), hero("kratos", at=2, hand="kr_axe_2"))
    table = position(*seats, scene=key, damage={"b2": 7}, die=(0,))
    acting(table, 1)
    tell(table, "1 HeroAction kr_axe_2")
    assert [0, 2] == [each.rage for each in table.heroes], "for the attack, and as the reward"


@pytest.mark.rule("GW-164")
def test_if_the_scene_caused_it_the_active_player_names_one_of_theirs() -> None:
    flip = 'flips = [{ when = "rune", rune = "fehu", cards = ["t1"] }]'
    reward = 'reward = [{ do = "rage", to = "actor", amount = 1 }]'
    key = tiny(t1=flip, t1_back=reward, victory=ELSEWHERE)
    seats = (hero("brok_sindri", at=(1, 2)), hero("kratos", at=3))
    table = reveal(position(*seats, scene=key, runes="fehu"))
    assert ["brok", "sindri"] == options(table, 0, "NameActor")
    table = position(*seats, scene=key, runes="fehu", first=1)
    fell(table, "brok")
    fell(table, "sindri")
    reveal(table)
    assert 1 == figure(table, "kratos").rage, "nobody conscious: the first player names any hero"


@pytest.mark.rule("GW-165")
def test_rewards_are_given_at_each_revealing() -> None:
    key = tiny(
        t1="", t1_back='reward = [{ do = "rage", to = "each", amount = 1 }]', victory=ELSEWHERE
    )
    table = position(hero("kratos"), scene=key)
    run(table, *[TurnOver((card(table, "t1"),), 0) for _ in range(3)])
    assert 2 == figure(table, "kratos").rage


@pytest.mark.rule("GW-166")
def test_an_elements_text_holds_while_its_side_is_up_and_ends_with_its_enemy() -> None:
    table = position(hero("kratos", at=1), scene="magni_modi", runes="thurisaz thurisaz")
    shown = GAME.view(table, 0)["forecast"][2]["acts"]
    (charge,) = [each for each in shown if each["card"] == "magni_modi_b1_front"]
    assert 3 == charge["acts"][0]["strength"], "2 + 1 while Modi stands"
    run(table, HurtEnemy(card(table, "b3"), 99, -1))
    shown = GAME.view(table, 0)["forecast"][2]["acts"]
    (charge,) = [each for each in shown if each["card"] == "magni_modi_b1_back"]
    assert 3 == charge["acts"][0]["strength"], "printed 3 on the new side, and no bonus"


@pytest.mark.rule("GW-166")
def test_an_unlinked_element_outlives_a_dead_enemy() -> None:
    rule = '{{ rule = "hero_attack", cols = [3], amount = 2 }}'
    element = f'element = {{{{ text_en = "e"{{}}, rules = [{rule}] }}}}'
    for linked, strength in (("", 3), (', linked = "a"', 1)):
        key = tiny(b2=enemy("a", "health = 1") + "\n" + element.format(linked), b3=enemy("b"))
        table = position(hero("kratos", at=3, hand="kr_axe_1"), scene=key, dead="b2", die=(0,))
        acting(table)
        tell(table, "0 HeroAction kr_axe_1")
        assert strength == on_card(table, "b3")


@pytest.mark.rule("GW-167", "GW-192")
def test_token_areas_count_within_their_size() -> None:
    table = position(
        hero("kratos", at=4, hand="kr_guard"),
        scene="grendels",
        tokens={"t1": 5, "t4": 1},
        runes="fehu",
    )
    reveal(table)
    assert 5 == table.stage.tokens[card(table, "t1")], "full"
    acting(table)
    tell(table, "0 HeroAction grendels_thaw")
    assert 0 == table.stage.tokens[card(table, "t4")], "never below 0"


@pytest.mark.rule("GW-168", "GW-266")
def test_a_flip_is_not_undone_when_its_condition_stops_holding() -> None:
    wanted = '{ is = "enemy_health_at_most", enemy = "g", value = 5 }'
    flip = f'flips = [{{ when = "condition", cards = ["h1"], if = [{wanted}] }}]'
    effect = '{ do = "heal_enemy", to = "enemy:g", amount = 30 }'
    heal = f'cells = [{{ rune = "fehu", effects = [{effect}] }}]'
    pool = 'health = { pool = "g", value = 20 }'
    key = tiny(
        b1=enemy("g", 'pool = "g"'), t1=heal, h1=f"{pool}\n{flip}", h1_back=pool, victory=ELSEWHERE
    )
    table = position(hero("kratos"), scene=key, damage={"h1": 14}, runes="fehu fehu")
    run(table, HurtEnemy(card(table, "b1"), 1, 0))
    assert "back" == side(table, "h1")
    reveal(table)
    assert ("back", 0) == (side(table, "h1"), on_card(table, "h1")), (
        "healed, but no more than there was"
    )
    run(table, HurtEnemy(card(table, "b1"), 20, 0))
    reveal(table)
    assert 20 == on_card(table, "h1"), "the dead do not heal"


@pytest.mark.rule("GW-169")
def test_an_immune_card_cannot_be_attacked_but_effects_reach_it() -> None:
    table = position(hero("kratos", at=2, hand="kr_throw kr_mod_3 kr_resolve"), scene="hraezlyr")
    acting(table)
    assert "kr_throw" not in options(table, 0, "HeroAction"), "only the scaled head is there"
    run(table, HurtEnemy(card(table, "t2"), 3, 0))
    assert 3 == on_card(table, "h1")
    table = position(hero("kratos", at=1, hand="kr_axe_1"), scene="hraezlyr", die=(0,))
    acting(table)
    tell(table, "0 HeroAction kr_axe_1")
    assert "enemy-hurt" not in said(table), "the claw can be attacked; 1 - 1 defence"


@pytest.mark.rule("GW-170", "GW-221", "GW-222")
@pytest.mark.parametrize("picks", [1, 2])
def test_a_large_enemy_is_one_enemy_and_stormbringer_is_no_attack(picks: int) -> None:
    table = position(
        hero("atreus", at=1, rage=4, hand="at_dodge"), hero("kratos", at=2), scene="magni_modi"
    )
    figure(table, "atreus").bonus = 3
    acting(table)
    tell(table, "0 HeroAction stormbringer")
    assert ["magni_modi_magni", "magni_modi_modi"] == options(table, 0, "PickEnemy")
    tell(table, "0 PickEnemy magni_modi_magni")
    tell(table, "0 PickEnemy " + ("enough" if picks == 1 else "magni_modi_modi"))
    tell(table, "0 NameCard magni_modi_b1_front")
    if picks == 2:
        tell(table, "0 NameCard magni_modi_b3_front")
    assert 2 == on_card(table, "h1")
    assert (2 if picks == 2 else 0) == on_card(table, "h2")
    assert "die-rolled" not in said(table)
    assert (0, 3) == (figure(table, "atreus").rage, figure(table, "atreus").bonus)


@pytest.mark.rule("GW-265")
def test_effect_damage_to_a_large_enemy_is_for_one_card_and_its_armour() -> None:
    table = position(
        hero("atreus", at=1, rage=4, hand="at_dodge"), hero("kratos", at=2), scene="magni_modi"
    )
    acting(table)
    tell(table, "0 HeroAction stormbringer", "0 PickEnemy magni_modi_modi", "0 PickEnemy enough")
    tell(table, "0 NameCard magni_modi_b4_front")
    assert 0 == on_card(table, "h2"), "Modi's shield has armour"
    assert "armor-stops" in said(table)


@pytest.mark.rule("GW-171", "GW-279")
def test_restore_brings_a_card_back_without_damage_tokens_and_reward() -> None:
    front = (
        enemy("a", "health = 5")
        + '\ntokens = { start = 2, max = 4 }\nreward = [{ do = "rage", to = "each", amount = 1 }]'
    )
    key = tiny(b2=front, b2_back="", victory=ELSEWHERE)
    table = position(hero("kratos"), scene=key, back="b2", damage={"b2": 5})
    table.stage.slain[0] = True
    run(table, Restore(card(table, "b2")))
    assert ("front", 0, 0) == (
        side(table, "b2"),
        on_card(table, "b2"),
        figure(table, "kratos").rage,
    )
    assert 0 == table.stage.tokens[card(table, "b2")]
    assert not table.stage.slain[0]


@pytest.mark.rule("GW-171")
def test_a_restored_health_card_brings_all_cards_of_its_enemy_back_to_life_and_no_others() -> None:
    key = tiny(
        b1=enemy("g", 'pool = "g"'),
        b2=enemy("g", 'pool = "g"'),
        b3=enemy("k", 'pool = "k"'),
        h1='health = { pool = "g", value = 20 }',
        h2='health = { pool = "k", value = 20 }',
        victory=ELSEWHERE,
    )
    table = position(hero("kratos"), scene=key, back="h1", dead="b1 b2 b3", damage={"h1": 20})
    run(table, Restore(card(table, "h1")))
    dead = [table.stage.dead[card(table, name)] for name in ("b1", "b2", "b3")]
    assert ("front", 0) == (side(table, "h1"), on_card(table, "h1"))
    assert [False, False, True] == dead
    assert [False, True] == table.stage.slain


@pytest.mark.rule("GW-279")
def test_a_side_shown_by_a_flip_gets_its_starting_tokens() -> None:
    key = tiny(t1="", t1_back="tokens = { start = 2, max = 4 }", victory=ELSEWHERE)
    table = position(hero("kratos"), scene=key)
    run(table, TurnOver((card(table, "t1"),), -1))
    assert 2 == table.stage.tokens[card(table, "t1")]


@pytest.mark.rule("GW-280")
def test_no_scene_turns_over_for_ever() -> None:
    flip = (
        'flips = [{ when = "condition", cards = ["t1"], if = [{ is = "all_enemies_defeated" }] }]'
    )
    key = tiny(t1=flip, t1_back=flip, victory=ELSEWHERE)
    table = run(position(hero("kratos"), scene=key), Watch(-1))
    assert 2 == table.stage.turns[0], "each of the two conditions once"
    loop = 'reward = [{{ do = "flip", cards = ["{}"] }}]'
    one, other = loop.format("t2"), loop.format("t1")
    key = tiny(t1=one, t1_back=one, t2=other, t2_back=other, victory=ELSEWHERE)
    table = position(hero("kratos"), scene=key)
    run(table, TurnOver((0,), -1))
    assert [(0, "Rest")] == asked(table)
    assert 40 == sum(table.stage.turns)


def test_flip_conditions_say_how_near_they_are() -> None:
    table = position(hero("kratos"), scene="ogre", damage={"h1": 20})
    cards = GAME.view(table, 0)["scene"]["cards"]
    (flip,) = cards[-1]["flips"]
    assert 6 == flip["if"][0]["to_go"], "16 left, 10 wanted"
