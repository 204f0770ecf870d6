"""A limit of processor time, for games that may never end and for what strangers wrote."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class CpuLimit(BaseException):
    """The processor time is used up. Not an Exception, so that no handler of errors catches it."""


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Raise ``CpuLimit`` after so much processor time, which other processes do not use up.

    It works on Unix and in the main thread; elsewhere there is no limit.
    """
    on_main = threading.current_thread() is threading.main_thread()
    if not on_main or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_: int, __: object) -> None:
        raise CpuLimit

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
