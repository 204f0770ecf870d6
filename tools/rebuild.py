"""Makes everything anew that is made from a game: after a card is added or its play changes.

    .venv/bin/python tools/rebuild.py GAME

1. The golden playthroughs: tests/playthroughs/GAME-*.txt
2. The stored records: tests/records/GAME-*.saga, and those that the game's own tests keep (each
   test module of tests/games/GAME that has a function ``make_anew`` is run).
3. What the client reads of the game: web/src/games/GAME/view.ts and figures.json

The play of a released rules version never changes, so raise the game's ``version`` first: records
that are stored then belong to the new one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import meadhall  # noqa: E402
import playthrough  # noqa: E402
from meadhall.lab.play import play_game  # noqa: E402
from meadhall.server import typescript  # noqa: E402

RECORDS = ROOT / "tests" / "records"


def playthroughs(name: str) -> Iterator[Path]:
    """One whole random game for each number of players."""
    game = meadhall.game(name)
    playthrough.FOLDER.mkdir(exist_ok=True)
    for seats in game.seats:
        path = playthrough.path(name, seats)
        path.write_text(playthrough.playthrough(game, seats), encoding="utf-8")
        yield path


def records(name: str) -> Iterator[Path]:
    """Games between random bots, as many as are stored: ``meadhall sim --seed corpus2``."""
    game = meadhall.game(name)
    for path in sorted(RECORDS.glob(f"{name}-corpus?-00000.saga")):
        seed = path.stem.split("-")[1]
        seats = int(seed.removeprefix("corpus"))
        played = play_game(game, ["random"] * seats, {}, f"{seed}/0")
        path.write_text(played.record.text(), encoding="utf-8")
        yield path


def records_of_tests(name: str) -> Iterator[Path]:
    """The records that a game's own tests keep beside them."""
    for test in sorted((ROOT / "tests" / "games" / name).glob("test_*.py")):
        if "\ndef make_anew(" in test.read_text(encoding="utf-8"):
            paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
            env = {**os.environ, "PYTHONPATH": paths}
            subprocess.run([sys.executable, str(test)], cwd=ROOT, env=env, check=True)
            yield from sorted((test.parent / "records").glob("*.saga"))


def for_the_client(name: str) -> Iterator[Path]:
    """The types of the game's view, and the figures that its texts speak of."""
    for path, text in typescript.files().items():
        if path.parent.name == name:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            yield path


def main() -> None:
    parser = argparse.ArgumentParser(description="Make anew what is made from a game.")
    parser.add_argument("game", choices=meadhall.GAMES)
    name = parser.parse_args().game
    for make in (playthroughs, records, records_of_tests, for_the_client):
        for path in make(name):
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
