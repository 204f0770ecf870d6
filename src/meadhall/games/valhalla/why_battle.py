"""Why a warrior, a die, a weapon, a player or an ability is left out at a question of a battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed
from meadhall.games.valhalla.aftermath import after_battle
from meadhall.games.valhalla.arming import at_hand
from meadhall.games.valhalla.cards import GLORY, NAMES, SYMBOLS, different
from meadhall.games.valhalla.components import FACES, KIND, PARTY, WEAPONS
from meadhall.games.valhalla.effects import AFTER, BEFORE
from meadhall.games.valhalla.glory import room_for_glory
from meadhall.games.valhalla.reasons import (
    ability_of,
    at_another_time,
    cannot_use,
    closed,
    no_reroll,
    not_armed,
    not_available,
    not_played,
    not_used,
)
from meadhall.games.valhalla.solo.battle import fits
from meadhall.games.valhalla.table import Side, Table, battle_of, side_of, warriors

PlaceWhy = Callable[[Table, Any, int], Closed | None]
"""The reason for a warrior on a board that a question chooses from."""


# -- warriors ------------------------------------------------------------------------------


def activated(table: Table, place: int) -> bool:
    """Whether a warrior was activated in this battle, by whichever side."""
    return any(place in side.active for side in battle_of(table).sides)


def _not_sent(table: Table, question: Any, place: int) -> Closed | None:
    """Not activated, on its way already, or too much for the cap (VA-094, VA-095, VA-273)."""
    name = NAMES[table.party[place]]
    if not activated(table, place):
        return closed(name, "not-fought", "VA-094")
    if place in battle_of(table).sending:
        return closed(name, "on-its-way", "VA-095")
    if table.monster and not fits(table, place):
        room = max(0, room_for_glory(table, question.seat) - _coming(table))
        return closed(name, "cap", "VA-273", glory=GLORY[table.party[place]], room=room)
    return None


def _coming(table: Table) -> int:
    return sum(GLORY[table.party[place]] for place in battle_of(table).sending)


def _not_idle(table: Table, question: Any, place: int) -> Closed | None:
    name = NAMES[table.party[place]]
    return closed(name, "fought", "VA-177") if activated(table, place) else None


def _not_walking(table: Table, question: Any, place: int) -> Closed | None:
    """Not activated, or on the path already (VA-182, VA-183)."""
    name = NAMES[table.party[place]]
    if not activated(table, place):
        return closed(name, "not-fought", "VA-182")
    return closed(name, "on-path", "VA-183")


def _not_bound(table: Table, question: Any, place: int) -> Closed | None:
    name = NAMES[table.party[place]]
    if place // PARTY != battle_of(table).sides[1].seat:
        return closed(name, "not-opponents", "VA-236")
    return closed(name, "bound", "VA-196")


def _not_held(table: Table, question: Any, place: int) -> Closed | None:
    """Not the opponent's own, not on its way, or on the path (VA-183, VA-197, VA-235)."""
    name = NAMES[table.party[place]]
    sides = battle_of(table).sides
    if any(place in side.muted for side in sides):
        return closed(name, "on-path", "VA-183")
    if place not in battle_of(table).sending:
        return closed(name, "not-going", "VA-197")
    return closed(name, "not-opponents", "VA-235")


def _not_short(table: Table, question: Any, place: int) -> Closed | None:
    """Too few symbols, fighting already, bound, or more than one symbol open (VA-065)."""
    name, card, side = NAMES[table.party[place]], table.party[place], side_of(table, question.seat)
    if place in side.active or place in side.blocked:
        return not_armed(table, side, place)
    if SYMBOLS[card] < question.least:
        return closed(name, "few-symbols", "VA-311", n=question.least)
    return not_armed(table, side, place)


def _on_board(mine: bool, why: PlaceWhy) -> Callable[[Table, Any, Any], Closed | None]:
    """The reason for a warrior by name: of the own board, or of the boards of opponents."""

    def told(table: Table, question: Any, name: str) -> Closed | None:
        friends = table.circle[question.seat]
        seats = [question.seat] if mine else [s for s in range(table.seats) if s not in friends]
        for seat in seats:
            for place in warriors(table, seat):
                found = why(table, question, place) if NAMES[table.party[place]] == name else None
                if found is not None:
                    return found
        return None

    return told


# -- dice and weapons ----------------------------------------------------------------------


def _not_free(table: Table, side: Side, die: str) -> Closed:
    """A die that is not free: a supply, one on an activated warrior, or another's (VA-062)."""
    if die not in KIND:
        return closed(die, "supply", "VA-181")
    if any(KIND[die] in laid for laid in side.laid):
        return closed(die, "die-laid", "VA-062")
    return closed(die, "die-other", "VA-062")


def _no_die(table: Table, question: Any, die: str) -> Closed:
    """Also a free die may be out of the question: picked, or showing something else."""
    side = side_of(table, question.seat)
    if die in KIND and side.pool[KIND[die]]:
        told = FREE_DIE[question.name](question)
        if told is not None:
            key, rule, args = told
            return closed(die, key, rule, **args)
    if question.name == "PayForTactic" and die not in KIND:
        return closed(die, "die-weapon", "VA-138", weapon=WEAPONS[question.weapon])
    return _not_free(table, side, die)


def _turned(question: Any) -> tuple[str, str, dict[str, Any]]:
    return "die-face", "VA-142", {"faces": [FACES[face] for face in question.faces]}


def _paid(question: Any) -> tuple[str, str, dict[str, Any]]:
    return "die-weapon", "VA-138", {"weapon": WEAPONS[question.weapon]}


FREE_DIE: dict[str, Callable[[Any], tuple[str, str, dict[str, Any]] | None]] = {
    "PayDie": lambda question: None,
    "RerollDice": lambda question: ("die-picked", "VA-061", {}),
    "TurnDie": _turned,
    "PayForTactic": _paid,
    "KeepDie": lambda question: ("die-not-new", "VA-140", {}),
}
"""By question, why a free die is left out."""


def _not_turned_to(table: Table, question: Any, weapon: str) -> Closed:
    return closed(weapon, "shows-already", "VA-142")


def _not_laid(table: Table, question: Any, weapon: str) -> Closed:
    """No such free die, or none that the pattern takes besides those chosen (VA-065, VA-079)."""
    at = WEAPONS.index(weapon)
    have = at_hand(side_of(table, question.seat))
    if have[at] <= question.chosen.count(at):
        return closed(weapon, "no-such-weapon", "VA-065")
    return closed(weapon, "pattern", "VA-079")


# -- players, slots ------------------------------------------------------------------------


def _not_helped(table: Table, question: Any, seat: int) -> Closed:
    """Not a fighter, or one with too many warriors (VA-163, VA-164)."""
    if all(side.seat != seat for side in battle_of(table).sides):
        return closed(seat, "not-fighter", "VA-163")
    return closed(seat, "thor-size", "VA-164")


def _other_slot(table: Table, question: Any, slot: int) -> Closed:
    return closed(slot, "other-slot", question.rules_at(table)[0])


# -- the phase, and jarls ------------------------------------------------------------------


def _in_fight(table: Table, question: Any, thing: str) -> Closed | None:
    """A reroll, an ability, a warrior that could fight, a card of the hand."""
    side = side_of(table, question.seat)
    if thing in ("reroll", "free_reroll"):
        return no_reroll(side, thing)
    if thing in ("jarl", "second"):
        return not_used(table, side, thing)
    places = [p for seat in table.circle[question.seat] for p in warriors(table, seat)]
    found = [place for place in places if NAMES[table.party[place]] == thing]
    idle = [place for place in found if place not in side.active]
    if found:
        return not_armed(table, side, (idle or found)[0])
    hand = different(table.players[question.seat].hand)
    held = next((card for card in hand if NAMES[card] == thing), None)
    return None if held is None else not_played(table, side, held)


def before(table: Table, question: Any, name: str) -> Closed:
    """An ability before the battle (VA-057)."""
    ability = ability_of(table, question.seat, name)
    if ability.timing != "before_battle":
        return at_another_time(ability, name)
    side = side_of(table, question.seat)
    return not_available(table, side, ability) or cannot_use(ability, name, BEFORE)


def _after(table: Table, question: Any, name: str) -> Closed:
    """An ability after the battle (VA-090)."""
    ability = ability_of(table, question.seat, name)
    if not ability.timing.startswith("after"):
        return at_another_time(ability, name)
    found = [each.name for each in after_battle(table, question.seat)]
    if name in question.among:
        return cannot_use(ability, name, AFTER)
    if name in found:
        return closed(name, "jarl-used", "VA-009")
    return closed(name, "jarl-condition", "VA-006")


def jarl_now(table: Table, question: Any, jarl: str) -> Closed | None:
    """What is true of a jarl whose abilities this question is about; None at any other one."""
    if question.name not in ("Fight", "Prepare", "UseJarl"):
        return None
    if any(name in table.options(question) for name in ("jarl", "second")):
        return closed(jarl, "jarl-ready", "VA-006")
    why = {"Fight": _in_fight, "Prepare": before, "UseJarl": _after}[question.name]
    told = why(table, question, "jarl")
    return None if told is None else Closed(jarl, told.why, told.rule)


IN_BATTLE: dict[str, Callable[[Table, Any, Any], Closed | None]] = {
    "SendWarrior": _on_board(True, _not_sent),
    "SendFallen": _on_board(True, _not_sent),
    "SendNext": _on_board(True, _not_sent),
    "SendFitting": _on_board(True, _not_sent),
    "SendIdle": _on_board(True, _not_idle),
    "WalkPath": _on_board(True, _not_walking),
    "ArmShort": _on_board(True, _not_short),
    "BindWarrior": _on_board(False, _not_bound),
    "HoldWarrior": _on_board(False, _not_held),
    "PayDie": _no_die,
    "RerollDice": _no_die,
    "TurnDie": _no_die,
    "PayForTactic": _no_die,
    "KeepDie": _no_die,
    "TurnTo": _not_turned_to,
    "LayWeapons": _not_laid,
    "HelpWhom": _not_helped,
    "WhichWarrior": _other_slot,
    "Fight": _in_fight,
    "UseJarl": _after,
}
"""By question of a battle, why a thing of its kind is left out."""
