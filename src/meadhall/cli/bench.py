"""``meadhall bench``: measure speed and memory."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.cli import common
from meadhall.cli.bench_bots import command as bots
from meadhall.cli.bench_server import command as server
from meadhall.cli.bench_table import command as live_table
from meadhall.lab import bench
from meadhall.lab.coverage import checkout
from meadhall.lab.peers import Catanatron, NotInstalled
from meadhall.text import Texts


@click.group("bench", invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@click.option("--peers", is_flag=True, help="Measure Catanatron too, in the same run.")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=bench.GAMES,
    show_default=True,
    help="Games in each round.",
)
@click.option("--rounds", type=click.IntRange(1), default=bench.ROUNDS, show_default=True)
@common.lang_option
@click.pass_context
def command(
    ctx: click.Context, as_json: bool, peers: bool, games: int, rounds: int, lang: str | None
) -> None:
    """Measure all games: random play, copies, stored states, replay, memory.

    All times are processor time; a figure is the median of its rounds.
    """
    if ctx.invoked_subcommand is not None:
        return
    texts = common.texts_for(lang)
    peer = find_peer(texts) if peers else None
    total = bench.steps_of(meadhall.GAMES, rounds, peer is not None)
    with common.progress(texts.fill("bench-running"), total) as advance:
        figures = bench.measure(meadhall.GAMES, games, rounds, peer, advance)
    if as_json:
        click.echo(json.dumps(figures, indent=2, ensure_ascii=False))
    else:
        show(texts, figures)


command.add_command(server)
command.add_command(bots)
command.add_command(live_table)


# -- the peer ----------------------------------------------------------------------


def find_peer(texts: Texts) -> Catanatron:
    """Catanatron; if it is missing, print how to install it and offer to do so."""
    try:
        return Catanatron()
    except NotInstalled:
        line = install_line()
        click.echo(texts.fill("bench-no-peer", line=" ".join(line)), err=True)
    asked = texts.fill("bench-install")
    if not (sys.stdin.isatty() and click.confirm(asked, default=False, err=True)):
        raise click.exceptions.Exit(2)
    if subprocess.run(line, check=False, stdout=sys.stderr).returncode:
        raise common.InputError(texts.fill("bench-not-installed"))
    return Catanatron()


def install_line() -> list[str]:
    """The command that installs the peer for this Python; in a checkout with hashes."""
    pip = [sys.executable, "-m", "pip", "install"]
    root = checkout()
    locked = None if root is None else root / "requirements" / "bench.txt"
    if locked is not None and locked.is_file():
        return [*pip, "--require-hashes", "-r", str(short(locked))]
    return [*pip, "catanatron==3.2.1"]


def short(path: Path) -> Path:
    """A path relative to the current folder, if it is below."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


# -- the tables --------------------------------------------------------------------


def show(texts: Texts, figures: dict[str, Any]) -> None:
    """Print the figures as tables."""
    console = common.console()
    machine = figures["machine"]
    console.print(
        texts.fill(
            "bench-title",
            python=machine["python"],
            processor=machine["processor"] or machine["architecture"],
            processors=machine["processors"] or 1,
            system=machine["system"],
            rounds=figures["rounds"],
            games=figures["games_per_round"],
        )
    )
    keys = ("bench-game", "bench-players", "bench-decisions", "bench-games", "bench-length")
    console.print(common.grid([texts.fill(key) for key in keys], _speeds(texts, figures)))
    keys = ("bench-game", "bench-clone", "bench-snapshot", "bench-replay", "bench-peak")
    console.print(common.grid([texts.fill(key) for key in keys], _sizes(texts, figures)))
    for line in _comparison(texts, figures):
        console.print(line)


def _comparison(texts: Texts, figures: dict[str, Any]) -> Iterator[str]:
    for name, peer in figures["peers"].items():
        for game_id, game in figures["games"].items():
            ratio = common.decimal(texts, game["ratio_to_catanatron"], 2)
            yield texts.fill("bench-ratio", game=game_id, ratio=ratio, peer=name)
        share = common.percent(texts, peer["share_of_real_choices"])
        yield texts.fill("bench-choices", peer=name, share=share)


def _sizes(texts: Texts, figures: dict[str, Any]) -> list[list[str]]:
    return [
        [
            name,
            common.decimal(texts, game["clone_us"]),
            texts.fill("lab-count", number=game["snapshot_bytes"]),
            common.decimal(texts, game["replay_ms_per_1000"]),
            common.decimal(texts, game["peak_mb"]),
        ]
        for name, game in figures["games"].items()
    ]


def _speeds(texts: Texts, figures: dict[str, Any]) -> list[list[str]]:
    rows = [
        (name, players, rates)
        for name, game in figures["games"].items()
        for players, rates in game["by_players"].items()
    ]
    rows += [(name, str(peer["players"]), peer) for name, peer in figures["peers"].items()]
    return [
        [
            name,
            players,
            texts.fill("lab-count", number=round(rates["decisions_per_cpu_second"])),
            common.decimal(texts, rates["games_per_cpu_second"]),
            common.decimal(texts, rates["decisions_per_game"]),
        ]
        for name, players, rates in rows
    ]
