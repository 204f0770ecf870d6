"""The games that a server offers, found by the name of a module.

A module's name can be sent to a worker process, where functions cannot go; tests name a module
with games of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from meadhall.archive import is_past
from meadhall.core import Game, Setting, Text
from meadhall.text.catalogue import past_messages

BROKEN = Text("stuck-broken")
"""What is said of a table whose stored moves cannot be played again."""


class GameIndex:
    """Games by their ids."""

    def __init__(self, module: str) -> None:
        """Take a module's games: its ``GAMES``, ``game(id, rules)`` and ``versions(id)``."""
        self.module = module
        found = import_module(module)
        self.ids: tuple[str, ...] = tuple(found.GAMES)
        self._find = found.game
        self._versions = found.versions

    def game(self, name: str, rules: str | None = None) -> Game[Any]:
        """A game by its id, the newest or of a rules version; an unknown one is a KeyError."""
        game: Game[Any] = self._find(name, rules)
        return game

    def problem(self, name: str, rules: str) -> Text | None:
        """Why this version of a game cannot be played here; None if it can."""
        if name not in self.ids:
            return Text("stuck-game")
        if rules in self._versions(name):
            return None
        return Text("stuck-rules", {"rules": int(rules)}) if rules.isdecimal() else BROKEN


def own_messages(game: Game[Any], options: Mapping[str, Setting], language: str) -> str | None:
    """The Fluent messages that a client does not have already; None if there are none.

    These are the texts of past rules, and the names in what somebody wrote for the game.
    """
    past = past_messages(game.package, language) if is_past(game.package) else None
    written = game.words(options, language)
    return "\n".join(filter(None, (past, written))) or None


@cache
def game_index(module: str) -> GameIndex:
    """The games of a module, looked up once."""
    return GameIndex(module)
