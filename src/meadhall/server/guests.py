"""Guests: people known by a random secret in a cookie.

Each device has its own secret, of which the database has only the hash. A personal link adds a
device: it works once, and not for long.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from sqlite3 import Connection, Row
from time import time

from msgspec import UNSET

from meadhall.server.exceptions import ApiError, NotFound
from meadhall.server.names import renamed
from meadhall.server.schemas import AboutMe, Me
from meadhall.server.store import Statement, Store

DAY = 24 * 60 * 60 * 1000

LINK_LIFE = 15 * 60 * 1000
"""How long a personal link works, in milliseconds."""

CACHE_SIZE = 10_000
"""How many devices are cached."""

BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f"
"""Letters and marks that look like nothing."""

COLOURS = ("#c65f46", "#4f8fc0", "#d9a441", "#5f9e6e", "#9a6fb0", "#b9b4a7")
"""Default colours, of which a new guest gets one at random."""


@dataclass(slots=True)
class Owner:
    """Who made a bot of their own."""

    id: str
    name: str


@dataclass(slots=True)
class Person:
    """A person, on one of their devices."""

    id: str
    name: str
    language: str
    colour: str
    device: bytes
    """The hash of the secret of the device."""
    seen: int = 0
    """When they last came, to the day."""
    owner: Owner | None = None
    """Whose bot it is; None for people."""

    @property
    def account(self) -> str:
        """The id of the person behind it: themselves, or the owner of a bot."""
        return self.id if self.owner is None else self.owner.id


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def new_id() -> str:
    """A short random id that cannot be guessed."""
    return secrets.token_urlsafe(9)


def hash_secret(secret: str) -> bytes:
    """What is stored of a secret; it is long and random, so that a plain hash is enough."""
    return sha256(secret.encode()).digest()


def clean_text(text: str) -> str:
    """A person's text on one line, without invisible characters."""
    seen = (" " if c in "\t\r\n" else "" if _is_invisible(c) else c for c in text)
    return " ".join("".join(seen).split())


def _is_invisible(letter: str) -> bool:
    """Whether a letter shows nothing: a control character, or a letter that is blank."""
    return unicodedata.category(letter)[0] == "C" or letter in BLANKS


class Guests:
    """All people, with a cache of those seen last."""

    def __init__(self, store: Store) -> None:
        """Use this store."""
        self._store = store
        self._cache: OrderedDict[bytes, Person] = OrderedDict()

    async def find(self, secret: str | None) -> Person | None:
        """The person with this secret, or None."""
        if not secret:
            return None
        device = hash_secret(secret)
        person = self._cache.get(device)
        if person is None:
            person = await self._store.read(lambda connection: _find(connection, device))
            if person is None:
                return None
            self._add_to_cache(person)
        return person

    async def create(self, about: AboutMe, owner: Owner | None = None) -> tuple[Person, str]:
        """Create a guest, or somebody's bot; returns the secret for their cookie too."""
        secret = secrets.token_urlsafe(32)
        person = Person(new_id(), "", "en", secrets.choice(COLOURS), hash_secret(secret))
        person.owner = owner
        _change(person, about)
        at = now()
        bot = "INSERT INTO bots (person, owner, created) VALUES (?, ?, ?)"
        await self._store.write(
            (
                "INSERT INTO persons (id, name, language, colour, created, seen)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (person.id, person.name, person.language, person.colour, at, at),
            ),
            _add_device(person, at),
            *([] if owner is None else [(bot, (person.id, owner.id, at))]),
        )
        self._add_to_cache(person)
        return person, secret

    async def update(self, person: Person, about: AboutMe) -> Person:
        """Change a person's name, language or colour, also at their seats."""
        changed = Person(person.id, person.name, person.language, person.colour, person.device)
        _change(changed, about)
        await self._store.write(
            (
                "UPDATE persons SET name = ?, language = ?, colour = ? WHERE id = ?",
                (changed.name, changed.language, changed.colour, person.id),
            ),
            *await self._store.read(lambda connection: _rename_seats(connection, changed)),
        )
        for other in self._cache.values():
            if other.id == person.id:
                _change(other, about)
            if other.owner is not None and other.owner.id == person.id:
                other.owner.name = changed.name
        return changed

    async def about(self, person: Person) -> Me:
        """A person's own data."""
        counted = "SELECT count(*) FROM devices WHERE person = ?"
        row = await self._store.read(lambda c: c.execute(counted, (person.id,)).fetchone())
        return Me(person.id, person.name, person.language, person.colour, row[0])

    def forget(self, person: Person) -> None:
        """Drop a deleted person from the cache."""
        for device, other in list(self._cache.items()):
            if other.id == person.id:
                del self._cache[device]

    async def note_visit(self, person: Person) -> None:
        """Store that a person came today."""
        at = now()
        if at - person.seen > DAY:
            person.seen = at
            await self._store.write(("UPDATE persons SET seen = ? WHERE id = ?", (at, person.id)))

    # -- several devices -------------------------------------------------------------

    async def create_link(self, person: Person) -> tuple[str, int]:
        """A token that signs in another device, and when it expires."""
        token, expires = secrets.token_urlsafe(24), now() + LINK_LIFE
        await self._store.write(
            ("DELETE FROM links WHERE expires < ?", (now(),)),
            (
                "INSERT INTO links (token_hash, person, expires) VALUES (?, ?, ?)",
                (hash_secret(token), person.id, expires),
            ),
        )
        return token, expires

    async def void_links(self, person: Person) -> None:
        """Delete all unused links."""
        await self._store.write(("DELETE FROM links WHERE person = ?", (person.id,)))

    async def find_link(self, token: str) -> Person:
        """Whom a link is for; it can still be used."""
        key = hash_secret(token)
        found = await self._store.read(lambda connection: _find_link(connection, key))
        if found is None:
            raise NotFound("link")
        return found

    async def has_tables(self, person: Person) -> bool:
        """Whether anything would be lost with a person: a table, a seat or a record."""
        mine = (
            "SELECT EXISTS (SELECT 1 FROM seats WHERE person = ?1)"
            " OR EXISTS (SELECT 1 FROM tables WHERE host = ?1)"
            " OR EXISTS (SELECT 1 FROM records WHERE person = ?1)"
        )
        row = await self._store.read(lambda c: c.execute(mine, (person.id,)).fetchone())
        return bool(row[0])

    async def claim(self, token: str) -> tuple[Person, str]:
        """Use a link; returns the person and the secret of the new device."""
        key = hash_secret(token)
        found = await self._store.read(lambda connection: _find_link(connection, key))
        used = ("DELETE FROM links WHERE token_hash = ? AND expires >= ?", (key, now()))
        # Two devices may claim at once: the one that deletes the row wins.
        if found is None or await self._store.write(used) != 1:
            raise NotFound("link")
        secret = secrets.token_urlsafe(32)
        found.device = hash_secret(secret)
        await self._store.write(_add_device(found, now()))
        self._add_to_cache(found)
        return found, secret

    async def sign_out_others(self, person: Person) -> None:
        """Delete all other devices of a person."""
        await self._store.write(
            (
                "DELETE FROM devices WHERE person = ? AND secret_hash != ?",
                (person.id, person.device),
            ),
        )
        for device, other in list(self._cache.items()):
            if other.id == person.id and device != person.device:
                del self._cache[device]

    # -- inside ------------------------------------------------------------------------

    def _add_to_cache(self, person: Person) -> None:
        self._cache[person.device] = person
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)


def _change(person: Person, about: AboutMe) -> None:
    if about.name is not UNSET:
        person.name = clean_text(about.name)
        if not person.name:
            raise ApiError(400, "no-name", "the name has no visible letter")
    if about.language is not UNSET:
        person.language = about.language
    if about.colour is not UNSET:
        person.colour = about.colour


def _rename_seats(connection: Connection, person: Person) -> list[Statement]:
    """Give a person's seats their new name and colour; a name that is taken there is numbered."""
    found = connection.execute(
        "SELECT table_id, seat, name, person = ?1 AND NOT hotseat FROM seats WHERE table_id IN"
        " (SELECT table_id FROM seats WHERE person = ?1) ORDER BY table_id, seat",
        (person.id,),
    )
    statements: list[Statement] = []
    for table_id, rows in groupby(found, key=itemgetter(0)):
        _, seats, names, own = zip(*rows, strict=True)
        for seat, name, mine in zip(seats, renamed(names, own, person.name), own, strict=True):
            if mine:
                sql = "UPDATE seats SET name = ?, colour = ? WHERE table_id = ? AND seat = ?"
                statements.append((sql, (name, person.colour, table_id, seat)))
    return statements


def _add_device(person: Person, at: int) -> Statement:
    return (
        "INSERT INTO devices (secret_hash, person, created) VALUES (?, ?, ?)",
        (person.device, person.id, at),
    )


def _find(connection: Connection, device: bytes) -> Person | None:
    row = connection.execute(
        "SELECT id, name, language, colour, seen, owner,"
        " (SELECT name FROM persons WHERE id = owner) AS owner_name"
        " FROM persons JOIN devices ON devices.person = id LEFT JOIN bots ON bots.person = id"
        " WHERE secret_hash = ?",
        (device,),
    ).fetchone()
    return None if row is None else _person(row, device)


def _find_link(connection: Connection, key: bytes) -> Person | None:
    row = connection.execute(
        "SELECT id, name, language, colour, seen, NULL AS owner FROM persons"
        " JOIN links ON person = id"
        " WHERE token_hash = ? AND expires >= ?",
        (key, now()),
    ).fetchone()
    return None if row is None else _person(row, b"")


def _person(row: Row, device: bytes) -> Person:
    owner = None if row["owner"] is None else Owner(row["owner"], row["owner_name"])
    about = row["id"], row["name"], row["language"], row["colour"]
    return Person(*about, device, row["seen"], owner)
