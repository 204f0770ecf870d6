"""Makes docs/pictures/midgard-*.webp from real games: `python tools/pictures/midgard.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from moments import Moment, Tour, find, open_at, take
from screenshots import DESKTOP, PHONE, save, studio

from browser.house import House
from browser.people import Person

MIDDLE = 2
"""The round after which stalls, ships and runes have found their owners."""


def workers(view: Any) -> int:
    """How many workers stand in the town while there is still much to choose."""
    standing = sum(len(place.get("workers", ())) for place in view["places"])
    return standing if view["round"] > MIDDLE else 0


def crews(view: Any) -> int:
    """Ships and fights of one's own, and warriors to send."""
    own = [each for each in (*view["town"], *view["shores"]) if each["fighter"] == view["seat"]]
    ships = len([each for each in own if each["name"].startswith("shore")])
    return 10 * ships + 4 * len(own) + int(view["players"][view["seat"]]["owned"])


def dice(view: Any) -> int:
    """Dice thrown in a fight, not in a hunt."""
    fight = view["fight"]
    return len(fight["roll"]) if fight and fight["target"] else 0


def aboard(view: Any) -> int:
    return 1 if view["voyage"] else 0


MOMENTS = (
    Moment("town", ("PlaceWorker",), workers),
    Moment("assign", ("ConfirmCrews",), crews),
    Moment("voyage", ("LoseAboard", "LoadFood", "BeginVoyage"), aboard),
    Moment("combat", ("JudgeRoll",), dice),
)
TOURS = (
    Tour("", "midgard", 4, MOMENTS, screens=(("ru", DESKTOP), ("ru", PHONE))),
    Tour("", "midgard", 4, MOMENTS[::3], screens=(("en", DESKTOP),), ends=False),
)


ABOARD = (("axeman", 2), ("swordsman", 1), ("food", 2))
"""Who is sent to sea in the picture of the assignment."""
QUIET = "() => document.querySelector('.assign')?.dataset.busy !== 'true'"


def with_a_crew(browser: Browser, studio_page: Page, house: House, tour: Tour) -> None:
    """The picture of the assignment once more, with somebody aboard."""
    text, found = find(tour)
    for language, size in tour.screens:
        with Person(browser, house.url, language, size) as person:
            page = person.page
            person.go()
            page.wait_for_selector(".play")
            person.go(open_at(person, text, *found["assign"]))
            person.ready()
            for piece, number in ABOARD:
                for _ in range(number):
                    page.click(f".ship-zone [data-more={piece}]")
                    page.wait_for_function(QUIET)
            kind = "phone-" if size == PHONE else ""
            save(page, studio_page, f"{tour.game}-{kind}assign.{language}")


def main() -> None:
    with studio() as (browser, page, house):
        for tour in TOURS:
            take(browser, page, house, tour)
        with_a_crew(browser, page, house, TOURS[0])


if __name__ == "__main__":
    main()
