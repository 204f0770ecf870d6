"""Undo follows from information: what nobody has learnt from can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from core.toy import TOY, find
from meadhall.core import Answer, CannotUndo, Saga
from meadhall.core.saga import MOST_UNDO
from tables import dice


def begin(seats: int = 2, seed: str = "undo", **options: Any) -> Saga[Any]:
    return Saga.begin(TOY, seats, options, seed)


def say(saga: Saga[Any], seat: int, name: str, option: int | str) -> None:
    saga.answer_by_name(Answer(seat, name, option))


def lay(saga: Saga[Any], seat: int, which: int = 0) -> None:
    question = next(q for q in saga.table.questions() if q.seat == seat)
    saga.answer(question, saga.table.options(question)[which])


def boasting(seed: str = "undo") -> tuple[Saga[Any], int]:
    """A game in which the cards are up and a seat may boast."""
    saga = begin(2, seed)
    lay(saga, 0)
    lay(saga, 1)
    return saga, saga.table.questions()[0].seat


def test_a_decision_that_shows_nothing_can_be_taken_back() -> None:
    saga, seat = boasting()
    before = saga.text()
    say(saga, seat, "Boast", "loudly")
    assert saga.can_undo(seat)
    saga.undo(seat)
    assert before == saga.text()


def test_several_own_decisions_can_be_taken_back_one_by_one() -> None:
    saga, seat = boasting()
    texts = [saga.text()]
    say(saga, seat, "Boast", "loudly")
    texts.append(saga.text())
    say(saga, seat, "BoastAgain", 3)
    saga.undo(seat)
    assert texts[1] == saga.text()
    saga.undo(seat)
    assert texts[0] == saga.text()


def test_log_lines_of_what_was_taken_back_are_gone() -> None:
    saga = begin()
    lines = len(saga.lines)
    say(saga, 0, "Aside", "fool")
    assert lines < len(saga.lines)


def test_not_after_a_roll() -> None:
    saga, _ = boasting()
    assert "undo-rolled" == saga.why_not_undo(1)
    with pytest.raises(CannotUndo, match="seat 1 cannot undo: undo-rolled"):
        saga.undo(1)


def test_not_after_another_seat_has_decided() -> None:
    saga, seat = boasting()
    say(saga, seat, "Boast", "pass")
    say(saga, seat, "DrawCard", "pass")
    lay(saga, 1 - seat)
    assert "undo-others" == saga.why_not_undo(seat)


def test_not_after_something_hidden_was_shown() -> None:
    saga, seat = boasting()
    say(saga, seat, "Boast", "pass")
    assert saga.can_undo(seat)
    say(saga, seat, "DrawCard", "draw")
    assert "undo-shown" == saga.why_not_undo(seat)


def test_nothing_to_undo_at_the_start() -> None:
    assert "undo-nothing" == begin().why_not_undo(0)


def test_a_refused_undo_changes_nothing() -> None:
    saga, seat = boasting()
    before = saga.text()
    with pytest.raises(CannotUndo):
        saga.undo(seat)
    with pytest.raises(CannotUndo):
        saga.undo(1 - seat)
    assert before == saga.text()


def test_what_is_given_together_can_be_taken_back_though_others_have_answered_since() -> None:
    saga = begin(3)
    before = saga.text().splitlines()[:-1]
    lay(saga, 0)
    lay(saga, 1)
    saga.undo(0)
    assert [0, 2] == saga.table.waiting()
    assert [1] == [answer.seat for answer in saga.record.answers]
    saga.undo(1)
    assert before == saga.text().splitlines()[:-1]


def test_a_changed_answer_leaves_one_line_in_the_record() -> None:
    saga = begin(3)
    lay(saga, 0)
    lay(saga, 1, 0)
    first, second = (str(option) for option in saga.table.options(saga.table.answered()[1])[:2])
    say(saga, 1, "LayCard", second)
    assert [("LayCard", second)] == [a[1:] for a in saga.record.answers if a.seat == 1]
    assert first != second
    lay(saga, 2)
    assert saga.text() == Saga.read(saga.text(), find).text()


def test_a_choice_of_several_parts_is_taken_back_part_by_part() -> None:
    saga = begin(2, double=True)
    lay(saga, 0)
    middle = saga.text()
    lay(saga, 0)
    saga.undo(0)
    assert middle == saga.text()


def test_an_answer_can_be_changed_after_a_thing_done_beside_has_asked_something() -> None:
    saga = begin(3, double=True)
    lay(saga, 1)
    say(saga, 0, "Aside", "fool")
    say(saga, 0, "Laugh", "aloud")
    other = str(saga.table.options(saga.table.answered()[0])[1])
    say(saga, 1, "LayCard", other)
    assert ["Aside", "Laugh", "LayCard"] == [answer.question for answer in saga.record.answers]
    assert saga.text() == Saga.read(saga.text(), find).text()


def test_undo_in_random_games_restores_the_exact_state() -> None:
    undone = 0
    for number in range(40):
        saga = begin(3, f"game {number}", double=number % 2 == 0)
        chance = dice(f"{number}")
        while saga.table.questions():
            question = chance.pick([*saga.table.questions(), *saga.table.asides()])
            before = saga.text()
            saga.answer(question, chance.pick(saga.table.options(question)))
            if chance.below(3) == 0 and saga.can_undo(question.seat):
                changed = question.seat in [q.seat for q in saga.table.answered()]
                saga.undo(question.seat)
                undone += 1
                if not changed:
                    assert before == saga.text()
            assert saga.text() == Saga.read(saga.text(), find).text()
    assert undone > 100


def test_the_views_of_a_saga_are_those_of_the_table_at_every_step() -> None:
    """They share what stayed the same with the views before, and are equal all the same."""
    saga, chance = begin(3, "views"), dice("views")
    while saga.table.questions():
        for viewer in (None, 0, 1, 2):
            assert TOY.view(saga.table, viewer) == saga.view(viewer)
        before = saga.view(None)
        question = chance.pick([*saga.table.questions(), *saga.table.asides()])
        saga.answer(question, chance.pick(saga.table.options(question)))
        if chance.below(3) == 0 and saga.can_undo(question.seat):
            changed = question.seat in [each.seat for each in saga.table.answered()]
            saga.undo(question.seat)
            if not changed:
                assert before == saga.view(None)


def test_copies_for_undo_are_bounded_however_often_a_secret_answer_is_changed() -> None:
    """Each change kept a copy of the table: one guest could fill the memory with them."""
    saga = Saga.begin(TOY, 3, seed="often")
    (question, *_) = saga.table.questions()
    first, other, *_ = saga.table.options(question)
    for turn in range(500):
        saga.answer(question, other if turn % 2 else first)
    assert MOST_UNDO == len(saga._undo)
    for _ in range(MOST_UNDO):
        assert saga.can_undo(question.seat)
        saga.undo(question.seat)
