"""Rows of data against the code and the catalogues: what is mistyped fails when it is read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meadhall.core import BadRow
from meadhall.games.valhalla.cards import ROWS, Card
from meadhall.games.valhalla.checks import check, check_names


def changed(of: str, **fields: Any) -> list[Card]:
    """All rows, one of them with other fields."""
    return [replace(card, **fields) if card.key == of else card for card in ROWS.values()]


def with_facts(key: str, **facts: Any) -> list[Card]:
    """All rows, one of them with other facts of its kind."""
    return changed(key, facts={**ROWS[key].facts, **facts})


def test_the_rows_as_they_are_fit() -> None:
    check(ROWS.values())
    check_names(ROWS.values())


LOKI_ROW = {"diff_min": 0, "diff_max": 1}


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (changed("fury", effect="add_strenght"), "base.toml: fury: no effect 'add_strenght'"),
        (changed("fury", params={}), "base.toml: fury: add_strength needs 'amount'"),
        (
            changed("fury", params={"amount": 2, "number": 1}),
            "fury: add_strength takes no 'number'",
        ),
        (changed("fury", params={"amount": "2"}), "fury: amount of add_strength cannot be '2'"),
        (
            changed("boar_axeman", params={"target_clan": "bare", "amount": 3}),
            "base.toml: boar_axeman: no target_clan 'bare'",
        ),
        (
            changed("chosen_bear_axeman", valhalla_effect="per_othr"),
            "valkyries.toml: chosen_bear_axeman: no effect 'per_othr'",
        ),
        (changed("tyr_vs_bear", effect="bonus"), "tyr.toml: tyr_vs_bear: no effect 'bonus'"),
        (changed("thor_thunder", params={"amount": []}), "thor.toml: thor_thunder: amount"),
        (changed("commission_rout", params={}), "valkyries.toml: commission_rout: "),
        (changed("garm_5", effect="max_tactic"), "solo.toml: garm_5: no effect 'max_tactic'"),
        (
            with_facts("loki_1", rows=[{**LOKI_ROW, "effect": "send", "params": {"n": 1}}]),
            "loki.toml: loki_1: no effect 'send'",
        ),
        (
            with_facts("sigurd", main_effect="free_reroll"),
            "jarls.toml: sigurd: no effect 'free_reroll'",
        ),
        (with_facts("sigurd", main_params={}), "sigurd: free_rerolls needs 'max_dice'"),
        (
            with_facts("sigurd", main_timing="after_battle_won"),
            "sigurd: free_rerolls cannot be at the time 'after_battle_won'",
        ),
        (with_facts("sigurd", condition="party_size"), "sigurd: no effect 'party_size'"),
        (with_facts("sigurd", condition_params={}), "sigurd: party_size_at_least needs 'n'"),
        (with_facts("ivar", main_require="defender"), "jarls.toml: ivar: no effect 'defender'"),
        (
            with_facts("einar", main_params={"face": "shild"}),
            "jarls.toml: einar: no face 'shild'",
        ),
    ],
)
def test_a_mistyped_effect_parameter_or_word_fails_with_row_and_file(
    rows: list[Card], said: str
) -> None:
    with pytest.raises(BadRow) as told:
        check(rows)
    assert said in str(told.value)


def test_an_effect_that_no_row_has_any_more_fails() -> None:
    with pytest.raises(BadRow, match="virtual_die"):
        check(card for card in ROWS.values() if card.effect != "virtual_die")


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (changed("fury", key="furry"), "base.toml: furry: has no text in"),
        (with_facts("loki_2", rows=[{}] * 4), "loki.toml: loki_2_row4: has no text in"),
    ],
)
def test_a_row_without_its_text_fails_with_row_and_file(rows: list[Card], said: str) -> None:
    with pytest.raises(BadRow) as told:
        check_names(rows)
    assert said in str(told.value)


HEADERS = {
    "base": {"warrior": 84, "tactic": 36},
    "valkyries": {"warrior": 26, "tactic": 8, "commission": 6},
    "dwarves": {"warrior": 28, "tactic": 12},
    "thor": {"thor": 14},
    "tyr": {"tyr": 20},
    "jarls": {"jarl": 25},
    "loki": {"loki": 10},
    "last_viking": {"last_viking_marker": 2, "last_viking_bonus": 6},
    "companions": {"companion": 6},
    "memos": {"memo": 9},
    "solo": {"monster": 24, "solo_memo": 4},
}
"""The numbers of cards that the headers of the data files and VA-001 state."""


@pytest.mark.rule("VA-001")
@pytest.mark.parametrize("name", [*HEADERS])
def test_a_file_holds_what_its_header_says(name: str) -> None:
    found: dict[str, int] = {}
    for card in ROWS.values():
        if card.set == name:
            found[card.kind] = found.get(card.kind, 0) + card.count
    assert HEADERS[name] == found
