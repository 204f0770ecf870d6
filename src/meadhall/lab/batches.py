"""A batch: some games of an arm, played, as plain data that depends on nothing but the plan.

A batch is what is handed to a process or a machine, what is written to disk at once, and what is
played again if it is lost. Besides result and findings of each game it holds

- the score by source at each quarter of the game, as it would be if the game ended there;
- by card chosen, whether its chooser won: each card once for a seat, whatever it was chosen for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from meadhall.core import Aside, Finding, Game, Option, Question, Result, Share
from meadhall.lab.changes import changed
from meadhall.lab.errors import LabError
from meadhall.lab.plans import Deal, Plan
from meadhall.lab.play import Endless, Played, play_game
from meadhall.lab.positions import BadDecision

QUARTERS = 4
EVERY = 8
"""Scores are looked at every so many decisions."""

CHOSEN = "chosen:"
"""Before the name of a question, the heading of findings about what was chosen there."""

Row = list[Any]


@dataclass(slots=True)
class Batch:
    """Rows of the results of some games; ``cpu`` is the only thing that differs from run to run."""

    arm: int
    start: int
    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    findings: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)
    quarters: list[Row] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    cpu: float = 0.0


@dataclass(slots=True)
class Watcher:
    """Notes what a record does not say: scores on the way, cards chosen, offers."""

    game: Game[Any]
    decisions: bool
    count: int = 0
    scores: list[Result] = field(default_factory=list)
    chosen: dict[tuple[str, Option, int], None] = field(default_factory=dict)
    rows: list[tuple[int, int, str, Option, int]] = field(default_factory=list)

    def __call__(self, table: Any, question: Question[Any], option: Option) -> None:
        """Look at the table before a decision."""
        if not self.count % EVERY:
            self.scores.append(self.game.judge(table))  # type: ignore[arg-type]
        if question.kind == "card" and not isinstance(question, Aside) and option in self.cards:
            self.chosen[question.name, option, question.seat] = None
        if self.decisions:
            offered = len(table.options(question))
            self.rows.append((self.count, question.seat, question.name, option, offered))
        self.count += 1

    @property
    def cards(self) -> Any:
        """The game's cards by name."""
        return self.game.cards

    def at(self, quarter: int) -> Result:
        """The score as it stood after so many quarters of the game."""
        at = round(self.count * quarter / QUARTERS / EVERY)
        return self.scores[min(at, len(self.scores) - 1)]


def play_batch(task: tuple[Plan, int, range]) -> Batch:
    """Play the games of these numbers of an arm; a task of the engines."""
    plan, arm, numbers = task
    game = changed(plan.game, plan.arms[arm].change)
    batch = Batch(arm, numbers.start)
    start = process_time()
    for number in numbers:
        _play(plan, game, plan.deal(arm, number), batch)
    batch.cpu = process_time() - start
    return batch


def _play(plan: Plan, game: Game[Any], deal: Deal, batch: Batch) -> None:
    arm, seated = plan.arms[deal.arm], plan.seated(deal)
    watch = Watcher(game, plan.decisions)
    try:
        played = play_game(game, seated, arm.options, deal.seed, again=deal.again, watch=watch)
    except Endless as error:
        raise LabError("lab-endless", why=str(error)) from None
    except BadDecision as error:
        raise LabError("lab-bot-illegal", why=str(error), seed=deal.seed) from None
    result = played.result
    here = [arm.name, deal.number]
    batch.games.append(
        [*here, deal.seed, deal.again, len(seated), played.decisions, result.won, result.winners]
    )
    share = 1 / len(result.winners) if result.winners else 0.0
    for seat, player in enumerate(seated):
        parts = {source: amounts[seat] for source, amounts in result.parts.items()}
        won = share * (seat in result.winners)
        row = [seat, player.label, result.scores[seat], result.places[seat], won, parts]
        batch.seats.append([*here, *row])
    for finding in [*played.findings, *_chosen(watch, result, share)]:
        batch.findings.append([*here, *_row(finding)])
    batch.decisions += [[*here, *each] for each in watch.rows]
    batch.quarters += [[*here, *each] for each in _quarters(watch, played)]
    if plan.records:
        batch.records.append(played.record.text())


def _chosen(watch: Watcher, result: Result, share: float) -> Iterable[Finding]:
    for name, option, seat in watch.chosen:
        yield Share(CHOSEN + name, str(option), share * (seat in result.winners))


def _quarters(watch: Watcher, played: Played) -> Iterable[Row]:
    """By quarter and source, what all seats together had got when it ended."""
    for quarter in range(1, QUARTERS + 1):
        result = played.result if quarter == QUARTERS else watch.at(quarter)
        for source, amounts in result.parts.items():
            yield [quarter, source, sum(amounts) / len(amounts)]


def _row(finding: Finding) -> Row:
    if isinstance(finding, Share):
        return [finding.about, finding.name, float(finding.hits), float(finding.of), None]
    return [finding.about, finding.name, None, None, float(finding.value)]
