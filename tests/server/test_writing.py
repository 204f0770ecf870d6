"""Tables with a text that somebody wrote for the game: a scene of one's own (GW-278)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ford import FORD
from meadhall.server.settings import Limits
from server.clients import Guest, Json, Server
from server.conftest import Opener

ALONE = {"length": "scene"}


def opened(guest: Guest, *seats: str, **more: Json) -> Json:
    return guest.make(*seats, game="godofwar", options=ALONE, writing=FORD, **more)


@pytest.mark.rule("GW-278")
def test_a_table_with_an_own_scene_is_played_after_a_restart_and_watched_elsewhere(
    data: Path,
) -> None:
    with Server(data, games="meadhall") as server:
        astrid = Guest(server.port, "Astrid")
        table = opened(astrid, "me", "random", seed="ford")
        assert table["written"]
        assert "own_scene" not in table["options"]
        with astrid.line(table) as line:
            assert "ack" == line.arrive().answer()["type"]
    with Server(data, games="meadhall") as server:
        astrid.port = server.port
        assert "Тролль у брода" in words(astrid, f"tables/{table['id']}")
        with astrid.line(table) as line:
            line.arrive().play_out()
            line.until(lambda m: m["type"] == "table" and m["status"] == "finished")
            assert "ford_" in str(line.log)
        record = astrid.get(f"/api/tables/{table['id']}/record").body.decode()
        replay = astrid.post("/api/records", {"text": record}).json
        assert replay["written"]
        assert "own_scene" not in replay["options"]
        assert "Тролль у брода" in words(astrid, f"replays/{replay['id']}")
        assert "Тролль у брода" in words(astrid, f"replays/{table['id']}")
        last = astrid.get(f"/api/replays/{replay['id']}/frames?start={replay['answers']}").json
        assert "ford_" in str(last["frames"][0]["views"])
        rematch = astrid.post(f"/api/tables/{table['id']}/rematch").json
        assert rematch["written"]
        assert rematch["id"] != table["id"]


@pytest.mark.rule("GW-278")
def test_a_table_with_an_own_scene_takes_fewer_events(open_server: Opener) -> None:
    server = open_server(games="meadhall", limits=Limits(written_events=1))
    astrid = Guest(server.port, "Astrid")
    with astrid.line(opened(astrid, "me", seed="ford")) as line:
        assert "ack" == line.arrive().answer()["type"]
        assert "table-full" == line.answer()["code"]


def words(guest: Guest, where: str) -> str:
    reply = guest.get(f"/api/{where}/words?language=ru")
    assert 200 == reply.status, reply.body
    return reply.body.decode()


def test_what_is_wrong_with_a_scene_is_told_by_line_and_word(open_server: Opener) -> None:
    astrid = Guest(open_server(games="meadhall").port, "Astrid")
    wrong = FORD.replace('kind = "quest"', 'kind = "feast"').replace("columns = 3", "colums = 3")
    form = {"game": "godofwar", "seats": [{"kind": "me"}], "writing": wrong}
    reply = astrid.post("/api/tables", form)
    assert (400, "writing") == (reply.status, reply.json["code"])
    faults = reply.json["faults"]
    assert {"line": 2, "key": "scene-unknown-word", "word": "feast"}.items() <= faults[0].items()
    assert ["quest", "boss"] == faults[0]["expected"]
    assert "colums" in [fault["word"] for fault in faults]
    assert sorted(fault["line"] for fault in faults) == [fault["line"] for fault in faults]
    assert [] == astrid.get("/api/tables").json["mine"]


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        ("bloodrage", FORD, "setup"),
        ("godofwar", "", "malformed"),
        ("godofwar", "x" * 50_001, "malformed"),
    ],
)
def test_what_is_no_scene_is_refused(open_server: Opener, game: str, text: str, code: str) -> None:
    astrid = Guest(open_server(games="meadhall").port, "Astrid")
    reply = astrid.post("/api/tables", {"game": game, "seats": [{"kind": "me"}], "writing": text})
    assert (400, code) == (reply.status, reply.json["code"])


def test_the_names_are_for_those_who_may_see_the_table(open_server: Opener) -> None:
    server = open_server(games="meadhall")
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = opened(astrid, "me", "open", spectators=False)
    assert 403 == bjorn.get(f"/api/tables/{table['id']}/words").status
    assert 200 == bjorn.get(f"/api/tables/{table['id']}/words?invite={table['invite']}").status
    plain = astrid.make("me", "random", game="godofwar")
    assert not plain["written"]
    assert 404 == astrid.get(f"/api/tables/{plain['id']}/words").status


def test_a_game_says_whether_anything_can_be_written_for_it(open_server: Opener) -> None:
    astrid = Guest(open_server(games="meadhall").port, "Astrid")
    told = {game["id"]: game["writing"] for game in astrid.get("/api/games").json}
    assert {"bloodrage": None, "valhalla": None, "midgard": None, "godofwar": "own_scene"} == told
