"""Whether a view shows more cards than before, told by what became of it."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.patches import change
from meadhall.core.shown import keeping, shows_more

CARDS = {"oak": 1, "ash": 2, "elm": 3}

OLD = {"hand": ["oak", "ash"], "pile": [], "players": [{"top": None, "size": 1}, {"top": "elm"}]}


@pytest.mark.parametrize(
    ("new", "apart", "in_all"),
    [
        ({}, False, False),
        ({"hand": ["ash", "oak"]}, False, False),
        ({"hand": ["oak"]}, False, False),
        ({"hand": ["oak", "ash", "elm"]}, True, True),
        ({"hand": ["oak"], "pile": ["ash"]}, True, False),
        ({"hand": ["oak", "elm"]}, True, True),
        ({"players": [{"top": "ash", "size": 1}, {"top": "elm"}]}, True, True),
        ({"players": [{"top": "elm", "size": 1}, {"top": None}]}, False, False),
        ({"players": [{"top": None, "size": 2}, {"top": "elm"}]}, False, False),
        ({"players": [{"size": 1, "top": "elm"}, {"top": None}]}, False, False),
        ({"players": [{"size": 1, "under": "elm"}, {"top": None}]}, True, False),
        ({"players": [{"top": None, "size": 1}]}, False, False),
        ({"pile": [["oak"], {"card": "willow"}]}, True, True),
        ({"pile": ["willow"]}, False, False),
    ],
)
def test_cards_that_came_are_counted_against_those_that_went(
    new: dict[str, Any], apart: bool, in_all: bool
) -> None:
    told = change(OLD, {**OLD, **new})
    assert apart == shows_more(told, OLD, CARDS, apart=True)
    assert in_all == shows_more(told, OLD, CARDS, apart=False)


def test_a_view_that_is_as_it_was_is_the_very_same() -> None:
    assert keeping(OLD, {**OLD, "hand": ["oak", "ash"]}) is OLD
    new = keeping(OLD, {**OLD, "pile": ["oak"], "hand": ["oak", "ash"]})
    assert ["oak"] == new["pile"]
    assert new["hand"] is OLD["hand"]
    assert keeping({"top": None}, {"under": None}) == {"under": None}
