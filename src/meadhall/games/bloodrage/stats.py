"""Glory, Rage and the three clan stats (BR-015 to BR-020)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.bloodrage.components import (
    LAST_STEP,
    LEGENDARY,
    MOST_RAGE,
    NOWHERE,
    STATS,
    TRACKS,
)
from meadhall.games.bloodrage.figures import has, upgrades
from meadhall.games.bloodrage.table import SOURCES, Act, Ask, Player, Source, Table


def gain_glory(table: Table, seat: int, glory: int, source: Source) -> None:
    """Give a clan Glory; there is no upper limit (BR-020)."""
    player = table.players[seat]
    player.glory += glory
    player.sources[SOURCES.index(source)] += glory


def pay_card(table: Table, seat: int, name: str, glory: int, source: Source) -> None:
    """A card pays Glory, if there is any to pay."""
    if glory:
        gain_glory(table, seat, glory, source)
        table.say("card-glory", seat=seat, card=name, glory=glory)


def gain_rage(table: Table, seat: int, rage: int) -> int:
    """Give a clan Rage, never above the end of the track (BR-019); says how much it got."""
    player = table.players[seat]
    got = min(rage, MOST_RAGE - player.rage)
    player.rage += got
    return got


def pay_rage(table: Table, seat: int, rage: int) -> None:
    """Take Rage that the clan has (BR-068)."""
    player = table.players[seat]
    assert rage <= player.rage
    player.rage -= rage


def price(player: Player, effect: str) -> int:
    """The Rage that the upgrade with this effect asks for."""
    (card,) = upgrades(player, effect)
    return int(card.params["rage"])


def affords(player: Player, effect: str) -> bool:
    """Whether an upgrade with this effect lies there and its price can be paid."""
    return has(player, effect) and price(player, effect) <= player.rage


def raise_stat(table: Table, seat: int, stat: int) -> None:
    """Move a stat one step right; at the last step the raise is lost (BR-017)."""
    player = table.players[seat]
    if player.stats[stat] < LAST_STEP:
        player.stats[stat] += 1
        step = player.stats[stat] + 1
        table.say("raises", seat=seat, stat=STATS[stat], value=player.stat(stat), step=step)


@dataclass(slots=True)
class RaiseStats(Act):
    """Raise several stats by one step each."""

    seat: int
    stats: tuple[int, ...]

    def run(self, table: Table) -> None:
        for stat in self.stats:
            raise_stat(table, self.seat, stat)


@dataclass(slots=True)
class RaiseStat(Ask):
    """Choose a clan stat to raise by one step; only those below the last are offered (BR-017)."""

    but: int = NOWHERE
    """A stat that may not be chosen, if any."""

    kind = "stat"
    rules = ("BR-017", "BR-018", "BR-196")

    def options(self, table: Table) -> list[Option]:
        steps = table.players[self.seat].stats
        return [
            name for stat, name in enumerate(STATS) if steps[stat] < LAST_STEP and stat != self.but
        ]

    def hint(self, table: Table, option: Option) -> Text | None:
        """The value before and after, and what the step adds at the end of the game (BR-196)."""
        stat = STATS.index(str(option))
        step = table.players[self.seat].stats[stat]
        value, after = TRACKS[stat][step], TRACKS[stat][step + 1]
        glory = LEGENDARY[step + 1] - LEGENDARY[step]
        key = "hint-raise-legend" if glory else "hint-raise"
        return text(key, value=value, after=after, glory=glory)

    def answer(self, table: Table, option: Option) -> None:
        raise_stat(table, self.seat, STATS.index(str(option)))
