"""The games that a server offers: found by the name of a module that knows them.

A name can be sent to another process, where functions cannot go; and tests put a game of
their own on the shelf.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from meadhall.core import Game


class Shelf:
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
def shelf(module: str) -> Shelf:
    """The shelf of a module, made once."""
    return Shelf(module)
