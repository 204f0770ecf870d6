"""For writing lessons: play the script of a lesson and see what is asked where it ends.

    python tools/lesson.py bloodrage                 # every chapter, and what is asked after it
    python tools/lesson.py bloodrage pillage         # one chapter, answer by answer
    python tools/lesson.py bloodrage pillage --bot thrall --more 12   # and how bots would go on

What bots would answer is printed as the lines of ``before`` and ``then``, to be pasted.
See docs/adding-a-lesson.md.
"""

from __future__ import annotations

import argparse
from typing import Any

import meadhall
from meadhall.bots import bot
from meadhall.core import Game, Table
from meadhall.games.lessons import BadLesson, Chapter, Lesson, lessons_of, walk
from meadhall.text import Texts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("chapter", nargs="?")
    parser.add_argument("--lesson", default="first")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--more", type=int, default=0)
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    game = meadhall.game(asked.game)
    lesson = lessons_of(game.home)[asked.lesson]
    for chapter in lesson.chapters:
        if asked.chapter in (None, chapter.name):
            show(game, lesson, chapter, asked)


def show(game: Game[Any], lesson: Lesson, chapter: Chapter, asked: argparse.Namespace) -> None:
    print(f"== {chapter.name}")
    table = game.new(lesson.seats, dict(chapter.options), chapter.seed)
    try:
        for answer, before in walk(game, lesson, chapter):
            if asked.chapter:
                print(*answer)
            table = before
    except BadLesson as error:
        print(f"!! {error}")
    if asked.chapter:
        describe(game, table, lesson.seat, asked.language)
    for question in table.questions():
        print(f"-> {question.seat} {question.name} {table.options(question)}")
    go_on(game, table, asked)


def describe(game: Game[Any], table: Table, seat: int, language: str) -> None:
    """The table as the learner sees it."""
    texts = Texts(game.package, language)
    for section in game.describe(game.view(table, seat)):
        print(texts.say(section.title), *(texts.say(line) for line in section.lines), sep="\n   ")


def go_on(game: Game[Any], table: Table, asked: argparse.Namespace) -> None:
    players = [bot(asked.bot, f"lesson/{seat}") for seat in range(table.seats)]
    for _ in range(asked.more):
        waiting = table.waiting()
        if not waiting:
            return
        seat = waiting[0]
        question, option = players[seat].choose(game, table, seat, game.questions(table, seat))
        print(seat, question.name, option)
        table.answer(question, option)


if __name__ == "__main__":
    main()
