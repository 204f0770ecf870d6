"""Every rules version that was ever released still plays as it did, on the present core.

The records and hashes in tests/archive/data were made by the programs of the time
(make_data.py), so that nothing here compares the present with itself.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from archive.past import RECORDS, VERSIONS, archived, each_version, golden_hashes, records
from meadhall.archive import versions
from meadhall.core import BadRecord, Game, Saga
from meadhall.core.agenda import STEPS
from meadhall.lab.checks import check_position
from meadhall.text import LANGUAGES, Texts
from meadhall.text import rules as numbered_rules
from meadhall.text.catalogue import catalogue_files
from playthrough import playthrough
from reading import Move, everything_read
from tables import dice, random_step


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_every_version_before_the_present_one_is_archived(name: str) -> None:
    present = int(meadhall.game(name).version)
    known = [int(each) for each in versions(name)]
    assert known in ([*range(1, present)], [*range(1, present + 1)])


@each_version
def test_a_version_has_its_own_modules_and_steps(name: str, rules: str) -> None:
    game = archived(name, rules)
    assert (name, rules, f"{name}_{rules}") == (game.id, game.version, game.package)
    assert f"meadhall.games.{name}_{rules}" == game.home
    present = meadhall.game(name)
    assert present is not game
    assert present.table is not game.table
    homes = {cls.__module__.rsplit(".", 1)[0] for cls in STEPS[game.home].values()}
    assert all(home.startswith(game.home) for home in homes)
    assert not [cls for cls in STEPS[present.home].values() if "_" in cls.__module__.split(".")[2]]


@each_version
def test_the_records_of_its_program_lead_to_the_same_states(name: str, rules: str) -> None:
    assert 2 == len(records(name, rules))
    for path in records(name, rules):
        text = path.read_text(encoding="utf-8")
        saga = Saga.read(text, lambda *_: archived(name, rules))
        assert text == saga.text()
        assert saga.game.result(saga.table) is not None


@each_version
def test_it_tells_the_golden_playthroughs_of_its_program(name: str, rules: str) -> None:
    game = archived(name, rules)
    told = {
        str(seats): hashlib.sha256(playthrough(game, seats).encode()).hexdigest()
        for seats in game.seats
    }
    assert golden_hashes(name, rules) == told


@pytest.mark.slow
@each_version
def test_the_promises_of_every_game_hold(name: str, rules: str) -> None:
    game = archived(name, rules)
    chance = dice(f"past {name} {rules}")
    table = game.new(game.seats[1], {}, "past")
    while table.questions():
        if chance.below(25) == 0:
            assert [] == check_position(game, table, chance)
        random_step(table, chance)


@pytest.mark.slow
@each_version
def test_all_its_texts_are_there_in_both_languages(
    name: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it asks, offers, tells and shows, with the messages of its own time."""
    monkeypatch.setattr(Texts, "strict", True)
    game = archived(name, rules)
    for lang in LANGUAGES:
        texts = Texts(game.package, lang)
        moves = random_moves(game, f"words {name} {rules}")
        assert list(everything_read(texts, moves, lambda _: False))


def random_moves(game: Game[Any], seed: str) -> Iterator[Move]:
    saga = Saga.begin(game, game.seats[1], {}, seed)
    chance = dice(seed)
    while saga.table.questions():
        question = chance.pick(saga.table.questions())
        option = chance.pick(saga.table.options(question))
        yield saga, question, option
        saga.answer(question, option)


@each_version
def test_its_rules_pages_are_those_of_its_time(name: str, rules: str) -> None:
    english, russian = (numbered_rules(f"{name}_{rules}", lang) for lang in LANGUAGES)
    assert len(english) > 100
    assert [*english] == [*russian]


def test_texts_of_a_version_go_before_those_of_the_present_core() -> None:
    past = [file.name for file in catalogue_files("valhalla_3", "en")]
    now = [file.name for file in catalogue_files("valhalla", "en")]
    core = [file.name for file in catalogue_files("", "en")]
    assert core == past[-len(core) :] == now[: len(core)]
    assert {"cards.en.ftl", "game.en.ftl"} <= {*past[: -len(core)]} <= {*now[len(core) :]}


# -- finding the right one ----------------------------------------------------------


def test_a_record_is_read_by_the_rules_that_it_names() -> None:
    (path, *_) = records("valhalla", "3")
    saga = meadhall.read(path.read_text(encoding="utf-8"))
    assert "meadhall.games.valhalla_3" == saga.game.home
    assert "3" == saga.record.rules


def test_the_present_version_is_played_by_the_present_game() -> None:
    for name in meadhall.GAMES:
        present = meadhall.game(name)
        assert meadhall.game(name, present.version) is present
        assert f"meadhall.games.{name}" == present.home


@pytest.mark.parametrize("said", ["0", "99", "", "x", "../3", "03"])
def test_a_version_that_never_was_is_named(said: str) -> None:
    with pytest.raises(KeyError):
        meadhall.game("valhalla", said)
    (path, *_) = records("valhalla", "3")
    text = path.read_text(encoding="utf-8").replace("rules 3", f"rules {said}")
    with pytest.raises(BadRecord, match=r"rules version '.*' of valhalla is unknown; here: "):
        meadhall.read(text)


def test_new_games_get_the_newest_rules_and_leave_the_past_alone() -> None:
    """Past rules cost nothing until somebody needs them."""
    script = (
        "import sys, meadhall\n"
        "for name in meadhall.GAMES: meadhall.begin(name, meadhall.game(name).seats[1], 'x')\n"
        "print([m for m in sys.modules if m.startswith('meadhall.games.') and '_' in m[15:25]])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert "[]\n" == done.stdout


def test_every_version_has_what_its_program_left() -> None:
    found = {path.stem for path in RECORDS.glob("*.json")}
    assert {f"{name}-{rules}" for name, rules in VERSIONS} == found
