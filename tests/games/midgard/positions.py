"""Positions of Champions of Midgard, built by zone, so that a test reads like a diagram.

    table = position(
        clan(leader="ullr", warriors="swordsman*2 axeman", food=3, at="troll knarr@shore_1"),
        clan(runes="rune_gifts rune_glory/used", destinies="prepared", defeated="troll_hill_1"),
        troll="troll_cave_1", monsters="monster_mara_red", journeys="journey_storm",
    )

Whatever is not named is as at the start of a round with empty hands: no goods, dice or cards, all
other cards in their decks. Nothing is asked until a step is put on the agenda. ``load`` makes the
next dice fall as a test says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.core import Dice, Line, key_from
from meadhall.games.midgard.cards import (
    DESTINY,
    ENEMY,
    JOURNEYS,
    KIND,
    LEADERS,
    MERCHANTS,
    RUNE,
)
from meadhall.games.midgard.components import (
    DIE,
    FIRST_SHORE,
    GOODS,
    NONE,
    PLACE,
    PLACES,
    ROLLED,
    SHORE_NAMES,
    STOCKED,
    TARGETS,
    WARRIORS,
)
from meadhall.games.midgard.setup import set_up
from meadhall.games.midgard.table import SOURCES, Phase, Table

DEFAULTS: dict[str, bool | int | str] = {
    "hall_of_glory": False,
    "distrust": False,
    "first_player": 0,
}


@dataclass
class Clan:
    """What a test says about one player."""

    leader: str = ""
    warriors: str = ""
    workers: int = 0
    glory: int = 0
    at: str = ""
    ship: str = ""
    runes: str = ""
    destinies: str = ""
    defeated: str = ""
    hired: bool = False
    goods: dict[str, int] = field(default_factory=dict)


def clan(
    leader: str = "",
    warriors: str = "",
    workers: int = 0,
    glory: int = 0,
    at: str = "",
    ship: str = "",
    runes: str = "",
    destinies: str = "",
    defeated: str = "",
    hired: bool = False,
    **goods: int,
) -> Clan:
    """A player: dice at home, workers to place and placed (a ship "at its@shore"), cards, goods."""
    for good in goods:
        assert good in GOODS, f"no good {good!r}"
    return Clan(
        leader, warriors, workers, glory, at, ship, runes, destinies, defeated, hired, goods
    )


def position(
    *clans: Clan,
    phase: str = "workers",
    round: int = 1,
    first: int = 0,
    stalls: str = "",
    troll: str = "troll_forest_1",
    draugr: str = "draugr_restless_red draugr_restless_yellow",
    monsters: str = "",
    coins: tuple[int, ...] = (),
    journeys: str = "",
    runes: str = "",
    merchant: str = "merchant_1",
    stocks: tuple[int, ...] = (0, 0, 0, 0),
    **options: bool,
) -> Table:
    """A table with these players and this board; everything else as at the start."""
    table = set_up(len(clans), {**DEFAULTS, **options}, Dice(key_from("position")))
    table.agenda.clear()
    table.log.clear()
    table.round, table.phase, table.first = round, Phase[phase.upper()], first
    empty_hands(table)
    set_board(table, troll, draugr, monsters, journeys, runes, merchant)
    if stalls:
        table.stalls = tuple(sorted(PLACE[name] for name in stalls.split()))
    for shore, number in enumerate(coins):
        table.coins[shore] = number
    for at, number in enumerate(stocks):
        table.stocks[at] = number
        if at < len(WARRIORS):
            table.supply[at] -= number
    for seat, one in enumerate(clans):
        seat_clan(table, seat, one)
    table.before = ((0,) * 7,) * len(clans)
    return table


def empty_hands(table: Table) -> None:
    """Take back what everybody starts with."""
    for player in table.players:
        for kind in range(3):
            table.supply[kind] += player.warriors[kind]
        table.destinies += player.destinies
        player.goods = [0] * len(GOODS)
        player.warriors = [0, 0, 0]
        player.destinies = []


def set_board(
    table: Table, troll: str, draugr: str, monsters: str, journeys: str, runes: str, merchant: str
) -> None:
    """Lay out the cards of a round."""
    table.enemies[0] = take_enemy(table, troll)
    for target, name in zip((1, 2), draugr.split(), strict=True):
        table.enemies[target] = take_enemy(table, name)
    named = monsters.split()
    for shore in range(len(table.harbors)):
        known = named[shore] if shore < len(named) else ""
        table.enemies[FIRST_SHORE + shore] = (
            take_enemy(table, known) if known else table.monsters.pop(0)
        )
    listed = journeys.split()
    for shore in range(len(table.harbors)):
        named_here = listed[shore] if shore < len(listed) else "journey_all_quiet"
        kind = JOURNEYS.index(named_here)
        table.journey_deck.remove(kind)
        table.journeys[shore] = kind
    for space, name in enumerate(runes.split()):
        table.runes.remove(RUNE[name])
        table.rune_row[space] = RUNE[name]
    table.merchant = MERCHANTS.index(merchant)
    table.merchants.remove(table.merchant)


def take_enemy(table: Table, name: str) -> int:
    """Take an enemy out of its deck."""
    enemy = ENEMY[name]
    deck = {"troll": table.trolls, "draugr": table.draugr, "monster": table.monsters}[KIND[enemy]]
    deck.remove(enemy)
    return enemy


def seat_clan(table: Table, seat: int, one: Clan) -> None:
    """Give a seat what the test says."""
    player = table.players[seat]
    player.leader = LEADERS.index(one.leader) if one.leader else NONE
    player.glory = player.sources[SOURCES.index("skald")] = one.glory
    player.workers = player.workforce = one.workers
    player.hired = one.hired
    for good, number in one.goods.items():
        player.goods[GOODS.index(good)] = number
    for word in one.warriors.split():
        name, _, count = word.partition("*")
        kind = WARRIORS.index(name)
        player.warriors[kind] += int(count or 1)
        table.supply[kind] -= int(count or 1)
    if one.ship:
        player.ship = PLACE[one.ship]
        table.ships = [ship for ship in table.ships if ship != player.ship]
    for word in one.runes.split():
        name, _, used = word.partition("/")
        if RUNE[name] in table.runes:
            table.runes.remove(RUNE[name])
        player.runes += (RUNE[name],)
        if used:
            player.used += (RUNE[name],)
    for name in one.destinies.split():
        table.destinies.remove(DESTINY[name])
        player.destinies.append(DESTINY[name])
    player.defeated = [take_enemy(table, name) for name in one.defeated.split()]
    for word in one.at.split():
        place(table, seat, word)


def place(table: Table, seat: int, word: str) -> None:
    """Put a worker on a place; a ship is moored: ``small_public_longship@shore_2``."""
    name, _, shore = word.partition("@")
    table.placed[PLACE[name]] |= 1 << seat
    table.players[seat].workforce += 1
    if shore:
        table.harbors[SHORE_NAMES.index(shore)] = PLACE[name]


def send(table: Table, target: str, warriors: str, food: int = 0) -> None:
    """Send dice that the supply still has to a target, and food."""
    at = TARGETS.index(target)
    for word in warriors.split():
        name, _, count = word.partition("*")
        kind = WARRIORS.index(name)
        table.sent[at][kind] += int(count or 1)
        table.supply[kind] -= int(count or 1)
    if at >= FIRST_SHORE:
        table.stores[at - FIRST_SHORE] += food


# -- dice that fall as a test says -----------------------------------------------


class Loaded(Dice):
    """Dice whose next falls are known; whatever else is drawn is chance."""

    falls: list[int]

    def __init__(self, falls: list[int]) -> None:
        super().__init__(key_from("loaded"))
        self.falls = falls

    def below(self, n: int) -> int:
        return self.falls.pop(0) if n == 6 and self.falls else super().below(n)


def load(table: Table, *rolls: str) -> None:
    """The next dice rolled show these: ``load(table, "swordsman_hit axeman_double")``."""
    falls = []
    for roll in rolls:
        for die in roll.split():
            code = ROLLED.index(die)
            falls.append(DIE[code >> 2].index(code))
    table.dice = Loaded(falls)


# -- looking ---------------------------------------------------------------------


def goods(table: Table, seat: int) -> dict[str, int]:
    """What a player has, without what there is none of."""
    own = zip(GOODS, table.players[seat].goods, strict=True)
    return {name: number for name, number in own if number}


def warriors(table: Table, seat: int) -> dict[str, int]:
    """A player's dice at home."""
    own = zip(WARRIORS, table.players[seat].warriors, strict=True)
    return {name: number for name, number in own if number}


def supply(table: Table) -> dict[str, int]:
    """The dice of the general supply."""
    return dict(zip(WARRIORS, table.supply, strict=True))


def glory(table: Table) -> list[int]:
    """Everybody's glory."""
    return [player.glory for player in table.players]


def stock(table: Table, name: str) -> int:
    """What lies on a blue location."""
    return table.stocks[STOCKED.index(PLACE[name])]


def public(table: Table) -> list[Line]:
    """The log lines that everybody may read."""
    return [line for line in table.log if line.seat is None]


def told(table: Table, seat: int) -> list[str]:
    """The keys of the lines written for one seat alone."""
    return [line.key for line in table.log if line.seat == seat]


def settled(table: Table) -> dict[str, Any]:
    """Which places are taken by whom."""
    return {PLACES[at]: mask.bit_length() - 1 for at, mask in enumerate(table.placed) if mask}
