"""The solo mode: Kratos with two companions (GW-206 to GW-216, GW-270 to GW-272).

1. Each of four abilities may be used in one of two ways until Kratos' rage readies it again
   (GW-207, GW-208).
2. Foresight: upgrade cards are looked at, and each goes on top or under the deck (GW-213).

Shots that are lent begin an attack (hero_activation.py); aim and weak spot help one (striking.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option, Text
from meadhall.games.godofwar.cards import NAMES, RUNE_OF
from meadhall.games.godofwar.components import RUNES
from meadhall.games.godofwar.effects import SCENE_ACTS, CarryOut, carry_out
from meadhall.games.godofwar.enemies import all_targets
from meadhall.games.godofwar.heroes import VARIANTS, VIRTUAL
from meadhall.games.godofwar.hints import looked_at_hint
from meadhall.games.godofwar.moving import can_move
from meadhall.games.godofwar.reach import reach
from meadhall.games.godofwar.sets import modifiers_in
from meadhall.games.godofwar.sides import living
from meadhall.games.godofwar.table import Ask, Table
from meadhall.games.godofwar.vocabulary import Effect

SOLO_HERO = 0


def variants_now(table: Table) -> list[Option]:
    """Companions' variants that are actions of the hero activation (GW-207, GW-214)."""
    hand = table.players[0].hand
    return [
        name
        for name in ("stunning_shot", "aim", "double_shot", "remedy", "path", "foresight")
        if not table.used[VARIANTS[name].ability] and possible(table, name, hand)
    ]


def possible(table: Table, name: str, hand: list[int]) -> bool:
    """Whether a variant can be used: shots need a modifier and targets (GW-211)."""
    if name == "stunning_shot":
        return bool(modifiers_in(hand)) and bool(reach(table, 0)["ranged"])
    if name == "double_shot":
        shown = [living(table.stage, card) for card in all_targets(table)]
        return (
            bool(modifiers_in(hand))
            and len(dict.fromkeys(each.enemy for each in shown if each)) > 1
        )
    if name == "path":
        return can_move(table, SOLO_HERO)
    if name == "foresight":
        return bool(table.upgrades)
    return True


def call_companion(table: Table, name: str) -> None:
    """Use a companion's ability in one of its two ways (GW-207)."""
    table.used[VARIANTS[name].ability] = True
    table.say("companion-helps", variant=name)
    if name not in VIRTUAL:
        carry_out(table, ("variant", name), SOLO_HERO)


# -- looking at upgrade cards -------------------------------------------------------------


def begin_scrying(table: Table, seat: int, count: int) -> None:
    """Take the top upgrade cards and ask for each where it goes (GW-213)."""
    count = min(count, len(table.upgrades))
    table.scried = [table.upgrades.pop() for _ in range(count)]
    table.over = max(0, table.over - count)
    table.under = min(table.under, len(table.upgrades))
    table.veiled = [card for card in table.veiled if card not in table.scried]
    table.do(PutBack(seat, ()))


@dataclass(slots=True)
class PutBack(Ask):
    """Put the upgrade card you look at on the top or under the deck (GW-213)."""

    chosen: tuple[str, ...]

    rules = ("GW-213",)
    always = True

    def arguments(self) -> dict[str, Arg]:
        return {"number": len(self.chosen) + 1}

    def options(self, table: Table) -> list[Option]:
        """Top or bottom; two for the top may lie either way round."""
        if len(self.chosen) < len(table.scried):
            return ["top", "bottom"]
        tops = [word for word in self.chosen if word == "top"]
        return ["as_they_lay", "the_other_way"] if len(tops) > 1 else []

    def answer(self, table: Table, option: Option) -> None:
        if option in ("top", "bottom"):
            table.do(PutBack(self.seat, (*self.chosen, str(option))))
        else:
            if option == "the_other_way":
                table.scried.reverse()
            self.run(table)

    def hint(self, table: Table, option: Option) -> Text | None:
        """Which card it is, or in which order they would lie."""
        if option == "top":
            return looked_at_hint([table.scried[len(self.chosen)]])
        if option == "as_they_lay":
            return looked_at_hint(table.scried)
        return looked_at_hint(table.scried[::-1]) if option == "the_other_way" else None

    def run(self, table: Table) -> None:
        pairs = [*zip(table.scried, self.chosen, strict=True)]
        table.scried = []
        low = [card for card, word in pairs if word == "bottom"]
        high = [card for card, word in pairs if word == "top"]
        for card in low:
            table.upgrades.insert(0, card)
            table.veiled.append(card)
        table.under += len(low)
        table.upgrades += reversed(high)
        table.over += len(high)
        table.say("upgrades-sorted", top=len(high), bottom=len(low))
        for card in (card for card, _ in pairs):
            table.tell(0, "upgrade-seen", card=NAMES[card], rune=RUNES[RUNE_OF[card]])


@SCENE_ACTS.register("scry_upgrades")
def scry_upgrades(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Look at the top upgrade cards and put each back on top or under the deck (GW-213)."""
    begin_scrying(table, cause.seat, effect.amount)
