"""God of War at its drawn table: scenes by clicks on the drawing and by keyboard."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.people import OFFERED, OPTION, Person
from ford import FORD
from meadhall.core import Setting
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.library import OURS
from meadhall.lab.play import play_game

DESKTOP, PHONE = (1440, 900), (360, 740)

# A drawn thing that can be chosen and that nothing covers; else an option in the bar.
DRAWN = """
([chance, hasty]) => {
  const dialog = document.querySelector("dialog[open] .btn.gold");
  if (dialog) return ["dialog", ...middle(dialog)];
  const things = "[data-pick], .hand button.lit, [data-word]:not([disabled])";
  const all = [...document.querySelectorAll(things)];
  const word = (each) => each.dataset.word ?? "";
  const ends = (each) => ["end", "none", "pass", "nothing"].includes(word(each));
  const wanted = all.filter((each) => ends(each) === hasty && reach(each));
  const drawn = wanted.length ? wanted : all.filter(reach);
  const bar = [...document.querySelectorAll(OPTION)];
  const from = drawn.length ? drawn : bar;
  const one = from[Math.floor(chance * from.length)];
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (!one) return null;
  const kind = one.closest(".hand") ? "card" : (one.dataset.word ?? one.dataset.pick);
  return [drawn.length ? kind : "bar", ...middle(one)];
  function middle(each) {
    const box = each.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.9], [0.5, 0.1], [0.9, 0.5], [0.1, 0.5]]) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      if (each.contains(document.elementFromPoint(...at))) return at;
    }
    return [box.left + box.width / 2, box.top + box.height / 2];
  }
  function reach(each) {
    each.scrollIntoView({ block: "nearest", inline: "nearest" });
    return each.contains(document.elementFromPoint(...middle(each)));
  }
}
""".replace("OPTION", json.dumps(OPTION))

# Where an option is drawn and can be reached, else its button in the bar.
ASKED = "name => document.querySelector('.actions')?.dataset.question === name"
CHOSEN = """
option => {
  const own = ["choice", "word"].map((name) => `[data-${name}="${option}"]:not([disabled])`);
  const bar = `.actions .option[data-option="${option}"]:not([disabled])`;
  for (const [way, what] of [["drawn", own.join()], ["bar", bar]])
    for (const each of document.querySelectorAll(what)) {
      each.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = each.getBoundingClientRect();
      for (const [x, y] of [[0.5, 0.5], [0.5, 0.9], [0.2, 0.3], [0.8, 0.7]]) {
        const at = [box.left + box.width * x, box.top + box.height * y];
        if (each.contains(document.elementFromPoint(...at))) return [way, ...at];
      }
    }
  return null;
}
"""

SKIP = "document.querySelectorAll('.story .btn:not(.look)').forEach((each) => each.click())"


BOT = {"kind": "bot", "bot": "random"}


def sit_down(person: Person, seats: int, other: dict[str, str] = BOT, **more: Any) -> None:
    """Open a table of one's own with bots, or such others, at the other seats."""
    person.go()
    person.page.wait_for_selector(".play")
    others = [other for _ in range(seats - 1)]
    form = {"game": "godofwar", "seats": [{"kind": "me"}, *others], **more}
    made = person.api("POST", "/api/tables", form)
    person.go(f"/t/{made['id']}")
    person.ready()


def scene(name: str, difficulty: str = "normal") -> dict[str, Any]:
    return {"options": {"length": "scene", "scene": name, "difficulty": difficulty}, "seed": name}


def decide(person: Person, hasty: bool) -> str:
    """Choose something that is drawn, where anything is; gives what it was."""
    page = person.page
    page.evaluate(SKIP)
    before = page.evaluate(OFFERED)
    found = page.evaluate(DRAWN, [person.chance.random(), hasty])
    if found is None:
        page.wait_for_timeout(20)  # what was offered has just gone; the next look is fresh
        return ""
    kind, x, y = found
    page.mouse.click(x, y)
    if page.query_selector("dialog[open]") is None:
        person.settle(before)
    return str(kind)


def play(person: Person, decisions: int, haste: float) -> set[str]:
    """Decide so often, or to the end, looking at every new question; gives what was clicked."""
    name = str(person.api("GET", "/api/me")["name"])
    seen: set[str] = set()
    clicked: set[str] = set()
    for _ in range(decisions):
        person.ready()
        if person.over:
            break
        if person.question not in seen:
            seen.add(person.question)
            person.check_words(name)
            person.check_room()
            if len(seen) % 4 == 2:
                person.check_access()
        clicked.add(decide(person, person.chance.random() < haste))
    return clicked


def test_a_hero_is_chosen_and_placed_on_the_drawing(house: House, come: Comer) -> None:
    person = come(house, "ru")
    sit_down(person, 2, seed="heroes", options={"length": "scene", "scene": "travelers"})
    person.page.click(".boards li.can >> nth=0")
    person.page.wait_for_selector("[data-column].can")
    person.page.click("[data-column='2'].can")
    person.page.wait_for_selector("[data-column='2'] .fig.me")
    assert len(person.page.query_selector_all(".sc")) == 8
    person.check_room()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "seats", "name"),
    [("ru", DESKTOP, 4, "ogre"), ("en", PHONE, 1, "travelers"), ("ru", PHONE, 2, "helheim")],
)
def test_a_scene_is_played_to_its_end_on_the_drawing(
    house: House, come: Comer, language: str, size: tuple[int, int], seats: int, name: str
) -> None:
    person = come(house, language, size)
    sit_down(person, seats, **scene(name, "ragnarok"))
    clicked = play(person, 400, 0.5)
    assert person.over
    assert "card" in clicked
    assert len(clicked) > 5
    assert max(person.updates) <= 10_000
    check_end(person, [name], seats)


def check_end(person: Person, scenes: list[str], seats: int) -> None:
    """The end is told on the drawing: each scene of the way, and what each player did."""
    page = person.page
    page.wait_for_selector(".end-gw .st")
    assert len(page.query_selector_all(".end-gw .st")) == len(scenes)
    assert len(page.query_selector_all(".end-gw .shares > li")) == seats
    assert page.query_selector(".end-gw .st.won, .end-gw .st.lost")
    person.check_all(*(each.inner_text() for each in page.query_selector_all(".shares small")))
    page.click(".end-gw nav .btn:last-child")
    page.wait_for_selector(".end-gw .st", state="detached")
    page.wait_for_selector(".stage .sc")
    page.click(".end-gw .btn")
    page.wait_for_selector(".end-gw .st")


@pytest.mark.slow
def test_every_scene_is_drawn(house: House, come: Comer) -> None:
    person = come(house, "ru", DESKTOP)
    for name in OURS:
        sit_down(person, 1, **scene(name))
        play(person, 2, 0.2)
        assert len(person.page.query_selector_all(".sc")) == 8


@pytest.mark.slow
@pytest.mark.rule("GW-278")
def test_a_scene_of_ones_own_is_drawn(house: House, come: Comer) -> None:
    person = come(house, "ru", DESKTOP)
    sit_down(person, 1, options={"length": "scene"}, writing=FORD, seed="ford")
    play(person, 5, 0.2)
    assert "Тролль у брода" in person.page.inner_text("main")


@pytest.mark.long
@pytest.mark.rule("GW-278")
@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_a_scene_of_ones_own_is_played_to_its_end_on_the_drawing(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    sit_down(person, 1, options={"length": "scene"}, writing=FORD, seed="ford")
    clicked = play(person, 500, 0.5)
    assert person.over
    assert len(clicked) > 5
    check_end(person, ["ford"], 1)


@pytest.mark.slow
def test_a_scene_is_played_by_keyboard_alone(house: House, come: Comer) -> None:
    person = come(house, "en")
    sit_down(person, 1, **scene("sigrun", "ragnarok"))
    person.play_by_keyboard(400, lambda turn: ["End" if turn % 2 else "ArrowRight"])
    assert person.page.evaluate("document.activeElement !== document.body")


# Whether the answer to this state has reached the table; a card looked at is taken there.
ANSWERED = """
before => {
  document.querySelector("dialog[open] .btn.gold")?.click();
  const moved = document.querySelector(".actions")?.dataset.n !== before;
  return moved || document.querySelector(".result, .pass") !== null;
}
"""


def replay(person: Person, answers: list[str]) -> list[str]:
    """Give these answers by clicks, on the drawing where they are drawn; gives where each was."""
    page = person.page
    ways: list[str] = []
    for answer in answers:
        person.ready()
        page.evaluate(SKIP)
        before = page.get_attribute(".actions", "data-n")
        way, x, y = page.wait_for_function(CHOSEN, arg=answer).json_value()
        page.mouse.click(x, y)
        page.wait_for_function(ANSWERED, arg=before)
        ways.append(way)
    return ways


@pytest.mark.long
def test_a_whole_saga_is_won_alone_by_clicks(house: House, come: Comer) -> None:
    """All quests and the boss, by the answers of a bot that wins with this seed."""
    options: dict[str, Setting] = {"difficulty": "story"}
    games = ((seed, play_game(GAME, ["greedy"], options, seed)) for seed in map(str, range(40)))
    seed, played = next((seed, game) for seed, game in games if game.result.won)
    person = come(house, "ru", DESKTOP)
    sit_down(person, 1, options=options, seed=seed)
    ways = replay(person, [str(answer.option) for answer in played.record.answers])
    assert ways.count("drawn") > 0.8 * len(ways)
    check_end(person, ["quest", "quest", "boss"], 1)
    assert len(person.page.query_selector_all(".end-gw .st.won")) == 3


# Which seat looks at the screen: the heroes of the others are not outlined.
SITTING = """
() => {
  document.querySelector(".pass .btn")?.click();
  const all = [...document.querySelectorAll(".boards .hb, .strip li")];
  const open = document.querySelector(".actions .options:not(.aside) .option:not([disabled])");
  const at = all.findIndex((each) => each.classList.contains("me"));
  return document.querySelector(".result") ? "over" : open && at >= 0 ? String(at) : null;
}
"""


def replay_party(person: Person, answers: list[tuple[int, str]]) -> list[str]:
    """The same for several heroes at one screen: whoever is asked sits down to it."""
    left: dict[int, list[str]] = {seat: [] for seat, _ in answers}
    for seat, answer in answers:
        left[seat].append(answer)
    ways: list[str] = []
    seen: set[str] = set()
    for _ in answers:
        sitting = person.page.wait_for_function(SITTING).json_value()
        if sitting == "over":
            break
        if person.question not in seen:
            seen.add(person.question)
            person.check_room()
        ways += replay(person, [left[int(sitting)].pop(0)])
    return ways


@pytest.mark.long
@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("ru", 4)])
def test_a_whole_saga_of_a_party_is_played_by_clicks(
    house: House, come: Comer, language: str, seats: int
) -> None:
    """Several heroes by one person, to the end of the path, by the answers of bots that win."""
    options: dict[str, Setting] = {"difficulty": "story", "heroes": "dealt"}
    bots = ["greedy"] * seats
    games = ((seed, play_game(GAME, bots, options, seed)) for seed in map(str, range(20)))
    seed, played = next((seed, game) for seed, game in games if game.result.won)
    person = come(house, language, DESKTOP)
    sit_down(person, seats, {"kind": "hotseat"}, options=options, seed=seed)
    answers = [(answer.seat, str(answer.option)) for answer in played.record.answers]
    ways = replay_party(person, answers)
    assert ways.count("drawn") > 0.8 * len(ways)
    assert max(person.updates) <= 10_000
    check_end(person, ["quest", "quest", "boss"], seats)


@pytest.mark.long
@pytest.mark.parametrize("name", [*OURS])
def test_every_quest_and_boss_is_played_to_its_end(house: House, come: Comer, name: str) -> None:
    size, language = ((DESKTOP, "en"), (PHONE, "ru"))[[*OURS].index(name) % 2]
    person = come(house, language, size)
    sit_down(person, 1, **scene(name, "ragnarok"))
    play(person, 500, 0.5)
    assert person.over
    assert max(person.updates) <= 10_000
    check_end(person, [name], 1)


def ask_ally(person: Person, question: str) -> str:
    """Ask for the first card that an ally could play; gives the line that is said for it."""
    page = person.page
    sit_until(
        person, "name => document.querySelector('.actions')?.dataset.question === name", question
    )
    lines = len(page.query_selector_all(".chat li:not(.empty)"))
    page.click(".help .ask:not([disabled]) >> nth=0")
    page.wait_for_selector(f".chat li:not(.empty) >> nth={lines}", state="attached")
    return page.text_content(".chat ol li:last-child") or ""


def sit_until(person: Person, seen: str, about: str) -> None:
    """Where two share a screen, whoever is asked sits down to it, until this is seen."""
    look = "document.querySelector('.pass .btn')?.click()"
    person.page.wait_for_function(f"about => {{ {look}; return ({seen})(about); }}", arg=about)


@pytest.mark.slow
def test_an_ally_is_asked_for_help_in_talk(house: House, come: Comer) -> None:
    """Two people at one screen; Mimir has a card against a blow, and later one for a set."""
    person = come(house, "en", DESKTOP)
    options = {"length": "scene", "scene": "travelers", "heroes": "dealt"}
    sit_down(person, 2, {"kind": "hotseat"}, seed="ask 125", options=options)
    for answer in ("1", "reveal", "pass", "leave", "pass"):
        sit_until(person, CHOSEN, answer)
        replay(person, [answer])
    assert "help me" in ask_ally(person, "Defend")
    for answer in ("none", "pass", "at_arrow_1"):
        sit_until(person, CHOSEN, answer)
        replay(person, [answer])
    assert "raise my set" in ask_ally(person, "AddModifier")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("ru", DESKTOP), ("en", PHONE)])
def test_what_cannot_be_chosen_says_why(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    """An enemy in another column, and a card of the hand that is for defending."""
    person = come(house, language, size)
    sit_down(person, 1, **scene("travelers"))
    replay(person, ["2"])
    person.page.click("[data-card=travelers_b4_front] .gw-pick", position={"x": 12, "y": 12})
    person.page.wait_for_selector(".why")
    assert "GW-065" in person.page.inner_text(".why .rule")
    assert ("столбце" if language == "ru" else "column") in person.page.inner_text(".why dd")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(".why", state="detached")
    person.page.click(".hand button[data-option=kr_guard]")
    assert "GW-059" in person.page.inner_text("dialog[open] .why")
