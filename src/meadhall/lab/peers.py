"""Other engines, measured in the same run for comparison.

Catanatron (PyPI, ``requirements/bench.txt``) is a published Python engine for a modern board
game with hidden cards, dice and four players, the nearest there is to ours. Each of its
actions counts as a decision, also those without an alternative (rolling, ending a turn);
``share_of_choices`` says how many were real choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Any


class NotInstalled(Exception):
    """The package of a peer is missing."""


@dataclass(frozen=True, slots=True)
class Timing:
    """How many games and decisions were played in how much processor time."""

    games: int
    decisions: int
    cpu_seconds: float


class Catanatron:
    """Random four-player games of Catanatron."""

    name = "catanatron"
    players = 4

    def __init__(self) -> None:
        """Import it; raises NotInstalled."""
        try:
            self.version = version(self.name)
            from catanatron import Color, Game, RandomPlayer
        except (ImportError, PackageNotFoundError) as error:
            raise NotInstalled(self.name) from error
        self._game: Any = Game
        self._players: Any = lambda: [RandomPlayer(color) for color in Color]

    def play(self, games: int, seed: int) -> Timing:
        """Play so many games, timed; Catanatron takes a seed of 0 for none."""
        decisions = 0
        start = process_time()
        for number in range(games):
            game = self._game(self._players(), seed=seed * 1_000_003 + number + 1)
            game.play()
            decisions += len(game.state.actions)
        return Timing(games, decisions, process_time() - start)

    def share_of_choices(self, games: int, seed: int) -> float:
        """The share of its actions that were chosen among several; not timed."""
        seen = [0, 0]

        def decide(player: Any, game: Any, actions: Any) -> Any:
            seen[len(actions) > 1] += 1
            return player.decide(game, actions)

        for number in range(games):
            game = self._game(self._players(), seed=seed * 1_000_003 + number + 1)
            game.play(decide_fn=decide)
        return seen[1] / sum(seen)
