"""Why a place, a card or a good cannot be chosen now, each with its rule (text/reasons.*.ftl).

Places of the town say what keeps a worker out, runes and other cards when they come into play,
goods what they are for. All of it follows from what everybody sees and from the chooser's own
cards (CM-011, CM-012).
"""

from __future__ import annotations

from typing import Any

from meadhall.core import Arg, Closed, Option, Question, text
from meadhall.games.midgard.cards import (
    ANY_TIME,
    DESTINY,
    GLORY,
    HEALING,
    JOURNEY,
    KNOWLEDGE,
    LEADERS,
    POTENTIAL,
    REACTION,
    RUNE,
    RUNES,
    TRUE_VISION,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    GOODS,
    NONE,
    PLACE,
    PLACES,
    SHIPWRIGHT,
    Deal,
)
from meadhall.games.midgard.forecast import count_texts
from meadhall.games.midgard.placement import price_of, why_closed
from meadhall.games.midgard.rolls import JudgeRoll
from meadhall.games.midgard.runes import LastRunes
from meadhall.games.midgard.sage import KeepDestiny
from meadhall.games.midgard.setup import PickLeader
from meadhall.games.midgard.table import Player, Table


def closed(option: Option, key: str, rule: str, **args: Arg) -> Closed:
    """Something that is not open, with its reason."""
    return Closed(option, text(f"closed-{key}", **args), rule)


def owner_of(table: Table, ship: int) -> int:
    """Who has built a private longship, or NONE."""
    return next((seat for seat, each in enumerate(table.players) if each.ship == ship), NONE)


# -- prices --------------------------------------------------------------------


def too_dear(option: Option, player: Player, cost: Deal, rule: str, key: str = "price") -> Closed:
    """It costs more than there is: what it asks, and what the player has of that (CM-010)."""
    asked = [good for good, price in enumerate(cost.goods) if price]
    have = [text(f"count_{GOODS[good]}", n=player.goods[good]) for good in asked]
    return closed(option, key, rule, cost=count_texts(cost), have=have)


# -- places --------------------------------------------------------------------


def no_worker(table: Table, seat: int, name: str) -> Closed | None:
    """Why a worker cannot be placed there (CM-038, CM-042)."""
    place, player = PLACE[name], table.players[seat]
    why = why_closed(table, seat, place)
    if why is None:
        return None
    if why == "closed-taken":
        return occupied(table, seat, place)
    if why == "closed-not-yours":
        return closed(name, "ship-of-other", "CM-056", seat=owner_of(table, place))
    if why == "closed-cost" and place == SHIPWRIGHT:
        cheapest = min(
            (ALL_PLACES[ship].cost for ship in table.ships), key=lambda it: sum(it.goods)
        )
        return too_dear(name, player, cheapest, "CM-058", "ships-price")
    if why == "closed-cost":
        return too_dear(name, player, price_of(table, seat, place), "CM-042")
    return closed(name, *NO_WORKER[why])


NO_WORKER: dict[str, tuple[str, str]] = {
    "closed-hired": ("second-worker", "CM-066"),
    "closed-hunting": ("second-hunt", "CM-069"),
    "closed-unbuilt": ("build-first", "CM-058"),
    "closed-no-harbor": ("harbors-full", "CM-057"),
    "closed-has-ship": ("second-ship", "CM-058"),
    "closed-no-ships": ("ships-gone", "CM-058"),
    "closed-no-runes": ("runes-gone", "CM-062"),
}
"""By what keeps a worker out (placement.py): the sentence and its rule."""


def occupied(table: Table, seat: int, place: int) -> Closed:
    """A place that somebody's worker has filled until cleanup (CM-038)."""
    other = table.placed[place].bit_length() - 1
    if other == seat:
        return closed(PLACES[place], "occupied-own", "CM-038")
    return closed(PLACES[place], "occupied", "CM-038", seat=other)


# -- cards ---------------------------------------------------------------------


def no_card(table: Table, question: Question[Any], card: str) -> Closed | None:
    """Why a leader, rune or destiny cannot be chosen."""
    if card in RUNE:
        return no_rune(table, question, card)
    if card in DESTINY:
        if isinstance(question, KeepDestiny):
            return closed(card, "destiny-kept", "CM-157")
        return closed(card, "destiny-end", "CM-139")
    if card == "deck":
        return closed(card, "deck-empty", "CM-036")
    taken = {
        LEADERS[each.leader]: seat for seat, each in enumerate(table.players) if each.leader >= 0
    }
    if isinstance(question, PickLeader):
        return closed(card, "leader-taken", "CM-020", seat=taken[card])
    return closed(card, "leader-power", "CM-153")


def no_rune(table: Table, question: Question[Any], name: str) -> Closed:
    """Why a rune cannot be used: whose it is, whether it is spent, when it works (CM-162)."""
    rune, player = RUNE[name], table.players[question.seat]
    if rune in table.rune_row:
        return closed(name, "rune-row", "CM-061")
    if rune not in player.runes:
        other = next(seat for seat, each in enumerate(table.players) if rune in each.runes)
        return closed(name, "rune-of-other", "CM-162", seat=other)
    if rune in player.used:
        return closed(name, "rune-used", "CM-162")
    if ANY_TIME[rune]:
        return _no_free_rune(table, question, rune)
    if isinstance(question, JudgeRoll) and rune in (POTENTIAL, REACTION):
        return closed(name, "no-blank" if rune == POTENTIAL else "no-shield", TRIGGER[rune][1])
    return closed(name, *TRIGGER[rune])


def _no_free_rune(table: Table, question: Question[Any], rune: int) -> Closed:
    """A rune without a trigger: used beside the question, of no use now, or not now (CM-190)."""
    name, seat = RUNES[rune], question.seat
    if name in table.anytime(seat):
        return closed(name, "rune-beside", "CM-190")
    if isinstance(question, LastRunes) and rune == KNOWLEDGE:
        return closed(name, "journeys-over", "CM-137")
    if name in table.ready_runes(seat):
        return closed(name, "rune-moment", "CM-190")
    if rune == KNOWLEDGE:
        return closed(name, "journeys-seen", "CM-170")
    return closed(name, "no-coins", "CM-176")


TRIGGER: dict[int, tuple[str, str]] = {
    GLORY: ("rune-victory", "CM-166"),
    HEALING: ("rune-losses", "CM-167"),
    JOURNEY: ("rune-journey", "CM-169"),
    POTENTIAL: ("rune-roll", "CM-171"),
    REACTION: ("rune-roll", "CM-172"),
    TRUE_VISION: ("rune-sage", "CM-175"),
}
"""By rune with a trigger: the sentence that tells when it is used, and its rule."""


# -- goods ---------------------------------------------------------------------


def no_good(question: Question[Any], good: str) -> Closed:
    """What a good is for: it is never chosen by itself, but for favor after a roll (CM-101)."""
    if good == "favor":
        key = "no-favor" if isinstance(question, JudgeRoll) else "favor-rerolls"
        return closed(good, key, "CM-101")
    return (
        closed(good, "blame-stays", "CM-150") if good == "blame" else closed(good, "pays", "CM-010")
    )
