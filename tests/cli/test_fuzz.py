"""``meadhall fuzz`` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import faults
import meadhall
import toy
from meadhall.cli import main
from meadhall.lab.checks import KINDS
from meadhall.text import LANGUAGES, Texts

pytestmark = pytest.mark.usefixtures("toy_in_processes")


def fuzz(*words: str) -> Result:
    return CliRunner().invoke(main, ["fuzz", "toy", *words], env={"LC_ALL": "C"})


@pytest.fixture
def leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "GAME", faults.plant(monkeypatch, "view shows a hand"))


def test_a_clean_run_says_so(tmp_path: Path) -> None:
    done = fuzz("--games", "2", "--players", "2", "--save", str(tmp_path / "none"))
    assert 0 == done.exit_code, done.output
    assert done.stdout.startswith("2 games, ")
    assert done.stdout.endswith(" decisions: nothing is wrong.\n")
    assert not (tmp_path / "none").exists()


@pytest.mark.usefixtures("leak")
def test_a_leak_is_told_saved_and_seen_again(tmp_path: Path) -> None:
    words = ("--players", "2,3", "--games", "12", "--seed", "leak", "--save", str(tmp_path))
    done = fuzz(*words)
    assert 1 == done.exit_code, done.output
    files = [file for file in sorted(tmp_path.iterdir()) if "-leak-" in file.name]
    lines = [line for line in done.stdout.splitlines() if line.startswith("Leak: view.next")]
    assert 1 == len(lines)
    assert lines[0].endswith(f"see {files[0]}")

    again = fuzz("--record", str(files[0]))
    assert 1 == again.exit_code
    assert "Leak: view.next" in again.stdout


def test_a_record_without_fault_is_clean(tmp_path: Path) -> None:
    file = tmp_path / "one.saga"
    file.write_text(meadhall.begin("toy", 2, "clean").text(), encoding="utf-8")
    done = fuzz("--record", str(file))
    assert 0 == done.exit_code, done.output
    assert "After 0 answers nothing is wrong.\n" == done.stdout


def test_too_many_answers_are_an_endless_game(tmp_path: Path) -> None:
    done = fuzz("--games", "1", "--limit", "3", "--save", str(tmp_path))
    assert 1 == done.exit_code
    assert done.stdout.startswith("Endless game: not over after 3 answers (in one game), see ")
    assert "One game, 3 decisions: one fault." in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "two"], "Players are numbers such as 2,4 and not two."),
        (["--players", "9"], "The Toy is for 2, 3 and 4 players, but 9 seats are named."),
        (["--record", "nowhere.saga"], "The file nowhere.saga cannot be read: "),
        (["--option", "length=1"], "The option length cannot be 1; it can be short, 3."),
    ],
)
def test_what_cannot_be_is_refused(words: list[str], said: str) -> None:
    done = fuzz(*words)
    assert 2 == done.exit_code
    assert done.stderr.startswith(said)


def test_a_damaged_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.saga"
    file.write_text("saga 1\ngame toy\n", encoding="utf-8")
    done = fuzz("--record", str(file))
    assert 2 == done.exit_code
    assert "The record cannot be read, line 2" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_fault_has_a_name(lang: str) -> None:
    names = [Texts("", lang).fill(f"fuzz-{kind}") for kind in KINDS]
    assert len(KINDS) == len({*names})
