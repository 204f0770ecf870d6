"""Stories of replays told in the background, and tables that are played on from a moment."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.toy import find
from meadhall.core import Saga, read_record
from meadhall.core.receipt import mark_of
from meadhall.server.settings import NO_LIMITS
from server.clients import Guest, Json, Server
from server.test_replays import played

FEW = replace(NO_LIMITS, story_playouts=2, story_queue=2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("stories"), limits=FEW) as opened:
        yield opened


@pytest.fixture
def astrid(server: Server) -> Guest:
    return Guest(server.port, "Astrid")


def uploaded(guest: Guest, text: str | None = None) -> str:
    return str(guest.post("/api/records", {"text": text or played().text()}).json["id"])


def told(guest: Guest, replay: str) -> Json:
    """Ask for a story until it is told or cannot be."""
    found = guest.post(f"/api/replays/{replay}/story", {}).json
    while found["state"] in ("waiting", "working"):
        threading.Event().wait(0.02)
        found = guest.get(f"/api/replays/{replay}/story").json
    return found


def test_a_story_is_told_in_the_background_and_kept(astrid: Guest, server: Server) -> None:
    replay = uploaded(astrid)
    path = f"/api/replays/{replay}/story"
    assert astrid.get(path).json["state"] == "none"
    assert astrid.post(path, {}).json["state"] in ("waiting", "working")
    found = told(astrid, replay)
    assert found["state"] == "told"
    story = found["story"]
    assert (3, "toy", len(played().record.answers)) == (
        story["seats"],
        story["game"],
        story["answers"],
    )
    assert [*played().table.points] == story["scores"]
    assert story == told(Guest(server.port, "Bjorn"), replay)["story"], "kept, and for all who see"
    again = told(astrid, uploaded(astrid))["story"]
    assert story == again, "the same record has the same story"


def test_a_story_goes_with_its_replay(astrid: Guest, server: Server) -> None:
    replay = uploaded(astrid)
    told(astrid, replay)

    def stored() -> int:
        with closing(sqlite3.connect(server.context.store.path)) as connection:
            asked = "SELECT count(*) FROM stories WHERE id = ?"
            return int(connection.execute(asked, (replay,)).fetchone()[0])

    assert stored() == 1
    astrid.ask("DELETE", f"/api/replays/{replay}")
    assert stored() == 0
    assert astrid.get(f"/api/replays/{replay}/story").status == 404


def test_a_game_that_is_not_over_has_no_story(astrid: Guest) -> None:
    half = uploaded(astrid, played(5).text())
    found = told(astrid, half)
    assert ("failed", "story-not-over") == (found["state"], found["why"]["key"])
    table = astrid.make("me", "me")
    for reply in (
        astrid.get(f"/api/replays/{table['id']}/story"),
        astrid.post(f"/api/replays/{table['id']}/story", {}),
        astrid.post(f"/api/replays/{table['id']}/branch", {"at": 0, "seat": 0}),
        astrid.post(f"/api/replays/{half}/branch", {"at": 0, "seat": 0}),
    ):
        assert (409, "not-over") == (reply.status, reply.json["code"])


def test_only_so_many_stories_wait(astrid: Guest) -> None:
    replies = [astrid.post(f"/api/replays/{uploaded(astrid)}/story", {}) for _ in range(6)]
    assert {200, 429} == {reply.status for reply in replies}


def test_a_game_is_played_on_from_a_moment(astrid: Guest) -> None:
    replay = uploaded(astrid)
    form = {"at": 7, "seat": 1, "bot": "thrall"}
    table = astrid.post(f"/api/replays/{replay}/branch", form).json
    assert ("playing", False, True) == (table["status"], table["listed"], table["seeded"])
    assert ["bot", "person", "bot"] == [seat["kind"] for seat in table["seats"]]
    at = table["branch"]["at"]
    assert {"replay": replay, "at": at} == table["branch"]
    assert 4 <= at <= 7
    with astrid.line(table) as line:
        line.arrive().play_out()
    text = astrid.get(f"/api/tables/{table['id']}/record").body.decode()
    record, old = read_record(text, find), played().record
    assert record.branch is not None
    assert (at, mark_of(old), old.key) == (record.branch.at, record.branch.mark, record.key)
    assert old.answers[:at] == record.answers[:at]
    assert record.receipt is None
    assert Saga.read(text, find).text() == text
    kept = astrid.get(f"/api/replays/{replay}/record").body.decode()
    assert played().text() == kept, "the other record is as it was"


def test_a_branched_table_comes_back_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, limits=FEW) as server:
        astrid = Guest(server.port, "Astrid")
        replay = uploaded(astrid)
        table = astrid.post(f"/api/replays/{replay}/branch", {"at": 4, "seat": 0}).json
        cookie = astrid.cookie
    with Server(tmp_path, limits=FEW) as server:
        astrid = Guest(server.port)
        astrid.cookie = cookie
        again = astrid.get(f"/api/tables/{table['id']}").json
        assert table["branch"] == again["branch"]
        assert again["stuck"] is None


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"at": 10_000, "seat": 0}, 404),
        ({"at": 1, "seat": 9}, 404),
        ({"at": 1, "seat": 0, "bot": "nobody"}, 400),
        ({"at": -1, "seat": 0}, 400),
        ({"at": len(played().record.answers), "seat": 0}, 409),
    ],
)
def test_what_cannot_be_played_on_is_refused(astrid: Guest, form: Any, status: int) -> None:
    replay = uploaded(astrid)
    assert status == astrid.post(f"/api/replays/{replay}/branch", form).status
