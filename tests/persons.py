"""A person at a terminal, for tests: reads what is on the screen and types the next line.

    done = play("--seed", "1", by=whim("a"))

Each time a line is wanted, the given function is shown everything printed since the last one
and says what to type; None ends the input.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from typing import Any, cast

from click.testing import CliRunner, Result

from meadhall.cli import main
from meadhall.core import Dice, key_from

NUMBERED = re.compile(r"^ *(\d+)  (\S.*)$", re.MULTILINE)
"""A numbered option on the screen."""


class Person(io.BufferedIOBase):
    """An input stream whose lines are thought up when they are wanted."""

    def __init__(self, think: Callable[[str], str | None]) -> None:
        self.think = think
        self.read_so_far = 0

    def readable(self) -> bool:
        return True

    def read(self, size: int | None = -1, /) -> bytes:
        """Nothing: this is only asked to see whether the stream gives bytes."""
        return b"" if size == 0 else self.read1()

    def read1(self, size: int = -1, /) -> bytes:
        """The next line, thought up now."""
        sys.stdout.flush()
        screen = cast(io.BytesIO, sys.stdout.buffer).getvalue()
        fresh = screen[self.read_so_far :].decode()
        self.read_so_far = len(screen)
        said = self.think(fresh)
        return b"" if said is None else said.encode("utf-8", "surrogateescape") + b"\n"


def play(
    *words: str, by: Callable[[str], str | None] | None = None, env: dict[str, str] | None = None
) -> Result:
    """Run ``meadhall play`` with somebody at the keyboard; without, there is no input at all."""
    person: Any = Person(by or (lambda screen: None))
    surroundings = {"COLUMNS": "100", "LANG": "en_GB.UTF-8", "LC_ALL": None, **(env or {})}
    return CliRunner().invoke(main, ["play", *words], input=person, env=surroundings)


def for_a_while(answers: int, by: Callable[[str], str]) -> Callable[[str], str | None]:
    """Somebody who leaves after so many lines."""
    left = [answers]

    def think(screen: str) -> str | None:
        left[0] -= 1
        return by(screen) if left[0] >= 0 else None

    return think


def offered(screen: str) -> list[str]:
    """The numbers of the options in the last question on the screen."""
    return [number for number, _ in NUMBERED.findall(screen[screen.rfind("▸") :])]


def whim(seed: str) -> Callable[[str], str]:
    """Picks any number on the screen; presses Enter where there is none."""
    chance = Dice(key_from(seed))

    def think(screen: str) -> str:
        numbers = offered(screen) if "▸" in screen else []
        return chance.pick(numbers) if numbers else ""

    return think


def typing(*lines: str) -> tuple[Callable[[str], str | None], list[str]]:
    """Somebody who types these lines; and what was on the screen before each and at the end."""
    left = [*lines]
    screens: list[str] = []

    def think(screen: str) -> str | None:
        screens.append(screen)
        return left.pop(0) if left else None

    return think, screens
