"""The end of the game (BR-196 to BR-199)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import lines, run
from games.bloodrage.positions import clan, glory, position
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import FinalScoring


@pytest.mark.rule("BR-196")
@pytest.mark.parametrize(("step", "paid"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
@pytest.mark.parametrize("stat", [0, 1, 2])
def test_legendary_stats_pay(stat: int, step: int, paid: int) -> None:
    steps = (step if stat == 0 else 1, step if stat == 1 else 1, step if stat == 2 else 1)
    table = position(clan(stats=steps), clan(), age=3)
    run(table, FinalScoring())
    assert [paid, 0] == glory(table)


@pytest.mark.rule("BR-196")
def test_each_legendary_stat_pays_by_itself() -> None:
    table = position(clan(stats=(4, 6, 5)), clan(stats=(6, 6, 6), glory=7), age=3)
    run(table, FinalScoring())
    assert [40, 67] == glory(table)
    assert [10, 20, 10, 20, 20, 20] == [line["glory"] for line in lines(table, "legendary")]


@pytest.mark.rule("BR-197")
@pytest.mark.card("thors_conquest")
def test_conquest_pays_three_glory_for_each_figure_on_the_board() -> None:
    table = position(
        clan(
            upgrades="thors_conquest troll",
            gimle="leader troll",
            yggdrasil="warrior*2",
            fjord_se="ship",
            valhalla="warrior",
        ),
        clan(horgr="warrior*3"),
        age=3,
    )
    run(table, FinalScoring())
    assert [15, 0] == glory(table)


@pytest.mark.rule("BR-198")
def test_the_most_glory_wins() -> None:
    table = position(clan(glory=30), clan(glory=41), clan(glory=12), age=3)
    run(table, FinalScoring())
    result = GAME.result(table)
    assert result is not None
    assert (30, 41, 12) == result.scores
    assert (2, 1, 3) == result.places
    assert [1] == result.winners


@pytest.mark.rule("BR-199")
def test_equal_glory_shares_the_place() -> None:
    table = position(clan(glory=30), clan(glory=12), clan(glory=30), clan(glory=12), age=3)
    run(table, FinalScoring())
    result = GAME.result(table)
    assert result is not None
    assert (1, 3, 1, 3) == result.places
    assert [0, 2] == result.winners


@pytest.mark.rule("BR-198")
def test_the_result_says_where_the_glory_came_from() -> None:
    table = position(
        clan(stats=(4, 1, 1), upgrades="thors_conquest", gimle="warrior"), clan(glory=2), age=3
    )
    run(table, FinalScoring())
    result = GAME.result(table)
    assert result is not None
    parts = {source: by_seat for source, by_seat in result.parts.items() if any(by_seat)}
    assert {"battles": (0, 2), "upgrades": (3, 0), "legends": (10, 0)} == parts
