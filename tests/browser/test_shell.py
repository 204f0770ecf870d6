"""The client's shell and the server know no game: what does lives in the games' own folders."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.house import ROOT
from meadhall import GAMES

SOURCE = ROOT / "src" / "meadhall"
SHELL = [ROOT / "web" / "index.html", ROOT / "web" / "build", SOURCE / "server"]
SHELL += [ROOT / "web" / "src" / name for name in ("kit", "lib", "shell", "styles", "main.ts")]
MEASURES = SOURCE / "server" / "bench.py"
"""A measurement names the game that it plays."""
READ = {".html", ".ts", ".svelte", ".css", ".py"}

TITLE = re.compile(r"^[a-z]+-title = (.+)$", re.MULTILINE)
OWN_KEY = re.compile(r"[\"'`](?:br|va|cm|gw)-")


def files() -> Iterator[Path]:
    for path in SHELL:
        assert path.exists(), path
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in READ and file != MEASURES:
                yield file


def titles(game: str) -> list[str]:
    found = [
        title
        for file in sorted((SOURCE / "games" / game / "text").glob("about.*.ftl"))
        for title in TITLE.findall(file.read_text())
    ]
    assert len(found) == 2
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_shell_knows_a_game(game: str) -> None:
    names = [game, *titles(game)]
    word = re.compile(r"\b(?:" + "|".join(map(re.escape, names)) + r")\b", re.IGNORECASE)
    knowing = [file.relative_to(ROOT) for file in files() if word.search(file.read_text())]
    assert knowing == []


def test_the_shell_says_nothing_in_the_words_of_a_game() -> None:
    speaking = [file.relative_to(ROOT) for file in files() if OWN_KEY.search(file.read_text())]
    assert speaking == []
