"""The march action (BR-087 to BR-090)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import act, clan, figures, on_the_board, position, rage
from meadhall.core import IllegalAnswer
from tables import asked, options, tell

OUTER = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]


@pytest.mark.rule("BR-087")
def test_one_or_more_figures_go_from_one_province_to_another_for_one_rage() -> None:
    mine = clan(upgrades="troll", gimle="leader troll warrior*2")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction march")
    tell(table, "0 MarchTo horgr")
    assert [5, 6] == rage(table)
    assert ["leader", "troll", "warrior"] == options(table, 0, "MarchFigure"), "one must go"
    tell(table, "0 MarchFigure troll")
    assert ["leader", "warrior", "done"] == options(table, 0, "MarchFigure")
    tell(table, "0 MarchFigure warrior", "0 MarchFigure done")
    assert {
        "horgr": {"troll": 1, "warrior": 1},
        "gimle": {"leader": 1, "warrior": 1},
    } == on_the_board(table, 0)
    assert [5, 6] == rage(table), "one Rage for them all"


@pytest.mark.rule("BR-087")
def test_the_goal_need_not_be_near() -> None:
    table = act(position(clan(gimle="warrior"), clan(), destroyed="utgard"))
    tell(table, "0 TakeAction march")
    rest = [place for place in OUTER if place not in ("gimle", "utgard")]
    assert ["yggdrasil", *rest] == options(table, 0, "MarchTo")


@pytest.mark.rule("BR-087")
def test_a_march_needs_a_figure_on_the_board() -> None:
    assert "march" not in options(act(position(clan(), clan())), 0, "TakeAction")
    fallen = clan(valhalla="leader warrior*2")
    assert "march" not in options(act(position(fallen, clan())), 0, "TakeAction")


@pytest.mark.rule("BR-087")
def test_other_clans_figures_do_not_march() -> None:
    table = act(position(clan(gimle="leader"), clan(gimle="warrior*2", horgr="leader")))
    tell(table, "0 TakeAction march", "0 MarchTo utgard")
    assert [] == asked(table)
    assert {"utgard": {"leader": 1}} == on_the_board(table, 0)
    assert {"gimle": {"warrior": 2}, "horgr": {"leader": 1}} == on_the_board(table, 1)


@pytest.mark.rule("BR-088")
@pytest.mark.card("sea_serpent")
def test_ships_and_the_sea_serpent_never_march() -> None:
    afloat = clan(upgrades="sea_serpent", fjord_ne="ship sea_serpent")
    assert "march" not in options(act(position(afloat, clan())), 0, "TakeAction")
    ashore = clan(upgrades="sea_serpent", fjord_ne="ship sea_serpent", elvagar="warrior")
    table = act(position(ashore, clan()))
    tell(table, "0 TakeAction march")
    goals = options(table, 0, "MarchTo")
    assert not [goal for goal in goals if str(goal).startswith("fjord")]
    tell(table, "0 MarchTo gimle")
    assert [] == asked(table), "the warrior went; nobody else can"
    assert {"ship": 1, "sea_serpent": 1} == figures(table, 0, "fjord_ne")


@pytest.mark.rule("BR-089")
def test_yggdrasil_may_be_start_and_goal() -> None:
    table = act(position(clan(yggdrasil="leader", gimle="warrior*2"), clan()))
    tell(table, "0 TakeAction march")
    assert ["yggdrasil", "gimle"] == options(table, 0, "MarchFrom")
    tell(table, "0 MarchFrom yggdrasil", "0 MarchTo gimle")
    assert {"gimle": {"leader": 1, "warrior": 2}} == on_the_board(table, 0)
    act(table, 0)
    tell(table, "0 TakeAction march", "0 MarchTo yggdrasil")
    tell(table, "0 MarchFigure leader", "0 MarchFigure warrior", "0 MarchFigure warrior")
    assert {"yggdrasil": {"leader": 1, "warrior": 2}} == on_the_board(table, 0)


@pytest.mark.rule("BR-089", "BR-090")
def test_out_of_yggdrasil_there_is_no_way_when_every_village_is_taken() -> None:
    full = clan(gimle="warrior*5", myrkulor="warrior*3")
    table = position(clan(yggdrasil="leader"), full, destroyed=" ".join(OUTER[:6]))
    assert "march" not in options(act(table, 0), 0, "TakeAction")
    assert "march" in options(act(table, 1), 1, "TakeAction"), "into Yggdrasil there always is"


@pytest.mark.rule("BR-090")
def test_no_more_figures_go_than_there_are_free_villages() -> None:
    table = act(position(clan(gimle="warrior*4"), clan(andlang="warrior")))
    tell(table, "0 TakeAction march", "0 MarchTo andlang", "0 MarchFigure warrior")
    assert [] == asked(table), "Andlang is full"
    assert {"gimle": {"warrior": 2}, "andlang": {"warrior": 2}} == on_the_board(table, 0)
    act(table, 0)
    tell(table, "0 TakeAction march", "0 MarchFrom gimle")
    assert "andlang" not in options(table, 0, "MarchTo")


# -- the five marches of the rulebook's example --------------------------------------------


@pytest.mark.rule("BR-087", "BR-090")
def test_example_two_figures_go_from_gimle_to_elvagar_but_not_three() -> None:
    """They are not adjacent, which does not matter; two of the four villages are free."""
    table = act(position(clan(elvagar="warrior*2"), clan(gimle="warrior*3")), 1)
    tell(table, "1 TakeAction march", "1 MarchTo elvagar", "1 MarchFigure warrior")
    assert [] == asked(table), "the third one finds no village"
    assert {"elvagar": {"warrior": 2}, "gimle": {"warrior": 1}} == on_the_board(table, 1)


@pytest.mark.rule("BR-089")
def test_example_any_number_goes_from_angerboda_to_yggdrasil() -> None:
    table = act(position(clan(), clan(), clan(angerboda="leader warrior*4")), 2)
    tell(table, "2 TakeAction march", "2 MarchTo yggdrasil", "2 MarchFigure leader")
    tell(table, *["2 MarchFigure warrior"] * 4)
    assert {"yggdrasil": {"leader": 1, "warrior": 4}} == on_the_board(table, 2)


@pytest.mark.rule("BR-090")
def test_example_not_to_two_provinces_at_once() -> None:
    table = act(position(clan(), clan(), clan(), clan(horgr="warrior*3")), 3)
    tell(table, "3 TakeAction march", "3 MarchTo utgard", "3 MarchFigure warrior")
    assert ["warrior", "done"] == options(table, 3, "MarchFigure")
    with pytest.raises(IllegalAnswer):
        tell(table, "3 MarchFigure muspelheim")
    tell(table, "3 MarchFigure done")
    assert {"horgr": {"warrior": 1}, "utgard": {"warrior": 2}} == on_the_board(table, 3)


@pytest.mark.rule("BR-090")
def test_example_not_from_two_provinces_at_once() -> None:
    table = act(position(clan(gimle="warrior", andlang="warrior"), clan()), 0)
    tell(table, "0 TakeAction march", "0 MarchFrom gimle", "0 MarchTo utgard")
    assert [] == asked(table), "nobody is left in Gimle, and Andlang is another province"
    assert {"utgard": {"warrior": 1}, "andlang": {"warrior": 1}} == on_the_board(table, 0)


@pytest.mark.rule("BR-088")
def test_example_ships_stay() -> None:
    table = act(position(clan(fjord_sw="ship", andlang="warrior"), clan()), 0)
    tell(table, "0 TakeAction march", "0 MarchTo gimle")
    assert {"gimle": {"warrior": 1}, "fjord_sw": {"ship": 1}} == on_the_board(table, 0)
