"""Golden playthroughs: one whole random game of each kind, told line by line.

They change when a game's behaviour changes, and only then: raise its rules version and make them
anew in the same commit (tools/rebuild.py).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core import Game, Saga
from tables import dice

FOLDER = Path(__file__).parent / "playthroughs"


def path(game: str, seats: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{game}-{seats}.txt"


def plain(value: Any) -> str:
    """A log argument in one word."""
    if isinstance(value, list | tuple):
        return "[" + " ".join(plain(each) for each in value) + "]"
    return f"({told(value)})" if hasattr(value, "key") else str(value)


def told(line: Any) -> str:
    """A log line: its key and its arguments."""
    return " ".join([line.key, *(f"{name}={plain(arg)}" for name, arg in line.args.items())])


def playthrough(game: Game[Any], seats: int) -> str:
    """A random game: every answer, every log line, the state's name now and then."""
    saga = Saga.begin(game, seats, {}, f"golden {game.id} {seats}")
    chance = dice(f"golden {game.id} {seats}")
    lines = [f"{game.id} rules {game.version} seats {seats}"]
    number = 0
    while saga.table.questions():
        asked = [*saga.table.questions(), *saga.table.asides()]
        question = chance.pick(asked)
        offered = saga.table.options(question)
        option = chance.pick(offered)
        lines.append(f"{number}. {question.seat} {question.name} {option}  of {len(offered)}")
        seen = len(saga.lines)
        saga.answer(question, option)
        for _, line in saga.lines[seen:]:
            whom = "" if line.seat is None else f" (to {line.seat})"
            lines.append(f"    {told(line)}{whom}")
        number += 1
        if number % 20 == 0:
            lines.append(f"    = {game.state_hash(saga.table)}")
    result = game.result(saga.table)
    assert result is not None
    lines.append(f"result {' '.join(map(str, result.scores))}")
    lines.append(f"state {game.state_hash(saga.table)}")
    return "\n".join(lines) + "\n"
