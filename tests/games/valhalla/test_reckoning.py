"""What bots that search know without searching: when to roll again, whom to arm, when to end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.valhalla.positions import attack, player, position, show
from meadhall.bots import bot
from meadhall.bots.budget import Budget
from meadhall.core import Option, Question
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.aims import Aim
from meadhall.games.valhalla.fight import Fight
from meadhall.games.valhalla.odds import dice_of, play_of
from meadhall.games.valhalla.outlook import aim
from meadhall.games.valhalla.reckoning import reckoned
from meadhall.games.valhalla.table import Table, battle_of, side_of
from tables import dice, random_step, tell


def now(table: Table, seat: int, wanted: Aim) -> float:
    """What the dice of a side are worth as they lie."""
    side = side_of(table, seat)
    return play_of(table, side, wanted.judge, wanted.prizes).at_once(dice_of(side))


def best_after_arming(table: Table, asked: Fight, name: Option, wanted: Aim) -> float:
    """What the dice are still worth when a warrior is armed, in the best way."""
    waiting = [table.clone()]
    waiting[0].answer(asked, name)
    best = 0.0
    while waiting:
        one = waiting.pop()
        question = one.questions()[0]
        if isinstance(question, Fight):
            best = max(best, now(one, asked.seat, wanted))
            continue
        for option in one.options(question):
            waiting.append(one.clone())
            waiting[-1].answer(question, option)
    return best


@pytest.mark.parametrize("seats", [2, 4])
def test_who_does_what_is_reckoned_loses_nothing(seats: int) -> None:
    """VA-061, VA-065: rolling gains, whoever is armed is of the best set, the end leaves none."""
    chance, looked = dice(f"reckoned {seats}"), {"reroll": 0, "arm": 0, "end": 0}
    for number in range(12):
        table = GAME.new(seats, {}, f"reckoned {number}")
        while table.questions():
            asked = table.questions()[0]
            best = reckoned(table, asked)
            if best is not None:
                assert isinstance(asked, Fight)
                wanted = aim(table, battle_of(table))
                assert wanted is not None
                side, lies = side_of(table, asked.seat), now(table, asked.seat, wanted)
                play = play_of(table, side, wanted.judge, wanted.prizes)
                value = play.with_free(dice_of(side), len(side.free))
                if best in ("reroll", "free_reroll"):
                    assert value > lies
                    looked["reroll"] += 1
                elif best == "end":
                    assert value == pytest.approx(lies)
                    looked["end"] += 1
                else:
                    assert value == pytest.approx(lies)
                    looked["arm"] += 1
                    assert best_after_arming(table, asked, best, wanted) == pytest.approx(lies)
            random_step(table, chance)
    assert min(looked.values()) > 10


def defence(shown: str, hand: str = "", party: str = "bear_swordsman") -> Table:
    """Seat 1 defends against an axeman and has rolled this."""
    table = position(player(party="bear_axeman"), player(party=party, hand=hand))
    attack(table, 0, 1, "axe blank")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, shown)
    return table


def answer(table: Table) -> Option | None:
    return reckoned(table, table.questions()[0])


@pytest.mark.parametrize(("hand", "best"), [("", "reroll"), ("new_weapons", None)])
def test_a_defence_that_a_reroll_may_save_is_not_ended(hand: str, best: Option | None) -> None:
    """New Weapons change the dice: whether to play them first is left to the search."""
    assert answer(defence("blank blank blank blank blank blank", hand, "bear_warlord")) == best


def test_a_defence_that_nothing_can_save_is_ended() -> None:
    assert answer(defence("sword bow bow axe shield blank")) == "end"


def test_whether_to_add_strength_is_left_to_the_search() -> None:
    """A card that adds strength can save this defence."""
    assert answer(defence("sword bow bow axe shield blank", hand="fury")) == "bear_swordsman"
    armed = defence("sword bow bow axe shield blank", hand="fury")
    tell(armed, "1 Fight bear_swordsman")
    assert answer(armed) is None, "whether to play it"


@pytest.mark.parametrize(
    ("shown", "best"),
    [
        ("blank blank blank blank blank blank", "reroll"),
        ("axe spear bow bow shield shield", "bear_axeman"),
    ],
)
def test_a_jarl_is_silenced_only_when_somebody_is_armed(shown: str, best: Option) -> None:
    """VA-143: it can be done as well later, and is of no use when nobody gets armed (VA-071)."""
    attacker = player(party="bear_axeman", hand="surround_the_leader")
    table = position(attacker, player(jarl="beinir", party="wolf_axeman"))
    attack(table, 0, 1, shown)
    assert "surround_the_leader" in table.options(table.questions()[0])
    assert answer(table) == best
    if best != "reroll":
        tell(table, f"0 Fight {best}")
        assert answer(table) is None, "whether to silence the jarl now"


def test_only_phases_of_a_battle_are_reckoned() -> None:
    table, chance = GAME.new(2, {}, "before"), dice("before")
    while not isinstance(table.questions()[0], Fight):
        assert answer(table) is None
        random_step(table, chance)


def test_bots_that_search_know_it_and_beginners_do_not() -> None:
    asked: list[str] = []

    def noted(table: Table, question: Question[Any]) -> Option | None:
        asked.append(question.name)
        return reckoned(table, question)

    game = replace(GAME, reckoned=noted)
    table = defence("sword bow bow axe shield blank", hand="fury")
    questions = GAME.questions(table, 1)
    for beginner in ("greedy", "thrall"):
        bot(beginner, "one").choose(game, table, 1, questions)
    assert not asked
    found = bot("jarl", "one", Budget(iterations=1)).choose(game, table, 1, questions)
    assert asked
    assert found[1] == "bear_swordsman"
