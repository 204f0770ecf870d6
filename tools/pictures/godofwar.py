"""Makes docs/pictures/godofwar-*.webp from real games: `python tools/pictures/godofwar.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from moments import Moment, Tour, take
from screenshots import DESKTOP, PHONE, studio


def hand(view: Any) -> int:
    """Cards in hand while the scene is whole."""
    return len(view["players"][view["seat"]]["hand"]) if view["round"] > 1 else 0


def laid(view: Any) -> int:
    """Cards of the set, then those that may come to it."""
    return 10 * len(view["set"]["cards"]) + hand(view) if view["set"] else 0


def blows(view: Any) -> int:
    """Blows still to come, and cards to answer them."""
    return 3 * len(view["coming"]) + len(view["players"][view["seat"]]["hand"])


def offered(view: Any) -> int:
    return len(view["offer"])


MOMENTS = (
    Moment("scene", ("HeroAction",), hand),
    Moment("set", ("AddModifier",), laid),
    Moment("defence", ("Defend",), blows),
    Moment("upgrade", ("TakeUpgrade",), offered, point=".niches li .gw-pick"),
    Moment("path", ("ChoosePath",), lambda view: 1, point="[data-pick=ChoosePath]"),
)
DEALT = {"heroes": "dealt"}
SCREENS = tuple((language, size) for size in (DESKTOP, PHONE) for language in ("ru", "en"))
TOURS = (
    Tour("", "godofwar", 4, MOMENTS, DEALT, screens=SCREENS),
    Tour("lost-", "godofwar", 1, (), DEALT, screens=(("en", DESKTOP),)),
)


def main() -> None:
    with studio() as (browser, page, house):
        for tour in TOURS:
            take(browser, page, house, tour)


if __name__ == "__main__":
    main()
