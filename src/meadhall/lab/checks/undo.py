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
from meadhall.lab.checks.finding import Finding, crash, viewers


@dataclass(slots=True)
class Moment:
    """All that undo must bring back: state, record and log."""

    state: str
    answers: list[Answer]
    lines: list[tuple[int, Line]]

    @classmethod
    def of(cls, saga: Saga[Any]) -> Moment:
        """How things stand now."""
        return cls(saga.game.state_hash(saga.table), saga.record.answers[:], saga.lines[:])


def check_undo(saga: Saga[Any], answer: Answer, chance: Dice) -> list[Finding]:
    """Give an answer and look at undo from every seat; in the end the answer stands.

    An exception of the answer itself passes; one of undo is a finding.
    """
    before, table = Moment.of(saga), saga.table.clone()
    twin = table.clone()
    saga.answer_by_name(answer)
    after = Moment.of(saga)
    answer_by_name(twin, answer)
    if saga.game.state_hash(twin) != after.state:
        return [Finding("clone", f"plays on otherwise after {answer.question}", str(answer.option))]
    try:
        return _look_at_undo(saga, answer, table, before, after, chance)
    except Exception as error:
        return [crash(error, f"undo of {answer.question}")]


def _look_at_undo(
    saga: Saga[Any], answer: Answer, table: Table, before: Moment, after: Moment, chance: Dice
) -> list[Finding]:
    found: list[Finding] = []
    for seat in range(saga.record.seats):
        if saga.why_not_undo(seat):
            found += _check_forbidden(saga, seat, after)
        elif seat == answer.seat:
            earned = _check_earned(saga, answer, table, chance)
            found += _check_taken_back(saga, answer, before, after, earned)
            after = Moment.of(saga)  # given again, parts come later in the record
    other = chance.below(saga.record.seats)
    if not found and other != answer.seat:
        found = _check_take_back(saga, other, after.state)
    return found


def _check_forbidden(saga: Saga[Any], seat: int, after: Moment) -> list[Finding]:
    """Where undo is not open it is refused and changes nothing."""
    try:
        saga.undo(seat)
    except CannotUndo:
        if Moment.of(saga) == after:
            return []
        return [Finding("undo", "a refused undo changes something")]
    return [Finding("undo", "goes through where it is not open")]


def _check_earned(saga: Saga[Any], answer: Answer, table: Table, chance: Dice) -> list[Finding]:
    """What can be taken back has moved no dice and shown nobody anything.

    To see whether it has shown anything to a viewer, the same answer is given at a table
    that looked the same to them before: if it looks different now, they have learnt something.
    """
    if saga.table.dice != table.dice:
        return [Finding("undo", "open though the dice have moved", f"after {answer.question}")]
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
            return [Finding("undo", where, f"to {who}: {answer.option}")]
    return []


def _check_taken_back(
    saga: Saga[Any], answer: Answer, before: Moment, after: Moment, earned: list[Finding]
) -> list[Finding]:
    """Undo brings everything back, and the same answer again leads to the same.

    Who has done something beside while others still decide, or answered what that led to, may
    get back the part given before instead; what was done beside then stands, and need not have
    been secret.
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
        return [*earned, Finding("undo", f"of {answer.question} is not complete", f"{parts}")]
    saga.answer_by_name(answer)
    if Moment.of(saga) != after:
        return [*earned, Finding("undo", f"{answer.question} given again leads elsewhere")]
    return earned


def _check_take_back(saga: Saga[Any], seat: int, state: str) -> list[Finding]:
    """A seat that has given its part while others decide can take it back and give it again."""
    given = _given(saga, seat)
    if not given:
        return []
    saga.undo(seat)
    return _check_given_again(saga, seat, given, state)


def _given(saga: Saga[Any], seat: int) -> list[Given]:
    """What a seat has given that is not in force yet."""
    top = saga.table.agenda[-1] if saga.table.agenda else None
    lanes = top.given if isinstance(top, Together) else ()
    return [pair for lane in lanes for pair in lane if pair[0].seat == seat]


def _check_given_again(saga: Saga[Any], seat: int, given: list[Given], state: str) -> list[Finding]:
    if seat not in saga.table.waiting():
        return [Finding("undo", "of a part given together leaves the seat unasked")]
    for question, option in given:
        if question not in saga.table.answered():  # those with one option come by themselves
            saga.answer_by_name(Answer(seat, question.name, option))
    if saga.game.state_hash(saga.table) != state:
        return [Finding("undo", "a part given together, given again, leads elsewhere")]
    return []
