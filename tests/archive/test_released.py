"""What was released stays as it was: play does not change under a version that is archived.

1. The stored golden playthroughs of the present version go as the released version plays them.
2. The present game plays the records of its version to the same states.
3. Figures that the present data and the archived data both name are the same.
4. Random games with random options go the same way in both, question by question.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import pytest
from click.testing import CliRunner

import meadhall
from archive.past import archived, records
from contract.test_every_game import some_options
from meadhall.archive import versions
from meadhall.cli import main
from meadhall.core import Game, Table
from playthrough import path, playthrough
from tables import dice

RELEASED = [name for name in meadhall.GAMES if meadhall.game(name).version in versions(name)]
"""Games whose present version is archived; others are in the making and may change."""

CHANGED = "play has changed: raise the rules version (docs/decisions/0005-past-rules.md)"

each_released = pytest.mark.parametrize("name", RELEASED)


@each_released
def test_the_golden_playthroughs_go_as_in_the_release(name: str) -> None:
    """Answers, what was open, states and result; how the log tells it may get better."""
    game = meadhall.game(name)
    released = archived(name, game.version)
    for seats in game.seats:
        now = path(name, seats).read_text(encoding="utf-8")
        assert moves(playthrough(released, seats)) == moves(now), CHANGED


def moves(told: str) -> list[str]:
    """A playthrough without its log lines, which are indented like the states in between."""
    lines = told.splitlines()
    return [line for line in lines if not line.startswith("    ") or line.startswith("    = ")]


@each_released
def test_the_present_game_plays_the_records_of_its_version(name: str) -> None:
    for file in records(name, meadhall.game(name).version):
        text = file.read_text(encoding="utf-8")
        saga = meadhall.read(text)
        assert f"meadhall.games.{name}" == saga.game.home
        assert text == saga.text(), CHANGED


@each_released
def test_no_figure_has_changed_under_its_name(name: str) -> None:
    game = meadhall.game(name)
    before = data_of(archived(name, game.version))
    now = data_of(game)
    assert before.keys() & now.keys(), "no data file is where it was"
    found = [each for file in before if file in now for each in other(before[file], now[file])]
    assert [] == found, CHANGED


def data_of(game: Game[Any]) -> dict[str, Any]:
    return dict(_data(resources.files(game.home), ""))


def _data(folder: Traversable, before: str) -> Iterator[tuple[str, Any]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _data(each, f"{before}{each.name}/")
        elif each.name.endswith(".toml"):
            yield before + each.name, tomllib.loads(each.read_text(encoding="utf-8"))


def other(before: Any, now: Any, where: str = "") -> Iterator[str]:
    """Numbers of the released data that the present data have otherwise, by their place.

    Rows are found by their name or key; what is new, moved or no longer there is not compared.
    """
    if isinstance(before, dict) and isinstance(now, dict):
        for key in before.keys() & now.keys():
            yield from other(before[key], now[key], f"{where}.{key}")
    elif isinstance(before, list) and isinstance(now, list):
        rows, others = _by_name(before), _by_name(now)
        for name in rows.keys() & others.keys():
            if len(rows[name]) == len(others[name]):
                for row, same in zip(rows[name], others[name], strict=True):
                    yield from other(row, same, f"{where}.{name}")
    elif isinstance(before, int) and isinstance(now, int) and before != now:
        yield f"{where}: {before} is {now} now"


def _by_name(rows: list[Any]) -> dict[str, list[Any]]:
    """Rows by key or name, in their order; a card that is there several times has several."""
    found: dict[str, list[Any]] = {}
    for row in rows:
        name = (row.get("key") or row.get("name")) if isinstance(row, dict) else None
        if isinstance(name, str):
            found.setdefault(name, []).append(row)
    return found


def test_a_changed_figure_is_found() -> None:
    before = {"card": [{"name": "axe", "strength": 3}, {"name": "bow", "strength": 1}], "most": 4}
    now = {"card": [{"name": "bow", "strength": 2, "range": 1}, {"name": "axe", "strength": 3}]}
    assert [".card.bow.strength: 1 is 2 now"] == [*other(before, now)]


@pytest.mark.slow
@each_released
def test_random_games_go_the_same_way_as_in_the_release(name: str) -> None:
    game, released = meadhall.game(name), archived(name, meadhall.game(name).version)
    chance = dice(f"released {name}")
    for seats in game.seats:
        options = some_options(released, seats, chance)
        one: Table = game.new(seats, options, f"released {seats}")
        two: Table = released.new(seats, options, f"released {seats}")
        while two.questions():
            asked = [[(q.seat, q.name, t.options(q)) for q in t.questions()] for t in (one, two)]
            assert asked[0] == asked[1], CHANGED
            at = chance.below(len(two.questions()))
            option = chance.pick(two.options(two.questions()[at]))
            for table in (one, two):
                table.answer(table.questions()[at], option)
            assert game.state_hash(one) == released.state_hash(two), CHANGED
        assert game.result(one) == released.result(two)


# -- the command ------------------------------------------------------------------------


def archive(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["archive", *words], env={"LC_ALL": "C"})
    return done.exit_code, done.output


def test_the_command_lists_what_is_archived() -> None:
    code, said = archive()
    assert 0 == code
    assert "Valhalla: rules versions 1, 2, 3, 4, 5" in said
    assert "Вальхалла: в архиве версии правил 1, 2, 3, 4, 5" in archive("--lang", "ru")[1]


def test_a_released_version_is_not_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {"__init__.py": b"GAME = None\n"}
    monkeypatch.setattr("meadhall.archive.release.collect", lambda *_: changed)
    for name in RELEASED:
        code, said = archive(name)
        assert 2 == code
        assert "was released with other files and stays as it was" in said


def test_an_unknown_game_is_refused() -> None:
    assert 2 == archive("hnefatafl")[0]
