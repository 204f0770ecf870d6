"""What bots learnt of Midgard: what is told of a player, and what it is worth with time to go."""

from __future__ import annotations

from math import exp

import pytest

from games.midgard.positions import Clan, clan, position
from meadhall.games.midgard import GAME
from meadhall.games.midgard.components import ROUNDS
from meadhall.games.midgard.evaluate import estimate
from meadhall.games.midgard.learnt import TRAITS, WEIGHTS, times, traits
from meadhall.games.midgard.outlook import outlook
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Table


def placing(*clans: Clan, round: int = 3) -> Table:
    table = position(*clans, round=round)
    table.do(NextWorker(0))
    return table


def told(table: Table, seat: int) -> dict[str, float]:
    return dict(zip(TRAITS, traits(table, seat, estimate(table, seat)), strict=True))


def test_traits_tell_what_a_player_has() -> None:
    table = placing(
        clan(
            warriors="swordsman*4 spearman*2 axeman*3",
            workers=2,
            glory=20,
            at="troll",
            ship="knarr",
            runes="rune_gifts rune_glory/used",
            destinies="prepared",
            defeated="troll_hill_1 monster_mara_red",
            hired=True,
            food=8,
            coins=2,
            favor=1,
            blame=3,
        ),
        clan(),
        clan(),
    )
    found = told(table, 0)
    assert (found["always"], found["seats"]) == (1, 3)
    assert found["estimate"] == estimate(table, 0)
    assert (found["workers"], found["workforce"], found["hired"]) == (2, 3, 1)
    assert (found["ship"], found["capacity"]) == (1, 6)
    assert (found["destinies"], found["defeated"], found["blame"]) == (1, 2, 3)
    assert (found["food"], found["more_food"]) == (6, 2)
    assert (found["coins"], found["more_coins"], found["favor"], found["wood"]) == (2, 0, 1, 0)
    dice = [found[name] for name in ("swordsman", "spearman", "axeman", "more_dice")]
    assert dice == [4, 2, 3, 3]
    assert (found["rune_gifts"], found["rune_glory"]) == (1, 0)
    assert found["open_score"] > 20
    assert [name for name, number in told(table, 1).items() if number] == ["always", "seats"] + [
        name for name in ("estimate", "open_score") if told(table, 1)[name]
    ]


@pytest.mark.parametrize("round", [1, 5, ROUNDS])
def test_a_weight_counts_by_how_much_of_the_game_is_ahead(round: int) -> None:
    table = placing(clan(warriors="swordsman*2", workers=1, food=1), clan(), round=round)
    assert times(table, 0) == (1.0, (ROUNDS - round + 1) / ROUNDS)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_outlook_counts_what_the_estimate_misses(seats: int) -> None:
    table = placing(clan(warriors="axeman*2", workers=2), *[clan(glory=9)] * (seats - 1), round=4)
    for seat, score in enumerate(outlook(table).scores):
        found = estimate(table, seat)
        more = WEIGHTS.missed(traits(table, seat, found), times(table, seat))
        assert score == found + more
        assert more


@pytest.mark.parametrize(("level", "known"), [("karl", 0.0), ("jarl", 0.12)])
def test_weaker_levels_know_less_of_what_the_estimate_misses(level: str, known: float) -> None:
    table = placing(clan(warriors="axeman*2", workers=2), clan(glory=9), round=4)
    scores = outlook(table).scores
    rough = GAME.judged_by[level].outlook_of(table)
    for seat, score in enumerate(scores):
        found = estimate(table, seat)
        assert rough.scores[seat] == pytest.approx(found + known * (score - found))
        assert score != found


@pytest.mark.parametrize(("round", "apart"), [(1, 19.0), (ROUNDS, 5.0)])
def test_luck_moves_the_more_the_more_is_to_come(round: int, apart: float) -> None:
    table = placing(clan(warriors="axeman*2", workers=2), clan(glory=9), round=round)
    one, two = outlook(table).scores
    assert outlook(table).chances[0] == pytest.approx(1 / (1 + exp((two - one) / apart)))
