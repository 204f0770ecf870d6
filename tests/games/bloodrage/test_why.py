"""Why something cannot be chosen: no reason is untrue. What all games keep: tests/contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.cards import IS_QUEST, IS_UPGRADE, NAMES
from meadhall.games.bloodrage.components import (
    BOARD,
    FJORDS,
    LAST_STEP,
    PLACE,
    RESERVE,
    STATS,
    VALHALLA,
)
from meadhall.games.bloodrage.figures import can_walk, figures_at, free_villages, is_ship
from meadhall.lab.reasons import Refusal, positions, refusals


@cache
def told() -> list[tuple[Any, Refusal]]:
    """The refusals of a few games, each with a copy of its table."""
    found = []
    for at, table in enumerate(positions(GAME, 3, "why")):
        if at % 3 == 0 or table.questions()[0].name not in ("DraftCard", "TakeAction"):
            copy = table.clone()
            found += [(copy, each) for each in refusals(GAME, table)]
    return found


def _holds(table: Any, refusal: Refusal) -> bool:
    """Whether a reason is true of the table, looked at in another way than the rules do."""
    question: Any = refusal[0]
    thing: Any = refusal[2]
    reason = refusal[3]
    assert reason is not None
    key, args = reason.why.key.removeprefix("closed-"), reason.why.args
    player = table.players[question.seat]
    place = PLACE.get(str(thing), -1)
    where = [each for each in (*BOARD, RESERVE, VALHALLA) if thing in figures_at(player, each)]
    hand, lying = ([NAMES[c] for c in cards if c >= 0] for cards in (player.hand, player.slots))
    if key.startswith("asks-"):
        return question.kind == key.removeprefix("asks-") or key == "asks-other"
    true: dict[str, Callable[[], bool]] = {
        "rage": lambda: int(str(args["cost"])) > player.rage == args["rage"],
        "destroyed": lambda: bool(table.destroyed[place]),
        "full": lambda: free_villages(table, place) == 0,
        "pillaged": lambda: bool(table.pillaged[place]),
        "unpillaged": lambda: not table.pillaged[place],
        "march-fjord": lambda: place in FJORDS,
        "fjord": lambda: place in FJORDS and not is_ship(question.figure),
        "no-province": lambda: place in FJORDS,
        "nobody-there": lambda: not can_walk(player, place) if place not in FJORDS else True,
        "from-there": lambda: place in (getattr(question, "start", -1), player.leader),
        "fought-over": lambda: place == question.province,
        "not-there": lambda: PLACE[str(args["place"])] not in where,
        "laid": lambda: thing in lying and thing not in hand,
        "not-laid": lambda: thing in hand and thing not in lying,
        "other-slot": lambda: thing in lying,
        "not-upgrade": lambda: thing in hand and not IS_UPGRADE[NAMES.index(str(thing))],
        "not-quest": lambda: thing in hand and not IS_QUEST[NAMES.index(str(thing))],
        "last-step": lambda: player.stats[STATS.index(thing)] == LAST_STEP,
        "upgrades": lambda: not any(IS_UPGRADE[card] for card in player.hand),
        "quests": lambda: not any(IS_QUEST[card] for card in player.hand),
        "reserve": lambda: not figures_at(player, RESERVE),
    }
    return true.get(key, lambda: True)()


def test_no_reason_is_untrue() -> None:
    for table, refusal in told():
        assert _holds(table, refusal), refusal


def test_what_nobody_can_point_at_has_no_reason() -> None:
    table = GAME.new(2, {}, "x")
    question = table.questions()[0]
    other = table.players[1 - question.seat].pack[0]
    assert GAME.reason(table, question, "no such thing") is None
    if NAMES[other] not in table.options(question):
        assert GAME.reason(table, question, NAMES[other]) is None, "cards of others are unseen"
