"""Which figures a run has: their plots, captions and the numbers behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from meadhall.lab.batches import CHOSEN, QUARTERS
from meadhall.lab.compare import Difference, compare
from meadhall.lab.numbers import decimal, percent, signed
from meadhall.lab.report import plots
from meadhall.lab.results import FEW, ArmResults, Portion
from meadhall.text import Texts
from meadhall.text.catalogue import catalogue

BEST, WORST = 8, 6
"""Rows of a long dot plot that are shown from either end."""

MOST_BARS = 6
MOST_CHOICES = 2
MOST_DIFFERENCES = 24

Rows = list[list[str]]


@dataclass(frozen=True, slots=True)
class Figure:
    """A plot with its caption, and the same numbers as a table for who cannot see it."""

    title: str
    caption: str
    plot: str
    heads: list[str]
    rows: Rows
    wide: bool = False
    open: bool = False
    """Whether the table is seen at once."""


@dataclass(frozen=True, slots=True)
class Writer:
    """Makes figures in the language of some texts."""

    texts: Texts

    def say(self, key: str, **values: int | str) -> str:
        """A message of the report."""
        return self.texts.fill(f"report-{key}", **values)

    def points(self, value: float) -> str:
        """A share already in per cent."""
        return self.texts.fill("lab-percent", number=decimal(self.texts, value))

    def number(self, value: float) -> str:
        """A number with one decimal."""
        return decimal(self.texts, value)

    def seat(self, seat: int) -> str:
        """A seat by its side's name."""
        return self.texts.seat(seat)

    def source(self, name: str) -> str:
        """A source of score."""
        return self.texts.name(f"source-{name}")

    def about(self, arm: ArmResults) -> str:
        """What every caption says: which arm, how many games."""
        return self.say("arm-n", arm=arm.name, games=arm.games)

    # -- one arm ---------------------------------------------------------------------

    def figures(self, arm: ArmResults) -> Iterator[Figure]:
        """All figures of an arm."""
        if arm.common:
            yield self._shares(
                self.say("won"), {self.say("arm", arm=arm.name): Portion(arm.won, arm.games)}, arm
            )
        else:
            yield self._seats(arm)
        if len(arm.by_bot) > 1 and not arm.common:
            yield self._shares(self.say("by-bot"), dict(arm.by_bot), arm, 1 / arm.players)
        for study in arm.studies:
            if not study["about"].startswith(CHOSEN) and "share" in study["rows"][0]:
                yield self._study(arm, study)
        yield from self._chosen(arm)
        if arm.quarters and any(arm.scores.values()):
            yield self._sources(arm)
        yield self._length(arm)

    def _shares(
        self,
        title: str,
        parts: dict[str, Portion],
        arm: ArmResults,
        fair: float | None = None,
        colours: Sequence[str] = (),
    ) -> Figure:
        """Columns of shares."""
        few = arm.games < FEW
        columns, rows = [], []
        for at, (name, part) in enumerate(parts.items()):
            low, high = part.interval
            colour = colours[at] if at < len(colours) else "plain"
            bar = plots.Bar(name, part.share * 100, low * 100, high * 100, colour)
            columns.append(replace(bar, low=None, high=None) if few else bar)
            rows.append(self._row(name, part))
        line = None
        if fair is not None:
            line = (fair * 100, f"{self.say('fair')}\n{self.points(fair * 100)}")
        caption = self.about(arm) + "; " + self.say("few" if few else "whiskers")
        plot = plots.bars(title, columns, self.points, line)
        return Figure(title, caption, plot, self._heads(), rows)

    def _row(self, name: str, part: Portion) -> list[str]:
        low, high = part.interval
        told = percent(self.texts, part.share), percent(self.texts, low), percent(self.texts, high)
        return [name, self.say("count", number=round(part.of)), *told]

    def _heads(self) -> list[str]:
        return [self.say(key) for key in ("what", "times", "share", "from", "to")]

    def _seats(self, arm: ArmResults) -> Figure:
        parts = {self.seat(seat): part for seat, part in enumerate(arm.by_seat)}
        colours = [f"seat{seat}" for seat in range(arm.players)]
        return self._shares(self.say("by-seat"), parts, arm, 1 / arm.players, colours)

    def _study(self, arm: ArmResults, study: dict[str, Any]) -> Figure:
        """What the game itself looks for."""
        parts = {
            self.texts.name(row["name"]): Portion(row["hits"], row["of"]) for row in study["rows"]
        }
        title = self.texts.name(study["about"])
        hits = sum(part.hits for part in parts.values())
        if len(parts) > MOST_BARS:
            return self._dots(title, parts, arm)
        is_order = len(parts) == arm.players > 1 and abs(hits - arm.won) < 1e-3
        return self._shares(title, parts, arm, 1 / arm.players if is_order else None)

    def _chosen(self, arm: ArmResults) -> Iterator[Figure]:
        """By card chosen, how often its chooser won; for the questions asked most."""
        told = [_numbers(each) for each in arm.studies if not each["about"].startswith(CHOSEN)]
        asked = [
            study
            for study in arm.studies
            if study["about"].startswith(CHOSEN)
            and len(study["rows"]) > MOST_BARS
            and _numbers(study) not in told
            and not catalogue(self.texts.package, self.texts.lang).variables(
                study["about"].removeprefix(CHOSEN), ""
            )  # a prompt that speaks of something can be no heading
        ]
        asked.sort(key=lambda study: -sum(row["of"] for row in study["rows"]))
        for study in [] if arm.common else asked[:MOST_CHOICES]:
            question = study["about"].removeprefix(CHOSEN)
            parts = {
                self.texts.name(row["name"]): Portion(row["hits"], row["of"])
                for row in study["rows"]
            }
            prompt = self.texts.name(question).rstrip(".:")
            yield self._dots(self.say("by-choice", prompt=prompt), parts, arm)

    def _dots(self, title: str, parts: dict[str, Portion], arm: ArmResults) -> Figure:
        """Shares of many things: the best, the worst, and a word on the rest."""
        ranked = sorted(parts.items(), key=lambda each: -each[1].share)
        enough = [each for each in ranked if each[1].of >= 10] or ranked
        mean = sum(part.hits for part in parts.values()) / max(
            1, sum(part.of for part in parts.values())
        )
        shown: list[plots.Dot | str] = []
        hidden = len(enough) - BEST - WORST
        for at, (name, part) in enumerate(enough):
            if hidden > 1 and at == BEST:
                shown.append(self.say("between", rows=hidden))
            if hidden <= 1 or at < BEST or at >= len(enough) - WORST:
                low, high = part.interval
                note = self.say("count", number=round(part.of))
                ends = (part.share * 100, low * 100, high * 100)
                shown.append(plots.Dot(name, *ends, note, part.differs_from(mean)))
        caption = self.say("dots", arm=self.about(arm), mean=self.points(mean * 100))
        heads = ("%", self.say("times-short"))
        plot = plots.dots(title, shown, heads, mean * 100)
        rows = [self._row(name, part) for name, part in ranked]
        return Figure(title, caption, plot, self._heads(), rows)

    def _sources(self, arm: ArmResults) -> Figure:
        """Score by source and quarter of the game."""
        names = [name for name in arm.scores if any(q.get(name) for q in arm.quarters.values())]
        columns, rows = [], []
        for quarter in range(1, QUARTERS + 1):
            now, before = arm.quarters[quarter], arm.quarters.get(quarter - 1, {})
            got = [now.get(name, 0.0) - before.get(name, 0.0) for name in names]
            columns.append((self.say("quarter", number=quarter), got))
        for at, name in enumerate(names):
            told = [self.number(got[at]) for _, got in columns]
            rows.append([self.source(name), *told, self.number(arm.scores[name])])
        total = self.number(sum(arm.scores.values()))
        caption = self.say("sources-caption", arm=self.about(arm), total=total)
        layers = [self.source(name) for name in names]
        title = self.say("sources")
        plot = plots.stack(title, columns, layers, self.number)
        heads = [self.say("source"), *(name for name, _ in columns), self.say("all")]
        return Figure(title, caption, plot, heads, rows)

    def _length(self, arm: ArmResults) -> Figure:
        lengths = sorted(arm.lengths)
        low, high = lengths[len(lengths) // 20], lengths[len(lengths) - 1 - len(lengths) // 20]
        mean = sum(lengths) / len(lengths)
        caption = self.say("length-caption", arm=self.about(arm), low=low, high=high)
        title = self.say("length")
        said = self.say("mean", number=self.number(mean))
        below = self.say("decisions-a-game")
        plot = plots.histogram(title, lengths, below, (mean, said), (low, high))
        names = ("least", "nine-low", "mean-short", "nine-high", "most")
        told = (str(lengths[0]), str(low), self.number(mean), str(high), str(lengths[-1]))
        return Figure(title, caption, plot, [self.say(name) for name in names], [[*told]])

    # -- two arms ----------------------------------------------------------------------

    def name_of(self, figure: str) -> str:
        """What a compared figure is called."""
        kind, _, about = figure.partition(":")
        if kind == "seat":
            return self.say("figure-seat", seat=self.seat(int(about)))
        if kind == "bot":
            return self.say("figure-bot", bot=about)
        if kind == "source":
            return self.say("figure-source", source=self.source(about))
        if kind == "mean":
            return self.texts.name(about.rpartition(":")[2])
        return self.say(f"figure-{kind}")

    def value(self, figure: str, value: float) -> str:
        """A compared figure as it is shown: wins as shares."""
        if figure.startswith(("seat:", "bot:")):
            return percent(self.texts, value)
        return self.number(value)

    def comparison(self, one: ArmResults, other: ArmResults) -> Figure:
        """The other arm against the first."""
        found = chosen_differences(one, other)
        rows = [self._compared(each) for each in found]
        paired = all(each.paired for each in found)
        key = "paired" if paired else "apart"
        caption = self.say("versus-caption", one=one.games, other=other.games)
        title = self.say("versus", one=one.name, other=other.name)
        heads = [
            self.say("arm", arm=one.name),
            self.say("arm", arm=other.name),
            self.say("difference", one=one.name, other=other.name),
        ]
        plot = plots.differences(title, rows, heads)
        table = [
            [row.label, row.one, row.other, f"{row.change} {row.give}", self.needed(each)]
            for row, each in zip(rows, found, strict=True)
        ]
        columns = [self.say("what"), *heads, self.say("needed")]
        return Figure(title, f"{caption}; {self.say(key)}", plot, columns, table, wide=True)

    def needed(self, each: Difference) -> str:
        """How many games would settle a difference."""
        if each.settled:
            return self.say("settled")
        if each.needed is None:
            return self.say("too-small")
        return self.say("needed-games", games=each.needed)

    def _compared(self, each: Difference) -> plots.Compared:
        scale = 100 if each.figure.startswith(("seat:", "bot:")) else 1
        base = abs(each.one) or abs(each.other) or 1.0
        return plots.Compared(
            label=self.name_of(each.figure),
            one=self.value(each.figure, each.one),
            other=self.value(each.figure, each.other),
            change=signed(self.texts, each.value * scale),
            give=f"± {decimal(self.texts, each.half * scale)}",
            value=each.value / base,
            low=each.low / base,
            high=each.high / base,
            settled=each.settled,
        )


def _numbers(study: dict[str, Any]) -> list[tuple[Any, ...]]:
    """The rows of a study in an order of their own, to know two that say the same."""
    return sorted((row["name"], row.get("hits"), row.get("of")) for row in study["rows"])


def chosen_differences(one: ArmResults, other: ArmResults) -> list[Difference]:
    """The differences that a report shows: what says most first, and not too many.

    Where there are too many, open ones are left out first.
    """
    order = ("score", "best", "lead", "seat", "bot", "source", "mean", "length")
    skip = {"seat", "bot"} if one.common or len(one.by_bot) < 2 else set()
    if not one.common:
        skip.discard("seat")
    found = [each for each in compare(one, other) if each.figure.partition(":")[0] not in skip]
    found.sort(key=lambda each: order.index(each.figure.partition(":")[0]))
    kept = [each for each in found if each.settled]
    kept += [each for each in found if not each.settled]
    kept = kept[:MOST_DIFFERENCES]
    return [each for each in found if each in kept]
