"""The numbered rules, read from their documents."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import meadhall
from meadhall.core.agenda import STEPS
from meadhall.text import LANGUAGES, rules
from meadhall.text.rules import Rule, document

PAGE = """# A game

## 2. Turns

- **TG-001** A turn is *one* action, see [the page](other.md). [rulebook; decision]
- **TG-002** `TG-001` holds **always**.

### 2.1 Passing

- **TG-010** Who passes is out. [decision]
- not a rule
"""


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A rules document in a folder of its own."""
    module = import_module("meadhall.text.rules")
    monkeypatch.setattr(module, "_folders", lambda: [tmp_path / "none", tmp_path])
    (tmp_path / "toy.md").write_text(PAGE, encoding="utf-8")
    rules.cache_clear()
    yield
    rules.cache_clear()


@pytest.mark.usefixtures("page")
def test_rules_are_read_with_section_and_source() -> None:
    found = rules("toy", "en")

    assert [*found] == ["TG-001", "TG-002", "TG-010"]
    assert found["TG-001"] == Rule(
        "TG-001", "A turn is *one* action, see the page.", "Turns", "rulebook; decision"
    )
    assert found["TG-002"] == Rule("TG-002", "TG-001 holds always.", "Turns", "")
    assert found["TG-010"].section == "Passing"


@pytest.mark.usefixtures("page")
def test_a_game_without_a_document_has_no_rules() -> None:
    assert document("toy", "ru") is None
    assert rules("toy", "ru") == {}


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_both_languages_have_the_same_rules(game: str) -> None:
    english, russian = (rules(game, lang) for lang in LANGUAGES)

    assert [*english] == [*russian]
    assert english
    assert all(rule.text and rule.section for rule in (*english.values(), *russian.values()))


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_questions_point_at_rules_that_there_are(game: str) -> None:
    known = rules(game, "en")
    steps = STEPS[meadhall.game(game).home].values()
    pointed = {number for step in steps for number in getattr(step, "rules", ())}

    assert pointed
    assert pointed - set(known) == set()
