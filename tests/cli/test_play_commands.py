"""What can be typed at the prompt besides a number, and what is said when it cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.text import Texts
from persons import play, typing

pytestmark = pytest.mark.usefixtures("folder")

NO_DRAFT = ("--seats", "me,random", "--option", "first_game=yes", "--option", "first_player=0")
"""A game in which the first question is a turn."""


def answers_to(*lines: str, lang: str = "en", seed: str = "talk") -> list[str]:
    """What the screen says to each of these lines, on somebody's first turn."""
    think, screens = typing(*lines)
    done = play(*NO_DRAFT, "--seed", seed, "--lang", lang, by=think)
    assert done.exit_code == 0
    return [re.sub(r"\s+", " ", screen) for screen in screens[1:]]


# -- choosing ------------------------------------------------------------------------------


def test_an_answer_may_be_named_by_its_beginning() -> None:
    (shown,) = answers_to("inv")

    assert "Invade: with which figure?" in shown


def test_capitals_and_the_letter_yo_do_not_matter() -> None:
    def think(screen: str) -> str | None:
        if "Ётунхейм! (5)" in screen and "▸" in screen:
            return "ЕТУНХЕЙМ"
        return None

    screens = [
        play("--seats", "me,random,random", "--lang", "ru", "--seed", seed, by=think).stdout
        for seed in "abcdefgh"
    ]

    assert any("Вы оставляете себе карту «Ётунхейм! (5)»" in shown for shown in screens)


def test_a_beginning_that_fits_several_answers_is_not_guessed() -> None:
    (shown,) = answers_to("в", lang="ru", seed="a")

    assert "«в» подходит к нескольким ответам: Вторжение и Воля богов." in shown


def test_a_command_is_not_taken_for_the_beginning_of_an_answer() -> None:
    """ "q" quits, though "Quest" begins with it."""
    assert answers_to("q", seed="a") == []


def test_a_whole_answer_is_enough() -> None:
    (shown,) = answers_to("pass")

    assert "Wolf passes." in shown


@pytest.mark.parametrize("said", ["0", "99", "007000"])
def test_a_number_that_is_not_there_is_told(said: str) -> None:
    (shown,) = answers_to(said)

    assert f"There is no answer {said}: they are numbered from 1 to " in shown


@pytest.mark.parametrize("said", ["xyzzy", "undo please", "-1", "1.5", "²", "\ud0ff"])
def test_what_is_not_understood_changes_nothing(folder: Path, said: str) -> None:
    (shown,) = answers_to(said.encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape"))

    assert "Not understood" in shown
    record = (folder / "bloodrage-talk.saga").read_text(encoding="utf-8")
    assert meadhall.read(record).record.answers == []


def test_an_empty_line_asks_again_in_silence() -> None:
    assert [shown.strip() for shown in answers_to("", "   ")] == [">", ">"]


# -- undo ----------------------------------------------------------------------------------


def test_a_step_can_be_taken_back(folder: Path) -> None:
    shown = answers_to("invade", "u")

    assert "The decision is taken back." in shown[1]
    assert "Your turn: what do you do?" in shown[1]
    record = (folder / "bloodrage-talk.saga").read_text(encoding="utf-8")
    assert meadhall.read(record).record.answers == []


def test_a_move_of_several_steps_can_be_taken_back_step_by_step() -> None:
    shown = answers_to("вторжение", "вождь", "отмена", "u", "u", lang="ru")

    assert "куда отправляется вождь?" in shown[1]
    assert "какой фигуркой?" in shown[2]
    assert "что делаете?" in shown[3]
    assert "Отменять нечего." in shown[4]


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Too late to undo: another player has decided since."),
        ("ru", "Отменить уже нельзя: после вас решал другой игрок."),
    ],
)
def test_undo_is_refused_with_the_reason(lang: str, reason: str) -> None:
    """After the leader has landed the bot has moved."""
    shown = answers_to("1", "1", "1", "u", lang=lang)

    assert reason in shown[3]


def test_a_choice_made_together_with_others_can_be_taken_back_while_it_is_open() -> None:
    think, screens = typing("1", "u")
    play("--seats", "me,random", "--seed", "two", by=think)

    assert "along with" in screens[1]
    assert "The decision is taken back." in screens[2]
    assert "along with" not in screens[2]


# -- looking -------------------------------------------------------------------------------


def test_the_whole_table_can_be_shown_again() -> None:
    (shown,) = answers_to("b")

    for title in ("Age 1 of 3", "The board", "Clans", "Clan sheets", "Your hand"):
        assert f"{title} ─" in shown or f"{title}: Action ─" in shown
    assert shown.rstrip().endswith(">")
    assert "Your turn: what do you do?" in shown


def test_the_log_can_be_read_whole_or_in_part() -> None:
    whole, last, none = answers_to("log", "log 1", "log 0")

    assert "The first age begins." in whole
    assert "Wolf goes first." in whole
    assert "Wolf goes first." not in last
    assert "Age 1, Action: everybody's Rage is refilled." in last
    assert "Nothing has happened yet." in none


# -- help ----------------------------------------------------------------------------------


def test_help_names_all_commands_the_table_and_the_rules() -> None:
    (shown,) = answers_to("?")

    for word in ("u, undo", "b, board", "?, help", "rule", "log", "save", "q, quit, exit"):
        assert word in shown
    assert "the last borders on the first" in shown
    assert "BR-067" in shown


def test_help_in_russian_has_russian_words_for_commands() -> None:
    (shown,) = answers_to("помощь", lang="ru")

    for word in ("u, undo, отмена", "b, board, стол", "q, quit, выход"):
        assert word in shown


def test_help_about_an_option_by_its_number() -> None:
    (shown,) = answers_to("? 1")

    assert shown.startswith("? 1 Invade ")
    assert "Rage" in shown
    assert "BR-067" in shown


def test_help_about_a_card_by_its_number() -> None:
    think, screens = typing("? 1")
    play("--seats", "me,random", "--seed", "card", "--lang", "ru", by=think)
    table = meadhall.begin("bloodrage", 2, "card").table
    card = str(table.options(table.questions()[0])[0])
    texts = Texts("bloodrage", "ru")

    flat = re.sub(r"\s+", " ", screens[1])
    for form in ("", "text", "help"):
        assert texts.name(card, form) in flat


@pytest.mark.parametrize(
    ("lang", "said", "expected"),
    [
        ("en", "help Loki's Poison", "take all the cards the winner played"),
        ("en", "? loki's poi", "take all the cards the winner played"),
        ("en", "help loki's", "Which of these: "),
        ("en", "help Zeus", "There is nothing like “Zeus”."),
        ("en", "? BR-069", "BR-069 A player with 0 Rage may take no action at all"),
        ("en", "? 77", "There is no answer 77"),
        ("ru", "помощь тролль", "Вторгаясь в провинцию, уничтожает в ней всех вражеских воинов."),
        ("ru", "? вельва", "может вместо этого отступить в Иггдрасиль"),
    ],
)
def test_help_by_name(lang: str, said: str, expected: str) -> None:
    (shown,) = answers_to(said, lang=lang)

    assert expected in shown


@pytest.mark.parametrize(
    ("lang", "said", "expected"),
    [
        ("en", "rule BR-069", "BR-069 A player with 0 Rage may take no action at all"),
        ("en", "rule br-069", "BR-069 A player with 0 Rage"),
        ("en", "rule 69", "BR-069 A player with 0 Rage"),
        ("en", "rule BR-999", "There is no rule BR-999."),
        ("en", "rule", "Name the number of a rule, for instance rule BR-001."),
        ("ru", "правило 69", "BR-069 С запасом ярости 0 нельзя выполнить ни одного действия"),
        ("ru", "правило", "Назовите номер правила, например правило BR-001."),
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
    assert copied == (folder / "bloodrage-talk.saga").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("save", "Name a file, for instance save bloodrage-talk.saga."),
        ("save nowhere/x.saga", "Could not save to nowhere/x.saga: there is no such folder."),
        ("save .", "Could not save to .: it is a folder."),
        ("save x\0y", "the disk did not take it."),
    ],
)
def test_what_cannot_be_saved_is_told(folder: Path, said: str, expected: str) -> None:
    (shown,) = answers_to(said)

    assert expected in shown
    assert [each.name for each in folder.iterdir()] == ["bloodrage-talk.saga"]


# -- the table between the steps of a move ---------------------------------------------------


def test_between_the_steps_of_a_move_the_table_is_not_shown_again() -> None:
    """The first figure of the march has moved, but nobody else has decided anything."""
    shown = answers_to(
        *("invade", "leader", "1", "invade", "warrior", "1", "march", "1", "leader"), seed="s1"
    )

    assert "who else goes?" in shown[-1]
    assert "Wolf marches the leader" in shown[-1]
    assert "The board" not in shown[-1]
    assert "The board" in shown[2], "after the others have moved it is"
