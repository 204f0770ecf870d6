"""Recorded games that must lead to the same end for ever.

They were made by ``meadhall sim bloodrage --players 2 --games 1 --seed corpus2 --save
tests/records`` and so on, and are made anew only when a game's rules version moves.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.saga"))


def test_there_are_records_of_two_three_and_four_players() -> None:
    seats = [
        line
        for file in RECORDS
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("seats ")
    ]
    assert ["seats 2", "seats 3", "seats 4"] == sorted(seats)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_still_leads_to_its_result_and_state(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    ends = [line.split()[0] for line in text.splitlines()[-2:]]
    assert ["result", "state"] == ends
    assert text == meadhall.read(text).text()
