"""How long a bot may think."""

from __future__ import annotations

from dataclasses import dataclass

UNLIMITED = 1 << 30
"""More simulations than anybody waits for."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may search: simulations, milliseconds, or whichever ends first."""

    iterations: int | None = None
    milliseconds: int | None = None
