"""Telling the story of a record: in small steps, so that it can be done beside other things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.bots.story import data
from meadhall.bots.story.choices import Choices
from meadhall.bots.story.curve import Curve, spread_evenly
from meadhall.bots.story.data import Effort, Story, StoryChapter
from meadhall.bots.story.marks import marks, parts
from meadhall.bots.story.playouts import Playouts
from meadhall.core import Dice, Find, Game, Record, Saga, Table, read_record

MOST_ANSWERS = 3_000
"""A longer game is not told: its tables are all kept in memory."""

CHAPTERS = ("age-begins", "round-begins", "scene-laid-out", "last-round", "ragnarok")
"""Lines of the log that begin a part of a game, in the words of all games."""


class CannotTell(Exception):
    """Why there is no story: ``not-over``, ``too-long`` or ``old-rules``."""


class Telling:
    """The story of one record while it comes about."""

    def __init__(self, text: str, find: Find, effort: Effort | None = None) -> None:
        """Play the record again; raises BadRecord, or ``CannotTell``."""
        record = read_record(text, find)
        if len(record.answers) > MOST_ANSWERS:
            raise CannotTell("too-long")
        self.saga, tables = _played(record, find)
        game = self.saga.game
        if tables[-1].questions():
            raise CannotTell("not-over")
        effort = effort or Effort()
        dice = Dice(record.key).another(f"story {data.VERSION}")
        shared = _is_shared(game, tables)
        self.playouts = Playouts(game, dice, shared)
        self.curve = Curve(self.playouts, tables, effort)
        self.choices = Choices(self.playouts, tables, record.answers, effort)
        self.of = self.curve.planned() + self.choices.planned()
        """How many playouts it will take at most."""
        self._steps = self._all()
        self.is_done = False

    @property
    def done(self) -> int:
        """Playouts so far."""
        return self.of if self.is_done else self.playouts.count

    def go_on(self, playouts: int) -> bool:
        """Do about so many playouts more; True when the story is complete."""
        until = self.playouts.count + playouts
        while not self.is_done and self.playouts.count < until:
            self.is_done = next(self._steps, True)
        return self.is_done

    def _all(self) -> Iterator[bool]:
        for _ in self.curve.steps():
            yield False
        for _ in self.choices.steps():
            yield False

    def story(self) -> Story:
        """The story, once it is complete."""
        assert self.is_done
        record, game = self.saga.record, self.saga.game
        result = game.result(self.saga.table)
        assert result is not None
        return Story(
            version=data.VERSION,
            game=record.game,
            rules=record.rules,
            seats=record.seats,
            answers=len(record.answers),
            shared=self.playouts.shared,
            used=self.playouts.count,
            left_out=self.choices.left_out,
            moments=self.curve.moments(),
            choices=self.choices.told(),
            marks=marks(self.saga, self.curve, self.choices),
            parts=parts(self.curve, self.choices),
            scores=[*result.scores],
            sources={name: [*points] for name, points in result.parts.items()},
            chapters=_chapters(self.saga),
        )


def _chapters(saga: Saga[Any]) -> list[StoryChapter]:
    public = [(at, line) for at, line in saga.lines if line.seat is None]
    return [
        StoryChapter(at, line.key, {**line.args}) for at, line in public if line.key in CHAPTERS
    ]


def _is_shared(game: Game[Any], tables: list[Table]) -> bool:
    """Whether all win or lose together.

    Early rules versions have no outlook; what their tables promise a party then nobody can say.
    """
    if game.outlook is not None or tables[0].seats == 1:
        return game.outlook_of(tables[0]).shared
    looked = [game.outlook_of(table).worths for table in spread_evenly(tables, 16)]
    if all(len({*worths}) == 1 for worths in looked):
        raise CannotTell("old-rules")
    return False


def _played(record: Record, find: Find) -> tuple[Saga[Any], list[Table]]:
    """The game at its end, and its tables by the number of answers given."""
    game = find(record.game, record.rules).with_writing(record.options)
    saga: Saga[Any] = Saga(game, record.set_up())
    tables: list[Table] = [saga.table.clone()]
    for answer in record.answers:
        saga.answer_by_name(answer)
        tables.append(saga.table.clone())
    return saga, tables


def tell(text: str, find: Find, effort: Effort | None = None) -> Story:
    """The whole story of a record at once."""
    telling = Telling(text, find, effort)
    telling.go_on(telling.of + 1)
    return telling.story()
