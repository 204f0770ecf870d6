"""A finding: what kind of fault, where it shows, and what was seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, ParamSpec

from meadhall.core import Question, Table

KINDS = (
    "crash",  # an exception where none may come
    "dead-end",  # nobody is asked and there is no result, or an offer that vanishes
    "endless",  # more decisions than any game can need
    "audit",  # something appeared or vanished
    "options",  # options of a wrong form, twice, or not in fixed order
    "impure",  # looking at a table changes it
    "view",  # a view that is not plain data
    "refusal",  # an illegal answer that is taken, or changes something
    "leak",  # something reaches a seat that it cannot know
    "hidden",  # imagined tables that cannot be, or that hide nothing
    "clone",  # a copy that is not independent, or plays differently
    "snapshot",  # a stored state that does not come back
    "record",  # a record that does not lead to the same state
    "undo",  # an answer taken back that should stand, or not wholly taken back
)
"""All kinds of fault that the checks know."""

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault: its kind, the place in game or view (the same every time), and what was seen."""

    kind: str
    where: str
    detail: str = ""

    @property
    def reason(self) -> str:
        """It all in one line."""
        told = f"{self.where}: {self.detail}" if self.detail else self.where
        return " ".join(told.split())


def guarded(check: Callable[P, list[Finding]]) -> Callable[P, list[Finding]]:
    """Let a check report what the game throws at it."""

    @wraps(check)
    def run(*args: P.args, **kwargs: P.kwargs) -> list[Finding]:
        try:
            return check(*args, **kwargs)
        except Exception as error:
            return [crash(error, check.__name__)]

    return run


def crash(error: BaseException, during: str, kind: str = "crash") -> Finding:
    """An exception as a finding: named by the deepest place outside the lab."""
    place = "?"
    trace = error.__traceback__
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "?")
        if not module.startswith("meadhall.lab"):
            place = f"{module}:{trace.tb_lineno}"
        trace = trace.tb_next
    return Finding(kind, f"{type(error).__name__} at {place}", f"{error} (during {during})")


# -- what checks look at -------------------------------------------------------


def viewers(table: Table) -> list[int | None]:
    """Who can look at a table: all seats, and a spectator."""
    return [*range(table.seats), None]


def open_questions(table: Table) -> list[Question[Any]]:
    """All that may be answered now: what is asked, and what may be done beside."""
    return [*table.questions(), *table.asides()]


def difference(one: Any, other: Any, path: str = "") -> tuple[str, str] | None:
    """The first place where two plain values differ, and both values there; None if nowhere."""
    if one == other:
        return None
    inner: list[tuple[str, Any, Any]] = []
    if isinstance(one, dict) and isinstance(other, dict) and [*one] == [*other]:
        inner = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inner = [(f"{path}[]", a, b) for a, b in zip(one, other, strict=True)]
    found = (difference(a, b, at) for at, a, b in inner)
    here = path.lstrip("."), f"{_short(one)} and {_short(other)}"
    return next(filter(None, found), here)


def _short(value: Any, most: int = 120) -> str:
    told = repr(value)
    return told if len(told) <= most else told[: most - 1] + "…"
