"""What the bots' estimate prefers: quests and upgrades laid in time, quests with a chance."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import act, clan, position, take_card, take_turns
from meadhall.bots import GreedyBot
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.evaluate import hand_worth, promise_in_hand, quests_worth
from meadhall.games.bloodrage.standing import standing
from meadhall.games.bloodrage.table import Table


def choice(table: Table, seed: str = "bot") -> object:
    """What the greedy bot does first."""
    _, option = GreedyBot(seed).choose(GAME, table, 0, GAME.questions(table, 0))
    return option


def worth_of_hand(table: Table) -> float:
    """What the first clan's hand is worth."""
    return hand_worth(table, 0, standing(table))


def promise(table: Table, card: int) -> float:
    """What a quest in the first clan's hand promises."""
    return promise_in_hand(table, 0, card, standing(table))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_fulfilled_quest_is_committed_before_the_last_rage_goes(seed: str) -> None:
    table = position(
        clan(hand="q_alfheim_1", rage=1, andlang="leader warrior*2"),
        clan(rage=1, horgr="warrior"),
    )
    assert choice(take_turns(table), seed) == "quest"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_an_upgrade_is_laid_rather_than_thrown_away(seed: str) -> None:
    table = position(clan(hand="dwarf_chieftain", rage=1), clan(rage=1))
    assert choice(take_turns(table), seed) in ("upgrade", "invade")


def test_what_can_no_longer_be_laid_or_committed_is_worth_less() -> None:
    acting = act(position(clan(hand="q_alfheim_1 thors_glory", rage=3), clan()))
    spent = act(position(clan(hand="q_alfheim_1 thors_glory", rage=0), clan()))
    assert worth_of_hand(spent) < 0.5 * worth_of_hand(acting)


def test_in_the_last_age_nothing_is_kept() -> None:
    table = act(position(clan(hand="q_alfheim_3", rage=0), clan(), age=3))
    assert worth_of_hand(table) == 0.0


def test_battle_cards_keep_their_worth_without_rage() -> None:
    acting = act(position(clan(hand="tyrs_smite", rage=3), clan()))
    spent = act(position(clan(hand="tyrs_smite", rage=0), clan()))
    assert worth_of_hand(spent) == worth_of_hand(acting) > 0.0


def hand(cards: str) -> float:
    """What a hand is worth while turns are left."""
    return worth_of_hand(act(position(clan(hand=cards, rage=3), clan())))


def test_a_battle_card_is_worth_more_than_one_quest_more() -> None:
    quests = "q_alfheim_1 q_jotunheim_1 q_manheim_1"
    assert hand("tyrs_bash q_alfheim_1") < hand("q_alfheim_1 q_jotunheim_1")
    assert hand(f"{quests} tyrs_bash") > hand(f"{quests} q_glorious_death_1")


def test_the_first_strong_battle_card_counts_most() -> None:
    one = hand("tyrs_smash") - hand("")
    assert one > hand("tyrs_rage tyrs_crush tyrs_smash") - hand("tyrs_rage tyrs_crush") > 0


def test_quests_committed_already_leave_less_for_those_in_hand() -> None:
    assert quests_worth([4.0], 0) > quests_worth([4.0], 2) > 0.0


def test_a_quest_where_all_is_destroyed_promises_nothing() -> None:
    table = act(position(clan(), clan(), destroyed="muspelheim horgr utgard"))
    assert promise(table, take_card(table, "q_jotunheim_1")) == 0.0
    assert promise(table, take_card(table, "q_manheim_1")) > 0.0


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_rage_is_not_burnt_by_marching_to_and_fro(seed: str) -> None:
    """Who stands where Ragnarök comes, with nothing left to pillage, gains nothing by a march."""
    table = position(
        clan(rage=3, andlang="leader warrior"),
        clan(rage=0, horgr="warrior"),
        pillaged="andlang angerboda elvagar gimle horgr muspelheim utgard yggdrasil",
        doom="andlang",
    )
    assert choice(take_turns(table), seed) != "march"


def test_a_hand_with_a_quest_of_a_destroyed_region_is_worth_less() -> None:
    table = act(position(clan(), clan(), destroyed="muspelheim horgr utgard"))
    lost, open_quest = take_card(table, "q_jotunheim_1"), take_card(table, "q_manheim_1")
    mine = table.players[0]
    values = []
    for card in (lost, open_quest):
        mine.hand = [card]
        values.append(worth_of_hand(table))
    assert values[0] < values[1]
