"""What a jarl would do: asked for at the table, read, and done by a click."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("language", "size", "game"),
    [("ru", (360, 740), "bloodrage"), ("en", (1440, 900), "valhalla")],
)
def test_a_hint_is_read_and_taken(
    house: House, come: Comer, language: str, size: tuple[int, int], game: str
) -> None:
    person = come(house, language, size)
    page = person.page
    person.go()
    page.wait_for_selector(".play")
    person.go(f"/t/{person.api('POST', '/api/play', {'game': game})['id']}")
    person.ready()
    page.click(".advise")
    page.wait_for_selector(".advice .paper")
    assert 1 <= page.locator(".advice .paper").count() <= 3
    person.check_all(*[str(each["name"]) for each in [person.api("GET", "/api/me")]])
    page.keyboard.press("Escape")
    page.wait_for_selector(".advice", state="detached")
    page.click(".advise")
    page.wait_for_selector(".advice .paper.best")
    before = page.get_attribute(".actions", "data-n")
    page.click(".advice .paper.best")
    page.wait_for_selector(".advice", state="detached")
    gone_on = "n => ['.sure', `.actions:not([data-n='${n}'])`].some(e => document.querySelector(e))"
    page.wait_for_function(gone_on, arg=before)
    assert person.errors == []
