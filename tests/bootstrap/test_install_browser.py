"""Chromium for the browser tests: found, installed aloud by root, or asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def install(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the tool with the programs of one folder."""
    return subprocess.run(
        [sys.executable, ROOT / "tools" / "install_browser.py"],
        env={"PATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def program(path: Path, script: str = "") -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def test_a_browser_that_is_there_is_used_in_silence(tmp_path: Path) -> None:
    named = install(tmp_path, MEADHALL_CHROMIUM="mine")
    program(tmp_path / "google-chrome")
    found = install(tmp_path)
    assert (0, "", 0, "") == (named.returncode, named.stderr, found.returncode, found.stderr)


def test_without_one_it_says_what_to_do(tmp_path: Path) -> None:
    done = install(tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("meadhall: the browser tests need Chromium: install it")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs")
def test_root_installs_it_and_says_so(tmp_path: Path) -> None:
    made = tmp_path / "chromium"
    program(
        tmp_path / "apt-get", f': >"{made}"; /bin/chmod +x "{made}"; echo "$@" >"{tmp_path}/said"'
    )
    done = install(tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("meadhall: installing Chromium for the browser tests: apt-get")
    assert (tmp_path / "said").read_text() == "install -y --no-install-recommends chromium\n"
