"""Work shared by processes: all of it, in order, and errors come through."""

from __future__ import annotations

import pytest

from meadhall.lab import pool


def double(number: int) -> int:
    if number == 13:
        raise ValueError("unlucky")
    return 2 * number


@pytest.mark.parametrize("jobs", [1, 2, 3])
@pytest.mark.parametrize("count", [1, 2, 7, 100, 1000])
def test_chunks_hold_every_number_once(count: int, jobs: int) -> None:
    chunks = pool.chunks(count, jobs)
    assert [*range(count)] == [number for chunk in chunks for number in chunk]
    assert max(map(len, chunks)) <= pool.MOST_IN_CHUNK


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert [6, 2, 4] == [*pool.run(abs_double, [-3, 1, -2], jobs)]


def abs_double(number: int) -> int:
    return abs(double(number))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_through(jobs: int) -> None:
    with pytest.raises(ValueError, match="unlucky"):
        [*pool.run(double, [1, 13, 2], jobs)]
