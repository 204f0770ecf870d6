"""Printed facts of warriors in words, for hints and the described table alike."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core import Text, listed, text
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.components import Rule


def weapons_text(rule: Rule, symbols: int, need: Sequence[str]) -> Text:
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
        weapons=weapons_text(row.need_rule or "exact", row.symbols, row.need),
    )
