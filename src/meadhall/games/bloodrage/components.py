"""Board, figures, tracks and tokens, read once from components.toml (BR-001 to BR-023).

Places are numbers: 0 is Yggdrasil, 1 to 8 the outer provinces around it, 9 to 12 the fjords;
RESERVE and VALHALLA are off the board. PLACES gives their names.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

from meadhall.games.data import read_toml

_DATA: dict[str, Any] = read_toml(__package__, "components.toml")

Clan = Literal["wolf", "raven", "serpent", "bear"]
ProvinceName = Literal[
    "yggdrasil",
    "elvagar",
    "angerboda",
    "muspelheim",
    "horgr",
    "utgard",
    "andlang",
    "gimle",
    "myrkulor",
]
FjordName = Literal["fjord_ne", "fjord_se", "fjord_sw", "fjord_nw"]
Region = Literal["none", "manheim", "alfheim", "jotunheim"]
Stat = Literal["rage", "axes", "horns"]
Slot = Literal["leader", "warrior", "ship", "monster", "clan"]
Token = Literal["token_rage", "token_axes", "token_horns", "token_glory5", "token_all"]

CLANS: tuple[Clan, ...] = tuple(clan["key"] for clan in _DATA["clans"])

# -- the board -----------------------------------------------------------------

_provinces = _DATA["provinces"]
_fjords = _DATA["fjords"]

PROVINCE_NAMES: tuple[ProvinceName, ...] = tuple(each["key"] for each in _provinces)
FJORD_NAMES: tuple[FjordName, ...] = tuple(each["key"] for each in _fjords)
PLACES: tuple[str, ...] = (*PROVINCE_NAMES, *FJORD_NAMES, "reserve", "valhalla")
PLACE: dict[str, int] = {name: number for number, name in enumerate(PLACES)}

YGGDRASIL = PLACE["yggdrasil"]
PROVINCES = range(len(_provinces))
"""Yggdrasil in the middle and eight outer provinces around it (BR-001)."""
OUTER = range(1, len(_provinces))
FJORDS = range(len(_provinces), len(_provinces) + len(_fjords))
BOARD = range(len(_provinces) + len(_fjords))
RESERVE = PLACE["reserve"]
VALHALLA = PLACE["valhalla"]
NOWHERE = -1

ANY_NUMBER = 1000
"""Yggdrasil holds any number of figures (BR-008)."""

VILLAGES: tuple[int, ...] = tuple(each["villages"] or ANY_NUMBER for each in _provinces)
"""Places for figures by province (BR-005, BR-006)."""

ADJACENT: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(PLACE[name] for name in each["adjacent"])) for each in _provinces
)
"""Common borders (BR-002, BR-003)."""

REGION: tuple[Region, ...] = tuple(each["region"] for each in _provinces)
"""The region of each province (BR-004)."""

SUPPORTS: dict[int, tuple[int, ...]] = {
    PLACE[each["key"]]: tuple(PLACE[name] for name in each["supports"]) for each in _fjords
}
"""The two provinces that a fjord supports (BR-009)."""

FJORD_OF: tuple[int, ...] = tuple(
    next((fjord for fjord in FJORDS if province in SUPPORTS[fjord]), NOWHERE)
    for province in PROVINCES
)
"""The supporting fjord of each province; Yggdrasil has none."""

# -- figures, stats, slots -------------------------------------------------------

WARRIORS: int = _DATA["figures"]["warrior"]["count"]
"""Eight for each clan, beside one leader and one ship (BR-013)."""
FIGURES: tuple[str, ...] = tuple(_DATA["figures"])
STRENGTH: dict[str, int] = {name: each["strength"] for name, each in _DATA["figures"].items()}

STATS: tuple[Stat, ...] = tuple(_DATA["stats"])
RAGE, AXES, HORNS = range(3)
TRACKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(stat["track"]) for stat in _DATA["stats"].values()
)
"""Six steps of Rage, Axes and Horns (BR-015), the last two by public transcriptions (BR-016)."""
LAST_STEP = len(TRACKS[0]) - 1
MOST_RAGE: int = _DATA["rage"]["most"]
LEGENDARY: tuple[int, ...] = tuple(_DATA["legendary"]["glory"])
"""Glory at the end of the game by step of a stat (BR-196)."""

SLOTS: dict[str, tuple[int, ...]] = {}
"""Slots of a clan sheet by kind of upgrade (BR-023)."""
SLOT_KINDS: tuple[Slot, ...] = get_args(Slot)
for _kind in SLOT_KINDS:
    _first = sum(map(len, SLOTS.values()))
    SLOTS[_kind] = tuple(range(_first, _first + _DATA["slots"][_kind]))
SLOT_COUNT = sum(map(len, SLOTS.values()))
LEADER_SLOT, WARRIOR_SLOT, SHIP_SLOT = 0, 1, 2
MONSTER_SLOTS = SLOTS["monster"]
EMPTY = -1

# -- tokens ----------------------------------------------------------------------

TOKENS: tuple[Token, ...] = tuple(each["key"] for each in _DATA["tokens"])
TOKEN_RAISES: tuple[tuple[int, ...], ...] = tuple(
    tuple(STATS.index(stat) for stat in each["raises"]) for each in _DATA["tokens"]
)
TOKEN_GLORY: tuple[int, ...] = tuple(each["glory"] for each in _DATA["tokens"])
TOKEN_ALL = TOKENS.index("token_all")
SHUFFLED_TOKENS: tuple[int, ...] = tuple(
    number
    for number, each in enumerate(_DATA["tokens"])
    for _ in range(each["copies"])
    if number != TOKEN_ALL
)
"""The eight tokens for the outer provinces (BR-034)."""

RAGNAROK_GLORY: tuple[int, ...] = tuple(_DATA["ragnarok"]["glory"])
"""Glory for each figure destroyed by Ragnarök, by age (BR-182)."""

DEAL: int = _DATA["draft"]["deal"]
DESTROYED_AT_START: dict[int, int] = {
    int(seats): each["destroyed"] for seats, each in _DATA["setup"].items()
}
"""How many provinces are destroyed before the game, by number of players (BR-036)."""
KEEP: dict[int, int] = {int(seats): each["keep"] for seats, each in _DATA["setup"].items()}
ROUNDS: dict[int, int] = {int(seats): each["rounds"] for seats, each in _DATA["setup"].items()}
