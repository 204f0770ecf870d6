"""What it costs to lay each upgrade down (BR-091)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import run
from games.bloodrage.positions import clan, position
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.cards import CARDS, NAMES
from tables import asked, options, tell

COSTS = {
    "lord_of_hammers": 3,
    "lord_of_axes": 3,
    "lord_of_spears": 3,
    "brothers_in_arms": 1,
    "experts_in_arms": 2,
    "masters_in_arms": 2,
    "lokis_dragons": 2,
    "fire_dragons": 2,
    "eternal_dragons": 2,
    "troll": 2,
    "dwarf_chieftain": 0,
    "sea_serpent": 3,
    "valkyrie": 2,
    "dark_elf": 1,
    "fire_giant": 4,
    "frost_giant": 4,
    "soldier_of_hel": 0,
    "volur_witch": 3,
    "lokis_domain": 1,
    "friggas_charm": 0,
    "thors_glory": 2,
    "friggas_succor": 2,
    "tyrs_domain": 0,
    "lokis_blessing": 1,
    "odins_inspiration": 2,
    "tyrs_challenge": 0,
    "friggas_protection": 0,
    "lokis_eminence": 2,
    "tyrs_prowess": 2,
    "thors_domain": 1,
    "friggas_domain": 0,
    "odins_throne": 2,
    "thors_conquest": 3,
    "friggas_sacrifice": 1,
    "tyrs_wrath": 1,
    "lokis_wrath": 3,
}


@pytest.mark.rule("BR-091")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_an_upgrade_costs_what_is_printed(card: str, cost: int) -> None:
    table = position(clan(hand=card, rage=max(cost, 1)), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction upgrade", f"0 ChooseUpgrade {card}")
    if asked(table) and asked(table)[0][1] == "FreeInvade":
        tell(table, "0 FreeInvade pass")
    assert max(cost, 1) - cost == table.players[0].rage
    laid = [NAMES[each] for each in table.players[0].slots if each >= 0]
    assert [card] == laid


@pytest.mark.rule("BR-068", "BR-091")
@pytest.mark.parametrize("card", [card for card, cost in COSTS.items() if cost > 1])
def test_it_cannot_be_laid_with_less(card: str) -> None:
    table = position(clan(hand=card, rage=COSTS[card] - 1), clan())
    run(table, TakeAction(0))
    assert "upgrade" not in options(table, 0, "TakeAction")


def test_every_upgrade_is_in_the_table_above() -> None:
    assert sorted(COSTS) == sorted(card.key for card in CARDS if card.is_upgrade)
