"""The board of Blood Rage: nothing hides what is decided about, and everything explains itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.conftest import Comer
from browser.house import House
from browser.people import Person

SIZES = [(1440, 900), (360, 740)]
PACE = 2500
"""How often somebody decides, in milliseconds of the page's own time."""
DECISIONS, TOLD = 60, 3
"""How often is enough, and how often something must have been told meanwhile."""

# What hides that which is decided about: the battle in question, or else the board. A scene that is
# over fades out in real time, which the page's own clock does not count; it is inert by then.
IN_THE_WAY = """
() => {
  if (document.querySelector(".story:not([inert])")) return "a scene";
  const { question } = document.querySelector(".actions").dataset;
  const fight = ["CommitCard", "AddCard", "KeepCard", "SpareFigure", "UseQuest"].includes(question);
  if (fight) return document.querySelector(".scene") ? "" : "no battle";
  if (document.querySelector(".scene")) return "";
  const { left, top, width, height } = document.querySelector("main").getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there.closest("main, .call") ? "" : there.className;
}
"""
STATE = "document.querySelector('.actions').dataset.n"
LIT = ".states .place.can, .stand.can, .scene"


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_what_is_decided_about_is_in_sight_at_every_decision(
    house: House, browser: Browser, size: tuple[int, int]
) -> None:
    """Nobody touches a scene; the clock of the page runs only as far as it is told to."""
    with Person(browser, house.url, "en", size, motion=True) as person:
        page = person.page
        page.clock.install()
        sit(person)
        told = decided = 0
        while decided < DECISIONS or told < TOLD:
            person.ready()
            if person.over:
                break
            if not person.question:
                page.wait_for_timeout(20)  # the others are still deciding
                continue
            told += page.query_selector(".story:not([inert]), .missed") is not None
            if page.query_selector(LIT):
                assert page.evaluate(IN_THE_WAY) == "", f"at once: {person.question}"
            came = page.evaluate(STATE)
            page.clock.run_for(PACE)
            person.ready()
            if page.evaluate(STATE) != came:
                continue  # something new has just come, and nobody has had time to read it
            assert page.evaluate(IN_THE_WAY) == "", person.question
            decided += 1
            person.decide()
        assert told >= TOLD
        assert person.errors == []


def sit(person: Person) -> None:
    """Four clans on the board: there are battles enough."""
    person.go()
    person.page.wait_for_selector(".play")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    made = person.api("POST", "/api/tables", {"game": "bloodrage", "seats": seats})
    person.go(f"/t/{made['id']}")


def until(person: Person, sign: str) -> None:
    """Play, one game after the other, until something is seen that a decision is asked about."""
    for _ in range(3):
        sit(person)
        while not person.over:
            if person.page.query_selector(sign) and person.question:
                return
            person.play_on(1)
            person.ready()
    raise AssertionError(f"never seen: {sign}")


def test_cards_show_the_age_they_were_dealt_in_and_say_their_numbers(
    house: House, come: Comer
) -> None:
    person = come(house, "en")
    person.play_now()
    ages = person.page.evaluate(
        "[...document.querySelectorAll('.pack .ft span:last-child')].map(e => e.textContent)"
    )
    assert len(ages) >= 6
    assert set(ages) == {"I"}
    spoken = person.page.evaluate(
        "[...document.querySelectorAll('.pack .card')].map(e => e.ariaLabel)"
    )
    assert all("age I." in each for each in spoken), spoken
    assert all(any(sign in each for sign in ("+", "Glory", "cost")) for each in spoken), spoken


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_battle_gives_way_to_the_board_and_comes_back(
    house: House, come: Comer, size: tuple[int, int]
) -> None:
    person = come(house, "ru", size)
    page = person.page
    until(person, ".scene")
    for theme in ("dark", "light"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        person.check_access()
    person.check_room()
    page.click(".look")
    page.wait_for_selector(".scene", state="detached")
    assert page.is_visible(".states")
    person.check_room()
    person.check_access()
    page.keyboard.press("KeyB")
    page.wait_for_selector(".scene")
    person.check_words(str(person.api("GET", "/api/me")["name"]))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_tracks_slots_phases_and_ragnarok_explain_themselves(
    house: House, come: Comer, language: str
) -> None:
    person = come(house, language)
    page = person.page
    person.play_now()
    things = [".tracks > div", ".phases .now", ".dooms .doom", ".slots .slot", ".sheet .glory"]
    for thing in things:
        page.mouse.move(1, 1)
        page.wait_for_selector(".kit-tip", state="detached")
        page.hover(thing)
        page.wait_for_selector(".kit-tip")
        assert len(page.inner_text(".kit-tip p")) > 20
        person.check_words(str(person.api("GET", "/api/me")["name"]))
    page.mouse.move(1, 1)
    page.wait_for_selector(".kit-tip", state="detached")
    page.focus(things[0])
    page.wait_for_selector(".kit-tip")
    page.keyboard.press("Escape")
    page.wait_for_selector(".kit-tip", state="detached")
