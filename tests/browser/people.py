"""Somebody with a browser: what they click, what they see, what went wrong behind it."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, TimeoutError, WebSocket

from browser.house import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = {"en": "en-GB", "ru": "ru-RU"}

OPTION = ".actions .options:not(.aside) .option:not([disabled])"
READY = f"{OPTION}, .result, .pass"

IDS = re.compile(r"\b(?:web|br|hint|source|phase-name)-[a-z]|\b[a-z]+_[a-z_]+\b|[{}]|undefined|NaN")
LATIN = re.compile(r"[A-Za-z]{2,}")
CYRILLIC = re.compile(r"[А-Яа-яЁё]{2,}")
NOT_WORDS = re.compile(r"\b[IVX]+\b|\b[A-Z]{2}-\d+|English|Русский")

CUT_OFF = """
() => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`page ${root.scrollWidth} > ${innerWidth}`);
  const key = ".prompt, .option .name, .btn, h1, h2, h3, h4, .tabs span, .ttl, .who b, summary";
  for (const each of document.querySelectorAll(key)) {
    const box = each.getBoundingClientRect();
    if (!box.width || each.closest(".sr-only")) continue;
    if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline") {
      wrong.push(`${each.className || each.tagName}: ${each.textContent.trim().slice(0, 40)}`);
    }
  }
  const bar = document.querySelector(".actions .prompt");
  if (bar) {
    const box = bar.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) wrong.push("the question");
  }
  return wrong;
}
"""

OFFERED = """
() => document.querySelector(".result, .pass") ? "" :
  document.querySelector(".actions")?.dataset.n +
  [...document.querySelectorAll(".actions .prompt, .actions .option")]
    .map((each) => each.textContent + (each.disabled ?? "")).join()
"""

# What cannot be read in the theme that is not shown: themes differ in nothing but colours.
OTHER_THEME = """
async () => {
  const { dataset } = document.documentElement;
  const shown = dataset.theme;
  dataset.theme = shown === "light" ? "dark" : "light";
  const asked = { runOnly: ["color-contrast"], resultTypes: ["violations"] };
  const { violations } = await axe.run(document, asked);
  const found = violations.flatMap((each) => each.nodes.map((node) => node.target.join(" ")));
  const theme = dataset.theme;
  dataset.theme = shown;
  return found.map((what) => `${theme}: ${what}`);
}
"""

# Where to click: on a lit place of the board, or on an option in the bar that nothing covers.
LOOK = """
([place, chance, hasty]) => {
  if (place && !document.querySelector(".scene")) {
    for (const lit of document.querySelectorAll(".states .place.can")) {
      const box = lit.getBoundingClientRect();
      for (let n = 1; n < 400; n += 1) {
        const x = box.left + ((n * 37) % 100) * box.width / 100;
        const y = box.top + ((n * 61) % 100) * box.height / 100;
        if (document.elementFromPoint(x, y) === lit) return [x, y];
      }
    }
  }
  const offered = [...document.querySelectorAll(OPTION)];
  const eager = offered.filter((each) => (each.dataset.option === "pass") === hasty);
  const all = eager.length ? eager : offered;
  const option = all[Math.floor(chance * all.length)];
  option?.scrollIntoView({ block: "nearest" });
  const box = option?.getBoundingClientRect();
  const at = box && [box.left + box.width / 2, box.top + box.height / 2];
  return at && option.contains(document.elementFromPoint(...at)) ? at : null;
}
""".replace("OPTION", json.dumps(OPTION))


def arrows(turn: int) -> list[str]:
    """To the first, second or third option, turn by turn."""
    return ["ArrowRight"] * (turn % 3)


class Person:
    """A person with a browser window of a certain size and language."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str,
        size: tuple[int, int],
        motion: bool = False,
    ) -> None:
        self.url, self.language = url, language
        self.errors: list[str] = []
        self.updates: list[int] = []
        self.chance = random.Random(7)
        self.hasty = False
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        # A browser reports every lost connection by itself; losing one is what some tests do.
        if message.type in ("error", "warning") and "WebSocket connection" not in message.text:
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        def heard(payload: str | bytes) -> None:
            told = json.loads(payload)
            if told["type"] == "state" and told["base"] is not None:
                self.updates.append(len(payload))

        socket.on("framereceived", heard)

    # -- going places ------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def play_now(self) -> str:
        """Two clicks from nothing to the first decision; gives the table's id."""
        self.go()
        self.page.click(".play")
        self.ready()
        return self.page.url.rsplit("/", 1)[1]

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this person's page would."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const headers = { "Content-Type": "application/json" };
              const asked = { method, headers, body: body === null ? undefined : body };
              const reply = await fetch(path, asked);
              return reply.status === 204 ? null : reply.json();
            }""",
            [method, path, None if body is None else json.dumps(body)],
        )

    # -- deciding ----------------------------------------------------------------

    def ready(self) -> None:
        """Wait until something is to be decided, or the game is over."""
        self.page.wait_for_selector(READY)

    @property
    def over(self) -> bool:
        return self.page.query_selector(".result") is not None

    @property
    def question(self) -> str:
        return str(self.page.evaluate("document.querySelector('.actions')?.dataset.question ?? ''"))

    def settle(self, before: str) -> None:
        """Wait until what was just decided is no longer what the screen shows."""
        with contextlib.suppress(TimeoutError):
            self.page.wait_for_function(
                f"before => ({OFFERED})() !== before", arg=before, timeout=3000
            )

    def decide(self) -> None:
        """Choose one of what is offered: on the board, in the hand, or in the bar."""
        page = self.page
        before = page.evaluate(OFFERED)
        at = page.evaluate(LOOK, [self.chance.random() < 0.5, self.chance.random(), self.hasty])
        if at is None:
            page.wait_for_timeout(20)  # what was offered has just gone; the next look is fresh
            return
        page.mouse.click(*at)
        self.settle(before)

    def turns(self, most: int) -> Iterator[None]:
        """So often, or until the game is over: wait until something is to be decided."""
        for _ in range(most):
            self.ready()
            if self.over:
                return
            yield

    def play_on(self, decisions: int = 3000) -> int:
        """Decide so often, or until the game is over; gives how often it was."""
        for made in range(decisions):
            self.ready()
            if self.over or self.page.query_selector(".pass"):
                return made
            self.decide()
        return decisions

    # -- by keyboard -------------------------------------------------------------

    def tab_to(self, selector: str, most: int = 120) -> None:
        """Press Tab until the focus is on such a thing."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return
        raise AssertionError(f"{most} Tabs do not lead to {selector}")

    def play_by_keyboard(
        self, decisions: int, keys: Callable[[int], Sequence[str]] = arrows, avoid: str = ""
    ) -> None:
        """Decide by the keys of each turn and Enter until the game is over; avoid an option."""
        page = self.page
        self.tab_to(".actions .option")
        for turn in range(decisions):
            page.wait_for_selector(".result, .actions .option:not([disabled]):focus")
            if self.over:
                return
            for key in keys(turn):
                page.keyboard.press(key)
            if avoid and page.evaluate("document.activeElement.dataset.option") == avoid:
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_timeout(20)
        assert self.over

    # -- looking -----------------------------------------------------------------

    def text(self) -> str:
        return str(self.page.inner_text("body"))

    def check_words(self, *names: str) -> None:
        """No message without its text, and no word of the other language."""
        text = self.text()
        assert IDS.findall(text) == [], IDS.findall(text)
        for name in names:
            text = text.replace(name, "")
        foreign = LATIN if self.language == "ru" else CYRILLIC
        found = foreign.findall(NOT_WORDS.sub("", text))
        assert found == [], found

    def check_room(self) -> None:
        """Nothing is cut off and the page does not slide sideways."""
        found = self.page.evaluate(CUT_OFF)
        assert found == [], found

    def check_access(self) -> None:
        """axe-core finds nothing serious, and all can be read in the other theme too."""
        self.page.evaluate(AXE.read_text())  # not as a script tag: the page allows no foreign ones
        found = self.page.evaluate(
            "axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations"
            ".filter(v => ['serious', 'critical'].includes(v.impact))"
            ".map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).slice(0, 4).join(' | ')}`))"
        )
        assert found == [], found
        faint = self.page.evaluate(OTHER_THEME)
        assert faint == [], faint

    def check_all(self, *names: str) -> None:
        self.check_words(*names)
        self.check_room()
        self.check_access()
