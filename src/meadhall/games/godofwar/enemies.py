"""Enemies: where they are, whether they live, what health, armour and defence they have.

An enemy with its own health keeps its damage on its card; one spread over several cards keeps
it on its health card (GW-074, GW-195). All functions here only look.
"""

from __future__ import annotations

from meadhall.games.godofwar.scenes import LIBRARY, Enemy, Side
from meadhall.games.godofwar.standing import (
    armor_change,
    extra_defense,
    is_immune,
    pool_change,
    toughened,
)
from meadhall.games.godofwar.table import Stage, Table
from meadhall.games.godofwar.vocabulary import NOBODY


def side_up(stage: Stage, card: int) -> Side:
    """The side of a card that is up."""
    return stage.printed.cards[card].sides[stage.sides[card]]


def is_out(stage: Stage, card: int) -> bool:
    """Whether what is printed on the side up no longer works: its enemy is defeated (GW-073)."""
    if stage.dead[card]:
        return True
    enemy = side_up(stage, card).enemy
    return enemy is not None and enemy.pool != NOBODY and stage.slain[enemy.enemy]


def living(stage: Stage, card: int) -> Enemy | None:
    """The living enemy on a card, if there is one."""
    enemy = LIBRARY[stage.scene].cards[card].sides[stage.sides[card]].enemy
    if enemy is None or stage.dead[card]:
        return None
    return None if enemy.pool != NOBODY and stage.slain[enemy.enemy] else enemy


def is_alive(stage: Stage, enemy: int) -> bool:
    """Whether a living copy of an enemy is visible (GW-187)."""
    return any(
        found.enemy == enemy for card in stage.printed.order if (found := living(stage, card))
    )


def cards_of(stage: Stage, enemy: int) -> list[int]:
    """The cards on which an enemy is visible and alive, in the order of GW-098."""
    return [
        card
        for card in stage.printed.order
        if (found := living(stage, card)) and found.enemy == enemy
    ]


def living_enemies(stage: Stage) -> list[int]:
    """All living visible enemies, each once (GW-170)."""
    found: list[int] = []
    for card in stage.printed.order:
        enemy = living(stage, card)
        if enemy is not None and enemy.enemy not in found:
            found.append(enemy.enemy)
    return found


def damage_spot(stage: Stage, card: int, enemy: Enemy) -> int:
    """The card that keeps an enemy's damage, whichever side is up (GW-196)."""
    return card if enemy.pool == NOBODY else stage.printed.pool_card[enemy.pool]


def pool_value(table: Table, pool: int) -> int:
    """The health printed on a health card, as obstacles, difficulty and players change it."""
    assert table.stage is not None
    card = table.stage.printed.cards[table.stage.printed.pool_card[pool]]
    side = card.sides[table.stage.sides[table.stage.printed.pool_card[pool]]]
    value = side.pool_value or max(each.pool_value for each in card.sides)
    return toughened(table, value, card.source == "rulebook") + pool_change(table)


def health_of(table: Table, enemy: Enemy) -> int:
    """An enemy's health without its damage."""
    if enemy.pool == NOBODY:
        return toughened(table, enemy.health)
    return pool_value(table, enemy.pool)


def health_left(table: Table, card: int) -> int:
    """What is left of the health of the living enemy on a card; 0 if there is none."""
    stage = table.stage
    assert stage is not None
    enemy = living(stage, card)
    if enemy is None:
        return 0
    return max(0, health_of(table, enemy) - stage.damage[damage_spot(stage, card, enemy)])


def armor_left(table: Table, card: int) -> list[int]:
    """Armour values of the side up that still stand, highest first (GW-082)."""
    stage = table.stage
    assert stage is not None
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
    assert stage is not None
    scene = stage.printed
    if not column:
        return []
    rows = (scene.bottom[column],) if kind == "melee" else (scene.top[column], scene.bottom[column])
    return [
        card
        for card in rows
        if card != NOBODY and living(stage, card) is not None and not is_immune(table, card)
    ]


def all_targets(table: Table) -> list[int]:
    """Every card with an enemy that can be attacked, for a shot at any card (GW-210)."""
    stage = table.stage
    assert stage is not None
    return [
        card
        for card in stage.printed.order
        if living(stage, card) is not None and not is_immune(table, card)
    ]
