"""Copies, snapshots and records lead to the same game."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

from meadhall.core import BadRecord, Dice, Game, Saga, Step, Table
from meadhall.core.clone import state_fields
from meadhall.lab.checks.violation import Violation, guarded, open_questions


@guarded
def check_clone(game: Game[Any], table: Table, chance: Dice, steps: int = 4) -> list[Violation]:
    """A copy shares nothing that can change, and plays on like any other copy."""
    one, other = table.clone(), table.clone()
    shared = shared_part(table, one)
    if shared is not None:
        return [Violation("clone", "not independent", f"shares {shared}")]
    before, lines = game.state_hash(table), len(table.log)
    if game.state_hash(one) != before:
        return [Violation("clone", "a copy is not the same")]
    found = play_both(game, one, other, chance, steps, "clone")
    if game.state_hash(table) != before or len(table.log) != lines:
        found.append(Violation("clone", "not independent", "playing on a copy changes the table"))
    return found


@guarded
def check_snapshot(game: Game[Any], table: Table, chance: Dice, steps: int = 3) -> list[Violation]:
    """A restored snapshot is the same state, asks the same and plays on the same."""
    stored = game.snapshot(table)
    back = game.restore(stored)
    if game.snapshot(back) != stored:
        return [Violation("snapshot", "does not come back the same")]
    return play_both(game, table.clone(), back, chance, steps, "snapshot")


def play_both(
    game: Game[Any], one: Table, other: Table, chance: Dice, steps: int, kind: str
) -> list[Violation]:
    """Give the same answers at two tables and compare them after each."""
    for _ in range(steps):
        asked = [(question, one.options(question)) for question in open_questions(one)]
        again = [(question, other.options(question)) for question in open_questions(other)]
        if asked != again:
            return [Violation(kind, "asks something else", f"{asked}, {again}")]
        if not asked:
            break
        question, options = chance.pick(asked)
        option = chance.pick(options)
        one.log.clear()
        other.log.clear()
        one.answer(question, option)
        other.answer(question, option)
        if game.state_hash(one) != game.state_hash(other) or one.log != other.log:
            return [Violation(kind, f"plays differently after {question.name}", str(option))]
    return []


def shared_part(one: Any, other: Any, path: str = "table") -> str | None:
    """The path of the first mutable object that two copies share; None if there is none."""
    if isinstance(one, (int, str, bytes, tuple, frozenset, float, Step)) or one is None:
        return None
    if one is other:
        return path
    inner: list[tuple[str, Any, Any]] = []
    if isinstance(one, list):
        pairs = zip(one, other, strict=True)
        inner = [(f"{path}[{at}]", a, b) for at, (a, b) in enumerate(pairs)]
    elif isinstance(one, dict):
        inner = [(f"{path}[{key!r}]", one[key], other[key]) for key in one]
    elif is_dataclass(one):
        cls: type = type(one)
        names = [name for name, _ in state_fields(cls)]
        inner = [(f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in names]
    return next((found for at, a, b in inner if (found := shared_part(a, b, at))), None)


@guarded
def check_record(saga: Saga[Any]) -> list[Violation]:
    """The text of a record, read back, leads to the same state, log and text."""
    text = saga.text()
    try:
        back = Saga.read(text, lambda *_: saga.game)
    except BadRecord as error:
        return [Violation("record", "cannot be read back", str(error))]
    if saga.game.state_hash(back.table) != saga.game.state_hash(saga.table):
        return [Violation("record", "leads to another state")]
    if [line for _, line in back.lines] != [line for _, line in saga.lines]:
        return [Violation("record", "leads to another log")]
    if back.text() != text:
        return [Violation("record", "is another text when written again")]
    return []
