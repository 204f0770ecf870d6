"""Table options beyond the box: settled scenes, later starts, dealt heroes (GW-283 to GW-287)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import Seat, card, enemy, hero, position, run, tiny
from meadhall.core import BadSetup
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import NAMES, UPGRADES
from meadhall.games.godofwar.components import NIGHTFALL, PHASES_BEHIND
from meadhall.games.godofwar.flipping import HurtEnemy, TurnOver
from meadhall.games.godofwar.heroes import HEROES
from meadhall.games.godofwar.interact import is_open
from meadhall.games.godofwar.library import QUESTS
from meadhall.games.godofwar.round import PlayRound
from meadhall.games.godofwar.standing import attack_strength
from meadhall.games.godofwar.table import Outcome, Table
from tables import asked, options, said, tell


def opened(seats: int, **more: bool | int | str) -> Table:
    """A table whose heroes are dealt, so that the first question is about the journey."""
    table: Table = GAME.new(seats, {"first_player": 0, "heroes": "dealt", **more}, "opened")
    return table


def take_all(table: Table) -> int:
    """Take the first upgrade on offer again and again; how many were taken."""
    count = 0
    while table.questions() and table.questions()[0].name == "TakeUpgrade":
        question = table.questions()[0]
        table.answer(question, table.options(question)[0])
        count += 1
    return count


@pytest.mark.rule("GW-283")
def test_a_table_settles_on_its_three_scenes() -> None:
    table = opened(2, scene="ogre", second="helheim", boss="baldur")
    assert ["ogre", "helheim"] == table.quests[:2]
    assert (3, 3) == (len(table.quests), len(table.bosses))
    assert "baldur" in table.bosses


@pytest.mark.rule("GW-283")
def test_nobody_is_asked_for_a_path_that_is_settled_and_the_rest_are_obstacles() -> None:
    table = opened(2, scene="ogre", second="helheim", begin="second")
    take_all(table)
    assert [(0, "PlaceHero")] == asked(table)
    assert (["ogre", "helheim"], [table.quests[2]]) == (table.path, table.stage.obstacles)


@pytest.mark.rule("GW-283")
def test_a_settled_second_quest_stays_second_when_the_first_is_left_to_chance() -> None:
    for second in QUESTS:
        table = opened(2, second=second)
        assert second == table.quests[1]
        assert second != table.quests[0]


@pytest.mark.rule("GW-283")
def test_scenes_that_cannot_go_together_are_refused() -> None:
    with pytest.raises(BadSetup, match="both the first and the second"):
        opened(2, scene="ogre", second="ogre")
    with pytest.raises(BadSetup, match="neither a second quest nor a boss"):
        opened(2, length="scene", scene="ogre", boss="baldur")


@pytest.mark.rule("GW-284")
@pytest.mark.parametrize(("begin", "behind"), [("second", 1), ("boss", 2)])
def test_a_later_start_brings_the_upgrades_of_the_quests_behind(begin: str, behind: int) -> None:
    table = opened(3, begin=begin)
    assert 4 == len(table.offer), "three players and one more"
    assert 3 * PHASES_BEHIND * behind == take_all(table)
    assert [(0, "ChoosePath")] == asked(table)
    row = table.quests[1:] if behind == 1 else table.bosses
    assert row == options(table, 0, "ChoosePath")
    for player in table.players:
        assert 14 + PHASES_BEHIND * behind == len(player.deck)
        assert ([], 0) == (player.discard, player.known)
    assert [] == GAME.audit(table)


@pytest.mark.rule("GW-284")
def test_a_starting_card_may_be_removed_instead() -> None:
    table = opened(2, begin="second")
    tell(table, "0 TakeUpgrade remove")
    name = str(options(table, 0, "RemoveCard")[0])
    tell(table, f"0 RemoveCard {name}")
    assert [name] == [NAMES[each] for each in table.removed]
    take_all(table)
    upgrades = [each for each in table.players[0].deck if each in UPGRADES]
    assert (13, PHASES_BEHIND - 1) == (len(table.players[0].deck) - len(upgrades), len(upgrades))


@pytest.mark.rule("GW-284")
def test_quests_behind_are_not_counted_as_won() -> None:
    table = opened(2, begin="boss")
    take_all(table)
    tell(table, f"0 ChoosePath {table.bosses[0]}")
    table.outcome = Outcome.LOST
    table.agenda.clear()
    table._asked = None
    result = GAME.result(table)
    assert result is not None
    assert (0, 0) == result.scores


@pytest.mark.rule("GW-284")
def test_a_single_boss_may_be_met_with_upgrades() -> None:
    table = opened(1, length="scene", scene="sigrun", begin="boss")
    assert 2 * PHASES_BEHIND == take_all(table)
    assert ["sigrun"] == table.path
    assert [] == table.stage.obstacles


@pytest.mark.rule("GW-285")
def test_heroes_are_dealt_by_chance_and_each_once() -> None:
    seen = set()
    for seed in range(12):
        table = GAME.new(4, {"heroes": "dealt"}, str(seed))
        boards = [player.board for player in table.players]
        assert 4 == len({*boards})
        assert "ChooseHero" not in [name for _, name in asked(table)]
        seen |= {*boards}
    assert {*range(len(HEROES))} == seen


PARTY = ("kratos", "atreus", "freya", "mimir")


def party(players: int) -> list[Seat]:
    """So many heroes, Mimir among four of them."""
    return [hero(name, at=1 + at % 3) for at, name in enumerate(PARTY[:players])]


@pytest.mark.rule("GW-070")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_enemy_has_the_health_of_its_card_for_every_party(players: int) -> None:
    key = tiny(b1=enemy("e", "health = 20"), victory='[[{ is = "enemy_defeated", enemy = "e" }]]')
    table = position(*party(players), scene=key, length="scene")
    run(table, HurtEnemy(card(table, "b1"), 19, 0))
    assert "enemy-defeated" not in said(table)
    run(table, HurtEnemy(card(table, "b1"), 1, 0))
    assert "enemy-defeated" in said(table)


@pytest.mark.rule("GW-195")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scene", ["ogre", "alfheim", "baldur"])
def test_a_health_card_says_the_same_for_every_party(scene: str, players: int) -> None:
    table = position(*party(players), scene=scene)
    cards = GAME.view(table, 0)["scene"]["cards"]
    told = [each["health"]["value"] for each in cards if "health" in each]
    printed = [card.sides[0].pool_value for card in table.scene.cards if card.sides[0].pool_value]
    assert printed == told


@pytest.mark.rule("GW-191")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_ogre_is_ridden_at_20_health_by_every_party(players: int) -> None:
    table = position(*party(players), scene="ogre")
    pool = card(table, "h1")
    (ride,) = [point for point in table.scene.interactions if point.key.endswith("ride")]
    table.stage.damage[pool] = table.scene.cards[pool].sides[0].pool_value - 21
    assert not is_open(table, ride)
    table.stage.damage[pool] += 1
    assert is_open(table, ride)


@pytest.mark.rule("GW-108")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scene", ["ogre", "hraezlyr"])
def test_an_attack_has_the_strength_of_its_card_for_every_party(scene: str, players: int) -> None:
    table = position(*party(players), scene=scene)
    assert 2 == attack_strength(table, "melee", 2, 0)


@pytest.mark.rule("GW-287")
def test_a_scene_that_goes_on_for_too_long_is_lost() -> None:
    table = position(hero("kratos"), hero("freya", at=2))
    table.round = NIGHTFALL - 1
    run(table, PlayRound())
    assert (0, NIGHTFALL) == (table.outcome, table.round)
    run(table, PlayRound())
    assert Outcome.LOST == table.outcome
    assert ["night-falls", "game-lost"] == said(table)[-2:]


@pytest.mark.rule("GW-160")
def test_a_newly_shown_enemy_too_lives_by_its_full_health() -> None:
    front, back = enemy("e", "health = 30"), enemy("f", "health = 10")
    key = tiny(b1=front, b1_back=back, victory='[[{ is = "enemy_defeated", enemy = "f" }]]')
    for dealt, falls in ((9, False), (10, True)):
        table = position(*party(4), scene=key, length="scene", damage={"b1": dealt})
        run(table, TurnOver((card(table, "b1"),), -1))
        assert falls is ("enemy-defeated" in said(table))
