"""Bots decide legally, by what their seat knows, and the greedy one is worth its name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import meadhall
from core.toy import TOY
from meadhall.bots import NAMES, GreedyBot, bot
from meadhall.core import Game, Table
from meadhall.games.bloodrage.cards import NAMES as CARD_NAMES
from tables import dice

BLOOD_RAGE = meadhall.game("bloodrage")


def play(game: Game[Any], names: list[str], seed: str) -> Table:
    """A whole game between bots."""
    table: Table = game.new(len(names), {}, seed)
    seated = [bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while table.questions():
        seat = table.questions()[0].seat
        question, option = seated[seat].choose(game, table, seat, game.questions(table, seat))
        table.answer(question, option)
    return table


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(KeyError):
        bot("clever", "seed")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", meadhall.GAMES)
def test_bots_play_to_the_end_and_the_same_game_again(game: str, name: str) -> None:
    found = meadhall.game(game)
    names = [name] * found.seats[0]
    one, other = play(found, names, "again"), play(found, names, "again")
    assert found.result(one) is not None
    assert found.state_hash(one) == found.state_hash(other)


@pytest.mark.slow
def test_greedy_wins_at_least_43_of_50_two_player_games_against_random() -> None:
    won = 0
    for number in range(50):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        result = BLOOD_RAGE.result(play(BLOOD_RAGE, names, f"match {number}"))
        assert result is not None
        won += result.winners == [names.index("greedy")]
    assert won >= 43


@pytest.mark.slow
@pytest.mark.parametrize("game", meadhall.GAMES)
def test_a_greedy_bot_decides_by_what_its_seat_knows_alone(game: str) -> None:
    """At a table that looks the same to its seat a bot decides the same."""
    found = meadhall.game(game)
    chance, worlds = dice("knows"), dice("worlds")
    table: Any = found.new(found.seats[-1], {}, "knows")
    compared = 0
    while table.questions() and compared < 60:
        question = chance.pick(table.questions())
        seat = question.seat
        if chance.below(3) == 0:
            other = found.hidden(table, seat, worlds)
            seed = f"mind {compared}"
            minds = GreedyBot(seed, budget=24, worlds=2), GreedyBot(seed, budget=24, worlds=2)
            one = minds[0].choose(found, table, seat, found.questions(table, seat))
            two = minds[1].choose(found, other, seat, found.questions(other, seat))
            assert one == two
            compared += 1
        table.answer(question, chance.pick(table.options(question)))
    assert compared >= 20


# -- questions asked together ----------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_bot_sees_its_own_answer_where_all_decide_at_once(seats: int) -> None:
    """Each seat keeps the card that it values, whoever answers first."""
    drafting = replace(BLOOD_RAGE, worth=lambda table, seat: last_name(table.players[seat].hand))
    table: Any = drafting.new(seats, {}, "draft")
    best = [last_name(player.pack) for player in table.players]
    for seat in range(seats):
        mind = GreedyBot(f"mind {seat}")
        while not table.draft_round and (asked := drafting.questions(table, seat)):
            table.answer(*mind.choose(drafting, table, seat, asked))
    assert best == [last_name(player.hand) for player in table.players]


def last_name(cards: list[int]) -> float:
    """How far down the alphabet the last of these cards is."""
    names = sorted({*CARD_NAMES})
    return float(max((names.index(CARD_NAMES[card]) for card in cards), default=-1))


# -- things done beside ----------------------------------------------------------------


def first_choice(game: Game[Any], seed: str) -> str:
    """What a greedy bot with a fool in hand does first: the question's name."""
    table = game.new(2, {}, seed)
    question, _ = GreedyBot(seed).choose(game, table, 0, game.questions(table, 0))
    return question.name


def test_a_greedy_bot_does_what_pays_beside_its_move_first() -> None:
    assert ["Aside"] * 5 == [first_choice(TOY, f"fool {number}") for number in range(5)]


def test_a_greedy_bot_keeps_for_later_what_is_worth_more_in_hand() -> None:
    def careful(table: Any, seat: int) -> float:
        return float(table.points[seat]) + 3.0 * ("fool" in table.hands[seat])

    keeping = replace(TOY, worth=careful)
    assert ["LayCard"] * 5 == [first_choice(keeping, f"fool {number}") for number in range(5)]
