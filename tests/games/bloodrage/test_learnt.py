"""What bots learnt of Blood Rage: what is told of a clan, when it counts, and that it does."""

from __future__ import annotations

from math import exp

import pytest

from games.bloodrage.positions import Clan, act, clan, position
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.learnt import TRAITS, WEIGHTS, times, traits
from meadhall.games.bloodrage.outlook import estimates, outlook, spread
from meadhall.games.bloodrage.standing import standing
from meadhall.games.bloodrage.table import Table

RICH = clan(
    hand="tyrs_smite tyrs_bash q_alfheim_1 troll",
    quests="q_manheim_1 q_jotunheim_1",
    upgrades="dwarf_chieftain lokis_domain",
    rage=4,
    glory=9,
    stats=(2, 1, 3),
    elvagar="leader warrior*2",
    horgr="warrior",
    fjord_ne="ship",
    valhalla="warrior*2",
)


def told(table: Table) -> list[dict[str, float]]:
    stands = standing(table)
    rows = traits(table, estimates(table, stands), stands)
    return [dict(zip(TRAITS, row, strict=True)) for row in rows]


def table_of(*clans: Clan, **board: str) -> Table:
    return act(position(*clans, **board))  # type: ignore[arg-type]


def test_traits_tell_what_a_clan_has() -> None:
    table = table_of(RICH, clan(rage=0), clan(rage=3), doom="horgr")
    found = told(table)[0]
    assert (found["always"], found["seats"], found["glory"]) == (1, 3, 9)
    assert found["estimate"] == estimates(table, standing(table))[0]
    assert (found["rage"], found["spent"]) == (4, 0)
    assert (found["rage_step"], found["axes_step"], found["horns_step"]) == (1, 0, 2)
    assert (found["leader"], found["warriors"], found["ship"], found["monsters"]) == (1, 3, 1, 0)
    assert (found["fallen"], found["doomed"]) == (2, 1)
    assert (found["hand"], found["battle_cards"], found["upgrades_in_hand"]) == (4, 2, 1)
    assert (found["quests_in_hand"], found["committed"]) == (1, 2)
    assert found["best_card"] < found["strengths"]
    assert found["warrior_upgrade"] + found["clan_upgrades"] + found["monster_upgrades"] == 2
    assert [each["spent"] for each in told(table)] == [0, 1, 0]


def test_traits_tell_how_a_clan_stands_to_the_others() -> None:
    table = table_of(
        clan(rage=5, hand="tyrs_smite", gimle="leader", andlang="warrior", utgard="warrior"),
        clan(rage=2, andlang="warrior", utgard="leader"),
        clan(rage=6, passed=True, yggdrasil="leader", hand="tyrs_bash tyrs_smash"),
        destroyed="myrkulor",
    )
    first, second, third = told(table)
    assert [first[name] for name in ("alone", "ahead", "level", "behind")] == [1, 0, 1, 1]
    assert [second[name] for name in ("alone", "ahead", "level", "behind")] == [0, 1, 1, 0]
    assert (first["yggdrasil"], third["yggdrasil"]) == (0, 2)
    assert first["tokens"] > 0 == third["tokens"]
    assert (first["playing"], first["rival_rage"], first["rivals_rage"]) == (0.5, 2, 1)
    assert (third["playing"], third["rival_rage"], third["rivals_rage"]) == (1, 5, 3.5)
    assert first["rivals_strength"] == (second["strength"] + third["strength"]) / 2
    assert (first["rivals_hand"], second["rivals_hand"]) == (1, 1.5)
    assert first["rival_card"] == third["best_card"] > 0 == second["hand"]
    assert second["rival_card"] == third["rival_card"] == first["best_card"] > third["best_card"]


def test_a_destroyed_province_holds_nobody() -> None:
    ship = clan(fjord_ne="ship")
    standing_, gone = table_of(ship, clan()), table_of(ship, clan())
    before = told(standing_)[0]
    gone.destroyed = [True] * len(gone.destroyed)
    after = told(gone)[0]
    assert before["alone"] == 2
    assert before["strength"] > 0
    assert after["alone"] == after["strength"] == 0


@pytest.mark.parametrize(
    ("age", "phase", "counts"),
    [
        (1, "gifts", (1.0, 2, 1.0, 0.0)),
        (2, "action", (1.0, 1, 0.0, 1.0)),
        (3, "quest", (1.0, 0, 0.0, 0.0)),
    ],
)
def test_weights_count_by_age_and_phase(age: int, phase: str, counts: tuple[float, ...]) -> None:
    assert times(position(clan(), clan(), age=age, phase=phase)) == counts


@pytest.mark.parametrize("seats", [2, 3])
def test_the_outlook_counts_what_the_estimate_misses(seats: int) -> None:
    table = table_of(RICH, *[clan(gimle="leader")] * (seats - 1))
    stands, when = standing(table), times(table)
    found = estimates(table, stands)
    missed = [WEIGHTS.missed(row, when) for row in traits(table, found, stands)]
    assert outlook(table).scores == [
        estimate + more for estimate, more in zip(found, missed, strict=True)
    ]
    assert all(missed)


@pytest.mark.parametrize(("level", "known"), [("karl", 0.0), ("jarl", 0.5)])
def test_weaker_levels_know_less_of_what_the_estimate_misses(level: str, known: float) -> None:
    table = table_of(RICH, clan(gimle="leader"))
    scores = outlook(table).scores
    for seat, estimate in enumerate(estimates(table, standing(table))):
        more = scores[seat] - estimate
        rough = GAME.judged_by[level].outlook_of(table)
        assert rough.scores[seat] == pytest.approx(estimate + known * more)


@pytest.mark.parametrize(
    ("age", "phase", "apart"),
    [(1, "gifts", 34.0), (1, "action", 34.0), (2, "quest", 14.0), (3, "action", 14.0)],
)
def test_luck_moves_the_more_the_more_is_to_come(age: int, phase: str, apart: float) -> None:
    table = position(clan(glory=20), clan(), age=age, phase=phase)
    one, two = outlook(table).scores
    assert spread(table) == apart
    assert outlook(table).chances[0] == pytest.approx(1 / (1 + exp((two - one) / apart)))
