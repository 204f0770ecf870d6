"""Three ages of six phases, and what carries over between them (BR-050 to BR-053)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    clan,
    figures,
    glory,
    on_the_board,
    pillaged_provinces,
    position,
    stats,
    upgrades,
)
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.actions import ActionPhase
from meadhall.games.bloodrage.age import EndAge, FinalScoring, PlayAge
from meadhall.games.bloodrage.table import Phase, Table
from tables import asked, dice, random_step, tell

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def phases_of_a_random_game(seats: int, seed: str) -> tuple[Table, list[str]]:
    """A whole game at random, and the phases as the log announces them."""
    table = GAME.new(seats, {}, seed)
    chance = dice(seed)
    while table.questions():
        random_step(table, chance)
    told = [f"{line.args['age']} {line.key}" for line in table.log if line.key.startswith("phase-")]
    return table, told


@each_count
@pytest.mark.rule("BR-050", "BR-053")
def test_three_ages_of_six_phases_and_then_the_final_scoring(seats: int) -> None:
    table, told = phases_of_a_random_game(seats, "ages")
    order = ["gifts", "action", "discard", "quest", "ragnarok", "valhalla"]
    assert [f"{age} phase-{phase}" for age in (1, 2, 3) for phase in order] == told
    assert Phase.END == table.phase
    keys = [line.key for line in table.log]
    assert keys.index("final-scoring") > max(
        at for at, key in enumerate(keys) if key == "phase-valhalla"
    )


@pytest.mark.rule("BR-050")
def test_a_phase_is_finished_before_the_next_begins() -> None:
    """At every decision of a game the question belongs to the phase on the saga token."""
    belong = {
        Phase.GIFTS: {"DraftCard", "DraftSecondCard"},
        Phase.DISCARD: {"SaveCard"},
        Phase.QUEST: {"RaiseStat"},
        Phase.RAGNAROK: {"FaceRagnarok"},
    }
    for seats in (2, 4):
        table = GAME.new(seats, {}, f"phases {seats}")
        chance = dice("phases")
        seen: list[tuple[int, int]] = []
        while table.questions():
            phase = table.phase
            names = {question.name for question in table.questions()}
            if phase in belong:
                assert names <= belong[phase]
            else:
                assert Phase.ACTION == phase
                assert not names & {"DraftCard", "DraftSecondCard", "SaveCard", "FaceRagnarok"}
            if (table.age, table.phase) not in seen:
                seen.append((table.age, table.phase))
            random_step(table, chance)
        assert sorted(seen) == seen


@pytest.mark.rule("BR-051")
def test_between_ages_tokens_turn_up_where_they_are_and_the_first_player_passes_left() -> None:
    table = position(clan(), clan(), clan(), age=1, first=2, pillaged="gimle yggdrasil")
    tokens = table.tokens[:]
    table.do(EndAge())
    assert [] == asked(table)
    assert [] == pillaged_provinces(table)
    assert tokens == table.tokens
    assert 0 == table.first


@each_count
@pytest.mark.rule("BR-051")
def test_the_first_player_token_goes_round_with_the_ages(seats: int) -> None:
    table = GAME.new(seats, {"first_player": 1}, "left")
    chance = dice("left")
    first: dict[int, int] = {}
    began: dict[int, int] = {}
    while table.questions():
        first.setdefault(table.age, table.first)
        if table.phase == Phase.ACTION:
            began.setdefault(table.age, table.turn)
        random_step(table, chance)
    assert {1: 1, 2: 2 % seats, 3: 3 % seats} == first == began


@pytest.mark.rule("BR-052")
def test_figures_upgrades_stats_and_glory_carry_over() -> None:
    table = position(
        clan(glory=7, stats=(2, 3, 4), upgrades="troll lokis_domain", gimle="leader troll"),
        clan(fjord_nw="ship"),
    )
    table.do(EndAge(), PlayAge(2))
    assert [(0, "DraftCard"), (1, "DraftCard")] == asked(table)
    assert [7, 0] == glory(table)
    assert (2, 3, 4) == stats(table, 0)
    assert ["troll", "lokis_domain"] == upgrades(table, 0)
    assert {"gimle": {"leader": 1, "troll": 1}} == on_the_board(table, 0)
    assert {"ship": 1} == figures(table, 1, "fjord_nw")


@pytest.mark.rule("BR-052", "BR-102")
def test_a_committed_quest_never_carries_over_fulfilled_or_not() -> None:
    table = GAME.new(3, {}, "quests")
    chance = dice("quests")
    committed = 0
    age = 1
    while table.questions():
        if table.age != age:
            assert [[], [], []] == [player.quests for player in table.players]
            age = table.age
        committed = max(committed, *(len(player.quests) for player in table.players))
        random_step(table, chance)
    assert committed, "somebody did commit a quest"


@pytest.mark.rule("BR-053")
def test_after_the_third_age_nothing_but_the_final_scoring_comes() -> None:
    table = position(clan(stats=(4, 1, 1)), clan(), age=3, first=0, pillaged="gimle")
    table.do(EndAge(), FinalScoring())
    assert [] == asked(table)
    assert 0 == table.first
    assert ["gimle"] == pillaged_provinces(table), "there is no next age to turn tokens for"
    assert [10, 0] == glory(table)


@pytest.mark.rule("BR-066")
def test_the_example_of_the_raven_with_eight_rage() -> None:
    """Two raises of the Rage stat in one age make eight Rage in the next."""
    table = position(clan(rage=0), clan(stats=(1, 1, 1), rage=0), tokens="gimle=token_rage")
    table.players[1].stats[0] += 2
    table.do(ActionPhase())
    assert [(0, "TakeAction")] == asked(table)
    assert [6, 8] == [player.rage for player in table.players]
    tell(table, "0 TakeAction pass")
    assert [(1, "TakeAction")] == asked(table)
