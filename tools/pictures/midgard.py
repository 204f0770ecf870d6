"""Makes docs/pictures/midgard-*.webp from real games: `python tools/pictures/midgard.py`."""

from __future__ import annotations

import sys
from collections.abc import Callable
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
    """A ship of one's own with a real chance, and a fight in the town beside it."""
    odds = view["mine"]["voyages"].values()
    town = [each for each in view["town"] if each["fighter"] == view["seat"]]
    worth = max((each["win"] for each in odds), default=0) + 30 * bool(town)
    if worth > int(BEST["worth"]):
        BEST.update(worth=worth, voyage=max(odds, key=lambda each: each["win"], default=None))
    return worth


BEST: dict[str, Any] = {"worth": 0, "voyage": None}
"""The best moment of an assignment so far, with the crew that has its best chance at sea."""


def dice(view: Any) -> int:
    """Dice thrown in a fight, not in a hunt."""
    fight = view["fight"]
    return len(fight["roll"]) if fight and fight["target"] else 0


def losses(view: Any) -> int:
    """How many ways there are to lose two things at sea."""
    ways = view["voyage"]["ways"] if view["voyage"] else []
    return len(ways) if ways and sum(ways[0]["lost"].values()) > 1 else 0


MOMENTS = (
    Moment("town", ("PlaceWorker",), workers),
    Moment("combat", ("JudgeRoll",), dice),
)
SCREENS = (("ru", DESKTOP), ("ru", PHONE), ("en", DESKTOP), ("en", PHONE))
TOUR = Tour("", "midgard", 4, MOMENTS, screens=SCREENS)


QUIET = "() => document.querySelector('.assign')?.dataset.busy !== 'true'"


SENDING = Tour(
    "",
    "midgard",
    4,
    (Moment("assign", ("ConfirmCrews",), crews),),
    seed="8",
    screens=SCREENS,
)
SAILING = Tour(
    "",
    "midgard",
    4,
    (Moment("voyage", ("LoseAboard",), losses),),
    seed="2",
    screens=SCREENS,
)


def load_ship(page: Page) -> None:
    """Take the crew aboard that has the best chance."""
    voyage = BEST["voyage"]
    for piece, number in (*voyage["crew"].items(), ("food", voyage["food"])):
        for _ in range(number):
            page.click(f".ship-zone [data-more={piece}]")
            page.wait_for_function(QUIET)


def mark_losses(page: Page) -> None:
    """Mark what is lost in the best way."""
    page.click(".ways li button")


def in_the_middle(
    browser: Browser, studio_page: Page, house: House, tour: Tour, act: Callable[[Page], None]
) -> None:
    """The picture of a tour's only moment, after something was done there."""
    text, found = find(tour)
    name = tour.moments[0].name
    for language, size in tour.screens:
        with Person(browser, house.url, language, size) as person:
            page = person.page
            person.go()
            page.wait_for_selector(".play")
            person.go(open_at(person, text, *found[name]))
            person.ready()
            act(page)
            kind = "phone-" if size == PHONE else ""
            save(page, studio_page, f"{tour.game}-{kind}{name}.{language}")


def main() -> None:
    with studio() as (browser, page, house):
        take(browser, page, house, TOUR)
        in_the_middle(browser, page, house, SENDING, load_ship)
        in_the_middle(browser, page, house, SAILING, mark_losses)


if __name__ == "__main__":
    main()
