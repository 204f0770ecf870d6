"""States numbered for each viewer, and sent whole or as deltas."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.toy import TOY
from meadhall import GAMES, game
from meadhall.core import CannotUndo, Dice, Game, Question, Record, key_from
from meadhall.core.patches import changed
from meadhall.server.play import Play, replay
from meadhall.server.queries import Event
from meadhall.server.updates import Updates

ALL: list[Game[Any]] = [TOY, *(game(name) for name in GAMES)]


def new(one: Game[Any], seed: str) -> Play:
    seats = max(one.seats)
    options = one.settle_options({})
    return replay(one, Record(one.id, one.version, seats, key_from(seed), options), [])


def random_event(play: Play, chance: Dice) -> Event:
    """Something that some seat may do now: mostly an answer, now and then an undo."""
    seat = chance.below(play.seats)
    if chance.below(4) == 0 and play.saga.why_not_undo(seat) == "":
        return Event("undo", seat)
    asked = [*play.table.questions(), *play.table.asides(), *play.table.answered()]
    return answer_to(play, chance.pick(asked), chance)


def log_of(play: Play, viewer: int | None, since: int) -> tuple[int, list[Any]]:
    """How many lines a viewer has who knows state ``since``, and the lines after those."""
    start, known, _ = play.log_start(viewer, since)
    return known, play.log_lines(viewer, start)


def answer_to(play: Play, question: Question[Any], chance: Dice) -> Event:
    return Event("answer", question.seat, question.name, chance.pick(play.table.options(question)))


@pytest.mark.parametrize("one", ALL, ids=lambda one: str(one.id))
def test_events_lead_to_the_same_states_numbers_and_log_again(one: Game[Any]) -> None:
    play = new(one, "Uppsala")
    chance = Dice(key_from("Birka"))
    events: list[Event] = []
    while play.table.questions() and len(events) < 120:
        events.append(random_event(play, chance))
        play.apply(events[-1])
    again = replay(one, new(one, "Uppsala").saga.record, events)
    assert one.state_hash(play.table) == one.state_hash(again.table)
    for viewer in (None, *range(play.seats)):
        assert play.n(viewer) == again.n(viewer)
        assert log_of(play, viewer, 0) == log_of(again, viewer, 0)
    assert [play.since(s) for s in range(play.seats)] == [again.since(s) for s in range(play.seats)]
    assert play.saga.text() == again.saga.text()


def test_numbers_never_go_back_and_logs_fold_to_the_whole() -> None:
    play = new(TOY, "Uppsala")
    chance = Dice(key_from("fold"))
    viewers = (None, *range(play.seats))
    known: dict[int | None, list[Any]] = {viewer: log_of(play, viewer, 0)[1] for viewer in viewers}
    seen = {viewer: play.n(viewer) for viewer in viewers}
    while play.table.questions():
        event = random_event(play, chance)
        secret = play.apply(event)
        for viewer in viewers:
            moved = play.n(viewer) - seen[viewer]
            assert moved == (0 if secret and viewer != event.seat else 1)
            start, lines = log_of(play, viewer, seen[viewer])
            known[viewer] = known[viewer][:start] + lines
            seen[viewer] = play.n(viewer)
            assert log_of(play, viewer, 0) == (0, known[viewer])


@pytest.mark.parametrize("one", ALL, ids=lambda one: str(one.id))
def test_states_are_sent_as_what_changed_in_at_most_10_kb(one: Game[Any]) -> None:
    """Folding the changes gives the view, at every step and for every viewer, through undo too."""
    play = new(one, "Uppsala")
    updates, chance = Updates(play), Dice(key_from("changes"))
    viewers = (None, *range(play.seats))
    views = {viewer: msgspec.json.decode(updates.full(viewer, 0))["view"] for viewer in viewers}
    while play.table.questions():
        if chance.below(6) == 0:
            event = random_event(play, chance)
        else:
            event = answer_to(play, chance.pick(play.table.questions()), chance)
        secret = play.apply(event)
        for viewer in viewers:
            if secret and viewer != event.seat:
                continue
            delta = updates.current(viewer).delta
            assert delta is not None
            assert len(delta) <= 10_000
            told = msgspec.json.decode(delta)
            assert told["base"] == told["n"] - 1
            views[viewer] = changed(views[viewer], told["view"])
            assert play.saga.view(viewer) == views[viewer]


def test_a_refused_undo_changes_nothing() -> None:
    play = new(TOY, "Uppsala")
    with pytest.raises(CannotUndo):
        play.undo(0)
    assert (0, 1) == (play.events, play.n(0))


def test_who_is_asked_is_told_what_is_closed_and_why_and_nobody_else() -> None:
    play, chance = new(game("bloodrage"), "Uppsala"), Dice(key_from("closed"))
    updates, told = Updates(play), 0
    for _ in range(400):
        if play.game.result(play.table) is not None:
            break
        expected = {each.seat: each.closed(play.table) for each in play.table.questions()}
        for viewer in (None, *range(play.seats)):
            asked = msgspec.json.decode(updates.full(viewer, 0))["asked"]
            closed = [each for question in asked for each in question.get("closed", [])]
            assert msgspec.to_builtins(expected.get(viewer, [])) == closed
            told += len(closed)
        play.apply(answer_to(play, chance.pick(play.table.questions()), chance))
    assert told
