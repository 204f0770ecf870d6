"""Battles: order of play, rolls and rerolls, arming, comparison, aftermath."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    captured,
    hand,
    offered,
    party,
    pile,
    player,
    position,
    rig,
    shields,
    show,
    side,
    strength,
    valhalla,
    winner,
)
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.components import KIND
from meadhall.games.valhalla.table import Table
from tables import asked, options, said, tell


def duel(
    ours: str = "bear_axeman bear_swordsman", theirs: str = "wolf_swordsman", **more: str
) -> Table:
    return position(player(party=ours, hand=more.get("hand", "")), player(party=theirs), player())


@pytest.mark.rule("VA-054", "VA-059", "VA-084")
def test_the_attacker_rolls_and_acts_then_the_defender() -> None:
    table = duel()
    attack(table, 0, 1)
    assert [(0, "Fight")] == asked(table)
    assert 6 == sum(side(table, 0).pool)
    assert 0 == sum(side(table, 1).pool)
    show(table, 0, "axe blank")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    assert [(1, "Fight")] == asked(table)
    assert 6 == sum(side(table, 1).pool)


@pytest.mark.rule("VA-060", "VA-066")
def test_the_phase_goes_on_in_any_order_until_it_is_ended() -> None:
    table = duel(hand="fury")
    attack(table, 0, 1, "axe sword bow blank")
    assert ["bear_axeman", "bear_swordsman", "fury", "reroll", "end"] == offered(table)
    tell(table, "0 Fight fury", "0 Fight reroll", "0 PayDie blank", "0 RerollDice bow")
    tell(table, "0 RerollDice roll")
    show(table, 0, "axe sword")
    tell(table, "0 Fight bear_swordsman", "0 Fight end")
    assert ["bear_swordsman"] == [
        each["card"]
        for each in GAME.view(table, 0)["battle"]["sides"][0]["warriors"]
        if each["active"]
    ]


@pytest.mark.rule("VA-061")
def test_a_reroll_costs_a_die_and_rolls_others_together() -> None:
    table = duel()
    attack(table, 0, 1, "axe blank blank bow")
    tell(table, "0 Fight reroll", "0 PayDie bow")
    rig(table, "sword spear")
    tell(table, "0 RerollDice blank", "0 RerollDice blank", "0 RerollDice roll")
    pool = side(table, 0).pool
    assert 3 == sum(pool)
    assert [1, 1, 1] == [pool[KIND[name]] for name in ("axe", "sword", "spear")]
    assert 1 == side(table, 0).paid


@pytest.mark.rule("VA-061", "VA-063")
def test_the_last_die_cannot_be_rerolled_and_two_can() -> None:
    table = duel()
    attack(table, 0, 1, "blank blank")
    assert "reroll" in offered(table)
    rig(table, "bow")
    tell(table, "0 Fight reroll")
    assert [(0, "Fight")] == asked(table)
    assert ["end"] == offered(table)


@pytest.mark.rule("VA-062", "VA-067")
def test_dice_on_an_activated_warrior_are_out_of_reach() -> None:
    table = duel()
    attack(table, 0, 1, "axe axe bow")
    tell(table, "0 Fight bear_axeman")
    assert [(KIND["axe"],)] == side(table, 0).laid
    tell(table, "0 Fight reroll")
    assert ["axe", "bow"] == offered(table)


@pytest.mark.rule("VA-064")
def test_the_blank_never_arms_but_can_be_rerolled() -> None:
    table = position(player(party="frost_giant_wanderer"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "blank blank blank sword")
    assert ["reroll", "end"] == offered(table)
    tell(table, "0 Fight reroll")
    assert "blank" in offered(table)


@pytest.mark.rule("VA-065", "VA-068")
def test_a_warrior_counts_when_all_its_symbols_are_covered_and_it_is_declared() -> None:
    table = position(player(party="bear_housecarl"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "sword bow")
    assert "bear_housecarl" not in offered(table)
    show(table, 0, "sword shield")
    assert 0 == strength(table, 0)
    tell(table, "0 Fight bear_housecarl")
    assert 4 == strength(table, 0)


@pytest.mark.rule("VA-069", "VA-070")
def test_tactics_are_played_in_the_own_phase_only() -> None:
    table = position(
        player(party="bear_axeman", hand="fury"), player(party="wolf_swordsman", hand="fury")
    )
    attack(table, 0, 1, "axe")
    assert "fury" in offered(table)
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    assert [(1, "Fight")] == asked(table)
    assert "fury" in offered(table)
    assert ["fury"] == hand(table, 0)


@pytest.mark.rule("VA-071", "VA-072", "VA-144")
def test_an_attack_without_an_armed_warrior_has_no_winner() -> None:
    table = position(player(party="bear_axeman", hand="fury"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "bow")
    tell(table, "0 Fight fury")
    assert 0 == strength(table, 0)
    tell(table, "0 Fight end")
    assert [] == asked(table)
    assert "no-winner" in said(table)
    assert [4, 4] == shields(table)
    assert ["fury"] == pile(table)
    assert ["bear_axeman"] == party(table, 0)


@pytest.mark.rule("VA-144", "VA-073")
def test_a_tactic_counts_whether_played_before_or_after_arming() -> None:
    table = position(player(party="bear_axeman", hand="fury fury"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight fury", "0 Fight bear_axeman", "0 Fight fury")
    assert 6 == strength(table, 0)


@pytest.mark.rule("VA-085", "VA-086", "VA-087")
def test_a_defender_without_an_armed_warrior_loses_with_strength_0() -> None:
    table = position(
        player(party="bear_axeman"), player(party="wolf_swordsman", hand="fury fury"), player()
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "bow")
    tell(table, "1 Fight fury", "1 Fight fury", "1 Fight end")
    assert [4, 3, 4] == shields(table)
    line = next(line for line in table.log if line.key == "wins-battle")
    assert (2, 0) == (line.args["ours"], line.args["theirs"])


@pytest.mark.rule("VA-088", "VA-091", "VA-093")
def test_a_tie_goes_to_the_attacker_who_takes_a_shield_and_sends_all() -> None:
    table = duel("bear_axeman bear_swordsman", "wolf_swordsman")
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "sword")
    tell(table, "1 Fight wolf_swordsman", "1 Fight end")
    assert [4, 3, 4] == shields(table)
    assert [0, 1, 0] == captured(table, 0)
    assert ["bear_axeman"] == valhalla(table, 0)


@pytest.mark.rule("VA-088", "VA-095", "VA-096")
def test_a_winning_defender_sends_whom_it_likes_and_nobody_loses_a_shield() -> None:
    table = duel("bear_axeman", "bear_reaver wolf_swordsman")
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "sword axe sword")
    tell(table, "1 Fight bear_reaver", "1 Fight wolf_swordsman", "1 Fight end")
    assert ["bear_reaver", "wolf_swordsman", "all", "done"] == offered(table)
    tell(table, "1 SendWarrior wolf_swordsman", "1 SendWarrior done")
    assert ["wolf_swordsman"] == valhalla(table, 1)
    assert ["bear_reaver"] == party(table, 1)
    assert [4, 4, 4] == shields(table)
    assert ["bear_axeman"] == party(table, 0)
    assert [] == valhalla(table, 0)


@pytest.mark.rule("VA-092")
def test_a_captured_shield_is_never_lost_again() -> None:
    table = position(
        player(party="bear_axeman"),
        player(party="wolf_swordsman", captured="2", shields=1),
        player(shields=3),
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert [0, 0, 1] == captured(table, 1)
    assert [0, 1, 0] == captured(table, 0)


@pytest.mark.rule("VA-094")
def test_warriors_not_activated_stay_in_the_party() -> None:
    table = duel("bear_axeman bear_reaver bear_archer")
    attack(table, 0, 1, "axe sword")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert ["bear_reaver", "bear_archer"] == party(table, 0)


@pytest.mark.rule("VA-097", "VA-098", "VA-077")
def test_after_the_battle_dice_return_and_cards_are_discarded_attackers_first() -> None:
    table = position(
        player(party="bear_axeman", hand="fury new_weapons"),
        player(party="wolf_swordsman", hand="heroic_attack"),
    )
    attack(table, 0, 1, "axe")
    rig(table, "bow bow")
    tell(table, "0 Fight new_weapons", "0 Fight fury", "0 Fight bear_axeman")
    assert 2 == table.grey
    tell(table, "0 Fight end")
    show(table, 1, "sword bow")
    tell(table, "1 Fight heroic_attack", "1 PayForTactic bow", "1 Fight end")
    assert ["new_weapons", "fury", "heroic_attack"] == pile(table)
    assert 3 == table.grey
    assert table.battle is None


@pytest.mark.rule("VA-099")
def test_after_the_battle_the_attacker_goes_on_to_phase_b() -> None:
    table = duel()
    table.do(TakeTurn(0))
    tell(table, "0 ChooseAction attack")
    tell(table, "0 Fight end")
    assert [(0, "KeepCard")] == asked(table)


@pytest.mark.rule("VA-058")
def test_a_battle_is_not_called_off_when_parties_change_before_it() -> None:
    table = position(
        player(party="bear_axeman"),
        player(party="wolf_swordsman", hand="call_to_arms"),
        discard="stag_axeman",
        dwarves=True,
    )
    attack(table, 0, 1)
    tell(table, "1 Prepare call_to_arms")
    assert ["wolf_swordsman", "stag_axeman"] == party(table, 1)
    assert [(0, "Fight")] == asked(table)


@pytest.mark.rule("VA-056", "VA-057")
def test_before_the_battle_the_attacker_prepares_then_the_defender() -> None:
    table = position(
        player(party="bear_axeman", hand="call_to_arms call_to_arms"),
        player(party="wolf_swordsman", hand="call_to_arms"),
        discard="stag_axeman stag_archer stag_spearman",
        dwarves=True,
    )
    attack(table, 0, 1)
    assert [(0, "Prepare")] == asked(table)
    tell(table, "0 Prepare call_to_arms", "0 Prepare call_to_arms")
    assert [(1, "Prepare")] == asked(table)
    tell(table, "1 Prepare pass")
    assert ["bear_axeman", "stag_spearman", "stag_archer"] == party(table, 0)
    assert [(0, "Fight")] == asked(table)


@pytest.mark.rule("VA-074", "VA-128")
def test_bonuses_against_the_opponent_follow_the_parties_as_they_stand() -> None:
    table = position(player(party="boar_axeman"), player(party="bear_axeman wolf_swordsman"))
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight boar_axeman")
    assert 4 == strength(table, 0)
    table.party[4] = -1
    assert 1 == strength(table, 0)


@pytest.mark.rule("VA-089")
def test_battle_strength_is_never_below_0() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman")
    side(table, 0).penalty[0] = 9
    assert 0 == strength(table, 0)


# -- extra dice --------------------------------------------------------------------------------


@pytest.mark.rule("VA-075", "VA-076", "VA-077")
def test_extra_dice_in_the_attackers_use_are_missing_for_the_defender() -> None:
    table = position(
        player(jarl="agnar", party="bear_axeman", shields=2),
        player(jarl="agnar", party="wolf_swordsman", shields=1, hand="new_weapons"),
    )
    table.grey = 2
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight second")
    assert 1 == table.grey
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    tell(table, "1 Fight jarl")
    assert 0 == table.grey
    assert 7 == sum(side(table, 1).pool)
    assert "new_weapons" not in options(table, 1, "Fight")


@pytest.mark.rule("VA-078")
def test_a_grey_die_discarded_is_back_at_once() -> None:
    table = duel()
    attack(table, 0, 1, "axe grey_bow bow")
    assert 2 == table.grey
    tell(table, "0 Fight reroll", "0 PayDie grey_bow")
    assert 3 == table.grey


# -- giants --------------------------------------------------------------------------------------


@pytest.mark.rule("VA-079", "VA-080", "VA-081", "VA-179")
@pytest.mark.card(
    "frost_giant_wanderer",
    "frost_giant_brawler",
    "frost_giant_crusher",
    "frost_giant_chieftain",
    "frost_giant_gatherer",
    "frost_giant_reaper",
    "frost_giant_king",
)
@pytest.mark.parametrize(
    ("giant", "enough", "not_enough"),
    [
        ("frost_giant_wanderer", "sword bow", "sword blank"),
        ("frost_giant_brawler", "axe axe", "axe bow blank blank"),
        ("frost_giant_crusher", "shield shield shield", "shield shield axe axe"),
        ("frost_giant_chieftain", "axe axe bow bow", "axe axe bow"),
        ("frost_giant_chieftain", "axe axe axe axe", "axe axe axe bow"),
        ("frost_giant_gatherer", "sword axe bow", "sword sword bow"),
        ("frost_giant_reaper", "sword axe bow spear", "sword axe bow blank"),
        ("frost_giant_king", "sword axe bow spear shield", "sword axe bow spear spear"),
    ],
)
def test_giants_ask_for_patterns_of_any_weapons(giant: str, enough: str, not_enough: str) -> None:
    table = position(player(party=giant), player(party="wolf_swordsman"), valkyries=True)
    attack(table, 0, 1, not_enough)
    assert giant not in offered(table)
    show(table, 0, enough)
    tell(table, f"0 Fight {giant}")
    assert [0] == side(table, 0).active
    assert 0 == sum(side(table, 0).pool)


@pytest.mark.rule("VA-079")
def test_with_several_ways_to_arm_a_giant_the_weapons_are_chosen() -> None:
    table = position(player(party="frost_giant_brawler"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "axe axe bow bow")
    tell(table, "0 Fight frost_giant_brawler")
    assert ["axe", "bow"] == offered(table)
    tell(table, "0 LayWeapons bow")
    assert 2 == side(table, 0).pool[KIND["axe"]]


@pytest.mark.rule("VA-082", "VA-083")
def test_a_giant_in_attack_costs_the_defender_one_die_once() -> None:
    table = position(
        player(party="frost_giant_wanderer frost_giant_brawler"),
        player(party="frost_giant_wanderer wolf_swordsman"),
    )
    attack(table, 0, 1, "axe axe bow spear")
    tell(table, "0 Fight frost_giant_brawler", "0 Fight frost_giant_wanderer", "0 Fight end")
    assert 5 == sum(side(table, 1).pool)
    assert 3 == table.grey
    show(table, 1, "sword bow")
    before = sum(side(table, 0).pool)
    tell(table, "1 Fight frost_giant_wanderer")
    assert before == sum(side(table, 0).pool)
    assert 0 == side(table, 0).fewer


# -- symbols of the base deck ----------------------------------------------------------------------


@pytest.mark.rule("VA-129", "VA-130")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("", 0),
        ("boar_axeman", 2),
        ("boar_axeman boar_archer", 5),
        ("boar_axeman boar_archer boar_spearman", 5),
    ],
)
def test_the_stag_looks_at_its_own_party(others: str, bonus: int) -> None:
    table = position(player(party=f"stag_spearman {others}"), player(party="boar_reaver"))
    attack(table, 0, 1, "spear")
    tell(table, "0 Fight stag_spearman")
    assert 1 + bonus == strength(table, 0)


@pytest.mark.rule("VA-131")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("bear_axeman", 0),
        ("bear_axeman bear_archer", 0),
        ("bear_axeman boar_axeman", 2),
        ("bear_axeman boar_axeman stag_axeman", 5),
        ("bear_axeman boar_axeman wolf_scout", 2),
    ],
)
def test_the_wolf_counts_the_clans_of_its_party(others: str, bonus: int) -> None:
    table = position(player(party=f"wolf_spearman {others}"), player(party="bear_swordsman"))
    attack(table, 0, 1, "spear")
    tell(table, "0 Fight wolf_spearman")
    assert 1 + bonus == strength(table, 0)


@pytest.mark.rule("VA-132")
def test_bear_has_no_ability_boar_stag_and_wolf_have_theirs() -> None:
    from meadhall.games.valhalla.cards import CARDS

    found: dict[str, set[str]] = {}
    for card in CARDS:
        if card.set == "base" and card.kind == "warrior":
            found.setdefault(card.clan, set()).add(card.effect)
    assert {""} == found["bear"]
    assert {"", "bonus_clan_diversity"} == found["wolf"]
    assert {"", "bonus_vs_enemy_clan"} == found["boar"]
    assert {"", "bonus_own_clan"} == found["stag"]
    assert {"giant_take_die"} == found["giant"]


@pytest.mark.rule("VA-133")
def test_what_removes_a_warriors_strength_removes_its_bonus() -> None:
    table = position(player(party="boar_axeman bear_archer"), player(party="bear_axeman"))
    attack(table, 0, 1, "axe bow")
    tell(table, "0 Fight boar_axeman", "0 Fight bear_archer")
    assert 6 == strength(table, 0)
    side(table, 0).muted.append(0)
    assert 2 == strength(table, 0)


@pytest.mark.rule("VA-015")
def test_dice_parties_and_cards_played_are_open() -> None:
    table = position(
        player(jarl="ulf", party="bear_axeman", hand="fury"), player(party="wolf_archer")
    )
    attack(table, 0, 1)
    tell(table, "0 Fight fury")
    view = GAME.view(table, None)
    assert "ulf" == view["players"][0]["jarl"]
    assert "bear_axeman" == view["players"][0]["party"][0]["card"]
    assert 6 == len(view["battle"]["sides"][0]["dice"])
    assert ["fury"] == view["battle"]["sides"][0]["tactics"]
    assert -1 == winner(table)
