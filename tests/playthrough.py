"""Golden playthroughs: one whole random game of each kind, told line by line.

    python tests/playthrough.py        rebuilds tests/playthroughs/*.txt

They change when a game's behaviour changes, and only then: raise its rules version and rebuild
them in the same commit.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import meadhall
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


def rebuild() -> None:
    """Write all playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in meadhall.GAMES:
        game = meadhall.game(name)
        for seats in game.seats:
            path(name, seats).write_text(playthrough(game, seats), encoding="utf-8")


if __name__ == "__main__":
    rebuild()
