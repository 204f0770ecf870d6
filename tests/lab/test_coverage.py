"""The map from rules to code and tests, and each way in which it can have a hole."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.lab.coverage import (
    Coverage,
    Marks,
    checkout,
    coverage,
    expand,
    map_rules,
    named_in,
    read_code,
    read_marks,
    read_untestable,
)

KNOWN = ["XX-001", "XX-002", "XX-003", "XX-010"]


def mapped(
    code: dict[str, list[str]] | None = None,
    rules: dict[str, list[str]] | None = None,
    cards: dict[str, list[str]] | None = None,
    untestable: dict[str, str] | None = None,
) -> Coverage:
    """A map in which everything is there, except as said."""
    whole = {number: ["a.py:1"] for number in KNOWN}
    tests = {number: ["test_a.py::test_b"] for number in KNOWN}
    marks = Marks(
        tests if rules is None else rules,
        {"troll": ["test_a.py::test_c"]} if cards is None else cards,
    )
    return map_rules(KNOWN, ["troll"], whole if code is None else code, marks, untestable or {})


def without(number: str) -> dict[str, list[str]]:
    return {each: ["x"] for each in KNOWN if each != number}


# -- what is complete, and what is not -------------------------------------------


def test_a_whole_map_is_complete() -> None:
    assert mapped().complete


def test_a_rule_without_code_is_a_gap() -> None:
    found = mapped(code=without("XX-002"))
    assert ["XX-002"] == found.without_code
    assert not found.complete


def test_a_rule_without_a_test_is_a_gap() -> None:
    found = mapped(rules=without("XX-010"))
    assert ["XX-010"] == found.without_test
    assert not found.complete


def test_a_card_without_a_test_is_a_gap() -> None:
    found = mapped(cards={})
    assert ["troll"] == found.cards_without_test
    assert not found.complete


@pytest.mark.parametrize(
    "changes",
    [
        {"rules": {**without(""), "XX-004": ["test_a.py::test_b"]}},
        {"code": {**without(""), "XX-004": ["a.py:3"]}},
        {"untestable": {"XX-004": "gone"}},
        {"cards": {"troll": ["t"], "trol": ["test_a.py::test_c"]}},
    ],
)
def test_a_name_that_does_not_exist_is_wrong(changes: dict[str, dict[str, list[str]]]) -> None:
    found = mapped(**changes)  # type: ignore[arg-type]
    assert 1 == len(found.unknown)
    assert not found.complete


def test_numbers_of_other_kinds_in_code_are_nothing_to_us() -> None:
    assert mapped(code={**without(""), "UTF-8": ["a.py:1"]}).complete


def test_a_tenth_may_be_untestable_and_no_more() -> None:
    known = [f"XX-{number:03}" for number in range(20)]
    tests = Marks({number: ["t"] for number in known[2:]})
    code = {number: ["c"] for number in known[2:]}
    few = map_rules(known, [], code, tests, dict.fromkeys(known[:2], "it is about the box"))
    assert few.complete
    tests = Marks({number: ["t"] for number in known[3:]})
    many = map_rules(known, [], code, tests, dict.fromkeys(known[:3], "it is about the box"))
    assert many.too_many_untestable
    assert not many.complete


def test_a_rule_called_untestable_with_a_test_is_wrong() -> None:
    found = mapped(untestable={"XX-001": "no"})
    assert ["XX-001"] == found.tested_after_all
    assert not found.complete


def test_no_rules_at_all_are_not_complete() -> None:
    assert not map_rules([], [], {}, Marks(), {}).complete


# -- reading -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("as it is (XX-001).", ["XX-001"]),
        ("XX-001 to XX-003", ["XX-001 to XX-003"]),
        ("XX-001 to\n    XX-003", ["XX-001 to XX-003"]),
        ("XX-001–XX-003", ["XX-001 to XX-003"]),
        ("XX-001-XX-003", ["XX-001 to XX-003"]),
        ("XX-001 and XX-003", ["XX-001", "XX-003"]),
        ("XX-001, XX-003", ["XX-001", "XX-003"]),
        ("XX-001 to YY-003", ["XX-001", "YY-003"]),
        ('rules = ("XX-001", "XX-002")', ["XX-001", "XX-002"]),
        ("nothing", []),
    ],
)
def test_numbers_and_ranges_are_read(said: str, expected: list[str]) -> None:
    assert expected == [named for named, _ in named_in(said)]


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ("XX-002", ["XX-002"]),
        ("XX-001 to XX-010", KNOWN),
        ("XX-002 to XX-003", ["XX-002", "XX-003"]),
        ("XX-004", []),
        ("XX-001 to XX-004", []),
        ("YY-001", []),
        ("nonsense", []),
    ],
)
def test_a_range_counts_for_the_rules_that_exist(named: str, expected: list[str]) -> None:
    assert expected == expand(named, KNOWN)


TESTS = """
import pytest

NAMES = ("troll", "giant")
OTHERS = tuple(NAMES)
pytestmark = pytest.mark.rule("XX-010")


@pytest.mark.rule("XX-001", "XX-002")
@pytest.mark.card(*NAMES)
def test_one() -> None: ...


@pytest.mark.rule("XX-003")
class TestMany:
    @pytest.mark.card("witch")
    def test_two(self) -> None: ...


@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.card("elf"))])
def test_three(x: int) -> None: ...


@pytest.mark.rule("XX-099")
def helper() -> None: ...


@pytest.mark.card(*OTHERS)
@pytest.mark.rule("XX-" + "5")
def test_four() -> None: ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "test_it.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "helpers.py").write_text("pytest.mark.rule('XX-050')", encoding="utf-8")
    return tmp_path


def test_marks_are_read_without_running_the_tests(tests: Path) -> None:
    marks = read_marks(tests)
    file = "inner/test_it.py"
    assert {
        "XX-010": [file],
        "XX-001": [f"{file}::test_one"],
        "XX-002": [f"{file}::test_one"],
        "XX-003": [f"{file}::TestMany"],
    } == marks.rules
    assert {
        "troll": [f"{file}::test_one"],
        "giant": [f"{file}::test_one"],
        "witch": [f"{file}::TestMany::test_two"],
        "elf": [f"{file}::test_three"],
    } == marks.cards
    assert [f"{file}::test_four: *OTHERS", f"{file}::test_four: 'XX-' + '5'"] == marks.unreadable


def test_a_mark_that_cannot_be_read_is_wrong(tests: Path) -> None:
    found = map_rules(KNOWN, [], without(""), read_marks(tests), {})
    assert 2 == len(found.unreadable)
    assert not found.complete


def test_code_is_named_by_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a.py").write_text('"""One.\n\nTwo (XX-001).\n"""\n# XX-001 to XX-003\n')
    assert {"XX-001": ["sub/a.py:3"], "XX-001 to XX-003": ["sub/a.py:5"]} == read_code(tmp_path)


def test_untestable_rules_need_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "untestable.toml"
    assert {} == read_untestable(file)
    file.write_text('[rules]\nXX-001 = "it is about the box"\nXX-002 = " "\n', encoding="utf-8")
    assert {"XX-001": "it is about the box"} == read_untestable(file)


# -- the real thing ------------------------------------------------------------------


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_every_rule_and_card_has_its_code_and_its_test(name: str) -> None:
    """If this fails: ``meadhall rules NAME --coverage`` says what is missing."""
    root = checkout()
    assert root is not None
    assert coverage(meadhall.game(name), root).complete


def test_the_rules_of_blood_rage_lead_to_their_places() -> None:
    root = checkout()
    assert root is not None
    found = coverage(meadhall.game("bloodrage"), root)
    assert any("draft.py:" in place for place in found.rows["BR-058"].code)
    assert any("test_draft.py::" in test for test in found.rows["BR-058"].tests)
