"""Upgrade drill: what the oldest release and the last one left on disk opens with this program.

Each folder of tests/archive/data was made by the program of its time (make_data.py): running,
finished and gathering tables of all games, some with a scene of one's own, with undone moves,
chat and an uploaded record. ``told.json`` is what that program said of each table.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from archive.past import DATA
from meadhall.core import Dice, Saga, key_from
from meadhall.server.settings import NO_LIMITS
from server.clients import Guest, Line, Server

Json = Any

FOLDERS = ("oldest", "last")


@pytest.fixture(scope="module", params=FOLDERS)
def upgraded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Guest, Json]]:
    """A server of the present program on a folder of the past, and who made its tables."""
    data = tmp_path_factory.mktemp(request.param)
    made = DATA / request.param
    (data / "meadhall.db").write_bytes(lzma.decompress((made / "meadhall.db.xz").read_bytes()))
    told = json.loads((made / "told.json").read_text(encoding="utf-8"))
    patient = replace(NO_LIMITS, read_seconds=600)  # a busy machine is no reason to refuse
    with Server(data, games="meadhall", limits=patient) as server:
        astrid = Guest(server.port)
        astrid.cookie = told["cookie"]
        yield server, astrid, told


def of_status(told: Json, status: str) -> list[tuple[str, Json]]:
    return [(id, known) for id, known in told["tables"].items() if known["status"] == status]


def test_the_folders_hold_tables_of_every_kind() -> None:
    for folder in FOLDERS:
        told = json.loads((DATA / folder / "told.json").read_text(encoding="utf-8"))
        found = {(known["game"], known["status"]) for known in told["tables"].values()}
        kinds = ("playing", "finished", "gathering")
        assert {(game, status) for game in meadhall.GAMES for status in kinds} == found
        assert (folder == "last") == any(known["written"] for known in told["tables"].values())


def test_every_table_stands_exactly_as_the_old_program_left_it(
    upgraded: tuple[Server, Guest, Json],
) -> None:
    server, astrid, told = upgraded
    rooms = server.context.registry.rooms
    for table, known in told["tables"].items():
        with astrid.line(table) as line:
            info = line.next("table")
            assert info.get("stuck") is None
            play = rooms[table].play
            assert play is not None
            record = play.saga.record
            assert known == known | {
                "rules": info["rules"],
                "status": info["status"],
                "written": info["written"],
                "events": play.events,
                "answers": len(record.answers),
                "state": play.game.state_hash(play.table),
                "waiting": play.table.waiting(),
                # The log of the rules still in play may say more than it did.
                "lines": len(play.saga.lines) if info["past"] else known["lines"],
            }, table
            assert info["past"] == (meadhall.game(info["game"]).version != info["rules"])


def test_lists_show_them_all_and_nothing_is_stuck(upgraded: tuple[Server, Guest, Json]) -> None:
    _, astrid, told = upgraded
    lists = astrid.get("/api/tables").json
    shown = {line["id"]: line for line in lists["mine"] + lists["finished"]}
    assert set(told["tables"]) == set(shown)
    for table, known in told["tables"].items():
        assert (known["status"], known["scores"]) == (
            shown[table]["status"],
            shown[table]["scores"],
        )
        assert shown[table].get("stuck") is None


def test_finished_games_are_replayed_and_their_records_verified(
    upgraded: tuple[Server, Guest, Json],
) -> None:
    _, astrid, told = upgraded
    for table, known in of_status(told, "finished"):
        text = astrid.get(f"/api/tables/{table}/record").body.decode()
        saga: Saga[Any] = meadhall.read(text)
        assert f"state {known['state']}" in text
        result = saga.game.result(saga.table)
        assert result is not None
        assert known["scores"] == [*result.scores]
        reply = astrid.get(f"/api/replays/{table}")
        assert 200 == reply.status, reply.body
        info = reply.json
        assert (known["answers"], known["rules"]) == (info["answers"], info["rules"])
        path = f"/api/replays/{table}/frames?start={info['answers']}&count=1&plain=true"
        frame = astrid.get(path).json["frames"][0]
        assert frame["sections"]
        assert 201 == astrid.post("/api/records", {"text": text}).status
    replay = told["replay"]
    info = astrid.get(f"/api/replays/{replay['id']}").json
    assert replay["answers"] == info["answers"]


@pytest.mark.slow
def test_running_games_are_played_to_their_end(upgraded: tuple[Server, Guest, Json]) -> None:
    _, astrid, told = upgraded
    chance = Dice(key_from("to the end"))
    for table, _ in of_status(told, "playing"):
        with astrid.line(table) as line:
            play_on(line.arrive(), chance)
        text = astrid.get(f"/api/tables/{table}/record").body.decode()
        assert text == meadhall.read(text).text()


def play_on(line: Line, chance: Dice) -> None:
    """Answer at random for every seat of this device until the game is over."""
    while line.state["result"] is None:
        if line.state["asked"]:
            n = line.state["n"]
            option = chance.pick([each["option"] for each in line.state["asked"][0]["options"]])
            # The client of that time has used the ids that ours begins with.
            assert "ack" == line.answer(option, id=f"later-{n}-{chance.drawn}")["type"]
            line.settle(n + 1)
        else:
            seat = line.state["waiting"][0]
            line.say("sit", seat=seat)
            line.seen_from(seat)


def test_a_gathering_table_begins_by_the_rules_it_was_made_with(
    upgraded: tuple[Server, Guest, Json],
) -> None:
    server, astrid, told = upgraded
    carl = Guest(server.port, "Carl")
    for table, known in of_status(told, "gathering"):
        info = carl.join(astrid.get(f"/api/tables/{table}").json)
        assert ("playing", known["rules"]) == (info["status"], info["rules"])
        with carl.line(table) as line:
            assert line.arrive().state["n"] == 1


def test_a_rematch_is_played_by_the_newest_rules(upgraded: tuple[Server, Guest, Json]) -> None:
    _, astrid, told = upgraded
    for table, known in of_status(told, "finished"):
        again = astrid.post(f"/api/tables/{table}/rematch").json
        assert meadhall.game(known["game"]).version == again["rules"]
        assert not again["past"]
        assert known["written"] == again["written"]


def test_texts_of_past_rules_are_told_to_clients(upgraded: tuple[Server, Guest, Json]) -> None:
    _, astrid, told = upgraded
    for table, known in of_status(told, "finished"):
        newest = meadhall.game(known["game"]).version
        for path in (f"/api/tables/{table}", f"/api/replays/{table}"):
            info = astrid.get(path).json
            words = astrid.get(f"{path}/words?language=ru")
            assert (200 if info["past"] or info["written"] else 404) == words.status
            assert info["past"] == (newest != known["rules"])
            assert info["past"] == (f"{known['game']} = " in words.body.decode())
