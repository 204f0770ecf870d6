"""The client's half of what changed in a view, run in the browser on views of real games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from meadhall import GAMES, game
from meadhall.core import Dice, Table, key_from
from meadhall.core.patches import change
from server.test_patches import EXAMPLES
from tables import random_step

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "patches.js"

LAID = """([old, told]) => {
  const before = JSON.stringify(old), now = changed(old, told);
  if (JSON.stringify(old) !== before) throw new Error("the old view was touched");
  return JSON.stringify(now);
}"""


def laid(browser: Browser, pairs: list[tuple[object, object, object]]) -> list[str]:
    """What the client makes of each old value and what changed."""
    page = browser.new_page()
    script = SOURCE.read_text(encoding="utf-8").replace("export function", "function")
    told = [[old, change_] for old, _, change_ in pairs]
    made: list[str] = page.evaluate(f"(pairs) => {{ {script}; return pairs.map({LAID}); }}", told)
    page.close()
    return made


def as_sent(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def test_examples(browser: Browser) -> None:
    assert [as_sent(new) for _, new, _ in EXAMPLES] == laid(browser, EXAMPLES)


@pytest.mark.parametrize("name", GAMES)
def test_views_of_a_game(browser: Browser, name: str) -> None:
    one, chance = game(name), Dice(key_from(f"browser {name}"))
    table: Table = one.new(one.seats[-1], {}, "browser")
    pairs: list[tuple[object, object, object]] = []
    old = one.view(table, 0)
    while table.questions() and len(pairs) < 120:
        random_step(table, chance)
        new = one.view(table, 0)
        if old != new:
            pairs.append((old, new, change(old, new)))
        old = new
    assert [as_sent(new) for _, new, _ in pairs] == laid(browser, pairs)
