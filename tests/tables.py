"""What tests of all games share: answering by name, playing at random, looking at a table.

asked(table)                      -> [(0, "CommitCard"), (2, "CommitCard")]
options(table, 0, "CommitCard")   -> ["tyrs_smite", "troll"]
tell(table, "0 CommitCard troll", "2 CommitCard tyrs_smite")
"""

from __future__ import annotations

from typing import Any

from meadhall.core import Answer, Dice, Option, Question, Table, answer_by_name, find_question
from meadhall.core import key_from as _key_from


def asked(table: Table) -> list[tuple[int, str]]:
    """The open questions: seat and name."""
    return [(question.seat, question.name) for question in table.questions()]


def question(table: Table, seat: int, name: str) -> Question[Any]:
    """The open question of that seat and name."""
    found = find_question(table, seat, name)
    assert found is not None, f"{name} is not asked of seat {seat}, but {asked(table)}"
    return found


def options(table: Table, seat: int, name: str) -> list[Option]:
    """What is open to a seat at a question."""
    return table.options(question(table, seat, name))


def tell(table: Table, *lines: str) -> None:
    """Answer as a record says it: ``tell(table, "0 TakeAction march", "0 MarchFrom gimle")``."""
    for line in lines:
        seat, name, option = line.split(" ")
        question(table, int(seat), name)
        chosen: Option = int(option) if option.lstrip("-").isdecimal() else option
        answer_by_name(table, Answer(int(seat), name, chosen))


def dice(seed: str) -> Dice:
    """A source of chance for a test."""
    return Dice(_key_from(seed))


def random_step(table: Table, chance: Dice) -> tuple[int, str, Option]:
    """Answer one open question at random, and say what was answered."""
    one = chance.pick(table.questions())
    option = chance.pick(table.options(one))
    table.answer(one, option)
    return one.seat, one.name, option


def said(table: Table) -> list[str]:
    """The keys of the log so far."""
    return [line.key for line in table.log]
