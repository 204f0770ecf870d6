"""The chance of a game from its record: every draw, and counts against expectation."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from core.test_record import played
from core.toy import TOY
from meadhall.core import Dice, key_from, read_record
from meadhall.core.chance import Count, WritingDice, add, count, draws_of, interval

RECORD = Path(__file__).parents[1] / "records" / "bloodrage-corpus4-00000.saga"


def test_every_draw_of_a_record_is_written_down() -> None:
    saga = played()
    draws = draws_of(TOY, saga.record)
    assert draws
    again = Dice(saga.record.key)
    assert [draw.value for draw in draws] == [again.below(draw.sides) for draw in draws]
    assert saga.table.dice.drawn == again.drawn, "none is missing"
    assert sorted(draw.answers for draw in draws) == [draw.answers for draw in draws]


def test_a_record_of_past_rules_is_read_by_its_own() -> None:
    record = read_record(RECORD.read_text(encoding="utf-8"), meadhall.game)
    draws = draws_of(meadhall.game(record.game, record.rules), record)
    assert any(draw.shuffles for draw in draws)


def test_writing_dice_fall_like_others() -> None:
    plain, writing = Dice(key_from("oak")), WritingDice(key_from("oak"))
    for dice in (plain, writing):
        dice.roll()
        dice.shuffle([*range(9)])
        dice.pick(["a", "b"])
    assert plain.drawn == writing.drawn
    assert [False, *[True] * 8, False] == [draw.shuffles for draw in writing.draws]
    assert {2: 1, 6: 1} == {sides: each.thrown for sides, each in count(writing.draws).items()}


@pytest.mark.parametrize(("thrown", "sides"), [(12, 6), (40, 6), (300, 6), (30, 2)])
def test_the_interval_holds_99_of_100_fair_dice(thrown: int, sides: int) -> None:
    low, high = interval(thrown, sides)
    dice = Dice(key_from(f"{thrown} {sides}"))
    games = 300
    inside = 0
    for _ in range(games):
        first = sum(dice.below(sides) == 0 for _ in range(thrown))
        inside += low <= first <= high
    assert inside / games >= 0.97
    assert low < thrown / sides < high


def test_a_loaded_die_is_seen() -> None:
    assert not Count([100, 95, 104, 99, 101, 101]).is_odd()
    assert Count([160, 88, 88, 88, 88, 88]).is_odd()
    assert Count([9, 0, 0, 0, 0, 0]).is_odd()


def test_counts_of_several_games_are_added() -> None:
    whole = {6: Count([1, 2, 3, 4, 5, 6])}
    add(whole, {6: Count([1] * 6), 2: Count([3, 4])})
    assert {6: [2, 3, 4, 5, 6, 7], 2: [3, 4]} == {n: each.seen for n, each in whole.items()}
