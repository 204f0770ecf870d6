"""One random game with checks on the way.

Everything in a trial follows from its key: who answers first, the answers, and the chance
that each check draws from. So the record up to a violation reproduces it.

Cheap checks run at every position, expensive ones at a share of them (``Rates``). A trial
ends with its first violation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from meadhall.core import (
    Answer,
    BadSetup,
    Dice,
    Game,
    OverBudget,
    Record,
    Saga,
    Setting,
    Table,
)
from meadhall.lab import checks
from meadhall.lab.checks import Variety, Violation, crash
from meadhall.limits import CpuLimit, cpu_limit

LIMIT = 20_000
"""How many decisions a game may take."""

CPU_LIMIT = 120.0
"""How many seconds of processor time a trial may take, against steps that never end."""


@dataclass(frozen=True, slots=True)
class Rates:
    """How often the expensive checks run: after one answer in so many."""

    secrets: int = 10
    """The swap test for one viewer, played on for up to two answers a seat."""
    undo: int = 48
    """Undo of an answer."""
    copies: int = 96
    """Reading, refusals, every option, copies and snapshots."""
    imagined: int = 128
    """An imagined table, played to its end, and how much of it is drawn anew."""
    records: int = 500
    """The record so far, read back; that of a finished game always is."""


USUAL = Rates()

THOROUGH = Rates(1, 1, 1, 4, 8)
"""For short runs."""

EVERYTHING = Rates(1, 1, 1, 1, 1)
"""For a single position."""


@dataclass(slots=True)
class Trial:
    """One game: how far it came and what was wrong."""

    number: int
    seats: int = 0
    decisions: int = 0
    violations: list[Violation] = field(default_factory=list)
    record: str = ""
    """Set if something is wrong, or if the game is to be replayed under another hash seed."""
    fingerprint: str = ""
    variety: Variety = field(default_factory=Variety)


def draw_options(
    game: Game[Any], seats: int, fixed: Mapping[str, Setting], chance: Dice
) -> dict[str, Setting]:
    """Options for a trial: those that are fixed, and any values of the others that go together."""
    for _ in range(50):
        drawn = {choice.name: chance.pick([*choice.values]) for choice in game.choices}
        drawn |= fixed
        try:
            with cpu_limit(CPU_LIMIT):
                game.new(seats, drawn, "")
        except BadSetup:
            continue
        except (Exception, CpuLimit):
            pass  # the trial will report it
        return game.settle_options(drawn)
    return game.settle_options(fixed)


def draw_answers(chance: Dice) -> Callable[[Table], Answer]:
    """A random answer: mostly to an open question, at times an aside or a changed answer."""

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
    """A trial while it is played."""

    def __init__(
        self, game: Game[Any], record: Record, rates: Rates, limit: int, trial: Trial
    ) -> None:
        """``record`` gives the set-up; it has no answers."""
        self.game = game
        self.record = record
        self.rates = rates
        self.limit = limit
        self.trial = trial
        self.given: list[Answer] = []
        """All answers so far: also those changed later, and the one being given."""

    def play(self, choose: Callable[[Table], Answer]) -> None:
        """Play and check until the game is over or something is wrong."""
        with self.guard():
            saga = self.begin()
            while not self.trial.violations:
                self.report(self.check(saga))
                if self.trial.violations:
                    return
                if not saga.table.questions():
                    self.report(checks.check_record(saga))
                    return
                if len(self.given) >= self.limit:
                    self.report([self.endless()])
                    return
                self.answer(saga, choose(saga.table))

    def replay(self, answers: list[Answer], imagine: int) -> None:
        """Check the position that these answers lead to, and undo of the last one.

        ``imagine`` is how many imagined tables to count for ``Variety`` at each position.
        """
        with self.guard():
            saga = self.begin()
            for answer in answers:
                for each in range(imagine):
                    self.imagine(saga.table, self.chance(f"imagining {each}"))
                self.given.append(answer)
                saga.answer_by_name(answer)
            self.report(self.check(saga))
            self.report(checks.check_record(saga))
            if saga.table.questions() and len(answers) >= self.limit:
                self.report([self.endless()])
        with self.guard():
            saga = self.begin()
            for answer in answers[:-1]:
                self.given.append(answer)
                saga.answer_by_name(answer)
            for answer in answers[-1:]:
                self.answer(saga, answer)

    def begin(self) -> Saga[Any]:
        self.given = []
        return Saga(self.game, replace(self.record, answers=[]))

    def answer(self, saga: Saga[Any], answer: Answer) -> None:
        """Give an answer, now and then with the undo check."""
        chance = self.chance("undo")
        due = self.due("undo", self.rates.undo)
        self.given.append(answer)
        try:
            if due:
                self.report(checks.check_undo(saga, answer, chance))
            else:
                saga.answer_by_name(answer)
        except OverBudget:
            raise
        except Exception as error:
            self.report([crash(error, f"{answer.seat} {answer.question} {answer.option}")])

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Report what goes wrong outside the checks: a crash, or steps that never end."""
        place = "set-up"
        try:
            with cpu_limit(CPU_LIMIT):
                yield
        except (OverBudget, CpuLimit):
            place = self.given[-1].question if self.given else place
            self.report([Violation("endless", f"at {place}")])
        except Exception as error:
            place = self.given[-1].question if self.given else place
            self.report([crash(error, place)])
        self.trial.decisions = len(self.given)

    def report(self, violations: list[Violation]) -> None:
        self.trial.violations += violations

    def endless(self) -> Violation:
        return Violation("endless", f"not over after {self.limit} answers")

    def check(self, saga: Saga[Any]) -> list[Violation]:
        """Check a position: some checks always, others as the rates say."""
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

    def check_copies(self, table: Table, chance: Dice) -> list[Violation]:
        """The checks under the rate ``copies``."""
        game = self.game
        found = checks.check_looking(game, table)
        found += checks.check_refusals(game, table)
        found += checks.check_every_option(game, table, chance, most=12)
        found += checks.check_clone(game, table, chance)
        found += checks.check_snapshot(game, table, chance)
        viewer = chance.pick(checks.viewers(table))
        return found + checks.check_hidden(game, table, viewer, chance, steps=3)

    def imagine(self, table: Table, chance: Dice) -> list[Violation]:
        """Count how much of what one viewer cannot know is drawn anew."""
        viewer = chance.pick(checks.viewers(table))
        return checks.check_variety(self.game, table, viewer, chance, self.trial.variety)

    def chance(self, name: str) -> Dice:
        """The chance of a check here; it does not depend on which other checks run."""
        return Dice(self.record.key).another(f"{name} after {len(self.given)}")

    def due(self, name: str, rate: int) -> bool:
        """Whether a check is to run here."""
        return rate == 1 or not self.chance(f"whether {name}").below(rate)

    def record_text(self) -> str:
        """The record of all answers, including the one that went wrong."""
        return replace(self.record, answers=self.given, scores=None, state=None).text()
