"""``meadhall play``: a whole game in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.bots import ALL_NAMES as BOTS
from meadhall.bots import Bot
from meadhall.cli import common, own_scene
from meadhall.cli.scenes import GAME as SCENES
from meadhall.cli.terminal import Screen, mark_seat
from meadhall.cli.terminal_session import Session
from meadhall.core import BadRecord, Saga
from meadhall.core.branch import branch_off
from meadhall.lab.errors import LabError
from meadhall.lab.players import player, split
from meadhall.text import Texts, explain

ME = "me"
SEATS = "me,karl,karl"
INTERRUPTED = 130
"""The exit code of a program that was interrupted from the keyboard."""


@click.command("play")
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option(
    "--seats", help=f"Who sits where: me, {', '.join(BOTS)}, my_bot.py.  [default: {SEATS}]"
)
@click.option("--seed", help="Any text; the same seed gives the same game.")
@common.options_option
@click.option(
    "--scene",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="God of War with a scene of your own (see meadhall scenes check).",
)
@click.option("--load", metavar="FILE", help="Go on with a saved game.")
@click.option("--from", "source", metavar="FILE", help="What if: play on from a moment of a game.")
@click.option("--at", type=click.IntRange(0), help="With --from: after so many answers.")
@common.lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game_id: str | None,
    seats: str | None,
    seed: str | None,
    pairs: tuple[str, ...],
    scene: Path | None,
    load: str | None,
    source: str | None,
    at: int | None,
    lang: str | None,
) -> None:
    """Play a game in the terminal. With several "me" seats, friends share the screen."""
    texts = common.texts_for(lang)
    if source is not None:
        given = {"seed": seed, "option": pairs, "scene": scene, "load": load, "game": game_id}
        for what in [name for name, value in given.items() if value]:
            raise common.InputError(texts.fill("refuse-loaded", what=what))
        start = what_if(texts, source, at or 0, seats)
    elif load is None:
        start = new_game(lang, game_id, scene, seats, seed, pairs)
    else:
        given = {"seed": seed, "option": pairs, "scene": scene}
        for what in [name for name, value in given.items() if value]:
            raise common.InputError(texts.fill("refuse-loaded", what=what))
        start = saved_game(texts, load, game_id, seats)
    own_scene.learn_names(start.saga)
    session = open_session(start, texts.lang, ctx.find_root().command_path)
    try:
        session.play()
    except KeyboardInterrupt:
        session.screen.space()
        session.leave()
        ctx.exit(INTERRUPTED)


@dataclass
class Start:
    """A game to play: its saga, its players by seat, its file, and its seed if it is new."""

    saga: Saga[Any]
    players: list[str]
    path: Path
    seed: str = ""


# -- a new game ------------------------------------------------------------------


def new_game(
    lang: str | None,
    game_id: str | None,
    scene: Path | None,
    seats: str | None,
    seed: str | None,
    pairs: Sequence[str],
) -> Start:
    """A new game by the words of the command line."""
    texts = common.texts_for(lang, SCENES if scene else game_id or meadhall.GAMES[0])
    if scene is not None and game_id not in (None, SCENES):
        raise common.InputError(texts.fill("refuse-scene-game", game=texts.name(SCENES)))
    game = own_scene.game_with(texts, scene) if scene else meadhall.game(texts.package)
    players = read_seats(texts, SEATS if seats is None else seats)
    if seed is not None and not seed.strip():
        raise common.InputError(texts.fill("refuse-seed"))
    seed = secrets.token_hex(3) if seed is None else seed
    options = common.read_options(texts, game, [len(players)], pairs)
    saga = Saga.begin(game, len(players), options, seed, players)
    return Start(saga, players, free_path(game.id, seed), seed)


def read_seats(texts: Texts, said: str) -> list[str]:
    """The players by seat: "me" or a bot, by its name or in a file of one's own."""
    players = split(said)
    for word in players:
        if ".py" in word:
            try:
                player(word)
            except LabError as error:
                raise common.InputError(texts.fill(error.key, **error.values)) from None
        elif word not in (ME, *BOTS):
            known = ", ".join((ME, *BOTS))
            raise common.InputError(texts.fill("refuse-seat", said=word or "“”", known=known))
    return players


def free_path(game_id: str, seed: str) -> Path:
    """A new file in the current folder, or at home if that is not writable."""
    folders = [each for each in (Path.cwd(), Path.home()) if os.access(each, os.W_OK)]
    folder = folders[0] if folders else Path.cwd()
    slug = re.sub(r"[^\w-]+", "-", seed).strip("-")[:40] or "game"
    path, number = folder / f"{game_id}-{slug}.saga", 2
    while path.exists():
        path, number = folder / f"{game_id}-{slug}-{number}.saga", number + 1
    return path


# -- a saved game ------------------------------------------------------------------


def saved_game(texts: Texts, load: str, game_id: str | None, seats: str | None) -> Start:
    """A game from its record."""
    saga = read_saga(texts, load)
    if game_id not in (None, saga.game.id):
        raise common.InputError(texts.fill("refuse-loaded", what="game"))
    players = seats_of(saga) if seats is None else read_seats(texts, seats)
    check_seats(texts, saga, players)
    return Start(saga, players, Path(load).expanduser())


def check_seats(texts: Texts, saga: Saga[Any], players: Sequence[str]) -> None:
    """Refuse players who are not as many as the record has seats."""
    if len(players) != saga.record.seats:
        name = Texts(saga.game.package, texts.lang).name(saga.game.id)
        known, count = saga.record.seats, len(players)
        raise common.InputError(texts.fill("refuse-seats", game=name, known=known, count=count))


def what_if(texts: Texts, source: str, at: int, seats: str | None) -> Start:
    """A game that is played on from a moment of another one, in a record of its own."""
    name = read_saga(texts, source).game.id
    text = Path(source).expanduser().read_text(encoding="utf-8")
    saga = branch_off(text, meadhall.game, at, secrets.token_bytes(32))
    players = seats_of(saga) if seats is None else read_seats(texts, seats)
    check_seats(texts, saga, players)
    saga.record.names = players
    return Start(saga, players, free_path(name, f"{Path(source).stem}-{at}"))


def read_saga(texts: Texts, load: str) -> Saga[Any]:
    """Read a record file; raises InputError."""
    try:
        text = Path(load).expanduser().read_text(encoding="utf-8")
        return Saga.read(text, meadhall.game)
    except (OSError, ValueError) as error:
        raise common.unreadable(texts, load, error) from None
    except BadRecord as error:
        raise common.InputError(explain(texts, error)) from None


def seats_of(saga: Saga[Any]) -> list[str]:
    """The players as the record names them; without names, one person against bots."""
    names = saga.record.names or [ME] + ["greedy"] * (saga.record.seats - 1)
    return [name if name in BOTS else ME for name in names]


# -- the session ---------------------------------------------------------------------


def open_session(start: Start, lang: str, program: str) -> Session:
    """Make the session and print who plays what."""
    saga = start.saga
    named = ["" if name in (ME, *BOTS, *start.players) else name for name in saga.record.names]
    texts = Texts(saga.game.package, lang, named, mark_seat)
    session = Session(saga, bots_for(saga, start.players), Screen(texts), start.path, program)
    lines = []
    for seat, word in enumerate(start.players):
        key = "ui-you" if word == ME else "ui-bot"
        who = "" if word == ME else texts.fill(f"bot-{word}") if word in BOTS else word
        lines.append(texts.fill(key, seat=texts.seat(seat), bot=who))
    greeting = "ui-welcome" if start.seed else "ui-goes-on"
    args = {"game": texts.name(saga.game.id), "players": ", ".join(lines)}
    session.screen.say(texts.fill(greeting, seed=start.seed, **args))
    return session


def bots_for(saga: Saga[Any], players: Sequence[str]) -> dict[int, Bot]:
    """The bots by seat; their seeds follow from the record, so that resuming is reproducible."""
    at = f"{saga.record.key.hex()}/{len(saga.record.answers)}"
    return {
        seat: player(word).seated(f"{at}/{seat}") for seat, word in enumerate(players) if word != ME
    }
