"""What tests of past rules share: which versions there are, and what their programs left behind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import archive
from meadhall.core import Game

DATA = Path(__file__).parent / "data"
RECORDS = DATA / "records"

VERSIONS = [(name, rules) for name in meadhall.GAMES for rules in archive.versions(name)]

OLDEST = {(name, archive.versions(name)[0]) for name in meadhall.GAMES}

each_version = pytest.mark.parametrize(
    ("name", "rules"),
    [
        pytest.param(*each, id="_".join(each), marks=[] if each in OLDEST else pytest.mark.slow)
        for each in VERSIONS
    ],
)
"""Every archived version; a quick run takes the oldest of each game."""


def archived(name: str, rules: str) -> Game[Any]:
    """The archived game, also of the present version."""
    return archive.load(name, rules)


def records(name: str, rules: str) -> list[Path]:
    """The records that the program of that version made."""
    return sorted(RECORDS.glob(f"{name}-{rules}-*.saga"))


def golden_hashes(name: str, rules: str) -> dict[str, str]:
    """By number of players, the hash of the golden playthrough that it told."""
    path = RECORDS / f"{name}-{rules}.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found
