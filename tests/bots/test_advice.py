"""Advice: three moves at most, by what the seat knows, with a reason that the figures bear out."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall import GAMES
from meadhall.bots import Budget, Judged, advise
from meadhall.bots.advice import _reason
from meadhall.core import Dice, key_from

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
    assert key == _reason(move, [move, other]).key
    assert "advice-only" == _reason(move, [move]).key


def test_every_reason_has_its_text() -> None:
    text = Path(meadhall.__file__).parent / "text"
    keys = {"only", "even", "chance-more", "chance-less", "points-more", "points-less"}
    for language in ("ru", "en"):
        said = (text / f"core.{language}.ftl").read_text()
        assert all(f"advice-{key} =" in said for key in keys | {"holds-others"})
