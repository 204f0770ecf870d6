"""The data files of a game: read once, when the game is imported, and checked then."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from meadhall.core import BadRow

AMENDED: dict[str, Callable[[str, dict[str, Any]], None]] = {}
"""Games whose figures are changed (meadhall.lab.changes): by package, what changes their data."""

_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def read_toml(package: str | None, *path: str) -> dict[str, Any]:
    """A data file beside a game's code: ``read_toml(__package__, "data", "base.toml")``."""
    assert package is not None
    read = tomllib.loads(files(package).joinpath(*path).read_text(encoding="utf-8"))
    if package in AMENDED:
        AMENDED[package](package, read)
    return read


def check_texts(package: str | None, file: str, keys: Iterable[str]) -> None:
    """Each row of a file has its text in every language; else a BadRow names row and file."""
    assert package is not None
    keys = list(keys)
    for language, known in _text_ids(package).items():
        for key in keys:
            if key not in known:
                raise BadRow(file, key, f"has no text in {language} (text/*.{language}.ftl)")


@cache
def _text_ids(package: str) -> dict[str, set[str]]:
    """The ids of all messages in a game's catalogues, by language."""
    found: dict[str, set[str]] = {}
    for each in files(package).joinpath("text").iterdir():
        if each.name.endswith(".ftl"):
            language = each.name.split(".")[-2]
            ids = _MESSAGE.findall(each.read_text(encoding="utf-8"))
            found.setdefault(language, set()).update(ids)
    return found
