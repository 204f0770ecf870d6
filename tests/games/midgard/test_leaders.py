"""The five leaders (CM-153 to CM-161)."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, glory, goods, load, place, position, send, warriors
from meadhall.games.midgard import GAME
from meadhall.games.midgard.cards import DESTINIES
from meadhall.games.midgard.combat import BeginFight, BeginHunt
from meadhall.games.midgard.components import TARGETS
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Table
from tables import asked, options, tell


def fighting(target: str, crew: str, one: object, **board: object) -> Table:
    table = position(one, clan(), phase="combat", **board)  # type: ignore[arg-type]
    place(table, 0, target)
    send(table, target, crew)
    table.do(BeginFight(0, TARGETS.index(target)))
    return table


def hunting(one: object) -> Table:
    table = position(one, clan(), phase="combat")  # type: ignore[arg-type]
    place(table, 0, "hunting_grounds")
    table.do(BeginHunt(0))
    return table


LEADERS = ("asmundr", "dagrun", "gylfir", "svanhildr", "ullr")


@pytest.mark.rule("CM-153", "CM-007")
@pytest.mark.card(*LEADERS)
@pytest.mark.parametrize("leader", LEADERS)
def test_every_longhouse_has_room_for_eight(leader: str) -> None:
    table = position(
        clan(leader=leader, workers=1, warriors="spearman*7"), clan(), stocks=(3, 0, 0, 0)
    )
    table.do(NextWorker(0))
    tell(table, "0 PlaceWorker armory")
    assert {"swordsman": 1, "spearman": 7} == warriors(table, 0)
    assert 8 == GAME.cards[leader]["longhouse"]


@pytest.mark.rule("CM-154")
@pytest.mark.card("asmundr")
def test_asmundr_gains_two_glory_at_once_for_a_favor_spent() -> None:
    table = fighting("troll", "swordsman*2", clan(leader="asmundr", favor=2))
    load(table, "swordsman_blank swordsman_hit", "swordsman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll favor")
    assert [2, 0] == glory(table)
    assert {"favor": 1} == goods(table, 0)


@pytest.mark.rule("CM-155")
def test_asmundr_gains_glory_while_hunting_too() -> None:
    table = hunting(clan(leader="asmundr", favor=1, warriors="swordsman"))
    load(table, "swordsman_blank", "swordsman_hit")
    tell(table, "0 BeginHunt hunt", "0 JudgeRoll favor")
    assert ([2, 0], {"food": 1}) == (glory(table), goods(table, 0))


@pytest.mark.rule("CM-154")
def test_favor_spent_by_others_scores_nothing() -> None:
    table = hunting(clan(leader="ullr", favor=1, warriors="swordsman"))
    tell(table, "0 BeginHunt hunt", "0 JudgeRoll favor")
    assert [0, 0] == glory(table)


def visiting(one: object, deck: int = 12) -> Table:
    table = position(one, clan(workers=1))  # type: ignore[arg-type]
    table.players[1].destinies = table.destinies[: len(table.destinies) - deck]
    table.destinies = table.destinies[len(table.destinies) - deck :]
    table.do(NextWorker(0))
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass")
    return table


@pytest.mark.rule("CM-156")
@pytest.mark.card("dagrun")
def test_dagrun_draws_two_destinies_and_keeps_one() -> None:
    table = visiting(clan(leader="dagrun", workers=1))
    offer = options(table, 0, "KeepDestiny")
    assert 2 == len(offer)
    tell(table, f"0 KeepDestiny {offer[1]}")
    assert [offer[1]] == [DESTINIES[each] for each in table.players[0].destinies]
    assert offer[0] == DESTINIES[table.destinies[0]]
    assert 11 == len(table.destinies)


@pytest.mark.rule("CM-156", "CM-175")
@pytest.mark.card("rune_true_vision")
def test_dagrun_draws_four_with_true_vision() -> None:
    table = visiting(clan(leader="dagrun", workers=1, runes="rune_true_vision"))
    tell(table, "0 DeclareTrueVision rune_true_vision")
    assert 4 == len(options(table, 0, "KeepDestiny"))


@pytest.mark.rule("CM-157")
def test_dagrun_draws_what_there_is_and_owned_cards_stay() -> None:
    table = visiting(clan(leader="dagrun", workers=1), deck=1)
    assert 1 == len(table.players[0].destinies)
    assert [] == table.destinies
    assert [(1, "PlaceWorker")] == asked(table)


@pytest.mark.rule("CM-157")
def test_returned_destinies_go_under_the_deck_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        table = visiting(clan(leader="dagrun", workers=1, runes="rune_true_vision"))
        table.dice.drawn = seed
        table.dice.block = ()
        tell(table, "0 DeclareTrueVision rune_true_vision")
        kept = options(table, 0, "KeepDestiny")[0]
        tell(table, f"0 KeepDestiny {kept}")
        orders.add(tuple(table.destinies[:3]))
        assert len({*table.destinies[:3]}) == 3
    assert 1 < len(orders)
    assert 1 == len({frozenset(order) for order in orders})


@pytest.mark.rule("CM-158")
@pytest.mark.card("gylfir")
def test_gylfir_takes_the_cargo_without_paying() -> None:
    table = position(clan(leader="gylfir", workers=1, coins=1), clan(), merchant="merchant_3")
    table.do(NextWorker(0))
    tell(table, "0 PlaceWorker merchant_ship")
    assert {**GAME.cards["merchant_3"]["gain"], "coins": 1} == goods(table, 0)


@pytest.mark.rule("CM-158", "CM-042")
def test_gylfir_needs_no_coin_where_others_do() -> None:
    for leader, can in (("gylfir", True), ("ullr", False)):
        table = position(clan(leader=leader, workers=1), clan())
        table.do(NextWorker(0))
        assert can == ("merchant_ship" in options(table, 0, "PlaceWorker"))


@pytest.mark.rule("CM-159")
@pytest.mark.card("svanhildr")
@pytest.mark.parametrize(
    ("roll", "damage"),
    [
        ("swordsman_hit spearman_blank", 2),
        ("swordsman_double spearman_blank", 3),
        ("swordsman_blank spearman_double", 2),
    ],
)
def test_svanhildrs_swords_hit_harder(roll: str, damage: int) -> None:
    table = fighting(
        "troll", "swordsman spearman", clan(leader="svanhildr", favor=1), troll="troll_stone_1"
    )
    load(table, roll)
    tell(table, "0 BeginFight fight")
    assert damage == GAME.view(table)["fight"]["forecast"]["hits"]


@pytest.mark.rule("CM-159")
def test_svanhildr_hunts_at_most_six_food() -> None:
    table = hunting(clan(leader="svanhildr", warriors="swordsman*3"))
    load(table, "swordsman_double swordsman_double swordsman_hit")
    tell(table, "0 BeginHunt hunt")
    assert {"food": 6} == goods(table, 0)


@pytest.mark.rule("CM-160")
@pytest.mark.card("ullr")
def test_ullr_gains_a_glory_in_each_round_with_a_double_win_or_lose() -> None:
    table = fighting("troll", "axeman*2", clan(leader="ullr"), troll="troll_chieftain_1")
    load(table, "axeman_double axeman_double")
    tell(table, "0 BeginFight fight")
    assert [1, 0] == glory(table)
    table = fighting("troll", "axeman*3", clan(leader="ullr"), troll="troll_stone_1")
    load(table, "axeman_double axeman_blank axeman_blank", "axeman_hit axeman_hit", "axeman_double")
    tell(table, "0 BeginFight fight")
    assert [1 + 1 + 6, 0] == glory(table)


@pytest.mark.rule("CM-161")
def test_ullrs_faces_are_checked_after_all_rerolls() -> None:
    table = fighting("troll", "axeman", clan(leader="ullr", favor=1))
    load(table, "axeman_double", "axeman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll favor")
    assert [0, 0] == glory(table)


@pytest.mark.rule("CM-161")
def test_hunting_is_no_combat_for_ullr() -> None:
    table = hunting(clan(leader="ullr", warriors="axeman"))
    load(table, "axeman_double")
    tell(table, "0 BeginHunt hunt")
    assert [0, 0] == glory(table)


@pytest.mark.rule("CM-161")
def test_shields_turned_into_hits_are_no_doubles_for_ullr() -> None:
    table = fighting("troll", "spearman*2", clan(leader="ullr", runes="rune_reaction"))
    load(table, "spearman_shield spearman_shield", "spearman_hit spearman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_reaction")
    assert 4 == glory(table)[0]
