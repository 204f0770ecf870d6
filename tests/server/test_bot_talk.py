"""What bots say at a table: a greeting, a good game, nothing between, nothing in a lesson."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.server.bot_talk import FAREWELLS, GREETINGS
from meadhall.text import Texts
from server.clients import Guest, Line, Server
from server.conftest import Opener


class Asleep:
    """Bots that never decide anything."""

    async def choose(self, *_: object) -> None:
        await asyncio.Event().wait()

    def budget_ms(self, _level: str) -> int:
        return 0

    def close(self) -> None:
        pass


def talk(line: Line) -> list[tuple[int, str | None]]:
    """Who said what, by seat and text key."""
    return [(said["seat"], said["key"]) for said in line.chat]


def hear(line: Line, count: int) -> list[tuple[int, str | None]]:
    """Wait until so many lines were said."""
    while len(line.chat) < count:
        line.take()
    return talk(line)


def test_each_bot_greets_once_and_says_good_game_at_the_end(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random", "greedy")
    with astrid.line(table) as line:
        line.arrive()
        greeted = hear(line, 2)
        assert [1, 2] == [seat for seat, _ in greeted]
        assert {key for _, key in greeted} <= {*GREETINGS}
        assert 2 == len({key for _, key in greeted}), "two bots do not say the same"
        line.play_out()
        parted = hear(line, 4)[2:]
        assert [1, 2] == [seat for seat, _ in parted]
        assert {key for _, key in parted} <= {*FAREWELLS}
        assert "ack" == line.reply(line.say("ping"))["type"]
        assert 4 == len(line.chat), "nothing was said in between"
        assert {""} == {said["text"] for said in line.chat}


def test_what_was_said_is_not_said_again_after_a_restart(open_server: Opener, data: Path) -> None:
    """Nobody has moved yet, so the table looks as if it began just now."""
    with Server(data) as before:
        before.context.registry.bot_workers = Asleep()  # type: ignore[assignment]
        astrid = Guest(before.port, "Astrid")
        table = astrid.make("me", "random")
        with astrid.line(table) as line:
            said = hear(line.arrive(), 1)
    after = open_server()
    after.context.registry.bot_workers = Asleep()  # type: ignore[assignment]
    astrid.port = after.port
    with astrid.line(table) as line:
        line.arrive()
        hear(line, 1)
        line.reply(line.say("chat", text="Who is there?"))
        assert [*said, (0, None)] == hear(line, 2)


def test_a_bot_that_comes_later_does_not_greet(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "hotseat", seed="comes later")
    with astrid.line(table, seat=0) as line:
        line.arrive()
        assert "ack" == line.answer()["type"]
        path = f"/api/tables/{table['id']}/leave"
        assert 200 == astrid.post(path, {"seat": 1, "bot": "random"}).status
        line.play_out()
        assert {*FAREWELLS} >= {key for _, key in hear(line, 1)}


def test_people_talk_among_the_words_of_bots(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    with astrid.line(astrid.make("me", "random")) as line:
        hear(line.arrive(), 1)
        line.reply(line.say("chat", text="Hail!"))
        hear(line, 2)
        assert [1, 2] == [said["number"] for said in line.chat]
        assert (0, None, "Hail!") == (
            line.chat[1]["seat"],
            line.chat[1]["key"],
            line.chat[1]["text"],
        )


def test_in_a_lesson_bots_are_silent(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.post("/api/lessons", {"game": "toy", "lesson": "first"}).json
    assert "bot" in [seat["kind"] for seat in table["seats"]]
    with astrid.line(table) as line:
        line.until(lambda message: message["type"] == "lesson")
        line.reply(line.say("chat", text="Hello?"))
        assert [(0, None)] == hear(line, 1)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_word_of_a_bot_has_its_text(language: str) -> None:
    texts: Any = Texts(meadhall.GAMES[0], language)
    said = [texts.fill(key) for key in (*GREETINGS, *FAREWELLS)]
    assert len({*said}) == len(GREETINGS) + len(FAREWELLS)
