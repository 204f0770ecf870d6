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
extend-exclude = ["tools"]

[tool.mypy]
files = ["tests"]
strict = true

[tool.pytest.ini_options]
addopts = ["-q", "--strict-markers"]
markers = ["slow: as in the real project", "long: the same"]
"""

NODE = """\
import pathlib
import sys

assert sys.argv[1] == "--run"
broken = pathlib.Path("web", "broken").read_text().split()
print(sys.argv[2], "is broken" if sys.argv[2] in broken else "is whole")
sys.exit(sys.argv[2] in broken)
"""
"""Stands in for tools/build_web.py: the scripts that web/broken names fail."""

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


@pytest.mark.long
def test_is_long() -> None: ...
"""

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("source", "arguments", "last_line", "code"),
    [
        (PASSING, [], "6 passed, 0 failed", 0),
        (MIXED, [], "6 passed, 2 failed, 1 skipped", 1),
        (MIXED, ["--quick"], "6 passed, 0 failed, 1 skipped", 0),
        (MIXED, ["--long"], "7 passed, 2 failed, 1 skipped", 1),
        (MIXED, ["-k", "fails or passes"], "6 passed, 1 failed", 1),
        ("", [], "5 passed, 1 failed", 1),
        (PASSING, ["--no-such-option"], "5 passed, 1 failed", 1),
        (PASSING + "import  os\n", [], "5 passed, 1 failed", 1),
        (PASSING + 'wrong: int = ""\n', [], "4 passed, 2 failed", 1),
        ("raise RuntimeError\n", [], "5 passed, 1 failed", 1),
    ],
    ids=[
        *("pass", "mixed", "quick", "long"),
        *("chosen", "no test", "usage", "lint", "types", "import"),
    ],
)
def test_last_line_and_exit_code(
    tmp_path: Path, source: str, arguments: list[str], last_line: str, code: int
) -> None:
    done = run_in(project(tmp_path, source), *arguments)
    assert done.stdout.splitlines()[-1] == last_line, done.stdout
    assert done.returncode == code


@pytest.mark.parametrize("arguments", [[], ["--quick"]], ids=["all", "quick"])
def test_a_broken_client_fails_and_says_why(tmp_path: Path, arguments: list[str]) -> None:
    done = run_in(project(tmp_path, PASSING, broken="lint types test"), *arguments)
    lines = done.stdout.splitlines()
    for script, check in {"lint": "web lint", "types": "web types", "test": "web tests"}.items():
        assert f"{script} is broken" in lines
        assert f"{check} failed" in lines
    assert lines[-1] == "3 passed, 3 failed"
    assert done.returncode == 1


def project(folder: Path, source: str, broken: str = "") -> Path:
    """A project like this one, with one file of tests and scripts of the client that may fail."""
    for name in ["tools", "tests", "web"]:
        (folder / name).mkdir()
    shutil.copy(ROOT / "tools/run_tests.py", folder / "tools")
    (folder / "tools/build_web.py").write_text(NODE)
    (folder / "web/broken").write_text(broken)
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "tests/test_it.py").write_text(source)
    return folder


def run_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the command, without plugins it does not need and with one cache of mypy for all."""
    outer = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, folder / "tools/run_tests.py", *arguments],
        check=False,
        env={
            **outer,
            "MYPY_CACHE_DIR": str(folder.parent / "mypy"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_PLUGINS": "xdist.plugin",
        },
        capture_output=True,
        text=True,
    )
