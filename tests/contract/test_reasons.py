"""Why something cannot be chosen: in every game all refusals name their rule and tell no secret.

Whether the reasons are true is shown by each game's own ``test_why.py``; larger figures come from
``python -m meadhall.lab.reasons GAME``.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import meadhall
from meadhall.core import Dice, key_from
from meadhall.lab.reasons import positions, refusals
from meadhall.text import rules
from meadhall.text.catalogue import LANGUAGES, catalogue

GAMES = {"bloodrage": 3, "valhalla": 12, "midgard": 6, "godofwar": 12}
"""So many of each are played, of all numbers of seats, some of them with options."""
SHOWN = 200
"""So many positions of them are looked at, spread evenly."""

each_game = pytest.mark.parametrize("name", GAMES)

pytestmark = pytest.mark.slow


def test_no_game_is_left_out() -> None:
    assert {*meadhall.GAMES} == {*GAMES}


@cache
def sample(name: str) -> list[Any]:
    """Positions spread over the games."""
    found = [table.clone() for table in positions(meadhall.game(name), GAMES[name], "why")]
    return found[:: max(1, len(found) // SHOWN)]


@each_game
def test_every_refusal_names_its_rule(name: str) -> None:
    """And what is of the kind that is asked for has a reason of its own."""
    known = {language: rules(name, language) for language in LANGUAGES}
    texts = {language: catalogue(name, language) for language in LANGUAGES}
    told = set()
    for table in sample(name):
        for question, kind, thing, reason in refusals(meadhall.game(name), table):
            assert reason is not None, (question, thing)
            assert kind != question.kind or not reason.why.key.startswith("closed-asks")
            parts = (reason.why, *reason.why.args.values())
            told |= {(part.key, reason.rule) for part in parts if hasattr(part, "key")}
    assert len(told) > 20
    for language in LANGUAGES:
        assert {rule for _, rule in told} <= known[language].keys()
        assert [] == [key for key, _ in told if not texts[language].has(key)]


@each_game
def test_what_is_open_has_no_reason_against_it(name: str) -> None:
    game = meadhall.game(name)
    for table in sample(name):
        for question in table.questions():
            offered = table.options(question)
            for option in offered:
                assert game.reason(table, question, option) is None
            closed = [each.option for each in question.closed(table)]
            assert not {*offered} & {*closed}
            assert len(closed) == len({*closed})


@each_game
def test_a_reason_tells_nothing_that_the_seat_cannot_see(name: str) -> None:
    game = meadhall.game(name)
    for at, table in enumerate(sample(name)[::3]):
        for question in table.questions():
            seat = question.seat
            other = game.hidden(table, seat, Dice(key_from(f"hidden {at}")))
            same = next(each for each in other.questions() if each.seat == seat)
            assert question.closed(table) == same.closed(other)
            assert game.things(table, seat) == game.things(other, seat)
            for things in game.things(table, seat).values():
                for thing in things:
                    assert game.reason(table, question, thing) == game.reason(other, same, thing)
