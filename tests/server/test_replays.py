"""Records in and out, and games looked at again answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from core.toy import TOY
from meadhall.core import Dice, Saga, key_from
from server.clients import Guest, Json, Server
from server.toys import game


def played(answers: int | None = None) -> Saga[Any]:
    """A game of the toy, played at random, whole or so many answers of it."""
    saga: Saga[Any] = Saga.begin(TOY, 3, {}, "Uppsala", ["Astrid", "Bjorn", "Carl"])
    chance = Dice(key_from("random play"))
    while saga.table.questions() and len(saga.record.answers) != answers:
        question = chance.pick(saga.table.questions())
        saga.answer(question, chance.pick(saga.table.options(question)))
    return saga


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("replays")) as opened:
        yield opened


@pytest.fixture
def astrid(server: Server) -> Guest:
    return Guest(server.port, "Astrid")


def test_a_finished_game_goes_out_and_comes_in_as_the_same_replay(astrid: Guest) -> None:
    table = astrid.make("me", "random", seed="Uppsala")
    with astrid.line(table) as line:
        line.arrive().play_out()
        result = line.state["result"]
    record = astrid.get(f"/api/tables/{table['id']}/record").body.decode()
    here = astrid.get(f"/api/replays/{table['id']}").json
    there = astrid.post("/api/records", {"text": record}).json
    assert there["id"].startswith("~")
    assert here | {"id": ""} == there | {"id": ""}
    assert (True, result) == (there["finished"], there["result"])
    assert record == astrid.get(f"/api/replays/{there['id']}/record").body.decode()
    for seat in ("0", "none", "all"):
        shown = [
            astrid.get(f"/api/replays/{each}/frames?seat={seat}&count=64").json
            for each in (table["id"], there["id"])
        ]
        assert shown[0] == shown[1]


def test_frames_show_what_each_seat_saw(astrid: Guest) -> None:
    saga = played()
    replay = astrid.post("/api/records", {"text": saga.text()}).json
    count = len(saga.record.answers)
    assert (count, ["Astrid", "Bjorn", "Carl"]) == (replay["answers"], replay["names"])
    path = f"/api/replays/{replay['id']}/frames"
    frames: list[Json] = []
    for start in range(0, count + 1, 10):
        frames += astrid.get(f"{path}?seat=1&start={start}&count=10").json["frames"]
    assert [*range(count + 1)] == [frame["number"] for frame in frames]
    assert frames[0]["answer"] is None
    for number in (0, 1, count // 2, count):
        then: Saga[Any] = Saga.read(saga.text(), game, to=number)
        assert [TOY.view(then.table, 1)] == frames[number]["views"]
        assert then.table.waiting() == frames[number]["waiting"]
        if number:
            assert list(saga.record.answers[number - 1]) == frames[number]["answer"]
    told = [line["key"] for frame in frames for line in frame["log"]]
    assert [line.key for line in saga.log(1)] == told


def test_all_seeing_shows_every_hand_and_spectators_none(astrid: Guest) -> None:
    saga = played(4)
    replay = astrid.post("/api/records", {"text": saga.text()}).json
    assert not replay["finished"]
    path = f"/api/replays/{replay['id']}/frames?start=4&count=1"
    (seen,) = astrid.get(f"{path}&seat=all").json["frames"]
    assert [TOY.view(saga.table, seat) for seat in range(3)] == seen["views"]
    (seen,) = astrid.get(f"{path}&seat=none").json["frames"]
    assert [TOY.view(saga.table, None)] == seen["views"]


def test_frames_are_told_in_words_to_who_wants_it(astrid: Guest) -> None:
    saga = played()
    replay = astrid.post("/api/records", {"text": saga.text()}).json
    path = f"/api/replays/{replay['id']}/frames?start=2&count=1"
    then: Saga[Any] = Saga.read(saga.text(), game, to=2)
    (seen,) = astrid.get(f"{path}&seat=1&plain=true").json["frames"]
    assert msgspec.to_builtins(TOY.describe(TOY.view(then.table, 1))) == seen["sections"]
    assert astrid.get(f"{path}&seat=1").json["frames"][0]["sections"] is None
    assert astrid.get(f"{path}&seat=all&plain=true").json["frames"][0]["sections"] is None


def test_frames_that_are_not_there(astrid: Guest) -> None:
    saga = played(4)
    replay = astrid.post("/api/records", {"text": saga.text()}).json
    path = f"/api/replays/{replay['id']}/frames"
    assert 404 == astrid.get(f"{path}?start=5").status
    assert 404 == astrid.get(f"{path}?seat=3").status
    for query in ("count=0", "count=65", "start=-1", "seat=x", "seat=-1", "start=a"):
        assert 400 == astrid.get(f"{path}?{query}").status
    assert 404 == astrid.get("/api/replays/~nowhere").status
    assert 404 == astrid.get("/api/replays/~nowhere/frames").status
    assert 404 == astrid.get("/api/replays/nowhere/record").status


def test_a_game_under_way_has_no_replay(astrid: Guest) -> None:
    table = astrid.make("me", "random")
    for path in ("", "/frames", "/record"):
        reply = astrid.get(f"/api/replays/{table['id']}{path}")
        assert (409, "not-over") == (reply.status, reply.json["code"])


@pytest.mark.parametrize(
    ("change", "line", "key"),
    [
        (lambda text: "", None, None),
        (lambda text: "hello", 1, "record-not-saga"),
        (lambda text: text.replace("game toy", "game chess"), 2, "record-game"),
        (lambda text: text.replace("rules 7", "rules 8"), 3, "record-rules"),
        (lambda text: text.replace("begin\n", "begin\n0 LayCard card_99\n"), 12, "record-illegal"),
        (lambda text: text + "0 LayCard fool\n", None, "record-after-result"),
        (lambda text: text.replace("state ", "state 0")[:-2] + "\n", None, "record-other-state"),
    ],
)
def test_a_record_that_is_none_is_refused_by_its_line(
    astrid: Guest, change: Any, line: int | None, key: str | None
) -> None:
    reply = astrid.post("/api/records", {"text": change(played().text())})
    assert 400 == reply.status
    if key is not None:
        args = reply.json["text"]["args"]
        assert ("record", key) == (reply.json["code"], args["reason"]["key"])
        assert line in (None, args["line"])
