"""Makes docs/pictures/godofwar-*.webp from real games: `python tools/pictures/godofwar.py [ru en]`.

It needs what the browser tests need: the development packages and the system's Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src"), str(ROOT / "tools")]

from playwright.sync_api import Browser, Page  # noqa: E402
from screenshots import DESKTOP, PHONE, save, studio  # noqa: E402

from browser.house import House  # noqa: E402
from browser.people import Person  # noqa: E402

MOST = 260
"""Decisions in which every moment should have come, and the end."""

MOMENTS = {
    "HeroAction": ("scene", ".sc .hpb"),
    "AddModifier": ("set", ".set:not(.defence) .laid"),
    "Defend": ("defence", ".sc.later, .sc.strikes"),
    "TakeUpgrade": ("upgrade", ".niches li"),
    "ChoosePath": ("path", ".path .card"),
}
ENDS = ("end", "none", "pass")


def sit_down(person: Person, **options: str | int) -> None:
    """Open a table for three with these options."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(2))]
    form = {"game": "godofwar", "seats": seats, "options": options, "seed": "pictures"}
    made = person.api("POST", "/api/tables", form)
    person.go(f"/t/{made['id']}")
    person.ready()


def tour(
    browser: Browser, studio: Page, house: House, language: str, size: tuple[int, int]
) -> None:
    """Play two tables and keep each moment anew where more of it is to be seen."""
    kind = "phone-" if size == PHONE else ""
    with Person(browser, house.url, language, size) as person:
        page = person.page
        page.set_default_timeout(60_000)
        person.go()
        page.wait_for_selector(".play")
        taken: dict[str, int] = {}
        for options in ({"begin": "second"}, {"length": "scene", "scene": "travelers"}):
            sit_down(person, heroes="dealt", first_player=0, **options)
            for _ in range(MOST):
                person.ready()
                if person.over or ("begin" in options and "path" in taken):
                    break
                page.evaluate("document.querySelector('.story .btn.ghost:not(.look)')?.click()")
                page.evaluate("document.querySelector('.story .btn.gold')?.click()")
                name, shown = MOMENTS.get(person.question, ("", ""))
                worth = len(page.query_selector_all(shown)) if name else 0
                if worth > taken.get(name, 0):
                    taken[name] = worth
                    if name == "path":  # looked at: the road to it is lit
                        page.focus("[data-pick=ChoosePath]")
                    save(page, studio, f"godofwar-{kind}{name}.{language}")
                act(person)
            if person.over:
                while page.query_selector(".story .btn.gold"):
                    page.click(".story .btn.gold", force=True)
                save(page, studio, f"godofwar-{kind}end.{language}")
        print(language, size, taken)


def act(person: Person) -> None:
    """Whatever does something, rather than end or pass."""
    offered = person.page.query_selector_all(".actions .option:not([disabled])")
    eager = [each for each in offered if each.get_attribute("data-option") not in ENDS]
    before = person.page.evaluate("document.querySelector('.actions')?.dataset.n")
    person.chance.choice(eager or offered).click()
    person.settle(str(before))
    person.page.wait_for_function(
        "n => document.querySelector('.result, .actions:not([data-n=\"' + n + '\"])')", arg=before
    )


def main() -> None:
    with studio() as (browser, page, house):
        for language in sys.argv[1:] or ["ru", "en"]:
            for size in (DESKTOP, PHONE):
                tour(browser, page, house, language, size)


if __name__ == "__main__":
    main()
