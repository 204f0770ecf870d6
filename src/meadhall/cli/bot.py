"""``meadhall bot``: a bot of one's own takes a seat at a table on a server."""

from __future__ import annotations

from pathlib import Path

import click

from meadhall.cli import common
from meadhall.cli.bot_visit import Visit
from meadhall.cli.lab import told_plainly
from meadhall.lab.errors import LabError
from meadhall.lab.players import player
from meadhall.lab.positions import Seated


@click.command("bot")
@click.argument("url", metavar="URL")
@click.argument("own", metavar="my_bot.py")
@click.option(
    "--token", required=True, envvar="MEADHALL_BOT_TOKEN", help="The bot's, from the page /me."
)
@click.option("--invite", help="The invitation, unless the address has it.")
@click.option("--seat", type=click.IntRange(1), help="Which, from 1.  [default: the first free]")
@click.option("--seed", default="1", show_default=True, help="Of the bot's own chance.")
@common.lang_option
def command(
    url: str,
    own: str,
    token: str,
    invite: str | None,
    seat: int | None,
    seed: str,
    lang: str | None,
) -> None:
    """Sit a bot of your own at the table with this address, and play until the game is over."""
    texts = common.texts_for(lang)
    with told_plainly(texts):
        made = player(own, Path())
        bot = made.seated(seed)
        if not isinstance(bot, Seated):
            raise LabError("lab-bot-far", said=own)
        visit = Visit(url, bot.decider, token, invite, None if seat is None else seat - 1)
        sat = visit.sit_down() + 1
        click.echo(texts.fill("lab-bot-sits", name=visit.name, seat=sat))
        result = visit.play()
    scores = ", ".join(map(str, result["scores"]))
    place = result["places"][sat - 1]
    click.echo(texts.fill("lab-bot-over", scores=scores, place=place, decisions=visit.decisions))
