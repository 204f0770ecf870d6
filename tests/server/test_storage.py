"""What is stored: its bounds, its expiry, its deletion, back-ups, and a data folder with faults."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from meadhall.cli import main
from meadhall.server.backup import DataFault, back_up, check_database, restore
from meadhall.server.guests import now
from meadhall.server.limits import Buckets
from meadhall.server.settings import Expiry, Limits, Rate
from meadhall.server.store import Store
from server.clients import LONG, Guest, Server
from server.conftest import Opener

DAY = 24 * 60 * 60 * 1000


def count(data: Path, table: str) -> int:
    with closing(sqlite3.connect(data / "meadhall.db")) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def expire(server: Server, days: float) -> None:
    """Let so many days go by."""
    assert server._loop is not None
    expiring = server.context.expire(now() + round(days * DAY))
    asyncio.run_coroutine_threadsafe(expiring, server._loop).result(LONG)


# -- faults of the data folder --------------------------------------------------------------


def damage(path: Path) -> None:
    """Overwrite the middle of a database."""
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xff" * 8192
    path.write_bytes(content)


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 3 * 4096 + 100])


def make_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (damage, "is damaged"),
        (truncate, "is damaged"),
        (make_folder, "is not a file"),
        (lambda path: path.write_bytes(b""), "is empty"),
        (lambda path: path.write_bytes(b"hello" * 100), "is not a database"),
    ],
)
def test_a_faulty_database_is_said_in_one_sentence_at_start(
    data: Path, fault: Any, said: str
) -> None:
    fault(data / "meadhall.db")
    told = CliRunner().invoke(main, ["serve", "--no-open", "--port", "0", "--data", str(data)])
    assert 1 == told.exit_code
    assert said in told.output
    assert 1 == len(told.output.strip().splitlines())


def test_a_folder_that_is_a_file_is_said_at_start(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("x")
    asked = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path / "data")]
    assert 0 != CliRunner().invoke(main, asked).exit_code


def test_health_says_that_the_disk_is_full(open_server: Opener) -> None:
    server = open_server(limits=Limits(free_disk=10**18))
    told = Guest(server.port).get("/api/health")
    assert (503, "failing") == (told.status, told.json["status"])
    assert "refused-disk-full" == told.json["problem"]["key"]
    astrid = Guest(server.port, "Astrid")
    refused = astrid.post("/api/play", {"game": "toy"})
    assert (507, "disk-full") == (refused.status, refused.json["code"])


def test_health_says_that_writing_failed_and_recovers(
    open_server: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    astrid = Guest(server.port, "Astrid")

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "_execute", full)
        assert 500 == astrid.ask("PATCH", "/api/me", {"name": "Aslaug"}).status
        assert 503 == astrid.get("/api/health").status
    server.context.store.fault = None
    assert 200 == astrid.ask("PATCH", "/api/me", {"name": "Aslaug"}).status
    assert 200 == astrid.get("/api/health").status


def test_a_second_server_stays_out_though_the_lock_file_is_deleted(
    open_server: Opener, data: Path
) -> None:
    open_server()
    for file in data.glob("lock*"):
        file.unlink()
    with pytest.raises(DataFault, match="another Meadhall"):
        Store(data)


# -- back-up and restore --------------------------------------------------------------------


def test_a_backup_of_a_running_server_brings_everything_back(
    open_server: Opener, data: Path, tmp_path: Path
) -> None:
    server, file = open_server(), tmp_path / "kept.db"
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "hotseat")
    with astrid.line(table, seat=0) as line:
        assert "ack" == line.arrive().answer()["type"]
        told = CliRunner().invoke(main, ["backup", str(file), "--data", str(data)])
        assert (0, True) == (told.exit_code, "checked" in told.output)
    refused = CliRunner().invoke(main, ["restore", str(file), "--data", str(data)])
    assert "another Meadhall is using" in refused.output
    server.__exit__()
    damage(data / "meadhall.db")
    told = CliRunner().invoke(main, ["restore", str(file), "--data", str(data)])
    assert (0, True) == (told.exit_code, "replaced-1" in told.output)
    again = open_server()
    astrid.port = again.port
    with astrid.line(table, seat=0) as line:
        assert 2 == line.arrive().state["n"]


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\0" + b"x" * 5000])
def test_a_bad_backup_changes_nothing(data: Path, tmp_path: Path, content: bytes) -> None:
    before = (data / "meadhall.db").read_bytes()
    (tmp_path / "bad.db").write_bytes(content)
    with pytest.raises(DataFault):
        restore(data, tmp_path / "bad.db")
    assert before == (data / "meadhall.db").read_bytes()


def test_a_database_of_something_else_is_no_backup(data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE other (id)")
    with pytest.raises(DataFault, match="not a database of Meadhall"):
        restore(data, tmp_path / "other.db")


def test_a_damaged_database_is_not_backed_up_over_a_good_copy(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    assert back_up(data, file) > 0
    damage(data / "meadhall.db")
    with pytest.raises(DataFault, match="damaged"):
        back_up(data, file)
    check_database(file)
    assert [file] == [*tmp_path.glob("kept*")]


# -- bounds ---------------------------------------------------------------------------------


def test_a_person_has_so_many_tables_under_way(open_server: Opener) -> None:
    server = open_server(limits=Limits(own_tables=2))
    astrid = Guest(server.port, "Astrid")
    tables = [astrid.make("me", "random") for _ in range(2)]
    refused = astrid.post("/api/play", {"game": "toy"})
    assert (409, "too-many-tables") == (refused.status, refused.json["code"])
    astrid.post(f"/api/tables/{tables[0]['id']}/abandon")
    assert 201 == astrid.post("/api/play", {"game": "toy"}).status


def test_an_address_has_so_many_tables_a_day(open_server: Opener) -> None:
    server = open_server(limits=Limits(address_tables=3))
    made = [Guest(server.port, "A").post("/api/play", {"game": "toy"}).status for _ in range(4)]
    assert [201, 201, 201, 429] == made


def test_a_table_takes_so_many_events(open_server: Opener) -> None:
    server = open_server(limits=Limits(events=3))
    astrid = Guest(server.port, "Astrid")
    with astrid.line(astrid.make("me", "hotseat"), seat=0) as line:
        line.arrive()
        (asked,) = line.state["asked"]
        options = [offer["option"] for offer in asked["options"]]
        told = {"seat": 0, "question": asked["name"]}
        replies = []
        for turn in range(5):
            n = line.state["n"]
            reply = line.reply(line.say("answer", n=n, option=options[turn % 2], **told))
            replies.append(reply.get("code", "ack"))
            if replies[-1] == "ack":
                line.settle(n + 1)
        assert ["ack", "ack", "ack", "table-full", "table-full"] == replies


def test_old_chat_goes(open_server: Opener, data: Path) -> None:
    server = open_server(limits=Limits(chat_lines=5, chat=Rate(100, 100)))
    astrid = Guest(server.port, "Astrid")
    with astrid.line(astrid.make("me", "random")) as line:
        for number in range(9):
            assert "ack" == line.reply(line.say("chat", text=str(number)))["type"]
    assert 5 == count(data, "chat")


# -- expiry and deletion --------------------------------------------------------------------


def test_what_nobody_needs_expires(open_server: Opener, data: Path) -> None:
    server = open_server(idle=0.05, expiry=Expiry(playing=90, finished=300))
    astrid = Guest(server.port, "Astrid")
    Guest(server.port, "Passing")
    gathering, playing = astrid.make("me", "open"), astrid.make("me", "hotseat")
    while server.context.registry.rooms:
        server.run(lambda: None)
    expire(server, 3)
    assert 2 == count(data, "tables")
    expire(server, 8)
    assert 404 == astrid.get(f"/api/tables/{gathering['id']}").status
    assert "playing" == astrid.get(f"/api/tables/{playing['id']}").json["status"]
    while server.context.registry.rooms:
        server.run(lambda: None)
    expire(server, 91)
    assert "abandoned" == astrid.get(f"/api/tables/{playing['id']}").json["status"]
    while server.context.registry.rooms:
        server.run(lambda: None)
    assert 1 == count(data, "persons"), "who only passed by is forgotten, who has a table is not"
    expire(server, 91 + 31)
    assert (0, 0, 0) == (count(data, "tables"), count(data, "seats"), count(data, "events"))


def test_a_host_deletes_a_table_and_everybody_is_told(server: Server, data: Path) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    path = f"/api/tables/{table['id']}"
    bjorn.join(table)
    assert 403 == bjorn.ask("DELETE", path).status
    assert 409 == astrid.ask("DELETE", path).status, "others are playing"
    with bjorn.line(table) as line:
        line.arrive()
        astrid.post(f"{path}/abandon")
        assert 204 == astrid.ask("DELETE", path).status
        assert 4404 == line.closed()
    assert 404 == bjorn.get(path).status
    assert (0, 0) == (count(data, "tables"), count(data, "seats"))


def test_a_person_deletes_what_is_theirs(server: Server, data: Path) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    astrid.post(f"/api/tables/{table['id']}/abandon")
    record = astrid.get(f"/api/tables/{table['id']}/record").body.decode()
    replay = bjorn.post("/api/records", {"text": record}).json["id"]
    assert 403 == astrid.ask("DELETE", f"/api/replays/{replay}").status
    assert 204 == bjorn.ask("DELETE", f"/api/replays/{replay}").status
    assert 404 == bjorn.get(f"/api/replays/{replay}").status
    assert 204 == bjorn.ask("DELETE", "/api/me").status
    assert 401 == bjorn.get("/api/me").status
    names = [seat["name"] for seat in astrid.get(f"/api/tables/{table['id']}").json["seats"]]
    assert ["Astrid", ""] == names
    assert 1 == count(data, "devices")


def test_whoever_runs_the_server_deletes_by_the_command_line(data: Path) -> None:
    asked = ["--data", str(data)]
    with Server(data) as server:
        astrid = Guest(server.port, "Astrid")
        table, person = astrid.make("me", "random")["id"], astrid.get("/api/me").json["id"]
        refused = CliRunner().invoke(main, ["delete", "table", table, *asked])
        assert "another Meadhall is using" in refused.output
    assert 0 == CliRunner().invoke(main, ["delete", "table", table, *asked]).exit_code
    assert 1 == CliRunner().invoke(main, ["delete", "table", table, *asked]).exit_code
    assert 0 == CliRunner().invoke(main, ["delete", "person", person, *asked]).exit_code
    for name in ("tables", "seats", "events", "persons", "devices"):
        assert 0 == count(data, name), name


def test_an_id_that_begins_with_a_dash_is_an_id(data: Path) -> None:
    with Server(data):
        pass
    found = CliRunner().invoke(main, ["delete", "table", "-sx7", "--data", str(data)])
    assert (1, "-sx7" in found.output) == (found.exit_code, True)


def test_a_list_of_tables_uses_indexes_only(data: Path, tmp_path: Path) -> None:
    shutil.copy(data / "meadhall.db", tmp_path / "copy.db")
    mine = "SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM seats WHERE person = ?"
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {mine}", ("a", "a")).fetchall()
    assert not [row for row in plan if row[3].startswith("SCAN")]


# -- clear errors ---------------------------------------------------------------------------


@pytest.mark.parametrize("depth", [100, 30_000])
def test_deeply_nested_json_is_malformed(server: Server, depth: int) -> None:
    astrid = Guest(server.port, "Astrid")
    for path in ("/api/me", "/api/tables", "/api/records"):
        reply = astrid.post(path, "[" * depth + "]" * depth)
        assert (400, "malformed") == (reply.status, reply.json["code"])
    reply = astrid.post("/api/me", '{"name": ' + "9" * 5000 + "}")
    assert 400 == reply.status


def test_odd_headers_and_queries_are_refused_clearly(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    headers = {"Origin": "http://["}
    assert 403 == astrid.ask("POST", "/api/play", {"game": "toy"}, headers).status
    table = astrid.make("me", "random")
    with astrid.line(table, **{f"field{number}": 1 for number in range(40)}) as line:
        assert 0 == line.arrive().state["seat"]


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u115f", "\u200b \u2060", "\x07"])
def test_a_name_has_a_visible_letter(server: Server, name: str) -> None:
    refused = Guest(server.port).post("/api/me", {"name": name})
    assert (400, "no-name") == (refused.status, refused.json["code"])


def test_private_replies_are_not_cached_and_who_is_too_fast_is_told_when_to_come_again(
    open_server: Opener,
) -> None:
    server = open_server()
    astrid = Guest(server.port, "Astrid")
    assert "no-store" == astrid.get("/api/me").headers["cache-control"]
    assert "no-store" == astrid.get("/api/tables").headers["cache-control"]
    server.context.rates.tables = Buckets(Rate(0, 0))
    refused = astrid.post("/api/play", {"game": "toy"})
    assert (429, "5") == (refused.status, refused.headers["retry-after"])


def test_metrics_are_for_this_machine_unless_they_are_public(open_server: Opener) -> None:
    forwarded = {"X-Forwarded-For": "192.0.2.7"}
    server = open_server()
    assert 200 == Guest(server.port).get("/metrics").status
    assert 404 == Guest(server.port).ask("GET", "/metrics", None, forwarded).status
    server.__exit__()
    public = open_server(public_metrics=True)
    assert 200 == Guest(public.port).ask("GET", "/metrics", None, forwarded).status
