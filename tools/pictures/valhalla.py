"""Makes docs/pictures/valhalla-*.webp from real games: `python tools/pictures/valhalla.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from moments import Moment, Tour, take
from screenshots import DESKTOP, PHONE, studio

from meadhall.core import Setting
from meadhall.games.valhalla.components import PARTY


def warriors(view: Any) -> int:
    """Warriors at all boards, one's own counted twice, and whom one could attack."""
    own = int(view["players"][view["seat"]]["warriors"])
    all_warriors = sum(int(each["warriors"]) for each in view["players"])
    return own + all_warriors + len(view["mine"]["targets"])


def fighters(view: Any) -> int:
    """Warriors in the battle, and dice on them."""
    sides = (view["battle"] or {"sides": []})["sides"]
    fighting = [each for side in sides for each in side.get("warriors", ())]
    return 2 * len(fighting) + len([each for each in fighting if each["active"]])


def lent(view: Any) -> int:
    """Warriors in the battle, those above all who stand on a partner's board."""
    sides = (view["battle"] or {"sides": []})["sides"]
    fighting = [each for side in sides for each in side.get("warriors", ())]
    return fighters(view) + 9 * len([each for each in fighting if each["slot"] > PARTY])


def hand(view: Any) -> int:
    """Cards to choose from, and warriors who are there already, on the own board first of all."""
    others = sum(int(each["warriors"]) for each in view["players"])
    own = int(view["players"][view["seat"]]["warriors"])
    return len(view["mine"]["hand"]) + 3 * min(own, 3) + others


MOMENTS = (
    Moment("table", ("ChooseAction",), warriors),
    Moment("battle", ("Fight",), fighters),
    Moment("recruit", ("AddWarrior",), hand),
)
TEAM = (MOMENTS[0], Moment("battle", ("Fight",), lent))
EXPANSIONS = (
    Moment("loki", ("TakeLokiBonus",), fighters),
    Moment("dwarf", ("ForgeWeapon",), fighters),
)
RU, EN = ("ru", DESKTOP), ("en", DESKTOP)
EVERYTHING: dict[str, Setting] = {
    "loki": "introductory",
    **dict.fromkeys(("thor", "valkyries", "dwarves", "tyr", "last_viking"), True),
}

TOURS = (
    Tour("four-", "valhalla", 4, MOMENTS, screens=(RU,)),
    Tour("", "valhalla", 4, MOMENTS, screens=(("ru", PHONE),)),
    Tour("six-", "valhalla", 6, MOMENTS, options=EVERYTHING, screens=(EN,)),
    Tour("partners-", "valhalla", 4, TEAM, {"teams": "partnership"}, screens=(RU,), ends=False),
    Tour("allies-", "valhalla", 6, TEAM, {"teams": "alliance"}, screens=(EN, ("en", PHONE))),
    Tour("expansions-", "valhalla", 6, EXPANSIONS, EVERYTHING, screens=(RU,), ends=False),
    Tour(
        "solo-", "valhalla", 1, MOMENTS[:2], {"monster": "garm"}, "3", screens=(RU, ("ru", PHONE))
    ),
)


def main() -> None:
    with studio() as (browser, page, house):
        for tour in TOURS:
            take(browser, page, house, tour)


if __name__ == "__main__":
    main()
