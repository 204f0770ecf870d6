"""The promises that every game keeps, over all games and numbers of players.

The checks themselves are those of ``meadhall fuzz`` (meadhall.lab.checks), which has tests of
its own that plant faults and see them found.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core import BadSetup, Dice, Game, Recent, Saga, Table
from meadhall.lab.checks import check_position, check_secrets, viewers
from meadhall.text.catalogue import LANGUAGES, catalogue
from playthrough import path, playthrough
from tables import dice, random_step

KINDS = [(name, seats) for name in meadhall.GAMES for seats in meadhall.game(name).seats]
IDS = [f"{name}-{seats}" for name, seats in KINDS]

each_kind = pytest.mark.parametrize(("name", "seats"), KINDS, ids=IDS)
each_game = pytest.mark.parametrize("name", meadhall.GAMES)

MOST_STEPS = 5_000
"""No game takes more decisions than this, however it is played."""


def some_options(game: Game[Any], seats: int, chance: Dice) -> dict[str, Any]:
    """Options at random that go together."""
    for _ in range(50):
        options = {choice.name: chance.pick([*choice.values]) for choice in game.choices}
        try:
            game.new(seats, options, "")
        except BadSetup:
            continue
        return options
    return {}


@each_kind
def test_random_games_end_with_a_result(name: str, seats: int) -> None:
    game = meadhall.game(name)
    chance = dice(f"end {name} {seats}")
    for number in range(8):
        options = some_options(game, seats, chance)
        table: Table = game.new(seats, options, f"{number}")
        for _ in range(MOST_STEPS):
            if not table.questions():
                break
            random_step(table, chance)
        result = game.result(table)
        assert result is not None, options
        assert seats == len(result.scores) == len(result.places)
        for part in result.parts.values():
            assert seats == len(part)
        for found in game.study(table, result):
            for language in LANGUAGES:
                known = catalogue(name, language)
                assert (True, True) == (known.has(found.about), known.has(found.name)), found


@pytest.mark.slow
@each_kind
def test_every_check_holds_at_positions_of_random_games(name: str, seats: int) -> None:
    game = meadhall.game(name)
    chance = dice(f"checks {name} {seats}")
    for number in range(3):
        table: Table = game.new(seats, some_options(game, seats, chance), f"{number}")
        while table.questions():
            if chance.below(12) == 0:
                assert [] == check_position(game, table, chance)
            random_step(table, chance)


@each_kind
def test_what_differs_by_seat_laid_over_what_all_see_is_the_view(name: str, seats: int) -> None:
    game = meadhall.game(name)
    if game.own is None and game.own_lately is None:
        pytest.skip("the game does not tell where a seat's view differs")
    chance = dice(f"own {name} {seats}")
    table: Table = game.new(seats, some_options(game, seats, chance), "own")
    recent = Recent()
    while table.questions():
        if chance.below(4) == 0:
            public = game.view(table, None)
            for seat in range(seats):
                own = game.own_parts(table, seat, recent)
                assert own is not None
                view = {**public, **own}
                assert game.view(table, seat) == view
                assert [*public] == [*view]
            assert game.view(table, None) == public
        random_step(table, chance)


@pytest.mark.slow
@each_kind
def test_no_secret_reaches_a_seat_at_thousands_of_positions(name: str, seats: int) -> None:
    """With the positions of all player counts of a game: more than 5,000, of all games 20,000."""
    game = meadhall.game(name)
    chance = dice(f"secrets {name} {seats}")
    wanted = 5_000 // len(game.seats) + 100
    looked = number = 0
    while looked < wanted:
        table: Table = game.new(seats, some_options(game, seats, chance), f"secrets {number}")
        number += 1
        while table.questions():
            viewer = chance.pick([*viewers(table)])
            assert [] == check_secrets(game, table, viewer, chance)
            looked += 1
            random_step(table, chance)


@each_kind
def test_a_hidden_world_forgets_the_truth(name: str, seats: int) -> None:
    """What is drawn anew depends on what the seat knows and on the dice, not on how it is."""
    game = meadhall.game(name)
    chance = dice(f"forget {name} {seats}")
    table: Table = game.new(seats, {}, "forget")
    while table.questions():
        if chance.below(6) == 0:
            seat = chance.below(seats)
            other = game.hidden(table, seat, chance)
            seed = f"same {chance.drawn}"
            one = game.hidden(table, seat, dice(seed))
            two = game.hidden(other, seat, dice(seed))
            assert game.state_hash(one) == game.state_hash(two)
        random_step(table, chance)


@each_kind
def test_the_golden_playthrough_still_matches(name: str, seats: int) -> None:
    """If the change is meant: raise the game's version and run tools/rebuild.py."""
    told = playthrough(meadhall.game(name), seats)
    assert path(name, seats).read_text(encoding="utf-8") == told


@pytest.mark.parametrize(
    "seed", ["2026", *[pytest.param(seed, marks=pytest.mark.slow) for seed in ("0", "1", "31337")]]
)
@each_game
def test_the_same_game_under_every_hash_seed(name: str, seed: str) -> None:
    script = (
        "import meadhall; from playthrough import playthrough; import sys;"
        f"g = meadhall.game({name!r});"
        "sys.stdout.buffer.write(playthrough(g, g.seats[-1]).encode())"
    )
    here = Path(__file__).parents[1]
    source = here.parent / "src"
    env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": f"{source}:{here}"}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, check=True)
    golden = path(name, meadhall.game(name).seats[-1])
    assert golden.read_text(encoding="utf-8") == done.stdout.decode()


@each_kind
def test_a_record_of_a_whole_game_gives_the_identical_table(name: str, seats: int) -> None:
    game = meadhall.game(name)
    chance = dice(f"record {name} {seats}")
    saga = Saga.begin(game, seats, some_options(game, seats, chance), "record")
    while saga.table.questions():
        question = chance.pick([*saga.table.questions(), *saga.table.asides()])
        saga.answer(question, chance.pick(saga.table.options(question)))
    back = meadhall.read(saga.text())
    assert saga.text() == back.text()
    assert saga.lines == back.lines


@each_game
def test_a_snapshot_is_small(name: str) -> None:
    game = meadhall.game(name)
    chance = dice(f"small {name}")
    table: Table = game.new(game.seats[-1], {}, "small")
    while table.questions():
        assert len(game.snapshot(table)) <= 4096
        random_step(table, chance)


@each_game
def test_every_step_is_known_once_the_game_is_loaded(name: str) -> None:
    """So that a snapshot can be read in a process in which nothing was played yet."""
    script = (
        "import meadhall; from importlib import import_module; from pkgutil import walk_packages;"
        "from meadhall.core.agenda import STEPS;"
        f"home = meadhall.game({name!r}).home; known = set(STEPS[home]);"
        "inside = walk_packages(import_module(home).__path__, home + '.');"
        "loaded = [import_module(each.name) for each in inside];"
        "print(sorted(set(STEPS[home]) - known))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert b"[]" == done.stdout.strip()
