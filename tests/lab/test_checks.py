"""The checks find what is planted, and nothing where nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from faults import FAULTS, fool_rolls
from meadhall import game
from meadhall.core import Answer, Game, Saga, Table
from meadhall.lab import fuzz, trial
from meadhall.lab.checks import (
    KINDS,
    Variety,
    Violation,
    check_clone,
    check_every_option,
    check_hidden,
    check_looking,
    check_offers,
    check_position,
    check_record,
    check_refusals,
    check_secrets,
    check_snapshot,
    check_undo,
    crash,
    difference,
    guarded,
    not_plain,
    secrets,
    shared_part,
    viewers,
)
from meadhall.lab.trial import Rates, Trial
from tables import dice, random_step
from toy import TOY

Planted = Callable[[str], Game[Any]]
"""Plants a fault in the toy: the fixture of conftest.py."""

CLOSE = Rates(secrets=2, undo=3, copies=2, imagined=8, records=5)
IMAGINING = Rates(secrets=2, undo=3, copies=2, imagined=1, records=5)

OUTSIDE = ("options shift about", "options vanish", "counts from outside", "takes any answer")
"""Faults that depend on more than the table, so that a record cannot bring them back for sure."""


@pytest.fixture(autouse=True)
def _short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "CPU_LIMIT", 0.2)
    monkeypatch.setattr(secrets, "MAX_DECISIONS", 300)


def search(
    game: Game[Any], games: int, rates: Rates = CLOSE, until: str | None = None
) -> fuzz.Report:
    """Some games; none after the first in which something of this kind is wrong."""
    plan = fuzz.Plan("toy", games, "planted", rates=rates, limit=100)
    report = fuzz.Report()
    for number in range(games):
        report.add(fuzz.run_trial(game, plan, number))
        if until in {kind for kind, _ in report.issues}:
            break
    report.finish(None)
    return report


# -- planted faults ------------------------------------------------------------


IN_THIS_PROCESS = [fault for fault in FAULTS if fault != "options by hash order"]


@pytest.mark.parametrize("fault", IN_THIS_PROCESS)
def test_a_planted_fault_is_found_and_its_record_shows_it_again(
    fault: str, planted: Planted
) -> None:
    game = planted(fault)
    rates = IMAGINING if FAULTS[fault] == "hidden" else CLOSE
    games = 1 if fault == "steps without end" else 30
    report = search(game, games, rates, until=FAULTS[fault])

    found = [each for each in report.issues.values() if each.violation.kind == FAULTS[fault]]
    assert found, [each.violation for each in report.issues.values()]
    if fault not in OUTSIDE:
        again = fuzz.recheck(game, found[0].text(), limit=100, find=None).violations
        place = (found[0].violation.kind, found[0].violation.where)
        assert place in [(each.kind, each.where) for each in again]


def test_every_kind_of_finding_but_undo_is_planted(planted: Planted) -> None:
    """Undo is the saga's, not the game's: see below."""
    assert {*KINDS} - {"undo"} == {*FAULTS.values()}


def test_nothing_is_found_in_a_sound_game() -> None:
    assert {} == search(TOY, 40).issues


def test_a_sound_position_passes_every_check() -> None:
    chance = dice("position")
    table: Table = TOY.new(3, {}, "position")
    while table.questions():
        assert [] == check_position(TOY, table, chance)
        random_step(table, chance)
    assert [] == check_position(TOY, table, chance)


def test_a_roll_made_beside_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    saga = Saga.begin(fool_rolls(monkeypatch), 2, {}, "beside")
    first = saga.table.options(saga.table.questions()[1])[0]
    saga.answer_by_name(Answer(1, "LayCard", first))
    assert [] == check_undo(saga, Answer(0, "Aside", "fool"), dice("beside"))


def test_what_was_done_beside_does_not_spoil_the_undo_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saga = Saga.begin(fool_rolls(monkeypatch), 2, {}, "beside")
    first = saga.table.options(saga.table.questions()[0])[0]
    saga.answer_by_name(Answer(0, "LayCard", first))
    assert [] == check_undo(saga, Answer(0, "Aside", "fool"), dice("beside"))


def test_a_changed_answer_keeps_what_was_done_beside() -> None:
    saga = Saga.begin(TOY, 2, {}, "beside")
    first, other = saga.table.options(saga.table.questions()[0])[:2]
    for answer in (Answer(0, "LayCard", first), Answer(0, "Aside", "fool")):
        saga.answer_by_name(answer)
    saga.answer_by_name(Answer(0, "LayCard", other))
    assert [] == check_record(saga)


# -- single checks on single positions -------------------------------------------


def test_a_leak_names_the_place_in_the_view(planted: Planted) -> None:
    game = planted("view shows a hand")
    table = game.new(2, {}, "a")
    found = [one for n in range(9) for one in check_secrets(game, table, 0, dice(str(n)))]
    assert ("leak", "view.next") in [(each.kind, each.where) for each in found]


def test_a_spectator_is_a_viewer_too(planted: Planted) -> None:
    table = TOY.new(3, {}, "a")
    assert [0, 1, 2, None] == viewers(table)
    game = planted("view shows a hand")
    found = [one for n in range(9) for one in check_secrets(game, table, None, dice(str(n)))]
    assert any("a spectator" in each.detail for each in found)


def test_a_game_that_is_over_without_a_result_is_a_dead_end(planted: Planted) -> None:
    game = planted("no result")
    table = game.new(2, {}, "a")
    table.agenda.clear()
    table.do()
    expected = [Violation("dead-end", "nobody is asked and there is no result")]
    assert expected == check_offers(game, table)


def test_each_option_is_tried(planted: Planted) -> None:
    game = planted("crashes")
    chance = dice("each")
    tables = [game.new(2, {}, str(seed)) for seed in range(20)]
    for table in tables:
        random_step(table, chance)  # one of the two has laid: the next answer is the last
    crashed = [bool(check_every_option(game, table, chance)) for table in tables]
    offered = ["card_3" in table.options(table.questions()[0]) for table in tables]
    laid = ["card_3" in str(table.agenda[-1]) for table in tables]
    assert [one or other for one, other in zip(offered, laid, strict=True)] == crashed
    assert True in crashed


def test_looking_names_what_changes_the_table(planted: Planted) -> None:
    game = planted("view changes the table")
    found = check_looking(game, game.new(2, {}, "a"))
    assert ("impure", "view") == (found[0].kind, found[0].where)


def test_an_illegal_answer_that_is_taken_is_found(planted: Planted) -> None:
    game = planted("takes any answer")
    found = check_refusals(game, game.new(2, {}, "a"))
    assert [Violation("refusal", "LayCard", "'no-such-option' was taken")] == found


def test_an_imagined_table_must_be_sound(planted: Planted) -> None:
    game = planted("imagines a card twice")
    found = check_hidden(game, game.new(2, {}, "a"), 0, dice("a"))
    assert ["audit of an imagined table"] == [each.where for each in found]


def test_a_shared_list_is_found_without_playing_on(planted: Planted) -> None:
    game = planted("copies share a hand")
    found = check_clone(game, game.new(2, {}, "a"), dice("a"), steps=0)
    assert [Violation("clone", "not independent", "shares table.hands[0]")] == found


def test_a_stored_state_must_come_back(planted: Planted) -> None:
    game = planted("stored states gain a card")
    found = check_snapshot(game, game.new(2, {}, "a"), dice("a"))
    assert [Violation("snapshot", "does not come back the same")] == found


# -- undo -----------------------------------------------------------------------


def undo_violations(game: Game[Any] = TOY, games: int = 8) -> set[str]:
    """The places of all undo violations in some games, looked at after each answer."""
    found: set[str] = set()
    for number in range(games):
        saga = Saga.begin(game, 2 + number % 2, {}, f"undo {number}")
        chance = dice(f"undo {number}")
        while saga.table.questions():
            question = chance.pick([*saga.table.questions(), *saga.table.asides()])
            option = chance.pick(saga.table.options(question))
            answer = Answer(question.seat, question.name, option)
            violations = check_undo(saga, answer, chance)
            found |= {each.where for each in violations if each.kind == "undo"}
            if violations:
                break
    return found


def test_undo_of_a_sound_saga_passes() -> None:
    assert set() == undo_violations()


def test_undo_after_a_roll_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Saga, "why_not_undo", lambda saga, seat: "" if saga._undo else "nothing")
    assert "open though the dice have moved" in undo_violations()


def test_undo_after_a_reveal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Saga, "_shown", lambda saga, before: False)
    assert "open though DrawCard has shown something" in undo_violations()


def test_an_incomplete_undo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Saga.undo

    def forgetful(saga: Saga[Any], seat: int) -> None:
        answers = saga.record.answers[:]
        undo(saga, seat)
        saga.record.answers[:] = answers

    monkeypatch.setattr(Saga, "undo", forgetful)
    assert "of LayCard is not complete" in undo_violations()


def test_a_refused_undo_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Saga.undo

    def careless(saga: Saga[Any], seat: int) -> None:
        saga.lines.append(saga.lines[0] if saga.lines else (0, None))  # type: ignore[arg-type]
        undo(saga, seat)

    monkeypatch.setattr(Saga, "undo", careless)
    assert "a refused undo changes something" in undo_violations()


def test_a_refused_undo_that_goes_through_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Saga, "undo", lambda saga, seat: None)
    assert "goes through where it is not open" in undo_violations()


def test_a_part_taken_back_must_leave_the_seat_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Saga.undo

    def lazy(saga: Saga[Any], seat: int) -> None:
        if saga.why_not_undo(seat) or saga._undo[-1].seat == seat:
            undo(saga, seat)

    monkeypatch.setattr(Saga, "undo", lazy)
    assert "of a part given together leaves the seat unasked" in undo_violations()


# -- the tools --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ({"a": [1, 2]}, {"a": [1, 2]}, None),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, ("a[].b", "2 and 3")),
        ({"a": 1}, {"b": 1}, ("", "{'a': 1} and {'b': 1}")),
        ([1], [1, 2], ("", "[1] and [1, 2]")),
        ({"a": None}, {"a": 0}, ("a", "None and 0")),
    ],
)
def test_a_difference_is_named_by_its_place(one: Any, other: Any, expected: Any) -> None:
    assert expected == difference(one, other)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({"a": [1, "b", None, True]}, None),
        ({"a": (1,)}, "view.a is a tuple"),
        ({"a": [{"b": 1.5}]}, "view.a[0].b is a float"),
        ({1: 2}, "view has keys that are not words"),
    ],
)
def test_plain_data_is_numbers_words_lists_and_dicts(value: Any, expected: str | None) -> None:
    assert expected == not_plain(value)


def test_copies_of_a_table_share_nothing_that_can_change() -> None:
    table = TOY.new(2, {}, "a")
    copy = table.clone()
    assert None is shared_part(table, copy)
    copy.laid = table.laid
    assert "table.laid" == shared_part(table, copy)


def test_a_crash_is_named_by_the_place_outside_the_lab(planted: Planted) -> None:
    game = planted("set-up crashes")
    with pytest.raises(LookupError) as caught:
        game.new(2, {}, "a")
    found = crash(caught.value, "set-up")
    assert found.where.startswith("LookupError at faults:")
    assert "no table (during set-up)" == found.detail


def test_a_guarded_check_reports_what_is_thrown_at_it() -> None:
    def check_nothing() -> list[Violation]:
        raise ValueError("two\nlines")

    (found,) = guarded(check_nothing)()
    assert "crash" == found.kind
    assert found.reason.endswith("two lines (during check_nothing)")


def test_variety_counts_private_cards_only() -> None:
    variety = Variety()
    table = TOY.new(2, {}, "a")
    for number in range(20):
        variety.note(TOY, table, 0, dice(str(number)))
    assert {"hand[]": 20} == variety.seen
    assert 10 < variety.changed["hand[]"] <= 20
    assert [] == variety.violations(enough=20)
    variety.add(Variety({"quests[]": 20}))
    assert ["quests[] of others is never drawn anew"] == [
        each.where for each in variety.violations(enough=20)
    ]


def test_cards_that_lie_open_are_no_secret_of_the_one_who_has_them() -> None:
    """In solo the Valhalla lies face up (VA-017): others see it beside the monster."""
    valhalla = game("valhalla")
    variety = Variety()
    table = valhalla.new(1, {}, "open")
    table.players[0].valhalla = table.deck[-3:]
    del table.deck[-3:]
    variety.note(valhalla, table, None, dice("open"))
    assert "mine.valhalla[]" not in variety.seen
    assert "mine.offered[]" in variety.seen


def test_a_trial_is_the_same_every_time() -> None:
    plan = fuzz.Plan("toy", 2, "same", rates=CLOSE)
    one, other = (fuzz.run_trial(TOY, plan, 0) for _ in range(2))
    assert one == other
    assert isinstance(one, Trial)
    assert one.record != fuzz.run_trial(TOY, plan, 20).record
