"""Many games between bots: who sits where, what is counted, and that it is always the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meadhall.core import Game, Saga
from meadhall.core.outlook import Outlook
from meadhall.lab import sim
from meadhall.lab.play import Endless, play_game
from toy import TOY, find

pytestmark = pytest.mark.usefixtures("toy_game")

PLAN = sim.Plan("toy", ("random", "random"), games=6, seed="test", records=True)


def without_speed(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != "speed"}


def outcome(**changes: Any) -> sim.Outcome:
    one = sim.Outcome(
        bots=["greedy", "random"],
        scores=(30, 10),
        places=(1, 2),
        winners=[0],
        parts={"battles": (20, 10), "quests": (10, 0)},
        decisions=100,
        cpu_seconds=0.5,
    )
    return replace(one, **changes)


# -- seats -----------------------------------------------------------------------


def test_the_line_up_moves_on_by_one_seat_from_game_to_game() -> None:
    plan = replace(PLAN, line_up=("a", "b", "c"))
    assert [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c"]] == [
        plan.seated(number) for number in range(4)
    ]


def test_fixed_seats_stay() -> None:
    plan = replace(PLAN, line_up=("a", "b", "c"), fixed_seats=True)
    assert [["a", "b", "c"]] * 2 == [plan.seated(number) for number in (0, 1)]


# -- always the same ---------------------------------------------------------------


@pytest.mark.usefixtures("toy_in_processes")
def test_two_processes_give_the_same_as_one() -> None:
    one, two = ([*sim.simulate(PLAN, jobs)] for jobs in (1, 2))
    assert [each.record for each in one] == [each.record for each in two]
    first = without_speed(sim.summarise(PLAN, one, 1))
    assert first == without_speed(sim.summarise(PLAN, two, 2))


def test_another_seed_gives_other_games() -> None:
    one, other = ([*sim.simulate(replace(PLAN, seed=seed))] for seed in ("a", "b"))
    assert [each.record for each in one] != [each.record for each in other]


def test_a_run_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = ([*sim.simulate(replace(PLAN, games=games))] for games in (2, 4))
    assert [each.record for each in short] == [each.record for each in long[:2]]


def test_a_record_leads_to_its_result() -> None:
    for each in sim.simulate(replace(PLAN, games=2)):
        saga = Saga.read(each.record, find)
        result = saga.game.result(saga.table)
        assert result is not None
        assert each.scores == result.scores
        assert each.decisions == len(saga.record.answers)


def test_a_game_that_does_not_end_is_an_error() -> None:
    with pytest.raises(Endless, match="not over after 5 decisions"):
        play_game(TOY, ["random", "random"], {}, "a", limit=5)


# -- the summary -----------------------------------------------------------------------


def test_wins_scores_and_places_are_counted_by_seat_and_by_bot() -> None:
    plan = replace(PLAN, line_up=("greedy", "random"), games=2)
    second = outcome(bots=["random", "greedy"], decisions=50)
    told = sim.summarise(plan, [outcome(), second])

    greedy, rand = told["by_bot"]
    assert ("greedy", 2, 1.0, 0.5) == tuple(
        greedy[key] for key in ("bot", "games", "wins", "win_share")
    )
    assert (20.0, 1.5) == (rand["mean_score"], rand["mean_place"])
    assert {"battles": 15.0, "quests": 5.0} == rand["sources"]
    assert (0, 1.0, 30.0) == tuple(
        told["by_seat"][0][key] for key in ("seat", "win_share", "mean_score")
    )
    assert {"min": 50, "mean": 75.0, "max": 100} == told["length"]
    assert 150 == told["decisions"]
    assert (150.0, 2.0) == (
        told["speed"]["decisions_per_cpu_second"],
        told["speed"]["games_per_cpu_second"],
    )


def test_a_shared_win_is_shared_and_a_common_loss_is_nobodys() -> None:
    plan = replace(PLAN, line_up=("greedy", "random"), games=2)
    shared = outcome(places=(1, 1), winners=[0, 1])
    lost = outcome(places=(1, 1), winners=[])
    told = sim.summarise(plan, [shared, lost])
    assert [0.5, 0.5] == [each["wins"] for each in told["by_bot"]]


SCHEMA = {
    "format": int,
    "game": str,
    "rules": str,
    "players": int,
    "options": dict,
    "line_up": list,
    "fixed_seats": bool,
    "seed": str,
    "games": int,
    "common": bool,
    "decisions": int,
    "length": dict,
    "by_seat": list,
    "by_bot": list,
    "sources": dict,
    "studies": list,
    "speed": dict,
}


def test_a_game_that_is_won_in_common_is_a_whole_win_for_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Game, "outlook_of", lambda *_: Outlook([0, 0], [0.5, 0.5], [0, 0], True))
    won = outcome(places=(1, 1), winners=[0, 1])
    lost = outcome(places=(1, 1), winners=[])
    plan = replace(PLAN, line_up=("greedy", "random"), games=2)
    told = sim.summarise(plan, [won, lost])
    assert told["common"]
    assert [0.5, 0.5] == [each["win_share"] for each in told["by_seat"]]


def test_the_summary_has_its_form() -> None:
    told = sim.summarise(PLAN, [*sim.simulate(PLAN)])
    assert SCHEMA == {key: type(value) for key, value in told.items()}
    figures = ["games", "wins", "win_share", "win_share_low", "win_share_high"]
    figures += ["mean_score", "mean_place", "sources"]
    assert [["seat", *figures]] * 2 == [[*each] for each in told["by_seat"]]
    assert [["bot", *figures]] == [[*each] for each in told["by_bot"]]
    shares = [each["win_share"] for each in told["by_seat"]]
    assert 1.0 == round(sum(shares), 6)
    assert 12 == told["by_bot"][0]["games"]
