"""``meadhall bench``: measure speed and memory."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.cli import kit
from meadhall.cli.bench_server import command as server
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
@kit.lang_option
@click.pass_context
def command(
    ctx: click.Context, as_json: bool, peers: bool, games: int, rounds: int, lang: str | None
) -> None:
    """Measure all games: random play, copies, stored states, replay, memory.

    All times are processor time; a figure is the median of its rounds.
    """
    if ctx.invoked_subcommand is not None:
        return
    texts = kit.speak(lang)
    peer = find_peer(texts) if peers else None
    total = bench.steps_of(meadhall.GAMES, rounds, peer is not None)
    with kit.progress(texts.fill("bench-running"), total) as advance:
        told = bench.measure(meadhall.GAMES, games, rounds, peer, advance)
    if as_json:
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        show(texts, told)


command.add_command(server)


# -- the peer ----------------------------------------------------------------------


def find_peer(texts: Texts) -> Catanatron:
    """Catanatron; where it is missing, say how to get it and offer to do so."""
    try:
        return Catanatron()
    except NotInstalled:
        line = install_line()
        click.echo(texts.fill("bench-no-peer", line=" ".join(line)), err=True)
    asked = texts.fill("bench-install")
    if not (sys.stdin.isatty() and click.confirm(asked, default=False, err=True)):
        raise click.exceptions.Exit(2)
    if subprocess.run(line, check=False, stdout=sys.stderr).returncode:
        raise kit.Refused(texts.fill("bench-not-installed"))
    return Catanatron()


def install_line() -> list[str]:
    """The command that installs the peer for the Python we run in, with hashes if we can."""
    pip = [sys.executable, "-m", "pip", "install"]
    root = checkout()
    locked = None if root is None else root / "requirements" / "bench.txt"
    if locked is not None and locked.is_file():
        return [*pip, "--require-hashes", "-r", str(short(locked))]
    return [*pip, "catanatron==3.2.1"]


def short(path: Path) -> Path:
    """A path as seen from here, if it is below."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


# -- in words ----------------------------------------------------------------------


def show(texts: Texts, told: dict[str, Any]) -> None:
    """The figures for people."""
    console = kit.out()
    machine = told["machine"]
    console.print(
        texts.fill(
            "bench-title",
            python=machine["python"],
            processor=machine["processor"] or machine["architecture"],
            processors=machine["processors"] or 1,
            system=machine["system"],
            rounds=told["rounds"],
            games=told["games_per_round"],
        )
    )
    keys = ("bench-game", "bench-players", "bench-decisions", "bench-games", "bench-length")
    console.print(kit.grid([texts.fill(key) for key in keys], _speeds(texts, told)))
    keys = ("bench-game", "bench-clone", "bench-snapshot", "bench-replay", "bench-peak")
    rows = [
        [
            name,
            kit.decimal(texts, game["clone_us"]),
            texts.fill("lab-count", number=game["snapshot_bytes"]),
            kit.decimal(texts, game["replay_ms_per_1000"]),
            kit.decimal(texts, game["peak_mb"]),
        ]
        for name, game in told["games"].items()
    ]
    console.print(kit.grid([texts.fill(key) for key in keys], rows))
    for peer in told["peers"]:
        for name, game in told["games"].items():
            ratio = kit.decimal(texts, game["ratio_to_catanatron"], 2)
            console.print(texts.fill("bench-ratio", game=name, ratio=ratio, peer=peer))
        share = kit.percent(texts, told["peers"][peer]["share_of_real_choices"])
        console.print(texts.fill("bench-choices", peer=peer, share=share))


def _speeds(texts: Texts, told: dict[str, Any]) -> list[list[str]]:
    rows = [
        (name, players, rates)
        for name, game in told["games"].items()
        for players, rates in game["by_players"].items()
    ]
    rows += [(name, str(peer["players"]), peer) for name, peer in told["peers"].items()]
    return [
        [
            name,
            players,
            texts.fill("lab-count", number=round(rates["decisions_per_cpu_second"])),
            kit.decimal(texts, rates["games_per_cpu_second"]),
            kit.decimal(texts, rates["decisions_per_game"]),
        ]
        for name, players, rates in rows
    ]
