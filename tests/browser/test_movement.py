"""Moves are smooth on a slow machine: what moves is drawn by the compositor, not by the page."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser

from browser.house import House
from browser.movement import classes, moved, rows, traced
from browser.people import Person


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_what_moves_in_a_game_does_not_wait_for_the_page(
    house: House, browser: Browser, size: tuple[int, int]
) -> None:
    with Person(browser, house.url, "en", size, motion=True) as person:
        person.play_now()
        events = traced(browser, person.page, partial(person.play_on, 25))
        assert person.errors == []
    things = moved(events)
    assert {name for what, _ in things for name in classes(what)} >= {"figure", "hop"}
    assert [] == [(what, reason) for what, reason in things if reason]
    assert any(rows(events))
