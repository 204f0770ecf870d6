"""Set-up, options, views, hidden worlds, results."""

from __future__ import annotations

import pytest

from core.toy import TOY, Table
from meadhall.core import BadSetup, Result, places
from tables import asked, dice, options, random_step, tell


def test_the_same_seed_gives_the_same_table_and_another_seed_another() -> None:
    hashes = [TOY.state_hash(TOY.new(3, {}, seed)) for seed in ("a", "a", "b")]
    assert hashes[0] == hashes[1] != hashes[2]


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"toy is for 2, 3, 4 players, not {seats}"):
        TOY.new(seats, {}, "")


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="toy has no option 'triple': double, length"):
        TOY.new(2, {"triple": True}, "")


@pytest.mark.parametrize("value", [1, "yes", 0, None])
def test_a_value_that_is_not_open_is_refused(value: int) -> None:
    with pytest.raises(BadSetup, match="double of toy cannot be"):
        TOY.new(2, {"double": value}, "")


def test_a_forbidden_combination_names_its_rule() -> None:
    with pytest.raises(BadSetup, match=r"there are not enough cards \(TOY-001\)") as error:
        TOY.new(4, {"double": True}, "")
    assert "TOY-001" == error.value.rule


def test_options_that_nobody_names_have_their_defaults() -> None:
    assert {"double": False, "length": "short"} == TOY.settle_options({})
    assert {"double": True, "length": 3} == TOY.settle_options({"length": 3, "double": True})


def test_a_view_says_for_whom_it_is_and_who_is_waited_for() -> None:
    table: Table = TOY.new(2, {}, "v")
    view = TOY.view(table, 1)
    assert (1, [0, 1]) == (view["seat"], view["waiting"])
    assert None is TOY.view(table)["hand"]


def test_a_hidden_world_looks_the_same_to_the_seat_and_differs_elsewhere() -> None:
    table: Table = TOY.new(3, {}, "h")
    tell(table, f"2 LayCard {options(table, 2, 'LayCard')[0]}")
    chance = dice("h")
    worlds = [TOY.hidden(table, 1, chance) for _ in range(30)]
    for world in worlds:
        assert TOY.view(table, 1) == TOY.view(world, 1)
        assert TOY.questions(table, 1) == TOY.questions(world, 1)
        assert asked(table) == asked(world)
    assert 25 < len({TOY.state_hash(world) for world in worlds})
    assert len({str(world.answered()) for world in worlds}) == 1
    laid = {str(world.agenda[-1]) for world in worlds}
    assert len(laid) > 1, "what others have chosen in secret is drawn anew"


def test_a_hidden_world_has_other_dice_to_come() -> None:
    table: Table = TOY.new(2, {}, "h")
    chance = dice("h")
    keys = {TOY.hidden(table, 0, chance).dice.key for _ in range(10)}
    assert (10, False) == (len(keys), table.dice.key in keys)


def test_own_secret_answers_stay_in_a_hidden_world() -> None:
    table: Table = TOY.new(3, {"double": True}, "h")
    first = options(table, 1, "LayCard")[0]
    tell(table, f"1 LayCard {first}")
    tell(table, f"0 LayCard {options(table, 0, 'LayCard')[0]}")
    world = TOY.hidden(table, 1, dice("q"))
    assert options(table, 1, "LaySecond") == options(world, 1, "LaySecond")
    assert [(0, "LaySecond"), (1, "LaySecond"), (2, "LayCard")] == asked(world)


def test_there_is_no_result_before_the_end() -> None:
    table: Table = TOY.new(2, {}, "r")
    assert None is TOY.result(table)
    chance = dice("r")
    while table.questions():
        random_step(table, chance)
    result = TOY.result(table)
    assert result is not None
    assert tuple(table.points) == result.scores


def test_equal_scores_share_a_place() -> None:
    assert (3, 1, 1, 4) == places((5, 9, 9, 2))
    assert [1, 2] == Result((5, 9, 9, 2), places((5, 9, 9, 2))).winners


def test_nobody_wins_a_common_game_that_was_lost() -> None:
    assert [] == Result((0, 0), (1, 1), won=False).winners


def test_what_others_chose_is_drawn_anew_also_below_a_question_asked_meanwhile() -> None:
    """Seat 1 has given its part in secret; the fool of seat 0 asks how it laughs on top of it."""
    table = TOY.new(2, {"double": True}, "below")
    tell(table, f"1 LayCard {options(table, 1, 'LayCard')[0]}", "0 Aside fool")
    assert [(0, "Laugh")] == asked(table)
    for number in range(20):
        world = TOY.hidden(table, 0, dice(f"below {number}"))
        world.answer(world.questions()[0], "aloud")
        (given,) = [option for question, option in world.agenda[-1].given[1] if question.seat == 1]
        assert given in world.hands[1]
