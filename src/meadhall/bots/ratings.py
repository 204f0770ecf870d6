"""How strong the levels are: Elo by game and number of players, as the ladder measured it.

The figures are data (ratings.toml); what has not been measured is left out.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from meadhall.bots.levels import BY_KEY

Ratings = dict[int, dict[str, int]]
"""By number of players, the Elo of the levels that were measured."""


@cache
def _all() -> dict[str, Ratings]:
    text = (files("meadhall.bots") / "ratings.toml").read_text(encoding="utf-8")
    return {
        game: {int(players): _checked(rated) for players, rated in by_players.items()}
        for game, by_players in tomllib.loads(text).items()
    }


def _checked(rated: dict[str, int]) -> dict[str, int]:
    assert rated.keys() <= BY_KEY.keys(), f"no such level: {rated.keys() - BY_KEY.keys()}"
    return rated


def ratings(game: str) -> Ratings:
    """What was measured of a game; empty if nothing was."""
    return _all().get(game, {})
