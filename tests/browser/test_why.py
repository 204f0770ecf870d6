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


def test_dice_players_and_cards_of_valhalla_say_why(house: House, come: Comer) -> None:
    person = come(house, "ru")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    person.go("/")
    person.page.wait_for_selector(".play")
    table = {"game": "valhalla", "seats": seats, "seed": "why", "options": {"first_player": 0}}
    person.go(f"/t/{person.api('POST', '/api/tables', table)['id']}")
    page = person.page
    for asked in ("ChooseJarl", "TakeFirstWarrior", "SetAside", "SetSecondAside"):
        page.wait_for_selector(f".actions[data-question={asked}]")
        page.locator(".actions .option:not([disabled])").first.click()
    page.wait_for_selector(".actions[data-question=ChooseAction]")
    page.click(".rival .who b")
    assert "VA-044" in page.inner_text(".why .rule")
    page.keyboard.press("Escape")
    page.locator(".hand button").first.click()
    assert "VA-" in page.inner_text("dialog .why button")
    page.keyboard.press("Escape")
    page.click(".actions .option[data-option=attack]")
    page.wait_for_selector(".actions[data-question=Fight]")
    page.locator(".tray .die").first.click()
    assert "VA-060" in page.inner_text(".why .rule")
    person.check_words()
