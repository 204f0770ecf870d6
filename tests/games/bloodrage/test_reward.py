"""Battle, R5 to R8: reward, battle Glory, Glory for the fallen, comfort (BR-155 to BR-162)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import (
    fight,
    lines,
    pillage,
    pillaged,
    totals,
    winner,
)
from games.bloodrage.positions import (
    clan,
    fallen,
    figures,
    glory,
    on_the_board,
    position,
    stats,
)
from tables import asked, options, said, tell

# -- R5: the reward ----------------------------------------------------------------------------


@pytest.mark.rule("BR-155")
def test_reward_then_grace_then_leader_upgrade() -> None:
    table = position(
        clan(hand="friggas_grace", upgrades="lord_of_axes", gimle="leader"),
        clan(gimle="warrior"),
        tokens="gimle=token_horns",
    )
    fight(table, "gimle", "0 friggas_grace")
    assert ["gimle"] == pillaged(table)
    assert (1, 1, 2) == stats(table, 0)
    assert ["rage", "axes"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat rage")
    assert ["rage", "axes", "horns"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat rage")
    assert (3, 1, 2) == stats(table, 0)
    acted = [line["card"] for line in lines(table, "acts")]
    assert ["friggas_grace", "lord_of_axes"] == acted


@pytest.mark.rule("BR-155", "BR-156")
@pytest.mark.parametrize(
    ("token", "steps", "paid"),
    [
        ("token_rage", (2, 1, 1), 0),
        ("token_axes", (1, 2, 1), 0),
        ("token_horns", (1, 1, 2), 0),
        ("token_glory5", (1, 1, 1), 5),
    ],
)
def test_what_a_token_pays(token: str, steps: tuple[int, ...], paid: int) -> None:
    table = position(clan(gimle="leader"), clan(), tokens=f"gimle={token}")
    pillage(table, "gimle")
    assert steps == stats(table, 0)
    assert [paid, 0] == glory(table)
    assert ["gimle"] == pillaged(table)


@pytest.mark.rule("BR-156")
def test_yggdrasil_raises_all_three_stats() -> None:
    table = position(clan(yggdrasil="leader"), clan(yggdrasil="warrior"))
    fight(table, "yggdrasil")
    assert (2, 2, 2) == stats(table, 0)
    # three Axes became four before the battle was paid
    assert [4, 0] == glory(table)


@pytest.mark.rule("BR-156")
def test_a_reward_raises_no_current_rage() -> None:
    table = position(clan(rage=2, gimle="leader"), clan(), tokens="gimle=token_rage")
    pillage(table, "gimle")
    assert 2 == table.players[0].rage


@pytest.mark.rule("BR-156", "BR-224")
def test_a_raise_beyond_step_six_is_lost() -> None:
    table = position(clan(stats=(6, 5, 1), yggdrasil="leader"), clan())
    pillage(table, "yggdrasil")
    assert (6, 6, 2) == stats(table, 0)


@pytest.mark.rule("BR-157", "BR-167")
def test_a_winner_who_is_not_the_pillager_takes_no_reward() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="warrior"),
        clan(hand="friggas_grace", upgrades="lord_of_spears", gimle="leader"),
        tokens="gimle=token_glory5",
    )
    fight(table, "gimle", "0 tyrs_bash", "1 friggas_grace")
    assert 1 == winner(table)
    assert [0, 3] == glory(table)
    assert (1, 1, 1) == stats(table, 0) == stats(table, 1)
    assert [] == pillaged(table)


@pytest.mark.rule("BR-161")
@pytest.mark.card("lord_of_spears", "frost_giant")
def test_leader_and_frost_giant_elsewhere_add_nothing() -> None:
    table = position(
        clan(
            upgrades="lord_of_spears frost_giant",
            gimle="warrior",
            horgr="leader",
            utgard="frost_giant",
        ),
        clan(),
        tokens="gimle=token_glory5",
    )
    pillage(table, "gimle")
    assert [5, 0] == glory(table)
    assert (1, 1, 1) == stats(table, 0)


@pytest.mark.rule("BR-161")
@pytest.mark.card("frost_giant", "lord_of_axes")
def test_bonuses_need_the_figure_when_the_reward_is_taken() -> None:
    """Odin's Tide took the giant and the leader before the pillage was paid."""
    table = position(
        clan(
            hand="odins_tide",
            upgrades="lord_of_axes frost_giant",
            gimle="leader frost_giant warrior",
        ),
        clan(gimle="warrior"),
        tokens="gimle=token_glory5",
    )
    fight(table, "gimle", "0 odins_tide")
    tell(table, "0 SpareFigure warrior")
    assert [] == asked(table)
    assert [5 + 3, 0] == glory(table)
    assert (1, 1, 1) == stats(table, 0)


@pytest.mark.rule("BR-162")
def test_a_pillager_without_a_figure_left_still_pillages() -> None:
    table = position(
        clan(hand="tyrs_smite", gimle="warrior"),
        clan(hand="odins_smite", gimle="leader"),
        tokens="gimle=token_glory5",
    )
    fight(table, "gimle", "0 tyrs_smite", "1 odins_smite")
    assert {0: 5, 1: 4} == totals(table)
    assert {} == on_the_board(table, 0)
    assert ["gimle"] == pillaged(table)
    assert [5 + 3, 0] == glory(table)


# -- R6: battle Glory --------------------------------------------------------------------------


@pytest.mark.rule("BR-158")
@pytest.mark.parametrize(("step", "paid"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 8), (6, 8)])
def test_the_winner_gains_glory_equal_to_axes(step: int, paid: int) -> None:
    table = position(clan(gimle="warrior"), clan(stats=(1, step, 1), gimle="leader"))
    fight(table, "gimle")
    assert [0, paid] == glory(table)


@pytest.mark.rule("BR-158")
def test_an_axes_raise_of_the_pillage_counts_for_this_battle() -> None:
    table = position(clan(gimle="leader"), clan(gimle="warrior"), tokens="gimle=token_axes")
    fight(table, "gimle")
    assert [4, 0] == glory(table)


@pytest.mark.rule("BR-158")
@pytest.mark.card("thors_oath")
def test_an_axes_raise_by_oath_counts_for_this_battle() -> None:
    table = position(clan(gimle="warrior"), clan(hand="thors_oath", gimle="leader"))
    fight(table, "gimle", "1 thors_oath")
    tell(table, "1 RaiseStat axes")
    assert [0, 4] == glory(table)


@pytest.mark.rule("BR-158")
@pytest.mark.card("thors_oath", "lord_of_spears", "frost_giant")
def test_all_axes_raises_of_one_battle_count_together() -> None:
    table = position(
        clan(
            hand="thors_oath",
            upgrades="lord_of_spears frost_giant",
            gimle="leader frost_giant",
        ),
        clan(gimle="warrior"),
        tokens="gimle=token_axes",
    )
    fight(table, "gimle", "0 thors_oath")
    tell(table, "0 RaiseStat axes")
    # Oath, token twice, Lord of Spears: four steps up, from 3 to 8
    assert (2, 5, 2) == stats(table, 0)
    assert [8, 0] == glory(table)


# -- R7 and R8 ---------------------------------------------------------------------------------


@pytest.mark.rule("BR-159")
def test_glory_for_the_fallen_counts_all_since_the_reveal_and_comes_after_battle_glory() -> None:
    table = position(
        clan(hand="odins_smite", gimle="leader"),
        clan(hand="odins_judgement", upgrades="thors_glory", gimle="warrior*2"),
        clan(hand="tyrs_bash", upgrades="valkyrie", gimle="valkyrie"),
    )
    fight(table, "gimle", "0 odins_smite", "1 odins_judgement", "2 tyrs_bash")
    assert {0: 4, 1: 3, 2: 4} == totals(table)
    # all lose: leader, two warriors, Valkyrie fall, one warrior of them before comparing
    assert [0, 2 * 4 + 2, 2 * 3] == glory(table)
    table = position(
        clan(hand="odins_judgement", gimle="leader"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle", "0 odins_judgement")
    paid = [key for key in said(table) if key in ("battle-glory", "card-glory")]
    assert ["battle-glory", "card-glory"] == paid


@pytest.mark.rule("BR-160")
@pytest.mark.card("lokis_blessing")
def test_blessing_comes_last_of_all() -> None:
    table = position(
        clan(hand="odins_judgement", gimle="leader"),
        clan(upgrades="lokis_blessing", gimle="warrior"),
    )
    fight(table, "gimle", "0 odins_judgement")
    assert [(1, "ReturnToBattle")] == asked(table)
    assert [3 + 2, 0] == glory(table)
    tell(table, "1 ReturnToBattle warrior")
    assert {"warrior": 1} == figures(table, 1, "gimle")
    assert {"warrior": 1} == fallen(table, 1)


@pytest.mark.rule("BR-160")
@pytest.mark.card("lokis_blessing")
def test_blessing_is_for_losers_a_tie_included() -> None:
    table = position(clan(upgrades="lokis_blessing", gimle="leader"), clan(gimle="warrior"))
    fight(table, "gimle")
    assert [] == asked(table)
    table = position(clan(upgrades="lokis_blessing", gimle="warrior"), clan(gimle="warrior"))
    fight(table, "gimle")
    assert winner(table) is None
    assert [(0, "ReturnToBattle")] == asked(table)
