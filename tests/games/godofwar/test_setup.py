"""Set-up, options, the aim of the game (GW-001 to GW-030, GW-276, GW-277)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import fell, hero, on_card, position, reveal, run, tiny
from meadhall.core import BadSetup
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import FACES, NAMES, STARTING, STATUS_CARDS, UPGRADES, different
from meadhall.games.godofwar.components import STATUS_COPIES
from meadhall.games.godofwar.flipping import HurtEnemy, Watch
from meadhall.games.godofwar.hands import gain_status
from meadhall.games.godofwar.heroes import FIGURES, HEROES
from meadhall.games.godofwar.library import BOSSES, OURS, QUESTS
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.table import Outcome, Table
from meadhall.games.godofwar.wounds import HurtHero
from tables import asked, options, said, tell


def begun(seats: int, *heroes: str, **more: bool | int | str) -> Table:
    table: Table = GAME.new(seats, {"first_player": 0, **more}, "begun")
    for seat, name in enumerate(heroes):
        tell(table, f"{seat} ChooseHero {name}")
    return table


@pytest.mark.rule("GW-001")
def test_all_win_or_lose_together() -> None:
    table = position(hero("kratos"), hero("atreus"))
    table.outcome = Outcome.WON
    table.agenda.clear()
    table._asked = None
    result = GAME.result(table)
    assert result is not None
    assert [0, 1] == result.winners
    table.outcome = Outcome.LOST
    result = GAME.result(table)
    assert result is not None
    assert [] == result.winners
    assert (1, 1) == result.places


@pytest.mark.rule("GW-002")
def test_two_quests_and_a_boss_win_the_game() -> None:
    quest = tiny(b2='enemy = { id = "e", name_en = "e", health = 1 }', victory=DEFEAT_E)
    for path, outcome in (("", 0), ("ogre", 0), ("ogre travelers", Outcome.WON)):
        table = position(hero("kratos", at=2), hero("atreus"), scene=quest, path=path)
        run(table, HurtEnemy(table.scene.bottom[2], 1, 0))
        assert outcome == table.outcome


DEFEAT_E = '[[{ is = "enemy_defeated", enemy = "e" }]]'


@pytest.mark.rule("GW-003")
def test_the_game_is_lost_at_once_when_every_hero_is_unconscious() -> None:
    table = position(hero("kratos", damage=9), hero("atreus", at=2))
    fell(table, "atreus")
    run(table, HurtHero(0, 1, -1))
    assert Outcome.LOST == table.outcome
    assert [] == asked(table)


@pytest.mark.rule("GW-004", "GW-186")
def test_the_game_is_lost_when_a_defeat_condition_is_met() -> None:
    table = position(hero("kratos"), scene="helheim", tokens={"t4": 7}, runes="thurisaz")
    reveal(table)
    assert Outcome.LOST == table.outcome


@pytest.mark.rule("GW-005")
def test_victory_and_defeat_by_the_same_change_is_victory() -> None:
    key = tiny(
        b2='enemy = { id = "e", name_en = "e", health = 1 }',
        victory=DEFEAT_E,
        defeat='[[{ is = "all_enemies_defeated" }]]',
    )
    table = position(hero("kratos", at=2), scene=key, length="scene")
    run(table, HurtEnemy(table.scene.bottom[2], 1, 0))
    assert Outcome.WON == table.outcome


@pytest.mark.rule("GW-006", "GW-194")
def test_the_box_holds_what_it_should() -> None:
    assert 92 == sum(len(LIBRARY[key].cards) for key in OURS)
    assert (10, 6, 4) == (len(OURS), len(QUESTS), len(BOSSES))
    assert (5, 6) == (len(HEROES), len(FIGURES))
    assert [14] * 5 == [len(cards) for cards in STARTING.values()]
    assert 88 == len(UPGRADES)
    assert (10, 10, 10) == STATUS_COPIES
    assert 158 == len(UPGRADES) + sum(len(cards) for cards in STARTING.values())


@pytest.mark.rule("GW-007", "GW-238")
def test_brok_and_sindri_are_two_heroes_of_one_player() -> None:
    table = position(hero("kratos"), hero("brok_sindri", at=(2, 3)))
    assert [0, 1, 1] == [each.seat for each in table.heroes]
    assert [1, 2, 3] == [each.column for each in table.heroes]


@pytest.mark.rule("GW-008", "GW-273")
def test_an_ally_is_any_other_hero() -> None:
    table = begun(3, "kratos", "mimir", "brok_sindri")
    tell(table, "0 PlaceHero 1", "2 PlaceHero 2", "2 PlaceHero 3")
    assert ["kratos", "brok", "sindri"] == options(table, 1, "ChooseHost")


@pytest.mark.rule("GW-009")
def test_tokens_do_not_run_out() -> None:
    key = tiny(b2='enemy = { id = "e", name_en = "e", health = 400 }')
    table = position(hero("kratos", at=2), scene=key)
    run(table, HurtEnemy(table.scene.bottom[2], 300, 0))
    assert 300 == on_card(table, "b2"), "more than the 44 damage tokens of the box"


@pytest.mark.rule("GW-010")
def test_an_empty_pile_gives_nothing() -> None:
    table = position(hero("kratos"))
    taken, table.piles[0] = table.piles[0], []
    gain_status(table, 0, 0)
    assert [] == [card for card in table.players[0].deck if card in taken]


@pytest.mark.rule("GW-011")
def test_hands_and_discard_piles_are_open_and_deck_orders_are_not() -> None:
    table = position(hero("kratos", hand="kr_axe_1", discard="kr_guard"), hero("atreus"))
    for viewer in (1, None):
        seen = GAME.view(table, viewer)["players"][0]
        assert ["kr_axe_1"] == seen["hand"]
        assert ["kr_guard"] == seen["discard"]
        assert [] == seen["top"]
        assert 12 == seen["deck"]


@pytest.mark.rule("GW-012", "GW-256")
def test_the_first_player_chooses_the_path_and_for_the_extra_activation() -> None:
    key = tiny(
        t2='cells = [{ rune = "fehu", effects = [{ do = "rage", to = "any", amount = 1 }] }]'
    )
    table = position(
        hero("kratos"), hero("atreus", at=2), scene=key, runes="fehu", first=1, phase="extra"
    )
    reveal(table, 1, extra=True)
    assert [(1, "NameHero")] == asked(table)


@pytest.mark.rule("GW-013", "GW-016")
def test_everybody_chooses_a_different_hero_with_14_shuffled_cards() -> None:
    table = begun(2, "atreus")
    assert ["kratos", "mimir", "freya", "brok_sindri"] == options(table, 1, "ChooseHero")
    deck = table.players[0].deck
    assert sorted(STARTING["atreus"]) == sorted(deck)
    assert STARTING["atreus"] != deck, "shuffled"


@pytest.mark.rule("GW-014", "GW-206")
def test_one_player_plays_kratos_alone() -> None:
    table = begun(1)
    assert ["kratos"] == [each.name for each in table.heroes]
    assert table.solo
    assert not begun(2, "kratos", "atreus").solo
    assert [] == GAME.view(begun(2, "kratos", "atreus"), 0)["companions"]


@pytest.mark.rule("GW-015")
def test_mimir_is_never_alone() -> None:
    assert 1 == len(begun(1).heroes)
    assert "mimir" in options(begun(2), 0, "ChooseHero")
    assert "mimir" not in options(begun(2, "mimir"), 1, "ChooseHero")


@pytest.mark.rule("GW-017", "GW-245")
def test_rage_starts_at_0_and_the_brothers_have_a_marker_each() -> None:
    table = begun(2, "brok_sindri", "freya")
    assert [0, 0, 0] == [each.rage for each in table.heroes]
    assert [3, 3, 6] == [each.printed.rage_track for each in table.heroes]
    assert [9, 9, 7] == [each.health for each in table.heroes]


@pytest.mark.rule("GW-018")
def test_freyas_player_takes_both_tokens() -> None:
    assert 2 == begun(2, "kratos", "freya").tokens
    assert 0 == begun(2, "kratos", "atreus").tokens


@pytest.mark.rule("GW-019", "GW-020")
def test_three_quests_and_three_bosses_are_drawn() -> None:
    seen = []
    for number in range(40):
        table: Table = GAME.new(1, {}, str(number))
        assert 3 == len(dict.fromkeys(table.quests)) == len(dict.fromkeys(table.bosses))
        assert all(quest in QUESTS for quest in table.quests)
        assert all(boss in BOSSES for boss in table.bosses)
        assert table.quests[0] == table.path[0]
        seen += [*table.quests, *table.bosses]
    assert sorted(OURS) == sorted(dict.fromkeys(seen))


@pytest.mark.rule("GW-021", "GW-022", "GW-023", "GW-024")
def test_the_scene_lies_front_up_in_two_rows_with_its_tokens() -> None:
    table = begun(1, scene="grendels")
    view = GAME.view(table, 0)["scene"]
    assert ["front"] * 10 == [card["side"] for card in view["cards"]]
    places = [(card["row"], card.get("col", 0)) for card in view["cards"]]
    rows = [(row, col) for row in ("top", "bottom") for col in (1, 2, 3, 4)]
    assert [*rows, ("aside", 0), ("aside", 0)] == places
    assert [2, 0, 0, 2] == [card.get("tokens", 0) for card in view["cards"][:4]]


@pytest.mark.rule("GW-025", "GW-102")
def test_upgrades_are_shuffled_and_the_piles_lie_open() -> None:
    table = begun(1)
    assert sorted(UPGRADES) == sorted(table.upgrades)
    assert UPGRADES != table.upgrades
    assert {"stun": 10, "poison": 10, "crystal": 10} == GAME.view(table, 0)["piles"]
    assert [22] * 4 == [each["cards"] for each in GAME.view(table, 0)["forecast"]]


@pytest.mark.rule("GW-026")
def test_the_first_player_is_named_or_drawn() -> None:
    assert 2 == GAME.new(3, {"first_player": 2}, "").first
    drawn = [GAME.new(3, {}, str(number)).first for number in range(30)]
    assert [0, 1, 2] == sorted(dict.fromkeys(drawn))
    with pytest.raises(BadSetup, match="seat 3 cannot begin"):
        GAME.new(3, {"first_player": 3}, "")


@pytest.mark.rule("GW-027", "GW-184")
def test_figures_are_placed_clockwise_at_most_two_to_a_column() -> None:
    table = GAME.new(4, {"first_player": 1}, "placing")
    for seat, name in ((1, "kratos"), (2, "brok_sindri"), (3, "freya"), (0, "atreus")):
        tell(table, f"{seat} ChooseHero {name}")
    assert [(1, "PlaceHero")] == asked(table)
    tell(table, "1 PlaceHero 1", "2 PlaceHero 1", "2 ChoosePlace back")
    assert [2, 3, 4] == options(table, 2, "PlaceHero"), "Sindri after Brok; column 1 is full"


@pytest.mark.rule("GW-030", "GW-034")
def test_hands_are_drawn_in_the_first_preparation_phase() -> None:
    table = begun(2, "kratos", "atreus")
    assert [[], []] == [player.hand for player in table.players]
    tell(table, "0 PlaceHero 1", "1 PlaceHero 2")
    assert [7, 7] == [len(player.hand) for player in table.players]


@pytest.mark.rule("GW-276")
@pytest.mark.parametrize("level", ["story", "normal", "hard", "ragnarok"])
def test_difficulty_changes_documented_numbers_only(level: str) -> None:
    seats = (hero("kratos"), hero("freya", at=2))
    table = position(*seats, scene="ogre", difficulty=level, runes="thurisaz")
    change = table.level
    view = GAME.view(table, 0)
    assert 10 + change.hero_health == table.heroes[0].health
    assert 7 + change.hand_limit == view["players"][0]["limit"]
    ogre = next(card for card in view["scene"]["cards"] if card["name"] == "ogre_h1_front")
    printed = table.scene.cards[8].sides[0].pool_value
    assert printed + printed * change.enemy_health // 100 == ogre["health"]["value"]
    fist = view["forecast"][2]["acts"][0]["acts"][0]
    printed_fist = view["scene"]["cards"][5]["enemy"]["attacks"][0]["strength"]
    assert printed_fist + change.strength == fist["strength"]


def test_normal_changes_nothing() -> None:
    level = position(hero("kratos")).level
    assert (0, 0, 0, 0) == (
        level.hero_health,
        level.enemy_health,
        level.strength,
        level.hand_limit,
    )


@pytest.mark.rule("GW-277", "GW-185")
def test_a_single_scene_may_be_a_boss_and_wins_the_game() -> None:
    table = GAME.new(1, {"length": "scene", "scene": "baldur"}, "")
    assert ["baldur"] == table.path
    assert [] == table.bosses
    with pytest.raises(BadSetup, match="cannot be the first quest"):
        GAME.new(1, {"scene": "baldur"}, "")
    key = tiny(b2='enemy = { id = "e", name_en = "e", health = 1 }', victory=DEFEAT_E)
    table = position(hero("kratos", at=2), scene=key, length="scene")
    run(table, HurtEnemy(table.scene.bottom[2], 1, 0))
    assert Outcome.WON == table.outcome
    assert "game-won" in said(table)


def test_watching_an_unfinished_scene_decides_nothing() -> None:
    table = run(position(hero("kratos")), Watch(-1))
    assert 0 == table.outcome


def test_cards_of_one_name_share_a_face() -> None:
    assert 74 == len(FACES) == len(GAME.cards)
    assert ["kr_axe_1", "kr_axe_2"] == different([*STARTING["kratos"][:4]])
    assert 10 == len(STATUS_CARDS[0])
    assert "stun" == NAMES[STATUS_CARDS[0][0]]
