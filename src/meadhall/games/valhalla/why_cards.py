"""Why a card that lies where one is to be chosen is left out all the same, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed
from meadhall.games.valhalla.aftermath import winner_of
from meadhall.games.valhalla.cards import (
    EFFECT,
    GLORY,
    IS_EARLY,
    IS_TACTIC,
    IS_THOR,
    IS_TRICK,
    IS_TYR,
    NAMES,
    PARAMS,
)
from meadhall.games.valhalla.effects import EARLY
from meadhall.games.valhalla.expansions.valkyries import commission_met
from meadhall.games.valhalla.fight import tactics_allowed
from meadhall.games.valhalla.glory import room_for_glory
from meadhall.games.valhalla.reasons import closed, kind_in_hand, not_added
from meadhall.games.valhalla.table import Table, battle_of, side_of
from meadhall.games.valhalla.zones import SOURCE, cards_in

CardWhy = Callable[[Table, Any, int], Closed | None]
"""The reason for a card of the zone that a question chooses from."""


def _not_added(table: Table, question: Any, card: int) -> Closed:
    return not_added(card, question.limit)


def _set_aside(table: Table, question: Any, card: int) -> Closed:
    """The one chosen first is a question ago (VA-032)."""
    return closed(NAMES[card], "set-aside", "VA-032")


def _no_tactic(table: Table, question: Any, card: int) -> Closed | None:
    return None if IS_TRICK[card] else closed(NAMES[card], "not-tactic", "VA-319")


def _not_banned(table: Table, question: Any, card: int) -> Closed:
    if card not in question.seen:
        return closed(NAMES[card], "not-seen-now", "VA-311")
    return closed(NAMES[card], "not-tactic", "VA-134")


def _no_thor(table: Table, question: Any, card: int) -> Closed:
    """No card of Thor's Help, or nobody meets its condition (VA-164)."""
    return closed(NAMES[card], "thor-condition", "VA-164") if IS_THOR[card] else kind_in_hand(card)


def _no_commission(table: Table, question: Any, card: int) -> Closed:
    """No commission, no room under the cap, or its demand was not met (VA-184 to VA-188, 275)."""
    side = winner_of(table)
    if EFFECT[card] not in DEMANDS or side is None:
        return kind_in_hand(card)
    if not commission_met(table, side, card):
        key, rule = DEMANDS[EFFECT[card]]
        return closed(NAMES[card], key, rule, n=PARAMS[card].get("n", side.rerolls))
    room = max(0, room_for_glory(table, question.seat))
    return closed(NAMES[card], "cap", "VA-275", glory=GLORY[card], room=room)


DEMANDS = {
    "no_rerolls_except_by_tactics": ("demand-steady", "VA-185"),
    "strength_difference_at_least": ("demand-rout", "VA-187"),
    "activated_at_least": ("demand-warband", "VA-188"),
}
"""What a commission asks for."""


def _no_tyr(table: Table, question: Any, card: int) -> Closed | None:
    return None if IS_TYR[card] else kind_in_hand(card)


def _not_early(table: Table, question: Any, card: int) -> Closed:
    """No before-battle sign, no more tactics, or nothing for it to do (VA-057, VA-145, VA-290)."""
    if not (IS_EARLY[card] and IS_TACTIC[card]):
        return kind_in_hand(card)
    side = side_of(table, question.seat)
    if not tactics_allowed(table, side):
        most = battle_of(table).most_tactics
        return closed(NAMES[card], "tactics-limit", "VA-290", n=most)
    return closed(NAMES[card], *EARLY[EFFECT[card]].why(table, side, card))


def _not_returned(table: Table, question: Any, card: int) -> Closed:
    if card in side_of(table, question.seat).tactics:
        return closed(NAMES[card], "other-tactic", "VA-311")
    return closed(NAMES[card], "not-your-tactic", "VA-311")


def _no_glory(table: Table, question: Any, card: int) -> Closed:
    """Without points, worth too much, or leaving a sum that cannot be had (VA-124, VA-125)."""
    worth = GLORY[card]
    if not worth:
        return closed(NAMES[card], "no-points", "VA-124")
    if worth > question.amount:
        key, rest = "too-many-points", question.amount
    else:
        key, rest = "no-exact-sum", question.amount - worth
    return closed(NAMES[card], key, "VA-125", glory=worth, n=rest)


def _not_lost(table: Table, question: Any, card: int) -> Closed:
    """Another card is given first: one worth 1, else one that can be changed (VA-296)."""
    ones = any(GLORY[each] == 1 for each in table.players[question.seat].valhalla)
    key = "worth-one-first" if ones else "no-change"
    return closed(NAMES[card], key, "VA-296", glory=GLORY[card])


def _of_zone(question_name: str, why: CardWhy) -> Callable[[Table, Any, Any], Closed | None]:
    """The reason for a card by name, if one of that name lies where cards are chosen from."""
    zone = SOURCE[question_name][1]

    def told(table: Table, question: Any, name: str) -> Closed | None:
        cards = cards_in(table, question.seat, zone)
        found = sorted(card for card in cards if NAMES[card] == name)
        return why(table, question, found[0]) if found else None

    return told


_CARDS: dict[str, CardWhy] = {
    "AddWarrior": _not_added,
    "SetSecondAside": _set_aside,
    "DiscardTactic": _no_tactic,
    "BanTactic": _not_banned,
    "PlayThor": _no_thor,
    "PlayCommission": _no_commission,
    "LayTyr": _no_tyr,
    "Prepare": _not_early,
    "ReturnTactic": _not_returned,
    "TakeGlory": _no_glory,
    "LoseGlory": _not_lost,
}

OF_CARDS = {name: _of_zone(name, why) for name, why in _CARDS.items()}
"""By question about cards, why one that lies there is left out."""
