"""Advice: three moves at most, by what the seat knows, with a reason that the figures bear out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import GAMES
from meadhall.bots import Advised, Budget, Judged, advise
from meadhall.bots.advice import _reason
from meadhall.core import Answer, Dice, Option, answer_by_name, key_from

FEW = Budget(iterations=24)


@pytest.mark.parametrize("name", GAMES)
def test_advice_uses_only_what_the_seat_knows(name: str) -> None:
    game = meadhall.game(name)
    table = game.new(max(2, game.seats[0]), {}, "advice")
    for _ in range(12):
        question = table.questions()[0]
        found = advise(game, table, question.seat, "same", FEW)
        other = game.hidden(table, question.seat, Dice(key_from("another world")))
        assert found == advise(game, other, question.seat, "same", FEW)
        assert 1 <= len(found.moves) <= 3
        table.answer(question, table.options(question)[0])


@pytest.mark.parametrize(
    ("chance", "expected", "key"),
    [
        (0.50, 20.0, "advice-even"),
        (0.60, 20.0, "advice-chance-more"),
        (0.40, 20.2, "advice-chance-less"),
        (0.55, 24.0, "advice-points-more"),
        (0.55, 18.0, "advice-holds-others"),
        (0.45, 18.0, "advice-points-less"),
    ],
)
def test_the_reason_is_what_the_figures_say(chance: float, expected: float, key: str) -> None:
    table = meadhall.game("bloodrage").new(2, {}, "reason")
    question = table.questions()[0]
    one, two = table.options(question)[:2]
    other = Judged(question, two, 10, 0.0, 0.50, 20.0)
    move = Judged(question, one, 12, 0.0, chance, expected)
    tried = [other, move] if key.endswith("less") else [move, other]
    assert key == _reason(move, tried).key
    assert "advice-only" == _reason(move, [move]).key


def test_the_best_move_is_never_said_to_be_worse_than_the_best() -> None:
    table = meadhall.game("bloodrage").new(2, {}, "reason")
    question = table.questions()[0]
    one, two = table.options(question)[:2]
    other = Judged(question, two, 9, 0.0, 0.50, 20.0)
    for chance, expected, key in (
        (0.50, 18.0, "advice-hinders-others"),
        (0.45, 18.0, "advice-steady"),
        (0.45, 20.0, "advice-steady"),
    ):
        best = Judged(question, one, 20, 0.0, chance, expected)
        assert key == _reason(best, [best, other]).key


def test_a_move_of_several_questions_is_told_to_its_end() -> None:
    """Invade, with whom, and where; what it does there is its reason."""
    game = meadhall.game("bloodrage")
    table = game.new(2, {}, "to its end")
    while (question := table.questions()[0]).name != "TakeAction":
        table.answer(question, table.options(question)[0])
    moves = advise(game, table, question.seat, "same", Budget(iterations=200)).moves
    (invade,) = [move for move in moves if move.option == "invade"]
    assert "ChooseLanding" == invade.then[-1].name
    assert invade.then[-1].hint is not None


def test_nothing_that_hangs_on_chance_is_told() -> None:
    """Who draws two cards and keeps one is not told which: nobody knows what will be drawn."""
    game = meadhall.game("valhalla")
    for number in range(4):
        table = game.new(2, {}, f"by chance {number}")
        for _ in range(40):
            question = table.questions()[0]
            for move in advise(game, table, question.seat, "same", FEW).moves:
                other = game.hidden(table, question.seat, Dice(key_from("another")))
                for step in move.then:
                    assert step.option in _options_after(other, move, question.seat, step.name)
            table.answer(question, table.options(question)[0])


def _options_after(table: Any, move: Advised, seat: int, name: str) -> list[Option]:
    """What is offered at a later question of a move, in a world where all else was drawn anew."""
    for asked, option in [(move.question, move.option), *[(s.name, s.option) for s in move.then]]:
        if asked == name:
            break
        table = table.clone()
        answer_by_name(table, Answer(seat, asked, option))
    return list(table.options(table.questions()[0]))


def test_every_reason_has_its_text() -> None:
    text = Path(meadhall.__file__).parent / "text"
    keys = {"only", "even", "chance-more", "chance-less", "points-more", "points-less"}
    keys |= {"usual", "hinders-others", "steady"}
    for language in ("ru", "en"):
        said = (text / f"core.{language}.ftl").read_text()
        assert all(f"advice-{key} =" in said for key in keys | {"holds-others"})
