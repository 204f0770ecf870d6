"""Valhalla on its drawn table: whole games by clicks on what is drawn, and by keyboard alone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import TimeoutError

from browser.conftest import Comer
from browser.house import House
from browser.people import OPTION, Person

ALL = {
    "loki": "introductory",
    "thor": True,
    "valkyries": True,
    "dwarves": True,
    "tyr": True,
    "last_viking": True,
}

# What is lit on the drawing and nothing covers: a card, a warrior, a die, a player, the deck.
DRAWN = """
(chance) => {
  const seen = [...document.querySelectorAll("[data-pick]")].flatMap((each) => {
    each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = each.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.3, 0.3], [0.2, 0.6], [0.1, 0.1]]) {
      const at = [box.left + box.width * across, box.top + box.height * down];
      const top = document.elementFromPoint(...at);
      if (top && (each.contains(top) || top.contains(each))) return [at];
    }
    return [];
  });
  return seen.length ? seen[Math.floor(chance * seen.length)] : null;
}
"""

PRESS = """
([wanted, chance]) => {
  const offered = [...document.querySelectorAll(OPTION)];
  const meant = wanted.map((name) => offered.find((each) => each.dataset.option === name));
  const option = meant.find(Boolean) ?? offered[Math.floor(chance * offered.length)];
  option?.click();
  return option !== undefined;
}
""".replace("OPTION", json.dumps(OPTION))

# What the bar asks now; nothing once the game is over.
ASKED = """
() => {
  const bar = document.querySelector(".actions");
  return document.querySelector(".result") || !bar ? "" : bar.dataset.n + bar.innerText;
}
"""

# A phone shows a card of the hand first; it is taken from there.
TAKE = "document.querySelector('dialog[open] .btn.gold')?.click()"
CLOSE = "document.querySelector('dialog[open] .close')?.click()"

BOLD = {
    "ChooseAction": ["attack", "one", "draw"],
    "Fight": ["end"],
    "SendWarrior": ["all"],
    "ExchangeCard": ["done"],
    "GatherHand": ["finish"],
    "TakeGlory": ["usual"],
    "RerollDice": ["roll", "all"],
}
"""What somebody who wants to see the end presses, where the drawing was not clicked."""


def open_table(
    person: Person, seats: int, options: dict[str, object] | None = None, seed: str = "7"
) -> None:
    person.go()
    person.page.wait_for_selector(".play")
    others = [{"kind": "bot", "bot": "random"} for _ in range(seats - 1)]
    made = person.api(
        "POST",
        "/api/tables",
        {
            "game": "valhalla",
            "seats": [{"kind": "me"}, *others],
            "options": options or {},
            "seed": seed,
        },
    )
    person.go(f"/t/{made['id']}")
    person.ready()


def click_drawing(person: Person) -> bool:
    """Click something lit on the drawing, if there is anything."""
    at = person.page.evaluate(DRAWN, person.chance.random())
    if at is None:
        return False
    person.page.mouse.click(*at)
    person.page.evaluate(TAKE)
    return True


def go_on(person: Person, drawn: set[str]) -> None:
    """Decide once: on the drawing more often than not, else by what leads to the end."""
    page = person.page
    question = person.question
    before = page.evaluate(f"({ASKED})()")
    bold = question == "Fight" and person.chance.random() < 0.4
    if not bold and person.chance.random() < 0.7 and click_drawing(person):
        drawn.add(question)
    else:
        page.evaluate(PRESS, [BOLD.get(question, []), person.chance.random()])
    try:
        page.wait_for_function(f"before => ({ASKED})() !== before", arg=before, timeout=2000)
    except TimeoutError:  # what was clicked had just gone: the next look is fresh
        page.evaluate(CLOSE)


def play(person: Person, most: int = 4000, checks: bool = True) -> tuple[set[str], set[str]]:
    """Play on to the end; gives the questions that were met, and those answered on the drawing."""
    name = str(person.api("GET", "/api/me")["name"])
    seen: set[str] = set()
    drawn: set[str] = set()
    for _ in person.turns(most):
        question = person.question
        if question not in seen:
            seen.add(question)
            if checks:
                person.check_words(name)
                person.check_room()
        go_on(person, drawn)
    assert person.over
    person.check_words(name)
    person.check_room()
    assert max(person.updates) <= 10_000
    return seen, drawn


SHAPES = """
() => [...document.querySelectorAll("article.wc")].map((each) => {
  const box = each.getBoundingClientRect();
  return [each.ariaLabel, box.width, box.height / box.width];
})
"""


# How far the title of the end lies below the edge above which nothing can be scrolled to.
TITLE_TOP = """
() => {
  const end = document.querySelector("section.end");
  return end.getBoundingClientRect().top + end.parentElement.scrollTop
    - end.parentElement.getBoundingClientRect().top + 20;
}
"""


def test_every_card_of_the_list_has_the_shape_of_a_card(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.go("/cards/valhalla")
    person.page.wait_for_selector("article.wc")
    shapes = person.page.evaluate(SHAPES)
    assert len(shapes) > 200
    assert [] == [each for each in shapes if each[1] < 60 or abs(each[2] - 1.4) > 0.05]


def test_a_first_turn_on_the_drawing(house: House, come: Comer) -> None:
    person = come(house, "ru")
    open_table(person, 3)
    drawn: set[str] = set()
    name = str(person.api("GET", "/api/me")["name"])
    for _ in range(12):
        person.ready()
        if person.question == "ChooseAction":
            break
        go_on(person, drawn)
    person.ready()
    assert drawn & {"ChooseJarl", "SetAside", "SetSecondAside", "Fight", "SendWarrior"}
    assert len(person.page.query_selector_all(".rival")) == 2
    person.check_all(name)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options", "language", "size"),
    [
        (2, {}, "ru", (1440, 900)),
        pytest.param(4, {}, "en", (360, 740), marks=pytest.mark.long),
        (6, ALL, "ru", (1440, 900)),
        pytest.param(4, {"teams": "partnership"}, "ru", (360, 740), marks=pytest.mark.long),
        (4, {"teams": "alliance"}, "en", (1200, 800)),
        pytest.param(6, ALL, "en", (360, 740), marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_clicks_on_the_drawing(
    house: House,
    come: Comer,
    seats: int,
    options: dict[str, object],
    language: str,
    size: tuple[int, int],
) -> None:
    person = come(house, language, size)
    open_table(person, seats, options)
    seen, drawn = play(person)
    assert len(seen) > 6
    assert len(drawn) > 4
    assert person.page.evaluate(TITLE_TOP) >= 0, "the end is read from its beginning"
    person.check_access()


@pytest.mark.slow
@pytest.mark.parametrize("monster", ["fenrir", pytest.param("garm", marks=pytest.mark.long)])
def test_a_monster_is_fought_to_the_end(house: House, come: Comer, monster: str) -> None:
    language, size = ("en", (360, 740)) if monster == "fenrir" else ("ru", (1440, 900))
    person = come(house, language, size)
    open_table(person, 1, {"monster": monster, "level": 3})
    _, drawn = play(person)
    assert drawn & {"Fight", "ChooseAction"}


@pytest.mark.parametrize("monster", ["jormungandr", "nidhogg"])
def test_every_monster_has_its_den(house: House, come: Comer, monster: str) -> None:
    person = come(house, "ru")
    open_table(person, 1, {"monster": monster})
    name = str(person.api("GET", "/api/me")["name"])
    for _ in range(40):
        person.ready()
        if person.question == "ChooseAction":
            break
        go_on(person, set())
    assert person.page.query_selector(".den") is not None
    person.check_all(name)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(house: House, come: Comer) -> None:
    person = come(house, "en")
    open_table(person, 2)
    person.play_by_keyboard(2500)
