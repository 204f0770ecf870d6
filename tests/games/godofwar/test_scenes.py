"""Every scene card of the ten scenes, both sides: runes, boxed runes, flips, points, rewards."""

from __future__ import annotations

import pytest

from games.godofwar.positions import hero, position, run
from meadhall.core import Dice, key_from
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.conditions import all_hold
from meadhall.games.godofwar.flipping import HurtEnemy, TurnOver, Watch
from meadhall.games.godofwar.interact import PayCost, WhoInteracts, payable
from meadhall.games.godofwar.library import OURS
from meadhall.games.godofwar.scene_activation import ActivateCard
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.sides import living, side_up
from meadhall.games.godofwar.table import Table

CARDS = [(key, card.id) for key in OURS for card in LIBRARY[key].cards]
HAND = "kr_axe_1 kr_axe_2 kr_guard kr_throw kr_mod_2 kr_mod_3 kr_resolve crystal"


def party(key: str, column: int) -> Table:
    """Four columns with somebody in each, Kratos with a full hand in this one."""
    others = [each for each in (1, 2, 3, 4) if each != (column or 1)]
    return position(
        hero("kratos", at=column or 1, hand=HAND, damage=3),
        hero("atreus", at=others[0], damage=2),
        hero("freya", at=others[1], damage=2),
        hero("brok_sindri", at=(others[2], others[2]), damage=1),
        scene=key,
    )


def play_on(table: Table) -> None:
    """Answer whatever is asked until the table is at rest again, and find nothing wrong."""
    chance = Dice(key_from("play on"))
    while table.questions() and table.questions()[0].name != "Rest":
        question = table.questions()[0]
        if question.name in ("HeroAction", "TakeUpgrade", "ChoosePath"):
            break
        table.answer(question, chance.pick(table.options(question)))
        assert [] == GAME.audit(table)


@pytest.mark.parametrize(("key", "name"), CARDS)
@pytest.mark.rule("GW-194")
def test_both_sides_of_a_card_act_on_every_rune(key: str, name: str) -> None:
    scene = LIBRARY[key]
    at = next(number for number, card in enumerate(scene.cards) if card.id == name)
    for turned in (0, 1):
        for rune in range(4):
            table = party(key, scene.cards[at].col)
            table.stage.sides[at] = turned
            side = side_up(table.stage, at)
            table.stage.tokens[at] = side.tokens
            run(table, ActivateCard(at, 0, rune))
            attacks = rune in side.runes and living(table.stage, at) is not None
            cells = [cell for cell in side.cells if cell.rune == rune]
            held = [
                cell for cell in cells if all_hold(party_like(key, at, turned), cell.conditions)
            ]
            told = [line.key for line in table.log]
            if attacks:
                assert "scene-attacks" in told
            assert bool(held) == ("element-acts" in told)
            play_on(table)


def party_like(key: str, at: int, turned: int) -> Table:
    table = party(key, LIBRARY[key].cards[at].col)
    table.stage.sides[at] = turned
    return table


@pytest.mark.parametrize(("key", "name"), CARDS)
def test_turning_a_card_there_and_back_gives_its_rewards(key: str, name: str) -> None:
    scene = LIBRARY[key]
    at = next(number for number, card in enumerate(scene.cards) if card.id == name)
    table = party(key, scene.cards[at].col)
    run(table, TurnOver((at,), 0))
    play_on(table)
    if table.laid_out is not None and table.stage.scene == key and not table.outcome:
        run(table, TurnOver((at,), 0), Watch(0))
        play_on(table)
    assert [] == GAME.audit(table)


POINTS = [(key, point.number) for key in OURS for point in LIBRARY[key].interactions]


@pytest.mark.parametrize(("key", "number"), POINTS)
def test_every_point_can_be_paid_for_and_does_what_it_says(key: str, number: int) -> None:
    scene = LIBRARY[key]
    point = scene.interactions[number]
    at = next(
        c for c, card in enumerate(scene.cards) if any(point in s.interactions for s in card.sides)
    )
    table = party(key, scene.cards[at].col)
    table.stage.sides[at] = 0 if point in scene.cards[at].sides[0].interactions else 1
    cost = point.cost
    if not payable(table.players[0].hand, cost):
        assert ["ranged", "ranged"] == [symbol for symbol, _ in cost], "two ranged cards"
        cost = cost[:1]
    before = GAME.state_hash(table)
    start = 0 if payable(table.players[0].hand, point.cost) else 1
    run(table, PayCost(0, number, 0, start) if start else WhoInteracts(0, number))
    play_on(table)
    assert before != GAME.state_hash(table)
    assert "interacts" in [line.key for line in table.log]


FOES = [(key, enemy) for key in OURS for enemy in range(len(LIBRARY[key].enemies))]


@pytest.mark.parametrize(("key", "enemy"), FOES)
def test_every_enemy_can_be_defeated(key: str, enemy: int) -> None:
    scene = LIBRARY[key]
    at, turned = next(
        (c, s)
        for c, card in enumerate(scene.cards)
        for s in (0, 1)
        if (found := card.sides[s].enemy) is not None and found.enemy == enemy
    )
    table = party(key, scene.cards[at].col)
    table.stage.sides[at] = turned
    run(table, HurtEnemy(at, 999, 0))
    play_on(table)
    assert "enemy-defeated" in [line.key for line in table.log]


@pytest.mark.parametrize("key", OURS)
def test_every_scene_can_be_won(key: str) -> None:
    table = party(key, 2)
    for _ in range(30):
        stage = table.laid_out
        if stage is None or "quest-completed" in [line.key for line in table.log]:
            break
        alive = [at for at in table.scene.order if living(stage, at) is not None]
        if alive:
            run(table, HurtEnemy(alive[0], 99, 0))
        play_on(table)
    assert "quest-completed" in [line.key for line in table.log]
