"""``meadhall bench bots``: how fast bots think, and where the time goes."""

from __future__ import annotations

import json

import click

import meadhall
from meadhall.cli import common
from meadhall.lab import bench_bots


@click.command("bots")
@click.option("--players", default=2, show_default=True, type=click.IntRange(2, 4))
@click.option("--iterations", default=100, show_default=True, type=click.IntRange(1))
@click.option("--positions", default=20, show_default=True, type=click.IntRange(1))
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@common.lang_option
def command(players: int, iterations: int, positions: int, as_json: bool, lang: str | None) -> None:
    """Measure search in all games: simulations and playouts a second of processor time."""
    texts = common.texts_for(lang)
    found = bench_bots.measure(meadhall.GAMES, players, iterations, positions)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    parts = (*bench_bots.PARTS, "tree")
    keys = ("bench-game", "bench-simulations", "bench-playouts")
    columns = [texts.fill(key) for key in (*keys, *(f"bench-part-{part}" for part in parts))]
    rows = [
        [
            name,
            texts.fill("lab-count", number=round(each["simulations_per_second"])),
            texts.fill("lab-count", number=round(each["playouts_per_second"])),
            *[common.percent(texts, each["shares"][part]) for part in parts],
        ]
        for name, each in found.items()
    ]
    common.console().print(common.grid(columns, rows))
