"""Receipts at a real table: sealed, opened, told at the end; never lost, never used twice."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from meadhall.core import Saga
from meadhall.core.receipt import Noted, Receipt, check_receipt, read_noted, seal_share
from server.clients import Guest, Json, Line, Server
from server.conftest import Opener
from server.toys import game


def share_of(name: str) -> str:
    return blake2b(name.encode(), digest_size=32).hexdigest()


def sealed(name: str) -> str:
    return seal_share(share_of(name))


def opens(line: Line, name: str, number: int = 1) -> Json:
    return line.reply(line.say("open", round=number, share=share_of(name)))


def record_of(guest: Guest, table: Json) -> Saga[Any]:
    text = guest.get(f"/api/tables/{table['id']}/record").body.decode()
    return Saga.read(text, lambda name, rules: game(name))


def begun(line: Line) -> Json:
    while line.state is None:
        line.take()
    return line.table["receipt"]


def receipt_of(saga: Saga[Any]) -> Receipt:
    assert saga.record.receipt is not None
    return saga.record.receipt


def test_alone_against_bots_the_deal_waits_for_the_own_device(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    reply = astrid.post("/api/play", {"game": "toy", "seal": sealed("astrid")})
    table = reply.json
    assert ("gathering", "opening") == (table["status"], table["receipt"]["stage"])
    with astrid.line(table) as line:
        line.arrive()
        assert line.state is None
        noted = read_noted(line.table["receipt"]["sheet"])
        assert f"seat 0 share {sealed('astrid')}" in line.table["receipt"]["sheet"]
        assert "ack" == opens(line, "astrid")["type"]
        assert "begun" == begun(line)["stage"]
        line.play_out()
        line.until(lambda m: bool(m["type"] == "table" and m["receipt"]["mark"]))
        mark = line.table["receipt"]["mark"]
    saga = record_of(astrid, table)
    assert noted is not None
    assert [] == check_receipt(saga.record, Noted(noted.sheet, share_of("astrid"), mark))
    assert ["share", *["bot"] * (saga.record.seats - 1)] == [
        given.part for given in receipt_of(saga).seats
    ]


def test_people_seal_as_they_sit_down_and_open_when_all_have(server: Server) -> None:
    astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
    table = astrid.make("me", "open", "open", seal=sealed("astrid"))
    assert ("sealing", "") == (table["receipt"]["stage"], table["receipt"]["sheet"])
    invite = {"invite": table["invite"]}
    with astrid.line(table) as first:
        first.arrive()
        assert "refused" == opens(first, "astrid")["type"], "no sheet is written yet"
        path = f"/api/tables/{table['id']}/join"
        assert 200 == bjorn.post(path, {**invite, "seal": sealed("bjorn")}).status
        assert 200 == carl.post(path, invite).status
        with bjorn.line(table) as second:
            second.arrive()
            sheet = second.table["receipt"]["sheet"]
            assert "opening" == second.table["receipt"]["stage"]
            assert "refused" == opens(second, "astrid")["type"], "not what was sealed"
            assert "refused" == opens(second, "bjorn", number=2)["type"], "not this round"
            assert "ack" == opens(second, "bjorn")["type"]
            assert "ack" == opens(second, "bjorn")["type"], "said again, it counts once"
            late = first.reply(first.say("seal", round=1, seal=sealed("late")))
            assert "refused" == late["type"], "the sheet is written"
            assert "gathering" == first.table["status"]
            assert "ack" == opens(first, "astrid")["type"]
            assert sheet == begun(first)["sheet"]
    astrid.post(f"/api/tables/{table['id']}/abandon")
    saga = record_of(astrid, table)
    assert ["share", "share", "none"] == [given.part for given in receipt_of(saga).seats]
    assert [] == check_receipt(saga.record, Noted(sheet, share_of("bjorn")))


def test_who_knows_no_receipts_plays_as_before(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "greedy")
    assert ("playing", "begun") == (table["status"], table["receipt"]["stage"])
    astrid.post(f"/api/tables/{table['id']}/abandon")
    saga = record_of(astrid, table)
    assert [] == check_receipt(saga.record)
    assert 0 == receipt_of(saga).shares


def test_a_chosen_seed_has_no_receipt(server: Server) -> None:
    table = Guest(server.port, "Astrid").make("me", "greedy", seed="oak", seal=sealed("astrid"))
    assert ("playing", None) == (table["status"], table["receipt"])


def test_who_gets_up_before_the_deal_makes_the_sheet_void(server: Server) -> None:
    astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
    table = astrid.make("me", "open", seal=sealed("astrid"))
    path = f"/api/tables/{table['id']}"
    invite = {"invite": table["invite"]}
    bjorn.post(f"{path}/join", {**invite, "seal": sealed("bjorn")})
    with astrid.line(table) as first:
        first.arrive()
        old = first.table["receipt"]
        assert "ack" == opens(first, "astrid")["type"]
        bjorn.post(f"{path}/leave", {})
        first.until(lambda m: bool(m["type"] == "table" and m["receipt"]["round"] == 2))
        new = first.table["receipt"]
        assert old["house"] != new["house"], "a secret is not used for two sheets"
        assert [True, False] == [seat["awaited"] for seat in new["seats"]]
        assert "refused" == opens(first, "astrid")["type"], "that share is known by now"
        carl.post(f"{path}/join", {**invite, "seal": sealed("carl")})
        told = first.reply(first.say("seal", round=2, seal=sealed("astrid again")))
        assert "ack" == told["type"]
        with carl.line(table) as third:
            third.arrive()
            assert "ack" == opens(third, "carl", 2)["type"]
            assert "ack" == opens(first, "astrid again", 2)["type"]
            begun(first)
    astrid.post(f"{path}/abandon")
    saga = record_of(astrid, table)
    assert [] == check_receipt(saga.record)
    assert (2, 2) == (receipt_of(saga).round, receipt_of(saga).shares)
    assert share_of("astrid") not in saga.text()


def test_a_device_that_does_not_answer_can_be_done_without_and_that_is_told(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", seal=sealed("astrid"))
    join = {"invite": table["invite"], "seal": sealed("bjorn")}
    bjorn.post(f"/api/tables/{table['id']}/join", join)
    stranger = Guest(server.port, "Eve")
    with astrid.line(table) as line, stranger.line(table, invite=table["invite"]) as other:
        line.arrive()
        other.arrive()
        assert "not-allowed" == other.reply(other.say("begin"))["code"]
        opens(line, "astrid")
        assert "ack" == line.reply(line.say("begin"))["type"]
        begun(line)
    astrid.post(f"/api/tables/{table['id']}/abandon")
    saga = record_of(astrid, table)
    assert [] == check_receipt(saga.record)
    assert ["share", "withheld"] == [given.part for given in receipt_of(saga).seats]


def test_one_device_for_several_gives_one_share(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "hotseat", seal=sealed("astrid"))
    with astrid.line(table) as line:
        line.arrive()
        opens(line, "astrid")
        assert ["seat 0 share " + sealed("astrid"), "seat 1 beside"] == begun(line)[
            "sheet"
        ].splitlines()[-2:]


def test_a_rematch_has_a_receipt_of_its_own(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "greedy")
    path = f"/api/tables/{table['id']}"
    astrid.post(f"{path}/abandon")
    again = astrid.post(f"{path}/rematch?seal={sealed('astrid')}").json
    assert ("gathering", "opening") == (again["status"], again["receipt"]["stage"])
    assert table["receipt"]["house"] != again["receipt"]["house"]
    with astrid.line(again) as line:
        line.arrive()
        assert "ack" == opens(line, "astrid")["type"]
        begun(line)


def secrets_of(data: Path, table: Json) -> Json:
    with closing(sqlite3.connect(data / "meadhall.db")) as connection:
        asked = "SELECT receipt, hex(key) FROM tables WHERE id = ?"
        receipt, key = connection.execute(asked, (table["id"],)).fetchone()
    return {**json.loads(receipt), "key": key.lower()}


def test_nothing_under_way_tells_secret_key_or_shares(server: Server, data: Path) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", seal=sealed("astrid"))
    join = {"invite": table["invite"], "seal": sealed("bjorn")}
    bjorn.post(f"/api/tables/{table['id']}/join", join)
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.arrive()
        second.arrive()
        opens(first, "astrid")
        opens(second, "bjorn")
        begun(second)
        second.reply(second.say("ping"))
        if second.state["undo"] == "":
            second.undo()
        heard = "\n".join(second.raw)
    kept = secrets_of(data, table)
    for secret in (kept["secret"], kept["root"], kept["key"], share_of("astrid")):
        assert secret not in heard
    assert 409 == bjorn.get(f"/api/tables/{table['id']}/record").status


@pytest.mark.parametrize("moment", ["sealed", "one open", "begun"])
def test_a_restart_neither_loses_a_secret_nor_draws_another(
    open_server: Opener, data: Path, moment: str
) -> None:
    with Server(data) as before:
        astrid, bjorn = Guest(before.port, "Astrid"), Guest(before.port, "Bjorn")
        table = astrid.make("me", "open", seal=sealed("astrid"))
        if moment != "sealed":
            join = {"invite": table["invite"], "seal": sealed("bjorn")}
            bjorn.post(f"/api/tables/{table['id']}/join", join)
            with astrid.line(table) as line:
                line.arrive()
                opens(line, "astrid")
        if moment == "begun":
            with bjorn.line(table) as line:
                line.arrive()
                opens(line, "bjorn")
                begun(line)
        was = secrets_of(data, table)
    after = open_server()
    astrid.port = bjorn.port = after.port
    assert was == secrets_of(data, table)
    if moment == "sealed":
        join = {"invite": table["invite"], "seal": sealed("bjorn")}
        assert 200 == bjorn.post(f"/api/tables/{table['id']}/join", join).status
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.arrive()
        second.arrive()
        assert table["receipt"]["house"] == first.table["receipt"]["house"]
        assert "ack" == opens(first, "astrid")["type"], "said again, or for the first time"
        assert "ack" == opens(second, "bjorn")["type"]
        begun(first)
    astrid.post(f"/api/tables/{table['id']}/abandon")
    saga = record_of(astrid, table)
    assert [] == check_receipt(saga.record, Noted(share=share_of("astrid")))
    assert was["secret"] == receipt_of(saga).secret
