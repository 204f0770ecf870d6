"""The same record is the same game in every process, whatever its hash seed."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.lab import fuzz, trace
from meadhall.lab.trial import Rates
from stakes import SOUND, find_sound, planted

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.saga"))
HASH_SEEDS = (0, 1, 2026, 31337)


def test_recorded_games_are_the_same_under_four_hash_seeds() -> None:
    texts = [file.read_text(encoding="utf-8") for file in RECORDS]
    here = [trace.fingerprint(text, meadhall.game) for text in texts]
    for seed in HASH_SEEDS:
        assert here == trace.fingerprints_in_subprocess(texts, seed)


def test_a_game_in_hash_order_has_other_fingerprints_in_subprocess() -> None:
    plan = fuzz.Plan("stakes", 1, "trace", rates=Rates(*[10**6] * 5))
    game = planted("options by hash order")
    texts = [fuzz.run_trial(game, plan, 20 * number).record for number in range(6)]
    found = [
        trace.fingerprints_in_subprocess(texts, seed, "stakes:find_by_hash") for seed in HASH_SEEDS
    ]
    assert len(HASH_SEEDS) == len({*map(tuple, found)})


@pytest.fixture
def record() -> str:
    return fuzz.run_trial(SOUND, fuzz.Plan("stakes", 1, "trace"), 0).record


def test_every_answer_counts(record: str) -> None:
    whole = trace.fingerprint(record, find_sound)
    without_last = "\n".join(record.splitlines()[:-1]) + "\n"
    assert whole == trace.fingerprint(record, find_sound)
    assert whole != trace.fingerprint(without_last, find_sound)


def test_what_goes_wrong_is_part_of_the_sum(record: str) -> None:
    wrong = record + "0 LayStone card_a\n"
    other = record + "0 LayEgg card_a\n"
    assert trace.fingerprint(wrong, find_sound) != trace.fingerprint(other, find_sound)


def test_a_game_is_found_by_module_and_function() -> None:
    assert meadhall.game is trace.load_finder(trace.FIND_GAME)
