"""Whole games in the terminal, played as a person would: by reading the screen and typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.cells import cell_len

import meadhall
from meadhall.cli import main
from meadhall.text import Texts
from persons import for_a_while, play, whim

pytestmark = pytest.mark.usefixtures("toy_game", "folder")


# -- from the first card to the last point -----------------------------------------------


@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("ru", "Игра окончена")])
@pytest.mark.parametrize("columns", [80, 100])
def test_a_whole_game_can_be_played(folder: Path, lang: str, over: str, columns: int) -> None:
    done = play(
        *("--seed", "zz", "--lang", lang, "--seats", "me,random,random"),
        by=whim(f"{lang} {columns}"),
        env={"COLUMNS": str(columns)},
    )

    assert done.exit_code == 0
    assert over in done.stdout
    saga = meadhall.read((folder / "toy-zz.saga").read_text(encoding="utf-8"))
    result = saga.game.result(saga.table)
    assert result is not None
    ending = done.stdout[done.stdout.index(over) :]
    score = Texts("toy", lang).name("score")
    (scores,) = re.findall(rf"^{score} +(.*?) *$", ending, re.MULTILINE)
    assert tuple(map(int, scores.split())) == result.scores
    too_wide = [line for line in done.stdout.splitlines() if cell_len(line.rstrip()) > columns]
    assert [line for line in too_wide if ".saga" not in line] == []


def test_a_russian_game_is_russian_and_an_english_one_english() -> None:
    seats = ("--seed", "1", "--seats", "me,random")
    russian = play(*seats, "--lang", "ru", by=whim("ru")).stdout
    english = play(*seats, "--lang", "en", by=whim("en")).stdout

    foreign = [line for line in russian.splitlines() if re.search("[A-Za-z]", line)]
    assert [line for line in foreign if ".saga" not in line] == []
    assert re.findall("[А-Яа-яЁё]+", english) == []


def test_the_same_seed_gives_the_same_game() -> None:
    first = play("--seed", "Uppsala", "--seats", "me,random", by=whim("a")).stdout
    again = play("--seed", "Uppsala", "--seats", "me,random", by=whim("a")).stdout

    assert "The game is over" in first
    assert first.partition("Game saved")[0] == again.partition("Game saved")[0]


def test_without_further_words_a_game_against_bots_begins(folder: Path) -> None:
    done = CliRunner().invoke(main, ["play"], input="", env={"LANG": "ru_RU.UTF-8", "LC_ALL": None})

    assert done.exit_code == 0
    assert "Дуб — вы, Ясень — бот «Карл», Вяз — бот «Карл»" in done.stdout.replace("\n", " ")
    assert "Какую карту кладёте?" in done.stdout
    assert len([*folder.glob("toy-*.saga")]) == 1


def test_a_seat_with_a_bot_of_ones_own_keeps_its_name(folder: Path) -> None:
    (folder / "my.py").write_text(
        "class Bot:\n"
        "    def __init__(self, seed): pass\n"
        "    def decide(self, position): return position.questions[0].options[0]\n"
    )
    done = play("--seats", "me,my.py:Bot", "--lang", "en")

    assert "Oak is you, Ash is my.py:Bot." in done.stdout.replace("\n", " ")


def test_bots_can_play_alone_and_their_game_is_told() -> None:
    done = play("--seats", "random,random", "--seed", "alone")

    assert done.exit_code == 0
    assert "has the highest card." in done.stdout
    assert "The game is over" in done.stdout
    assert "▸" not in done.stdout


def test_the_language_is_that_of_the_system_unless_one_is_named() -> None:
    assert "Места ─" in play(env={"LANG": "ru_RU.UTF-8"}).stdout
    assert "Seats ─" in play("--lang", "en", env={"LANG": "ru_RU.UTF-8"}).stdout


def test_options_of_the_table_are_taken(folder: Path) -> None:
    options = ("--option", "double=yes", "--option", "length=3")
    done = play(
        "--seats", "me,random", "--seed", "o", *options, by=for_a_while(1, lambda screen: "1")
    )

    assert "Oak ▸ Which card do you lay along with" in done.stdout
    record = (folder / "toy-o.saga").read_text(encoding="utf-8")
    for line in ("option double yes", "option length 3"):
        assert f"\n{line}\n" in record


def test_yes_and_no_may_be_written_in_the_language() -> None:
    words = ("--lang", "ru", "--option", "double=да", "--seats", "me,random", "--seed", "да")

    assert "вместе с картой" in play(*words, by=for_a_while(1, lambda screen: "1")).stdout


# -- what is shown when --------------------------------------------------------------------


def test_news_and_only_what_changed_are_shown_before_a_question() -> None:
    screens: list[str] = []

    def think(screen: str) -> str | None:
        screens.append(screen)
        return "3" if len(screens) < 2 else None

    play("--seats", "me,random", "--seed", "a", by=think)

    first, second = screens
    assert "The board ─" in first
    assert "Your hand ─" not in first, "the cards stand among the options, with their texts"
    assert "What happened" in second
    assert "Oak has the highest card." in second
    for title in ("The board ─", "Seats ─"):
        assert title not in second, "nobody else has decided since"


def test_cards_among_the_options_come_with_hint_and_text() -> None:
    shown = play("--seats", "me,random", "--seed", "texts", "--lang", "en").stdout
    asked = re.sub(r"\s+", " ", shown[shown.index("▸") :])
    texts = Texts("toy", "en")
    table = meadhall.begin("toy", 2, "texts").table

    for card in table.options(table.questions()[0]):
        number = str(card).removeprefix("card_")
        assert f"{texts.name(str(card))} worth " in asked
        assert f" {number} " in asked


# -- leaving, saving, going on ---------------------------------------------------------------


def test_at_the_end_of_input_the_game_is_saved_and_the_exit_is_polite(folder: Path) -> None:
    done = play("--seed", "eof", by=for_a_while(3, whim("eof")))

    assert done.exit_code == 0
    assert done.stderr == ""
    path = folder / "toy-eof.saga"
    assert f"Game saved: {path}" in done.stdout.replace("\n", "")
    assert f"play --load {path}" in done.stdout.replace("\n", "")
    assert len(meadhall.read(path.read_text(encoding="utf-8")).record.answers) > 3


def test_quitting_saves(folder: Path) -> None:
    done = play("--seed", "q", "--lang", "ru", by=lambda screen: "выход")

    assert done.exit_code == 0
    assert "Игра сохранена" in done.stdout
    assert (folder / "toy-q.saga").exists()


def test_an_interrupt_saves_and_is_told_by_the_exit_code(folder: Path) -> None:
    def think(screen: str) -> str:
        raise KeyboardInterrupt

    done = play("--seed", "int", by=think)

    assert done.exit_code == 130
    assert "Game saved" in done.stdout
    assert (folder / "toy-int.saga").exists()


def test_the_record_is_kept_up_to_date_with_every_decision(folder: Path) -> None:
    """Even a program that is killed has lost nothing that a person decided."""
    lengths = []

    def think(screen: str) -> str | None:
        path = folder / "toy-kept.saga"
        lengths.append(len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0)
        return "1" if len(lengths) < 6 else None

    play("--seed", "kept", "--seats", "me,random", by=think)

    assert lengths[0] == 0
    assert sorted(set(lengths)) == lengths


@pytest.mark.parametrize("answers", [0, 1, 2, 3])
def test_a_saved_game_goes_on_where_it_was_left(folder: Path, answers: int) -> None:
    path = folder / "toy-again.saga"
    seats = ("--seats", "me,random,random")
    left = play("--seed", "again", *seats, by=for_a_while(answers, whim(str(answers)))).stdout
    before = meadhall.read(path.read_text(encoding="utf-8"))

    resumed = play("--load", str(path))
    after = meadhall.read(path.read_text(encoding="utf-8"))

    assert resumed.exit_code == 0
    assert "The game goes on" in resumed.stdout
    assert before.game.state_hash(before.table) == after.game.state_hash(after.table)
    assert before.record.answers == after.record.answers
    assert (
        left[left.rindex("▸") :].splitlines()[0]
        == (resumed.stdout[resumed.stdout.rindex("▸") :].splitlines()[0])
    )


def test_a_game_that_goes_on_can_be_finished(folder: Path) -> None:
    path = folder / "toy-two.saga"
    play("--seed", "two", "--seats", "me,random", by=for_a_while(2, whim("2")))

    done = play("--load", "toy-two.saga", by=whim("3"))

    assert "The game is over" in done.stdout
    saga = meadhall.read(path.read_text(encoding="utf-8"))
    assert saga.game.result(saga.table) is not None


def test_a_finished_game_shows_its_result_again(folder: Path) -> None:
    play("--seats", "random,random", "--seed", "done")

    again = play("--load", "toy-done.saga")

    assert again.exit_code == 0
    assert "The game is over" in again.stdout


def test_going_on_tells_only_what_is_new(folder: Path) -> None:
    play("--seed", "new", "--seats", "me,random", by=for_a_while(2, whim("n")))

    resumed = play("--load", "toy-new.saga").stdout

    assert "Round 2." not in resumed, "it was told before the last decision"


def test_other_players_may_take_over_a_saved_game(folder: Path) -> None:
    play("--seed", "swap", "--seats", "me,random", by=for_a_while(3, whim("s")))

    done = play("--load", "toy-swap.saga", "--seats", "random,random")

    assert "The game is over" in done.stdout


def test_a_record_without_names_is_played_against_bots(folder: Path) -> None:
    record = meadhall.begin("toy", 3, "nameless").text()
    (folder / "plain.saga").write_text(record, encoding="utf-8")

    shown = play("--load", "plain.saga").stdout.replace("\n", " ")

    assert "Oak is you, Ash is bot “Sly”, Elm is bot “Sly”" in shown


def test_people_go_by_the_names_in_their_record(folder: Path) -> None:
    saga = meadhall.Saga.begin(meadhall.game("toy"), 2, {}, "named", ["Astrid", "random"])
    (folder / "named.saga").write_text(saga.text(), encoding="utf-8")

    assert "Astrid ▸ Which card do you lay?" in play("--load", "named.saga").stdout


def test_where_nothing_can_be_written_the_game_goes_on_all_the_same(folder: Path) -> None:
    path = folder / "toy-full.saga"

    def think(screen: str) -> str | None:
        if not path.exists():
            path.mkdir()
        return "1" if "Could not save" not in screen else None

    done = play("--seed", "full", "--seats", "me,random", by=think)

    assert done.exit_code == 0
    assert "Could not save to" in done.stdout
    assert [*folder.glob("*.new")] == []
