"""The fingerprint of a whole game, also in a process with another hash seed.

The order of a set of strings differs from process to process. A game that lets such an order
into its options, log or state has another fingerprint under another ``PYTHONHASHSEED``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from importlib import import_module
from typing import Any

from meadhall.core import Find, Game, Record, Saga, Table, read_record

FIND_GAME = "meadhall:game"
"""The function that finds a game by its id, as ``module:function``."""


def load_finder(path: str) -> Find:
    """Import a function named as ``module:function``."""
    module, _, name = path.partition(":")
    found: Find = getattr(import_module(module), name)
    return found


def fingerprint(text: str, find: Find) -> str:
    """A hash of all questions, options, log lines and the last state of a replayed record.

    An exception on the way goes into it too.
    """
    read = read_record(text, find)
    game = find(read.game, read.rules)
    digest = blake2b(digest_size=16)
    try:
        saga = begin(game, read)
        digest.update(_position(saga.table))
        for answer in read.answers:
            saga.answer_by_name(answer)
            digest.update(_position(saga.table))
        digest.update(repr(saga.lines).encode())
        digest.update(game.state_hash(saga.table).encode())
    except Exception as error:
        digest.update(f"{type(error).__name__}: {error}".encode())
    return digest.hexdigest()


def begin(game: Game[Any], record: Record) -> Saga[Any]:
    """The game of a record before its first answer."""
    return Saga(game, replace(record, answers=[], scores=None, state=None, lines=[]))


def _position(table: Table) -> bytes:
    """All questions at a table with their options."""
    asked = [*table.questions(), *table.asides()]
    plain = [[each.seat, each.name, table.options(each)] for each in asked]
    return json.dumps(plain).encode()


def fingerprints_in_subprocess(
    texts: Sequence[str], hash_seed: int, find: str = FIND_GAME
) -> list[str]:
    """The fingerprints of these records, made in a process with this ``PYTHONHASHSEED``."""
    environment = dict(os.environ)
    environment["PYTHONHASHSEED"] = str(hash_seed)
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-m", __name__, find],
        input=json.dumps([*texts]),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(done.stdout)
    return found


def main() -> None:
    """Read records as a JSON list, write their fingerprints as another."""
    find = load_finder(sys.argv[1])
    json.dump([fingerprint(text, find) for text in json.load(sys.stdin)], sys.stdout)


if __name__ == "__main__":
    main()
