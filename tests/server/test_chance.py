"""How the dice fell: of one game, and of a house."""

from __future__ import annotations

from meadhall.core import Dice, Saga
from server.clients import Guest, Json, Server
from server.conftest import Opener
from server.toys import game


def finished(server: Server, guest: Guest) -> Json:
    table = guest.make("me", "greedy")
    with guest.line(table) as line:
        line.arrive().play_out()
    return table


def test_every_draw_of_a_finished_game_follows_from_its_key(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = finished(server, astrid)
    path = f"/api/replays/{table['id']}"
    text = astrid.get(f"{path}/record").body.decode()
    key = Saga.read(text, lambda name, rules: game(name)).record.key
    told = astrid.get(f"{path}/chance").json
    dice = Dice(key)
    draws = [*zip(told["draws"][::2], told["draws"][1::2], strict=True)]
    assert draws
    assert [value for _, value in draws] == [dice.below(sides) for sides, _ in draws]
    counted = sum(sum(die["seen"]) for die in told["dice"])
    assert len(draws) - told["shuffled"] >= counted
    assert all(die["low"] <= die["high"] for die in told["dice"])


def test_the_chance_of_a_game_that_goes_on_is_secret(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "greedy")
    assert 409 == astrid.get(f"/api/replays/{table['id']}/chance").status


def test_a_house_adds_up_its_finished_games_a_few_at_a_time(open_server: Opener) -> None:
    server = open_server()
    astrid = Guest(server.port, "Astrid")
    assert {"games": [], "left": 0} == astrid.get("/api/chance").json
    tables = [finished(server, astrid) for _ in range(6)]
    first = astrid.get("/api/chance").json
    assert (1, 5) == (first["left"], first["games"][0]["tables"])
    second = astrid.get("/api/chance").json
    assert (0, 6) == (second["left"], second["games"][0]["tables"])
    each = [astrid.get(f"/api/replays/{table['id']}/chance").json for table in tables]
    thrown = sum(sum(die["seen"]) for told in each for die in told["dice"])
    assert thrown == sum(sum(die["seen"]) for die in second["games"][0]["dice"])
