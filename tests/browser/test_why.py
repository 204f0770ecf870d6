"""A click on a thing of the board that cannot be chosen says why, with its rule."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.people import Person

pytestmark = pytest.mark.slow


def sit_down(person: Person, game: str) -> None:
    """A table of one's own against one bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    person.go("/")
    person.page.wait_for_selector(".play")
    made = person.api("POST", "/api/tables", {"game": game, "seats": seats, "seed": "why"})
    person.go(f"/t/{made['id']}")
    person.ready()


@pytest.mark.parametrize(("language", "size"), [("ru", (1440, 900)), ("en", (360, 740))])
def test_a_place_that_cannot_be_chosen_says_why(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    sit_down(person, "bloodrage")
    page = person.page
    page.locator(".states .place").first.dispatch_event("click")
    page.wait_for_selector(".why")
    assert "BR-05" in page.inner_text(".why .rule")
    said = page.inner_text(".why dd")
    assert ("карту" if language == "ru" else "card") in said
    page.keyboard.press("Escape")
    page.wait_for_selector(".why", state="detached")


def test_in_the_hand_a_pin_of_the_town_says_why(house: House, come: Comer) -> None:
    person = come(house, "ru", (360, 740))
    sit_down(person, "midgard")
    page = person.page
    page.locator(".pin[data-place=worker_huts]").dispatch_event("click")
    page.wait_for_selector(".why")
    assert "Хижина рабочих" in page.inner_text(".why dt")
    assert "CM-037" in page.inner_text(".why .rule"), "a leader is picked before workers are placed"
