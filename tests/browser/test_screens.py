"""The screens beside the table, on a desktop and in the hand, in both languages."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import ROOT, House
from browser.people import Person
from meadhall import GAMES

pytestmark = pytest.mark.slow

OF_A_GAME = ["/new/", "/cards/", "/rules/"]
SCREENS = ["/", *(path + GAMES[0] for path in OF_A_GAME), "/replays", "/me", "/about"]
FONTS = ["Alegreya SC", "Philosopher", "PT Sans Narrow", "PT Sans", "SIL Open Font License"]
DRAWN = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
CREDITS = ["Crowd Games", "MIT", "CC BY", "game-icons.net", *FONTS]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_screen_is_whole(house: House, come: Comer, language: str) -> None:
    person = come(house, language)
    person.go()
    person.page.wait_for_selector(".play")
    listed = person.api("GET", "/api/tables")
    names = {name for lines in listed.values() for line in lines for name in line["names"]}
    for width in (1280, 360, 320):
        person.page.set_viewport_size({"width": width, "height": 740})
        for path in SCREENS:
            person.go(path)
            person.page.wait_for_selector("h1, .play")
            person.page.evaluate(DRAWN)
            person.check_room()
            if width != 320:
                person.check_words(*filter(None, names), *CREDITS)
                person.check_access()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_screens_of_every_game_are_whole(house: House, come: Comer, language: str) -> None:
    person = come(house, language, (360, 740))
    person.go()
    person.page.wait_for_selector(".play")
    name = str(person.api("GET", "/api/me")["name"])
    for path in [path + game for game in GAMES[1:] for path in OF_A_GAME]:
        person.go(path)
        person.page.wait_for_selector(".cards li, dl, form .open")
        person.check_room()
        if "/rules/" not in path:  # a rule may name what another edition calls a thing
            person.check_words(name)


# What is too small for a finger on a table in the hand; a small sign may have more room around it.
TOO_SMALL = """
() => [...document.querySelectorAll(".phone :is(header, .bar, .tabs) :is(button, a)")]
  .filter((each) => {
    const [box, around] = [each.getBoundingClientRect(), getComputedStyle(each, "::after")];
    const more = around.position === "absolute" ? around : { width: 0, height: 0 };
    const [wide, high] = [["width", box.width], ["height", box.height]]
      .map(([side, own]) => Math.max(own, parseFloat(more[side]) || 0));
    return box.width && (wide < 43.5 || high < 43.5);
  })
  .map((each) => each.outerHTML)
"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_tab_of_a_phone_is_wider_than_it(house: House, come: Comer, language: str) -> None:
    person = come(house, language, (360, 740))
    person.play_now()
    for tab in person.page.query_selector_all(".tabs button"):
        tab.click()
        person.check_room()
        wide = "[...document.querySelectorAll('.all')].map(e => e.scrollWidth - e.clientWidth)"
        assert not any(person.page.evaluate(wide)), tab.inner_text()
    for width, height in ((360, 740), (740, 360)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(TOO_SMALL) == []
        low = person.page.eval_on_selector(".tabs", "e => e.getBoundingClientRect().bottom")
        assert low <= height, "the tabs are in reach"


@pytest.mark.parametrize(("language", "size"), [("ru", (1440, 900)), ("en", (360, 740))])
def test_a_new_table_says_in_words_what_will_be_played(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    page = person.page
    person.go(f"/new/{GAMES[0]}")
    page.click(".counts .btn >> nth=2")
    seats = page.query_selector_all("li select")
    assert len(seats) == 4
    seats[1].select_option("open")
    seats[2].select_option("hotseat")
    page.click("li:nth-child(4) [data-level=konung]")
    assert page.get_attribute("li:nth-child(4) [data-level=konung]", "aria-pressed") == "true"
    page.fill("li input", "Gudrun")
    page.check(".fields [role=switch] >> nth=0")
    said = page.inner_text(".summary")
    for word in {
        "ru": ["Стол на четверых", "вы, Gudrun, 1 друг и 1 бот"],
        "en": ["A table for four", "you, Gudrun, a friend and a bot"],
    }[language]:
        assert word in said
    person.check_room()
    person.check_access()
    page.click("form .open")
    page.wait_for_selector(".invite")
    assert page.get_by_text("Gudrun").count()
    assert page.get_by_text({"ru": "Конунг", "en": "Konung"}[language]).count()
    page.click(".bots [data-level=jarl]")
    page.wait_for_selector(".prompt, .pass")


def test_cards_and_rules_can_be_found(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.go("/cards/bloodrage")
    person.page.wait_for_selector(".card")
    everything = len(person.page.query_selector_all(".card"))
    person.page.fill("input", "Troll")
    fewer = "all => (found => 0 < found && found < all)(document.querySelectorAll('.card').length)"
    person.page.wait_for_function(fewer, arg=everything)
    person.page.click(".card")
    person.page.wait_for_selector("dialog[open]")
    assert "Troll" in person.page.inner_text("dialog")
    person.page.keyboard.press("Escape")
    person.go("/rules/bloodrage")
    person.page.wait_for_selector("text=BR-069")


def test_a_record_that_was_brought_along_can_be_watched(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.go()
    person.page.wait_for_selector(".play")
    text = (ROOT / "tests" / "records" / "bloodrage-corpus4-00000.saga").read_text()
    brought = person.api("POST", "/api/records", {"text": text})
    person.go(f"/replay/{brought['id']}")
    person.page.wait_for_selector(".timeline")


def scripts(person: Person) -> int:
    found: int = person.page.evaluate(
        "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js'))"
        ".reduce((sum, e) => sum + e.encodedBodySize, 0)"
    )
    return found


def test_the_first_load_is_light(house: House, come: Comer) -> None:
    person = come(house, "ru")
    person.go()
    person.page.wait_for_selector(".play")
    home = scripts(person)
    assert 10_000 < home <= 200_000
    person.play_now()
    assert scripts(person) <= 200_000
