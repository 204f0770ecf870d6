"""The guides are true: what they say is done in a copy of the repository, and it works there.

A fenced block with a path is a new file, or is added at the end of the file; a ``diff`` replaces
what it shows; the lines of ``sh`` are run. Nothing else may have changed afterwards.
"""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from checkout import copy_to

FENCE = re.compile(r"^( *)```(\w+)(?: (\S+))?\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.slow


@dataclass
class Copy:
    """A copy of the repository in which a guide is followed."""

    folder: Path
    named: set[str] = field(default_factory=set)
    """The files that the guide names, or that its commands print."""

    def follow(self, guide: str) -> None:
        text = (self.folder / "docs" / guide).read_text(encoding="utf-8")
        for _, kind, path, block in FENCE.findall(text):
            body = textwrap.dedent(block)
            if path:
                self.named.add(path)
                self.write(self.folder / path, kind, body)
            else:
                assert kind == "sh", body
                for line in body.splitlines():
                    self.named |= {*self.run(*line.split()).split(), *line.split()}

    def write(self, path: Path, kind: str, body: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if kind == "diff":
            lines = body.splitlines()
            old = "\n".join(line[1:] for line in lines if line[0] in " -")
            new = "\n".join(line[1:] for line in lines if line[0] in " +")
            assert before.count(old) == 1, f"{path}: {old}"
            path.write_text(before.replace(old, new), encoding="utf-8")
        else:
            path.write_text(before + body, encoding="utf-8")

    def run(self, *command: str) -> str:
        """Run a command of the guide, with this Python and the sources of the copy."""
        words = [sys.executable if word == ".venv/bin/python" else word for word in command]
        done = subprocess.run(
            words,
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(self.folder / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
        return done.stdout

    def changed(self) -> set[str]:
        """All files that are not as they were."""
        told = self.run("git", "status", "--porcelain", "--untracked-files=all")
        return {line[3:] for line in told.splitlines()}

    def unnamed(self) -> set[str]:
        """Changed files that the guide names neither themselves nor by their folder."""
        folders = tuple(f"{name}/" for name in self.named if (self.folder / name).is_dir())
        return {path for path in self.changed() - self.named if not path.startswith(folders)}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """What git knows, as the first commit of a repository of its own."""
    made = Copy(copy_to(tmp_path / "copy"))
    author = ("-c", "user.name=guide", "-c", "user.email=guide@localhost")
    made.run("git", "init", "-q")
    made.run("git", "add", "-A")
    made.run("git", *author, "commit", "-qm", "before")
    return made


def check(copy: Copy, *words: str) -> None:
    """Run some of the quick tests in the copy; there lint too."""
    copy.run(sys.executable, "-m", "ruff", "check", "src", "tests")
    copy.run(sys.executable, "-m", "pytest", "-q", "-n", "0", "-m", "not slow", *words)


def test_a_card_is_added_as_the_guide_says(copy: Copy) -> None:
    copy.follow("adding-a-card.md")
    assert set() == copy.unnamed()
    check(
        copy,
        *("tests/games/bloodrage", "tests/cli/test_replay.py", "tests/cli/test_play_commands.py"),
        *("tests/lab/test_coverage.py", "tests/lab/test_records.py", "tests/contract"),
        *("tests/text", "tests/cli/test_fuzz.py"),
        *("-k", "not valhalla and not midgard and not godofwar"),
    )


def test_a_game_is_added_as_the_guide_says(copy: Copy) -> None:
    copy.follow("adding-a-game.md")
    assert set() == copy.unnamed()
    check(copy, "tests/games/toy", "tests/contract", "tests/text", "tests/lab", "-k", "toy")
    check(copy, "tests/core/test_structure.py")
