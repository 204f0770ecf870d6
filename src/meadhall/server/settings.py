"""What can be set about a server, and where its data lives (docs/hosting.md).

Every field of ``Limits`` and ``Expiry`` can be set by the environment or the command line:
``MEADHALL_LIMIT_CHAT=1/8`` or ``--limit chat=1/8``, ``MEADHALL_EXPIRE_GATHERING=3`` or
``--expire gathering=3``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: its refill rate and its size."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, person, connection or table may use, and all of them together."""

    requests: Rate = Rate(50, 300)
    """HTTP requests by address."""
    guests: Rate = Rate(0.2, 30)
    """New guests by address."""
    tables: Rate = Rate(0.2, 20)
    """New tables by person."""
    links: Rate = Rate(0.1, 10)
    """Personal links made or claimed, by address."""
    uploads: Rate = Rate(0.1, 10)
    """Uploaded records by person."""
    frames: Rate = Rate(5, 40)
    """Requests for replay frames by address."""
    stories: Rate = Rate(0.05, 10)
    """Stories of games asked for, by person."""
    sockets: Rate = Rate(10, 100)
    """New sockets by address."""
    messages: Rate = Rate(30, 60)
    """Messages by socket."""
    bots: Rate = Rate(0.1, 5)
    """New tokens for bots of one's own, by person."""
    bot_messages: Rate = Rate(10, 30)
    """Messages by bot of somebody's own, over all its sockets."""
    chat: Rate = Rate(1, 8)
    """Chat lines by person, over all their sockets."""
    control_frames: Rate = Rate(2, 30)
    """Pings and pongs by socket."""
    patience: int = 200
    """Messages over the limit before a socket is closed."""
    open_sockets: int = 200
    """Sockets open at once by address."""
    open_connections: int = 400
    """Connections of any kind open at once by address."""
    connections: int = 4_000
    """Connections of any kind open at once."""
    queue: int = 256
    """Messages that may wait for a client that does not read."""
    body: int = 65_536
    """Bytes of a request, uploads apart."""
    upload: int = 1_100_000
    """Bytes of an uploaded record, in its JSON."""
    header_seconds: float = 10.0
    """Seconds in which the headers of a request must arrive."""
    body_seconds: float = 20.0
    """Seconds in which the body of a request must arrive."""
    unread_seconds: float = 60.0
    """Seconds in which a client must read what waits for it, before more is written."""
    own_tables: int = 60
    """Tables that a person hosts and that are not over."""
    own_bots: int = 5
    """Bots of their own that a person may have."""
    bot_tables: int = 4
    """Tables under way where such a bot may sit."""
    own_records: int = 100
    """Uploaded records kept by person."""
    address_tables: int = 200
    """New tables by address within a day."""
    events: int = 20_000
    """Answers and undos at one table."""
    written_events: int = 5_000
    """The same at a table with a text that somebody wrote."""
    chat_lines: int = 1_000
    """Chat lines kept by table."""
    record_answers: int = 20_000
    """Answers in an uploaded record."""
    answer_seconds: float = 0.25
    """Processor time of one answer at a table with a text that somebody wrote."""
    read_seconds: float = 10.0
    """Seconds in which a record or a written text must be read, in a worker."""
    jobs: int = 4
    """Jobs of the workers running or waiting by address."""
    story_queue: int = 12
    """Stories that may wait to be told."""
    story_playouts: int = 32
    """Playouts of a moment of a story; what else it costs follows from it."""
    story_seconds: float = 60.0
    """Seconds in which some two hundred playouts must be done, in the worker of stories."""
    disk: int = 4_000_000_000
    """Bytes of the database from which on nothing new is taken in."""
    free_disk: int = 50_000_000
    """Bytes that must be free on the disk for anything new."""


_ANY = Rate(1e9, 10**9)

NO_LIMITS = Limits(
    requests=_ANY,
    guests=_ANY,
    tables=_ANY,
    links=_ANY,
    uploads=_ANY,
    frames=_ANY,
    stories=_ANY,
    sockets=_ANY,
    messages=_ANY,
    bots=_ANY,
    bot_messages=_ANY,
    own_bots=10**9,
    bot_tables=10**9,
    chat=_ANY,
    control_frames=_ANY,
    open_sockets=10**9,
    open_connections=10**9,
    connections=10**9,
    own_tables=10**9,
    own_records=10**9,
    address_tables=10**9,
    jobs=10**9,
)
"""For load tests on a closed network."""


@dataclass(frozen=True, slots=True)
class Expiry:
    """After how many days what is stored is deleted; 0 keeps it for ever."""

    gathering: float = 7.0
    """Tables that never began."""
    playing: float = 365.0
    """Tables where nothing has happened: they are abandoned."""
    abandoned: float = 30.0
    """Abandoned tables."""
    finished: float = 0.0
    """Finished tables."""
    uploads: float = 180.0
    """Uploaded records."""
    guests: float = 60.0
    """Guests without tables and records, since they last came."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8080
    names: tuple[str, ...] = ()
    """Accepted host names besides localhost, this machine's name and IP addresses."""
    origins: tuple[str, ...] = ()
    """Further accepted origins, such as a development server."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies whose ``X-Forwarded-For`` and ``-Proto`` are believed."""
    own_bots: bool = True
    """Whether people may let programs of their own play here."""
    public_metrics: bool = False
    """Whether ``/metrics`` is for everybody, and not only for this machine."""
    games: str = "meadhall"
    """The module whose ``GAMES`` and ``game`` give the games."""
    static: Path | None = None
    """The built client; by default the one in the package."""
    limits: Limits = field(default_factory=Limits)
    expiry: Expiry = field(default_factory=Expiry)
    pace: int = 500
    """Milliseconds that bots wait before each step at a new table."""
    usual_bot: str = "karl"
    """The level of a bot where nobody chose one."""
    budget: float = 3.0
    """Seconds that a bot may take besides searching; then a random legal move is made for it."""
    bot_workers: int = 1
    """Worker processes for bots."""
    replay_workers: int = 2
    """Worker processes for records and replays."""
    idle: float = 300.0
    """Seconds after which a table without connections is unloaded."""


S = TypeVar("S", Limits, Expiry)


class BadSetting(Exception):
    """A limit or an expiry that does not exist, or whose value is none."""


def changed(base: S, given: Mapping[str, str]) -> S:
    """These limits or expiries with some of them changed: ``{"chat": "1/8", "queue": "64"}``."""
    known = {each.name: getattr(base, each.name) for each in fields(base)}
    values: dict[str, Any] = {}
    for spelt, text in given.items():
        name = spelt.lower().replace("-", "_")
        if name not in known:
            raise BadSetting(f"there is no {name!r}: {', '.join(known)}")
        try:
            values[name] = _value(known[name], text)
        except ValueError:
            raise BadSetting(f"{name} cannot be {text!r}") from None
    return replace(base, **values)


def _value(default: Rate | float, text: str) -> Rate | float:
    if isinstance(default, Rate):
        per_second, _, burst = text.partition("/")
        return Rate(_not_negative(float(per_second)), int(burst))
    return _not_negative(int(text) if isinstance(default, int) else float(text))


def _not_negative(value: float) -> float:
    if not value >= 0:
        raise ValueError
    return value


def from_environment(environ: Mapping[str, str], prefix: str) -> dict[str, str]:
    """The settings whose names begin with this prefix, by the rest of their names."""
    return {
        name.removeprefix(prefix).lower(): value
        for name, value in environ.items()
        if name.startswith(prefix)
    }


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The default data folder of the platform."""
    home = environ.get("HOME")
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "meadhall"
    if not home:
        return Path("data")
    if platform == "darwin":
        return Path(home) / "Library" / "Application Support" / "Meadhall"
    return Path(home) / ".local" / "share" / "meadhall"


def open_folder(path: Path) -> Path:
    """Make a data folder that only its owner can read, and give its full path."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.stat().st_uid == os.getuid():
        path.chmod(0o700)
    return path.resolve()
