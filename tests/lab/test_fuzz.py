"""Runs of many trials: the places of planted faults, set-ups, records, several processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from meadhall.core import BadSetup, Dice, Game, Saga, View, key_from
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.cards import NAMES
from meadhall.games.bloodrage.table import Table
from meadhall.games.bloodrage.view import look
from meadhall.lab import fuzz
from meadhall.lab.checks import Violation
from meadhall.lab.trial import Rates, Trial, draw_options
from toy import TOY

Planted = Callable[[str], Game[Any]]
"""Plants a fault in the toy: the fixture of conftest.py."""

CLOSE = Rates(secrets=2, undo=4, copies=8, imagined=32, records=50)
CHEAP = Rates(*[10**6] * 5)
"""Only what is checked at every position."""

Shared = pytest.MonkeyPatch


def search(game: Game[Any], games: int = 12, rates: Rates = CLOSE) -> set[tuple[str, str]]:
    """The kinds and places of what is found in some games."""
    plan = fuzz.Plan(game.id, games, "planted", rates=rates, limit=1000)
    trials = [fuzz.run_trial(game, plan, number) for number in range(games)]
    return {(each.kind, each.where) for one in trials for each in one.violations}


# -- faults and their places -----------------------------------------------------


@pytest.mark.parametrize(
    ("fault", "kind", "place"),
    [
        ("view shows a hand", "leak", "view.next"),
        ("options by an opponent's hand", "leak", "questions[].options"),
        ("hint names a hidden card", "leak", "questions[].hints[]"),
        ("log names a hidden card", "leak", "log after LayCard"),
        ("loses a card", "audit", "after LayCard"),
        ("options shift about", "options", "LayCard is not in fixed order"),
        ("no result", "dead-end", "nobody is asked and there is no result"),
    ],
)
def test_a_fault_is_named_by_its_place(planted: Planted, fault: str, kind: str, place: str) -> None:
    assert (kind, place) in search(planted(fault))


def test_a_lost_card_is_found_without_further_checks(planted: Planted) -> None:
    assert "audit" in {kind for kind, _ in search(planted("loses a card"), rates=CHEAP)}


def test_undo_after_a_card_was_shown_is_found(monkeypatch: Shared) -> None:
    monkeypatch.setattr(Saga, "_shown", lambda saga, before: False)
    assert ("undo", "open though DrawCard has shown something") in search(
        TOY, rates=replace(CLOSE, undo=1)
    )


# -- a real game -----------------------------------------------------------------


@pytest.mark.slow
def test_blood_rage_is_clean() -> None:
    assert set() == search(GAME, 3)


def test_a_view_of_blood_rage_that_shows_a_hand_card_is_found() -> None:
    def leaky(table: Table, seat: int | None) -> View:
        hand = table.players[((seat or 0) + 1) % table.seats].hand
        return {**look(table, seat), "glimpse": NAMES[hand[0]] if hand else None}

    assert ("leak", "view.glimpse") in search(replace(GAME, look=leaky), 4)


# -- set-ups ---------------------------------------------------------------------


def test_players_and_options_vary() -> None:
    plan = fuzz.Plan("toy", 12, "vary", rates=CHEAP, limit=1)
    trials = [fuzz.run_trial(TOY, plan, number) for number in range(12)]
    assert [2, 3, 4] * 4 == [trial.seats for trial in trials]
    records = [trial.record for trial in trials]
    for line in ("double no", "double yes", "length short", "length 3"):
        assert any(f"option {line}" in record for record in records)


def test_a_fixed_option_stays() -> None:
    for number in range(20):
        drawn = draw_options(TOY, 4, {"length": 3}, Dice(key_from(str(number))))
        assert 3 == drawn["length"]
        TOY.new(4, drawn, "it can be set up")


def test_options_that_never_go_together_fall_back_to_the_defaults() -> None:
    def picky(seats: int, options: Any, dice: Dice) -> Any:
        raise BadSetup("no")

    game = replace(TOY, set_up=picky)
    assert {"double": False, "length": "short"} == draw_options(game, 2, {}, Dice(key_from("a")))


# -- whole runs --------------------------------------------------------------------


@pytest.mark.usefixtures("toy_in_processes")
def test_two_processes_find_the_same_as_one() -> None:
    plan = fuzz.Plan("toy", 4, "jobs", limit=3, players=(2,))
    one, two = [*fuzz.fuzz(plan, 1)], [*fuzz.fuzz(plan, 2)]
    assert one == two
    assert ["endless"] * 4 == [trial.violations[0].kind for trial in one]


def test_faults_of_one_place_are_one_and_the_shortest_record_shows_it() -> None:
    report = fuzz.Report()
    for number, length in enumerate((9, 4, 6)):
        trial = Trial(
            number, 2, length, [Violation("leak", "view.x", f"{length}")] * 2, f"r{length}"
        )
        report.add(trial)
    (issue,) = report.issues.values()
    assert (3, 1, "r4", "4") == (issue.count, issue.trial, issue.record, issue.violation.detail)
    assert 19 == report.decisions


def test_a_saved_record_says_what_is_wrong_and_can_be_read(planted: Planted) -> None:
    plan = fuzz.Plan("toy", 1, "saved")
    report = fuzz.Report()
    report.add(fuzz.run_trial(planted("offers two words"), plan, 0))
    (issue,) = report.issues.values()
    lines = issue.text().splitlines()
    assert ["saga 1", "# options: LayCard: 'two words' is not one word"] == lines[:2]
    again = fuzz.recheck(planted("offers two words"), issue.text(), find=None)
    assert issue.violation in again.violations


def test_a_record_of_a_sound_game_shows_nothing() -> None:
    saga = Saga.begin(TOY, 2, {}, "sound")
    for _ in range(4):
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[0])
    assert [] == fuzz.recheck(TOY, saga.text(), find="toy:find").violations


def test_a_game_in_hash_order_is_found_by_another_process(planted: Planted) -> None:
    """Python gives every process an order of its own, so one record in many will differ."""
    plan = fuzz.Plan("toy", 20 * fuzz.TRACED_EVERY, "hash", rates=CHEAP)
    report = fuzz.Report()
    for number in range(0, plan.games, fuzz.TRACED_EVERY):
        report.add(fuzz.run_trial(planted("options by hash order"), plan, number))
    report.finish("faults:find_by_hash")
    assert [fuzz.HASH_ORDER] == [issue.violation for issue in report.issues.values()]
    record = next(iter(report.issues.values())).text()
    again = fuzz.recheck(planted("options by hash order"), record, find="faults:find_by_hash")
    assert [fuzz.HASH_ORDER] == again.violations


def test_a_sound_game_is_the_same_in_another_process() -> None:
    plan = fuzz.Plan("toy", 60, "hash", rates=CHEAP)
    report = fuzz.Report()
    for number in range(0, plan.games, fuzz.TRACED_EVERY):
        report.add(fuzz.run_trial(TOY, plan, number))
    report.finish("toy:find")
    assert 3 == len(report.traced)
    assert {} == report.issues


# -- steps without end ---------------------------------------------------------------


def test_a_set_up_without_end_is_endless(monkeypatch: Shared, planted: Planted) -> None:
    monkeypatch.setattr("meadhall.lab.trial.CPU_LIMIT", 0.05)
    trial = fuzz.run_trial(planted("steps without end"), fuzz.Plan("toy", 1, "a"), 0)
    assert [Violation("endless", "at set-up")] == trial.violations
