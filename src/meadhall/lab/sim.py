"""Many games between bots, and their summary.

Game number i of a run has the seed "SEED/i" and depends on nothing else, so a run is the same
whatever the number of processes. Unless seats are fixed, the line-up moves on by one seat
from game to game, so that every bot meets every seat equally often.

A win shared by k seats counts 1/k for each; a common game that is lost counts for nobody.
The findings of a game (``Game.study``) are added up in lab/findings.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum
from typing import Any

import meadhall
from meadhall.core import Finding, Setting
from meadhall.lab import findings, pool
from meadhall.lab.findings import mean, tidy, wilson
from meadhall.lab.play import play_game
from meadhall.lab.players import Player

FORMAT = 1
"""The version of the summary's form; moves when a key changes its meaning or goes."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A run: which game, who plays, how often, from which seed."""

    game: str
    line_up: tuple[str, ...]
    """The bots, one a seat, as they sit in the first game."""
    games: int
    seed: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    fixed_seats: bool = False
    records: bool = False
    """Whether outcomes hold their records."""
    own: Mapping[str, Player] = field(default_factory=dict)
    """Bots of one's own, or with settings, by their label in the line-up."""

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game of this number."""
        shift = 0 if self.fixed_seats else number
        return [self.line_up[(at + shift) % len(self.line_up)] for at in range(len(self.line_up))]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one game."""

    bots: list[str]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: list[int]
    parts: dict[str, tuple[int, ...]]
    decisions: int
    cpu_seconds: float
    findings: list[Finding] = field(default_factory=list)
    record: str = ""


def play_some(task: tuple[Plan, range]) -> list[Outcome]:
    """Play the games of these numbers; a task of the pool."""
    plan, numbers = task
    game = meadhall.game(plan.game)
    outcomes = []
    for number in numbers:
        bots = plan.seated(number)
        players = [plan.own.get(name, name) for name in bots]
        played = play_game(game, players, plan.options, f"{plan.seed}/{number}")
        result = played.result
        outcomes.append(
            Outcome(
                bots=bots,
                scores=result.scores,
                places=result.places,
                winners=result.winners,
                parts=result.parts,
                decisions=played.decisions,
                cpu_seconds=played.cpu_seconds,
                findings=played.findings,
                record=played.record.text() if plan.records else "",
            )
        )
    return outcomes


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """Play all games of a plan; outcomes come in the order of the games."""
    tasks = [(plan, numbers) for numbers in pool.chunks(plan.games, jobs)]
    for outcomes in pool.run(play_some, tasks, jobs):
        yield from outcomes


# -- the summary ---------------------------------------------------------------


@dataclass(slots=True)
class Tally:
    """Totals of one seat or one bot."""

    games: int = 0
    wins: float = 0.0
    score: int = 0
    place: int = 0
    sources: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome, seat: int, common: bool) -> None:
        """Add a game; winners share a win, but one that is won or lost in ``common`` is whole."""
        self.games += 1
        if seat in outcome.winners:
            self.wins += 1 if common else 1 / len(outcome.winners)
        self.score += outcome.scores[seat]
        self.place += outcome.places[seat]
        for source, amounts in outcome.parts.items():
            self.sources[source] = self.sources.get(source, 0) + amounts[seat]

    def summary(self) -> dict[str, Any]:
        """Shares and means."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": tidy(self.wins),
            "win_share": mean(self.wins, self.games),
            "win_share_low": tidy(low),
            "win_share_high": tidy(high),
            "mean_score": mean(self.score, self.games),
            "mean_place": mean(self.place, self.games),
            "sources": {name: mean(got, self.games) for name, got in self.sources.items()},
        }


def summarise(plan: Plan, outcomes: Sequence[Outcome], jobs: int = 1) -> dict[str, Any]:
    """The summary of a run as plain data (docs/lab.md); only ``speed`` differs from run to run."""
    game = meadhall.game(plan.game)
    seats = len(plan.line_up)
    by_seat = [Tally() for _ in range(seats)]
    by_bot = {name: Tally() for name in dict.fromkeys(plan.line_up)}
    everybody = Tally()
    common = seats == 1 or game.outlook_of(game.new(seats, plan.options, plan.seed)).shared
    for outcome in outcomes:
        for seat in range(seats):
            for tally in (by_seat[seat], by_bot[outcome.bots[seat]], everybody):
                tally.add(outcome, seat, common)
    decisions = [outcome.decisions for outcome in outcomes]
    return {
        "format": FORMAT,
        "game": plan.game,
        "rules": game.version,
        "players": seats,
        "options": game.settle_options(plan.options),
        "line_up": [*plan.line_up],
        "fixed_seats": plan.fixed_seats,
        "seed": plan.seed,
        "games": len(outcomes),
        "common": common,
        "decisions": sum(decisions),
        "length": _length(decisions),
        "by_seat": [{"seat": at, **tally.summary()} for at, tally in enumerate(by_seat)],
        "by_bot": [{"bot": name, **tally.summary()} for name, tally in by_bot.items()],
        "sources": everybody.summary()["sources"],
        "studies": findings.add_up(each for one in outcomes for each in one.findings),
        "speed": _speed(outcomes, sum(decisions), jobs),
    }


def _length(decisions: Sequence[int]) -> dict[str, Any]:
    return {
        "min": min(decisions, default=0),
        "mean": mean(sum(decisions), len(decisions)),
        "max": max(decisions, default=0),
    }


def _speed(outcomes: Sequence[Outcome], decisions: int, jobs: int) -> dict[str, Any]:
    cpu = fsum(outcome.cpu_seconds for outcome in outcomes)
    return {
        "jobs": jobs,
        "cpu_seconds": tidy(cpu),
        "decisions_per_cpu_second": mean(decisions, cpu),
        "games_per_cpu_second": mean(len(outcomes), cpu),
    }
