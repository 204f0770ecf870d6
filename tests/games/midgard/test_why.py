"""Why something cannot be chosen: no reason is untrue. What all games keep: tests/contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from games.midgard.positions import clan, position
from meadhall.core import Closed, Option
from meadhall.games.midgard import GAME
from meadhall.games.midgard.board import places_of
from meadhall.games.midgard.cards import BANS, ENEMY, LEADERS, RUNE
from meadhall.games.midgard.combat import PassBlame
from meadhall.games.midgard.components import (
    COINS,
    FAVOR,
    GOODS,
    PLACE,
    PLACES,
    SHORE_NAMES,
    TARGETS,
    WARRIORS,
)
from meadhall.games.midgard.locations import BuildShip, BuyFavor, MoorShip, RepeatDeal
from meadhall.games.midgard.placement import PlaceWorker, open_places, why_closed
from meadhall.games.midgard.table import Table
from meadhall.lab.reasons import Refusal, refusals
from tables import dice, random_step

TABLES: tuple[tuple[int, dict[str, bool]], ...] = (
    (2, {}),
    (3, {"hall_of_glory": True}),
    (4, {"distrust": True}),
)
"""All numbers of players, and both variants."""


def played(seed: str, every: int = 1) -> Iterator[Any]:
    """Positions of random games, each so many answers after the one before."""
    for seats, options in TABLES:
        table, chance = GAME.new(seats, {**options}, f"{seed} {seats}"), dice(f"{seed} {seats}")
        at = 0
        while table.questions():
            if at % every == 0:
                yield table
            random_step(table, chance)
            table.log.clear()
            at += 1


@cache
def told() -> list[tuple[Any, Refusal]]:
    """The refusals of a few games, each with a copy of its table."""
    found = []
    for table in played("why", 4):
        copy = table.clone()
        found += [(copy, each) for each in refusals(GAME, table)]
    return found


def why(table: Table, thing: Option, at: int = 0) -> Closed:
    """The reason against a thing at the open question."""
    reason = GAME.reason(table, table.questions()[at], thing)
    assert reason is not None
    return reason


# -- all refusals --------------------------------------------------------------


@pytest.mark.rule("CM-042")
def test_a_place_is_open_just_when_nothing_closes_it() -> None:
    for table in played("places", 2):
        for question in table.questions():
            if isinstance(question, PlaceWorker):
                seat = question.seat
                free = [
                    each
                    for each in places_of(table.seats, table.stalls)
                    if why_closed(table, seat, each) is None
                ]
                assert free == open_places(table, seat)


def test_what_nobody_can_point_at_has_no_reason() -> None:
    table = position(clan(workers=1, destinies="prepared"), clan(destinies="craftsman"))
    table.do(PlaceWorker(0))
    question = table.questions()[0]
    assert GAME.reason(table, question, "no such thing") is None
    assert GAME.reason(table, question, "craftsman") is None, "destinies of others are unseen"
    assert GAME.reason(table, question, "journey_storm") is None, "journeys lie face down"
    assert GAME.reason(table, question, "prepared") is not None


# -- no reason is untrue -------------------------------------------------------


def _crew(table: Any, question: Any) -> list[int]:
    """The dice that the question is about."""
    if table.fight is not None:
        return list(table.sent[table.fight.target])
    return list(table.sent[TARGETS.index(SHORE_NAMES[question.shore])])


def _holds(table: Any, refusal: Refusal) -> bool:
    """Whether a reason is true of the table, looked at in another way than the rules do."""
    question: Any = refusal[0]
    thing: Any = refusal[2]
    reason = refusal[3]
    assert reason is not None
    key = reason.why.key.removeprefix("closed-")
    args: Any = reason.why.args
    player = table.players[question.seat]
    place = PLACE.get(str(thing), -1)
    rune = RUNE.get(str(thing), -1)
    if key.startswith("asks-"):
        return key == f"asks-{question.kind}"
    true: dict[str, Callable[[], bool]] = {
        "occupied": lambda: table.placed[place] == 1 << args["seat"] != 1 << question.seat,
        "occupied-own": lambda: table.placed[place] == 1 << question.seat,
        "price": lambda: _is_short(player, args),
        "ships-price": lambda: _is_short(player, args),
        "second-worker": lambda: player.workforce == 4 + (table.seats == 2),
        "second-hunt": lambda: bool(table.placed[place] >> question.seat & 1),
        "build-first": lambda: all(each.ship != place for each in table.players),
        "ship-of-other": lambda: table.players[args["seat"]].ship == place,
        "harbors-full": lambda: min(table.harbors) >= 0,
        "second-ship": lambda: player.ship >= 0,
        "ships-gone": lambda: not table.ships,
        "harbor-taken": lambda: PLACES[table.harbors[SHORE_NAMES.index(thing)]] == args["ship"],
        "journey-seen": lambda: thing in GAME.view(table, question.seat)["mine"]["journeys"],
        "banned": lambda: BANS[ENEMY[str(args["enemy"])]][WARRIORS.index(thing)],
        "not-fighting": lambda: not _crew(table, question)[WARRIORS.index(thing)],
        "not-offered": lambda: not question.offer[WARRIORS.index(thing)],
        "no-favor": lambda: not player.goods[FAVOR],
        "no-coins": lambda: not player.goods[COINS],
        "no-blank": lambda: not any(die & 3 == 0 for die in table.fight.roll),
        "no-shield": lambda: not any(die & 3 == 3 for die in table.fight.roll),
        "all-marked": lambda: _marked(table, thing),
        "mark-first": lambda: not table.fight.marked,
        "only-left": lambda: args["n"] < thing,
        "ship-full": lambda: args["n"] < thing and args["n"] <= args["capacity"],
        "not-yourself": lambda: thing == question.seat,
        "leader-taken": lambda: LEADERS[table.players[args["seat"]].leader] == thing,
        "rune-row": lambda: rune in table.rune_row,
        "rune-of-other": lambda: rune in table.players[args["seat"]].runes,
        "rune-used": lambda: rune in player.runes and rune in player.used,
        "rune-beside": lambda: any(thing in each.options(table) for each in table.asides()),
        "rune-moment": lambda: rune in player.runes and rune not in player.used,
        "workers-first": lambda: GAME.view(table)["phase"] != "workers",
        "sent-later": lambda: GAME.view(table)["phase"] == "workers",
        "crew-fixed": lambda: GAME.view(table)["phase"] == "combat",
    }
    return true.get(key, lambda: True)()


def _is_short(player: Any, args: Any) -> bool:
    """Whether a price is more than what a player has, and that is told rightly."""
    cost = {each.key: each.args["n"] for each in args["cost"]}
    have = {each.key: each.args["n"] for each in args["have"]}
    owned = {f"count_{name}": n for name, n in zip(GOODS, player.goods, strict=True)}
    return (
        {*cost} == {*have}
        and all(owned[name] == n for name, n in have.items())
        and any(have[name] < n for name, n in cost.items())
    )


def _marked(table: Any, thing: str) -> bool:
    fight = GAME.view(table)["fight"]
    return bool(fight["roll"].count(thing) == fight["marked"].count(thing))


def test_no_reason_is_untrue() -> None:
    for table, refusal in told():
        assert _holds(table, refusal), refusal


# -- reasons by position -------------------------------------------------------


@pytest.mark.rule("CM-058", "CM-057", "CM-041")
def test_reasons_for_ships_and_shores() -> None:
    table = position(
        clan(workers=1, ship="knarr"),
        clan(at="small_public_longship@shore_1 market"),
    )
    table.do(PlaceWorker(0))
    assert ("closed-second-ship", "CM-058") == _told(why(table, "shipwright"))
    assert ("closed-build-first", "CM-058") == _told(why(table, "snekkja"))
    assert ("closed-by-ship", "CM-041") == _told(why(table, "shore_3"))
    assert 1 == why(table, "market").why.args["seat"]
    table.do(MoorShip(0, PLACE["knarr"]))
    assert ("closed-harbor-taken", "CM-057") == _told(why(table, "shore_1"))


@pytest.mark.rule("CM-058")
def test_a_ship_says_what_is_missing() -> None:
    table = position(clan(workers=1, wood=1, coins=9), clan())
    reason = why_at(table, PlaceWorker(0), "shipwright")
    assert ("closed-ships-price", "CM-058") == _told(reason)
    table = position(clan(wood=3, coins=2), clan(), clan())
    assert ("closed-price", "CM-058") == _told(why_at(table, BuildShip(0), "snekkja"))
    table = position(clan(wood=9, coins=9), clan(ship="snekkja"), clan())
    assert ("closed-ship-of-other", "CM-058") == _told(why_at(table, BuildShip(0), "snekkja"))


@pytest.mark.rule("CM-063", "CM-073")
def test_a_number_says_what_it_would_cost() -> None:
    table = position(clan(coins=4, food=2), clan())
    reason = why_at(table, BuyFavor(0), 3)
    assert ("closed-price", "CM-063") == _told(reason)
    assert [6] == [each.args["n"] for each in reason.why.args["cost"]]  # type: ignore[union-attr]
    assert ("closed-at-least-one", "CM-063") == _told(why_at(table, BuyFavor(0), 0))
    assert ("closed-price", "CM-073") == _told(why_at(table, RepeatDeal(0, PLACE["pauper"]), 3))


@pytest.mark.rule("CM-096")
def test_blame_is_passed_to_another() -> None:
    table = position(clan(), clan(), clan())
    assert ("closed-not-yourself", "CM-096") == _told(why_at(table, PassBlame(1), 1))


def _told(reason: Closed) -> tuple[str, str]:
    return reason.why.key, reason.rule


def why_at(table: Table, question: Any, thing: Option) -> Closed:
    """The reason at a question that is asked now."""
    table.agenda.clear()
    table.do(question)
    return why(table, thing)
