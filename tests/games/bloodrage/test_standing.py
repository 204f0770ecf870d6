"""Strengths of all clans everywhere at once are those that the rules ask for one by one."""

from __future__ import annotations

from random import Random

import pytest

from games.bloodrage.positions import clan, position
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.components import PLACE, PROVINCES
from meadhall.games.bloodrage.figures import strength_in, strongest
from meadhall.games.bloodrage.standing import standing
from meadhall.games.bloodrage.table import Table


def check(table: Table) -> None:
    found = standing(table)
    for province in PROVINCES:
        strengths = [strength_in(player, province) for player in table.players]
        assert [each[province] for each in found.strengths] == strengths
        assert found.strongest[province] == strongest(table, province)
        for seat in range(table.seats):
            rivals = strengths[:seat] + strengths[seat + 1 :]
            assert found.rival(seat, province) == max(rivals)


def test_fjords_monsters_and_upgrades_count() -> None:
    table = position(
        clan(upgrades="troll sea_serpent", gimle="warrior*2 troll", fjord_ne="sea_serpent ship"),
        clan(upgrades="brothers_in_arms", gimle="leader", elvagar="warrior*3"),
        clan(upgrades="dark_elf", yggdrasil="dark_elf", valhalla="warrior"),
    )
    check(table)
    assert standing(table).strengths[2][PLACE["yggdrasil"]] > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_they_agree_all_through_a_game(seats: int) -> None:
    random = Random(seats)
    table = GAME.new(seats, {}, "standing")
    while asked := table.questions():
        table.answer(asked[0], random.choice(table.options(asked[0])))
        check(table)
