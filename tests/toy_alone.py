"""The toy as the only game that a program knows, with its texts and rules.

The fixture ``toy_game`` registers it for the time of a test; ``toy_process/sitecustomize.py`` does
so for good in each Python that is started with that folder on its path.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import meadhall
import toy
from meadhall import text
from meadhall.text import Texts

MODULES: dict[str, ModuleType] = {"meadhall.games.toy": toy}
"""What is to stand in ``sys.modules``."""

PROCESS = Path(__file__).parent / "toy_process"
"""The folder for the path of another Python."""


def _rules() -> Iterator[Path]:
    yield Path(toy.__file__).parent / "rules"


def attributes() -> list[tuple[object, str, object]]:
    """What is to be set: object, name, value. A missing text is an error."""
    rules = sys.modules[f"{text.__name__}.rules"]  # hidden by its function of the same name
    return [(meadhall, "GAMES", ("toy",)), (rules, "_folders", _rules), (Texts, "strict", True)]
