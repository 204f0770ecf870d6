"""Figures: where they are, how strong they are, how they move (BR-005 to BR-014).

A figure is named "leader", "warrior", "ship" or by its monster. Those that stand together are
told apart by name only, and so are the villages they stand in: what counts is how many are
free (BR-007). These functions are asked by rules, views, log and bots alike; only ``move``
changes anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from meadhall.core import Text, text
from meadhall.games.bloodrage.cards import CARDS, EFFECT, EFFECTS, MONSTERS, STRENGTHS, Card
from meadhall.games.bloodrage.components import (
    ADJACENT,
    BOARD,
    EMPTY,
    FJORD_OF,
    FJORDS,
    HORNS,
    LEADER_SLOT,
    MONSTER_SLOTS,
    NOWHERE,
    OUTER,
    PROVINCES,
    SHIP_SLOT,
    STRENGTH,
    SUPPORTS,
    VILLAGES,
    WARRIOR_SLOT,
    YGGDRASIL,
)
from meadhall.games.bloodrage.table import Player, Table

LAST_PLACE = BOARD[-1]

COUNTS_AS_SHIP = EFFECTS.name("counts_as_ship")
FREE_MONSTER = EFFECTS.name("free_monster")
"""A monster that costs no Rage: what its row says of cost and invade."""
YGGDRASIL_SPECIALIST = EFFECTS.name("yggdrasil_specialist", strength_in_yggdrasil=int)
WARRIOR_STRENGTH = EFFECTS.name("warrior_strength", single=int)
WARRIOR_PAIRS = EFFECTS.name("warrior_pairs", single=int, pair=int)


def upgrades(player: Player, effect: str) -> tuple[Card, ...]:
    """The upgrades on a clan sheet that have this effect."""
    return _upgrades(tuple(player.slots), effect)


@lru_cache(maxsize=1 << 12)
def _upgrades(slots: tuple[int, ...], effect: str) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in slots if card != EMPTY and EFFECT[card] == effect)


def has(player: Player, effect: str) -> bool:
    """Whether some upgrade on the clan sheet has this effect."""
    for card in player.slots:  # noqa: SIM110 (asked so often that it is written out)
        if card != EMPTY and EFFECT[card] == effect:
            return True
    return False


def monster_in(player: Player, which: int) -> str:
    """The name of the monster in a clan's first or second monster slot, if there is one."""
    card = player.slots[MONSTER_SLOTS[which]]
    return "" if card == EMPTY else CARDS[card].key


def monsters_at(player: Player, place: int) -> list[str]:
    """The monsters of a clan in a place."""
    if place not in player.monsters:
        return []
    return [monster_in(player, which) for which in (0, 1) if player.monsters[which] == place]


def is_ship(figure: str) -> bool:
    """Ships sail fjords and never march; the Sea Serpent is one too (BR-088)."""
    return figure == "ship" or (figure in MONSTERS and MONSTERS[figure].effect == COUNTS_AS_SHIP)


def is_monster(figure: str) -> bool:
    """Whether a figure is a monster."""
    return figure in MONSTERS


def figures_at(player: Player, place: int) -> list[str]:
    """The different figures of a clan in a place: leader, monsters, ship, warrior."""
    found = ["leader"] if player.leader == place else []
    if place in player.monsters:
        found += monsters_at(player, place)
    if player.ship == place:
        found.append("ship")
    if player.warriors[place]:
        found.append("warrior")
    return found


def walkers_at(player: Player, place: int) -> list[str]:
    """The different figures of a clan in a place that can walk: all but ships (BR-088)."""
    return [figure for figure in figures_at(player, place) if not is_ship(figure)]


def all_figures_at(player: Player, place: int) -> list[str]:
    """All figures of a clan in a place, each warrior by itself."""
    found = figures_at(player, place)
    return found + ["warrior"] * (player.warriors[place] - 1)


def named(figures: Mapping[str, int]) -> list[Text]:
    """Figures with their numbers as texts: "3 warriors", "Troll" (there is one of each monster)."""
    return [
        text(figure) if is_monster(figure) else text(f"count_{figure}", n=count)
        for figure, count in figures.items()
    ]


def count_at(player: Player, place: int) -> int:
    """How many figures a clan has in a place."""
    return (
        player.warriors[place]
        + (player.leader == place)
        + (player.ship == place)
        + player.monsters.count(place)
    )


def on_board(player: Player) -> int:
    """How many figures a clan has on the board, fjords included (BR-083)."""
    on = sum(player.warriors[: LAST_PLACE + 1])
    on += (player.leader <= LAST_PLACE) + (player.ship <= LAST_PLACE)
    first, second = player.monsters
    return on + (NOWHERE < first <= LAST_PLACE) + (NOWHERE < second <= LAST_PLACE)


def horns_left(player: Player) -> int:
    """How many more figures the clan's Horns allow on the board (BR-083)."""
    return player.stat(HORNS) - on_board(player)


def free_villages(table: Table, province: int) -> int:
    """Free places in a province, each for one figure; none once it is destroyed (BR-005, BR-037).

    Yggdrasil has room for everybody (BR-008).
    """
    return 0 if table.destroyed[province] else VILLAGES[province] - table.crowd[province]


def open_fjord(table: Table, fjord: int) -> bool:
    """Whether ships may sail into a fjord: as long as one of its provinces stands (BR-012)."""
    destroyed = table.destroyed
    for province in SUPPORTS[fjord]:  # noqa: SIM110 (as with has)
        if not destroyed[province]:
            return True
    return False


def can_walk(player: Player, province: int) -> bool:
    """Whether a clan has a figure in a province: ships apart, all of them can walk (BR-088)."""
    return bool(
        player.warriors[province] or player.leader == province or province in player.monsters
    )


def walking(player: Player) -> list[int]:
    """The provinces where a clan has a figure that can walk."""
    warriors, leader, monsters = player.warriors, player.leader, player.monsters
    return [
        province
        for province in PROVINCES
        if warriors[province] or leader == province or province in monsters
    ]


def is_present(player: Player, province: int) -> bool:
    """Whether a clan has a figure in a province or its supporting fjord (BR-010)."""
    if player.warriors[province] or player.leader == province or province in player.monsters:
        return True
    fjord = FJORD_OF[province]
    return fjord != NOWHERE and (player.ship == fjord or fjord in player.monsters)


def neighbours(table: Table, province: int) -> list[int]:
    """The undestroyed provinces that share a border with this one (BR-002, BR-037)."""
    return [each for each in ADJACENT[province] if not table.destroyed[each]]


# -- strength --------------------------------------------------------------------


def plain_strength(player: Player, figure: str, slot: int) -> int:
    """The strength of a leader, warrior or ship: its upgrade's, or that of the sheet (BR-013).

    An upgrade works for the figures on the board as well (BR-099).
    """
    card = player.slots[slot]
    return STRENGTH[figure] if card == EMPTY else STRENGTHS[card]


def warrior_strength(player: Player) -> int:
    """The strength of a single warrior, which is also its cost to invade (BR-084)."""
    return plain_strength(player, "warrior", WARRIOR_SLOT)


def invade_cost(player: Player, figure: str) -> int:
    """Rage to invade with a figure: its strength in reserve, for leaders nothing (BR-080, BR-081).

    Pair bonuses do not make a warrior dearer (BR-084); that the leader pays nothing is printed
    on the clan sheet and holds under an upgrade too (BR-014). A monster's card may name another
    price than its strength (BR-207); the Dark Elf's is 1 in Yggdrasil too (BR-210).
    """
    if figure == "warrior":
        return warrior_strength(player)
    if figure == "leader":
        return 0
    if figure == "ship":
        return plain_strength(player, "ship", SHIP_SLOT)
    return MONSTERS[figure].invade


def strength_of(player: Player, figure: str, place: int) -> int:
    """The strength of one figure in a place, pair bonuses apart."""
    if figure == "warrior":
        return warrior_strength(player)
    if figure in STRENGTH:
        return plain_strength(player, figure, LEADER_SLOT if figure == "leader" else SHIP_SLOT)
    row = MONSTERS[figure]
    if place == YGGDRASIL and row.effect == YGGDRASIL_SPECIALIST:
        return int(row.params["strength_in_yggdrasil"])
    return row.strength


def warriors_strength(player: Player, count: int) -> int:
    """The strength of warriors standing together in one province (BR-093, BR-144)."""
    card = player.slots[WARRIOR_SLOT]
    if card == EMPTY:
        return count * STRENGTH["warrior"]
    if EFFECT[card] != WARRIOR_PAIRS:
        return count * STRENGTHS[card]
    params = CARDS[card].params
    return int(count // 2 * params["pair"] + count % 2 * params["single"])


def strength_in(player: Player, province: int) -> int:
    """A clan's strength in a province together with its supporting fjord (BR-010, BR-143)."""
    count = player.warriors[province]
    total = warriors_strength(player, count) if count else 0
    if player.leader == province:
        total += plain_strength(player, "leader", LEADER_SLOT)
    fjord = FJORD_OF[province]
    if player.ship == fjord:
        total += plain_strength(player, "ship", SHIP_SLOT)
    for which in (0, 1):
        place = player.monsters[which]
        if place != NOWHERE and place in (province, fjord):
            total += strength_of(player, monster_in(player, which), place)
    return total


def greatest_strength(player: Player, start: int, goal: int, most: int) -> int:
    """A clan's strength in a province if the best of its walkers elsewhere came, at most so many.

    Warriors may count in pairs (BR-093), so every number of them is tried, beside the strongest
    of the others.
    """
    others = [
        strength_of(player, each, goal) for each in walkers_at(player, start) if each != "warrior"
    ]
    others.sort(reverse=True)
    here = player.warriors[goal]
    best = 0
    for count in range(min(most, player.warriors[start]) + 1):
        gained = warriors_strength(player, here + count) + sum(others[: most - count])
        best = max(best, gained)
    return strength_in(player, goal) - warriors_strength(player, here) + best


def strongest(table: Table, province: int) -> int:
    """The seat whose clan is stronger than each other in a province, or NOWHERE (BR-175)."""
    strengths = [strength_in(player, province) for player in table.players]
    best = max(strengths)
    return strengths.index(best) if best and strengths.count(best) == 1 else NOWHERE


# -- movement --------------------------------------------------------------------


def move(table: Table, seat: int, figure: str, start: int, goal: int) -> None:
    """Move one figure from a place to a place, on the board or off it."""
    player = table.players[seat]
    if figure == "warrior":
        assert player.warriors[start]
        player.warriors[start] -= 1
        player.warriors[goal] += 1
    elif figure == "leader":
        assert player.leader == start
        player.leader = goal
    elif figure == "ship":
        assert player.ship == start
        player.ship = goal
    else:
        which = 0 if monster_in(player, 0) == figure else 1
        assert player.monsters[which] == start
        player.monsters[which] = goal
    if 0 <= start < len(PROVINCES):
        table.crowd[start] -= 1
    if 0 <= goal < len(PROVINCES):
        table.crowd[goal] += 1


def has_room(table: Table, figure: str) -> bool:
    """Whether there is any place that a figure may invade (BR-080 to BR-082)."""
    if is_ship(figure):
        return any(open_fjord(table, fjord) for fjord in FJORDS)
    return enters_yggdrasil(figure) or outer_room(table)


def outer_room(table: Table) -> bool:
    """Whether any village of the outer provinces is free."""
    destroyed = table.destroyed
    for province, figures in enumerate(table.crowd):  # asked on every turn: no call for each
        if province and figures < VILLAGES[province] and not destroyed[province]:
            return True
    return False


def enters_yggdrasil(figure: str) -> bool:
    """Yggdrasil cannot be invaded but by the Dark Elf, by that exception alone (BR-082, BR-206)."""
    return figure in MONSTERS and MONSTERS[figure].effect == YGGDRASIL_SPECIALIST


def landings(table: Table, figure: str) -> list[int]:
    """The places that a figure may invade now: free villages, for ships fjords (BR-080, BR-081).

    That ships invade fjords only is printed on the clan sheet (BR-014).
    """
    if is_ship(figure):
        return [fjord for fjord in FJORDS if open_fjord(table, fjord)]
    outer = [each for each in OUTER if free_villages(table, each)]
    return [YGGDRASIL, *outer] if enters_yggdrasil(figure) else outer
