"""The life of a table: made, found, joined, played, left, ended, played again."""

from __future__ import annotations

import re

from server.clients import Guest, Line, Server


def play_to_the_end(*lines: Line) -> None:
    """Everybody answers whatever they are asked, with the first option."""
    while True:
        for line in lines:
            if line.state["result"] is not None:
                return
        asked = next(line for line in lines if line.state["asked"])
        reply = asked.answer()
        assert reply["type"] == "ack", reply
        for line in lines:
            line.settle(line.state["n"] + 1)


def test_a_guest_is_made_once_and_known_by_the_cookie(server: Server) -> None:
    astrid = Guest(server.port)
    assert 401 == astrid.get("/api/me").status
    made = astrid.post("/api/me", {"name": "  Astrid \n the  Wise "})
    assert 201 == made.status
    assert "Astrid the Wise" == made.json["name"]
    cookie = made.cookies[0]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert made.json["id"] == astrid.get("/api/me").json["id"]
    again = astrid.post("/api/me", {"language": "ru"})
    assert (made.json["id"], "ru") == (again.json["id"], again.json["language"])


def test_a_table_gathers_begins_and_is_played_to_its_end(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    assert "gathering" == table["status"]
    with astrid.line(table) as first:
        first.arrive()
        assert ["Astrid", ""] == [seat["name"] for seat in first.table["seats"]]
        joined = bjorn.join(table)
        assert "playing" == joined["status"]
        first.next("state")
        with bjorn.line(table) as second:
            second.arrive()
            assert (0, 1) == (first.state["seat"], second.state["seat"])
            play_to_the_end(first, second)
            first.until(lambda m: m["type"] == "table" and m["status"] == "finished")
            assert first.state["result"] == second.state["result"]
            assert first.state["result"]["scores"] == first.view["points"]
    mine = astrid.get("/api/tables").json
    assert [] == mine["mine"]
    assert [table["id"]] == [each["id"] for each in mine["finished"]]
    assert first.state["result"]["scores"] == mine["finished"][0]["scores"]


def test_lists_say_whose_turn_it_is(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", listed=True)
    (line,) = bjorn.get("/api/tables").json["open"]
    assert (table["id"], ["person", "open"], []) == (line["id"], line["kinds"], line["yours"])
    bjorn.post(f"/api/tables/{table['id']}/join", {})
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.arrive()
        second.arrive()
        assert [True, True] == [
            g.get("/api/tables").json["mine"][0]["turn"] for g in (astrid, bjorn)
        ]
        first.answer()
        lines = [guest.get("/api/tables").json["mine"][0] for guest in (astrid, bjorn)]
        assert [False, True] == [line["turn"] for line in lines]
        assert [[1], [1]] == [line["waiting"] for line in lines]
    assert [] == Guest(server.port, "Carl").get("/api/tables").json["mine"]


def test_a_table_by_invitation_needs_the_token(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", spectators=False)
    assert 403 == bjorn.get(f"/api/tables/{table['id']}").status
    refused = bjorn.post(f"/api/tables/{table['id']}/join", {"invite": "0" * 30})
    assert (403, "by-invitation") == (refused.status, refused.json["code"])
    seen = bjorn.get(f"/api/tables/{table['id']}?invite={table['invite']}")
    assert 200 == seen.status
    assert seen.json["invite"] is None
    assert "playing" == bjorn.join(table)["status"]
    assert bjorn.get(f"/api/tables/{table['id']}").json["invite"] is None
    third = Guest(server.port, "Carl")
    late = third.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    assert (409, "no-seat") == (late.status, late.json["code"])


def test_nobody_sits_twice_by_joining(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "open", "open")
    again = astrid.post(f"/api/tables/{table['id']}/join", {})
    assert (409, "seated") == (again.status, again.json["code"])


def test_a_seat_left_is_taken_over_with_its_whole_history(server: Server) -> None:
    astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
    table = astrid.make("me", "open")
    bjorn.join(table)
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.arrive()
        second.arrive()
        first.answer()
        second.answer()
        second.settle(3)
        log = second.log
        left = bjorn.post(f"/api/tables/{table['id']}/leave", {})
        assert ["person", "open"] == [seat["kind"] for seat in left.json["seats"]]
        assert second.next("state")["seat"] is None
        assert second.view["hand"] is None
        invite = first.until(lambda m: m["type"] == "table" and m["invite"])["invite"]
    reply = carl.post(f"/api/tables/{table['id']}/join", {"invite": invite, "seat": 1})
    assert 200 == reply.status
    with carl.line(table) as third:
        third.arrive()
        assert (1, log) == (third.state["seat"], third.log)


def test_the_host_may_put_a_bot_on_a_seat_that_was_left(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    bjorn.post(f"/api/tables/{table['id']}/leave", {})
    path = f"/api/tables/{table['id']}/seats/1"
    assert 403 == bjorn.ask("PUT", path, {"kind": "bot"}).status
    with astrid.line(table) as first:
        first.arrive()
        assert 200 == astrid.ask("PUT", path, {"kind": "bot", "bot": "random"}).status
        first.answer()
        state = first.until(lambda m: m["type"] == "state" and m["log"]["lines"])
        assert {"you-lay", "best"} <= {line["key"] for line in state["log"]["lines"]}
    assert 409 == astrid.ask("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "bot"}).status
    assert 404 == astrid.ask("PUT", f"/api/tables/{table['id']}/seats/7", {"kind": "bot"}).status


def test_leaving_to_a_bot_lets_it_play_on(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    with bjorn.line(table) as second:
        second.arrive()
        left = astrid.post(f"/api/tables/{table['id']}/leave", {"bot": "random"}).json
        assert [("bot", "random"), ("person", None)] == [
            (s["kind"], s["bot"]) for s in left["seats"]
        ]
        assert ("Bjorn", False) == (left["host"], left["hosting"])
        second.answer()
        second.until(lambda m: m["type"] == "state" and bool(m["log"]["lines"]))


def test_a_table_that_everybody_left_is_abandoned(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    left = astrid.post(f"/api/tables/{table['id']}/leave", {}).json
    assert "abandoned" == left["status"]
    again = astrid.post(f"/api/tables/{table['id']}/leave", {})
    assert (403, "not-yours") == (again.status, again.json["code"])


def test_only_the_host_abandons_and_then_nothing_is_played(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    with bjorn.line(table) as second:
        second.arrive()
        path = f"/api/tables/{table['id']}/abandon"
        refused = bjorn.post(path)
        assert (403, "host-only") == (refused.status, refused.json["code"])
        assert "abandoned" == astrid.post(path).json["status"]
        assert (409, "not-playing") == (astrid.post(path).status, astrid.post(path).json["code"])
        reply = second.answer()
        assert ("refused", "not-playing") == (reply["type"], reply["code"])


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", options={"double": True})
    path = f"/api/tables/{table['id']}/rematch"
    bjorn.join(table)
    assert (409, "not-over") == (bjorn.post(path).status, bjorn.post(path).json["code"])
    astrid.post(f"/api/tables/{table['id']}/abandon")
    with bjorn.line(table) as second:
        second.arrive()
        again = astrid.post(path).json
        told = second.until(lambda m: m["type"] == "table" and m["rematch"] is not None)
        assert again["id"] == told["rematch"]
    assert ["Astrid", ""] == [seat["name"] for seat in again["seats"]], "Bjorn was not asked yet"
    assert "gathering" == again["status"]
    again = bjorn.post(path).json
    assert again["id"] == told["rematch"]
    assert ("playing", {"double": True, "length": "short"}) == (again["status"], again["options"])
    assert ["Astrid", "Bjorn"] == [seat["name"] for seat in again["seats"]]
    assert 403 == Guest(server.port, "Carl").post(path).status


def test_play_now_needs_one_request(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.post("/api/play", {"game": "toy"})
    assert (201, "playing") == (table.status, table.json["status"])
    assert ["person", "bot", "bot"] == [seat["kind"] for seat in table.json["seats"]]
    with astrid.line(table.json) as line:
        assert line.arrive().state["asked"]


def test_what_cannot_be_set_up_is_refused_with_the_rule(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    four = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    refused = astrid.post(
        "/api/tables", {"game": "toy", "seats": four, "options": {"double": True}}
    )
    assert (400, "setup") == (refused.status, refused.json["code"])
    assert {"rule": "TOY-001"} == refused.json["text"]["args"]
    for form in (
        {"game": "toy", "seats": [{"kind": "me"}]},
        {"game": "toy", "seats": four, "options": {"triple": True}},
        {"game": "toy", "seats": four, "options": {"double": 1}},
        {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "odin"}]},
    ):
        assert 400 == astrid.post("/api/tables", form).status
    assert 404 == astrid.post("/api/tables", {"game": "chess", "seats": four}).status
    assert [] == astrid.get("/api/tables").json["mine"]


def test_the_same_seed_deals_the_same_game_and_is_told(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    hands = []
    for _ in range(2):
        table = astrid.make("me", "random", seed="Uppsala")
        assert table["seeded"]
        with astrid.line(table) as line:
            hands.append(line.arrive().view["hand"])
    assert hands[0] == hands[1]
    assert not astrid.make("me", "random")["seeded"]


def test_a_new_name_is_seen_at_the_table_at_once(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    with bjorn.line(table) as second:
        second.arrive()
        astrid.ask("PATCH", "/api/me", {"name": "Asta", "colour": "#102030"})
        told = second.until(lambda m: m["type"] == "table" and m["seats"][0]["name"] == "Asta")
        assert ("#102030", "Asta") == (told["seats"][0]["colour"], told["host"])


def test_the_record_is_secret_until_the_game_is_over(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    path = f"/api/tables/{table['id']}/record"
    refused = astrid.get(path)
    assert (409, "not-over") == (refused.status, refused.json["code"])
    astrid.post(f"/api/tables/{table['id']}/abandon")
    record = astrid.get(path)
    assert record.headers["content-type"].startswith("text/plain")
    assert re.match(r"saga 1\ngame toy\nrules 7\nseats 2\nseat 0 Astrid\n", record.body.decode())
