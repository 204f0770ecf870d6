"""Many trials, and an issue with a record for everything that is wrong.

Violations of the same kind at the same place are one issue, which keeps the shortest record.
Some trials are replayed in a process with another hash seed, and the whole run shows whether
everything hidden is ever drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import meadhall
from meadhall.core import Dice, Game, Record, Setting, key_from, read_record
from meadhall.lab import pool, trace
from meadhall.lab.checks import NEVER, Variety, Violation
from meadhall.lab.trial import (
    EVERYTHING,
    LIMIT,
    USUAL,
    Rates,
    Run,
    Trial,
    draw_answers,
    draw_options,
)

TRACED_EVERY = 20
"""One trial in so many is replayed under another hash seed."""

HASH_SEED = 20_011
"""The hash seed of that process."""

HASH_ORDER = Violation("record", "plays differently under another hash seed")


@dataclass(frozen=True, slots=True)
class Plan:
    """A run: which game, how many trials, with how many players and which options."""

    game: str
    games: int
    seed: str
    players: tuple[int, ...] = ()
    """The numbers of players, in turn; none named: all that the game can be played by."""
    options: Mapping[str, Setting] = field(default_factory=dict)
    """Options that stay the same; the others vary."""
    rates: Rates = USUAL
    limit: int = LIMIT


def run_trial(game: Game[Any], plan: Plan, number: int) -> Trial:
    """Play one game at random and check it on the way."""
    key = key_from(f"{plan.seed}/{number}")
    players = plan.players or game.seats
    seats = players[number % len(players)]
    options = draw_options(game, seats, plan.options, Dice(key).another("set-up"))
    record = Record(game.id, game.version, seats, key, options)
    run = Run(game, record, plan.rates, plan.limit, Trial(number, seats))
    run.play(draw_answers(Dice(key).another("answers")))
    trial = run.trial
    if trial.violations or number % TRACED_EVERY == 0:
        trial.record = run.record_text()
    if not trial.violations and trial.record:
        trial.fingerprint = trace.fingerprint(trial.record, lambda *_: game)
    return trial


def recheck(
    game: Game[Any], text: str, limit: int = LIMIT, find: str | None = trace.FIND_GAME
) -> Trial:
    """Play a record and run every check at its last answer and at its end.

    If nothing shows there, the record is checked as a whole: what imagined tables draw anew,
    and (if ``find`` names the function that finds the game) another hash seed.
    """
    record = read_record(text, lambda *_: game)
    bare = replace(record, answers=[], scores=None, state=None, lines=[])
    run = Run(game, bare, EVERYTHING, limit, Trial(0, record.seats))
    run.replay(record.answers, imagine=30 if NEVER in text else 0)
    trial = run.trial
    trial.record = run.record_text()
    trial.violations += trial.variety.violations()
    if not trial.violations and find is not None:
        here = trace.fingerprint(trial.record, lambda *_: game)
        if [here] != trace.fingerprints_in_subprocess([trial.record], HASH_SEED, find):
            trial.violations.append(HASH_ORDER)
    return trial


# -- many trials ---------------------------------------------------------------


@dataclass(slots=True)
class Issue:
    """Violations of one kind at one place: in how many trials, and the shortest record."""

    violation: Violation
    trial: int
    record: str
    answers: int
    count: int = 1

    def text(self) -> str:
        """The record, with a comment that says what is wrong at its end."""
        first, _, rest = self.record.partition("\n")
        return f"{first}\n# {self.violation.kind}: {self.violation.reason}\n{rest}"


@dataclass(slots=True)
class Report:
    """The results of a run so far."""

    trials: int = 0
    decisions: int = 0
    issues: dict[tuple[str, str], Issue] = field(default_factory=dict)
    variety: Variety = field(default_factory=Variety)
    traced: list[Trial] = field(default_factory=list)

    def add(self, trial: Trial) -> None:
        """Count a trial and its violations."""
        self.trials += 1
        self.decisions += trial.decisions
        self.variety.add(trial.variety)
        if trial.fingerprint:
            self.traced.append(trial)
        for violation in {(each.kind, each.where): each for each in trial.violations}.values():
            self.note(violation, trial)

    def note(self, violation: Violation, trial: Trial) -> None:
        """Open an issue, or count one that shows again."""
        place = (violation.kind, violation.where)
        known = self.issues.get(place)
        if known is None:
            self.issues[place] = Issue(violation, trial.number, trial.record, trial.decisions)
            return
        known.count += 1
        if trial.decisions < known.answers:
            known.violation, known.trial = violation, trial.number
            known.record, known.answers = trial.record, trial.decisions

    def finish(self, find: str | None = trace.FIND_GAME) -> None:
        """Judge the run as a whole: what is never drawn anew, what depends on the hash seed."""
        for violation in self.variety.violations():
            for trial in self.traced[:1]:
                self.note(violation, trial)
        texts = [trial.record for trial in self.traced]
        if not texts or find is None:
            return
        again = trace.fingerprints_in_subprocess(texts, HASH_SEED, find)
        for trial, other in zip(self.traced, again, strict=True):
            if trial.fingerprint != other:
                self.note(HASH_ORDER, trial)


def run_some(task: tuple[Plan, Iterable[int]]) -> list[Trial]:
    """Run the trials of these numbers; a task of the pool."""
    plan, numbers = task
    game = meadhall.game(plan.game)
    return [run_trial(game, plan, number) for number in numbers]


def fuzz(plan: Plan, jobs: int = 1) -> Iterator[Trial]:
    """All trials of a plan, in order, whatever the number of processes."""
    tasks = [(plan, numbers) for numbers in pool.chunks(plan.games, jobs)]
    for trials in pool.run(run_some, tasks, jobs):
        yield from trials
