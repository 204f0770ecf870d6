"""Meadhall: one table for four Viking board games.

import meadhall

game = meadhall.game("bloodrage")
table = game.new(seats=4, options={}, seed="Uppsala")
while table.questions():
    question = table.questions()[0]
    table.answer(question, table.options(question)[0])
print(game.result(table))
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meadhall import archive
from meadhall.core import (
    BadRecord,
    BadSetup,
    CannotUndo,
    Dice,
    Game,
    IllegalAnswer,
    MeadhallError,
    Option,
    Question,
    Result,
    Saga,
    Table,
)

__version__ = "0.1.0"
"""The version of the program; nothing else states it (the rules versions are the games' own)."""

GAMES = ("bloodrage", "valhalla", "midgard", "godofwar")
"""The ids of all games, in the order in which they are shown."""


archive.install()


def game(name: str, rules: str | None = None) -> Game[Any]:
    """A game by its id, in its newest rules version or in the one that a record names.

    A game or version that is not here is a KeyError.
    """
    if name not in GAMES:
        raise KeyError(name)
    found: Game[Any] = import_module(f"meadhall.games.{name}").GAME
    if rules is None or rules == found.version:
        return found
    return archive.load(name, rules)


def versions(name: str) -> tuple[str, ...]:
    """The rules versions of a game that can be played here, the newest last."""
    return tuple(dict.fromkeys([*archive.versions(name), game(name).version]))


def begin(name: str, seats: int, seed: str, **options: bool | int | str) -> Saga[Any]:
    """Start a game with its record, log and undo."""
    return Saga.begin(game(name), seats, options, seed)


def read(text: str) -> Saga[Any]:
    """Read a record (the text of a ``.saga`` file) and play it to where it ends."""
    return Saga.read(text, game)


__all__ = [
    "GAMES",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Dice",
    "Game",
    "IllegalAnswer",
    "MeadhallError",
    "Option",
    "Question",
    "Result",
    "Saga",
    "Table",
    "begin",
    "game",
    "read",
    "versions",
]
