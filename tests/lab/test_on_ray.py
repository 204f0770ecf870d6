"""A real Ray cluster on this machine: the same results, also when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from meadhall.lab import engines, plans, runs
from meadhall.lab.errors import LabError

pytest.importorskip("pyarrow")
ray = pytest.importorskip("ray", reason="the extra ray is not installed")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),  # Ray's own, in this process
]

PLAN: dict[str, Any] = {"game": "bloodrage", "players": 2, "games": 12, "batch": 2}


def own_process() -> int:
    return os.getpid()


class Killing(engines.OnRay):
    """Kills a worker after its first batch, while it plays the next."""

    def __init__(self) -> None:
        super().__init__(None, 2)
        self.killed: list[int] = []

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        victim = ray.get(ray.remote(num_cpus=1)(own_process).remote())
        for done in super().run(work, tasks):
            yield done
            if not self.killed:
                os.kill(victim, signal.SIGKILL)
                self.killed.append(victim)


def test_ray_gives_the_same_and_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    plan = plans.plan_of(PLAN, "ray")
    ends: list[int] = []
    killing = Killing()
    both: dict[str, engines.Engine] = {"here": engines.Local(1), "ray": killing}
    for name, engine in both.items():
        runs.Run(plan, tmp_path / name).carry_out(engine, ends.append, {})
    assert killing.killed
    for table in ("games", "seats", "findings", "quarters"):
        here, there = ((tmp_path / at / f"{table}.parquet").read_bytes() for at in ("here", "ray"))
        assert here == there


def test_a_cluster_of_ones_own_is_started_beside_others(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", lambda address, **_: said.append(address))
    engines.engine("ray", 2)
    engines.engine("ray://head:10001", None)
    assert ["local", "ray://head:10001"] == said


def test_a_cluster_that_is_not_there_is_named_in_a_sentence() -> None:
    with pytest.raises(LabError) as caught:
        engines.engine("ray://127.0.0.1:1", None)
    assert "lab-ray" == caught.value.key
