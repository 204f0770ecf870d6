"""The load test itself, with a load that is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from meadhall.cli.bench_server import command
from meadhall.server.bench import Figures


@pytest.mark.slow
def test_a_small_load_is_carried_and_measured(tmp_path: Path) -> None:
    words = ["--sockets", "4", "--tables", "2", "--seconds", "1", "--json"]
    done = CliRunner().invoke(command, [*words, "--folder", str(tmp_path)])
    assert 0 == done.exit_code, done.output
    figures = json.loads(done.output)
    assert (4, 2, 0) == (figures["sockets"], figures["tables"], figures["refused"])
    assert figures["moves"] > 0
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
    assert [] == list(tmp_path.iterdir())


def test_sockets_that_cannot_be_dealt_out_are_refused() -> None:
    done = CliRunner().invoke(command, ["--sockets", "5", "--tables", "2"])
    assert 2 == done.exit_code
    assert "divide evenly" in done.output


def test_shares_of_waiting_times() -> None:
    figures = Figures(1, 1, 1.0, waits=[number / 1000 for number in range(100, 0, -1)])
    assert [51.0, 96.0, 100.0] == [round(figures.wait(share), 3) for share in (0.5, 0.95, 1.0)]
    assert 0.0 == Figures(1, 1, 1.0).wait(0.5)
