"""Valkyries: bonus glory, Weapon Supply, Path to Valhalla, commissions."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    hand,
    offered,
    party,
    pile,
    player,
    position,
    show,
    side,
    strength,
    valhalla,
)
from meadhall.games.valhalla.cards import NAMES
from meadhall.games.valhalla.components import KIND
from meadhall.games.valhalla.party import bonus_of
from meadhall.games.valhalla.piles import LoseTactic
from meadhall.games.valhalla.ragnarok import FaceRagnarok
from meadhall.games.valhalla.table import Table
from tables import asked, said, tell


def cards(*names: str) -> list[int]:
    return [NAMES.index(name) for name in names]


@pytest.mark.rule("VA-172", "VA-173", "VA-174")
def test_companions_bring_1_for_each_other() -> None:
    assert 0 == bonus_of(cards("chosen_bear_axeman"))
    assert 2 == bonus_of(cards("chosen_bear_axeman", "bear_archer", "bear_reaver"))


@pytest.mark.rule("VA-175")
def test_a_clan_companion_brings_2_once() -> None:
    assert 0 == bonus_of(cards("chosen_bear_raider", "bear_archer"))
    assert 2 == bonus_of(cards("chosen_bear_raider", "stag_axeman", "stag_archer"))


@pytest.mark.rule("VA-176")
def test_a_lone_one_brings_3() -> None:
    assert 3 == bonus_of(cards("chosen_bear_housecarl"))
    assert 0 == bonus_of(cards("chosen_bear_housecarl", "bear_archer"))


@pytest.mark.rule("VA-320", "VA-172")
def test_bonuses_of_one_event_are_added_up_and_taken_at_once() -> None:
    table = position(
        player(party="chosen_bear_axeman chosen_wolf_spearman"),
        player(party="stag_axeman"),
        discard="bear_reaver",
        valkyries=True,
    )
    attack(table, 0, 1, "axe spear")
    tell(table, "0 Fight chosen_bear_axeman", "0 Fight chosen_wolf_spearman", "0 Fight end")
    tell(table, "1 Fight end")
    assert "bear_reaver" in valhalla(table, 0)


@pytest.mark.rule("VA-177", "VA-178", "VA-111")
def test_ragnarok_is_one_event_and_takes_bonus_before_the_leftovers() -> None:
    table = position(
        player(party="chosen_bear_housecarl bear_veteran", hand="stag_veteran"),
        player(),
        discard="bear_reaver wolf_archer",
        valkyries=True,
    )
    table.do(FaceRagnarok(0))
    table.questions()
    show(table, 0, "sword shield")
    tell(table, "0 Fight chosen_bear_housecarl", "0 Fight end")
    assert {"usual", "wolf_archer", "bear_reaver"} == set(offered(table))
    tell(table, "0 TakeGlory usual")
    assert ["bear_reaver", "chosen_bear_housecarl", "wolf_archer"] == valhalla(table, 0)
    assert "takes-glory" in said(table)


# -- Weapon Supply -------------------------------------------------------------------------------


@pytest.mark.rule("VA-180", "VA-315")
@pytest.mark.card(
    "weapon_supply_sword",
    "weapon_supply_axe",
    "weapon_supply_spear",
    "weapon_supply_bow",
    "weapon_supply_shield",
)
@pytest.mark.parametrize(
    ("weapon", "warrior"),
    [
        ("sword", "bear_swordsman"),
        ("axe", "bear_axeman"),
        ("spear", "bear_spearman"),
        ("bow", "bear_archer"),
        ("shield", "bear_shield_bearer"),
    ],
)
def test_weapon_supply_arms_like_a_die(weapon: str, warrior: str) -> None:
    card = f"weapon_supply_{weapon}"
    table = position(
        player(party=warrior, hand=card), player(party="wolf_swordsman"), valkyries=True
    )
    attack(table, 0, 1, "blank")
    assert warrior not in offered(table)
    tell(table, f"0 Fight {card}", f"0 Fight {warrior}")
    assert 2 == strength(table, 0)
    assert 1 == sum(side(table, 0).pool)
    tell(table, "0 Fight end", "1 Fight end")
    assert card in pile(table)


@pytest.mark.rule("VA-180", "VA-315")
def test_weapon_supply_serves_a_giant_and_pays_for_a_tactic() -> None:
    held = "weapon_supply_axe weapon_supply_bow heroic_attack_bow"
    table = position(
        player(party="frost_giant_brawler", hand=held),
        player(party="wolf_swordsman"),
        valkyries=True,
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight weapon_supply_axe", "0 Fight weapon_supply_bow")
    tell(table, "0 Fight frost_giant_brawler", "0 Fight heroic_attack_bow")
    assert 7 == strength(table, 0)
    assert [] == side(table, 0).supplies


@pytest.mark.rule("VA-181")
def test_weapon_supply_is_never_rerolled_nor_pays_for_a_reroll() -> None:
    table = position(
        player(party="bear_axeman", hand="weapon_supply_axe"),
        player(party="wolf_swordsman"),
        valkyries=True,
    )
    attack(table, 0, 1, "blank bow")
    tell(table, "0 Fight weapon_supply_axe", "0 Fight reroll")
    assert ["bow", "blank"] == offered(table)


# -- Path to Valhalla ------------------------------------------------------------------------------


def path(ours: str, dice: str, defender_wins: bool, **more: str) -> Table:
    """Seat 1 defends with Path to Valhalla against an attack by all of ours."""
    table = position(
        player(party=ours),
        player(party="stag_axeman", hand=more.get("hand", "path_to_valhalla")),
        valkyries=True,
    )
    attack(table, 0, 1, dice)
    for name in ours.split():
        tell(table, f"0 Fight {name}")
    tell(table, "0 Fight end")
    side(table, 1).plus = 50 if defender_wins else 0
    show(table, 1, "axe")
    tell(table, "1 Fight stag_axeman")
    return table


@pytest.mark.rule("VA-182", "VA-183")
@pytest.mark.card("path_to_valhalla")
@pytest.mark.parametrize("defender_wins", [False, True])
def test_the_path_takes_a_warriors_strength_and_sends_it_whoever_wins(defender_wins: bool) -> None:
    table = path("bear_axeman bear_reaver", "axe sword axe", defender_wins)
    assert 6 == strength(table, 0)
    tell(table, "1 Fight path_to_valhalla")
    assert [(0, "WalkPath")] == asked(table)
    tell(table, "0 WalkPath bear_reaver")
    assert 2 == strength(table, 0)
    tell(table, "1 Fight end")
    if defender_wins:
        tell(table, "1 SendWarrior done")
        assert ["bear_reaver"] == valhalla(table, 0)
        assert ["bear_axeman"] == party(table, 0)
    else:
        assert ["bear_axeman", "bear_reaver"] == valhalla(table, 0)


@pytest.mark.rule("VA-182", "VA-183")
def test_the_battle_goes_on_without_the_only_warrior_and_a_second_path_does_nothing() -> None:
    table = path("bear_axeman", "axe", False, hand="path_to_valhalla path_to_valhalla")
    side(table, 0).plus = 3
    tell(table, "1 Fight path_to_valhalla")
    assert 3 == strength(table, 0)
    assert "path_to_valhalla" not in offered(table)
    tell(table, "1 Fight end")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert 3 == table.players[1].shields


@pytest.mark.rule("VA-182")
def test_the_path_is_for_the_defender() -> None:
    table = position(
        player(party="bear_axeman", hand="path_to_valhalla"),
        player(party="wolf_swordsman"),
        valkyries=True,
    )
    attack(table, 0, 1, "axe")
    assert "path_to_valhalla" not in offered(table)


@pytest.mark.rule("VA-177")
def test_a_path_warrior_of_a_loser_goes_alone() -> None:
    table = position(
        player(party="chosen_bear_housecarl"),
        player(party="stag_axeman", hand="path_to_valhalla"),
        discard="stag_veteran",
        valkyries=True,
    )
    attack(table, 0, 1, "sword shield")
    tell(table, "0 Fight chosen_bear_housecarl", "0 Fight end")
    side(table, 1).plus = 50
    show(table, 1, "axe")
    tell(table, "1 Fight stag_axeman", "1 Fight path_to_valhalla", "1 Fight end")
    tell(table, "1 SendWarrior done")
    assert ["chosen_bear_housecarl", "stag_veteran"] == valhalla(table, 0)


# -- commissions ----------------------------------------------------------------------------


def won(held: str, ours: str = "bear_axeman", dice: str = "axe", plus: int = 0) -> Table:
    """Seat 0 has won an attack against a defender that armed nobody."""
    table = position(player(party=ours, hand=held), player(party="stag_axeman"), valkyries=True)
    attack(table, 0, 1, dice)
    side(table, 0).plus = plus
    for name in ours.split():
        tell(table, f"0 Fight {name}")
    return table


@pytest.mark.rule("VA-184", "VA-185")
@pytest.mark.card("commission_steady_hand")
def test_the_steady_hand_makes_no_reroll() -> None:
    table = won("commission_steady_hand")
    tell(table, "0 Fight end", "1 Fight end", "0 PlayCommission commission_steady_hand")
    assert ["bear_axeman", "commission_steady_hand"] == valhalla(table, 0)
    table = won("commission_steady_hand", dice="axe blank blank")
    tell(table, "0 Fight reroll", "0 Fight end", "1 Fight end")
    assert ["pass"] == offered(table)


@pytest.mark.rule("VA-185", "VA-186")
def test_rerolls_by_tactics_do_not_count_those_by_jarls_do() -> None:
    table = won("commission_steady_hand counterattack", dice="axe blank")
    tell(table, "0 Fight counterattack", "0 Fight free_reroll", "0 Fight end", "1 Fight end")
    assert "commission_steady_hand" in offered(table)
    table = won("commission_steady_hand", dice="axe blank")
    table.players[0].jarl = "sigurd"
    table.do()
    tell(table, "0 Fight jarl", "0 Fight end", "1 Fight end")
    assert ["pass"] == offered(table)


@pytest.mark.rule("VA-187")
@pytest.mark.card("commission_rout")
@pytest.mark.parametrize(("plus", "met"), [(2, False), (3, True)])
def test_a_rout_wins_by_five(plus: int, met: bool) -> None:
    table = won("commission_rout", plus=plus)
    tell(table, "0 Fight end", "1 Fight end")
    assert met == ("commission_rout" in offered(table))


@pytest.mark.rule("VA-188")
@pytest.mark.card("commission_warband")
@pytest.mark.parametrize("count", [2, 3])
def test_a_warband_activates_three(count: int) -> None:
    ours = " ".join(["bear_axeman", "bear_archer", "bear_spearman"][:count])
    table = won("commission_warband", ours, "axe bow spear")
    tell(table, "0 Fight end", "1 Fight end")
    assert (count == 3) == ("commission_warband" in offered(table))


@pytest.mark.rule("VA-184", "VA-189")
def test_one_commission_a_battle_and_it_can_be_lost_like_a_tactic() -> None:
    table = won("commission_steady_hand commission_steady_hand")
    tell(table, "0 Fight end", "1 Fight end", "0 PlayCommission commission_steady_hand")
    assert [] == asked(table)
    assert ["commission_steady_hand"] == hand(table, 0)
    table.do(LoseTactic(0))
    assert ["commission_steady_hand"] == offered(table)


@pytest.mark.rule("VA-315", "VA-181")
def test_a_supply_once_laid_stays_with_its_warrior() -> None:
    table = position(
        player(party="bear_axeman bear_berserker", hand="weapon_supply_axe"),
        player(party="wolf_swordsman"),
        valkyries=True,
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight weapon_supply_axe", "0 Fight bear_axeman")
    assert 1 == side(table, 0).pool[KIND["axe"]]
    assert "bear_berserker" not in offered(table)
    assert 0 == side(table, 0).rerolls == side(table, 0).paid
