"""Enemies and dice as these tests know them.

Figures of enemies and faces of dice stand in for the printed ones and may be replaced in the data
without touching code, tests included: whatever the data say, here they are as below. The data
themselves are looked at by the tests that read a card's row.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from meadhall.games.midgard import cards, crews, forecast, odds, plans, prospects, voyages
from meadhall.games.midgard.components import ROLLED, WARRIORS, deal

COLOURS = ("red", "yellow", "blue")

PRACTICE: dict[str, tuple[int, int, int, Mapping[str, int], str]] = {
    # attack, defence, glory, reward, banned weapon
    "troll_forest_1": (1, 3, 4, {"wood": 1}, ""),
    "troll_bridge_2": (1, 4, 5, {"wood": 2}, "axeman"),
    "troll_stone_1": (1, 6, 6, {"wood": 1}, ""),
    "troll_mountain_1": (3, 4, 8, {"wood": 2}, ""),
    "troll_chieftain_1": (3, 5, 9, {"wood": 3}, ""),
    "draugr_drowned_red": (2, 2, 4, {"coins": 3}, "swordsman"),
    **{f"draugr_restless_{colour}": (1, 2, 3, {"coins": 2}, "") for colour in COLOURS},
    **{f"draugr_jarl_{colour}": (2, 4, 6, {"coins": 4}, "") for colour in COLOURS},
    **{f"monster_huldra_{colour}": (1, 3, 5, {"favor": 1}, "") for colour in COLOURS},
    "monster_mara_red": (2, 3, 7, {"favor": 1}, "swordsman"),
    "monster_mara_blue": (2, 3, 7, {"favor": 1}, "axeman"),
    "monster_fire_giant_red": (4, 5, 13, {"favor": 2}, ""),
    "monster_jormungandr_spawn_yellow": (4, 6, 15, {"favor": 3}, ""),
    "kraken": (1, 3, 3, {}, ""),
}

FACES = {
    "swordsman": ("blank", "blank", "hit", "hit", "double", "shield"),
    "spearman": ("blank", "blank", "hit", "double", "shield", "shield"),
    "axeman": ("blank", "blank", "hit", "hit", "double", "double"),
}

CACHED = {
    odds: (
        *("spread", "_rolled", "blows", "_struck", "double_chance"),
        *("hunt_odds", "fight_odds", "rolls"),
    ),
    voyages: ("landing", "past_kraken", "setting_out", "best_voyage"),
    forecast: ("kept_win", "rerolled"),
    prospects: ("fight_worth", "weather"),
    plans: ("crew_of",),
    crews: ("share_out", "good_crews"),
}
"""Odds that are worked out once for the figures in force."""


def forget_odds() -> None:
    """Work the odds out anew."""
    for module, names in CACHED.items():
        for name in names:
            getattr(module, name).cache_clear()


@pytest.fixture(autouse=True)
def practice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put these figures in force, but for tests that say they look at the data."""
    if "of_the_data" in request.node.name:
        yield
        return
    new: dict[str, list[Any]] = {
        name: [*getattr(cards, name)]
        for name in ("ATTACK", "DEFENCE", "ENEMY_GLORY", "REWARD", "BANS")
    }
    for name, (attack, defence, glory, reward, banned) in PRACTICE.items():
        at = cards.ENEMY[name]
        bans = tuple(warrior == banned for warrior in WARRIORS)
        for figure, value in zip(new, (attack, defence, glory, deal(reward), bans), strict=True):
            new[figure][at] = value
    new["DIE"] = [
        tuple(ROLLED.index(f"{warrior}_{face}") for face in FACES[warrior]) for warrior in WARRIORS
    ]
    for module in [each for name, each in sys.modules.items() if "midgard" in name]:
        for figure, values in new.items():
            if hasattr(module, figure):
                monkeypatch.setattr(module, figure, tuple(values))
    forget_odds()
    yield
    monkeypatch.undo()
    forget_odds()
