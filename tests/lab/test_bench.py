"""The bench: its figures have their form; nothing here looks at how large they are."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.lab import bench
from meadhall.lab.peers import Catanatron, NotInstalled, Timing
from toy import TOY

pytestmark = pytest.mark.usefixtures("toy_game")


PEAK_MB = bench.peak_mb


class FakePeer:
    """A peer that makes a thousand decisions a second."""

    name = "catanatron"
    players = 4
    version = "0"

    def play(self, games: int, seed: int) -> Timing:
        assert seed
        return Timing(games, games * 500, games * 0.5)

    def share_of_choices(self, games: int, seed: int) -> float:
        return 0.25


@pytest.fixture(autouse=True)
def _only_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peak memory takes a process (see the last test), steady figures take collected garbage."""
    monkeypatch.setattr(bench, "peak_mb", lambda name: 20.46)
    monkeypatch.setattr("gc.collect", int)


@pytest.fixture
def told() -> dict[str, Any]:
    peer: Any = FakePeer()
    return bench.measure(["toy"], games=3, rounds=2, peer=peer)


RATES = {
    "decisions_per_cpu_second": float,
    "decisions_per_cpu_second_best": float,
    "games_per_cpu_second": float,
    "games_per_cpu_second_best": float,
    "decisions_per_game": float,
}
GAME = {
    "players": int,
    **RATES,
    "clone_us": float,
    "snapshot_bytes": int,
    "snapshot_bytes_most": int,
    "replay_ms_per_1000": float,
    "peak_mb": float,
    "ratio_to_catanatron": float,
    "by_players": dict,
}


def form(value: dict[str, Any]) -> dict[str, type]:
    return {key: type(each) for key, each in value.items()}


def test_a_game_has_all_its_figures(told: dict[str, Any]) -> None:
    game = told["games"]["toy"]
    assert GAME == form(game)
    assert ["2", "3", "4"] == [*game["by_players"]]
    assert [RATES] * 3 == [form(each) for each in game["by_players"].values()]
    assert all(value > 0 for value in game.values() if isinstance(value, (int, float)))
    assert game["snapshot_bytes"] <= game["snapshot_bytes_most"]
    assert 20.5 == game["peak_mb"]


def test_the_ratio_is_that_of_decisions_a_second(told: dict[str, Any]) -> None:
    game, peer = told["games"]["toy"], told["peers"]["catanatron"]
    assert 1000.0 == peer["decisions_per_cpu_second"]
    assert game["ratio_to_catanatron"] == pytest.approx(
        game["decisions_per_cpu_second"] / 1000, abs=0.01
    )
    assert {"version": str, "players": int, **RATES, "share_of_real_choices": float} == form(peer)


def test_the_run_says_what_it_was_measured_on(told: dict[str, Any]) -> None:
    assert ["format", "machine", "rounds", "games_per_round", "games", "peers"] == [*told]
    assert ["python", "system", "architecture", "processor", "processors"] == [*told["machine"]]


def test_without_peers_there_is_no_ratio() -> None:
    told = bench.measure(["toy"], games=1, rounds=1)
    assert {} == told["peers"]
    assert None is told["games"]["toy"]["ratio_to_catanatron"]


def test_progress_is_told_as_often_as_foretold() -> None:
    calls: list[int] = []
    peer: Any = FakePeer()
    bench.measure(["toy"], 1, 2, peer, lambda: calls.append(1))
    assert bench.steps_of(["toy"], 2, True) == len(calls)


def test_random_play_counts_answers_only() -> None:
    played = bench.play_random(TOY, 2, 3, seed=1)
    again = bench.play_random(TOY, 2, 3, seed=1)
    assert (3, played.decisions) == (again.games, again.decisions)
    assert 3 * 2 * 3 <= played.decisions


def test_the_sample_is_of_whole_games() -> None:
    positions, records = bench.sample(TOY, 3, games=2)
    assert 2 == len(records)
    answers = [len(text.split("begin\n")[1].splitlines()) - 1 for text in records]
    assert sum(1 + (count - 1) // 5 for count in answers) == len(positions)


def test_a_peer_that_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catanatron, "name", "no-such-package")
    with pytest.raises(NotInstalled, match="no-such-package"):
        Catanatron()


@pytest.mark.slow
def test_the_real_peer_plays() -> None:
    pytest.importorskip("catanatron")
    peer = Catanatron()
    played = peer.play(1, 1)
    assert 1 == played.games
    assert played.decisions > 100
    assert 0 < peer.share_of_choices(1, 1) < 1


@pytest.mark.usefixtures("toy_in_processes")
def test_peak_memory_is_that_of_a_fresh_process() -> None:
    assert 5 < PEAK_MB("toy", games=1) < 500
