"""What seats aim for, by the scores that they can expect."""

from __future__ import annotations

import pytest

from meadhall.core import contest


def test_of_a_single_opponent_every_point_counts_as_much_as_an_own_one() -> None:
    assert contest([12.0, 9.0], 5.0).worths == [3.0, -3.0]


def test_of_several_opponents_the_best_one_counts_most() -> None:
    ahead = contest([10.0, 12.0, 4.0], 5.0).worths[0]
    assert ahead == pytest.approx(10.0 - 0.7 * 12.0 - 0.2 * 8.0)
    best, last = contest([10.0, 13.0, 4.0], 5.0), contest([10.0, 12.0, 5.0], 5.0)
    assert best.worths[0] < last.worths[0] < ahead


def test_chances_add_up_and_the_higher_score_is_the_likelier() -> None:
    one, two, three = contest([10.0, 12.0, 4.0], 5.0).chances
    assert one + two + three == pytest.approx(1.0)
    assert two > one > three
