"""What is shuffled, and when: the order afterwards is chance (VA-025 to VA-032, VA-253)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.valhalla.positions import attack, player, position, take
from meadhall.core import Step
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.cards import NAMES
from meadhall.games.valhalla.opening import RevealWarriors, leave_opening, spare_back
from meadhall.games.valhalla.solo.turn import ExchangeCard
from meadhall.games.valhalla.table import Table
from tables import dice, tell

DECK = "bear_axeman bear_archer fury wolf_archer wolf_axeman stag_axeman stag_archer counterattack"


def decks(seats: int, act: Callable[[Table], None], deck: str = DECK) -> set[tuple[str, ...]]:
    """The orders in which a deck lies after the same act with different dice."""
    found = set()
    for number in range(10):
        table = position(*[player() for _ in range(seats)], deck=deck)
        table.dice = dice(f"shuffle {number}")
        act(table)
        found.add(tuple(NAMES[card] for card in table.deck))
    assert 1 == len({tuple(sorted(each)) for each in found}), "the same cards"
    return found


def run(table: Table, *steps: Step[Table]) -> None:
    table.do(*steps)
    table.questions()


@pytest.mark.rule("VA-030")
def test_cards_turned_up_before_the_first_warriors_are_shuffled_back() -> None:
    found = decks(2, lambda table: run(table, RevealWarriors()))
    assert len(found) > 5
    assert all("counterattack" in each for each in found)


@pytest.mark.rule("VA-032")
def test_the_spare_warrior_is_shuffled_in() -> None:
    def act(table: Table) -> None:
        table.shown = [take(table, "bear_axeman")]
        spare_back(table)

    found = decks(2, act)
    assert len(found) > 5
    assert len({each.index("bear_axeman") for each in found}) > 2


@pytest.mark.rule("VA-029")
def test_the_discards_of_six_players_are_shuffled_in() -> None:
    found = decks(6, lambda table: leave_opening(table, [take(table, "fury")]))
    assert len({each.index("fury") for each in found}) > 2


@pytest.mark.rule("VA-253")
def test_cards_exchanged_alone_are_shuffled_in_after_the_new_ones_are_drawn() -> None:
    places = set()
    for number in range(10):
        table = position(player(hand="fury"), deck=DECK.replace("fury ", ""))
        table.dice = dice(f"shuffle {number}")
        table.do(ExchangeCard(0))
        tell(table, "0 ExchangeCard fury", "0 ExchangeCard done")
        assert ["counterattack"] == [NAMES[card] for card in table.players[0].hand]
        places.add([NAMES[card] for card in table.deck].index("fury"))
    assert len(places) > 2


@pytest.mark.rule("VA-025")
def test_jarls_are_dealt_at_random() -> None:
    dealt = {tuple(GAME.new(3, {}, f"{number}").players[0].offered) for number in range(10)}
    assert len(dealt) > 5


@pytest.mark.rule("VA-312")
@pytest.mark.card("ulf")
def test_ulf_sees_cards_at_random() -> None:
    seen = set()
    for number in range(10):
        table = position(
            player(jarl="ulf", party="boar_axeman"),
            player(party="wolf_swordsman", hand=DECK),
        )
        table.dice = dice(f"ulf {number}")
        attack(table, 0, 1)
        tell(table, "0 Prepare jarl")
        seen.add(tuple(GAME.view(table, 0)["seen"][1]))
    assert len(seen) > 3
