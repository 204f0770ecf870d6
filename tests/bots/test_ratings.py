"""The measured strengths of the levels: figures of games and levels that there are."""

from __future__ import annotations

import meadhall
from meadhall.bots import LEVELS, ratings
from meadhall.bots.ratings import _all


def test_every_figure_is_of_a_level_of_a_game_for_so_many_players() -> None:
    assert {*_all()} <= {*meadhall.GAMES}
    for name in meadhall.GAMES:
        for players, rated in ratings(name).items():
            assert players in meadhall.game(name).seats
            assert {*rated} <= {level.key for level in LEVELS}


def test_a_level_that_is_stronger_has_no_lower_figure() -> None:
    order = [level.key for level in LEVELS]
    for name in meadhall.GAMES:
        for rated in ratings(name).values():
            figures = [rated[level] for level in order if level in rated]
            assert figures == sorted(figures)


def test_what_was_not_measured_has_no_figure() -> None:
    assert {} == ratings("no such game")
