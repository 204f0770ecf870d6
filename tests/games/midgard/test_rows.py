"""Rows, code and catalogues fit together; what does not is found when the game is imported."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from meadhall.core import BadRow
from meadhall.games.midgard import GAME, rows
from meadhall.games.midgard.cards import CARDS, FILE
from meadhall.games.midgard.components import DATA
from meadhall.games.midgard.rows import KINDS, check_rows, file_of

Scratch = dict[str, list[dict[str, Any]]]


def mistaken(change: Callable[[Scratch], object]) -> str:
    """What is said of a scratch copy of the rows with one mistake in it."""
    copy: Any = deepcopy(KINDS)
    change(copy)
    with pytest.raises(BadRow) as found:
        check_rows(copy)
    return str(found.value)


def test_the_rows_as_they_are_fit() -> None:
    check_rows()
    assert "cards.toml" == FILE == file_of("rune")
    assert "components.toml" == file_of("stall")


def test_a_mistyped_effect_names_file_and_row() -> None:
    said = mistaken(lambda copy: copy["rune"][0].update(effect="gain_resource"))
    assert "cards.toml: rune_gifts: no effect 'gain_resource'" in said
    said = mistaken(lambda copy: copy["location"][0].update(effect="take_al"))
    assert "components.toml: armory: no effect 'take_al'" in said


def test_a_mistyped_or_missing_parameter_names_file_and_row() -> None:
    said = mistaken(lambda copy: copy["leader"][0].update(params={"glroy": 2}))
    assert "cards.toml: asmundr: favor_spent_scores takes no 'glroy'" in said
    said = mistaken(lambda copy: copy["stall"][0].update(params={}))
    assert "components.toml: pauper: deal needs 'times'" in said
    said = mistaken(lambda copy: copy["journey"][2]["params"].update(amount="2"))
    assert "cards.toml: journey_lost: amount of lose cannot be '2'" in said


@pytest.mark.parametrize(
    ("kind", "changed", "said"),
    [
        ("rune", {"trigger": "anytime"}, "cards.toml: rune_gifts: trigger: no 'anytime'"),
        ("destiny", {"counts": "defeated_bleu"}, "crusher_of_ice: counts: no 'defeated_bleu'"),
        ("monster", {"bans": ["axemen"]}, "monster_huldra_red: bans: no 'axemen'"),
        ("merchant", {"gain": {"foot": 5}}, "merchant_1: gain: no 'foot'"),
        ("stall", {"cost": {"coin": 1}}, "components.toml: pauper: cost: no 'coin'"),
    ],
)
def test_a_word_that_the_rules_do_not_know_names_file_and_row(
    kind: str, changed: dict[str, Any], said: str
) -> None:
    assert said in mistaken(lambda copy: copy[kind][0].update(changed))


def test_a_key_without_a_text_names_file_and_row() -> None:
    said = mistaken(lambda copy: copy["longship"][0].update(key="knar"))
    assert "components.toml: knar: has no text in" in said


def test_an_effect_that_no_row_has_is_named() -> None:
    said = mistaken(lambda copy: copy["leader"].pop())
    assert "glory_on_double: is registered, but no row has this effect" in said


def test_what_the_files_say_of_their_numbers_is_true_of_the_data() -> None:
    journeys = [row["count"] for row in CARDS["journey"]]
    assert (6, 18) == (len(journeys), sum(journeys))
    assert 12 == len(CARDS["destiny"])
    for kind, number in (("draugr", 7), ("monster", 12)):
        colours = [row["colour"] for row in CARDS[kind]]
        assert {number} == {colours.count(colour) for colour in ("red", "yellow", "blue")}
    assert {13} == {row["glory"] for row in CARDS["monster"] if "fenris" in row["key"]}
    jarls = [(row["glory"], row["reward"]) for row in CARDS["draugr"] if "jarl" in row["key"]]
    assert [(6, {"coins": 4})] * 3 == jarls
    penalties = DATA["blame"]["penalty_by_count"]
    assert (21, 7) == (penalties[-1], len(penalties))


def test_every_card_keeps_its_name_for_clients() -> None:
    assert all(name == row["name"] and "key" not in row for name, row in GAME.cards.items())
    assert {*GAME.cards} == {row["key"] for all in KINDS.values() for row in all}
    assert {*GAME.figures} == {*GAME.cards}
    assert rows.BY_NAME is GAME.cards
