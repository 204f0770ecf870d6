"""The solo game around its battles: set-up, monster phase, the end (VA-247 to VA-259, VA-276).

Set-up: 1. the monster's cards (LayOutMonster); 2. any jarl fit for solo (ChooseSoloJarl);
3. forty cards are discarded (SoloDiscard); 4. six cards, exchanged once (SoloHand).

Turn: 1. phase A; 2. a card may cost the deck one (MillDeck); 3. phase B; 4. the monster's
phase (MonsterPhase); with the deck run out only a final attack is left (CheckDeck).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Result, Text
from meadhall.games.valhalla.actions import TakeTurn, attack_hint
from meadhall.games.valhalla.battle import AfterBattle
from meadhall.games.valhalla.cards import NAMES, ROWS, different
from meadhall.games.valhalla.components import FACES, SOLO_DISCARD, SOLO_HAND
from meadhall.games.valhalla.effects import MILL
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.jarls import JARLS
from meadhall.games.valhalla.opening import ChooseJarl, RevealJarls
from meadhall.games.valhalla.piles import (
    discard,
    from_deck,
    put_in_hand,
    take_from_hand,
    tell_milled,
)
from meadhall.games.valhalla.solo.battle import (
    AttackMonster,
    CompareWithMonster,
    DefendPhase,
    FaceMonster,
    FitBoard,
    GainDie,
    MonsterAttacks,
    PayForLoss,
    SendSolo,
    SettleMonster,
    SufferCurse,
)
from meadhall.games.valhalla.solo.monster import (
    SilenceMonster,
    ability,
    free_dice,
    monster_needs,
    turn_up,
)
from meadhall.games.valhalla.table import Act, Ask, SeatStep, Table, party_size

# -- set-up --------------------------------------------------------------------------------


@dataclass(slots=True)
class LayOutMonster(Act):
    """The monster's six cards, the weakest on top (VA-247)."""

    def run(self, table: Table) -> None:
        """The top card is the active one."""
        cards = [
            card
            for card in ROWS.values()
            if card.kind == "monster" and card.facts["monster"] == table.settings["monster"]
        ]
        cards.sort(key=lambda card: -int(card.facts["stage"]))
        table.monster = [card.key for card in cards]
        turn_up(table)


@dataclass(slots=True)
class ChooseSoloJarl(Act):
    """Choose any jarl fit for solo (VA-251)."""

    def run(self, table: Table) -> None:
        table.players[0].offered = [jarl.key for jarl in JARLS.values() if jarl.solo]
        table.do(ChooseJarl(0), RevealJarls())


@dataclass(slots=True)
class SoloDiscard(Act):
    """Forty cards are discarded before the game (VA-252)."""

    def run(self, table: Table) -> None:
        discard(table, from_deck(table, SOLO_DISCARD))
        table.say("first-discard", count=SOLO_DISCARD)


@dataclass(slots=True)
class SoloHand(Act):
    """Draw six cards; once, any of them may be exchanged (VA-253)."""

    def run(self, table: Table) -> None:
        put_in_hand(table, 0, from_deck(table, SOLO_HAND))
        table.do(ExchangeCard(0))


@dataclass(slots=True)
class ExchangeCard(Ask):
    """Choose cards of your opening hand to exchange, one by one, then draw anew (VA-253)."""

    always = True
    kind = "card"
    rules = ("VA-253",)

    def options(self, table: Table) -> list[Option]:
        return [*(NAMES[card] for card in different(table.players[0].hand)), "done"]

    def answer(self, table: Table, option: Option) -> None:
        """New cards are drawn before the old ones are shuffled in."""
        player = table.players[0]
        if option != "done":
            player.aside.append(take_from_hand(table, 0, str(option)))
            table.do(ExchangeCard(0))
            return
        put_in_hand(table, 0, from_deck(table, len(player.aside)))
        table.say("exchanges", seat=0, count=len(player.aside))
        if player.aside:
            table.deck += player.aside
            player.aside = []
            table.dice.shuffle(table.deck)


# -- the turn ------------------------------------------------------------------------------


@dataclass(slots=True)
class MillDeck(SeatStep):
    """A monster's ability: after phase A the top card of the deck is discarded (VA-283)."""

    def run(self, table: Table) -> None:
        if ability(table) == MILL:
            cards = from_deck(table, 1)
            discard(table, cards)
            tell_milled(table, cards)


@dataclass(slots=True)
class MonsterPhase(SeatStep):
    """Roll the monster's free dice; those that match stay; all covered: it attacks (VA-257)."""

    def run(self, table: Table) -> None:
        """Skipped with an empty party (VA-259)."""
        if not party_size(table, self.seat):
            table.say("monster-waits")
            return
        below = table.dice.below
        rolled = [below(len(FACES)) for _ in range(free_dice(table))]
        table.say("monster-rolls", dice=[FACES[face] for face in rolled])
        for face in rolled:
            if face in monster_needs(table):
                table.monster_dice.append(face)
        if not monster_needs(table):
            table.do(MonsterAttacks(self.seat))


@dataclass(slots=True)
class CheckDeck(SeatStep):
    """With the deck run out only a final attack on the last card is left (VA-277 to VA-279)."""

    def run(self, table: Table) -> None:
        """Nothing else of the turn follows."""
        if not table.ending or table.over:
            return
        table.agenda.clear()
        final = len(table.monster) == 1 and party_size(table, self.seat) > 0
        if final and table.last_turns != 0:
            table.last_turns = 0
            table.do(FinalAttack(self.seat), LoseGame())
        else:
            table.do(LoseGame())


@dataclass(slots=True)
class FinalAttack(Ask):
    """The deck is gone: make one final attack on the monster's last card, or give up (VA-277)."""

    rest = True
    rules = ("VA-277", "VA-278", "VA-280")

    def options(self, table: Table) -> list[Option]:
        return ["attack", "give_up"]

    def answer(self, table: Table, option: Option) -> None:
        if option == "attack":
            table.do(AttackMonster(self.seat))

    def hint(self, table: Table, option: Option) -> Text | None:
        """The chance of the final attack."""
        return attack_hint(table, self.seat) if option == "attack" else None


@dataclass(slots=True)
class CheckAfterBattle(Act):
    """A battle may have emptied the deck (VA-278)."""

    def run(self, table: Table) -> None:
        if table.last_turns != 0:
            table.do(CheckDeck(table.turn))


@dataclass(slots=True)
class LoseGame(Act):
    """The game is lost (VA-276, VA-277)."""

    def run(self, table: Table) -> None:
        table.over = True
        table.say("solo-lost")


@dataclass(slots=True)
class EndSoloTurn(SeatStep):
    """The next turn follows (VA-256)."""

    def run(self, table: Table) -> None:
        table.do(TakeTurn(self.seat))


def alone(table: Table) -> Result:
    """Won or lost; the monster's cards beaten stand for a score (VA-281)."""
    beaten = 6 - len(table.monster)
    player = table.players[0]
    parts: dict[str, tuple[int, ...]] = {
        "beaten": (beaten,),
        "shields_left": (player.shields,),
        "deck_left": (len(table.deck),),
    }
    return Result(scores=(beaten,), places=(1,), parts=parts, won=table.won)


SOLO = Expansion(
    "solo",
    rows=(
        ("setup", 30, LayOutMonster),
        ("setup", 40, ChooseSoloJarl),
        ("setup", 60, SoloDiscard),
        ("setup", 70, None),
        ("setup", 80, None),
        ("setup", 90, SoloHand),
        ("turn", 24, CheckDeck),
        ("turn", 25, MillDeck),
        ("turn", 26, CheckDeck),
        ("turn", 31, CheckDeck),
        ("turn", 40, MonsterPhase),
        ("turn", 90, EndSoloTurn),
        ("attack", 10, AttackMonster),
        ("battle", 10, FaceMonster),
        ("battle", 30, None),
        ("battle", 40, CompareWithMonster),
        ("defence", 10, FaceMonster),
        ("defence", 20, DefendPhase),
        ("defence", 40, CompareWithMonster),
        ("defence", 50, AfterBattle),
        ("giant", 10, GainDie),
        ("surround", 10, SilenceMonster),
        ("aftermath", 20, SettleMonster),
        ("aftermath", 32, FitBoard),
        ("aftermath", 35, PayForLoss),
        ("aftermath", 75, SufferCurse),
        ("aftermath", 95, CheckAfterBattle),
        ("sending", 10, SendSolo),
    ),
    count=alone,
)
