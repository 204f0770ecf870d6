"""Where the header of a data file states how many cards it holds, that is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import meadhall

GAMES = Path(meadhall.__file__).parent / "games"
STATED = re.compile(r"# The (\d+) cards\b")
FILES = [
    path
    for path in sorted(GAMES.glob("*/**/*.toml"))
    if STATED.match(path.read_text(encoding="utf-8"))
]


def test_some_headers_state_a_count() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_count_in_a_header_is_that_of_the_rows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    stated = STATED.match(text)
    assert stated is not None
    assert int(stated[1]) == len(tomllib.loads(text)["cards"])
