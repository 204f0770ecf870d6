"""A hero is attacked (GW-115 to GW-123, GW-228).

1. Mimir may take the attack on his host upon himself (GW-228, GW-229).
2. Special cards may be played (GW-061).
3. The hero's player defends with one set, or not at all (GW-115, GW-116).
4. Damage is attack minus defence; without damage there are no extra effects (GW-120).

Damage that is no attack cannot be defended against; Mimir may still take it over (GW-117).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option, Text, text
from meadhall.games.godofwar.cards import different, find
from meadhall.games.godofwar.effects import HERO_ACTS, CarryOut
from meadhall.games.godofwar.heroes import NOT_VIRTUAL, VARIANTS, VIRTUAL, VIRTUALS
from meadhall.games.godofwar.hints import harm_hint
from meadhall.games.godofwar.naming import set_named
from meadhall.games.godofwar.sets import new_set, rage_icons, strength, usable
from meadhall.games.godofwar.solo import call_companion
from meadhall.games.godofwar.striking import AddModifier
from meadhall.games.godofwar.table import Act, Ask, Blow, Table
from meadhall.games.godofwar.vocabulary import NOBODY, AttackKind, Effect, ExtraWord
from meadhall.games.godofwar.windows import open_window
from meadhall.games.godofwar.wounds import HurtHero, gain_rage


def mimir_can_shield(table: Table, hero: int) -> bool:
    """Whether damage aimed at this hero may be taken by Mimir (GW-228)."""
    return (
        table.mimir != NOBODY
        and hero == table.host
        and not table.heroes[table.mimir].down
        and not table.heroes[hero].down
    )


@dataclass(slots=True)
class AttackHero(Act):
    """One hero faces an attack: everything up to the damage (GW-115)."""

    hero: int
    power: int
    kind: AttackKind
    card: int
    extras: tuple[ExtraWord, ...]

    def run(self, table: Table) -> None:
        if table.heroes[self.hero].down:
            return
        if len(table.heroes) > 1:
            table.say("is-attacked", hero=table.heroes[self.hero].name)
        extras = [*self.extras]
        power = self.power
        table.incoming = Blow(self.hero, self.hero, power, self.kind, self.card, extras, 0, None)
        table.do(AboutToDefend(), AskDefence(), TakeBlow())
        if mimir_can_shield(table, self.hero):
            table.do(TakeOverBlow(table.heroes[table.mimir].seat))


@dataclass(slots=True)
class TakeOverBlow(Ask):
    """Mimir may take the attack on his host upon himself (GW-228, GW-229)."""

    rules = ("GW-228", "GW-229")
    rest = True

    def options(self, table: Table) -> list[Option]:
        return ["take", "leave"]

    def answer(self, table: Table, option: Option) -> None:
        if option == "take":
            table.blow.hero = table.mimir
            table.say("mimir-shields", hero=table.heroes[table.host].name)

    def hint(self, table: Table, option: Option) -> Text | None:
        """How hard it is, and what its target can still take."""
        hero = table.heroes[table.mimir if option == "take" else table.host]
        left = hero.health - hero.damage
        return text("hint-blow", hero=hero.name, left=left, strength=table.blow.strength)


@dataclass(slots=True)
class AboutToDefend(Act):
    """The window before defending (GW-061)."""

    def run(self, table: Table) -> None:
        open_window(table, "defence", table.heroes[table.blow.hero].seat)


@dataclass(slots=True)
class AskDefence(Act):
    """Ask the player of the hero who is hit."""

    def run(self, table: Table) -> None:
        """Unless the hero fell in the window, or nothing comes through any more."""
        if not table.heroes[table.blow.hero].down:
            table.do(Defend(table.heroes[table.blow.hero].seat))


@dataclass(slots=True)
class Defend(Ask):
    """Play one defence set against the attack, or none (GW-115, GW-116)."""

    kind = "card"
    rules = ("GW-115", "GW-116", "GW-120")
    rest = True

    def options(self, table: Table) -> list[Option]:
        blow = table.blow
        if blow.strength <= blow.block:
            return []
        hand = table.players[self.seat].hand
        found: list[Option] = [*different(card for card in hand if usable(hand, card, "defense"))]
        for virtual in table.heroes[blow.hero].gear:
            if VIRTUALS[virtual].kind == "defense" and VIRTUALS[virtual].key not in found:
                found.append(VIRTUALS[virtual].key)
        if table.solo and not table.used[VARIANTS["cover"].ability]:
            found.append("cover")
        return [*found, "none"] if found else []

    def answer(self, table: Table, option: Option) -> None:
        blow = table.blow
        if option == "none":
            return
        if option in VIRTUAL:
            blow.set = new_set("defense", blow.hero, [], VIRTUAL[str(option)])
            if option in VARIANTS:
                call_companion(table, str(option))
            else:
                table.heroes[blow.hero].gear.remove(VIRTUAL[str(option)])
        else:
            hand = table.players[self.seat].hand
            card = find(hand, str(option))
            hand.remove(card)
            blow.set = new_set("defense", blow.hero, [card])
        table.do(AddModifier(self.seat))

    def hint(self, table: Table, option: Option) -> Text | None:
        blow = table.blow
        coming = blow.strength - blow.block
        if option == "none":
            return text("hint-comes-through", damage=coming)
        if option in VIRTUAL:
            value = VIRTUALS[VIRTUAL[str(option)]].value
        else:
            hand = table.players[self.seat].hand
            made = new_set("defense", blow.hero, [find(hand, str(option))])
            value = strength(table, made)
        return text("hint-comes-through", damage=max(0, coming - value))


@dataclass(slots=True)
class TakeBlow(Act):
    """Damage is attack minus defence, never below 0; without damage no extra effects (GW-120)."""

    def run(self, table: Table) -> None:
        blow, table.incoming = table.blow, None
        hero = table.heroes[blow.hero]
        block = blow.block
        if blow.set is not None:
            table.players[hero.seat].discard += blow.set.cards
            defended = strength(table, blow.set)
            block += defended
            virtual = blow.set.virtual
            told: dict[str, Arg] = {"strength": defended}
            table.say("defends", hero=hero.name, cards=set_named(blow.set), **told)
            assert virtual == NOT_VIRTUAL or VIRTUALS[virtual].kind == "defense"
            gain_rage(table, blow.hero, rage_icons(blow.set))
        damage = max(0, blow.strength - block)
        if hero.down:
            return
        if block:
            sums: dict[str, Arg] = {"strength": blow.strength, "block": block, "damage": damage}
            table.say("blow-sum", hero=hero.name, **sums)
        if not damage:
            table.say("unharmed", hero=hero.name)
        column = table.scene.cards[blow.card].col
        table.do(HurtHero(blow.hero, damage, column, tuple(blow.extras)))


# -- damage without an attack ---------------------------------------------------------------


@dataclass(slots=True)
class AimDamage(Act):
    """Damage that cannot be defended against is aimed at a hero (GW-117)."""

    hero: int
    amount: int

    def run(self, table: Table) -> None:
        """Mimir may take over what is aimed at his host (GW-228)."""
        if mimir_can_shield(table, self.hero):
            table.do(TakeOverDamage(table.heroes[table.mimir].seat, self.hero, self.amount))
        else:
            table.do(HurtHero(self.hero, self.amount, NOBODY))


@dataclass(slots=True)
class TakeOverDamage(Ask):
    """Mimir may take this damage instead of his host (GW-228)."""

    hero: int
    amount: int

    rules = ("GW-228",)
    rest = True

    def arguments(self) -> dict[str, Arg]:
        return {"amount": self.amount}

    def options(self, table: Table) -> list[Option]:
        return ["take", "leave"]

    def answer(self, table: Table, option: Option) -> None:
        hero = table.mimir if option == "take" else self.hero
        table.do(HurtHero(hero, self.amount, NOBODY))

    def hint(self, table: Table, option: Option) -> Text | None:
        return harm_hint(table, table.mimir if option == "take" else self.hero, self.amount)


@HERO_ACTS.register("damage_heroes")
def hurt_hero(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Damage that cannot be defended against; Mimir may take over his host's (GW-117, GW-228)."""
    table.do(AimDamage(hero, effect.amount))
