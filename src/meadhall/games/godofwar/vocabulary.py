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
from typing import Literal, get_args

NO_NUMBER = -1
"""An icon without a number beside it (GW-054)."""

NOBODY = -1
"""No hero, no enemy, no card, no rune."""

# -- the words --------------------------------------------------------------------

EffectWord = Literal[
    "attack",
    "damage_heroes",
    "damage_enemies",
    "heal_hero",
    "heal_enemy",
    "flip",
    "restore",
    "activate",
    "tokens",
    "stun_enemy",
    "crystal",
    "draw",
    "discard",
    "rage",
    "hand_limit",
    "move_hero",
    "next_attack_bonus",
    "set_bonus",
    "defense_bonus",
    "virtual_card",
    "ward",
    "remove_status",
    "reroll_die",
    "die_as_bonus",
    "scry_upgrades",
    "ready_companions",
    "shuffle_status",
    "remove_cards",
]
ConditionWord = Literal[
    "enemy_health_at_most",
    "enemy_defeated",
    "enemy_alive",
    "all_enemies_defeated",
    "tokens_at_least",
    "side",
]
RuleWord = Literal[
    "strength",
    "defense",
    "immune",
    "hero_attack",
    "end_of_turn",
    "end_of_round",
    "armor",
    "pool_health",
    "extra_reveals",
]
FlipWord = Literal["enemy_defeated", "enemy_attacked", "armor_destroyed", "rune", "condition"]
AttackKind = Literal["melee", "ranged", "area"]
SetKind = Literal["melee", "ranged", "defense"]
DirectionWord = Literal["left", "own", "right"]
ExtraWord = Literal["stun", "poison", "push", "discard", "rage_loss"]
SymbolWord = Literal["melee", "ranged", "defense", "modifier", "special", "crystal"]
LimitWord = Literal["once", "turn"]
SideWord = Literal["front", "back"]
RowWord = Literal["top", "bottom", "aside"]
HeroWord = Literal["actor", "self", "any", "each", "each_other", "brothers"]
SelectorWord = HeroWord | Literal["columns", "enemy", "column", "own", "choice"]
UntilWord = Literal["end_of_round"]
StatusWord = Literal["stun", "poison", "crystal"]
SceneKind = Literal["quest", "boss"]

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

EFFECTS: dict[EffectWord, dict[str, Part]] = {
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

CONDITIONS: dict[ConditionWord, dict[str, Part]] = {
    "enemy_health_at_most": {"enemy": ("enemy", True), "value": ("number", True)},
    "enemy_defeated": {"enemy": ("enemy", True)},
    "enemy_alive": {"enemy": ("enemy", True)},
    "all_enemies_defeated": {},
    "tokens_at_least": {"card": ("card", True), "value": ("number", True)},
    "side": {"card": ("card", True), "side": ("side", True)},
}
"""Every condition with its parts."""

RULES: dict[RuleWord, dict[str, Part]] = {
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

FLIPS: tuple[FlipWord, ...] = get_args(FlipWord)
ATTACK_KINDS: tuple[AttackKind, ...] = get_args(AttackKind)
SET_KINDS: tuple[SetKind, ...] = get_args(SetKind)
DIRECTIONS: dict[DirectionWord, int] = {"left": -1, "own": 0, "right": 1}
EXTRAS: tuple[ExtraWord, ...] = get_args(ExtraWord)
SYMBOLS: tuple[SymbolWord, ...] = get_args(SymbolWord)
LIMITS: tuple[LimitWord, ...] = get_args(LimitWord)
SIDES: tuple[SideWord, ...] = get_args(SideWord)
ROWS: tuple[RowWord, ...] = get_args(RowWord)
HERO_WORDS: tuple[HeroWord, ...] = get_args(HeroWord)
UNTIL: tuple[UntilWord, ...] = get_args(UntilWord)
PILES = ("deck_top",)
STATUSES: tuple[StatusWord, ...] = get_args(StatusWord)
SCENE_KINDS: tuple[SceneKind, ...] = get_args(SceneKind)

# -- the words once they are read ------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack on heroes: kind, directions or columns, strength, extra effects."""

    kind: AttackKind
    strength: int
    dirs: tuple[int, ...] = ()
    cols: tuple[int, ...] = ()
    extras: tuple[ExtraWord, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that happens; cards, enemies and columns by number."""

    do: EffectWord
    to: SelectorWord | Literal[""] = ""
    """A hero word, or columns, enemy, column, own, choice."""
    amount: int = 0
    enemy: int = NOBODY
    columns: tuple[int, ...] = ()
    count: int = 0
    """How many enemies may be chosen."""
    cards: tuple[int, ...] = ()
    attack: Attack | None = None
    pierce: bool = False
    until: UntilWord | Literal[""] = ""
    status: StatusWord | Literal[""] = ""
    pile: str = ""
    rune: int = NOBODY
    kind: SetKind | Literal[""] = ""
    value: int = NO_NUMBER
    stun: bool = False
    targets: int = 1
    any_card: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that holds or does not."""

    word: ConditionWord
    enemy: int = NOBODY
    card: int = NOBODY
    value: int = 0
    side: int = 0


@dataclass(frozen=True, slots=True)
class Rule:
    """One standing rule."""

    word: RuleWord
    amount: int = 0
    enemy: int = NOBODY
    kind: AttackKind | Literal[""] = ""
    card: int = NOBODY
    per_token: int = NOBODY
    cols: tuple[int, ...] = ()
    effects: tuple[Effect, ...] = ()


Effects = tuple[Effect, ...]
Conditions = tuple[Condition, ...]
