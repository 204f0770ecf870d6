"""The battle as everybody sees it: sides, fighters, strengths, what is needed, odds (VA-312)."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Any

from meadhall.core import Recent
from meadhall.games.valhalla.arming import armable, at_hand, lacks, may_be_armed
from meadhall.games.valhalla.bonuses import warrior_strength
from meadhall.games.valhalla.cards import (
    GLORY,
    NAMES,
)
from meadhall.games.valhalla.components import (
    EMPTY,
    KINDS,
    NOBODY,
)
from meadhall.games.valhalla.jarls import jarl_strength, jarl_works
from meadhall.games.valhalla.odds import (
    best_now,
    chance_of_roll,
    needed,
    outcomes_of_roll,
)
from meadhall.games.valhalla.picking import slot_number
from meadhall.games.valhalla.stakes import if_ended, stake_of
from meadhall.games.valhalla.strength import (
    battle_strength,
    cards_strength,
    warriors_strength,
)
from meadhall.games.valhalla.table import Battle, Phase, Side, Table
from meadhall.games.valhalla.view_types import (
    BattlePhase,
    BattleView,
    FighterView,
    OddsView,
    SideView,
)

BATTLE_PHASES: tuple[BattlePhase, ...] = ("attack", "defence")
"""What the phases of a battle are called."""


def battle_view(table: Table, battle: Battle, recent: Recent) -> BattleView:
    """The battle under way: both sides, running strengths, what is needed, odds of a roll.

    Many answers change no side: dice are picked, third players asked.
    """
    fighters = [side for side in battle.sides if side.seat >= 0]
    made = recent.part(
        "sides",
        made_of(table, battle),
        lambda: [side_view(table, side) for side in fighters],
        lists_of(table, battle),
    )
    known = dict(zip([side.seat for side in fighters], made, strict=True))
    acting = battle.sides[battle.phase] if battle.phase != Phase.NONE else None
    return {
        "ragnarok": battle.ragnarok,
        "phase": BATTLE_PHASES[battle.phase] if acting is not None else None,
        "decided": battle.decided,
        "winner": None if battle.winner == NOBODY else battle.winner,
        "needed": None if acting is None else needed(table, acting),
        "sides": [
            {"seat": None, "strength": side.brought}
            if side.seat < 0
            else with_picked(known[side.seat], side)
            for side in battle.sides
            if side.seat != NOBODY
        ],
        "helps": [
            {"seat": helper, "card": NAMES[card], "side": None if side == NOBODY else side}
            for helper, card, side in battle.helps
        ],
        "banned": None if battle.banned == EMPTY else NAMES[battle.banned],
        "odds": None if acting is None else odds_view(table, acting),
        "stake": stake_of(table, battle),
        "if_ended": if_ended(table, battle),
    }


def made_of(table: Table, battle: Battle) -> tuple[Any, ...]:
    """All that the sides are made of: themselves, the parties, and what jarls ask about."""
    found: list[Any] = [battle.phase, battle.ragnarok, battle.decided, battle.winner]
    found += (battle.ignored, *battle.clans, *battle.strengths, *table.monster[-1:])
    for side in battle.sides:
        found += SIMPLE(side)
    for player in table.players:
        found += (player.jarl, player.shields, len(player.hand), len(player.aside))
    return tuple(found)


def lists_of(table: Table, battle: Battle) -> tuple[list[Any], ...]:
    """The lists that they are made of."""
    found: list[list[Any]] = [table.party, table.tyr]
    for side in battle.sides:
        found += LISTS(side)
    for player in table.players:
        found += (player.captured, player.raiders)
    return tuple(found)


FIELDS = {each.name: str(each.type) for each in fields(Side) if each.name != "chosen"}
"""What a side is made of; dice picked for a reroll are shown apart from it."""
SIMPLE = attrgetter(*[name for name, kind in FIELDS.items() if not kind.startswith("list")])
LISTS = attrgetter(*[name for name, kind in FIELDS.items() if kind.startswith("list")])


def with_picked(known: SideView, side: Side) -> SideView:
    """A side with the dice picked for a reroll."""
    return known if not side.chosen else {**known, "picked": [KINDS[k] for k in side.chosen]}


def side_view(table: Table, side: Side) -> SideView:
    """One side: dice, warriors and what each lacks, cards, strength by source."""
    return {
        "seat": side.seat,
        "strength": battle_strength(table, side),
        "parts": {
            "warriors": warriors_strength(table, side),
            "cards": cards_strength(table, side),
            "jarl": jarl_strength(table, side),
            "brought": side.brought,
        },
        "best": best_now(table, side),
        "dice": [KINDS[kind] for kind, count in enumerate(side.pool) for _ in range(count)],
        "picked": [],
        "fewer": side.fewer,
        "promised": side.promised,
        "supplies": [NAMES[card] for card in side.supplies],
        "tactics": [NAMES[card] for card in side.tactics],
        "given_up": [NAMES[card] for card in side.given_up],
        "free_rerolls": len(side.free),
        "rerolls": side.rerolls,
        "paid": side.paid,
        "jarl_works": jarl_works(table, side),
        "used": side.used[:],
        "silent": side.silent,
        "warriors": side_warriors(table, side),
    }


def side_warriors(table: Table, side: Side) -> list[FighterView]:
    """All warriors that can fight for a side: dice on them, strength, what they lack."""
    have, ready = at_hand(side), armable(table, side)
    found: list[FighterView] = []
    for place in [*side.active, *may_be_armed(table, side), *side.blocked]:
        if table.party[place] == EMPTY:
            continue
        active = place in side.active
        laid = side.laid[side.active.index(place)] if active else ()
        lost = side.penalty[side.active.index(place)] if active else 0
        found.append(
            {
                "slot": slot_number(table, side.seat, place),
                "card": NAMES[table.party[place]],
                "active": active,
                "blocked": place in side.blocked,
                "muted": place in side.muted,
                "strength": warrior_strength(table, side, place) - lost,
                "glory": GLORY[table.party[place]],
                "dice": [KINDS[kind] for kind in laid],
                "ready": place in ready,
                "lacks": [] if active else lacks(table, place, have),
            }
        )
    return found


def odds_view(table: Table, side: Side) -> OddsView | None:
    """The chances of rolling the dice picked: to win in percent, and each strength in permille."""
    if not side.chosen:
        return None
    chance = chance_of_roll(table, side, side.chosen)
    return {
        "dice": [KINDS[kind] for kind in side.chosen],
        "percent": None if chance is None else round(100 * chance),
        "outcomes": [
            [value, round(1000 * each)]
            for value, each in outcomes_of_roll(table, side, side.chosen)
        ],
    }
