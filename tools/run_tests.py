"""Runs every check: lint, types, tests. Called by `./meadhall test [--quick] [pytest arguments]`.

Lint and types count as one test each, and so do lint, types and unit tests of the web client.
The last line is `N passed, N failed`, with `, N skipped` after it where tests were skipped, and
the exit code is 0 only if nothing failed and at least one pytest test ran.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent


def tool(*arguments: str) -> list[str]:
    return [sys.executable, "-m", *arguments]


def web(script: str) -> list[str]:
    """A script of web/package.json, run by a node that is found or fetched."""
    return [sys.executable, str(ROOT / "tools" / "build_web.py"), "--run", script]


CHECKS = {
    "lint": [tool("ruff", "check"), tool("ruff", "format", "--check")],
    "types": [tool("mypy")],
    "web lint": [web("lint")],
    "web types": [web("types")],
    "web tests": [web("test")],
}


def check(name: str) -> str:
    """Run the tools of one check, show what the failing ones print, and name the outcome."""
    outcome = "passed"
    for command in CHECKS[name]:
        done = subprocess.run(
            command,
            check=False,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            outcome = "failed"
            print(done.stdout, end="")
    print(f"{name} {outcome}", flush=True)
    return outcome


def run_pytest(arguments: list[str]) -> Counter[str]:
    """Run pytest with its output shown as it comes, and count the outcomes of its tests."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = tool(
            "pytest", "-n", "2", "--dist", "worksteal", f"--junit-xml={report}", *arguments
        )
        code = subprocess.run(command, check=False, cwd=ROOT).returncode
        counts = count(report) if report.exists() else Counter()
    if not counts["passed"] + counts["failed"]:
        print("pytest ran no test")
        counts["failed"] += 1
    elif code != 0 and not counts["failed"]:
        print(f"pytest ended with exit code {code}")
        counts["failed"] += 1
    return counts


def count(report: Path) -> Counter[str]:
    counts = Counter[str]()
    for case in ElementTree.parse(report).iter("testcase"):
        inside = {child.tag for child in case}
        if inside & {"failure", "error"}:
            counts["failed"] += 1
        else:
            counts["skipped" if "skipped" in inside else "passed"] += 1
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="meadhall test",
        description="Run lint, types and tests. Other arguments go to pytest, "
        "with paths relative to the repository.",
        allow_abbrev=False,
    )
    parser.add_argument("--quick", action="store_true", help="leave out tests marked slow")
    options, arguments = parser.parse_known_args()
    if options.quick:
        arguments = ["-m", "not slow", *arguments]
    else:
        subprocess.run([sys.executable, str(ROOT / "tools" / "install_browser.py")], check=False)

    counts = Counter(check(name) for name in CHECKS)
    counts.update(run_pytest(arguments))
    skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    print(f"{counts['passed']} passed, {counts['failed']} failed{skipped}")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
