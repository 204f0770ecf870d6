"""The notebooks run as a reader would run them, with fewer games."""

from __future__ import annotations

from pathlib import Path

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")
for extra in ("pyarrow", "gymnasium"):
    pytest.importorskip(extra)

FOLDER = Path(__file__).parents[2] / "notebooks"
# The kernel's own libraries warn of their future.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


def run(name: str, games: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """All that a notebook prints."""
    monkeypatch.setenv("NOTEBOOK_GAMES", str(games))
    notebook = nbformat.read(FOLDER / name, 4)
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    outputs = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    return "".join(out.get("text", "") for out in outputs)


def test_an_agent_learns_to_beat_random(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = run("learning.ipynb", 200, monkeypatch)
    shares = [
        int(line.split(":")[1].split("%")[0]) for line in printed.splitlines() if "won" in line
    ]
    assert 5 == len(shares)
    assert shares[0] < 60 < shares[-1]


def test_a_design_question_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = run("design.ipynb", 4, monkeypatch)
    assert "score" in printed
    assert " kB" in printed
