"""What estimates miss: weights by trait and time, and the rows of a file that hold them."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core import BadRow
from meadhall.games import correction
from meadhall.games.correction import Correction


def test_each_trait_counts_by_its_weights_and_the_time() -> None:
    learnt = Correction([[1.0, 10.0], [2.0, -4.0], [0.5, 0.25]])
    assert learnt.missed([1.0, 3.0, 0.0], (1.0, 0.0)) == 1.0 + 3 * 2.0
    assert learnt.missed([1.0, 3.0, 2.0], (1.0, 0.5)) == 6.0 + 3 * 0.0 + 2 * 0.625


def read(monkeypatch: pytest.MonkeyPatch, rows: dict[str, Any]) -> Correction:
    monkeypatch.setattr(correction, "read_toml", lambda package, file: rows)
    return Correction.read("package", "learnt.toml", ("one", "two"), ("now", "later"))


def test_a_file_has_a_row_for_each_trait_and_a_weight_for_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    learnt = read(monkeypatch, {"one": [1.0, 2.0], "two": [3.0, 4.0]})
    assert learnt.missed([1.0, 1.0], (1.0, 1.0)) == 10.0


@pytest.mark.parametrize(
    "rows",
    [
        {"two": [1.0, 2.0], "one": [3.0, 4.0]},
        {"one": [1.0, 2.0]},
        {"one": [1.0, 2.0], "two": [3.0]},
    ],
)
def test_rows_that_do_not_fit_are_refused(
    monkeypatch: pytest.MonkeyPatch, rows: dict[str, Any]
) -> None:
    with pytest.raises(BadRow, match="learnt"):
        read(monkeypatch, rows)
