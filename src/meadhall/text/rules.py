"""The numbered rules of a game, read from its document (docs/games/NAME.md, NAME.ru.md).

An installed program carries the documents as ``meadhall/rules``; in a checkout they are read
from ``docs/games`` itself. Past rules, named by their package (``valhalla_3``), have the
documents of their time in their archive.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from meadhall.archive import split_name

_HEADING = re.compile(r"#{2,3} (?:[\d.]+ )?(.+)")
_RULE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.+?)(?: \[([^\]]+)\])?")


class Rule(NamedTuple):
    """A numbered rule: its text, the section it stands in and where we have it from."""

    number: str
    text: str
    section: str
    source: str


def document(package: str, lang: str) -> Traversable | None:
    """The rules document of a game in a language, or None if there is none."""
    past = split_name(package)
    game_id = package if past is None else past[0]
    name = f"{game_id}.md" if lang == "en" else f"{game_id}.{lang}.md"
    for folder in _folders() if past is None else [_past_folder(package)]:
        file = folder.joinpath(name)
        if file.is_file():
            return file
    return None


def _folders() -> Iterator[Traversable]:
    package = files("meadhall")
    yield package.joinpath("rules")
    if isinstance(package, Path):
        yield package.parent.parent.joinpath("docs", "games")


def _past_folder(package: str) -> Traversable:
    return files(f"meadhall.games.{package}").joinpath("rules")


@cache
def rules(package: str, lang: str) -> dict[str, Rule]:
    """All rules of a game by number, in the order of the document; empty without one."""
    file = document(package, lang)
    found: dict[str, Rule] = {}
    section = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file is not None else ():
        if heading := _HEADING.fullmatch(line):
            section = _plain(heading[1])
        elif rule := _RULE.fullmatch(line):
            found[rule[1]] = Rule(rule[1], _plain(rule[2]), section, rule[3] or "")
    return found


def _plain(text: str) -> str:
    """A line without its Markdown: emphasis, code, links."""
    return re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", re.sub(r"\*\*|`", "", text))
