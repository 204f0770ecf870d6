"""All chance of a game: a key and a counter.

Each draw is a word of keyed BLAKE2b in counter mode, so that the same key gives the same
game on every machine and Python, nothing rolled lets anyone foretell the next roll, and a
finished game can be audited from its key. A copy costs next to nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

X = TypeVar("X")

_WORDS = Struct("<16I")
_SPAN = 1 << 32


def key_from(seed: str) -> bytes:
    """The 32-byte key that a seed text stands for."""
    return blake2b(seed.encode(), digest_size=32, person=b"meadhall seed").digest()


@dataclass(slots=True)
class Dice:
    """A source of chance: its key and how many words it has given."""

    key: bytes
    drawn: int = 0
    block: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The sixteen words of the current block; made anew whenever it is empty."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        limit = _SPAN - _SPAN % n
        while True:
            at = self.drawn & 15
            if not at or not self.block:
                digest = blake2b((self.drawn >> 4).to_bytes(8, "little"), key=self.key).digest()
                self.block = _WORDS.unpack(digest)
            self.drawn += 1
            word = self.block[at]
            if word < limit:
                return word % n

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to ``sides``."""
        return self.below(sides) + 1

    def pick(self, things: list[X]) -> X:
        """One of these, all equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[X]) -> None:
        """Put these in random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def another(self, name: str) -> Dice:
        """An independent source with its own name, for search and bots; draws nothing here."""
        digest = blake2b(name.encode(), key=self.key, digest_size=32, person=b"meadhall name")
        return Dice(digest.digest())
