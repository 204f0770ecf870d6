"""One game between bots, with its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from meadhall.bots import Bot
from meadhall.core import (
    Answer,
    Finding,
    Game,
    MeadhallError,
    Option,
    Question,
    Record,
    Result,
    Setting,
    Table,
    key_from,
)
from meadhall.lab.players import Player, player

MAX_DECISIONS = 100_000
"""How many decisions a game may take."""


Watch = Callable[[Any, Question[Any], Option], None]
"""Told of every decision before it takes effect: the table, the question, the option."""


class Endless(MeadhallError):
    """A game that does not end."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its record, result, findings and processor time."""

    record: Record
    result: Result
    findings: list[Finding]
    decisions: int
    cpu_seconds: float


def play_game(
    game: Game[Any],
    bots: Sequence[str | Player],
    options: Mapping[str, Setting],
    seed: str,
    limit: int = MAX_DECISIONS,
    again: int = 0,
    watch: Watch | None = None,
) -> Played:
    """Let these bots, by seat, play one game to its end.

    Every bot has a seed of its own, so that another bot at one seat changes neither the deal
    nor what the other bots draw. ``again`` counts the times that this deal was played before:
    the bots draw anew.
    """
    start = process_time()
    seats = len(bots)
    table = game.new(seats, options, seed)
    chance = f"{seed} again {again}" if again else seed
    named = [player(each) if isinstance(each, str) else each for each in bots]
    seated = [each.seated(f"{chance} seat {seat}") for seat, each in enumerate(named)]
    answers = _play_to_end(game, table, seated, limit, watch)
    result = game.result(table) if answers is not None else None
    if answers is None or result is None:
        why = f"is not over after {limit} decisions" if answers is None else "has no result"
        raise Endless(f"{game.id} with seed {seed!r} {why}")
    spent = process_time() - start
    settled = game.settle_options(options)
    labels = [each.label for each in named]
    record = Record(game.id, game.version, seats, key_from(seed), settled, labels, answers)
    record.scores = result.scores
    record.state = game.state_hash(table)
    return Played(record, result, game.study(table, result), len(answers), spent)


def _play_to_end(
    game: Game[Any], table: Table, players: Sequence[Bot], limit: int, watch: Watch | None
) -> list[Answer] | None:
    """All answers of the game; None if it takes more than ``limit``."""
    answers: list[Answer] = []
    while asked := table.questions():
        if len(answers) >= limit:
            return None
        seat = asked[0].seat
        question, option = players[seat].choose(game, table, seat, game.questions(table, seat))
        if watch is not None:
            watch(table, question, option)
        table.answer(question, option)
        answers.append(Answer(seat, question.name, option))
    return answers
