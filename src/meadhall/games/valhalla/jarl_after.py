"""What jarls' abilities do when used after a battle (VA-090, VA-311)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option
from meadhall.games.valhalla.cards import (
    FAMILY,
    NAMES,
    different,
)
from meadhall.games.valhalla.effects import AFTER, JarlEffect
from meadhall.games.valhalla.jarl_steps import of_family
from meadhall.games.valhalla.jarls import Ability
from meadhall.games.valhalla.party import enter_valhalla
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import (
    EVERYONE,
    DiscardCard,
    Draw,
    LoseTactic,
    pass_unseen,
    put_in_hand,
    steal_some,
)
from meadhall.games.valhalla.table import Ask, Side, Table, battle_of, foe_of, side_of, warriors


def foe_seat(table: Table, seat: int) -> int:
    """The opponent in the battle just fought."""
    return foe_of(table, side_of(table, seat)).seat


AFTER.add(
    "draw_cards",
    JarlEffect(
        lambda table, seat, ability: bool(table.deck),
        lambda table, seat, ability: table.do(
            Draw(seat, int(ability.params["draw"]), int(ability.params["keep"]))
        ),
        "deck-gone",
    ),
    draw=int,
    keep=int,
)

AFTER.add(
    "draw_then_discard",
    JarlEffect(
        lambda table, seat, ability: bool(table.deck),
        lambda table, seat, ability: table.do(
            Draw(seat, int(ability.params["draw"]), int(ability.params["draw"])),
            *[DiscardCard(seat) for _ in range(int(ability.params["discard"]))],
        ),
        "deck-gone",
    ),
    draw=int,
    discard=int,
)


AFTER.add(
    "steal_random",
    JarlEffect(
        lambda table, seat, ability: bool(table.players[foe_seat(table, seat)].hand),
        lambda table, seat, ability: steal_some(
            table, seat, foe_seat(table, seat), int(ability.params["n"])
        ),
        "foe-holds-nothing",
    ),
    n=int,
)


def steal_and_return(table: Table, seat: int, ability: Ability) -> None:
    """Take random cards, then give as many of your choice back as it says."""
    foe = foe_seat(table, seat)
    steal_some(table, seat, foe, int(ability.params["take"]))
    table.do(*[GiveCard(seat, foe) for _ in range(int(ability.params["give"]))])


@dataclass(slots=True)
class GiveCard(Ask):
    """Choose a card of your hand to give to the player you took one from."""

    to_seat: int

    told = ("to_seat",)
    always = True
    kind = "card"
    rules = ("VA-311",)

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.players[self.seat].hand)]

    def answer(self, table: Table, option: Option) -> None:
        """It changes hands; only the two know which."""
        hand = table.players[self.seat].hand
        card = next(card for card in different(hand) if NAMES[card] == option)
        pass_unseen(table, card, self.seat, self.to_seat)
        table.say("gives-card", seat=self.seat, to_seat=self.to_seat)
        table.tell(self.to_seat, "you-got", card=NAMES[card], seat=self.seat)


AFTER.add(
    "steal_random_then_return",
    JarlEffect(
        lambda table, seat, ability: bool(table.players[foe_seat(table, seat)].hand),
        steal_and_return,
        "foe-holds-nothing",
    ),
    take=int,
    give=int,
)

AFTER.add(
    "loser_discards_tactic",
    JarlEffect(
        lambda table, seat, ability: bool(table.players[foe_seat(table, seat)].hand),
        lambda table, seat, ability: table.do(
            *[LoseTactic(foe_seat(table, seat)) for _ in range(int(ability.params["n"]))]
        ),
        "foe-holds-nothing",
    ),
    n=int,
)


@dataclass(slots=True)
class SendIdle(PickWarrior):
    """Choose a warrior of yours that was not activated; it goes to Valhalla."""

    rules = ("VA-177", "VA-178")

    def candidates(self, table: Table) -> list[int]:
        return idle(table, self.seat)

    def picked(self, table: Table, place: int) -> None:
        battle_of(table).sent = True
        enter_valhalla(table, self.seat, [place])


def idle(table: Table, seat: int) -> list[int]:
    """Own warriors not activated in this battle."""
    active = [place for side in battle_of(table).sides for place in side.active]
    return [place for place in warriors(table, seat) if place not in active]


AFTER.add(
    "send_nonactivated",
    JarlEffect(
        lambda table, seat, ability: bool(idle(table, seat)),
        lambda table, seat, ability: table.do(
            *[SendIdle(seat) for _ in range(int(ability.params["n"]))]
        ),
        "nobody-idle",
    ),
    n=int,
)


# -- tactics back to the hand --------------------------------------------------------------


@dataclass(slots=True)
class ReturnTactic(Ask):
    """Choose a tactic that you played in this battle; it returns to your hand."""

    families: tuple[str, ...]
    """Empty for any tactic."""

    kind = "card"
    rules = ("VA-311",)

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(self.played(table))]

    def played(self, table: Table) -> list[int]:
        """Tactics played that may return."""
        tactics = side_of(table, self.seat).tactics
        return [c for c in tactics if not self.families or FAMILY[c] in self.families]

    def answer(self, table: Table, option: Option) -> None:
        card = next(card for card in different(self.played(table)) if NAMES[card] == option)
        return_tactic(table, side_of(table, self.seat), card)


def return_tactic(table: Table, side: Side, card: int) -> None:
    """A tactic played goes back to the hand instead of the discard pile."""
    side.tactics.remove(card)
    put_in_hand(table, side.seat, [card], EVERYONE)
    table.say("takes-back", seat=side.seat, card=NAMES[card])


AFTER.add(
    "return_played_tactic",
    JarlEffect(
        lambda table, seat, ability: bool(of_family(side_of(table, seat), ability)),
        lambda table, seat, ability: table.do(
            ReturnTactic(seat, tuple(ability.params.get("families", ())))
        ),
        "no-such-tactic",
    ),
    families=(list, None),
)
