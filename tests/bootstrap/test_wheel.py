"""The wheel: built, installed alone into a new environment, it says its version and serves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

import meadhall

ROOT = Path(__file__).resolve().parents[2]


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=clean_environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def clean_environment() -> dict[str, str]:
    """Ours without what would lend the wheel modules of this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a new environment that holds the wheel and its locked packages."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = ("-m", "pip", "--disable-pip-version-check")
    build = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    run(sys.executable, *pip, *build)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.startswith(f"meadhall-{meadhall.__version__}-")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    locked = ROOT / "requirements" / "runtime.txt"
    run(python, *pip, "install", "--require-hashes", "-r", locked, cwd=folder)
    run(python, *pip, "install", "--no-deps", wheel, cwd=folder)
    return folder / "venv" / "bin" / "meadhall"


@contextmanager
def serving(program: Path, data: Path) -> Iterator[str]:
    """The address at which the program serves."""
    words = ("serve", "--port", "0", "--no-open", "--data", str(data))
    with subprocess.Popen(
        [program, *words],
        cwd=data.parent,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()


@pytest.mark.slow
def test_an_installed_wheel_says_its_version_has_the_rules_and_serves(
    installed: Path, tmp_path: Path
) -> None:
    assert run(installed, "--version", cwd=tmp_path) == f"meadhall {meadhall.__version__}\n"
    assert "BR-001" in run(installed, "rules", "bloodrage", "1", cwd=tmp_path)
    with serving(installed, tmp_path / "data") as address:
        with urlopen(address) as page:
            assert b"<script" in page.read()
        with urlopen(f"{address}api/games") as told:
            games = json.load(told)
    assert [*meadhall.GAMES] == [game["id"] for game in games]


def test_the_version_stands_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert "version" not in package


def test_the_changelog_has_this_version_with_its_date() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(meadhall.__version__)}\] - \d{{4}}-\d\d-\d\d", headings[1])
