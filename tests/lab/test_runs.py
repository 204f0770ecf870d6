"""Runs: the same whatever carries them out, stopped and gone on with, and nothing lost."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.lab import engines, parquet, plans, runs, sim
from meadhall.lab.errors import LabError
from toy import find

pytest.importorskip("pyarrow")
pytestmark = pytest.mark.usefixtures("toy_game")

FILES = ("games", "seats", "findings", "quarters", "decisions")


def plan(**said: Any) -> plans.Plan:
    base = {"game": "toy", "players": 2, "games": 6, "batch": 2, "decisions": True}
    return plans.plan_of({**base, "arm": [{}, {"options": {"length": 3}}], **said}, "test")


def carry_out(folder: Path, engine: engines.Engine | None = None, **said: Any) -> list[int]:
    steps: list[int] = []
    runs.Run(plan(**said), folder).carry_out(engine or engines.Local(1), steps.append, {})
    return steps


def contents(folder: Path) -> list[bytes]:
    return [(folder / f"{name}.parquet").read_bytes() for name in FILES]


class Stops:
    """An engine that is stopped after so many batches."""

    def __init__(self, after: int, error: BaseException) -> None:
        self.after = after
        self.error = error

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        for at, number in enumerate(reversed(range(len(tasks)))):  # out of order, as workers end
            if at == self.after:
                raise self.error
            yield number, work(tasks[number])


def test_results_are_tables_in_the_order_of_the_plan(tmp_path: Path) -> None:
    assert [2] * 6 == carry_out(tmp_path)
    games = [*parquet.rows_of(tmp_path, "games")]
    assert [("A", n) for n in range(6)] + [("B", n) for n in range(6)] == [
        (row["arm"], row["game"]) for row in games
    ]
    assert [f"1/{n}" for n in range(6)] * 2 == [row["seed"] for row in games]
    seats = [*parquet.rows_of(tmp_path, "seats")]
    assert 24 == len(seats)
    for game in games:
        here = [row for row in seats if (row["arm"], row["game"]) == (game["arm"], game["game"])]
        assert [seat for seat, row in enumerate(here) if row["won"]] == game["winners"]
        sources = [name for name in here[0] if name.startswith(parquet.SOURCE)]
        assert [row["score"] for row in here] == [sum(row[s] for s in sources) for row in here]
    decisions = [*parquet.rows_of(tmp_path, "decisions")]
    assert sum(game["decisions"] for game in games) == len(decisions)
    assert all(row["offered"] > 0 for row in decisions)


def test_the_last_quarter_is_the_score_itself(tmp_path: Path) -> None:
    carry_out(tmp_path)
    last = sum(r["score"] for r in parquet.rows_of(tmp_path, "quarters") if r["quarter"] == 4)
    assert last == sum(row["score"] for row in parquet.rows_of(tmp_path, "seats")) / 2


def test_records_lie_beside_and_lead_to_the_results(tmp_path: Path) -> None:
    carry_out(tmp_path)
    games = [*parquet.rows_of(tmp_path, "games")]
    for row in games:
        path = tmp_path / "records" / row["arm"] / f"{row['game']:05}.saga"
        saga = meadhall.Saga.read(path.read_text(), find)
        assert row["decisions"] == len(saga.record.answers)
    assert 12 == len(games)
    carry_out(tmp_path / "none", records=False)
    assert not (tmp_path / "none" / "records").exists()


def test_a_plan_plays_the_games_that_sim_plays(tmp_path: Path) -> None:
    carry_out(tmp_path, bots=["random", "greedy(budget=2,worlds=1)"], arm=[{}])
    own = {each.label: each for each in plan(bots=["greedy(budget=2,worlds=1)"]).arms[0].line_up}
    simulated = sim.Plan("toy", ("random", *own), 6, "1", records=True, own=own)
    for number, outcome in enumerate(sim.simulate(simulated)):
        record = (tmp_path / "records" / "A" / f"{number:05}.saga").read_text()
        assert record == outcome.record


@pytest.mark.slow
@pytest.mark.usefixtures("toy_in_processes")
def test_workers_change_nothing_and_a_lost_one_loses_nothing(tmp_path: Path) -> None:
    for name, engine in {"one": None, "two": engines.Local(2), "killed": Killing()}.items():
        carry_out(tmp_path / name, engine)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "killed")


class Killing(engines.Local):
    """Two processes, one of which is killed in the middle."""

    def __init__(self) -> None:
        super().__init__(2)

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        import multiprocessing

        killed = False
        for done in super().run(work, tasks):
            yield done
            if not killed:
                victim = multiprocessing.active_children()[0]
                assert victim.pid is not None
                os.kill(victim.pid, signal.SIGKILL)
                killed = True


@pytest.mark.parametrize("error", [KeyboardInterrupt(), RuntimeError("power")])
def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path, error: BaseException) -> None:
    with pytest.raises(type(error)):
        carry_out(tmp_path / "stopped", Stops(4, error))
    assert 4 == len([*(tmp_path / "stopped" / "batches").iterdir()])
    played: list[int] = []

    class Counting(engines.Local):
        def run(self, work: Any, tasks: Sequence[Any]) -> Any:
            played.append(len(tasks))
            return super().run(work, tasks)

    carry_out(tmp_path / "stopped", Counting(1))
    assert [2] == played
    carry_out(tmp_path / "whole")
    assert contents(tmp_path / "whole") == contents(tmp_path / "stopped")
    carry_out(tmp_path / "stopped", Stops(0, error))  # nothing is left to play


def test_a_damaged_batch_is_played_again(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        carry_out(tmp_path / "hurt", Stops(4, KeyboardInterrupt()))
    one, other, *_ = sorted((tmp_path / "hurt" / "batches").iterdir())
    one.write_bytes(one.read_bytes()[:-20])
    other.write_bytes(b"")
    run = runs.Run(plan(), tmp_path / "hurt")
    run.carry_out(engines.Local(1), lambda games: None, {})
    assert 2 == run.mended
    carry_out(tmp_path / "whole")
    assert contents(tmp_path / "whole") == contents(tmp_path / "hurt")


def test_a_full_disk_costs_nothing_that_was_kept(tmp_path: Path) -> None:
    put, left = runs.put, [4]

    def full(path: Path, data: bytes, sync: bool = True) -> None:
        left[0] -= path.parent.name == "batches"
        if left[0] < 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        put(path, data, sync)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runs, "put", full)
        refused(tmp_path / "full", "lab-disk-full")
    assert 4 == len([*(tmp_path / "full" / "batches").iterdir()])
    carry_out(tmp_path / "full")
    carry_out(tmp_path / "whole")
    assert contents(tmp_path / "whole") == contents(tmp_path / "full")


def refused(folder: Path, key: str, **said: Any) -> None:
    with pytest.raises(LabError) as caught:
        carry_out(folder, **said)
    assert key == caught.value.key


def test_another_plan_keeps_out(tmp_path: Path) -> None:
    carry_out(tmp_path)
    before = contents(tmp_path)
    refused(tmp_path, "lab-other-plan", seed="2")
    assert before == contents(tmp_path)


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with (tmp_path / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        refused(tmp_path, "lab-busy")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(tmp_path / "file", "lab-cannot-write")


def test_damaged_results_are_named(tmp_path: Path) -> None:
    carry_out(tmp_path)
    (tmp_path / "games.parquet").write_bytes(b"PAR1 no more")
    with pytest.raises(LabError) as caught:
        [*parquet.rows_of(tmp_path, "games")]
    assert ("lab-broken", "damaged") == (caught.value.key, caught.value.values["what"])
    (tmp_path / "games.parquet").unlink()
    with pytest.raises(LabError) as caught:
        [*parquet.rows_of(tmp_path, "games")]
    assert ("lab-broken", "missing") == (caught.value.key, caught.value.values["what"])
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(LabError) as caught:
        runs.plan_data(tmp_path)
    assert "lab-broken" == caught.value.key
    with pytest.raises(LabError) as caught:
        runs.plan_data(tmp_path / "nowhere")
    assert "lab-no-run" == caught.value.key


def test_a_missing_extra_is_named_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused(tmp_path, "lab-extra")
    assert not [*tmp_path.iterdir()]
