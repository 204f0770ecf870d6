"""A click on a thing of the board that cannot be chosen says why, with its rule."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("language", "size"), [("ru", (1440, 900)), ("en", (360, 740))])
def test_a_place_that_cannot_be_chosen_says_why(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    person.go("/")
    person.page.wait_for_selector(".play")
    made = person.api("POST", "/api/tables", {"game": "bloodrage", "seats": seats, "seed": "why"})
    person.go(f"/t/{made['id']}")
    person.ready()
    page = person.page
    page.locator(".states .place").first.dispatch_event("click")
    page.wait_for_selector(".why")
    assert "BR-05" in page.inner_text(".why .rule")
    said = page.inner_text(".why dd")
    assert ("карту" if language == "ru" else "card") in said
    page.keyboard.press("Escape")
    page.wait_for_selector(".why", state="detached")
