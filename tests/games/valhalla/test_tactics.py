"""The battle tactics of the base deck."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    hand,
    offered,
    pile,
    player,
    position,
    rig,
    show,
    side,
    strength,
)
from meadhall.games.valhalla.components import KIND
from meadhall.games.valhalla.piles import LoseTactic
from meadhall.games.valhalla.table import Table
from tables import asked, tell


def with_card(card: str, dice: str = "axe", ours: str = "bear_axeman", jarl: str = "") -> Table:
    table = position(
        player(party=ours, hand=card), player(jarl=jarl, party="wolf_swordsman wolf_scout")
    )
    attack(table, 0, 1, dice)
    return table


@pytest.mark.rule("VA-134")
def test_a_tactic_is_played_after_the_roll() -> None:
    table = position(player(party="bear_axeman", hand="fury"), player(party="wolf_swordsman"))
    attack(table, 0, 1)
    assert [(0, "Fight")] == asked(table)
    assert 6 == sum(side(table, 0).pool)
    assert "fury" in offered(table)


@pytest.mark.rule("VA-135")
@pytest.mark.card("fury")
def test_fury_adds_2() -> None:
    table = with_card("fury")
    tell(table, "0 Fight bear_axeman", "0 Fight fury")
    assert 4 == strength(table, 0)


@pytest.mark.rule("VA-136")
@pytest.mark.card("fury_outnumbered")
def test_fury_of_the_outnumbered_adds_3_with_fewer_warriors_only() -> None:
    table = with_card("fury_outnumbered")
    tell(table, "0 Fight bear_axeman", "0 Fight fury_outnumbered")
    assert 5 == strength(table, 0)
    table = with_card("fury_outnumbered", ours="bear_axeman bear_archer")
    assert "fury_outnumbered" not in offered(table)


@pytest.mark.rule("VA-137", "VA-139")
@pytest.mark.card("heroic_attack")
def test_heroic_attack_adds_3_for_a_free_die() -> None:
    table = with_card("heroic_attack", "axe bow")
    tell(table, "0 Fight bear_axeman", "0 Fight heroic_attack")
    assert 5 == strength(table, 0)
    assert 0 == sum(side(table, 0).pool)
    table = with_card("heroic_attack", "axe")
    tell(table, "0 Fight bear_axeman")
    assert ["end"] == offered(table)


@pytest.mark.rule("VA-139")
def test_after_paying_a_die_warriors_can_still_be_armed() -> None:
    table = with_card("heroic_attack", "axe bow")
    tell(table, "0 Fight heroic_attack", "0 PayForTactic bow", "0 Fight bear_axeman")
    assert 5 == strength(table, 0)


@pytest.mark.rule("VA-138")
@pytest.mark.card(
    "heroic_attack_sword",
    "heroic_attack_axe",
    "heroic_attack_spear",
    "heroic_attack_bow",
    "heroic_attack_shield",
)
@pytest.mark.parametrize("weapon", ["sword", "axe", "spear", "bow", "shield"])
def test_heroic_attack_of_a_weapon_adds_4_for_such_a_die(weapon: str) -> None:
    card = f"heroic_attack_{weapon}"
    table = with_card(card, "blank blank")
    assert card not in offered(table)
    show(table, 0, f"axe {weapon} blank")
    tell(table, "0 Fight bear_axeman", f"0 Fight {card}")
    assert 6 == strength(table, 0)
    assert 1 == side(table, 0).pool[KIND["blank"]]
    assert 0 == side(table, 0).pool[KIND[weapon]]


@pytest.mark.rule("VA-140")
@pytest.mark.card("new_weapons")
def test_new_weapons_rolls_two_extra_dice_and_keeps_one() -> None:
    table = with_card("new_weapons")
    rig(table, "bow sword")
    tell(table, "0 Fight new_weapons")
    assert ["grey_sword", "grey_bow"] == offered(table)
    tell(table, "0 KeepDie grey_bow")
    assert 1 == side(table, 0).pool[KIND["grey_bow"]]
    assert 2 == table.grey


@pytest.mark.rule("VA-140")
def test_new_weapons_with_one_die_keeps_it_and_with_none_cannot_be_played() -> None:
    table = with_card("new_weapons new_weapons", "axe grey_bow grey_bow")
    rig(table, "spear")
    tell(table, "0 Fight new_weapons")
    assert 1 == side(table, 0).pool[KIND["grey_spear"]]
    assert 0 == table.grey
    assert "new_weapons" not in offered(table)


@pytest.mark.rule("VA-141")
@pytest.mark.card("counterattack")
def test_counterattack_gives_two_free_rerolls_of_any_dice() -> None:
    table = with_card("counterattack", "axe blank blank")
    tell(table, "0 Fight counterattack", "0 Fight free_reroll", "0 RerollDice blank")
    rig(table, "spear")
    tell(table, "0 RerollDice roll", "0 Fight bear_axeman", "0 Fight free_reroll")
    rig(table, "sword bow")
    tell(table, "0 RerollDice all")
    assert "free_reroll" not in offered(table)
    assert 2 == sum(side(table, 0).pool)
    assert 0 == side(table, 0).paid


@pytest.mark.rule("VA-142")
@pytest.mark.card("weapon_exchange")
def test_weapon_exchange_turns_every_blank_to_its_own_weapon() -> None:
    table = with_card("weapon_exchange", "blank blank bow")
    tell(table, "0 Fight weapon_exchange", "0 TurnTo axe", "0 TurnDie blank", "0 TurnTo spear")
    pool = side(table, 0).pool
    assert [1, 1, 1, 0] == [pool[KIND[name]] for name in ("axe", "spear", "bow", "blank")]
    assert "weapon_exchange" not in offered(with_card("weapon_exchange", "bow"))


@pytest.mark.rule("VA-143")
@pytest.mark.card("surround_the_leader")
def test_surround_the_leader_silences_the_defenders_jarl_for_the_battle() -> None:
    table = with_card("surround_the_leader", "axe", jarl="solveig")
    tell(table, "0 Fight bear_axeman", "0 Fight surround_the_leader", "0 Fight end")
    show(table, 1, "blank blank sword")
    assert ["wolf_swordsman", "reroll", "end"] == offered(table)


@pytest.mark.rule("VA-143")
def test_surround_the_leader_leaves_after_battle_abilities_alone() -> None:
    table = with_card("surround_the_leader", "axe", jarl="aslaug")
    tell(table, "0 Fight bear_axeman", "0 Fight surround_the_leader", "0 Fight end", "1 Fight end")
    assert [(1, "UseJarl")] == asked(table)


@pytest.mark.rule("VA-143", "VA-145")
def test_surround_the_leader_is_for_the_attacker() -> None:
    table = position(
        player(jarl="solveig", party="bear_axeman"),
        player(party="wolf_swordsman", hand="surround_the_leader"),
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    assert "surround_the_leader" not in offered(table)


@pytest.mark.rule("VA-319")
def test_losing_a_tactic_covers_commissions_but_not_thor_and_tyr() -> None:
    table = position(
        player(hand="fury commission_rout thor_spark tyr_might bear_axeman"),
        player(),
        player(),
        thor=True,
        tyr=True,
        valkyries=True,
    )
    table.do(LoseTactic(0))
    assert ["fury", "commission_rout"] == offered(table)
    tell(table, "0 DiscardTactic commission_rout")
    assert ["commission_rout"] == pile(table)
    assert 4 == len(hand(table, 0))
