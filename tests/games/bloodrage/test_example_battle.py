"""The long example of the rulebook: Wolf (seat 0) pillages Andlang, Raven (seat 1) joins.

Serpent (seat 2) would like to join from Horgr, which does not border on Andlang.
"""

from __future__ import annotations

import pytest

from games.bloodrage.battles import commit, discards, lines, pillage, pillaged
from games.bloodrage.positions import (
    clan,
    fallen,
    figures,
    glory,
    hand,
    on_the_board,
    position,
    stats,
)
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell


def andlang() -> Table:
    table = position(
        clan(hand="tyrs_crush", yggdrasil="warrior*2", fjord_sw="ship"),
        clan(hand="lokis_domain", gimle="warrior", yggdrasil="warrior"),
        clan(hand="tyrs_rage", horgr="leader"),
        tokens="andlang=token_axes",
        pillaged="horgr",
    )
    pillage(table, "andlang")
    return table


@pytest.mark.rule("BR-112", "BR-115", "BR-119", "BR-120")
def test_the_call_to_battle() -> None:
    table = andlang()
    assert [(1, "JoinBattle")] == asked(table)
    assert ["yggdrasil", "gimle", "pass"] == options(table, 1, "JoinBattle")
    tell(table, "1 JoinBattle gimle")
    # Serpent is skipped; Wolf sends a warrior, Raven takes the last village
    tell(table, "0 JoinBattle yggdrasil", "1 JoinBattle yggdrasil")
    # a second warrior of Wolf finds no village: the cards are chosen at once
    assert [(0, "CommitCard"), (1, "CommitCard")] == asked(table)
    assert {"warrior": 1} == figures(table, 0, "andlang")
    assert {"warrior": 2} == figures(table, 1, "andlang")


@pytest.mark.rule("BR-132", "BR-143", "BR-148", "BR-153", "BR-154", "BR-155", "BR-158")
@pytest.mark.card("tyrs_crush")
def test_cards_totals_and_outcome() -> None:
    table = andlang()
    tell(table, "1 JoinBattle gimle", "0 JoinBattle yggdrasil", "1 JoinBattle yggdrasil")
    commit(table, "0 tyrs_crush", "1 lokis_domain")
    assert [
        {"seat": 0, "figures": 3, "cards": 4, "total": 7},
        {"seat": 1, "figures": 2, "cards": 0, "total": 2},
    ] == lines(table, "total")
    assert {"warrior": 2} == fallen(table, 1)
    assert ["lokis_domain"] == hand(table, 1)
    assert ["andlang", "horgr"] == sorted(pillaged(table))
    assert [{"seat": 0, "stat": "axes", "value": 4, "step": 2}] == lines(table, "raises")
    assert (1, 2, 1) == stats(table, 0)
    assert [4, 0, 0] == glory(table)
    assert ["tyrs_crush"] == discards(table)
    board = {"yggdrasil": {"warrior": 1}, "andlang": {"warrior": 1}, "fjord_sw": {"ship": 1}}
    assert board == on_the_board(table, 0)
