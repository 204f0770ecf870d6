"""Call to Battle: who may join from where, and when it ends (BR-115 to BR-122)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    act,
    clan,
    fallen,
    figures,
    on_the_board,
    pillaged_provinces,
    position,
    rage,
)
from tables import asked, options, said, tell


@pytest.mark.rule("BR-115")
@pytest.mark.parametrize("pillager", [0, 1, 2, 3])
def test_offers_go_clockwise_from_the_left_neighbour_and_the_pillager_is_last(
    pillager: int,
) -> None:
    clans = [clan(andlang="warrior") for _ in range(4)]
    clans[pillager] = clan(gimle="leader", myrkulor="warrior")
    table = act(position(*clans), pillager)
    tell(table, f"{pillager} TakeAction pillage", f"{pillager} ChoosePillage gimle")
    for number in range(1, 5):
        seat = (pillager + number) % 4
        assert [(seat, "JoinBattle")] == asked(table)
        tell(table, f"{seat} JoinBattle pass")
    assert [] == asked(table)
    assert ["gimle"] == pillaged_provinces(table)


@pytest.mark.rule("BR-115")
def test_one_figure_an_offer_from_an_adjacent_province_that_stands() -> None:
    far = clan(yggdrasil="warrior*2", andlang="leader", utgard="warrior", elvagar="warrior")
    table = act(position(clan(gimle="leader"), far, destroyed="myrkulor"))
    tell(table, "0 TakeAction pillage")
    assert ["yggdrasil", "andlang", "pass"] == options(table, 1, "JoinBattle")
    tell(table, "1 JoinBattle yggdrasil")
    assert {"warrior": 1} == figures(table, 1, "gimle"), "one of the two"
    assert [(1, "JoinBattle")] == asked(table), "seat 0 has nobody near, so it comes round"


@pytest.mark.rule("BR-115")
def test_into_yggdrasil_one_may_come_from_every_outer_province() -> None:
    outer = (
        "elvagar",
        "angerboda",
        "muspelheim",
        "horgr",
        "utgard",
        "andlang",
        "gimle",
        "myrkulor",
    )
    far = clan()
    far.places = dict.fromkeys(outer, "warrior")
    table = act(position(clan(yggdrasil="leader"), far))
    tell(table, "0 TakeAction pillage")
    assert [*outer, "pass"] == options(table, 1, "JoinBattle")


@pytest.mark.rule("BR-115")
def test_which_figure_goes_is_the_owners_choice() -> None:
    near = clan(upgrades="troll", andlang="leader troll warrior")
    table = act(position(clan(gimle="leader"), near))
    tell(table, "0 TakeAction pillage", "1 JoinBattle andlang")
    assert ["leader", "troll", "warrior"] == options(table, 1, "SendFigure")
    tell(table, "1 SendFigure troll")
    assert {"troll": 1} == figures(table, 1, "gimle")


@pytest.mark.rule("BR-116")
def test_who_is_not_in_the_province_yet_may_join_as_well() -> None:
    table = act(position(clan(gimle="leader"), clan(gimle="warrior"), clan(andlang="leader")))
    tell(table, "0 TakeAction pillage")
    assert [(2, "JoinBattle")] == asked(table)
    tell(table, "2 JoinBattle andlang")
    assert [(0, 3), (1, 1), (2, 3)] == [
        (seat, int(str(line.args["total"])))
        for line in table.log
        if line.key == "total" and isinstance(seat := line.args["seat"], int)
    ]


@pytest.mark.rule("BR-117")
def test_joining_costs_no_rage_and_is_open_without_rage_and_after_passing() -> None:
    table = position(
        clan(gimle="leader", rage=3),
        clan(andlang="warrior", rage=0),
        clan(andlang="warrior", rage=0, passed=True),
        clan(andlang="warrior", rage=4),
    )
    act(table)
    tell(table, "0 TakeAction pillage")
    tell(table, "1 JoinBattle andlang", "2 JoinBattle andlang", "3 JoinBattle andlang")
    assert [3, 0, 0, 4] == rage(table)
    assert [{"warrior": 1}] * 3 == [fallen(table, seat) for seat in (1, 2, 3)]


@pytest.mark.rule("BR-118")
@pytest.mark.card("sea_serpent")
def test_ships_do_not_move_but_monsters_do() -> None:
    """Seat 1 has a ship and a Sea Serpent in the fjord next door, seat 2 a Troll ashore."""
    table = position(
        clan(elvagar="leader"),
        clan(upgrades="sea_serpent", fjord_nw="ship sea_serpent"),
        clan(upgrades="troll", myrkulor="troll"),
    )
    act(table)
    tell(table, "0 TakeAction pillage")
    assert [(2, "JoinBattle")] == asked(table)
    assert ["myrkulor", "pass"] == options(table, 2, "JoinBattle")
    tell(table, "2 JoinBattle myrkulor")
    assert {"troll": 1} == fallen(table, 2)


@pytest.mark.rule("BR-119")
def test_who_declined_may_still_come_in_a_later_round() -> None:
    table = position(clan(gimle="leader"), clan(andlang="leader"), clan(yggdrasil="warrior*2"))
    act(table)
    tell(table, "0 TakeAction pillage", "1 JoinBattle pass", "2 JoinBattle yggdrasil")
    assert [(1, "JoinBattle")] == asked(table)
    tell(table, "1 JoinBattle andlang")
    assert {"leader": 1} == figures(table, 1, "gimle")


@pytest.mark.rule("BR-120")
def test_it_ends_at_once_when_the_province_is_full() -> None:
    table = position(clan(andlang="leader"), clan(gimle="warrior*3"), clan(yggdrasil="warrior*3"))
    act(table)
    tell(table, "0 TakeAction pillage", "1 JoinBattle gimle", "2 JoinBattle yggdrasil")
    assert [] == asked(table), "three villages, three figures"
    assert ["joins", "joins", "battle"] == [
        key for key in said(table) if key in ("joins", "battle")
    ]


@pytest.mark.rule("BR-120")
def test_a_province_that_is_full_from_the_start_calls_nobody() -> None:
    table = act(position(clan(andlang="leader"), clan(andlang="warrior*2", gimle="warrior")))
    tell(table, "0 TakeAction pillage")
    assert [] == asked(table)
    assert "stays-out" not in said(table)
    assert {"warrior": 2} == fallen(table, 1)


@pytest.mark.rule("BR-120")
def test_it_ends_when_all_have_declined_in_a_row_since_the_last_move_the_mover_too() -> None:
    near = clan(andlang="warrior*2")
    table = act(position(clan(gimle="leader", myrkulor="warrior"), near, near))
    tell(table, "0 TakeAction pillage", "0 ChoosePillage gimle")
    tell(
        table, "1 JoinBattle pass", "2 JoinBattle andlang", "0 JoinBattle pass", "1 JoinBattle pass"
    )
    assert [(2, "JoinBattle")] == asked(table), "the last mover has to decline as well"
    tell(table, "2 JoinBattle pass")
    assert [] == asked(table)
    assert {"warrior": 1} == fallen(table, 2)


@pytest.mark.rule("BR-120")
def test_for_yggdrasil_only_declining_ends_it() -> None:
    crowd = clan(stats=(1, 1, 6), yggdrasil="leader warrior*6", gimle="warrior*2")
    table = act(position(clan(yggdrasil="leader", horgr="warrior"), crowd))
    tell(table, "0 TakeAction pillage", "0 ChoosePillage yggdrasil")
    tell(table, "1 JoinBattle gimle", "0 JoinBattle horgr", "1 JoinBattle gimle")
    assert [] == asked(table), "nobody is left to come"
    assert {"yggdrasil": {"leader": 1, "warrior": 8}} == on_the_board(table, 1)
    assert {"leader": 1, "warrior": 1} == fallen(table, 0)


@pytest.mark.rule("BR-121")
def test_who_has_no_figure_near_is_skipped() -> None:
    table = position(
        clan(gimle="leader"), clan(utgard="leader"), clan(fjord_nw="ship"), clan(valhalla="leader")
    )
    act(table)
    tell(table, "0 TakeAction pillage")
    assert [] == asked(table)
    assert "stays-out" not in said(table)
    assert {"ship": 1} == fallen(table, 2)


@pytest.mark.rule("BR-122", "BR-083")
def test_who_arrives_is_not_limited_by_horns() -> None:
    full = clan(andlang="warrior*4", stats=(1, 1, 1))
    table = act(position(clan(gimle="leader"), full))
    tell(table, "0 TakeAction pillage", "1 JoinBattle andlang", "1 JoinBattle pass")
    assert {"warrior": 1} == fallen(table, 1)


@pytest.mark.rule("BR-122")
@pytest.mark.card("troll", "friggas_succor", "thors_domain")
def test_who_arrives_triggers_nothing() -> None:
    near = clan(upgrades="troll friggas_succor thors_domain", andlang="troll")
    table = act(position(clan(gimle="leader warrior*2"), near))
    tell(table, "0 TakeAction pillage", "1 JoinBattle andlang")
    assert [] == asked(table)
    assert {} == fallen(table, 0), "the Troll cleared nothing"
    assert {"troll": 1} == fallen(table, 1)


# -- the rulebook's long example -----------------------------------------------------------


@pytest.mark.rule("BR-112", "BR-115", "BR-119", "BR-120", "BR-124")
def test_example_the_call_to_battle_for_andlang() -> None:
    """The Wolf pillages with a ship alone; the Serpent in Horgr is too far away to join.

    Andlang has three villages: for a Raven from Gimle, a Wolf and another Raven from Yggdrasil.
    The battle itself is in test_example_battle.py.
    """
    table = position(
        clan(hand="tyrs_crush", fjord_sw="ship", yggdrasil="warrior*2"),
        clan(hand="odins_throne", gimle="warrior", yggdrasil="warrior"),
        clan(hand="tyrs_rage", horgr="leader"),
        clan(),
        pillaged="horgr",
    )
    act(table)
    tell(table, "0 TakeAction pillage")
    assert ["yggdrasil", "utgard", "andlang"] == options(table, 0, "ChoosePillage")
    tell(table, "0 ChoosePillage andlang")
    assert [(1, "JoinBattle")] == asked(table)
    tell(table, "1 JoinBattle gimle")
    assert [(0, "JoinBattle")] == asked(table), "Horgr does not border on Andlang"
    tell(table, "0 JoinBattle yggdrasil", "1 JoinBattle yggdrasil")
    assert [(0, "CommitCard"), (1, "CommitCard")] == asked(table), "Andlang is full"
    assert {"yggdrasil": {"warrior": 1}, "andlang": {"warrior": 1}, "fjord_sw": {"ship": 1}} == (
        on_the_board(table, 0)
    )
    assert {"andlang": {"warrior": 2}} == on_the_board(table, 1)
