"""No two people at one table go by the same name, or by names that look the same."""

from __future__ import annotations

import pytest

from meadhall.server.names import distinct, renamed
from server.clients import Guest, Server
from server.conftest import Opener


@pytest.mark.parametrize(
    "copied", ["Olga", "OLGA", " olga", "Оlga", "OIga", "0lga", "Ölga", "Ｏlga"]
)
def test_a_name_that_looks_taken_is_numbered(copied: str) -> None:
    assert f"{copied} (2)" == distinct(copied, ["Olga", "Ivan"])
    assert f"{copied} (3)" == distinct(copied, ["Olga", "Olga (2)"])


def test_other_names_stay_as_they_are() -> None:
    assert "Helga" == distinct("Helga", ["Olga", ""])
    assert "" == distinct("", ["", "Olga"])
    assert ["Ivan", "Ivan (2)", "Olga"] == renamed(
        ["Pyotr", "Pyotr (2)", "Olga"], [True, True, False], "Ivan"
    )


def test_who_copies_a_name_is_told_apart_at_the_table_and_in_chat(open_server: Opener) -> None:
    server = open_server()
    olga, other = Guest(server.port, "Olga"), Guest(server.port, "Оlga")
    table = olga.make("me", "open")
    assert ["Olga", "Оlga (2)"] == [seat["name"] for seat in other.join(table)["seats"]]
    with other.line(table) as line:
        line.arrive()
        line.say("chat", text="It is me.")
        assert "Оlga (2)" == line.next("chat")["lines"][0]["name"]


def test_a_new_name_is_numbered_in_memory_and_on_disk(server: Server) -> None:
    olga, ivan = Guest(server.port, "Olga"), Guest(server.port, "Ivan")
    table = olga.make("me", "open")
    ivan.join(table)
    ivan.ask("PATCH", "/api/me", {"name": "Olga"})
    told = olga.get(f"/api/tables/{table['id']}").json
    assert ["Olga", "Olga (2)"] == [seat["name"] for seat in told["seats"]]
    listed = olga.get("/api/tables").json["mine"][0]
    assert ["Olga", "Olga (2)"] == listed["names"]
    assert "Olga" == ivan.get("/api/me").json["name"]


def test_who_sits_beside_the_host_is_numbered_too(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Olga"}]
    made = Guest(server.port, "Olga").post("/api/tables", {"game": "toy", "seats": seats}).json
    assert ["Olga", "Olga (2)"] == [seat["name"] for seat in made["seats"]]
