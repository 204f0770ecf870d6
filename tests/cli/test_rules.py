"""``meadhall rules`` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from meadhall.cli import main, rules
from meadhall.lab.coverage import Coverage, Row
from meadhall.text import rules as numbered_rules

pytestmark = pytest.mark.usefixtures("toy_game")


def show(*words: str) -> Result:
    return CliRunner().invoke(main, ["rules", "toy", *words], env={"LC_ALL": "C"})


def flat(done: Result) -> str:
    return " ".join(done.stdout.split())


# -- showing -----------------------------------------------------------------------


@pytest.mark.parametrize("number", ["TOY-003", "toy-3", "3", "003"])
def test_one_rule_is_shown_by_its_number(number: str) -> None:
    done = show(number)
    assert 0 == done.exit_code, done.output
    rule = numbered_rules("toy", "en")["TOY-003"]
    assert f"TOY-003 {rule.text}" in flat(done)
    assert "TOY-004" not in done.stdout


def test_all_rules_are_shown_under_their_headings() -> None:
    told = flat(show())
    for rule in numbered_rules("toy", "en").values():
        assert f"{rule.number} {rule.text}" in told
        assert rule.section in told


def test_rules_are_shown_in_russian() -> None:
    rule = numbered_rules("toy", "ru")["TOY-001"]
    assert rule.text in flat(show("1", "--lang", "ru"))


@pytest.mark.parametrize("number", ["TOY-999", "VA-001", "nonsense"])
def test_an_unknown_number_is_refused(number: str) -> None:
    done = show(number)
    assert 2 == done.exit_code
    assert f"toy has no rule {number}.\n" == done.stderr


# -- the map -----------------------------------------------------------------------


def whole() -> Coverage:
    """A map without gaps: the rules of the toy and others, a hundred in all."""
    numbers = [*numbered_rules("toy", "en")]
    numbers += [f"TOY-{number}" for number in range(101, 201 - len(numbers))]
    rows = {number: Row(["toy.py:1"], ["test_a.py::test_b"]) for number in numbers}
    return Coverage(rows, {"fool": ["test_a.py::test_c"]})


def with_coverage(monkeypatch: pytest.MonkeyPatch, found: Coverage, *words: str) -> Result:
    monkeypatch.setattr(rules, "coverage", lambda game, root: found)
    monkeypatch.setattr(rules, "checkout", Path)
    return show("--coverage", *words)


def test_a_whole_map_ends_well(monkeypatch: pytest.MonkeyPatch) -> None:
    done = with_coverage(monkeypatch, whole())
    assert 0 == done.exit_code, done.output
    assert "100 rules: 100 tested, 0 untestable; 1 cards: 1 tested." in flat(done)


def test_gaps_are_named_and_end_badly(monkeypatch: pytest.MonkeyPatch) -> None:
    found = whole()
    found.rows["TOY-001"].code.clear()
    found.rows["TOY-002"].tests.clear()
    found.cards["fool"].clear()
    found.unknown.append("TOY-998 (test_a.py::test_b)")
    found.unreadable.append("test_a.py::test_d: NAME")
    found.rows["TOY-003"].untestable = "a reason"
    done = with_coverage(monkeypatch, found)
    assert 1 == done.exit_code
    for said in (
        "One rule that no code names: TOY-001",
        "One rule that no test shows: TOY-002",
        "One card that no test plays: fool",
        "One name that does not exist: TOY-998 (test_a.py::test_b)",
        "One mark whose words are not written out: test_a.py::test_d: NAME",
        "One rule called untestable that has a test: TOY-003",
        "no test can show it: a reason",
    ):
        assert said in flat(done)


@pytest.mark.parametrize(("untestable", "code"), [(10, 0), (11, 1)])
def test_too_many_untestable_rules_end_badly(
    monkeypatch: pytest.MonkeyPatch, untestable: int, code: int
) -> None:
    found = whole()
    for number in [*found.rows][:untestable]:
        found.rows[number] = Row(untestable="why")
    done = with_coverage(monkeypatch, found)
    assert code == done.exit_code
    assert bool(code) is ("which is more than a tenth" in done.stdout)


def test_one_rule_of_the_map_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    done = with_coverage(monkeypatch, whole(), "TOY-003")
    assert 0 == done.exit_code
    assert "TOY-003" in done.stdout
    assert "TOY-004" not in done.stdout


def test_an_installed_copy_without_tests_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "checkout", lambda: None)
    done = show("--coverage")
    assert 2 == done.exit_code
    assert "" == done.stdout
    assert done.stderr.startswith("The map of rules needs the repository with its tests")
