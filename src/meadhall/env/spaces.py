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
from itertools import zip_longest
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

WORD = 10
"""What a word adds, in tenths."""


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
        public: Mapping[str, Any] | None = None,
    ) -> Row:
        """The view and what is asked, as numbers.

        Who has the spectator's view that this one was made from gives it too: the parts that both
        have in common are then looked at once for all seats.
        """
        shared = public or {}
        own = {name: part for name, part in view.items() if shared.get(name) is not part}
        if any(shared.get(name) is not None for name in own):
            shared = {name: part for name, part in shared.items() if name not in own}
        own["asked"] = None if question is None else [question.name, question.arguments()]
        layer = self._own.get(view["seat"])
        if layer is None:
            layer = self._own[view["seat"]] = Layer(self._root)
        return (self._shared.changed(shared) + layer.changed(own)) * TENTH


class Layer:
    """A row that is made from the one before.

    What was seen last is kept with its row. What is the same now is not looked at, at a glance
    where it is the very same thing (``core/recent.py``); where they differ, what was there is taken
    away and what is there now added. Numbers in views are whole and counted in tenths, so that
    sums are exact, and a row is the same whatever came before it.
    """

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
        self._change(self._root, before, seen)
        return self._row

    def _change(self, path: Path, old: Any, new: Any) -> None:
        """Take away what is no longer here, and add what is new."""
        if type(old) is dict and type(new) is dict:
            for key, entry in new.items():
                before = old.get(key)
                if before is not entry and (before != entry or type(before) is not type(entry)):
                    self._change(path[key], before, entry)
            if old.keys() != new.keys():
                for key in old.keys() - new.keys():
                    self._add(path[key], old[key], -1)
        elif type(old) is list and type(new) is list:
            for at, (before, entry) in enumerate(zip_longest(old, new)):
                if before is entry:
                    continue
                if type(before) is str or type(entry) is str:
                    self._add(path if type(before) is str else path[at], before, -1)
                    self._add(path if type(entry) is str else path[at], entry, 1)
                elif before != entry or type(before) is not type(entry):
                    self._change(path[at], before, entry)
        elif type(old) is int and type(new) is int:
            self._cells[path.number] += new - old
        else:
            self._add(path, old, -1)
            self._add(path, new, 1)

    def _add(self, path: Path, part: Any, sign: int) -> None:
        """Add all that is here, or take it away; words count wherever they stand in a list."""
        kind = type(part)
        if kind is str or part is True:
            self._cells[path.words[part]] += WORD * sign
        elif kind is int:
            self._cells[path.number] += part * sign
        elif kind is dict:
            for key, entry in part.items():
                self._add(path[key], entry, sign)
        elif kind is list or kind is tuple:
            for at, entry in enumerate(part):
                self._add(path if type(entry) is str else path[at], entry, sign)
