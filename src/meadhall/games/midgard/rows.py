"""All rows of components.toml and cards.toml: by key for clients and texts, and checked.

The game's package checks them when everything is loaded: an effect that nobody carries out, a
parameter that is missing or of another type, a word that the rules do not know, a text that a
language lacks. Each is a BadRow that names file and row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.core import BadRow, Row
from meadhall.games.data import check_texts
from meadhall.games.midgard import cards, components
from meadhall.games.midgard.cards import CARDS, COLOURS, ENEMY_ROWS, TRIGGERS
from meadhall.games.midgard.components import (
    ALL_PLACES,
    DATA,
    EFFECTS,
    FAVOR_GLORY,
    GOODS,
    MOST_GAME,
    ROW,
    WARRIORS,
)

Printed = Mapping[str, Any]
"""A row as it stands in its file."""

_CARD_KINDS = ("leader", "rune", "destiny", "journey", "merchant")
_PLACES = [ROW[place.key] for place in ALL_PLACES if place.key in ROW]

KINDS: dict[str, list[Printed]] = {
    **{kind: CARDS[kind] for kind in _CARD_KINDS},
    **{kind: [row for each, row in ENEMY_ROWS if each == kind] for kind in cards.ENEMY_KINDS},
    "stall": DATA["stall"],
    "longship": DATA["private_longship"],
    "location": _PLACES,
}
"""The rows that have a name, by kind."""

_DO_SOMETHING = ("leader", "rune", "journey", "stall", "longship", "location")


def file_of(kind: str) -> str:
    """The file in which the rows of a kind stand."""
    printed = kind in ("stall", "longship", "location")
    return components.FILE if printed else cards.FILE


# -- for clients and texts -----------------------------------------------------


def _card(kind: str, row: Printed) -> dict[str, Any]:
    facts = {column: value for column, value in row.items() if column != "key"}
    return {**facts, "name": row["key"], "kind": kind, "groups": row.get("kind", "")}


BY_NAME: dict[str, dict[str, Any]] = {
    row["key"]: _card(kind, row) for kind, rows in KINDS.items() for row in rows
}
"""One row a name, as plain data, for card lists and help."""


def _numbers(row: Printed) -> dict[str, int]:
    """The numbers that a row's text may speak of: its own, what it costs, gives and works with."""
    parts = (row, *(row.get(part, {}) for part in ("params", "cost", "gain", "reward")))
    return {name: n for part in parts for name, n in part.items() if type(n) is int}


_GAME = {"most_food": MOST_GAME, "favor_glory": FAVOR_GLORY}
_FARE = {"fare": ROW["merchant_ship"]["cost"]["coins"]}
"""What a cargo costs at the merchant ship."""

FIGURES: dict[str, dict[str, int]] = {
    row["key"]: {**_GAME, **(_FARE if kind == "merchant" else {}), **_numbers(row)}
    for kind, rows in KINDS.items()
    for row in rows
}
"""By name the numbers that its texts take from the data."""

# -- checks --------------------------------------------------------------------

DEALT = (*GOODS, *WARRIORS, "glory")
COUNTED = (
    *("wood", "food", "coins", "favor", "warriors", "runes"),
    *(f"defeated_{colour}" for colour in COLOURS),
    *("defeated_trolls", "defeated_draugr", "defeated_monsters"),
)
STOCKS = ("food", *WARRIORS)

WORDS: dict[str, tuple[str, ...]] = {
    "trigger": TRIGGERS,
    "counts": COUNTED,
    "bans": WARRIORS,
    "cost": DEALT,
    "gain": DEALT,
    "reward": DEALT,
    "stock": STOCKS,
    "takes": ("food", "warrior"),
}
"""Columns and parameters that say one or several of these words."""


def check_words(file: str, row: Printed) -> None:
    """A word that the rules do not know is a BadRow."""
    for column, value in (*row.items(), *row.get("params", {}).items()):
        words = [value] if isinstance(value, str) else value
        for word in words if column in WORDS else ():
            if word not in WORDS[column]:
                known = ", ".join(WORDS[column])
                raise BadRow(file, row["key"], f"{column}: no {word!r}; known: {known}")


def check_rows(kinds: Mapping[str, list[Printed]] = KINDS) -> None:
    """Compare all rows with the code and with the catalogues."""
    EFFECTS.check(
        Row(file_of(kind), row["key"], row["effect"], row["params"])
        for kind in _DO_SOMETHING
        for row in kinds[kind]
    )
    for kind, rows in kinds.items():
        for row in rows:
            check_words(file_of(kind), row)
        check_texts(__package__, file_of(kind), [row["key"] for row in rows])
