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
from meadhall.bots import NAMES as BOTS
from meadhall.bots import Bot, bot
from meadhall.cli import kit, own_scene
from meadhall.cli.scenes import GAME as SCENES
from meadhall.cli.terminal import Screen, dress
from meadhall.cli.terminal_session import Session, why
from meadhall.core import BadRecord, Game, Saga
from meadhall.text import Texts, explain

ME = "me"
SEATS = "me,greedy,greedy"
INTERRUPTED = 130
"""The exit code of a program that was interrupted from the keyboard."""


@click.command("play")
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option("--seats", help=f"Who sits where: me, {', '.join(BOTS)}.  [default: {SEATS}]")
@click.option("--seed", help="Any text; the same seed gives the same game.")
@kit.option_option
@click.option(
    "--scene",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="God of War with a scene of your own (see meadhall scenes check).",
)
@click.option("--load", metavar="FILE", help="Go on with a saved game.")
@kit.lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game_id: str | None,
    seats: str | None,
    seed: str | None,
    pairs: tuple[str, ...],
    scene: Path | None,
    load: str | None,
    lang: str | None,
) -> None:
    """Play a game in the terminal. With several "me" seats, friends share the screen."""
    if load is None:
        texts = kit.speak(lang, game_id or meadhall.GAMES[0])
        game = meadhall.game(game_id or meadhall.GAMES[0])
        if scene is not None:
            texts = kit.speak(lang, SCENES)
            if game_id not in (None, SCENES):
                raise kit.Refused(texts.fill("refuse-scene-game", game=texts.name(SCENES)))
            game = own_scene.game_with(texts, scene)
        found = new_game(texts, game, seats, seed, pairs)
    else:
        texts = kit.speak(lang)
        given = {"seed": seed, "option": pairs, "scene": scene}
        for what in [each for each, said in given.items() if said]:
            raise kit.Refused(texts.fill("refuse-loaded", what=what))
        found = old_game(texts, load, game_id, seats)
    own_scene.learn_names(found.saga)
    session = sit_down(found, texts.lang, ctx.find_root().command_path)
    try:
        session.play()
    except KeyboardInterrupt:
        session.screen.space()
        session.leave()
        ctx.exit(INTERRUPTED)


@dataclass
class Found:
    """A game to play: its saga, who sits where, its file, and its seed if it is new."""

    saga: Saga[Any]
    sitting: list[str]
    path: Path
    seed: str = ""


# -- a new game ------------------------------------------------------------------


def new_game(
    texts: Texts,
    game: Game[Any],
    seats: str | None,
    seed: str | None,
    pairs: Sequence[str],
) -> Found:
    """A game from its beginning."""
    sitting = seats_from(texts, SEATS if seats is None else seats)
    if seed is not None and not seed.strip():
        raise kit.Refused(texts.fill("refuse-seed"))
    sown = secrets.token_hex(3) if seed is None else seed
    options = kit.settings(texts, game, [len(sitting)], pairs)
    saga = Saga.begin(game, len(sitting), options, sown, sitting)
    return Found(saga, sitting, free_path(game.id, sown), sown)


def seats_from(texts: Texts, said: str) -> list[str]:
    """Who sits where, by the words for it."""
    sitting = [word.strip() for word in said.split(",")]
    for word in sitting:
        if word not in (ME, *BOTS):
            known = ", ".join((ME, *BOTS))
            raise kit.Refused(texts.fill("refuse-seat", said=word or "“”", known=known))
    return sitting


def free_path(game_id: str, seed: str) -> Path:
    """A new file in the present folder, or at home where nothing may be written here."""
    folders = [each for each in (Path.cwd(), Path.home()) if os.access(each, os.W_OK)]
    folder = folders[0] if folders else Path.cwd()
    slug = re.sub(r"[^\w-]+", "-", seed).strip("-")[:40] or "game"
    path, number = folder / f"{game_id}-{slug}.saga", 2
    while path.exists():
        path, number = folder / f"{game_id}-{slug}-{number}.saga", number + 1
    return path


# -- a game that was saved ---------------------------------------------------------


def old_game(texts: Texts, load: str, game_id: str | None, seats: str | None) -> Found:
    """A game from its record, which says itself what is played."""
    saga = read(texts, load)
    if game_id not in (None, saga.game.id):
        raise kit.Refused(texts.fill("refuse-loaded", what="game"))
    sitting = seats_of(saga) if seats is None else seats_from(texts, seats)
    if len(sitting) != saga.record.seats:
        name = Texts(saga.game.package, texts.lang).name(saga.game.id)
        known, count = saga.record.seats, len(sitting)
        raise kit.Refused(texts.fill("refuse-seats", game=name, known=known, count=count))
    return Found(saga, sitting, Path(load).expanduser())


def read(texts: Texts, load: str) -> Saga[Any]:
    """A record from its file; what is wrong with either is said."""
    try:
        written = Path(load).expanduser().read_text(encoding="utf-8")
        return Saga.read(written, meadhall.game)
    except UnicodeDecodeError:
        raise kit.Refused(texts.fill("refuse-file", path=load, why="text")) from None
    except (OSError, ValueError) as error:
        raise kit.Refused(texts.fill("refuse-file", path=load, why=why(error))) from None
    except BadRecord as error:
        raise kit.Refused(explain(texts, error)) from None


def seats_of(saga: Saga[Any]) -> list[str]:
    """Who sat where, as the record names them; without names, one person against bots."""
    names = saga.record.names or [ME] + [BOTS[-1]] * (saga.record.seats - 1)
    return [name if name in BOTS else ME for name in names]


# -- sitting down --------------------------------------------------------------------


def sit_down(found: Found, lang: str, program: str) -> Session:
    """Bring players and screen together, and say who plays what."""
    saga = found.saga
    named = [name if name not in (ME, *BOTS) else "" for name in saga.record.names]
    texts = Texts(saga.game.package, lang, named, dress)
    session = Session(saga, bots_for(saga, found.sitting), Screen(texts), found.path, program)
    players = []
    for seat, word in enumerate(found.sitting):
        key = "ui-you" if word == ME else "ui-bot"
        who = "" if word == ME else texts.fill(f"bot-{word}")
        players.append(texts.fill(key, seat=texts.seat(seat), bot=who))
    greeting = "ui-welcome" if found.seed else "ui-goes-on"
    told = {"game": texts.name(saga.game.id), "players": ", ".join(players)}
    session.screen.say(texts.fill(greeting, seed=found.seed, **told))
    return session


def bots_for(saga: Saga[Any], sitting: Sequence[str]) -> dict[int, Bot]:
    """The bots by seat; the same game, taken up at the same point, has the same bots."""
    at = f"{saga.record.key.hex()}/{len(saga.record.answers)}"
    return {seat: bot(word, f"{at}/{seat}") for seat, word in enumerate(sitting) if word != ME}
