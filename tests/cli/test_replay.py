"""``meadhall replay`` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import meadhall
from meadhall.cli import main
from meadhall.text import Texts

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.saga"))


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def replay(*words: object) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, words)], env={"LC_ALL": "C"})


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A record with another last answer: still legal or not, it cannot lead to the same state."""
    lines = RECORDS[0].read_text(encoding="utf-8").splitlines()
    file = tmp_path / "changed.saga"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def rewrite(file: Path, old: str, new: str) -> int:
    """Change the first line that begins with ``old``; its number."""
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(old))
    lines[at] = new
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return at + 1


# -- verifying ---------------------------------------------------------------------


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_true_record_is_verified_in_one_line(file: Path) -> None:
    done = replay(file, "--verify")
    assert 0 == done.exit_code, done.output
    saga = meadhall.read(file.read_text(encoding="utf-8"))
    assert done.stdout.startswith(f"Verified: bloodrage, {saga.record.seats} seats, ")
    assert done.stdout.endswith(f", state {saga.game.state_hash(saga.table)}\n")
    assert 1 == done.stdout.count("\n")


def test_another_state_is_named_by_its_line(changed: Path) -> None:
    at = rewrite(changed, "state ", "state " + "0" * 32)
    done = replay(changed, "--verify")
    assert 1 == done.exit_code
    assert "" == done.stdout
    assert f"line {at}: the answers lead to another state" in done.stderr


def test_another_result_is_named_by_its_line(changed: Path) -> None:
    at = rewrite(changed, "result ", "result 1000 0")
    done = replay(changed, "--verify")
    assert 1 == done.exit_code
    assert f"line {at}: the answers lead to another result" in done.stderr


def test_an_illegal_answer_is_named_by_its_line(changed: Path) -> None:
    at = rewrite(changed, "0 DraftCard", "0 DraftCard no_such_card")
    done = replay(changed, "--verify")
    assert 1 == done.exit_code
    assert f"line {at}: " in done.stderr
    assert "no_such_card" in done.stderr


def test_a_record_without_a_state_is_legal_but_not_compared(changed: Path) -> None:
    rewrite(changed, "state ", "# cut off here")
    rewrite(changed, "result ", "# and here")
    done = replay(changed, "--verify")
    assert 0 == done.exit_code
    assert done.stdout.startswith("Legal, but the record names no state to compare: ")


def test_errors_are_said_in_russian(changed: Path) -> None:
    rewrite(changed, "state ", "state " + "0" * 32)
    done = replay(changed, "--verify", "--lang", "ru")
    assert 1 == done.exit_code
    assert "ответы ведут к другому состоянию" in done.stderr


# -- telling -----------------------------------------------------------------------


def test_the_game_is_told_to_its_end() -> None:
    done = replay(RECORDS[0])
    assert 0 == done.exit_code, done.output
    saga = meadhall.read(RECORDS[0].read_text(encoding="utf-8"))
    texts = Texts("bloodrage", "en")
    spectator = [texts.say(line) for _, line in saga.lines if line.seat is None]
    told = " ".join(done.stdout.split())
    assert spectator[0] in told
    assert spectator[-1] in told
    assert "Glory" in told.split(spectator[-1])[-1]


def test_a_seat_reads_its_own_lines_and_a_spectator_does_not() -> None:
    saga = meadhall.read(RECORDS[0].read_text(encoding="utf-8"))
    texts = Texts("bloodrage", "en")
    own = [texts.say(line) for _, line in saga.lines if line.seat == 1]
    other = [texts.say(line) for _, line in saga.lines if line.seat == 0]
    assert own
    assert own[0] in replay(RECORDS[0], "--seat", 1).stdout
    spectator = replay(RECORDS[0]).stdout
    assert own[0] not in spectator
    assert other[0] not in spectator


def test_the_table_after_some_answers_is_that_of_the_seat() -> None:
    saga = meadhall.read(RECORDS[0].read_text(encoding="utf-8"))
    first = saga.record.answers[0]
    texts = Texts("bloodrage", "en")
    card = texts.name(str(first.option))
    done = replay(RECORDS[0], "--to", 6, "--seat", first.seat)
    assert 0 == done.exit_code, done.output
    assert card in done.stdout
    assert "After 6 answers the game is not over." in done.stdout
    assert "The board" in done.stdout
    assert card not in replay(RECORDS[0], "--to", 6).stdout


def test_names_of_people_are_used_and_those_of_bots_are_not(changed: Path) -> None:
    rewrite(changed, "seat 0 ", "seat 0 Astrid")
    told = replay(changed).stdout
    assert "Astrid" in told
    assert "Raven" in told
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


def test_a_seat_that_is_not_there_is_refused() -> None:
    done = replay(RECORDS[0], "--seat", 2)
    assert 2 == done.exit_code
    assert "There is no seat 2 in this game: seats are 0 to 1.\n" == done.stderr
