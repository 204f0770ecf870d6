"""What bots play for in a battle: exact values of dice, and small questions answered by them."""

from __future__ import annotations

import pytest

from games.valhalla.positions import attack, player, position, show
from meadhall.core import Option
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.aims import attacking, defenders, defending, value_of, win_chance
from meadhall.games.valhalla.dice import PayDie, RerollDice
from meadhall.games.valhalla.forecast import attack_forecast
from meadhall.games.valhalla.outlook import aim, habit
from meadhall.games.valhalla.table import Table, battle_of, side_of
from tables import dice, random_step, tell


def fight(party: str, foes: str, shown: str) -> Table:
    """Seat 0 attacks and has rolled."""
    table = position(player(party=party), player(party=foes))
    attack(table, 0, 1, shown)
    return table


def value(table: Table, seat: int) -> float:
    judge = aim(table, battle_of(table))
    assert judge is not None
    return value_of(table, side_of(table, seat), judge)


def after(table: Table, option: Option) -> float | None:
    """What the dice are worth once a die is paid; None if the last one is rolled at once."""
    paid = table.clone()
    seat = paid.questions()[0].seat
    paid.answer(paid.questions()[0], option)
    return value(paid, seat) if isinstance(paid.questions()[0], RerollDice) else None


def pick_by_habit(table: Table, seat: int) -> bool:
    """Pick dice to roll again by habit; whether it stopped before they are rolled."""
    side = side_of(table, seat)
    while True:
        asked = table.questions()[0]
        option = habit(table, asked)
        assert option in table.options(asked)
        if option == "roll" or len(side.chosen) + 1 == sum(side.pool):
            return option == "roll"
        table.answer(asked, option)


@pytest.mark.parametrize("seats", [2, 4])
def test_who_pays_and_picks_dice_by_habit_loses_nothing(seats: int) -> None:
    """VA-061: no other payment leaves more, and the dice picked are worth what any could be."""
    chance, looked = dice(f"aims {seats}"), 0
    for number in range(12):
        table = GAME.new(seats, {}, f"aims {number}")
        while table.questions():
            asked = table.questions()[0]
            if isinstance(asked, PayDie) and aim(table, battle_of(table)) is not None:
                paid = habit(table, asked)
                assert paid is not None
                values = [after(table, option) for option in table.options(asked)]
                before = after(table, paid)
                if before is not None:
                    assert before == pytest.approx(max(each for each in values if each is not None))
                    table.answer(asked, paid)
                    if pick_by_habit(table, asked.seat):
                        assert value(table, asked.seat) == pytest.approx(before)
                        looked += 1
            random_step(table, chance)
    assert looked > 20


def test_the_chance_to_win_is_that_of_the_forecast_less_what_cards_may_add() -> None:
    table = fight("bear_axeman", "bear_swordsman", "axe blank")
    tell(table, "0 Fight bear_axeman")
    theirs, held = defenders(table, battle_of(table).sides[1])
    assert theirs is not None
    alone = 1.0 - theirs.beats(2, held)
    assert 1.0 - theirs.beats(0, held) < win_chance(theirs, held, 2) < alone
    assert win_chance(theirs, held, 0) == 0.0
    assert attack_forecast(table, 0, 1).chance <= alone


def test_a_tactic_in_the_hand_counts_where_dice_alone_do_not_reach() -> None:
    alone, boosted = defending(8, 4.0, 0), defending(8, 4.0, 2)
    assert [alone(7, 0), boosted(7, 0)] == [0.0, 3.5]
    assert alone(8, 0) == boosted(8, 0) == 4.0
    assert boosted(0, 0) == 0.0, "without an armed warrior nothing holds (VA-071)"
    table = fight("bear_axeman", "boar_axeman", "axe")
    theirs, held = defenders(table, battle_of(table).sides[1])
    weak, strong = attacking(theirs, held, 4.0, 0), attacking(theirs, held, 4.0, 4)
    assert strong(1, 0) > weak(1, 0)
    assert strong(0, 0) == weak(0, 0) == 0.0


@pytest.mark.parametrize(("hand", "worth"), [("", False), ("fury", True)])
def test_a_defender_plays_for_what_a_tactic_will_add(hand: str, worth: bool) -> None:
    table = position(player(party="bear_axeman"), player(party="bear_swordsman", hand=hand))
    attack(table, 0, 1, "axe blank")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "sword bow bow axe shield blank")
    assert (value(table, 1) > 0) == worth
