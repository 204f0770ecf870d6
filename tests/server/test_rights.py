"""Who may see and do what: strangers, spectators, wrong seats, forged names, shared devices."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.clients import Guest, Json, Server
from server.conftest import Opener


def test_nobody_is_told_to_become_somebody(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    nobody = Guest(server.port)
    for method, path in (
        ("GET", "/api/me"),
        ("PATCH", "/api/me"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("POST", "/api/play"),
        ("GET", f"/api/tables/{table['id']}"),
        ("POST", f"/api/tables/{table['id']}/join"),
        ("POST", "/api/records"),
    ):
        form: Json = None if method == "GET" else {}
        reply = nobody.ask(method, path, form)
        assert (401, "who") == (reply.status, reply.json["code"]), path
    assert 4401 == nobody.line(table).closed()


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    forged = Guest(server.port)
    for cookie in ("meadhall=" + "A" * 43, "meadhall=", 'meadhall="', "meadhall=;;=", "x=y"):
        forged.cookie = cookie
        assert 401 == forged.get("/api/me").status
        assert 4401 == forged.line(table).closed()


def test_a_person_is_not_known_by_their_public_id(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    forged = Guest(server.port)
    forged.cookie = f"meadhall={astrid.get('/api/me').json['id']}"
    assert 401 == forged.get("/api/me").status


def test_the_database_holds_no_secret_that_opens_anything(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    token = astrid.post("/api/me/links").json["token"]
    files = sorted(server.settings.data.glob("meadhall.db*"))
    stored = b"".join(file.read_bytes() for file in files)
    assert b"Astrid" in stored
    assert astrid.cookie.partition("=")[2].encode() not in stored
    assert token.encode() not in stored


def test_there_is_no_such_table(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    for name in ("nowhere", "AAAAAAAAAAAA", "a" * 41, "%2e%2e"):
        assert 4404 == astrid.line(name).closed()
        assert 404 == astrid.get(f"/api/tables/{name}").status


def test_a_stranger_sees_nothing_of_a_private_table(server: Server) -> None:
    astrid, carl = Guest(server.port, "Astrid"), Guest(server.port, "Carl")
    table = astrid.make("me", "random", spectators=False)
    assert 4403 == carl.line(table).closed()
    assert 403 == carl.get(f"/api/tables/{table['id']}").status
    for path in ("leave", "abandon", "rematch"):
        assert carl.post(f"/api/tables/{table['id']}/{path}", {}).status in (403, 409)
    astrid.post(f"/api/tables/{table['id']}/abandon")
    assert 403 == carl.get(f"/api/tables/{table['id']}/record").status
    assert 403 == carl.get(f"/api/replays/{table['id']}").status
    assert 200 == astrid.get(f"/api/replays/{table['id']}").status


def test_a_spectator_sees_what_is_public_and_decides_nothing(server: Server) -> None:
    astrid, carl = Guest(server.port, "Astrid"), Guest(server.port, "Carl")
    table = astrid.make("me", "random")
    with carl.line(table) as line:
        line.arrive()
        state = line.state
        assert (None, None) == (state["seat"], state["undo"])
        assert [] == state["asked"] + state["asides"] + state["answered"]
        assert line.view["hand"] is None
        card = "card_1"
        told = {"n": state["n"], "seat": 0, "question": "LayCard", "option": card}
        assert "not-yours" == line.reply(line.say("answer", **told))["code"]
        assert "not-yours" == line.reply(line.say("undo", n=state["n"], seat=0))["code"]
        line.say("sit", seat=0)
        assert "not-yours" == line.next("refused")["code"]
        assert line.reply(line.say("ping"))["n"] == state["n"]
    assert 4403 == carl.line(table, seat=0).closed()


@pytest.mark.parametrize("seat", [1, 2, 63])
def test_nobody_answers_for_another_seat(server: Server, seat: int) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.arrive()
        second.arrive()
        assert "not-yours" == first.answer(second.view["hand"][0], seat=seat)["code"]
        assert "not-yours" == first.undo(seat=seat)["code"]
        assert [0, 1] == second.state["waiting"]
        assert 1 == second.reply(second.say("ping"))["n"]
    assert 4403 == astrid.line(table, seat=seat).closed()


def test_who_left_a_private_table_is_shown_out(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", spectators=False)
    bjorn.join(table)
    with bjorn.line(table) as line:
        line.arrive()
        bjorn.post(f"/api/tables/{table['id']}/leave", {})
        assert "gone-left" == line.next("gone")["reason"]
        assert 4403 == line.closed()


def test_several_seats_on_one_device_are_seen_one_at_a_time(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bjorn"}]
    table = astrid.post("/api/tables", {"game": "toy", "seats": seats}).json
    assert ["Astrid", "Bjorn"] == [seat["name"] for seat in table["seats"]]
    with astrid.line(table) as line:
        line.arrive()
        assert line.state["seat"] is None
        assert line.view["hand"] is None
        hands: list[Json] = []
        for seat in (0, 1):
            line.say("sit", seat=seat)
            state = line.seen_from(seat)
            assert state["base"] is None
            hands.append(line.view["hand"])
            other = 1 - seat
            card = next(card for card in hands[-1] if card != "fool")
            told = {"n": state["n"], "seat": other, "question": "LayCard", "option": card}
            assert "not-yours" == line.reply(line.say("answer", **told))["code"]
            assert "ack" == line.answer(card)["type"]
        assert hands[0] != hands[1]
        line.say("sit", seat=None)
        line.seen_from(None)
        assert line.view["hand"] is None
    with astrid.line(table, seat=1) as direct:
        assert 1 == direct.arrive().state["seat"]


def test_one_person_on_two_devices_sees_the_same(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    phone = Guest(server.port)
    token = astrid.post("/api/me/links").json["token"]
    assert 201 == phone.post("/api/me/claim", {"token": token}).status
    with astrid.line(table) as updates, phone.line(table) as pocket:
        updates.arrive()
        pocket.arrive()
        assert updates.view == pocket.view
        pocket.answer()
        updates.settle(2)
        pocket.settle(2)
        assert updates.state == pocket.state


def test_a_link_works_once(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    token = astrid.post("/api/me/links").json["token"]
    phone, thief = Guest(server.port), Guest(server.port)
    assert "Astrid" == phone.post("/api/me/claim", {"token": token}).json["name"]
    assert 404 == thief.post("/api/me/claim", {"token": token}).status
    assert "" == thief.cookie
    assert 2 == phone.get("/api/me").json["devices"]


def test_a_link_can_be_made_void_and_a_device_signed_out(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    void = astrid.post("/api/me/links").json["token"]
    assert 204 == astrid.ask("DELETE", "/api/me/links").status
    phone = Guest(server.port)
    assert 404 == phone.post("/api/me/claim", {"token": void}).status
    token = astrid.post("/api/me/links").json["token"]
    phone.post("/api/me/claim", {"token": token})
    with phone.line(table) as line:
        line.arrive()
        assert 204 == astrid.ask("DELETE", "/api/me/devices").status
        assert "gone-signed-out" == line.next("gone")["reason"]
        assert 4401 == line.closed()
    assert 401 == phone.get("/api/me").status
    assert 1 == astrid.get("/api/me").json["devices"]


def test_a_link_does_not_work_for_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    astrid, phone = Guest(server.port, "Astrid"), Guest(server.port)
    link = astrid.post("/api/me/links").json
    monkeypatch.setattr("meadhall.server.guests.now", lambda: link["expires"] + 1)
    assert 404 == phone.post("/api/me/claim", {"token": link["token"]}).status
    monkeypatch.setattr("meadhall.server.guests.now", lambda: link["expires"])
    assert 201 == phone.post("/api/me/claim", {"token": link["token"]}).status


def test_the_host_closes_a_table_to_spectators_and_opens_it_again(
    open_server: Opener, data: Path
) -> None:
    with Server(data) as server:
        astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
        table = astrid.make("me", "open", listed=True)
        path = f"/api/tables/{table['id']}"
        bjorn.join(table)
        with astrid.line(table) as first, carl.line(table) as watching:
            first.arrive()
            watching.arrive()
            assert 403 == bjorn.ask("PATCH", path, {"spectators": False}).status
            closed = astrid.ask("PATCH", path, {"spectators": False}).json
            assert (True, False) == (closed["listed"], closed["spectators"])
            assert "gone-closed" == watching.next("gone")["reason"]
            assert 4403 == watching.closed()
            first.until(lambda m: m["type"] == "table" and not m["spectators"])
            assert "ack" == first.reply(first.say("ping"))["type"], "players stay"
        assert 4403 == carl.line(table).closed()
        assert 403 == carl.get(path).status
        assert [] == carl.get("/api/tables").json["open"]
    again = open_server()
    astrid.port = carl.port = again.port
    assert 4403 == carl.line(table).closed(), "it is stored"
    assert astrid.ask("PATCH", path, {"spectators": True}).json["spectators"]
    with carl.line(table) as watching:
        assert watching.arrive().state["seat"] is None


def test_who_has_the_invitation_stays_when_a_table_is_closed(server: Server) -> None:
    astrid, carl = Guest(server.port, "Astrid"), Guest(server.port, "Carl")
    table = astrid.make("me", "open", "open")
    with carl.line(table, invite=table["invite"]) as line:
        line.next("table")
        astrid.ask("PATCH", f"/api/tables/{table['id']}", {"spectators": False, "listed": False})
        assert not line.next("table")["spectators"]
        assert "ack" == line.reply(line.say("ping"))["type"]


def test_an_invitation_shows_nothing_of_a_game_that_has_begun(server: Server) -> None:
    """Who was invited and took no seat is shown out when the last one is taken."""
    astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
    table = astrid.make("me", "open", spectators=False)
    with carl.line(table, invite=table["invite"]) as line:
        line.next("table")
        bjorn.join(table)
        assert 4403 == line.closed()
        assert "state" not in [message["type"] for message in line.heard]
    assert 4403 == carl.line(table, invite=table["invite"]).closed()


def test_an_open_seat_in_play_shows_nothing_before_it_is_taken(server: Server) -> None:
    astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
    table = astrid.make("me", "open", spectators=False)
    bjorn.join(table)
    bjorn.post(f"/api/tables/{table['id']}/leave", {})
    invite = astrid.get(f"/api/tables/{table['id']}").json["invite"]
    assert 4403 == carl.line(table, invite=invite, seat=1).closed()
    with carl.line(table, invite=invite) as line, astrid.line(table) as playing:
        line.next("table")
        line.say("resume", n=0)
        line.say("show", plain=True)
        line.say("sit", seat=None)
        assert "ack" == playing.arrive().answer()["type"]
        line.reply(line.say("ping"))
        assert not {"state", "sections"} & {message["type"] for message in line.heard}
        assert 200 == carl.post(f"/api/tables/{table['id']}/join", {"invite": invite}).status
        assert 1 == line.seen_from(1)["seat"]


def test_who_has_seen_a_hand_does_not_come_back_as_another_seat(open_server: Opener) -> None:
    server = open_server()
    astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
    table = astrid.make("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    bjorn.join(table)
    carl.join(table)
    for guest in (bjorn, carl):
        assert 200 == guest.post(f"{path}/leave", {}).status
    server.__exit__()
    server = open_server()
    for guest in (astrid, bjorn, carl):
        guest.port = server.port
    invite = astrid.get(path).json["invite"]
    refused = bjorn.post(f"{path}/join", {"invite": invite, "seat": 2})
    assert (409, "knows-hand") == (refused.status, refused.json["code"])
    assert 200 == bjorn.post(f"{path}/join", {"invite": invite, "seat": 1}).status


def test_a_link_never_takes_the_place_of_somebody_who_has_tables(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    bjorn.make("me", "random")
    token = astrid.post("/api/me/links").json["token"]
    asked = bjorn.post("/api/me/claim/check", {"token": token}).json
    assert {"name": "Astrid", "you": "Bjorn", "has_tables": True} == {
        key: asked[key] for key in ("name", "you", "has_tables")
    }
    refused = bjorn.post("/api/me/claim", {"token": token})
    assert (409, "has-tables") == (refused.status, refused.json["code"])
    assert "Bjorn" == bjorn.get("/api/me").json["name"]
    newcomer = Guest(server.port, "Nobody")
    assert "Astrid" == newcomer.post("/api/me/claim", {"token": token}).json["name"], "still good"
