"""The table in words: what a player reads of it."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    attack_monster,
    monster_attacks,
    offered,
    player,
    position,
    show,
    solo,
)
from meadhall.core import Arg, Section, Text, text
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import NAMES
from meadhall.games.valhalla.party import discard_warrior, enter_valhalla
from meadhall.games.valhalla.piles import Draw
from meadhall.games.valhalla.ragnarok import FaceRagnarok
from meadhall.games.valhalla.solo.battle import AttackMonster
from meadhall.games.valhalla.solo.turn import MillDeck
from meadhall.games.valhalla.table import Table
from meadhall.text import Texts
from tables import question, tell

FULL = "bear_axeman bear_archer wolf_archer wolf_axeman"


def section(table: Table, seat: int, title: str) -> Section | None:
    """The part of the table under this title."""
    found = [each for each in GAME.describe(GAME.view(table, seat)) if each.title.key == title]
    return found[0] if found else None


def states(table: Table) -> list[object]:
    """How the attacker's warriors stand."""
    side = section(table, 0, "title-attacker")
    assert side is not None
    return [row[-1] for row in side.rows]


def test_a_giant_lacks_dice_of_its_pattern_and_no_named_weapons() -> None:
    table = position(
        player(party="frost_giant_chieftain bear_berserker"), player(party="wolf_scout")
    )
    attack(table, 0, 1, "axe bow bow")
    pairs = text("pattern-pairs", n=4)
    assert [
        text("state-short", count=1, pattern=pairs),
        text("state-lacks", weapons=["axe"]),
    ] == states(table)


def test_strength_is_told_with_its_parts_only_if_there_are_several() -> None:
    table = position(player(party="bear_axeman", jarl="sigvard"), player(party="wolf_scout"))
    attack(table, 0, 1, "axe axe")
    side = section(table, 0, "title-attacker")
    assert side is not None
    assert text("show-strength", strength=0) == side.lines[0]
    table.answer(table.questions()[0], "bear_axeman")
    side = section(table, 0, "title-attacker")
    assert side is not None
    parts = [text("part-warriors", n=2), text("part-jarl", n=1)]
    assert text("show-strength-of", strength=3, parts=parts) == side.lines[0]


def test_a_solo_table_has_neither_trophies_nor_points() -> None:
    table = solo(player(party="bear_axeman", hand="fury"), "garm_1")
    players = section(table, 0, "title-players")
    assert players is not None
    assert ["player", "jarl", "shields", "hand", "valhalla"] == [
        head.key.removeprefix("column-") for head in players.columns
    ]
    assert section(table, 0, "title-mine") is None
    assert section(position(player(), player()), 0, "title-mine") is not None


def test_with_an_empty_deck_a_solo_player_reads_of_the_final_attack() -> None:
    table = solo(player(party="bear_axeman"), "garm_6")
    table.ending = True
    standing = section(table, 0, "title-turn")
    assert standing is not None
    assert text("show-ending-solo") in standing.lines


def test_cards_picked_so_far_have_a_place_of_their_own() -> None:
    table = position(player(hand="fury"), player())
    assert section(table, 0, "title-picked") is None
    table.players[0].aside = table.players[0].hand[:]
    picked = section(table, 0, "title-picked")
    assert picked is not None
    assert [text("show-picked-cards", cards=["fury"])] == picked.lines


def test_a_monster_that_attacks_has_no_open_symbols() -> None:
    table = solo(player(party="bear_axeman"), "garm_1")
    monster = section(table, 0, "title-monster")
    assert monster is not None
    assert "show-monster-open" in [line.key for line in monster.lines]
    table.monster_dice = [0, 1, 2, 3, 4, 4]
    monster = section(table, 0, "title-monster")
    assert monster is not None
    assert text("show-monster-covered") in monster.lines


def test_a_battle_that_is_decided_says_so() -> None:
    table = solo(player(party="bear_axeman"), "garm_1")
    monster_attacks(table, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    fought = section(table, 0, "title-fight")
    assert fought is not None
    assert text("show-decided") == fought.lines[0]


def test_in_ragnarok_glory_is_told_and_not_strength() -> None:
    table = position(player(party="bear_axeman stag_veteran"), player())
    table.last_turns = 0
    table.do(FaceRagnarok(0))
    table.questions()
    show(table, 0, "axe axe bow")
    arms = question(table, 0, "Fight").hint(table, "bear_axeman")
    assert text("hint-arms-glory", glory=1, symbols=1) == arms
    tell(table, "0 Fight bear_axeman")
    fought = section(table, 0, "title-last-fight")
    assert fought is not None
    assert text("show-glory-armed", glory=1) == fought.lines[0]
    assert [text("show-number", n=1), text("show-number", n=3)] == [row[1] for row in fought.rows]
    standing = section(table, 0, "title-ragnarok")
    assert standing is not None
    assert "show-last-turns" not in [line.key for line in standing.lines]
    tell(table, "0 Fight end")
    assert {"seat": 0, "glory": 1} == next(
        line.args for line in table.log if line.key == "ends-fight"
    )


# -- the log says what happened ------------------------------------------------------------


def said(table: Table, lang: str, key: str) -> list[str]:
    """The lines of that key in words."""
    texts = Texts("valhalla", lang)
    return [texts.say(line) for line in table.log if line.key == key]


@pytest.mark.rule("VA-292")
@pytest.mark.card("nidhogg_5")
def test_a_sacrifice_and_a_full_board_ask_without_saying_why() -> None:
    table = solo(player(party="bear_axeman bear_archer"), "nidhogg_5")
    table.do(AttackMonster(0))
    (asked_now,) = table.questions()
    assert "DiscardWarrior" == asked_now.name
    asks = "Один воин должен покинуть планшет: кого сбрасываете?"
    assert asks == Texts("valhalla", "ru").prompt(asked_now)
    full = position(player(party=FULL, hand="wolf_swordsman"), player())
    full.do(TakeTurn(0))
    tell(full, "0 ChooseAction one", "0 AddWarrior wolf_swordsman")
    (asked_now,) = full.questions()
    asks = "A warrior must leave your board: whom do you discard?"
    assert asks == Texts("valhalla", "en").prompt(asked_now)


@pytest.mark.rule("VA-283")
def test_an_empty_deck_loses_nothing_and_nothing_is_said() -> None:
    table = solo(player(party="bear_axeman"), "garm_4")
    table.deck = []
    table.do(MillDeck(0))
    table.questions()
    assert [] == said(table, "en", "deck-loses")


@pytest.mark.rule("VA-100")
def test_whose_last_shield_it_was_is_said() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman", shields=1))
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert ["Wolf has lost the last own shield."] == said(table, "en", "last-shield")
    assert ["Волк теряет последний свой щит."] == said(table, "ru", "last-shield")


@pytest.mark.rule("VA-137", "VA-139")
def test_the_die_paid_for_a_tactic_is_said() -> None:
    table = position(
        player(party="bear_axeman", hand="heroic_attack_sword"), player(party="stag_archer")
    )
    attack(table, 0, 1, "sword axe")
    tell(table, "0 Fight heroic_attack_sword")
    assert ["Bear discards a die (sword) for the tactic."] == said(table, "en", "pays-tactic")


@pytest.mark.rule("VA-210", "VA-211")
def test_a_tyr_card_that_leaves_with_its_warrior_is_said() -> None:
    table = position(player(party="bear_axeman"), player(party="stag_archer"), tyr=True)
    table.tyr[0] = NAMES.index("tyr_might")
    discard_warrior(table, 0)
    assert ["Bear: “Tyr's Wrath (might)” leaves with its warrior."] == said(
        table, "en", "loses-tyr"
    )
    table = position(player(party="bear_axeman"), player(party="stag_archer"), tyr=True)
    table.tyr[0] = NAMES.index("tyr_might")
    enter_valhalla(table, 0, [0])
    assert 1 == len(said(table, "ru", "loses-tyr"))


def test_in_ragnarok_a_warrior_is_armed_for_its_glory() -> None:
    table = position(player(party="stag_veteran"), player())
    table.last_turns = 0
    table.do(FaceRagnarok(0))
    table.questions()
    show(table, 0, "sword spear shield")
    tell(table, "0 Fight stag_veteran")
    assert ["Bear arms “Stag Veteran”: 3 glory."] == said(table, "en", "activates-glory")
    assert [] == said(table, "en", "activates")


def test_partners_are_announced_once() -> None:
    table = GAME.new(4, {"teams": "partnership"}, "once")
    assert ["Bear and Boar are on one side.", "Wolf and Stag are on one side."] == said(
        table, "en", "partners"
    )


@pytest.mark.rule("VA-151")
@pytest.mark.parametrize(("card", "key"), [("loki_3", "fewer"), ("loki_8", "more")])
def test_a_card_of_loki_that_changes_the_first_discard_says_so(card: str, key: str) -> None:
    table = GAME.new(3, {"loki": card, "first_game_jarls": True}, "loki")
    (line,) = said(table, "en", f"loki-discards-{key}")
    assert f"10 cards {key} than usual" in line
    assert f"10 cards {key} discarded" in Texts("valhalla", "en").name(card, "text")


@pytest.mark.rule("VA-265")
def test_surrounding_a_monster_twice_is_told_to_be_of_no_effect() -> None:
    held = "surround_the_leader surround_the_leader"
    table = solo(player(party="bear_axeman", hand=held), "garm_5")
    attack_monster(table, "axe")
    asked_now = question(table, 0, "Fight")
    assert asked_now.hint(table, "surround_the_leader") is None
    tell(table, "0 Fight surround_the_leader")
    told = question(table, 0, "Fight").hint(table, "surround_the_leader")
    assert text("hint-no-effect") == told


def test_of_two_cards_kept_is_told_once() -> None:
    table = position(player(party="bear_axeman"), player())
    table.do(Draw(0, 3, 2))
    tell(table, *[f"0 KeepCard {offered(table)[0]}"])
    tell(table, *[f"0 KeepCard {offered(table)[0]}"])
    assert 1 == len(said(table, "ru", "keeps"))
    drawn = [line.key for line in table.log]
    assert ["draws", "you-drew", "keeps"] == drawn


@pytest.mark.parametrize(
    ("key", "args", "english", "russian"),
    [
        ("turn", {"seat": 1}, "Wolf’s turn.", "Ходит Волк."),
        (
            "extra-dice",
            {"seat": 0, "dice": ["spear"], "count": 1},
            "Bear rolls an extra die: spear.",
            "Медведь бросает дополнительный кубик: копьё.",
        ),
        (
            "plays",
            {"seat": 0, "card": "surround_the_leader"},
            "Bear plays “Surround the Leader!”.",
            "Медведь разыгрывает карту «Окружите вожака!».",
        ),
        (
            "you-drew",
            {"cards": ["fury", "surround_the_leader"]},
            "You drew: Fury and Surround the Leader!",
            "Вы взяли: Ярость и Окружите вожака!",
        ),
        (
            "bonus-glory",
            {"seat": 0, "amount": 3, "due": 3},
            "Bear gains 3 bonus glory.",
            "Медведь получает 3 бонусных очка доблести.",
        ),
        (
            "beats-monster",
            {"seat": 0, "ours": 22, "theirs": 22},
            "Bear wins, 22 to 22.",
            "Медведь побеждает: 22 против 22.",
        ),
        (
            "show-loss",
            {"level": 1, "count": 2},
            "Level 1: a lost battle costs 2 cards of the deck.",
            "Уровень 1: проигранная битва стоит 2 карты из колоды.",
        ),
    ],
)
def test_lines_are_said_as_people_speak(
    key: str, args: dict[str, Arg], english: str, russian: str
) -> None:
    assert english == Texts("valhalla", "en").say(Text(key, args))
    assert russian == Texts("valhalla", "ru").say(Text(key, args))
