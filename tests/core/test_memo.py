"""Functions whose results are kept, and put in from elsewhere."""

from __future__ import annotations

import pickle

from meadhall.core import memo

CALLS: list[int] = []


@memo(2)
def doubled(number: int) -> int:
    """Twice a number, and that it was asked for."""
    CALLS.append(number)
    return 2 * number


def test_a_call_is_made_once_while_its_result_is_kept() -> None:
    CALLS.clear()
    assert [doubled(10), doubled(10), doubled(11)] == [20, 20, 22]
    assert CALLS == [10, 11]
    doubled(12)
    assert not doubled.knows((10,))
    assert doubled(10) == 20
    assert CALLS == [10, 11, 12, 10]


def test_a_result_from_elsewhere_is_taken() -> None:
    CALLS.clear()
    assert not doubled.knows((5,))
    doubled.put((5,), 10)
    assert doubled.knows((5,))
    assert doubled(5) == 10
    assert CALLS == []


def test_another_process_finds_the_function_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(doubled)) is doubled
