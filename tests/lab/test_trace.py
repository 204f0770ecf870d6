"""The same record is the same game in every process, whatever its hash seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core import Game
from meadhall.lab import fuzz, trace
from meadhall.lab.trial import Rates
from toy import TOY, find

Planted = Callable[[str], Game[Any]]
"""Plants a fault in the toy: the fixture of conftest.py."""

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.saga"))
HASH_SEEDS = (0, 1, 2026, 31337)


def test_recorded_games_are_the_same_under_four_hash_seeds() -> None:
    texts = [file.read_text(encoding="utf-8") for file in RECORDS]
    here = [trace.fingerprint(text, meadhall.game) for text in texts]
    for seed in HASH_SEEDS:
        assert here == trace.fingerprints_in_subprocess(texts, seed)


def test_a_game_in_hash_order_has_other_fingerprints_in_subprocess(planted: Planted) -> None:
    plan = fuzz.Plan("toy", 1, "trace", rates=Rates(*[10**6] * 5))
    game = planted("options by hash order")
    texts = [fuzz.run_trial(game, plan, 20 * number).record for number in range(6)]
    found = [
        trace.fingerprints_in_subprocess(texts, seed, "faults:find_by_hash") for seed in HASH_SEEDS
    ]
    assert len(HASH_SEEDS) == len({*map(tuple, found)})


@pytest.fixture
def record() -> str:
    return fuzz.run_trial(TOY, fuzz.Plan("toy", 1, "trace"), 0).record


def test_every_answer_counts(record: str) -> None:
    whole = trace.fingerprint(record, find)
    without_last = "\n".join(record.splitlines()[:-1]) + "\n"
    assert whole == trace.fingerprint(record, find)
    assert whole != trace.fingerprint(without_last, find)


def test_what_goes_wrong_is_part_of_the_sum(record: str) -> None:
    wrong = record + "0 LayStone card_a\n"
    other = record + "0 LayEgg card_a\n"
    assert trace.fingerprint(wrong, find) != trace.fingerprint(other, find)


def test_a_game_is_found_by_module_and_function() -> None:
    assert meadhall.game is trace.load_finder(trace.FIND_GAME)
