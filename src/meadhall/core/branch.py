"""What if: a game that is played on from a moment of another one.

1. The other record is played as far as that moment. If somebody has given an answer in secret
   there that is not in force yet, the moment before is taken: it can be given anew.
2. All cards lie as they really lay; from there on the dice have a key of their own.
3. The new record has the answers so far and says where it branched off (``record.Branch``).
"""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import Together
from meadhall.core.receipt import mark_of
from meadhall.core.record import Answer, Branch, Find, read_record
from meadhall.core.saga import Saga
from meadhall.core.table import Table


def branch_off(text: str, find: Find, at: int, key: bytes) -> Saga[Any]:
    """A record played on from the moment after ``at`` answers, with dice of this key.

    A damaged record raises ``BadRecord``; a moment that it does not have is its last.
    """
    other = read_record(text, find)
    game = find(other.game, other.rules).with_writing(other.options)
    at = _calm(Saga(game, other.set_up()), other.answers[:at])
    record = other.set_up()
    record.names, record.receipt = [], None
    record.branch = Branch(at, mark_of(other), key)
    saga: Saga[Any] = Saga(game, record)
    for answer in other.answers[:at]:
        saga.answer_by_name(answer)
    return saga


def _calm(saga: Saga[Any], answers: list[Answer]) -> int:
    """After how many of these answers nothing is given that is not in force, at last."""
    calm = 0
    for number, answer in enumerate(answers, 1):
        saga.answer_by_name(answer)
        if not is_open(saga.table):
            calm = number
    return calm


def is_open(table: Table) -> bool:
    """Whether somebody has given an answer that is not in force yet."""
    return any(isinstance(step, Together) and any(step.given) for step in table.agenda)
