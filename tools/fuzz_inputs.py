"""Feeds the program what strangers might: mutated scenes, mutated records, bad messages.

    python tools/fuzz_inputs.py scenes --count 20000
    python tools/fuzz_inputs.py records --count 20000
    python tools/fuzz_inputs.py messages --count 20000

Each prints how many were refused and taken, the slowest one, and the growth of memory; anything
but a clear refusal is printed with the seed that makes it again, and is an exit code of 1.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

from meadhall import game
from meadhall.archive import versions
from meadhall.core import BadRecord, BadWriting, OverBudget, Saga
from meadhall.games.godofwar.custom import pack as packed
from meadhall.games.godofwar.custom import take

SLOW = 0.25
"""Seconds of processor time that one input may take."""

LONGEST_FAULTS = 100_000
"""Characters in which all faults of a scene are told."""

ANSWERS = 30
"""How many answers are given in a mutated scene."""


@dataclass
class Report:
    """What came of all inputs."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slowest_seed: int = 0

    def text(self, grown: int) -> str:
        """The report in a few lines."""
        counted = ", ".join(f"{count:,} {what}" for what, count in sorted(self.counts.items()))
        slow = f"slowest {1000 * self.slowest:.0f} ms (seed {self.slowest_seed})"
        return f"{counted}; {slow}; memory grew by {grown // 1024:,} MB; {len(self.faults)} faults"


# -- mutations ----------------------------------------------------------------------------


def mutated(text: str, chance: random.Random, words: list[str]) -> str:
    """A text with a few changes: lines, words, numbers and letters taken out, doubled, swapped.

    Half of the texts are changed only in ways that leave them well-formed, so that many are played.
    """
    ways = WELL_FORMED if chance.random() < 0.5 else MUTATIONS
    for _ in range(chance.randint(1, 4)):
        text = chance.choice(ways)(text, chance, words)
    return text


def _number(text: str, chance: random.Random, words: list[str]) -> str:
    found = [*re.finditer(r"(?<![\w.])\d+(?![\w.])", text)]
    if not found:
        return text
    one = chance.choice(found)
    near = max(0, int(one[0][:9]) + chance.choice([-1, 1]))
    other = chance.choice([near, near, 0, 1, 2, 3, 4, 5, 6, 8, 12, 20, 99])
    return f"{text[: one.start()]}{other}{text[one.end() :]}"


def _like_word(text: str, chance: random.Random, words: list[str]) -> str:
    """Put a word of the same text in the place of another of the same kind."""
    for kind in chance.sample([r'"[\w ]+"', r"(?<=: )\w+", r"\b[a-z_]{3,}\b"], 3):
        found = [*re.finditer(kind, text)]
        if len(found) > 1:
            one = chance.choice(found)
            return text[: one.start()] + chance.choice(found)[0] + text[one.end() :]
    return text


def _without_line(text: str, chance: random.Random, words: list[str]) -> str:
    lines = text.split("\n")
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def _cut(text: str, chance: random.Random, words: list[str]) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + text[start + chance.choice([1, 5, 50, 500]) :]


def _double(text: str, chance: random.Random, words: list[str]) -> str:
    start = chance.randrange(len(text) + 1)
    part = text[start : start + chance.choice([1, 10, 100])]
    return text[:start] + part * chance.choice([2, 3, 50]) + text[start:]


def _insert(text: str, chance: random.Random, words: list[str]) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + chance.choice(words) + text[start:]


def _swap_word(text: str, chance: random.Random, words: list[str]) -> str:
    found = text.split(" ")
    found[chance.randrange(len(found))] = chance.choice(words)
    return " ".join(found)


def _swap_lines(text: str, chance: random.Random, words: list[str]) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _double_line(text: str, chance: random.Random, words: list[str]) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    return "\n".join([*lines[:at], *[lines[at]] * chance.choice([2, 20]), *lines[at:]])


MUTATIONS: list[Callable[[str, random.Random, list[str]], str]] = [
    _cut,
    _double,
    _insert,
    _swap_word,
    _swap_lines,
    _double_line,
]

WELL_FORMED: list[Callable[[str, random.Random, list[str]], str]] = [
    _number,
    _number,
    _like_word,
    _without_line,
]

ODD = ["", "0", "-1", "999999999", "9" * 5000, "1.5", "true", "nan", "[]", "{}", "[[]]", '""']
ODD += ["[" * 200, "{a=" * 200, "a.b.c." * 50, "\x00", "\u3164", "é", "\n\n", "#", "=", '"' * 3]


# -- scenes -------------------------------------------------------------------------------


def scenes() -> list[str]:
    """Our own scenes, from which the mutations are made."""
    folder = files("meadhall.games.godofwar").joinpath("scenes")
    return [file.read_text(encoding="utf-8") for file in folder.iterdir() if ".toml" in file.name]


def fuzz_scene(chance: random.Random, texts: list[str]) -> str:
    """Read a mutated scene, and play a little if it can be played."""
    words = [*ODD, *chance.choice(texts).split()]
    text = mutated(chance.choice(texts), chance, words)
    try:
        own = take.__wrapped__(packed(text))
    except BadWriting as bad:
        if len(str(bad.faults)) > LONGEST_FAULTS:
            raise AssertionError("the faults are told at length") from bad
        return "refused"
    saga = Saga.begin(own, chance.choice([1, 2, 4]), {"length": "scene"}, str(chance.random()))
    for _ in range(ANSWERS):
        asked = saga.table.questions()
        if not asked:
            break
        question = chance.choice(asked)
        try:
            saga.answer(question, chance.choice(saga.table.options(question)))
        except OverBudget:
            return "over budget"
        saga.game.describe(saga.view(question.seat))
    return "played"


# -- records ------------------------------------------------------------------------------


def records() -> list[str]:
    """Short records of all games, from which the mutations are made."""
    made = []
    for name in ("bloodrage", "valhalla", "midgard", "godofwar"):
        one = game(name)
        for past in versions(name):
            game(name, past)  # loaded once in a process, so not a part of reading
        chance = random.Random(name)
        saga = Saga.begin(one, one.seats[0], seed=name, names=["Astrid"])
        for _ in range(20):
            question = chance.choice(saga.table.questions())
            saga.answer(question, chance.choice(saga.table.options(question)))
        whole = saga.text()
        made += [whole, whole[: whole.rindex("state ")]]  # a game still going on has no state line
    return made


def fuzz_record(chance: random.Random, texts: list[str]) -> str:
    """Read a mutated record and play it."""
    words = [*ODD, *chance.choice(texts).split(), "option own_scene eJw", "seat 0 x", "begin"]
    text = mutated(chance.choice(texts), chance, words)
    try:
        Saga.read(text, game)
    except BadRecord:
        return "refused"
    except OverBudget:
        return "over budget"
    return "read"


# -- messages -----------------------------------------------------------------------------

TYPES = ["answer", "undo", "chat", "sit", "show", "resume", "pace", "ping", "state", ""]
FIELDS = ["id", "n", "seat", "question", "option", "text", "plain", "ms", "type", "x"]


def message(chance: random.Random) -> str:
    """A message that is wrong in some way, or nearly right."""

    def value(depth: int = 0) -> Any:
        kind = chance.randrange(9)
        if kind < 2 and depth < 4:
            return [value(depth + 1) for _ in range(chance.randrange(4))]
        if kind == 2 and depth < 4:
            return {chance.choice(FIELDS): value(depth + 1) for _ in range(chance.randrange(4))}
        plain = [None, True, 0, 1, -1, 2**53, 2**70, 1.5, "", "pass", "TakeAction", "x" * 300]
        return chance.choice([*plain, chance.choice(ODD)])

    said = {name: value() for name in FIELDS if chance.random() < 0.5}
    if chance.random() < 0.8:
        said["type"] = chance.choice(TYPES)
        said["id"] = str(chance.randrange(100))
    text = msgspec.json.encode(said).decode()
    return mutated(text, chance, ODD) if chance.random() < 0.4 else text


@contextmanager
def messenger() -> Iterator[tuple[Callable[[random.Random, list[str]], str], int]]:
    """What sends a bad message to a real server and waits for its answer; the server's process."""
    from websockets.sync.client import connect

    from meadhall.server.bench import Api, server

    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        process, port = stack.enter_context(server(folder))
        api = stack.enter_context(closing(Api(port)))
        cookie = api.guest()
        table = api.post("/api/play", {"game": "midgard"}, cookie)[0]["id"]
        url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        headers = {"Cookie": cookie}
        line = stack.enter_context(connect(url, additional_headers=headers, compression=None))

        def send(chance: random.Random, _: list[str]) -> str:
            text = message(chance)
            if len(text.encode()) > 4096:
                return "too long"
            line.send(text)
            line.send('{"type": "ping", "id": "alive"}')
            worst = "acknowledged"
            while True:
                told = msgspec.json.decode(line.recv(30))
                if told["type"] == "ack" and told["id"] == "alive":
                    return worst
                if told["type"] == "refused":
                    assert told["code"] != "broken", text
                    worst = "refused"

        yield send, process


# -- running ------------------------------------------------------------------------------


def fuzz(
    one: Callable[[random.Random, list[str]], str],
    texts: list[str],
    count: int,
    seed: int,
    clock: Callable[[], float] = process_time,
) -> Report:
    """Try so many inputs, each from a seed of its own."""
    report = Report()
    for number in range(seed, seed + count):
        start = clock()
        try:
            report.counts[one(random.Random(number), texts)] += 1
        except Exception:
            report.faults.append(f"seed {number}:\n{traceback.format_exc()}")
        took = clock() - start
        if took > report.slowest:
            report.slowest, report.slowest_seed = took, number
    return report


def memory(process: int | str = "self") -> int:
    """The memory that a process uses, in kilobytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def main() -> int:
    """Run one of the three fuzzers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["scenes", "records", "messages"])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.what == "messages":
        with messenger() as (send, process):
            fuzz(send, [], 100, asked.seed + asked.count)
            before = memory(process)
            report = fuzz(send, [], asked.count, asked.seed, perf_counter)
            grown = memory(process) - before
    else:
        one, texts = (fuzz_scene, scenes()) if asked.what == "scenes" else (fuzz_record, records())
        fuzz(one, texts, 100, asked.seed + asked.count)
        before = memory()
        report = fuzz(one, texts, asked.count, asked.seed)
        grown = memory() - before
    print(report.text(grown))
    for fault in report.faults[:5]:
        print(fault)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
