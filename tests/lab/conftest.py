"""What tests of the lab share."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import faults
from meadhall.core import Game


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Game[Any]]:
    """Plants a fault in the toy (tests/faults.py) for the time of a test."""
    monkeypatch.setattr(faults, "COUNTER", itertools.count())
    return lambda fault: faults.plant(monkeypatch, fault)
