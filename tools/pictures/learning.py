"""Makes the pictures of lessons and of the story of a game: `python tools/pictures/learning.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page
from screenshots import DESKTOP, PHONE, save, studio

import meadhall
from browser.house import House
from browser.people import Person
from meadhall.lab.play import play_game

STEPS = {"bloodrage": 4, "valhalla": 5, "midgard": 9, "godofwar": 3}
"""By game the step of its lesson that is shown."""
LONG = 600_000
"""Milliseconds after which a story hangs."""


def lessons(person: Person, studio: Page, language: str, kind: str) -> None:
    for game, step in STEPS.items():
        made = person.api("POST", "/api/lessons", {"game": game, "lesson": "first"})
        person.api("POST", f"/api/tables/{made['id']}/lesson", {"do": "go", "step": step})
        person.go(f"/t/{made['id']}")
        person.page.wait_for_selector(".coach[data-stage=click]")
        person.page.wait_for_timeout(2500)
        save(person.page, studio, f"{kind}lesson-{game}.{language}")


def story(person: Person, studio: Page, language: str, kind: str) -> None:
    played = play_game(meadhall.game("bloodrage"), ["greedy"] * 3, {}, "a story worth telling")
    played.record.names = []
    replay = person.api("POST", "/api/records", {"text": played.record.text()})["id"]
    person.go(f"/replay/{replay}")
    person.page.click(".story-button")
    person.page.wait_for_selector(".side .moment", timeout=LONG)
    for _ in range(3):
        person.page.keyboard.press("Shift+ArrowRight")
        person.page.wait_for_timeout(1500)
    save(person.page, studio, f"{kind}story.{language}")


def tour(
    browser: Browser, studio: Page, house: House, language: str, size: tuple[int, int]
) -> None:
    with Person(browser, house.url, language, size) as person:
        person.go()
        person.page.wait_for_selector(".play")
        kind = "phone-" if size == PHONE else ""
        lessons(person, studio, language, kind)
        story(person, studio, language, kind)


def main() -> None:
    with studio() as (browser, page, house):
        for language, size in (("ru", DESKTOP), ("en", DESKTOP), ("ru", PHONE)):
            tour(browser, page, house, language, size)


if __name__ == "__main__":
    main()
