"""The words that scenes, cards and obstacles are written in (docs/writing-a-scene.md).

1. Effects (``do``): something happens.
2. Conditions (``is``): something holds.
3. Rules (``rule``): something is true as long as a side is up or an obstacle holds.
4. Flips (``when``), costs (``symbol``), extra effects of attacks (``on_damage``).

Here is which parts each word has and what a part may be; scenes.py reads scenes by it,
effects.py, conditions.py and standing.py carry the words out.
"""

from __future__ import annotations

from dataclasses import dataclass

NO_NUMBER = -1
"""An icon without a number beside it (GW-054)."""

NOBODY = -1
"""No hero, no enemy, no card, no rune."""

# -- what a part of a word may be ------------------------------------------------

Part = tuple[str, bool]
"""The kind of a part, and whether it must be there."""

_AMOUNT: dict[str, Part] = {"amount": ("number", True)}
_HEROES: dict[str, Part] = {"to": ("heroes", True)}
_ENEMIES: dict[str, Part] = {"to": ("enemies", True)}

ATTACK_PARTS: dict[str, Part] = {
    "kind": ("attack kind", True),
    "dirs": ("directions", False),
    "cols": ("columns", False),
    "strength": ("number", True),
    "on_damage": ("extra effects", False),
}

EFFECTS: dict[str, dict[str, Part]] = {
    "attack": ATTACK_PARTS,
    "damage_heroes": {**_HEROES, **_AMOUNT},
    "damage_enemies": {**_ENEMIES, **_AMOUNT, "pierce": ("yes or no", False)},
    "heal_hero": {**_HEROES, **_AMOUNT},
    "heal_enemy": {**_ENEMIES, **_AMOUNT},
    "flip": {"cards": ("cards", True)},
    "restore": {"card": ("card", True)},
    "activate": {"cards": ("cards", True), "rune": ("rune", False)},
    "tokens": {"card": ("card", True), "delta": ("number", True)},
    "stun_enemy": _ENEMIES,
    "crystal": {**_HEROES, **_AMOUNT},
    "draw": {**_HEROES, **_AMOUNT},
    "discard": {**_HEROES, **_AMOUNT},
    "rage": {**_HEROES, **_AMOUNT},
    "hand_limit": {**_HEROES, "delta": ("number", True), "until": ("until", False)},
    "move_hero": _HEROES,
    "next_attack_bonus": {**_HEROES, **_AMOUNT},
    "set_bonus": {**_HEROES, **_AMOUNT},
    "defense_bonus": {**_HEROES, **_AMOUNT},
    "virtual_card": {
        **_HEROES,
        "kind": ("set kind", True),
        "value": ("number", False),
        "stun": ("yes or no", False),
        "targets": ("number", False),
        "any_card": ("yes or no", False),
    },
    "ward": _HEROES,
    "remove_status": {**_HEROES, **_AMOUNT},
    "reroll_die": {},
    "die_as_bonus": {},
    "scry_upgrades": _AMOUNT,
    "ready_companions": {},
    "shuffle_status": {"status": ("status", True), **_HEROES, **_AMOUNT},
    "remove_cards": {
        **_HEROES,
        **_AMOUNT,
        "from": ("pile", True),
        "permanent": ("yes or no", False),
    },
}
"""Every effect with its parts."""

HEROES_ONLY = (
    "set_bonus",
    "defense_bonus",
    "virtual_card",
    "ward",
    "reroll_die",
    "die_as_bonus",
    "scry_upgrades",
    "ready_companions",
)
"""Effects of action cards, boards and status cards, which a scene cannot have."""

CONDITIONS: dict[str, dict[str, Part]] = {
    "enemy_health_at_most": {"enemy": ("enemy", True), "value": ("number", True)},
    "enemy_defeated": {"enemy": ("enemy", True)},
    "enemy_alive": {"enemy": ("enemy", True)},
    "all_enemies_defeated": {},
    "tokens_at_least": {"card": ("card", True), "value": ("number", True)},
    "side": {"card": ("card", True), "side": ("side", True)},
}
"""Every condition with its parts."""

RULES: dict[str, dict[str, Part]] = {
    "strength": {
        "enemy": ("enemy", False),
        "kind": ("attack kind", False),
        "amount": ("number", True),
        "per_token": ("card", False),
    },
    "defense": {"enemy": ("enemy", True), "amount": ("number", True)},
    "immune": {"card": ("card", True)},
    "hero_attack": {
        "cols": ("columns", False),
        "enemy": ("enemy", False),
        "card": ("card", False),
        "amount": ("number", True),
    },
    "end_of_turn": {"cols": ("columns", True), "effects": ("effects", True)},
    "end_of_round": {"effects": ("effects", True)},
    "armor": _AMOUNT,
    "pool_health": _AMOUNT,
    "extra_reveals": _AMOUNT,
}
"""Every standing rule with its parts."""

ANYWHERE_RULES = ("strength", "armor", "pool_health", "extra_reveals", "end_of_round")
"""Rules that an obstacle may have: it does not know the scene it will hold in."""

FLIPS = ("enemy_defeated", "enemy_attacked", "armor_destroyed", "rune", "condition")
ATTACK_KINDS = ("melee", "ranged", "area")
SET_KINDS = ("melee", "ranged", "defense")
DIRECTIONS = {"left": -1, "own": 0, "right": 1}
EXTRAS = ("stun", "poison", "push", "discard", "rage_loss")
SYMBOLS = ("melee", "ranged", "defense", "modifier", "special", "crystal")
LIMITS = ("once", "turn")
SIDES = ("front", "back")
ROWS = ("top", "bottom", "aside")
HERO_WORDS = ("actor", "self", "any", "each", "each_other", "brothers")
UNTIL = ("end_of_round",)
PILES = ("deck_top",)
STATUSES = ("stun", "poison", "crystal")

# -- the words once they are read ------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack on heroes: kind, directions or columns, strength, extra effects."""

    kind: str
    strength: int
    dirs: tuple[int, ...] = ()
    cols: tuple[int, ...] = ()
    extras: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that happens; cards, enemies and columns by number."""

    do: str
    to: str = ""
    """A hero word, or columns, enemy, column, own, choice."""
    amount: int = 0
    enemy: int = NOBODY
    columns: tuple[int, ...] = ()
    count: int = 0
    """How many enemies may be chosen."""
    cards: tuple[int, ...] = ()
    attack: Attack | None = None
    pierce: bool = False
    until: str = ""
    status: str = ""
    pile: str = ""
    rune: int = NOBODY
    kind: str = ""
    value: int = NO_NUMBER
    stun: bool = False
    targets: int = 1
    any_card: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that holds or does not."""

    word: str
    enemy: int = NOBODY
    card: int = NOBODY
    value: int = 0
    side: int = 0


@dataclass(frozen=True, slots=True)
class Rule:
    """One standing rule."""

    word: str
    amount: int = 0
    enemy: int = NOBODY
    kind: str = ""
    card: int = NOBODY
    per_token: int = NOBODY
    cols: tuple[int, ...] = ()
    effects: tuple[Effect, ...] = ()


Effects = tuple[Effect, ...]
Conditions = tuple[Condition, ...]
