"""The script that trains the network: what it writes of games, and what it fits to."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest
import train_valhalla as training
from training import play

from meadhall.games.valhalla.traits import STAGE, STANDING, TRAITS


def test_a_row_tells_what_a_seat_has_and_gains(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    play(path, training.play_one, 2, [3, 2], "rows")
    with path.open(newline="") as file:
        rows = [[float(cell) for cell in row] for row in csv.reader(file)]
    assert {(row[training.NUMBER], row[training.SEATS]) for row in rows} == {(0, 3), (1, 2)}
    first = [row for row in rows if row[training.NUMBER] == 0]
    ends = [row[training.POINTS] + row[training.GAIN] for row in first]
    # A seat ends with the same points whenever it is asked; seats follow each other in every turn.
    assert ends == ends[:3] * (len(first) // 3)
    assert len(set(ends)) > 1
    assert len({len(row) for row in rows}) == 1
    again = tmp_path / "again.csv"
    play(again, training.play_one, 2, [3, 2], "rows")
    assert again.read_bytes() == path.read_bytes()


def test_a_milder_target_believes_the_network_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "LAMBDA", 0.75)
    # Two seats; a game of two turns and one of a single turn. Number, seats, points, gain.
    rows = np.array(
        [[0, 2, 0, 10], [0, 2, 0, 4], [0, 2, 6, 4], [0, 2, 1, 3], [1, 2, 0, 9], [1, 2, 0, 7]],
        dtype=np.float32,
    )
    answers = np.array([50, 50, 8, 1, 50, 50], dtype=np.float32)
    found = training.milder(np, rows, answers)
    # First turn: a quarter of 6 + 8 and 1 + 1, the rest of how it ended; else as it ended.
    assert found.tolist() == [0.25 * 14 + 0.75 * 10, 0.25 * 2 + 0.75 * 4, 4, 3, 9, 7]


def test_fitting_finds_a_simple_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inputs = 2 * TRAITS + STANDING + STAGE + 25
    given = np.random.default_rng(3).normal(size=(6000, inputs)).astype(np.float32)
    gains = 5 + 3 * given[:, 0] - 2 * given[:, 7]
    head = np.stack([np.arange(6000), np.full(6000, 4), np.zeros(6000), gains], 1)
    path, learnt = tmp_path / "rows.csv", tmp_path / "learnt.json"
    np.savetxt(path, np.concatenate([head, given], 1), delimiter=",", fmt="%.4f")
    kept = json.loads(training.LEARNT.read_text("utf-8"))
    learnt.write_text(json.dumps(kept), "utf-8")
    monkeypatch.setattr(training, "LEARNT", learnt)
    monkeypatch.setattr(training, "EPOCHS", 8)
    monkeypatch.setattr(training, "BATCH", 64)
    training.fit([path])
    found = json.loads(learnt.read_text("utf-8"))
    assert found["two"] == kept["two"]  # there were no rows of games of two
    more = found["more"]
    hidden = np.maximum(given[:500] @ np.array(more["weights"]).T + more["biases"], 0)
    missed = hidden @ np.array(more["out"]) + more["bias"] - gains[:500]
    assert float((missed**2).mean()) < 0.1 * float(gains.var())
