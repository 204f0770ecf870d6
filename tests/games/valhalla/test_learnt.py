"""What bots expect to gain: the network is told what lies on the table, and remembers rightly."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp

import pytest

from games.valhalla.positions import attack, player, position
from meadhall.core import add_up
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import ChooseAction
from meadhall.games.valhalla.cards import GLORY
from meadhall.games.valhalla.components import EMPTY, SHIELD_POINTS
from meadhall.games.valhalla.evaluate import hand_worth, prospect, time_left
from meadhall.games.valhalla.jarls import JARLS
from meadhall.games.valhalla.learnt import (
    Gains,
    expected_gains,
    network,
    new_stakes,
    stakes_of,
)
from meadhall.games.valhalla.outlook import outlook
from meadhall.games.valhalla.scoring import total_of
from meadhall.games.valhalla.table import Table, warriors
from meadhall.games.valhalla.traits import (
    STAGE,
    STANDING,
    TRAITS,
    beaten,
    inputs,
    mover_of,
    reach_of,
)
from tables import dice, random_step


def told(table: Table, mover: int) -> list[float]:
    """What the network answers to its inputs, unit by unit, from the weights as they are stored."""
    text = files("meadhall.games.valhalla").joinpath("data", "learnt.json").read_text("utf-8")
    learnt, found = json.loads(text)["two" if table.seats == 2 else "more"], []
    for numbers in inputs(table, mover):
        answer = learnt["bias"]
        for weights, bias, out in zip(
            learnt["weights"], learnt["biases"], learnt["out"], strict=True
        ):
            unit = bias + add_up(w * n for w, n in zip(weights, numbers, strict=True))
            answer += out * max(0.0, unit)
        found.append(answer)
    return found


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_remembered_of_players_gives_what_the_network_answers(seats: int) -> None:
    chance, looked = dice(f"learnt {seats}"), 0
    table = GAME.new(seats, {}, f"learnt {seats}")
    while table.questions():
        if table.turns and chance.below(8) == 0:
            found = told(table, mover_of(table))
            assert expected_gains(table).gains == pytest.approx(found, abs=1e-3)
            looked += 1
        random_step(table, chance)
    assert looked > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_a_warrior_who_leaves_is_missed_as_if_the_party_were_looked_at_anew(seats: int) -> None:
    chance, looked = dice(f"leaves {seats}"), 0
    table = GAME.new(seats, {}, f"leaves {seats}")
    while table.questions():
        if table.turns and chance.below(10) == 0:
            for place in warriors(table, 0):
                found = expected_gains(table).without(table, place, (0, 1))
                after = table.clone()
                after.party[place] = EMPTY
                assert found == pytest.approx(Gains(after, mover_of(table)).gains[:2])
                looked += 1
        random_step(table, chance)
    assert looked > 5


def test_a_shield_of_a_new_emblem_counts_with_its_set() -> None:
    """VA-116: with three players the second emblem makes a set."""
    strong = player(party="bear_axeman")
    table = position(strong, player(party="wolf_axeman"), player(party="boar_axeman"))
    table.players[0].captured[2] = 1
    now = Gains(table, mover_of(table))
    first = new_stakes(table, now, 0, 1)
    table.players[0].captured = [0, 1, 0]
    again = new_stakes(table, now, 0, 1)
    size, glory = SHIELD_POINTS[table.memo][2][0]
    assert size == 2
    assert first.taken == pytest.approx(again.taken + glory)


def test_who_sends_a_warrior_gains_its_glory_less_what_the_party_misses() -> None:
    table = position(player(party="bear_warlord"), player(party="wolf_axeman"))
    prizes = stakes_of(table, 0, 1).prizes
    assert prizes[0] < 2 * GLORY[table.party[0]]
    assert all(prize >= 0 for prize in prizes[4:]), "a winning defender sends none who is missed"


def test_the_next_turn_is_that_of_who_chooses_an_action_or_of_the_one_after() -> None:
    table, chance = GAME.new(3, {}, "mover"), dice("mover")
    while not isinstance(table.top, ChooseAction):
        random_step(table, chance)
    assert mover_of(table) == table.turn
    table = position(player(party="bear_axeman"), player(party="wolf_axeman"))
    attack(table, 0, 1, "axe blank")
    assert mover_of(table) == 1


def test_scores_to_expect_are_points_and_gains() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_axeman"))
    gains = expected_gains(table).gains
    assert outlook(table).scores == [total_of(table, seat) + gains[seat] for seat in range(2)]


def test_a_karl_judges_parties_and_hands_without_the_network() -> None:
    table = position(player(party="bear_axeman", hand="boar_axeman"), player(party="wolf_axeman"))
    left = time_left(table)
    rough = GAME.judged_by["karl"].outlook_of(table).scores
    assert rough == [prospect(table, seat, left) + hand_worth(table, seat) for seat in range(2)]
    assert rough != outlook(table).scores


@pytest.mark.parametrize(("last_turns", "apart"), [(-1, 8.0), (2, 4.24), (0, 2.0)])
def test_luck_moves_the_more_the_more_is_to_come(last_turns: int, apart: float) -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_axeman", captured="0"))
    table.last_turns = last_turns
    one, two = outlook(table).scores
    assert outlook(table).chances[0] == pytest.approx(1 / (1 + exp((two - one) / apart)))


STANDS = 2 * TRAITS
LEADS, ATTACK, THREAT = STANDS + 6, STANDS + 7, STANDS + 9
"""Where inputs say who leads by points, and the best attack to make and to fear."""


def test_the_network_is_told_who_leads_and_who_can_attack_whom() -> None:
    strong, weak = player(party="bear_axeman"), player(party="wolf_axeman")
    table = position(strong, weak, player(party=""))
    table.players[0].captured[1] = 1
    first, second, third = inputs(table, 0)
    assert [first[LEADS], second[LEADS], third[LEADS]] == [1.0, 0.0, 0.0]
    reaches = [reach_of(table, seat) for seat in range(3)]
    assert first[ATTACK] == second[THREAT] == beaten(reaches[1], reaches[0]) > 0
    assert third[ATTACK] == third[THREAT] == 0, "who has no party attacks nobody (VA-050)"
    table.players[1].shields = 0
    assert inputs(table, 0)[0][ATTACK] == 0, "who has no shield cannot be attacked (VA-050)"


def test_a_party_reaches_what_one_of_its_warriors_brings_as_often_as_that_one_is_armed() -> None:
    table = position(player(party="bear_swordsman"), player(party="wolf_axeman"))
    chances = reach_of(table, 0).chances
    rolled = 1 - (5 / 6) ** 6
    assert chances[0] == chances[1] > rolled, "strength 2, and dice may be rolled again"
    assert chances[2] == 0
    assert beaten(reach_of(table, 1), reach_of(table, 0)) <= chances[0]


def test_inputs_are_own_traits_those_of_opponents_standing_stage_and_jarl() -> None:
    table = GAME.new(4, {}, "inputs")
    chance = dice("inputs")
    while not isinstance(table.top, ChooseAction):
        random_step(table, chance)
    for seat, numbers in enumerate(inputs(table, mover_of(table))):
        jarls = numbers[2 * TRAITS + STANDING + STAGE :]
        assert [*map(bool, jarls)].index(True) == [*JARLS].index(table.players[seat].jarl)
        assert sum(jarls) == 1
        assert len(jarls) == len(JARLS) == len(network(4).jarls)


def test_two_players_and_more_have_weights_of_their_own() -> None:
    assert network(2) is not network(3)
    assert network(3).answer.out == network(6).answer.out
