"""Special cards: the windows in which they are offered (GW-060 to GW-064).

1. set      a set has been declared: cards that raise it
2. die      the die has been rolled: cards that roll it again
3. rune     a rune has been revealed, before cards act: anything
4. defence  a hero is about to defend: anything but what needs a set
5. hero     the active player can do nothing more in the hero activation: anything

In a hero activation the active player plays them as actions, everybody else beside; where the
active player is not asked because nothing but the end is left, the others are. Hands are open
(GW-011), so only who has such a card is asked.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option, Text
from meadhall.games.godofwar.cards import (
    FACE,
    FACES,
    IS_SPECIAL,
    REROLL,
    SET_BONUS,
    different,
    find,
)
from meadhall.games.godofwar.effects import carry_out, needs_actor
from meadhall.games.godofwar.hands import lay_out
from meadhall.games.godofwar.hints import action_hint, hero_hint
from meadhall.games.godofwar.interact import begin_interaction, usable_points
from meadhall.games.godofwar.table import ASIDES, Act, Asides, Ask, Phase, Table, awake, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.wounds import gain_rage


def specials(table: Table, seat: int, window: str) -> list[Option]:
    """Special cards that a seat may play in a window."""
    hand = [card for card in table.players[seat].hand if IS_SPECIAL[card]]
    if not hand or not awake(table, seat):
        return []
    if window == "set":
        return [*different(card for card in hand if SET_BONUS[card])]
    if window == "die":
        return [*different(card for card in hand if REROLL[card])]
    cards = [card for card in hand if not REROLL[card]]
    if window == "defence":
        cards = [card for card in cards if not SET_BONUS[card]]
    return [*different(cards)]


def ready_rages(table: Table, seat: int) -> list[Option]:
    """The rage abilities that a seat has ready, kept as long as it likes (GW-086, GW-088)."""
    found = [table.heroes[hero] for hero in table.players[seat].heroes]
    return [hero.printed.rage for hero in found if hero.ready]


def open_window(table: Table, window: str, start: int) -> None:
    """Ask everybody who can do something in this window, clockwise from a seat.

    If nobody can, nothing that happens in it could change that.
    """
    if holds_special(table) or is_rage_ready(table):
        steps = [PlaySpecial(seat, window) for seat in table.clockwise(start)]
        table.do(*steps)


def is_rage_ready(table: Table) -> bool:
    """Whether any hero has a rage ability ready."""
    for hero in table.heroes:  # noqa: SIM110 — written out, since it is asked for every blow
        if hero.ready:
            return True
    return False


def holds_special(table: Table) -> bool:
    """Whether anybody has a special card in hand."""
    for player in table.players:
        for card in player.hand:
            if IS_SPECIAL[card]:
                return True
    return False


@dataclass(slots=True)
class PlaySpecial(Ask):
    """Play a special card in this window, or let it pass (GW-061)."""

    window: str

    kind = "card"
    rules = ("GW-060", "GW-061", "GW-062", "GW-254")
    rest = True

    def arguments(self) -> dict[str, Arg]:
        return {"window": f"window-{self.window}"}

    def options(self, table: Table) -> list[Option]:
        """Cards, ready rage in the own scene activation (GW-254), and passing."""
        found = specials(table, self.seat, self.window)
        if self.window in ("rune", "defence") and self.may_rage(table):
            found += ready_rages(table, self.seat)
        return [*found, "pass"] if found else []

    def may_rage(self, table: Table) -> bool:
        """Rage may be used at any moment of the own turn; the extra activation is nobody's."""
        return table.phase == Phase.SCENE and table.active == self.seat

    def answer(self, table: Table, option: Option) -> None:
        if option == "pass":
            return
        table.do(PlaySpecial(self.seat, self.window))
        do_special(table, self.seat, str(option))

    def hint(self, table: Table, option: Option) -> Text | None:
        return action_hint(table, option)


def do_special(table: Table, seat: int, option: str) -> None:
    """Play a special card or use a rage."""
    if option in FACE:
        play_special(table, seat, option)
    else:
        use_rage(table, seat, option)


def play_special(table: Table, seat: int, name: str) -> None:
    """Lay it out and carry out its text (GW-282)."""
    lay_out(table, seat, find(table.players[seat].hand, name))
    table.say("plays-special", seat=seat, card=name)
    own = awake(table, seat)
    face = FACES[FACE[name]]
    if len(own) > 1 and (face.rage or any(needs_actor(effect) for effect in face.effects)):
        table.do(WhoPlays(seat, FACE[name]))
    else:
        carry_out_face(table, seat, own[0], FACE[name])


def carry_out_face(table: Table, seat: int, hero: int, face: int) -> None:
    """A special card's text, and its rage icons (GW-064)."""
    carry_out(table, ("face", face), hero, NOBODY, seat)
    gain_rage(table, hero, FACES[face].rage)


@dataclass(slots=True)
class WhoPlays(Ask):
    """Brok or Sindri: say which of them plays the special card (GW-242)."""

    face: int

    kind = "hero"
    rules = ("GW-242",)

    def arguments(self) -> dict[str, Arg]:
        return {"card": FACES[self.face].key}

    def options(self, table: Table) -> list[Option]:
        return [table.heroes[hero].name for hero in awake(table, self.seat)]

    def answer(self, table: Table, option: Option) -> None:
        carry_out_face(table, self.seat, find_hero(table, str(option)), self.face)

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


def use_rage(table: Table, seat: int, name: str) -> None:
    """Carry out a ready rage and put its marker back to 0 (GW-087)."""
    for hero in table.players[seat].heroes:
        one = table.heroes[hero]
        if one.ready and one.printed.rage == name:
            one.rage = 0
            table.say("uses-rage", hero=one.name, rage=name)
            carry_out(table, ("rage", one.figure), hero, NOBODY, seat)
            return
    raise AssertionError(name)


# -- beside what is asked, and Mimir ---------------------------------------------------


def hosts_mimir(table: Table, seat: int) -> bool:
    """Whether Mimir is with a conscious hero of this seat, a brother perhaps (GW-227, GW-232)."""
    if table.mimir == NOBODY or table.host == NOBODY or table.heroes[table.mimir].down:
        return False
    host = table.heroes[table.host]
    return host.seat == seat and not host.down


def mimir_acts(table: Table) -> list[Option]:
    """What Mimir may do in his host's hero activation, special cards apart (GW-227, GW-233)."""
    seat = table.heroes[table.mimir].seat
    points = [point.key for point in usable_points(table, seat)]
    return [*points, *ready_rages(table, seat)]


def beside(table: Table, seat: int) -> list[Option]:
    """What a seat may do while another one's hero activation is going on (GW-061)."""
    if table.phase != Phase.HERO:
        return []
    asked = table.questions()
    if not asked or asked[0].seat == seat or asked[0].name != "HeroAction":
        return []
    found = specials(table, seat, "hero")
    if table.mimir != NOBODY and table.heroes[table.mimir].seat == seat:
        found += mimir_acts(table) if hosts_mimir(table, table.active) else []
    return found


def do_beside(table: Table, seat: int, option: Option) -> None:
    """Do it."""
    if table.scene.point(str(option)) is not None:
        begin_interaction(table, seat, str(option))
    else:
        do_special(table, seat, str(option))


ASIDES.append(Asides(beside, do_beside))


@dataclass(slots=True)
class MimirActs(Ask):
    """Mimir's player may act while his host is active: points, rage, cards (GW-227, GW-233)."""

    late: bool
    """At the end of the activation cards are no longer offered: windows follow at once."""

    kind = "action"
    rules = ("GW-226", "GW-227", "GW-233")
    rest = True

    def options(self, table: Table) -> list[Option]:
        if not hosts_mimir(table, table.active):
            return []
        found = mimir_acts(table)
        if not self.late:
            found = [*specials(table, self.seat, "hero"), *found]
        return [*found, "pass"] if found else []

    def answer(self, table: Table, option: Option) -> None:
        if option != "pass":
            table.do(MimirActs(self.seat, self.late))
            do_beside(table, self.seat, option)

    def hint(self, table: Table, option: Option) -> Text | None:
        return action_hint(table, option)


@dataclass(slots=True)
class OfferMimir(Act):
    """Ask Mimir's player, if he is with the active player's hero."""

    late: bool

    def run(self, table: Table) -> None:
        if hosts_mimir(table, table.active):
            table.do(MimirActs(table.heroes[table.mimir].seat, self.late))
