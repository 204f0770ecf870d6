"""What is announced to all in the combat phase, event by event (CM-182)."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, load, place, position, send
from meadhall.games.midgard import GAME
from meadhall.games.midgard.combat import BeginFight, BeginHunt
from meadhall.games.midgard.components import TARGETS
from meadhall.games.midgard.table import Table
from meadhall.games.midgard.voyage import BeginVoyage
from tables import tell


def announced(table: Table) -> list[str]:
    """The events as somebody else reads them: key and arguments in a row."""
    return [
        " ".join(
            [event["key"], *(str(arg) for name, arg in event["args"].items() if name != "seat")]
        )
        for event in GAME.view(table, 1)["events"]
    ]


def fighting(target: str, crew: str, one: object, **board: object) -> Table:
    table = position(one, clan(), phase="combat", **board)  # type: ignore[arg-type]
    place(table, 0, target)
    send(table, target, crew)
    table.do(BeginFight(0, TARGETS.index(target)))
    return table


def sailing(journey: str, crew: str, food: int, one: object, monster: str) -> Table:
    table = position(one, clan(), phase="combat", journeys=journey, monsters=monster)  # type: ignore[arg-type]
    place(table, 0, "large_public_longship@shore_1")
    send(table, "shore_1", crew, food)
    table.do(BeginVoyage(0, 0))
    return table


@pytest.mark.rule("CM-182", "CM-096", "CM-166")
def test_a_fight_its_price_its_glory_and_the_blame() -> None:
    table = fighting("troll", "axeman*3", clan(leader="ullr", favor=1, runes="rune_glory"))
    load(table, "axeman_double axeman_blank axeman_blank", "axeman_hit")
    tell(table, "0 BeginFight fight", "0 JudgeRoll favor", "0 RerollDice axeman_blank")
    tell(table, "0 RerollDice roll", "0 ClaimGlory rune_glory")
    assert [
        "fights troll_forest_1",
        "spends-favor",
        "double-glory 1",
        "defeats troll_forest_1 4 1 0 0",
        "claims-glory 2",
        "passes-blame 1",
    ] == announced(table)


@pytest.mark.rule("CM-182", "CM-167", "CM-171", "CM-172")
def test_runes_of_a_fight_and_a_defeat() -> None:
    table = fighting(
        "troll", "spearman*2", clan(runes="rune_healing rune_potential rune_reaction"),
        troll="troll_chieftain_1",
    )  # fmt: skip
    load(table, "spearman_blank spearman_blank", "spearman_blank spearman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_potential")
    tell(table, "0 RerollDice spearman_blank")
    assert ["fights troll_chieftain_1", "uses-rune rune_potential"] == announced(table)
    load(table, "spearman_blank spearman_blank", "spearman_blank spearman_blank")
    tell(table, "0 HealLosses rune_healing")
    assert ["uses-rune rune_healing", "loses-fight troll_chieftain_1"] == announced(table)[2:]


@pytest.mark.rule("CM-182", "CM-172")
def test_reaction() -> None:
    table = fighting("troll", "spearman*3", clan(runes="rune_reaction"))
    load(table, "spearman_shield spearman_shield spearman_shield")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_reaction")
    assert "uses-rune rune_reaction" == announced(table)[1]


@pytest.mark.rule("CM-182", "CM-092", "CM-095", "CM-099")
def test_hunters_and_those_who_do_not_come() -> None:
    table = position(
        clan(warriors="swordsman*2", at="hunting_grounds"),
        clan(at="hunting_grounds"),
        phase="combat",
    )
    load(table, "swordsman_double swordsman_hit")
    table.do(BeginHunt(0), BeginHunt(1))
    tell(table, "0 BeginHunt hunt")
    assert ["hunts 3", "hunts-with-nobody"] == announced(table)
    table = fighting("draugr_1", "", clan())
    table.questions()
    assert ["nobody-fights draugr_restless_red"] == announced(table)


@pytest.mark.rule("CM-182", "CM-120", "CM-127", "CM-129")
@pytest.mark.card("monster_mara_blue")
def test_what_a_voyage_costs() -> None:
    table = sailing("journey_storm", "swordsman*2 axeman*2", 1, clan(), "monster_mara_blue")
    tell(table, "0 BeginVoyage sail", "0 LoseAboard swordsman", "0 StarveWarrior swordsman")
    assert [
        "journey shore_1 journey_storm",
        "loses-aboard swordsman",
        "starves 1",
        "banned-destroyed 2",
    ] == announced(table)[:4]


@pytest.mark.rule("CM-182", "CM-169")
@pytest.mark.card("rune_journey")
def test_a_journey_that_is_replaced() -> None:
    one = clan(runes="rune_journey")
    table = sailing("journey_storm", "swordsman*2", 3, one, "monster_huldra_red")
    tell(table, "0 BeginVoyage sail", "0 ReplaceJourney rune_journey")
    first, used, second = announced(table)[:3]
    assert ["journey shore_1 journey_storm", "uses-rune rune_journey"] == [first, used]
    assert second.startswith("journey shore_1 ")
