"""On which line of a scene's text a part stands, and a fault that names it."""

from __future__ import annotations

import re

from meadhall.core import Fault

_HEADER = re.compile(r"\s*\[\[?\s*([\w.]+)\s*\]\]?")
_KEY = re.compile(r"([A-Za-z_]\w*)\s*=")
_TOML = re.compile(r"(.*) \(at line (\d+), column (\d+)\)")

Scope = tuple[int | str, ...]
"""Where a key stands: () for the quest, (card,) for a card, (card, side) for a side."""


def toml_fault(error: str) -> Fault:
    """What the TOML reader did not understand."""
    found = _TOML.fullmatch(error)
    line, told = (int(found[2]), found[1]) if found else (1, error)
    return Fault(line, "scene-toml", told)


class Lines:
    """An index of a scene's text: the lines of each key."""

    def __init__(self, text: str) -> None:
        """Note where every header and every key at the left edge stands."""
        self.lines = text.splitlines()
        self._start: dict[tuple[Scope, str], int] = {}
        self._marks: list[int] = []
        scope: Scope = ()
        card = -1
        for number, line in enumerate(self.lines, 1):
            header = _HEADER.match(line)
            if header and not line.startswith(" "):
                if header[1] == "card":
                    card += 1
                    scope = (card,)
                else:
                    scope = (card, header[1].rpartition(".")[2])
                self._note(scope, "", number)
            elif found := _KEY.match(line):
                self._note(scope, found[1], number)

    def _note(self, scope: Scope, key: str, number: int) -> None:
        self._start.setdefault((scope, key), number)
        self._marks.append(number)

    def line(self, scope: Scope, key: str, word: str) -> int:
        """The line of a word within a key's part of the text; the key's own line if not there."""
        start = self._start.get((scope, key)) or self._start.get((scope, "")) or 1
        if not word:
            return start
        whole = re.compile(rf"(?<![\w]){re.escape(word)}(?![\w])")
        end = next((mark for mark in self._marks if mark > start), len(self.lines) + 1)
        if key == "":
            end = next(
                (
                    self._start[s, k]
                    for s, k in self._start
                    if k == "" and self._start[s, k] > start
                ),
                len(self.lines) + 1,
            )
        for number in range(start, end):
            if whole.search(self.lines[number - 1]):
                return number
        return start
