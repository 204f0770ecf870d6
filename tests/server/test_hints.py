"""Hints: the best moves of one's own seat, where the table allows them."""

from __future__ import annotations

from server.clients import Guest, Server


def test_a_hint_names_legal_moves_of_ones_own_with_their_chances(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    assert table["hints"]
    with astrid.line(table) as line:
        state = line.arrive().state
        reply = astrid.ask("POST", f"/api/tables/{table['id']}/seats/0/hint")
    assert (200, state["n"], 0) == (reply.status, reply.json["n"], reply.json["seat"])
    asked = {each["name"]: each for each in (*state["asked"], *state["asides"])}
    moves = reply.json["moves"]
    assert 1 <= len(moves) <= 3
    for move in moves:
        offered = [offer["option"] for offer in asked[move["question"]]["options"]]
        assert move["option"] in offered
        assert 0 <= move["chance"] <= 1
        assert move["reason"]["key"].startswith("advice-")
    assert [each["share"] for each in moves] == sorted((m["share"] for m in moves), reverse=True)


def test_nobody_gets_a_hint_for_a_seat_of_others_or_where_there_are_none(server: Server) -> None:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "random")
    path = f"/api/tables/{table['id']}/seats/"
    assert (403, "not-yours") == _refused(bjorn, path + "0/hint")
    assert (403, "not-yours") == _refused(astrid, path + "1/hint")
    strict = astrid.make("me", "random", hints=False)
    assert not strict["hints"]
    assert (403, "no-hints") == _refused(astrid, f"/api/tables/{strict['id']}/seats/0/hint")


def test_who_is_not_asked_gets_no_hint(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "open")
    assert (409, "not-asked") == _refused(astrid, f"/api/tables/{table['id']}/seats/0/hint")


def _refused(guest: Guest, path: str) -> tuple[int, str]:
    reply = guest.ask("POST", path)
    return reply.status, reply.json["code"]
