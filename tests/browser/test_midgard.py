"""Champions of Midgard in the browser: whole games by clicks on the drawing, and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError

import meadhall
from browser.conftest import Comer
from browser.house import House
from browser.people import OPTION, Person
from meadhall.lab.play import play_game

DESKTOP, PHONE = (1440, 900), (360, 740)
LAST = 8

# Something drawn that can be chosen, or (if nothing is, or by chance) an option in the bar.
DRAWN = """
([chance, where]) => {
  const things = [
    ".plate.can", ".lair.can", ".shore.can", ".pin.can", "button.rune.can", ".player .choose",
    ".offer .thing", ".offer .token", ".keep button", ".leather .die.can",
    ".ways li button", ".aboard button", ".go .btn", ".assign [data-more]", ".assign .confirm",
  ];
  const seen = (each) => {
    if (each.disabled) return null;
    if (!each.closest(".pan")) each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = each.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(...at);
    return hit && each.contains(hit) ? at : null;
  };
  const given = [...document.querySelectorAll(".ways .gold:not([disabled])")];
  const ready = chance < 0.35 ? [...document.querySelectorAll(".assign .confirm")] : [];
  const sent = given.length ? given : ready;
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

# The table has gone on, or something to be given up at sea was marked.
NOW = """
(document.querySelector(".actions")?.dataset.n ?? "") +
  (document.querySelector(".voyage")?.dataset.marks ?? "")
"""
BEGUN = f"before => document.querySelector('.result') || {NOW} !== before"


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
    before = page.evaluate(NOW)
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
    for _ in person.turns(most):
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


def found(wanted: Callable[[Any], bool]) -> tuple[str, dict[str, int]]:
    """The record of a game between bots, and where in it a question is asked at such a view."""
    game = meadhall.game("midgard")
    at: dict[str, int] = {}
    made = 0

    def watch(table: Any, question: Any, _option: object) -> None:
        nonlocal made
        if not at and wanted(game.view(table, question.seat)):
            at.update(at=made, seat=question.seat)
        made += 1

    for seed in range(20, 60):
        made = 0
        played = play_game(game, ["random", "greedy", "random"], {}, str(seed), watch=watch)
        if at:
            played.record.names = []
            return played.record.text(), at
    raise AssertionError("no such position in forty games")


def sit_at(person: Person, wanted: Callable[[Any], bool]) -> None:
    """Open a table that goes on from such a position."""
    text, at = found(wanted)
    person.go()
    person.page.wait_for_selector(".play")
    replay = person.api("POST", "/api/records", {"text": text})["id"]
    made = person.api("POST", f"/api/replays/{replay}/branch", {**at, "bot": "random"})
    person.go(f"/t/{made['id']}")
    person.ready()


def two_to_lose(view: Any) -> bool:
    """The sea takes two things, and there is more than one way to give them."""
    sea = view["voyage"]
    return bool(
        sea
        and sea["seat"] == view["seat"]
        and len(sea["ways"]) > 2
        and sum(sea["ways"][0]["lost"].values()) == 2
    )


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("ru", DESKTOP), ("en", PHONE)])
def test_what_the_sea_takes_is_marked_and_given_at_once(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    sit_at(person, two_to_lose)
    page = person.page
    aboard = ".voyage .aboard button"
    before = len(page.query_selector_all(aboard))
    page.click(".ways li:nth-child(2) button")
    page.wait_for_selector(".ways li:nth-child(2) .chosen")
    assert len(page.query_selector_all(f"{aboard}.marked")) == 2
    page.click(".ways .plain")
    page.wait_for_selector(f"{aboard}.marked", state="detached")
    open_ones = page.query_selector_all(f"{aboard}:not([disabled])")
    for piece in (open_ones[0], open_ones[-1]):
        piece.click()
    page.wait_for_selector(".ways li .chosen")
    person.check_all(str(person.api("GET", "/api/me")["name"]))
    asked = page.evaluate("document.querySelector('.actions').dataset.n")
    page.click(".ways .gold")
    page.wait_for_function(
        """([before, asked]) => {
          const left = document.querySelectorAll(".voyage .aboard button").length;
          const question = document.querySelector(".actions")?.dataset.question;
          return question !== "LoseAboard" && (left === 0 || left <= before - 2)
            && document.querySelector(".actions")?.dataset.n !== asked;
        }""",
        arg=[before, asked],
    )
    assert person.errors == []


PAGE = """
() => {
  const number = (each) => Number(each.textContent.replace("−", "-").replace("+", ""));
  const points = [...document.querySelectorAll(".ledger li .points b")].map(number);
  const shown = document.querySelector(".ledger .strip [aria-pressed=true] .sr-only:last-child");
  return {
    sum: points.reduce((all, one) => all + one, 0),
    total: number(shown),
    whose: document.querySelector(".ledger h2").textContent,
    parts: document.querySelectorAll(".ledger .made :is(.icon, .seal, .bar i)").length,
  };
}
"""


@pytest.mark.slow
def test_in_the_hand_the_end_shows_what_everybodys_sum_is_made_of(
    house: House, come: Comer
) -> None:
    person = come(house, "ru", PHONE)
    sit_at(person, lambda view: view["round"] == LAST and view["phase"] == "combat")
    person.play_on(200)
    page = person.page
    page.wait_for_selector(".ledger .strip button")
    pages = []
    for each in page.query_selector_all(".ledger .strip button"):
        each.click()
        pages.append(page.evaluate(PAGE))
    assert [each["sum"] for each in pages] == [each["total"] for each in pages]
    assert len({each["whose"] for each in pages}) == 3
    assert all(each["parts"] for each in pages)
    person.check_all(str(person.api("GET", "/api/me")["name"]))


def test_the_game_opens_with_its_town(house: House, come: Comer) -> None:
    person = come(house, "ru")
    seat(person, table(1))
    assert person.page.query_selector(".town img") is not None
    assert act(person).startswith("thing")
    while person.question != "PlaceWorker":
        act(person)
    assert len(person.page.query_selector_all(".plate.can, .lair.can")) > 10
    person.check_room()


# What walks, held still on its way. Where it stands and where its home is are taken as it sets
# out: on a phone the town may move under it afterwards, to what can be chosen next.
WALKING = """
() => new Promise((done) => {
  const { animate } = Element.prototype;
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const begun = new Map();
  const look = (target, seen) => {
    seen.pause();
    const { duration } = seen.effect.getComputedTiming();
    const boxes = [0, 0.5, 1].map((part) => {
      seen.currentTime = part * duration;
      return target.getBoundingClientRect();
    });
    const { home, stands, width } = begun.get(target);
    const [end, scale] = [middle(boxes[2]), width / boxes[2].width];
    const from = (at, axis) => stands[axis] + (at - end[axis]) * scale;
    const way = boxes.map((box) => middle(box).map(from));
    done({
      way,
      home: [home.left, home.top, home.right, home.bottom],
      front: Number(getComputedStyle(target.closest(".town > *")).zIndex),
    });
    setTimeout(() => seen.finish());
  };
  Element.prototype.animate = function (...how) {
    const worker = this.closest(".town") && this.querySelector("use[href^='#cm-worker']");
    if (worker && !begun.has(this)) {
      const seat = worker.getAttribute("href").slice(-1);
      const home = document.querySelector(`[data-home="${seat}"]`).getBoundingClientRect();
      const box = this.getBoundingClientRect();
      begun.set(this, { home, stands: middle(box), width: box.width });
    }
    const seen = animate.apply(this, how);
    if (worker && how[1].duration) {
      Element.prototype.animate = animate;
      look(this, seen);
    }
    return seen;
  };
})
"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_worker_walks_from_its_hall_in_front_of_everything(
    house: House, browser: Browser, size: tuple[int, int]
) -> None:
    with Person(browser, house.url, "en", size, motion=True) as person:
        seat(person, table(1))
        while person.question != "PlaceWorker":
            act(person)
        page = person.page
        page.evaluate(f"() => {{ window.walked = ({WALKING})(); }}")
        page.click(OPTION)
        seen = page.evaluate("window.walked")
        left, top, right, bottom = seen["home"]
        (x, y), half, end = seen["way"]
        assert left <= x <= right
        assert top - 8 <= y <= bottom + 8
        assert min(x, end[0]) - 1 <= half[0] <= max(x, end[0]) + 1
        assert abs(end[0] - x) + abs(end[1] - y) > 50
        assert seen["front"] > max(
            page.evaluate(
                "[...document.querySelectorAll('.town > *:not([data-walks])')].map("
                "each => Number(getComputedStyle(each).zIndex) || 0)"
            )
        )
        assert person.errors == []


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
