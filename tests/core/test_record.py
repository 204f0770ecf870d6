"""The text of a game: written, read back, and refused where it is wrong."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.toy import TOY, find
from meadhall.core import BadRecord, Branch, Dice, Saga, key_from, read_record
from meadhall.core.branch import branch_off
from meadhall.core.chance import draws_of
from meadhall.core.receipt import mark_of
from tables import dice


def played(seats: int = 3, seed: str = "rec", **options: Any) -> Saga[Any]:
    saga = Saga.begin(TOY, seats, options, seed, ["Astrid", "Бьёрн Железнобокий", "Cnut"][:seats])
    chance = dice(seed)
    while saga.table.questions():
        asked = [*saga.table.questions(), *saga.table.asides()]
        question = chance.pick(asked)
        saga.answer(question, chance.pick(saga.table.options(question)))
    return saga


TEXT = played().text()
LINES = TEXT.splitlines()


def with_line(number: int, line: str) -> str:
    """The record with one line (from 1) replaced."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def line_of(beginning: str) -> int:
    return next(at for at, line in enumerate(LINES, 1) if line.startswith(beginning))


def reason(text: str) -> tuple[int, str]:
    with pytest.raises(BadRecord) as error:
        Saga.read(text, find)
    return error.value.line, error.value.reason


def test_a_record_is_readable() -> None:
    assert [
        "saga 1",
        "game toy",
        "rules 7",
        "seats 3",
        "seat 0 Astrid",
        "seat 1 Бьёрн Железнобокий",
        "seat 2 Cnut",
        "option double no",
        "option length short",
    ] == LINES[:9]
    assert ("key", "begin") == (LINES[9].split()[0], LINES[10])
    assert ("result", "state") == (LINES[-2].split()[0], LINES[-1].split()[0])


def test_reading_a_record_gives_the_identical_table() -> None:
    saga = played(double=True)
    back = Saga.read(saga.text(), find)
    assert TOY.state_hash(saga.table) == TOY.state_hash(back.table)
    assert saga.text() == back.text()
    assert saga.record == back.record
    assert saga.lines == back.lines


def test_a_game_under_way_is_read_back_with_its_open_questions() -> None:
    saga = Saga.begin(TOY, 3, {}, "x")
    question = saga.table.questions()[1]
    saga.answer(question, saga.table.options(question)[1])
    back = Saga.read(saga.text(), find)
    assert saga.table.questions() == back.table.questions()
    assert back.can_undo(1)


def test_a_record_can_be_played_up_to_an_answer() -> None:
    back = Saga.read(TEXT, find, to=2)
    assert 2 == len(back.record.answers)


def test_comments_and_empty_lines_are_passed_over() -> None:
    text = TEXT.replace("begin\n", "# a comment\n\nbegin\n   \n# another\n")
    assert TEXT == Saga.read(text, find).text()


@pytest.mark.parametrize(
    ("beginning", "line", "why"),
    [
        ("saga", "saga 2", "not a saga"),
        ("saga", "chess", "not a saga"),
        ("game", "game go", "there is no game 'go' here"),
        ("rules", "rules 8", "rules version '8' of toy is unknown; here: 7"),
        ("seats", "seats 9", "toy cannot be played by '9' seats"),
        ("seats", "seats x", "toy cannot be played by 'x' seats"),
        ("seat 1", "seat 4 Bo", "seat 1 should come here, not '4'"),
        ("option double", "option triple yes", "toy has no option 'triple'"),
        ("option double", "option double maybe", "double cannot be 'maybe': no, yes"),
        ("key", "key 12", "the key must be 64 hexadecimal digits"),
        ("key", "kee 12", "'kee' is not expected here"),
        ("result", "result 1 2", "the result must be 3 numbers"),
        ("result", "result 0 0 0", "the answers lead to another result"),
        ("state", "state 12", "the state must be 32 hexadecimal digits"),
        ("state", "state " + "0" * 32, "the answers lead to another state"),
    ],
)
def test_a_wrong_line_is_named_with_its_reason(beginning: str, line: str, why: str) -> None:
    at = line_of(beginning)
    named, told = reason(with_line(at, line))
    assert at == named
    assert told.startswith(why)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 LayCard", "an answer is three words: seat, question, option"),
        ("7 LayCard card_1", "there is no seat '7'"),
        ("-1 LayCard card_1", "there is no seat '-1'"),
        ("0 Lay-Card card_1", "'Lay-Card' is not the name of a question"),
        ("0 March gimle", "March is not asked of seat 0 now"),
        ("1 LayCard card_99", "'card_99' is not open to seat 1 at LayCard: "),
        ("1 LayCard 3", "3 is not open to seat 1 at LayCard: "),
    ],
)
def test_a_wrong_answer_is_named_with_its_line(line: str, why: str) -> None:
    at = line_of("begin") + 1
    named, told = reason(with_line(at, line))
    assert (at, True) == (named, told.startswith(why))


def test_a_record_that_breaks_off_says_so() -> None:
    assert (8, "the record breaks off before 'begin'") == reason("\n".join(LINES[:8]))
    assert (1, "not a saga: the first line must be 'saga 1'") == reason("")


def test_a_missing_header_is_named() -> None:
    without = TEXT.replace("rules 7\n", "")
    assert "the line 'rules …' is missing" == reason(without)[1]


def test_nothing_may_follow_the_result() -> None:
    named, told = reason(TEXT + "0 LayCard card_1\n")
    assert (len(LINES) + 1, "nothing may follow the result") == (named, told)


def test_a_result_before_the_end_is_refused() -> None:
    short = "\n".join([*LINES[:12], "result 1 2 3"])
    assert "the record has a result but the game is not over" == reason(short)[1]


@given(st.data())
def test_a_damaged_record_is_refused_or_gives_the_same_game(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    letter = data.draw(st.characters(codec="utf-8"))
    damaged = TEXT[:at] + letter + TEXT[at + 1 :]
    with suppress(BadRecord):  # anything else that is raised fails the test
        assert damaged == TEXT or Saga.read(damaged, find).text()


def test_names_cannot_break_the_record() -> None:
    saga = Saga.begin(TOY, 2, {}, "x", ["A\nbegin\nresult 9 9", "  two   words "])
    back = Saga.read(saga.text(), find)
    assert ["A begin result 9 9", "two words"] == back.record.names


HEAD_LINES = ["saga 1", "game toy", "rules {rules}", "seats 2", "key " + "0" * 64, "begin"]


@pytest.mark.parametrize(
    ("lines", "at"),
    [
        (["seats " + "9" * 5000], 4),
        (["seat 0 Astrid", "seat 1 Bjorn", "seat 2 Carl"], 7),
        (["seat 0 Ast\x07rid"], 5),
        (["seat 0 " + "x" * 5000], 5),
        (["option double no", "option double yes"], 6),
    ],
)
def test_a_head_that_is_too_much_is_a_bad_record(lines: list[str], at: int) -> None:
    head = [line.format(rules=TOY.version) for line in HEAD_LINES]
    if lines[0].startswith("seats"):
        head[3:4] = lines
    else:
        head[4:4] = lines
    with pytest.raises(BadRecord) as refused:
        read_record("\n".join(head), find)
    assert at == refused.value.line


@pytest.mark.parametrize("answer", ["9" * 5000 + " LayCard card_1", "0 LayCard " + "9" * 5000])
def test_a_number_that_is_too_long_is_a_bad_record(answer: str) -> None:
    head = [line.format(rules=TOY.version) for line in HEAD_LINES]
    with pytest.raises(BadRecord):
        Saga.read("\n".join([*head, answer]), find)


# -- games that branched off another ---------------------------------------------------


def branched(at: int, key: str = "other dice") -> Saga[Any]:
    """The played game, played on from a moment with other dice."""
    return branch_off(TEXT, find, at, key_from(key))


def test_a_branched_game_has_the_cards_of_the_other_and_dice_of_its_own() -> None:
    saga = branched(6)
    at = len(saga.record.answers)
    assert 0 < at
    wanted = Branch(at, mark_of(read_record(TEXT, find)), key_from("other dice"))
    assert wanted == saga.record.branch
    old = Saga.read(TEXT, find, to=at)
    assert old.table.hands == saga.table.hands
    assert old.table.deck == saga.table.deck
    assert Dice(key_from("other dice")) == saga.table.dice


@pytest.mark.parametrize("at", [0, 3, len(read_record(TEXT, find).answers)])
def test_a_branched_record_is_read_back_as_it_was_played(at: int) -> None:
    saga = branched(at)
    chance = dice("on")
    while saga.table.questions():
        question = saga.table.questions()[0]
        saga.answer(question, chance.pick(saga.table.options(question)))
    again = Saga.read(saga.text(), find)
    assert saga.text() == again.text()
    assert saga.record.branch == again.record.branch
    assert len(draws_of(TOY, again.record)) > 0
    assert Saga.read(TEXT, find).text() == TEXT, "the other record is as it was"


@pytest.mark.parametrize("at", range(len(read_record(TEXT, find).answers)))
def test_what_came_before_a_branch_cannot_be_taken_back(at: int) -> None:
    saga = branched(at)
    assert saga.record.branch is not None
    assert at - 3 <= saga.record.branch.at <= at, "back to before a secret answer, no further"
    assert not any(saga.can_undo(seat) for seat in range(3))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("branch 3", "the branch is damaged"),
        (f"branch x {'0' * 64} {'0' * 64}", "the branch is damaged"),
        (f"branch 3 {'0' * 64} {'0' * 63}", "the branch is damaged"),
        (f"branch 999 {'0' * 64} {'0' * 64}", "the record breaks off before its branch"),
    ],
)
def test_a_damaged_branch_is_refused(line: str, why: str) -> None:
    lines = [*LINES[:9], line, *LINES[9:]]
    assert why == reason("\n".join(lines))[1]
