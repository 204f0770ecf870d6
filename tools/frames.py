"""Measures how smoothly figures move in the browser: `python tools/frames.py [SLOWER]`.

It plays Blood Rage in a phone-sized and a desktop window with the processor slowed down SLOWER
times (4 by default), and prints the time between frames while a figure is on its way.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src"), str(ROOT / "tools")]

import build_web  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import find_chromium  # noqa: E402
from browser.house import House  # noqa: E402
from browser.people import Person  # noqa: E402

WATCH = """
() => {
  window.gaps = [];
  let last = 0;
  const moving = () => document.getAnimations()
    .some((each) => each.playState === "running" && each.effect?.target?.matches?.(".figure"));
  const frame = (now) => {
    if (moving()) { if (last) window.gaps.push(now - last); last = now; } else last = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""


def measure(person: Person, slower: float) -> list[float]:
    person.play_now()
    line = person.context.new_cdp_session(person.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    person.page.evaluate(WATCH)
    for _ in range(25):
        person.play_on(1)
        person.page.wait_for_timeout(300)
        if person.over:
            break
    gaps: list[float] = person.page.evaluate("window.gaps")
    return gaps


def main() -> None:
    slower = float(sys.argv[1]) if len(sys.argv) > 1 else 4
    build_web.ensure()
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for size in ((360, 740), (1440, 900)):
            with Person(browser, house.url, "en", size, motion=True) as person:
                gaps = sorted(measure(person, slower))
            late = sum(gap > 34 for gap in gaps)
            middle, high = statistics.median(gaps), gaps[int(len(gaps) * 0.95)]
            print(
                f"{size[0]} x {size[1]}, {slower:g} x slower: {len(gaps)} frames, "
                f"median {middle:.1f} ms, 95 % {high:.1f} ms, longer than 34 ms: {late}"
            )
        browser.close()


if __name__ == "__main__":
    main()
