"""Destinies and final scoring (CM-137 to CM-152, CM-189).

1. Once more round the table, runes without a trigger (CM-137, CM-189; setup.LastChance).
2. All is revealed; then for each player, the lowest on the track first (CM-138):
   destinies (CM-139 to CM-144), sets of enemies (CM-145), runes (CM-146), private longship
   (CM-147), favor (CM-148), coins (CM-149), and the loss from blame (CM-150).
3. The most glory wins, then the most enemies defeated (CM-152).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict, get_args

from meadhall.core import Result
from meadhall.games.midgard.cards import (
    COLOUR,
    COLOURS,
    COUNTS,
    DESTINIES,
    ENEMIES,
    KIND,
    LEAST,
    RUNE_GLORY,
    SOLE,
    TIED,
    colour_counts,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BLAME,
    COINS,
    COINS_PER_GLORY,
    FAVOR,
    FAVOR_GLORY,
    GOODS,
    NONE,
    SET_GLORY,
    blame_loss,
)
from meadhall.games.midgard.table import (
    SOURCES,
    Act,
    Phase,
    Player,
    Table,
    gain_glory,
    owned,
)
from meadhall.games.midgard.view_types import OpenParts, Standing

# -- destinies -----------------------------------------------------------------


def counted(table: Table, seat: int, counts: str) -> int:
    """How much a player has of what a destiny counts (CM-142 to CM-144)."""
    player = table.players[seat]
    if counts in GOODS:
        return player.goods[GOODS.index(counts)]
    if counts == "warriors":
        return sum(owned(table, seat))
    if counts == "runes":
        return len(player.runes)
    group = GROUPS[counts]
    number = 0
    for enemy in player.defeated:
        number += enemy in group
    return number


def is_of(enemy: int, group: str) -> bool:
    """Whether an enemy is of a colour or of a kind (CM-143)."""
    if group in COLOURS:
        return COLOUR[enemy] == COLOURS.index(group)
    return KIND[enemy] == group.removesuffix("s")


GROUPS: dict[str, frozenset[int]] = {
    counts: frozenset(
        enemy for enemy in range(len(ENEMIES)) if is_of(enemy, counts.removeprefix("defeated_"))
    )
    for counts in COUNTS
    if counts.startswith("defeated_")
}
"""By what a destiny counts the enemies that are meant (CM-143)."""


def standing(table: Table, seat: int, destiny: int) -> Standing:
    """Whether a seat leads alone, ties for the lead or trails in what a destiny counts (CM-139)."""
    return compared(destiny, seat, tally(table, destiny))


def tally(table: Table, destiny: int) -> tuple[int, ...]:
    """By seat how much everybody has of what a destiny counts."""
    counts = COUNTS[destiny]
    if counts in GOODS:
        good = GOODS.index(counts)
        return tuple([player.goods[good] for player in table.players])
    return tuple([counted(table, seat, counts) for seat in range(table.seats)])


def compared(destiny: int, seat: int, everybody: tuple[int, ...]) -> Standing:
    """How a seat stands in a destiny among these numbers."""
    own = everybody[seat]
    if own < LEAST[destiny] or own < max(everybody):
        return "trails"
    return "ties" if everybody.count(own) > 1 else "leads"


def glory_for(destiny: int, stands: Standing) -> int:
    """What a destiny gives to who stands so (CM-139 to CM-141)."""
    return SOLE[destiny] if stands == "leads" else TIED[destiny] if stands == "ties" else 0


def destiny_glory(table: Table, seat: int, destiny: int) -> int:
    """What a destiny gives its owner as things stand."""
    return glory_for(destiny, standing(table, seat, destiny))


# -- the parts of a score ------------------------------------------------------


class SecretParts(TypedDict):
    """What only its owner can see before the end."""

    destinies: int
    sets: int


Scored = Literal["destinies", "sets", "runes", "ship", "favor", "coins", "blame"]
SCORED: tuple[Scored, ...] = get_args(Scored)
"""What is counted at the end, in order (CM-139 to CM-150)."""


def sets_of(player: Player) -> int:
    """How many sets of one red, one yellow and one blue enemy a player has (CM-145)."""
    return min(colour_counts(player.defeated))


def open_parts(player: Player) -> OpenParts:
    """What everybody can see that a player will score at the end (CM-146 to CM-150)."""
    return {
        "runes": sum(RUNE_GLORY[rune] for rune in player.runes),
        "ship": 0 if player.ship == NONE else ALL_PLACES[player.ship].glory,
        "favor": FAVOR_GLORY * player.goods[FAVOR],
        "coins": player.goods[COINS] // COINS_PER_GLORY,
        "blame": -blame_loss(player.goods[BLAME]),
    }


def open_sum(parts: OpenParts) -> int:
    """What a player's open parts will score."""
    return parts["runes"] + parts["ship"] + parts["favor"] + parts["coins"] + parts["blame"]


def open_score(player: Player) -> int:
    """What everybody can see of a player's score: the track and the sum of the open parts."""
    goods = player.goods
    score = player.glory + FAVOR_GLORY * goods[FAVOR] + goods[COINS] // COINS_PER_GLORY
    score -= blame_loss(goods[BLAME])
    if player.ship != NONE:
        score += ALL_PLACES[player.ship].glory
    for rune in player.runes:
        score += RUNE_GLORY[rune]
    return score


def secret_parts(table: Table, seat: int) -> SecretParts:
    """What only the owner can see, and destinies not even they: scored in the end."""
    player = table.players[seat]
    return {
        "destinies": sum(destiny_glory(table, seat, each) for each in player.destinies),
        "sets": SET_GLORY * sets_of(player),
    }


def scored_parts(table: Table, seat: int) -> list[int]:
    """What a player scores at the end, in the order of SCORED."""
    secret, shown = secret_parts(table, seat), open_parts(table.players[seat])
    return [
        *(secret["destinies"], secret["sets"], shown["runes"], shown["ship"]),
        *(shown["favor"], shown["coins"], shown["blame"]),
    ]


# -- the end -------------------------------------------------------------------


@dataclass(slots=True)
class FinalScoring(Act):
    """All is revealed and counted, the lowest on the track first (CM-138)."""

    def run(self, table: Table) -> None:
        """Destinies are compared before anything turns into glory (CM-142)."""
        table.phase = Phase.END
        table.say("final-scoring")
        order = sorted(range(table.seats), key=lambda seat: (table.players[seat].glory, seat))
        found = [scored_parts(table, seat) for seat in range(table.seats)]
        for seat in order:
            self.reveal(table, seat)
            for source, glory in zip(SCORED, found[seat], strict=True):
                gain_glory(table, seat, glory, source)
                if glory:
                    table.say(f"scores-{source}", seat=seat, glory=abs(glory))
            table.say("final-glory", seat=seat, glory=table.players[seat].glory)

    def reveal(self, table: Table, seat: int) -> None:
        """Say what was secret (CM-182)."""
        player = table.players[seat]
        for destiny in player.destinies:
            glory = destiny_glory(table, seat, destiny)
            table.say("destiny-revealed", seat=seat, card=DESTINIES[destiny], glory=glory)
        if player.defeated:
            names = [ENEMIES[enemy] for enemy in sorted(player.defeated)]
            table.say("defeated-revealed", seat=seat, cards=names)


def judge(table: Table) -> Result:
    """The most glory wins, then the most enemies defeated; still equal shares (CM-001, CM-152)."""
    scores = tuple(player.glory for player in table.players)
    ranks = [(player.glory, len(player.defeated)) for player in table.players]
    parts: dict[str, tuple[int, ...]] = {
        source: tuple(player.sources[number] for player in table.players)
        for number, source in enumerate(SOURCES)
    }
    return Result(scores, tuple(1 + sum(other > one for other in ranks) for one in ranks), parts)
