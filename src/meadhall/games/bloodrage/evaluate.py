"""How good a table looks to a seat, for bots that look ahead.

An estimate in Glory: what a clan has, what it can still expect from Ragnarök, Valhalla,
quests, pillaging and its stats, less what the best opponent can expect. The weights are
judged by play (``meadhall sim``), not by rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from meadhall.core import add_up
from meadhall.games.bloodrage.age import (
    FIGURES_GLORY,
    LAST_AGE,
    RAGNAROK_MULTIPLIER,
    RELEASE_GLORY,
)
from meadhall.games.bloodrage.cards import BATTLE_STRENGTH, CARDS, EFFECT, IS_QUEST, IS_UPGRADE
from meadhall.games.bloodrage.components import (
    AXES,
    EMPTY,
    FJORD_OF,
    HORNS,
    LEGENDARY,
    NOWHERE,
    RAGE,
    RAGNAROK_GLORY,
    TOKEN_GLORY,
    TOKEN_RAISES,
    TRACKS,
    VALHALLA,
)
from meadhall.games.bloodrage.destroy import SHIP_DESTROYED_GLORY
from meadhall.games.bloodrage.figures import count_at, on_board, upgrades
from meadhall.games.bloodrage.quest import FIGURES_IN_VALHALLA, is_fulfilled, quest_provinces
from meadhall.games.bloodrage.standing import Standing, standing
from meadhall.games.bloodrage.table import Phase, Player, Table

ON_THE_WAY = (0.0, 1.5, 4.0, 10.0, 13.0, 20.0)
"""What a stat's step is worth at the end, those on the way to a legend in part."""

RAISE = 4.0
"""A raise of a stat, roughly."""

UPGRADE_WORTH = {
    "destroy_on_invade": 4.0,
    "leader_pillage_move": 2.0,
    "leader_pillage_raise": 6.0,
    "warrior_pairs": 4.0,
    "warrior_strength": 4.0,
    "ship_destroyed_glory": 1.0,
    "release_glory": 1.0,
    "upgrade_discount": 2.0,
    "battle_deaths_glory": 3.0,
    "counts_as_ship": 3.0,
    "extra_warrior": 5.0,
    "quest_as_battle": 2.5,
    "loser_free_warrior": 2.0,
    "glory_per_enemy_destroyed": 5.0,
    "ragnarok_multiplier": 4.0,
    "repillage": 4.0,
    "pay_to_save": 2.0,
    "keep_won_cards": 2.0,
    "pay_to_pillage": 3.0,
    "double_pillage_reward": 6.0,
    "invade_from_valhalla": 4.0,
    "quest_multiplier": 5.0,
    "figures_glory": 4.0,
    "retreat_to_yggdrasil": 4.0,
    "sacrifice_two": 2.0,
    "free_monster": 4.0,
    "yggdrasil_specialist": 4.0,
}
"""What an upgrade on the sheet is worth for each age that is left."""

TEXT_WORTH = {
    "destroy_warrior_each": 1.5,
    "keep_one_each": 1.5,
    "copy_highest": 3.0,
    "pillage_extra_raise": 2.0,
    "lose_steal_rage": 1.5,
    "lose_steal_glory": 2.5,
    "lose_take_cards": 3.0,
    "win_glory": 2.0,
    "win_raise": 2.5,
    "win_rage_glory": 3.0,
    "cancel_text": 1.0,
    "glory_per_destroyed": 4.0,
    "discard_and_replay": 4.0,
    "late_play": 1.5,
}
"""What the text of a battle card in hand adds to its strength."""

STRENGTH_WORTH = (1.3, 1.0, 0.7, 0.5, 0.3, 0.3, 0.3, 0.3)
"""What a point of strength on a battle card in hand is worth, by card, the strongest first."""

OF_QUESTS = (1.0, 1.0, 0.75, 0.5, 0.25, 0.1, 0.1, 0.1)
"""How much of their promise quests count, one by one, those committed already included."""


def worth(table: Table, seat: int) -> float:
    """This seat's prospects less those of the best opponent."""
    stands = standing(table)
    prospects = [clan_worth(table, other, stands) for other in range(table.seats)]
    mine = prospects.pop(seat) + hand_worth(table, seat, stands)
    return mine - 0.6 * max(prospects) - 0.2 * add_up(prospects) / len(prospects)


def clan_worth(table: Table, seat: int, stands: Standing) -> float:
    """What a clan has and can expect, its hand apart."""
    player = table.players[seat]
    value = float(player.glory)
    if table.phase == Phase.END:
        return value
    left, here = ages_left(table), table.phase <= Phase.ACTION
    value += stats_worth(tuple(player.stats), left, here)
    if table.phase == Phase.ACTION and not player.passed:
        value += 0.85 * player.rage
    value += upgrades_worth(tuple(player.slots), left + (0.6 if here else 0.2))
    value += figures_worth(table, seat, stands)
    for card in player.quests:
        promise = CARDS[card].glory + RAISE
        value += promise * (0.75 if holds(table, seat, card, stands) else 0.2)
    if table.phase < Phase.VALHALLA:
        released = sum(card.params["glory"] for card in upgrades(player, RELEASE_GLORY))
        value += count_at(player, VALHALLA) * (0.95 * released - 0.3)
    return value


def ages_left(table: Table) -> int:
    """Ages still to come after this one."""
    return LAST_AGE - table.age


@cache
def stats_worth(steps: tuple[int, ...], left: int, here: bool) -> float:
    """Legends, reached and to be reached, and what the stats do until then."""
    value = add_up(ON_THE_WAY[step] if left or here else LEGENDARY[step] for step in steps)
    value += 1.0 * left * TRACKS[RAGE][steps[RAGE]]
    value += 0.8 * (left + here) * TRACKS[AXES][steps[AXES]]
    return value + 0.6 * (left + 0.5 * here) * TRACKS[HORNS][steps[HORNS]]


@lru_cache(maxsize=1 << 12)
def upgrades_worth(slots: tuple[int, ...], time: float) -> float:
    """What lies on the clan sheet, for the ages in which it still works."""
    return add_up(time * UPGRADE_WORTH[EFFECT[card]] for card in slots if card != EMPTY)


def figures_worth(table: Table, seat: int, stands: Standing) -> float:
    """Figures on the board: to be pillaged with, to die gloriously, to stay."""
    player = table.players[seat]
    value = 0.6 * on_board(player)
    if table.phase < Phase.VALHALLA and table.doom != NOWHERE:
        value += doom_worth(table, player)
    acting = table.phase == Phase.ACTION and player.rage > 0 and not player.passed
    for province, strength in enumerate(stands.strengths[seat]):
        if not strength or table.destroyed[province]:
            continue
        lead = min(1.0, max(0.0, 0.5 + 0.1 * (strength - stands.rival(seat, province))))
        value += 0.8 * lead
        if acting and not table.pillaged[province]:
            value += 0.45 * lead * token_worth(table.tokens[province])
    if table.age == LAST_AGE:
        for card in upgrades(player, FIGURES_GLORY):
            value += 0.8 * card.params["glory"] * on_board(player)
    return value


def doom_worth(table: Table, player: Player) -> float:
    """Glory to be had from dying in Ragnarök."""
    fjord = FJORD_OF[table.doom]
    ships = 0 if fjord == NOWHERE else count_at(player, fjord)
    glory = RAGNAROK_GLORY[table.age - 1] * (count_at(player, table.doom) + ships)
    for card in upgrades(player, RAGNAROK_MULTIPLIER):
        glory *= card.params["factor"]
    for card in upgrades(player, SHIP_DESTROYED_GLORY):
        glory += ships * card.params["glory"]
    return 0.7 * glory


@cache
def token_worth(token: int) -> float:
    """What a pillage token promises."""
    return TOKEN_GLORY[token] + RAISE * len(TOKEN_RAISES[token])


def hand_worth(table: Table, seat: int, stands: Standing) -> float:
    """Cards in hand: to fight with, to lay down or commit while turns are left, to be kept."""
    player = table.players[seat]
    fighting = table.phase <= Phase.ACTION
    acting = fighting and (table.phase < Phase.ACTION or (player.rage > 0 and not player.passed))
    left = ages_left(table)
    hand = hand_of(tuple(player.hand), left, fighting)
    quests = [promise_in_hand(table, seat, card, stands) for card in hand.quests]
    if acting:
        return hand.battle + add_up(hand.rest) + quests_worth(quests, len(player.quests))
    return hand.battle + (0.5 * max([*hand.rest, *quests], default=0.0) if left else 0.0)


class Hand(NamedTuple):
    """What follows from the cards of a hand alone."""

    battle: float
    """What its battle cards are worth to fight with."""
    rest: list[float]
    """What upgrades are worth each, and battle cards that cannot be fought with any more."""
    quests: list[int]


@lru_cache(maxsize=1 << 12)
def hand_of(cards: tuple[int, ...], left: int, fighting: bool) -> Hand:
    """A hand with so many ages left."""
    battle, quests, rest = [], [], []
    for card in cards:
        if IS_QUEST[card]:
            quests.append(card)
        elif IS_UPGRADE[card]:
            rest.append(0.5 * (left + 0.4) * UPGRADE_WORTH[EFFECT[card]] - 0.3 * CARDS[card].cost)
        else:
            battle.append(card)
            if not fighting:
                rest.append(0.6 * BATTLE_STRENGTH[card] + TEXT_WORTH.get(EFFECT[card], 0.0))
    return Hand(battle_worth(battle) if fighting else 0.0, rest, quests)


def battle_worth(cards: Sequence[int]) -> float:
    """Battle cards to fight with: the strongest one counts most, for few battles are fought."""
    strengths = sorted([BATTLE_STRENGTH[card] for card in cards], reverse=True)
    value = add_up(map(mul, strengths, STRENGTH_WORTH))
    return value + add_up(TEXT_WORTH.get(EFFECT[card], 0.0) for card in cards)


def quests_worth(promises: list[float], committed: int) -> float:
    """Quests in hand: the more there are, the less likely that all are fulfilled."""
    return add_up(map(mul, sorted(promises, reverse=True), OF_QUESTS[committed:]))


def promise_in_hand(table: Table, seat: int, card: int, stands: Standing) -> float:
    """What a quest in hand promises: nothing where no province is left to fulfil it in."""
    promise = CARDS[card].glory + RAISE
    if CARDS[card].effect == FIGURES_IN_VALHALLA:
        return 0.4 * promise
    if all(table.destroyed[province] for province in quest_provinces(table, card)):
        return 0.0
    if table.phase == Phase.ACTION and holds(table, seat, card, stands):
        return 0.55 * promise
    return 0.4 * promise


def holds(table: Table, seat: int, card: int, stands: Standing) -> bool:
    """Whether a quest is fulfilled as the table stands."""
    if CARDS[card].effect == FIGURES_IN_VALHALLA:
        return is_fulfilled(table, seat, card)
    return seat in [stands.strongest[province] for province in quest_provinces(table, card)]
