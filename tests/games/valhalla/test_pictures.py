"""What the drawn board will show is in the view, or in what a question says of its options.

A battle, and a turn between battles, each as a player sees it: one test for each part of the
screen.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.valhalla.positions import attack, player, position, show
from meadhall.core import Saga, Text, text
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.table import Table
from tables import options, question, tell

# -- a battle --------------------------------------------------------------------------------


def battle() -> Table:
    """Seat 0 has attacked with 12; seat 1 defends, has armed one warrior and has two dice left."""
    table = position(
        player(
            jarl="sigurd",
            party="bear_berserker wolf_shield_wall_fighter stag_archer bear_housecarl",
            hand="fury",
        ),
        player(
            jarl="thord",
            party="stag_veteran boar_reaver bear_axeman frost_giant_brawler",
            hand="fury weapon_exchange heroic_attack counterattack surround_the_leader",
        ),
        player(),
    )
    attack(table, 0, 1, "axe axe spear shield blank")
    tell(
        table,
        "0 Fight bear_berserker",
        "0 Fight wolf_shield_wall_fighter",
        "0 Fight fury",
        "0 Fight end",
    )
    show(table, 1, "sword spear shield bow blank")
    tell(table, "1 Fight stag_veteran", "1 Fight fury")
    return table


def fight(table: Table) -> dict[str, Any]:
    """The battle as the defender sees it."""
    found: dict[str, Any] = GAME.view(table, 1)["battle"]
    return found


def test_whose_phase_it_is_and_what_is_needed() -> None:
    shown = fight(battle())
    assert ("defence", 13, False) == (shown["phase"], shown["needed"], shown["decided"])
    assert [0, 1] == [side["seat"] for side in shown["sides"]]
    assert 4 == GAME.view(battle(), 1)["players"][1]["shields"]


def test_the_strength_of_both_sides_and_where_it_comes_from() -> None:
    attacker, defender = fight(battle())["sides"]
    assert (12, 9) == (attacker["strength"], defender["strength"])
    assert {"warriors": 10, "cards": 2, "jarl": 0, "brought": 0} == attacker["parts"]
    assert {"warriors": 7, "cards": 2, "jarl": 0, "brought": 0} == defender["parts"]
    assert (["fury"], ["fury"]) == (attacker["tactics"], defender["tactics"])


def test_every_warrior_with_its_dice_its_strength_and_what_it_lacks() -> None:
    attacker, defender = fight(battle())["sides"]
    armed = [(each["card"], each["strength"], each["dice"]) for each in attacker["warriors"][:2]]
    assert ("bear_berserker", 5, ["axe", "axe"]) == armed[0]
    assert ("wolf_shield_wall_fighter", 5, ["spear", "shield"]) == armed[1]
    veteran, reaver, axeman, giant = defender["warriors"]
    assert (True, ["sword", "spear", "shield"]) == (veteran["active"], veteran["dice"])
    assert (6, ["sword", "axe"]) == (reaver["strength"], reaver["lacks"])
    assert ["axe"] == axeman["lacks"]
    assert (False, 1) == (giant["ready"], len(giant["lacks"]))


def test_the_free_dice_and_those_spent() -> None:
    table = battle()
    own = fight(table)["sides"][1]
    assert (["bow", "blank"], 0, 0) == (own["dice"], own["paid"], own["rerolls"])
    show(table, 1, "bow bow blank")
    tell(table, "1 Fight reroll", "1 PayDie blank")
    own = fight(table)["sides"][1]
    assert (["bow", "bow"], 1, []) == (own["dice"], own["paid"], own["picked"])


def test_the_chance_of_a_reroll_before_and_while_dice_are_picked() -> None:
    table = battle()
    told = question(table, 1, "Fight").hint(table, "reroll")
    assert told is not None
    assert "hint-best-chance" == told.key
    show(table, 1, "bow blank blank")
    tell(table, "1 Fight reroll", "1 PayDie blank", "1 RerollDice bow")
    odds = fight(table)["odds"]
    assert ["bow"] == odds["dice"]
    assert 1000 == pytest.approx(sum(chance for _, chance in odds["outcomes"]), abs=2)


def test_what_each_tactic_in_hand_would_give_and_which_cannot_be_played() -> None:
    table = battle()
    asked = question(table, 1, "Fight")
    assert "surround_the_leader" not in options(table, 1, "Fight")
    short = {"strength": 3, "total": 12, "needed": 13}
    assert Text("hint-total-short", short) == asked.hint(table, "heroic_attack")
    told = [asked.hint(table, card) for card in ("weapon_exchange", "counterattack")]
    assert ["hint-blanks", "hint-best-chance"] == [each and each.key for each in told]


def test_what_ending_the_phase_means() -> None:
    table = battle()
    told = question(table, 1, "Fight").hint(table, "end")
    assert text("hint-end-short", ours=9, needed=13) == told


# -- a turn between battles --------------------------------------------------------------------


def between() -> Table:
    """The turn of seat 0, with shields of two others and a Valhalla of its own."""
    table = position(
        player(
            jarl="thord",
            party="boar_reaver frost_giant_brawler",
            hand="bear_axeman wolf_shield_wall_fighter boar_archer fury",
            valhalla="stag_veteran bear_reaver",
            shields=3,
            captured="1 2",
        ),
        player(jarl="sigurd", party="bear_berserker", hand="fury fury", shields=2),
        player(jarl="freydis", party="stag_archer", valhalla="stag_axeman"),
        player(jarl="harald"),
        discard="stag_spearman bear_housecarl",
    )
    table.do(TakeTurn(0))
    table.questions()
    return table


def test_the_middle_of_the_table() -> None:
    shown = GAME.view(between(), 0)
    assert ("turn", 0, 3) == (shown["phase"], shown["turn"], shown["extra_dice"])
    assert len(between().deck) == shown["deck"]
    assert "bear_housecarl" == shown["discard"][-1]
    assert {"action": 2, "phase_b": 2} == shown["draws"]


def test_the_other_players_boards() -> None:
    ingrid, torvald = GAME.view(between(), 0)["players"][1:3]
    assert ("sigurd", 2, 2, 0) == tuple(
        ingrid[key] for key in ("jarl", "shields", "hand", "valhalla")
    )
    assert ["bear_berserker", None, None, None] == [
        slot and slot["card"] for slot in ingrid["party"]
    ]
    warrior = ingrid["party"][0]
    assert (5, 2, ["axe", "axe"]) == (warrior["strength"], warrior["glory"], warrior["need"])
    assert (1, 1, 1) == (torvald["valhalla"], torvald["warriors"], torvald["clans"])


def test_the_own_board_with_points_and_sets_so_far() -> None:
    shown = GAME.view(between(), 0)
    mine, own = shown["mine"], shown["players"][0]
    points = {"own_shields": 6, "captured_shields": 4, "shield_sets": 0}
    assert points == own["shield_points"]
    assert points | {"valhalla": 5, "last_viking": 0} == mine["points"]
    assert (15, 5, ["bear_reaver", "stag_veteran"]) == (
        mine["total"],
        mine["glory"],
        sorted(mine["valhalla"]),
    )
    assert {"wolf": 1, "boar": 1} == own["captured"]
    assert {"own": 2, "captured": 2, "sets": [[3, 3]]} == shown["shield_worth"]


def test_the_actions_with_what_each_can_do_now() -> None:
    table = between()
    asked = question(table, 0, "ChooseAction")
    hints = {str(option): asked.hint(table, option) for option in table.options(asked)}
    assert {
        "one": text("hint-room"),
        "two": text("hint-two", limit=3),
        "attack": text("hint-targets", count=2, percent=99),
        "draw": text("hint-draw", draw=2),
    } == hints


def test_which_cards_of_the_hand_can_join_and_how_many_symbols_they_take() -> None:
    table = between()
    tell(table, "0 ChooseAction two", "0 AddWarrior bear_axeman")
    asked = question(table, 0, "AddWarrior")
    assert ["wolf_shield_wall_fighter", "boar_archer"] == sorted(
        map(str, table.options(asked)), reverse=True
    )
    hint = asked.hint(table, "wolf_shield_wall_fighter")
    assert hint is not None
    assert ("hint-add", 2, 2) == (hint.key, hint.args["symbols"], hint.args["limit"])


def test_what_happened_since_the_own_last_turn() -> None:
    saga = Saga.begin(GAME, 2, {"first_player": 0}, "since")
    since = 0
    while saga.table.turns < 3:
        asked = saga.table.questions()[0]
        saga.answer(asked, saga.table.options(asked)[0])
        since = since if asked.seat else len(saga.record.answers)
    told = [(line.key, line.args.get("seat")) for line in saga.log(0, since)]
    assert [("keeps", 0), ("turn", 1)] == told[:2]
    assert ("turn", 0) == told[-1]
    assert {1} == {seat for _, seat in told[1:-1]}
