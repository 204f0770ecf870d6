"""Each command once on the real games: that they run. What a command does is tested on the toy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from meadhall import GAMES
from meadhall.cli import main
from meadhall.text import Texts
from persons import play, whim

pytestmark = pytest.mark.usefixtures("folder")

each_game = pytest.mark.parametrize("name", GAMES)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words, env={"LC_ALL": "C"})


@pytest.mark.parametrize("command", ["play", "sim", "fuzz", "rules"])
def test_an_unknown_game_is_refused_and_all_games_are_named(command: str) -> None:
    done = CliRunner().invoke(main, [command, "chess"], env={"LC_ALL": "ru_RU.UTF-8"})

    assert 2 == done.exit_code
    assert "" == done.stdout
    assert f"Игры chess нет; есть {', '.join(GAMES)}.\n" == done.stderr


@each_game
def test_sim_shows_all_that_a_game_studies(name: str) -> None:
    words = ("sim", name, "--players", "2", "--games", "1")
    done, told = run(*words), json.loads(run(*words, "--json").stdout)

    assert 0 == done.exit_code, done.output
    texts = Texts(name, "en")
    headings = [texts.name(f"source-{source}") for source in told["sources"]]
    headings += [texts.name(study["about"]) for study in told["studies"]]
    assert headings
    assert [said for said in headings if said not in done.stdout] == []


@pytest.mark.parametrize(
    ("name", "players", "places"),
    [("valhalla", "1", False), ("valhalla", "2", True), ("godofwar", "2", False)],
)
def test_who_wins_or_loses_alone_or_together_has_no_place(
    name: str, players: str, places: bool
) -> None:
    words = ("sim", name, "--players", players, "--games", "1")

    assert places is ("Place" in run(*words).stdout)
    assert places is not json.loads(run(*words, "--json").stdout)["common"]


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] if at else []) for at, name in enumerate(GAMES)],
)
def test_a_game_is_played_replayed_and_searched_for_faults(folder: Path, name: str) -> None:
    played = play(name, "--seats", "me,random", "--seed", "real", by=whim("real"))
    assert 0 == played.exit_code
    assert "The game is over" in played.stdout

    record = folder / f"{name}-real.saga"
    assert 0 == run("replay", str(record), "--verify").exit_code
    done = run("fuzz", name, "--games", "1", "--players", "2", "--limit", "5000")
    assert done.stdout.endswith(" decisions: nothing is wrong.\n"), done.output


def test_the_real_map_of_rules_runs() -> None:
    done = run("rules", "bloodrage", "--coverage")
    assert 0 == done.exit_code, done.output
    assert "BR-058" in done.stdout


@pytest.mark.slow
def test_bench_measures_all_games() -> None:
    done = run("bench", "--games", "1", "--rounds", "1", "--json")
    assert 0 == done.exit_code, done.output
    measured = json.loads(done.stdout)["games"]
    assert [*GAMES] == [*measured]
    assert all(5 < figures["peak_mb"] < 500 for figures in measured.values())
