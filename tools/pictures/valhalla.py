"""Makes docs/pictures/valhalla-*.webp from real games: `python tools/pictures/valhalla.py`.

It plays with a fixed seed against bots and takes a picture anew where more is to be seen than
before. It needs what the browser tests need: the development packages and the system's Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src"), str(ROOT / "tools")]

import screenshots  # noqa: E402
from playwright.sync_api import Browser, Page  # noqa: E402

from browser.house import House  # noqa: E402
from browser.people import Person  # noqa: E402
from browser.test_valhalla import ALL, go_on, open_table  # noqa: E402

DESKTOP, PHONE = (1440, 900), (360, 740)

Tour = tuple[str, int, dict[str, object], str, tuple[int, int], int]
"""Name, players, options, language, size, and how many decisions are made at most."""

TOURS: tuple[Tour, ...] = (
    ("four", 4, {}, "ru", DESKTOP, 1500),
    ("six", 6, ALL, "en", DESKTOP, 160),
    ("solo", 1, {"monster": "garm"}, "ru", DESKTOP, 120),
    ("phone", 4, {}, "ru", PHONE, 1500),
)

MOMENTS = {
    "table": (
        ("ChooseAction", "ChooseTarget", "AddWarrior"),
        ".rival .card, .rival .tile, .own .card",
    ),
    "battle": (("Fight", "RerollDice"), ".fighter"),
    "cards": (("KeepCard", "TakeGlory", "TakeReserve"), ".spread button"),
}
"""By picture: the questions at which it is taken, and what it should show much of."""


def tour(browser: Browser, studio: Page, house: House, game: Tour) -> None:
    """Play a game and take its pictures on the way."""
    name, seats, options, language, size, most = game
    with Person(browser, house.url, language, size) as person:
        open_table(person, seats, options, seed="11")
        page, taken = person.page, dict[str, int]()
        for _ in range(most):
            person.ready()
            if person.over:
                break
            for moment, (questions, shown) in MOMENTS.items():
                worth = len(page.query_selector_all(shown)) if person.question in questions else 0
                if worth > taken.get(moment, 0):
                    taken[moment] = worth
                    screenshots.save(page, studio, f"valhalla-{name}-{moment}.{language}")
            go_on(person, set())
        if person.over:
            screenshots.save(page, studio, f"valhalla-{name}-end.{language}")


def main() -> None:
    with screenshots.studio() as (browser, page, house):
        for game in TOURS:
            tour(browser, page, house, game)


if __name__ == "__main__":
    main()
