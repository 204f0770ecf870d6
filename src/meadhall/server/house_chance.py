"""How the dice fall in a house: added up over its last finished games.

A game is played again once, in a worker, and its counts are kept in memory; each request counts a
few further games, so that nobody waits for all of them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from meadhall.core.chance import Count, add
from meadhall.server.exceptions import ApiError
from meadhall.server.jobs import die_count
from meadhall.server.replay_schemas import Chance, GameChance, HouseChance
from meadhall.server.store import Store

LAST = 200
"""How many finished games are looked at, the latest first."""

AT_ONCE = 5
"""How many games one request counts."""

LATEST = (
    "SELECT id, game FROM tables WHERE status = 'finished' AND NOT seeded"
    " ORDER BY updated DESC LIMIT ?"
)


class HouseCounts:
    """What was counted so far, by table; a game that cannot be read counts as empty."""

    def __init__(self) -> None:
        """Start with nothing."""
        self._counted: dict[str, dict[int, Count]] = {}

    async def told(self, store: Store, read: Callable[[str], Awaitable[Chance]]) -> HouseChance:
        """Count a few further games and add all up, by game."""
        latest = await store.read(lambda c: c.execute(LATEST, (LAST,)).fetchall())
        ids = [str(row["id"]) for row in latest]
        left = [table for table in ids if table not in self._counted]
        for table in left[:AT_ONCE]:
            self._counted[table] = await self._count(table, read)
        self._counted = {table: self._counted[table] for table in ids if table in self._counted}
        whole: dict[str, dict[int, Count]] = {}
        tables: dict[str, int] = {}
        for row in latest:
            counted = self._counted.get(str(row["id"]))
            if counted is not None:
                add(whole.setdefault(row["game"], {}), counted)
                tables[row["game"]] = tables.get(row["game"], 0) + 1
        games = [
            GameChance(game, tables[game], [die_count(each) for _, each in sorted(dice.items())])
            for game, dice in sorted(whole.items())
        ]
        return HouseChance(games, len(left[AT_ONCE:]))

    async def _count(
        self, table: str, read: Callable[[str], Awaitable[Chance]]
    ) -> dict[int, Count]:
        try:
            found = await read(table)
        except ApiError:
            return {}
        return {len(die.seen): Count(die.seen) for die in found.dice}
