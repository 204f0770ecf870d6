"""Bots as company: they greet in the reader's language; the host says who sits on which chair."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House

pytestmark = pytest.mark.slow

TALK = "summary:has(h2)"
ME, KARL = {"kind": "me"}, {"kind": "bot", "bot": "karl"}


@pytest.mark.parametrize(("language", "size"), [("ru", (360, 740)), ("en", (1440, 900))])
def test_levels_have_name_portrait_and_figures_at_a_new_table(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    page = person.page
    person.go("/new/bloodrage")
    page.wait_for_selector(".levels")
    page.click(".counts button:first-child")
    card = page.locator("li.for-bot")
    assert 4 == card.locator(".levels button").count()
    info = person.api("GET", "/api/games/bloodrage")["ratings"].get("2", {})
    for level in ("thrall", "karl", "jarl", "konung"):
        card.locator(f'.levels [data-level="{level}"]').click()
        figure = info.get(level)
        shown = card.locator(".side").inner_text()
        assert (str(figure) in shown) if figure else not any(each.isdigit() for each in shown)
        assert card.locator("small").is_visible()
    person.check_all(str(person.api("GET", "/api/me")["name"]))


def test_a_bot_greets_each_in_their_language_unless_it_is_not_to_be_heard(
    house: House, come: Comer
) -> None:
    person = come(house, "en", (1440, 900))
    page = person.page
    person.go()
    page.wait_for_selector(".play")
    made = person.api("POST", "/api/tables", {"game": "bloodrage", "seats": [ME, KARL]})
    person.go(f"/t/{made['id']}")
    person.ready()
    line = page.locator(".chat li:not(.empty)")
    page.click(TALK)
    line.wait_for()
    assert any("a" <= each <= "z" for each in line.inner_text())
    page.click(".menu button[aria-expanded]")
    page.locator(".sheet .check", has_text="Bots").click()
    line.wait_for(state="detached")
    page.locator(".sheet .check", has_text="Bots").click()
    line.wait_for()
    page.click(".sheet [lang='ru']")
    page.wait_for_function("() => document.documentElement.lang === 'ru'")
    page.reload()
    person.ready()
    page.click(TALK)
    line.wait_for()
    assert not any("a" <= each <= "z" for each in line.inner_text())
    assert person.errors == []


def test_the_host_gives_a_bot_another_level_and_leaves_the_seat_to_one(
    house: House, come: Comer
) -> None:
    person = come(house, "en", (360, 740))
    page = person.page
    person.go()
    page.wait_for_selector(".play")
    made = person.api("POST", "/api/tables", {"game": "valhalla", "seats": [ME, KARL]})
    person.go(f"/t/{made['id']}")
    person.ready()
    page.click(".menu button[aria-expanded]")
    page.click(".sheet .chairs")
    page.click('dialog [data-level="thrall"]')
    page.wait_for_selector('dialog [data-level="thrall"][aria-pressed="true"]')
    person.check_all(str(person.api("GET", "/api/me")["name"]))
    assert "thrall" == person.api("GET", f"/api/tables/{made['id']}")["seats"][1]["bot"]
    page.click("dialog .close")
    page.click(".menu button[aria-expanded]")
    page.click(".sheet .leave")
    page.click('dialog [data-level="jarl"]')
    page.wait_for_url(f"{house.url}/")
    assert person.errors == []
