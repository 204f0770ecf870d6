"""What was made lately is the very same thing, and there is an end to what is remembered."""

from __future__ import annotations

from meadhall.core import Recent


def test_what_was_kept_is_the_very_same() -> None:
    recent: Recent[list[str]] = Recent(2)
    made = ["Gimle"]
    assert made is recent.keep((1, 2), made)
    assert made is recent.get((1, 2))
    assert recent.get((2, 1)) is None


def test_one_too_many_begins_anew() -> None:
    recent: Recent[str] = Recent(2)
    for number in range(3):
        recent.keep(number, "made")
    assert [2] == [*recent]
