"""Jarls: their abilities, when these can be used, and what they add to strength (VA-006 to VA-010).

The row of a jarl has a main and a second ability, each with a time, a part (attacker,
defender) and an effect; the second has a condition. The effects that ask or do something
are steps of jarl_steps.py; here is what can be read from the table at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.games.valhalla.cards import CARDS, CLAN, OP, ROWS
from meadhall.games.valhalla.components import CLANS
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
    op: str
    args: Mapping[str, Any]
    condition: str = ""
    condition_args: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Jarl:
    """A jarl with both abilities."""

    name: str
    either: bool
    """Using one ability forbids the other (VA-007)."""
    solo: bool
    first_game: bool
    players: int
    abilities: tuple[Ability, ...]


def _ability(row: Mapping[str, Any], which: str) -> Ability:
    timing: str = row[f"{which}_timing"]
    part = next((part for part in PARTS if timing.endswith(f"_{part}")), "")
    timing = timing.removesuffix(f"_{part}") if part else timing
    name = "jarl" if which == "main" else which
    if which == "main":
        return Ability(name, timing, part, row["main_op"], row["main_args"])
    told = row["condition_op"], row["condition_args"]
    return Ability(name, timing, part, row["second_op"], row["second_args"], *told)


JARLS: dict[str, Jarl] = {
    card.name: Jarl(
        name=card.name,
        either=card.params["relation"] == "either",
        solo=card.params.get("solo", False),
        first_game=card.params.get("first_game", False),
        players=card.params.get("min_players", 2),
        abilities=(_ability(card.params, "main"), _ability(card.params, "second")),
    )
    for card in ROWS.values()
    if card.kind == "jarl"
}

AT: dict[tuple[str, str], tuple[Ability, ...]] = {
    (name, timing): tuple(each for each in jarl.abilities if each.timing == timing)
    for name, jarl in JARLS.items()
    for timing in dict.fromkeys(a.timing for j in JARLS.values() for a in j.abilities)
}
"""The abilities of each jarl by time."""


# -- conditions ----------------------------------------------------------------------------

Condition = Callable[[Table, int, Mapping[str, Any]], bool]


def _side(table: Table, seat: int) -> Side:
    return next(side for side in battle_of(table).sides if side.seat == seat)


def _foe(table: Table, seat: int) -> int:
    return foe_of(table, _side(table, seat)).seat


def _foe_size(table: Table, seat: int) -> int:
    from meadhall.games.valhalla.strength import foe_size

    return foe_size(table, _side(table, seat))


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


CONDITIONS: dict[str, Condition] = {
    "": lambda table, seat, args: True,
    "party_size_at_least": lambda t, seat, args: party_size(t, seat) >= args["n"],
    "party_empty": lambda t, seat, args: party_size(t, seat) == 0,
    "party_clan_at_least": lambda t, seat, a: _party_clan(t, seat, a["clan"]) >= a["n"],
    "is_attacker": lambda t, seat, args: battle_of(t).sides[0].seat == seat,
    "is_defender": lambda t, seat, args: battle_of(t).sides[1].seat == seat,
    "activated_at_least": lambda t, seat, a: len(own_active(_side(t, seat))) >= a["n"],
    "no_tactic_played_this_battle": lambda t, seat, args: not _side(t, seat).tactics,
    "dice_discarded_for_rerolls_at_least": lambda t, seat, a: _side(t, seat).paid >= a["n"],
    "party_clans_at_least_at_declaration": lambda t, seat, a: (
        battle_of(t).clans[battle_of(t).sides.index(_side(t, seat))] >= a["n"]
    ),
    "fewer_warriors_than_opponent": lambda t, seat, a: party_size(t, seat) < _foe_size(t, seat),
    "opponent_has_more_warriors": lambda t, seat, a: party_size(t, seat) < _foe_size(t, seat),
    "own_shields_at_most": lambda t, seat, a: t.players[seat].shields <= a["n"],
    "opponent_own_shields_equal": lambda t, seat, a: _shields_of_foe(t, seat) == a["n"],
    "strictly_fewest_own_shields": lambda t, seat, a: all(
        player.shields > t.players[seat].shields
        for other, player in enumerate(t.players)
        if other != seat
    ),
    "hand_at_most_at_phase_b": lambda t, seat, a: len(t.players[seat].hand) <= a["n"],
    "lost_by_at_most": lambda t, seat, a: (
        abs(battle_of(t).strengths[0] - battle_of(t).strengths[1]) <= a["n"]
    ),
    "loser_has_more_cards": lambda t, seat, a: (
        len(t.players[_foe(t, seat)].hand) > len(t.players[seat].hand)
    ),
    "loser_activated_none": lambda t, seat, a: not foe_of(t, _side(t, seat)).active,
    "attacker_holds_my_shield": lambda t, seat, a: (
        _foe(t, seat) >= 0 and t.players[_foe(t, seat)].captured[seat] > 0
    ),
    "i_hold_opponents_shield": lambda t, seat, a: (
        _foe(t, seat) >= 0 and t.players[seat].captured[_foe(t, seat)] > 0
    ),
    "defender_attacked_me_since_my_last_turn": lambda t, seat, a: (
        _foe(t, seat) in t.players[seat].raiders
    ),
    "defender_has_more_own_shields": lambda t, seat, a: (
        _shields_of_foe(t, seat) > t.players[seat].shields
    ),
    "defender_has_most_captured_shields": lambda t, seat, a: _most_captured(t, seat),
}
"""What the conditions of jarl cards ask, checked when the ability is used (VA-010)."""


def condition_holds(table: Table, seat: int, ability: Ability) -> bool:
    """Whether an ability's printed condition and requirement hold now."""
    asked = ability.condition_args or {}
    if not CONDITIONS[ability.condition](table, seat, asked):
        return False
    required = ability.args.get("require", "")
    return CONDITIONS[required](table, seat, ability.args)


def has_part(table: Table, seat: int, ability: Ability) -> bool:
    """Whether the seat fights in the part that an ability asks for."""
    if not ability.part:
        return True
    sides = battle_of(table).sides
    return sides[PARTS.index(ability.part)].seat == seat


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
        if not side.jarl_off
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
    clan = CLANS.index(ability.args["clan"])
    count = sum(CLAN[table.party[place]] == clan for place in own_active(side))
    return count * int(ability.args["amount"])


def _symbol_met(table: Table, side: Side, ability: Ability) -> int:
    """As many activated warriors as it says count their enemy-clan symbol as met."""
    from meadhall.games.valhalla.strength import against_clan

    unmet = [
        int(CARDS[table.party[place]].params["amount"])
        for place in _with_symbol(table, side, "bonus_vs_enemy_clan", "boar")
        if not against_clan(table, side, place, table.party[place])
    ]
    return sum(sorted(unmet, reverse=True)[: ability.args["warriors"]])


def _one_more(table: Table, side: Side, ability: Ability) -> int:
    """As many activated warriors as it says count more warriors of their depicted clan."""
    from meadhall.games.valhalla.strength import own_clan

    more = int(ability.args["n"])
    gains = [
        own_clan(table, side, place, card, more=more) - own_clan(table, side, place, card)
        for place in _with_symbol(table, side, "bonus_own_clan", "stag")
        for card in [table.party[place]]
    ]
    return sum(sorted(gains, reverse=True)[: ability.args["warriors"]])


def _with_symbol(table: Table, side: Side, op: str, clan: str) -> list[int]:
    wanted = CLANS.index(clan)
    if battle_of(table).ignored == wanted:
        return []
    return [
        place
        for place in own_active(side)
        if OP[table.party[place]] == op
        and CLAN[table.party[place]] == wanted
        and place not in side.muted
    ]


JARL_STRENGTH: dict[str, Callable[[Table, Side, Ability], int]] = {
    "add_strength": lambda table, side, ability: int(ability.args["amount"]),
    "add_strength_per_activated_clan": _per_clan,
    "add_strength_if_discarded_dice": lambda table, side, ability: (
        int(ability.args["amount"]) if side.paid >= ability.args["min"] else 0
    ),
    "treat_enemy_clan_symbol_met": _symbol_met,
    "own_clan_symbol_counts_extra": _one_more,
}
"""What standing abilities add to strength."""


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
    added = [JARL_STRENGTH[each.op](table, side, each) for each in found]
    return max(added) if JARLS[jarl].either else sum(added)


# -- outside a battle ----------------------------------------------------------------------


def pair_limit(table: Table, seat: int, usual: int) -> int:
    """How many symbols two warriors added together may have (VA-043)."""
    jarl = table.players[seat].jarl
    found = AT[jarl, "phase_a"] if jarl else ()
    limits = [int(each.args["limit"]) for each in found if condition_holds(table, seat, each)]
    return max([usual, *limits])


def draw_change(table: Table, seat: int) -> tuple[int, int]:
    """How many cards more a jarl lets a player draw and keep in phase B."""
    jarl = table.players[seat].jarl
    found = AT[jarl, "phase_b"] if jarl else ()
    changes = [
        (int(each.args["draw"]), int(each.args["keep"]))
        for each in found
        if each.op == "draw_more" and condition_holds(table, seat, each)
    ]
    return sum(draw for draw, _ in changes), sum(keep for _, keep in changes)
