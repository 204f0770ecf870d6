"""``meadhall lab story`` and ``meadhall play --from``: what turned a game, and what if."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import meadhall
from meadhall.cli import main
from meadhall.core import Saga, read_record
from toy import TOY

pytestmark = pytest.mark.usefixtures("toy_game")


@pytest.fixture
def record(folder: Path) -> Path:
    saga: Saga[Any] = Saga.begin(TOY, 2, {}, "told", ["me", "random"])
    while saga.table.questions():
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[-1])
    path = folder / "told.saga"
    path.write_text(saga.text(), encoding="utf-8")
    return path


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.mark.parametrize(("lang", "word"), [("en", "Own moves"), ("ru", "Свои ходы")])
def test_a_story_is_printed_as_tables(record: Path, lang: str, word: str) -> None:
    done = run("lab", "story", record, "--playouts", 2, "--lang", lang)
    assert done.exit_code == 0, done.output
    assert word in done.stdout


def test_a_story_is_printed_as_json_and_the_same_again(record: Path) -> None:
    told = [run("lab", "story", record, "--playouts", 2, "--json").stdout for _ in range(2)]
    assert told[0] == told[1]
    assert json.loads(told[0])["game"] == "toy"


def test_what_has_no_story_is_refused(record: Path) -> None:
    saga: Saga[Any] = Saga.begin(TOY, 2, {}, "under way")
    record.write_text(saga.text(), encoding="utf-8")
    done = run("lab", "story", record, "--lang", "en")
    assert (2, "The game is not over: its story is told afterwards.\n") == (
        done.exit_code,
        done.stderr,
    )


def test_a_game_is_played_on_from_a_moment_and_verified(record: Path, folder: Path) -> None:
    before = record.read_text(encoding="utf-8")
    done = run("play", "--from", record, "--at", 3, "--seats", "random,random", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert before == record.read_text(encoding="utf-8")
    (path,) = [each for each in folder.glob("*.saga") if each != record]
    played = read_record(path.read_text(encoding="utf-8"), meadhall.game)
    assert played.branch is not None
    at = played.branch.at
    assert read_record(before, meadhall.game).answers[:at] == played.answers[:at]
    checked = run("verify", path, "--lang", "en")
    assert checked.exit_code == 0, checked.output
    assert "branched off another one" in checked.stdout


def test_nothing_else_can_be_named_beside_a_game_that_is_played_on(record: Path) -> None:
    done = run("play", "--from", record, "--load", record, "--lang", "en")
    assert done.exit_code == 2
    assert "a second file" in done.stderr
