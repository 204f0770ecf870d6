"""Every lesson of every game can be played as it is written; a changed rule breaks it here.

Lessons are found by themselves: a new file needs no new test.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.core import Answer, Game
from meadhall.games.lessons import (
    BadLesson,
    Chapter,
    Click,
    Lesson,
    Step,
    lessons_of,
    place_of,
    read_lesson,
    walk,
)
from meadhall.text import Texts, rules
from meadhall.text.catalogue import LANGUAGES, catalogue


def lessons(*names: str) -> list[Any]:
    """The lessons of these games, as parameters of a test."""
    return [
        pytest.param(meadhall.game(name), lesson, id=f"{name}-{lesson.name}")
        for name in names
        for lesson in lessons_of(meadhall.game(name).home).values()
    ]


each_lesson = pytest.mark.parametrize(("game", "lesson"), lessons(*meadhall.GAMES))

WHOLE_GAMES = ("bloodrage", "valhalla", "midgard", "godofwar")
"""Those whose lesson teaches a whole evening's game; a small one is taught in less time."""

TITLE, TEXT, SHORT = 34, 230, 60
"""The longest title, text, and question or gain, in letters."""

LETTERS, A_CLICK, A_PAUSE = 1000, 6, 4
"""Letters that a newcomer reads in a minute (some 170 words), seconds for a click, and for what the
others do after a step."""
MINUTES = range(8, 17)
"""How long a lesson takes: ten to fifteen minutes, more or less."""


@each_lesson
def test_the_script_can_be_played(game: Game[Any], lesson: Lesson) -> None:
    for chapter in lesson.chapters:
        script = list(walk(game, lesson, chapter))
        length = len(chapter.before) + sum(step.length for step in chapter.steps)
        assert length == len(script)
        assert place_of(chapter, length) is None


@each_lesson
def test_whatever_a_step_allows_leads_on(game: Game[Any], lesson: Lesson) -> None:
    for chapter in lesson.chapters:
        for other in variants(game, lesson, chapter):
            list(walk(game, lesson, other))


def variants(game: Game[Any], lesson: Lesson, chapter: Chapter) -> list[Chapter]:
    """The chapter with each other option of each click that leaves a choice, one at a time."""
    offered = {}
    for at, (answer, table) in enumerate(walk(game, lesson, chapter)):
        asked = game.questions(table, answer.seat)
        offered[at] = next(opts for each, opts in asked if each.name == answer.question)
    found = []
    at = len(chapter.before)
    for number, step in enumerate(chapter.steps):
        for place, click in enumerate(step.clicks):
            for option in (click.options or offered[at + place])[1:]:
                clicks = list(step.clicks)
                clicks[place] = Click(click.question, (option,))
                steps = list(chapter.steps)
                steps[number] = replace(step, clicks=tuple(clicks))
                found.append(replace(chapter, steps=tuple(steps)))
        at += step.length
    return found


@each_lesson
def test_the_learner_is_asked_and_has_a_choice_to_make(game: Game[Any], lesson: Lesson) -> None:
    for chapter in lesson.chapters:
        for answer, table in walk(game, lesson, chapter):
            waiting = table.waiting()
            beside = [each.seat for each in table.asides()]
            assert answer.seat in [*waiting, *beside]


@each_lesson
def test_names_are_given_once(game: Game[Any], lesson: Lesson) -> None:
    names = [step.name for chapter in lesson.chapters for step in chapter.steps]
    assert len(names) == len({*names})
    assert all(re.fullmatch("[a-z][a-z0-9_]*", name) for name in names)
    chapters = [chapter.name for chapter in lesson.chapters]
    assert len(chapters) == len({*chapters})


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_it_names_exist(game: Game[Any], lesson: Lesson, language: str) -> None:
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    named = {rule for step in steps for rule in step.rules}
    named |= {rule for tip in lesson.tips for rule in tip.rules}
    assert set() == named - rules(game.package, language).keys()
    assert all(step.rules for step in steps)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_there_and_short(game: Game[Any], lesson: Lesson, language: str) -> None:
    known = catalogue(game.package, language)
    wanted: list[tuple[str, str, int]] = [(f"lesson-{lesson.name}", "", TITLE)]
    wanted += [(f"lesson-{lesson.name}", "about", TEXT)]
    wanted += [
        (f"lesson-{lesson.name}-end", form, most) for form, most in (("", TITLE), ("text", TEXT))
    ]
    for step in (step for chapter in lesson.chapters for step in chapter.steps):
        wanted += texts_of(step, f"lesson-{lesson.name}-{step.name}", known)
    for tip in lesson.tips:
        wanted += [(f"tip-{tip.name}", "", TITLE), (f"tip-{tip.name}", "text", TEXT)]
    texts = Texts(game.package, language)
    for key, form, most in wanted:
        assert known.has(key, form), f"{key}.{form} is missing in {language}"
        said = texts.fill(key, form)
        assert len(said) <= most, f"{key}.{form} in {language} has {len(said)} letters"


def texts_of(step: Step, key: str, known: Any) -> list[tuple[str, str, int]]:
    """What a step must say, and what it may say."""
    optional = [("gain", SHORT), ("then", TEXT)]
    optional += [(f"text-{click}", TEXT) for click in range(2, len(step.clicks) + 1)]
    needed = [("", TITLE), ("text", TEXT), ("why", SHORT)]
    there = [(form, most) for form, most in optional if known.has(key, form)]
    return [(key, form, most) for form, most in [*needed, *there]]


@pytest.mark.parametrize(("game", "lesson"), lessons(*WHOLE_GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_about_ten_to_fifteen_minutes(
    game: Game[Any], lesson: Lesson, language: str
) -> None:
    known, texts = catalogue(game.package, language), Texts(game.package, language)
    told = rules(game.package, language)
    letters = seconds = 0
    for step in (step for chapter in lesson.chapters for step in chapter.steps):
        forms = texts_of(step, f"lesson-{lesson.name}-{step.name}", known)
        letters += sum(len(texts.fill(key, form)) for key, form, _ in forms)
        letters += len(told[step.rules[0]].text)  # "Why?" is looked up once a step
        seconds += A_CLICK * len(step.clicks) + A_PAUSE * bool(step.then)
    minutes = letters / LETTERS + seconds / 60
    assert round(minutes) in MINUTES, f"{game.id} in {language}: {minutes:.1f} minutes"


def test_a_changed_rule_is_told_by_chapter_step_and_question() -> None:
    game = meadhall.game("bloodrage")
    lesson = lessons_of(game.home)["first"]
    chapter = lesson.chapters[0]
    wrong = replace(chapter.steps[0], clicks=(Click("DraftCard", ("no_such_card",)),))
    with pytest.raises(BadLesson, match=r"age: glory: DraftCard does not offer \['no_such_card'\]"):
        list(walk(game, lesson, replace(chapter, steps=(wrong,))))
    wrong = replace(chapter.steps[0], clicks=(Click("TakeAction", ()),))
    with pytest.raises(
        BadLesson, match="age: glory: TakeAction is not asked, but seat 0 DraftCard"
    ):
        list(walk(game, lesson, replace(chapter, steps=(wrong,))))
    wrong = replace(chapter.steps[0], then=(Answer(1, "DraftCard", "troll"),))
    with pytest.raises(BadLesson, match="age: glory: then"):
        list(walk(game, lesson, replace(chapter, steps=(wrong,))))


def test_a_file_that_is_not_a_lesson_is_named() -> None:
    with pytest.raises(BadLesson, match=r"odd.toml: KeyError\('seats'\)"):
        read_lesson("odd", "")
    empty = '[[chapters]]\nname = "a"\nseed = "a"\n[[chapters.steps]]\nname = "s"\nrules = []\n'
    with pytest.raises(BadLesson, match="step s has nothing to click"):
        read_lesson("odd", f"seats = 2\n{empty}clicks = []")
    with pytest.raises(BadLesson, match="names no option"):
        read_lesson("odd", f'seats = 2\n{empty}clicks = ["TakeAction"]')
