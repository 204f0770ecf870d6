"""The expansions: each module brings its cards' effects and its rows of the order of play."""

from meadhall.games.valhalla.expansions import (
    alliance,
    dwarves,
    last_viking,
    loki,
    partnership,
    thor,
    tyr,
    valkyries,
)

__all__ = ["alliance", "dwarves", "last_viking", "loki", "partnership", "thor", "tyr", "valkyries"]
