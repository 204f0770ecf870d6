"""Every lesson, found by itself, is played in the browser by clicking what is lit."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

import meadhall
from browser.conftest import Comer
from browser.house import ROOT, House
from browser.people import Person
from meadhall.games.lessons import Lesson, lessons_of

DESKTOP, PHONE = (1440, 900), (360, 740)
SCREENS = [("ru", PHONE), ("en", DESKTOP), ("en", PHONE), ("ru", DESKTOP)]
MODEL = "bloodrage"
"""Its lesson is played in two ways at every run, the others' in one, the rest by ``--long``."""

STOPS = "click", "chapter", "end"
AT = ", ".join(f".coach[data-stage={stage}]" for stage in STOPS)

# Where to click: on what is lit on the board or in the hand, else in the bar, where it is in sight.
LIT = """
() => {
  const things = [...document.querySelectorAll("[data-pick]")];
  const options = [...document.querySelectorAll(".actions .question .option:not([disabled])")];
  for (const each of [...things, ...options]) {
    const box = each.getBoundingClientRect();
    for (let n = 0; n < 60; n += 1) {
      const x = box.left + box.width * (n ? ((n * 37) % 100) / 100 : 0.5);
      const y = box.top + box.height * (n ? ((n * 61) % 100) / 100 : 0.5);
      const top = document.elementFromPoint(x, y);
      if (top && (top === each || each.contains(top))) return [x, y];
    }
  }
  return null;
}
"""

# The same once it has stood still for ten frames: a map may be on its way to what is lit.
STILL = f"""
seen => {{
  const now = ({LIT})();
  seen.frames = now && String(now) === seen.at ? seen.frames + 1 : 0;
  seen.at = String(now);
  return seen.frames < 10 ? null : now;
}}
"""

# What the scroll covers of what is to be clicked in the bar, of the whole of it.
COVERED = """
() => {
  const options = document.querySelectorAll(".actions .question .option:not([disabled])");
  const scroll = document.querySelector(".coach").getBoundingClientRect();
  return [...options].filter((each) => {
    const box = each.getBoundingClientRect();
    return Math.min(box.right, scroll.right) - Math.max(box.left, scroll.left) > 2
      && Math.min(box.bottom, scroll.bottom) - Math.max(box.top, scroll.top) > 2;
  }).map((each) => each.textContent);
}
"""

# Rings of the veil that lie over the scroll, where there is nothing to be clicked.
ASTRAY = """
() => {
  const scroll = document.querySelector(".coach .paper").getBoundingClientRect();
  return [...document.querySelectorAll(".veil .rings rect")].filter((each) => {
    const box = each.getBoundingClientRect();
    return Math.min(box.right, scroll.right) - Math.max(box.left, scroll.left) > 8
      && Math.min(box.bottom, scroll.bottom) - Math.max(box.top, scroll.top) > 8;
  });
}
"""

STANDS = """
() => document.querySelector(".actions")?.dataset.n
  + document.querySelector(".coach")?.dataset.stage
"""

GOING = f"before => document.querySelector('dialog[open] .row .gold') || ({STANDS})() !== before"


def ways() -> list[Any]:
    """Each lesson with languages and sizes: Blood Rage twice, the others once, all others long."""
    found = []
    for name in meadhall.GAMES:
        for lesson in lessons_of(meadhall.game(name).home).values():
            often = 2 if name == MODEL else 1
            for at, (language, size) in enumerate(SCREENS):
                mark = pytest.mark.slow if at < often else pytest.mark.long
                ident = f"{name}-{lesson.name}-{language}-{size[0]}"
                found.append(pytest.param(name, lesson.name, language, size, marks=mark, id=ident))
    return found


@pytest.mark.parametrize(("game", "lesson", "language", "size"), ways())
def test_a_lesson_is_played_by_clicking_what_is_lit(
    house: House, come: Comer, game: str, lesson: str, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    person.go()
    person.page.click(f".learn[data-game={game}]")
    steps = [step.name for each in lesson_of(game, lesson).chapters for step in each.steps]
    seen = [*dict.fromkeys(walk_through(person))]
    assert steps == seen
    person.check_words()
    person.check_access()
    person.page.click(".coach .row .way:not(.strong):not([href])")  # to play on at this table
    person.page.wait_for_selector(".coach", state="detached")
    person.ready()


def lesson_of(game: str, lesson: str) -> Lesson:
    return lessons_of(meadhall.game(game).home)[lesson]


def walk_through(person: Person) -> list[str]:
    """Click what is lit until the lesson is done; gives the steps it went through."""
    page = person.page
    seen: list[str] = []
    for _ in range(400):
        page.wait_for_selector(AT)
        stage = page.get_attribute(".coach", "data-stage")
        if stage == "end":
            return seen
        before = page.evaluate(STANDS)
        if stage == "chapter":
            page.click(".coach .next")
        else:
            seen.append(page.get_attribute(".coach", "data-step") or "")
            if len(seen) in (1, 4):
                person.check_words()
                person.check_room()
                person.check_access()
            click_lit(page)
        went_on(page, before)
    raise AssertionError("the lesson does not end")


def click_lit(page: Page) -> None:
    """Click what is lit once it is in sight and still; the scroll covers none of it in the bar,
    and nothing is ringed that lies out of sight.

    Like a person, click again where the map has moved away under the pointer.
    """
    before = page.evaluate(STANDS)
    page.wait_for_function(f"() => ({COVERED})().length === 0")
    page.wait_for_function(f"() => ({ASTRAY})().length === 0")
    for _ in range(5):
        seen = page.evaluate_handle("() => ({ at: '', frames: 0 })")
        page.mouse.click(*page.wait_for_function(STILL, arg=seen).json_value())
        with suppress(TimeoutError):
            page.wait_for_function(GOING, arg=before, timeout=6000)
            return
    raise AssertionError("what is lit does not take a click")


def went_on(page: Page, before: str) -> None:
    """Wait for what comes after a click; a small screen shows a card first, to be taken there."""
    page.wait_for_function(GOING, arg=before)
    if page.evaluate(STANDS) == before:
        page.click("dialog[open] .row .gold")
        page.wait_for_function(f"before => ({STANDS})() !== before", arg=before)


EXPLAINED = sorted(each.parent.name for each in ROOT.glob("web/src/games/*/how.ts"))


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), SCREENS[:2])
def test_how_to_play_fits_on_a_page(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    for game in EXPLAINED:
        person.go(f"/how/{game}")
        person.page.wait_for_selector(".symbols dd")
        person.check_all()


@pytest.mark.slow
def test_a_wrong_click_costs_nothing_and_the_skald_says_so(house: House, come: Comer) -> None:
    person = come(house)
    person.go()
    page = person.page
    page.click(f".learn[data-game={MODEL}]")
    page.wait_for_selector(AT)
    for _ in range(4):  # to the choice of a province
        before = page.evaluate(STANDS)
        click_lit(page)
        went_on(page, before)
        page.wait_for_selector(AT)
    before = page.evaluate(STANDS)
    page.locator("main [role=img][aria-label*=Myrkulor]").first.dispatch_event("click")
    page.wait_for_selector(".coach .nudge")
    assert before == page.evaluate(STANDS)
    page.click(".coach .why")
    assert "BR-081" in page.inner_text(".coach .rule")
    page.click(".coach .done >> nth=0")
    page.wait_for_selector(".coach[data-step=glory][data-stage=click]")
    page.click(".coach .skip")
    page.wait_for_selector(".coach[data-step=gifts][data-stage=click]")
    page.reload()
    page.wait_for_selector(".coach[data-step=gifts][data-stage=click]")
    page.click(".coach .leave")
    page.click(".coach .leave-yes")
    page.wait_for_selector(".coach", state="detached")
    person.ready()
