"""The games that a server offers, found by the name of a module.

A module's name can be sent to a worker process, where functions cannot go; tests name a module
with games of their own.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from meadhall.core import Game


class GameIndex:
    """Games by their ids."""

    def __init__(self, module: str) -> None:
        """Take the games of this module: its ``GAMES`` and ``game(id, rules)``."""
        self.module = module
        found = import_module(module)
        self.ids: tuple[str, ...] = tuple(found.GAMES)
        self._find = found.game

    def game(self, name: str, rules: str | None = None) -> Game[Any]:
        """A game by its id, the newest or of a rules version; an unknown one is a KeyError."""
        game: Game[Any] = self._find(name, rules)
        return game


@cache
def game_index(module: str) -> GameIndex:
    """The games of a module, looked up once."""
    return GameIndex(module)
