"""The lab's pages in a browser: nothing for axe to find, nothing that overflows."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import AXE
from meadhall.lab import engines, plans, results, runs
from meadhall.lab.report import comparison_page, report_page

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("client")]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_report_and_comparison_are_clean_on_a_desk_and_on_a_phone(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    said = {"game": "bloodrage", "games": 60, "arm": [{}, {"options": {"first_game": True}}]}
    run = runs.Run(plans.plan_of(said, "report"), tmp_path)
    run.carry_out(engines.Local(1), lambda games: None, {})
    read = results.read(tmp_path)
    one, other = read.arms
    check(browser, tmp_path, report_page(read, lang, "meadhall"))
    check(browser, tmp_path, comparison_page((read, one), (read, other), lang, "meadhall"))


def check(browser: Browser, folder: Path, text: str) -> None:
    """Open a page at both sizes with all that can be unfolded."""
    page = folder / "page.html"
    page.write_text(text, "utf-8")
    for width, height in ((1440, 900), (360, 740)):
        opened = browser.new_page(viewport={"width": width, "height": height})
        opened.goto(page.as_uri())
        opened.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        opened.add_script_tag(path=AXE)
        found = opened.evaluate(
            "axe.run(document).then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html))"
        )
        assert [] == found
        assert width == opened.evaluate("document.documentElement.scrollWidth")
        opened.close()
