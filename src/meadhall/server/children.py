"""What every worker process does when it starts."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import connection, parent_process


def settle_in() -> None:
    """Leave Ctrl-C to the server, and exit when the server does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
