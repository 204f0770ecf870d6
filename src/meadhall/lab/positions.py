"""What a bot of one's own is given: the view of its seat and its open questions, as plain data.

The same position comes from a table in this process and from a server's socket, so a bot that
decides by it plays in both places, and it cannot see what its seat cannot know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from meadhall.core import Aside, Game, Option, Question, Table


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that the seat is asked, or may do beside."""

    name: str
    """The name of the question, the same in records, texts and the protocol."""
    kind: str
    """What its options are: word, card, place, seat, number …"""
    args: Mapping[str, Any]
    """What the question speaks of."""
    options: Sequence[Option]
    aside: bool = False
    """Whether nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Position:
    """How the game stands for one seat that has to decide."""

    game: str
    seat: int
    view: Mapping[str, Any]
    questions: Sequence[Asked]
    """What is asked first, then what may be done beside."""


class Decider(Protocol):
    """A bot of one's own that decides by positions."""

    def decide(self, position: Position) -> Option | tuple[str, Option]:
        """An option of the first question, or the name of a question and its option."""
        ...


class BadDecision(Exception):
    """A bot chose what is not open."""


def position_at(
    game: Game[Any],
    table: Table,
    seat: int,
    questions: Sequence[tuple[Question[Any], list[Option]]],
) -> Position:
    """The position of a seat at a table in this process."""
    asked = [
        Asked(
            question.name,
            question.kind,
            {} if isinstance(question, Aside) else question.arguments(),
            tuple(options),
            isinstance(question, Aside),
        )
        for question, options in questions
    ]
    return Position(game.id, seat, game.view(table, seat), asked)


def decided(position: Position, said: object) -> tuple[int, Option]:
    """Which of the position's questions was decided, and how; what is not open is refused."""
    at: int | None = 0
    option = said
    if isinstance(said, tuple) and len(said) == 2:
        name, option = said
        at = next((n for n, each in enumerate(position.questions) if each.name == name), None)
    if at is None or type(option) not in (int, str) or option not in position.questions[at].options:
        raise BadDecision(f"{said!r} is not open at {position.questions[0].name}")
    assert isinstance(option, int | str)
    return at, option


@dataclass(slots=True)
class Seated:
    """A decider as a bot of the engine."""

    decider: Decider

    def choose(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        questions: list[tuple[Question[Any], list[Option]]],
    ) -> tuple[Question[Any], Option]:
        """Ask the decider by the view of its seat."""
        position = position_at(game, table, seat, questions)
        at, option = decided(position, self.decider.decide(position))
        return questions[at][0], option
