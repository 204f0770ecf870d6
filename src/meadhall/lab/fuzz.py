"""Many trials: what is wrong, and a record that shows it.

Faults of the same kind at the same place are one, and the shortest record shows it. Some
trials are played again in a process with another hash seed, and the run as a whole shows
whether everything hidden is ever drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import meadhall
from meadhall.core import Dice, Game, Record, Setting, key_from, read_record
from meadhall.lab import pool, trace
from meadhall.lab.checks import NEVER, Finding, Variety
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
"""One trial in so many is played again under another hash seed."""

HASH_SEED = 20_011
"""The hash seed of that process; our own is another, whatever it is."""

ELSEWHERE = Finding("record", "plays otherwise under another hash seed")


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
    if trial.findings or number % TRACED_EVERY == 0:
        trial.record = run.told()
    if not trial.findings and trial.record:
        trial.fingerprint = trace.fingerprint(trial.record, lambda *_: game)
    return trial


def recheck(
    game: Game[Any], text: str, limit: int = LIMIT, where: str | None = trace.HERE
) -> Trial:
    """Play a record, with every check at its last answer and where it ends.

    A record that shows a fault of a whole run is looked at as a whole: how much of the
    imagined tables is new, and (if ``where`` says how to find the game) another hash seed.
    """
    record = read_record(text, lambda *_: game)
    bare = replace(record, answers=[], scores=None, state=None, lines=[])
    run = Run(game, bare, EVERYTHING, limit, Trial(0, record.seats))
    run.replay(record.answers, imagine=30 if NEVER in text else 0)
    trial = run.trial
    trial.record = run.told()
    trial.findings += trial.variety.findings()
    if not trial.findings and where is not None:
        here = trace.fingerprint(trial.record, lambda *_: game)
        if [here] != trace.fingerprints_elsewhere([trial.record], HASH_SEED, where):
            trial.findings.append(ELSEWHERE)
    return trial


# -- many trials ---------------------------------------------------------------


@dataclass(slots=True)
class Fault:
    """Findings of one kind at one place: how many trials show it, and the shortest record."""

    finding: Finding
    trial: int
    record: str
    answers: int
    count: int = 1

    def text(self) -> str:
        """The record, with a comment that says what is wrong where it ends."""
        first, _, rest = self.record.partition("\n")
        return f"{first}\n# {self.finding.kind}: {self.finding.reason}\n{rest}"


@dataclass(slots=True)
class Report:
    """What a run has seen so far."""

    trials: int = 0
    decisions: int = 0
    faults: dict[tuple[str, str], Fault] = field(default_factory=dict)
    variety: Variety = field(default_factory=Variety)
    traced: list[Trial] = field(default_factory=list)

    def add(self, trial: Trial) -> None:
        """Count a trial and what it found."""
        self.trials += 1
        self.decisions += trial.decisions
        self.variety.add(trial.variety)
        if trial.fingerprint:
            self.traced.append(trial)
        for finding in {(each.kind, each.where): each for each in trial.findings}.values():
            self.blame(finding, trial)

    def blame(self, finding: Finding, trial: Trial) -> None:
        """Note a fault, or that it shows again."""
        place = (finding.kind, finding.where)
        known = self.faults.get(place)
        if known is None:
            self.faults[place] = Fault(finding, trial.number, trial.record, trial.decisions)
            return
        known.count += 1
        if trial.decisions < known.answers:
            known.finding, known.trial = finding, trial.number
            known.record, known.answers = trial.record, trial.decisions

    def close(self, where: str | None = trace.HERE) -> None:
        """Look at the run as a whole: what stays hidden, and what depends on the hash seed."""
        for finding in self.variety.findings():
            for trial in self.traced[:1]:
                self.blame(finding, trial)
        texts = [trial.record for trial in self.traced]
        if not texts or where is None:
            return
        again = trace.fingerprints_elsewhere(texts, HASH_SEED, where)
        for trial, other in zip(self.traced, again, strict=True):
            if trial.fingerprint != other:
                self.blame(ELSEWHERE, trial)


def run_some(task: tuple[Plan, Iterable[int]]) -> list[Trial]:
    """The trials of these numbers."""
    plan, numbers = task
    game = meadhall.game(plan.game)
    return [run_trial(game, plan, number) for number in numbers]


def fuzz(plan: Plan, jobs: int = 1) -> Iterator[Trial]:
    """All trials of a plan, in order, whatever the number of processes."""
    tasks = [(plan, numbers) for numbers in pool.chunks(plan.games, jobs)]
    for trials in pool.run(run_some, tasks, jobs):
        yield from trials
