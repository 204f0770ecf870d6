"""Standing rules: what elements and obstacles change as long as they are in force (GW-166, GW-269).

Nothing is stored: each number is worked out from the sides that are up when it is needed.
"""

from __future__ import annotations

from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.sides import is_alive
from meadhall.games.godofwar.table import Stage, Table
from meadhall.games.godofwar.vocabulary import NOBODY, Rule


def rules_in_force(table: Table, word: str) -> list[Rule]:
    """The rules of this word on sides that are up, and those of obstacles."""
    stage = table.stage
    printed = LIBRARY[stage.scene].standing.get(word)
    if printed is None and not stage.obstacles:
        return []
    found = [
        standing.rule
        for standing in printed or ()
        if stage.sides[standing.card] == standing.side and not is_over(stage, standing.linked)
    ]
    for key in stage.obstacles:
        found += [rule for rule in LIBRARY[key].obstacle_rules if rule.word == word]
    return found


def is_over(stage: Stage, enemy: int) -> bool:
    """Whether an element's text has ended with the enemy it is tied to (GW-166)."""
    return enemy != NOBODY and stage.slain[enemy] and not is_alive(stage, enemy)


def attack_strength(table: Table, kind: str, base: int, enemy: int) -> int:
    """The strength of an attack on heroes; ``enemy`` is NOBODY for a boxed rune (GW-260)."""
    strength = base
    for rule in rules_in_force(table, "strength"):
        if rule.kind == kind or (rule.enemy == enemy and enemy != NOBODY):
            times = 1
            if rule.per_token != NOBODY:
                times = table.stage.tokens[rule.per_token]
            strength += rule.amount * times
    return max(0, strength + table.level.strength)


def extra_defense(table: Table, enemy: int) -> int:
    """What rules add to the enemy's die."""
    return sum(rule.amount for rule in rules_in_force(table, "defense") if rule.enemy == enemy)


def is_immune(table: Table, card: int) -> bool:
    """Whether a card cannot be chosen as the target of an attack (GW-169)."""
    return not not_immune(table, [card])


def not_immune(table: Table, cards: list[int]) -> list[int]:
    """Those of these cards that can be chosen as targets (GW-169)."""
    rules = rules_in_force(table, "immune")
    if not rules:
        return cards
    immune = [rule.card for rule in rules]
    return [card for card in cards if card not in immune]


def hero_bonus(table: Table, column: int, card: int, enemy: int) -> int:
    """What rules add to a hero's attack from this column on this card (GW-076)."""
    bonus = 0
    for rule in rules_in_force(table, "hero_attack"):
        if column in rule.cols or rule.card == card or (rule.enemy == enemy and enemy != NOBODY):
            bonus += rule.amount
    return bonus


def armor_change(table: Table) -> int:
    """What obstacles add to every armour value."""
    return _amount(rules_in_force(table, "armor"))


def pool_change(table: Table) -> int:
    """What obstacles add to a health card's value."""
    return _amount(rules_in_force(table, "pool_health"))


def toughened(table: Table, health: int) -> int:
    """A printed health, the same for every party, as the level changes it (GW-276)."""
    return health + health * table.level.enemy_health // 100


def extra_reveals(table: Table) -> int:
    """How many more cards the extra scene activation reveals (GW-264)."""
    return _amount(rules_in_force(table, "extra_reveals"))


def _amount(rules: list[Rule]) -> int:
    return sum([rule.amount for rule in rules]) if rules else 0
