"""``meadhall serve``: the table in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from meadhall.server.settings import Expiry, Limits, Settings

S = TypeVar("S", "Limits", "Expiry")


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address; 0.0.0.0 for a LAN.")
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Data folder.")
@click.option("--open/--no-open", "opens", default=None, help="Open the browser.")
@click.option("--name", "names", multiple=True, help="A further name of this server.")
@click.option("--origin", "origins", multiple=True, help="A further page that may talk to it.")
@click.option("--pace", default=500, show_default=True, type=click.IntRange(0, 5000))
@click.option("--bot", "usual_bot", default="karl", show_default=True, help="The usual bot.")
@click.option("--bot-workers", default=None, type=click.IntRange(1, 64), help="Processes for bots.")
@click.option("--limits/--no-limits", default=True, help="Off only for load tests.")
@click.option("--limit", "limited", multiple=True, metavar="NAME=VALUE", help="Set a limit.")
@click.option("--expire", "expires", multiple=True, metavar="NAME=DAYS", help="Set an expiry.")
@click.option("--proxy", "proxies", multiple=True, help="A proxy's address that is believed.")
@click.option("--own-bots/--no-own-bots", default=True, help="Let people's own programs play.")
@click.option("--public-metrics", is_flag=True, help="Show /metrics to everybody.")
@click.option("--log", type=click.Choice(["debug", "info", "warning", "error"]), default=None)
def command(
    host: str,
    port: int,
    data: Path | None,
    opens: bool | None,
    names: tuple[str, ...],
    origins: tuple[str, ...],
    pace: int,
    usual_bot: str,
    bot_workers: int | None,
    limits: bool,
    limited: tuple[str, ...],
    expires: tuple[str, ...],
    proxies: tuple[str, ...],
    own_bots: bool,
    public_metrics: bool,
    log: str | None,
) -> None:
    """Play in the browser, alone, with friends or against bots.

    Everything is kept in one folder: a database, and nothing else.
    """
    from meadhall.server.logs import configure_logging
    from meadhall.server.settings import NO_LIMITS, Expiry, Limits, Settings, data_folder

    configure_logging(log or ("warning" if sys.stderr.isatty() else "info"))
    settings = Settings(
        data=data or data_folder(os.environ),
        host=host,
        port=port,
        names=names,
        origins=origins,
        pace=pace,
        usual_bot=_known_bot(usual_bot),
        bot_workers=bot_workers or max(1, min(4, (os.cpu_count() or 2) - 1)),
        limits=_set(Limits() if limits else NO_LIMITS, "LIMIT", limited),
        expiry=_set(Expiry(), "EXPIRE", expires),
        proxies=("127.0.0.1", "::1", *proxies),
        own_bots=own_bots,
        public_metrics=public_metrics,
    )
    _serve(settings, has_browser(os.environ) if opens is None else opens)


def _known_bot(name: str) -> str:
    """Refuse a bot that there is not."""
    from meadhall.bots import ALL_NAMES

    if name not in ALL_NAMES:
        raise click.BadParameter(f"there is no bot {name!r}: {', '.join(ALL_NAMES)}")
    return name


def _set(base: S, word: str, given: tuple[str, ...]) -> S:
    """Limits or expiries as the environment and the command line say."""
    from meadhall.server.settings import BadSetting, changed, from_environment

    said = dict(each.partition("=")[::2] for each in given)
    try:
        return changed(base, from_environment(os.environ, f"MEADHALL_{word}_") | said)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None


def _serve(settings: Settings, opens: bool) -> None:
    """Listen, say where, and serve until told to end."""
    from meadhall.server import serve
    from meadhall.server.backup import DataFault
    from meadhall.server.migrations import TooNew

    try:
        listener = serve.listen(settings.host, settings.port)
    except OSError as error:
        raise click.ClickException(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}"
        ) from None
    host, port = serve.address(listener)

    def at_start() -> None:
        if settings.port not in (0, port):
            click.echo(f"Port {settings.port} is taken; using {port}.")
        _announce(host, port)
        if opens:
            webbrowser.open(serve.url(host, port))

    try:
        serve.run(settings, listener, at_start)
    except (DataFault, TooNew) as error:
        raise click.ClickException(str(error)) from None
    except (PermissionError, FileExistsError, NotADirectoryError) as error:
        raise click.ClickException(f"cannot use {error.filename}: {error.strerror}") from None
    finally:
        listener.close()


def _announce(host: str, port: int) -> None:
    """Say where the server is, and show phones the way."""
    from meadhall.server import serve

    click.echo(f"Meadhall is open at {serve.url(host, port)}")
    lan = serve.lan_url(host, port)
    if lan is None:
        return
    click.echo(f"In this network: {lan}")
    if sys.stdout.isatty():
        import segno

        segno.make(lan, micro=False).terminal(sys.stdout, compact=True)


def has_browser(environ: dict[str, str] | os._Environ[str]) -> bool:
    """Whether there is somebody in front of a screen to open a browser for."""
    if not sys.stdout.isatty() or environ.get("SSH_CONNECTION"):
        return False
    if sys.platform == "darwin":
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
