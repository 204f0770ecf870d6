"""What another process uses, as Linux tells it; nothing elsewhere."""

from __future__ import annotations

import os
from contextlib import suppress


def memory_of(pid: int) -> int:
    """Bytes of memory that a process has in use."""
    with suppress(OSError), open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    with suppress(OSError), open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0
