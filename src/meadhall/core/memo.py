"""Functions whose results are kept, and can be worked out in another process beforehand.

A function of plain values alone gives the same wherever it runs. ``Game.slow_calls`` names the
calls of such functions that the views of a table will make: a server has them made elsewhere and
puts the results in here, before it builds the views.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Generic, TypeVar

X = TypeVar("X")

Args = tuple[Hashable, ...]


class Memo(Generic[X]):
    """A function with the results of its calls; pickled by its name."""

    __name__: str
    __wrapped__: Callable[..., X]
    """The function itself."""

    def __init__(self, function: Callable[..., X], most: int) -> None:
        """Keep at most so many results."""
        self._most = most
        self._known: dict[Args, X] = {}
        update_wrapper(self, function)

    def __call__(self, *args: Any) -> X:
        """The result: the one that is known, else worked out now."""
        try:
            return self._known[args]
        except KeyError:
            found = self.__wrapped__(*args)
            self.put(args, found)
            return found

    def __reduce__(self) -> str:
        """Another process finds it where it is defined."""
        return self.__name__

    def knows(self, args: Args) -> bool:
        """Whether the result of a call is known."""
        return args in self._known

    def put(self, args: Args, result: X) -> None:
        """Keep the result of a call; when there are too many, all others are dropped."""
        if len(self._known) >= self._most:
            self._known.clear()
        self._known[args] = result


def memo(most: int) -> Callable[[Callable[..., X]], Memo[X]]:
    """Keep at most so many results of a function; its arguments are given by position."""
    return lambda function: Memo(function, most)


Call = tuple[Memo[Any], Args]
"""A call to be made: of what function, with what."""
