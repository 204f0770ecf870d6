"""Lessons at a table: where it stands in the script, what may be answered, what is played by it.

1. A lesson table is an ordinary table of one person, whose row names the lesson and a chapter.
2. The place in the chapter follows from the number of answers alone; so one can leave and return.
3. While the lesson lasts, only what its step allows is taken, and all others answer by the script.
4. Going to a step sets the table anew: the chapter's seed and options, and the answers before it.
5. A table whose answers are not those of the script (left, or the lesson has changed since) is
   played on as a real game against bots; it keeps the tips of its lesson.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from meadhall.core import Answer, Game, Option, key_from
from meadhall.games.lessons import (
    Chapter,
    Click,
    Lesson,
    Place,
    lessons_of,
    place_of,
    usual,
    usual_option,
)
from meadhall.server import queries
from meadhall.server.exceptions import Conflict, NotFound
from meadhall.server.guests import now
from meadhall.server.lesson_messages import LessonInfo, LessonPlace, LessonStep, TipInfo
from meadhall.server.queries import Event, LessonMark, TableRow

if TYPE_CHECKING:
    from meadhall.server.play import Play
    from meadhall.server.room import Room

BOT = "thrall"
"""Who plays on when a lesson is left: a beginner."""

LONGEST_SECONDS = 4.0
"""What is answered by the script after one step takes no longer than this."""


class Run:
    """A table in the middle of a lesson."""

    def __init__(self, lesson: Lesson, chapter: int, play: Play) -> None:
        """Follow the game of a table through a chapter."""
        self.lesson = lesson
        self.number = chapter
        self.play = play

    @property
    def chapter(self) -> Chapter:
        """The chapter that the table is in."""
        return self.lesson.chapters[self.number]

    def place(self) -> Place | None:
        """Where the table stands; None after the last step of the chapter."""
        return place_of(self.chapter, len(self.play.saga.record.answers))

    def click(self) -> Click | None:
        """What the learner is to decide now; None while others play, and at the end."""
        place = self.place()
        return None if place is None else self._click_at(place)

    def _click_at(self, place: Place) -> Click | None:
        clicks = self.chapter.steps[place.step].clicks
        return clicks[place.done] if place.done < len(clicks) else None

    def click_in(self, step: int) -> Click | None:
        """What the learner is to decide now, if the table is at this step still."""
        place = self.place()
        return None if place is None or place.step != step else self._click_at(place)

    def scripted(self) -> Answer | None:
        """What is answered next by the script."""
        place = self.place()
        if place is None or self.click() is not None:
            return None
        step = self.chapter.steps[place.step]
        return step.then[place.done - len(step.clicks)]

    def allows(self, seat: int, question: str, option: Option) -> bool:
        """Whether the learner may give this answer now."""
        click = self.click()
        return seat == self.lesson.seat and click is not None and click.allows(question, option)

    def pause(self, pace: int) -> float:
        """Seconds before the next answer of the script, so that one can follow it."""
        place = self.place()
        count = 1 if place is None else len(self.chapter.steps[place.step].then)
        return min(pace / 1000, LONGEST_SECONDS / max(count, 1))

    def told(self) -> LessonPlace:
        """Where the table stands, for the client."""
        steps = self.lesson.steps
        place = self.place()
        click = None if place is None else self._click_at(place)
        done = len(self.chapter.steps) if place is None else place.step
        at = steps.index((self.number, 0)) + done
        step = self.chapter.steps[min(done, len(self.chapter.steps) - 1)]
        return LessonPlace(
            lesson=self.lesson.name,
            chapter=self.chapter.name,
            step=min(at, len(steps) - 1) if place is None else at,
            steps=[self._step(*each) for each in steps],
            click=0 if place is None else min(place.done, len(step.clicks) - 1),
            question=None if click is None else click.question,
            options=None if click is None else list(click.options),
            stage=self._stage(place, click, at),
        )

    def _stage(self, place: Place | None, click: Click | None, at: int) -> Any:
        if place is not None:
            return "watch" if click is None else "click"
        return "end" if at == len(self.lesson.steps) else "chapter"

    def _step(self, chapter: int, step: int) -> LessonStep:
        found = self.lesson.chapters[chapter].steps[step]
        return LessonStep(found.name, list(found.rules), len(found.clicks))


def lesson_of(game: Game[Any] | None, row: TableRow) -> Lesson | None:
    """The lesson that a table's row names, if the game has it."""
    if game is None or row.lesson is None:
        return None
    return lessons_of(game.home).get(row.lesson.name)


def run_of(game: Game[Any], row: TableRow, play: Play) -> Run | None:
    """The lesson of a table that is in it; None if it has none or is played on without."""
    lesson, mark = lesson_of(game, row), row.lesson
    if lesson is None or mark is None or mark.chapter is None:
        return None
    if not _follows(lesson, mark.chapter, row, play.saga.record.answers):
        return None
    return Run(lesson, mark.chapter, play)


def _follows(lesson: Lesson, number: int, row: TableRow, answers: list[Answer]) -> bool:
    """Whether a table was played as its lesson is written today."""
    if number >= len(lesson.chapters) or lesson.seats != row.seats:
        return False
    chapter = lesson.chapters[number]
    given = chapter.before
    if row.key != key_from(chapter.seed) or tuple(answers[: len(given)]) != given:
        return False
    left = answers[len(given) :]
    for step in chapter.steps:
        script: list[Click | Answer] = [*step.clicks, *step.then]
        for wanted, answer in zip(script, left, strict=False):
            if isinstance(wanted, Click):
                if answer.seat != lesson.seat or not wanted.allows(*answer[1:]):
                    return False
            elif wanted != answer:
                return False
        left = left[step.length :]
    return not left


def lesson_info(game: Game[Any] | None, row: TableRow) -> LessonInfo | None:
    """What a table's information says of its lesson."""
    lesson, mark = lesson_of(game, row), row.lesson
    if lesson is None or mark is None:
        return None
    tips = [
        TipInfo(each.name, each.question, each.option, list(each.rules)) for each in lesson.tips
    ]
    return LessonInfo(lesson.name, mark.chapter is None, tips)


# -- changing the table, under its lock -------------------------------------------------------


async def go_to(room: Room, number: int) -> None:
    """Set the table to the beginning of a step, counted over all chapters; never a real game."""
    game, lesson, mark = room.game, lesson_of(room.game, room.row), room.row.lesson
    if game is None or lesson is None or mark is None or mark.chapter is None:
        raise Conflict("no-lesson", "there is no lesson at this table")
    if not 0 <= number < len(lesson.steps):
        raise NotFound("step")
    at, step = lesson.steps[number]
    chapter = lesson.chapters[at]
    answers = await asyncio.to_thread(usual, game, lesson, chapter, step)
    events = [Event("answer", *answer) for answer in answers]
    row = room.row
    row.key, row.options = key_from(chapter.seed), game.settle_options(chapter.options)
    row.rules, row.status = game.version, "playing"
    row.lesson = LessonMark(lesson.name, at)
    await room.save(also=queries.set_events(row.id, events, [lesson.seat], now()))
    await room.load(events)
    room.broadcast_table()
    for connection in room.connections:
        room.send_state(connection, 0)
    room.changed.set()


async def skip(room: Room) -> None:
    """Play the rest of the step for the learner."""
    run = room.lesson
    place = None if run is None else run.place()
    if run is None or place is None:
        raise Conflict("no-lesson", "there is no step to skip")
    while room.lesson is run and (click := run.click_in(place.step)) is not None:
        option = usual_option(run.play.table, run.lesson.seat, click)
        assert option is not None
        await room.apply(Event("answer", run.lesson.seat, click.question, option))


async def leave(room: Room) -> None:
    """End the lesson: the table goes on as a real game against beginners, with tips."""
    mark = room.row.lesson
    if mark is None or mark.chapter is None:
        raise Conflict("no-lesson", "there is no lesson at this table")
    room.row.lesson = LessonMark(mark.name, None)
    room.lesson = None
    await room.save()
    for connection in room.connections:
        room.send_state(connection, connection.n)


async def play_script(room: Room) -> None:
    """Give the next answer of the script, after a pause in which one can follow."""
    run = room.lesson
    if run is None or room.play is None:
        return
    events, pause = room.play.events, run.pause(room.row.pace)
    if pause and room.hurried != events:
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await room.changed.wait()
    async with room.lock:
        answer = run.scripted()
        if room.lesson is run and answer is not None:
            await room.apply(Event("answer", *answer))
