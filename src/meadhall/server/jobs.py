"""Functions that run in worker processes: bot decisions, reading records, replay frames.

They are called by name (workers.py) and take and return plain data. What is wrong with a record
is returned, not raised.
"""

from __future__ import annotations

import os
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal

import msgspec

from meadhall.archive import is_past
from meadhall.bots import Advice, Bot, Budget, SearchBot, bot
from meadhall.bots import advise as advise_seat
from meadhall.core import (
    Answer,
    BadRecord,
    BadSetup,
    BadWriting,
    Fault,
    Game,
    IllegalAnswer,
    Option,
    OverBudget,
    Record,
    Saga,
    Setting,
    Table,
    View,
    answer_by_name,
    read_record,
)
from meadhall.core.chance import Count, count, draws_of
from meadhall.limits import CpuLimit, cpu_limit
from meadhall.server.bot_names import replay_names
from meadhall.server.children import settle_in
from meadhall.server.games import game_index, own_messages
from meadhall.server.messages import LogLine
from meadhall.server.play import Play, replay
from meadhall.server.queries import Event
from meadhall.server.replay_schemas import Chance, DieCount, Frame, Frames, ReplayInfo
from meadhall.server.updates import outcome

MOST_BOTS = 256
"""How many bots keep their plans from one decision to the next."""

LONGEST_REASON = 300
"""How much is told of what is wrong with a record."""

_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

_decided: dict[tuple[str, int], int] = {}
"""By table and seat, after how many events a bot last decided in this process."""


def init_worker() -> None:
    """Run at lower priority than the server."""
    settle_in()
    os.nice(5)


def ready(module: str) -> int:
    """Load the games; return the process id."""
    for name in game_index(module).ids:
        game_index(module).game(name)
    return os.getpid()


Which = tuple[str, str]
"""A game's id and rules version."""


def _game(module: str, which: Which, options: Mapping[str, Setting]) -> Game[Any]:
    return game_index(module).game(*which).with_writing(options)


# -- texts that somebody wrote ---------------------------------------------------

TooMuch = Literal["over-budget"]


def check_writing(
    module: str,
    game_id: str,
    text: str,
    seats: int,
    options: Mapping[str, Setting],
    seconds: float,
) -> list[Fault] | TooMuch:
    """Read a text that somebody wrote for a game and set up a table with it; its faults."""
    game = game_index(module).game(game_id)
    assert game.writing is not None
    try:
        with cpu_limit(seconds):
            own = game.writing.take(game.writing.pack(text))
            with suppress(BadSetup):  # refused by the server, which knows how to say it
                _look_at(own, own.new(seats, _known(own, options), "trial"))
    except BadWriting as bad:
        return bad.faults
    except (CpuLimit, OverBudget, RecursionError, MemoryError):
        return "over-budget"
    return []


def _known(game: Game[Any], options: Mapping[str, Setting]) -> dict[str, Setting]:
    names = {choice.name for choice in game.choices}
    return {name: value for name, value in options.items() if name in names}


def _look_at(game: Game[Any], table: Table) -> None:
    """Do what the server does after each answer."""
    for seat in (None, *range(table.seats)):
        game.describe(game.view(table, seat))
    for question in [*table.questions(), *table.asides()]:
        for option in table.options(question):
            question.hint(table, option)
        question.closed(table)


def try_answer(
    module: str,
    which: Which,
    options: Mapping[str, Setting],
    snapshot: bytes,
    answer: tuple[int, str, Option],
    seconds: float,
) -> TooMuch | None:
    """Try an answer on a copy of a table; None if it is illegal or takes no more than it may."""
    game = _game(module, which, options)
    table = game.restore(snapshot)
    try:
        with cpu_limit(seconds):
            answer_by_name(table, Answer(*answer))
            _look_at(game, table)
    except IllegalAnswer:
        return None
    except (CpuLimit, OverBudget, RecursionError, MemoryError):
        return "over-budget"
    return None


def try_events(
    module: str,
    which: Which,
    record: tuple[int, bytes],
    options: dict[str, Setting],
    events: list[Event],
    seconds: float,
) -> TooMuch | None:
    """Play the events of a table; what they do besides taking too long is for the server to see."""
    seats, key = record
    game = _game(module, which, options)
    try:
        with cpu_limit(seconds):
            replay(game, Record(*which, seats, key, options), events)
    except (CpuLimit, OverBudget, RecursionError, MemoryError):
        return "over-budget"
    except Exception:
        return None
    return None


# -- bots ------------------------------------------------------------------------


def choose(
    module: str,
    which: Which,
    options: Mapping[str, Setting],
    snapshot: bytes,
    table_id: str,
    seat: int,
    level: str,
    events: int,
    milliseconds: int,
) -> tuple[str, Option]:
    """The question that a bot decides for its seat, by name, and the option it takes.

    One that searches by the clock does so for so many milliseconds. Plans of a move are kept only
    if the last thing that happened at the table was this bot's decision, made here.
    """
    game = _game(module, which, options)
    table = game.restore(snapshot)
    player = _bot(table_id, seat, level)
    if isinstance(player, SearchBot):
        if milliseconds:
            player.budget = Budget(milliseconds=milliseconds)
        if _decided.get((table_id, seat)) != events - 1:
            player.kept = None
    _decided[table_id, seat] = events
    question, option = player.choose(game, table, seat, game.questions(table, seat))
    return question.name, option


def advise(
    module: str,
    which: Which,
    options: Mapping[str, Setting],
    snapshot: bytes,
    seat: int,
    milliseconds: int,
) -> Advice:
    """The best moves of a seat, by a search of so many milliseconds."""
    game = _game(module, which, options)
    budget = Budget(milliseconds=milliseconds)
    return advise_seat(game, game.restore(snapshot), seat, secrets.token_hex(16), budget)


def _bot(table_id: str, seat: int, level: str) -> Bot:
    """The bot of a seat, with its plans."""
    key = (table_id, seat, level)
    player = _bots.pop(key, None) or bot(level, secrets.token_hex(16))
    _bots[key] = player
    if len(_bots) > MOST_BOTS:
        (table_id, seat, _), _ = _bots.popitem(last=False)
        _decided.pop((table_id, seat), None)
    return player


# -- records ---------------------------------------------------------------------


def check(module: str, text: str, most_answers: int) -> bytes | tuple[int, str] | TooMuch:
    """Play a record to its end: a ``ReplayInfo`` as JSON, or the line and reason of its fault."""
    find = game_index(module).game
    try:
        if len(read_record(text, find).answers) > most_answers:
            return "over-budget"
        saga: Saga[Any] = Saga.read(text, find)
        replay_info_ = msgspec.json.encode(replay_info("", saga))
    except BadRecord as error:
        return error.line, error.reason[:LONGEST_REASON]
    except (OverBudget, RecursionError, MemoryError):
        return "over-budget"
    return replay_info_


def replay_info(replay_id: str, saga: Saga[Any]) -> ReplayInfo:
    """The header of a replay."""
    record, game, result = saga.record, saga.game, outcome(Play(saga))
    return ReplayInfo(
        id=replay_id,
        game=record.game,
        rules=record.rules,
        options=game.spoken_options(record.options),
        seats=record.seats,
        names=record.names,
        called=replay_names(replay_id, record.names, record.seats),
        answers=len(record.answers),
        result=result,
        finished=result is not None,
        written=game.written(record.options) is not None,
        past=is_past(game.package),
    )


def chance(module: str, text: str) -> bytes | tuple[int, str] | TooMuch:
    """How the dice of a record fell: a ``Chance`` as JSON, or the line and reason of its fault."""
    find = game_index(module).game
    try:
        record = read_record(text, find)
        game = find(record.game, record.rules).with_writing(record.options)
        draws = draws_of(game, record)
    except BadRecord as error:
        return error.line, error.reason[:LONGEST_REASON]
    except IllegalAnswer as error:
        return 0, str(error)[:LONGEST_REASON]
    except (OverBudget, RecursionError, MemoryError):
        return "over-budget"
    return msgspec.json.encode(
        Chance(
            draws=[number for draw in draws for number in (draw.sides, draw.value)],
            shuffled=sum(draw.shuffles for draw in draws),
            dice=[die_count(counted) for counted in count(draws).values()],
        )
    )


def die_count(counted: Count) -> DieCount:
    """How a die fell, with its interval."""
    return DieCount(counted.seen, *counted.interval())


def words(module: str, text: str, language: str) -> str | tuple[int, str] | None:
    """The messages that a record's game has of its own; None if it has none."""
    find = game_index(module).game
    try:
        record = read_record(text, find)
    except BadRecord as error:
        return error.line, error.reason
    return own_messages(find(record.game, record.rules), record.options, language)


def frames(
    module: str, text: str, seats: list[int | None], start: int, count: int, plain: bool
) -> bytes | tuple[int, str]:
    """``count`` frames of a record from ``start`` on, as these seats see them, as JSON."""
    find = game_index(module).game
    try:
        answers = read_record(text, find).answers
        saga: Saga[Any] = Saga.read(text, find, to=start)
    except BadRecord as error:
        return error.line, error.reason
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
