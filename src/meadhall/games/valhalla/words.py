"""Printed facts of warriors in words, for hints and the described table alike."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core import Arg, Text, text
from meadhall.games.valhalla.cards import ROWS


def listed(items: Sequence[Arg]) -> Text:
    """Things in a row, or that there are none."""
    return text("show-list", items=items) if items else text("nothing")


def weapons_text(rule: str, symbols: int, need: list[str]) -> Text:
    """Named weapons, or a giant's pattern."""
    if rule == "exact":
        return listed(need)
    return text(f"pattern-{rule}", n=symbols)


def warrior_text(name: str) -> Text:
    """What a warrior's card says: clan, strength, glory, weapons."""
    row = ROWS[name]
    return text(
        "show-warrior-card",
        clan=text(f"clan-{row.clan}"),
        strength=row.strength,
        glory=row.glory,
        weapons=weapons_text(row.need_rule, row.symbols, [*row.need]),
    )
