"""Hero boards and figures, companions of the solo mode, cards that exist only for a moment.

Heroes are numbers of HEROES (boards, GW-007), figures numbers of FIGURES; a virtual card is a
number of VIRTUALS: what Gear Up and Arm grant and what companions lend (GW-211, GW-244). The
printed facts are those of Kratos and Atreus (GW-217 to GW-223), Freya (GW-237) and the brothers,
two figures with one deck (GW-238 to GW-248).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from meadhall.games.godofwar.cards import HERO_ROWS, HEROES_FILE, check_columns, read_effects
from meadhall.games.godofwar.vocabulary import NO_NUMBER, Effect, Effects, SetKind


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its own health and rage track."""

    key: str
    health: int
    rage_track: int
    rage: str
    """The name of its rage ability."""
    rage_effects: Effects
    takes_turn: bool
    takes_space: bool
    can_attack: bool


@dataclass(frozen=True, slots=True)
class Board:
    """A hero board: one figure, or two for Brok and Sindri."""

    key: str
    figures: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Virtual:
    """A card that stands in for a printed one."""

    key: str
    kind: SetKind | Literal[""]
    value: int
    stun: bool
    targets: int
    any_card: bool


@dataclass(frozen=True, slots=True)
class Variant:
    """One of the two ways of using a companion's ability (GW-207)."""

    key: str
    ability: int
    effect: Effect


BOARD_COLUMNS = ("key", "figure", "solo", "card", "source", "note")
FIGURE_COLUMNS = (
    "key",
    "health",
    "health_source",
    "rage_track",
    "rage_track_source",
    "rage",
    "rage_effects",
    "rage_source",
    "takes_turn",
    "takes_space",
    "can_attack",
    "note",
)

FIGURES: list[Figure] = []
HEROES: list[Board] = []
VIRTUALS: list[Virtual] = []
VIRTUAL: dict[str, int] = {}
ABILITIES: list[str] = []
"""The companions' four abilities, Atreus' first."""
VARIANTS: dict[str, Variant] = {}
SOLO_RAGE: Effects = ()
"""What Kratos' rage does on the solo side (GW-208)."""
SOLO_HEALTH = 0
"""His health there."""


def _virtual(key: str, effect: Effect) -> None:
    if effect.do == "virtual_card":
        VIRTUAL[key] = len(VIRTUALS)
        made = Virtual(key, effect.kind, effect.value, effect.stun, effect.targets, effect.any_card)
        VIRTUALS.append(made)


def _board(row: dict[str, Any]) -> None:
    first = len(FIGURES)
    check_columns(HEROES_FILE, row, BOARD_COLUMNS)
    for figure in row["figure"]:
        check_columns(HEROES_FILE, figure, FIGURE_COLUMNS)
        effects = read_effects(HEROES_FILE, figure["key"], figure["rage_effects"])
        made = Figure(
            figure["key"],
            figure["health"],
            figure["rage_track"],
            figure["rage"],
            effects,
            figure["takes_turn"],
            figure["takes_space"],
            figure["can_attack"],
        )
        FIGURES.append(made)
        for effect in effects:
            _virtual(f"{made.rage}_card", effect)
    HEROES.append(Board(row["key"], tuple(range(first, len(FIGURES)))))


def _companion(row: dict[str, Any]) -> None:
    for ability in row["ability"]:
        ABILITIES.append(ability["key"])
        for variant in ability["variants"]:
            key = variant["key"]
            told = {part: value for part, value in variant.items() if part != "key"}
            (effect,) = read_effects(HEROES_FILE, key, [told])
            VARIANTS[key] = Variant(key, len(ABILITIES) - 1, effect)
            _virtual(key, effect)


for _row in HERO_ROWS:
    _board(_row)
    _solo = _row.get("solo", {})
    if _solo.get("role") == "companion":
        _companion(_solo)
    elif _solo:
        SOLO_RAGE = read_effects(HEROES_FILE, _row["key"], _solo["rage_effects"])
        SOLO_HEALTH = _solo["health"]

HERO: dict[str, int] = {board.key: number for number, board in enumerate(HEROES)}
FIGURE: dict[str, int] = {figure.key: number for number, figure in enumerate(FIGURES)}
KRATOS = HERO["kratos"]
MIMIR = FIGURE["mimir"]
FREYA = FIGURE["freya"]
NOT_VIRTUAL = -1


def has_number(virtual: int) -> bool:
    """Whether a virtual card has a number of its own."""
    return virtual != NOT_VIRTUAL and VIRTUALS[virtual].value != NO_NUMBER
