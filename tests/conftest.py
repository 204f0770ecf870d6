"""Settings for all tests, and what those share that play at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

import toy
from meadhall.text import Texts

# The same examples in every run: a red test stays red until it is mended.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy as the only game that the program knows; a missing text is an error."""
    toy.make_known(monkeypatch)
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of one's own to play in, where a missing text is an error."""
    monkeypatch.setattr(Texts, "strict", True)
    monkeypatch.chdir(tmp_path)
    return tmp_path
