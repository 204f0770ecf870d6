"""A warrior's strength with its bonuses (VA-128 to VA-133).

Bonuses that depend on the opponent follow the parties as they stand (VA-074).
"""

from __future__ import annotations

from meadhall.games.valhalla.cards import CLAN, EFFECT, PARAMS, ROWS, STRENGTH, TARGET
from meadhall.games.valhalla.components import CLANS, EMPTY, MONSTER, NOBODY, PARTY
from meadhall.games.valhalla.effects import BONUS, TYR_BONUS
from meadhall.games.valhalla.table import (
    Side,
    Table,
    battle_of,
    foe_of,
    party_size,
    places_of,
    warriors,
)

# -- the opponent: a party, a monster's card, or nobody ------------------------------------


def foe_size(table: Table, side: Side) -> int:
    """Warriors in the opponent's party; signs on a monster's card; none to compare with: -1."""
    seat = foe_of(table, side).seat
    if seat == NOBODY:
        return -1
    if seat == MONSTER:
        signs: int = ROWS[table.monster[-1]].facts["warrior_symbols"]
        return signs
    return party_size(table, seat)


def foe_has_clan(table: Table, side: Side, clan: int, allies: bool) -> bool:
    """Whether the opponent's party, or that of its ally too, has a warrior of a clan (VA-227)."""
    seat = foe_of(table, side).seat
    if seat == NOBODY:
        return False
    if seat == MONSTER:
        return CLANS[clan] in ROWS[table.monster[-1]].facts["clans"]
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


BONUS.add("bonus_vs_enemy_clan", against_clan, target_clan=str, amount=int)
BONUS.add("bonus_own_clan", own_clan, target_clan=str, one=int, two=int)
BONUS.add("bonus_clan_diversity", diversity, three=int, four=int)


def ability_bonus(table: Table, side: Side, place: int) -> int:
    """What a warrior's own ability adds to its strength (VA-133)."""
    card = table.party[place]
    found = BONUS.get(EFFECT[card])
    if found is None or battle_of(table).ignored == CLAN[card]:
        return 0
    return found(table, side, place, card)


def tyr_bonus(table: Table, side: Side, place: int) -> int:
    """What the Tyr card under a warrior adds to its strength."""
    card = table.tyr[place]
    found = TYR_BONUS.get(EFFECT[card]) if card != EMPTY else None
    return 0 if found is None else found(table, side, place, card)


def warrior_strength(table: Table, side: Side, place: int) -> int:
    """A warrior's strength with its bonuses, as if activated now."""
    return (
        STRENGTH[table.party[place]]
        + ability_bonus(table, side, place)
        + tyr_bonus(table, side, place)
    )
