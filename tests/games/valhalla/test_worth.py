"""What bots make of battles in Valhalla: dice that count are kept, nothing is paid for nothing."""

from __future__ import annotations

import pytest

from games.valhalla.positions import attack, player, position, show, strength
from meadhall.bots import Bot, Budget, GreedyBot, SearchBot
from meadhall.core import Option
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import ChooseAction
from meadhall.games.valhalla.outlook import habit
from meadhall.games.valhalla.table import Phase, Table
from tables import tell

AXES = "axe axe bow blank spear"


def battle(dice: str = AXES) -> Table:
    """Seat 0 attacks with one axeman."""
    table = position(player(party="bear_axeman"), player(party="boar_axeman"))
    attack(table, 0, 1, dice)
    return table


def choice(mind: Bot, table: Table, seat: int = 0) -> Option:
    return mind.choose(GAME, table, seat, GAME.questions(table, seat))[1]


def minds() -> list[Bot]:
    """Bots of every kind that look ahead."""
    return [
        *[GreedyBot(f"mind {number}") for number in range(3)],
        *[SearchBot(f"mind {number}", Budget(iterations=80)) for number in range(3)],
    ]


@pytest.mark.parametrize("mind", minds())
def test_nobody_pays_for_a_reroll_when_every_warrior_is_armed(mind: Bot) -> None:
    table = battle()
    tell(table, "0 Fight bear_axeman")
    assert table.options(table.questions()[0]) == ["reroll", "end"]
    assert choice(mind, table) == "end"


@pytest.mark.parametrize("mind", minds())
def test_a_defender_who_can_hold_does_not_end_its_phase(mind: Bot) -> None:
    table = position(
        player(party="bear_axeman"), player(party="boar_axeman bear_warlord wolf_archer")
    )
    attack(table, 0, 1, "axe blank")
    tell(table, "0 Fight bear_axeman")
    tell(table, "0 Fight end")
    show(table, 1, "axe axe bow bow sword shield")
    assert table.questions()[0].seat == 1
    assert choice(mind, table, 1) != "end"


def test_dice_of_no_use_are_paid_and_rolled_again_and_the_others_kept() -> None:
    table = battle("bow blank spear blank shield")
    tell(table, "0 Fight reroll")
    assert habit(table, table.questions()[0]) == "blank"
    tell(table, "0 PayDie blank")
    picked = []
    while table.questions()[0].name == "RerollDice":
        picked.append(habit(table, table.questions()[0]))
        if picked[-1] in (None, "roll"):
            break
        tell(table, f"0 RerollDice {picked[-1]}")
    assert "axe" not in picked
    assert len(picked) >= 2


def test_an_axe_that_arms_a_warrior_is_not_rolled_again() -> None:
    table = battle("axe blank spear")
    tell(table, "0 Fight reroll")
    tell(table, f"0 PayDie {habit(table, table.questions()[0])}")
    assert habit(table, table.questions()[0]) == "spear"


@pytest.mark.parametrize("mind", minds())
def test_a_defence_that_holds_is_not_helped_any_further(mind: Bot) -> None:
    """Neither tactics nor dice are spent when nobody is left to arm and the attack is held off."""
    table = position(
        player(party="bear_axeman"), player(party="bear_warlord", hand="fury heroic_attack")
    )
    attack(table, 0, 1, "axe blank")
    tell(table, "0 Fight bear_axeman")
    tell(table, "0 Fight end")
    show(table, 1, "axe axe bow bow sword sword spear spear")
    tell(table, "1 Fight bear_warlord")
    assert strength(table, 1) > strength(table, 0)
    assert choice(mind, table, 1) == "end"


@pytest.mark.parametrize("mind", minds()[:3])
def test_an_attacker_arms_a_second_warrior_when_the_dice_allow(mind: Bot) -> None:
    table = position(
        player(party="bear_axeman boar_axeman"), player(party="bear_warlord wolf_archer")
    )
    attack(table, 0, 1, "axe axe axe axe bow blank")
    taken = []
    while table.battle is not None and table.battle.phase == Phase.ATTACK:
        question, option = mind.choose(GAME, table, 0, GAME.questions(table, 0))
        taken.append(option)
        table.answer(question, option)
    assert {"bear_axeman", "boar_axeman"} <= {*taken}


@pytest.mark.parametrize("mind", minds())
def test_before_ragnarok_warriors_leave_the_hand(mind: Bot) -> None:
    """In the last turn a hand scores nothing, a party may."""
    table = position(
        player(party="bear_axeman", hand="boar_axeman bear_warlord wolf_archer"),
        player(party="", shields=0),
    )
    table.last_turns = 1
    table.do(ChooseAction(0))
    assert choice(mind, table) in ("one", "two")


@pytest.mark.parametrize("mind", minds())
def test_nothing_is_done_to_dice_with_nobody_left_to_arm(mind: Bot) -> None:
    """Neither the jarl's reroll nor tactics that turn or roll dice are spent for nothing."""
    table = position(
        player("sigurd", party="bear_axeman", hand="new_weapons counterattack"),
        player(party="boar_axeman"),
    )
    attack(table, 0, 1, AXES)
    tell(table, "0 Fight bear_axeman")
    assert {"jarl", "reroll"} <= {*table.options(table.questions()[0])}
    assert choice(mind, table) == "end"
