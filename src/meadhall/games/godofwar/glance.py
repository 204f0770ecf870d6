"""A cache of what depends on nothing but how a scene lies.

Looking ahead tries hundreds of moves, and after most of them the scene lies as it did before.
The key is all that the answer depends on, and nothing is stored on the table, so nothing can
grow stale.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from meadhall.games.godofwar.enemies import targets
from meadhall.games.godofwar.scenes import Interaction
from meadhall.games.godofwar.sides import is_out, side_up
from meadhall.games.godofwar.standing import hero_bonus
from meadhall.games.godofwar.table import Stage, Table
from meadhall.games.godofwar.vocabulary import NOBODY

X = TypeVar("X")

MOST = 20_000
"""How much is remembered of one kind before it is all forgotten."""


def remembered(
    memory: dict[Hashable, X],
    key: Hashable,
    work_out: Callable[[Table], X],
    table: Table,
    most: int = MOST,
) -> X:
    """What was worked out for this key, or works it out now."""
    found = memory.get(key)
    if found is None:
        if len(memory) >= most:
            memory.clear()
        found = memory[key] = work_out(table)
    return found


def faces(stage: Stage) -> tuple[Hashable, ...]:
    """Which sides are up, which enemies live, which obstacles hold."""
    return stage.scene, *stage.sides, *stage.dead, *stage.slain, *stage.obstacles


def lie(table: Table) -> tuple[Hashable, ...]:
    """All about a scene but what was used and who is stunned, with the level it is played at."""
    stage = table.stage
    return (
        faces(stage),
        tuple(stage.damage),
        tuple(stage.tokens),
        tuple(stage.broken),
        table.settings["difficulty"],
        table.seats,
    )


# -- interaction points ------------------------------------------------------------------------

_POINTS: dict[Hashable, tuple[tuple[Interaction, ...], ...]] = {}


def points(table: Table) -> tuple[tuple[Interaction, ...], ...]:
    """By column, from 1, the interaction points that work (GW-073, GW-091)."""
    return remembered(_POINTS, faces(table.stage), all_points, table)


def all_points(table: Table) -> tuple[tuple[Interaction, ...], ...]:
    """The same, worked out: first those of the upper card."""
    stage, scene = table.stage, table.scene
    return tuple(
        tuple(
            point
            for card in (scene.top[column], scene.bottom[column])
            if column and card != NOBODY and not is_out(stage, card)
            for point in side_up(stage, card).interactions
        )
        for column in range(scene.columns + 1)
    )


# -- what is in reach ------------------------------------------------------------------------

Prey = tuple[bool, bool, int]
"""Whether there is something for a melee and for a ranged attack, and what rules add to them."""

_PREY: dict[Hashable, tuple[Prey, ...]] = {}


def prey(table: Table) -> tuple[Prey, ...]:
    """By column, from 1, what an attack from there finds."""
    return remembered(_PREY, faces(table.stage), all_prey, table)


def all_prey(table: Table) -> tuple[Prey, ...]:
    """The same, worked out."""
    return tuple(prey_from(table, column) for column in range(table.scene.columns + 1))


def prey_from(table: Table, column: int) -> Prey:
    """What an attack from one column finds."""
    both = targets(table, column, "ranged")
    bonus = hero_bonus(table, column, both[0], NOBODY) if both else 0
    return bool(targets(table, column, "melee")), bool(both), bonus
