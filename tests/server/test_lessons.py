"""Lessons at a table: what is taken, what the script plays, going back, leaving, coming again."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games import lessons as content
from meadhall.games.lessons import Lesson, lessons_of
from server.clients import Guest, Json, Line, Server
from server.conftest import Opener


def begin(guest: Guest) -> Json:
    reply = guest.post("/api/lessons", {"game": "toy", "lesson": "first"})
    assert reply.status == 201, reply.body
    return reply.json


def move(guest: Guest, table: Json, what: str, step: int = 0) -> tuple[int, Json]:
    reply = guest.post(f"/api/tables/{table['id']}/lesson", {"do": what, "step": step})
    return reply.status, reply.json


def place(line: Line, stage: str, step: int, click: int = 0) -> Json:
    """Where the lesson is, once it is there."""

    def is_there(message: Json) -> bool:
        if message["type"] != "lesson":
            return False
        at = message["place"]
        return (at["stage"], at["step"], at["click"]) == (stage, step, click)

    return line.until(is_there)["place"]


def test_a_lesson_is_a_table_of_ones_own_and_is_found_again(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = begin(astrid)
    assert {"name": "first", "over": False} == {k: table["lesson"][k] for k in ("name", "over")}
    assert ["person", "bot"] == [seat["kind"] for seat in table["seats"]]
    assert table["seeded"]
    assert table["id"] == begin(astrid)["id"]
    assert table["id"] != begin(bjorn)["id"]
    assert ["first"] == [line["lesson"] for line in astrid.get("/api/tables").json["mine"]]
    assert ["first"] == astrid.get("/api/games/toy").json["lessons"]


def test_only_what_the_step_allows_is_taken_and_nothing_is_lost(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    with astrid.line(begin(astrid)) as line:
        at = place(line, "click", 0)
        assert ("LayCard", ["card_11"]) == (at["question"], at["options"])
        assert "lesson" == line.answer("card_1")["code"]
        assert "lesson" == line.answer("fool", question="Aside")["code"]
        assert "ack" == line.answer("card_11")["type"]
        place(line, "click", 1)
        assert "lesson" == line.undo()["code"]
        assert "Boast" == line.state["asked"][0]["name"]


def test_the_script_plays_for_the_others_and_the_chapters_follow(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = begin(astrid)
    with astrid.line(table) as line:
        place(line, "click", 0)
        line.answer("card_11")
        place(line, "click", 1)
        line.answer("pass")
        place(line, "click", 1, 1)
        line.answer("draw")  # the second of two that are allowed
        at = place(line, "chapter", 2)
        assert ("one", None) == (at["chapter"], at["question"])
        assert "lesson" == line.answer()["code"], "nothing is played between two chapters"
        assert (200, False) == told(move(astrid, table, "go", 2))
        at = place(line, "click", 2)
        assert ("two", []) == (at["chapter"], at["options"])
        assert ["card_1", "card_11"] == [o["option"] for o in line.state["asked"][0]["options"]]
        line.answer()
        place(line, "end", 2)


def told(moved: tuple[int, Json]) -> tuple[int, bool]:
    return moved[0], moved[1]["lesson"]["over"]


def test_one_goes_back_to_a_step_and_comes_again_after_a_restart(open_server: Opener) -> None:
    first = open_server()
    astrid = Guest(first.port, "Astrid")
    table = begin(astrid)
    with astrid.line(table) as line:
        place(line, "click", 0)
        line.answer("card_11")
        place(line, "click", 1)
        lines = len(line.log)
        assert (200, False) == told(move(astrid, table, "go", 0))
        place(line, "click", 0)
        assert len(line.log) < lines
        move(astrid, table, "go", 1)
        place(line, "click", 1)
        assert len(line.log) == lines
        line.answer("pass")
        place(line, "click", 1, 1)
    first.__exit__()
    again = open_server()
    astrid.port = again.port
    with astrid.line(table) as line:
        place(line, "click", 1, 1)
        line.answer("pass")
        place(line, "chapter", 2)


def test_a_skipped_step_is_played(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = begin(astrid)
    with astrid.line(table) as line:
        place(line, "click", 0)
        move(astrid, table, "skip")
        place(line, "click", 1)
        move(astrid, table, "skip")
        place(line, "chapter", 2)
        status, problem = move(astrid, table, "skip")
        assert (409, "no-lesson") == (status, problem["code"])


def test_who_leaves_plays_on_against_a_bot_with_the_tips(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = begin(astrid)
    with astrid.line(table) as line:
        place(line, "click", 0)
        assert (200, True) == told(move(astrid, table, "leave"))
        line.until(lambda m: bool(m["type"] == "table" and m["lesson"]["over"]))
        assert [("boast", "Boast", "loudly")] == [
            (each["name"], each["question"], each["option"])
            for each in line.table["lesson"]["tips"]
        ]
        line.next("state")
        assert "ack" == line.answer("card_1")["type"]
        line.until(lambda m: bool(m["type"] == "state" and m["asked"]))
        assert line.log, "the bot has answered"
    assert begin(astrid)["id"] != table["id"]


def test_the_first_real_game_has_the_tips_too(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.post("/api/play", {"game": "toy", "bot": "thrall", "lesson": "first"}).json
    assert table["lesson"]["over"]
    assert ["boast"] == [tip["name"] for tip in table["lesson"]["tips"]]
    odd = astrid.post("/api/play", {"game": "toy", "bot": "thrall", "lesson": "no-such"}).json
    assert odd["lesson"] is None


def test_a_real_game_is_never_set_anew_by_its_lesson(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.post("/api/play", {"game": "toy", "bot": "thrall", "lesson": "first"}).json
    assert 409 == move(astrid, table, "go", 0)[0]
    left = begin(astrid)
    assert (200, True) == told(move(astrid, left, "leave"))
    assert 409 == move(astrid, left, "go", 0)[0]
    assert 409 == move(astrid, left, "leave")[0]


def test_what_is_not_there_is_refused(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = begin(astrid)
    assert 404 == astrid.post("/api/lessons", {"game": "toy", "lesson": "second"}).status
    assert 404 == astrid.post("/api/lessons", {"game": "odd", "lesson": "first"}).status
    assert 404 == move(astrid, table, "go", 3)[0]
    assert 403 == move(bjorn, table, "leave")[0]
    plain = astrid.make("me", "random")
    for what in ("go", "skip", "leave"):
        status, problem = move(astrid, plain, what)
        assert (409, "no-lesson") == (status, problem["code"])


def test_a_table_of_a_lesson_that_has_changed_is_played_on(
    open_server: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_server()
    astrid = Guest(first.port, "Astrid")
    table = begin(astrid)
    first.__exit__()
    step = 'name = "lay"\nrules = []\nclicks = ["LayCard *"]'
    text = f'seats = 2\n[[chapters]]\nname = "one"\nseed = "other"\n[[chapters.steps]]\n{step}'
    other: dict[str, Lesson] = {"first": content.read_lesson("first", text)}

    def changed(package: str) -> dict[str, Any]:
        return other if package == "toy" else lessons_of(package)

    monkeypatch.setattr("meadhall.server.lessons.lessons_of", changed)
    astrid.port = open_server().port
    with astrid.line(table) as line:
        line.arrive()
        assert "ack" == line.answer("card_1")["type"]
