"""``meadhall bench`` from the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from meadhall.cli import bench, main
from meadhall.lab.peers import NotInstalled, Timing
from meadhall.text import Texts

pytestmark = pytest.mark.usefixtures("toy_game")


@pytest.fixture(autouse=True)
def _only_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peak memory takes a process (tests/lab/test_bench.py), steady figures collected garbage."""
    monkeypatch.setattr("gc.collect", int)
    monkeypatch.setattr("meadhall.lab.bench.peak_mb", lambda name: 20.5)


def run(*words: str) -> Result:
    return CliRunner().invoke(
        main, ["bench", "--games", "1", "--rounds", "1", *words], env={"LC_ALL": "C"}
    )


class Peer:
    """A peer that makes a thousand decisions a second."""

    name = "catanatron"
    players = 4
    version = "3.2.1"

    def play(self, games: int, seed: int) -> Timing:
        return Timing(games, games * 500, games * 0.5)

    def share_of_choices(self, games: int, seed: int) -> float:
        return 0.25


class Missing:
    """A peer that is not installed."""

    def __init__(self) -> None:
        raise NotInstalled("catanatron")


def test_it_shows_every_game_and_number_of_players() -> None:
    done = run()
    assert 0 == done.exit_code, done.output
    for said in ("Decisions/s", "Games/s", "Copy, µs", "Stored, bytes", "Peak memory, MB"):
        assert said in done.stdout
    assert 4 == done.stdout.count("toy")


def test_it_speaks_russian() -> None:
    done = run("--lang", "ru")
    assert 0 == done.exit_code, done.output
    assert "Решений/с" in done.stdout


def test_json_has_the_keys_that_others_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "Catanatron", Peer)
    done = run("--json", "--peers")
    assert 0 == done.exit_code, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    game = told["games"]["toy"]
    for key in (
        "decisions_per_cpu_second",
        "games_per_cpu_second",
        "clone_us",
        "snapshot_bytes",
        "replay_ms_per_1000",
        "peak_mb",
        "ratio_to_catanatron",
    ):
        assert isinstance(game[key], (int, float))
    assert 1000.0 == told["peers"]["catanatron"]["decisions_per_cpu_second"]


def test_the_peer_is_compared_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "Catanatron", Peer)
    done = run("--peers")
    assert 0 == done.exit_code, done.output
    assert "times as many decisions a second as catanatron." in done.stdout
    assert "Of the actions of catanatron 25.0 % were choices among several" in done.stdout


def test_a_missing_peer_is_said_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "Catanatron", Missing)
    done = run("--peers", "--json")
    assert 2 == done.exit_code
    assert "" == done.stdout
    assert done.stderr.startswith("Catanatron is not installed. To install it: ")
    assert "-m pip install --require-hashes -r " in done.stderr
    assert "bench.txt" in done.stderr


class Terminal:
    """Standard input with somebody at it."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "calls"), [(True, 1), (False, 0)])
def test_somebody_at_a_terminal_is_asked_whether_to_install(
    monkeypatch: pytest.MonkeyPatch, answer: bool, calls: int
) -> None:
    called: list[list[str]] = []
    peers: Iterator[type[Any]] = iter([Missing, Peer])

    def next_peer() -> Any:
        return next(peers)()

    def pip(line: list[str], **kwargs: Any) -> subprocess.CompletedProcess[str]:
        called.append(line)
        return subprocess.CompletedProcess(line, 0)

    monkeypatch.setattr(bench, "Catanatron", next_peer)
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(click, "confirm", lambda *args, **kwargs: answer)
    monkeypatch.setattr(subprocess, "run", pip)
    if answer:
        found: Any = bench.find_peer(Texts("", "en"))
        assert isinstance(found, Peer)
    else:
        with pytest.raises(click.exceptions.Exit):
            bench.find_peer(Texts("", "en"))
    assert calls == len(called)


def test_without_the_repository_the_plain_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checkout", lambda: None)
    assert "catanatron==3.2.1" == bench.install_line()[-1]


def test_the_locked_version_is_the_one_we_name() -> None:
    locked = Path(bench.__file__).parents[3] / "requirements" / "bench.txt"
    assert "catanatron==3.2.1 " in locked.read_text(encoding="utf-8")
