"""The load test itself, with a load that is none."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from time import perf_counter

import pytest
from click.testing import CliRunner

from meadhall.cli.bench_server import _verdict, command
from meadhall.server.bench import Figures, Load


@pytest.mark.slow
def test_a_small_load_is_carried_and_measured(tmp_path: Path) -> None:
    words = ["--sockets", "4", "--tables", "2", "--seconds", "1", "--rate", "20", "--json"]
    done = CliRunner().invoke(command, [*words, "--folder", str(tmp_path)])
    assert 0 == done.exit_code, done.output
    told = json.loads(done.output)
    assert ["rate", "full_speed"] == [*told]
    for figures in told.values():
        assert (4, 2, 0) == (figures["sockets"], figures["tables"], figures["refused"])
        assert figures["moves"] > 0
        waits = [figures[name] for name in ("p50_ms", "p95_ms", "p99_ms", "worst_ms")]
        assert 0 < waits[0]
        assert sorted(waits) == waits
    assert told["rate"]["moves"] < 60 * told["rate"]["seconds"]
    assert [] == list(tmp_path.iterdir())


def test_the_goal_is_judged_by_rate_and_time() -> None:
    assert _verdict(1_050.0, 40.0).endswith(": met (1,050, 40 ms)")
    assert _verdict(999.0, 40.0).endswith(": not met (999, 40 ms)")
    assert _verdict(1_050.0, 150.0).endswith(": not met (1,050, 150 ms)")


def test_a_move_at_a_rate_is_timed_from_when_it_was_due() -> None:
    """Who asks for more than can be carried must see the times grow, not the rate fall quietly."""

    class Slow:
        def __init__(self) -> None:
            self.due: list[float] = []

        def answer(self, due: float) -> None:
            self.due.append(due)

    async def paced() -> list[float]:
        load, player = Load(0, "toy", seed=1), Slow()
        task = asyncio.create_task(load.pace(1_000.0))
        await asyncio.sleep(0.05)  # nobody is ready, and moves fall due
        load.asked.extend([player] * 20)  # type: ignore[list-item]
        while load.asked:
            await asyncio.sleep(0)
        task.cancel()
        return [perf_counter() - due for due in player.due]

    waits = asyncio.run(paced())
    assert max(waits) > 0.04
    assert sorted(waits, reverse=True) == waits


def test_sockets_that_cannot_be_dealt_out_are_refused() -> None:
    done = CliRunner().invoke(command, ["--sockets", "5", "--tables", "2"])
    assert 2 == done.exit_code
    assert "divide evenly" in done.output


def test_shares_of_waiting_times() -> None:
    figures = Figures(1, 1, 0.0, waits=[number / 1000 for number in range(100, 0, -1)])
    assert [51.0, 96.0, 100.0] == [round(figures.wait(share), 3) for share in (0.5, 0.95, 1.0)]
    assert 0.0 == Figures(1, 1, 0.0).wait(0.5)
