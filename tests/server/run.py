"""A server in a process of its own, to be killed: ``python -m server.run DATA SHELF``.

Its first line of output is its port.
"""

from __future__ import annotations

import sys
from pathlib import Path

from meadhall.server.serve import address, listen, run
from meadhall.server.settings import NO_LIMITS, Settings


def main() -> None:
    data, games = Path(sys.argv[1]), sys.argv[2]
    listener = listen("127.0.0.1", 0)
    settings = Settings(data=data, games=games, pace=0, limits=NO_LIMITS)
    run(settings, listener, lambda: print(address(listener)[1], flush=True))


if __name__ == "__main__":
    main()
