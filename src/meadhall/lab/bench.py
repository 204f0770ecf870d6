"""Speed and memory of every game, and of a peer in the same run.

All times are processor time of one process. The rounds of all games are interleaved, so that
a slow minute of the machine hits all alike. A figure is the median of its rounds, a ratio the
median of the ratios within each round.

A decision is an answer to a question. Forced moves are made by the table and not counted,
except where being asked must not tell a secret.
"""

from __future__ import annotations

import gc
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any

import meadhall
from meadhall.core import Answer, Game, Record, Saga, Table, key_from
from meadhall.lab.peers import Catanatron, Timing

FORMAT = 1
ROUNDS = 5
GAMES = 40
"""How many games a round has, for each game and number of players."""

Progress = Callable[[], None]


def no_progress() -> None:
    """Report progress to nobody."""


def measure(
    names: Sequence[str],
    games: int = GAMES,
    rounds: int = ROUNDS,
    peer: Catanatron | None = None,
    progress: Progress = no_progress,
) -> dict[str, Any]:
    """Measure these games; all figures as plain data (docs/lab.md)."""
    kinds = [(name, seats) for name in names for seats in meadhall.game(name).seats]
    ours: dict[tuple[str, int], list[Timing]] = {kind: [] for kind in kinds}
    theirs: list[Timing] = []
    for number in range(rounds + 1):
        for kind in kinds:
            ours[kind].append(play_random(meadhall.game(kind[0]), kind[1], games, number))
            progress()
        if peer is not None:
            theirs.append(peer.play(games, number + 1))
            progress()
    for played in [*ours.values(), theirs]:
        del played[:1]  # the first round warms up
    measured = {}
    for name in names:
        measured[name] = _game_figures(meadhall.game(name), ours, theirs)
        progress()
    return {
        "format": FORMAT,
        "machine": machine(),
        "rounds": rounds,
        "games_per_round": games,
        "games": measured,
        "peers": {} if peer is None else {peer.name: _peer_figures(peer, theirs)},
    }


def steps_of(names: Sequence[str], rounds: int, peer: bool) -> int:
    """How often ``measure`` reports progress."""
    kinds = sum(len(meadhall.game(name).seats) for name in names)
    return (rounds + 1) * (kinds + int(peer)) + len(names)


# -- random play ---------------------------------------------------------------


def play_random(game: Game[Any], seats: int, games: int, seed: int) -> Timing:
    """Play so many random games, timed."""
    below = Random(seed).randrange
    decisions = 0
    gc.collect()
    start = process_time()
    for number in range(games):
        table: Table = game.new(seats, {}, f"bench {seed} {number}")
        while asked := table.questions():
            options = table.options(asked[0])
            table.answer(asked[0], options[below(len(options))])
            decisions += 1
    return Timing(games, decisions, process_time() - start)


def _rates(played: Sequence[Timing]) -> dict[str, float]:
    decisions = [each.decisions / each.cpu_seconds for each in played]
    games = [each.games / each.cpu_seconds for each in played]
    total = sum(each.decisions for each in played), sum(each.games for each in played)
    return {
        "decisions_per_cpu_second": round(median(decisions), 1),
        "decisions_per_cpu_second_best": round(max(decisions), 1),
        "games_per_cpu_second": round(median(games), 2),
        "games_per_cpu_second_best": round(max(games), 2),
        "decisions_per_game": round(total[0] / total[1], 1),
    }


def _game_figures(
    game: Game[Any], ours: dict[tuple[str, int], list[Timing]], theirs: list[Timing]
) -> dict[str, Any]:
    most = max(game.seats)
    played = ours[game.id, most]
    ratios = [
        (one.decisions / one.cpu_seconds) / (other.decisions / other.cpu_seconds)
        for one, other in zip(played, theirs, strict=bool(theirs))
    ]
    positions, records = sample(game, most)
    sizes = [len(game.snapshot(table)) for table in positions]
    return {
        "players": most,
        **_rates(played),
        "clone_us": round(clone_us(positions), 2),
        "snapshot_bytes": round(fmean(sizes)),
        "snapshot_bytes_most": max(sizes),
        "replay_ms_per_1000": round(replay_ms_per_1000(game, records), 2),
        "peak_mb": round(peak_mb(game.id), 1),
        "ratio_to_catanatron": round(median(ratios), 2) if ratios else None,
        "by_players": {str(seats): _rates(ours[game.id, seats]) for seats in game.seats},
    }


def _peer_figures(peer: Catanatron, theirs: list[Timing]) -> dict[str, Any]:
    share = peer.share_of_choices(min(10, theirs[0].games), 1)
    return {
        "version": peer.version,
        "players": peer.players,
        **_rates(theirs),
        "share_of_real_choices": round(share, 3),
    }


# -- copies, replay, memory ----------------------------------------------------


def sample(game: Game[Any], seats: int, games: int = 3) -> tuple[list[Table], list[str]]:
    """Every fifth position of some random games, and the records of these games."""
    chance = Random(1)
    positions: list[Table] = []
    records: list[str] = []
    for number in range(games):
        seed = f"sample {number}"
        table: Table = game.new(seats, {}, seed)
        answers: list[Answer] = []
        while asked := table.questions():
            if len(answers) % 5 == 0:
                positions.append(table.clone())
            option = chance.choice(table.options(asked[0]))
            answers.append(Answer(asked[0].seat, asked[0].name, option))
            table.answer(asked[0], option)
        options = game.settle_options({})
        record = Record(game.id, game.version, seats, key_from(seed), options, [], answers)
        record.state = game.state_hash(table)
        records.append(record.text())
    return positions, records


def clone_us(positions: Sequence[Table], rounds: int = ROUNDS, times: int = 20) -> float:
    """Microseconds for one copy of a table, over positions of whole games."""
    spent = []
    for _ in range(rounds):
        start = process_time()
        for _ in range(times):
            for table in positions:
                table.clone()
        spent.append(process_time() - start)
    return median(spent) * 1e6 / (times * len(positions))


def replay_ms_per_1000(game: Game[Any], records: Sequence[str], rounds: int = ROUNDS) -> float:
    """Milliseconds to read and play a record, for a thousand answers, state check included."""
    answers = sum(len(Saga.read(text, lambda *_: game).record.answers) for text in records)
    spent = []
    for _ in range(rounds):
        start = process_time()
        for text in records:
            Saga.read(text, lambda *_: game)
        spent.append(process_time() - start)
    return median(spent) * 1e3 / answers * 1000


def peak_mb(name: str, games: int = 20) -> float:
    """Peak memory of a new process that plays random games, the interpreter included."""
    script = (
        "import meadhall; from meadhall.lab import bench; "
        f"game = meadhall.game({name!r}); "
        f"bench.play_random(game, max(game.seats), {games}, 1); print(bench.resident_peak())"
    )
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout) / 2**20


def resident_peak() -> int:
    """The most bytes this process has had in memory: VmHWM on Linux, ru_maxrss elsewhere.

    On Linux ru_maxrss may count what the parent process held when it started this one.
    """
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def machine() -> dict[str, Any]:
    """The machine, as far as it matters for speed."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
        "architecture": platform.machine(),
        "processor": _processor(),
        "processors": os.cpu_count(),
    }


def _processor() -> str:
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()
