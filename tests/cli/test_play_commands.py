"""What can be typed at the prompt besides a number, and what is said when it cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import Budget
from meadhall.cli import terminal_help
from meadhall.cli.terminal import Screen
from meadhall.cli.terminal_help import Choices, Guide, numbered
from meadhall.core import Saga
from meadhall.games.bloodrage import GAME
from meadhall.games.midgard import GAME as MIDGARD
from meadhall.games.midgard.runes import GiftOfWood
from meadhall.text import LANGUAGES, Texts
from persons import play, typing
from toy import TOY

pytestmark = pytest.mark.usefixtures("toy_game", "folder")

TWO_CARDS = ("--seats", "me,random", "--option", "double=yes")
"""A game in which a move has two steps: a card, and another along with it."""


def answers_to(*lines: str, lang: str = "en") -> list[str]:
    """What the screen says to each of these lines, on somebody's first turn."""
    think, screens = typing(*lines)
    done = play(*TWO_CARDS, "--seed", "talk", "--lang", lang, by=think)
    assert done.exit_code == 0
    return [re.sub(r"\s+", " ", screen) for screen in screens[1:]]


# -- choosing ------------------------------------------------------------------------------


def hand() -> list[str]:
    """The cards that the first seat may lay."""
    table = TOY.new(2, {"double": True}, "talk")
    return [str(card) for card in table.options(table.questions()[0])]


def test_an_answer_may_be_named_by_its_beginning() -> None:
    name = Texts("toy", "en").name(hand()[0])
    (shown,) = answers_to(name[:-1])

    assert f"Which card do you lay along with {name}?" in shown


def test_capitals_and_the_letter_yo_do_not_matter() -> None:
    (shown,) = answers_to("ПЯТЕРКА", lang="ru")

    assert "вместе с картой «Пятёрка»?" in shown


def test_a_beginning_that_fits_several_answers_is_not_guessed() -> None:
    (shown,) = answers_to("F")

    assert "“F” fits several answers: Five and Fool." in shown


def test_a_command_is_not_taken_for_the_beginning_of_an_answer() -> None:
    """ "q" quits, though "Queen" begins with it."""
    think, screens = typing("q")
    play("--seats", "me,random", "--seed", "a", by=think)

    assert "Queen" in screens[0]
    assert len(screens) == 1


def test_a_whole_answer_is_enough() -> None:
    (shown,) = answers_to("fool")

    assert "Oak plays the fool." in shown


@pytest.mark.parametrize("said", ["0", "99", "007000"])
def test_a_number_that_is_not_there_is_told(said: str) -> None:
    (shown,) = answers_to(said)

    assert f"There is no answer {said}: they are numbered from 1 to " in shown


@pytest.mark.parametrize("said", ["xyzzy", "undo please", "-1", "1.5", "²", "\ud0ff"])
def test_what_is_not_understood_changes_nothing(folder: Path, said: str) -> None:
    (shown,) = answers_to(said.encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape"))

    assert "Not understood" in shown
    record = (folder / "toy-talk.saga").read_text(encoding="utf-8")
    assert [each for each in meadhall.read(record).record.answers if each.seat == 0] == []


def test_an_empty_line_asks_again_in_silence() -> None:
    assert [shown.strip() for shown in answers_to("", "   ")] == [">", ">"]


# -- undo ----------------------------------------------------------------------------------


def test_a_step_can_be_taken_back(folder: Path) -> None:
    shown = answers_to("1", "u")

    assert "along with" in shown[0]
    assert "The decision is taken back." in shown[1]
    assert "Which card do you lay?" in shown[1]
    record = (folder / "toy-talk.saga").read_text(encoding="utf-8")
    assert [each for each in meadhall.read(record).record.answers if each.seat == 0] == []


def test_a_move_of_several_steps_can_be_taken_back_step_by_step() -> None:
    shown = answers_to("шут", "вслух", "отмена", "u", "u", lang="ru")

    assert "Как смеётесь?" in shown[0]
    assert "смех." in shown[1]
    assert "Как смеётесь?" in shown[2]
    assert "Какую карту кладёте?" in shown[3]
    assert "Отменять нечего." in shown[4]


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Too late to undo: chance has decided since."),
        ("ru", "Отменить уже нельзя: с тех пор решал случай."),
    ],
)
def test_undo_is_refused_with_the_reason(lang: str, reason: str) -> None:
    """The highest card of the round is laid, and the die is rolled."""
    think, screens = typing("3", "u")
    play("--seats", "me,random", "--seed", "a", "--lang", lang, by=think)

    assert reason in re.sub(r"\s+", " ", screens[2])


# -- looking -------------------------------------------------------------------------------


def test_the_whole_table_can_be_shown_again() -> None:
    (shown,) = answers_to("b")

    for title in ("The board", "Seats", "Your hand"):
        assert f"{title} ─" in shown
    assert shown.rstrip().endswith(">")
    assert "Which card do you lay?" in shown


def test_the_log_can_be_read_whole_or_in_part() -> None:
    none, *_, whole, last = answers_to("log", "fool", "1", "log", "log 1")

    assert "Nothing has happened yet." in none
    assert "Oak plays the fool." in whole
    assert "Oak laughs." in whole
    assert "Oak plays the fool." not in last
    assert "Oak laughs." in last


# -- help ----------------------------------------------------------------------------------


def test_help_names_all_commands_the_table_and_the_rules() -> None:
    (shown,) = answers_to("?")

    for word in ("u, undo", "b, board", "?, help", "rule", "log", "save", "q, quit, exit"):
        assert word in shown
    assert "The board shows how many cards are left." in shown
    assert "TOY-002" in shown


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Not possible now"), ("ru", "Сейчас нельзя")],
)
def test_help_says_what_is_not_possible_now_and_why(
    capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    saga = Saga.begin(GAME, 2, seed="Uppsala")
    while saga.table.questions()[0].name != "TakeAction":
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[0])
    question = saga.table.questions()[0]
    closed = question.closed(saga.table)
    assert closed
    guide = Guide(saga, Screen(Texts("bloodrage", lang)))
    guide.in_general([(question, each) for each in saga.table.options(question)])
    printed = capsys.readouterr().out
    assert said in printed
    for each in closed:
        assert each.rule in printed


@pytest.mark.parametrize(
    ("lang", "said", "told"),
    [
        ("en", "pill", "BR-112"),
        ("ru", "Разгр", "BR-112"),
        ("en", "Gimle", "BR-067"),
        ("en", "pass", "can be chosen now"),
        ("en", "goat", "goat"),
    ],
)
def test_why_tells_the_reason_and_the_rule(
    capsys: pytest.CaptureFixture[str], lang: str, said: str, told: str
) -> None:
    saga = Saga.begin(GAME, 2, seed="Uppsala")
    while saga.table.questions()[0].name != "TakeAction":
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[0])
    question = saga.table.questions()[0]
    guide = Guide(saga, Screen(Texts("bloodrage", lang)))
    guide.why(said, [(question, each) for each in saga.table.options(question)])
    assert told in capsys.readouterr().out


def test_why_knows_actions_also_where_something_else_is_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And names the rule for two players, not that for more (BR-058, BR-059)."""
    saga = Saga.begin(GAME, 2, seed="Uppsala")
    question = saga.table.questions()[0]
    guide = Guide(saga, Screen(Texts("bloodrage", "en")))
    guide.why("march", [(question, each) for each in saga.table.options(question)])
    assert "BR-059" in capsys.readouterr().out


def test_help_in_russian_has_russian_words_for_commands() -> None:
    (shown,) = answers_to("помощь", lang="ru")

    for word in ("u, undo, отмена", "b, board, стол", "q, quit, выход"):
        assert word in shown


def test_help_about_an_option_by_its_number() -> None:
    *_, shown = answers_to("fool", "? 1")

    assert shown.startswith("? 1 Aloud ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_about_a_card_by_its_number(lang: str) -> None:
    (shown,) = answers_to("? 1", lang=lang)
    texts = Texts("toy", lang)

    for form in ("", "text", "help"):
        assert texts.name(hand()[0], form) in shown
    assert "TOY-002" in shown, "the rules of what is asked"


@pytest.mark.parametrize(
    ("lang", "said", "expected"),
    [
        ("en", "help Fool", "A point at any time."),
        ("en", "? foo", "A point at any time."),
        ("en", "help F", "Which of these: "),
        ("en", "help Zeus", "There is nothing like “Zeus”."),
        ("en", "? TOY-003", "TOY-003 The highest card wins the round"),
        ("en", "? 77", "There is no answer 77"),
        ("ru", "помощь шут", "Очко в любое время."),
        ("ru", "? четверка", "Стоит 4."),
    ],
)
def test_help_by_name(lang: str, said: str, expected: str) -> None:
    (shown,) = answers_to(said, lang=lang)

    assert expected in shown


@pytest.mark.parametrize(
    ("lang", "said", "expected"),
    [
        ("en", "rule TOY-003", "TOY-003 The highest card wins the round"),
        ("en", "rule toy-003", "TOY-003 The highest card"),
        ("en", "rule 3", "TOY-003 The highest card"),
        ("en", "rule TOY-999", "There is no rule TOY-999."),
        ("en", "rule", "Name the number of a rule, for instance rule TOY-001."),
        ("ru", "правило 3", "TOY-003 Старшая карта выигрывает раунд"),
        ("ru", "правило", "Назовите номер правила, например правило TOY-001."),
    ],
)
def test_rules_by_number(lang: str, said: str, expected: str) -> None:
    (shown,) = answers_to(said, lang=lang)

    assert expected in shown


# -- saving --------------------------------------------------------------------------------


def test_a_copy_can_be_saved(folder: Path) -> None:
    (shown,) = answers_to("save my game.saga")

    assert "Game saved: my game.saga" in shown
    copied = (folder / "my game.saga").read_text(encoding="utf-8")
    assert copied == (folder / "toy-talk.saga").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("save", "Name a file, for instance save toy-talk.saga."),
        ("save nowhere/x.saga", "Could not save to nowhere/x.saga: there is no such folder."),
        ("save .", "Could not save to .: it is a folder."),
        ("save x\0y", "the disk did not take it."),
    ],
)
def test_what_cannot_be_saved_is_told(folder: Path, said: str, expected: str) -> None:
    (shown,) = answers_to(said)

    assert expected in shown
    assert [each.name for each in folder.iterdir()] == ["toy-talk.saga"]


# -- the table between the steps of a move ---------------------------------------------------


def test_between_the_steps_of_a_move_the_table_is_not_shown_again() -> None:
    """The fool has left the hand, but nobody else has decided anything."""
    shown = answers_to("fool", "aloud")

    assert "How do you laugh?" in shown[0]
    assert "Which card do you lay?" in shown[1]
    for screen in shown:
        assert "Seats ─" not in screen


# -- hints -----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("ru", "подсказка")])
def test_a_hint_names_moves_with_chance_and_reason(
    monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setattr(terminal_help, "HINT", Budget(iterations=30))
    (shown,) = answers_to(word, lang=lang)
    texts = Texts("toy", lang)
    assert texts.fill("ui-hint", chance=50)[:12] in shown
    assert any(texts.name(card) in shown for card in hand())
    assert re.search(r"\d+ %", shown)


def test_where_an_amount_is_asked_for_it_is_typed_itself(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = MIDGARD.new(2, {}, "amounts")
    asked, beside = GiftOfWood(0, 1), table.questions()[0]
    options = asked.options(table)
    assert options[0] == 0
    choices: Choices = [*((asked, each) for each in options), (beside, "pass")]
    found = numbered(choices)
    assert [*found] == [*options, len(options)], "what is offered beside it comes after"
    assert [found[n] for n in found] == choices
    guide = Guide(Saga.begin(MIDGARD, 2, seed="amounts"), Screen(Texts("midgard", "en")))
    guide.help("9", choices)
    assert f"from 0 to {len(options)}" in capsys.readouterr().out


def test_help_gives_a_rule_of_the_game_itself_as_its_example() -> None:
    (shown,) = answers_to("?")
    assert "BR-069" not in shown
