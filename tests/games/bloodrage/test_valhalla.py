"""Release Valhalla (BR-186 to BR-188)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import run
from games.bloodrage.positions import clan, fallen, figures, glory, on_the_board, position
from meadhall.games.bloodrage.age import FinalScoring, ReleaseValhalla


@pytest.mark.rule("BR-186")
def test_the_fallen_return_to_their_reserves_and_the_others_stay() -> None:
    table = position(
        clan(upgrades="troll", valhalla="leader ship troll warrior*3", gimle="warrior*2"),
        clan(valhalla="warrior"),
    )
    run(table, ReleaseValhalla())
    assert {} == fallen(table, 0) == fallen(table, 1)
    assert {"leader": 1, "ship": 1, "troll": 1, "warrior": 6} == figures(table, 0, "reserve")
    assert {"gimle": {"warrior": 2}} == on_the_board(table, 0)
    assert {"leader": 1, "ship": 1, "warrior": 8} == figures(table, 1, "reserve")
    assert [0, 0] == glory(table)


@pytest.mark.rule("BR-187")
@pytest.mark.card("lokis_domain", "lokis_eminence", "lokis_wrath")
@pytest.mark.parametrize(
    ("upgrades", "each"),
    [
        ("lokis_domain", 1),
        ("lokis_eminence", 2),
        ("lokis_wrath", 3),
        ("lokis_domain lokis_eminence", 3),
        ("lokis_domain lokis_wrath", 4),
        ("lokis_domain lokis_eminence lokis_wrath", 6),
    ],
)
def test_lokis_upgrades_pay_for_each_returning_figure_together(upgrades: str, each: int) -> None:
    table = position(
        clan(upgrades=upgrades, valhalla="leader warrior*3", gimle="warrior*2"),
        clan(valhalla="warrior*5"),
    )
    run(table, ReleaseValhalla())
    assert [4 * each, 0] == glory(table)


@pytest.mark.rule("BR-187")
@pytest.mark.card("lokis_wrath")
def test_nobody_returning_pays_nothing() -> None:
    table = position(clan(upgrades="lokis_wrath", gimle="warrior"), clan())
    run(table, ReleaseValhalla())
    assert [0, 0] == glory(table)


@pytest.mark.rule("BR-188", "BR-197")
@pytest.mark.card("thors_conquest", "lokis_domain")
def test_the_fallen_of_age_three_pay_loki_and_not_conquest() -> None:
    table = position(
        clan(
            upgrades="thors_conquest lokis_domain",
            valhalla="leader warrior*2",
            gimle="warrior",
            fjord_nw="ship",
        ),
        clan(),
        age=3,
    )
    run(table, ReleaseValhalla(), FinalScoring())
    assert [3 * 1 + 2 * 3, 0] == glory(table)


@pytest.mark.rule("BR-188")
def test_valhalla_is_released_in_the_third_age_too() -> None:
    table = position(clan(valhalla="warrior*2"), clan(), age=3)
    run(table, ReleaseValhalla())
    assert {} == fallen(table, 0)
