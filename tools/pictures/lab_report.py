"""Makes docs/pictures/lab-report.*.webp from a run: `python tools/pictures/lab_report.py RUN`.

meadhall lab run plans/bloodrage-draft.toml --games 60
python tools/pictures/lab_report.py runs/bloodrage-draft
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import sync_playwright
from screenshots import save

from browser.conftest import find_chromium
from meadhall.lab import results
from meadhall.lab.report import report_page

SIZE = {"width": 1440, "height": 1640}


def main(run: Path) -> None:
    """The head of the report in both languages."""
    read = results.read(run)
    told = read.sessions[-1].get("command", "")
    command = f"{told} && meadhall lab report {run}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for lang in ("en", "ru"):
            path = Path(folder) / f"{lang}.html"
            path.write_text(report_page(read, lang, command), "utf-8")
            page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
            page.goto(path.as_uri())
            save(page, browser.new_page(), f"lab-report.{lang}")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
