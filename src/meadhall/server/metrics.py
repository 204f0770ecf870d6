"""Figures about a running server, in Prometheus' text format.

A handful of counters, gauges and two histograms do not need a library.
"""

from __future__ import annotations

import resource
import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the histogram's buckets, in seconds."""

SHARES = (0.1, 0.25, 0.5, 0.75, 0.9, 1.0, 1.02, 1.05, 1.1, 1.25, 1.5, 2.0, 4.0)
"""The same for the time that a bot thought, as a share of what it may."""

HELP = {
    "answers_total": ("counter", "Answers stored, by who gave them."),
    "undos_total": ("counter", "Answers taken back."),
    "refusals_total": ("counter", "Messages refused, by code."),
    "bot_fallbacks_total": ("counter", "Random moves made for bots, by reason."),
    "dropped_connections_total": ("counter", "Connections closed by the server, by reason."),
    "faults_total": ("counter", "Faults of the server that were handled."),
    "requests_total": ("counter", "HTTP requests, by status."),
    "commits_total": ("counter", "Commits of the database."),
    "tables": ("gauge", "Tables in memory."),
    "connections": ("gauge", "Open sockets."),
    "resident_memory_bytes": ("gauge", "The most memory the process has used."),
    "answer_seconds": ("histogram", "From an answer's arrival to its acknowledgement."),
    "bot_thinking_share": ("histogram", "A bot's time to decide, waiting included, by its budget."),
}


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        """Start at zero."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._histograms = {
            "answer_seconds": Histogram(STEPS),
            "bot_thinking_share": Histogram(SHARES),
        }

    def count(self, name: str, label: str = "") -> None:
        """Increment a counter, with a label such as ``code="stale"``."""
        self._counts[name, label] += 1

    def value(self, name: str, label: str = "") -> int:
        """The value of a counter."""
        return self._counts[name, label]

    def observe(self, seconds: float) -> None:
        """Add the time of one answer to its histogram."""
        self._histograms["answer_seconds"].add(seconds)

    def observe_thinking(self, share: float) -> None:
        """Add the time that a bot took to decide, as a share of its budget."""
        self._histograms["bot_thinking_share"].add(share)

    def text(self, tables: int, connections: int, commits: int) -> str:
        """All figures in Prometheus' text format."""
        given = {
            "commits_total": commits,
            "tables": tables,
            "connections": connections,
            "resident_memory_bytes": most_memory(),
        }
        lines: list[str] = []
        for name, (kind, told) in HELP.items():
            lines += [f"# HELP meadhall_{name} {told}", f"# TYPE meadhall_{name} {kind}"]
            if name in given:
                lines.append(f"meadhall_{name} {given[name]}")
            elif kind == "histogram":
                lines += self._histograms[name].lines(name)
            else:
                lines += self._counter(name)
        return "\n".join(lines) + "\n"

    def _counter(self, name: str) -> Iterator[str]:
        for (counted, label), count in sorted(self._counts.items()):
            if counted == name:
                yield f"meadhall_{name}{{{label}}} {count}" if label else f"meadhall_{name} {count}"


class Histogram:
    """How many values there were up to each bound."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        """Start at zero."""
        self._bounds = bounds
        self._buckets = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        """Count a value."""
        self._buckets[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self, name: str) -> Iterator[str]:
        """The histogram in Prometheus' text format."""
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._buckets, strict=True):
            total += count
            yield f'meadhall_{name}_bucket{{le="{bound}"}} {total}'
        yield f"meadhall_{name}_sum {self._sum:.6f}"
        yield f"meadhall_{name}_count {total}"


def most_memory() -> int:
    """The most memory that this process has used, in bytes."""
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024
