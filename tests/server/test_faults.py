"""Faults of our own: a disk that is full, a game with a mistake. Nothing is lost or half done."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from core import toy
from meadhall.server.store import Store
from server.clients import Guest, Line, Server


class FullDisk:
    """A store that lets nothing be written while ``full``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        write = Store._execute

        def execute(store: Store, writes: Any) -> None:
            if self.full:
                raise sqlite3.OperationalError("database or disk is full")
            write(store, writes)

        monkeypatch.setattr(Store, "_execute", execute)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    return FullDisk(monkeypatch)


def two_at_a_table(server: Server) -> tuple[Line, Line]:
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open")
    bjorn.join(table)
    return astrid.line(table).arrive(), bjorn.line(table).arrive()


def test_an_answer_that_cannot_be_stored_is_refused_and_did_not_happen(
    server: Server, disk: FullDisk
) -> None:
    first, second = two_at_a_table(server)
    with first, second:
        hand, n = first.view["hand"], first.state["n"]
        disk.full = True
        assert "broken" == first.answer(id="again")["code"]
        assert (n, hand, []) == (
            first.state["n"],
            first.view["hand"],
            first.state["answered"],
        ), "the state that is stored was sent again"
        assert [0, 1] == first.state["waiting"]
        disk.full = False
        assert "ack" == first.answer(id="again")["type"], "the same message may come again"
        second.until(lambda m: m["type"] == "state" and m["waiting"] == [1])
    assert 1 == server.context.metrics.value("faults_total")


def test_a_word_that_cannot_be_stored_is_refused_and_the_line_stays(
    server: Server, disk: FullDisk
) -> None:
    first, second = two_at_a_table(server)
    with first, second:
        disk.full = True
        assert "broken" == first.reply(first.say("chat", text="Skål!", id="c1"))["code"]
        disk.full = False
        assert "ack" == first.reply(first.say("chat", text="Skål!", id="c1"))["type"]
        assert ["Skål!"] == [line["text"] for line in second.next("chat")["lines"]]


def test_a_pace_that_cannot_be_stored_is_not_taken(server: Server, disk: FullDisk) -> None:
    first, second = two_at_a_table(server)
    with first, second:
        before = first.table["pace"]
        disk.full = True
        assert "broken" == first.reply(first.say("pace", ms=before + 100))["code"]
        disk.full = False
        assert before == server.run(
            lambda: next(iter(server.context.registry.rooms.values())).row.pace
        )


def test_a_game_that_breaks_in_the_middle_of_an_answer_is_as_it_was(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_at_a_table(server)

    def half_done(self: Any, table: Any, option: Any) -> None:
        table.hands[self.seat].clear()
        raise RuntimeError("a mistake in the rules")

    with first, second:
        assert "ack" == first.answer()["type"]
        second.until(lambda m: m["type"] == "state" and m["waiting"] == [1])
        hand = second.view["hand"]
        monkeypatch.setattr(toy.LayCard, "answer", half_done)
        assert "broken" == second.answer()["code"]
        assert (hand, [1]) == (second.view["hand"], second.state["waiting"])
        monkeypatch.undo()
        assert "ack" == second.answer()["type"]


def test_a_table_that_cannot_be_told_in_words_does_not_end_the_line(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_at_a_table(server)

    def speechless(self: Any, view: Any) -> Any:
        raise RuntimeError("no words")

    with first, second:
        monkeypatch.setattr(type(toy.TOY), "describe", speechless)
        first.say("show", plain=True)
        assert "broken" == first.next("refused")["code"]
        monkeypatch.undo()
        first.say("show", plain=True)
        assert first.next("sections")["sections"]
