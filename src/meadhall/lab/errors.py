"""What goes wrong in the lab by no fault of its own: one sentence each, in the reader's language.

The key is that of a message in ``text/lab.*.ftl``; its values are what the sentence speaks of.
"""

from __future__ import annotations

from meadhall.core import MeadhallError


class LabError(MeadhallError):
    """A plan, a bot, a folder or an extra that cannot be used as it is."""

    def __init__(self, key: str, /, **values: int | str) -> None:
        """The sentence's key and what it speaks of."""
        told = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(f"{key}: {told}")
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by key and values, so that it comes through from another process."""
        return _again, (self.key, self.values)


def _again(key: str, values: dict[str, int | str]) -> LabError:
    return LabError(key, **values)
