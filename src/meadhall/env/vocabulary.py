"""Writes the lists of words that are actions: ``python -m meadhall.env.vocabulary``.

A list only grows: what it has keeps its number, new words come at its end, so that agents that were
taught stay right. Words are found in the cards of a game and by playing at random.
"""

from __future__ import annotations

import sys
from pathlib import Path

import meadhall
from meadhall.core import Dice, Option, key_from

GAMES_EACH = 60


def words_of(game_id: str) -> set[Option]:
    """All options met in random games with every number of players."""
    game = meadhall.game(game_id)
    met: set[Option] = set(game.cards) | set(range(13))
    for number in range(GAMES_EACH):
        seats = game.seats[number % len(game.seats)]
        table = game.new(seats, {}, f"words {number}")
        dice = Dice(key_from(f"words {number}"))
        while asked := table.questions():
            options = table.options(asked[0])
            met.update(options)
            table.answer(asked[0], dice.pick(options))
            table.log.clear()
    return met


def main() -> None:
    """Add what is missing to all lists."""
    folder = Path(__file__).parent / "words"
    folder.mkdir(exist_ok=True)
    for game_id in meadhall.GAMES:
        path = folder / f"{game_id}.txt"
        known = path.read_text("utf-8").splitlines() if path.exists() else []
        numbers = sorted(w for w in words_of(game_id) if isinstance(w, int))
        names = sorted(w for w in words_of(game_id) if isinstance(w, str))
        new = [word for word in map(str, [*numbers, *names]) if word not in set(known)]
        path.write_text("\n".join([*known, *new]) + "\n", "utf-8")
        sys.stdout.write(f"{game_id}: {len(known) + len(new)} words, {len(new)} new\n")


if __name__ == "__main__":
    main()
