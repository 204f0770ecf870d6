"""What a search remembers: the options of every question it came to, and what it made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.core import Option, Question

Key = tuple[int, str, int]
"""Who is asked and what: a seat, the name of a question, how often it has answered in this step."""


@dataclass(slots=True)
class Arm:
    """What is known of an option: how often it was taken, and its estimates added up."""

    visits: int = 0
    total: float = 0.0
    squares: float = 0.0
    chance: float = 0.0
    score: float = 0.0


@dataclass(slots=True)
class Node:
    """A point of the tree: the options of each seat that is asked there, and what follows."""

    arms: dict[Key, dict[Option, Arm]] = field(default_factory=dict)
    next: dict[tuple[tuple[Key, Option], ...], Node] = field(default_factory=dict)

    def after(self, question: Question[Any], option: Option) -> Node | None:
        """The part of the tree that a move leads into; None if it was never gone into."""
        return self.next.get((((question.seat, question.name, 0), option),))


@dataclass(frozen=True, slots=True)
class Judged:
    """An option of a decision after the search: how often it was taken and what it promises."""

    question: Question[Any]
    option: Option
    visits: int
    worth: float
    """What the seat gains, on average, in the measure of the game's evaluation."""
    chance: float
    """The chance to win, from 0 to 1."""
    expected: float
    """The score to expect at the end."""
