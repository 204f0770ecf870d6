"""Lessons: a game taught at its own table, as content (docs/adding-a-lesson.md).

A lesson is a text file, ``games/GAME/lessons/NAME.toml``. It has chapters; a chapter is

1. a prepared position: a seed, options, and the answers that lead there (``before``);
2. steps: what the learner is to click (``clicks``), and what is answered after it (``then``).

There is no second engine: a position is reached by playing, and every click is an ordinary
answer. ``walk`` plays a chapter and says where its script and the game disagree.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meadhall.core import Answer, Game, IllegalAnswer, Option, Setting, Table, find_question

ANY = "*"
"""In the place of options: whatever the game offers."""

_NUMBER = re.compile(r"-?[0-9]{1,9}")


class BadLesson(Exception):
    """A lesson that cannot be played as it is written; says where."""


@dataclass(frozen=True, slots=True)
class Click:
    """One decision of the learner: the question, and what may be chosen; none named: anything."""

    question: str
    options: tuple[Option, ...]

    def allows(self, question: str, option: Option) -> bool:
        """Whether this is an answer that the lesson takes."""
        return question == self.question and (not self.options or option in self.options)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is taught: some clicks, and what is answered after them by the script."""

    name: str
    rules: tuple[str, ...]
    clicks: tuple[Click, ...]
    then: tuple[Answer, ...]

    @property
    def length(self) -> int:
        """How many answers it takes."""
        return len(self.clicks) + len(self.then)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps from one prepared position."""

    name: str
    seed: str
    options: Mapping[str, Setting]
    before: tuple[Answer, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Tip:
    """Help at a known trap, given once: when a question is asked, or speaks of an option."""

    name: str
    question: str
    option: Option | None
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    name: str
    seats: int
    seat: int
    """Where the learner sits."""
    chapters: tuple[Chapter, ...]
    tips: tuple[Tip, ...]

    @property
    def steps(self) -> list[tuple[int, int]]:
        """All steps in order, each by its chapter and its place there."""
        return [(c, s) for c, each in enumerate(self.chapters) for s in range(len(each.steps))]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands in a chapter: the step, and how many of its answers are given."""

    step: int
    done: int


def place_of(chapter: Chapter, answers: int) -> Place | None:
    """The place after so many answers; None before the position and after the last step."""
    left = answers - len(chapter.before)
    if left < 0:
        return None
    for number, step in enumerate(chapter.steps):
        if left < step.length:
            return Place(number, left)
        left -= step.length
    return None


# -- playing ---------------------------------------------------------------------------------


def walk(
    game: Game[Any], lesson: Lesson, chapter: Chapter, until: int | None = None
) -> Iterator[tuple[Answer, Table]]:
    """Play a chapter, or its steps before ``until``: each answer with the table before it.

    Of what the learner may choose, the first is taken. Where script and game disagree, a BadLesson
    says so.
    """
    table = game.new(lesson.seats, dict(chapter.options), chapter.seed)
    for answer in chapter.before:
        yield answer, table
        _give(table, answer, f"{chapter.name}: before")
    for step in chapter.steps[:until]:
        for click in step.clicks:
            answer = _usual(table, lesson.seat, click, f"{chapter.name}: {step.name}")
            yield answer, table
            _give(table, answer, f"{chapter.name}: {step.name}")
        for answer in step.then:
            yield answer, table
            _give(table, answer, f"{chapter.name}: {step.name}: then")


def usual(game: Game[Any], lesson: Lesson, chapter: Chapter, until: int) -> list[Answer]:
    """The answers that lead to a step of a chapter."""
    return [answer for answer, _ in walk(game, lesson, chapter, until)]


def usual_option(table: Table, seat: int, click: Click) -> Option | None:
    """What is played for a learner who skips a click: the first that is named, or offered."""
    question = find_question(table, seat, click.question)
    if question is None:
        return None
    offered = table.options(question)
    wanted = click.options or tuple(offered)
    return next((option for option in wanted if option in offered), None)


def _usual(table: Table, seat: int, click: Click, where: str) -> Answer:
    question = find_question(table, seat, click.question)
    if question is None:
        raise BadLesson(f"{where}: {click.question} is not asked, but {_asked(table)}")
    offered = table.options(question)
    closed = [option for option in click.options if option not in offered]
    if closed:
        raise BadLesson(f"{where}: {click.question} does not offer {closed}, but {offered}")
    return Answer(seat, click.question, (click.options or tuple(offered))[0])


def _give(table: Table, answer: Answer, where: str) -> None:
    question = find_question(table, answer.seat, answer.question)
    if question is None:
        raise BadLesson(f"{where}: {answer} is not asked, but {_asked(table)}")
    try:
        table.answer(question, answer.option)
    except IllegalAnswer as error:
        raise BadLesson(f"{where}: {answer}: {error}") from None


def _asked(table: Table) -> str:
    asked = [f"seat {each.seat} {each.name} {table.options(each)}" for each in table.questions()]
    return "; ".join(asked) or "nothing"


# -- reading ---------------------------------------------------------------------------------


@cache
def lessons_of(package: str) -> dict[str, Lesson]:
    """The lessons of a game's package by name; none if it has no folder of them."""
    folder = files(package).joinpath("lessons")
    if not folder.is_dir():
        return {}
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".toml")), key=str)
    names = [each.name.removesuffix(".toml") for each in found]
    texts = [each.read_text(encoding="utf-8") for each in found]
    return {name: read_lesson(name, text) for name, text in zip(names, texts, strict=True)}


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        read = tomllib.loads(text)
        return Lesson(
            name=name,
            seats=read["seats"],
            seat=read.get("seat", 0),
            chapters=tuple(_chapter(each) for each in read["chapters"]),
            tips=tuple(_tip(each) for each in read.get("tips", ())),
        )
    except (KeyError, ValueError) as error:
        raise BadLesson(f"{name}.toml: {error!r}") from None


def _chapter(read: dict[str, Any]) -> Chapter:
    return Chapter(
        name=read["name"],
        seed=read["seed"],
        options=read.get("options", {}),
        before=_answers(read.get("before", "")),
        steps=tuple(_step(each) for each in read["steps"]),
    )


def _step(read: dict[str, Any]) -> Step:
    clicks = tuple(_click(line) for line in read["clicks"])
    if not clicks:
        raise ValueError(f"step {read['name']} has nothing to click")
    return Step(read["name"], tuple(read["rules"]), clicks, _answers(read.get("then", "")))


def _tip(read: dict[str, Any]) -> Tip:
    option = read.get("option")
    return Tip(read["name"], read["question"], option, tuple(read.get("rules", ())))


def _click(line: str) -> Click:
    """``TakeAction invade``, ``DraftCard one | other`` or ``DraftCard *``."""
    question, _, options = line.partition(" ")
    if options.strip() == ANY:
        return Click(question, ())
    named = tuple(_option(word.strip()) for word in options.split("|"))
    if "" in named:
        raise ValueError(f"{line!r} names no option")
    return Click(question, named)


def _answers(text: str) -> tuple[Answer, ...]:
    """Answers as in a record, one a line: seat, question, option; # begins a comment."""
    lines = (line.partition("#")[0].split() for line in text.splitlines())
    return tuple(
        Answer(int(seat), name, _option(option)) for seat, name, option in filter(None, lines)
    )


def _option(word: str) -> Option:
    return int(word) if _NUMBER.fullmatch(word) else word
