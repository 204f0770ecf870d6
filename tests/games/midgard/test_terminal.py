"""Whole games at the terminal, by somebody who reads the screen and types numbers."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import meadhall
from meadhall.games.midgard.components import GOODS
from meadhall.text import Texts
from persons import play, whim

pytestmark = pytest.mark.usefixtures("folder")

LANGUAGES = {"en": "The game is over", "ru": "Игра окончена"}
RAW = re.compile(r"\{ ?\$|\b[a-z]+[-_][a-z_]+[-_]?\d*\b|\?\?\?")
"""What no player should see: placeholders, keys of texts, names of cards as the code has them."""


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_to_its_result(folder: Path, lang: str, seats: int) -> None:
    names = ",".join(["me", *["random"] * (seats - 1)])
    options = ("--option", "hall_of_glory=yes") if seats == 3 else ()
    done = play(
        *("midgard", "--seed", "7", "--lang", lang, "--seats", names, *options),
        by=whim(f"{lang} {seats}"),
    )
    assert 0 == done.exit_code
    assert LANGUAGES[lang] in done.stdout
    saga = meadhall.read((folder / "midgard-7.saga").read_text(encoding="utf-8"))
    result = saga.game.result(saga.table)
    assert result is not None
    ending = done.stdout[done.stdout.rindex(LANGUAGES[lang]) :]
    (scores,) = re.findall(rf"^{Texts('midgard', lang).name('score')} +(.*?) *$", ending, re.M)
    assert result.scores == tuple(map(int, scores.split()))
    lines = [line for line in done.stdout.splitlines() if ".saga" not in line]
    assert [] == [line for line in lines if RAW.search(line) and not hyphened(line, lang)]
    foreign = re.compile("[A-Za-z]" if lang == "ru" else "[А-Яа-яЁё]")
    assert [] == [line for line in lines if foreign.search(line)]
    assert [] == [line for line, after in pairwise(lines) if says_again(line, after)]
    assert {" ".join(headings(lang))} == set(heads_of_players(lines, lang))


def says_again(line: str, after: str) -> bool:
    """Whether the text of an option is repeated below it."""
    return len(after.strip()) > 20 and line.rstrip().endswith("  " + after.strip())


def headings(lang: str) -> list[str]:
    """The columns of the players' grid."""
    names = ("who", "glory", *GOODS, "at-home", "dice", "left")
    return [Texts("midgard", lang).fill(f"column-{name}") for name in names]


def heads_of_players(lines: list[str], lang: str) -> list[str]:
    """The heads of the players' grid as they were printed: none may be cut short."""
    who, glory, *_ = headings(lang)
    found = [line for line in lines if re.match(rf"{who} +{glory[:3]}", line)]
    return [" ".join(line.split()) for line in found]


def hyphened(line: str, lang: str) -> bool:
    """English words may have a hyphen of their own."""
    return lang == "en" and all("face-down" in word for word in RAW.findall(line))
