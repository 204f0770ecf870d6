"""Rate limits: token buckets, by address or by person."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic

from meadhall.server.settings import Limits, Rate

MOST_KEYS = 20_000
"""How many buckets are kept; the least recently used goes first."""

Clock = Callable[[], float]


class Bucket:
    """The tokens of one client."""

    __slots__ = ("_clock", "_left", "_rate", "_when")

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """Start full."""
        self._rate = rate
        self._left = float(rate.burst)
        self._clock = clock
        self._when = clock()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = self._clock()
        grown = self._left + (now - self._when) * self._rate.per_second
        self._left = min(grown, self._rate.burst)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each key."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """Fill all at the same rate."""
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token from the bucket of this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


class RateLimits:
    """The rate limits of a server."""

    def __init__(self, limits: Limits) -> None:
        """Make the buckets that ``Limits`` describes."""
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.tables = Buckets(limits.tables)
        self.links = Buckets(limits.links)
        self.uploads = Buckets(limits.uploads)
        self.frames = Buckets(limits.frames)
        self.stories = Buckets(limits.stories)
        self.sockets = Buckets(limits.sockets)
        self.bots = Buckets(limits.bots)
        self.bot_messages = Buckets(limits.bot_messages)
        self.chat = Buckets(limits.chat)
        a_day = Rate(limits.address_tables / (24 * 60 * 60), limits.address_tables)
        self.address_tables = Buckets(a_day)


def network_of(address: str) -> str:
    """The key of an address for limits: an IPv6 host has a whole /64, so that counts as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return address
