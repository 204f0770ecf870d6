"""The catalogues: complete in both languages, and fitting what the engines say."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

import meadhall
from meadhall.core import Question
from meadhall.core.agenda import STEPS
from meadhall.games.bloodrage.actions import ACTIONS, EXTRA_ACTIONS
from meadhall.text.catalogue import LANGUAGES, Catalogue, catalogue, catalogue_files

FORMS = (
    "nom",
    "gen",
    "dat",
    "acc",
    "ins",
    "loc",
    "in",
    "into",
    "from",
    "low",
    "many",
    "text",
    "help",
)
"""Attributes that are forms of a name; the cases are Russian alone."""

NUMBERS = re.compile(r"[A-Z]{2}-\d+|\b[IVX]+\b")
"""Numbers of rules, and Roman numbers."""

BOTH = [(game, lang) for game in ("", *meadhall.GAMES) for lang in LANGUAGES]
SOURCES = [
    path
    for game in meadhall.GAMES
    for path in Path(inspect.getfile(meadhall.game)).parent.glob(f"games/{game}/*.py")
]


def base(variable: str) -> str:
    """The argument that a variable is about: ``place`` for ``place_in``."""
    about, _, form = variable.rpartition("_")
    return about if about and form in FORMS else variable


def bases(known: Catalogue, key: str, form: str = "") -> set[str]:
    """The arguments that a message speaks of."""
    return {base(variable) for variable in known.variables(key, form)}


def attributes(known: Catalogue, key: str) -> set[str]:
    return {each.id.name for each in known.messages[key].attributes}


# -- both languages ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_every_message_can_be_read_and_is_given_once(game: str, lang: str) -> None:
    assert catalogue(game, lang).faults == []


@pytest.mark.parametrize("game", ["", *meadhall.GAMES])
def test_both_languages_have_the_same_messages(game: str) -> None:
    english, russian = (set(catalogue(game, lang).messages) for lang in LANGUAGES)

    assert english ^ russian == set()


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_both_languages_have_the_same_attributes_but_for_cases(game: str) -> None:
    english, russian = (catalogue(game, lang) for lang in LANGUAGES)
    cases = {"nom", "gen", "dat", "acc", "ins", "loc"}
    different = [
        key
        for key in english.messages
        if (attributes(english, key) ^ attributes(russian, key)) - cases
    ]

    assert different == []


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_both_languages_speak_of_the_same_things(game: str) -> None:
    english, russian = (catalogue(game, lang) for lang in LANGUAGES)
    different = [
        (key, form)
        for key in english.messages
        for form in ("", *attributes(english, key))
        if bases(english, key, form) != bases(russian, key, form)
    ]

    assert different == []


@pytest.mark.parametrize("game", meadhall.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_at_the_table_is_written_in_its_own_letters(game: str, lang: str) -> None:
    """Latin letters in Russian only in numbers, and for what is typed or quoted so."""
    at_the_table = Catalogue(FluentBundle([lang]))
    for file in catalogue_files(game, lang):
        if file.name.split(".")[0] not in ("lab", "web"):
            at_the_table.add(file.read_text(encoding="utf-8"), file.name)
    foreign = re.compile("[а-яё]" if lang == "en" else "[a-z]{2,}", re.IGNORECASE)
    allowed = {"commands", "record-breaks-off", "ui-press-enter"}
    wrong = [
        (key, found)
        for key in at_the_table.messages
        if key not in allowed
        for found in foreign.findall(NUMBERS.sub("", " ".join(_words(at_the_table, key))))
    ]

    assert len(at_the_table.messages) > 100
    assert wrong == []


def _words(known: Catalogue, key: str) -> list[str]:
    """All literal text of a message and its attributes."""
    found: list[str] = []

    class Words(visitor.Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            found.append(node.value)

        def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
            found.append(node.value)

    Words().visit(known.messages[key])
    return found


# -- questions -------------------------------------------------------------------------------


def questions() -> list[type[Question[Any]]]:
    """All questions of all games that can be asked, and what may be done at any time."""
    homes = [meadhall.game(name).home for name in meadhall.GAMES]
    steps = [step for home in (*homes, "meadhall.core.agenda") for step in STEPS[home].values()]
    return [
        step
        for step in steps
        if issubclass(step, Question) and step.options is not Question.options
    ]


def game_of(question: type[Question[Any]]) -> str:
    parts = question.__module__.split(".")
    return parts[2] if parts[1] == "games" else ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.__name__)
def test_every_question_has_a_prompt(question: type[Question[Any]], lang: str) -> None:
    assert catalogue(game_of(question), lang).has(question.__name__)


def words_of(question: type[Question[Any]]) -> list[str]:
    """The words that a question may offer, as its code writes them."""
    if question.__name__ == "TakeAction":
        return [*ACTIONS, *EXTRA_ACTIONS, "pass"]
    told = [question.options, *filter(None, [getattr(question, "doings", None)])]
    found = [
        node.value
        for method in told
        for given in ast.walk(ast.parse(dedent(inspect.getsource(method))))
        for part in _offered(given)
        for node in ast.walk(part)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return [*dict.fromkeys(found)]


def _offered(given: ast.AST) -> list[ast.AST]:
    """What a statement adds to the options: lists it returns or yields, and what it appends."""
    if isinstance(given, ast.Return | ast.Yield) and given.value is not None:
        lists = [each for each in ast.walk(given.value) if isinstance(each, ast.List)]
        return [element for each in lists for element in each.elts]
    if isinstance(given, ast.Call) and isinstance(given.func, ast.Attribute):
        return [*given.args] if given.func.attr == "append" else []
    return []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.__name__)
def test_every_word_that_may_be_chosen_has_a_label(
    question: type[Question[Any]], lang: str
) -> None:
    known = catalogue(game_of(question), lang)
    without = [
        word
        for word in words_of(question)
        if not known.has(question.__name__, word) and not known.has(word)
    ]

    assert without == []


def test_the_words_of_questions_are_found() -> None:
    """The test above would be worth little if it looked at no words."""
    by_name = {question.__name__: words_of(question) for question in questions()}

    assert sorted(by_name["SaveFigures"]) == ["flee", "pass"]
    assert by_name["ChooseSlot"] == ["free"]
    assert by_name["FaceRagnarok"] == ["flee", "pass"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.__name__)
def test_labels_are_only_for_what_may_be_chosen(question: type[Question[Any]], lang: str) -> None:
    labels = attributes(catalogue(game_of(question), lang), question.__name__)

    assert labels - {*words_of(question), "other"} == set()


# -- what engines say ----------------------------------------------------------------------


def spoken() -> Iterator[tuple[str, str, str, frozenset[str] | None]]:
    """Everything said in the engines' source: where, game, key, arguments (None if unknown)."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            place = {"say": 0, "tell": 1, "text": 0}.get(name)
            if place is None or len(node.args) <= place:
                continue
            given = [keyword.arg for keyword in node.keywords]
            args = None if None in given else frozenset(str(each) for each in given)
            for key in _constants(node.args[place]):
                yield f"{path.name}:{node.lineno}", path.parent.name, key, args


def _constants(node: ast.expr) -> list[str]:
    """The keys that an expression may be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    return []


SPOKEN = sorted(set(spoken()), key=str)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_a_message_with_exactly_its_arguments(lang: str) -> None:
    wrong = []
    for where, game, key, args in SPOKEN:
        known = catalogue(game, lang)
        if not known.has(key):
            wrong.append(f"{where}: {key} has no message")
        elif args is not None and bases(known, key) != args:
            wrong.append(
                f"{where}: {key} is given {sorted(args)}, uses {sorted(bases(known, key))}"
            )

    assert wrong == []


def test_what_engines_say_is_found() -> None:
    """The test above would be worth little if it found no keys."""
    keys = {key for _, _, key, _ in SPOKEN}

    assert {"invades", "you-keep", "keeps-card", "keeps-none", "show-force"} <= keys
    assert len(keys) > 100
