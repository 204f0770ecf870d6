"""Finds the Chromium that the browser tests drive, and installs it where that is possible.

    python tools/install_browser.py

It is the one named in MEADHALL_CHROMIUM, or one on PATH. If there is none and this is root on a
system with apt-get, it is installed from there, and that is said first. `./meadhall test` calls
this before the slow tests; tests themselves install nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")
ADVICE = (
    "the browser tests need Chromium: install it (on Debian and Ubuntu: apt-get install chromium), "
    "or name it in MEADHALL_CHROMIUM"
)


def find() -> str | None:
    """The program to start, or None."""
    named = os.environ.get("MEADHALL_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def say(text: str) -> None:
    print(f"meadhall: {text}", file=sys.stderr, flush=True)


def main() -> int:
    if find() is not None:
        return 0
    if os.geteuid() == 0 and shutil.which(INSTALL[0]):
        say(f"installing Chromium for the browser tests: {' '.join(INSTALL)} ...")
        done = subprocess.run(INSTALL, check=False, capture_output=True, text=True)
        if done.returncode == 0 and find() is not None:
            return 0
        say(done.stderr.strip())
    say(f"{ADVICE}.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
