"""The lab's report in a browser: nothing for axe to find, nothing that overflows."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import AXE
from meadhall.lab import engines, plans, results, runs
from meadhall.lab.report import report_page

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("client")]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_report_is_clean_on_a_desk_and_on_a_phone(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    said = {"game": "bloodrage", "games": 60, "arm": [{}, {"options": {"first_game": True}}]}
    run = runs.Run(plans.plan_of(said, "report"), tmp_path)
    run.carry_out(engines.Local(1), lambda games: None, {})
    page = tmp_path / "report.html"
    page.write_text(report_page(results.read(tmp_path), lang, "meadhall"), "utf-8")
    for width, height in ((1440, 900), (360, 740)):
        opened = browser.new_page(viewport={"width": width, "height": height})
        opened.goto(page.as_uri())
        for each in opened.locator("summary").all():
            each.click()
        opened.add_script_tag(path=AXE)
        found = opened.evaluate(
            "axe.run(document).then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html))"
        )
        assert [] == found
        assert width == opened.evaluate("document.documentElement.scrollWidth")
        opened.close()
