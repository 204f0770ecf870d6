"""Steps, questions, questions asked together, things done at any time."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from core.toy import TOY, Boast, LayCard, LaySecond, Table
from meadhall.core import (
    Aside,
    BadSetup,
    IllegalAnswer,
    Option,
    OverBudget,
    Question,
    Step,
    add_up,
    at_rest,
    first_player,
    first_player_choice,
)
from meadhall.core.table import COUNTED_EVERY, MOST_LINES, MOST_STEPS
from tables import asked, options, tell


@dataclass(slots=True)
class Note(Step[Table]):
    word: str

    def run(self, table: Table) -> None:
        table.say(self.word)


@dataclass(slots=True)
class Choose(Question[Table]):
    words: tuple[str, ...]

    def options(self, table: Table) -> list[Option]:
        return [*self.words]

    def answer(self, table: Table, option: Option) -> None:
        table.say(f"chose-{option}")

    def run(self, table: Table) -> None:
        table.say("not-asked")


@dataclass(slots=True)
class ChooseSecretly(Choose):
    always = True


def bare() -> Table:
    table: Table = TOY.new(2, {}, "bare")
    table.agenda.clear()
    table.do()
    table.log.clear()
    return table


def said(table: Table) -> list[str]:
    return [line.key for line in table.log]


def test_steps_happen_in_the_order_written() -> None:
    table = bare()
    table.do(Note("one"), Note("two"))
    table.do(Note("zero"))
    assert [] == table.questions()
    assert ["zero", "one", "two"] == said(table)


def test_a_question_without_options_just_runs() -> None:
    table = bare()
    table.do(Choose(0, ()), Note("after"))
    assert [] == table.questions()
    assert ["not-asked", "after"] == said(table)


def test_a_single_option_is_taken_without_asking() -> None:
    table = bare()
    table.do(Choose(0, ("only",)))
    assert [] == table.questions()
    assert ["chose-only"] == said(table)


def test_a_single_option_is_asked_where_silence_would_tell_a_secret() -> None:
    table = bare()
    table.do(ChooseSecretly(0, ("only",)))
    assert [(0, "ChooseSecretly")] == asked(table)


def test_nothing_after_an_open_question_happens_before_its_answer() -> None:
    table = bare()
    table.do(Choose(1, ("a", "b")), Note("after"))
    assert [(1, "Choose")] == asked(table)
    assert [] == said(table)
    tell(table, "1 Choose b")
    assert ["chose-b", "after"] == said(table)


@pytest.mark.parametrize("option", ["c", 1, None, True, 1.0, ["a"], "", "A"])
def test_an_illegal_answer_changes_nothing_and_names_the_offer(option: Option) -> None:
    table = bare()
    table.do(Choose(1, ("a", "b")))
    before = TOY.state_hash(table)
    with pytest.raises(IllegalAnswer) as error:
        table.answer(Choose(1, ("a", "b")), option)
    assert f"{option!r} is not open to seat 1 at Choose: a, b" == str(error.value)
    assert (before, []) == (TOY.state_hash(table), said(table))


def test_true_is_not_one_among_the_options() -> None:
    table: Table = TOY.new(2, {}, "x")
    tell(table, f"0 LayCard {options(table, 0, 'LayCard')[0]}")
    tell(table, f"1 LayCard {options(table, 1, 'LayCard')[0]}")
    seat = asked(table)[0][0]
    tell(table, f"{seat} Boast loudly")
    with pytest.raises(IllegalAnswer):
        table.answer(table.questions()[0], True)


def test_a_question_that_is_not_asked_cannot_be_answered() -> None:
    table = bare()
    table.do(Choose(1, ("a", "b")))
    table.questions()
    with pytest.raises(IllegalAnswer, match="Choose is not asked of seat 0 now"):
        table.answer(Choose(0, ("a", "b")), "a")


# -- together ------------------------------------------------------------------


def test_questions_asked_together_are_open_at_once_and_take_effect_together() -> None:
    table: Table = TOY.new(3, {}, "t")
    assert [(0, "LayCard"), (1, "LayCard"), (2, "LayCard")] == asked(table)
    tell(table, f"1 LayCard {options(table, 1, 'LayCard')[0]}")
    assert [(0, "LayCard"), (2, "LayCard")] == asked(table)
    assert ({}, [4, 3, 3]) == (table.laid, [len(hand) for hand in table.hands])
    tell(table, f"2 LayCard {options(table, 2, 'LayCard')[0]}")
    tell(table, f"0 LayCard {options(table, 0, 'LayCard')[0]}")
    assert [3, 2, 2] == [len(hand) for hand in table.hands]


def test_an_answer_given_together_may_be_changed_until_the_last_has_come() -> None:
    table: Table = TOY.new(2, {}, "t")
    first, second, *_ = options(table, 1, "LayCard")
    tell(table, f"1 LayCard {first}")
    assert [LayCard(1)] == table.answered()
    tell(table, f"1 LayCard {second}")
    tell(table, f"0 LayCard {options(table, 0, 'LayCard')[0]}")
    assert second in table.laid[1]
    assert [] == table.answered()


def test_an_answer_given_together_may_be_taken_back() -> None:
    table: Table = TOY.new(2, {}, "t")
    before = TOY.state_hash(table)
    tell(table, f"1 LayCard {options(table, 1, 'LayCard')[0]}")
    assert table.take_back(1)
    assert not table.take_back(1)
    assert not table.take_back(0)
    assert [(0, "LayCard"), (1, "LayCard")] == asked(table)
    assert before == TOY.state_hash(table)


def test_the_order_of_arrival_does_not_matter() -> None:
    one: Table = TOY.new(2, {}, "t")
    cards = [options(one, seat, "LayCard")[1] for seat in (0, 1)]
    other = one.clone()
    tell(one, f"0 LayCard {cards[0]}", f"1 LayCard {cards[1]}")
    tell(other, f"1 LayCard {cards[1]}", f"0 LayCard {cards[0]}")
    assert TOY.state_hash(one) == TOY.state_hash(other)


def test_a_choice_of_several_parts_counts_when_it_is_complete() -> None:
    table: Table = TOY.new(2, {"double": True}, "t")
    first, second, third = options(table, 0, "LayCard")
    tell(table, f"0 LayCard {first}")
    assert [(0, "LaySecond"), (1, "LayCard")] == asked(table)
    assert [second, third] == table.options(LaySecond(0, str(first)))
    tell(table, f"0 LaySecond {third}")
    assert [(1, "LayCard")] == asked(table)


def test_changing_the_first_part_asks_for_the_second_again() -> None:
    table: Table = TOY.new(2, {"double": True}, "t")
    first, second, third = options(table, 0, "LayCard")
    tell(table, f"0 LayCard {first}", f"0 LaySecond {second}", f"0 LayCard {third}")
    assert [(0, "LaySecond"), (1, "LayCard")] == asked(table)
    assert [first, second] == options(table, 0, "LaySecond")


# -- at any time ---------------------------------------------------------------


def test_an_aside_is_offered_beside_the_open_question_and_nobody_waits_for_it() -> None:
    table: Table = TOY.new(2, {}, "t")
    assert [Aside(0)] == table.asides()
    assert (["fool"], [0, 1]) == (table.options(Aside(0)), table.waiting())


def test_playing_an_aside_leaves_the_open_questions_and_given_answers_as_they_are() -> None:
    table: Table = TOY.new(2, {}, "t")
    tell(table, f"1 LayCard {options(table, 1, 'LayCard')[0]}")
    tell(table, "0 Aside fool")
    assert [1, 0] == table.points
    assert ([(0, "LayCard")], [LayCard(1)]) == (asked(table), table.answered())
    assert [] == table.asides()


def test_an_aside_is_not_open_to_who_has_nothing_to_play() -> None:
    table: Table = TOY.new(2, {}, "t")
    with pytest.raises(IllegalAnswer):
        table.answer(Aside(1), "fool")


def test_a_game_that_is_over_asks_nothing() -> None:
    table = bare()
    assert ([], [], []) == (table.questions(), table.asides(), table.waiting())


def test_a_question_tells_its_arguments_for_the_prompt() -> None:
    assert {"first": "card_1"} == LaySecond(0, "card_1").arguments()
    assert ("Boast", {}) == (Boast(1).name, Boast(1).arguments())


@dataclass(slots=True)
class Again(Step[Table]):
    lines: int = 0

    def run(self, table: Table) -> None:
        for _ in range(self.lines):
            table.say("again")
        table.do(Again(self.lines))


@pytest.mark.parametrize("lines", [0, 100])
def test_an_answer_that_leads_to_endless_steps_or_lines_is_stopped(lines: int) -> None:
    table = bare()
    table.do(Again(lines))
    with pytest.raises(OverBudget):
        table.questions()
    assert len(table.log) <= MOST_LINES + (COUNTED_EVERY + 1) * lines


def test_the_longest_answers_of_real_games_are_within_the_budget() -> None:
    table = bare()
    table.do(*[Note("step")] * MOST_STEPS)
    assert [] == table.questions()


@dataclass(slots=True)
class ChooseAtRest(Choose):
    rest = True


def test_the_question_says_whether_the_table_is_at_rest() -> None:
    table = bare()
    assert at_rest(table)
    table.do(Choose(0, ("a", "b")))
    assert not at_rest(table)
    table.do(ChooseAtRest(0, ("a", "b")))
    assert at_rest(table)


def test_seats_are_counted_clockwise() -> None:
    table: Table = TOY.new(3, {}, "bare")
    assert [1, 2, 0] == table.clockwise(1)


def test_the_top_of_the_agenda_is_next() -> None:
    table = bare()
    assert table.top is None
    table.do(Note("one"), Note("two"))
    assert Note("one") == table.top


def test_the_first_player_is_drawn_or_named() -> None:
    assert ("random", 0, 1, 2) == first_player_choice(3).values
    dice = bare().dice
    drawn = {first_player(3, {"first_player": "random"}, dice, "XX-001") for _ in range(50)}
    assert {0, 1, 2} == drawn
    assert 2 == first_player(3, {"first_player": 2}, dice, "XX-001")
    with pytest.raises(BadSetup, match=r"seat 3 cannot begin at a table of 3 \(XX-001\)"):
        first_player(3, {"first_player": 3}, dice, "XX-001")


def test_numbers_are_added_from_left_to_right() -> None:
    assert 0.0 == add_up([1e16, 1.0, -1e16])
    assert add_up([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1
