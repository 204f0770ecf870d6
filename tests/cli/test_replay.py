"""``meadhall replay`` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import meadhall
from meadhall.cli import main
from meadhall.lab.play import play_game
from meadhall.text import Texts
from toy import TOY

pytestmark = pytest.mark.usefixtures("toy_game")

RECORD = play_game(TOY, ["random", "random"], {}, "replay").record.text()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a whole game between bots."""
    path = tmp_path / "game.saga"
    path.write_text(RECORD, encoding="utf-8")
    return path


def replay(*words: object) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, words)], env={"LC_ALL": "C"})


def rewrite(file: Path, old: str, new: str) -> int:
    """Change the first line that begins with ``old``; its number."""
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(old))
    lines[at] = new
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return at + 1


# -- verifying ---------------------------------------------------------------------


def test_a_true_record_is_verified_in_one_line(file: Path) -> None:
    done = replay(file, "--verify")
    assert 0 == done.exit_code, done.output
    saga = meadhall.read(file.read_text(encoding="utf-8"))
    assert done.stdout.startswith(f"Verified: toy, {saga.record.seats} seats, ")
    assert done.stdout.endswith(f", state {saga.game.state_hash(saga.table)}\n")
    assert 1 == done.stdout.count("\n")


def test_another_state_is_named_by_its_line(file: Path) -> None:
    at = rewrite(file, "state ", "state " + "0" * 32)
    done = replay(file, "--verify")
    assert 1 == done.exit_code
    assert "" == done.stdout
    assert f"line {at}: the answers lead to another state" in done.stderr


def test_another_result_is_named_by_its_line(file: Path) -> None:
    at = rewrite(file, "result ", "result 1000 0")
    done = replay(file, "--verify")
    assert 1 == done.exit_code
    assert f"line {at}: the answers lead to another result" in done.stderr


def test_an_illegal_answer_is_named_by_its_line(file: Path) -> None:
    at = rewrite(file, "0 LayCard", "0 LayCard no_such_card")
    done = replay(file, "--verify")
    assert 1 == done.exit_code
    assert f"line {at}: " in done.stderr
    assert "no_such_card" in done.stderr


def test_a_record_without_a_state_is_legal_but_not_compared(file: Path) -> None:
    rewrite(file, "state ", "# cut off here")
    rewrite(file, "result ", "# and here")
    done = replay(file, "--verify")
    assert 0 == done.exit_code
    assert done.stdout.startswith("Legal, but the record names no state to compare: ")


def test_errors_are_said_in_russian(file: Path) -> None:
    rewrite(file, "state ", "state " + "0" * 32)
    done = replay(file, "--verify", "--lang", "ru")
    assert 1 == done.exit_code
    assert "ответы ведут к другому состоянию" in done.stderr


# -- telling -----------------------------------------------------------------------


def test_the_game_is_told_to_its_end(file: Path) -> None:
    done = replay(file)
    assert 0 == done.exit_code, done.output
    saga = meadhall.read(RECORD)
    texts = Texts("toy", "en")
    spectator = [texts.say(line) for _, line in saga.lines if line.seat is None]
    told = " ".join(done.stdout.split())
    assert spectator[0] in told
    assert spectator[-1] in told
    assert "Points" in told.split(spectator[-1])[-1]


def test_a_seat_reads_its_own_lines_and_a_spectator_does_not(file: Path) -> None:
    saga = meadhall.read(RECORD)
    texts = Texts("toy", "en")
    own = [texts.say(line) for _, line in saga.lines if line.seat == 1]
    other = [texts.say(line) for _, line in saga.lines if line.seat == 0]
    assert own
    assert own[0] in replay(file, "--seat", 1).stdout
    spectator = replay(file).stdout
    assert own[0] not in spectator
    assert other[0] not in spectator


def test_the_table_after_some_answers_is_that_of_the_seat(file: Path) -> None:
    opening = meadhall.begin("toy", 2, "replay")
    hand = [str(card) for card in opening.view(1)["hand"]]
    names = [Texts("toy", "en").name(card) for card in hand]
    done = replay(file, "--to", 0, "--seat", 1)
    assert 0 == done.exit_code, done.output
    assert all(name in done.stdout for name in names)
    assert "After 0 answers the game is not over." in done.stdout
    assert "The board" in done.stdout
    assert not any(name in replay(file, "--to", 0).stdout for name in names)


def test_names_of_people_are_used_and_those_of_bots_are_not(file: Path) -> None:
    rewrite(file, "seat 0 ", "seat 0 Astrid")
    told = replay(file).stdout
    assert "Astrid" in told
    assert "Ash" in told
    assert "random" not in told


# -- what cannot be ------------------------------------------------------------------


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    done = replay(tmp_path / "none.saga", "--verify")
    assert 1 == done.exit_code
    assert "none.saga cannot be read: there is no such file." in done.stderr


def test_a_file_that_is_not_text_is_said(tmp_path: Path) -> None:
    file = tmp_path / "noise.saga"
    file.write_bytes(b"\xff\xfe\x00")
    done = replay(file)
    assert 1 == done.exit_code
    assert "noise.saga cannot be read" in done.stderr


def test_a_seat_that_is_not_there_is_refused(file: Path) -> None:
    done = replay(file, "--seat", 2)
    assert 2 == done.exit_code
    assert "There is no seat 2 in this game: seats are 0 to 1.\n" == done.stderr
