"""What must hold at every position of every game, as plain functions.

Each takes a game and a table (or a saga) and returns a list of violations, empty if all is well.
None changes what it is given, except ``check_undo``, which gives an answer.
"""

from __future__ import annotations

from typing import Any

from meadhall.core import Dice, Game, Table
from meadhall.lab.checks.copies import check_clone, check_record, check_snapshot, shared_part
from meadhall.lab.checks.offers import (
    check_every_option,
    check_looking,
    check_offers,
    check_refusals,
    not_plain,
)
from meadhall.lab.checks.secrets import (
    NEVER,
    Variety,
    check_hidden,
    check_secrets,
    check_variety,
    knowledge,
)
from meadhall.lab.checks.undo import check_undo
from meadhall.lab.checks.violation import KINDS, Violation, crash, difference, guarded, viewers


@guarded
def check_audit(game: Game[Any], table: Table) -> list[Violation]:
    """The game's own audit: nothing has appeared or vanished."""
    return [Violation("audit", "at the table", wrong) for wrong in game.audit(table)]


def check_position(game: Game[Any], table: Table, chance: Dice) -> list[Violation]:
    """Every check of a single position, for all seats and a spectator."""
    found = check_audit(game, table) + check_offers(game, table)
    if found or not table.questions():
        return found
    found += check_looking(game, table)
    found += check_refusals(game, table)
    found += check_every_option(game, table, chance)
    found += check_clone(game, table, chance)
    found += check_snapshot(game, table, chance)
    for viewer in viewers(table):
        found += check_secrets(game, table, viewer, chance)
        found += check_hidden(game, table, viewer, chance, steps=3)
    return found


__all__ = [
    "KINDS",
    "NEVER",
    "Variety",
    "Violation",
    "check_audit",
    "check_clone",
    "check_every_option",
    "check_hidden",
    "check_looking",
    "check_offers",
    "check_position",
    "check_record",
    "check_refusals",
    "check_secrets",
    "check_snapshot",
    "check_undo",
    "check_variety",
    "crash",
    "difference",
    "guarded",
    "knowledge",
    "not_plain",
    "shared_part",
    "viewers",
]
