"""Bots have names of their own: like nothing and nobody in any game, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall import GAMES
from meadhall.server.bot_names import NAMES, bot_names
from meadhall.text import LANGUAGES, Texts

SOURCE = Path(__file__).resolve().parents[2] / "src" / "meadhall"
FORMS = ("", "gen", "dat", "acc", "ins", "loc")


def words_of(language: str) -> set[str]:
    """Every word that a game's texts, or the names of guests, have."""
    found: set[str] = set()
    for game in GAMES:
        for file in (SOURCE / "games" / game / "text").glob(f"*.{language}.ftl"):
            found |= set(re.findall(r"\w+", file.read_text(encoding="utf-8").casefold()))
    guests = Texts(GAMES[0], language).fill("web-guest-names")
    return found | set(guests.casefold().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_anything_in_a_game(language: str) -> None:
    taken, texts = words_of(language), Texts(GAMES[0], language)
    assert {"wolf": "en", "волк": "ru"}.items() & {(word, language) for word in taken}
    for name in NAMES:
        said = {texts.name(f"bot-name-{name}", form).casefold() for form in FORMS}
        assert not said & taken, said & taken


def test_names_are_different_and_follow_from_the_table() -> None:
    kinds = ["bot", "person", "bot", "open", "bot", "bot"]
    names = ["", "Ingrid", "", "", "Ketil the Old", ""]
    called = bot_names("a", names, kinds)  # type: ignore[arg-type]
    assert [None if key is None else "bot" for key in called] == [
        "bot",
        None,
        "bot",
        None,
        None,
        "bot",
    ]
    assert len({key for key in called if key}) == 3
    assert called == bot_names("a", names, kinds)  # type: ignore[arg-type]
    assert called != bot_names("b", names, kinds)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_text(language: str) -> None:
    texts = Texts(GAMES[0], language)
    assert len({texts.name(f"bot-name-{name}") for name in NAMES}) == len(NAMES)
