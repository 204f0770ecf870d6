"""What cannot be played is refused in one clear sentence, in the language, with exit code 2."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import meadhall
from persons import play


@pytest.fixture(autouse=True)
def folder(toy_game: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with a good record, a damaged one, one that is no text, and a folder."""
    monkeypatch.chdir(tmp_path)
    record = meadhall.begin("toy", 2, "refusals").text()
    (tmp_path / "good.saga").write_text(record, encoding="utf-8")
    damaged = record.replace("begin\n", "begin\n0 LayCard excalibur\n")
    (tmp_path / "damaged.saga").write_text(damaged, encoding="utf-8")
    (tmp_path / "picture.saga").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "folder.saga").mkdir()
    return tmp_path


CASES = [
    (["chess"], "Игры chess нет; есть toy."),
    (
        ["--seats", "me,deepblue"],
        "За столом не может сидеть deepblue; могут me, random, greedy, thrall, karl, jarl, konung.",
    ),
    (
        ["--seats", "me,,random"],
        "За столом не может сидеть “”; могут me, random, greedy, thrall, karl, jarl, konung.",
    ),
    (
        ["--seats", ""],
        "За столом не может сидеть “”; могут me, random, greedy, thrall, karl, jarl, konung.",
    ),
    (["--seats", "me"], "Игрушка: играют 2, 3 и 4, а мест названо 1."),
    (["--seats", "me,me,me,me,me"], "Игрушка: играют 2, 3 и 4, а мест названо 5."),
    (["--seed", " "], "Слово, по которому делается расклад, не может быть пустым."),
    (["--option", "length"], "Настройка пишется как «имя=значение», а не length."),
    (["--option", "moon=full"], "Настройки moon нет; есть double, length."),
    (["--option", "length=77"], "Настройка length не может быть 77; может быть short, 3."),
    (
        ["--option", "double=maybe"],
        "Настройка double не может быть maybe; может быть нет, no, да, yes.",
    ),
    (["--seats", "me,random,random,random", "--option", "double=yes"], "Такой партии не собрать: "),
    (["--load", "none.saga"], "Файл none.saga не прочесть: такого файла нет."),
    (["--load", "good.saga/x"], "Файл good.saga/x не прочесть: такого файла нет."),
    (["--load", "folder.saga"], "Файл folder.saga не прочесть: это папка."),
    (["--load", "picture.saga"], "Файл picture.saga не прочесть: это не текст."),
    (["--load", "damaged.saga"], "Запись игры не читается, строка 9: ответ excalibur месту 0 "),
    (["--load", "good.saga", "--seed", "x"], "Вместе с файлом не назвать слово для расклада: "),
    (["--load", "good.saga", "--option", "length=3"], "Вместе с файлом не назвать настройки: "),
    (["--load", "good.saga", "chess"], "Вместе с файлом не назвать другую игру: "),
    (
        ["--load", "good.saga", "--seats", "me,random,random"],
        "Игрушка: играют 2, а мест названо 3.",
    ),
]


@pytest.mark.parametrize(("words", "sentence"), CASES, ids=[" ".join(words) for words, _ in CASES])
def test_a_refusal_is_one_sentence_in_the_language(words: list[str], sentence: str) -> None:
    refused = play(*words, "--lang", "ru")

    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith(sentence)
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [words for words, _ in CASES], ids=" ".join)
def test_and_in_english_too(words: list[str]) -> None:
    refused = play(*words, "--lang", "en")

    assert refused.exit_code == 2
    assert refused.stderr.isascii() or "“" in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_an_unknown_language_is_refused_in_that_of_the_system() -> None:
    refused = play("--lang", "de", env={"LANG": "ru_RU.UTF-8"})

    assert refused.exit_code == 2
    assert refused.stderr == "Языка de нет; есть en, ru.\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_told(folder: Path) -> None:
    (folder / "good.saga").chmod(0)

    assert "reading it is not allowed" in play("--load", "good.saga").stderr


def test_nothing_is_left_behind_by_a_refusal(folder: Path) -> None:
    before = sorted(folder.iterdir())
    play("--seats", "me,nobody")

    assert sorted(folder.iterdir()) == before
