"""The ladder: ratings follow from matches, intervals from the number of games."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from meadhall.bots import Budget
from meadhall.cli import main
from meadhall.lab import ladder
from meadhall.lab.ladder import Outcome, Plan, intervals, ratings, tally_of

PLAN = Plan("toy", 2, ("a", "b", "c"), 40, "1")


def outcomes(*won: int) -> list[Outcome]:
    """Forty games a match, of which the stronger one wins so many."""
    return [
        Outcome(match, float(at < count), (float(at < count),), 0.0, 0.0, {})
        for match, count in enumerate(won)
        for at in range(40)
    ]


def test_equals_have_equal_ratings() -> None:
    assert ratings(("a", "b"), {("b", "a"): (20.0, 40.0)}) == pytest.approx([1000.0, 1000.0])


def test_three_of_four_is_about_190_points() -> None:
    low, high = ratings(("a", "b"), {("b", "a"): (300.0, 400.0)})
    assert low == 1000.0
    assert high - low == pytest.approx(190.8, abs=2.0)


def test_ratings_add_up_along_the_ladder() -> None:
    found = ratings(PLAN.rungs, tally_of(PLAN, outcomes(30, 30)))
    assert found[2] - found[1] == pytest.approx(found[1] - found[0], abs=0.5)


def test_a_match_without_a_loss_still_has_a_rating() -> None:
    found = ratings(PLAN.rungs, tally_of(PLAN, outcomes(40, 20)))
    assert 1500.0 < found[1] < 2000.0


def test_the_interval_holds_the_rating_and_is_as_wide_as_chance_makes_it() -> None:
    played = outcomes(30, 20)
    found = ratings(PLAN.rungs, tally_of(PLAN, played))
    between = intervals(PLAN, played)
    assert between[0] == (1000.0, 1000.0)
    for value, (low, high) in zip(found[1:], between[1:], strict=True):
        assert low < value < high
        assert 100.0 < high - low < 500.0


@pytest.mark.usefixtures("toy_game")
def test_a_ladder_with_simulations_is_the_same_again() -> None:
    budgets = {"jarl": Budget(iterations=5)}
    plan = Plan("toy", 3, ("random", "karl", "jarl"), 3, "again", budgets)
    one, two = (
        [(each.match, each.won, each.beaten, each.score) for each in ladder.run(plan, 1)]
        for _ in range(2)
    )
    assert one == two
    assert [each[0] for each in one] == [0, 1] * 3
    assert all(len(each[2]) == 2 for each in one)


@pytest.mark.usefixtures("toy_game")
def test_the_command_prints_ratings_matches_and_thinking_times() -> None:
    words = ["lab", "ladder", "toy", "--games", "2", "--rungs", "random,jarl", "--budget", "jarl=4"]
    done = CliRunner().invoke(main, [*words, "--json"], env={"LC_ALL": "C"})
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [each["bot"] for each in told["rungs"]] == ["random", "jarl"]
    assert told["matches"][0]["games"] == 2
    assert told["rungs"][1]["most_ms"] >= told["rungs"][1]["p50_ms"] > 0.0
    shown = CliRunner().invoke(main, [*words, "--lang", "ru"], env={"LC_ALL": "C"})
    assert "Эло" in shown.stdout


@pytest.mark.usefixtures("toy_game")
def test_a_budget_that_cannot_be_read_is_refused() -> None:
    words = ["lab", "ladder", "toy", "--budget", "jarl=soon"]
    done = CliRunner().invoke(main, words, env={"LC_ALL": "C"})
    assert done.exit_code == 2
    assert "BOT=NUMBER" in done.output
