"""Where the effects of cards are looked up: by what a card does, never by its name.

Each module that brings cards fills these tables with its own steps; the flow of a battle
only looks them up. A card of an expansion that is not in play is never looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meadhall.core import Text
from meadhall.games.valhalla.jarls import Ability
from meadhall.games.valhalla.table import Side, Table


@dataclass(frozen=True, slots=True)
class Tactic:
    """What a tactic does: whether it can be played now, and how."""

    can: Callable[[Table, Side, int], bool]
    play: Callable[[Table, Side, int], None]
    gives: Callable[[Table, Side, int], int] = lambda table, side, card: 0
    """How much battle strength playing it now adds at once."""


TACTICS: dict[str, Tactic] = {}
"""Tactics of the own phase by what they do."""

EARLY: dict[str, Tactic] = {}
"""Tactics played before the battle."""

ON_ACTIVATION: dict[str, Callable[[int, int], Any]] = {}
"""Steps that happen when a warrior is activated: made from seat and place."""


@dataclass(frozen=True, slots=True)
class JarlEffect:
    """What a jarl's ability does: whether it can be used now, and how."""

    can: Callable[[Table, int, Ability], bool]
    use: Callable[[Table, int, Ability], None]


IN_PHASE: dict[str, JarlEffect] = {}
"""Jarl abilities used in the own phase."""

BEFORE: dict[str, JarlEffect] = {}
"""Jarl abilities used before a battle."""

AFTER: dict[str, JarlEffect] = {}
"""Jarl abilities used after a battle."""

ENTERING: dict[str, Callable[[list[int], int], int]] = {}
"""Bonus glory of warriors that enter Valhalla: from all cards that enter and the card itself."""

TACTIC_HINT: dict[str, Callable[[Table, Side, int], Text | None]] = {}
"""What playing a tactic now would bring, in words."""
