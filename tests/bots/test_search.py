"""The bots that search: always a move, the same move again, and nothing hidden is used."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from math import inf
from typing import Any

import pytest

import meadhall
from core.toy import TOY
from meadhall.bots import ALL_NAMES, LEVELS, Budget, SearchBot, ThrallBot, bot
from meadhall.bots.estimate import Estimator
from meadhall.bots.search import Search
from meadhall.bots.tree import Arm, Node
from meadhall.core import Game, Option
from tables import dice

TINY = Budget(iterations=12)

FIRST_MOVES = """
import meadhall
from meadhall.bots import Budget, SearchBot
for name in meadhall.GAMES:
    game = meadhall.game(name)
    table, moves = game.new(2, {}, "same"), []
    bots = [SearchBot(f"same {seat}", Budget(iterations=10)) for seat in range(2)]
    for _ in range(6):
        seat = table.questions()[0].seat
        question, option = bots[seat].choose(game, table, seat, game.questions(table, seat))
        table.answer(question, option)
        moves.append(option)
    print(name, moves, game.state_hash(table))
"""


def first_moves(hash_seed: str) -> str:
    """What bots with few simulations play first in all games, in a process of its own."""
    paths = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_MOVES], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.slow
def test_the_same_seed_and_simulations_give_the_same_moves_in_every_process() -> None:
    one = first_moves("1")
    assert len(one.splitlines()) == len(meadhall.GAMES)
    assert one == first_moves("2")


@pytest.mark.slow
@pytest.mark.parametrize("game", meadhall.GAMES)
def test_whole_games_with_few_simulations_end(game: str) -> None:
    found = meadhall.game(game)
    table: Any = found.new(2, {}, "ends")
    seated = [SearchBot(f"ends {seat}", Budget(iterations=1)) for seat in range(2)]
    while asked := table.questions():
        seat = asked[0].seat
        table.answer(*seated[seat].choose(found, table, seat, found.questions(table, seat)))
    assert found.result(table) is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", [level.key for level in LEVELS])
@pytest.mark.parametrize("game", meadhall.GAMES)
def test_every_level_decides_by_what_its_seat_knows_alone(game: str, name: str) -> None:
    """At a table with everything hidden drawn anew a bot makes the same move."""
    found = meadhall.game(game)
    chance, worlds = dice(f"knows {name}"), dice("worlds")
    table: Any = found.new(max(found.seats), {}, f"knows {name}")
    compared = 0
    while table.questions() and compared < 8:
        question = chance.pick(table.questions())
        seat = question.seat
        if chance.below(6) == 0:
            other = found.hidden(table, seat, worlds)
            one, two = (
                bot(name, f"mind {compared}", TINY).choose(
                    found, each, seat, found.questions(each, seat)
                )
                for each in (table, other)
            )
            assert one == two
            compared += 1
        table.answer(question, chance.pick(table.options(question)))
    assert compared == 8


def first_judged(game: Game[Any], budget: Budget, seed: str = "judge") -> list[Any]:
    """What a bot thinks of the first decision of a game."""
    table = game.new(2, {}, seed)
    seat = table.questions()[0].seat
    return SearchBot(seed, budget).judge(game, table, seat, game.questions(table, seat))


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_a_judgement_holds_every_option_the_best_first(game: str) -> None:
    found = meadhall.game(game)
    table: Any = found.new(2, {}, "judge")
    seat = table.questions()[0].seat
    questions = found.questions(table, seat)
    judged = SearchBot("judge", TINY).judge(found, table, seat, questions)
    offered = [(question, option) for question, options in questions for option in options]
    assert sorted(offered, key=str) == sorted(
        [(each.question, each.option) for each in judged], key=str
    )
    assert [each.visits for each in judged] == sorted(
        [each.visits for each in judged], reverse=True
    )
    assert all(0.0 <= each.chance <= 1.0 for each in judged)


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_a_bot_without_time_still_moves(game: str) -> None:
    """The time is over before the first simulation; one is made all the same."""
    judged = first_judged(meadhall.game(game), Budget(milliseconds=0))
    assert judged[0].visits > 0


def test_more_simulations_are_spent_on_the_best_option() -> None:
    judged = first_judged(meadhall.game("bloodrage"), Budget(iterations=120))
    assert judged[0].visits > 3 * judged[-1].visits


@pytest.mark.parametrize(("liking", "first"), [(3.0, "LayCard"), (-3.0, "Aside")])
def test_a_search_bot_does_beside_its_move_what_pays(liking: float, first: str) -> None:
    """It plays a fool at once, or keeps it, by what the fool in hand is worth."""

    def keeping(table: Any, seat: int) -> float:
        return float(table.points[seat]) + liking * ("fool" in table.hands[seat])

    game = replace(TOY, worth=keeping)
    for number in range(3):
        judged = first_judged(game, Budget(iterations=60), f"fool {number}")
        assert judged[0].question.name == first


@pytest.mark.parametrize("short", [3, 7])
def test_a_karl_searches_as_shortly_as_the_game_asks(short: int) -> None:
    game = replace(TOY, short_search=short)
    table = game.new(2, {}, "short")
    karl = bot("karl", "short")
    assert isinstance(karl, SearchBot)
    seat = table.questions()[0].seat
    karl.choose(game, table, seat, game.questions(table, seat))
    assert karl.simulated == short


def test_names_are_unique_and_levels_come_last() -> None:
    assert len({*ALL_NAMES}) == len(ALL_NAMES)
    assert ALL_NAMES[-4:] == ("thrall", "karl", "jarl", "konung")


def test_a_thrall_takes_what_looks_nearly_best_and_not_always_the_best() -> None:
    taken = Counter(
        ThrallBot(f"blur {number}").best([0.0, 6.0, 7.0, 9.5, 10.0]) for number in range(60)
    )
    assert {*taken} == {3, 4}
    assert min(taken.values()) > 5


def test_a_thrall_overlooks_some_of_many_options_and_none_of_a_few() -> None:
    mind = ThrallBot("sees")
    assert mind.seen(["a", "b", "c"]) == ["a", "b", "c"]
    seen = mind.seen([*range(10)])
    assert len(seen) == 5
    assert seen == sorted(seen)


def searched(arms: dict[Option, Arm]) -> str:
    """Which of these options a search goes into next."""
    asked = TOY.new(2, {}, "next").questions()[0]
    moves: list[tuple[Any, Any]] = [(asked, option) for option in arms]
    search = Search(TOY, asked.seat, moves, dice("next"), Node(), 0.0)
    at = search._pick(moves, [{**arms}] * len(moves))
    assert at is not None
    return str(moves[at][1])


def test_curiosity_follows_from_how_far_estimates_of_one_option_lie_apart() -> None:
    """A small lead counts where estimates agree, and says little where they do not."""
    sure = Arm(visits=20, total=20.0, squares=20.1), Arm(visits=5, total=2.5, squares=1.3)
    vague = Arm(visits=20, total=20.0, squares=520.0), Arm(visits=5, total=2.5, squares=80.0)
    assert searched({"ahead": sure[0], "seldom": sure[1]}) == "ahead"
    assert searched({"ahead": vague[0], "seldom": vague[1]}) == "seldom"


def before_an_action() -> Any:
    """A table of Blood Rage at which somebody may invade."""
    table: Any = meadhall.game("bloodrage").new(2, {}, "invade")
    chance = dice("invade")
    while "invade" not in [str(each) for each in table.options(table.questions()[0])]:
        question = table.questions()[0]
        table.answer(question, chance.pick(table.options(question)))
    return table


def test_an_estimate_goes_on_with_the_best_further_choice_of_the_seat_that_moves() -> None:
    """In Blood Rage an invasion is judged by where it is best, not by any province at random."""
    game, table = meadhall.game("bloodrage"), before_an_action()
    question = table.questions()[0]
    seat = question.seat
    estimator = Estimator(game, dice("estimates"), inf)
    found: dict[int, list[float]] = {1: [], 12: []}
    for width, worths in found.items():
        for _ in range(12):
            after = table.clone()
            after.answer(question, "invade")
            worths.append(estimator.settle(after, seat, width).outlook.worths[seat])
    assert min(found[12]) > sum(found[1]) / len(found[1])
    assert max(found[12]) >= max(found[1])


def test_a_table_is_played_on_as_many_moves_as_the_game_asks_for() -> None:
    """Move by move, each to its end; the table that it begins from stays as it is."""
    game = meadhall.game("bloodrage")

    def estimator(foresight: int) -> Estimator:
        return Estimator(replace(game, foresight=foresight), dice("on"), inf)

    before = estimator(0).settle(before_an_action(), 0, 1)
    assert estimator(0).play_on(before) is before
    start = game.state_hash(before.table)

    by_one, seen = estimator(1), [start]
    rest = before
    for moves in range(1, 5):
        rest = by_one.play_on(rest)
        assert game.at_rest(rest.table)
        assert rest.outlook == game.outlook_of(rest.table)
        seen.append(game.state_hash(rest.table))
        assert game.state_hash(estimator(moves).play_on(before).table) == seen[-1]
    assert len({*seen}) == 5
    assert game.state_hash(before.table) == start


def test_of_the_moves_tried_the_best_for_its_seat_is_played() -> None:
    game, table = meadhall.game("bloodrage"), before_an_action()
    question = table.questions()[0]
    seat = question.seat

    def worth(*options: Option) -> float:
        """By dice of its own, so that the same answers lead to the same."""
        best = Estimator(game, dice("best"), inf).best(table, question, [*options], 1)
        return float(best.outlook.worths[seat])

    first, *others = [each for each in table.options(question) if each != "invade"]
    for other in others:
        assert worth(first, other) >= worth(first)
    assert worth(first, *others, "invade") > worth(first)


def test_without_time_a_table_is_judged_as_it_stands() -> None:
    estimator = Estimator(meadhall.game("bloodrage"), dice("late"), 0.0)
    rest = estimator.settle(before_an_action(), 0, 1)
    assert estimator.play_on(rest) is rest


def test_a_search_plays_on_before_it_judges() -> None:
    game, table = meadhall.game("bloodrage"), before_an_action()
    seat = table.questions()[0].seat
    worths = []
    for foresight in (0, 3):
        mind = SearchBot("on", TINY)
        found = replace(game, foresight=foresight)
        judged = mind.judge(found, table, seat, found.questions(table, seat))
        worths.append(sorted(each.worth for each in judged))
    assert worths[0] != worths[1]


@pytest.mark.parametrize(("level", "first"), [("karl", 1), ("jarl", 2), ("konung", 3)])
def test_a_level_judges_by_what_it_knows(level: str, first: int) -> None:
    asked = []

    def outlook(number: int) -> Any:
        def judged(table: Any) -> Any:
            asked.append(number)
            return TOY.outlook_of(table)

        return judged

    rough = {"karl": outlook(1), "jarl": outlook(2)}
    game = replace(TOY, rough_outlooks=rough, outlook=outlook(3))
    table = game.new(2, {}, "rough")
    seat = table.questions()[0].seat
    bot(level, "rough", TINY).choose(game, table, seat, game.questions(table, seat))
    assert {*asked} == {first}


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_only_weaker_levels_than_the_best_judge_roughly(game: str) -> None:
    searching = [level.key for level in LEVELS if level.searches]
    assert {*meadhall.game(game).rough_outlooks} <= {*searching[:-1]}
