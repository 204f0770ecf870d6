"""What goes over a table's socket: states, repeats, stale answers, gaps, undo, words, chat."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from server.clients import Guest, Line, Server
from server.conftest import Opener


@pytest.fixture
def two(server: Server) -> Iterator[tuple[Line, Line]]:
    """Two people at a table, both looking on."""
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", seed="Uppsala")
    bjorn.join(table)
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.guest, second.guest = astrid, bjorn  # type: ignore[attr-defined]
        yield first.arrive(), second.arrive()


def test_an_answer_is_acknowledged_and_told_to_all(two: tuple[Line, Line]) -> None:
    first, second = two
    reply = first.answer()
    assert ("ack", 2) == (reply["type"], reply["n"])
    assert [1] == first.settle(2)["waiting"]
    assert [1] == second.settle(2)["waiting"]
    assert first.state["base"] == 1
    assert set(first.state["view"]) < set(first.view)


def test_the_same_message_again_is_not_carried_out_twice(two: tuple[Line, Line]) -> None:
    first, second = two
    told = {"n": 1, "seat": 0, "question": "LayCard", "option": first.view["hand"][0]}
    once = first.reply(first.say("answer", id="x", **told))
    twice = first.reply(first.say("answer", id="x", **told))
    assert once == twice
    second.settle(2)
    second.answer()
    third = first.reply(first.say("answer", id="x", **told))
    assert once == third
    assert 3 == second.settle(3)["n"]


def test_an_id_is_a_persons_own(two: tuple[Line, Line]) -> None:
    for line in two:
        card = line.state["asked"][0]["options"][0]["option"]
        told = {"n": 1, "seat": line.state["seat"], "question": "LayCard", "option": card}
        assert "ack" == line.reply(line.say("answer", id="same", **told))["type"]


def test_an_answer_to_what_is_no_longer_asked_is_stale_and_the_state_follows(
    two: tuple[Line, Line],
) -> None:
    first, second = two
    first.answer()
    second.answer()
    who = first if first.settle(3)["asked"] else second
    who.settle(3)
    assert ["Boast"] == [asked["name"] for asked in who.state["asked"]]
    reply = who.answer("pass", n=2)
    assert ("refused", "stale") == (reply["type"], reply["code"])
    again = who.next("state")
    assert (3, None) == (again["n"], again["base"])
    assert "ack" == who.answer("pass")["type"]


def test_two_who_answer_at_once_do_not_disturb_each_other(two: tuple[Line, Line]) -> None:
    first, second = two
    first.answer()
    assert 1 == second.state["n"], "the second has not heard of it"
    assert "ack" == second.answer()["type"]


def test_a_state_from_the_future_is_stale_too(two: tuple[Line, Line]) -> None:
    first, _ = two
    assert "stale" == first.answer(n=99)["code"]


def test_why_is_answered_from_the_games_own_reasons(open_server: Opener) -> None:
    server = open_server(games="meadhall")
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random", game="bloodrage")
    with astrid.line(table) as line:
        line.arrive()
        asked = {"seat": 0, "question": "DraftCard"}
        line.say("why", id="w1", option="gimle", **asked)
        told = line.until(lambda m: bool(m["type"] == "reason"))
        assert ("w1", "gimle", "BR-059") == (
            told["id"],
            told["closed"]["option"],
            told["closed"]["rule"],
        )
        refused = line.answer("gimle")
        assert ("illegal", told["closed"]) == (refused["code"], refused["why"])
        card = line.state["asked"][0]["options"][0]["option"]
        for option in (card, "no such thing"):
            line.say("why", option=option, **asked)
            assert line.until(lambda m: bool(m["type"] == "reason"))["closed"] is None
        other = line.reply(line.say("why", seat=1, question="DraftCard", option="gimle"))
        assert "not-yours" == other["code"]


def test_an_illegal_answer_names_the_offer_and_changes_nothing(two: tuple[Line, Line]) -> None:
    first, second = two
    reply = first.answer("card_99")
    hand = [card for card in first.view["hand"] if card != "fool"]
    assert ("illegal", "LayCard", hand) == (reply["code"], reply["question"], reply["offered"])
    reply = first.answer("loudly", question="Boast")
    assert ("illegal", []) == (reply["code"], reply["offered"])
    assert "ack" == second.answer()["type"]
    assert 2 == second.settle(2)["n"]


def test_an_answer_given_in_secret_can_be_changed_and_nobody_notices(
    two: tuple[Line, Line],
) -> None:
    first, second = two
    card, other = [card for card in first.view["hand"] if card != "fool"][:2]
    first.answer(card)
    state = first.settle(2)
    assert [] == state["asked"]
    assert [("LayCard", card)] == [(a["name"], a["given"]) for a in state["answered"]]
    told = {"n": 2, "seat": 0, "question": "LayCard", "option": other}
    assert 3 == first.reply(first.say("answer", **told))["n"]
    assert [other] == [answered["given"] for answered in first.settle(3)["answered"]]
    second.settle(2)
    second.answer()
    assert 3 == second.settle(3)["n"], "the change of mind made no state for the other"
    assert 4 == first.settle(4)["n"]
    assert {"0": [other]}.items() <= first.view["laid"].items()


def test_something_done_beside_the_question_is_public_at_once(two: tuple[Line, Line]) -> None:
    first, second = two
    assert ["Aside"] == [aside["name"] for aside in first.state["asides"]]
    told = {"n": 1, "seat": 0, "question": "Aside", "option": "fool"}
    assert "ack" == first.reply(first.say("answer", **told))["type"]
    assert ["plays-fool"] == [line["key"] for line in second.settle(2)["log"]["lines"]]
    assert [1, 0] == second.view["points"]


def test_undo_takes_back_the_answer_and_its_lines(two: tuple[Line, Line]) -> None:
    first, second = two
    told = {"n": 1, "seat": 0, "question": "Aside", "option": "fool"}
    first.reply(first.say("answer", **told))
    assert "" == first.settle(2)["undo"]
    assert ["plays-fool"] == [line["key"] for line in second.settle(2)["log"]["lines"]]
    assert "undo-others" == second.state["undo"]
    assert 3 == first.undo()["n"]
    for line in two:
        line.settle(3)
        assert ([], [0, 0]) == (line.log, line.view["points"])
    refused = first.undo()
    assert ("undo-nothing", "undo-nothing") == (refused["code"], refused["text"]["key"])


def test_undo_is_refused_once_a_die_was_rolled(two: tuple[Line, Line]) -> None:
    first, second = two
    first.answer()
    second.answer()
    assert "undo-rolled" == second.settle(3)["undo"]
    assert "undo-rolled" == second.undo()["code"]
    assert "undo-others" == first.settle(3)["undo"]


def test_whoever_comes_back_misses_nothing(two: tuple[Line, Line]) -> None:
    first, second = two
    first.answer()
    second.settle(2)
    second.close()
    told = {"n": 2, "seat": 0, "question": "Aside", "option": "fool"}
    first.settle(2)
    first.reply(first.say("answer", **told))
    guest: Guest = second.guest  # type: ignore[attr-defined]
    with guest.line(first.table, n=2) as back:
        back.log = list(second.log)
        back.arrive()
        assert (3, None) == (back.state["n"], back.state["base"])
        assert ["plays-fool"] == [line["key"] for line in back.state["log"]["lines"]]
        assert "ack" == back.answer()["type"]


def test_an_unacknowledged_message_is_simply_repeated(two: tuple[Line, Line]) -> None:
    first, second = two
    told = {"n": 1, "seat": 1, "question": "LayCard", "option": second.view["hand"][0]}
    second.say("answer", id="lost", **told)
    second.close()  # before its acknowledgement was read
    first.settle(2)
    guest: Guest = second.guest  # type: ignore[attr-defined]
    with guest.line(first.table) as back:
        back.arrive()
        reply = back.reply(back.say("answer", id="lost", **told))
        assert {"type": "ack", "id": "lost", "n": 2} == reply
        assert 2 == back.state["n"]


def test_resume_gives_the_whole_state_with_the_log_since(two: tuple[Line, Line]) -> None:
    first, _ = two
    told = {"n": 1, "seat": 0, "question": "Aside", "option": "fool"}
    first.reply(first.say("answer", **told))
    first.settle(2)
    first.say("resume", n=1)
    again = first.next("state")
    assert (2, None, 0) == (again["n"], again["base"], again["log"]["start"])
    first.say("resume", n=2)
    assert {"start": 1, "lines": []} == first.next("state")["log"]


def test_the_table_in_words_comes_when_asked_for(two: tuple[Line, Line]) -> None:
    first, second = two
    first.say("show", plain=True)
    told = first.next("sections")
    assert (1, 0, "title") == (told["n"], told["seat"], told["sections"][0]["title"]["key"])
    first.answer()
    assert 2 == first.next("sections")["n"]
    first.say("show", plain=False)
    first.reply(first.say("ping"))
    second.settle(2)
    second.answer()
    first.settle(3)
    first.reply(first.say("ping"))
    assert 2 == sum(message["type"] == "sections" for message in first.heard)


def test_chat_reaches_all_and_is_kept(two: tuple[Line, Line], server: Server) -> None:
    first, second = two
    assert "ack" == first.reply(first.say("chat", id="c", text=" Skål,\nBjorn!\u202e "))["type"]
    assert "ack" == first.reply(first.say("chat", id="c", text="Skål, Bjorn!"))["type"]
    (line,) = second.next("chat")["lines"]
    assert (1, "Astrid", 0, "Skål, Bjorn!") == tuple(
        line[key] for key in ("number", "name", "seat", "text")
    )
    guest: Guest = second.guest  # type: ignore[attr-defined]
    with guest.line(first.table) as back:
        back.arrive()
        assert [line] == back.next("chat")["lines"]
        spectator = Guest(server.port, "Carl")
        with spectator.line(first.table) as third:
            third.arrive()
            assert "not-allowed" == third.reply(third.say("chat", text="boo"))["code"]


def test_pace_is_for_those_at_the_table(two: tuple[Line, Line], server: Server) -> None:
    first, second = two
    assert "ack" == first.reply(first.say("pace", ms=250))["type"]
    assert 250 == second.until(lambda m: m["type"] == "table" and m["pace"] == 250)["pace"]
    with Guest(server.port, "Carl").line(first.table) as third:
        third.arrive()
        assert "not-allowed" == third.reply(third.say("pace", ms=0))["code"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "x",
        "[]",
        "null",
        "{}",
        '{"type": "answer"}',
        '{"type": "dance", "id": "1"}',
        '{"type": "ping", "id": "1", "more": 1}',
        '{"type": "ping", "id": 1}',
        '{"type": "ping", "id": ""}',
        '{"type": "answer", "id": "1", "n": 1, "seat": 0, "question": "LayCard", "option": true}',
        '{"type": "answer", "id": "1", "n": 1, "seat": 0, "question": "LayCard", "option": null}',
        '{"type": "answer", "id": "1", "n": -1, "seat": 0, "question": "LayCard", "option": 1}',
        '{"type": "answer", "id": "1", "n": 1.5, "seat": 0, "question": "LayCard", "option": 1}',
        '{"type": "ping", "id": "' + "x" * 65 + '"}',
        '{"type": "ping", "id": "\\ud800"}',
        "[" * 4000,
        '{"type":' * 400,
        b"\x00\xff",
        b'{"type": "ping", "id": "1"}'[:-1],
    ],
)
def test_what_is_no_message_is_refused_and_the_line_stays_open(
    two: tuple[Line, Line], message: str | bytes
) -> None:
    first, _ = two
    first.socket.send(message)
    refused = first.next("refused")
    assert ("malformed", "refused-malformed") == (refused["code"], refused["text"]["key"])
    assert 1 == first.reply(first.say("ping"))["n"]


def test_a_refusal_names_the_message_if_it_can(two: tuple[Line, Line]) -> None:
    first, _ = two
    first.socket.send(json.dumps({"type": "answer", "id": "mine"}))
    assert "mine" == first.next("refused")["id"]
