"""The results of a run, added up: what reports and comparisons speak of.

Everything is read from the Parquet files, a few rows at a time; kept are sums, and a number or so
a game for each figure that is compared.
"""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from meadhall.core import Mean, Share
from meadhall.lab import findings, parquet
from meadhall.lab.errors import LabError
from meadhall.lab.findings import wilson
from meadhall.lab.runs import plan_data

FEW = 50
"""Under so many games there are no intervals: they would say more than is known."""


@dataclass(slots=True)
class Portion:
    """A share with its interval."""

    hits: float = 0.0
    of: float = 0.0

    @property
    def share(self) -> float:
        """Hits of tries."""
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % confidence (Wilson)."""
        return wilson(self.hits, self.of)

    def differs_from(self, share: float) -> bool:
        """Whether the interval leaves this share out."""
        low, high = self.interval
        return not low <= share <= high


@dataclass(slots=True)
class ArmResults:
    """What came of one arm."""

    name: str
    plan: dict[str, Any]
    """The arm as the plan has it."""
    games: int = 0
    decisions: int = 0
    won: int = 0
    """Games that somebody won."""
    common: bool = True
    """Whether all win or lose together, or one plays alone."""
    lengths: array[int] = field(default_factory=lambda: array("l"))
    seeds: list[tuple[str, int]] = field(default_factory=list)
    by_seat: list[Portion] = field(default_factory=list)
    by_bot: dict[str, Portion] = field(default_factory=dict)
    scores: dict[str, float] = field(default_factory=dict)
    """The mean score of a seat by source."""
    quarters: dict[int, dict[str, float]] = field(default_factory=dict)
    """The mean score of a seat by quarter of the game and source, as it stood then."""
    studies: list[dict[str, Any]] = field(default_factory=list)
    figures: dict[str, array[float]] = field(default_factory=dict)
    """By figure, its value in each game."""

    @property
    def players(self) -> int:
        """How many sat at a table."""
        return len(self.by_seat)


@dataclass(slots=True)
class Results:
    """What came of a run."""

    folder: Path
    game: str
    rules: str
    plan: dict[str, Any]
    sessions: list[dict[str, Any]]
    finished: datetime
    arms: list[ArmResults]

    def arm(self, name: str) -> ArmResults:
        """An arm by its name."""
        for each in self.arms:
            if each.name == name:
                return each
        known = ", ".join(each.name for each in self.arms)
        raise LabError("lab-no-arm", said=name, known=known)


def read(folder: Path) -> Results:
    """The results in a run's folder; raises LabError."""
    told = plan_data(folder)
    plan = told["plan"]
    done = folder / "run.json"
    if not done.exists():
        raise LabError("lab-not-finished", folder=str(folder))
    try:
        sessions = json.loads(done.read_text("utf-8"))["sessions"]
    except (OSError, ValueError, KeyError):
        raise LabError("lab-broken", path=str(done), what="damaged") from None
    finished = datetime.fromtimestamp(done.stat().st_mtime, UTC)
    arms = {each["name"]: ArmResults(each["name"], each) for each in plan["arms"]}
    try:
        _read_games(folder, arms)
        _read_seats(folder, arms)
        _read_quarters(folder, arms)
        _read_findings(folder, arms)
    except (KeyError, TypeError, IndexError):
        raise LabError("lab-broken", path=str(folder), what="damaged") from None
    return Results(folder, plan["game"], plan["rules"], plan, sessions, finished, [*arms.values()])


def _read_games(folder: Path, arms: dict[str, ArmResults]) -> None:
    for row in parquet.rows_of(folder, "games"):
        arm = arms[row["arm"]]
        if not arm.by_seat:
            arm.by_seat = [Portion() for _ in range(row["players"])]
        arm.games += 1
        arm.decisions += row["decisions"]
        arm.won += bool(row["won"])
        arm.common &= len(row["winners"]) in (0, row["players"])
        arm.lengths.append(row["decisions"])
        arm.seeds.append((row["seed"], row["again"]))
        _note(arm, "length", row["decisions"])


def _read_seats(folder: Path, arms: dict[str, ArmResults]) -> None:
    columns = parquet.columns_of(folder, "seats")
    sources = [name for name in columns if name.startswith(parquet.SOURCE)]
    table: list[dict[str, Any]] = []
    for row in parquet.rows_of(folder, "seats"):
        table.append(row)
        arm = arms[row["arm"]]
        if len(table) == arm.players:
            _add_game(arm, table, sources)
            table = []
    for arm in arms.values():
        for source in arm.scores:
            arm.scores[source] /= arm.games


def _add_game(arm: ArmResults, table: list[dict[str, Any]], sources: list[str]) -> None:
    by_bot: dict[str, float] = {}
    for row in table:
        arm.by_seat[row["seat"]].hits += row["won"]
        arm.by_seat[row["seat"]].of += 1
        portion = arm.by_bot.setdefault(row["bot"], Portion())
        portion.hits += row["won"]
        portion.of += 1
        by_bot[row["bot"]] = by_bot.get(row["bot"], 0.0) + row["won"]
        _note(arm, f"seat:{row['seat']}", row["won"])
    for bot, won in by_bot.items():
        _note(arm, f"bot:{bot}", won)
    scores = sorted((row["score"] for row in table), reverse=True)
    _note(arm, "score", sum(scores) / len(scores))
    _note(arm, "best", scores[0])
    if len(scores) > 1:
        _note(arm, "lead", scores[0] - scores[1])
    for column in sources:
        got = [row[column] for row in table if row[column] is not None]
        if got:
            source = column.removeprefix(parquet.SOURCE)
            mean = sum(got) / len(table)
            arm.scores[source] = arm.scores.get(source, 0.0) + mean
            _note(arm, f"source:{source}", mean)


def _read_quarters(folder: Path, arms: dict[str, ArmResults]) -> None:
    for row in parquet.rows_of(folder, "quarters"):
        arm = arms[row["arm"]]
        sums = arm.quarters.setdefault(row["quarter"], {})
        sums[row["source"]] = sums.get(row["source"], 0.0) + row["score"] / arm.games


def _read_findings(folder: Path, arms: dict[str, ArmResults]) -> None:
    kept: dict[str, list[Mean | Share]] = {name: [] for name in arms}
    for row in parquet.rows_of(folder, "findings"):
        arm = arms[row["arm"]]
        if row["of"] is None:
            kept[row["arm"]].append(Mean(row["about"], row["name"], row["value"]))
            _note(arm, f"mean:{row['about']}:{row['name']}", row["value"], row["game"])
        else:
            kept[row["arm"]].append(Share(row["about"], row["name"], row["hits"], row["of"]))
    for name, found in kept.items():
        arms[name].studies = findings.add_up(found)


def _note(arm: ArmResults, figure: str, value: float, game: int | None = None) -> None:
    """Note a figure of a game; of one that comes several times in a game, the first counts."""
    values = arm.figures.setdefault(figure, array("d"))
    if game is None or len(values) == game:
        values.append(value)
