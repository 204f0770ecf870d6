"""Numbers side by side in one: they are added, weighed and taken apart as if each were alone."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.units import FINE, Answer, side_by_side, weighed

BY_INPUT = [[0.5, -2.0, 0.0001], [-1.25, 3.0, -7.5]]
"""By input its weights in three units."""


def test_units_are_weighed_and_rectified_each_by_itself() -> None:
    units = weighed([side_by_side(each) for each in BY_INPUT], [3.0, 0.5])
    # 1.5 - 0.625, -6 + 1.5 and 0.0003 - 3.75: only the first is above nothing.
    assert Answer([4.0, 100.0, -100.0], 2.0).of(units, 1) == pytest.approx(2.0 + 4.0 * 0.875)


def test_a_unit_below_nothing_borrows_from_no_other() -> None:
    units = FINE * side_by_side([-1.0, 0.0, 5.0])
    assert Answer([1.0, 1.0, 1.0], 0.0).of(units, 1) == 5.0
    assert Answer([0.0, 1.0, 0.0], 0.0).of(units, 1) == 0.0


def test_an_answer_to_units_added_up_several_times_is_that_of_their_mean() -> None:
    answer = Answer([1.0, -0.5, 2.0], 1.0)
    once = FINE * side_by_side([1.5, 2.0, 0.25])
    assert answer.of(3 * once, 3) == answer.of(once, 1) == 1.0 + 1.5 - 1.0 + 0.5


def test_inputs_are_known_to_a_small_part() -> None:
    units = weighed([side_by_side([1.0])], [1 / 3])
    assert Answer([1.0], 0.0).of(units, 1) == pytest.approx(1 / 3, abs=1 / FINE)
