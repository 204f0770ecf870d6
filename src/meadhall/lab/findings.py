"""Findings (``core.Finding``) of many games added up: shares and means with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from meadhall.core import Finding, Share

Z95 = 1.959963984540054
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass(slots=True)
class Hits:
    """Shares of one name added up."""

    hits: float = 0.0
    of: float = 0.0

    def add(self, finding: Finding) -> None:
        assert isinstance(finding, Share)
        self.hits += finding.hits
        self.of += finding.of

    def summary(self) -> dict[str, Any]:
        """The share and its interval."""
        low, high = wilson(self.hits, self.of)
        return {
            "hits": tidy(self.hits),
            "of": tidy(self.of),
            "share": mean(self.hits, self.of),
            "low": tidy(low),
            "high": tidy(high),
        }


@dataclass(slots=True)
class Amounts:
    """Means of one name added up."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, finding: Finding) -> None:
        assert not isinstance(finding, Share)
        self.count += 1
        self.total += finding.value
        self.squares += finding.value * finding.value

    def summary(self) -> dict[str, Any]:
        """The mean and its interval."""
        middle, half = self.total / self.count, 0.0
        if self.count > 1:
            spread = max(0.0, self.squares - self.total * middle) / (self.count - 1)
            half = Z95 * sqrt(spread / self.count)
        return {
            "count": self.count,
            "mean": tidy(middle),
            "low": tidy(middle - half),
            "high": tidy(middle + half),
        }


def add_up(findings: Iterable[Finding]) -> list[dict[str, Any]]:
    """One study per heading with one row per name, in the order of their first findings."""
    studies: dict[str, dict[str, Hits | Amounts]] = {}
    for finding in findings:
        rows = studies.setdefault(finding.about, {})
        kind = Hits if isinstance(finding, Share) else Amounts
        rows.setdefault(finding.name, kind()).add(finding)
    return [
        {
            "about": about,
            "rows": [{"name": name, **row.summary()} for name, row in rows.items()],
        }
        for about, rows in studies.items()
    ]


# -- statistics ----------------------------------------------------------------


def wilson(hits: float, of: float, z: float = Z95) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's score interval)."""
    if not of:
        return 0.0, 1.0
    share = hits / of
    spread = z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / of + spread / of / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(total: float, count: float) -> float:
    """The mean to six places; 0 of nothing."""
    return tidy(total / count) if count else 0.0


def tidy(number: float) -> float:
    """A number to six places."""
    return round(number, 6)
