"""Why any thing on the table cannot be chosen at the question that is asked, with its rule.

1. What a question says of itself (``closed``) comes first; see reasons.py.
2. A thing of the kind that is asked for: what keeps just this one out, question by question, by
   the conditions that make the options.
3. A thing of another kind: the question asks for something else; its own rule tells for what.

All of it follows from what everybody sees and from the chooser's own cards (BR-232).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed, Option, Question
from meadhall.games.bloodrage.actions import EXTRA_ACTIONS
from meadhall.games.bloodrage.battle import LATE_PLAY
from meadhall.games.bloodrage.cards import EFFECT, IS_QUEST, IS_UPGRADE, NAMES, different
from meadhall.games.bloodrage.components import (
    BOARD,
    EMPTY,
    FJORDS,
    LAST_STEP,
    PLACE,
    PLACES,
    PROVINCES,
    RESERVE,
    STATS,
    VALHALLA,
)
from meadhall.games.bloodrage.figures import (
    can_walk,
    count_at,
    figures_at,
    free_villages,
    has_room,
    horns_left,
    is_present,
    is_ship,
    neighbours,
)
from meadhall.games.bloodrage.reasons import closed, no_room
from meadhall.games.bloodrage.table import Player, Table

Why = Callable[[Table, Any, Player, Any], Closed | None]
"""The reason for one thing of the kind that a question asks for, by table, question and player."""


# -- all that may be pointed at ------------------------------------------------------------


def things(table: Table, seat: int) -> dict[str, list[Option]]:
    """By kind, what a seat sees and may want to choose: places, its own figures, its cards."""
    player = table.players[seat]
    figures = [each for place in (*BOARD, RESERVE, VALHALLA) for each in figures_at(player, place)]
    lying = [card for card in player.slots if card != EMPTY]
    return {
        "place": [PLACES[place] for place in BOARD],
        "figure": [*dict.fromkeys(figures)],
        "card": [NAMES[card] for card in different([*player.hand, *lying])],
        "stat": [*STATS],
        "action": ["invade", "march", "upgrade", "quest", "pillage", *EXTRA_ACTIONS],
    }


def why_not(table: Table, question: Question[Any], thing: Option) -> Closed | None:
    """Why a thing that is not open cannot be chosen; None for what the seat cannot point at."""
    kind = question.kind_of(thing, things(table, question.seat))
    if kind is None:
        return None
    player = table.players[question.seat]
    if kind == question.kind and question.name in OF_KIND:
        own = kind == "place"
        found = OF_KIND[question.name](table, question, player, PLACE[str(thing)] if own else thing)
        if found is not None:
            return found
    asked = question.kind if question.kind in ("place", "figure", "card", "stat") else "other"
    return closed(thing, f"asks-{asked}", question.rules_at(table)[0])


# -- places --------------------------------------------------------------------------------


def _destroyed(table: Table, place: int) -> Closed | None:
    gone = place in PROVINCES and table.destroyed[place]
    return closed(PLACES[place], "destroyed", "BR-037") if gone else None


def _march_from(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    if place in FJORDS:
        return closed(PLACES[place], "march-fjord", "BR-088")
    if not can_walk(player, place):
        return _destroyed(table, place) or closed(PLACES[place], "nobody-there", "BR-087")
    return closed(PLACES[place], "room", "BR-089")


def _march_to(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    if place in FJORDS:
        return closed(PLACES[place], "march-fjord", "BR-088")
    return closed(PLACES[place], "from-there", "BR-087")


def _land(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    if place in FJORDS and is_ship(question.figure):
        return closed(PLACES[place], "fjord-gone", "BR-012")
    return closed(PLACES[place], "fjord", "BR-081") if place in FJORDS else None


def _pillage(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    return closed(PLACES[place], "no-province", "BR-112") if place in FJORDS else None


def _challenge(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    if place in FJORDS:
        return closed(PLACES[place], "no-province", "BR-112")
    if not is_present(player, place):
        return _destroyed(table, place) or closed(PLACES[place], "out-of-reach", "BR-112")
    return _destroyed(table, place) or closed(PLACES[place], "unpillaged", "BR-218")


def _sacrifice_from(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    return None if count_at(player, place) else closed(PLACES[place], "nobody-there", "BR-104")


def _join(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    if place in FJORDS:
        return closed(PLACES[place], "ships-stay", "BR-118")
    if place == question.province:
        return closed(PLACES[place], "fought-over", "BR-115")
    if place not in neighbours(table, question.province):
        return _destroyed(table, place) or closed(PLACES[place], "not-next", "BR-115")
    return closed(PLACES[place], "nobody-there", "BR-115")


def _step(table: Table, question: Any, player: Player, place: int) -> Closed | None:
    if place == player.leader:
        return closed(PLACES[place], "from-there", "BR-161")
    if place in FJORDS or place not in neighbours(table, player.leader):
        return _destroyed(table, place) or closed(PLACES[place], "not-next", "BR-161")
    return None if free_villages(table, place) else no_room(table, place)


# -- figures -------------------------------------------------------------------------------


def _at(start: int, rule: str, player: Player, figure: str) -> Closed | None:
    """A figure that is asked for in one place, and is not there."""
    if figure in figures_at(player, start):
        return None
    return closed(figure, "not-there", rule, place=PLACES[start])


def _invader(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    """Those in reserve are told by the question itself (BR-080)."""
    if horns_left(player) <= 0 and figure in figures_at(player, RESERVE):
        return None
    return _at(RESERVE, "BR-080", player, figure)


def _free_invader(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    if figure not in question.figures:
        return closed(figure, "not-by-upgrade", "BR-094")
    return _at(RESERVE, "BR-096", player, figure) or closed(figure, "room", "BR-096")


def _marches(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    if is_ship(figure):
        return closed(figure, "ships-stay", "BR-088")
    return _at(question.start, "BR-087", player, figure)


def _sent(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    if is_ship(figure):
        return closed(figure, "ships-stay", "BR-118")
    return _at(question.start, "BR-115", player, figure)


def _fallen(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    found = _at(VALHALLA, "BR-213", player, figure)
    return found or (None if has_room(table, figure) else closed(figure, "room", "BR-080"))


def _given_up(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    return _at(question.place, "BR-104", player, figure)


def _spared(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    return closed(figure, "not-in-battle", "BR-220")


def _saved(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    if all(figure != victim for victim, _ in question.victims):
        return closed(figure, "not-dying", "BR-214")
    return closed(figure, "not-saved", "BR-222")


def _flees(table: Table, question: Any, player: Player, figure: str) -> Closed | None:
    return closed(figure, "no-flight", "BR-184")


# -- cards, stats, actions -----------------------------------------------------------------


def _in_hand(key: str, rule: str, fits: Callable[[int], bool] | None = None) -> Why:
    """A card that must be in hand, and of a sort."""

    def why(table: Table, question: Any, player: Player, card: str) -> Closed | None:
        held = next((each for each in player.hand if NAMES[each] == card), None)
        if held is None:
            return closed(card, "laid", rule)
        if fits is not None and not fits(held):
            return closed(card, key, rule)
        return None

    return why


def _drafted(table: Table, question: Any, player: Player, card: str) -> Closed | None:
    return closed(card, "not-in-pack", question.rules_at(table)[0])


def _kept(table: Table, question: Any, player: Player, card: str) -> Closed | None:
    return closed(card, "not-won-with", "BR-153")


def _slot(table: Table, question: Any, player: Player, card: str) -> Closed | None:
    lying = any(each != EMPTY and NAMES[each] == card for each in player.slots)
    return closed(card, "other-slot" if lying else "not-laid", "BR-092")


def _raised(table: Table, question: Any, player: Player, stat: str) -> Closed | None:
    steps: dict[str, int] = {name: player.stats[at] for at, name in enumerate(STATS)}
    if steps[stat] >= LAST_STEP:
        return closed(stat, "last-step", "BR-017")
    return closed(stat, "other-stat", "BR-196")


def _action(table: Table, question: Any, player: Player, action: str) -> Closed | None:
    """The five are told by the question itself; the rest comes with clan upgrades (BR-104)."""
    return closed(action, "clan-upgrade", "BR-104") if action in EXTRA_ACTIONS else None


OF_KIND: dict[str, Why] = {
    "TakeAction": _action,
    "MarchFrom": _march_from,
    "MarchTo": _march_to,
    "MarchFigure": _marches,
    "ChooseInvader": _invader,
    "ChooseLanding": _land,
    "FreeInvade": _free_invader,
    "ChoosePillage": _pillage,
    "ChooseChallenge": _challenge,
    "SacrificeFrom": _sacrifice_from,
    "SacrificeFigure": _given_up,
    "ChooseFallen": _fallen,
    "JoinBattle": _join,
    "SendFigure": _sent,
    "MoveLeader": _step,
    "SpareFigure": _spared,
    "SaveFigures": _saved,
    "FaceRagnarok": _flees,
    "ChooseUpgrade": _in_hand("not-upgrade", "BR-091", lambda card: IS_UPGRADE[card]),
    "ChooseQuest": _in_hand("not-quest", "BR-100", lambda card: IS_QUEST[card]),
    "AddCard": _in_hand("not-late", "BR-140", lambda card: EFFECT[card] == LATE_PLAY),
    "CommitCard": _in_hand("", "BR-130"),
    "SaveCard": _in_hand("", "BR-170"),
    "DraftCard": _drafted,
    "DraftSecondCard": _drafted,
    "KeepCard": _kept,
    "ChooseSlot": _slot,
    "RaiseStat": _raised,
}
"""By question, why a thing of its kind is left out."""
