"""The examples of the rulebook, played (positions are theirs, words are ours)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    acting,
    damages,
    enemy,
    figure,
    hand,
    hero,
    on_card,
    position,
    reveal,
    run,
    tiny,
    top,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.journey import ChooseNext, clean_up
from meadhall.games.godofwar.round import PassFirstPlayer, UpgradePhase
from tables import asked, options, tell


@pytest.mark.rule("GW-043", "GW-045", "GW-046")
def test_kratos_cannot_enter_a_full_column_and_joins_atreus_in_front() -> None:
    """Kratos and Sindri left, Freya and Brok beside them, Atreus on the far right."""
    table = position(
        hero("kratos", at=1),
        hero("brok_sindri", at=(2, 1)),
        hero("freya", at=2),
        hero("atreus", at=4),
    )
    acting(table)
    tell(table, "0 HeroAction move")
    assert [3, 4, "swap"] == options(table, 0, "ChooseColumn")
    tell(table, "0 ChooseColumn 4", "0 ChoosePlace front")
    names = [[table.heroes[each].name for each in column] for column in table.columns[1:]]
    assert [["sindri"], ["brok", "freya"], [], ["kratos", "atreus"]] == names


@pytest.mark.rule("GW-066", "GW-068")
def test_a_ranged_set_of_three_against_a_die_of_two_deals_one() -> None:
    key = tiny(t2=enemy("above"), b2=enemy("below"))
    table = position(hero("kratos", at=2, hand="kr_throw kr_mod_3 kr_axe_1"), scene=key, die=(2,))
    acting(table)
    tell(table, "0 HeroAction kr_throw", f"0 ChooseTarget {key}_t2_front")
    assert (1, 0) == (on_card(table, "t2"), on_card(table, "b2"))
    assert ["kr_axe_1"] == hand(table), "and he may go on"


@pytest.mark.rule("GW-077", "GW-087", "GW-217")
def test_two_attacks_make_the_rage_ready_and_it_is_used_at_once() -> None:
    key = tiny(b2=enemy("foe", "health = 30"))
    seats = (hero("kratos", at=2, hand="kr_axe_1 kr_axe_2", rage=3, damage=5), hero("freya"))
    table = acting(position(*seats, scene=key, die=(0, 0)))
    tell(table, "0 HeroAction kr_axe_1", "0 HeroAction kr_axe_2")
    assert 5 == figure(table, "kratos").rage
    tell(table, "0 HeroAction spartan_rage")
    kratos = figure(table, "kratos")
    assert (0, 2, 3) == (kratos.rage, kratos.damage, kratos.bonus)


@pytest.mark.rule("GW-098", "GW-109", "GW-111", "GW-115", "GW-120")
def test_two_cards_of_the_left_column_attack_and_a_full_block_stops_the_stun() -> None:
    """Above a ranged 1 at the farthest hero, below a melee 2 with stun at own and right."""
    far = 'kind = "ranged", strength = 1'
    near = 'kind = "melee", dirs = ["own", "right"], strength = 2, on_damage = ["stun"]'
    key = tiny(
        t1='runes = ["fehu"]\n' + enemy("archer", attack=far),
        b1='runes = ["fehu"]\n' + enemy("brute", attack=near),
    )
    table = position(
        hero("freya", at=2, hand="fr_ward_2"),
        hero("kratos", at=4, hand="kr_guard"),
        hero("brok_sindri", at=(3, 1)),
        hero("atreus", at=4),
        scene=key,
        runes="fehu",
    )
    reveal(table)
    tell(table, "1 Defend kr_guard", "0 Defend fr_ward_2")
    expected = {"freya": 0, "kratos": 0, "brok": 0, "sindri": 2, "atreus": 0}
    assert expected == damages(table)
    assert ["stun"] == top(table, 2)
    assert 9 == len(table.piles[0]), "nobody else is stunned"


@pytest.mark.rule("GW-147", "GW-149", "GW-153", "GW-155")
def test_five_cards_on_offer_three_taken_one_card_removed() -> None:
    table = position(
        hero("atreus", at=1),
        hero("brok_sindri", at=(2, 3), discard="bs_hammer_0"),
        hero("freya", at=3),
        hero("kratos", at=4),
        offer="up_mod_4 up_ranged_2 up_sp_heal up_def_2 up_melee_2",
    )
    run(table, UpgradePhase(False), PassFirstPlayer())
    tell(table, "0 TakeUpgrade up_ranged_2", "1 TakeUpgrade remove", "2 TakeUpgrade up_sp_heal")
    tell(table, "3 TakeUpgrade up_mod_4")
    assert [["up_ranged_2"], ["up_sp_heal"], ["up_mod_4"]] == [top(table, s) for s in (0, 2, 3)]
    assert ["up_melee_2", "up_def_2"] == [NAMES[each] for each in table.upgrades[:2]]
    assert 1 == table.first, "from Atreus to Brok and Sindri"


@pytest.mark.rule("GW-178", "GW-179", "GW-189")
def test_travelers_are_chosen_and_alfheim_poisons_the_decks() -> None:
    table = position(hero("kratos"), hero("freya", at=2), scene="ogre")
    table.quests = ["ogre", "alfheim", "travelers"]
    clean_up(table)
    run(table, ChooseNext())
    tell(table, "0 ChoosePath travelers", "0 PlaceHero 1", "1 PlaceHero 2")
    quest = GAME.view(table, 0)["quest"]
    assert ("travelers", False, []) == (quest["key"], quest["special"], quest["defeat"])
    assert 8 == len(table.piles[1])
    assert [(0, "HeroAction")] == asked(table)
