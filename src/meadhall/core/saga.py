"""A saga: a game being played, with its record, its log and undo.

A table knows only its present; a saga also knows how it came about. It is what a terminal,
a server or a replay holds: every answer goes into the record, every log line is kept with
the answer that caused it, and the last answers can be taken back as long as nothing has
been learnt from them.

Undo follows from information alone, the same for every game. A seat may take back its last
answer unless since then
- another seat has decided,
- a die was rolled or a pile shuffled (the dice have moved on),
- something hidden was shown to anybody (a card stands in somebody's view, or in a part of
  it, where it was not before), or the question says that any answer to it tells something.
What is given together with others can be taken back until the last one has answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic

from meadhall.core.agenda import Aside, Option, Question, T, Together
from meadhall.core.dice import Dice, key_from
from meadhall.core.errors import BadRecord, CannotUndo, IllegalAnswer
from meadhall.core.game import Game, Setting, View
from meadhall.core.patches import Change, change
from meadhall.core.recent import Recent
from meadhall.core.record import Answer, Find, Record, question_of, read_record
from meadhall.core.shown import keeping, shows_more
from meadhall.core.texts import Line

Parts = tuple[View, View]
"""A view in two: what everybody sees, and a seat's own parts, which go in place of those."""

Views = dict[int | None, Parts]
"""What was looked at of one state, by viewer."""


MOST_UNDO = 64
"""How many answers in a row can be taken back: each keeps a copy of the table."""


@dataclass(slots=True)
class _Before(Generic[T]):
    """How things stood before an answer that can perhaps be taken back."""

    seat: int
    table: T
    views: Views
    answers: list[Answer]
    """The record's list itself, of which ``count`` were given; nothing but its end changes."""
    count: int
    pending: list[int]
    lines: int
    tells: bool
    """Whether others have learnt something from the answer, whatever it was."""


class Saga(Generic[T]):
    """A table with its record and log."""

    def __init__(self, game: Game[T], record: Record) -> None:
        """Open the first table of a record, without its answers; ``begin`` and ``read`` do more."""
        self.game = game
        self.record = record
        self.table = game.new_from_key(record.seats, record.options, record.key)
        self.lines: list[tuple[int, Line]] = []
        """The log: each line with the number of answers given before it."""
        self._views: Views = {}
        """Views of the present table that somebody has asked for."""
        self._public: View = {}
        """What everybody sees, as it was last asked for."""
        self._recent = Recent()
        self._told: dict[tuple[int, int], tuple[View, View, Change]] = {}
        """By the ids of two views: the views, kept so that their ids are not reused, and how the
        one became the other."""
        self._pending: list[int] = []
        """Which answers of the record are given but not in force."""
        self._undo: list[_Before[T]] = []
        self._keeps_undo = True
        """False while old answers are read back, of which none can be taken back any more."""
        self._branch_off()
        self._gather()

    # -- beginning, reading, writing -----------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game[T],
        seats: int,
        options: Mapping[str, Setting] | None = None,
        seed: str = "",
        names: list[str] | None = None,
    ) -> Saga[T]:
        """Start a game."""
        settled = game.settle_options(options or {})
        clean = [" ".join(name.split()) for name in names or []]
        return cls(game, Record(game.id, game.version, seats, key_from(seed), settled, clean))

    @classmethod
    def read(cls, text: str, find: Find, to: int | None = None) -> Saga[Any]:
        """Read a record and play it, whole or its first ``to`` answers.

        A result or state in the record must agree with what comes out.
        """
        read = read_record(text, find)
        game = find(read.game, read.rules).with_writing(read.options)
        saga: Saga[Any] = cls(game, read.set_up())
        answers = read.answers[:to]
        last_run = _last_run(answers)
        for number, (at, answer) in enumerate(zip(read.lines, answers, strict=False)):
            saga._keeps_undo = number >= last_run
            try:
                saga.answer_by_name(answer)
            except IllegalAnswer as error:
                raise BadRecord(at, str(error)) from None
        saga._keeps_undo = True
        if to is None or to >= len(read.answers):
            saga._check_end(read)
        return saga

    def _check_end(self, read: Record) -> None:
        ends = read.lines[len(read.answers) :]
        if read.scores is not None:
            result = self.game.result(self.table)
            if result is None:
                raise BadRecord(ends[0], "the record has a result but the game is not over")
            if result.scores != read.scores:
                said = " ".join(map(str, result.scores))
                raise BadRecord(ends[0], f"the answers lead to another result: {said}")
        if read.state is not None:
            state = self.game.state_hash(self.table)
            if state != read.state:
                raise BadRecord(ends[-1], f"the answers lead to another state: {state}")

    def text(self) -> str:
        """The record as it stands, with state and, when over, result."""
        result = self.game.result(self.table)
        self.record.scores = None if result is None else result.scores
        self.record.state = self.game.state_hash(self.table)
        return self.record.text()

    # -- playing -------------------------------------------------------------

    def answer(self, question: Question[Any], option: Option) -> None:
        """Answer a question and write it down; an illegal answer changes nothing."""
        seat, views = question.seat, self._views
        before = self.table.clone() if self._keeps_undo else None
        changes = question in self.table.answered()
        together = isinstance(self.table.top, Together) and not isinstance(question, Aside)
        self.table.answer(question, option)
        if before is not None:
            self._remember(question, before, views)
        if changes:
            self._forget(seat, question.name)
        self._views, self._told = {}, {}
        self.record.answers.append(Answer(seat, question.name, option))
        if together:
            self._pending.append(len(self.record.answers) - 1)
        if self._pending and not any(
            isinstance(step, Together) and any(step.given) for step in self.table.agenda
        ):
            self._pending = []
        self._branch_off()
        self._gather()

    def answer_by_name(self, answer: Answer) -> None:
        """Answer as a record or a message says it: seat, question's name, option."""
        self.answer(question_of(self.table, answer), answer.option)

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator, sees of the present table; its parts not to be changed."""
        shared, own = self.parts(viewer)
        return {**shared, **own}

    def parts(self, viewer: int | None) -> Parts:
        """The same in two, made once; of a game that does not tell them apart all is the seat's."""
        return self._look(self.table, self._views, viewer)

    def change(self, old: View, new: View) -> Change:
        """How what somebody saw became what they see now, worked out once until the next answer."""
        if old is new:
            return {}
        found = self._told.get((id(old), id(new)))
        if found is None:
            found = self._told[id(old), id(new)] = (old, new, change(old, new))
        return found[2]

    def log(self, seat: int | None, since: int = 0) -> list[Line]:
        """The log lines that this seat may read, from a number of answers on."""
        return [line for at, line in self.lines if at >= since and line.seat in (None, seat)]

    # -- undo ----------------------------------------------------------------

    def undo(self, seat: int, *, stored: bool = False) -> None:
        """Take back this seat's last answer, if nothing was learnt from it.

        An undo that was ``stored`` has happened, also if views show more by now than they did.
        """
        reason = self.why_not_undo(seat)
        was_allowed = stored and reason == "undo-shown"
        if reason and not was_allowed:
            raise CannotUndo(seat, reason)
        if not was_allowed and self._why_not_last(seat):
            self._undo.clear()
            self._forget(seat, None)
            self._views, self._told = {}, {}
            self.table.take_back(seat)
            return
        before = self._undo.pop()
        self.table = before.table
        self._views, self._told = before.views, {}
        del before.answers[before.count :]
        self.record.answers = before.answers
        self._pending = before.pending[:]
        del self.lines[before.lines :]

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last answer."""
        return not self.why_not_undo(seat)

    def why_not_undo(self, seat: int) -> str:
        """The key of the reason why this seat may not undo; empty if it may."""
        answered = self.table.answered()
        if answered and any(question.seat == seat for question in answered):
            return ""
        return self._why_not_last(seat)

    def _why_not_last(self, seat: int) -> str:
        """Why the very last answer cannot be taken back by this seat; empty if it can."""
        if not self._undo:
            return "undo-nothing"
        before = self._undo[-1]
        if before.seat != seat:
            return "undo-others"
        if before.table.dice.drawn != self.table.dice.drawn:
            return "undo-rolled"
        return "undo-shown" if before.tells or self._shown(before) else ""

    def _shown(self, before: _Before[T]) -> bool:
        """Whether somebody has learnt of a card by the last answer.

        Others must see no card in a part of their view where it was not before; who answered
        may move own cards about, but must see none that was not in view at all.
        """
        cards = self.game.cards
        public, public_now = self._look(before.table, before.views, None)[0], self.parts(None)[0]
        if shows_more(self.change(public, public_now), public, cards, apart=True):
            return True
        for viewer in range(self.record.seats):
            shared, own = self._look(before.table, before.views, viewer)
            shared_now, own_now = self.parts(viewer)
            others = viewer != before.seat
            if own.keys() == own_now.keys():
                # What all see has gained nothing: only what is the seat's own can show more.
                if not shows_more(self.change(own, own_now), own, cards, apart=others):
                    continue
                if others:
                    return True
            whole = {**shared, **own}
            told = change(whole, {**shared_now, **own_now})
            if shows_more(told, whole, cards, apart=others):
                return True
        return False

    def _look(self, table: T, views: Views, viewer: int | None) -> Parts:
        found = views.get(viewer)
        if found is None:
            if viewer is None:
                public = self.game.public_view(table, self._recent)
                public = self._public = keeping(self._public, public)
                found = public, {}
            else:
                own = self.game.own_parts(table, viewer, self._recent)
                if own is None:
                    found = {}, self.game.view(table, viewer)
                else:
                    found = self._look(table, views, None)[0], own
            views[viewer] = found
        return found

    # -- inside --------------------------------------------------------------

    def _branch_off(self) -> None:
        """Take other dice where the game branched off; what came before cannot be taken back."""
        branch = self.record.branch
        if branch is not None and branch.at == len(self.record.answers):
            self.table.dice = Dice(branch.key)
            self._undo.clear()

    def _remember(self, question: Question[Any], table: T, views: Views) -> None:
        """Keep how things stood, so that this answer can be taken back."""
        seat = question.seat
        if self._undo and self._undo[-1].seat != seat:
            self._undo.clear()
        elif self._undo and self._undo[-1].table.dice.drawn != table.dice.drawn:
            del self._undo[:-1]  # the last cannot be taken back, so none before it can
        elif len(self._undo) == MOST_UNDO:
            del self._undo[0]
        answers = self.record.answers
        self._undo.append(
            _Before(
                seat=seat,
                table=table,
                views=views,
                answers=answers,
                count=len(answers),
                pending=self._pending[:],
                lines=len(self.lines),
                tells=question.tells,
            )
        )

    def _gather(self) -> None:
        """Take over the table's log lines."""
        at = len(self.record.answers)
        self.lines += [(at, line) for line in self.table.log]
        self.table.log.clear()

    def _forget(self, seat: int, name: str | None) -> None:
        """Drop a seat's answers that are not in force, from the one of that name on."""
        answers = self.record.answers
        own = [at for at in self._pending if answers[at].seat == seat]
        if name is not None:
            start = next(at for at in own if answers[at].question == name)
            own = [at for at in own if at >= start]
        kept = [at for at in self._pending if at not in own]
        # A new list: what may still be taken back holds on to the old one.
        self.record.answers = [each for at, each in enumerate(answers) if at not in own]
        self._pending = [at - sum(gone < at for gone in own) for at in kept]


def _last_run(answers: list[Answer]) -> int:
    """Where the last answers of one and the same seat begin."""
    start = len(answers)
    while start and answers[start - 1].seat == answers[-1].seat:
        start -= 1
    return start
