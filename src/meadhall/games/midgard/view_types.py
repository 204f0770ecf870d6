"""The shape of a view of Champions of Midgard (view.py), for Python and, made from it, the client.

Cards, places and enemies are named by their text keys; their printed facts are known by the name.
Lists by seat have one entry for each player. What there is none of is left out of counts.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from meadhall.games.midgard.cards import Colour, EnemyKind
from meadhall.games.midgard.components import Dealt, TargetName, WarriorName
from meadhall.games.midgard.table import Outcome, PhaseName, Source

Warriors = dict[WarriorName, int]
"""Dice by type."""
Piece = WarriorName | Literal["food"]
"""What is sent to a target."""
Deal = dict[Dealt, int]
"""What is paid or gained."""

Reason = Literal[
    "closed-taken",
    "closed-cost",
    "closed-hired",
    "closed-hunting",
    "closed-not-yours",
    "closed-unbuilt",
    "closed-no-harbor",
    "closed-has-ship",
    "closed-no-ships",
    "closed-no-runes",
]
"""Why a place is closed to a player, as a text key."""

Standing = Literal["leads", "ties", "trails"]
"""How a player stands in what a destiny counts."""

Part = Source | Literal["track", "total"]
"""A line of a player's score."""


# -- the board -----------------------------------------------------------------


class PlaceView(TypedDict):
    """A place for workers: who is there, what it asks and gives now."""

    name: str
    spaces: int
    """How many workers find room in a round; 0 for any number."""
    workers: NotRequired[list[int]]
    cost: NotRequired[Deal]
    gain: NotRequired[Deal]
    times: NotRequired[int]
    """How often a visitor may make the deal, if more than once."""
    capacity: NotRequired[int]
    """Of a ship: dice and food."""
    moored: NotRequired[TargetName]
    closed: NotRequired[Reason]
    """While workers are placed: why it is closed to everybody."""


class RecruitsView(TypedDict):
    """How many offered dice would be lost, and how many the player would have."""

    wasted: int
    after: int


class OwnPlace(TypedDict):
    """What a place is to one player alone."""

    cost: NotRequired[Deal]
    """What it asks of this player, where that differs."""
    closed: NotRequired[Reason]
    """Why it is closed to this player, unless it is closed to everybody."""
    recruits: NotRequired[RecruitsView]


class TargetView(TypedDict):
    """A target of warriors: its enemy, who fights it and with what, how it ended."""

    name: TargetName
    enemy: str | None
    fighter: int | None
    warriors: Warriors
    outcome: Outcome


class ShoreView(TargetView):
    """A shore: the coins on its monster, its journey, the ship and its cargo."""

    coins: int
    journey: str | None
    """Once it is turned up."""
    face_down: bool
    looked: list[int]
    """Who has looked at the journey that lies face down."""
    ship: str | None
    food: int
    capacity: int
    aboard: int


class Decks(TypedDict):
    """How many cards each deck still has."""

    trolls: int
    draugr: int
    monsters: int
    journeys: int
    merchants: int
    runes: int
    destinies: int


# -- fights --------------------------------------------------------------------


class Odds(TypedDict):
    """A chance to win in per cent, and whose it is."""

    win: int
    chosen: bool
    """Whether the crew was chosen or sent; else it is the best that could still go."""
    crew: Warriors
    fighting: int
    """How many of the crew come to fight, if nothing happens on the way."""
    more: NotRequired[dict[Piece, int]]
    """While warriors are sent: by die or food at home the chance of those sent so far with it."""


class FightOdds(Odds):
    """How a fight may go: per cent, and tenths of dice and rounds on average."""

    win_with_favor: int | None
    """With one favor, for a few dice."""
    losses_tenths: int
    rounds_tenths: int


class JourneyOdds(TypedDict):
    """A journey that may await a ship: how many unseen cards of it there are, the chance then."""

    name: str
    cards: int
    win: int


class VoyageOdds(Odds):
    """How a voyage may go with its crew and food, before its journey is turned up."""

    food: int
    food_needed: int
    starving: int
    journeys: list[JourneyOdds]


class WayView(TypedDict):
    """One way to take losses at sea: what goes, what is left, who starves then, the chance."""

    lost: Deal
    crew: Warriors
    food: int
    starving: int
    win: int
    win_with_favor: int | None
    """With one favor, for a few dice."""


class UnderSail(TypedDict):
    """The voyage whose captain chooses what is lost; the best way first."""

    seat: int
    shore: TargetName
    ways: list[WayView]


class FightView(TypedDict):
    """A fight of this round in its order."""

    target: TargetName
    seat: int | None
    enemy: str | None
    outcome: Outcome
    now: bool


class Forecast(TypedDict):
    """What keeping the roll means, and rolling again the marked dice or the blanks."""

    hits: int
    shields: int
    damage_left: int
    losses: int
    kills: bool
    win: int
    rerolled: int
    win_rerolled: int | None
    kills_rerolled: int | None


class UnderWay(TypedDict):
    """The hunt or fight under way; a hunt has no target and no enemy."""

    seat: int
    target: TargetName | None
    enemy: str | None
    round: int
    damage: int
    warriors: Warriors
    roll: list[str]
    """The dice as they lie: ``swordsman_hit``."""
    marked: list[str]
    reaction: bool
    lost: Warriors
    forecast: Forecast | None


class EventView(TypedDict):
    """Something announced in this combat phase, as a text's key and arguments."""

    key: str
    args: dict[str, int | str]


# -- players -------------------------------------------------------------------


class RuneView(TypedDict):
    """A rune before its owner."""

    name: str
    used: bool


class OpenParts(TypedDict):
    """What everybody can see that a player will score at the end."""

    runes: int
    ship: int
    favor: int
    coins: int
    blame: int


class PlayerView(TypedDict):
    """A player as everyone sees them."""

    leader: str | None
    glory: int
    food: int
    wood: int
    coins: int
    favor: int
    blame: int
    warriors: Warriors
    """Dice at home."""
    owned: int
    """All dice, those sent out included."""
    workers: int
    workforce: int
    hired: bool
    begged: int
    ship: str | None
    runes: list[RuneView]
    destinies: int
    shown: list[str]
    """Destinies that lie open."""
    scoring: OpenParts


class Hall(TypedDict):
    """A player's defeated enemies where they lie open for all."""

    defeated: list[str]
    colours: dict[Colour, int]
    sets: int
    destinies: list[ToldDestiny]
    """At the end, what each destiny came to."""


class ToldDestiny(TypedDict):
    """A destiny at the end: what everybody has of what it counts, and what it brought."""

    name: str
    all: list[int]
    standing: Standing
    glory: int


class Trophies(TypedDict):
    """A player's own defeated enemies: by name unless they lie open for all, and their sets."""

    defeated: list[str]
    colours: dict[Colour, int]
    kinds: dict[EnemyKind, int]
    sets: int


class DestinyView(TypedDict):
    """An own destiny; how others stand only where that lies open."""

    name: str
    own: int
    all: list[int] | None
    standing: Standing | None
    shown: bool


class OwnView(TypedDict):
    """What a player alone sees."""

    destinies: list[DestinyView]
    drawn: list[str]
    """Destinies being chosen from."""
    returned: list[list[str]]
    """Destinies drawn and put back, draw by draw."""
    journeys: dict[TargetName, str]
    """Journeys that lie face down and were looked at, by shore."""
    trophies: Trophies
    scoring: dict[Part, int | None]
    places: dict[str, OwnPlace]
    """While workers are placed, what each place is to this player."""
    odds: dict[TargetName, FightOdds]
    """While warriors are sent and fight, the odds of own fights to come."""
    voyages: dict[TargetName, VoyageOdds]
    """The same of own ships whose journey is not turned up yet."""
    hunt: int | None
    """While a hunter's warriors are sent: the food that those at home bring, in tenths."""


# -- the whole -----------------------------------------------------------------


class Mine(TypedDict):
    """The part of a view that differs from seat to seat; None for a spectator."""

    mine: OwnView | None


class CardsView(TypedDict):
    """Cards that lie open, the supply, decks and discards."""

    ships: list[str]
    """Private longships still to be built."""
    leaders: list[str]
    """Leaders to pick from, until all have one."""
    runes: list[str | None]
    merchant: str | None
    supply: Warriors
    decks: Decks
    discards: list[str]
    journey_discards: list[str]
    merchants_past: list[str]


class EndView(TypedDict):
    """What lies open at the end, or before it in the Hall of Glory."""

    revealed: list[Hall] | None
    """Everybody's defeated enemies, where they lie open."""
    scores: list[dict[Source, int]] | None
    """At the end, where each player's glory came from."""


class Seen(Mine, CardsView, EndView):
    """What the game shows of a table."""

    round: int
    phase: PhaseName
    first: int
    in_order: bool
    """Turn order was demanded for this round's assignment."""
    players: list[PlayerView]
    places: list[PlaceView]
    town: list[TargetView]
    shores: list[ShoreView]
    fights: list[FightView]
    fight: UnderWay | None
    voyage: UnderSail | None
    events: list[EventView]


class View(Seen):
    """A whole view, with who looks and whom the table waits for."""

    seat: int | None
    waiting: list[int]
