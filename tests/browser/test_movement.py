"""Moves are smooth on a slow machine: what moves is drawn by the compositor, not by the page."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser

from browser.house import House
from browser.movement import classes, moved, traced
from browser.people import Person

MOVING = {"figure", "hop"}
"""A figure that makes room, and one that comes from elsewhere."""
ROUNDS = 12


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_what_moves_in_a_game_does_not_wait_for_the_page(
    house: House, browser: Browser, size: tuple[int, int]
) -> None:
    """Judged by what Chromium gave to its compositor, never by how long anything took."""
    seen: set[str] = set()
    left_to_the_page = []
    with Person(browser, house.url, "en", size, motion=True) as person:
        person.play_now()
        for _ in range(ROUNDS):
            things = moved(traced(browser, person.page, partial(person.play_on, 15)))
            seen |= {name for what, _ in things for name in classes(what)}
            left_to_the_page += [(what, reason) for what, reason in things if reason]
            if seen >= MOVING or person.over:
                break
        assert person.errors == []
    assert left_to_the_page == []
    assert seen >= MOVING
