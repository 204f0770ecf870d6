"""Tables that cannot be loaded: told in a sentence, kept as they are, and back when they can be."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from meadhall.core import Text
from meadhall.server.migrations.config import alembic_config
from meadhall.server.play import unplayed_record
from meadhall.server.queries import Event, TableRow
from meadhall.text import LANGUAGES, Texts
from server.clients import Guest, Json, Server

Change = tuple[str, str]


def sql(data: Path, statement: str) -> list[tuple[Json, ...]]:
    with closing(sqlite3.connect(data / "meadhall.db")) as connection, connection:
        return connection.execute(statement).fetchall()


NEWER = ("UPDATE tables SET rules = '8'", "UPDATE tables SET rules = '7'")
FOREIGN = ("UPDATE tables SET game = 'hnefatafl'", "UPDATE tables SET game = 'toy'")
DAMAGED = (
    "UPDATE events SET question = 'X' || question WHERE number = 1",
    "UPDATE events SET question = substr(question, 2) WHERE number = 1",
)
KEYS = [(NEWER, "stuck-rules"), (FOREIGN, "stuck-game"), (DAMAGED, "stuck-broken")]


@pytest.mark.parametrize(("change", "key"), KEYS)
def test_it_is_told_kept_and_comes_back_by_itself(data: Path, change: Change, key: str) -> None:
    with Server(data) as server:
        astrid = Guest(server.port, "Astrid")
        table = astrid.make("me", "hotseat")
        with astrid.line(table, seat=0) as line:
            line.arrive().answer()
    spoil, mend = change
    sql(data, spoil)
    before = sql(data, "SELECT * FROM events"), sql(data, "SELECT status FROM tables")
    with Server(data) as server:
        astrid.port = server.port
        with astrid.line(table, seat=0) as line:
            told = line.next("table")
            assert ("playing", key) == (told["status"], told["stuck"]["key"])
            move = {"n": 1, "seat": 0, "question": "LayCard", "option": "card_1"}
            assert "stuck" == line.reply(line.say("answer", **move))["code"]
            assert "ack" == line.reply(line.say("pace", ms=100))["type"]  # saves the table
        assert key == astrid.get("/api/tables").json["mine"][0]["stuck"]["key"]
        assert 409 == astrid.get(f"/api/tables/{table['id']}/record").status
    assert before == (sql(data, "SELECT * FROM events"), sql(data, "SELECT status FROM tables"))
    sql(data, mend)
    with Server(data) as server:
        astrid.port = server.port
        assert astrid.get("/api/tables").json["mine"][0].get("stuck") is None
        with astrid.line(table, seat=1) as line:
            assert line.arrive().table.get("stuck") is None
            assert "ack" == line.answer(id="again")["type"]


def test_nobody_joins_a_table_that_cannot_be_played(data: Path) -> None:
    with Server(data) as server:
        table = Guest(server.port, "Astrid").make("me", "open", listed=True)
    sql(data, NEWER[0])
    with Server(data) as server:
        bjorn = Guest(server.port, "Bjørn")
        refused = bjorn.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        assert (409, "stuck") == (refused.status, refused.json["code"])


def test_the_record_of_a_finished_game_can_be_had_all_the_same(data: Path) -> None:
    with Server(data) as server:
        astrid = Guest(server.port, "Astrid")
        table = astrid.make("me", "hotseat")
        with astrid.line(table, seat=0) as line:
            line.arrive().answer()
        assert 200 == astrid.post(f"/api/tables/{table['id']}/abandon").status
        whole = astrid.get(f"/api/tables/{table['id']}/record").body.decode()
    sql(data, NEWER[0])
    with Server(data) as server:
        astrid.port = server.port
        stored = astrid.get(f"/api/tables/{table['id']}/record")
        assert 200 == stored.status
        newer = whole.replace("rules 7", "rules 8").splitlines()
        assert [line for line in newer if not line.startswith("state")] == [
            *stored.body.decode().splitlines()
        ]
        refused = astrid.get(f"/api/replays/{table['id']}").json
        assert "record-rules" == refused["text"]["args"]["reason"]["key"]


def test_an_uploaded_record_that_cannot_be_read_any_more_is_told_by_its_line(data: Path) -> None:
    with Server(data) as server:
        astrid = Guest(server.port, "Astrid")
        table = astrid.make("me", "hotseat")
        assert 200 == astrid.post(f"/api/tables/{table['id']}/abandon").status
        text = astrid.get(f"/api/tables/{table['id']}/record").body.decode()
        replay = astrid.post("/api/records", {"text": text}).json["id"]
    sql(data, "UPDATE records SET text = replace(text, 'rules 7', 'rules 8')")
    with Server(data) as server:
        astrid.port = server.port
        for path in ("frames?start=0", "words?language=ru"):
            refused = astrid.get(f"/api/replays/{replay}/{path}")
            assert (400, "record") == (refused.status, refused.json["code"])
        assert "rules 8" in astrid.get(f"/api/replays/{replay}/record").body.decode()


STATUSES: list[tuple[str, Callable[[Guest], Json]]] = [
    ("playing", lambda guest: guest.make("me", "hotseat")),
    ("gathering", lambda guest: guest.make("me", "open")),
]


@pytest.mark.parametrize(("status", "make"), STATUSES)
def test_a_status_that_an_older_program_stored_is_mended(
    data: Path, status: str, make: Callable[[Guest], Json]
) -> None:
    with Server(data) as server:
        astrid = Guest(server.port, "Astrid")
        make(astrid)
    sql(data, "UPDATE tables SET status = 'stuck'")
    command.downgrade(alembic_config(data / "meadhall.db"), "0002")
    with Server(data):
        assert [(status,)] == sql(data, "SELECT status FROM tables")


def test_an_undo_takes_back_the_last_answer_of_its_seat() -> None:
    row = TableRow(
        "t", "toy", "9", 2, {}, bytes(32), "h", "finished", False, False, False, False, 0, 0, 0
    )
    events = [
        Event("answer", 0, "Lay", "a"),
        Event("answer", 1, "Lay", "b"),
        Event("undo", 0),
        Event("answer", 0, "Lay", 3),
        Event("undo", 0),
        Event("undo", 0),
    ]
    lines = unplayed_record(row, ["A", "B"], events).splitlines()
    assert ["1 Lay b"] == lines[lines.index("begin") + 1 :]
    assert ["seat 0 A", "seat 1 B"] == [line for line in lines if line.startswith("seat ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_one_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts("", lang)
    for key in ("stuck-game", "stuck-rules", "stuck-broken"):
        said = texts.say(Text(key, {"rules": 8}))
        assert said.count(".") == 1
        assert said.endswith(".")
