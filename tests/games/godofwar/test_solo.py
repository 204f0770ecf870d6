"""The solo mode (GW-206 to GW-216, GW-270 to GW-272)."""

from __future__ import annotations

from typing import Any

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
    tiny,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.journey import lay_out_scene
from meadhall.games.godofwar.table import Outcome, Table
from meadhall.games.godofwar.wounds import HurtHero
from tables import asked, dice, options, said, tell

TWO = tiny(b2=enemy("a", "health = 20"), t4=enemy("b", "health = 20, defense = 1"))


def alone(cards: str = "kr_mod_3", scene: str = TWO, **more: Any) -> Table:
    seat = hero(
        "kratos", at=2, hand=cards, **{k: more.pop(k) for k in ("damage", "rage") if k in more}
    )
    return position(seat, scene=scene, companions=True, **more)


@pytest.mark.rule("GW-206")
def test_companions_lie_beside_without_decks() -> None:
    view = GAME.view(alone(), 0)
    assert ["kratos"] == [each["name"] for each in view["heroes"]]
    abilities = [each["ability"] for each in view["companions"]]
    assert ["atreus_1", "atreus_2", "mimir_1", "mimir_2"] == abilities


@pytest.mark.rule("GW-207", "GW-209", "GW-214")
def test_an_ability_is_used_once_in_one_of_two_variants() -> None:
    table = acting(alone("kr_mod_3 kr_axe_1"))
    before = options(table, 0, "HeroAction")
    assert {"stunning_shot", "aim", "double_shot", "remedy", "path", "foresight"} <= {*before}
    tell(table, "0 HeroAction aim")
    after = options(table, 0, "HeroAction")
    assert ["stunning_shot", "aim"] == [each for each in before if each not in after]
    assert 3 == figure(table, "kratos").bonus


@pytest.mark.rule("GW-208")
def test_abilities_come_back_with_rage_and_with_a_new_scene() -> None:
    table = alone(rage=5)
    table.used = [True] * 4
    acting(table)
    tell(table, "0 HeroAction spartan_rage")
    assert [False] * 4 == table.used
    table.used = [True] * 4
    lay_out_scene(table, "ogre")
    assert [False] * 4 == table.used


@pytest.mark.rule("GW-209", "GW-211", "GW-270")
def test_the_stunning_shot_needs_a_modifier_and_is_kratos_own_attack() -> None:
    table = acting(alone("kr_axe_1"))
    assert "stunning_shot" not in options(table, 0, "HeroAction"), "no modifier in hand"
    table = alone("kr_mod_3 kr_mod_1", die=(0,))
    figure(table, "kratos").bonus = 2
    acting(table)
    tell(table, "0 HeroAction stunning_shot", "0 AddModifier kr_mod_3", "0 AddModifier strike")
    assert 5 == on_card(table, "b2")
    kratos = figure(table, "kratos")
    assert (1, 0) == (kratos.rage, kratos.bonus)
    assert table.stage.stunned[card(table, "b2")]


@pytest.mark.rule("GW-210", "GW-211", "GW-270", "GW-271")
def test_the_double_shot_hits_two_enemies_anywhere_with_one_die() -> None:
    table = acting(alone("kr_mod_3", die=(1,)))
    tell(table, "0 HeroAction double_shot", f"0 ChooseTarget {TWO}_b2_front")
    tell(table, "0 AddModifier kr_mod_3", "0 AddModifier strike")
    assert (2, 1) == (on_card(table, "b2"), on_card(table, "t4")), "its own defence for each"
    assert 1 == said(table).count("die-rolled")
    assert 1 == figure(table, "kratos").rage, "once"


@pytest.mark.rule("GW-271")
def test_the_two_targets_are_different_enemies() -> None:
    table = acting(alone("kr_mod_3", scene="magni_modi"))
    tell(table, "0 HeroAction double_shot", "0 ChooseTarget magni_modi_b1_front")
    targets = options(table, 0, "ChooseTarget")
    assert ["magni_modi_b3_front", "magni_modi_b4_front"] == targets, "not Magni again"


@pytest.mark.rule("GW-271")
def test_armour_of_a_target_counts_for_it_alone() -> None:
    key = tiny(b2=enemy("a", "health = 20, armor = [3]"), t4=enemy("b", "health = 20"))
    table = acting(alone("kr_mod_3", scene=key, die=(2,)))
    tell(table, "0 HeroAction double_shot", f"0 ChooseTarget {key}_b2_front")
    tell(table, "0 AddModifier kr_mod_3", "0 AddModifier strike")
    assert (1, 1) == (table.stage.broken[card(table, "b2")], on_card(table, "t4"))


@pytest.mark.rule("GW-210", "GW-214")
def test_cover_is_a_defence_card_of_one() -> None:
    key = tiny(
        b2='runes = ["fehu"]\n' + enemy("a", attack='kind = "melee", dirs = ["own"], strength = 4')
    )
    table = alone("kr_mod_2", scene=key, runes="fehu")
    reveal(table)
    assert ["cover", "none"] == options(table, 0, "Defend")
    tell(table, "0 Defend cover", "0 AddModifier kr_mod_2")
    assert 1 == figure(table, "kratos").damage


@pytest.mark.rule("GW-212")
def test_remedy_heals_two_and_the_weak_spot_adds_the_die() -> None:
    table = acting(alone(damage=3))
    tell(table, "0 HeroAction remedy")
    assert 1 == figure(table, "kratos").damage
    table = acting(alone("kr_axe_1", die=(3,)))
    tell(table, "0 HeroAction kr_axe_1", "0 AddModifier weak_spot", "0 AddModifier strike")
    assert 4 == on_card(table, "b2")


@pytest.mark.rule("GW-272")
def test_with_the_weak_spot_defence_still_counts_and_armour_knows_no_die() -> None:
    key = tiny(b2=enemy("a", "health = 20, defense = 2"))
    table = acting(alone("kr_axe_1", scene=key, die=(3,)))
    tell(table, "0 HeroAction kr_axe_1", "0 AddModifier weak_spot", "0 AddModifier strike")
    assert 2 == on_card(table, "b2")
    key = tiny(b2=enemy("a", "health = 20, armor = [9]"))
    table = acting(alone("kr_axe_1", scene=key))
    tell(table, "0 HeroAction kr_axe_1")
    assert ["aim", "strike"] == options(table, 0, "AddModifier")


@pytest.mark.rule("GW-213")
def test_path_is_one_more_move() -> None:
    table = acting(alone())
    tell(table, "0 HeroAction path", "0 ChooseColumn 4")
    assert 4 == figure(table, "kratos").column
    assert "move" in options(table, 0, "HeroAction")


@pytest.mark.rule("GW-213")
@pytest.mark.parametrize("last", ["as_they_lay", "the_other_way"])
def test_foresight_puts_two_upgrade_cards_on_the_top_or_the_bottom(last: str) -> None:
    table = acting(alone(runes="up_mod_5:fehu up_def_4:ansuz"))
    tell(table, "0 HeroAction foresight")
    assert ["up_mod_5", "up_def_4"] == [e["card"] for e in GAME.view(table, 0)["seen"]["looking"]]
    assert GAME.view(table, None)["seen"] is None
    tell(table, "0 PutBack top", "0 PutBack top", f"0 PutBack {last}")
    names = [NAMES[each] for each in reversed(table.upgrades[-2:])]
    assert (
        ["up_mod_5", "up_def_4"] if last == "as_they_lay" else ["up_def_4", "up_mod_5"]
    ) == names
    chances = [each["chance"] for each in GAME.view(table, 0)["forecast"]]
    assert ([100, 0, 0, 0] if last == "as_they_lay" else [0, 0, 0, 100]) == chances
    assert 100 not in [each["chance"] for each in GAME.view(table, None)["forecast"]]


@pytest.mark.rule("GW-213")
def test_foresight_may_bury_a_card() -> None:
    table = acting(alone(runes="up_mod_5:fehu up_def_4:ansuz"))
    tell(table, "0 HeroAction foresight", "0 PutBack bottom", "0 PutBack top")
    assert "up_mod_5" == NAMES[table.upgrades[0]]
    assert "up_def_4" == NAMES[table.upgrades[-1]]
    for viewer in (0, None):
        assert GAME.view(table, viewer) == GAME.view(GAME.hidden(table, viewer, dice("x")), viewer)


@pytest.mark.rule("GW-213")
def test_foresight_tells_the_player_what_was_seen() -> None:
    table = acting(alone(runes="up_mod_5:fehu up_def_4:ansuz"))
    tell(table, "0 HeroAction foresight", "0 PutBack bottom", "0 PutBack top")
    seen = [(line.seat, line.args) for line in table.log if line.key == "upgrade-seen"]
    assert [
        (0, {"card": "up_mod_5", "rune": "fehu"}),
        (0, {"card": "up_def_4", "rune": "ansuz"}),
    ] == seen
    (line,) = [line for line in table.log if line.key == "upgrades-sorted"]
    assert {"top": 1, "bottom": 1} == line.args


@pytest.mark.rule("GW-216")
def test_kratos_unconscious_loses_the_game() -> None:
    table = run(alone(damage=9), HurtHero(0, 1, -1))
    assert Outcome.LOST == table.outcome
    assert [] == asked(table)


@pytest.mark.rule("GW-213")
def test_cards_known_to_lie_under_the_deck_may_be_looked_at_too() -> None:
    table = acting(position(hero("kratos"), companions=True))
    table.upgrades = table.upgrades[-4:]
    table.under, table.veiled = 4, table.upgrades[-1:]
    tell(table, "0 HeroAction foresight")
    assert (2, []) == (table.under, table.veiled)
    tell(table, "0 PutBack bottom", "0 PutBack top")
    assert 3 == table.under


@pytest.mark.rule("GW-213")
def test_who_looks_at_upgrade_cards_is_told_which() -> None:
    table = acting(position(hero("kratos"), companions=True, runes="fehu uruz"))
    tell(table, "0 HeroAction foresight")
    question = table.questions()[0]
    hint = question.hint(table, "top")
    assert hint is not None
    items = hint.args["items"]
    assert isinstance(items, list)
    assert ["fehu"] == [each.args["rune"] for each in items]
