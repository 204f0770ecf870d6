"""The data files fit the code and the catalogues; what does not fit fails at import."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any, get_args

import pytest

from meadhall.core import BadRow
from meadhall.games.bloodrage import components
from meadhall.games.bloodrage.cards import CARDS, card_of
from meadhall.games.bloodrage.check import check_cards
from meadhall.games.bloodrage.table import PHASE_NAMES, Phase
from meadhall.games.data import read_toml

TROLL = CARDS[0]
CHARM = next(card for card in CARDS if card.key == "friggas_charm")


def test_the_rows_fit() -> None:
    check_cards(CARDS)


@pytest.mark.parametrize(
    ("card", "change", "said"),
    [
        (TROLL, {"effect": "destory_on_invade"}, "troll: no effect 'destory_on_invade'"),
        (TROLL, {"params": {"target": "x"}}, "troll: destroy_on_invade takes no 'target'"),
        (TROLL, {"params": {}}, "troll: destroy_on_invade needs 'targets'"),
        (CHARM, {"params": {"rage": "1"}}, "friggas_charm: rage of upgrade_discount cannot be '1'"),
        (TROLL, {"params": {"targets": "warriors"}}, "troll: targets cannot be 'warriors'"),
        (TROLL, {"kind": "beast"}, "troll: kind cannot be 'beast'"),
        (TROLL, {"god": "balder"}, "troll: god cannot be 'balder'"),
        (TROLL, {"effect": "plain", "params": {}}, "troll: plain has no worth"),
        (TROLL, {"key": "trol"}, "trol: has no text in en"),
    ],
)
def test_a_mistyped_row_is_refused_with_file_and_row(
    card: object, change: dict[str, Any], said: str
) -> None:
    rows = [replace(each, **change) if each is card else each for each in CARDS]
    with pytest.raises(BadRow, match=rf"^cards\.toml: {said}"):
        check_cards(rows)


def test_an_effect_that_no_row_has_is_refused() -> None:
    rows = [card for card in CARDS if card.effect != "sacrifice_two"]
    with pytest.raises(BadRow, match="sacrifice_two: is registered, but no row"):
        check_cards(rows)


def test_a_mistyped_column_is_refused_with_its_row() -> None:
    row = read_toml("meadhall.games.bloodrage", "cards.toml")["cards"][0]
    with pytest.raises(BadRow, match=r"^cards\.toml: troll: .*'cots'"):
        card_of({**row, "cots": 2})


def test_the_head_of_the_card_list_tells_its_columns() -> None:
    text = files("meadhall.games.bloodrage").joinpath("cards.toml").read_text(encoding="utf-8")
    head = text.split("[[cards]]")[0]
    told = re.findall(r"^# (\w+)  ", head, re.MULTILINE)
    rows = read_toml("meadhall.games.bloodrage", "cards.toml")["cards"]
    assert set(told) == {column for row in rows for column in row}
    assert f"The {len(rows)} cards" in head


def test_the_words_of_a_view_are_those_of_the_data() -> None:
    """Types name closed sets of words; the data files hold the same, in the same order."""
    assert get_args(components.Clan) == components.CLANS
    assert get_args(components.ProvinceName) == components.PROVINCE_NAMES
    assert get_args(components.FjordName) == components.FJORD_NAMES
    assert get_args(components.Stat) == components.STATS
    assert get_args(components.Token) == components.TOKENS
    assert set(get_args(components.Region)) == set(components.REGION)
    assert tuple(phase.name.lower() for phase in Phase) == PHASE_NAMES
