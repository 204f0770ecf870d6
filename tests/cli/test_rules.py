"""``meadhall rules`` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from meadhall.cli import main, rules
from meadhall.lab.coverage import Coverage, Row
from meadhall.text import Texts
from meadhall.text import rules as numbered_rules


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def show(*words: str) -> Result:
    return CliRunner().invoke(main, ["rules", "bloodrage", *words], env={"LC_ALL": "C"})


def flat(done: Result) -> str:
    return " ".join(done.stdout.split())


# -- showing -----------------------------------------------------------------------


@pytest.mark.parametrize("number", ["BR-069", "br-69", "69", "069"])
def test_one_rule_is_shown_by_its_number(number: str) -> None:
    done = show(number)
    assert 0 == done.exit_code, done.output
    rule = numbered_rules("bloodrage", "en")["BR-069"]
    assert f"BR-069 {rule.text}" in flat(done)
    assert "BR-070" not in done.stdout


def test_all_rules_are_shown_under_their_headings() -> None:
    told = flat(show())
    for rule in numbered_rules("bloodrage", "en").values():
        assert f"{rule.number} {rule.text}" in told
        assert rule.section in told


def test_rules_are_shown_in_russian() -> None:
    rule = numbered_rules("bloodrage", "ru")["BR-001"]
    assert rule.text in flat(show("1", "--lang", "ru"))


@pytest.mark.parametrize("number", ["BR-999", "VA-001", "nonsense"])
def test_an_unknown_number_is_refused(number: str) -> None:
    done = show(number)
    assert 2 == done.exit_code
    assert f"bloodrage has no rule {number}.\n" == done.stderr


# -- the map -----------------------------------------------------------------------


def whole() -> Coverage:
    numbers = numbered_rules("bloodrage", "en")
    rows = {number: Row(["draft.py:1"], ["test_a.py::test_b"]) for number in numbers}
    return Coverage(rows, {"troll": ["test_a.py::test_c"]})


def with_coverage(monkeypatch: pytest.MonkeyPatch, found: Coverage, *words: str) -> Result:
    monkeypatch.setattr(rules, "coverage", lambda game, root: found)
    monkeypatch.setattr(rules, "checkout", Path)
    return show("--coverage", *words)


def test_a_whole_map_ends_well(monkeypatch: pytest.MonkeyPatch) -> None:
    done = with_coverage(monkeypatch, whole())
    assert 0 == done.exit_code, done.output
    rows = len(whole().rows)
    assert f"{rows} rules: {rows} tested, 0 untestable; 1 cards: 1 tested." in flat(done)


def test_gaps_are_named_and_end_badly(monkeypatch: pytest.MonkeyPatch) -> None:
    found = whole()
    found.rows["BR-001"].code.clear()
    found.rows["BR-002"].tests.clear()
    found.cards["troll"].clear()
    found.unknown.append("BR-998 (test_a.py::test_b)")
    found.unreadable.append("test_a.py::test_d: NAME")
    found.rows["BR-003"].untestable = "a reason"
    done = with_coverage(monkeypatch, found)
    assert 1 == done.exit_code
    for said in (
        "One rule that no code names: BR-001",
        "One rule that no test shows: BR-002",
        "One card that no test plays: troll",
        "One name that does not exist: BR-998 (test_a.py::test_b)",
        "One mark whose words are not written out: test_a.py::test_d: NAME",
        "One rule called untestable that has a test: BR-003",
        "no test can show it: a reason",
    ):
        assert said in flat(done)


def test_too_many_untestable_rules_end_badly(monkeypatch: pytest.MonkeyPatch) -> None:
    found = whole()
    numbers = [*found.rows][: len(found.rows) // 9]
    for number in numbers:
        found.rows[number] = Row(untestable="why")
    done = with_coverage(monkeypatch, found)
    assert 1 == done.exit_code
    assert "which is more than a tenth" in done.stdout


def test_one_rule_of_the_map_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    done = with_coverage(monkeypatch, whole(), "BR-069")
    assert 0 == done.exit_code
    assert "BR-069" in done.stdout
    assert "BR-070" not in done.stdout


def test_an_installed_copy_without_tests_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "checkout", lambda: None)
    done = show("--coverage")
    assert 2 == done.exit_code
    assert "" == done.stdout
    assert done.stderr.startswith("The map of rules needs the repository with its tests")


def test_the_real_map_runs() -> None:
    done = show("--coverage")
    assert 0 == done.exit_code, done.output
    assert "BR-058" in done.stdout
