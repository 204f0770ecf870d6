"""Whole games of Blood Rage in the browser, against bots: by clicks and by keyboard alone."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.people import Person

# A told scene goes on by a click, or by itself: then there is nothing to click any more.
GO_ON = """
() => {
  const on = document.querySelector(".story .btn.gold");
  on?.click();
  return on !== null;
}
"""

TOLD = "() => document.querySelector('.story.ragnarok') !== null"
# Ragnarök may come between two looks: then it stays.
OTHERS_GO_ON = f"() => ({TOLD})() || ({GO_ON})()"


def me(person: Person) -> str:
    return str(person.api("GET", "/api/me")["name"])


def test_two_clicks_lead_to_a_move(house: House, come: Comer) -> None:
    person = come(house, "ru")
    person.play_now()
    assert person.question == "DraftCard"
    person.decide()
    person.ready()
    person.check_words(me(person))
    person.check_room()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("ru", (1440, 900)), ("en", (360, 740))])
def test_a_whole_game_by_clicks(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    person.play_now()
    seen: set[str] = set()
    name = me(person)
    while not person.over:
        question = person.question
        if question not in seen:
            seen.add(question)
            person.check_words(name)
            person.check_room()
            if len(seen) % 4 == 1:
                person.check_access()
        person.play_on(1)
        person.ready()
    person.check_all(name)
    assert len(seen) > 5
    assert max(person.updates) <= 10_000


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.go()
    page = person.page
    page.wait_for_selector(".play")
    person.tab_to(".play", 30)
    page.keyboard.press("Enter")
    person.ready()
    person.play_by_keyboard(1200, avoid="pass")
    # The focus is still on something: the words that say how it ended.
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.slow
def test_ragnarok_is_told_step_by_step_and_stands_in_nobodys_way(house: House, come: Comer) -> None:
    person = come(house, "ru")
    person.go()
    person.page.wait_for_selector(".play")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    form = {"game": "bloodrage", "seats": seats, "seed": "ragnarok"}
    person.go(f"/t/{person.api('POST', '/api/tables', form)['id']}")
    person.hasty = True
    while not person.page.evaluate(TOLD):
        assert not person.over
        person.ready()
        if not person.page.evaluate(OTHERS_GO_ON):
            person.play_on(1)
    assert "Рагнарёк" in person.page.inner_text(".story h2")
    person.check_access()
    person.play_on(1)
    while person.page.evaluate(GO_ON):
        person.page.wait_for_timeout(20)
    assert person.page.query_selector(".states")
