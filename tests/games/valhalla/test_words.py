"""The table in words: what a player reads of it."""

from __future__ import annotations

from games.valhalla.positions import attack, monster_attacks, player, position, show, solo
from meadhall.core import Section, text
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.ragnarok import FaceRagnarok
from meadhall.games.valhalla.table import Table
from tables import question, tell


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
