"""Undo: allowed only while nobody has learnt anything, and then complete."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from meadhall.core import (
    Answer,
    CannotUndo,
    Dice,
    IllegalAnswer,
    Line,
    Saga,
    Table,
    Together,
    answer_by_name,
)
from meadhall.core.agenda import Given
from meadhall.lab.checks.violation import Violation, crash, viewers


@dataclass(slots=True)
class Moment:
    """What undo must restore: state, record and log."""

    state: str
    answers: list[Answer]
    lines: list[tuple[int, Line]]

    @classmethod
    def of(cls, saga: Saga[Any]) -> Moment:
        return cls(saga.game.state_hash(saga.table), saga.record.answers[:], saga.lines[:])


def check_undo(saga: Saga[Any], answer: Answer, chance: Dice) -> list[Violation]:
    """Give an answer and try undo from every seat; in the end the answer stands.

    An exception from the answer itself is passed on; one from undo is a violation.
    """
    before, table = Moment.of(saga), saga.table.clone()
    twin = table.clone()
    saga.answer_by_name(answer)
    after = Moment.of(saga)
    answer_by_name(twin, answer)
    if saga.game.state_hash(twin) != after.state:
        return [
            Violation("clone", f"plays differently after {answer.question}", str(answer.option))
        ]
    try:
        return _try_undo(saga, answer, table, before, after, chance)
    except Exception as error:
        return [crash(error, f"undo of {answer.question}")]


def _try_undo(
    saga: Saga[Any], answer: Answer, table: Table, before: Moment, after: Moment, chance: Dice
) -> list[Violation]:
    found: list[Violation] = []
    for seat in range(saga.record.seats):
        if saga.why_not_undo(seat):
            found += _check_forbidden(saga, seat, after)
        elif seat == answer.seat:
            revealed = _check_nothing_revealed(saga, answer, table, chance)
            found += _check_taken_back(saga, answer, before, after, revealed)
            after = Moment.of(saga)  # given again, parts come later in the record
    other = chance.below(saga.record.seats)
    if not found and other != answer.seat:
        found = _check_take_back(saga, other, after.state)
    return found


def _check_forbidden(saga: Saga[Any], seat: int, after: Moment) -> list[Violation]:
    """Where undo is not allowed it is refused and changes nothing."""
    try:
        saga.undo(seat)
    except CannotUndo:
        if Moment.of(saga) == after:
            return []
        return [Violation("undo", "a refused undo changes something")]
    return [Violation("undo", "goes through where it is not open")]


def _check_nothing_revealed(
    saga: Saga[Any], answer: Answer, table: Table, chance: Dice
) -> list[Violation]:
    """An answer that can be undone has rolled no dice and revealed nothing.

    Whether it revealed something to a viewer: the same answer is given at a table that looked
    the same to them before. If that one looks different now, they have learnt something.
    """
    if saga.table.dice != table.dice:
        return [Violation("undo", "open though the dice have moved", f"after {answer.question}")]
    for viewer in viewers(table):
        world = saga.game.hidden(table, viewer, chance)
        world.dice = replace(table.dice)
        try:
            answer_by_name(world, answer)
        except IllegalAnswer:
            continue  # not open there: this world says nothing
        if saga.game.view(world, viewer) != saga.game.view(saga.table, viewer):
            who = "a spectator" if viewer is None else f"seat {viewer}"
            where = f"open though {answer.question} has shown something"
            return [Violation("undo", where, f"to {who}: {answer.option}")]
    return []


def _check_taken_back(
    saga: Saga[Any], answer: Answer, before: Moment, after: Moment, revealed: list[Violation]
) -> list[Violation]:
    """Undo restores everything, and the same answer given again leads to the same state.

    A seat that has played an aside while others still decide may get back the answer it gave
    before that instead. The aside then stands, and need not have been secret.
    """
    given = _given(saga, answer.seat)
    saga.undo(answer.seat)
    back = Moment.of(saga)
    beside = answer.question not in {question.name for question, _ in given}
    if given and beside and back != before:
        return _check_given_again(saga, answer.seat, given, after.state)
    if back != before:
        names = ("state", "answers", "lines")
        parts = [name for name in names if getattr(back, name) != getattr(before, name)]
        return [*revealed, Violation("undo", f"of {answer.question} is not complete", f"{parts}")]
    saga.answer_by_name(answer)
    if Moment.of(saga) != after:
        return [*revealed, Violation("undo", f"{answer.question} given again leads elsewhere")]
    return revealed


def _check_take_back(saga: Saga[Any], seat: int, state: str) -> list[Violation]:
    """A seat that has given its part while others decide can take it back and give it again."""
    given = _given(saga, seat)
    if not given:
        return []
    saga.undo(seat)
    return _check_given_again(saga, seat, given, state)


def _given(saga: Saga[Any], seat: int) -> list[Given]:
    """The answers of a seat that wait for others to take effect."""
    top = saga.table.agenda[-1] if saga.table.agenda else None
    lanes = top.given if isinstance(top, Together) else ()
    return [pair for lane in lanes for pair in lane if pair[0].seat == seat]


def _check_given_again(
    saga: Saga[Any], seat: int, given: list[Given], state: str
) -> list[Violation]:
    if seat not in saga.table.waiting():
        return [Violation("undo", "of a part given together leaves the seat unasked")]
    for question, option in given:
        if question not in saga.table.answered():  # those with one option come by themselves
            saga.answer_by_name(Answer(seat, question.name, option))
    if saga.game.state_hash(saga.table) != state:
        return [Violation("undo", "a part given together, given again, leads elsewhere")]
    return []
