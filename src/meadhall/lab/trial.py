"""One game played at random under the checks.

Everything in a trial follows from its key: who is asked first, what is answered, and the
chance that each check draws from after so many answers. So the record of a trial, up to a
fault, is all that is needed to see the fault again.

Cheap checks look at every position, dear ones at a share of them (``Rates``). A trial ends
with its first fault.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import FrameType
from typing import Any

from meadhall.core import Answer, BadSetup, Dice, Game, Record, Saga, Setting, Table
from meadhall.lab import checks
from meadhall.lab.checks import Finding, Variety, crash

LIMIT = 20_000
"""How many decisions a game may take."""

CPU_LIMIT = 120.0
"""How many seconds of processor time a trial may take, against steps that never end."""


@dataclass(frozen=True, slots=True)
class Rates:
    """How often the dearer checks are made: after one answer in so many."""

    secrets: int = 10
    """The swap test for one viewer, played on for up to two answers a seat."""
    undo: int = 48
    """An answer looked at from all sides of undo."""
    copies: int = 96
    """Looking, refusals, every option, copies and stored states."""
    imagined: int = 128
    """An imagined table played to its end, and how much of it is new."""
    records: int = 500
    """The record so far read back; besides, that of every finished game is."""


USUAL = Rates()

THOROUGH = Rates(1, 1, 1, 4, 8)
"""For a short run that looks closely."""

EVERYTHING = Rates(1, 1, 1, 1, 1)
"""For a single position."""


@dataclass(slots=True)
class Trial:
    """One game: how far it came and what was found."""

    number: int
    seats: int = 0
    decisions: int = 0
    findings: list[Finding] = field(default_factory=list)
    record: str = ""
    """Given if something was found, or if the trial is to be played again elsewhere."""
    fingerprint: str = ""
    variety: Variety = field(default_factory=Variety)


class OutOfTime(BaseException):
    """A trial that has used up its processor time; no check may catch it."""


def draw_options(
    game: Game[Any], seats: int, fixed: Mapping[str, Setting], chance: Dice
) -> dict[str, Setting]:
    """Options for a trial: those that are fixed, and any values of the others that go together."""
    for _ in range(50):
        drawn = {choice.name: chance.pick([*choice.values]) for choice in game.choices}
        drawn |= fixed
        try:
            with time_limit(CPU_LIMIT):
                game.new(seats, drawn, "")
        except BadSetup:
            continue
        except (Exception, OutOfTime):
            pass  # whatever is wrong here, the trial will find it
        return game.settle_options(drawn)
    return game.settle_options(fixed)


def draw_answers(chance: Dice) -> Callable[[Table], Answer]:
    """Any answer: mostly to an open question, at times something beside or a change of mind."""

    def draw(table: Table) -> Answer:
        questions = table.questions()
        beside, given = table.asides(), table.answered()
        if beside and not chance.below(8):
            questions = beside
        elif given and not chance.below(16):
            questions = given
        question = chance.pick(questions)
        return Answer(question.seat, question.name, chance.pick(table.options(question)))

    return draw


class Run:
    """A trial under way."""

    def __init__(
        self, game: Game[Any], record: Record, rates: Rates, limit: int, trial: Trial
    ) -> None:
        """A game from its set-up, which is that of a record without answers."""
        self.game = game
        self.record = record
        self.rates = rates
        self.limit = limit
        self.trial = trial
        self.given: list[Answer] = []
        """All answers so far, those that were changed later too, and the one being given."""

    def play(self, choose: Callable[[Table], Answer]) -> None:
        """Play and check until it is over or something is found."""
        with self.guard():
            saga = self.open()
            while not self.trial.findings:
                self.find(self.check(saga))
                if self.trial.findings:
                    return
                if not saga.table.questions():
                    self.find(checks.check_record(saga))
                    return
                if len(self.given) >= self.limit:
                    self.find([self.endless()])
                    return
                self.give(saga, choose(saga.table))

    def replay(self, answers: list[Answer], imagine: int) -> None:
        """Check the position that these answers lead to, and undo of the last of them.

        On the way so many imagined tables a position are looked at for what is new in them.
        """
        with self.guard():
            saga = self.open()
            for answer in answers:
                for each in range(imagine):
                    self.imagine(saga.table, self.chance(f"imagining {each}"))
                self.given.append(answer)
                saga.answer_by_name(answer)
            self.find(self.check(saga))
            self.find(checks.check_record(saga))
            if saga.table.questions() and len(answers) >= self.limit:
                self.find([self.endless()])
        with self.guard():
            saga = self.open()
            for answer in answers[:-1]:
                self.given.append(answer)
                saga.answer_by_name(answer)
            for answer in answers[-1:]:
                self.give(saga, answer)

    def open(self) -> Saga[Any]:
        """The game before its first answer."""
        self.given = []
        return Saga(self.game, replace(self.record, answers=[]))

    def give(self, saga: Saga[Any], answer: Answer) -> None:
        """Give an answer, now and then with a look at undo."""
        chance = self.chance("undo")
        looks = self.due("undo", self.rates.undo)
        self.given.append(answer)
        try:
            if looks:
                self.find(checks.check_undo(saga, answer, chance))
            else:
                saga.answer_by_name(answer)
        except Exception as error:
            self.find([crash(error, f"{answer.seat} {answer.question} {answer.option}")])

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Note what goes wrong outside all checks: a set-up that fails, steps without end."""
        place = "set-up"
        try:
            with time_limit(CPU_LIMIT):
                yield
        except Exception as error:
            place = self.given[-1].question if self.given else place
            self.find([crash(error, place)])
        except OutOfTime:
            place = self.given[-1].question if self.given else place
            self.find([Finding("endless", f"at {place}")])
        self.trial.decisions = len(self.given)

    def find(self, findings: list[Finding]) -> None:
        """Note what was found."""
        self.trial.findings += findings

    def endless(self) -> Finding:
        """A game that takes more answers than any can need."""
        return Finding("endless", f"not over after {self.limit} answers")

    def check(self, saga: Saga[Any]) -> list[Finding]:
        """The checks of a position: some always, others as the rates say."""
        game, table, rates = self.game, saga.table, self.rates
        found = checks.check_audit(game, table) + checks.check_offers(game, table)
        if found or not table.questions():
            return found
        if self.due("secrets", rates.secrets):
            chance = self.chance("secrets")
            viewer = chance.pick(checks.viewers(table))
            found += checks.check_secrets(game, table, viewer, chance)
        if self.due("copies", rates.copies):
            found += self.check_copies(table, self.chance("copies"))
        if self.due("imagined", rates.imagined):
            chance = self.chance("imagined")
            viewer = chance.pick(checks.viewers(table))
            found += checks.check_hidden(game, table, viewer, chance, steps=None)
            found += self.imagine(table, chance)
        if self.due("records", rates.records):
            found += checks.check_record(saga)
        return found

    def check_copies(self, table: Table, chance: Dice) -> list[Finding]:
        """What looks at a position from outside, and what comes of its copies."""
        game = self.game
        found = checks.check_looking(game, table)
        found += checks.check_refusals(game, table)
        found += checks.check_every_option(game, table, chance, most=12)
        found += checks.check_clone(game, table, chance)
        found += checks.check_snapshot(game, table, chance)
        viewer = chance.pick(checks.viewers(table))
        return found + checks.check_hidden(game, table, viewer, chance, steps=3)

    def imagine(self, table: Table, chance: Dice) -> list[Finding]:
        """See how much of what one viewer cannot know is drawn anew."""
        viewer = chance.pick(checks.viewers(table))
        return checks.check_variety(self.game, table, viewer, chance, self.trial.variety)

    def chance(self, name: str) -> Dice:
        """The source of chance of a check after so many answers, whatever else is due."""
        return Dice(self.record.key).another(f"{name} after {len(self.given)}")

    def due(self, name: str, rate: int) -> bool:
        """Whether a check is to be made here."""
        return rate == 1 or not self.chance(f"whether {name}").below(rate)

    def told(self) -> str:
        """The record of all answers, the one that went wrong included."""
        return replace(self.record, answers=self.given, scores=None, state=None).text()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise OutOfTime after so much processor time, where the system can (Unix, main thread)."""
    on_main = threading.current_thread() is threading.main_thread()
    if not on_main or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
