"""What the estimate of evaluate.py misses, learnt from games of bots, for bots that search.

1. What is told of each clan     traits
2. When it counts                times
3. What it is worth              WEIGHTS

``tools/train_bloodrage.py`` plays the games and fits the weights (learnt.toml).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadhall.games.bloodrage.cards import BATTLE_STRENGTH, IS_QUEST, IS_UPGRADE
from meadhall.games.bloodrage.components import (
    BOARD,
    EMPTY,
    FJORD_OF,
    LEADER_SLOT,
    MONSTER_SLOTS,
    NOWHERE,
    SHIP_SLOT,
    VALHALLA,
    WARRIOR_SLOT,
    YGGDRASIL,
)
from meadhall.games.bloodrage.evaluate import ages_left, holds, token_worth
from meadhall.games.bloodrage.figures import count_at
from meadhall.games.bloodrage.standing import Standing
from meadhall.games.bloodrage.table import Phase, Player, Table
from meadhall.games.correction import Correction

# -- what is told of a clan ------------------------------------------------------

TRAITS: tuple[str, ...] = (
    *("always", "seats", "estimate", "glory", "turn"),
    *("rage", "spent", "rage_step", "axes_step", "horns_step"),
    *("leader", "warriors", "ship", "monsters", "fallen", "doomed", "strength"),
    *("alone", "ahead", "level", "behind", "tokens", "yggdrasil"),
    *("hand", "battle_cards", "best_card", "strengths", "upgrades_in_hand", "quests_in_hand"),
    *("committed", "fulfilled"),
    *("leader_upgrade", "warrior_upgrade", "ship_upgrade", "monster_upgrades", "clan_upgrades"),
    *("playing", "rival_rage", "rivals_rage", "rivals_strength", "rivals_hand", "rival_card"),
)
"""The names of the traits."""

LAST_PLACE = BOARD[-1]


def traits(table: Table, estimates: Sequence[float], stands: Standing) -> list[list[float]]:
    """By clan what it has and how it stands to the others, by TRAITS.

    ``estimates`` are what evaluate.py says of each clan.
    """
    seats = table.seats
    strong = [
        [0 if gone else each for each, gone in zip(found, table.destroyed, strict=True)]
        for found in stands.strengths
    ]
    powers = [sum(found) for found in strong]
    hands = [hand_traits(tuple(player.hand)) for player in table.players]
    rages = [0 if player.passed else player.rage for player in table.players]
    cards = [len(player.hand) for player in table.players]
    starts = table.turn if table.phase == Phase.ACTION else table.first
    spends = table.phase <= Phase.ACTION
    others = seats - 1
    told = []
    for seat, player in enumerate(table.players):
        found: list[float] = [1.0, seats, estimates[seat], player.glory]
        found.append((seat - starts) % seats / seats)
        found += (player.rage, spends and not player.rage, *player.stats)
        found += figure_traits(table, player)
        found.append(powers[seat])
        found += lead_traits(table, seat, strong)
        found += hands[seat]
        found.append(len(player.quests))
        found.append(sum([holds(table, seat, card, stands) for card in player.quests]))
        found += upgrade_traits(tuple(player.slots))
        rivals = rages[:seat] + rages[seat + 1 :]
        found += (sum([each > 0 for each in rivals]) / others, max(rivals), sum(rivals) / others)
        found.append((sum(powers) - powers[seat]) / others)
        found.append((sum(cards) - cards[seat]) / others)
        found.append(max([hand[BEST_CARD] for at, hand in enumerate(hands) if at != seat]))
        told.append(found)
    return told


def figure_traits(table: Table, player: Player) -> list[float]:
    """Figures on the board by kind, those in Valhalla, and those that Ragnarök would destroy."""
    first, second = player.monsters
    monsters = (NOWHERE < first <= LAST_PLACE) + (NOWHERE < second <= LAST_PLACE)
    doomed = 0
    if table.doom != NOWHERE and table.phase < Phase.VALHALLA:
        fjord = FJORD_OF[table.doom]
        doomed = count_at(player, table.doom) + (0 if fjord == NOWHERE else count_at(player, fjord))
    return [
        player.leader <= LAST_PLACE,
        sum(player.warriors[: LAST_PLACE + 1]),
        player.ship <= LAST_PLACE,
        monsters,
        count_at(player, VALHALLA),
        doomed,
    ]


def lead_traits(table: Table, seat: int, strong: list[list[int]]) -> list[float]:
    """Provinces held alone, in the lead, level and behind; what may be pillaged; Yggdrasil."""
    player, mine = table.players[seat], strong[seat]
    acts = player.rage > 0 and not player.passed
    alone = ahead = level = behind = yggdrasil = 0
    tokens = 0.0
    for province, own in enumerate(mine):
        if not own:
            continue
        rival = max([each[province] for each in strong if each is not mine])
        if not rival:
            alone += 1
        elif own > rival:
            ahead += 1
        elif own == rival:
            level += 1
        else:
            behind += 1
        if province == YGGDRASIL:
            yggdrasil = 1 + (own > rival)
        if own > rival and acts and not table.pillaged[province]:
            tokens += token_worth(table.tokens[province])
    return [alone, ahead, level, behind, tokens, yggdrasil]


BEST_CARD = 2
"""Which of ``hand_traits`` is the strongest battle card."""


@lru_cache(maxsize=1 << 12)
def hand_traits(cards: tuple[int, ...]) -> list[float]:
    """A hand by kinds of cards."""
    battle = quests = upgrades = best = strengths = 0
    for card in cards:
        if IS_QUEST[card]:
            quests += 1
        elif IS_UPGRADE[card]:
            upgrades += 1
        else:
            battle += 1
            strengths += BATTLE_STRENGTH[card]
            best = max(best, BATTLE_STRENGTH[card])
    return [len(cards), battle, best, strengths, upgrades, quests]


@lru_cache(maxsize=1 << 12)
def upgrade_traits(slots: tuple[int, ...]) -> list[float]:
    """Upgrades on a clan sheet by kind of slot."""
    single = [slots[slot] != EMPTY for slot in (LEADER_SLOT, WARRIOR_SLOT, SHIP_SLOT)]
    monsters = sum([slots[slot] != EMPTY for slot in MONSTER_SLOTS])
    return [*single, monsters, len(slots) - slots.count(EMPTY) - sum(single) - monsters]


# -- when it counts --------------------------------------------------------------

TIMES = ("at_end", "before", "gifts", "action")
"""At the end, more for each age before, more while cards are drafted, more in the action phase."""


def times(table: Table) -> tuple[float, ...]:
    """How much of each of TIMES there is now."""
    return (
        1.0,
        ages_left(table),
        float(table.phase == Phase.GIFTS),
        float(table.phase == Phase.ACTION),
    )


# -- what it is worth ------------------------------------------------------------

WEIGHTS = Correction.read(__package__, "learnt.toml", TRAITS, TIMES)
