"""A part that is made of the same is the very same thing; any other is made anew."""

from __future__ import annotations

from meadhall.core import Recent


def test_a_part_is_made_again_only_when_it_is_made_of_something_else() -> None:
    recent = Recent()
    board = recent.part("board", (1, 2), lambda: ["Gimle"])
    assert ["Gimle"] == board
    assert board is recent.part("board", (1, 2), lambda: ["Utgard"])
    assert ["Utgard"] == recent.part("board", (1, 3), lambda: ["Utgard"])
    assert ["Gimle"] == recent.part("board", (1, 2), lambda: ["Gimle"])


def test_parts_are_kept_apart_by_their_names() -> None:
    recent = Recent()
    recent.part("board", (1, 2), lambda: ["Gimle"])
    assert ["Wolf"] == recent.part("clan", (1, 2), lambda: ["Wolf"])
