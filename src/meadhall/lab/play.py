"""One game between bots, from its seed to its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from meadhall.bots import Bot, bot
from meadhall.core import Answer, Finding, Game, MeadhallError, Record, Result, Setting, key_from

PATIENCE = 100_000
"""How many decisions a game may take before it is given up as endless."""


class Endless(MeadhallError):
    """A game that does not come to its end."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its record, its result, what it tells, and the processor time it took."""

    record: Record
    result: Result
    findings: list[Finding]
    decisions: int
    cpu_seconds: float


def play_game(
    game: Game[Any],
    bots: Sequence[str],
    options: Mapping[str, Setting],
    seed: str,
    patience: int = PATIENCE,
) -> Played:
    """Let these bots, named by seat, play one game to its end.

    Bots draw from seeds of their own, so that another bot at one seat changes neither the
    deal nor what the others would have drawn.
    """
    start = process_time()
    seats = len(bots)
    table = game.new(seats, options, seed)
    players: list[Bot] = [bot(name, f"{seed} seat {seat}") for seat, name in enumerate(bots)]
    answers: list[Answer] = []
    while asked := table.questions():
        if len(answers) >= patience:
            raise Endless(f"{game.id} with seed {seed!r} is not over after {patience} decisions")
        seat = asked[0].seat
        question, option = players[seat].choose(game, table, seat, game.questions(table, seat))
        table.answer(question, option)
        answers.append(Answer(seat, question.name, option))
    result = game.result(table)
    if result is None:
        raise Endless(f"{game.id} with seed {seed!r} asks nobody and has no result")
    spent = process_time() - start
    settled = game.settle_options(options)
    record = Record(game.id, game.version, seats, key_from(seed), settled, [*bots], answers)
    record.scores = result.scores
    record.state = game.state_hash(table)
    return Played(record, result, game.study(table, result), len(answers), spent)
