"""Bakes a game's drawings (art/*.svg) to WebP: `python tools/bake_art.py valhalla`.

A picture that never changes is painted once, here, and not on every screen. It needs what the
browser tests need: the development packages and the system's Chromium.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src"), str(ROOT / "tools")]

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import find_chromium  # noqa: E402

SHARP = "clan-"
"""Drawings on cards, which are also shown large: twice as many pixels."""

TO_WEBP = """
async ([svg, scale]) => {
  const image = new Image();
  image.src = "data:image/svg+xml;base64," + svg;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}
"""


def main(game: str) -> None:
    art = ROOT / "web" / "src" / "games" / game / "art"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for drawing in sorted(art.glob("*.svg")):
            svg = base64.b64encode(drawing.read_bytes()).decode()
            scale = 2 if drawing.name.startswith(SHARP) else 1
            data = base64.b64decode(page.evaluate(TO_WEBP, [svg, scale]))
            drawing.with_suffix(".webp").write_bytes(data)
            print(f"{drawing.stem}: {len(data) // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
