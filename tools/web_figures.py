"""Writes the figures of each game's rows for the client's texts: web/src/games/<id>/figures.json.

    python tools/web_figures.py

The client says the same texts as the program, with the same figures (``Game.figures``).
"""

from __future__ import annotations

import json
from pathlib import Path

from meadhall import GAMES, game

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def figures(name: str) -> str:
    """The file of one game: a line for each text key."""
    lines = [f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in game(name).figures.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


if __name__ == "__main__":
    for each in GAMES:
        (WEB / each / "figures.json").write_text(figures(each), encoding="utf-8")
