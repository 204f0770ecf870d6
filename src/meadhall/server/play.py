"""A game under way, with its states numbered for each viewer.

A viewer is a seat, or None for spectators. Every event makes a new state for everybody, except
what a seat does in secret: an answer given together with others that leaves the same seats waiting
is a new state for that seat alone. If it changed everybody's number, numbers would tell how often
somebody changed their mind.

The numbers follow from the events alone, so that they are the same after a restart.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Any

from meadhall.core import Answer, Aside, Game, Option, Question, Record, Saga, Together, question_of
from meadhall.server.messages import LogLine
from meadhall.server.queries import Event, TableRow
from meadhall.server.receipts import receipt_of

Viewer = int | None


class Play:
    """A saga with numbered states."""

    def __init__(self, saga: Saga[Any]) -> None:
        """Start with the set-up as state 1 of every viewer."""
        self.saga = saga
        self.game: Game[Any] = saga.game
        self.seats = saga.record.seats
        self.events = 0
        self._numbers = [1] * (self.seats + 1)
        self._since = [1] * self.seats
        self._stamps: list[tuple[int, ...]] = []
        self._private: list[list[int]] = [[] for _ in range(self.seats)]
        self._private_counts = [0] * self.seats
        self._before = (0, [0] * self.seats)
        """A line lately asked about, and by seat how many before it are for that seat alone."""
        self._stamp()

    @property
    def table(self) -> Any:
        """The table as it stands."""
        return self.saga.table

    def n(self, viewer: Viewer) -> int:
        """The number of a viewer's present state."""
        return self._numbers[self.seats if viewer is None else viewer]

    def since(self, seat: int) -> int:
        """The first of a seat's states in which it was asked the same as now."""
        return self._since[seat]

    # -- events --------------------------------------------------------------------

    def apply(self, event: Event, *, stored: bool = False) -> bool:
        """Apply an event; True if it is a new state for its own seat only."""
        if event.kind == "undo":
            return self.undo(event.seat, stored=stored)
        assert event.question is not None
        assert event.option is not None
        return self.answer(event.seat, event.question, event.option)

    def answer(self, seat: int, name: str, option: Option) -> bool:
        """Answer a question by its name; True if it is a new state for this seat only."""
        question = question_of(self.table, Answer(seat, name, option))
        aside = isinstance(question, Aside)
        return self._change(seat, aside, lambda: self.saga.answer(question, option))

    def undo(self, seat: int, *, stored: bool = False) -> bool:
        """Take back a seat's last answer; True if it is a new state for this seat only."""
        return self._change(seat, False, lambda: self.saga.undo(seat, stored=stored))

    def _change(self, seat: int, aside: bool, act: Callable[[], None]) -> bool:
        """Change the game and number the new states."""
        together = self._together()
        before = self.table.waiting(), len(self.saga.lines)
        act()
        after = self.table.waiting(), len(self.saga.lines)
        same = together is not None and together is self._together()
        secret = same and not aside and before == after
        for viewer in [seat] if secret else range(self.seats + 1):
            self._numbers[viewer] += 1
        for other in range(self.seats):
            if other == seat or aside or not same:
                self._since[other] = self._numbers[other]
        self.events += 1
        self._stamp()
        return secret

    def _together(self) -> tuple[Question[Any], ...] | None:
        """The questions that several seats are deciding together now."""
        top = self.table.agenda[-1] if self.table.agenda else None
        return top.questions if isinstance(top, Together) else None

    def _stamp(self) -> None:
        """Stamp new log lines with the states they came with; drop lines taken back."""
        lines, known = self.saga.lines, len(self._stamps)
        if known > len(lines):
            del self._stamps[len(lines) :]
            for private in self._private:
                del private[bisect_left(private, len(lines)) :]
        elif known < len(lines):
            self._stamps += [tuple(self._numbers)] * (len(lines) - known)
            for at in range(known, len(lines)):
                seat = lines[at][1].seat
                if seat is not None:
                    self._private[seat].append(at)
        if known != len(lines):
            self._private_counts = [len(own) for own in self._private]
            self._before = (0, [0] * self.seats)

    # -- log -------------------------------------------------------------------------

    def log_start(self, viewer: Viewer, since: int) -> tuple[int, int, int | None]:
        """Which line is the first after state ``since``, and how many before it a viewer has.

        Last the state with which all lines from there on came, if everybody may read them; else
        None.
        """
        at, stamps = self.seats if viewer is None else viewer, self._stamps
        n: int | None = self._numbers[at]
        start = len(stamps)
        while start and stamps[start - 1][at] > since:
            start -= 1
            if stamps[start][at] != n:
                n = None
        before = self._private_before(start)
        known = start - sum(before)
        if viewer is not None:
            known += before[viewer]
        if before != self._private_counts:
            n = None
        return start, known, n

    def _private_before(self, start: int) -> list[int]:
        """By seat: how many lines before this one are for that seat alone."""
        if self._before[0] != start:
            self._before = start, [bisect_left(own, start) for own in self._private]
        return self._before[1]

    def log_lines(self, viewer: Viewer, start: int) -> list[LogLine]:
        """The lines from this one on that a viewer may read."""
        at = self.seats if viewer is None else viewer
        return [
            LogLine(stamp[at], line.key, dict(line.args))
            for stamp, (_, line) in zip(self._stamps[start:], self.saga.lines[start:], strict=True)
            if line.seat is None or line.seat == viewer
        ]


def replay(game: Game[Any], record: Record, events: Iterable[Event]) -> Play:
    """The game after all these events."""
    play = Play(Saga(game, record))
    for event in events:
        play.apply(event, stored=True)
    return play


def unplayed_record(row: TableRow, names: list[str], events: Iterable[Event]) -> str:
    """The record of a game that cannot be played here, as far as its events alone tell it.

    An undo takes the seat's last answer back; whether it took more, only the game knows.
    """
    record = Record(row.game, row.rules, row.seats, row.key, dict(row.options), names)
    record.receipt = receipt_of(row)
    record.branch = None if row.origin is None else row.origin.branch
    for event in events:
        if event.question is not None and event.option is not None:
            record.answers.append(Answer(event.seat, event.question, event.option))
        else:
            own = [at for at, each in enumerate(record.answers) if each.seat == event.seat]
            if own:
                del record.answers[own[-1]]
    return record.text()
