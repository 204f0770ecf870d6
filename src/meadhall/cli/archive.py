"""``meadhall archive``: keep a game's rules version for good when it is released."""

from __future__ import annotations

from importlib.resources import files

import click

import meadhall
from meadhall.archive import BadArchive, release, versions
from meadhall.archive.files import HERE
from meadhall.cli import common
from meadhall.text import LANGUAGES, Texts
from meadhall.text.rules import document


@click.command("archive")
@click.argument("game_id", metavar="[GAME]", required=False)
@common.lang_option
def command(game_id: str | None, lang: str | None) -> None:
    """Archive the present rules version of a game, or list what is archived.

    Records and tables of that version are played by the archived game once a newer one is here.
    A version that is archived does not change any more: raise the version to change the play.
    """
    texts = common.texts_for(lang, game_id or "")
    if game_id is None:
        for name in meadhall.GAMES:
            said, known = Texts(name, texts.lang).name(name), versions(name)
            args = {"game": said, "known": ", ".join(known)}
            click.echo(texts.fill("archive-list", count=len(known), **args))
        return
    game = meadhall.game(game_id)
    pages = [page for each in LANGUAGES if (page := document(game_id, each)) is not None]
    made = release.collect(files(game.home), pages)
    args = {"game": texts.name(game_id), "rules": game.version}
    try:
        done = release.put(HERE, game_id, game.version, made)
    except BadArchive:
        raise common.InputError(texts.fill("archive-released", **args)) from None
    key = "archive-made" if done.new else "archive-same"
    click.echo(texts.fill(key, files=done.files, size=round(done.size / 1000), **args))
