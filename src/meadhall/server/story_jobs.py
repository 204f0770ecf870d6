"""Functions that run in the worker process of stories, and what branches a game off another.

A story is told in small steps, so that its progress is known and a step that hangs can be ended.
The process keeps the one that is being told; it runs at low priority, so that tables do not notice.
"""

from __future__ import annotations

import os

import msgspec

from meadhall.bots.story import CannotTell, Effort, Telling
from meadhall.core import BadRecord, OverBudget, Setting
from meadhall.core.branch import branch_off
from meadhall.server.games import game_index
from meadhall.server.jobs import LONGEST_REASON, TooMuch

LOWER = 5
"""How much lower than that of other workers its priority is."""

_told: dict[str, Telling] = {}
_lowered: list[int] = []


def begin_story(module: str, replay_id: str, text: str, playouts: int) -> tuple[int, int] | str:
    """Begin to tell a story: playouts done and planned, or why there is none."""
    if not _lowered:
        _lowered.append(os.nice(LOWER))
    _told.clear()
    effort = Effort().with_playouts(playouts)
    try:
        telling = _told[replay_id] = Telling(text, game_index(module).game, effort)
    except CannotTell as error:
        return f"story-{error}"
    except (BadRecord, OverBudget, RecursionError, MemoryError):
        return "story-broken"
    return telling.done, telling.of


def go_on(replay_id: str, playouts: int) -> tuple[int, int] | bytes:
    """Do about so many playouts more: how many are done and planned, or the ``Story`` as JSON."""
    telling = _told[replay_id]
    if telling.go_on(playouts):
        return msgspec.json.encode(_told.pop(replay_id).story())
    return telling.done, telling.of


class Branched(msgspec.Struct):
    """A game that branches off another: what a new table needs to know."""

    game: str
    rules: str
    seats: int
    options: dict[str, Setting]
    key: bytes
    at: int
    mark: str
    answers: list[tuple[int, str, int | str]]
    over: bool


def branch(module: str, text: str, at: int, key: bytes) -> Branched | tuple[int, str] | TooMuch:
    """A record played on from a moment, or the line and reason of its fault."""
    try:
        saga = branch_off(text, game_index(module).game, at, key)
    except BadRecord as error:
        return error.line, error.reason[:LONGEST_REASON]
    except (OverBudget, RecursionError, MemoryError):
        return "over-budget"
    record, taken = saga.record, saga.record.branch
    assert taken is not None
    return Branched(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        key=record.key,
        at=taken.at,
        mark=taken.mark,
        answers=[(each.seat, each.question, each.option) for each in record.answers],
        over=not saga.table.questions(),
    )
