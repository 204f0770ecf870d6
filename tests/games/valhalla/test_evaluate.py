"""What the greedy bot makes of the opening of Valhalla, where all choose at once."""

from __future__ import annotations

from collections import Counter

from games.valhalla.positions import player, position
from meadhall.bots.greedy import GreedyBot
from meadhall.core import Option, Together
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.opening import SetAside
from meadhall.games.valhalla.table import Table
from tables import tell


def choose(table: Table, seat: int, seed: str = "judge") -> Option:
    question = next(each for each in table.questions() if each.seat == seat)
    offered = [(question, table.options(question))]
    return GreedyBot(seed).choose(GAME, table, seat, offered)[1]


def test_whichever_seat_chooses_first_sets_aside_what_is_worth_least() -> None:
    cards = "stag_veteran bear_warlord bear_axeman fury boar_axeman"
    for seat in (0, 1):
        hands = ["fury fury counterattack"]
        hands.insert(seat, cards)
        table = position(*[player(hand=each) for each in hands])
        table.turns = 0
        table.do(Together((SetAside(0), SetAside(1))))
        first = choose(table, seat)
        tell(table, f"{seat} SetAside {first}")
        second = choose(table, seat)
        assert {"bear_axeman", "boar_axeman"} == {first, second}


def test_every_seat_takes_any_of_its_jarls() -> None:
    taken: Counter[tuple[int, int]] = Counter()
    for number in range(40):
        table = GAME.new(2, {}, f"jarls {number}")
        for seat in (0, 1):
            offered = table.players[seat].offered[:]
            chosen = choose(table, seat, f"jarls {number} {seat}")
            taken[seat, offered.index(str(chosen))] += 1
            tell(table, f"{seat} ChooseJarl {chosen}")
    assert all(taken[seat, at] > 6 for seat in (0, 1) for at in range(3)), taken
