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
    """From home to a new table with as few players as the game allows, and quick bots."""
    page = person.page
    person.context.add_init_script("localStorage.setItem('meadhall-plain', 'yes')")
    person.go()
    page.click(f".game.{game} .new")
    page.click(".counts .btn >> nth=0")
    for seat in page.query_selector_all("li select")[1:]:
        seat.select_option("bot:random")
    page.fill(".seed input", "plain table")
    page.click("form .open")
    page.wait_for_selector(".plain section")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
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
