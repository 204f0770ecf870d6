"""Things made lately, by all that they are made of.

A view is mostly what it was before the last answer. A game may remember parts of it here, by
everything that goes into them: the same part is then the very same thing, which is not made
anew and is known to be equal at a glance. What is remembered is shared, and never changed.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

V = TypeVar("V")


class Recent(dict[Hashable, V]):
    """A dictionary with a bound: what is one too many makes it begin anew."""

    def __init__(self, most: int) -> None:
        """Remember so many things at most."""
        super().__init__()
        self.most = most

    def keep(self, made_of: Hashable, made: V) -> V:
        """Remember a thing, and give it back."""
        if len(self) >= self.most:
            self.clear()
        self[made_of] = made
        return made
