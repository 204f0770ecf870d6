"""A table with a scene of one's own: opened from its file, played, saved, taken up again, told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ford import FORD
from meadhall.cli import main
from meadhall.text import Texts
from meadhall.text.catalogue import catalogue
from persons import for_a_while, play, whim


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Every test plays in a folder of its own, and a missing text is an error.

    What the catalogues learn here they forget again, for the tests that look at ours.
    """
    monkeypatch.setattr(Texts, "strict", True)
    monkeypatch.chdir(tmp_path)
    tmp_path.joinpath("ford.toml").write_text(FORD, encoding="utf-8")
    catalogue.cache_clear()
    yield tmp_path
    catalogue.cache_clear()


NAMES = {"en": ("The Ford", "Ford Troll"), "ru": ("Брод", "Тролль у брода")}


@pytest.mark.rule("GW-278")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_scene_from_a_file_is_played_to_its_end_and_told_again(folder: Path, lang: str) -> None:
    said = ("--scene", "ford.toml", "--seats", "me", "--option", "length=scene", "--seed", "7")
    done = play("godofwar", *said, "--lang", lang, by=whim("ford"))
    assert 0 == done.exit_code, done.output
    for name in NAMES[lang]:
        assert name in done.stdout
    again = CliRunner().invoke(main, ["replay", "godofwar-7.saga", "--lang", lang])
    assert 0 == again.exit_code
    assert NAMES[lang][0] in again.stdout
    verified = CliRunner().invoke(main, ["replay", "godofwar-7.saga", "--verify"])
    assert 0 == verified.exit_code
    if lang == "ru":
        foreign = [line for line in done.stdout.splitlines() if re.search("[A-Za-z]", line)]
        assert [] == [line for line in foreign if ".saga" not in line]


@pytest.mark.rule("GW-278")
def test_a_saved_game_with_an_own_scene_is_taken_up_again() -> None:
    said = ("--scene", "ford.toml", "--seats", "me,random", "--seed", "g", "--lang", "en")
    left = play("godofwar", *said, by=for_a_while(12, whim("ford")))
    assert "Game saved" in left.stdout
    goes_on = play("--load", "godofwar-g.saga", "--lang", "en", by=for_a_while(3, whim("on")))
    assert 0 == goes_on.exit_code
    assert "The Ford" in goes_on.stdout


def test_a_scene_says_by_itself_which_game_it_is_for() -> None:
    done = play(
        "--scene", "ford.toml", "--seats", "me", "--lang", "en", by=for_a_while(1, whim(""))
    )
    assert "God of War" in done.stdout
    refused = play("bloodrage", "--scene", "ford.toml", "--lang", "en")
    assert 2 == refused.exit_code
    assert "belongs to another game: God of War: The Card Game" in refused.output


def test_a_faulty_or_missing_scene_is_refused_in_words(folder: Path) -> None:
    folder.joinpath("wrong.toml").write_text(FORD.replace("do = ", "does = ", 1), encoding="utf-8")
    refused = play("godofwar", "--scene", "wrong.toml", "--lang", "en")
    assert 2 == refused.exit_code
    assert re.search(r"wrong.toml: line \d+: ", refused.output)
    missing = play("godofwar", "--scene", "nowhere.toml", "--lang", "en")
    assert 2 == missing.exit_code
    assert "there is no such file" in missing.output
    loaded = play("--load", "x.saga", "--scene", "ford.toml", "--lang", "en")
    assert "you cannot name a scene" in loaded.output


def test_braces_and_line_breaks_in_names_are_only_said(folder: Path) -> None:
    odd = FORD.replace('name_en = "The Ford"', 'name_en = "The { $ford }\\nagain"')
    folder.joinpath("odd.toml").write_text(odd, encoding="utf-8")
    said = ("--scene", "odd.toml", "--seats", "me", "--option", "length=scene", "--lang", "en")
    done = play("godofwar", *said, by=for_a_while(2, whim("odd")))
    assert "The { $ford } again" in done.stdout
