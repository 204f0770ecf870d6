"""Actions and observations as numbers.

**Actions.** Each game has a list of words, ``words/GAME.txt``: all that can be chosen at any
question, in fixed order. Action ``i`` is the word of line ``i``, numbers included; what it means
depends on the question, which is part of the observation. Behind the words are ``SPARE`` actions
for options that the list does not know, by their order in the offer. The list of a game only grows.

**Observations.** A row of ``SIZE`` numbers. Each leaf of the view (and the name of the question,
and its arguments) goes to a place that follows from its path by a hash, so the row has the same
size at every table and needs no code for a game. A number adds a tenth of itself at the place of
its path; a word or true adds 1 at the place of path and word; false and null add nothing. A list
of words counts them wherever they stand. Two leaves may share a place, as in any hashed row.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.core import Option, Question

SPARE = 16
"""Actions for options that are not in the list."""

SIZE = 2048
"""Numbers in an observation."""

Row = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Words:
    """The actions of a game."""

    def __init__(self, game_id: str) -> None:
        """Read the game's list."""
        text = files(__package__).joinpath("words", f"{game_id}.txt").read_text("utf-8")
        self.words: list[Option] = [_option(line) for line in text.splitlines()]
        self.number = {word: at for at, word in enumerate(self.words)}
        self.size = len(self.words) + SPARE

    def open(self, options: Sequence[Option]) -> dict[int, Option]:
        """The open actions with the options they stand for."""
        number = self.number
        found: dict[int, Option] = {}
        spare = len(self.words)
        for option in options:
            at = number.get(option)
            if at is None:
                at, spare = spare, spare + 1
                if at >= self.size:
                    continue
            found[at] = option
        return found

    def mask(self, open_now: Mapping[int, Option]) -> Mask:
        """1 for each open action."""
        mask = bytearray(self.size)
        for action in open_now:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)


def _option(line: str) -> Option:
    return int(line) if line.lstrip("-").isdigit() else line


def place(path: str) -> int:
    """Where a path stands in the row."""
    return int.from_bytes(blake2b(path.encode(), digest_size=4).digest(), "little") % SIZE


TENTH = np.float32(0.1)

WORD = 10.0
"""What a word adds, in tenths."""

NOTHING: Mapping[str, Any] = {}

MISSING = object()
"""Where a key was not there before."""


class Path(dict[str | int, "Path"]):
    """A path through views, by key the paths that lead on; made once and kept.

    Both this and ``words`` are dicts that fill themselves, since most of the time of an
    observation would go into calls otherwise.
    """

    __slots__ = ("name", "number", "words")

    def __init__(self, name: str) -> None:
        """A path by its name."""
        super().__init__()
        self.name = name
        self.number = place(name)
        """Where a number at this path stands."""
        self.words = Places(name)

    def __missing__(self, key: str | int) -> Path:
        found = self[key] = Path(f"{self.name}.{key}" if self.name else str(key))
        return found


class Places(dict[str | bool, int]):
    """Where each word at a path stands."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        """The words at the path of that name."""
        super().__init__()
        self._name = name

    def __missing__(self, word: str | bool) -> int:
        found = self[word] = place(f"{self._name}={word}")
        return found


class Flat:
    """Makes rows of views: what is the same for all seats, and what is a seat's own, added up."""

    def __init__(self) -> None:
        """Nothing was seen yet."""
        self._root = Path("")
        self._shared = Layer(self._root)
        self._own: dict[int | None, Layer] = {}

    def row(
        self,
        view: Mapping[str, Any],
        question: Question[Any] | None,
        public: Mapping[str, Any] = NOTHING,
    ) -> Row:
        """The view and what is asked, as numbers.

        Who has the spectator's view too gives the parts where the seat's is another, and that:
        what they have in common is then looked at once for all seats.
        """
        asked = None if question is None else [question.name, question.arguments()]
        for name in view:
            if public.get(name) is not None:
                public = {name: part for name, part in public.items() if name not in view}
                break
        layer = self._own.get(view["seat"])
        if layer is None:
            layer = self._own[view["seat"]] = Layer(self._root)
        shared, own = self._shared.changed(public), layer.changed({**view, "asked": asked})
        row: Row = np.add(shared, own)
        row *= TENTH
        return row


class Layer:
    """A row that is made from the one before.

    What was seen last is kept with its row. What is the same now is not looked at, at a glance
    where it is the very same thing (``core/recent.py``); where they differ, what was there is taken
    away and what is there now added. Numbers in views are whole and counted in tenths, so that
    sums are exact, and a row is the same whatever came before it.

    Most leaves that change are a number or a word in place of another: the loops over dicts and
    lists change those themselves, since a call for each would take longer than all the rest.
    """

    __slots__ = ("_cells", "_root", "_row", "_seen")

    def __init__(self, root: Path) -> None:
        """Nothing was seen yet."""
        self._root = root
        self._seen: Mapping[str, Any] = {}
        self._cells = array("f", bytes(4 * SIZE))
        self._row: Row = np.frombuffer(self._cells, np.float32)
        """The same numbers: single ones are changed faster in an array than in numpy's."""

    def changed(self, seen: Mapping[str, Any]) -> Row:
        """The row of what is seen now, in tenths; it is not to be changed."""
        before, self._seen = self._seen, seen
        self._change_dict(self._root, before, seen)
        return self._row

    def _change_dict(self, path: Path, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
        """Go from one dict to another at the same path."""
        cells, gone = self._cells, len(old)
        for key, entry in new.items():
            before = old.get(key, MISSING)
            if before is entry:
                gone -= 1
                continue
            kind = type(entry)
            if before is MISSING:
                self._add(path[key], entry, 1)
                continue
            gone -= 1
            if kind is not type(before):
                self._add(path[key], before, -1)
                self._add(path[key], entry, 1)
            elif kind is int:
                cells[path[key].number] += entry - before
            elif before == entry:
                continue
            elif kind is list:
                self._change_list(path[key], before, entry)
            elif kind is dict:
                self._change_dict(path[key], before, entry)
            elif kind is str:
                words = path[key].words
                cells[words[before]] -= WORD
                cells[words[entry]] += WORD
            else:
                self._add(path[key], before, -1)
                self._add(path[key], entry, 1)
        if gone:
            for key in old.keys() - new.keys():
                self._add(path[key], old[key], -1)

    def _change_list(self, path: Path, old: list[Any], new: list[Any]) -> None:
        """Go from one list to another at the same path; words count wherever they stand."""
        cells, words = self._cells, path.words
        both = min(len(old), len(new))
        for at in range(both):
            before, entry = old[at], new[at]
            if before is entry:
                continue
            kind = type(entry)
            if kind is not type(before):
                self._add(path if type(before) is str else path[at], before, -1)
                self._add(path if kind is str else path[at], entry, 1)
            elif kind is str:
                cells[words[before]] -= WORD
                cells[words[entry]] += WORD
            elif kind is int:
                cells[path[at].number] += entry - before
            elif before == entry:
                continue
            elif kind is dict:
                self._change_dict(path[at], before, entry)
            elif kind is list:
                self._change_list(path[at], before, entry)
            else:
                self._add(path[at], before, -1)
                self._add(path[at], entry, 1)
        if len(old) > both:
            self._add_list(path, old, both, -1)
        elif len(new) > both:
            self._add_list(path, new, both, 1)

    def _add(self, path: Path, part: Any, sign: int) -> None:
        """Add all that is here, or take it away."""
        kind = type(part)
        if kind is str or part is True:
            self._cells[path.words[part]] += WORD * sign
        elif kind is int:
            self._cells[path.number] += part * sign
        elif kind is dict:
            for key, entry in part.items():
                if entry is not None:
                    self._add(path[key], entry, sign)
        elif kind is list or kind is tuple:
            self._add_list(path, part, 0, sign)

    def _add_list(self, path: Path, parts: Sequence[Any], start: int, sign: int) -> None:
        """Add the parts from there on, or take them away."""
        cells, words = self._cells, path.words
        for at in range(start, len(parts)):
            entry = parts[at]
            kind = type(entry)
            if kind is str:
                cells[words[entry]] += WORD * sign
            elif kind is int:
                cells[path[at].number] += entry * sign
            else:
                self._add(path[at], entry, sign)
