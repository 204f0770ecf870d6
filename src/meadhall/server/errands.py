"""What other processes do for the server: let a bot think, read a record, show a replay.

Everything here is called by its name in a process of its own (workers.py), and takes and
gives plain data. What goes wrong with a record is told, not raised.
"""

from __future__ import annotations

import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Mapping
from multiprocessing import connection, parent_process
from typing import Any

import msgspec

from meadhall.bots import Bot, bot
from meadhall.core import BadRecord, Option, Saga, Setting, View
from meadhall.core.record import read_record
from meadhall.server.desk import outcome
from meadhall.server.forms import Frame, Frames, ReplayInfo
from meadhall.server.messages import LogLine
from meadhall.server.play import Play
from meadhall.server.shelf import shelf

MOST_BOTS = 256
"""How many bots keep their thoughts from one decision to the next."""

_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def prepare() -> None:
    """Begin a process: leave Ctrl-C to the server, give way to it, and die with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def ready(module: str) -> int:
    """Load the games, and say which process this is."""
    for name in shelf(module).ids:
        shelf(module).game(name)
    return os.getpid()


# -- bots ------------------------------------------------------------------------


def choose(
    module: str,
    game_id: str,
    options: Mapping[str, Setting],
    snapshot: bytes,
    table_id: str,
    seat: int,
    level: str,
) -> tuple[str, Option]:
    """Let a bot decide one of the questions that its seat is asked: its name and the option."""
    game = shelf(module).game(game_id).with_writing(options)
    table = game.restore(snapshot)
    player = _bot(table_id, seat, level)
    question, option = player.choose(game, table, seat, game.questions(table, seat))
    return question.name, option


def _bot(table_id: str, seat: int, level: str) -> Bot:
    """The bot of a seat, with what it has thought out so far."""
    key = (table_id, seat, level)
    player = _bots.pop(key, None) or bot(level, secrets.token_hex(16))
    _bots[key] = player
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return player


# -- records ---------------------------------------------------------------------


def check(module: str, text: str) -> bytes | tuple[int, str]:
    """Play a record to its end: what it is, as JSON, or the line and reason why it is none."""
    find = shelf(module).game
    try:
        saga: Saga[Any] = Saga.read(text, find)
    except BadRecord as error:
        return error.line, error.reason
    return msgspec.json.encode(replay_info("", saga))


def replay_info(replay_id: str, saga: Saga[Any]) -> ReplayInfo:
    """What a reader first wants to know of a replay."""
    record, game, result = saga.record, saga.game, outcome(Play(saga))
    return ReplayInfo(
        id=replay_id,
        game=record.game,
        rules=record.rules,
        options=game.spoken_options(record.options),
        seats=record.seats,
        names=record.names,
        answers=len(record.answers),
        result=result,
        finished=result is not None,
        written=game.written(record.options) is not None,
    )


def words(module: str, text: str, language: str) -> str | None:
    """The names in what was written for the game of a record; None if nothing was."""
    record = read_record(text, shelf(module).game)
    return shelf(module).game(record.game).words(record.options, language)


def frames(
    module: str, text: str, seats: list[int | None], start: int, count: int, plain: bool
) -> bytes:
    """Some frames of a record in a row, as these seats see them, as JSON; in words too if plain."""
    find = shelf(module).game
    answers = read_record(text, find).answers
    saga: Saga[Any] = Saga.read(text, find, to=start)
    made: list[Frame] = []
    for number in range(start, min(start + count, len(answers) + 1)):
        if number > start:
            saga.answer_by_name(answers[number - 1])
        made.append(_frame(saga, number, seats, plain))
    return msgspec.json.encode(Frames(made))


def _frame(saga: Saga[Any], number: int, seats: list[int | None], plain: bool) -> Frame:
    reader = seats[0] if len(seats) == 1 else None
    lines = saga.log(reader, since=number)
    views: list[View | None] = [saga.view(seat) for seat in seats]
    told = saga.game.describe(saga.view(reader)) if plain and len(seats) == 1 else None
    return Frame(
        number=number,
        answer=saga.record.answers[number - 1] if number else None,
        views=views,
        waiting=saga.table.waiting(),
        log=[LogLine(number, line.key, dict(line.args)) for line in lines],
        sections=msgspec.to_builtins(told),
    )
