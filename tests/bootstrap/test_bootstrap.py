"""The ./meadhall script: what it installs, when, and what it says when it cannot.

Most tests give it a played `python3` (PLAYED_PYTHON below), so that they are quick and need no
network; the slow ones at the end install for real.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from checkout import copy_to

ROOT = Path(__file__).resolve().parents[2]

# All that the script may need from PATH besides Python.
UTILITIES = ["cat", "cksum", "dirname", "head", "mkdir", "readlink", "rm"]

# venv and pip are played and written down in $CALLS; everything else goes to a real Python.
# The variables VERSION, VENV and PIP say what to play: a version, and commands to run.
PLAYED_PYTHON = f"""\
#!/bin/sh
PATH=/usr/bin:/bin
for last; do :; done
case "$*" in
  *version_info*) [ -z "${{VERSION:-}}" ] || {{ echo "$VERSION"; exit; }} ;;
  *ensurepip*) SLOWNESS ;;
  *"-m venv "*)
    echo venv >>"$CALLS"
    eval "${{VENV:-}}"
    mkdir "$last/bin" && cp "$0" "$last/bin/python"
    printf '#!/bin/sh\\nprintf "<%%s>" "$@"\\n' >"$last/bin/meadhall"
    chmod +x "$last/bin/meadhall"
    exit ;;
  *"-m pip "*--version) eval "${{PIP_VERSION:-}}"; exit ;;
  *"-m pip "*)
    echo "pip $last" >>"$CALLS"
    eval "${{PIP:-}}"
    exit ;;
esac
exec "{sys.executable}" "$@"
"""


@dataclass
class Checkout:
    """A copy of the script and the files it reads, with a PATH of its own."""

    folder: Path
    bin: Path
    calls_file: Path
    environment: dict[str, str] = field(default_factory=dict)

    def play(self, name: str, slowness: str = ":") -> None:
        """Play a Python, perhaps with what it does when it is asked how fast it is."""
        (self.bin / name).write_text(PLAYED_PYTHON.replace("SLOWNESS", slowness))
        (self.bin / name).chmod(0o755)

    def start(
        self, *arguments: str, pass_fds: tuple[int, ...] = (), **environment: str
    ) -> subprocess.Popen[str]:
        # SIGINT may be ignored where tests run in the background; a person's shell leaves it on.
        with_sigint = (
            "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
            "os.execv(sys.argv[1], sys.argv[1:])"
        )
        script = str(self.folder / "meadhall")
        return subprocess.Popen(
            [sys.executable, "-c", with_sigint, script, *arguments],
            env=self.environment | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            pass_fds=pass_fds,
            start_new_session=True,
        )

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return finish(self.start(*arguments, pass_fds=(), **environment))

    def calls(self) -> list[str]:
        """Say which calls of venv and pip there were since this was last asked."""
        calls = self.calls_file.read_text().splitlines() if self.calls_file.exists() else []
        self.calls_file.unlink(missing_ok=True)
        return [call.replace(str(self.folder), "") for call in calls]


FRESH = ["venv", "pip /requirements/runtime.txt", "pip "]
ON_TOP = FRESH[1:]


def finish(process: subprocess.Popen[str]) -> subprocess.CompletedProcess[str]:
    out, err = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """Check that a run failed with one sentence and no traceback, and give the sentence."""
    assert done.returncode != 0
    assert done.stdout == ""
    lines = [line for line in done.stderr.splitlines() if not line.endswith(" ...")]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("meadhall: ")
    return lines[0]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder = tmp_path / "a checkout"
    folder.mkdir()
    for name in ["meadhall", "pyproject.toml"]:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")

    bin = tmp_path / "bin"
    bin.mkdir()
    for name in UTILITIES:
        path = shutil.which(name)
        assert path
        (bin / name).symlink_to(path)

    calls_file = tmp_path / "calls"
    checkout = Checkout(folder, bin, calls_file, {"PATH": str(bin), "CALLS": str(calls_file)})
    checkout.play("python3")
    return checkout


def test_first_run_installs_and_passes_arguments_on(checkout: Checkout) -> None:
    done = checkout.run("play", "two words", "")
    assert (done.returncode, done.stdout) == (0, "<play><two words><>")
    assert len(done.stderr.splitlines()) == 1
    assert checkout.calls() == FRESH


def test_later_runs_install_nothing(checkout: Checkout) -> None:
    checkout.run()
    checkout.calls()
    done = checkout.run("play")
    assert (done.returncode, done.stdout, done.stderr) == (0, "<play>", "")
    assert checkout.calls() == []


def test_runs_through_symlinks_from_another_folder(checkout: Checkout, tmp_path: Path) -> None:
    (tmp_path / "absolute link").symlink_to(checkout.folder / "meadhall")
    (tmp_path / "relative").symlink_to("absolute link")
    done = subprocess.run(
        ["../relative", "play"],
        check=False,
        cwd=checkout.bin,
        env=checkout.environment,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "<play>")
    assert (checkout.folder / ".venv/runtime.stamp").exists()


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/runtime.txt"])
def test_a_changed_project_or_lock_is_installed_on_top(checkout: Checkout, name: str) -> None:
    checkout.run()
    checkout.calls()
    with (checkout.folder / name).open("a") as file:
        file.write("\n")
    assert checkout.run().returncode == 0
    assert checkout.calls() == ON_TOP
    checkout.run()
    assert checkout.calls() == []


def test_a_moved_checkout_is_installed_afresh(checkout: Checkout) -> None:
    checkout.run()
    checkout.calls()
    checkout.folder = checkout.folder.rename(checkout.folder.with_name("moved"))
    assert checkout.run().returncode == 0
    assert checkout.calls() == FRESH


def test_another_python_is_installed_afresh(checkout: Checkout) -> None:
    checkout.run(VERSION="3.11.1")
    checkout.calls()
    checkout.run(VERSION="3.12.0")
    assert checkout.calls() == FRESH


def test_a_python_that_is_gone_is_installed_afresh(checkout: Checkout) -> None:
    checkout.run()
    checkout.calls()
    (checkout.folder / ".venv/bin/python").unlink()
    assert checkout.run().returncode == 0
    assert checkout.calls() == FRESH


def test_foreign_leftovers_in_the_environment_do_no_harm(checkout: Checkout) -> None:
    (checkout.folder / ".venv/bin").mkdir(parents=True)
    (checkout.folder / ".venv/bin/python").write_text("half a file")
    assert checkout.run().returncode == 0
    assert checkout.calls() == FRESH


def test_an_activated_environment_can_be_made_afresh(checkout: Checkout) -> None:
    checkout.run()
    checkout.calls()
    venv = checkout.folder / ".venv"
    (venv / "bin/python").rename(venv / "bin/python3")
    assert checkout.run(PATH=f"{venv}/bin:{checkout.bin}").returncode == 0
    assert checkout.calls() == FRESH


def test_the_test_verb_installs_its_tools_once_and_runs_the_runner(checkout: Checkout) -> None:
    (checkout.folder / "tools").mkdir()
    (checkout.folder / "tools/run_tests.py").write_text("import sys; print(sys.argv[1:])")
    done = checkout.run("test", "--quick", "-k", "two words")
    assert (done.returncode, done.stdout) == (0, "['--quick', '-k', 'two words']\n")
    parts = ["dev", "lab", "env", "ray"]
    assert checkout.calls() == [*FRESH, *(f"pip /requirements/{part}.txt" for part in parts)]
    checkout.run("test")
    checkout.run()
    assert checkout.calls() == []


def test_python3_is_preferred_and_newer_names_are_tried_after_it(checkout: Checkout) -> None:
    (checkout.bin / "python3").write_text("#!/bin/sh\necho 3.9.18\n")
    checkout.play("python3.12")
    assert checkout.run().returncode == 0
    assert checkout.calls() == FRESH


NO_ENSUREPIP = f"""exec "{sys.executable}" -c "import sys
sys.modules['ensurepip'] = None
$last"
"""


@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        ("echo 3000; exit", "echo 2000; exit", "python3.12"),
        ("echo 3000; exit", "echo 2500; exit", "python3"),
        ("echo 3000; exit", "echo 4000; exit", "python3"),
        (NO_ENSUREPIP, "echo 4000; exit", "python3.12"),
        ("echo 4000; exit", NO_ENSUREPIP, "python3"),
        ("exit 1", "echo 4000; exit", "python3.12"),
    ],
)
def test_a_python_that_is_faster_by_a_fifth_is_taken(
    checkout: Checkout, first: str, second: str, taken: str
) -> None:
    checkout.play("python3", first)
    checkout.play("python3.12", second)
    assert checkout.run(VENV='echo "$0" >>"$CALLS"').returncode == 0
    assert checkout.calls()[1] == str(checkout.bin / taken)


def test_pythons_are_compared_only_when_an_environment_is_made(checkout: Checkout) -> None:
    checkout.play("python3", 'echo compared >>"$CALLS"; echo 3000; exit')
    checkout.run()
    assert checkout.calls() == ["compared", *FRESH]
    (checkout.folder / "requirements/runtime.txt").write_text("changed")
    checkout.run()
    assert checkout.calls() == ON_TOP
    checkout.run(MEADHALL_PYTHON=str(checkout.bin / "python3"), VERSION="3.12.0")
    assert checkout.calls() == FRESH


def test_the_interpreter_can_be_named(checkout: Checkout) -> None:
    checkout.play("my python", "echo 3000; exit")
    checkout.play("python3", "echo 1000; exit")
    named = str(checkout.bin / "my python")
    assert checkout.run(MEADHALL_PYTHON=named, VENV='echo "$0" >>"$CALLS"').returncode == 0
    assert checkout.calls()[:2] == ["venv", named]


@pytest.mark.parametrize("version", ["2.7.18", "3.8.18", "3.10.13"])
def test_too_old_a_python(checkout: Checkout, version: str) -> None:
    said = complaint(checkout.run(VERSION=version))
    assert "needs Python 3.11 or newer" in said
    assert f"python3 is Python {version}" in said
    assert checkout.calls() == []


def test_no_python(checkout: Checkout) -> None:
    (checkout.bin / "python3").unlink()
    said = complaint(checkout.run())
    assert "there is no working python3" in said
    assert "MEADHALL_PYTHON" in said


def test_a_named_interpreter_that_does_not_run(checkout: Checkout) -> None:
    said = complaint(checkout.run(MEADHALL_PYTHON="/no/such/python"))
    assert "there is no working /no/such/python" in said


@pytest.mark.parametrize("broken", ["VENV", "PIP_VERSION"])
def test_no_venv_or_no_pip(checkout: Checkout, broken: str) -> None:
    said = complaint(checkout.run(**{broken: "echo No module named ensurepip >&2; exit 1"}))
    assert "apt install python3-venv" in said
    log = checkout.folder / ".venv/install.log"
    assert said.endswith(f"details are in {log}")
    assert "ensurepip" in log.read_text()


def test_no_registry(checkout: Checkout) -> None:
    said = complaint(checkout.run(PIP="echo no route to host >&2; exit 1"))
    assert "check the network" in said
    log = checkout.folder / ".venv/install.log"
    assert said.endswith(f"details are in {log}")
    assert "no route to host" in log.read_text()

    checkout.calls()
    assert checkout.run().returncode == 0
    assert checkout.calls() == FRESH


def test_a_failing_build_of_the_project_itself(checkout: Checkout) -> None:
    said = complaint(checkout.run(PIP='[ "${last%.txt}" != "$last" ] || exit 1'))
    assert "cannot install Meadhall itself" in said


@pytest.mark.parametrize("before", ["nothing", "an install"])
def test_a_killed_install_heals(checkout: Checkout, before: str) -> None:
    if before == "an install":
        checkout.run()
        (checkout.folder / "requirements/runtime.txt").write_text("changed")
    assert checkout.run(PIP="kill -KILL $PPID").returncode == -signal.SIGKILL
    checkout.calls()
    assert checkout.run("play").stdout == "<play>"
    assert checkout.calls() == FRESH


@dataclass
class Pause:
    """Holds a played pip until it is told to go on."""

    ends: tuple[int, int, int, int] = field(default_factory=lambda: (*os.pipe(), *os.pipe()))

    @property
    def fds(self) -> tuple[int, int]:
        return self.ends[1], self.ends[2]

    @property
    def command(self) -> str:
        reached, go_on = self.fds
        return f"echo reached >/dev/fd/{reached}; read -r _ </dev/fd/{go_on} || :"

    def wait_until_reached(self) -> None:
        os.close(self.ends[1])
        os.close(self.ends[2])
        assert os.read(self.ends[0], 100) == b"reached\n"  # nothing, if the run has died

    def go_on(self) -> None:
        os.close(self.ends[0])
        os.close(self.ends[3])


def test_an_interrupted_install_heals(checkout: Checkout) -> None:
    pause = Pause()
    process = checkout.start(PIP=pause.command, pass_fds=pause.fds)
    pause.wait_until_reached()
    os.killpg(process.pid, signal.SIGINT)
    done = finish(process)
    pause.go_on()
    assert done.returncode == 130
    assert "the next run installs again" in complaint(done)

    checkout.calls()
    assert checkout.run("play").stdout == "<play>"
    assert checkout.calls() == FRESH


def test_two_first_runs_at_once_install_once(checkout: Checkout) -> None:
    pause = Pause()
    first = checkout.start(
        "first",
        PIP=f'[ "$last" = "{checkout.folder}" ] || {{ {pause.command}; }}',
        pass_fds=pause.fds,
    )
    pause.wait_until_reached()
    second = checkout.start("second")
    assert second.stderr
    assert "waiting for another run" in second.stderr.readline()
    pause.go_on()

    assert finish(first).stdout == "<first>"
    done = finish(second)
    assert (done.stdout, done.stderr) == ("<second>", "")
    assert checkout.calls() == FRESH


def test_a_running_program_does_not_hold_the_lock(checkout: Checkout) -> None:
    checkout.run()
    checkout.calls()
    (checkout.folder / "pyproject.toml").write_text("changed")
    probe = '#!/bin/sh\n(echo >&9) 2>/dev/null && echo "file 9 is open" || echo closed\n'
    (checkout.folder / ".venv/bin/meadhall").write_text(probe)
    assert checkout.run().stdout == "closed\n"
    assert checkout.calls() == ON_TOP


@pytest.mark.parametrize("name", ["runtime", "dev", "bench", "lab", "env", "ray"])
def test_locks_hold_names_versions_and_hashes_only(name: str) -> None:
    line = r"""(
        [a-z0-9-]+==[0-9a-z.]+  # a pinned package, perhaps for some platforms only
        (\ ;\ [a-z_]+\ [<>=!]+\ '[^/']+'(\ and\ [a-z_]+\ [<>=!]+\ '[^/']+')*)?
        | \ {4}--hash=sha256:[0-9a-f]{64}
    )(\ \\)?"""
    text = (ROOT / f"requirements/{name}.txt").read_text()
    assert [each for each in text.splitlines() if not re.fullmatch(line, each, re.X)] == []


def test_locks_agree_on_versions() -> None:
    def pins(name: str) -> dict[str, str]:
        text = (ROOT / f"requirements/{name}.txt").read_text()
        return dict(re.findall(r"^(\S+)==(\S+)", text, re.M))

    runtime = pins("runtime")
    for name in ["dev", "bench", "lab", "env", "ray"]:
        both = pins(name).keys() & runtime.keys()
        assert {each: pins(name)[each] for each in both} == {each: runtime[each] for each in both}


@pytest.fixture
def real_checkout(tmp_path: Path) -> Path:
    """A copy of this repository as a clone would have it."""
    return copy_to(tmp_path / "a real checkout")


def real_run(script: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    python = {"MEADHALL_PYTHON": os.path.realpath(sys.executable)}  # not that of our .venv
    return subprocess.run(
        [script, "--help"],
        check=False,
        cwd="/",
        env=dict(os.environ) | python | environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.slow
def test_a_real_first_run_and_a_second(real_checkout: Path, tmp_path: Path) -> None:
    script = tmp_path / "meadhall"
    script.symlink_to(real_checkout / "meadhall")
    first = real_run(script, HOME="")
    assert first.returncode == 0, first.stderr
    assert "Usage" in first.stdout
    assert len(first.stderr.splitlines()) == 1

    log = real_checkout / ".venv/install.log"
    before = log.stat()
    second = real_run(script, HOME="/dev/null")  # nobody can write below it
    assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, "")
    assert log.stat() == before


@pytest.mark.slow
def test_a_real_first_run_without_a_registry(real_checkout: Path) -> None:
    script = real_checkout / "meadhall"
    said = complaint(
        real_run(script, PIP_NO_INDEX="1", PIP_FIND_LINKS="", PIP_CONFIG_FILE=os.devnull)
    )
    assert "check the network" in said
    assert "No matching distribution" in (real_checkout / ".venv/install.log").read_text()
