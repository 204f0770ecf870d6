"""Battle strength: what activated warriors, cards and jarls add up to (VA-073, VA-128 to VA-133).

Everything is read from the table whenever it is asked, so that rules, views, bots and tests
see the same numbers; opponent-dependent bonuses follow the parties as they stand (VA-074).
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.valhalla.cards import CLAN, OP, PARAMS, ROWS, STRENGTH, TARGET
from meadhall.games.valhalla.components import CLANS, EMPTY, MONSTER, NOBODY, PARTY
from meadhall.games.valhalla.jarls import jarl_strength
from meadhall.games.valhalla.table import (
    Side,
    Table,
    battle_of,
    foe_of,
    party_size,
    places_of,
    warriors,
)

Bonus = Callable[[Table, Side, int, int], int]
"""What an ability adds: table, side, place of the warrior, card that bears the ability."""


# -- the opponent: a party, a monster's card, or nobody ------------------------------------


def foe_size(table: Table, side: Side) -> int:
    """Warriors in the opponent's party; signs on a monster's card; none to compare with: -1."""
    seat = foe_of(table, side).seat
    if seat == NOBODY:
        return -1
    if seat == MONSTER:
        signs: int = ROWS[table.monster[-1]].params["warrior_symbols"]
        return signs
    return party_size(table, seat)


def foe_has_clan(table: Table, side: Side, clan: int, allies: bool) -> bool:
    """Whether the opponent's party, or that of its ally too, has a warrior of a clan (VA-227)."""
    seat = foe_of(table, side).seat
    if seat == NOBODY:
        return False
    if seat == MONSTER:
        return CLANS[clan] in ROWS[table.monster[-1]].params["clans"]
    seats = table.circle[seat] if allies else (seat,)
    return any(clan_count(table, each, clan) for each in seats)


def clan_count(table: Table, seat: int, clan: int) -> int:
    """How many warriors of a clan a party has."""
    return sum(table.party[p] != EMPTY and CLAN[table.party[p]] == clan for p in places_of(seat))


def clans_in(table: Table, seat: int) -> int:
    """How many different clans a party shows."""
    return len({CLAN[table.party[place]] for place in warriors(table, seat)})


# -- warriors ------------------------------------------------------------------------------


def against_clan(table: Table, side: Side, place: int, card: int) -> int:
    """Boar: the opponent, or its ally, has a warrior of the depicted clan (VA-128, VA-227)."""
    met = foe_has_clan(table, side, TARGET[card], allies=True)
    return int(PARAMS[card]["amount"]) if met else 0


def own_clan(table: Table, side: Side, place: int, card: int, more: int = 0) -> int:
    """Stag: one or two other warriors of the depicted clan on the own side (VA-129, VA-130)."""
    found = sum(clan_count(table, seat, TARGET[card]) for seat in table.circle[side.seat]) + more
    found -= CLAN[card] == TARGET[card]
    return 0 if found <= 0 else int(PARAMS[card]["one" if found == 1 else "two"])


def diversity(table: Table, side: Side, place: int, card: int) -> int:
    """Wolf: three or four clans in the party in which the warrior lies (VA-131, VA-228)."""
    found = clans_in(table, place // PARTY)
    return 0 if found < 3 else int(PARAMS[card]["three" if found == 3 else "four"])


BONUS: dict[str, Bonus] = {
    "bonus_vs_enemy_clan": against_clan,
    "bonus_own_clan": own_clan,
    "bonus_clan_diversity": diversity,
}
"""What warriors' abilities add, by what the card does."""

TYR_BONUS: dict[str, Bonus] = {}
"""What a Tyr card adds to the warrior above it; filled by that expansion."""

LIVE: dict[str, Callable[[Table, Side, int], int]] = {}
"""What tactics add whose amount follows the party; filled by expansions."""


def ability_bonus(table: Table, side: Side, place: int) -> int:
    """What a warrior's own ability adds to its strength (VA-133)."""
    card = table.party[place]
    found = BONUS.get(OP[card])
    if found is None or battle_of(table).ignored == CLAN[card]:
        return 0
    return found(table, side, place, card)


def tyr_bonus(table: Table, side: Side, place: int) -> int:
    """What the Tyr card under a warrior adds to its strength."""
    card = table.tyr[place]
    found = TYR_BONUS.get(OP[card]) if card != EMPTY else None
    return 0 if found is None else found(table, side, place, card)


def warrior_strength(table: Table, side: Side, place: int) -> int:
    """A warrior's strength with its bonuses, as if activated now."""
    return (
        STRENGTH[table.party[place]]
        + ability_bonus(table, side, place)
        + tyr_bonus(table, side, place)
    )


# -- the whole side ------------------------------------------------------------------------


def warriors_strength(table: Table, side: Side) -> int:
    """What the activated warriors add up to."""
    return sum(
        warrior_strength(table, side, place) - side.penalty[at]
        for at, place in enumerate(side.active)
        if place not in side.muted
    )


def cards_strength(table: Table, side: Side) -> int:
    """What tactics and other fixed amounts add up to."""
    live = sum(LIVE[OP[card]](table, side, card) for card in side.tactics if OP[card] in LIVE)
    return side.plus + live


def battle_strength(table: Table, side: Side) -> int:
    """A side's battle strength as it stands: nothing without an activated warrior (VA-071).

    Never below 0 (VA-089).
    """
    if side.seat < 0:
        return side.brought
    if not side.active:
        return 0
    added = warriors_strength(table, side) + cards_strength(table, side)
    return max(0, added + jarl_strength(table, side) + side.brought)
