"""Every game at the plain table: from the home page to the result by clicks, in both languages."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute

from browser.conftest import Comer
from browser.house import House
from browser.people import Person
from meadhall import GAMES

pytestmark = pytest.mark.slow

DESKTOP, PHONE = (1280, 800), (360, 740)
LOOKS = 40
"""How many decisions lie between two looks at everything on the screen."""


def sit_down(person: Person, game: str) -> None:
    """To a new table with as few players as the game allows, and quick bots."""
    person.context.add_init_script("localStorage.setItem('meadhall-plain', 'yes')")
    person.go()
    person.page.wait_for_selector(".play")
    info = next(each for each in person.api("GET", "/api/games") if each["id"] == game)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (info["seats"][0] - 1)]
    form = {"game": game, "seats": seats, "seed": "plain table"}
    person.go(f"/t/{person.api('POST', '/api/tables', form)['id']}")
    person.page.wait_for_selector(".plain section")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "size"), [("ru", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)]
)
def test_a_whole_game_at_the_plain_table(
    house: House, come: Comer, game: str, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    sit_down(person, game)
    name = str(person.api("GET", "/api/me")["name"])
    while not person.over:
        person.ready()
        person.check_words(name)
        person.check_room()
        person.play_on(LOOKS)
    person.check_all(name)
    assert person.page.query_selector(".plain section")


@pytest.mark.parametrize("game", GAMES)
def test_what_one_needs_comes_first_and_the_rest_is_a_jump_away(
    house: House, come: Comer, game: str
) -> None:
    person = come(house, "ru", DESKTOP)
    sit_down(person, game)
    page = person.page
    person.ready()
    order = page.eval_on_selector_all("[id^=part-][role=group]", "all => all.map(e => e.id)")
    assert order[-2:] == ["part-own", "part-all"]
    page.click(".jumps .btn >> text=Стол")
    top = page.eval_on_selector("#part-all", "e => e.getBoundingClientRect().top")
    bottom = page.eval_on_selector("#part-all", "e => e.getBoundingClientRect().bottom")
    assert 0 < top < DESKTOP[1] or bottom <= DESKTOP[1] + 1
    person.check_access()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_selector("#part-own", state="visible")
    assert page.is_hidden("#part-all")
    page.click(".tabs button >> nth=1")
    page.wait_for_selector("#part-all", state="visible")
    assert page.is_hidden("#part-own")
    page.click(".tabs button >> nth=2")
    page.wait_for_selector(".chat input", state="visible")
    person.check_room()
    person.check_access()


def test_who_prefers_words_chooses_them_in_the_menu_and_keeps_them(
    house: House, come: Comer
) -> None:
    person = come(house, "en")
    table = person.play_now()
    person.page.click(".menu [aria-expanded]")
    person.page.click("text=Plain table")
    person.page.wait_for_selector(".plain section")
    person.go(f"/t/{table}")
    person.page.wait_for_selector(".plain section")
    person.play_on(2)


def test_the_news_since_the_last_move_are_kept_over_a_reload(house: House, come: Comer) -> None:
    person = come(house, "en")
    sit_down(person, GAMES[0])
    while person.page.query_selector(".news") is None:
        person.play_on(1)
        person.ready()
    news = person.page.inner_text(".news")
    person.page.reload()
    person.page.wait_for_selector(".news")
    assert news == person.page.inner_text(".news")


def test_a_board_that_cannot_be_drawn_gives_way_to_the_plain_table(
    house: House, come: Comer
) -> None:
    person = come(house, "en")

    def spoil(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state" and told["base"] is None:
                told["view"] = {}
            line.send(json.dumps(told))

        server.on_message(heard)

    person.page.route_web_socket("**/ws/**", spoil)
    person.play_now()
    person.page.wait_for_selector(".plain section")
    person.play_on(3)
    assert person.errors
    person.errors.clear()
