"""Runs of many trials, and faults planted in Blood Rage."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.core import BadSetup, Dice, Game, Option, Saga, View, key_from
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.cards import NAMES
from meadhall.games.bloodrage.draft import DiscardPacks, DraftCard
from meadhall.games.bloodrage.table import Table
from meadhall.games.bloodrage.view import look
from meadhall.lab import fuzz
from meadhall.lab.checks import Violation
from meadhall.lab.trial import OutOfTime, Rates, Trial, draw_options, time_limit
from toy import TOY

Planted = Callable[[str], Game[Any]]
"""Plants a fault in the toy: the fixture of conftest.py."""

CLOSE = Rates(secrets=2, undo=4, copies=8, imagined=32, records=50)
Shared = pytest.MonkeyPatch


def search(
    game: Game[Any], games: int = 4, rates: Rates = CLOSE, limit: int = 1000
) -> list[tuple[str, str]]:
    """The kinds and places of what is found in some games."""
    plan = fuzz.Plan(game.id, games, "planted", rates=rates, limit=limit)
    trials = [fuzz.run_trial(game, plan, number) for number in range(games)]
    return [(each.kind, each.where) for one in trials for each in one.violations]


def kinds(found: list[tuple[str, str]]) -> set[str]:
    return {kind for kind, _ in found}


# -- Blood Rage ------------------------------------------------------------------


def next_hand(table: Table, seat: int | None) -> list[int]:
    return table.players[((seat or 0) + 1) % table.seats].hand


def test_blood_rage_is_clean() -> None:
    assert [] == search(GAME, 3)


def test_a_view_that_shows_a_hand_card_is_found() -> None:
    def leaky(table: Table, seat: int | None) -> View:
        hand = next_hand(table, seat)
        return {**look(table, seat), "glimpse": NAMES[hand[0]] if hand else None}

    assert ("leak", "view.glimpse") in search(replace(GAME, look=leaky))


def test_options_that_depend_on_an_opponents_hand_are_found(monkeypatch: Shared) -> None:
    options = TakeAction.options

    def leaky(question: TakeAction, table: Table) -> list[Option]:
        offered = options(question, table)
        return offered[::-1] if sum(next_hand(table, question.seat)) % 2 else offered

    monkeypatch.setattr(TakeAction, "options", leaky)
    assert ("leak", "questions[].options[]") in search(GAME)


def test_a_log_line_that_names_a_hidden_card_is_found(monkeypatch: Shared) -> None:
    answer = DraftCard.answer

    def leaky(question: DraftCard, table: Table, option: Option) -> None:
        answer(question, table, option)
        table.say("you-keep", card=option)

    monkeypatch.setattr(DraftCard, "answer", leaky)
    assert ("leak", "log after DraftCard") in search(GAME, 12, replace(CLOSE, secrets=1), limit=25)


def test_a_lost_card_is_found(monkeypatch: Shared) -> None:
    def careless(step: DiscardPacks, table: Table) -> None:
        for player in table.players:
            player.left += player.pack[1:]
            player.pack = []

    monkeypatch.setattr(DiscardPacks, "run", careless)
    assert "audit" in kinds(search(GAME, 2, Rates(*[10**6] * 5)))


def test_an_unstable_order_is_found(monkeypatch: Shared) -> None:
    options, count = DraftCard.options, itertools.count()

    def shifting(question: DraftCard, table: Table) -> list[Option]:
        offered = options(question, table)
        return offered if next(count) % 2 else offered[::-1]

    monkeypatch.setattr(DraftCard, "options", shifting)
    found = search(GAME, 6, Rates(10**6, 10**6, 1, 10**6, 10**6), limit=10)
    assert ("options", "DraftCard is not in fixed order") in found


def test_a_dead_end_is_found(monkeypatch: Shared) -> None:
    options = TakeAction.options

    def stuck(question: TakeAction, table: Table) -> list[Option]:
        offered = options(question, table)
        return [] if table.age == 2 else offered

    monkeypatch.setattr(TakeAction, "options", stuck)
    monkeypatch.setattr(TakeAction, "run", lambda question, table: table.agenda.clear())
    found = search(replace(GAME, judge=lambda table: None if table.age == 2 else GAME.judge(table)))
    assert ("dead-end", "nobody is asked and there is no result") in found


def test_undo_after_a_card_was_shown_is_found(monkeypatch: Shared) -> None:
    monkeypatch.setattr(Saga, "_shown", lambda saga, before: False)
    assert "undo" in kinds(search(GAME, 4, replace(CLOSE, undo=1)))


# -- set-ups ---------------------------------------------------------------------


def test_players_and_options_vary() -> None:
    plan = fuzz.Plan("bloodrage", 12, "vary", rates=Rates(*[10**6] * 5), limit=1)
    trials = [fuzz.run_trial(GAME, plan, number) for number in range(12)]
    assert [2, 3, 4] * 4 == [trial.seats for trial in trials]
    records = [trial.record for trial in trials]
    for line in ("option cards 99", "option cards 102", "option first_game yes"):
        assert any(line in record for record in records)


def test_a_fixed_option_stays() -> None:
    for number in range(20):
        drawn = draw_options(GAME, 2, {"cards": "99"}, Dice(key_from(str(number))))
        assert "99" == drawn["cards"]
        GAME.new(2, drawn, "it can be set up")


def test_options_that_never_go_together_fall_back_to_the_defaults() -> None:
    def picky(seats: int, options: Any, dice: Dice) -> Any:
        raise BadSetup("no")

    game = replace(TOY, set_up=picky)
    assert {"double": False, "length": "short"} == draw_options(game, 2, {}, Dice(key_from("a")))


# -- whole runs --------------------------------------------------------------------


def test_two_processes_find_the_same_as_one() -> None:
    plan = fuzz.Plan("bloodrage", 4, "jobs", limit=30, players=(2,))
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
    saga = meadhall.begin("bloodrage", 2, "sound")
    for _ in range(8):
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[0])
    assert [] == fuzz.recheck(GAME, saga.text()).violations


def test_a_game_in_hash_order_is_found_by_another_process(planted: Planted) -> None:
    """Python gives every process an order of its own, so one record in many will differ."""
    plan = fuzz.Plan("toy", 20 * fuzz.TRACED_EVERY, "hash", rates=Rates(*[10**6] * 5))
    report = fuzz.Report()
    for number in range(0, plan.games, fuzz.TRACED_EVERY):
        report.add(fuzz.run_trial(planted("options by hash order"), plan, number))
    report.finish("faults:find_by_hash")
    assert [fuzz.HASH_ORDER] == [issue.violation for issue in report.issues.values()]
    record = next(iter(report.issues.values())).text()
    again = fuzz.recheck(planted("options by hash order"), record, find="faults:find_by_hash")
    assert [fuzz.HASH_ORDER] == again.violations


def test_a_sound_game_is_the_same_in_another_process() -> None:
    plan = fuzz.Plan("toy", 60, "hash", rates=Rates(*[10**6] * 5))
    report = fuzz.Report()
    for number in range(0, plan.games, fuzz.TRACED_EVERY):
        report.add(fuzz.run_trial(TOY, plan, number))
    report.finish("toy:find")
    assert 3 == len(report.traced)
    assert {} == report.issues


# -- steps without end ---------------------------------------------------------------


def spin() -> None:
    while True:
        pass


def test_processor_time_is_limited() -> None:
    with pytest.raises(OutOfTime), time_limit(0.05):
        spin()


def test_no_check_may_swallow_the_limit() -> None:
    assert not issubclass(OutOfTime, Exception)


def test_a_set_up_without_end_is_endless(monkeypatch: Shared, planted: Planted) -> None:
    monkeypatch.setattr("meadhall.lab.trial.CPU_LIMIT", 0.05)
    trial = fuzz.run_trial(planted("steps without end"), fuzz.Plan("toy", 1, "a"), 0)
    assert [Violation("endless", "at set-up")] == trial.violations
