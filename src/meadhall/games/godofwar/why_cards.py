"""Why a card cannot be chosen at a question about cards, with its rule.

1. A card that is not in hand: where it lies, and when it can be had (GW-063, GW-148, GW-282).
2. A card in hand: what keeps it out of just this set, window, price or pile, by the conditions
   that make the options.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed
from meadhall.games.godofwar.cards import (
    BEGINS,
    IS_BAD,
    IS_SPECIAL,
    MODIFIER,
    NAMES,
    REROLL,
    SET_BONUS,
    SYMBOLS,
    find,
)
from meadhall.games.godofwar.interact import pays
from meadhall.games.godofwar.reasons import closed, crystal_later, no_action
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.wording import symbol_text

InHand = Callable[[Table, Any, int], Closed | None]
"""Why a card in hand is left out, by table, question and card."""


def cards_seen(table: Table, seat: int) -> list[int]:
    """A seat's open cards: in hand, laid out and discarded, and what is on offer (GW-011)."""
    player = table.players[seat]
    laid = [card for card, owner in table.played.items() if owner == seat]
    return [*player.hand, *cards_in_sets(table, seat), *laid, *player.discard, *table.offer]


def cards_in_sets(table: Table, seat: int) -> list[int]:
    """The cards of the sets that a seat is playing."""
    blow = table.incoming
    found = []
    for cards in (table.building, None if blow is None else blow.set):
        if cards is not None:
            owner = table.active if cards.kind != "defense" else table.heroes[cards.hero].seat
            found += cards.cards if owner == seat else []
    return found


def elsewhere(table: Table, seat: int, name: str) -> Closed:
    """A card that is not in hand: in the set, laid out, on offer or discarded."""

    def among(cards: list[int]) -> bool:
        return any(NAMES[card] == name for card in cards)

    if among(cards_in_sets(table, seat)):
        return closed(name, "in-set", "GW-053")
    if among([*table.played]):
        return closed(name, "laid-out", "GW-282")
    if among(table.players[seat].discard):
        return closed(name, "discarded", "GW-063")
    return closed(name, "on-offer", "GW-148")


def from_hand(fits: InHand) -> Callable[[Table, Any, str], Closed | None]:
    """A question that is answered with cards from hand."""

    def why(table: Table, question: Any, name: str) -> Closed | None:
        held = [card for card in table.players[question.seat].hand if NAMES[card] == name]
        if not held:
            return elsewhere(table, question.seat, name)
        return fits(table, question, find(held, name))

    return why


# -- cards in hand, question by question -----------------------------------------------------


def _act(table: Table, question: Any, card: int) -> Closed:
    return no_action(table, question.seat, card)


def _add(table: Table, question: Any, card: int) -> Closed:
    """Only modifiers join a set; special cards raise it later (GW-056, GW-061)."""
    if IS_SPECIAL[card]:
        return closed(NAMES[card], "special-after", "GW-061")
    return crystal_later(card) or closed(NAMES[card], "one-icon", "GW-056")


def _defend(table: Table, question: Any, card: int) -> Closed:
    """A defence set begins with a defence icon and has a number (GW-053, GW-115)."""
    if IS_SPECIAL[card]:
        return closed(NAMES[card], "special-before", "GW-061")
    if MODIFIER[card]:
        return closed(NAMES[card], "modifier-defence", "GW-053")
    if BEGINS["defense"][card]:
        return closed(NAMES[card], "needs-modifier", "GW-054")
    return crystal_later(card) or closed(NAMES[card], "no-defence", "GW-115")


def _special(table: Table, question: Any, card: int) -> Closed:
    """Which special cards fit a window (GW-060, GW-061)."""
    name = NAMES[card]
    if not IS_SPECIAL[card]:
        return crystal_later(card) or closed(name, "not-special", "GW-060")
    if question.window == "die":
        return closed(name, "die-only", "GW-061")
    if REROLL[card]:
        return closed(name, "reroll", "GW-061")
    if question.window == "set":
        return closed(name, "set-only", "GW-061")
    assert SET_BONUS[card]
    return closed(name, "needs-set", "GW-061")


def _mimir(table: Table, question: Any, card: int) -> Closed:
    """Mimir plays special cards and pays for points, and never attacks (GW-226)."""
    if not IS_SPECIAL[card]:
        return crystal_later(card) or closed(NAMES[card], "mimir-cards", "GW-226")
    if REROLL[card]:
        return closed(NAMES[card], "reroll", "GW-061")
    return closed(NAMES[card], "at-the-end", "GW-061")


def _pay(table: Table, question: Any, card: int) -> Closed:
    """The next symbol, its least number, and what the others still need (GW-092)."""
    symbol, least = table.scene.interactions[question.point].cost[question.paid]
    if symbol not in SYMBOLS[card]:
        return closed(NAMES[card], "wrong-symbol", "GW-092", symbol=symbol_text(symbol, least))
    if not pays(card, symbol, least):
        return closed(NAMES[card], "low-number", "GW-092", least=least)
    return closed(NAMES[card], "pays-other", "GW-092")


def _wait(table: Table, question: Any, card: int) -> Closed:
    """Before the rune is revealed: when a card can be played again (GW-059, GW-061)."""
    if IS_SPECIAL[card]:
        return closed(NAMES[card], "after-rune", "GW-061")
    if BEGINS["defense"][card]:
        return closed(NAMES[card], "defence-later", "GW-059")
    return crystal_later(card) or closed(NAMES[card], "own-activation", "GW-059")


# -- piles -----------------------------------------------------------------------------------------


def _upgrade(table: Table, question: Any, name: str) -> Closed | None:
    return closed(name, "remove-first", "GW-149")


def _remove(table: Table, question: Any, name: str) -> Closed | None:
    return closed(name, "removing", "GW-149")


def _status(table: Table, question: Any, name: str) -> Closed | None:
    """Stun and poison cards alone, and of the player who is meant (GW-150)."""
    bad = any(IS_BAD[card] and NAMES[card] == name for card in cards_seen(table, question.seat))
    return closed(name, "not-their-status" if bad else "not-status", "GW-150")


OF_CARDS: dict[str, Callable[[Table, Any, str], Closed | None]] = {
    "HeroAction": from_hand(_act),
    "MimirActs": from_hand(_mimir),
    "AddModifier": from_hand(_add),
    "Defend": from_hand(_defend),
    "PlaySpecial": from_hand(_special),
    "PayCost": from_hand(_pay),
    "RevealRune": from_hand(_wait),
    "DiscardCard": from_hand(lambda table, question, card: None),
    "TakeUpgrade": _upgrade,
    "RemoveCard": _remove,
    "RemoveStatus": _status,
}
"""By question, why a card is left out."""
