"""Runes, enemy die, piles, set-up numbers and difficulty levels, read once from components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from meadhall.games.data import read_toml
from meadhall.games.godofwar.vocabulary import StatusWord

COMPONENTS_FILE = "components.toml"
_DATA: dict[str, Any] = read_toml(__package__, COMPONENTS_FILE)

RuneWord = Literal["fehu", "uruz", "thurisaz", "ansuz"]
RUNES: tuple[RuneWord, ...] = tuple(each["key"] for each in _DATA["rune"])
"""The four runes (GW-102)."""
RUNE: dict[str, int] = {name: number for number, name in enumerate(RUNES)}

ENEMY_DIE: tuple[int, ...] = tuple(_DATA["enemy_die"]["faces"])
DIE_MEAN: float = sum(ENEMY_DIE) / len(ENEMY_DIE)

STATUS: tuple[StatusWord, ...] = tuple(each["key"] for each in _DATA["status"])
"""The three piles beside the scene: stun, poison, crystal (GW-025)."""
STATUS_COPIES: tuple[int, ...] = tuple(each["copies"] for each in _DATA["status"])
STUN, POISON, CRYSTAL = range(3)

HAND_LIMIT: int = _DATA["setup"]["hand_limit"]
"""Seven cards unless changed (GW-202)."""
QUESTS_DRAWN: int = _DATA["setup"]["quests_drawn"]
BOSSES_DRAWN: int = _DATA["setup"]["bosses_drawn"]
PHASES_BEHIND: int = _DATA["later_start"]["upgrade_phases"]
"""Upgrade phases for each quest that counts as done when a table begins later (GW-284)."""
NIGHTFALL: int = _DATA["nightfall"]["rounds"]
"""After so many rounds an open scene is lost (GW-287)."""
PLACES_IN_COLUMN: int = _DATA["setup"]["heroes_per_column"]
FREYA_TOKENS: int = next(each["count"] for each in _DATA["token"] if each["key"] == "freya_token")


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The numbers that a difficulty level changes (GW-276)."""

    key: str
    hero_health: int
    enemy_health: int
    """In per cent of the printed value."""
    strength: int
    hand_limit: int
    source: str


DIFFICULTIES: dict[str, Difficulty] = {
    each["key"]: Difficulty(**each) for each in _DATA["difficulty"]
}
