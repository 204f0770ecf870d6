"""Dice, weapons, clans, shields and the numbers of set-up, turn and scoring, read once (VA-005).

A die shows a face: 0 to 4 are the weapons, 5 is the blank. A die's kind is its face, plus 6
if the die is one of the grey extra ones, so that twelve counts tell all of a side's dice.
"""

from __future__ import annotations

from typing import Any, Literal

from meadhall.games.data import read_toml

Weapon = Literal["sword", "axe", "spear", "bow", "shield"]
Clan = Literal["bear", "wolf", "boar", "stag", "giant", "dwarf"]
Emblem = Literal["bear", "wolf", "boar", "stag", "raven", "serpent"]
Rule = Literal["exact", "any", "same", "pairs", "different"]
"""How dice may cover the symbols of a card: as named, or by a giant's pattern (VA-079)."""

DATA: dict[str, Any] = read_toml(__package__, "data", "components.toml")

# -- dice ----------------------------------------------------------------------------------

WEAPONS: tuple[Weapon, ...] = tuple(DATA["weapons"]["names"])
FACES: tuple[str, ...] = tuple(DATA["die"]["faces"])
ARMS = len(WEAPONS)
BLANK = FACES.index(DATA["weapons"]["blank"])
GREY = len(FACES)
"""Added to a face, it makes the kind of a grey die."""
KINDS: tuple[str, ...] = (*FACES, *(f"grey_{face}" for face in FACES))
"""The names of dice by kind, coloured ones first."""
KIND: dict[str, int] = {name: kind for kind, name in enumerate(KINDS)}
DICE: int = DATA["dice"]["coloured"]
EXTRA_DICE: int = DATA["dice"]["grey"]

# -- clans, shields ------------------------------------------------------------------------

CLANS: tuple[Clan, ...] = tuple(each["key"] for each in DATA["clans"])
EMBLEMS: tuple[Emblem, ...] = tuple(DATA["shields"]["emblems"])
"""The emblem of each seat's shields (VA-024)."""
SHIELDS: int = DATA["shields"]["tokens"]

# -- the turn ------------------------------------------------------------------------------

PARTY: int = DATA["turn"]["party"]
PAIR_LIMIT: int = DATA["turn"]["pair_limit"]
START_DRAW: int = DATA["turn"]["start_draw"]
JARLS_DEALT: int = DATA["turn"]["jarls"]
JARLS_DEALT_FIVE: int = DATA["turn"]["jarls_five"]
SIMPLE_DRAW: int = DATA["simplified"]["start_draw"]
ADVANCED_DRAW: int = DATA["advanced"]["start_draw"]
RESERVE: int = DATA["advanced"]["reserve"]
DRAWS: tuple[tuple[int, int], ...] = tuple(
    (DATA["draws"][key]["action"], DATA["draws"][key]["phase_b"])
    for key in ("plus0", "plus40", "plus80")
)
"""Cards drawn in action 4 and phase B with none, one, both 40-card expansions (VA-148)."""

FIRST_DISCARD: dict[int, tuple[int, int]] = {
    int(seats): (each["discard"], each["discard_plus80"]) for seats, each in DATA["setup"].items()
}
"""Step 6: cards discarded before the game, without and with +80 (VA-028, VA-149)."""
SHUFFLED_BACK: tuple[int, ...] = tuple(
    int(seats) for seats, each in DATA["setup"].items() if each.get("back")
)
"""Numbers of players with whom step 9's discards go back into the deck (VA-029)."""

# -- points for shields --------------------------------------------------------------------

SHIELD_POINTS: dict[int, tuple[int, int, tuple[tuple[int, int], ...]]] = {
    int(memo): (
        each["own"],
        each["captured"],
        tuple((one["different"], one["glory"]) for one in each["sets"]),
    )
    for memo, each in DATA["scoring"].items()
}
"""By memo: points for an own and a captured shield, and for sets (size, points)."""
ALLIED_MEMO: dict[int, int] = {int(n): memo for n, memo in DATA["alliance"]["memo"].items()}

SOLO_DISCARD: int = DATA["solo"]["discard"]
SOLO_HAND: int = DATA["solo"]["hand"]
MONSTER_DICE: int = DATA["solo"]["monster_dice"]

NOBODY = -1
"""No seat: no opponent in Ragnarök, no winner, no holder."""
MONSTER = -2
"""The opponent of a solo game."""
EMPTY = -1
"""No card."""
