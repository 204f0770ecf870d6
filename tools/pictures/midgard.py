"""Makes docs/pictures/midgard-*.webp from real games: `python tools/pictures/midgard.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page
from screenshots import DESKTOP, PHONE, save, studio

from browser.house import House
from browser.people import Person
from browser.test_midgard import QUIET, act, seat

RECRUIT = (
    *("forge", "foundry", "jomsvikings", "varangians", "militia", "raiders", "armory"),
    *("jarl_longhouse", "smokehouse", "merchant_ship", "sage_house", "runesmith"),
)
FIGHT = ("large_public_longship", "small_public_longship", "troll", "draugr_1", "draugr_2", "forge")
ENOUGH = 6

# What makes a moment worth a picture, by scene: the more of it, the better.
WORTH = {
    "town": ".plate .stands, .lair .stands, .pin .stands, .plate.can, .pin.can",
    "assign": ".assign .crew button, .assign .deck button",
    "voyage": ".ways li, .aboard .dice button",
    "combat": ".leather .die, .chances div",
}


def scene(page: Page) -> str:
    """Which scene the page shows."""
    for name in ("combat", "voyage"):
        if page.query_selector(f"[data-scene={name}]"):
            return name
    if page.query_selector(".assign"):
        return "assign"
    return "town" if page.query_selector(".plate.can, .pin.can") else ""


def decide(person: Person) -> None:
    """Go where warriors and fights are, and send as many as possible."""
    page = person.page
    page.wait_for_function(QUIET)
    if person.question == "PlaceWorker":
        dice = page.query_selector_all(".hall .house .die, .mine .dice .die")
        for wish in FIGHT if len(dice) >= ENOUGH else RECRUIT:
            option = page.query_selector(f".actions [data-option={wish}]:not([disabled])")
            if option is not None:
                option.click()
                return
    more = page.query_selector(".assign .ship-zone [data-more]:not([disabled])")
    more = more or page.query_selector(".assign [data-more]:not([disabled])")
    if more is not None:
        more.click()
        return
    act(person)


def tour(
    browser: Browser, studio: Page, house: House, language: str, size: tuple[int, int]
) -> None:
    """Play a game and take its pictures on the way."""
    kind = "phone-" if size == PHONE else ""
    with Person(browser, house.url, language, size) as person:
        page = person.page
        taken: dict[str, int] = {}
        bots = [{"kind": "bot", "bot": "greedy"}] * 3
        seat(person, {"seats": [{"kind": "me"}, *bots]})
        for _ in range(600):
            person.ready()
            if person.over:
                break
            page.wait_for_function(QUIET)
            name = scene(page)
            worth = len(page.query_selector_all(WORTH[name])) if name else 0
            if name and worth > taken.get(name, 2):
                taken[name] = worth
                save(page, studio, f"midgard-{kind}{name}.{language}")
            before = page.evaluate("document.querySelector('.actions')?.dataset.n")
            decide(person)
            page.wait_for_timeout(60)
            if page.evaluate("document.querySelector('.actions')?.dataset.n") == before:
                act(person)
        save(page, studio, f"midgard-{kind}end.{language}")


def main() -> None:
    with studio() as (browser, page, house):
        for language, size in (("ru", DESKTOP), ("en", DESKTOP), ("ru", PHONE), ("en", PHONE)):
            tour(browser, page, house, language, size)


if __name__ == "__main__":
    main()
