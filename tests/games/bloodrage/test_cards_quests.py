"""The quests, one by one: every printed card, fulfilled and not."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import at, discards, lines, rows, run
from games.bloodrage.positions import clan, glory, position, stats
from meadhall.games.bloodrage.age import QuestPhase
from meadhall.games.bloodrage.cards import CARDS, NAMES
from tables import asked, tell

PAYS = {
    "q_alfheim": (5, 7, 9),
    "q_jotunheim": (5, 7, 9),
    "q_manheim": (5, 7, 9),
    "q_glorious_death": (6, 8, 11),
    "q_yggdrasil": (6, 8, 11),
}
"""Glory of each quest in the three ages (BR-178)."""

PROVINCES = {
    "q_alfheim": ["andlang", "gimle"],
    "q_jotunheim": ["utgard", "horgr", "muspelheim"],
    "q_manheim": ["elvagar", "angerboda", "myrkulor"],
    "q_yggdrasil": ["yggdrasil"],
}
"""Where each quest can be fulfilled."""

EVERYWHERE = [place for places in PROVINCES.values() for place in places]

QUESTS = [
    "q_alfheim_1",
    "q_alfheim_2",
    "q_alfheim_3",
    "q_jotunheim_1",
    "q_jotunheim_2",
    "q_jotunheim_3",
    "q_manheim_1",
    "q_manheim_2",
    "q_manheim_3",
    "q_glorious_death_1",
    "q_glorious_death_2",
    "q_glorious_death_3",
    "q_yggdrasil_1",
    "q_yggdrasil_2",
    "q_yggdrasil_3",
]

every_row = pytest.mark.parametrize("row", [row for name in QUESTS for row in rows(name)])


def pursue(row: int, **places: str) -> tuple[list[int], tuple[int, ...], list[tuple[int, str]]]:
    """Glory, stats and what is asked after revealing this very quest."""
    table = position(at(clan(), **places), clan(valhalla="leader"), age=CARDS[row].age)
    table.decks[CARDS[row].age - 1].remove(row)
    table.players[0].quests = [row]
    run(table, QuestPhase())
    open_now = asked(table)
    if open_now:
        tell(table, "0 RaiseStat axes")
    told = lines(table, "quest-fulfilled") + lines(table, "quest-failed")
    assert [NAMES[row]] == [line["card"] for line in told] == discards(table)
    return glory(table), stats(table, 0), open_now


@pytest.mark.card(*QUESTS)
@pytest.mark.rule("BR-173", "BR-176", "BR-178")
@every_row
def test_a_quest_fulfilled_pays_what_is_printed(row: int) -> None:
    key, age = CARDS[row].key, CARDS[row].age
    expected = [PAYS[key][age - 1], 0], (1, 2, 1), [(0, "RaiseStat")]
    if key == "q_glorious_death":
        assert expected == pursue(row, valhalla="leader warrior*3")
    else:
        for place in PROVINCES[key]:
            assert expected == pursue(row, **{place: "warrior"})


@pytest.mark.card(*QUESTS)
@pytest.mark.rule("BR-173", "BR-176", "BR-177")
@every_row
def test_a_quest_is_not_fulfilled_elsewhere(row: int) -> None:
    key = CARDS[row].key
    expected: tuple[object, ...] = ([0, 0], (1, 1, 1), [])
    if key == "q_glorious_death":
        assert expected == pursue(row, valhalla="leader warrior*2", gimle="warrior")
    else:
        for place in EVERYWHERE:
            if place not in PROVINCES[key]:
                assert expected == pursue(row, **{place: "warrior"}, valhalla="warrior*5")


def test_there_are_27_quests_and_each_is_in_the_tables_above() -> None:
    printed = [card for card in CARDS if card.kind == "quest"]
    assert 27 == len(printed)
    assert sorted(QUESTS) == sorted({card.name for card in printed})
