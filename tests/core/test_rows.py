"""Rows of printed facts against the code that carries them out."""

from __future__ import annotations

import pytest

from meadhall.core import BadRow, Effects, Row
from meadhall.games.data import check_texts, read_toml


def effects() -> Effects:
    known = Effects()

    @known.register("win_glory", glory=int)
    def win_glory() -> None: ...

    known.name("extra_warrior", kind=(str, None))
    return known


GOOD = (
    Row("cards.toml", "hammer", "win_glory", {"glory": 3}),
    Row("cards.toml", "horn", "extra_warrior", {}),
)


def test_rows_that_fit_are_taken() -> None:
    known = effects()
    known.check(GOOD)
    assert known.code("win_glory") is not None
    assert known.code("extra_warrior") is None
    assert "extra_warrior" in known


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (Row("a.toml", "axe", "win_glroy", {}), "a.toml: axe: no effect 'win_glroy'; known: extra"),
        (Row("a.toml", "axe", "win_glory", {}), "a.toml: axe: win_glory needs 'glory'"),
        (Row("a.toml", "axe", "win_glory", {"glory": "3"}), "glory of win_glory cannot be '3'"),
        (Row("a.toml", "axe", "win_glory", {"glory": True}), "glory of win_glory cannot be True"),
        (
            Row("a.toml", "axe", "win_glory", {"glory": 3, "rage": 1}),
            "a.toml: axe: win_glory takes no 'rage'; known: glory",
        ),
        (Row("a.toml", "axe", "extra_warrior", {"kind": 2}), "kind of extra_warrior cannot be 2"),
    ],
)
def test_a_mistyped_row_is_refused_with_its_file(row: Row, said: str) -> None:
    with pytest.raises(BadRow, match=f"^{'' if said.startswith('a.toml') else '.*'}{said}"):
        effects().check([*GOOD, row])


def test_an_effect_that_no_row_has_is_refused() -> None:
    with pytest.raises(BadRow, match="extra_warrior: is registered, but no row"):
        effects().check(GOOD[:1])


def test_an_effect_is_registered_once() -> None:
    known = effects()
    with pytest.raises(AssertionError, match="registered twice"):
        known.name("win_glory")


def test_a_row_without_its_text_is_refused() -> None:
    package = "meadhall.games.bloodrage"
    check_texts(package, "cards.toml", ["troll"])
    with pytest.raises(BadRow, match=r"cards\.toml: trol: has no text in (en|ru)"):
        check_texts(package, "cards.toml", ["troll", "trol"])


def test_data_files_are_read_beside_a_package() -> None:
    assert "cards" in read_toml("meadhall.games.bloodrage", "cards.toml")
