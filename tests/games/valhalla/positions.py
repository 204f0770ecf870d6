"""Positions of Valhalla, built by zone, so that a test reads like a diagram.

    table = position(
        player(jarl="sigurd", party="bear_axeman wolf_archer+tyr_might", hand="fury"),
        player(party="boar_axeman", shields=2, captured="0 0"),
        discard="stag_veteran fury", tyr=True,
    )
    attack(table, 0, 1, "axe axe bow blank")

Whatever is not named is as at the start: four shields, no jarl, empty hands, all other cards in
the deck. Nothing is asked until a step is put on the agenda. Expansions are named as options.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.core import Dice, Option, Setting, key_from
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.battle import Attack
from meadhall.games.valhalla.cards import NAMES
from meadhall.games.valhalla.components import EMPTY, FACES, GREY, KIND, PARTY
from meadhall.games.valhalla.setup import set_up
from meadhall.games.valhalla.solo.battle import AttackMonster, MonsterAttacks
from meadhall.games.valhalla.solo.monster import turn_up
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import Side, Table, battle_of, side_of

DEFAULTS: dict[str, Setting] = {choice.name: choice.default for choice in GAME.choices} | {
    "first_player": 0
}


@dataclass
class Seat:
    """What a test says about one player."""

    jarl: str = ""
    party: str = ""
    hand: str = ""
    valhalla: str = ""
    shields: int = 4
    captured: str = ""


def player(
    jarl: str = "",
    party: str = "",
    hand: str = "",
    valhalla: str = "",
    shields: int = 4,
    captured: str = "",
) -> Seat:
    """A player: cards by name, a Tyr card after a plus, captured shields by seat ("1 1 2")."""
    return Seat(jarl, party, hand, valhalla, shields, captured)


def position(
    *players: Seat,
    discard: str = "",
    deck: str | None = None,
    turn: int = 0,
    **options: Any,
) -> Table:
    """A table with these players; ``deck`` leaves only these cards, the last one on top."""
    table = set_up(len(players), DEFAULTS | options, Dice(key_from("position")))
    table.agenda = [each for each in table.agenda if type(each).__name__ in SETTING]
    table.questions()
    table.agenda.clear()
    table.deck += table.box
    table.box = []
    table.log.clear()
    table.turns, table.turn, table.first = 1, turn, 0
    for seat, one in enumerate(players):
        seat_player(table, seat, one)
    table.discard = [take(table, name) for name in discard.split()]
    if deck is not None:
        table.deck = [take(table, name) for name in deck.split()]
    table.do()
    return table


SETTING = ("SeatPartners", "TakeAlliedMemo", "LayOutVikings", "ChooseLoki", "LayOutMonster")
"""Steps of set-up that a position takes over."""


def seat_player(table: Table, seat: int, one: Seat) -> None:
    """Give a seat what the test says."""
    owner = table.players[seat]
    owner.jarl, owner.shields = one.jarl, one.shields
    owner.hand = [take(table, name) for name in one.hand.split()]
    owner.valhalla = [take(table, name) for name in one.valhalla.split()]
    for other in one.captured.split():
        owner.captured[int(other)] += 1
    for slot, word in enumerate(one.party.split()):
        name, _, tyr = word.partition("+")
        table.party[seat * PARTY + slot] = take(table, name)
        if tyr:
            table.tyr[seat * PARTY + slot] = take(table, tyr)


def take(table: Table, name: str) -> int:
    """Take a card of that name out of the deck."""
    for card in table.deck:
        if NAMES[card] == name:
            table.deck.remove(card)
            return card
    raise AssertionError(f"no card {name!r} is left in the deck")


# -- chance --------------------------------------------------------------------------------


class Rigged(Dice):
    """Dice that show certain faces first, then chance."""

    def __init__(self, faces: Sequence[int]) -> None:
        Dice.__init__(self, key_from("rigged"))
        RIGGED[id(self)] = [*faces]

    def below(self, n: int) -> int:
        faces = RIGGED[id(self)]
        return faces.pop(0) if n == len(FACES) and faces else Dice.below(self, n)


RIGGED: dict[int, list[int]] = {}


def rig(table: Table, faces: str) -> None:
    """The next dice rolled show these faces."""
    table.dice = Rigged([FACES.index(face) for face in faces.split()])


def show(table: Table, seat: int, dice: str) -> None:
    """A side's free dice show this, whatever was rolled."""
    side = side_of(table, seat)
    side.pool = [0] * (2 * GREY)
    grey = 0
    for name in dice.split():
        side.pool[KIND[name]] += 1
        grey += name.startswith("grey_")
    table.grey -= grey
    table.do()


# -- battles -------------------------------------------------------------------------------


def attack(table: Table, seat: int, target: int, dice: str | None = None) -> None:
    """A battle begins; the attacker's dice show this."""
    table.do(Attack(seat, target))
    table.questions()
    if dice is not None:
        show(table, seat, dice)


def attack_monster(table: Table, dice: str | None = None) -> None:
    """The player attacks the monster."""
    table.do(AttackMonster(0))
    table.questions()
    if dice is not None:
        show(table, 0, dice)


def monster_attacks(table: Table, dice: str | None = None) -> None:
    """The monster attacks."""
    table.do(MonsterAttacks(0))
    table.questions()
    if dice is not None:
        show(table, 0, dice)


def solo(one: Seat, card: str = "", **options: Any) -> Table:
    """A solo position with this monster card on top."""
    if card:
        options["monster"] = card.rsplit("_", 1)[0]
    table = position(one, **options)
    while card and table.monster[-1] != card:
        table.monster.pop()
    turn_up(table)
    return table


def side(table: Table, seat: int) -> Side:
    """A fighter's side."""
    return side_of(table, seat)


def strength(table: Table, seat: int) -> int:
    """A fighter's battle strength as it stands."""
    return battle_strength(table, side_of(table, seat))


def winner(table: Table) -> int:
    """The seat that won the battle just compared."""
    battle = battle_of(table)
    return battle.sides[battle.winner].seat if battle.winner >= 0 else -1


# -- looking ---------------------------------------------------------------------------------


def party(table: Table, seat: int) -> list[str]:
    """The warriors on a board."""
    cards = table.party[seat * PARTY : seat * PARTY + PARTY]
    return [NAMES[card] for card in cards if card != EMPTY]


def hand(table: Table, seat: int) -> list[str]:
    """The names of the cards in a hand, sorted."""
    return sorted(NAMES[card] for card in table.players[seat].hand)


def valhalla(table: Table, seat: int) -> list[str]:
    """The names of the cards in a Valhalla, sorted."""
    return sorted(NAMES[card] for card in table.players[seat].valhalla)


def pile(table: Table) -> list[str]:
    """The discard pile, the top at the end."""
    return [NAMES[card] for card in table.discard]


def shields(table: Table) -> list[int]:
    """Everybody's own shields."""
    return [each.shields for each in table.players]


def captured(table: Table, seat: int) -> list[int]:
    """Captured shields by the seat whose they were."""
    return table.players[seat].captured


def offered(table: Table) -> list[Option]:
    """What the one open question offers."""
    (question,) = table.questions()
    return table.options(question)


def parts(table: Table) -> dict[str, Any]:
    """Points by source."""
    result = GAME.judge(table)
    assert result is not None
    return result.parts
