"""Measures how smoothly things move: `python tools/frames.py [SLOWER] [--game GAME]`.

It plays a game (Blood Rage by default) against bots in a phone-sized and a desktop window with the
processor slowed down SLOWER times (4 by default), and prints the time between the frames that
Chromium drew while something moved, and how many it did not draw. At 60 frames a second a frame
takes 16.7 ms; one that waits for the page comes late in its time, and the next one is then the
nearer.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src"), str(ROOT / "tools")]

import build_web  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import find_chromium  # noqa: E402
from browser.house import House  # noqa: E402
from browser.movement import lost, moved, rows, traced  # noqa: E402
from browser.people import Person  # noqa: E402

GAMES = ("bloodrage", "valhalla", "midgard", "godofwar")
SEATS = 4


def sit_down(person: Person, game: str) -> None:
    """Open a table of one's own against bots."""
    person.go()
    person.page.wait_for_selector(".play")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (SEATS - 1)]
    made = person.api("POST", "/api/tables", {"game": game, "seats": seats, "seed": "7"})
    person.go(f"/t/{made['id']}")
    person.ready()


def play(person: Person) -> None:
    for _ in range(25):
        person.play_on(1)
        person.page.wait_for_timeout(300)
        if person.over:
            break


def main() -> None:
    asked = argparse.ArgumentParser(description="How smoothly things move in the browser.")
    asked.add_argument("slower", nargs="?", type=float, default=4.0)
    asked.add_argument("--game", choices=GAMES, default=GAMES[0])
    told = asked.parse_args()
    slower: float = told.slower
    build_web.ensure()
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for size in ((360, 740), (1440, 900)):
            with Person(browser, house.url, "en", size, motion=True) as person:
                sit_down(person, told.game)
                line = person.context.new_cdp_session(person.page)
                line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                events = traced(browser, person.page, partial(play, person))
            drawn, things = rows(events), moved(events)
            between = sorted(gap for row in drawn for gap in row)
            missing = sum(map(lost, drawn))
            middle, high = statistics.median(between), between[int(len(between) * 0.95)]
            own = sum(reason != 0 for _, reason in things)
            where = f"{told.game}, {size[0]} x {size[1]}, {slower:g} x slower"
            print(
                f"{where}: {len(things)} things moved "
                f"({own} not by the compositor), {len(between)} frames, median {middle:.1f} ms, "
                f"95 % {high:.1f} ms, longest {between[-1]:.1f} ms, {missing} not drawn"
            )
        browser.close()


if __name__ == "__main__":
    main()
