"""Set-up: options, heroes, decks, the pyramid of quests, the first player (GW-013 to GW-030).

1. The first player is drawn or named (GW-026).
2. Three quests and three bosses are drawn for the pyramid (GW-019, GW-020, GW-283).
3. The upgrade deck is shuffled, the piles are laid out (GW-025, GW-101).
4. Heroes are chosen clockwise, or dealt; alone it is Kratos (GW-013, GW-206, GW-285).
5. The first quest begins, or a later one (GW-021, GW-284).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.core import (
    BadSetup,
    Choice,
    Dice,
    Option,
    Setting,
    Text,
    first_player,
    first_player_choice,
    text,
)
from meadhall.games.godofwar.cards import STARTING, STATUS_CARDS, UPGRADES
from meadhall.games.godofwar.components import (
    BOSSES_DRAWN,
    DIFFICULTIES,
    FREYA_TOKENS,
    HAND_LIMIT,
    QUESTS_DRAWN,
)
from meadhall.games.godofwar.hands import shuffle_deck
from meadhall.games.godofwar.heroes import (
    ABILITIES,
    FIGURES,
    FREYA,
    HERO,
    HEROES,
    KRATOS,
    SOLO_HEALTH,
)
from meadhall.games.godofwar.journey import (
    ChooseNext,
    PlayQuest,
    begin_later,
    mimir_of,
    quests_behind,
    whole_saga,
)
from meadhall.games.godofwar.library import BOSSES, OURS, QUESTS
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.table import Act, Ask, Hero, Outcome, Phase, Player, Table
from meadhall.games.godofwar.vocabulary import NOBODY

CHOICES = (
    Choice("difficulty", tuple(DIFFICULTIES), "normal"),
    Choice("length", ("saga", "scene"), "saga"),
    Choice("scene", ("random", *OURS), "random"),
    Choice("second", ("random", *QUESTS), "random"),
    Choice("boss", ("random", *BOSSES), "random"),
    Choice("begin", ("first", "second", "boss"), "first"),
    Choice("heroes", ("chosen", "dealt"), "chosen"),
    first_player_choice(4),
)
"""Difficulty (GW-276), whole game or one scene (GW-277), which scenes (GW-283), at which of them
the table begins (GW-284), how heroes are given out (GW-285), who begins (GW-026)."""


def set_up(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    """The first table. All chance comes from the game's dice, in this order."""
    table = empty_table(seats, options, dice)
    table.do(BeginJourney())
    if seats == 1:
        seat_hero(table, 0, HEROES[KRATOS].key)
    elif options["heroes"] == "dealt":
        deal_heroes(table)
    else:
        table.do(*[ChooseHero(seat) for seat in table.clockwise(table.first)])
    return table


def empty_table(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    """Everything laid out, but no heroes yet."""
    first = first_player(seats, options, dice, "GW-026")
    quests, bosses = pyramid(options, dice)
    upgrades = [*UPGRADES]
    dice.shuffle(upgrades)
    return Table(
        seats=seats,
        dice=dice,
        agenda=[],
        players=[new_player(options) for _ in range(seats)],
        heroes=[],
        settings=dict(options),
        laid_out=None,
        columns=[],
        mimir=NOBODY,
        host=NOBODY,
        left=0,
        first=first,
        active=first,
        phase=Phase.SETUP,
        round=0,
        quests=quests,
        bosses=bosses,
        path=[],
        upgrades=upgrades,
        offer=[],
        under=0,
        over=0,
        veiled=[],
        scried=[],
        removed=[],
        played={},
        piles=[[*cards] for cards in STATUS_CARDS],
        used=[False for _ in ABILITIES],
        tokens=0,
        rune=NOBODY,
        die=NOBODY,
        building=None,
        incoming=None,
        outcome=Outcome.PLAYING,
    )


def deal_heroes(table: Table) -> None:
    """Every seat gets a hero by chance (GW-285)."""
    names = [board.key for board in HEROES]
    table.dice.shuffle(names)
    for seat in table.clockwise(table.first):
        seat_hero(table, seat, names[seat])


def new_player(options: Mapping[str, Setting]) -> Player:
    """A seat before it has a hero."""
    limit = HAND_LIMIT + DIFFICULTIES[str(options["difficulty"])].hand_limit
    return Player(NOBODY, [], [], [], [], 0, limit, 0, 0, [])


def pyramid(options: Mapping[str, Setting], dice: Dice) -> tuple[list[str], list[str]]:
    """Three quests and three bosses (GW-019, GW-020), with those that are named (GW-283)."""
    quests, bosses = [*QUESTS], [*BOSSES]
    dice.shuffle(quests)
    dice.shuffle(bosses)
    first, second, boss = (str(options[name]) for name in ("scene", "second", "boss"))
    if options["length"] == "scene":
        if (second, boss) != ("random", "random"):
            raise BadSetup("a single scene has neither a second quest nor a boss to come", "GW-277")
        return [dice.pick([*QUESTS, *BOSSES]) if first == "random" else first], []
    if first != "random" and LIBRARY[first].kind == "boss":
        raise BadSetup(f"{first} is a final boss and cannot be the first quest", "GW-019")
    if second == first != "random":
        raise BadSetup(f"{second} cannot be both the first and the second quest", "GW-283")
    others = [key for key in quests if key not in (first, second)]
    climbed = [others.pop(0) if named == "random" else named for named in (first, second)]
    if boss != "random":
        bosses = [boss, *(key for key in bosses if key != boss)]
    return [*climbed, *others][:QUESTS_DRAWN], bosses[:BOSSES_DRAWN]


def seat_hero(table: Table, seat: int, name: str) -> None:
    """Give a seat its board, its figures and its shuffled starting cards (GW-013 to GW-018)."""
    player = table.players[seat]
    player.board = HERO[name]
    player.deck = [*STARTING[name]]
    shuffle_deck(table, seat)
    table.say("plays-hero", seat=seat, hero=name)
    for figure in HEROES[player.board].figures:
        printed = FIGURES[figure]
        player.heroes.append(len(table.heroes))
        own = SOLO_HEALTH if table.solo else printed.health
        health = max(1, own + table.level.hero_health)
        table.heroes.append(Hero(figure, seat, health, 0, 0, 0, False, False, 0, 0, []))
        if figure == FREYA:
            table.tokens = FREYA_TOKENS


@dataclass(slots=True)
class BeginJourney(Act):
    """Everybody has a hero: the first quest begins (GW-019, GW-021)."""

    def run(self, table: Table) -> None:
        """No hand is drawn yet (GW-030), and no obstacle holds (GW-182)."""
        table.mimir = mimir_of(table)
        table.say("first-player", seat=table.first)
        behind = quests_behind(table)
        if behind and whole_saga(table):
            table.path = table.quests[:behind]
            table.do(ChooseNext())
        else:
            table.do(PlayQuest(table.quests[0], ()))
        if behind:
            begin_later(table, behind)


@dataclass(slots=True)
class ChooseHero(Ask):
    """Choose the hero you will play; each is played once (GW-013)."""

    kind = "hero_board"
    rules = ("GW-013", "GW-015")
    rest = True

    def options(self, table: Table) -> list[Option]:
        taken = [player.board for player in table.players]
        return [board.key for at, board in enumerate(HEROES) if at not in taken]

    def answer(self, table: Table, option: Option) -> None:
        seat_hero(table, self.seat, str(option))

    def hint(self, table: Table, option: Option) -> Text | None:
        return text("hint-hero", hero=str(option))
