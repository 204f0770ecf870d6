"""What went wrong, said to players in their language."""

from __future__ import annotations

import ast
import inspect
import re

import pytest

import meadhall
from meadhall.core import BadRecord, BadSetup, CannotUndo, IllegalAnswer, Saga, record, saga
from meadhall.text import Texts, explain
from meadhall.text.errors import REASONS

EN, RU = Texts("", "en"), Texts("", "ru")

VERSION = meadhall.game("bloodrage").version
GOOD = Saga.begin(meadhall.game("bloodrage"), 2, {"first_game": True}, "errors").text()


def damaged(old: str, new: str) -> BadRecord:
    """The error of a record in which something was changed."""
    assert old in GOOD
    with pytest.raises(BadRecord) as error:
        meadhall.read(GOOD.replace(old, new))
    return error.value


@pytest.mark.parametrize(
    ("old", "new", "russian"),
    [
        ("saga 1", "poem", "строка 1: это не сага, первая строка должна быть «saga 1»."),
        ("begin\n", "", "запись обрывается раньше слова «begin»."),
        ("game bloodrage", "game chess", "строка 2: игры chess здесь нет."),
        ("game bloodrage\n", "", "нет строки «game …»."),
        (
            f"rules {VERSION}",
            "rules 777",
            f"строка 3: версия правил 777 игры bloodrage неизвестна, здесь {VERSION}.",
        ),
        ("seats 2", "seats nine", "строка 4: в bloodrage не играют с числом мест nine."),
        ("seats 2", "chairs 2", "строка 4: слово chairs здесь не ожидается."),
        ("option cards 102", "option cards 7", "не может быть 7, только 102, 99."),
        ("option cards 102", "option dice 7", "у bloodrage нет настройки dice."),
        ("option cards 102", "seat 3 Olaf", "здесь должно быть место 0, а не 3."),
        ("key ", "key x", "ключ должен состоять из 64 шестнадцатеричных цифр."),
        ("begin\n", "begin\n0 TakeAction\n", "ответ — это три слова: место, вопрос, выбор."),
        ("begin\n", "begin\n7 TakeAction pass\n", "места 7 за столом нет."),
        ("begin\n", "begin\n0 2+2 pass\n", "2+2 — не название вопроса."),
        ("begin\n", "begin\n0 March pass\n", "вопрос March месту 0 сейчас не задан."),
        ("begin\n", "begin\nresult 1\n", "результат должен состоять из чисел"),
        ("begin\n", "begin\nresult 1 2\n", "результат записан, а игра не окончена."),
        ("state ", "state x", "состояние должно состоять из 32 шестнадцатеричных цифр."),
    ],
)
def test_a_damaged_record_is_explained(old: str, new: str, russian: str) -> None:
    error = damaged(old, new)

    assert russian in explain(RU, error)
    assert f"строка {error.line}" in explain(RU, error)
    assert f"line {error.line}" in explain(EN, error)
    assert "  " not in explain(EN, error)


def test_an_answer_that_was_not_open_is_explained() -> None:
    first = next(iter(meadhall.read(GOOD).table.questions()))
    error = damaged("begin\n", f"begin\n{first.seat} TakeAction fly\n")

    assert re.search(
        "ответ fly месту . на вопрос TakeAction не открыт, открыты ", explain(RU, error)
    )
    assert re.search("the answer fly is not open to seat .", explain(EN, error))


def test_a_record_that_leads_elsewhere_is_explained() -> None:
    error = damaged(GOOD[GOOD.index("state ") :], f"state {'0' * 32}\n")

    assert "ответы ведут к другому состоянию: " in explain(RU, error)


def test_every_reason_of_the_core_is_known() -> None:
    """Each way in which the core refuses a record has its message."""
    unknown = [
        said for said in reasons() if not any(re.fullmatch(each, said) for each, _ in REASONS)
    ]

    assert unknown == []
    assert len(reasons()) > 15


def reasons() -> list[str]:
    """The reasons written in the core's source, with 1 for whatever is filled in."""
    found = []
    for module in (record, saga):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "BadRecord":
                continue
            if isinstance(node.args[1], ast.Constant | ast.JoinedStr):
                found.append(_sample(node.args[1]))
    return found


def _sample(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    parts = []
    for each in node.values:
        if isinstance(each, ast.FormattedValue):
            parts.append("'1'" if each.conversion == ord("r") else "1")
        elif isinstance(each, ast.Constant):
            parts.append(str(each.value))
    return "".join(parts)


def test_a_rule_that_forbids_a_set_up_is_quoted() -> None:
    error = BadSetup("seat 3 cannot begin at a table of 2", "BR-043")

    assert "первым ходит уроженец" in explain(RU, error, "bloodrage")
    assert "seat 3 cannot begin" not in explain(EN, error, "bloodrage")


def test_a_set_up_that_no_rule_forbids_is_told_as_it_is() -> None:
    assert explain(EN, BadSetup("too many seats")) == (
        "Such a game cannot be set up: too many seats"
    )


def test_why_undo_is_refused_is_told() -> None:
    assert explain(RU, CannotUndo(0, "undo-rolled")) == (
        "Отменить уже нельзя: с тех пор решал случай."
    )


def test_other_errors_speak_for_themselves() -> None:
    error = IllegalAnswer("TakeAction", 0, "fly", ["pass"])

    assert explain(EN, error) == str(error)


def test_a_reason_that_is_not_known_is_passed_on() -> None:
    assert explain(RU, BadRecord(0, "the moon is full")) == (
        "Запись игры не читается: the moon is full."
    )
