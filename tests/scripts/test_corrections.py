"""The scripts that train corrections of estimates: what they write of games, what they fit to."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import train_bloodrage
import train_midgard
import training

SCRIPTS = [train_bloodrage, train_midgard]


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_row_tells_what_a_seat_has_and_how_it_ended(script: ModuleType, tmp_path: Path) -> None:
    path, again = tmp_path / "games.csv", tmp_path / "again.csv"
    training.play(path, script.play_one, 2, [3, 2], "rows")
    with path.open(newline="") as file:
        rows = [[float(cell) for cell in row] for row in csv.reader(file)]
    traits = training.GIVEN + len(script.TIMES)
    assert {len(row) for row in rows} == {traits + len(script.TRAITS)}
    seats = traits + script.TRAITS.index("seats")
    assert {(row[training.NUMBER], row[seats]) for row in rows} == {(0, 3), (1, 2)}
    first = [row for row in rows if row[training.NUMBER] == 0]
    # A seat ends with the same score whenever it is asked; all seats are told of together.
    scores = [row[training.SCORE] for row in first]
    assert scores == scores[:3] * (len(first) // 3)
    assert {row[training.GIVEN] for row in rows} == {1}
    later = training.GIVEN + script.TIMES.index("before")
    assert first[0][later] > first[-1][later]
    training.play(again, script.play_one, 2, [3, 2], "rows")
    assert again.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("script", SCRIPTS)
def test_fitting_finds_what_an_estimate_misses(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, traits, times = 3000, len(script.TRAITS), len(script.TIMES)
    given = np.random.default_rng(3).normal(size=(games, traits))
    given[:, 0] = 1.0
    when = np.random.default_rng(4).random((games, times))
    when[:, 0] = 1.0
    estimate = given[:, script.TRAITS.index("estimate")]
    scores = estimate + 4 + 2 * given[:, 5] - 3 * when[:, 1] * given[:, 7]
    head = np.stack([np.arange(games), scores], 1)
    path, learnt = tmp_path / "rows.csv", tmp_path / "learnt.toml"
    np.savetxt(path, np.concatenate([head, when, given], 1), delimiter=",", fmt="%.5f")
    learnt.write_text("# About it.\nalways = [1.0]\n", "utf-8")
    monkeypatch.setattr(script, "LEARNT", learnt)
    monkeypatch.setattr(training, "DECAY", 0.1)
    script.fit([path])
    text = learnt.read_text("utf-8")
    assert text.startswith("# About it.\n")
    found = tomllib.loads(text)
    assert tuple(found) == script.TRAITS
    rows = [*found.values()]
    none = [0] * (times - 2)
    assert rows[0][0] == pytest.approx(4, abs=0.1)
    assert rows[5] == pytest.approx([2, 0, *none], abs=0.1)
    assert rows[7] == pytest.approx([0, -3, *none], abs=0.1)
    assert rows[9] == pytest.approx([0, 0, *none], abs=0.1)


def test_games_of_several_files_are_told_apart(tmp_path: Path) -> None:
    for name, numbers in (("one", (0, 0, 1)), ("two", (0, 1, 2))):
        rows = [[number, 5.0, 1.0] for number in numbers]
        np.savetxt(tmp_path / name, np.array(rows), delimiter=",")
    found = training.rows_of(np, [tmp_path / "one", tmp_path / "two"])
    assert found[:, training.NUMBER].tolist() == [0, 0, 1, 2, 3, 4]
