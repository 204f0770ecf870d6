"""Findings of many games added up, with intervals as the books give them."""

from __future__ import annotations

import pytest

from meadhall.core import Finding, Mean, Share, win_shares
from meadhall.lab.findings import add_up, wilson


def test_shares_of_one_name_are_added_up() -> None:
    found = [
        Share("fights", "troll", 1),
        Share("fights", "draugr", 0),
        Share("fights", "troll", 1, 3),
    ]
    (study,) = add_up(found)
    assert "fights" == study["about"]
    assert [("troll", 2, 4, 0.5), ("draugr", 0, 1, 0.0)] == [
        (row["name"], row["hits"], row["of"], row["share"]) for row in study["rows"]
    ]


def test_means_come_with_the_interval_of_their_spread() -> None:
    # 2, 4, 6: mean 4, standard deviation 2, standard error 2 / sqrt(3)
    (study,) = add_up([Mean("length", "rounds", value) for value in (2, 4, 6)])
    assert [
        {"name": "rounds", "count": 3, "mean": 4.0, "low": 1.736829, "high": 6.263171}
    ] == study["rows"]


def test_one_amount_has_no_spread() -> None:
    (study,) = add_up([Mean("length", "rounds", 5)])
    assert (5.0, 5.0) == (study["rows"][0]["low"], study["rows"][0]["high"])


def test_headings_and_rows_stand_in_the_order_of_their_first_coming() -> None:
    found: list[Finding] = [Share("b", "y", 1), Mean("a", "x", 1), Share("b", "x", 1)]
    assert [("b", ["y", "x"]), ("a", ["x"])] == [
        (study["about"], [row["name"] for row in study["rows"]]) for study in add_up(found)
    ]


def test_a_win_is_shared_by_its_winners() -> None:
    assert [0.5, 0.0, 0.5] == [
        found.hits
        for found in win_shares("leaders", ["a", "b", "c"], [0, 2])
        if isinstance(found, Share)
    ]
    assert [0.0] == [
        found.hits for found in win_shares("leaders", ["a"], []) if isinstance(found, Share)
    ]


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        # Newcombe (1998), Two-sided confidence intervals for the single proportion, table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    found = wilson(hits, of)
    assert (low, high) == tuple(round(each, 4) for each in found)


def test_without_games_nothing_is_known() -> None:
    assert (0.0, 1.0) == wilson(0, 0)
