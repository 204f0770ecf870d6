"""Whole games at the terminal, by somebody who reads the screen and types numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.text import Texts
from persons import play, whim

pytestmark = pytest.mark.usefixtures("folder")

OVER = {"en": "The game is over", "ru": "Игра окончена"}
FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile(r"(?!\b[IVX]+\b)\b[A-Za-z]")}
"""Letters of the other language; Roman numerals are at home in both."""
RAW = re.compile(r"\{ ?\$|\b[a-z]+_[a-z_\d]+|\b(?:hint|source|study|ui|clan)-[a-z]+|\?\?\?")
"""What no player should see: placeholders, keys of texts, names of cards as the code has them."""

EVERYTHING = "loki=random thor=yes valkyries=yes dwarves=yes tyr=yes last_viking=yes"
TABLES = {
    "two": ("me,random", ""),
    "everything": ("me,random,random,random", EVERYTHING),
    "solo": ("me", "monster=fenrir level=2"),
}


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("lang", OVER)
def test_a_whole_game_is_played_to_its_result(folder: Path, lang: str, table: str) -> None:
    seats, options = TABLES[table]
    pairs = [word for pair in options.split() for word in ("--option", pair)]
    done = play(
        *("valhalla", "--seed", "1066", "--lang", lang, "--seats", seats, *pairs),
        by=whim(f"{lang} {table}"),
    )
    assert 0 == done.exit_code
    saga = meadhall.read((folder / "valhalla-1066.saga").read_text(encoding="utf-8"))
    result = saga.game.result(saga.table)
    assert result is not None
    ending = done.stdout[done.stdout.rindex(OVER[lang]) :]
    (scores,) = re.findall(rf"^{Texts('valhalla', lang).name('score')} +(.*?) *$", ending, re.M)
    assert result.scores == tuple(map(int, scores.split()))
    lines = [line for line in done.stdout.splitlines() if ".saga" not in line]
    assert [] == [line for line in lines if RAW.search(line)]
    assert [] == [line for line in lines if FOREIGN[lang].search(line)]


@pytest.mark.slow
@pytest.mark.parametrize("table", ["two", "solo"])
def test_after_a_roll_the_dice_and_what_they_lack_are_on_the_screen(table: str) -> None:
    seats, options = TABLES[table]
    pairs = [word for pair in options.split() for word in ("--option", pair)]
    screens: list[str] = []
    typed = whim("dice")

    def reads(screen: str) -> str:
        screens.append(screen)
        return typed(screen)

    play("valhalla", "--seed", "12", "--lang", "en", "--seats", seats, *pairs, by=reads)
    asked = [screen for screen in screens if "▸ Your phase" in screen]
    first = [screen for screen in asked if "Bear rolls:" in screen]
    again = [screen for screen in asked if "Bear rolls again:" in screen]
    dice = re.compile("Free dice: |No free dice")
    assert first
    assert [] == [screen for screen in first if not dice.search(screen)]
    assert any(dice.search(screen) for screen in again)


@pytest.mark.slow
def test_in_a_solo_game_the_monster_is_shown_whenever_it_has_changed() -> None:
    done = play(
        *("valhalla", "--seed", "5", "--lang", "en", "--seats", "me", "--option", "monster=fenrir"),
        by=whim("monster"),
    )
    shown = re.findall("^Still open: .*$", done.stdout, re.M)
    assert len(dict.fromkeys(shown)) > 3
