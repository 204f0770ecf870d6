"""The whole game: two quests, a final boss, what lies between (GW-172 to GW-186, GW-267).

1. The next quest or boss is chosen; the others of its row become obstacles (GW-178 to GW-181).
2. The scene is laid out, heroes are placed, obstacles are carried out (GW-021, GW-027, GW-183).
3. Rounds are played until victory or defeat (GW-031, GW-172).
4. Victory: heroes are well again, status cards go back, rage is 0 (GW-173 to GW-176).
5. The upgrade phase is still held, the first player token passes, decks are shuffled, and on
   with 1; the last scene wins the game (GW-155, GW-175, GW-177, GW-185).

A table may begin at a later scene (GW-284).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.godofwar.cards import NAMES, PILE_OF
from meadhall.games.godofwar.components import PHASES_BEHIND
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.flipping import Watch, win
from meadhall.games.godofwar.hands import clear_away, give_back, shuffle_deck
from meadhall.games.godofwar.heroes import MIMIR
from meadhall.games.godofwar.hints import obstacle_hint
from meadhall.games.godofwar.moving import PlaceHero, leave
from meadhall.games.godofwar.round import PassFirstPlayer, PlayRound, UpgradePhase
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.table import Act, Ask, EndOfScene, Stage, Table
from meadhall.games.godofwar.vocabulary import NOBODY


@dataclass(slots=True)
class ChoosePath(Ask):
    """Choose the next quest or the boss; the others become obstacles (GW-178, GW-181)."""

    kind = "quest"
    rules = ("GW-012", "GW-178", "GW-179", "GW-181")
    rest = True

    def options(self, table: Table) -> list[Option]:
        """The next row of the pyramid, or what the table has settled on (GW-283)."""
        settled = str(table.settings["second" if len(table.path) == 1 else "boss"])
        row = next_row(table)
        return [settled] if settled in row else [*row]

    def answer(self, table: Table, option: Option) -> None:
        """Play it; the cards not chosen are turned over after the scene is laid out (GW-267)."""
        others = [key for key in next_row(table) if key != option]
        table.say("path-chosen", seat=self.seat, quest=str(option))
        table.do(PlayQuest(str(option), tuple(others)))

    def hint(self, table: Table, option: Option) -> Text | None:
        return obstacle_hint(str(option))


def next_row(table: Table) -> list[str]:
    """What lies above the quests played so far: two quests, then three bosses (GW-178)."""
    return table.quests[1:] if len(table.path) == 1 else table.bosses


@dataclass(slots=True)
class ChooseNext(Act):
    """The first player settles which way to go (GW-012)."""

    def run(self, table: Table) -> None:
        table.do(ChoosePath(table.first))


@dataclass(slots=True)
class PlayQuest(Act):
    """A quest or a boss from laying out to its end (GW-267)."""

    quest: str
    obstacles: tuple[str, ...]

    def run(self, table: Table) -> None:
        table.path.append(self.quest)
        lay_out_scene(table, self.quest)
        table.stage.obstacles = [*self.obstacles]
        table.say("scene-laid-out", quest=self.quest)
        for key in self.obstacles:
            table.say("obstacle-shown", quest=key, obstacle=f"{key}_obstacle")
        seats = table.clockwise(table.first)
        placing = [
            PlaceHero(seat, hero, table.heroes[hero].figure)
            for seat in seats
            for hero in table.players[seat].heroes
            if table.heroes[hero].printed.takes_space
        ]
        table.do(*placing, CarryOutObstacles(), Watch(NOBODY), PlayRound(), CompleteQuest())


def lay_out_scene(table: Table, key: str) -> None:
    """All cards front up with their starting tokens (GW-021, GW-024)."""
    scene = LIBRARY[key]
    count = len(scene.cards)
    table.laid_out = Stage(
        scene=key,
        sides=[0] * count,
        turns=[0] * count,
        damage=[0] * count,
        tokens=[card.sides[0].tokens for card in scene.cards],
        broken=[0] * count,
        stunned=[False] * count,
        dead=[False] * count,
        slain=[False for _ in scene.enemies],
        used=[0 for _ in scene.interactions],
        obstacles=[],
        chain=0,
    )
    table.columns = [[] for _ in range(scene.columns + 1)]
    table.round = 0
    table.used = [False for _ in table.used]


@dataclass(slots=True)
class CarryOutObstacles(Act):
    """Obstacles given as effects are carried out once (GW-183, GW-269)."""

    def run(self, table: Table) -> None:
        for key in reversed(table.stage.obstacles):
            if LIBRARY[key].obstacle_effects:
                carry_out(table, ("obstacle", key), NOBODY, seat=table.first)


@dataclass(slots=True)
class CompleteQuest(EndOfScene):
    """Victory: clean up and go on, or the game is won (GW-173 to GW-177, GW-185)."""

    def run(self, table: Table) -> None:
        """The last scene wins the game; otherwise the upgrade phase is still held."""
        clean_up(table)
        if len(table.path) == scenes_to_play(table):
            win(table)
            return
        table.do(UpgradePhase(True), PassFirstPlayer(), ShuffleAll(), ChooseNext())


def whole_saga(table: Table) -> bool:
    """Whether a pyramid is climbed, and not a single scene played (GW-277)."""
    return table.settings["length"] == "saga"


def scenes_to_play(table: Table) -> int:
    """Two quests and a boss, or a single scene if the table is set so (GW-002, GW-277)."""
    return 3 if whole_saga(table) else 1


def clean_up(table: Table) -> None:
    """Heroes are well again, status cards and crystals go, rage is 0 (GW-173, GW-174, GW-176)."""
    for cards in (table.building, None if table.incoming is None else table.incoming.set):
        if cards is not None:
            table.players[table.heroes[cards.hero].seat].discard += cards.cards
    table.building = table.incoming = None
    table.rune = table.die = NOBODY
    for at, hero in enumerate(table.heroes):
        leave(table, at)
        hero.damage, hero.rage, hero.down, hero.bonus = 0, 0, False, 0
        table.tokens += hero.wards
        hero.wards = 0
        hero.gear.clear()
    table.host, table.left = NOBODY, 0
    clear_away(table)
    for player in table.players:
        player.quest_limit = player.round_limit = 0
        for pile in (player.deck, player.hand, player.discard):
            for card in [card for card in pile if PILE_OF[card] != NOBODY]:
                give_back(table, card)
                if pile is player.deck and pile.index(card) >= len(pile) - player.known:
                    player.known -= 1
                pile.remove(card)


@dataclass(slots=True)
class ShuffleAll(Act):
    """Before a new scene each player shuffles deck and discard pile together (GW-177)."""

    def run(self, table: Table) -> None:
        for seat in table.clockwise(table.first):
            player = table.players[seat]
            player.deck += player.discard
            player.discard.clear()
            shuffle_deck(table, seat)


# -- beginning at a later scene --------------------------------------------------------------


def quests_behind(table: Table) -> int:
    """How many quests count as done when the table is opened (GW-284)."""
    return ("first", "second", "boss").index(str(table.settings["begin"]))


def begin_later(table: Table, behind: int) -> None:
    """Hold the upgrade phases of the quests behind; nobody has drawn a card yet (GW-284)."""
    for player in table.players:
        player.discard += player.deck
        player.deck.clear()
    phases = behind * PHASES_BEHIND
    taken = [step for _ in range(phases) for step in (RevealOffer(), UpgradePhase(True))]
    table.do(*taken, ShuffleAll())


@dataclass(slots=True)
class RevealOffer(Act):
    """As many upgrade cards as runes come up in a round, and no scene acts on them (GW-284)."""

    def run(self, table: Table) -> None:
        for _ in range(min(table.seats + 1, len(table.upgrades))):
            table.offer.append(table.upgrades.pop())
        table.under = min(table.under, len(table.upgrades))
        table.say("upgrades-offered", cards=[NAMES[card] for card in table.offer])


def mimir_of(table: Table) -> int:
    """Where Mimir is among the heroes; NOBODY without him."""
    found = [at for at, hero in enumerate(table.heroes) if hero.figure == MIMIR]
    return found[0] if found else NOBODY
