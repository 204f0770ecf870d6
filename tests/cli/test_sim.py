"""``meadhall sim`` from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import meadhall
from meadhall.cli import main

pytestmark = pytest.mark.usefixtures("toy_game")


def sim(*words: str) -> Result:
    return CliRunner().invoke(main, ["sim", "toy", *words], env={"LC_ALL": "C"})


def figures(*words: str) -> dict[str, Any]:
    done = sim(*words, "--json")
    assert 0 == done.exit_code, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_it_reports_bots_seats_sources_length_and_speed() -> None:
    done = sim("--players", "2", "--games", "4")
    assert 0 == done.exit_code, done.output
    for said in ("The Toy: 4 games of 2 players, seed 1", "random", "Oak", "Ash"):
        assert said in done.stdout
    for said in ("95 % interval", "Boasting", "Length: ", "decisions in "):
        assert said in done.stdout


def test_it_speaks_russian() -> None:
    done = sim("--players", "2", "--games", "2", "--lang", "ru")
    assert 0 == done.exit_code, done.output
    for said in ("Игрушка: 2 партии на 2 игроков, расклад по слову 1", "Дуб", "Хвастовство"):
        assert said in done.stdout


@pytest.mark.usefixtures("toy_in_processes")
def test_json_is_the_same_for_any_number_of_jobs() -> None:
    words = ("--players", "3", "--games", "4", "--seed", "jobs", "--bots", "random")
    one, two = figures(*words, "--jobs", "1"), figures(*words, "--jobs", "2")
    del one["speed"], two["speed"]
    assert one == two


def test_a_short_list_of_bots_is_repeated() -> None:
    told = figures("--players", "4", "--games", "1", "--bots", "greedy,random")
    assert ["greedy", "random", "greedy", "random"] == told["line_up"]
    assert ["greedy", "random"] == [each["bot"] for each in told["by_bot"]]


def test_as_many_play_as_can() -> None:
    assert 4 == figures("--games", "1")["players"]


def test_options_of_the_table_are_taken() -> None:
    told = figures("--games", "1", "--players", "2", "--option", "length=3")
    assert {"double": False, "length": 3} == told["options"]
    told = figures(
        "--games", "1", "--players", "2", "--option", "length=short", "--option", "double=yes"
    )
    assert {"double": True, "length": "short"} == told["options"]


def test_records_are_saved_and_can_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    done = sim("--players", "2", "--games", "3", "--seed", "a b/c", "--save", str(folder))
    assert 0 == done.exit_code, done.output
    files = sorted(folder.iterdir())
    assert [f"toy-a_b_c-0000{number}.saga" for number in range(3)] == [file.name for file in files]
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert text == meadhall.read(text).text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "7"], "The Toy is for 2, 3 and 4 players, but 7 seats are named."),
        (
            ["--bots", "clever"],
            "There is no bot clever. There are: random, greedy, thrall, karl, jarl, konung.",
        ),
        (["--players", "2", "--bots", "random,random,random"], "3 bots are too many for 2 seats."),
        (["--option", "length"], "An option is written name=value, not length."),
        (["--option", "colour=red"], "There is no option colour; there is double, length."),
        (["--option", "length=7"], "The option length cannot be 7; it can be short, 3."),
        (["--players", "4", "--option", "double=yes"], "Such a game cannot be set up: "),
        (["--lang", "de"], "There is no language de; there is en, ru."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words: list[str], said: str) -> None:
    done = sim(*words)
    assert 2 == done.exit_code
    assert "" == done.stdout
    assert done.stderr.startswith(said)
    assert 1 == done.stderr.count("\n")


def test_help_says_that_bots_change_seats() -> None:
    said = " ".join(sim("--help").stdout.split())
    assert "every bot meets every seat" in said
    assert "--fixed-seats" in said
