"""Jarls: their abilities, when these can be used, and what they add to strength (VA-006 to VA-010).

The row of a jarl has a main and a second ability, each with a time, a part (attacker,
defender) and an effect; the second has a condition. The effects that ask or do something
are steps of jarl_steps.py; here is what can be read from the table at any moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.games.valhalla.bonuses import against_clan, foe_size, own_clan
from meadhall.games.valhalla.cards import CARDS, CLAN, EFFECT, ROWS, Card
from meadhall.games.valhalla.components import CLANS, NOBODY
from meadhall.games.valhalla.effects import (
    CONDITIONS,
    DRAW_MORE,
    JARL_STRENGTH,
    OVERAWE,
    PAIR_LIMIT,
)
from meadhall.games.valhalla.table import (
    Side,
    Table,
    battle_of,
    foe_of,
    own_active,
    party_size,
    warriors,
)

PARTS = ("attacker", "defender")


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a jarl."""

    name: str
    """``jarl`` for the main one, ``second``."""
    timing: str
    part: str
    """attacker, defender, or empty for any."""
    effect: str
    params: Mapping[str, Any]
    condition: str = ""
    """What the card asks for before the ability can be used."""
    condition_params: Mapping[str, Any] | None = None
    require: str = ""
    """A further condition that is part of the ability itself."""


@dataclass(frozen=True, slots=True)
class Jarl:
    """A jarl with both abilities."""

    key: str
    either: bool
    """Using one ability forbids the other (VA-007)."""
    solo: bool
    first_game: bool
    players: int
    abilities: tuple[Ability, ...]


def _ability(row: Mapping[str, Any], which: str) -> Ability:
    timing: str = row[f"{which}_timing"]
    part = next((part for part in PARTS if timing.endswith(f"_{part}")), "")
    second = which == "second"
    return Ability(
        name="second" if second else "jarl",
        timing=timing.removesuffix(f"_{part}") if part else timing,
        part=part,
        effect=row[f"{which}_effect"],
        params=row.get(f"{which}_params", {}),
        condition=row["condition"] if second else "",
        condition_params=row.get("condition_params") if second else None,
        require=row.get(f"{which}_require", ""),
    )


def jarl_of(card: Card) -> Jarl:
    """The jarl that a row describes."""
    row = card.facts
    return Jarl(
        key=card.key,
        either=row["relation"] == "either",
        solo=row.get("solo", False),
        first_game=row.get("first_game", False),
        players=row.get("min_players", 2),
        abilities=(_ability(row, "main"), _ability(row, "second")),
    )


JARLS: dict[str, Jarl] = {card.key: jarl_of(card) for card in ROWS.values() if card.kind == "jarl"}

AT: dict[tuple[str, str], tuple[Ability, ...]] = {
    (name, timing): tuple(each for each in jarl.abilities if each.timing == timing)
    for name, jarl in JARLS.items()
    for timing in dict.fromkeys(a.timing for j in JARLS.values() for a in j.abilities)
}
"""The abilities of each jarl by time."""


# -- conditions ----------------------------------------------------------------------------


def _side(table: Table, seat: int) -> Side:
    return next(side for side in battle_of(table).sides if side.seat == seat)


def _foe(table: Table, seat: int) -> int:
    return foe_of(table, _side(table, seat)).seat


def _party_clan(table: Table, seat: int, clan: str) -> int:
    wanted = CLANS.index(clan)
    return sum(CLAN[table.party[place]] == wanted for place in warriors(table, seat))


def _shields_of_foe(table: Table, seat: int) -> int:
    foe = _foe(table, seat)
    return table.players[foe].shields if foe >= 0 else -1


def _most_captured(table: Table, seat: int) -> bool:
    held = [sum(player.captured) for player in table.players]
    foe = _foe(table, seat)
    return foe >= 0 and held[foe] > 0 and held[foe] == max(held)


def _outnumbered(table: Table, seat: int, params: Mapping[str, Any]) -> bool:
    return party_size(table, seat) < foe_size(table, _side(table, seat))


def _clans_declared(table: Table, seat: int, params: Mapping[str, Any]) -> bool:
    battle = battle_of(table)
    return battle.clans[battle.sides.index(_side(table, seat))] >= int(params["n"])


def _fewest_shields(table: Table, seat: int, params: Mapping[str, Any]) -> bool:
    own = table.players[seat].shields
    return all(player.shields > own for other, player in enumerate(table.players) if other != seat)


def _holds_shield(table: Table, holder: int, of: int) -> bool:
    """Whether one fighter has captured a shield of the other; a monster never has."""
    return holder >= 0 and of >= 0 and table.players[holder].captured[of] > 0


def _difference(table: Table) -> int:
    ours, theirs = battle_of(table).strengths
    return abs(ours - theirs)


_add = CONDITIONS.add
_add("party_size_at_least", lambda t, seat, a: party_size(t, seat) >= a["n"], n=int)
_add("party_empty", lambda t, seat, a: party_size(t, seat) == 0)
_add(
    "party_clan_at_least",
    lambda t, seat, a: _party_clan(t, seat, a["clan"]) >= a["n"],
    clan=str,
    n=int,
)
_add("is_attacker", lambda t, seat, a: battle_of(t).sides[0].seat == seat)
_add("is_defender", lambda t, seat, a: battle_of(t).sides[1].seat == seat)
_add("activated_at_least", lambda t, seat, a: len(own_active(_side(t, seat))) >= a["n"], n=int)
_add("no_tactic_played_this_battle", lambda t, seat, a: not _side(t, seat).tactics)
_add(
    "dice_discarded_for_rerolls_at_least",
    lambda t, seat, a: _side(t, seat).paid >= a["n"],
    n=int,
)
_add("party_clans_at_least_at_declaration", _clans_declared, n=int)
_add("fewer_warriors_than_opponent", _outnumbered)
_add("own_shields_at_most", lambda t, seat, a: t.players[seat].shields <= a["n"], n=int)
_add("opponent_own_shields_equal", lambda t, seat, a: _shields_of_foe(t, seat) == a["n"], n=int)
_add("strictly_fewest_own_shields", _fewest_shields)
_add("hand_at_most_at_phase_b", lambda t, seat, a: len(t.players[seat].hand) <= a["n"], n=int)
_add("lost_by_at_most", lambda t, seat, a: _difference(t) <= a["n"], n=int)
_add(
    "loser_has_more_cards",
    lambda t, seat, a: len(t.players[_foe(t, seat)].hand) > len(t.players[seat].hand),
)
_add("loser_activated_none", lambda t, seat, a: not foe_of(t, _side(t, seat)).active)
_add("attacker_holds_my_shield", lambda t, seat, a: _holds_shield(t, _foe(t, seat), seat))
_add("i_hold_opponents_shield", lambda t, seat, a: _holds_shield(t, seat, _foe(t, seat)))
_add(
    "defender_attacked_me_since_my_last_turn",
    lambda t, seat, a: _foe(t, seat) in t.players[seat].raiders,
)
_add(
    "defender_has_more_own_shields",
    lambda t, seat, a: _shields_of_foe(t, seat) > t.players[seat].shields,
)
_add("defender_has_most_captured_shields", lambda t, seat, a: _most_captured(t, seat))


def condition_holds(table: Table, seat: int, ability: Ability) -> bool:
    """Whether an ability's printed condition and requirement hold now."""
    asked = ability.condition_params or {}
    if ability.condition and not CONDITIONS[ability.condition](table, seat, asked):
        return False
    return not ability.require or CONDITIONS[ability.require](table, seat, {})


def has_part(table: Table, seat: int, ability: Ability) -> bool:
    """Whether the seat fights in the part that an ability asks for."""
    if not ability.part:
        return True
    sides = battle_of(table).sides
    return sides[PARTS.index(ability.part)].seat == seat


OUTSIDE = (
    "party_size_at_least",
    "party_empty",
    "party_clan_at_least",
    "own_shields_at_most",
    "strictly_fewest_own_shields",
    "hand_at_most_at_phase_b",
)
"""Conditions that can be told without a battle."""
DECIDED = ("lost_by_at_most", "loser_has_more_cards", "loser_activated_none")
"""Conditions that ask how a battle has ended."""


def second_holds(table: Table, seat: int) -> bool | None:
    """Whether the condition of a jarl's second ability is met now; None if it cannot be told."""
    jarl = table.players[seat].jarl
    if not jarl:
        return None
    second = JARLS[jarl].abilities[1]
    if second.condition in OUTSIDE:
        return condition_holds(table, seat, second)
    battle = table.battle
    if battle is None or all(side.seat != seat for side in battle.sides):
        return None
    if second.condition in DECIDED and (not battle.decided or battle.winner == NOBODY):
        return None
    return condition_holds(table, seat, second)


# -- in a battle ---------------------------------------------------------------------------


def jarl_works(table: Table, side: Side) -> bool:
    """Whether a side's jarl has battle abilities: not surrounded, not overawed (VA-143)."""
    if side.seat < 0 or side.jarl_off:
        return False
    foe = foe_of(table, side)
    return not (foe.seat >= 0 and _overawes(table, foe))


def _overawes(table: Table, side: Side) -> bool:
    """Whether this side's jarl silences the other."""
    jarl = table.players[side.seat].jarl
    return bool(jarl) and any(
        has_part(table, side.seat, each) and condition_holds(table, side.seat, each)
        for each in AT[jarl, "battle_static"]
        if each.effect == OVERAWE and not side.jarl_off
    )


def usable(table: Table, side: Side, timing: str) -> list[Ability]:
    """The abilities that a side's jarl can use now at such a time (VA-006 to VA-010)."""
    jarl = table.players[side.seat].jarl
    found = AT[jarl, timing] if jarl else ()
    if not found or not jarl_works(table, side):
        return []
    barred = bool(side.used) if JARLS[jarl].either else False
    return [
        each
        for each in found
        if not barred
        and each.name not in side.used
        and has_part(table, side.seat, each)
        and condition_holds(table, side.seat, each)
    ]


# -- strength ------------------------------------------------------------------------------


def _per_clan(table: Table, side: Side, ability: Ability) -> int:
    clan = CLANS.index(ability.params["clan"])
    count = sum(CLAN[table.party[place]] == clan for place in own_active(side))
    return count * int(ability.params["amount"])


def _symbol_met(table: Table, side: Side, ability: Ability) -> int:
    """As many activated warriors as it says count their enemy-clan symbol as met."""
    unmet = [
        int(CARDS[table.party[place]].params["amount"])
        for place in _with_symbol(table, side, "bonus_vs_enemy_clan", "boar")
        if not against_clan(table, side, place, table.party[place])
    ]
    return sum(sorted(unmet, reverse=True)[: ability.params["warriors"]])


def _one_more(table: Table, side: Side, ability: Ability) -> int:
    """As many activated warriors as it says count more warriors of their depicted clan."""
    more = int(ability.params["n"])
    gains = [
        own_clan(table, side, place, card, more=more) - own_clan(table, side, place, card)
        for place in _with_symbol(table, side, "bonus_own_clan", "stag")
        for card in [table.party[place]]
    ]
    return sum(sorted(gains, reverse=True)[: ability.params["warriors"]])


def _with_symbol(table: Table, side: Side, effect: str, clan: str) -> list[int]:
    wanted = CLANS.index(clan)
    if battle_of(table).ignored == wanted:
        return []
    return [
        place
        for place in own_active(side)
        if EFFECT[table.party[place]] == effect
        and CLAN[table.party[place]] == wanted
        and place not in side.muted
    ]


JARL_STRENGTH.add(
    "add_strength", lambda table, side, ability: int(ability.params["amount"]), amount=int
)
JARL_STRENGTH.add("add_strength_per_activated_clan", _per_clan, clan=str, amount=int)
JARL_STRENGTH.add(
    "add_strength_if_discarded_dice",
    lambda table, side, ability: (
        int(ability.params["amount"]) if side.paid >= ability.params["min"] else 0
    ),
    min=int,
    amount=int,
)
JARL_STRENGTH.add("treat_enemy_clan_symbol_met", _symbol_met, warriors=int)
JARL_STRENGTH.add("own_clan_symbol_counts_extra", _one_more, n=int, warriors=int)


def jarl_adds(table: Table, seat: int) -> bool:
    """Whether a seat's jarl has standing abilities that can add to strength at all."""
    jarl = table.players[seat].jarl
    return bool(jarl) and bool(AT[jarl, "comparison"])


def jarl_strength(table: Table, side: Side) -> int:
    """What a jarl's standing abilities add now; of an "either" jarl the better one (VA-007)."""
    jarl = table.players[side.seat].jarl
    found = usable(table, side, "comparison") if jarl else []
    if not found:
        return 0
    added = [JARL_STRENGTH[each.effect](table, side, each) for each in found]
    return max(added) if JARLS[jarl].either else sum(added)


# -- outside a battle ----------------------------------------------------------------------


def pair_limit(table: Table, seat: int, usual: int) -> int:
    """How many symbols two warriors added together may have (VA-043)."""
    jarl = table.players[seat].jarl
    found = AT[jarl, "phase_a"] if jarl else ()
    if not found:
        return usual
    limits = [
        int(each.params["limit"])
        for each in found
        if each.effect == PAIR_LIMIT and condition_holds(table, seat, each)
    ]
    return max([usual, *limits])


def draw_change(table: Table, seat: int) -> tuple[int, int]:
    """How many cards more a jarl lets a player draw and keep in phase B."""
    jarl = table.players[seat].jarl
    found = AT[jarl, "phase_b"] if jarl else ()
    changes = [
        (int(each.params["draw"]), int(each.params["keep"]))
        for each in found
        if each.effect == DRAW_MORE and condition_holds(table, seat, each)
    ]
    return sum(draw for draw, _ in changes), sum(keep for _, keep in changes)
