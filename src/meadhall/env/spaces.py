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

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

import msgspec
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
        mask = np.zeros(self.size, np.int8)
        mask[[*open_now]] = 1
        return mask


def _option(line: str) -> Option:
    return int(line) if line.lstrip("-").isdigit() else line


@cache
def place(path: str) -> int:
    """Where a path stands in the row."""
    return int.from_bytes(blake2b(path.encode(), digest_size=4).digest(), "little") % SIZE


Piece = tuple[npt.NDArray[np.intp], npt.NDArray[np.float64]]
"""Places and what is added there."""

KNOWN = 20_000
"""Pieces of views that are remembered; most of a view has been seen before."""


class Flat:
    """Makes rows of views, piece by piece; pieces that were read before are not read again."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._last: dict[str, tuple[Any, Piece]] = {}
        self._known: dict[tuple[str, bytes], Piece] = {}

    def row(self, view: Mapping[str, Any], question: Question[Any] | None) -> Row:
        """The view and what is asked, as numbers."""
        pieces: list[Piece] = []
        rest: list[tuple[str, Any]] = []
        for name, part in view.items():
            if isinstance(part, dict):
                inside = [(f"{name}.{key}", inner) for key, inner in part.items()]
            elif isinstance(part, list):
                inside = [
                    (name if type(x) is str else f"{name}.{n}", x) for n, x in enumerate(part)
                ]
            else:
                inside = [(name, part)]
            for path, inner in inside:
                if type(inner) is dict or type(inner) is list:
                    pieces.append(self._piece(path, inner))
                else:
                    rest.append((path, inner))
        if question is not None:
            rest.append(("asked", question.name))
            rest += [(f"asked.{name}", arg) for name, arg in question.arguments().items()]
        pieces.append(_piece_of(rest))
        row = np.bincount(
            np.concatenate([piece[0] for piece in pieces]),
            np.concatenate([piece[1] for piece in pieces]),
            SIZE,
        )
        return row.astype(np.float32)

    def _piece(self, path: str, part: Any) -> Piece:
        last = self._last.get(path)
        if last is not None and last[0] is part:
            return last[1]
        key = (path, _encode(part))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[key] = _piece_of([(path, part)])
        self._last[path] = (part, found)
        return found


_encode = msgspec.json.Encoder().encode


def _piece_of(parts: Sequence[tuple[str, Any]]) -> Piece:
    places: list[int] = []
    values: list[float] = []
    for path, part in parts:
        _walk(path, part, places, values)
    return np.array(places, np.intp), np.array(values, np.float64)


def _walk(path: str, part: Any, places: list[int], values: list[float]) -> None:
    if isinstance(part, dict):
        for name, inner in part.items():
            _walk(f"{path}.{name}", inner, places, values)
    elif isinstance(part, list | tuple):
        for at, inner in enumerate(part):
            if isinstance(inner, str):
                _leaf(path, inner, places, values)
            else:
                _walk(f"{path}.{at}", inner, places, values)
    else:
        _leaf(path, part, places, values)


def _leaf(path: str, part: Any, places: list[int], values: list[float]) -> None:
    if part is None or part is False:
        return
    if part is True or isinstance(part, str):
        places.append(place(f"{path}={part}"))
        values.append(1.0)
    elif isinstance(part, int | float):
        places.append(place(path))
        values.append(part * 0.1)
