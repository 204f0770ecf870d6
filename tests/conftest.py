"""Settings for all tests, and what those share that play at the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import toy_alone
from meadhall.text import Texts, rules

# The same examples in every run: a red test stays red until it is mended.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy as the only game that the program knows, with its texts and rules.

    A missing text is an error.
    """
    for name, module in toy_alone.MODULES.items():
        monkeypatch.setitem(sys.modules, name, module)
    for changed in toy_alone.attributes():
        monkeypatch.setattr(*changed)
    rules.cache_clear()
    yield
    rules.cache_clear()


@pytest.fixture
def toy_in_processes(toy_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in every process that the program starts."""
    monkeypatch.syspath_prepend(toy_alone.PROCESS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of one's own to play in, where a missing text is an error."""
    monkeypatch.setattr(Texts, "strict", True)
    monkeypatch.chdir(tmp_path)
    return tmp_path
