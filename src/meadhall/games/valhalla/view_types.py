"""The shape of a view of Valhalla (view.py), for Python and, made from it, for the client.

Cards, jarls and monsters are named by their text keys, dice by their kind: a face, or
``grey_`` and a face for an extra die. Lists by seat have one entry for each player.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from meadhall.games.valhalla.components import Clan, Emblem, Rule, Weapon
from meadhall.games.valhalla.scoring import Source

PhaseName = Literal["setup", "turn", "battle", "ragnarok", "over"]
BattlePhase = Literal["attack", "defence"]


class DrawsView(TypedDict):
    """How many cards are drawn as an action and in phase B."""

    action: int
    phase_b: int


class ShieldWorth(TypedDict):
    """What shields score in this game."""

    own: int
    captured: int
    sets: list[list[int]]
    """Pairs: so many different captured shields, so much glory."""


class WarriorView(TypedDict):
    """A warrior on a board, with what it asks for."""

    card: str
    clan: Clan
    strength: int
    glory: int
    rule: Rule
    need: list[Weapon]
    symbols: int
    tyr: str | None


class PlayerView(TypedDict):
    """A player as a viewer sees them."""

    emblem: Emblem
    jarl: str | None
    second: bool | None
    """Whether the condition of the jarl's second ability is met; None if it cannot be told."""
    partner: int | None
    party: list[WarriorView | None]
    """By slot."""
    warriors: int
    clans: int
    hand: int
    drawn: int
    aside: int
    valhalla: int
    sent: list[str]
    """The cards of that Valhalla once the game is over; empty before (VA-016)."""
    shields: int
    captured: dict[Emblem, int]
    shield_points: dict[Source, int]
    viking: int | None
    """The level of a Last Viking."""


class FighterView(TypedDict):
    """A warrior that can fight for a side: dice on it, strength, what it lacks."""

    slot: int
    """Counted from 1 on the fighter's own board, from 5 on a partner's."""
    card: str
    active: bool
    blocked: bool
    muted: bool
    strength: int
    glory: int
    dice: list[str]
    ready: bool
    lacks: list[Weapon]


class StrengthParts(TypedDict):
    """Where a side's strength comes from."""

    warriors: int
    cards: int
    jarl: int
    brought: int


class SideView(TypedDict):
    """A player's side of a battle."""

    seat: int
    strength: int
    parts: StrengthParts
    best: int
    """The greatest strength that the dice as they lie can arm."""
    dice: list[str]
    picked: list[str]
    fewer: int
    promised: int
    supplies: list[str]
    tactics: list[str]
    given_up: list[str]
    free_rerolls: int
    rerolls: int
    paid: int
    jarl_works: bool
    used: list[str]
    silent: bool
    warriors: list[FighterView]


class MonsterSide(TypedDict):
    """A monster's side of a battle."""

    seat: None
    strength: int


class HelpView(TypedDict):
    """A card of Thor's Help, and which side it helps once that is said."""

    seat: int
    card: str
    side: int | None


class OddsView(TypedDict):
    """What rolling the dice picked may bring."""

    dice: list[str]
    percent: int | None
    """The chance to win by it; None where what wins is not known yet."""
    outcomes: list[list[int]]
    """Pairs: strength reached (glory in Ragnarök), its chance in permille."""


class StakeView(TypedDict):
    """What a battle is fought for."""

    seat: int | None
    """Whose shield it is; None for a card of the monster."""
    last: bool
    """It is the last one."""
    new: bool
    """The attacker has no shield of that emblem yet."""


class EndingView(TypedDict):
    """What comes of a battle if the defender's phase ends now."""

    ours: int
    """The defender's strength."""
    theirs: int
    held: bool
    """The defender wins."""
    armed: bool
    """The defender has activated somebody; without that any strength loses (VA-088)."""
    cards: list[str]
    """The winner's warriors for Valhalla: all of an attacker's, any of a defender's."""
    glory: int


class BattleView(TypedDict):
    """The battle under way, or a player's turn in Ragnarök."""

    ragnarok: bool
    phase: BattlePhase | None
    decided: bool
    winner: int | None
    """The winning side, 0 for the attacker."""
    needed: int | None
    sides: list[SideView | MonsterSide]
    helps: list[HelpView]
    banned: str | None
    odds: OddsView | None
    stake: StakeView | None
    """None in Ragnarök and once the battle is decided."""
    if_ended: EndingView | None
    """In the defence phase against a player."""


class MonsterView(TypedDict):
    """The monster of a solo game."""

    name: str
    card: str
    strength: int
    cap: int
    clans: list[Clan]
    signs: int
    need: list[Weapon]
    open: list[Weapon]
    dice: list[Weapon]
    rolls: int
    """How many dice it rolls in its next phase."""
    attacks: int
    """How likely these cover all that is open, in percent: then it attacks (VA-257)."""
    ability: str | None
    left: int
    next: str | None
    cards: list[str]
    """All its cards before the game, the first on top; empty afterwards."""
    level: int
    valhalla: list[str]
    loss: int
    glory: int


class TargetView(TypedDict):
    """Somebody whom a player may attack now, with what chance and for what."""

    seat: int | None
    """None for the monster."""
    percent: int
    """How likely the attack wins by dice alone, both sides playing them best (forecast.py)."""
    strengths: list[list[int]]
    """What the attack may end with: strength, its chance in permille, and that it is beaten.

    Empty while one of several targets is not chosen yet.
    """
    new: bool
    """The shield would be of an emblem not held yet."""
    last: bool
    """It is the target's last shield, or the monster's last card."""


class OwnView(TypedDict):
    """What a player alone sees."""

    hand: list[str]
    drawn: list[str]
    picked: list[str]
    offered: list[str]
    valhalla: list[str]
    glory: int
    points: dict[Source, int]
    total: int
    targets: list[TargetView]
    """While an action is to be chosen: who can be attacked."""


class Own(TypedDict):
    """The parts of a view that differ from seat to seat."""

    seen: list[list[str]]
    """By seat, the cards of its hand that the viewer knows of."""
    mine: OwnView


class Seen(TypedDict):
    """Everything that a seat, or a spectator, sees of a table."""

    turn: int
    turns: int
    first: int
    phase: PhaseName
    deck: int
    discard: list[str]
    box: int
    shown: list[str]
    shuffled_back: list[str]
    extra_dice: int
    draws: DrawsView
    room: int
    ending: bool
    last_turns: int | None
    loki: str | None
    memo: int
    shield_worth: ShieldWorth
    players: list[PlayerView]
    battle: BattleView | None
    monster: MonsterView | None
    won: bool | None
    seen: list[list[str]]
    """By seat, the cards of its hand that the viewer knows of."""
    mine: OwnView | None


class View(Seen):
    """A whole view, with who looks and whom the table waits for."""

    seat: int | None
    waiting: list[int]
