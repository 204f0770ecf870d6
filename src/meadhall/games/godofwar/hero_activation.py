"""Hero activation (GW-039 to GW-042).

1. Nobody has moved yet, and points used once a turn are free again (GW-042, GW-095).
2. Mimir's player may act if he is with the active hero (GW-227).
3. The player moves once, plays cards, uses rage and interacts, in any order (GW-041, GW-042).
4. With nothing left to do but to end it, the others may still play special cards; what they
   give may be used (GW-060, GW-061).
5. Mimir's player may act once more, without special cards.
6. Cards laid out are discarded; elements act on who ends here (GW-282).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from meadhall.core import Closed, Option, Text
from meadhall.games.godofwar.attack import (
    VIRTUAL_ATTACKS,
    begin_attack,
    begin_virtual_attack,
    is_attack_name,
)
from meadhall.games.godofwar.cards import FACE, PLAYABLE, different, find
from meadhall.games.godofwar.components import CRYSTAL, STATUS
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.enemies import targets
from meadhall.games.godofwar.hands import clear_away, lay_out
from meadhall.games.godofwar.heroes import VARIANTS, VIRTUAL, VIRTUALS
from meadhall.games.godofwar.hints import action_hint, hero_hint
from meadhall.games.godofwar.interact import begin_interaction, usable_points
from meadhall.games.godofwar.moving import ChooseColumn, can_move
from meadhall.games.godofwar.reach import attack_cards
from meadhall.games.godofwar.reasons import not_offered
from meadhall.games.godofwar.solo import SOLO_HERO, call_companion, variants_now
from meadhall.games.godofwar.standing import is_over
from meadhall.games.godofwar.table import Act, Ask, Phase, Table, awake, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.windows import (
    OfferMimir,
    PlaySpecial,
    play_special,
    ready_rages,
    use_rage,
)


@dataclass(slots=True)
class HeroActivation(Act):
    """A player's heroes act, if they have a hero activation at all (GW-039, GW-225)."""

    seat: int

    def run(self, table: Table) -> None:
        """Begin: nobody has moved, points used once a turn are free again (GW-095)."""
        stage = table.stage
        table.active, table.phase = self.seat, Phase.HERO
        for hero in table.heroes:
            hero.moved = False
        for point in table.scene.interactions:
            if point.limit == "turn":
                stage.used[point.number] = 0
        acting = [hero for hero in awake(table, self.seat) if table.heroes[hero].printed.takes_turn]
        if acting:
            table.say("hero-activation", seat=self.seat)
            table.do(OfferMimir(False), HeroAction(self.seat), EndActivation(self.seat))


def movers(table: Table, seat: int) -> list[int]:
    """Heroes of a seat who have not moved this turn and can (GW-042, GW-239)."""
    heroes = table.heroes
    return [
        hero
        for hero in table.players[seat].heroes
        if not heroes[hero].moved and can_move(table, hero)
    ]


def gear_in_reach(table: Table, seat: int) -> list[Option]:
    """Kept attack cards that their owners can use now (GW-244)."""
    found: list[Option] = []
    for hero in table.players[seat].heroes:
        if not table.heroes[hero].gear or table.heroes[hero].down:
            continue
        for virtual in table.heroes[hero].gear:
            printed = VIRTUALS[virtual]
            if printed.key not in VIRTUAL_ATTACKS or printed.key in found:
                continue
            if targets(table, table.heroes[hero].column, printed.kind):
                found.append(printed.key)
    return found


@dataclass(slots=True)
class HeroAction(Ask):
    """Your hero activation: act as often as you can, move once, then end it (GW-042)."""

    kind = "action"
    rules = ("GW-041", "GW-042", "GW-043", "GW-053", "GW-065", "GW-087", "GW-090")
    rest = True

    def options(self, table: Table) -> list[Option]:
        """Everything that can be done now; nothing once the last hero has fallen."""
        if not awake(table, self.seat):
            return []
        return [*dict.fromkeys(chain.from_iterable(self.doings(table))), "end"]

    def doings(self, table: Table) -> Iterator[Sequence[Option]]:
        """What can be done now besides ending it, kind by kind."""
        seat, hand = self.seat, table.players[self.seat].hand
        if movers(table, seat):
            yield ["move"]
        yield different(attack_cards(table, seat))
        yield different([card for card in hand if PLAYABLE[card]])
        yield gear_in_reach(table, seat)
        yield [point.key for point in usable_points(table, seat)]
        yield ready_rages(table, seat)
        if table.solo:
            yield variants_now(table)

    def closed(self, table: Table) -> list[Closed]:
        return not_offered(table, self.seat, self.options(table))

    def answer(self, table: Table, option: Option) -> None:
        table.stage.chain = 0
        if option != "end":
            table.do(HeroAction(self.seat))
            self.take(table, str(option))
        elif awake(table, self.seat) and not any(self.doings(table)):
            allies = [seat for seat in table.clockwise(self.seat) if seat != self.seat]
            windows = [PlaySpecial(ally, "hero") for ally in allies]
            table.do(*windows, GoOn(self.seat))

    def take(self, table: Table, option: str) -> None:
        """One action; a crystal is a card like others, broken for a card (GW-198 to GW-201)."""
        seat = self.seat
        if option == "move":
            table.do(WhoMoves(seat))
        elif option == STATUS[CRYSTAL]:
            table.say("breaks-crystal", seat=seat)
            lay_out(table, seat, find(table.players[seat].hand, option))
            table.do(Draw(seat, 1))
        elif option in FACE:
            if is_attack_name(option):
                begin_attack(table, seat, option)
            else:
                play_special(table, seat, option)
        elif option in VARIANTS:
            use_variant(table, option)
        elif option in VIRTUAL:
            table.do(WhoseGear(seat, VIRTUAL[option]))
        elif table.scene.point(option) is not None:
            begin_interaction(table, seat, option)
        else:
            use_rage(table, seat, option)

    def hint(self, table: Table, option: Option) -> Text | None:
        return action_hint(table, option)


@dataclass(slots=True)
class GoOn(Act):
    """The hero activation goes on if an ally's special card gave something to do (GW-061)."""

    seat: int

    def run(self, table: Table) -> None:
        action = HeroAction(self.seat)
        if len(action.options(table)) > 1:
            table.do(action)


def use_variant(table: Table, name: str) -> None:
    """A companion helps; a shot that is lent begins an attack (GW-211)."""
    call_companion(table, name)
    if name in VIRTUAL:
        begin_virtual_attack(table, 0, SOLO_HERO, VIRTUAL[name])


@dataclass(slots=True)
class WhoMoves(Ask):
    """Brok or Sindri: say which of them moves (GW-239)."""

    kind = "hero"
    rules = ("GW-239",)

    def options(self, table: Table) -> list[Option]:
        return [table.heroes[hero].name for hero in movers(table, self.seat)]

    def answer(self, table: Table, option: Option) -> None:
        hero = find_hero(table, str(option))
        table.do(ChooseColumn(self.seat, hero, table.heroes[hero].figure, False))

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


@dataclass(slots=True)
class WhoseGear(Ask):
    """Both brothers keep such a card: say whose is used (GW-244)."""

    virtual: int

    kind = "hero"
    rules = ("GW-244",)

    def options(self, table: Table) -> list[Option]:
        kind = VIRTUALS[self.virtual].kind
        return [
            table.heroes[hero].name
            for hero in awake(table, self.seat)
            if self.virtual in table.heroes[hero].gear
            and targets(table, table.heroes[hero].column, kind)
        ]

    def answer(self, table: Table, option: Option) -> None:
        hero = find_hero(table, str(option))
        table.heroes[hero].gear.remove(self.virtual)
        begin_virtual_attack(table, self.seat, hero, self.virtual)

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


@dataclass(slots=True)
class EndActivation(Act):
    """The hero activation ends: elements that wait for this act on who stands there."""

    seat: int

    def run(self, table: Table) -> None:
        """Mimir may still act; then ``end_of_turn`` rules for each own hero in their columns."""
        table.do(OfferMimir(True), EndOfTurn(self.seat))


@dataclass(slots=True)
class EndOfTurn(Act):
    """Elements that act on heroes who end their activation in certain columns."""

    seat: int

    def run(self, table: Table) -> None:
        """In the order of the cards, for each hero of the player; cards laid out are discarded."""
        stage = table.stage
        clear_away(table)
        found = []
        for number, standing in enumerate(table.scene.standing.get("end_of_turn", ())):
            up = stage.sides[standing.card] == standing.side
            if up and not is_over(stage, standing.linked):
                found += [
                    (number, hero, standing.card)
                    for hero in awake(table, self.seat)
                    if table.heroes[hero].column in standing.rule.cols
                ]
        for number, hero, card in reversed(found):
            carry_out(table, ("standing", "end_of_turn", number), hero, card)
        assert NOBODY not in [hero for _, hero, _ in found]
