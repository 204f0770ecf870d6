"""What a check reports, and what the checks share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, ParamSpec

from meadhall.core import OverBudget, Question, Table

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
"""All kinds of violation."""

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that must not be: its kind, where it shows, and the details.

    ``where`` is the same every time, so that reports of one bug can be grouped by it.
    """

    kind: str
    where: str
    detail: str = ""

    @property
    def reason(self) -> str:
        """Where and details in one line."""
        line = f"{self.where}: {self.detail}" if self.detail else self.where
        return " ".join(line.split())


def guarded(check: Callable[P, list[Violation]]) -> Callable[P, list[Violation]]:
    """Turn exceptions inside a check into violations."""

    @wraps(check)
    def run(*args: P.args, **kwargs: P.kwargs) -> list[Violation]:
        try:
            return check(*args, **kwargs)
        except Exception as error:
            return [crash(error, check.__name__)]

    return run


def crash(error: BaseException, during: str, kind: str = "crash") -> Violation:
    """An exception as a violation, named by its innermost frame outside the lab."""
    if isinstance(error, OverBudget):
        kind = "endless"
    place = "?"
    trace = error.__traceback__
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "?")
        if not module.startswith("meadhall.lab"):
            place = f"{module}:{trace.tb_lineno}"
        trace = trace.tb_next
    return Violation(kind, f"{type(error).__name__} at {place}", f"{error} (during {during})")


# -- helpers -------------------------------------------------------------------


def viewers(table: Table) -> list[int | None]:
    """Who can look at a table: all seats, and a spectator."""
    return [*range(table.seats), None]


def open_questions(table: Table) -> list[Question[Any]]:
    """Everything that may be answered now: questions and asides."""
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
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"
