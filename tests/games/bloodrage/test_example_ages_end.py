"""The rulebooks' examples from the end of an age and of the game.

Ragnarök swallows Gimle, Loki's upgrades pay together, two stats become legendary.
"""

from __future__ import annotations

import pytest

from games.bloodrage.battles import discards, lines, run
from games.bloodrage.positions import clan, fallen, glory, position, rage
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.age import FinalScoring, RagnarokPhase, ReleaseValhalla
from tables import tell


@pytest.mark.rule("BR-180", "BR-182", "BR-183", "BR-185")
def test_ragnarok_swallows_gimle_in_the_second_age() -> None:
    table = position(
        clan(gimle="warrior", fjord_nw="ship"),
        clan(gimle="warrior*2"),
        clan(andlang="leader"),
        age=2,
        doom="gimle",
        ragnarok="horgr gimle andlang",
        destroyed="horgr",
    )
    run(table, RagnarokPhase())
    assert {"ship": 1, "warrior": 1} == fallen(table, 0)
    assert {"warrior": 2} == fallen(table, 1)
    assert [6, 6, 0] == glory(table)
    assert "andlang" == GAME.view(table)["doom"]


@pytest.mark.rule("BR-092", "BR-093", "BR-187")
@pytest.mark.card("lokis_eminence", "lokis_domain")
def test_serpent_replaces_succor_and_earns_three_glory_a_figure() -> None:
    table = position(
        clan(),
        clan(),
        clan(
            hand="lokis_eminence",
            upgrades="friggas_succor lokis_domain thors_glory",
            valhalla="leader warrior*2",
        ),
        age=2,
    )
    run(table, TakeAction(2))
    tell(table, "2 TakeAction upgrade", "2 ChooseUpgrade lokis_eminence")
    tell(table, "2 ChooseSlot friggas_succor")
    assert [6, 6, 4] == rage(table)
    assert ["friggas_succor"] == discards(table)
    run(table, ReleaseValhalla())
    assert [0, 0, 3 * 3] == glory(table)


@pytest.mark.rule("BR-196")
@pytest.mark.parametrize("rage_step", [4, 5])
def test_raven_has_two_legendary_stats_for_thirty_glory(rage_step: int) -> None:
    table = position(clan(), clan(stats=(rage_step, 6, 2)), age=3)
    run(table, FinalScoring())
    assert [0, 30] == glory(table)
    assert [
        {"seat": 1, "stat": "rage", "glory": 10},
        {"seat": 1, "stat": "axes", "glory": 20},
    ] == lines(table, "legendary")
