"""A round in its phases (GW-031 to GW-040, GW-144 to GW-155).

1. Preparation: Mimir chooses a host, everybody draws up to the hand limit (GW-033, GW-034).
2. Turns clockwise from the first player: hero activation, scene activation (GW-039, GW-040).
3. The extra scene activation, then what happens at the end of a round (GW-144, GW-146).
4. Upgrades: hands are discarded, everybody takes an upgrade or removes a card (GW-147 to GW-153).
5. The first player token passes; the next round (GW-032, GW-155). After too many rounds the
   scene is lost (GW-287).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.godofwar.cards import NAMES, different, find
from meadhall.games.godofwar.components import NIGHTFALL
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.flipping import lose
from meadhall.games.godofwar.hands import give_back, hand_limit, put_on_top
from meadhall.games.godofwar.hero_activation import HeroActivation
from meadhall.games.godofwar.hints import hero_hint
from meadhall.games.godofwar.scene_activation import RevealRune
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.standing import extra_reveals, is_over
from meadhall.games.godofwar.table import Act, Ask, Phase, Table, all_awake, awake, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY


@dataclass(slots=True)
class PlayRound(Act):
    """The four phases, then the next round (GW-031, GW-032)."""

    def run(self, table: Table) -> None:
        """Write the round down; a scene that goes on for too long is lost (GW-287)."""
        if table.round == NIGHTFALL:
            table.say("night-falls", round=NIGHTFALL)
            lose(table)
            return
        table.round += 1
        table.phase = Phase.PREPARATION
        table.active = table.first
        table.say("round-begins", round=table.round)
        for player in table.players:
            player.drawn.clear()
        seats = table.clockwise(table.first)
        table.do(
            *[ChooseHost(table.heroes[table.mimir].seat) for _ in range(table.mimir != NOBODY)],
            *[DrawUp(seat) for seat in seats],
            *[step for seat in seats for step in (HeroActivation(seat), BeginScene(seat))],
            ExtraSceneActivation(),
            EndOfRound(),
            UpgradePhase(False),
            PassFirstPlayer(),
            PlayRound(),
        )


# -- preparation ----------------------------------------------------------------------


@dataclass(slots=True)
class ChooseHost(Ask):
    """Attach Mimir to an ally, any other hero (GW-008, GW-033, GW-224, GW-273)."""

    kind = "hero"
    rules = ("GW-033", "GW-224", "GW-273")
    rest = True

    def options(self, table: Table) -> list[Option]:
        if table.heroes[table.mimir].down:
            return []
        return [table.heroes[hero].name for hero in all_awake(table) if hero != table.mimir]

    def answer(self, table: Table, option: Option) -> None:
        table.host, table.left = find_hero(table, str(option)), 0
        table.say("mimir-joins", hero=str(option))

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)

    def run(self, table: Table) -> None:
        table.host, table.left = NOBODY, 0


@dataclass(slots=True)
class DrawUp(Act):
    """Draw up to the hand limit (GW-034, GW-038)."""

    seat: int

    def run(self, table: Table) -> None:
        """As many draws as cards are missing; a stun card uses one up (GW-037)."""
        if awake(table, self.seat):
            missing = hand_limit(table, self.seat) - len(table.players[self.seat].hand)
            table.do(Draw(self.seat, missing))


# -- scene activations ------------------------------------------------------------------


@dataclass(slots=True)
class BeginScene(Act):
    """The second part of a player's turn, also without conscious heroes (GW-039, GW-126)."""

    seat: int

    def run(self, table: Table) -> None:
        table.active, table.phase = self.seat, Phase.SCENE
        table.do(RevealRune(self.seat, False))


@dataclass(slots=True)
class ExtraSceneActivation(Act):
    """One more rune, and more if an obstacle says so (GW-144, GW-264)."""

    def run(self, table: Table) -> None:
        table.active, table.phase = table.first, Phase.EXTRA
        count = 1 + extra_reveals(table)
        table.say("extra-activation", count=count)
        table.do(*[RevealRune(table.first, True) for _ in range(count)])


@dataclass(slots=True)
class EndOfRound(Act):
    """``end_of_round`` rules, then changes that last for the round are over (GW-146, GW-203)."""

    def run(self, table: Table) -> None:
        stage = table.stage
        for player in table.players:
            player.round_limit = 0
        for key in reversed(stage.obstacles):
            for number, rule in reversed([*enumerate(LIBRARY[key].obstacle_rules)]):
                if rule.word == "end_of_round":
                    carry_out(table, ("obstacle_rule", key, number), NOBODY)
        for number, standing in reversed(
            [*enumerate(table.scene.standing.get("end_of_round", ()))]
        ):
            if stage.sides[standing.card] == standing.side and not is_over(stage, standing.linked):
                carry_out(table, ("standing", "end_of_round", number), NOBODY, standing.card)


# -- upgrade phase ------------------------------------------------------------------------


@dataclass(slots=True)
class UpgradePhase(Act):
    """Discard hands, then everybody takes an upgrade or removes a card (GW-147, GW-148)."""

    after_quest: bool
    """Held in the round in which a quest was completed (GW-175)."""

    def run(self, table: Table) -> None:
        """From the first player clockwise, the unconscious too (GW-127)."""
        table.phase = Phase.UPGRADE
        table.say("upgrade-phase")
        for player in table.players:
            player.discard += player.hand
            player.hand.clear()
        seats = table.clockwise(table.first)
        table.do(*[TakeUpgrade(seat, self.after_quest) for seat in seats], StoreOffer())


@dataclass(slots=True)
class TakeUpgrade(Ask):
    """Take a revealed upgrade, or remove a card from your discard pile (GW-148 to GW-152)."""

    after_quest: bool

    kind = "card"
    rules = ("GW-148", "GW-149", "GW-151", "GW-152")
    rest = True

    def options(self, table: Table) -> list[Option]:
        """Cards on offer, removing, and nothing only after a quest without an offer (GW-175)."""
        found: list[Option] = [*different(table.offer)]
        if table.players[self.seat].discard:
            found.append("remove")
            if self.after_quest and not table.offer:
                found.append("nothing")
        return found

    def answer(self, table: Table, option: Option) -> None:
        """Put it on top of the deck, or go on to remove one."""
        if option == "remove":
            table.do(RemoveCard(self.seat))
        elif option != "nothing":
            card = next(each for each in table.offer if NAMES[each] == option)
            table.offer.remove(card)
            put_on_top(table, self.seat, card)
            table.say("takes-upgrade", seat=self.seat, card=str(option))


@dataclass(slots=True)
class RemoveCard(Ask):
    """Choose the card that leaves your discard pile for good (GW-149, GW-150)."""

    kind = "card"
    rules = ("GW-149", "GW-150")

    def options(self, table: Table) -> list[Option]:
        return [*different(table.players[self.seat].discard)]

    def answer(self, table: Table, option: Option) -> None:
        discard = table.players[self.seat].discard
        card = find(discard, str(option))
        discard.remove(card)
        give_back(table, card)
        table.say("removes-card", seat=self.seat, card=str(option))


@dataclass(slots=True)
class StoreOffer(Act):
    """Cards not chosen go under the upgrade deck, in the order they were revealed (GW-153)."""

    def run(self, table: Table) -> None:
        for card in table.offer:
            table.upgrades.insert(0, card)
        table.under += len(table.offer)
        if table.offer:
            table.say("offer-stored", cards=[NAMES[card] for card in table.offer])
        table.offer.clear()


@dataclass(slots=True)
class PassFirstPlayer(Act):
    """The first player token goes one place clockwise (GW-155)."""

    def run(self, table: Table) -> None:
        table.first = (table.first + 1) % table.seats
        if table.seats > 1:
            table.say("first-player", seat=table.first)
