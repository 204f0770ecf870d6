"""What programs of the past left behind, made with them: data folders and records for tests.

    PYTHONPATH=OLD/src:OLD/tests python make_data.py folder OUT
    PYTHONPATH=OLD/src:OLD/tests python make_data.py records OUT GAME...

``OLD`` is a checkout of the release. ``folder`` plays tables of all games on its server, to the
end, half-way and not yet begun, and keeps the database with what that program said of each
table; ``records`` lets random players play whole games and keeps their records and the names
(hashes) of their golden playthroughs. It uses only what every release has.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import meadhall
from meadhall.core import BadSetup, Dice, Saga, key_from

ANSWERS = 50
"""How many answers a running table has seen."""


def main() -> None:
    what, out, *games = sys.argv[1:]
    Path(out).mkdir(parents=True, exist_ok=True)
    if what == "folder":
        make_folder(Path(out))
    else:
        for game in games:
            make_records(Path(out), game)


# -- records -----------------------------------------------------------------------


def make_records(out: Path, name: str) -> None:
    """A whole random game of every number of players, and the hashes of the playthroughs."""
    from playthrough import playthrough

    game = meadhall.game(name)
    hashes = {}
    for seats in game.seats:
        told = playthrough(game, seats)
        hashes[str(seats)] = hashlib.sha256(told.encode()).hexdigest()
        if seats in (game.seats[0], game.seats[-1]):
            path = out / f"{name}-{game.version}-{seats}.saga"
            path.write_text(random_game(game, seats).text(), encoding="utf-8")
    path = out / f"{name}-{game.version}.json"
    path.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


def random_game(game: Any, seats: int) -> Any:
    chance = Dice(key_from(f"archive {game.id} {game.version} {seats}"))
    while True:
        options = {choice.name: chance.pick([*choice.values]) for choice in game.choices}
        try:
            saga = Saga.begin(game, seats, options, f"archive {seats}")
        except BadSetup:
            continue
        break
    while saga.table.questions():
        question = chance.pick([*saga.table.questions(), *saga.table.asides()])
        saga.answer(question, chance.pick(saga.table.options(question)))
    return saga


# -- a data folder -------------------------------------------------------------------


def make_folder(out: Path) -> None:
    from server.clients import Guest, Server

    chance = Dice(key_from("archive"))
    told: dict[str, Any] = {"tables": {}}
    with tempfile.TemporaryDirectory() as made:
        data = Path(made)
        with Server(data, shelf="meadhall") as server:
            astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjørn")
            told["cookie"] = astrid.cookie
            for game in meadhall.GAMES:
                told["tables"].update(tables_of(astrid, bjorn, chance, game=game))
            if hasattr(meadhall.game("godofwar"), "with_writing"):
                from ford import FORD

                scene = {"game": "godofwar", "writing": FORD, "options": {"length": "scene"}}
                told["tables"].update(tables_of(astrid, bjorn, chance, **scene))
            upload(astrid, told)
            for table, known in told["tables"].items():
                known.update(server.run(partial(standing, server, table)))
        shutil.copy(data / "meadhall.db", out / "meadhall.db")
    packed = lzma.compress((out / "meadhall.db").read_bytes(), preset=9)
    (out / "meadhall.db.xz").write_bytes(packed)
    (out / "meadhall.db").unlink()
    text = json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False)
    (out / "told.json").write_text(text + "\n", encoding="utf-8")


def tables_of(astrid: Any, bjorn: Any, chance: Dice, **form: Any) -> dict[str, Any]:
    """A running, a finished and a gathering table of a game."""
    running = astrid.make("me", "hotseat", "hotseat", **form)
    with astrid.line(running) as line:
        line.arrive()
        line.say("chat", text="Skål!")
        play(line, chance, ANSWERS)
    finished = astrid.make("me", "random", **form)
    with astrid.line(finished) as line:
        play(line.arrive(), chance, None)
    gathering = astrid.make("me", "open", "open", **form)
    bjorn.join(gathering)
    for table in (running, finished, gathering):
        with astrid.line(table) as line:
            line.next("table")
    return {table["id"]: {"game": form["game"]} for table in (running, finished, gathering)}


def play(line: Any, chance: Dice, most: int | None) -> None:
    """Answer at random for all seats of this device, taking an answer back now and then."""
    given = 0
    while line.state["result"] is None and (most is None or given < most):
        if not line.state["asked"]:
            waiting = line.state["waiting"]
            own = [seat for seat in waiting if line.table["seats"][seat]["yours"]]
            if own and line.state["seat"] not in own:
                line.say("sit", seat=own[0])
                line.seen_from(own[0])
            else:
                line.take()
            continue
        n = line.state["n"]
        option = chance.pick([each["option"] for each in line.state["asked"][0]["options"]])
        if line.answer(option)["type"] == "refused":
            continue  # a bot was quicker: the next state is on its way
        line.settle(n + 1)
        given += 1
        if line.state["undo"] == "" and chance.below(3) == 0:
            n = line.state["n"]
            if line.undo()["type"] == "ack":
                line.settle(n + 1)


def upload(guest: Any, told: dict[str, Any]) -> None:
    """A record from elsewhere."""
    text = random_game(meadhall.game("bloodrage"), 2).text()
    reply = guest.post("/api/records", {"text": text})
    assert reply.status == 201, reply.body
    told["replay"] = {"id": reply.json["id"], "answers": reply.json["answers"]}


def standing(server: Any, table_id: str) -> dict[str, Any]:
    """What the program says of a table."""
    room = server.house.hall.rooms[table_id]
    row, play = room.row, room.play
    scores = None
    if row.status == "finished":
        scores = list(play.game.result(play.table).scores)
    return {
        "rules": row.rules,
        "status": row.status,
        "events": play.events,
        "answers": len(play.saga.record.answers),
        "state": play.game.state_hash(play.table),
        "waiting": play.table.waiting(),
        "lines": len(play.saga.lines),
        "scores": scores,
        "written": "own_scene" in row.options,
    }


if __name__ == "__main__":
    main()
