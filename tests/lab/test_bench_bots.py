"""``meadhall bench bots``: figures of every game, shares that make a whole."""

from __future__ import annotations

import pytest

import meadhall
from core.toy import TOY
from meadhall.lab import bench_bots


@pytest.mark.usefixtures("toy_game")
def test_shares_are_parts_of_the_whole() -> None:
    found = bench_bots.measure(["toy"], 2, 4, 3)["toy"]
    assert found["simulations_per_second"] > 0.0
    assert found["playouts_per_second"] > 0.0
    assert set(found["shares"]) == {"engine", "worlds", "evaluation", "tree"}
    assert 0.9 < sum(found["shares"].values()) < 1.1
    assert all(share > 0.0 for share in found["shares"].values())


@pytest.mark.parametrize("name", ["bloodrage", "valhalla"])
def test_what_playing_on_and_habits_take_is_not_counted_as_the_tree(name: str) -> None:
    game = meadhall.game(name)
    positions = bench_bots.sample(game, 2, 6)
    bench_bots.search(game, positions, 8)  # what is worked out once and remembered is not asked for
    found = bench_bots.shares(game, positions, 8)
    assert found["evaluation"] > 3 * found["tree"]
    assert found["engine"] > found["tree"]


def test_positions_are_spread_over_a_game_and_have_a_choice() -> None:
    found = bench_bots.sample(TOY, 2, 4)
    assert len(found) == 4
    for table, seat in found:
        asked = table.questions()[0]
        assert asked.seat == seat
        assert len(table.options(asked)) > 1
