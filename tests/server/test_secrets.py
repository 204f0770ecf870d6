"""Secrets over the wire: every byte that a viewer gets is the same at another table that looks
the same to them.

A game is played at random to many of its moments. From each, it is played on twice through
real sockets: as it is, and at a table made by ``game.hidden`` for one viewer, where everything
that this viewer cannot know is drawn anew. As long as the same answers are legal in both and
nothing hidden is shown, all that the viewer is sent must be the same, byte for byte: states,
log, numbers, acknowledgements.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall import GAMES
from meadhall.core import Answer, Dice, Game, Option, Saga, Table, find_question, key_from
from meadhall.server.queries import Event
from meadhall.server.room import Room
from server.clients import Guest, Json, Line, Server

FORKS = 8
"""From how many moments of a game it is played on twice."""

STEPS = 12
"""How many answers are then given in both worlds, at the most."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Server]]:
    """A server with the games, and one with the toy."""
    with (
        Server(tmp_path_factory.mktemp("games"), games="meadhall") as games,
        Server(tmp_path_factory.mktemp("toy")) as toy,
    ):
        yield {"toy": toy, **dict.fromkeys(GAMES, games)}


def company(server: Server, seats: int) -> list[Guest]:
    """People for all seats, and one who watches."""
    names = [*[f"Player {seat}" for seat in range(seats)], "Watcher"]
    return [Guest(server.port, name) for name in names]


class World:
    """A table with a person on every seat, and one who watches."""

    def __init__(
        self,
        server: Server,
        game: str,
        guests: list[Guest],
        seed: str,
        answers: list[Answer] | None = None,
    ) -> None:
        """A new game from this seed, in which so much was answered already."""
        *people, _ = self.guests = guests
        kinds = ["me", *["open"] * (len(people) - 1)]
        self.table = people[0].make(*kinds, game=game, seed=seed)
        for person in people[1:]:
            person.join(self.table)
        self.room: Room = server.context.registry.rooms[self.table["id"]]
        self.lines: list[Line] = []
        if answers:
            events = [Event("answer", *answer) for answer in answers]
            server.run(lambda: self.room.restore(events))

    def open(self) -> None:
        for guest in self.guests:
            self.lines.append(guest.line(self.table).arrive())
        for line in self.lines:
            self.catch_up(line)

    def close(self) -> None:
        for line in self.lines:
            line.close()

    @property
    def game_table(self) -> Table:
        assert self.room.play is not None
        found: Table = self.room.play.table
        return found

    def put(self, table: Table) -> None:
        """Put another table in the place of the one that was dealt."""
        assert self.room.play is not None
        self.room.play.saga.table = table

    def forget_undo(self) -> None:
        """Let nothing that happened before be undone: it did not happen at another table."""
        assert self.room.play is not None
        self.room.play.saga._undo.clear()

    def answer(self, seat: int, name: str, option: Option) -> None:
        """Answer through the seat's own socket."""
        line = self.lines[seat]
        self.catch_up(line)
        told = {"n": line.state["n"], "seat": seat, "question": name, "option": option}
        reply = line.reply(line.say("answer", id=f"{seat}-{line.state['n']}", **told))
        assert reply["type"] == "ack", reply

    def catch_up(self, line: Line) -> None:
        line.settle(line.reply(line.say("ping", id="p"))["n"])


def sent(line: Line) -> list[str]:
    """What was sent to a viewer, without what differs between any two tables: id and times."""
    differs = re.compile(r'(?<="type":"table",)"id":"[^"]+"|"created":\d+')
    return [differs.sub("", raw) for raw in line.raw]


def both_may(worlds: tuple[World, World], seat: int, name: str, option: Option) -> bool:
    for world in worlds:
        question = find_question(world.game_table, seat, name)
        if question is None or option not in world.game_table.options(question):
            return False
    return True


def some_answer(
    worlds: tuple[World, World], viewer: int | None, chance: Dice
) -> tuple[int, str, Option] | None:
    """An answer that is legal in both worlds; None if they have parted.

    What another seat decides in secret may differ; the viewer's own questions never do.
    """
    first, second = worlds[0].game_table, worlds[1].game_table
    if first.waiting() != second.waiting():
        return None
    for question in chance_order(first.questions(), chance):
        options = [
            option
            for option in first.options(question)
            if both_may(worlds, question.seat, question.name, option)
        ]
        if question.seat == viewer:
            assert options == first.options(question), "the viewer's own options differ"
        if options:
            return question.seat, question.name, chance.pick(options)
    return None


def chance_order(things: list[Any], chance: Dice) -> list[Any]:
    mixed = things[:]
    chance.shuffle(mixed)
    return mixed


CASES = [("toy", seats, viewer) for seats in (2, 3) for viewer in (0, 1, None)] + [
    (game, 3, viewer) for game in GAMES for viewer in (0, 2, None)
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "viewer"), CASES)
def test_a_viewer_gets_the_same_bytes_at_every_table_that_looks_the_same(
    servers: dict[str, Server], name: str, seats: int, viewer: int | None
) -> None:
    server = servers[name]
    game = server.context.registry.game(name)
    seats = seats if seats in game.seats else max(game.seats)
    viewer = viewer if viewer is None or viewer < seats else 0
    seed = f"{name} {seats} {viewer}"
    chance = Dice(key_from(seed))
    answers = random_game(game, seats, seed, chance)
    moments = sorted({len(answers) * fork // FORKS for fork in range(FORKS)})
    guests = company(server, seats)
    compared = 0
    for moment in moments:
        before = answers[:moment]
        worlds = (
            World(server, name, guests, seed, before),
            World(server, name, guests, seed, before),
        )
        worlds[1].put(other_table(game, worlds[0].game_table, viewer, chance))
        for world in worlds:
            world.forget_undo()
        compared += play_both(worlds, viewer, chance)
    assert compared >= len(moments)


def other_table(game: Game[Any], table: Table, viewer: int | None, chance: Dice) -> Table:
    """A table that looks the same to a viewer; the toy sometimes needs another draw for that.

    (It may deal the fool to a seat that must lay a card, which is then not asked.)
    """
    other: Table = game.hidden(table, viewer, chance)
    while game.id == "toy" and game.view(other, viewer) != game.view(table, viewer):
        other = game.hidden(table, viewer, chance)
    return other


def random_game(game: Game[Any], seats: int, seed: str, chance: Dice) -> list[Answer]:
    """The answers of a game played at random to its end."""
    saga = Saga.begin(game, seats, {}, seed)
    while saga.table.questions():
        question = chance.pick(saga.table.questions())
        saga.answer(question, chance.pick(saga.table.options(question)))
    return saga.record.answers


def play_both(worlds: tuple[World, World], viewer: int | None, chance: Dice) -> int:
    """Play both worlds as long as the same is legal; compare all that the viewer got."""
    at = -1 if viewer is None else viewer
    for world in worlds:
        world.open()
    assert sent(worlds[0].lines[at]) == sent(worlds[1].lines[at])
    steps = 0
    try:
        while steps < STEPS and (answer := some_answer(worlds, viewer, chance)) is not None:
            drawn = [world.game_table.dice.drawn for world in worlds]
            for world in worlds:
                world.answer(*answer)
            steps += 1
            if [world.game_table.dice.drawn for world in worlds] != drawn:
                break  # chance has spoken, and it speaks differently in both
            if views(worlds[0], viewer) != views(worlds[1], viewer):
                break  # something hidden was shown: from here on they are two games
            for world in worlds:
                world.catch_up(world.lines[at])
            assert sent(worlds[0].lines[at]) == sent(worlds[1].lines[at])
    finally:
        for world in worlds:
            world.close()
    return steps


def views(world: World, viewer: int | None) -> Json:
    assert world.room.play is not None
    return world.room.play.game.view(world.game_table, viewer)


def test_a_change_of_mind_in_secret_sends_nothing_to_others(servers: dict[str, Server]) -> None:
    world = World(servers["toy"], "toy", company(servers["toy"], 2), "Uppsala")
    world.open()
    try:
        first, second, watcher = world.lines
        world.answer(0, "LayCard", "card_1" if "card_1" in first.view["hand"] else cards(first)[0])
        for line in (second, watcher):
            world.catch_up(line)
        before = [len(line.raw) for line in (second, watcher)]
        for card in cards(first):
            world.answer(0, "LayCard", card)
        for line in (second, watcher):
            world.catch_up(line)
        after = [len(line.raw) for line in (second, watcher)]
        assert [1, 1] == [b - a for a, b in zip(before, after, strict=True)], "the ping's alone"
    finally:
        world.close()


def cards(line: Line) -> list[str]:
    return [card for card in line.view["hand"] if card != "fool"]


def test_refusals_tell_no_secret(servers: dict[str, Server]) -> None:
    """What is not open to a seat is refused alike, whether it is in another's hand or nowhere."""
    world = World(servers["toy"], "toy", company(servers["toy"], 2), "Uppsala")
    world.open()
    try:
        first, second, _ = world.lines
        refusals = []
        for card in (cards(second)[0], "card_99"):
            reply = first.answer(card, id="same")
            refusals.append(reply)
        assert refusals[0] == refusals[1]
        assert not set(cards(second)) & set(str(refusals))
    finally:
        world.close()


def test_nothing_secret_is_logged(
    servers: dict[str, Server], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    server = servers["toy"]
    world = World(server, "toy", company(server, 2), "Uppsala")
    world.open()
    first = world.lines[0]
    first.reply(first.say("chat", text="a private word"))
    world.answer(0, "LayCard", cards(first)[0])
    token = world.guests[0].post("/api/me/links").json["token"]
    with world.guests[0].line(world.table, invite="a-secret-invite") as line:
        line.arrive()
    world.close()
    logged = "\n".join(
        f"{record.getMessage()} {getattr(record, 'fields', '')}"
        for record in caplog.records
        if record.name.split(".")[0] == "meadhall"
    )
    assert "table-made" in logged
    key = world.room.row.key.hex()
    secrets = [guest.cookie.partition("=")[2] for guest in world.guests]
    for secret in ("private word", "card_", token, key, "a-secret-invite", *secrets):
        assert secret not in logged
