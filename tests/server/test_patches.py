"""What changed between two views: laid over the first it gives the second, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from meadhall import GAMES, game
from meadhall.core import Dice, Table, key_from
from meadhall.core.patches import change, changed
from tables import random_step

CASES = json.loads(Path(__file__).with_name("patches.json").read_text())
"""Cases that the client's own tests read too (web/tests/lib/patches.test.ts)."""
EXAMPLES: list[tuple[Any, Any, Any]] = [(case["old"], case["new"], case["told"]) for case in CASES]


@pytest.mark.parametrize(("old", "new", "told"), EXAMPLES)
def test_examples(old: Any, new: Any, told: Any) -> None:
    assert told == change(old, new)
    assert as_sent(new) == as_sent(changed(old, told))


def as_sent(value: Any) -> bytes:
    """The exact text of a value, the order of its keys included."""
    return msgspec.json.encode(value)


def lays_over(old: Any, new: Any) -> int:
    """Check that what changed leads from one value to the other; gives its length."""
    before = as_sent(old)
    told = as_sent(change(old, new))
    assert as_sent(new) == as_sent(changed(old, msgspec.json.decode(told)))
    assert before == as_sent(old), "the old view is not touched"
    return len(told)


things = st.recursive(
    st.none() | st.integers(2, 5) | st.sampled_from(["oak", "ash", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner),
    max_leaves=12,
)


@given(things, things)
@example([[2, 2], []], [[2], [[]]])
def test_any_two_things(old: Any, new: Any) -> None:
    if old != new:
        told = as_sent(change(old, new))
        assert new == changed(old, msgspec.json.decode(told))


def positions(name: str) -> Iterator[list[Any]]:
    """What a spectator, the first and the last seat see along random games of several sizes."""
    one = game(name)
    chance = Dice(key_from(f"patches {name}"))
    for number in count():
        seats = one.seats[-1 - number % len(one.seats)]
        table: Table = one.new(seats, {}, f"{number}")
        viewers = (None, 0, seats - 1)
        yield [one.view(table, viewer) for viewer in viewers]
        while table.questions():
            random_step(table, chance)
            yield [one.view(table, viewer) for viewer in viewers]


@pytest.mark.parametrize("name", GAMES)
def test_thousands_of_views_of_real_games(name: str) -> None:
    """From one position to the next, and to one far away or of another game."""
    along = positions(name)
    before = far = next(along)
    spent = whole = 0
    for number, views in enumerate(islice(along, 700)):
        for old, new in zip(before, views, strict=True):
            spent += lays_over(old, new)
            whole += len(as_sent(new))
        lays_over(far[number % 3], views[number % 3])
        if number % 37 == 0:
            far = views
        before = views
    assert spent < whole / 8, "what changed is a small part of a view"
