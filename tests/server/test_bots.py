"""Bots at the server's tables: whole games, their pace, and whatever can go wrong with them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import GAMES
from meadhall.bots import SearchBot
from meadhall.bots.tree import Node
from meadhall.core import Option
from meadhall.server import jobs
from meadhall.server.bot_loop import CHANGE_MS, wait_ms
from meadhall.server.workers import JobTimeout, Worker, WorkerDied
from server import odd_jobs
from server.clients import LONG, Guest, Line, Server
from server.conftest import Opener
from server.orphans import wait_for_orphan


def test_a_person_and_bots_play_a_whole_game(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random", "greedy", "random")
    with astrid.line(table) as line:
        line.arrive().play_out()
        line.until(lambda m: m["type"] == "table" and m["status"] == "finished")
    metrics = server.context.metrics
    assert 0 < metrics.value("answers_total", 'by="bot"')
    assert "" == "".join(
        row
        for row in astrid.get("/metrics").body.decode().splitlines()
        if "fallbacks_total{" in row
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_a_real_game(open_server: Opener, game: str) -> None:
    server = open_server(games="meadhall")
    most = max(server.context.registry.game(game).seats)
    if most < 2:
        pytest.skip("a game for one")
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", *["random"] * (most - 2), game=game)
    bjorn.join(table)
    threads = []
    with astrid.line(table) as first, bjorn.line(table) as second:
        for line in (first.arrive(), second.arrive()):
            threads.append(threading.Thread(target=line.play_out))
            threads[-1].start()
        for thread in threads:
            thread.join(10 * LONG)
        assert first.state["result"] is not None
        assert first.state["result"] == second.state["result"]
        assert most_bytes(first) <= 10_000
        assert most_bytes(second) <= 10_000


def most_bytes(line: Line) -> int:
    """The longest update of a state that was sent."""
    told = zip(line.heard, line.raw, strict=True)
    return max(len(raw.encode()) for each, raw in told if each.get("base") is not None)


def test_bots_alone_at_a_table_play_while_people_watch(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("random", "random")
    with astrid.line(table) as line:
        line.arrive()
        while line.state["result"] is None:
            line.take()
        assert line.state["seat"] is None


def test_pace_holds_bots_back_until_it_is_changed(open_server: Opener) -> None:
    server = open_server(pace=5000)
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random", seed="a bot boasts first")
    with astrid.line(table) as line:
        line.arrive()
        while True:
            while line.state["asked"]:
                line.settle(
                    line.answer("pass" if line.state["asked"][0]["name"] != "LayCard" else None)[
                        "n"
                    ]
                )
            if line.state["waiting"] == [1] and not line.state["answered"]:
                break
            line.take()
        n = line.state["n"]
        assert line.reply(line.say("ping"))["n"] == n, "the bot waits"
        line.say("pace", ms=0)
        line.settle(n + 1)


def to_a_turn_of_a_bot(line: Line) -> int:
    """Decide until a bot is to move after something that can be taken back."""
    while line.state["asked"]:
        line.settle(line.answer()["n"])
    assert [1] == line.state["waiting"]
    assert "" == line.state["undo"]
    return int(line.state["n"])


def test_bots_leave_time_for_an_undo_unless_they_are_hurried(
    open_server: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.bot_loop.wait_ms", lambda room: 3_600_000)
    server = open_server(pace=1)
    astrid = Guest(server.port, "Astrid")
    with astrid.line(astrid.make("me", "random", seed="time enough")) as line:
        line.arrive()
        n = to_a_turn_of_a_bot(line)
        assert "ack" == line.reply(line.say("undo", n=n, seat=0))["type"]
        line.settle(n + 1)
        n = to_a_turn_of_a_bot(line)
        line.say("hurry")
        line.settle(n + 1)


def test_at_pace_none_bots_do_not_wait_for_an_undo(open_server: Opener) -> None:
    server = open_server(pace=0)
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "open", seed="no wait")
    with astrid.line(table) as line:
        line.arrive()
        room = server.context.registry.rooms[table["id"]]
        play = room.play
        assert play is not None
        play.answer(0, "LayCard", play.table.options(play.table.questions()[0])[0])
        assert play.saga.can_undo(0)
        assert wait_ms(room) == 0
        room.row.pace = 1
        assert wait_ms(room) == CHANGE_MS


def test_who_only_watches_cannot_hurry(open_server: Opener) -> None:
    server = open_server(pace=5000)
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "random")
    with bjorn.line(table) as line:
        line.arrive()
        assert line.reply(line.say("hurry"))["code"] == "not-allowed"


class Odd:
    """Stands in for the processes in which bots think."""

    def __init__(self, wanted: tuple[str, Option] | None) -> None:
        self.wanted = wanted
        self.asked = 0
        self.reasons: list[str] = []

    async def choose(self, *_: object) -> tuple[str, Option] | None:
        self.asked += 1
        return self.wanted

    def budget_ms(self, _level: str) -> int:
        return 0

    def failed(self, _table: str, _seat: int, _level: str, reason: str) -> None:
        self.reasons.append(reason)

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("wanted", "reasons"),
    [
        (None, []),
        (("LayCard", "card_99"), ["illegal"]),
        (("Boast", "loudly"), ["illegal"]),
        (("Nonsense", 7), ["illegal"]),
    ],
)
def test_whatever_a_bot_says_a_legal_move_is_made(
    server: Server, wanted: tuple[str, Option] | None, reasons: list[str]
) -> None:
    odd = Odd(wanted)
    server.context.registry.bot_workers = odd  # type: ignore[assignment]
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    with astrid.line(table) as line:
        line.arrive()
        while 1 in line.state["waiting"]:
            line.take()
    assert (1, reasons) == (odd.asked, odd.reasons)


def test_a_bot_that_thinks_too_long_is_replaced_and_the_game_goes_on(open_server: Opener) -> None:
    server = open_server(budget=1e-9)
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "greedy")
    with astrid.line(table) as line:
        line.arrive()
        while 1 in line.state["waiting"]:
            line.take()
    assert 1 == server.context.metrics.value("bot_fallbacks_total", 'reason="overrun"')


def test_bots_of_every_level_are_offered_and_play(open_server: Opener) -> None:
    server = open_server(bot_workers=2)
    astrid = Guest(server.port, "Astrid")
    assert ["thrall", "karl", "jarl", "konung"] == astrid.get("/api/games").json[0]["bots"]
    for level in ("thrall", "karl", "jarl", "konung"):
        table = astrid.make("me", level)
        with astrid.line(table) as line:
            line.arrive()
            while 1 in line.state["waiting"]:
                line.take()
    assert "fallbacks_total{" not in astrid.get("/metrics").body.decode()


def test_with_more_tables_than_processes_each_thinks_for_its_share_of_the_time(
    open_server: Opener,
) -> None:
    bots = open_server(bot_workers=2).context.registry.bot_workers
    shares = []
    for thinking in (0, 1, 2, 4, 10):
        bots._thinking = thinking
        shares.append(bots.budget_ms("konung"))
    assert [3000, 3000, 3000, 1500, 600] == shares
    assert 0 == bots.budget_ms("karl") == bots.budget_ms("random")


def test_a_table_whose_process_is_busy_thinks_in_a_free_one(open_server: Opener) -> None:
    """One table never waits for another while a process is idle."""
    bots = open_server(bot_workers=2).context.registry.bot_workers
    home = bots._worker("table")
    assert home is bots._worker("table")
    (other,) = [worker for worker in bots._workers if worker is not home]

    async def both_busy() -> list[Worker]:
        chosen = []
        async with home._lock:
            chosen.append(bots._worker("table"))
            async with other._lock:
                chosen.append(bots._worker("table"))
        return chosen

    assert [other, home] == asyncio.run(both_busy())


def test_plans_are_kept_only_from_the_decision_just_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was planned here before something else happened is no longer about this move."""
    game = meadhall.game("bloodrage")
    table = game.new(2, {}, "plans")
    kept: list[bool] = []
    choose = SearchBot.choose

    def watched(self: SearchBot, *args: Any) -> Any:
        kept.append(self.kept is not None)
        found = choose(self, *args)
        self.kept = Node()
        return found

    monkeypatch.setattr(SearchBot, "choose", watched)
    for events in (5, 6, 8, 9):
        snapshot = game.snapshot(table)
        about = "plans", 0, "karl", events, 0
        jobs.choose("meadhall", (game.id, game.version), {}, snapshot, *about)
    assert [False, True, False, True] == kept


def test_where_several_decide_in_secret_a_bot_answers_after_the_same_time_whatever_it_has(
    open_server: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that has found its answer at once keeps it until its time to think is over."""
    monkeypatch.setattr("meadhall.server.bot_loop.wait_ms", lambda room: 1)

    class Quick(Odd):
        def budget_ms(self, _level: str) -> int:
            return 3_600_000

    server = open_server(pace=1)
    quick = Quick(None)
    server.context.registry.bot_workers = quick  # type: ignore[assignment]
    astrid = Guest(server.port, "Astrid")
    with astrid.line(astrid.make("me", "konung", seed="in secret")) as line:
        line.arrive()
        n = line.settle(line.answer()["n"])["n"]
        line.reply(line.say("ping"))
        assert [1] == line.state["waiting"]
        line.say("hurry")
        line.settle(n + 1)


def test_while_a_bot_thinks_the_table_is_open_to_others(server: Server) -> None:
    """A bot that never comes to an end blocks nothing: people answer, talk and look."""

    class Stuck(Odd):
        async def choose(self, *_: object) -> tuple[str, Option] | None:
            await asyncio.Event().wait()
            raise AssertionError

    server.context.registry.bot_workers = Stuck(None)  # type: ignore[assignment]
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    with astrid.line(table) as line:
        line.arrive()
        assert "ack" == line.answer()["type"]
        assert [1] == line.settle(2)["waiting"]
        assert "ack" == line.reply(line.say("chat", text="Hurry!"))["type"]
    assert 200 == astrid.get(f"/api/tables/{table['id']}").status


def test_a_bots_answer_that_came_too_late_is_thought_over(server: Server) -> None:
    """The seat was left and taken while its bot thought: the bot's answer counts no more."""
    asked = threading.Event()
    go_on: list[asyncio.Future[None]] = []

    class Slow(Odd):
        async def choose(self, *_: object) -> tuple[str, Option] | None:
            go_on.append(asyncio.get_running_loop().create_future())
            asked.set()
            await go_on[-1]
            return self.wanted

    server.context.registry.bot_workers = Slow(None)  # type: ignore[assignment]
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    asked.wait(LONG)
    path = f"/api/tables/{table['id']}/seats/1"
    invite = astrid.ask("PUT", path, {"kind": "open"}).json["invite"]
    Guest(server.port, "Bjorn").join({"id": table["id"], "invite": invite})
    server.run(lambda: go_on[0].set_result(None))
    with astrid.line(table) as line:
        line.arrive()
        line.reply(line.say("ping"))
        assert [0, 1] == line.state["waiting"]


# -- the processes ---------------------------------------------------------------------


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker("server.toys")
    yield made
    made.close()


def test_a_worker_that_fails_dies_or_hangs_is_there_for_the_next_errand(worker: Worker) -> None:
    async def all_of_it() -> list[object]:
        seen: list[object] = [await worker.run(LONG, odd_jobs.echo, "hail")]
        first = await worker.run(LONG, odd_jobs.where)
        with pytest.raises(ValueError, match="odd"):
            await worker.run(LONG, odd_jobs.fail)
        assert first == await worker.run(LONG, odd_jobs.where)
        with pytest.raises(WorkerDied):
            await worker.run(LONG, odd_jobs.die)
        second = await worker.run(LONG, odd_jobs.where)
        with pytest.raises(JobTimeout):
            await worker.run(0.01, odd_jobs.never)
        third = await worker.run(LONG, odd_jobs.where)
        assert 3 == len({first, second, third})
        return [*seen, await worker.run(LONG, odd_jobs.echo, "again")]

    assert ["hail", "again"] == asyncio.run(all_of_it())


def test_errands_wait_for_each_other(worker: Worker) -> None:
    async def several() -> list[str]:
        jobs = [worker.run(LONG, odd_jobs.echo, str(number)) for number in range(5)]
        return list(await asyncio.gather(*jobs))

    assert ["0", "1", "2", "3", "4"] == asyncio.run(several())


def test_who_is_told_to_end_just_as_the_answer_comes_does_end(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def both_at_once() -> str:
        await worker.run(LONG, odd_jobs.echo, "up")
        loop = asyncio.get_running_loop()
        answer = loop.create_future()
        monkeypatch.setattr(loop, "run_in_executor", lambda *_: answer)
        asking = asyncio.create_task(worker.run(LONG, odd_jobs.echo, "hail"))
        await asyncio.sleep(0)
        answer.set_result("hail")
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        monkeypatch.undo()
        return await worker.run(LONG, odd_jobs.echo, "next")

    assert "next" == asyncio.run(both_at_once())


ORPHAN = """
import asyncio
from server import odd_jobs
from meadhall.server.workers import Worker

async def main():
    worker = Worker("server.toys")
    print(await worker.run(60, odd_jobs.where), flush=True)
    await worker.run(60, odd_jobs.never)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_worker_dies_with_the_server(tmp_path: Path) -> None:
    wait_for_orphan(ORPHAN, tmp_path)
