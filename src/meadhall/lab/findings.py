"""Findings of many games added up: shares and means with their 95 % intervals."""

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
    """Hits of tries under one name."""

    hits: float = 0.0
    of: float = 0.0

    def add(self, finding: Finding) -> None:
        """Count the tries of one more game."""
        assert isinstance(finding, Share)
        self.hits += finding.hits
        self.of += finding.of

    def told(self) -> dict[str, Any]:
        """The share and the interval in which the true one lies."""
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
    """Amounts under one name."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, finding: Finding) -> None:
        """Count one more amount."""
        assert not isinstance(finding, Share)
        self.count += 1
        self.total += finding.value
        self.squares += finding.value * finding.value

    def told(self) -> dict[str, Any]:
        """The mean and the interval in which the true one lies."""
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
    """One study for each heading, with a row for each name, both as they first came up."""
    studies: dict[str, dict[str, Hits | Amounts]] = {}
    for finding in findings:
        rows = studies.setdefault(finding.about, {})
        kind = Hits if isinstance(finding, Share) else Amounts
        rows.setdefault(finding.name, kind()).add(finding)
    return [
        {
            "about": about,
            "rows": [{"name": name, **row.told()} for name, row in rows.items()],
        }
        for about, rows in studies.items()
    ]


# -- figures -------------------------------------------------------------------


def wilson(hits: float, of: float, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence (Wilson's score)."""
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
    """A number to six places, the same on every machine."""
    return round(number, 6)
