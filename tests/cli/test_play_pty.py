"""At a real terminal: colours, the screen wiped between friends, a polite end."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("toy_in_processes")

PATIENCE = 60
"""Seconds without a sign of life before a test gives up."""

TWO_CARDS = ("--option", "double=yes", "--seats")
"""A game in which a move has two steps."""

WIPED = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """The program at one end of a terminal, the test at the other."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self.end = end
        self.decoder = getincrementaldecoder("utf-8")()

    def until(self, wanted: str) -> str:
        """Read until something is on the screen; what was shown up to then."""
        shown = ""
        while wanted not in shown:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, f"{wanted!r} does not come after {shown[-500:]!r}"
            try:
                shown += self.decoder.decode(os.read(self.end, 65536))
            except OSError:  # the other end is closed
                break
        return shown

    def type(self, line: str) -> None:
        os.write(self.end, line.encode() + b"\r")

    def interrupt(self) -> None:
        """Ctrl-C, and again while nothing comes of it: just before reading it can be missed."""
        self.process.send_signal(signal.SIGINT)
        while not select.select([self.end], [], [], 1)[0]:
            self.process.send_signal(signal.SIGINT)

    def rest(self) -> str:
        """All that comes until the program ends."""
        return self.until("\0 never \0")


@contextmanager
def terminal(folder: Path, *words: str) -> Iterator[Terminal]:
    """``meadhall play`` at a terminal of 100 columns."""
    outer, inner = pty.openpty()
    # Programs in the background inherit deaf ears for interrupts; at a terminal they listen.
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    run = f"{listen}; from meadhall.cli import main; main(prog_name='meadhall')"
    process = subprocess.Popen(
        [sys.executable, "-c", run, "play", *words],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        cwd=folder,
        env={
            **os.environ,
            "TERM": "xterm-256color",
            "COLUMNS": "100",
            "LANG": "C.UTF-8",
        },
        close_fds=True,
    )
    os.close(inner)
    try:
        yield Terminal(process, outer)
    finally:
        process.kill()
        process.wait()
        os.close(outer)


def plain(shown: str) -> str:
    """Without colours and other orders to the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).replace("\r", "")


def test_a_few_moves_at_a_terminal(tmp_path: Path) -> None:
    with terminal(
        tmp_path, "--seed", "tty", "--lang", "ru", "--option", "double=yes", "--seats", "me,random"
    ) as at:
        first = at.until("> ")
        assert "\x1b[" in first, "names are coloured"
        assert "Дуб ▸ Какую карту кладёте?" in plain(first)
        at.type("1")
        assert "вместе с картой" in plain(at.until("> "))
        at.type("отмена")
        assert "Решение взято назад." in plain(at.until("> "))
        at.type("q")
        assert "Игра сохранена: " in plain(at.rest())
        assert at.process.wait(PATIENCE) == 0
    assert (tmp_path / "toy-tty.saga").exists()


def test_the_screen_is_wiped_when_it_changes_hands(tmp_path: Path) -> None:
    with terminal(
        tmp_path, "--seed", "two", "--lang", "en", "--option", "double=yes", "--seats", "me,me"
    ) as at:
        asked = at.until("looking… ")
        assert asked.index(WIPED) < asked.index("Pass the device")
        at.type("")
        assert WIPED in at.until("> ")
        at.type("1")
        at.until("> ")
        at.type("1")
        handed = at.until("looking… ")
        assert "Pass the device: Ash decides." in plain(handed[handed.index(WIPED) :])
        at.type("\x04")
        assert "Game saved" in plain(at.rest())
        assert at.process.wait(PATIENCE) == 0


def test_an_interrupt_at_the_keyboard_saves(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "int", "--lang", "en") as at:
        at.until("> ")
        at.interrupt()
        assert "Game saved" in plain(at.rest())
        assert at.process.wait(PATIENCE) == 130
    assert (tmp_path / "toy-int.saga").exists()
