"""The shape of a view of Blood Rage (view.py), for Python and, made from it, for the client.

A card, a monster and a figure are named by their text keys. Lists by seat have one entry for
each clan, in seat order.
"""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.bloodrage.components import (
    Clan,
    FjordName,
    ProvinceName,
    Region,
    Slot,
    Stat,
    Token,
)
from meadhall.games.bloodrage.table import PhaseName, Source

Figures = dict[str, int]
"""How many of each figure: leader, warrior, ship, or a monster by name."""


class PrintedView(TypedDict):
    """What is printed on board and clan sheets, the same all through a game."""

    tracks: dict[Stat, list[int]]
    """The values of each stat, step by step."""
    legendary: list[int]
    """By step of a stat, its Glory at the end of the game."""
    ragnarok_glory: list[int]
    """By age, Glory for each figure destroyed by Ragnarök."""
    rounds: int
    """Rounds of the draft."""
    keep: int
    """Cards kept in each of them."""


class ProvinceView(TypedDict):
    """A province of the board."""

    name: ProvinceName
    region: Region
    villages: int | None
    """None for Yggdrasil, which holds any number of figures."""
    free: int | None
    destroyed: bool
    token: Token | None
    pillaged: bool
    doomed: bool
    figures: list[Figures]
    strength: list[int]
    """By seat, the supporting fjord included."""


class FjordView(TypedDict):
    """A fjord and the two provinces that it supports."""

    name: FjordName
    supports: list[ProvinceName]
    figures: list[Figures]


class StatView(TypedDict):
    """A clan stat: its step from 1, and what it is worth there."""

    step: int
    value: int
    top: bool


class ClanView(TypedDict):
    """A clan as everyone sees it."""

    clan: Clan
    glory: int
    rage: int
    passed: bool
    stats: dict[Stat, StatView]
    on_board: int
    horns_left: int
    reserve: Figures
    valhalla: Figures
    in_valhalla: int
    upgrades: dict[Slot, list[str | None]]
    hand: int
    pack: int
    quests: int
    seen: list[str]
    """Cards that everyone has seen go back to this clan's hand."""
    seen_ages: list[int]
    sources: dict[Source, int]


class BattleView(TypedDict):
    """The pillage under way; its lists are by seat, but for ``seats`` and ``order``."""

    province: ProvinceName
    pillager: int
    again: bool
    seats: list[int]
    """Who fights, the pillager first; empty before it comes to a battle."""
    order: list[int]
    """Who is still to be asked in the call or for a further card, in this order."""
    figures: list[int]
    """How many figures each clan has at stake, the supporting fjord included."""
    cards: list[list[str]]
    ages: list[list[int]]
    """The ages printed on these cards."""
    blank: list[list[str]]
    quest_value: list[int]
    figures_strength: list[int]
    cards_strength: list[int]
    fallen: list[int]
    totals: list[int]
    winner: int | None


class OwnView(TypedDict):
    """What a player alone sees."""

    hand: list[str]
    hand_ages: list[int]
    """The ages printed on these cards: a name may be found in several."""
    pack: list[str]
    pack_ages: list[int]
    quests: list[str]
    left: list[str]
    thrown: list[str]


class Mine(TypedDict):
    """The part of a view that differs from seat to seat; None for a spectator."""

    mine: OwnView | None


class Seen(Mine):
    """What the game shows of a table."""

    age: int
    phase: PhaseName
    first: int
    turn: int
    ragnarok: list[ProvinceName]
    """The provinces that go down at the end of each age."""
    printed: PrintedView
    doom: ProvinceName | None
    provinces: list[ProvinceView]
    fjords: list[FjordView]
    players: list[ClanView]
    battle: BattleView | None
    discards: list[str]
    discards_ages: list[int]
    undealt: int
    round: int | None
    """The round of the draft, from 1; None in other phases."""


class View(Seen):
    """A whole view, with who looks and whom the table waits for."""

    seat: int | None
    waiting: list[int]
