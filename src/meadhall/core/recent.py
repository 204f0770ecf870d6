"""The parts of a view as they were last made, each with all that it was made of.

A view is mostly what it was before the last answer. Who looks at one table again and again, as
a saga does, remembers its parts here: a part made of the same is then the very same thing,
which is not made anew and is known to be equal at a glance. Such parts are not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

V = TypeVar("V")


class Recent:
    """What was last made under each name."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        """Nothing was made yet."""
        self._parts: dict[Hashable, tuple[tuple[Any, ...], Any, tuple[list[Any], ...]]] = {}

    def part(
        self,
        name: Hashable,
        made_of: tuple[Any, ...],
        make: Callable[[], V],
        lists: tuple[list[Any], ...] = (),
    ) -> V:
        """The part of that name: as it is if it was made of the same, else made now.

        Lists of plain things that it is made of too are given as they are, and copied only when
        they are not what they were.
        """
        known = self._parts.get(name)
        if known is not None and known[0] == made_of and known[2] == lists:
            found: V = known[1]
            return found
        made = make()
        self._parts[name] = (made_of, made, tuple([each[:] for each in lists]) if lists else ())
        return made
