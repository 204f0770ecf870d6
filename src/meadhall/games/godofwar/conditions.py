"""Whether a condition holds (the words under ``is``), and how near it is."""

from __future__ import annotations

from meadhall.games.godofwar.enemies import health_left
from meadhall.games.godofwar.sides import cards_of, is_alive, living_enemies
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.vocabulary import Condition, Conditions


def holds(table: Table, condition: Condition) -> bool:
    """Whether one condition holds now."""
    stage = table.stage
    word = condition.word
    if word == "enemy_defeated":
        return stage.slain[condition.enemy] and not is_alive(stage, condition.enemy)
    if word == "enemy_alive":
        return is_alive(stage, condition.enemy)
    if word == "enemy_health_at_most":
        cards = cards_of(stage, condition.enemy)
        return bool(cards) and health_left(table, cards[0]) <= condition.value
    if word == "all_enemies_defeated":
        return not living_enemies(stage)
    if word == "tokens_at_least":
        return stage.tokens[condition.card] >= condition.value
    return stage.sides[condition.card] == condition.side


def all_hold(table: Table, conditions: Conditions) -> bool:
    """Whether every condition of a list holds."""
    for each in conditions:  # noqa: SIM110 — written out, since it is asked after every change
        if not holds(table, each):
            return False
    return True


def any_list_holds(table: Table, lists: tuple[Conditions, ...]) -> bool:
    """Whether one of several lists holds: victory and defeat are written so."""
    for each in lists:  # noqa: SIM110 — the same
        if all_hold(table, each):
            return True
    return False


def distance(table: Table, condition: Condition) -> int:
    """How far a condition is from holding: health or tokens to go; 0 if it holds, 1 otherwise."""
    stage = table.stage
    if holds(table, condition):
        return 0
    if condition.word in ("enemy_health_at_most", "enemy_defeated"):
        cards = cards_of(stage, condition.enemy)
        wanted = condition.value if condition.word == "enemy_health_at_most" else 0
        return max(1, health_left(table, cards[0]) - wanted) if cards else 1
    if condition.word == "tokens_at_least":
        return condition.value - stage.tokens[condition.card]
    if condition.word == "all_enemies_defeated":
        return len(living_enemies(stage))
    return 1
