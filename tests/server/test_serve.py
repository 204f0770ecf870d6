"""``meadhall serve`` from outside: what it prints, where it listens, how it ends."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from meadhall.cli import COMMANDS, main
from meadhall.cli.serve import has_browser
from meadhall.server import serve
from server.clients import Guest, free_port
from server.conftest import Opener

PROGRAM = "from meadhall.cli import main; main()"


@contextmanager
def serving(*words: str, **environ: str) -> Iterator[subprocess.Popen[str]]:
    paths = [path for path in sys.path if path]
    told = os.environ | {"PYTHONPATH": os.pathsep.join(paths)} | environ
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=told,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_cleanly(data: Path, end: signal.Signals) -> None:
    port = free_port()
    with serving("serve", "--port", str(port), "--data", str(data)) as process:
        assert f"Meadhall is open at http://127.0.0.1:{port}/" == first_line(process)
        astrid = Guest(port, "Astrid")
        table = astrid.post("/api/play", {"game": "bloodrage"}).json
        with astrid.line(table) as line:
            line.arrive()
            process.send_signal(end)
            assert 1012 == line.closed()
        assert 0 == process.wait(60)
        assert process.stderr is not None
        events = [json.loads(line)["event"] for line in process.stderr]
        assert ["open", "table-made", "closed"] == events
    assert ["meadhall.db"] == sorted(path.name for path in data.iterdir())


def test_without_a_command_it_serves(data: Path) -> None:
    home = data.parent / "home"
    with serving(HOME=str(home), XDG_DATA_HOME="") as process:
        assert first_line(process).startswith(("Meadhall is open at", "Port 8080 is taken"))
    assert (home / ".local/share/meadhall/meadhall.db").exists()


def test_a_taken_port_is_said_in_one_line_and_the_next_is_used(data: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving("serve", "--port", str(port), "--data", str(data)) as process:
            said = first_line(process)
            assert said.startswith(f"Port {port} is taken; using ")
            used = int(said.rstrip(".").rpartition(" ")[2])
            assert f"Meadhall is open at http://127.0.0.1:{used}/" == first_line(process)


def test_a_second_server_on_the_same_data_says_so(data: Path) -> None:
    with serving("serve", "--port", "0", "--data", str(data)) as process:
        first_line(process)
        runner = CliRunner()
        done = runner.invoke(main, ["serve", "--port", "0", "--data", str(data)])
        assert 1 == done.exit_code
        assert f"Error: another Meadhall is using {data}\n" == done.output


def test_an_address_that_is_not_ours_is_said(data: Path) -> None:
    done = CliRunner().invoke(main, ["serve", "--host", "192.0.2.1", "--data", str(data)])
    assert 1 == done.exit_code
    assert done.output.startswith("Error: cannot listen on 192.0.2.1 port 8080: ")


def test_a_data_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    done = CliRunner().invoke(
        main, ["serve", "--port", "0", "--data", str(tmp_path / "file" / "data")]
    )
    assert 1 == done.exit_code
    assert done.output.startswith("Error: cannot use ")


def test_serve_is_the_first_command() -> None:
    assert "serve" == next(iter(COMMANDS))
    done = CliRunner().invoke(main, ["serve", "--help"])
    for option in ("--host", "--port", "--data", "--open / --no-open"):
        assert option in done.output


def test_addresses_for_browsers_and_phones() -> None:
    assert "http://localhost:8080/" == serve.url("0.0.0.0", 8080)
    assert "http://[::1]:1/" == serve.url("::1", 1)
    assert serve.lan_url("127.0.0.1", 8080) is None
    assert serve.lan_url("localhost", 8080) is None
    assert "http://192.168.1.7:8080/" == serve.lan_url("192.168.1.7", 8080)


@pytest.mark.parametrize(
    ("host", "told"), [("127.0.0.1", None), ("192.168.1.7", "http://192.168.1.7:8080/")]
)
def test_the_address_for_friends_is_told(open_server: Opener, host: str, told: str | None) -> None:
    server = open_server(host=host, port=8080)
    assert {"network": told} == Guest(server.port, "Astrid").get("/api/addresses").json


def test_a_browser_is_opened_only_for_somebody_at_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_browser({"DISPLAY": ":0"}), "the output is no terminal here"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert has_browser({"DISPLAY": ":0"})
    assert has_browser({"WAYLAND_DISPLAY": "w"})
    assert not has_browser({})
    assert not has_browser({"DISPLAY": ":0", "SSH_CONNECTION": "x"})


def test_phones_get_a_picture_of_the_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from meadhall.cli.serve import _announce

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    _announce("192.168.1.7", 8080)
    said = capsys.readouterr().out
    assert "In this network: http://192.168.1.7:8080/" in said
    assert "▀" in said
