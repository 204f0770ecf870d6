"""Champions of Midgard in the browser: whole games by clicks on the drawing, and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError

from browser.conftest import Comer
from browser.house import House
from browser.people import Person

DESKTOP, PHONE = (1440, 900), (360, 740)

# Something drawn that can be chosen, or (if nothing is, or by chance) an option in the bar.
DRAWN = """
([chance, where]) => {
  const things = [
    ".plate.can", ".lair.can", ".shore.can", ".pin.can", "button.rune.can", ".player .choose",
    ".offer .thing", ".offer .token", ".keep button", ".leather .die.can",
    ".ways button", ".aboard button", ".go .btn", ".assign [data-more]", ".assign .confirm",
  ];
  const seen = (each) => {
    if (each.disabled) return null;
    if (!each.closest(".pan")) each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = each.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(...at);
    return hit && each.contains(hit) ? at : null;
  };
  const sent = chance < 0.35 ? [...document.querySelectorAll(".assign .confirm")] : [];
  const all = sent.length ? sent : [...document.querySelectorAll(things.join())];
  for (let n = 0; n < all.length; n += 1) {
    const each = all[(n + Math.floor(where * all.length)) % all.length];
    const at = seen(each);
    if (at) return [...at, each.className];
  }
  return null;
}
"""

QUIET = "() => document.querySelector('.assign')?.dataset.busy !== 'true'"

# In the hand, with at most two places to send warriors to, all of it is in sight at once.
SLIDES = """
() => {
  const all = document.querySelector(".assign.small");
  const runes = document.querySelectorAll(".bar .aside .option").length > 1;
  if (!all || runes || all.querySelectorAll("[data-target]").length > 2) return false;
  return all.scrollHeight > all.clientHeight + 1;
}
"""

OPEN = """
() => document.querySelector(".result") || document.querySelector(
  ".actions .options:not(.aside) .option:not([disabled])")
"""

BEGUN = """
before => document.querySelector(".result") ||
  document.querySelector(".actions")?.dataset.n !== before
"""


def seat(person: Person, game: dict[str, object]) -> None:
    """Open a table of one's own against bots that think fast."""
    person.go()
    person.page.wait_for_selector(".play")
    made = person.api("POST", "/api/tables", {"game": "midgard", **game})
    person.go(f"/t/{made['id']}")
    person.ready()


def table(bots: int, **options: object) -> dict[str, object]:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    return {"seats": seats, "options": options}


def act(person: Person) -> str:
    """Choose something drawn if there is anything, else an option of the bar; gives what it was."""
    page = person.page
    page.wait_for_function(QUIET)
    page.wait_for_function(OPEN)
    before = page.evaluate("document.querySelector('.actions')?.dataset.n")
    at = page.evaluate(DRAWN, [person.chance.random(), person.chance.random()])
    if at is None:
        person.decide()
        return ""
    page.mouse.click(at[0], at[1])
    # In the hand a card is shown large first, and taken there.
    if (take := page.query_selector("dialog[open] .btn.gold")) is not None:
        take.click()
    try:
        page.wait_for_function(BEGUN, arg=before, timeout=3000)
    except TimeoutError:
        return ""  # what was aimed at has moved: others decide at the same time
    return str(at[2])


def play(person: Person, most: int = 900) -> tuple[set[str], int, int]:
    """Play to the end, look at every new question; gives them, clicks on the drawing and others."""
    seen: set[str] = set()
    drawn = bar = 0
    name = str(person.api("GET", "/api/me")["name"])
    for _ in range(most):
        person.ready()
        if person.over:
            break
        kind = "Assign" if person.page.query_selector(".assign") else person.question
        if kind not in seen:
            seen.add(kind)
            person.check_words(name)
            person.check_room()
            assert not person.page.evaluate(SLIDES)
            if len(seen) % 6 == 1:
                person.check_access()
        if act(person):
            drawn += 1
        else:
            bar += 1
    assert person.over
    person.check_all(name)
    assert max(person.updates) <= 10_000
    return seen, drawn, bar


def test_the_game_opens_with_its_town(house: House, come: Comer) -> None:
    person = come(house, "ru")
    seat(person, table(1))
    assert person.page.query_selector(".town img") is not None
    assert act(person).startswith("thing")
    while person.question != "PlaceWorker":
        act(person)
    assert len(person.page.query_selector_all(".plate.can, .lair.can")) > 10
    person.check_room()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "bots", "options"),
    [
        ("ru", DESKTOP, 1, {"hall_of_glory": True}),
        pytest.param("en", DESKTOP, 3, {"distrust": True}, marks=pytest.mark.long),
        pytest.param("en", PHONE, 1, {}, marks=pytest.mark.long),
        ("ru", PHONE, 2, {"hall_of_glory": True, "distrust": True}),
        pytest.param("ru", PHONE, 3, {"distrust": True}, marks=pytest.mark.long),
        pytest.param("ru", DESKTOP, 2, {"hall_of_glory": True}, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_clicks_on_the_drawing(
    house: House,
    come: Comer,
    language: str,
    size: tuple[int, int],
    bots: int,
    options: dict[str, object],
) -> None:
    person = come(house, language, size)
    seat(person, table(bots, **options))
    seen, drawn, bar = play(person)
    assert {"PlaceWorker", "Assign"} <= seen
    assert drawn > 3 * bar


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(house: House, come: Comer) -> None:
    person = come(house, "en")
    seat(person, table(1))
    person.play_by_keyboard(600)


@pytest.mark.slow
def test_warriors_are_sent_by_click_and_the_chance_shown_is_theirs(
    house: House, come: Comer
) -> None:
    person = come(house, "en")
    seat(person, table(1))
    page = person.page
    while person.page.query_selector(".assign [data-more]:not([disabled])") is None:
        assert not person.over
        act(person)
    page.click(".assign [data-more]:not([disabled])")
    page.wait_for_function(QUIET)
    assert person.question == "ConfirmCrews"
    assert page.query_selector(".assign .crew button, .assign .deck button") is not None
    page.click(".assign .crew button, .assign .deck button")
    page.wait_for_function(QUIET)
    assert page.query_selector(".assign .crew button, .assign .deck button") is None
    more = page.wait_for_selector(".assign [data-more]:not([disabled])")
    assert more is not None
    piece = more.get_attribute("data-more")
    target = more.evaluate("each => each.closest('[data-target]').dataset.target")
    place = f".assign [data-target={target}] :is(.crew, .ship)"
    page.drag_and_drop(f".assign .home button[aria-label='{piece}']", place)
    page.wait_for_function(QUIET)
    assert page.query_selector(f"{place} button") is not None
