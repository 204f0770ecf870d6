"""A Meadhall server in a process of its own, as people start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
START = "from meadhall.cli import main; main()"


class House:
    """A server on a port of its own with its own data; it can be killed and opened again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=60)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), "--no-open"]
        arguments += ["--pace", "0", "--bot", "greedy", "--no-limits", "--log", "error"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = ""
        for line in self.process.stdout:
            said += line
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError(f"the server did not open: {said}")

    def kill(self) -> None:
        """As if the power went: nothing is said, nothing is tidied."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=60)
