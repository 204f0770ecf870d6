"""The script that measures chances: what it keeps of a game, and what errs least."""

from __future__ import annotations

import calibration
import pytest
from calibration import Moment


def test_moments_of_a_game_tell_chances_and_who_won() -> None:
    moments = calibration.moments_of("midgard", 2, "moments")
    assert moments == calibration.moments_of("midgard", 2, "moments")
    assert [each.part for each in moments] == sorted(each.part for each in moments)
    assert {each.part for each in moments} == {*range(calibration.PARTS)}
    assert {tuple(each.won) for each in moments} <= {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
    assert len({tuple(each.won) for each in moments}) == 1
    assert all(sum(each.chances) == pytest.approx(1.0) for each in moments)


@pytest.mark.parametrize(("wins", "factor"), [(80, 1.0), (67, 2.0), (94, 0.5)])
def test_chances_that_are_too_sure_err_least_when_they_are_drawn_together(
    wins: int, factor: float
) -> None:
    moments = [Moment(0, [0.8, 0.2], [1.0, 0.0])] * wins
    moments += [Moment(0, [0.8, 0.2], [0.0, 1.0])] * (100 - wins)
    assert calibration.best_factor(moments) == factor
    assert calibration.error(moments, 1.0) >= calibration.error(moments, factor)


def test_the_error_is_the_mean_square() -> None:
    moments = [Moment(0, [0.6, 0.3, 0.1], [1.0, 0.0, 0.0])]
    assert calibration.error(moments, 1.0) == pytest.approx((0.16 + 0.09 + 0.01) / 3)
