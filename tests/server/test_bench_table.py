"""The measurement of a live table with bots, with bots that hardly think."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from meadhall.cli.bench_table import command, verdict
from meadhall.server.bench_table import Thinking


@pytest.mark.slow
def test_a_person_with_bots_and_others_beside_them_are_measured(tmp_path: Path) -> None:
    words = ["--bot", "jarl", "--bots", "1", "--sockets", "4", "--rate", "5", "--seconds", "2"]
    done = CliRunner().invoke(command, [*words, "--json", "--folder", str(tmp_path)])
    assert 0 == done.exit_code, done.output
    told = json.loads(done.output)
    assert told["others"]["moves"] > 0
    assert 0 == told["person"]["refused"] == told["others"]["refused"] == told["bots_failed"]
    assert [] == list(tmp_path.iterdir())


def test_shares_are_read_from_the_counts_of_a_histogram() -> None:
    before = Thinking({1.0: 2, 1.1: 2, 4.0: 3}, 0)
    after = Thinking({1.0: 52, 1.1: 101, 4.0: 103}, 1)
    found = after.since(before)
    assert (100, 1, 1) == (found.decided, found.later_than(1.1), found.failed)
    assert (1.0, 1.1) == (found.share_at(0.5), found.share_at(0.99))
    assert Thinking({}, 0).share_at(0.5) is None


def test_one_decision_of_a_hundred_may_be_late() -> None:
    assert ": met " in verdict({"bots_late": 1, "bots_decided": 100})
    assert ": not met " in verdict({"bots_late": 2, "bots_decided": 100})
    assert ": not met " in verdict({"bots_late": 0, "bots_decided": 0})
