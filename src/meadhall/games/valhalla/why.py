"""Why any thing on the table cannot be chosen at the question that is asked, with its rule.

1. What a question says of itself (``closed``) comes first; see reasons.py.
2. A thing that the question asks for: what keeps just this one out, by the conditions that make
   the options (why_cards.py, why_battle.py).
3. A card that lies elsewhere: where it lies, and what is chosen now.
4. Anything else: what is chosen now, with the question's own rule.

All of it follows from what everybody sees and from the chooser's own cards (VA-312).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed, Option, Question, text
from meadhall.games.valhalla.actions import ACTIONS, targets
from meadhall.games.valhalla.cards import IS_WARRIOR, NAMES, different
from meadhall.games.valhalla.components import KINDS, WEAPONS
from meadhall.games.valhalla.expansions.loki import rows_of
from meadhall.games.valhalla.picking import slot_number
from meadhall.games.valhalla.reasons import (
    ability_of,
    at_another_time,
    closed,
    kind_in_hand,
    no_target,
)
from meadhall.games.valhalla.table import Table, warriors
from meadhall.games.valhalla.why_battle import IN_BATTLE, before, jarl_now
from meadhall.games.valhalla.why_cards import OF_CARDS
from meadhall.games.valhalla.zones import SOURCE, ZONES, cards_in, zone_of

Why = Callable[[Table, Any, Any], Closed | None]
"""The reason for one thing that a question asks for, by table and question."""


# -- all that may be pointed at ------------------------------------------------------------


def things(table: Table, seat: int) -> dict[str, list[Option]]:
    """By kind, what a seat sees and may want to choose, now or another time."""
    player = table.players[seat]
    held = [card for zone in ZONES for card in cards_in(table, seat, zone)]
    parties = [table.party[p] for other in range(table.seats) for p in warriors(table, other)]
    circle = [p for other in table.circle[seat] for p in warriors(table, other)]
    abilities: list[Option] = ["jarl", "second"] if player.jarl else []
    own = [*(table.party[p] for p in circle), *player.hand]
    return {
        "action": [*ACTIONS],
        "seat": [*range(table.seats)],
        "card": [*(NAMES[card] for card in different(held)), *player.offered],
        "warrior": [NAMES[card] for card in different(parties)],
        "jarl": [*dict.fromkeys(each.jarl for each in table.players if each.jarl)],
        "ability": abilities,
        "battle": [*(NAMES[c] for c in different(own)), "reroll", "free_reroll", *abilities]
        if table.battle is not None
        else [],
        "die": dice_seen(table, seat),
        "weapon": [*WEAPONS] if table.battle is not None else [],
        "row": [*range(1, len(rows_of(table)) + 1)] if table.loki else [],
        "slot": [slot_number(table, seat, place) for place in circle],
    }


def dice_seen(table: Table, seat: int) -> list[Option]:
    """The kinds of dice that lie in a battle, and Weapon Supply that counts as a die (VA-180)."""
    if table.battle is None:
        return []
    found: set[int] = set()
    supplies: list[Option] = []
    for side in table.battle.sides:
        found |= {kind for kind, count in enumerate(side.pool) if count}
        found |= {kind for laid in side.laid for kind in laid}
        if side.seat == seat:
            supplies += [NAMES[card] for card in different(side.supplies)]
    return [*(KINDS[kind] for kind in sorted(found)), *supplies]


def why_not(table: Table, question: Question[Any], thing: Option) -> Closed | None:
    """Why a thing that is not open cannot be chosen; None for what the seat cannot point at."""
    kinds = [kind for kind, each in things(table, question.seat).items() if thing in each]
    if not kinds:
        return None
    if question.kind in kinds and question.name in ASKED:
        found = ASKED[question.name](table, question, thing)
        if found is not None:
            return found
    for kind in kinds:
        told = OTHER[kind](table, question, thing) if kind in OTHER else None
        if told is not None:
            return told
    return closed(thing, "asks", question.rules_at(table)[0], among=among(question))


def among(question: Question[Any]) -> Any:
    """What is being chosen, in the words that follow "now you choose"."""
    return text(f"among-{SOURCE[question.name][0]}")


ASKED: dict[str, Why] = {
    **OF_CARDS,
    **IN_BATTLE,
    "ChooseTarget": lambda t, q, s: no_target(t, q.seat, int(s)),
}
"""By question, why a thing of its kind is left out."""


# -- things of another kind ----------------------------------------------------------------


def _card(table: Table, question: Any, name: str) -> Closed | None:
    """A card that lies elsewhere than where cards are chosen now, or that waits for its time."""
    zone = zone_of(table, question.seat, name, SOURCE[question.name][1])
    if zone is None:
        return None
    if question.name == "ChooseAction" and zone == "hand":
        card = next(card for card in table.players[question.seat].hand if NAMES[card] == name)
        if IS_WARRIOR[card]:
            return closed(name, "add-first", "VA-042")
        return kind_in_hand(card)
    lies = text(f"lies-{zone}")
    return closed(name, "elsewhere", question.rules_at(table)[0], lies=lies, among=among(question))


def _seat(table: Table, question: Any, seat: int) -> Closed | None:
    """A player, while the action is still to be chosen."""
    if question.name != "ChooseAction" or table.monster:
        return None
    if seat in targets(table, question.seat):
        return closed(seat, "attack-first", "VA-044")
    return no_target(table, question.seat, seat)


def _jarl(table: Table, question: Any, jarl: str) -> Closed:
    """A jarl: an ability is used at its time, and that of others by them (VA-006, VA-145)."""
    if jarl != table.players[question.seat].jarl:
        return closed(jarl, "jarl-other", "VA-006")
    return jarl_now(table, question, jarl) or _ability(table, question, "jarl", jarl)


def _ability(table: Table, question: Any, name: str, option: Option | None = None) -> Closed:
    """An ability, while something else is asked."""
    if question.name == "Prepare":
        return before(table, question, name)
    return at_another_time(ability_of(table, question.seat, name), option or name)


def _die(table: Table, question: Any, die: str) -> Closed | None:
    """A die, while it is not dice that are chosen (VA-060)."""
    if question.name != "Fight":
        return None
    return closed(die, "dice-later", "VA-060")


OTHER: dict[str, Callable[[Table, Any, Any], Closed | None]] = {
    "seat": _seat,
    "card": _card,
    "warrior": _card,
    "jarl": _jarl,
    "ability": _ability,
    "die": _die,
}
"""By kind, why a thing is left out of a question that asks for something else."""
