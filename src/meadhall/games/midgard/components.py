"""Board, dice, ships and numbers, read once from components.toml (CM-014 to CM-026).

Everything is a number with a name: goods and warriors by GOODS and WARRIORS, places for workers
by PLACES, targets of warriors by TARGETS (the troll, two draugr, then the shores).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from meadhall.core import BadRow, Effects
from meadhall.games.data import read_toml

FILE = "components.toml"
DATA: dict[str, Any] = read_toml(__package__, FILE)

EFFECTS = Effects()
"""What rows of components.toml and cards.toml do; each is registered where its code is."""

NONE = -1
"""Nobody, no card, no ship."""


def number_of(word: str, words: tuple[str, ...], file: str, key: str) -> int:
    """Which of these words a row says; one that is none of them is a BadRow."""
    if word not in words:
        raise BadRow(file, key, f"no {word!r}; known: {', '.join(words)}")
    return words.index(word)


# -- goods and warriors --------------------------------------------------------

GoodName = Literal["food", "wood", "coins", "favor", "blame"]
WarriorName = Literal["swordsman", "spearman", "axeman"]
Dealt = GoodName | WarriorName | Literal["glory"]
"""What can be paid or gained."""

GOODS: tuple[GoodName, ...] = ("food", "wood", "coins", "favor", "blame")
FOOD, WOOD, COINS, FAVOR, BLAME = range(5)
TRADED = (FOOD, WOOD, COINS)
"""The three resources: what the Market and the rune Gifts deal in."""

WARRIORS: tuple[WarriorName, ...] = tuple(die["key"] for die in DATA["die"])
SWORDSMAN, SPEARMAN, AXEMAN = range(3)
KINDS = range(3)
DICE: tuple[int, ...] = tuple(die["count"] for die in DATA["die"])
"""How many dice of each type there are in the game (CM-005)."""

FACES: tuple[str, ...] = ("blank", "hit", "double", "shield")
BLANK, HIT, DOUBLE, SHIELD = range(4)
DIE: tuple[tuple[int, ...], ...] = tuple(
    tuple(4 * kind + number_of(face, FACES, FILE, die["key"]) for face in die["faces"])
    for kind, die in enumerate(DATA["die"])
)
"""The six sides of each type of die, as rolled: 4 * type + face."""

ROLLED: tuple[str, ...] = tuple(f"{warrior}_{face}" for warrior in WARRIORS for face in FACES)
"""The name of every die as it can lie: ``swordsman_blank`` … ``axeman_shield``."""


class Deal(NamedTuple):
    """What is paid or gained: goods by GOODS, warriors by WARRIORS, glory."""

    goods: tuple[int, ...]
    warriors: tuple[int, int, int]
    glory: int


def deal(row: Mapping[str, Any]) -> Deal:
    """Read a deal from a row such as ``{ coins = 1, swordsman = 2 }``."""
    swordsmen, spearmen, axemen = [row.get(name, 0) for name in WARRIORS]
    return Deal(
        tuple([row.get(name, 0) for name in GOODS]),
        (swordsmen, spearmen, axemen),
        row.get("glory", 0),
    )


# -- places for workers --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to put a worker: a location, a stall or a private longship."""

    key: str
    kind: str
    """brown, blue, red, ship; economic or military for stalls; beg for begging."""
    effect: str
    cost: Deal
    gain: Deal
    repeat: int
    """How often a visitor may make the deal."""
    spaces: int
    """How many workers find room in a round; 0 for any number."""
    capacity: int
    glory: int
    """What a private longship is worth at the end."""
    players: int
    """The least number of players with which it is used."""


def _place(row: Mapping[str, Any], kind: str) -> Place:
    return Place(
        key=row["key"],
        kind=kind,
        effect=row["effect"],
        cost=deal(row.get("cost", {})),
        gain=deal(row.get("gain", {})),
        repeat=row["params"].get("times", 1),
        spaces=row.get("spaces", 1),
        capacity=row.get("capacity", 0),
        glory=row.get("glory", 0),
        players=row.get("players_min", 2),
    )


def _kind(row: Mapping[str, Any]) -> str:
    if row.get("off_board"):
        return "beg"
    return "ship" if len(row["kind"]) > 1 else str(row["kind"][0])


_rows = DATA["location"]
_towns = [_place(row, _kind(row)) for row in _rows]
_stalls = [_place(row, row["kind"]) for row in DATA["stall"]]
_ships = [_place(row, "ship") for row in DATA["private_longship"]]

ALL_PLACES: tuple[Place, ...] = (
    *(each for each in _towns if each.kind in ("brown", "blue")),
    *(each for each in _towns if each.kind == "ship"),
    *_ships,
    *(each for each in _towns if each.kind == "red"),
    *_stalls,
    *(each for each in _towns if each.kind == "beg"),
)
PLACES: tuple[str, ...] = tuple(place.key for place in ALL_PLACES)
PLACE: dict[str, int] = {name: number for number, name in enumerate(PLACES)}
ROW: dict[str, Mapping[str, Any]] = {row["key"]: row for row in _rows}


def _params(key: str) -> Mapping[str, Any]:
    """The parameters of a location; what is missing is found when all rows are checked."""
    params: Mapping[str, Any] = ROW[key]["params"]
    return params


SHIPWRIGHT = PLACE["shipwright"]
MERCHANT_SHIP = PLACE["merchant_ship"]
RUNESMITH = PLACE["runesmith"]
STAVE_CHURCH = PLACE["stave_church"]
WORKER_HUTS = PLACE["worker_huts"]
HUNTING = PLACE["hunting_grounds"]
JARL = PLACE["jarl_longhouse"]
BEG = PLACE["beg"]
LARGE_SHIP = PLACE["large_public_longship"]
SMALL_SHIP = PLACE["small_public_longship"]
PRIVATE_SHIPS: tuple[int, ...] = tuple(PLACE[ship.key] for ship in _ships)
STALLS: dict[str, tuple[int, ...]] = {
    kind: tuple(PLACE[each.key] for each in _stalls if each.kind == kind)
    for kind in ("military", "economic")
}
STOCKED: tuple[int, ...] = tuple(
    number for number, place in enumerate(ALL_PLACES) if place.effect == "take_all"
)
"""Armory, Foundry, Forge and Smokehouse; a table's stocks are in this order."""
STOCK: tuple[str, ...] = tuple(_params(PLACES[place]).get("stock", "") for place in STOCKED)
RESTOCK: tuple[int, ...] = tuple(_params(PLACES[place]).get("per_round", 0) for place in STOCKED)

PRICES: tuple[int, ...] = tuple(_params("worker_huts").get("prices", ()))
"""What the first, second … buyer of the game pays at the Worker Huts (CM-064)."""
RATES: tuple[tuple[int, int], ...] = tuple(
    (rate["favor"], rate["coins"]) for rate in _params("stave_church").get("rates", ())
)
"""Favor and its price in coins at the Stave Church (CM-063)."""
RUNE_SPACES: int = _params("runesmith").get("face_up", 0)

# -- targets of warriors -------------------------------------------------------

FIGHTS: tuple[int, ...] = (PLACE["troll"], PLACE["draugr_1"], PLACE["draugr_2"])
"""The places of the fights in the town, by their target."""
TargetName = Literal["troll", "draugr_1", "draugr_2", "shore_1", "shore_2", "shore_3", "shore_4"]
TARGETS: tuple[TargetName, ...] = (
    *("troll", "draugr_1", "draugr_2"),
    *(shore["key"] for shore in DATA["shore"]),
)
TROLL = 0
DRAUGR = (1, 2)
FIRST_SHORE = 3
HUNT = -2
"""Where unassigned warriors are: hunting, not a target."""
SHORE_NAMES: tuple[TargetName, ...] = TARGETS[FIRST_SHORE:]
DISTANCE: tuple[str, ...] = tuple(shore["distance"] for shore in DATA["shore"])
FED_BY_ONE: tuple[int, ...] = tuple(shore["warriors_per_food"] for shore in DATA["shore"])
"""How many warriors one food feeds on the way to each shore (CM-126)."""

# -- set-up, limits, scoring ---------------------------------------------------

_counts = {row["players"]: row for row in DATA["player_count"]}
WORKERS: dict[int, int] = {seats: row["workers_start"] for seats, row in _counts.items()}
SHORES: dict[int, int] = {seats: row["shores"] for seats, row in _counts.items()}
STALL_COUNT: dict[int, dict[str, int]] = {
    seats: {kind: row[f"stalls_{kind}"] for kind in STALLS} for seats, row in _counts.items()
}
START: Deal = deal(DATA["start"])
START_DESTINIES: int = DATA["start"]["destinies"]

ROUNDS: int = DATA["game"]["rounds"]
MOST_WARRIORS: int = DATA["game"]["longhouse_limit"]
MOST_GAME: int = DATA["game"]["hunting_food_max"]
SET_GLORY: int = DATA["game"]["enemy_set_glory"]
FAVOR_GLORY: int = DATA["game"]["favor_glory"]
COINS_PER_GLORY: int = DATA["game"]["coins_per_glory"]
BLAME_LOSS: tuple[int, ...] = tuple(DATA["blame"]["penalty_by_count"])
SIDES: tuple[str, ...] = tuple(f"side_{colour}" for colour in DATA["colours"]["ids"])


def blame_loss(tokens: int) -> int:
    """The glory that so much blame costs at the end, even below zero (CM-003, CM-150)."""
    return BLAME_LOSS[min(tokens, len(BLAME_LOSS) - 1)]
