"""The parts of a table that the shell brings to every game: the bar, undo, chat, menu, titles."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.people import Person

pytestmark = pytest.mark.slow

CLOSED = ".actions [data-closed]"

# How far the chat's last button ends above the bar, measured in one and the same layout.
ABOVE = """
() => document.querySelector(".bar").getBoundingClientRect().top -
  document.querySelector(".chat form button").getBoundingClientRect().bottom
"""


def until_closed(person: Person) -> None:
    """Play on until an action that cannot be chosen stands among the six."""
    for _ in range(200):
        person.ready()
        if person.question == "TakeAction" and person.page.query_selector(CLOSED):
            return
        person.play_on(1)
    raise AssertionError("no action was ever closed")


@pytest.mark.parametrize(("language", "size"), [("ru", (1440, 900)), ("en", (360, 740))])
def test_an_impossible_action_stays_in_sight_and_says_why(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    person.play_now()
    until_closed(person)
    page = person.page
    shown = page.query_selector_all(".actions .kinds .option, .actions .kinds .closed")
    assert len(shown) == 6
    # By keyboard: it can be reached, opened, and left again.
    page.focus(CLOSED)
    page.keyboard.press("Enter")
    page.wait_for_selector(".why")
    page.wait_for_function("() => document.activeElement.matches('.why .rule')")
    number = page.inner_text(".why .rule")
    person.check_room()
    person.check_access()
    page.keyboard.press("Escape")
    page.wait_for_selector(".why", state="detached")
    page.wait_for_function("() => document.activeElement.matches('[data-closed]')")
    page.click(CLOSED, force=True)
    page.click(".why .rule")
    page.wait_for_selector("dialog[open]")
    assert number in page.inner_text("dialog[open]")


def until(person: Person, question: str) -> None:
    """Play on until this is asked."""
    for _ in range(200):
        person.ready()
        if person.question == question:
            return
        person.play_on(1)
    raise AssertionError(f"{question} was never asked")


def test_passing_with_rage_left_is_asked_once_more(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.play_now()
    until(person, "TakeAction")
    page, n = person.page, person.page.get_attribute(".actions", "data-n")
    page.click(".actions [data-option=pass]")
    page.wait_for_selector(".actions .sure")
    assert "Gives up" in page.inner_text(".sure .prompt")
    person.check_access()
    page.click(".sure .option >> nth=1")
    page.wait_for_selector(".actions .kinds [data-option=pass]")
    assert n == page.get_attribute(".actions", "data-n")
    page.click(".actions [data-option=pass]")
    page.click(".sure .gold")
    page.wait_for_selector(f".actions:not([data-n='{n}'])")


def test_who_wants_it_confirms_every_choice(house: House, come: Comer) -> None:
    person = come(house, "ru", (360, 740))
    person.context.add_init_script("localStorage.setItem('meadhall-confirm', 'yes')")
    person.play_now()
    page, n = person.page, person.page.get_attribute(".actions", "data-n")
    page.focus(".actions .option")
    page.keyboard.press("Enter")
    page.wait_for_selector(".actions .sure")
    page.wait_for_function("() => document.activeElement.matches('.sure .gold')")
    person.check_room()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".actions:not([data-n='{n}'])")


TURN = "● Your turn"


def test_the_tab_says_where_one_is_and_whose_turn_it_is(house: House, come: Comer) -> None:
    person = come(house, "en")
    page = person.page
    person.go()
    page.wait_for_selector(".play")
    assert page.title() == "Meadhall"
    for path, title in {
        "/rules/bloodrage": "Blood Rage: the rules · Meadhall",
        "/cards/bloodrage": "Blood Rage: all cards · Meadhall",
        "/me": "You · Meadhall",
    }.items():
        person.go(path)
        page.wait_for_function("title => document.title === title", arg=title)
    person.play_now()
    assert page.title() == f"{TURN} · Blood Rage · Meadhall"
    assert page.get_attribute("link[rel=icon]", "href") == "/favicon-turn.svg"
    person.go()
    page.wait_for_function("turn => document.title.startsWith(turn)", arg=TURN)
    reply = page.request.get(f"{person.url}/favicon-turn.svg")
    assert "svg" in reply.headers["content-type"]


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_what_others_said_is_marked_until_it_is_seen(
    house: House, come: Comer, size: tuple[int, int]
) -> None:
    host, guest = come(house, "en", size), come(house, "en")
    host.go()
    host.page.wait_for_selector(".play")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = host.api("POST", "/api/tables", {"game": "bloodrage", "seats": seats, "listed": True})
    guest.go()
    guest.page.wait_for_selector(".play")
    guest.api("POST", f"/api/tables/{made['id']}/join", {})
    for person in (host, guest):
        person.go(f"/t/{made['id']}")
        person.ready()
    guest.page.click("details summary")
    guest.page.fill(".chat input", "Skal!")
    guest.page.keyboard.press("Enter")
    host.page.wait_for_selector(".unread")
    assert guest.page.query_selector(".unread") is None, "one has seen what one says"
    host.check_access()
    host.page.click(".tabs button >> nth=-1" if size[0] < 1000 else "details summary")
    host.page.wait_for_selector(".unread", state="detached")
    assert "Raven" in host.page.inner_text(".chat"), "a line says whose seat it came from"
    host.check_room()
    inside = "b => b.getBoundingClientRect().right <= innerWidth"
    assert host.page.eval_on_selector(".chat form button", inside)
    if size[0] > 1000:
        assert host.page.evaluate(ABOVE) >= 0, "the bar does not cover it"
        host.check_access()
        host.page.reload()
        host.page.wait_for_selector(".chat li b", state="attached")
        assert host.page.query_selector(".unread") is None, "what was read stays read"


def test_the_menu_closes_by_escape_and_by_a_click_elsewhere(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.play_now()
    page = person.page
    for by_key in (True, False):
        page.click(".menu [aria-expanded]")
        page.wait_for_selector(".menu .sheet")
        if by_key:
            page.keyboard.press("Escape")
        else:
            page.mouse.click(120, 500)
        page.wait_for_selector(".menu .sheet", state="detached")


def test_the_first_tab_leads_past_the_bars_to_the_decision(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.play_now()
    page = person.page
    page.reload()
    person.ready()
    page.evaluate("document.activeElement.blur()")  # as somebody who has just come to the page
    page.keyboard.press("Tab")
    page.wait_for_function("() => document.activeElement.matches('.skip')")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.actions .option')")


def test_rules_are_found_by_the_beginnings_of_words_and_by_address(
    house: House, come: Comer
) -> None:
    person = come(house, "en")
    page = person.page
    person.go("/rules/bloodrage#BR-136")
    page.wait_for_function("() => document.activeElement.id === 'BR-136'")
    assert page.evaluate("scrollY") > 1000
    person.go("/rules/bloodrage")
    page.wait_for_selector("dl")
    page.fill("input[type=search]", "tie")
    page.wait_for_selector("#BR-014", state="detached")  # it speaks of abilities only
    assert page.query_selector("#BR-166"), "the tie in a battle"
    assert len(page.query_selector_all("dt")) < 12


def test_help_leaves_out_rules_for_other_numbers_of_players(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.play_now()
    assert person.question == "DraftCard"
    person.page.click(".help")
    person.page.wait_for_selector("dialog[open] h2")
    assert "BR-058" in person.page.inner_text("dialog[open]")
    assert "BR-059" not in person.page.inner_text("dialog[open]")


def test_a_result_can_be_put_away_and_a_game_watched_again(house: House, come: Comer) -> None:
    person = come(house, "ru")
    table = person.play_now()
    person.hasty = True
    while not person.over:
        person.play_on(50)
    page = person.page
    page.click(".result .close")
    page.wait_for_selector(".result", state="detached")
    assert page.eval_on_selector(".end", "e => getComputedStyle(e).display") == "none"
    assert "решают другие" not in person.text()
    person.check_access()
    page.click(".after button >> nth=0")
    page.wait_for_selector(".result")
    page.set_viewport_size({"width": 740, "height": 360})
    page.wait_for_selector(".phone .result")
    beside = (
        "e => e.getBoundingClientRect().right - e.closest('main').getBoundingClientRect().right"
    )
    assert page.eval_on_selector(".result .close", beside) <= 0, "on a phone's side too"
    page.keyboard.press("Escape")
    page.wait_for_selector(".result", state="detached")
    person.go("/replays")
    page.wait_for_selector("li.panel small")
    assert "вы " in page.inner_text("li.panel small")
    person.go(f"/replay/{table}")
    page.wait_for_selector(".timeline")
    last = page.inner_text(".timeline output").split(" / ")[1]
    keys = ("Home", "ArrowRight", "ArrowRight", "PageDown", "ArrowLeft", "End")
    for key, at in zip(keys, ("0", "1", "2", "12", "11", last), strict=True):
        page.keyboard.press(key)
        page.wait_for_selector(f".timeline output:text-is('{at} / {last}')")
    page.wait_for_selector(".result")
    person.check_access()
