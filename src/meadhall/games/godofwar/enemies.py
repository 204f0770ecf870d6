"""Enemies: where they are, whether they live, what health, armour and defence they have.

An enemy with its own health keeps its damage on its card; one spread over several cards keeps
it on its health card (GW-074, GW-195). All functions here only look.
"""

from __future__ import annotations

from meadhall.games.godofwar.scenes import Enemy
from meadhall.games.godofwar.sides import damage_spot, living
from meadhall.games.godofwar.standing import (
    armor_change,
    extra_defense,
    not_immune,
    pool_change,
    toughened,
)
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.vocabulary import NOBODY, Attack


def pool_value(table: Table, pool: int) -> int:
    """The health printed on a health card, as obstacles and difficulty change it."""
    stage = table.stage
    scene = stage.printed
    at = scene.pool_card[pool]
    front, back = scene.cards[at].sides
    shown = back if stage.sides[at] else front
    value = shown.pool_value or max(front.pool_value, back.pool_value)
    return toughened(table, value) + pool_change(table)


def health_of(table: Table, enemy: Enemy) -> int:
    """An enemy's health without its damage."""
    if enemy.pool == NOBODY:
        return toughened(table, enemy.health)
    return pool_value(table, enemy.pool)


def health_left(table: Table, card: int) -> int:
    """What is left of the health of the living enemy on a card; 0 if there is none."""
    stage = table.stage
    enemy = living(stage, card)
    if enemy is None:
        return 0
    return max(0, health_of(table, enemy) - stage.damage[damage_spot(stage, card, enemy)])


def armor_left(table: Table, card: int) -> list[int]:
    """Armour values of the side up that still stand, highest first (GW-082)."""
    stage = table.stage
    enemy = living(stage, card)
    if enemy is None or len(enemy.armor) <= stage.broken[card]:
        return []
    change = armor_change(table)
    return [max(1, value + change) for value in enemy.armor[stage.broken[card] :]]


def defense_of(table: Table, enemy: Enemy) -> int:
    """What is subtracted from a hero's attack besides the die (GW-068)."""
    return enemy.defense + extra_defense(table, enemy.enemy)


def targets(table: Table, column: int, kind: str) -> list[int]:
    """Cards that an attack of this kind from this column can be aimed at (GW-065 to GW-067)."""
    stage = table.stage
    scene = stage.printed
    if not column:
        return []
    rows = (scene.bottom[column],) if kind == "melee" else (scene.top[column], scene.bottom[column])
    found = [card for card in rows if card != NOBODY and living(stage, card) is not None]
    return not_immune(table, found) if found else found


def all_targets(table: Table) -> list[int]:
    """Every card with an enemy that can be attacked, for a shot at any card (GW-210)."""
    stage = table.stage
    return not_immune(
        table, [card for card in stage.printed.order if living(stage, card) is not None]
    )


def attacked(table: Table, card: int, attack: Attack) -> list[int]:
    """The heroes an attack hits, from left to right (GW-107 to GW-114, GW-257).

    For a ranged one all those that it could hit; Mimir is never among them (GW-230).
    """
    own = table.scene.cards[card].col
    if attack.kind == "melee":
        columns = [own + step for step in sorted(attack.dirs)]
        found = [column for column in columns if 0 < column < len(table.columns)]
        return [table.columns[column][0] for column in found if table.columns[column]]
    if attack.kind == "area":
        return [hero for column in sorted(attack.cols) for hero in table.columns[column]]
    occupied = [column for column in range(1, len(table.columns)) if table.columns[column]]
    farthest = max((abs(column - own) for column in occupied), default=0)
    return [table.columns[column][0] for column in occupied if abs(column - own) == farthest]
