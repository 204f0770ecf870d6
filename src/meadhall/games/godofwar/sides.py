"""Which sides are up and which enemies live on them, read from the stage alone.

All functions here only look; what rules and level change is in enemies.py.
"""

from __future__ import annotations

from meadhall.games.godofwar.scenes import LIBRARY, Enemy, Side
from meadhall.games.godofwar.table import Stage
from meadhall.games.godofwar.vocabulary import NOBODY


def side_up(stage: Stage, card: int) -> Side:
    """The side of a card that is up."""
    return LIBRARY[stage.scene].cards[card].sides[stage.sides[card]]


def is_out(stage: Stage, card: int) -> bool:
    """Whether what is printed on the side up no longer works: its enemy is defeated (GW-073)."""
    if stage.dead[card]:
        return True
    enemy = side_up(stage, card).enemy
    return enemy is not None and enemy.pool != NOBODY and stage.slain[enemy.enemy]


def living(stage: Stage, card: int) -> Enemy | None:
    """The living enemy on a card, if there is one."""
    if stage.dead[card]:
        return None
    enemy = LIBRARY[stage.scene].cards[card].sides[stage.sides[card]].enemy
    if enemy is None or (enemy.pool != NOBODY and stage.slain[enemy.enemy]):
        return None
    return enemy


def enemy_on(stage: Stage, card: int) -> Enemy:
    """The living enemy on a card, where there must be one."""
    enemy = living(stage, card)
    if enemy is None:
        raise AssertionError(f"no enemy lives on {side_up(stage, card).key}")
    return enemy


def is_alive(stage: Stage, enemy: int) -> bool:
    """Whether a living copy of an enemy is visible (GW-187)."""
    printed, sides, dead = LIBRARY[stage.scene], stage.sides, stage.dead
    if printed.enemy_pool[enemy] != NOBODY and stage.slain[enemy]:
        return False
    for card, side in printed.shown[enemy]:  # noqa: SIM110 — asked after every change
        if sides[card] == side and not dead[card]:
            return True
    return False


def cards_of(stage: Stage, enemy: int) -> list[int]:
    """The cards on which an enemy is visible and alive, in the order of GW-098."""
    printed, sides, dead = LIBRARY[stage.scene], stage.sides, stage.dead
    if printed.enemy_pool[enemy] != NOBODY and stage.slain[enemy]:
        return []
    return [card for card, side in printed.shown[enemy] if sides[card] == side and not dead[card]]


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


def reacts(stage: Stage, card: int, rune: int) -> bool:
    """Whether a card acts on a rune: its side shows it, and its enemy is not out (GW-073)."""
    return side_up(stage, card).reacts[rune] and not is_out(stage, card)
