"""Where the effects of cards are looked up: by what a card does, never by its name.

Each module that brings cards adds their effects to these tables, with the types of their
parameters; the flow of a battle only looks them up. checks.py compares the rows with them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from meadhall.core import Effects, Text

if TYPE_CHECKING:
    from meadhall.games.valhalla.jarls import Ability
    from meadhall.games.valhalla.table import Battle, Side, Table

X = TypeVar("X")


class Lookup(dict[str, X]):
    """What carries effects out, by effect."""

    def __init__(self, effects: Effects) -> None:
        """``effects`` knows all effects of this kind of row; several tables may share it."""
        super().__init__()
        self.effects = effects

    def add(self, effect: str, does: X, /, **params: Any) -> None:
        """Register an effect with the types of its parameters and what carries it out."""
        self.effects.name(effect, **params)
        self[effect] = does


# -- tactics -------------------------------------------------------------------------------


Why = tuple[str, str]
"""Why something cannot be used now: the key of the reason, without ``closed-``, and its rule."""


@dataclass(frozen=True, slots=True)
class Tactic:
    """What a tactic does: whether it can be played now, and how."""

    can: Callable[[Table, Side, int], bool]
    play: Callable[[Table, Side, int], None]
    gives: Callable[[Table, Side, int], int] = lambda table, side, card: 0
    """How much battle strength playing it now adds at once."""
    hint: Callable[[Table, Side, int], Text | None] | None = None
    """What playing it now would bring, where that is not plain strength."""
    why: Callable[[Table, Side, int], Why] = lambda table, side, card: ("no-use", "VA-134")
    """Why it cannot be played, where ``can`` says so."""


TACTIC_EFFECTS = Effects()
TACTICS: Lookup[Tactic] = Lookup(TACTIC_EFFECTS)
"""Tactics of the own phase."""
EARLY: Lookup[Tactic] = Lookup(TACTIC_EFFECTS)
"""Tactics played before the battle."""
LIVE: dict[str, Callable[[Table, Side, int], int]] = {}
"""What tactics add whose amount follows the party."""

COMMISSIONS: Lookup[Callable[[Table, Side, Mapping[str, int]], bool]] = Lookup(Effects())
"""Whether what a commission asks for was met in this battle."""

# -- warriors ------------------------------------------------------------------------------

Bonus = Callable[["Table", "Side", int, int], int]
"""What an ability adds: table, side, place of the warrior, card that bears the ability."""

WARRIOR_EFFECTS = Effects()
BONUS: Lookup[Bonus] = Lookup(WARRIOR_EFFECTS)
"""What warriors' abilities add to their strength."""
ON_ACTIVATION: Lookup[Callable[[int, int], Any]] = Lookup(WARRIOR_EFFECTS)
"""Steps that happen when a warrior is activated: made from seat and place."""
HOLD = WARRIOR_EFFECTS.name("hold_enemy_from_valhalla", n=int)
"""Keeps opponents' warriors from Valhalla (VA-197)."""

ENTERING: Lookup[Callable[[list[int], int], int]] = Lookup(Effects())
"""Bonus glory of warriors that enter Valhalla: from all cards that enter and the card itself."""

TYR_EFFECTS = Effects()
TYR_BONUS: Lookup[Bonus] = Lookup(TYR_EFFECTS)
"""What a Tyr card adds to the warrior above it."""
COVER = TYR_EFFECTS.name("prefilled_symbol", weapon=str)
"""Covers a weapon of the warrior above it (VA-209)."""

# -- jarls ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class JarlEffect:
    """What a jarl's ability does: whether it can be used now, and how."""

    can: Callable[[Table, int, Ability], bool]
    use: Callable[[Table, int, Ability], None]
    why: str
    """What is wanting where ``can`` says no: the key of the reason, without ``closed-``."""


JARL_EFFECTS = Effects()
IN_PHASE: Lookup[JarlEffect] = Lookup(JARL_EFFECTS)
"""Abilities used in the own phase."""
BEFORE: Lookup[JarlEffect] = Lookup(JARL_EFFECTS)
"""Abilities used before a battle."""
AFTER: Lookup[JarlEffect] = Lookup(JARL_EFFECTS)
"""Abilities used after a battle."""
JARL_STRENGTH: Lookup[Callable[[Table, Side, Ability], int]] = Lookup(JARL_EFFECTS)
"""What standing abilities add to strength."""
LIFT_LIMIT = JARL_EFFECTS.name("lift_reroll_limit")
"""Lifts the limit of the main ability's reroll."""
TAKE_DIE = JARL_EFFECTS.name("take_defender_die")
"""Takes a die of the defender as an attack starts (VA-082)."""
OVERAWE = JARL_EFFECTS.name("disable_opponent_jarl")
"""The opponent's jarl has no battle abilities (VA-143)."""
PAIR_LIMIT = JARL_EFFECTS.name("pair_symbol_limit", limit=int)
"""Two warriors added together may have more symbols (VA-043)."""
DRAW_MORE = JARL_EFFECTS.name("draw_more", draw=int, keep=int)
"""More cards are drawn and kept in phase B (VA-052)."""
GIVE_UP = JARL_EFFECTS.name("optional_discard_to_keep_more")
"""A card discarded in phase B lets one more be kept (VA-311)."""

CONDITIONS: Lookup[Callable[[Table, int, Mapping[str, Any]], bool]] = Lookup(Effects())
"""What the conditions of jarl cards ask, checked when the ability is used (VA-010)."""

# -- Loki, Thor, monsters ------------------------------------------------------------------

LOKI: Lookup[Callable[[Table, int, Mapping[str, Any]], None]] = Lookup(Effects())
"""What the rows of Loki's cards give to the loser (VA-157)."""

THOR: Lookup[Callable[[Table, Side, int], None]] = Lookup(Effects())
"""What Thor's Help gives to the side helped (VA-165)."""

MONSTER_EFFECTS = Effects()
IN_BATTLE: Lookup[Callable[[Table, Battle, Side], None]] = Lookup(MONSTER_EFFECTS)
"""What a monster's card does to a battle as it begins."""
FEWER_SLOTS = MONSTER_EFFECTS.name("one_slot_fewer")
"""The board has one slot fewer (VA-291)."""
MILL = MONSTER_EFFECTS.name("mill_after_phase_a")
"""The deck loses a card after phase A (VA-283)."""
LOSE_RANDOM = MONSTER_EFFECTS.name("discard_random_after_battle")
LOSE_GLORY_BEATEN = MONSTER_EFFECTS.name("lose_glory_after_defeat")
LOSE_GLORY = MONSTER_EFFECTS.name("lose_glory_after_battle")
CURSES = (LOSE_RANDOM, LOSE_GLORY_BEATEN, LOSE_GLORY)
"""What acts after a battle (VA-287, VA-293, VA-295)."""
