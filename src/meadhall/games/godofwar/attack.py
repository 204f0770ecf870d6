"""A hero's attack, from the card to a set with a target (GW-052, GW-065 to GW-067, GW-242).

1. An icon card is taken from hand, or a virtual one is used (GW-053, GW-211, GW-244).
2. A joker is declared to be one of its actions (GW-052).
3. The target is chosen, two for the double shot (GW-066, GW-271).
4. Of the brothers the one who strikes is named (GW-242).
5. Modifiers, and all that follows: striking.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.godofwar.cards import FACE, PRINTED, find
from meadhall.games.godofwar.enemies import all_targets, targets
from meadhall.games.godofwar.heroes import NOT_VIRTUAL, VIRTUAL, VIRTUALS
from meadhall.games.godofwar.hints import hero_hint
from meadhall.games.godofwar.naming import place_text
from meadhall.games.godofwar.reach import ATTACKS, reach, who_can_strike
from meadhall.games.godofwar.sets import new_set, outcome_text, strength, usable
from meadhall.games.godofwar.sides import living, side_up
from meadhall.games.godofwar.striking import AddModifier
from meadhall.games.godofwar.table import Ask, CardSet, Table, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY


def begin_attack(table: Table, seat: int, name: str) -> None:
    """Take the card out of the hand and ask for the rest."""
    hand = table.players[seat].hand
    card = find(hand, name)
    hand.remove(card)
    table.building = new_set("", NOBODY, [card])
    table.do(DeclareAction(seat), ChooseTarget(seat), WhoStrikes(seat), AddModifier(seat))


def begin_virtual_attack(table: Table, seat: int, hero: int, virtual: int) -> None:
    """The same with a card that a hero keeps or a companion lends (GW-211, GW-244)."""
    printed = VIRTUALS[virtual]
    table.building = new_set(printed.kind, hero, [], virtual)
    table.do(*[ChooseTarget(seat) for _ in range(printed.targets)], AddModifier(seat))


@dataclass(slots=True)
class DeclareAction(Ask):
    """A joker: say which of its actions it is (GW-052)."""

    rules = ("GW-052",)

    def options(self, table: Table) -> list[Option]:
        card = table.set.cards[0]
        in_reach = reach(table, self.seat)
        hand = table.players[self.seat].hand
        return [kind for kind in ATTACKS if in_reach[kind] and usable(hand, card, kind)]

    def answer(self, table: Table, option: Option) -> None:
        table.set.kind = next(kind for kind in ATTACKS if kind == option)


@dataclass(slots=True)
class ChooseTarget(Ask):
    """Choose the card that is attacked: melee below, ranged in either row (GW-066)."""

    kind = "scene_card"
    rules = ("GW-065", "GW-066", "GW-067")

    def options(self, table: Table) -> list[Option]:
        """Cards in reach with a living enemy; the double shot wants two enemies (GW-271)."""
        stage, cards = table.stage, table.set
        if cards.virtual != NOT_VIRTUAL and VIRTUALS[cards.virtual].any_card:
            found = all_targets(table)
        elif cards.hero != NOBODY:
            found = targets(table, table.heroes[cards.hero].column, cards.kind)
        else:
            found = reach(table, self.seat)[cards.kind]
        struck = [self.enemy_on(table, card) for card in cards.targets]
        found = [card for card in found if self.enemy_on(table, card) not in struck]
        return [side_up(stage, card).key for card in sorted(found)]

    def enemy_on(self, table: Table, card: int) -> int:
        """The number of the enemy on a card."""
        enemy = living(table.stage, card)
        return NOBODY if enemy is None else enemy.enemy

    def answer(self, table: Table, option: Option) -> None:
        table.set.targets.append(table.scene.at(str(option)))

    def hint(self, table: Table, option: Option) -> Text | None:
        """Where it is, and what the set would do as it is."""
        cards = table.set
        card = table.scene.at(str(option))
        bare = CardSet(cards.kind, cards.hero, cards.cards, cards.virtual, [card], 0, False)
        if bare.hero == NOBODY:
            bare.hero = who_can_strike(table, self.seat, card, cards.kind)[0]
        outcome = outcome_text(table, bare, strength(table, bare, card))
        return text("hint-target", place=place_text(table, card), outcome=outcome)


@dataclass(slots=True)
class WhoStrikes(Ask):
    """Brok or Sindri: say which of them plays the set, where both could (GW-242)."""

    kind = "hero"
    rules = ("GW-242",)

    def options(self, table: Table) -> list[Option]:
        cards = table.set
        able = who_can_strike(table, self.seat, cards.targets[0], cards.kind)
        return [table.heroes[hero].name for hero in able]

    def answer(self, table: Table, option: Option) -> None:
        table.set.hero = find_hero(table, str(option))

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


# -- declared -------------------------------------------------------------------------


def is_attack_name(name: Option) -> bool:
    """Whether an option names an action card with an attack icon."""
    if name not in FACE:
        return False
    face = PRINTED_BY_NAME[str(name)]
    return face.melee is not None or face.ranged is not None


PRINTED_BY_NAME = {face.key: face for face in PRINTED}
VIRTUAL_ATTACKS = tuple(name for name in VIRTUAL if VIRTUALS[VIRTUAL[name]].kind != "defense")
"""Virtual cards that can begin an attack."""
