"""Tables of past rules in the browser: played on in words, and told where they cannot be loaded."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archive.past import DATA
from browser.conftest import Comer
from browser.house import House
from browser.people import Person

MADE = DATA / "oldest"
LAST = 9_999_999_999_999
"""A time after all others: the table stands first in lists."""

TOLD: Any = json.loads((MADE / "told.json").read_text(encoding="utf-8"))


@pytest.fixture
def old_house(client: None, tmp_path: Path) -> Iterator[House]:
    """The present program on what the oldest release left on disk."""
    (tmp_path / "meadhall.db").write_bytes(lzma.decompress((MADE / "meadhall.db.xz").read_bytes()))
    with House(tmp_path) as opened:
        yield opened


def owner(come: Comer, house: House, language: str, size: tuple[int, int]) -> Person:
    """Who made the tables, with the cookie of that time."""
    person = come(house, language, size)
    name, _, value = TOLD["cookie"].partition("=")
    person.context.add_cookies([{"name": name, "value": value, "url": house.url}])
    return person


def table_of(game: str, status: str) -> str:
    tables = TOLD["tables"].items()
    return next(str(id) for id, told in tables if (told["game"], told["status"]) == (game, status))


def play_to_the_end(person: Person) -> None:
    """Decide whatever is asked, of each own seat in turn."""
    while not person.over:
        person.play_on(50)
        if person.page.query_selector(".pass"):
            person.page.evaluate("document.querySelector('.pass button')?.click()")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size"),
    [("ru", (360, 740)), pytest.param("en", (1280, 800), marks=pytest.mark.long)],
)
def test_a_running_game_of_rules_version_1_is_played_to_its_end(
    old_house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = owner(come, old_house, language, size)
    person.go(f"/t/{table_of('valhalla', 'playing')}")
    person.page.wait_for_selector(".plain section, .pass")
    play_to_the_end(person)
    person.check_room()
    assert person.page.query_selector(".plain section")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "needs rules version 99"), ("ru", "версия правил 99")],
)
def test_a_table_that_cannot_be_loaded_says_so(
    old_house: House, come: Comer, language: str, said: str
) -> None:
    id = table_of("midgard", "playing")
    with sqlite3.connect(old_house.data / "meadhall.db") as database:
        database.execute(f"UPDATE tables SET rules = '99', updated = {LAST} WHERE id = ?", (id,))
    person = owner(come, old_house, language, (1280, 800))
    person.go(f"/t/{id}")
    person.page.wait_for_selector("main [role=status]")
    assert said in person.text()
    person.go("/")
    person.page.get_by_text(said).first.wait_for()
