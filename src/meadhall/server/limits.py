"""Rate limits: buckets that fill with time and are emptied by requests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic

from meadhall.server.settings import Rate

MOST_KEYS = 20_000
"""How many askers are remembered; those who asked longest ago are forgotten first."""

Clock = Callable[[], float]


class Bucket:
    """What one asker may still ask for."""

    __slots__ = ("_clock", "_left", "_rate", "_when")

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """Start full."""
        self._rate = rate
        self._left = float(rate.at_once)
        self._clock = clock
        self._when = clock()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._clock()
        grown = self._left + (now - self._when) * self._rate.a_second
        self._left = min(grown, self._rate.at_once)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for every asker."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        """All get the same rate."""
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one from the bucket of this asker."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


def neighbourhood(address: str) -> str:
    """What counts as one address: all of an IPv6 network, because a host has a whole one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return address
