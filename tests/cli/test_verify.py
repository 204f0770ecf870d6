"""``meadhall verify`` from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from meadhall.cli import main
from meadhall.core import Record, Saga
from meadhall.core.receipt import (
    Given,
    Receipt,
    key_of,
    mark_of,
    seal_secret,
    seal_share,
    set_up_mark,
    sheet_of,
)
from toy import TOY

pytestmark = pytest.mark.usefixtures("toy_game")

SECRET, SHARE = "5e" * 32, "a5" * 32


def game(*given: Given, number: int = 1) -> Saga[Any]:
    """A whole game of two with a receipt."""
    receipt = Receipt("mead", number, seal_secret(SECRET), given, SECRET)
    record = Record(TOY.id, TOY.version, 2, b"", TOY.settle_options({}))
    record.key = key_of(receipt, sheet_of(receipt, set_up_mark(record)))
    record.receipt = receipt
    saga: Saga[Any] = Saga(TOY, record)
    while saga.table.questions():
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[-1])
    return saga


SAGA = game(Given("share", seal_share(SHARE), SHARE), Given("bot"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.saga"
    path.write_text(SAGA.text(), encoding="utf-8")
    return path


@pytest.fixture
def noted(tmp_path: Path) -> Path:
    assert SAGA.record.receipt is not None
    sheet = sheet_of(SAGA.record.receipt, set_up_mark(SAGA.record))
    path = tmp_path / "noted.txt"
    path.write_text(f"{sheet}own {SHARE}\nmark {mark_of(SAGA.record)}\n", encoding="utf-8")
    return path


def verify(*words: object) -> Result:
    return CliRunner().invoke(main, ["verify", *map(str, words)], env={"LC_ALL": "C"})


def test_a_true_game_is_verified(file: Path, noted: Path) -> None:
    done = verify(file, "--noted", noted)
    assert 0 == done.exit_code, done.output
    assert done.stdout.startswith("Verified: toy, 2 seats, ")
    assert "The receipt fits: table mead, round 1." in done.stdout
    assert "One device gave a share" in done.stdout
    assert "It is the game that your device saw." in done.stdout
    assert "only a device that was there can say" in verify(file).stdout


def test_tampering_is_told_and_the_exit_code_is_one(file: Path, noted: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(SHARE, "00" * 32), encoding="utf-8")
    done = verify(file, "--noted", noted)
    assert 1 == done.exit_code
    assert "A share is not the one that was sealed" in done.stderr
    assert "The key does not follow" in done.stderr
    assert "Your device’s share is not among those" in done.stderr


def test_what_weakens_a_receipt_is_told(file: Path) -> None:
    weak = game(Given("withheld", seal_share(SHARE)), Given("bot"), number=2)
    file.write_text(weak.text(), encoding="utf-8")
    done = verify(file)
    assert 0 == done.exit_code, done.output
    for said in ("No device gave a share", "One sealed share was never opened", "round 2"):
        assert said in done.stdout


def test_a_record_without_a_receipt_stays_valid(file: Path, noted: Path) -> None:
    plain = Saga.begin(TOY, 2, seed="old").text()
    file.write_text(plain, encoding="utf-8")
    done = verify(file)
    assert 0 == done.exit_code, done.output
    assert "The record has no receipt" in done.stdout
    assert 1 == verify(file, "--noted", noted).exit_code


def test_notes_that_are_none_are_refused(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(json.dumps({}), encoding="utf-8")
    assert 2 == verify(file, "--noted", other).exit_code
    assert 2 == verify(file, "--noted", tmp_path / "none.txt").exit_code


def test_a_record_that_cannot_be_played_is_named_by_its_line(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("\nbegin\n", "\nbegin\n1 Nothing 3\n"), encoding="utf-8")
    done = verify(file)
    assert 1 == done.exit_code
    assert "Nothing is not asked of seat 1" in done.stderr


def test_the_dice_are_told_against_expectation(file: Path) -> None:
    done = verify(file, "--dice")
    assert 0 == done.exit_code, done.output
    assert "draws of chance" in done.stdout
    dice = [line for line in done.stdout.splitlines() if line.startswith("One of ")]
    assert all("expected" in line and "fair between" in line for line in dice)
