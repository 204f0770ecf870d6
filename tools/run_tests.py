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
from concurrent.futures import ThreadPoolExecutor
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
LANES = [
    [name for name in CHECKS if name.startswith("web ") is web_too] for web_too in (False, True)
]
"""Checks that run one after the other: the first of the client may have to install its packages."""


def check(name: str) -> tuple[str, str, str]:
    """Run the tools of one check: its name, the outcome, and what the failing ones print."""
    outcome, printed = "passed", ""
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
            printed += done.stdout
    return name, outcome, printed


def run_checks() -> Counter[str]:
    """Run all checks, the two lanes side by side, and count the outcomes."""
    counts = Counter[str]()
    with ThreadPoolExecutor() as pool:
        for told in pool.map(lambda names: [*map(check, names)], LANES):
            for name, outcome, printed in told:
                print(f"{printed}{name} {outcome}", flush=True)
                counts[outcome] += 1
    return counts


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
    tiers = parser.add_mutually_exclusive_group()
    tiers.add_argument("--quick", action="store_true", help="leave out tests marked slow or long")
    tiers.add_argument("--long", action="store_true", help="run the tests marked long too")
    options, arguments = parser.parse_known_args()
    if options.quick:
        arguments = ["-m", "not slow and not long", *arguments]
    elif not options.long:
        arguments = ["-m", "not long", *arguments]
    if not options.quick:
        subprocess.run([sys.executable, str(ROOT / "tools" / "install_browser.py")], check=False)

    counts = run_checks()
    counts.update(run_pytest(arguments))
    skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    print(f"{counts['passed']} passed, {counts['failed']} failed{skipped}")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
