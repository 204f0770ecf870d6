"""The test command: what it counts, what it prints last, and when it fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

PROJECT = """\
[tool.ruff]
line-length = 100
lint.select = ["E", "F"]

[tool.mypy]
files = ["tests"]
strict = true

[tool.pytest.ini_options]
addopts = ["-q", "--strict-markers"]
markers = ["slow: as in the real project"]
"""

PASSING = "def test_one() -> None: ...\n"
MIXED = """\
import pytest


def test_passes() -> None: ...


@pytest.mark.slow
def test_fails() -> None:
    raise AssertionError


@pytest.mark.skip
def test_skipped() -> None: ...


@pytest.fixture
def broken() -> None:
    raise ValueError


@pytest.mark.usefixtures("broken")
@pytest.mark.slow
def test_error() -> None: ...
"""

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("source", "arguments", "last_line", "code"),
    [
        (PASSING, [], "3 passed, 0 failed", 0),
        (MIXED, [], "3 passed, 2 failed, 1 skipped", 1),
        (MIXED, ["--quick"], "3 passed, 0 failed, 1 skipped", 0),
        (MIXED, ["-k", "fails or passes"], "3 passed, 1 failed", 1),
        ("", [], "2 passed, 1 failed", 1),
        (PASSING, ["--no-such-option"], "2 passed, 1 failed", 1),
        (PASSING + "import  os\n", [], "2 passed, 1 failed", 1),
        (PASSING + 'wrong: int = ""\n', [], "1 passed, 2 failed", 1),
        ("raise RuntimeError\n", [], "2 passed, 1 failed", 1),
    ],
    ids=["pass", "mixed", "quick", "chosen", "no test", "usage", "lint", "types", "import"],
)
def test_last_line_and_exit_code(
    tmp_path: Path, source: str, arguments: list[str], last_line: str, code: int
) -> None:
    for folder in ["tools", "tests"]:
        (tmp_path / folder).mkdir()
    shutil.copy(ROOT / "tools/run_tests.py", tmp_path / "tools")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "tests/test_it.py").write_text(source)

    done = subprocess.run(
        [sys.executable, tmp_path / "tools/run_tests.py", *arguments],
        check=False,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},
        capture_output=True,
        text=True,
    )
    assert done.stdout.splitlines()[-1] == last_line, done.stdout
    assert done.returncode == code
