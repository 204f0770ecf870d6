"""Battle, B3: whatever acts before strengths are compared (BR-138, BR-139).

Seat by seat, the pillager first:
1. Its card acts: Odin's Smite takes a warrior from everyone else (BR-165), Odin's Tide leaves
   everyone one figure (BR-220).
2. Tyr's Domain or Wrath may turn its revealed quest into a battle card (BR-219).

Figures destroyed here go to Valhalla at once; their clan fights on with its card (BR-133).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import EFFECT, EFFECTS, IS_QUEST
from meadhall.games.bloodrage.destroy import DestroyFigures, figures_in
from meadhall.games.bloodrage.figures import strength_of
from meadhall.games.bloodrage.forces import battle_of, quest_values, texts_of
from meadhall.games.bloodrage.table import Act, Ask, Table


@dataclass(slots=True)
class ActBeforeComparing(Act):
    """B3. Whatever acts before strengths are compared, seat by seat (BR-138)."""

    def run(self, table: Table) -> None:
        """Each card's step, each effect finished before the next."""
        battle = battle_of(table)
        steps: list[Act] = []
        for seat in battle.seats:
            effects = [EFFECT[card] for card in texts_of(battle, seat)]
            steps += [BEFORE_COMPARING[each](seat) for each in effects if each in BEFORE_COMPARING]
            if any(IS_QUEST[card] for card in battle.front[seat]):
                steps.append(UseQuest(seat))
        table.do(*steps)


@dataclass(slots=True)
class OdinsSmite(Act):
    """Each other participant loses a warrior in the province (BR-165)."""

    seat: int

    def run(self, table: Table) -> None:
        """A clan without a warrior there loses nothing."""
        battle = battle_of(table)
        at = battle.province
        table.say("acts", seat=self.seat, card="odins_smite")
        table.do(
            *[
                DestroyFigures(seat, (("warrior", at),))
                for seat in battle.seats
                if seat != self.seat and table.players[seat].warriors[at]
            ]
        )


@dataclass(slots=True)
class OdinsTide(Act):
    """Everyone in the battle keeps one figure of choice; the rest is destroyed (BR-220)."""

    seat: int

    def run(self, table: Table) -> None:
        """All choose before anything is destroyed."""
        seats = battle_of(table).seats
        table.say("acts", seat=self.seat, card="odins_tide")
        table.do(*[SpareFigure(seat) for seat in seats], *[WashAway(seat) for seat in seats])


@dataclass(slots=True)
class SpareFigure(Ask):
    """Choose the one figure of yours in the battle that Odin's Tide spares (BR-220)."""

    kind = "figure"
    rules = ("BR-220",)

    def options(self, table: Table) -> list[Option]:
        """The different figures in the battle, fjord included."""
        own = figures_in(table.players[self.seat], battle_of(table).province)
        return [*dict.fromkeys(figure for figure, _ in own)]

    def hint(self, table: Table, option: Option) -> Text | None:
        """The strength of the figure that would be left."""
        player = table.players[self.seat]
        strength = strength_of(player, str(option), battle_of(table).province)
        return text("hint-spare", strength=strength)

    def answer(self, table: Table, option: Option) -> None:
        battle_of(table).spared[self.seat] = str(option)
        table.say("spares", seat=self.seat, figure=str(option))


@dataclass(slots=True)
class WashAway(Act):
    """All figures of a clan in the battle but the spared one are destroyed (BR-220)."""

    seat: int

    def run(self, table: Table) -> None:
        """One figure of the spared kind stays."""
        battle = battle_of(table)
        victims = [*figures_in(table.players[self.seat], battle.province)]
        spared = next((v for v in victims if v[0] == battle.spared[self.seat]), None)
        if spared is not None:
            victims.remove(spared)
        battle.spared[self.seat] = ""
        table.do(DestroyFigures(self.seat, tuple(victims)))


@dataclass(slots=True)
class UseQuest(Ask):
    """Tyr's Domain or Wrath: let a revealed quest count as a battle card (BR-219)."""

    kind = "number"
    rules = ("BR-219",)

    def options(self, table: Table) -> list[Option]:
        """Nothing, or the strength that an upgrade gives it."""
        values = quest_values(table.players[self.seat])
        return [0, *values] if values else []

    def hint(self, table: Table, option: Option) -> Text | None:
        """The totals with it or without, and who wins then unless a card is added."""
        after = table.clone()
        battle_of(after).quest_value[self.seat] = int(option)
        is_open = any(table.players[seat].hand for seat in battle_of(table).seats)
        return hints.outcome(table, after, self.seat, is_open)

    def answer(self, table: Table, option: Option) -> None:
        battle_of(table).quest_value[self.seat] = int(option)
        if option:
            table.say("uses-quest", seat=self.seat, value=int(option))


BEFORE_COMPARING: dict[str, type[OdinsSmite] | type[OdinsTide]] = {
    EFFECTS.name("destroy_warrior_each"): OdinsSmite,
    EFFECTS.name("keep_one_each"): OdinsTide,
}
"""The steps of cards that act in B3, by their effect."""
