"""The quest and its scene as everyone sees them (GW-249): parts of a view.

A card's hidden side is not shown before it is turned over (GW-268 for quest cards).
"""

from __future__ import annotations

from typing import TypeVar, cast

from meadhall.games.godofwar.components import RUNES
from meadhall.games.godofwar.enemies import (
    armor_left,
    defense_of,
    health_left,
    health_of,
    pool_value,
)
from meadhall.games.godofwar.forecast import condition_view, effect_view, printed_attack, rule_view
from meadhall.games.godofwar.interact import is_open
from meadhall.games.godofwar.scene_types import (
    CardView,
    CellView,
    ConditionView,
    CostView,
    ElementView,
    EnemyView,
    FlipView,
    HealthCardView,
    PointView,
    QuestView,
    RuneAttack,
    SceneView,
)
from meadhall.games.godofwar.scenes import LIBRARY, Cell, Flip, Interaction, Side
from meadhall.games.godofwar.sides import is_out, living, side_up
from meadhall.games.godofwar.standing import armor_change, is_over
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.vocabulary import NOBODY, Conditions

T = TypeVar("T")


def lean(shape: type[T], /, **parts: object) -> T:
    """These parts without those that are nothing, none, no or 0, as a view of this shape."""
    return cast(T, {name: part for name, part in parts.items() if part})


def quest_view(table: Table) -> QuestView:
    """The quest being played: its conditions with how near they are, and the obstacles."""
    stage = table.stage
    scene = stage.printed
    return {
        "key": scene.key,
        "kind": scene.kind,
        "number": scene.number,
        "special": bool(scene.names.get(f"{scene.key}_special", ("",))[0]),
        "victory": [[condition_view(table, each) for each in row] for row in scene.victory],
        "defeat": [[condition_view(table, each) for each in row] for row in scene.defeat],
        "obstacles": [
            {
                "quest": key,
                "effects": [effect_view(None, each) for each in LIBRARY[key].obstacle_effects],
                "rules": [rule_view(LIBRARY[key], each) for each in LIBRARY[key].obstacle_rules],
            }
            for key in stage.obstacles
        ],
    }


def scene_view(table: Table) -> SceneView:
    """The cards of the scene, in the order in which they act."""
    scene = table.scene
    return {
        "key": scene.key,
        "columns": scene.columns,
        "cards": [card_view(table, card) for card in scene.order],
    }


def card_view(table: Table, card: int) -> CardView:
    """One scene card: the side up with every symbol on it, and what lies there (GW-249)."""
    stage = table.stage
    printed, side = table.scene.cards[card], side_up(stage, card)
    return lean(
        CardView,
        row=printed.row,
        col=printed.col,
        side="back" if stage.sides[card] else "front",
        name=side.key,
        runes=[RUNES[rune] for rune in side.runes],
        enemy=enemy_view(table, card),
        cells=[cell_view(table, cell) for cell in side.cells],
        flips=[flip_view(table, flip) for flip in side.flips],
        points=[point_view(table, point) for point in side.interactions],
        element=element_view(table, side),
        reward=[effect_view(table.scene, effect) for effect in side.reward],
        tokens=stage.tokens[card],
        most_tokens=side.most_tokens,
        health=health_card_view(table, card, side),
        damage=stage.damage[card],
        stunned=stage.stunned[card],
        dead=is_out(stage, card),
    )


def conditions_view(table: Table, conditions: Conditions) -> list[ConditionView]:
    """The requirement of a boxed rune, a flip or a point."""
    return [condition_view(table, each) for each in conditions]


def enemy_view(table: Table, card: int) -> EnemyView | None:
    """The enemy printed on the side up, alive or not."""
    stage = table.stage
    enemy = side_up(stage, card).enemy
    if enemy is None:
        return None
    attacks: list[RuneAttack] = [
        {"rune": RUNES[rune], **printed_attack(attack)}
        for rune, attack in enumerate(enemy.attacks[:-1])
        if attack is not None and rune in side_up(stage, card).runes
    ]
    broken = stage.broken[card] if enemy.armor else 0
    return lean(
        EnemyView,
        name=enemy.key,
        alive=living(stage, card) is not None,
        shared=enemy.pool != NOBODY,
        health=health_of(table, enemy),
        left=health_left(table, card),
        armor=armor_left(table, card),
        broken=[value + armor_change(table) for value in enemy.armor[:broken]],
        defense=defense_of(table, enemy),
        attacks=attacks,
    )


def cell_view(table: Table, cell: Cell) -> CellView:
    """A boxed rune."""
    told: CellView = {
        "rune": RUNES[cell.rune],
        "effects": [effect_view(table.scene, effect) for effect in cell.effects],
    }
    if cell.conditions:
        told["if"] = conditions_view(table, cell.conditions)
    return told


def flip_view(table: Table, flip: Flip) -> FlipView:
    """A flip condition, the cards it turns, and how near it is."""
    told: FlipView = {
        "when": flip.when,
        "cards": [side_up(table.stage, card).key for card in flip.cards],
    }
    if flip.rune != NOBODY:
        told["rune"] = RUNES[flip.rune]
    if flip.conditions:
        told["if"] = conditions_view(table, flip.conditions)
    return told


def point_view(table: Table, point: Interaction) -> PointView:
    """An interaction point: cost, limit, requirement, effects."""
    told: PointView = {
        "key": point.key,
        "cost": [lean(CostView, symbol=symbol, min=least) for symbol, least in point.cost],
        "limit": point.limit,
        "open": is_open(table, point),
        "effects": [effect_view(table.scene, effect) for effect in point.effects],
    }
    if point.conditions:
        told["if"] = conditions_view(table, point.conditions)
    return told


def element_view(table: Table, side: Side) -> ElementView | None:
    """An element's text and rules, and whether they are still in force."""
    if not side.has_text and not side.rules:
        return None
    return lean(
        ElementView,
        text=side.has_text,
        linked=None if side.linked == NOBODY else table.scene.enemies[side.linked],
        in_force=not is_over(table.stage, side.linked),
        rules=[rule_view(table.scene, rule) for rule in side.rules],
    )


def health_card_view(table: Table, card: int, side: Side) -> HealthCardView | None:
    """The mark of a health card: whose, how much, how much is left."""
    if side.pool == NOBODY:
        return None
    value = pool_value(table, side.pool)
    return {
        "enemy": table.scene.enemies[table.scene.pool_enemy[side.pool]],
        "value": value,
        "left": max(0, value - table.stage.damage[card]),
    }
