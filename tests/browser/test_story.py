"""The story of a finished game: told, looked at by clicks and keys, and played on from a moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.conftest import Comer
from browser.house import House

pytestmark = pytest.mark.slow

LONG = 300_000
"""Milliseconds after which a story hangs: it is told at low priority, however busy the machine."""

BELOW = """
() => [".story .board", ".ways", ".moment", ".curve > svg"].filter(
  (each) => document.querySelector(each).getBoundingClientRect().bottom > innerHeight,
)
"""
"""What of a story's page ends below the window."""

RECORD = Path(__file__).parents[1] / "archive" / "data" / "records" / "bloodrage-1-2.saga"


@pytest.fixture(scope="module")
def quick_house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose stories cost little."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("MEADHALL_LIMIT_STORY_PLAYOUTS", "2")
        with House(tmp_path_factory.mktemp("stories")) as opened:
            yield opened


@pytest.mark.parametrize(("language", "size"), [("ru", (1440, 900)), ("en", (360, 740))])
def test_a_story_is_told_and_played_on(
    quick_house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(quick_house, language, size)
    page = person.page
    person.go()
    page.wait_for_selector(".play")
    upload = {"text": RECORD.read_text(encoding="utf-8")}
    replay = person.api("POST", "/api/records", upload)["id"]
    person.go(f"/replay/{replay}")
    page.click(".story-button")
    page.wait_for_selector(".side .moment", timeout=LONG)
    # The board is there, also in the hand; on a wide screen nothing of it needs a slide.
    page.wait_for_selector(".story .board .scaled > *")
    below = page.evaluate(BELOW)
    assert below == ([] if size[0] > 1000 else [".moment", ".curve > svg"]), below
    names = [str(person.api("GET", "/api/me")["name"])]
    person.check_all(*names)
    output = page.locator(".timeline output")
    curve = page.locator(".curve > svg")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] - 30})
    page.wait_for_function("() => !document.querySelector('output').textContent.startsWith('0 ')")
    before = output.inner_text()
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function("b => document.querySelector('output').innerText !== b", arg=before)
    page.click(".what-if")
    page.click(".moment .go")
    page.wait_for_url("**/t/*")
    person.ready()
    before = page.get_attribute(".actions", "data-n") or ""
    person.decide()
    person.settle(before)
    table = person.api("GET", "/api/tables")["mine"][0]["id"]
    assert replay == person.api("GET", f"/api/tables/{table}")["branch"]["replay"]
