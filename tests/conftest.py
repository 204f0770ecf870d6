"""Settings for all tests, and what those share that play at the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import meadhall
import toy
from meadhall.text import Texts, rules

# The same examples in every run: a red test stays red until it is mended.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy as the only game that the program knows, with its texts and rules.

    A missing text is an error.
    """
    monkeypatch.setitem(sys.modules, "meadhall.games.toy", toy)
    monkeypatch.setattr(meadhall, "GAMES", ("toy",))
    module = sys.modules["meadhall.text.rules"]  # hidden by its function of the same name
    monkeypatch.setattr(module, "_folders", lambda: iter([Path(toy.__file__).parent / "rules"]))
    monkeypatch.setattr(Texts, "strict", True)
    rules.cache_clear()
    yield
    rules.cache_clear()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of one's own to play in, where a missing text is an error."""
    monkeypatch.setattr(Texts, "strict", True)
    monkeypatch.chdir(tmp_path)
    return tmp_path
