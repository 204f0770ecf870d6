"""Printed facts of warriors in words, for hints and the described table alike."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core import Option, Text, listed, text
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


def warrior_hint(option: Option) -> Text | None:
    """The same for an option, if it is a warrior."""
    row = ROWS.get(str(option))
    return warrior_text(row.key) if row is not None and row.kind == "warrior" else None


def ability_text(jarl: str, option: Option) -> Text | None:
    """What the ability of a jarl that an option stands for does."""
    key = {"jarl": "show-ability", "second": "show-second"}.get(str(option))
    return None if key is None else text(key, jarl=jarl)
