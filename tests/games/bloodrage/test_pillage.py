"""Pillage: which provinces, unopposed or fought for (BR-112 to BR-114, BR-123, BR-124)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    act,
    clan,
    fallen,
    figures,
    glory,
    pillaged_provinces,
    position,
    rage,
    stats,
    take_turns,
)
from tables import asked, options, said, tell


@pytest.mark.rule("BR-112")
def test_prey_is_where_one_has_a_figure_there_or_in_the_fjord_and_not_pillaged_yet() -> None:
    mine = clan(yggdrasil="leader", gimle="warrior", horgr="warrior", fjord_ne="ship")
    table = position(mine, clan(utgard="leader"), pillaged="horgr", destroyed="angerboda")
    act(table)
    tell(table, "0 TakeAction pillage")
    assert ["yggdrasil", "elvagar", "gimle"] == options(table, 0, "ChoosePillage")


@pytest.mark.rule("BR-112")
def test_a_pillage_costs_no_rage() -> None:
    table = act(position(clan(rage=1, gimle="warrior"), clan()))
    tell(table, "0 TakeAction pillage")
    assert ["gimle"] == pillaged_provinces(table)
    assert [1, 6] == rage(table)


@pytest.mark.rule("BR-112")
def test_without_a_figure_near_there_is_nothing_to_pillage() -> None:
    nowhere = clan(valhalla="warrior*3")
    assert "pillage" not in options(act(position(nowhere, clan())), 0, "TakeAction")
    used_up = act(position(clan(gimle="leader"), clan(), pillaged="gimle"))
    assert "pillage" not in options(used_up, 0, "TakeAction")


@pytest.mark.rule("BR-113", "BR-115", "BR-130", "BR-148")
def test_call_to_battle_then_cards_then_resolution() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="leader"), clan(hand="tyrs_smash", andlang="leader")
    )
    act(table)
    tell(table, "0 TakeAction pillage")
    assert [(1, "JoinBattle")] == asked(table)
    tell(table, "1 JoinBattle andlang")
    assert [(0, "CommitCard"), (1, "CommitCard")] == asked(table)
    tell(table, "0 CommitCard tyrs_bash", "1 CommitCard tyrs_smash")
    assert [] == asked(table)
    told = said(table)
    steps = ["pillages", "joins", "battle", "reveals", "total", "battle-won", "destroyed"]
    assert steps == [key for key in dict.fromkeys(told) if key in steps]


@pytest.mark.rule("BR-114")
def test_a_province_may_be_attempted_again_and_again_until_somebody_succeeds() -> None:
    table = position(
        clan(gimle="warrior", fjord_nw="ship"),
        clan(gimle="leader warrior*2"),
        clan(andlang="leader", myrkulor="warrior*3"),
        tokens="gimle=token_glory5",
    )
    take_turns(table)
    tell(table, "0 TakeAction pillage", "0 ChoosePillage gimle", "2 JoinBattle pass")
    assert {"warrior": 1, "ship": 1} == fallen(table, 0)
    assert [] == pillaged_provinces(table), "the pillager did not win"
    assert [0, 3, 0] == glory(table), "nobody takes the reward"
    tell(table, "1 TakeAction pillage", "2 JoinBattle pass")
    assert ["gimle"] == pillaged_provinces(table)
    assert [0, 8, 0] == glory(table)
    tell(table, "2 TakeAction march", "2 MarchFrom andlang", "2 MarchTo gimle")
    tell(table, "0 TakeAction pass", "1 TakeAction march", "1 MarchTo horgr")
    tell(table, "1 MarchFigure warrior", "1 MarchFigure done", "2 TakeAction pillage")
    assert [(1, "TakeAction")] == asked(table), "Myrkulor it was: Gimle is not on offer any more"
    assert ["gimle", "myrkulor"] == pillaged_provinces(table)


@pytest.mark.rule("BR-123")
@pytest.mark.parametrize(
    ("token", "raised", "gained"),
    [
        ("token_rage", (2, 1, 1), 0),
        ("token_axes", (1, 2, 1), 0),
        ("token_horns", (1, 1, 2), 0),
        ("token_glory5", (1, 1, 1), 5),
    ],
)
def test_with_nobody_else_there_the_pillage_succeeds_without_cards_or_battle_glory(
    token: str, raised: tuple[int, ...], gained: int
) -> None:
    table = position(clan(hand="tyrs_smite", gimle="warrior"), clan(), tokens=f"gimle={token}")
    act(table)
    tell(table, "0 TakeAction pillage")
    assert [] == asked(table), "no card is asked for"
    assert ["gimle"] == pillaged_provinces(table)
    assert raised == stats(table, 0)
    assert [gained, 0] == glory(table)
    assert 1 == len(table.players[0].hand)


@pytest.mark.rule("BR-123")
def test_pillaging_yggdrasil_unopposed_raises_all_three_stats() -> None:
    table = act(position(clan(yggdrasil="warrior"), clan()))
    tell(table, "0 TakeAction pillage")
    assert (2, 2, 2) == stats(table, 0)


@pytest.mark.rule("BR-123", "BR-155")
@pytest.mark.card("frost_giant", "lord_of_axes")
def test_an_unopposed_pillage_is_paid_with_frost_giant_and_leader_upgrade() -> None:
    mine = clan(upgrades="frost_giant lord_of_axes", gimle="leader frost_giant")
    table = act(position(mine, clan(), tokens="gimle=token_horns"))
    tell(table, "0 TakeAction pillage", "0 RaiseStat rage")
    assert (2, 1, 3) == stats(table, 0)
    assert [0, 0] == glory(table)


@pytest.mark.rule("BR-123", "BR-124", "BR-010")
def test_an_enemy_ship_in_the_supporting_fjord_makes_it_a_battle() -> None:
    table = act(position(clan(gimle="leader"), clan(fjord_nw="ship")))
    tell(table, "0 TakeAction pillage")
    assert {"ship": 1} == fallen(table, 1)
    assert [3, 0] == glory(table)
    table = act(position(clan(gimle="leader"), clan(fjord_ne="ship")))
    tell(table, "0 TakeAction pillage")
    assert {} == fallen(table, 1), "another fjord is no part of it"
    assert [0, 0] == glory(table)


@pytest.mark.rule("BR-124")
def test_every_clan_there_takes_part_with_all_its_figures_and_nobody_stays_out() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="warrior"),
        clan(hand="tyrs_smash", fjord_nw="ship"),
        clan(hand="tyrs_crush", gimle="leader warrior"),
        clan(hand="tyrs_smite", andlang="leader"),
    )
    act(table)
    tell(table, "0 TakeAction pillage")
    assert [(3, "JoinBattle")] == asked(table)
    tell(table, "3 JoinBattle pass")
    assert [(seat, "CommitCard") for seat in (0, 1, 2)] == asked(table)
    tell(table, "0 CommitCard tyrs_bash", "1 CommitCard tyrs_smash", "2 CommitCard tyrs_crush")
    assert {"warrior": 1} == fallen(table, 0)
    assert {"ship": 1} == fallen(table, 1)
    assert {"leader": 1, "warrior": 1} == figures(table, 2, "gimle")
    assert {} == fallen(table, 3)
