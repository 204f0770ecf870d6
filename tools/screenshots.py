"""Makes docs/pictures/*.webp from real games in a real browser: `python tools/screenshots.py`.

It needs what the browser tests need: the development packages and the system's Chromium.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src"), str(ROOT / "tools")]

import build_web  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.conftest import find_chromium  # noqa: E402
from browser.house import House  # noqa: E402
from browser.people import Person  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESKTOP, PHONE = (1440, 900), (360, 740)
LARGEST = 150_000
PLACES = ("MarchFrom", "MarchTo", "ChooseLanding", "ChoosePillage")

TO_WEBP = """
async ([png, quality]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
"""


def save(page: Page, studio: Page, name: str, point: str = "") -> None:
    """Keep what the page shows now, as small as it has to be; perhaps something is pointed at."""
    page.mouse.move(1, 1)
    if point and page.query_selector(point):
        page.hover(point, force=True)
    page.wait_for_timeout(500)
    png = base64.b64encode(page.screenshot()).decode()
    for quality in (0.85, 0.75, 0.65, 0.5):
        data = base64.b64decode(studio.evaluate(TO_WEBP, [png, quality]))
        if len(data) <= LARGEST:
            break
    path = PICTURES / f"{name}.webp"
    path.write_bytes(data)
    print(f"{path.relative_to(ROOT)}: {len(data) // 1000} kB")


@contextmanager
def studio() -> Iterator[tuple[Browser, Page, House]]:
    """A browser, a page of it that turns pictures to WebP, and a server with the client built."""
    build_web.ensure()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield browser, browser.new_page(), house
        browser.close()


def tour(
    browser: Browser, studio: Page, house: House, language: str, size: tuple[int, int]
) -> None:
    """Play a game and take its pictures on the way."""
    kind = "phone-" if size == PHONE else ""
    with Person(browser, house.url, language, size) as person:
        page = person.page
        taken: dict[str, int] = {}

        def picture(name: str, shown: str = "") -> None:
            """Take a picture, anew where more of what is to be shown is there than before."""
            worth = len(page.query_selector_all(shown)) if shown else 0
            if worth > taken.get(name, -1):
                taken[name] = worth
                save(page, studio, f"{kind}{name}.{language}")

        person.go()
        page.wait_for_selector(".play")
        picture("home")
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
        made = person.api("POST", "/api/tables", {"game": "bloodrage", "seats": seats})
        person.go(f"/t/{made['id']}")
        person.ready()
        picture("draft")
        while not person.over:
            person.ready()
            age = page.inner_text(".age .now") if page.query_selector(".age .now") else ""
            while page.query_selector(".story"):
                if page.query_selector(".story.ragnarok"):
                    picture("ragnarok", ".story .told li")
                page.evaluate("document.querySelector('.story .btn.gold')?.click()")
                page.wait_for_timeout(50)
            if page.query_selector(".scene .cards .card"):
                picture("battle", ".scene .field svg, .scene .cards .card")
            elif age in ("I", "II") and person.question in PLACES and not person.over:
                picture("board", ".army .figure")
            person.play_on(1)
            person.ready()
        while page.query_selector(".story"):
            page.evaluate("document.querySelector('.story .btn.gold')?.click()")
            page.wait_for_timeout(50)
        picture("end")


def main() -> None:
    with studio() as (browser, page, house):
        for language, size in (("ru", DESKTOP), ("en", DESKTOP), ("ru", PHONE), ("en", PHONE)):
            tour(browser, page, house, language, size)


if __name__ == "__main__":
    main()
