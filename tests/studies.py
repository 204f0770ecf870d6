"""What the tests of studies share: shares by name."""

from __future__ import annotations

from meadhall.core import Finding, Share


def shares(found: list[Finding], about: str | None = None) -> dict[str, tuple[float, float]]:
    """Hits and tries by name, in the order in which they stand; under one heading, or all."""
    told: dict[str, tuple[float, float]] = {}
    for each in found:
        if about in (None, each.about):
            assert isinstance(each, Share)
            hits, of = told.get(each.name, (0.0, 0.0))
            told[each.name] = (hits + each.hits, of + each.of)
    return told
