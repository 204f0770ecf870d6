"""Hidden information and records: what is not known is drawn anew, and games replay the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games.godofwar.positions import hero, position
from meadhall.core import Dice, Saga, key_from
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import NAMES
from meadhall.lab.checks import check_position, check_secrets, viewers
from tables import dice

ROOT = Path(__file__).parents[3]


@pytest.mark.rule("GW-011")
def test_known_top_cards_stay_and_the_rest_of_a_deck_is_shuffled() -> None:
    table = position(hero("kratos"), hero("freya", at=2))
    player = table.players[0]
    player.deck.append(table.piles[0].pop())
    player.known = 1
    orders = {tuple(GAME.hidden(table, 1, dice(str(n))).players[0].deck) for n in range(20)}
    assert len(orders) > 10
    assert {"stun"} == {NAMES[order[-1]] for order in orders}
    assert {tuple(sorted(player.deck))} == {tuple(sorted(order)) for order in orders}


@pytest.mark.rule("GW-011", "GW-153")
def test_upgrades_seen_going_under_the_deck_stay_there() -> None:
    table = position(hero("kratos"), hero("freya", at=2))
    table.under = 3
    for number in range(10):
        other = GAME.hidden(table, 0, dice(str(number)))
        assert table.upgrades[:3] == other.upgrades[:3]
    assert table.upgrades[3:] != other.upgrades[3:]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_swap_test_holds_on_the_way_through_games(seats: int) -> None:
    chance = dice(f"swap {seats}")
    for number in range(3):
        table = GAME.new(seats, {"length": "scene", "difficulty": "story"}, f"{seats}/{number}")
        steps = 0
        while table.questions() and steps < 150:
            question = chance.pick(table.questions())
            table.answer(question, chance.pick(table.options(question)))
            steps += 1
            if steps % 10 == 0:
                for viewer in viewers(table):
                    assert [] == check_secrets(GAME, table, viewer, chance)
        if table.questions():
            assert [] == check_position(GAME, table, chance)


PLAY = """
from meadhall.core import Dice, Saga, key_from
from meadhall.games.godofwar import GAME
saga = Saga.begin(GAME, 3, {}, "hash seed")
chance = Dice(key_from("hash seed"))
while saga.table.questions():
    question = chance.pick(saga.table.questions())
    saga.answer(question, chance.pick(saga.table.options(question)))
print(saga.text())
"""


def test_the_same_game_under_every_hash_seed() -> None:
    told = []
    for seed in ("0", "1", "4242"):
        environ = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(
            [sys.executable, "-c", PLAY], env=environ, capture_output=True, text=True, check=True
        )
        told.append(done.stdout)
    assert told[0] == told[1] == told[2]
    saga = Saga.begin(GAME, 3, {}, "hash seed")
    assert saga.record.key == key_from("hash seed")
    assert isinstance(saga.table.dice, Dice)
