"""How somebody plays God of War by clicks: on the drawing wherever a thing is drawn."""

from __future__ import annotations

import json
from typing import Any

from browser.people import OFFERED, OPTION, Person

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


# Options in the bar that cannot be brought into sight, as what lies before the start of a row.
HIDDEN = """
() => [...document.querySelectorAll(".actions .options .option, .actions .options .whynot")]
  .filter((each) => {
    each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const [own, bar] = [each, each.closest(".options")].map((one) => one.getBoundingClientRect());
    return own.left < bar.left - 1 || own.left > bar.right || own.top < bar.top - 1;
  })
  .map((each) => each.textContent.trim())
"""


def check_bar(person: Person) -> None:
    """Every option can be reached in the bar, by sliding where there are many."""
    hidden = person.page.evaluate(HIDDEN)
    assert hidden == [], hidden


def look(person: Person, seen: set[str]) -> bool:
    """Look at a question that is new: nothing is cut or out of reach, and axe finds nothing."""
    if person.question in seen:
        return False
    seen.add(person.question)
    person.check_room()
    check_bar(person)
    if len(seen) % 4 == 2:
        person.check_access()
    return True


def play(person: Person, decisions: int, haste: float) -> set[str]:
    """Decide so often, or to the end, looking at every new question; gives what was clicked."""
    name = str(person.api("GET", "/api/me")["name"])
    seen: set[str] = set()
    clicked: set[str] = set()
    for _ in person.turns(decisions):
        if look(person, seen):
            person.check_words(name)
        clicked.add(decide(person, person.chance.random() < haste))
    return clicked


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
        look(person, seen)
        ways += replay(person, [left[int(sitting)].pop(0)])
    return ways


def sit_until(person: Person, seen: str, about: str) -> None:
    """Where two share a screen, whoever is asked sits down to it, until this is seen."""
    look = "document.querySelector('.pass .btn')?.click()"
    person.page.wait_for_function(f"about => {{ {look}; return ({seen})(about); }}", arg=about)
