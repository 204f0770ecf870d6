"""Bots of people's own: tokens, what they may do, their limits, houses that forbid them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from meadhall.cli import main
from meadhall.server.guests import hash_secret
from meadhall.server.settings import NO_LIMITS, Limits, changed
from server.clients import Guest, Server
from server.conftest import Opener
from server.test_storage import count, expire


class Bot(Guest):
    """A program with a token instead of a cookie."""

    def __init__(self, port: int, token: str) -> None:
        super().__init__(port)
        self.said = {"Authorization": f"Bearer {token}"}

    def who(self) -> dict[str, str]:
        return self.said


def make_bot(owner: Guest, name: str = "Robot") -> tuple[Bot, str]:
    reply = owner.post("/api/me/bots", {"name": name})
    assert 201 == reply.status, reply.body
    return Bot(owner.port, reply.json["token"]), reply.json["bot"]["id"]


def bots_of(owner: Guest) -> list[str]:
    return [bot["name"] for bot in owner.get("/api/me/bots").json["bots"]]


def test_a_token_is_told_once_and_only_its_hash_is_kept(server: Server, data: Path) -> None:
    olga = Guest(server.port, "Olga")
    reply = olga.post("/api/me/bots", {"name": " Robot\n"})
    told = olga.get("/api/me/bots").json
    assert ["Robot"] == [bot["name"] for bot in told["bots"]]
    assert reply.json["token"] not in str(told)
    with closing(sqlite3.connect(data / "meadhall.db")) as connection:
        assert reply.json["token"] not in "\n".join(connection.iterdump())
        hashes = [row[0] for row in connection.execute("SELECT secret_hash FROM devices")]
    assert hash_secret(reply.json["token"]) in hashes
    assert [] == bots_of(Guest(server.port, "Ivan")), "bots are their owner's alone"


def test_a_bot_sits_as_its_owners_bot_and_plays(server: Server) -> None:
    olga = Guest(server.port, "Olga")
    bot, _ = make_bot(olga)
    table = olga.make("me", "open")
    assert [None, "Olga"] == [seat["owner"] for seat in bot.join(table)["seats"]]
    told = olga.get(f"/api/tables/{table['id']}").json["seats"][1]
    assert ("person", "Robot", "Olga") == (told["kind"], told["name"], told["owner"])
    with olga.line(table) as person, bot.line(table) as line:
        person.arrive()
        line.arrive()
        asked = person if person.state["asked"] else line
        assert "ack" == asked.answer()["type"]
        olga.ask("PATCH", "/api/me", {"name": "Helga"})
        line.until(lambda m: m["type"] == "table" and m["seats"][1]["owner"] == "Helga")


@pytest.mark.parametrize(
    ("method", "path", "form"),
    [
        ("POST", "/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "/api/play", {"game": "toy"}),
        ("POST", "/api/records", {"text": "x"}),
        ("POST", "/api/me/bots", {"name": "More"}),
        ("POST", "/api/me/links", None),
        ("PATCH", "/api/me", {"name": "Olga"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/tables/ID/abandon", None),
        ("POST", "/api/tables/ID/rematch", None),
        ("POST", "/api/tables/ID/seats/1/hint", None),
        ("GET", "/api/tables/ID/record", None),
        ("GET", "/api/chance", None),
    ],
)
def test_what_is_for_people_is_refused(server: Server, method: str, path: str, form: Any) -> None:
    olga = Guest(server.port, "Olga")
    bot, _ = make_bot(olga)
    table = olga.make("me", "open")
    bot.join(table)
    refused = bot.ask(method, path.replace("ID", table["id"]), form)
    assert (403, "people-only") == (refused.status, refused.json["code"])


def test_a_bot_does_not_talk_or_watch(server: Server) -> None:
    olga = Guest(server.port, "Olga")
    bot, _ = make_bot(olga)
    table = olga.make("me", "open", "open", listed=True)
    assert 4403 == bot.line(table).closed(), "no seat, nothing to see"
    bot.join(table)
    with bot.line(table) as line:
        line.arrive()
        for said in ({"kind": "chat", "text": "beep"}, {"kind": "pace", "ms": 0}):
            assert "people-only" == line.reply(line.say(**said))["code"]


def test_a_bot_needs_an_invitation_or_its_owners_table(server: Server) -> None:
    olga, ivan = Guest(server.port, "Olga"), Guest(server.port, "Ivan")
    bot, _ = make_bot(olga)
    foreign = ivan.make("me", "open", "open", listed=True)
    refused = bot.post(f"/api/tables/{foreign['id']}/join", {})
    assert (403, "by-invitation") == (refused.status, refused.json["code"])
    bot.join(foreign)
    own = olga.make("me", "open", spectators=False)
    assert 200 == bot.get(f"/api/tables/{own['id']}").status
    assert 200 == bot.post(f"/api/tables/{own['id']}/join", {}).status


def test_a_revoked_bot_leaves_and_cannot_come_back(server: Server) -> None:
    olga, ivan = Guest(server.port, "Olga"), Guest(server.port, "Ivan")
    bot, name = make_bot(olga)
    table = olga.make("me", "open")
    bot.join(table)
    assert 404 == ivan.ask("DELETE", f"/api/me/bots/{name}").status
    with bot.line(table) as line:
        line.arrive()
        assert 204 == olga.ask("DELETE", f"/api/me/bots/{name}").status
        assert 4401 == line.closed()
        assert "gone-revoked" == line.heard[-1]["reason"]
    assert [] == bots_of(olga)
    told = olga.get(f"/api/tables/{table['id']}").json
    assert ("open", True) == (told["seats"][1]["kind"], told["hosting"])
    refused = bot.get("/api/me")
    assert (401, "bot-token") == (refused.status, refused.json["code"])
    assert 4401 == bot.line(table).closed()


def test_who_deletes_themselves_takes_their_bots_along(server: Server) -> None:
    olga, ivan = Guest(server.port, "Olga"), Guest(server.port, "Ivan")
    bot, _ = make_bot(olga)
    table = ivan.make("me", "open")
    bot.join(table)
    assert 204 == olga.ask("DELETE", "/api/me").status
    assert 401 == bot.get("/api/me").status
    assert "open" == ivan.get(f"/api/tables/{table['id']}").json["seats"][1]["kind"]


def test_a_token_is_no_cookie_and_a_cookie_no_token(server: Server) -> None:
    olga = Guest(server.port, "Olga")
    bot, _ = make_bot(olga)
    secret = olga.cookie.partition("=")[2]
    assert 401 == Bot(server.port, secret).get("/api/me").status
    thief = Guest(server.port)
    thief.cookie = f"meadhall={bot.said['Authorization'].split()[1]}"
    assert 401 == thief.get("/api/me").status


def only(**limits: str) -> Limits:
    return changed(NO_LIMITS, limits)


def test_so_many_bots_at_so_many_tables(open_server: Opener) -> None:
    server = open_server(limits=only(own_bots="1", bot_tables="1"))
    olga = Guest(server.port, "Olga")
    bot, _ = make_bot(olga)
    assert 1 == olga.get("/api/me/bots").json["most"]
    refused = olga.post("/api/me/bots", {"name": "Second"})
    assert (409, "too-many-bots") == (refused.status, refused.json["code"])
    bot.join(olga.make("me", "open", "open"))
    second = olga.make("me", "open")
    refused = bot.post(f"/api/tables/{second['id']}/join", {})
    assert (409, "too-many-tables") == (refused.status, refused.json["code"])


def test_a_bot_has_a_rate_over_all_its_sockets(open_server: Opener) -> None:
    server = open_server(limits=only(bot_messages="0/3", bots="0/1"))
    olga = Guest(server.port, "Olga")
    bot, _ = make_bot(olga)
    assert 429 == olga.post("/api/me/bots", {"name": "Second"}).status
    table = olga.make("me", "open")
    bot.join(table)
    told = []
    for _ in range(2):
        with bot.line(table) as line:
            line.arrive()
            told += [line.reply(line.say("ping")) for _ in range(2)]
    assert ["ack", "ack", "ack", "refused"] == [reply["type"] for reply in told]
    with olga.line(table) as person:
        assert "ack" == person.reply(person.say("ping"))["type"], "people have their own"


def test_a_house_may_forbid_them_and_allow_them_again(data: Path) -> None:
    with Server(data) as server:
        olga = Guest(server.port, "Olga")
        bot, _ = make_bot(olga)
        table = olga.make("me", "open", "open")
        bot.join(table)
    with Server(data, own_bots=False) as server:
        olga.port = bot.port = server.port
        assert not olga.get("/api/me/bots").json["allowed"]
        for refused in (olga.post("/api/me/bots", {"name": "More"}), bot.get("/api/me")):
            assert (403, "no-own-bots") == (refused.status, refused.json["code"])
        assert 4403 == bot.line(table).closed()
    with Server(data) as server:
        bot.port = server.port
        assert "Robot" == bot.get("/api/me").json["name"]
        seat = bot.get(f"/api/tables/{table['id']}").json["seats"][1]
        assert ("Olga", True) == (seat["owner"], seat["yours"])


def test_bots_that_nobody_uses_expire_and_then_their_owner(open_server: Opener, data: Path) -> None:
    server = open_server()
    olga = Guest(server.port, "Olga")
    make_bot(olga)
    expire(server, 59)
    assert (1, 2) == (count(data, "bots"), count(data, "persons"))
    expire(server, 61)
    assert [0, 0, 0] == [count(data, name) for name in ("bots", "persons", "devices")]


def test_whoever_runs_the_server_deletes_a_person_with_their_bots(data: Path) -> None:
    with Server(data) as server:
        olga = Guest(server.port, "Olga")
        make_bot(olga)
        person = olga.get("/api/me").json["id"]
    done = CliRunner().invoke(main, ["delete", "person", person, "--data", str(data)])
    assert 0 == done.exit_code, done.output
    assert 0 == count(data, "devices"), "no token works any more"
