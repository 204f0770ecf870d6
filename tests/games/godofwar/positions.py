"""Positions of God of War, built by zone, so that a test reads like a diagram.

    table = position(
        hero("kratos", at=2, hand="kr_axe_2 kr_mod_3", damage=4, rage=5),
        hero("brok_sindri", at=(1, 3), deck="bs_apron poison"),
        scene="travelers", back="b2 t4", damage={"b1": 3}, tokens={"t1": 2}, die=(2, 0),
        runes="fehu uruz",
    )

Whatever is not named is as at the start of the scene: cards front up, the other starting cards
in the deck. A hero listed first stands in front. Nothing is asked but ``Rest`` until a step is
put on the agenda; ``die`` gives the next rolls of the enemy die, ``runes`` the next upgrade
cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meadhall.core import Dice, Option, Step, key_from
from meadhall.games.godofwar.cards import NAMES, RUNE_OF
from meadhall.games.godofwar.components import ENEMY_DIE, RUNE
from meadhall.games.godofwar.hero_activation import HeroAction
from meadhall.games.godofwar.journey import CompleteQuest, lay_out_scene, mimir_of
from meadhall.games.godofwar.library import add_scene
from meadhall.games.godofwar.moving import enter, leave
from meadhall.games.godofwar.scene_activation import RevealRune
from meadhall.games.godofwar.scenes import Scene
from meadhall.games.godofwar.setup import CHOICES, seat_hero, set_up
from meadhall.games.godofwar.table import Ask, Phase, Player, Table, find_hero
from tables import tell

DEFAULTS = {choice.name: choice.default for choice in CHOICES} | {"first_player": 0}


@dataclass(slots=True)
class LoadedDice(Dice):
    """Dice of which the enemy die shows what a test says."""

    rolls: list[int] = field(default_factory=list)

    def pick(self, things):  # type: ignore[no-untyped-def]
        """The next roll, if it is the enemy die and one is given."""
        if things == [*ENEMY_DIE] and self.rolls:
            return self.rolls.pop(0)
        return Dice.pick(self, things)


class Rest(Ask):
    """Nothing more happens in this test."""

    always = True
    rest = True

    def options(self, table: Table) -> list[Option]:
        return ["rest"]

    def answer(self, table: Table, option: Option) -> None:
        table.do(Rest(0))


@dataclass
class Seat:
    """What a test says about one player."""

    board: str
    at: tuple[int, ...]
    hand: str
    deck: str | None
    discard: str
    damage: tuple[int, ...]
    rage: tuple[int, ...]


def hero(
    board: str,
    at: int | tuple[int, ...] = 1,
    hand: str = "",
    deck: str | None = None,
    discard: str = "",
    damage: int | tuple[int, ...] = 0,
    rage: int | tuple[int, ...] = 0,
) -> Seat:
    """A player: hero board, column(s), cards by name (deck from the top), damage and rage."""
    pair = [each if isinstance(each, tuple) else (each, each) for each in (at, damage, rage)]
    return Seat(board, pair[0], hand, deck, discard, pair[1], pair[2])


def position(
    *seats: Seat,
    scene: str = "travelers",
    back: str = "",
    damage: Mapping[str, int] | None = None,
    tokens: Mapping[str, int] | None = None,
    broken: Mapping[str, int] | None = None,
    stunned: str = "",
    dead: str = "",
    die: tuple[int, ...] = (),
    runes: str = "",
    offer: str = "",
    obstacles: str = "",
    first: int = 0,
    active: int = 0,
    phase: str = "hero",
    host: str = "",
    length: str = "saga",
    difficulty: str = "normal",
    path: str = "",
    companions: bool = False,
) -> Table:
    """A table with these players at this scene; alone, companions only if the test says so."""
    options = {**DEFAULTS, "length": length, "difficulty": difficulty}
    table = set_up(len(seats), options, LoadedDice(key_from("position"), rolls=[*die]))
    table.agenda.clear()
    if len(seats) > 1:
        for number, one in enumerate(seats):
            seat_hero(table, number, one.board)
    table.mimir = mimir_of(table)
    table.path = [*path.split(), scene]
    lay_out_scene(table, scene)
    set_stage(table, back, damage or {}, tokens or {}, broken or {}, stunned, dead)
    table.stage.obstacles = obstacles.split()
    table.first, table.active, table.phase = first, active, Phase[phase.upper()]
    table.round = 1
    table.offer = [take_upgrade(table, name) for name in offer.split()]
    for rune in reversed(runes.split()):
        stack_rune(table, rune)
    for number, one in enumerate(seats):
        seat_player(table, number, one)
    table.host = find_hero(table, host) if host else -1
    table.log.clear()
    table.do(Rest(0), CompleteQuest())
    if not companions:
        table.used = [True for _ in table.used]
    return table


def set_stage(
    table: Table,
    back: str,
    damage: Mapping[str, int],
    tokens: Mapping[str, int],
    broken: Mapping[str, int],
    stunned: str,
    dead: str,
) -> None:
    """Lay the scene as the test says."""
    stage = table.stage
    for name in back.split():
        stage.sides[card(table, name)] = 1
        stage.tokens[card(table, name)] = 0
    for name, count in damage.items():
        stage.damage[card(table, name)] = count
    for name, count in tokens.items():
        stage.tokens[card(table, name)] = count
    for name, count in broken.items():
        stage.broken[card(table, name)] = count
    for name in stunned.split():
        stage.stunned[card(table, name)] = True
    for name in dead.split():
        stage.dead[card(table, name)] = True
        enemy = table.scene.cards[card(table, name)].sides[stage.sides[card(table, name)]].enemy
        assert enemy is not None
        stage.slain[enemy.enemy] = True


def seat_player(table: Table, seat: int, one: Seat) -> None:
    """Give a seat its cards and put its figures where they stand."""
    player = table.players[seat]
    for word in one.hand.split():
        player.hand.append(take(table, player, word))
    for word in one.discard.split():
        player.discard.append(take(table, player, word))
    if one.deck is not None:
        top = [take(table, player, word) for word in one.deck.split()]
        table.removed += player.deck
        player.deck = [*reversed(top)]
        player.known = len(top)
    for number, at in enumerate(player.heroes):
        found = table.heroes[at]
        found.damage, found.rage = one.damage[number], one.rage[number]
        if found.printed.takes_space and one.at[number]:
            enter(table, at, one.at[number], False)


def take(table: Table, player: Player, name: str) -> int:
    """A card of that name from the player's deck, the upgrade deck or a pile."""
    piles = [player.deck, table.upgrades, *table.piles]
    for pile in piles:
        for found in pile:
            if NAMES[found] == name:
                pile.remove(found)
                return found
    raise AssertionError(f"no card {name!r} is left")


def take_upgrade(table: Table, name: str) -> int:
    """An upgrade card by name, perhaps with its rune: ``up_mod_4:fehu``."""
    wanted, _, rune = name.partition(":")
    for found in table.upgrades:
        if NAMES[found] == wanted and (not rune or RUNE_OF[found] == RUNE[rune]):
            table.upgrades.remove(found)
            return found
    raise AssertionError(f"no upgrade {name!r} is left")


def stack_rune(table: Table, word: str) -> None:
    """Put an upgrade card with this rune (or ``card:rune``) on top of the upgrade deck."""
    if ":" in word:
        table.upgrades.append(take_upgrade(table, word))
        return
    found = next(each for each in table.upgrades if RUNE_OF[each] == RUNE[word])
    table.upgrades.remove(found)
    table.upgrades.append(found)


# -- acting and looking -----------------------------------------------------------------


def card(table: Table, name: str) -> int:
    """A scene card by its id."""
    return next(at for at, each in enumerate(table.scene.cards) if each.id == name)


def run(table: Table, *steps: Step[Table]) -> Table:
    """Put steps on the agenda and run to the next question."""
    table.do(*steps)
    table.questions()
    return table


def acting(table: Table, seat: int = 0) -> Table:
    """Let a seat act in its hero activation."""
    return run(table, HeroAction(seat))


def reveal(table: Table, seat: int = 0, extra: bool = False) -> Table:
    """Reveal the next rune."""
    run(table, RevealRune(seat, extra))
    tell(table, f"{seat} RevealRune reveal")
    return table


def figure(table: Table, name: str):  # type: ignore[no-untyped-def]
    """A hero by name."""
    return table.heroes[find_hero(table, name)]


def damages(table: Table) -> dict[str, int]:
    """By hero the damage taken."""
    return {each.name: each.damage for each in table.heroes}


def on_card(table: Table, name: str) -> int:
    """Damage on a scene card."""
    return table.stage.damage[card(table, name)]


def side(table: Table, name: str) -> str:
    """Which side of a card is up."""
    return "back" if table.stage.sides[card(table, name)] else "front"


def hand(table: Table, seat: int = 0) -> list[str]:
    """The names of the cards in a hand, sorted."""
    return sorted(NAMES[each] for each in table.players[seat].hand)


def discarded(table: Table, seat: int = 0) -> list[str]:
    """The names of the cards in a discard pile, as they lie."""
    return [NAMES[each] for each in table.players[seat].discard]


def top(table: Table, seat: int = 0, count: int = 1) -> list[str]:
    """The names of the top cards of a deck, the top one first."""
    return [NAMES[each] for each in reversed(table.players[seat].deck[-count:])]


def fell(table: Table, name: str) -> None:
    """Knock a hero out."""
    at = find_hero(table, name)
    if at == table.host:
        table.left = table.heroes[at].column
    leave(table, at)
    table.heroes[at].down = True
    table.heroes[at].damage = table.heroes[at].health


# -- small scenes ---------------------------------------------------------------------------

HEAD = """
id = "tiny"
kind = "quest"
columns = {columns}
name_en = "Tiny"
victory = {victory}
defeat = {defeat}
obstacle = {obstacle}
"""


HELD: dict[str, Scene] = {}
"""Scenes of tests, which are only there as long as somebody holds them."""


def tiny(
    victory: str = '[[{ is = "side", card = "b1", side = "back" }]]',
    defeat: str = "[]",
    obstacle: str = "[]",
    columns: int = 4,
    **cards: str,
) -> str:
    """A small scene by its cards: ``t1="..."`` is a front, ``t1_back="..."`` a back; its key."""
    text = HEAD.format(columns=columns, victory=victory, defeat=defeat, obstacle=obstacle)
    names = [name for name in cards if not name.endswith("_back")]
    names += [f"b{column}" for column in range(1, columns + 1) if f"b{column}" not in names]
    for name in names:
        row = {"t": "top", "b": "bottom", "h": "aside"}[name[0]]
        column = 0 if row == "aside" else int(name[1:])
        text += f'\n[[card]]\nid = "{name}"\nrow = "{row}"\ncol = {column}\n'
        for face, key in (("front", name), ("back", f"{name}_back")):
            text += f'[card.{face}]\nname_en = "{name} {face}"\n{cards.get(key, "")}\n'
    scene = add_scene(text)
    HELD[scene.key] = scene
    return scene.key


def enemy(name: str, more: str = "health = 9", attack: str = "") -> str:
    """An enemy's line for a small scene."""
    told = f", attack = {{ {attack} }}" if attack else ""
    return f'enemy = {{ id = "{name}", name_en = "{name}", {more}{told} }}'
