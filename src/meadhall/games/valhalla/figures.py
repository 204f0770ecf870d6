"""The numbers of rows that texts of cards speak of, so that a text says what its row says.

A card's own numbers and those of its effect go by their names (``strength``, ``amount``); those
of a jarl's abilities by ``main_…``, ``second_…`` and ``condition_…``; those of a row of Loki's
card by ``row1_…``; those of a list by their place (``table_1``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.games.valhalla.cards import ROWS, Card
from meadhall.games.valhalla.components import DRAWS, FIRST_DISCARD

JARL_PARTS = ("main", "second", "condition")
MOST_ADDED = {"memo_plus40": 1, "memo_plus80": 2}
"""Memos by how many 40-card expansions they are for (VA-148, VA-149)."""


def figures_of(card: Card) -> dict[str, int]:
    """All numbers that the texts of a card may speak of."""
    found = numbers("", {"strength": card.strength, "glory": card.glory} | card.params)
    found |= numbers("valhalla_", card.valhalla_params)
    found |= numbers("", {name: card.facts[name] for name in card.facts if name != "rows"})
    for part in JARL_PARTS:
        found |= numbers(f"{part}_", card.facts.get(f"{part}_params", {}))
    for at, row in enumerate(card.facts.get("rows", ()), 1):
        found |= numbers(f"row{at}_", {"min": row["diff_min"], "max": row["diff_max"]})
        found |= numbers(f"row{at}_", row["params"])
    if "setup_discard_delta" in card.facts:
        found["discard_change"] = abs(card.facts["setup_discard_delta"])
    return found | memo_figures(card.key)


def numbers(prefix: str, params: Mapping[str, Any]) -> dict[str, int]:
    """The numbers among some parameters, by name."""
    found: dict[str, int] = {}
    for name, value in params.items():
        if isinstance(value, list):
            parts = enumerate(value, 1)
            found |= {f"{prefix}{name}_{at}": n for at, n in parts if isinstance(n, int)}
        elif isinstance(value, int) and not isinstance(value, bool):
            found[prefix + name] = value
    return found


def memo_figures(key: str) -> dict[str, int]:
    """What a memo says of drawing and discarding (VA-028, VA-148, VA-149)."""
    if key not in MOST_ADDED:
        return {}
    action, phase_b = DRAWS[MOST_ADDED[key]]
    few, most = min(FIRST_DISCARD), max(FIRST_DISCARD)
    more = FIRST_DISCARD[few][1] - FIRST_DISCARD[few][0]
    return {"action": action, "phase_b": phase_b, "more": more, "six": FIRST_DISCARD[most][1]}


def loki_figures(card: Card) -> dict[str, dict[str, int]]:
    """The numbers of the single rows of a card of Loki, by the key of their text."""
    own = figures_of(card)
    rows = range(1, len(card.facts["rows"]) + 1)
    return {
        f"{card.key}_row{at}": {k: n for k, n in own.items() if k.startswith(f"row{at}_")}
        for at in rows
    }


def all_figures() -> dict[str, dict[str, int]]:
    """By text key, the numbers that its text may speak of."""
    found = {card.key: figures_of(card) for card in ROWS.values()}
    for card in ROWS.values():
        if card.kind == "loki":
            found |= loki_figures(card)
    return found


FIGURES = all_figures()
