"""A fingerprint of a whole game, and the same made again under another hash seed.

Python deals out the order of sets anew in every process. A game that lets such an order into
its options, its log or its state plays differently elsewhere; replaying its record in a
process with another ``PYTHONHASHSEED`` shows it.
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

HERE = "meadhall:game"
"""Where games are found: a module and a function in it that knows them by id."""


def finder(where: str) -> Find:
    """The function that finds games, named as ``module:function``."""
    module, _, name = where.partition(":")
    found: Find = getattr(import_module(module), name)
    return found


def fingerprint(text: str, find: Find) -> str:
    """Play a record and sum up all that was asked, offered and told, and the last state.

    What goes wrong on the way is part of the sum.
    """
    read = read_record(text, find)
    game = find(read.game, read.rules)
    digest = blake2b(digest_size=16)
    try:
        saga = opened(game, read)
        digest.update(_now(saga.table))
        for answer in read.answers:
            saga.answer_by_name(answer)
            digest.update(_now(saga.table))
        digest.update(repr(saga.lines).encode())
        digest.update(game.state_hash(saga.table).encode())
    except Exception as error:
        digest.update(f"{type(error).__name__}: {error}".encode())
    return digest.hexdigest()


def opened(game: Game[Any], record: Record) -> Saga[Any]:
    """The game of a record before its first answer."""
    return Saga(game, replace(record, answers=[], scores=None, state=None, lines=[]))


def _now(table: Table) -> bytes:
    """What is asked at a table, with all options."""
    asked = [*table.questions(), *table.asides()]
    told = [[each.seat, each.name, table.options(each)] for each in asked]
    return json.dumps(told).encode()


def fingerprints_elsewhere(texts: Sequence[str], hash_seed: int, where: str = HERE) -> list[str]:
    """The fingerprints of these records, made in a process with this ``PYTHONHASHSEED``."""
    environment = dict(os.environ)
    environment["PYTHONHASHSEED"] = str(hash_seed)
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-m", __name__, where],
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
    find = finder(sys.argv[1])
    json.dump([fingerprint(text, find) for text in json.load(sys.stdin)], sys.stdout)


if __name__ == "__main__":
    main()
