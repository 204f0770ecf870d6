"""Slips in the data are found at import: effects, parts, columns, kinds, texts, by row and file."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meadhall.core import BadRow
from meadhall.games.data import check_texts, read_toml
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import (
    HERO_ROWS,
    HEROES_FILE,
    UPGRADES_FILE,
    make_face,
    read_effects,
)
from meadhall.games.godofwar.checks import check_data, check_effects, text_keys
from meadhall.games.godofwar.components import RUNES
from meadhall.games.godofwar.effects import HERO_ACTS
from meadhall.games.godofwar.figures import all_figures
from meadhall.text.rules import document

PACKAGE = "meadhall.games.godofwar"


def row(**changed: Any) -> dict[str, Any]:
    """A copy of Kratos' special card, with slips."""
    found = next(each for each in HERO_ROWS[0]["card"] if each["key"] == "kr_resolve")
    return {**found, **changed}


def test_rows_as_they_are_pass() -> None:
    make_face(HEROES_FILE, row(), "kratos")
    check_data(PACKAGE)


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        ({"effects": [{"do": "drow", "to": "self", "amount": 1}]}, "'drow'; known: attack, "),
        ({"effects": [{"do": "draw", "to": "self", "amuont": 1}]}, "'amuont'; known: to, amount"),
        ({"effects": [{"do": "draw", "to": "self"}]}, "'draw'; known: amount"),
        ({"effects": [{"do": "draw", "to": "self", "amount": "one"}]}, "'amount'"),
        ({"effects": [{"do": "draw", "to": "sefl", "amount": 1}]}, "'sefl'; known: actor"),
        ({"efects": []}, "no column 'efects'; known: key, "),
        ({"options": [{"kind": "specal"}]}, "no kind 'specal'; known: melee, "),
    ],
)
def test_a_slip_in_a_row_names_file_row_and_word(slip: dict[str, Any], told: str) -> None:
    with pytest.raises(BadRow, match=rf"^heroes\.toml: kr_resolve: .*{re.escape(told)}"):
        make_face(HEROES_FILE, row(**slip), "kratos")


def test_one_slip_does_not_spoil_the_next_row() -> None:
    with pytest.raises(BadRow):
        read_effects(HEROES_FILE, "bad", [{"do": "drow"}])
    assert 1 == len(read_effects(HEROES_FILE, "good", [{"do": "reroll_die"}]))


def test_an_effect_that_no_code_carries_out_is_found() -> None:
    with pytest.raises(BadRow, match=r"vocabulary\.py: sing: no code"):
        check_effects(["draw", "sing"])


def test_code_registers_for_known_words_and_once() -> None:
    with pytest.raises(AssertionError, match="no effect of the vocabulary"):
        HERO_ACTS.register("sing")
    with pytest.raises(AssertionError, match="twice"):
        HERO_ACTS.register("heal_hero")


def test_a_row_without_its_text_is_found() -> None:
    for file, keys in text_keys().items():
        with pytest.raises(BadRow, match=rf"^{re.escape(file)}: no_such_row: has no text"):
            check_texts(PACKAGE, file, [*keys, "no_such_row"])


def test_figures_of_heroes_are_those_of_their_rows() -> None:
    found = all_figures()
    for board in HERO_ROWS:
        for figure in board["figure"]:
            told = found[figure["key"]]
            assert (figure["health"], figure["rage_track"]) == (told["health"], told["track"])
    assert {"amount": 3, "second": 1, "rage": 1} == found["bs_tinker"]


def test_rules_pages_name_the_rules_version() -> None:
    for lang in ("en", "ru"):
        page = document(GAME.id, lang)
        assert page is not None
        told = re.findall(
            r"\*\*(?:rules version|версия правил) (\d+)\*\*", page.read_text(encoding="utf-8")
        )
        assert [GAME.version] == told


def test_the_counts_in_the_headers_of_the_data_files_are_true() -> None:
    assert [14] * 5 == [sum(card["copies"] for card in board["card"]) for board in HERO_ROWS]
    rows = read_toml(PACKAGE, UPGRADES_FILE)["upgrade"]
    runes = [rune for each in rows for rune in each["runes"]]
    assert 88 == len(runes) == sum(each["copies"] for each in rows)
    assert [22] * 4 == [runes.count(rune) for rune in RUNES]
