"""What happens to heroes: damage, Freya tokens, extra effects, falling, healing, rage.

1. Mimir may take over what is aimed at his host (GW-228).
2. A Freya token may prevent the damage of a hit (GW-235).
3. Damage is put on the board; whoever has too much falls (GW-119, GW-124).
4. The extra effects of an attack follow, if it did damage (GW-120, GW-261).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option, Text
from meadhall.games.godofwar.components import POISON, STUN
from meadhall.games.godofwar.flipping import Watch
from meadhall.games.godofwar.hands import DiscardCard, gain_status
from meadhall.games.godofwar.hints import harm_hint
from meadhall.games.godofwar.moving import Push, leave
from meadhall.games.godofwar.table import Act, Ask, Table, awake, left_alone
from meadhall.games.godofwar.vocabulary import NOBODY


def heal(table: Table, hero: int, amount: int) -> None:
    """Remove damage from a conscious hero (GW-129)."""
    one = table.heroes[hero]
    healed = min(amount, one.damage)
    if not one.down and healed:
        one.damage -= healed
        table.say("heals", hero=one.name, amount=healed, left=one.health - one.damage)


def gain_rage(table: Table, hero: int, amount: int) -> None:
    """Move the marker up, never past the last space (GW-086)."""
    one = table.heroes[hero]
    if one.down:
        return
    got = min(amount, one.printed.rage_track - one.rage)
    if got > 0:
        one.rage += got
        key = "rage-ready" if one.ready else "gains-rage"
        table.say(key, hero=one.name, amount=got, rage=one.rage)


def lose_rage(table: Table, hero: int, amount: int) -> None:
    """Move the marker down, never below 0 (GW-122)."""
    one = table.heroes[hero]
    lost = min(amount, one.rage)
    if lost:
        one.rage -= lost
        table.say("loses-rage", hero=one.name, amount=lost)


def fall(table: Table, hero: int) -> None:
    """A hero loses consciousness (GW-124, GW-125, GW-128); Mimir stays there (GW-231)."""
    one = table.heroes[hero]
    one.down = True
    if hero == table.host:
        table.left = one.column
    leave(table, hero)
    table.tokens += one.wards
    one.wards = 0
    table.say("falls", hero=one.name)
    if not awake(table, one.seat):
        player = table.players[one.seat]
        player.discard += player.hand
        player.hand.clear()


@dataclass(slots=True)
class HurtHero(Act):
    """Damage comes to a hero: a Freya token may stop it, otherwise it is taken.

    Nothing hurts Mimir while he waits beside a fallen host (GW-231).
    """

    hero: int
    amount: int
    column: int
    """The column it comes from, for a push; NOBODY if that does not matter."""
    extras: tuple[str, ...] = ()

    def run(self, table: Table) -> None:
        one = table.heroes[self.hero]
        if one.down or self.amount <= 0:
            return
        if left_alone(table, self.hero):
            table.say("cannot-be-hurt", hero=one.name)
            return
        take = TakeDamage(self.hero, self.amount, self.column, self.extras)
        if one.wards:
            asked = (one.seat, self.hero, self.amount, self.column, self.extras)
            table.do(UseFreyaToken(*asked))
        else:
            table.do(take)


@dataclass(slots=True)
class UseFreyaToken(Ask):
    """A Freya token lies on the hero who is about to be hurt: use it now? (GW-235, GW-274)."""

    hero: int
    amount: int
    column: int
    extras: tuple[str, ...]

    rules = ("GW-234", "GW-235", "GW-274")
    rest = True

    def arguments(self) -> dict[str, Arg]:
        return {"amount": self.amount}

    def options(self, table: Table) -> list[Option]:
        return ["use", "keep"]

    def answer(self, table: Table, option: Option) -> None:
        """The token goes back to Freya and nothing happens, or the damage is taken."""
        one = table.heroes[self.hero]
        if option == "use":
            one.wards -= 1
            table.tokens += 1
            table.say("freya-token-used", hero=one.name, amount=self.amount)
        else:
            table.do(TakeDamage(self.hero, self.amount, self.column, self.extras))

    def hint(self, table: Table, option: Option) -> Text | None:
        return harm_hint(table, self.hero, 0 if option == "use" else self.amount)


@dataclass(slots=True)
class TakeDamage(Act):
    """Put the damage on the board, let the hero fall, apply the extra effects in order."""

    hero: int
    amount: int
    column: int
    extras: tuple[str, ...]

    def run(self, table: Table) -> None:
        """Damage first; a lost game is noticed before anything else (GW-005)."""
        one = table.heroes[self.hero]
        one.damage += self.amount
        left = max(0, one.health - one.damage)
        table.say("takes-damage", hero=one.name, amount=self.amount, left=left)
        if one.damage >= one.health:
            fall(table, self.hero)
        extras = [ExtraEffect(self.hero, extra, self.column) for extra in self.extras]
        table.do(Watch(NOBODY), *extras)


@dataclass(slots=True)
class ExtraEffect(Act):
    """Stun, poison, push, discard or loss of rage on a hero who was hurt (GW-120, GW-261)."""

    hero: int
    extra: str
    column: int

    def run(self, table: Table) -> None:
        seat = table.heroes[self.hero].seat
        if self.extra == "stun":
            gain_status(table, seat, STUN)
        elif self.extra == "poison":
            gain_status(table, seat, POISON)
        elif self.extra == "push":
            table.do(Push(self.hero, self.column))
        elif self.extra == "discard":
            table.do(DiscardCard(seat, 1))
        else:
            lose_rage(table, self.hero, 1)
