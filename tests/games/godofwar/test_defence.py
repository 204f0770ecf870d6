"""Defence, damage, falling, stun and poison (GW-115 to GW-143, GW-261 to GW-263)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    acting,
    card,
    damages,
    discarded,
    enemy,
    fell,
    figure,
    hand,
    hero,
    on_card,
    position,
    reveal,
    run,
    side,
    tiny,
    top,
)
from meadhall.core import text
from meadhall.games.godofwar.cards import FACES
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.hero_activation import HeroActivation
from meadhall.games.godofwar.round import BeginScene, DrawUp, UpgradePhase
from meadhall.games.godofwar.table import Outcome
from meadhall.games.godofwar.wounds import HurtHero, gain_rage, heal
from tables import asked, options, question, said, tell


def foe(strength: int, extras: str = "", where: str = '"own"') -> str:
    more = f", on_damage = [{extras}]" if extras else ""
    attack = f'kind = "melee", dirs = [{where}], strength = {strength}{more}'
    return 'runes = ["fehu"]\n' + enemy("foe", attack=attack)


def attacked(strength: int, cards: str = "", extras: str = "", **more):  # type: ignore[no-untyped-def]
    table = position(
        hero("kratos", at=1, hand=cards, **more),
        hero("atreus", at=3),
        scene=tiny(b1=foe(strength, extras)),
        runes="fehu",
    )
    return reveal(table)


@pytest.mark.rule("GW-115", "GW-119")
@pytest.mark.card("kr_guard")
def test_damage_is_attack_less_defence() -> None:
    table = attacked(5, "kr_guard kr_mod_2 kr_mod_1")
    tell(table, "0 Defend kr_guard", "0 AddModifier kr_mod_2", "0 AddModifier block")
    assert 2 == figure(table, "kratos").damage
    assert ["kr_guard", "kr_mod_2"] == sorted(discarded(table))


@pytest.mark.rule("GW-115")
def test_more_defence_than_attack_does_no_harm() -> None:
    table = attacked(2, "kr_guard kr_mod_3")
    tell(table, "0 Defend kr_guard", "0 AddModifier kr_mod_3")
    assert 0 == figure(table, "kratos").damage


@pytest.mark.rule("GW-115", "GW-119")
@pytest.mark.card("up_def_3")
def test_the_hint_of_a_defence_says_what_would_come_through() -> None:
    guard = next(face.defense for face in FACES if face.key == "up_def_3")
    assert guard
    for strength in (guard + 3, guard - 1):
        table = attacked(strength, "up_def_3 kr_mod_2")
        defend = question(table, 0, "Defend")
        told = [defend.hint(table, option) for option in ("none", "up_def_3")]
        assert told == [
            text("hint-comes-through", damage=strength),
            text("hint-comes-through", damage=max(0, strength - guard)),
        ]
        table.blow.block = 1
        assert text("hint-comes-through", damage=strength - 1) == defend.hint(table, "none")


@pytest.mark.rule("GW-116")
@pytest.mark.card("mi_warning")
def test_one_set_a_hero_others_help_with_specials_only() -> None:
    table = position(
        hero("kratos", at=1, hand="kr_guard kr_guard"),
        hero("freya", at=1, hand="fr_ward_2"),
        hero("mimir", hand="mi_warning"),
        host="freya",
        scene=tiny(b1=foe(5)),
        runes="fehu",
    )
    reveal(table)
    tell(table, "2 PlaySpecial pass")
    assert [(2, "PlaySpecial")] == asked(table)
    tell(table, "2 PlaySpecial mi_warning", "0 Defend kr_guard")
    assert 2 == figure(table, "kratos").damage, "5 - 2 - 1, and no second set"
    assert ["fr_ward_2"] == hand(table, 1)


@pytest.mark.rule("GW-117")
def test_elements_with_a_strength_are_defended_against_damage_without_one_is_not() -> None:
    attack = (
        'cells = [{ rune = "fehu", effects = [{ do = "attack", kind = "ranged", strength = 2 }] },'
        ' { rune = "uruz", effects = [{ do = "damage_heroes", to = "each", amount = 2 }] }]'
    )
    for rune, asks in (("fehu", True), ("uruz", False)):
        table = position(hero("kratos", at=1, hand="kr_guard"), scene=tiny(t1=attack), runes=rune)
        reveal(table)
        assert asks == ([(0, "Defend")] == asked(table))
    assert 2 == figure(table, "kratos").damage


@pytest.mark.rule("GW-118")
def test_no_die_is_rolled_for_enemies() -> None:
    assert "die-rolled" not in said(attacked(3))


@pytest.mark.rule("GW-120")
@pytest.mark.parametrize(("strength", "stunned"), [(1, False), (2, True)])
def test_extra_effects_need_damage(strength: int, stunned: bool) -> None:
    table = attacked(strength, "kr_guard", '"stun"')
    tell(table, "0 Defend kr_guard")
    assert stunned == (["stun"] == top(table))


@pytest.mark.rule("GW-121")
def test_after_an_attack_the_card_turns_even_if_nobody_was_hit() -> None:
    flip = '\nflips = [{ when = "enemy_attacked", cards = ["b1"] }]'
    elsewhere = '[[{ is = "side", card = "b4", side = "back" }]]'
    key = tiny(b1=foe(3) + flip, victory=elsewhere)
    table = reveal(position(hero("kratos", at=4), scene=key, runes="fehu"))
    assert "back" == side(table, "b1")
    table = reveal(position(hero("kratos", at=4), scene=key, runes="fehu", stunned="b1"))
    assert "front" == side(table, "b1"), "a stunned enemy has not attacked"


@pytest.mark.rule("GW-122")
def test_discards_stop_at_an_empty_hand_and_rage_at_0() -> None:
    table = attacked(3, "", '"discard", "rage_loss"')
    assert (3, 0) == (figure(table, "kratos").damage, figure(table, "kratos").rage)
    table = attacked(3, "kr_axe_1 kr_axe_2", '"discard", "rage_loss"', rage=2)
    tell(table, "0 DiscardCard kr_axe_1")
    assert (["kr_axe_2"], 1) == (hand(table), figure(table, "kratos").rage)


@pytest.mark.rule("GW-261")
def test_extra_effects_reach_a_hero_who_fell_but_do_not_push_him() -> None:
    table = attacked(3, "", '"poison", "rage_loss", "push"', damage=8, rage=2)
    kratos = figure(table, "kratos")
    assert kratos.down
    assert ["poison"] == top(table)
    assert (1, 0) == (kratos.rage, kratos.column)


# -- unconscious ---------------------------------------------------------------------


@pytest.mark.rule("GW-124", "GW-125")
@pytest.mark.parametrize(("strength", "down"), [(2, False), (3, True)])
def test_a_hero_falls_when_damage_reaches_health_and_takes_no_place(
    strength: int, down: bool
) -> None:
    table = attacked(strength, damage=7)
    assert down == figure(table, "kratos").down
    assert ([] if down else [0]) == table.columns[1]
    run(table, HeroActivation(0))
    assert down == ([(0, "HeroAction")] != asked(table)), "no hero activation"


@pytest.mark.rule("GW-126")
def test_the_player_of_a_fallen_hero_still_reveals_runes() -> None:
    table = position(hero("kratos"), hero("atreus", at=2))
    fell(table, "kratos")
    run(table, HeroActivation(0), BeginScene(0))
    assert [(0, "RevealRune")] == asked(table)


@pytest.mark.rule("GW-127")
def test_and_takes_part_in_the_upgrade_phase() -> None:
    table = position(hero("kratos"), hero("atreus", at=2), offer="up_mod_2 up_mod_3")
    fell(table, "kratos")
    run(table, UpgradePhase(False))
    assert ["up_mod_2", "up_mod_3"] == options(table, 0, "TakeUpgrade")


@pytest.mark.rule("GW-128")
def test_the_last_hero_takes_the_hand_along_and_freyas_tokens_go_back() -> None:
    table = position(
        hero("kratos", at=1, hand="kr_axe_1 up_sp_heal", damage=9),
        hero("freya", at=2, hand="fr_mend"),
    )
    figure(table, "kratos").wards, table.tokens = 1, 1
    run(table, HurtHero(0, 1, -1))
    tell(table, "0 UseFreyaToken keep")
    assert ["kr_axe_1", "up_sp_heal"] == discarded(table)
    assert 2 == table.tokens
    acting(table, 1)
    assert [] == table.anytime(0)


@pytest.mark.rule("GW-129")
def test_nobody_heals_or_revives_an_unconscious_hero() -> None:
    table = position(hero("kratos"), hero("freya", at=2, hand="fr_mend"))
    fell(table, "kratos")
    heal(table, 0, 5)
    gain_rage(table, 0, 1)
    assert (10, 0) == (figure(table, "kratos").damage, figure(table, "kratos").rage)
    acting(table, 1)
    tell(table, "1 HeroAction fr_mend")
    assert figure(table, "kratos").down, "Freya herself is the only one to be named"


@pytest.mark.rule("GW-130")
def test_mimir_alone_does_not_keep_the_game_going() -> None:
    table = position(hero("kratos", damage=9), hero("mimir"), host="kratos")
    run(table, HurtHero(0, 1, -1))
    assert Outcome.LOST == table.outcome


# -- stun and poison -------------------------------------------------------------------


@pytest.mark.rule("GW-131", "GW-132")
@pytest.mark.card("at_shock")
def test_a_stunning_set_stuns_damage_or_not_and_the_next_activation_only_removes_it() -> None:
    table = position(
        hero("atreus", at=1, hand="at_shock"), hero("kratos", at=1), scene=tiny(b1=foe(4)),
        die=(3,), runes="fehu fehu",
    )  # fmt: skip
    acting(table)
    tell(table, "0 HeroAction at_shock")
    assert 0 == on_card(table, "b1")
    reveal(table)
    assert {"atreus": 0, "kratos": 0} == damages(table)
    reveal(table)
    assert {"atreus": 4, "kratos": 0} == damages(table)


GIANT = enemy("g", 'pool = "g"', 'kind = "melee", dirs = ["own"], strength = 2')


@pytest.mark.rule("GW-133")
def test_a_large_enemy_is_stunned_on_one_card_only() -> None:
    key = tiny(
        b1=f'runes = ["fehu"]\n{GIANT}', b2=f'runes = ["fehu"]\n{GIANT}',
        h1='health = { pool = "g", value = 30 }',
    )  # fmt: skip
    table = position(
        hero("kratos", at=1), hero("atreus", at=2), scene=key, runes="fehu", stunned="b1"
    )
    reveal(table)
    assert {"kratos": 0, "atreus": 2} == damages(table)
    assert [False, False] == [table.stage.stunned[card(table, name)] for name in ("b1", "b2")]


@pytest.mark.rule("GW-134", "GW-263")
def test_boxed_runes_and_rune_flips_of_a_stunned_enemy_work_and_leave_the_token() -> None:
    cell = 'cells = [{ rune = "uruz", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
    key = tiny(b1=foe(4) + "\n" + cell)
    table = reveal(position(hero("kratos", at=1), scene=key, runes="uruz", stunned="b1"))
    assert 1 == figure(table, "kratos").rage
    assert table.stage.stunned[card(table, "b1")]
    flip = '\nflips = [{ when = "rune", rune = "uruz", cards = ["b1"] }]'
    key = tiny(b1=foe(4) + flip, victory='[[{ is = "side", card = "b4", side = "back" }]]')
    table = reveal(position(hero("kratos", at=1), scene=key, runes="uruz", stunned="b1"))
    assert "back" == side(table, "b1")


@pytest.mark.rule("GW-263")
def test_a_stunned_enemy_called_to_attack_loses_the_token_instead() -> None:
    cell = 'cells = [{ rune = "uruz", effects = [{ do = "activate", cards = ["b1"] }] }]'
    table = position(
        hero("kratos", at=1), scene=tiny(b1=foe(4), t1=cell), runes="uruz", stunned="b1"
    )
    reveal(table)
    assert 0 == figure(table, "kratos").damage
    assert not table.stage.stunned[card(table, "b1")]


@pytest.mark.rule("GW-262")
def test_whoever_stuns_a_large_enemy_by_an_effect_names_the_card() -> None:
    table = position(hero("kratos", at=4, hand="kr_axe_1 kr_throw kr_resolve"), scene="magni_modi")
    acting(table)
    tell(table, "0 HeroAction magni_modi_hammer", "0 PickEnemy magni_modi_magni")
    found = options(table, 0, "NameCard")
    assert ["magni_modi_b1_front", "magni_modi_b2_front"] == found
    tell(table, "0 NameCard magni_modi_b2_front")
    assert table.stage.stunned[card(table, "b2")]
    assert 4 == on_card(table, "h1"), "and the damage is for the enemy chosen first"


@pytest.mark.rule("GW-135", "GW-137")
@pytest.mark.parametrize("status", ["stun", "poison"])
def test_status_cards_go_on_top_of_the_hurt_heros_deck(status: str) -> None:
    assert [status] == top(attacked(1, "", f'"{status}"'))


@pytest.mark.rule("GW-136", "GW-037")
def test_a_drawn_stun_card_is_discarded_and_not_replaced() -> None:
    table = position(hero("kratos", deck="stun kr_axe_1 kr_axe_2 kr_guard"))
    run(table, Draw(0, 3))
    assert ["kr_axe_1", "kr_axe_2"] == hand(table)
    assert ["stun"] == discarded(table)


@pytest.mark.rule("GW-138")
def test_a_drawn_poison_card_hurts_and_is_replaced() -> None:
    table = position(hero("kratos", deck="poison kr_axe_1 kr_axe_2 kr_guard"))
    run(table, Draw(0, 3))
    assert ["kr_axe_1", "kr_axe_2", "kr_guard"] == hand(table)
    assert 1 == figure(table, "kratos").damage


@pytest.mark.rule("GW-139")
def test_poison_can_make_a_hero_fall_while_preparing_unless_freya_prevents_it() -> None:
    table = position(hero("kratos", deck="poison kr_axe_1", damage=9), hero("freya", at=2))
    run(table, DrawUp(0))
    assert figure(table, "kratos").down
    table = position(hero("kratos", deck="poison kr_axe_1", damage=9), hero("freya", at=2))
    figure(table, "kratos").wards, table.tokens = 1, 1
    run(table, DrawUp(0))
    tell(table, "0 UseFreyaToken use")
    assert not figure(table, "kratos").down
    assert ["kr_axe_1"] == hand(table)


@pytest.mark.rule("GW-140")
def test_the_brothers_player_chooses_who_takes_the_poison() -> None:
    table = position(hero("brok_sindri", at=(1, 2), deck="poison bs_apron"), hero("kratos", at=3))
    run(table, Draw(0, 1))
    tell(table, "0 WhoIsPoisoned sindri")
    assert {"brok": 0, "sindri": 1, "kratos": 0} == damages(table)


@pytest.mark.rule("GW-141", "GW-205")
def test_the_same_holds_for_drawing_by_effects_also_above_the_limit() -> None:
    cards = "kr_axe_1 kr_axe_1 kr_axe_1 kr_axe_2 kr_guard kr_guard up_sp_draw"
    table = position(hero("kratos", hand=cards, deck="poison kr_mod_1 kr_mod_2 kr_mod_3"))
    carry_out(table, ("face", [face.key for face in FACES].index("up_sp_draw")), 0)
    table.questions()
    assert 9 == len(table.players[0].hand)
    assert 1 == figure(table, "kratos").damage


@pytest.mark.rule("GW-142")
def test_stun_and_poison_cannot_be_held_played_or_paid_with() -> None:
    for face in FACES:
        if face.key in ("stun", "poison"):
            assert () == face.symbols
            assert not face.special
