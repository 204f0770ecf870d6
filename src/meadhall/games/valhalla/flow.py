"""The order of play as lists of steps, and how expansions change them.

A row is a list's name, a number and a step. An expansion adds rows; a row with the list and
number of another takes its place, and one without a step takes it away. The lists are put
together once for each choice of expansions, which a table keeps by name, so that the base
game never asks which expansions are in play. order.py has the rows of the base game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from meadhall.core import Result, Step

List = Literal[
    "setup",
    "turn",
    "deploy",
    "attack",
    "battle",
    "before_battle",
    "defence",
    "giant",
    "surround",
    "aftermath",
    "sending",
    "end",
]
"""The names of the lists."""

Row = tuple[List, int, type[Step[Any]] | None]


@dataclass(frozen=True, slots=True)
class Expansion:
    """Something that can be added to the game: its cards and its rows (VA-146)."""

    name: str
    cards: str = ""
    """The set shuffled into the deck."""
    rows: tuple[Row, ...] = ()
    big: bool = False
    """One of the 40-card expansions (VA-148, VA-149)."""
    count: Callable[[Any], Result] | None = None
    """How a mode of play counts its points."""


BASE = "base"

EXPANSIONS: dict[str, Expansion] = {}
"""The base game and all expansions, modes and variants by name; order.py fills it."""


@cache
def lists_of(added: tuple[str, ...]) -> dict[List, tuple[type[Step[Any]], ...]]:
    """The lists of steps with these expansions."""
    rows: dict[tuple[List, int], type[Step[Any]] | None] = {}
    for name in (BASE, *added):
        rows |= {(flow, number): step for flow, number, step in EXPANSIONS[name].rows}
    found: dict[List, list[type[Step[Any]]]] = {}
    for place in sorted(rows):
        step = rows[place]
        if step is not None:
            found.setdefault(place[0], []).append(step)
    return {flow: tuple(steps) for flow, steps in found.items()}


@cache
def count_of(added: tuple[str, ...]) -> Callable[[Any], Result]:
    """How points are counted with these expansions: the last that says so."""
    found = [EXPANSIONS[name].count for name in (BASE, *added)]
    told = [count for count in found if count is not None]
    return told[-1]
