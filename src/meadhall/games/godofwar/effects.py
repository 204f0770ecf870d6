"""The interpreter: lists of effects carried out in order, whoever they come from.

1. A list is named by its source, so that a step can point at it: a boxed rune, a point, a
   reward, a card's text, a rage, a companion's variant, an obstacle, a standing rule.
2. If it means one particular hero and there is none, the right player names one (GW-164).
3. Enemies to be chosen are chosen first, and stay chosen for the whole list (GW-170).
4. Each effect in turn finds the heroes, players or enemies it is for, asking where there is a
   choice, and is carried out by the code registered for its word: most of it in verbs.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from meadhall.core import Option, Text
from meadhall.games.godofwar.cards import FACES
from meadhall.games.godofwar.heroes import FIGURES, SOLO_RAGE, VARIANTS
from meadhall.games.godofwar.hints import enemy_hint, hero_hint
from meadhall.games.godofwar.naming import card_named
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.sides import cards_of, living, living_enemies, side_up
from meadhall.games.godofwar.table import Act, Ask, Table, all_awake, awake, column_of, find_hero
from meadhall.games.godofwar.vocabulary import EFFECTS, NOBODY, Effect, Effects

Source = tuple[str | int, ...]

SET_VERBS = ("set_bonus", "defense_bonus")
"""Effects on what is being played now: there is nobody to choose."""
LATER = ("damage_heroes", "move_hero", "ward", "draw", "discard", "remove_status")
"""Effects that put steps on the agenda: the last is put there first."""

F = TypeVar("F", bound=Callable[..., None])


class Acts(dict[str, F]):
    """What carries each word out; the code that does it registers itself."""

    def register(self, word: str) -> Callable[[F], F]:
        """Tie a word of the vocabulary to the function that carries it out."""
        assert word in EFFECTS, f"{word!r} is no effect of the vocabulary"
        assert word not in self, f"{word!r} is registered twice"

        def tie(code: F) -> F:
            self[word] = code
            return code

        return tie


HERO_ACTS: Acts[Callable[[Table, CarryOut, Effect, int], None]] = Acts()
"""Effects on heroes, for each hero meant."""
PLAYER_ACTS: Acts[Callable[[Table, CarryOut, Effect, int], None]] = Acts()
"""Effects that concern players and happen once for each (GW-275)."""
ENEMY_ACTS: Acts[Callable[[Table, CarryOut, Effect, int], None]] = Acts()
"""Effects on the living enemy of a scene card, by the card's number."""
SCENE_ACTS: Acts[Callable[[Table, CarryOut, Effect], None]] = Acts()
"""Effects on the scene, or on what is being played."""


def effects_at(table: Table, source: Source) -> Effects:
    """The list that a source names."""
    word, *rest = source
    if word == "reward":
        card, side = int(rest[0]), int(rest[1])
        return table.scene.cards[card].sides[side].reward
    if word == "cell":
        card, side, cell = int(rest[0]), int(rest[1]), int(rest[2])
        return table.scene.cards[card].sides[side].cells[cell].effects
    if word == "point":
        return table.scene.interactions[int(rest[0])].effects
    if word == "standing":
        return table.scene.standing[str(rest[0])][int(rest[1])].rule.effects
    if word == "obstacle":
        return LIBRARY[str(rest[0])].obstacle_effects
    if word == "obstacle_rule":
        return LIBRARY[str(rest[0])].obstacle_rules[int(rest[1])].effects
    if word == "face":
        return FACES[int(rest[0])].effects
    if word == "rage":
        return SOLO_RAGE if table.solo else FIGURES[int(rest[0])].rage_effects
    assert word == "variant"
    return (VARIANTS[str(rest[0])].effect,)


def needs_actor(effect: Effect) -> bool:
    """Whether an effect means one particular hero as its doer."""
    if effect.do in SET_VERBS:
        return False
    return effect.to in ("actor", "self", "own")


def carry_out(
    table: Table, source: Source, hero: int, card: int = NOBODY, seat: int = NOBODY
) -> None:
    """Put a list of effects on the agenda; without a doer the right player names one (GW-164)."""
    if seat == NOBODY:
        seat = table.active if hero == NOBODY else table.heroes[hero].seat
    if hero == NOBODY and any(needs_actor(effect) for effect in effects_at(table, source)):
        chooser = seat if awake(table, seat) else table.first
        table.do(NameActor(chooser, source, card))
    else:
        table.do(CarryOut(source, 0, seat, hero, card, None))


@dataclass(slots=True)
class NameActor(Ask):
    """The scene causes something for one hero: the active player names one of theirs (GW-164)."""

    source: Source
    card: int

    kind = "hero"
    rules = ("GW-164", "GW-012")

    def options(self, table: Table) -> list[Option]:
        """Own conscious heroes; the first player chooses among all if the player has none."""
        own = awake(table, self.seat)
        return [table.heroes[hero].name for hero in own or all_awake(table)]

    def answer(self, table: Table, option: Option) -> None:
        hero = find_hero(table, str(option))
        table.do(CarryOut(self.source, 0, self.seat, hero, self.card, None))

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


@dataclass(slots=True)
class CarryOut(Act):
    """Carry out the effects of a list from number ``at`` on."""

    source: Source
    at: int
    seat: int
    hero: int
    card: int
    chosen: tuple[int, ...] | None
    """The enemies chosen first, for all effects of the list."""

    def run(self, table: Table) -> None:
        effects = effects_at(table, self.source)
        if self.at >= len(effects):
            return
        if not self.at and self.chosen is None:
            tell_cause(table, self.source, self.card)
        effect = effects[self.at]
        if effect.to == "choice" and self.chosen is None:
            table.do(PickEnemy(self.seat, self, ()))
            return
        after = CarryOut(self.source, self.at + 1, self.seat, self.hero, self.card, self.chosen)
        table.do(after)
        self.begin(table, effect)

    def begin(self, table: Table, effect: Effect) -> None:
        """Find out whom it is for, asking where there is a choice."""
        if effect.do in ENEMY_ACTS:
            begin_on_enemies(table, self, effect)
        elif effect.to == "any" and effect.do not in SET_VERBS:
            table.do(NameHero(self.seat, self, tuple(all_awake(table))))
        elif effect.to == "brothers":
            table.do(NameHero(self.seat, self, tuple(awake(table, self.seat))))
        else:
            act(table, self, effect, heroes_meant(table, self, effect))

    def effect(self, table: Table) -> Effect:
        """The effect it stands at."""
        return effects_at(table, self.source)[self.at]


def tell_cause(table: Table, source: Source, card: int) -> None:
    """Say what acts at the end of a turn or a round, so that its damage has a cause."""
    if source[0] == "standing":
        table.say("element-acts", card=card_named(table, card))
    elif source[0] == "obstacle_rule":
        table.say("obstacle-acts", quest=str(source[1]))


def heroes_meant(table: Table, cause: CarryOut, effect: Effect) -> list[int]:
    """The heroes a selector means, where there is nothing to choose."""
    if effect.to in ("actor", "self"):
        return [] if table.heroes[cause.hero].down else [cause.hero]
    if effect.to == "columns":
        return [hero for column in effect.columns for hero in table.columns[column]]
    if effect.to == "each_other":
        return [hero for hero in all_awake(table) if table.heroes[hero].seat != cause.seat]
    return all_awake(table)


def act(table: Table, cause: CarryOut, effect: Effect, heroes: list[int]) -> None:
    """Carry out one effect for these heroes, or for their players."""
    if effect.do in PLAYER_ACTS:
        seats = players_meant(table, effect, heroes)
        for seat in reversed(seats) if effect.do in LATER else seats:
            PLAYER_ACTS[effect.do](table, cause, effect, seat)
    elif effect.do in HERO_ACTS:
        for hero in reversed(heroes) if effect.do in LATER else heroes:
            HERO_ACTS[effect.do](table, cause, effect, hero)
    else:
        SCENE_ACTS[effect.do](table, cause, effect)


def players_meant(table: Table, effect: Effect, heroes: list[int]) -> list[int]:
    """The players of these heroes, each once; all of them where everybody is meant (GW-275)."""
    if effect.to == "each" and effect.do not in ("draw", "crystal"):
        return table.clockwise(table.first)
    seats: list[int] = []
    for hero in heroes:
        seat = table.heroes[hero].seat
        if seat not in seats:
            seats.append(seat)
    return seats


# -- choosing ----------------------------------------------------------------------


@dataclass(slots=True)
class NameHero(Ask):
    """Choose the hero that an effect is for."""

    cause: CarryOut
    heroes: tuple[int, ...]

    kind = "hero"
    rules = ("GW-012",)

    def options(self, table: Table) -> list[Option]:
        return [table.heroes[hero].name for hero in self.heroes if not table.heroes[hero].down]

    def answer(self, table: Table, option: Option) -> None:
        act(table, self.cause, self.cause.effect(table), [find_hero(table, str(option))])

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


@dataclass(slots=True)
class PickEnemy(Ask):
    """Choose up to so many different enemies, anywhere in the scene (GW-170)."""

    cause: CarryOut
    picked: tuple[int, ...]

    kind = "enemy"
    rules = ("GW-170", "GW-223")

    def options(self, table: Table) -> list[Option]:
        left = [each for each in living_enemies(table.stage) if each not in self.picked]
        if len(self.picked) >= self.cause.effect(table).count or not left:
            return []
        names = [table.scene.enemies[enemy] for enemy in left]
        return [*names, "enough"] if self.picked else [*names]

    def answer(self, table: Table, option: Option) -> None:
        if option == "enough":
            self.run(table)
        else:
            enemy = table.scene.enemies.index(str(option))
            table.do(PickEnemy(self.seat, self.cause, (*self.picked, enemy)))

    def hint(self, table: Table, option: Option) -> Text | None:
        return enemy_hint(table, option)

    def run(self, table: Table) -> None:
        cause = self.cause
        table.do(CarryOut(cause.source, cause.at, cause.seat, cause.hero, cause.card, self.picked))


def begin_on_enemies(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Find the cards of the enemies meant; a large one is hit on one card (GW-262, GW-265)."""
    stage = table.stage
    scene = stage.printed
    if effect.to == "own":
        column = column_of(table, cause.hero)
        near = [card for row in (scene.top, scene.bottom) if (card := row[column]) != NOBODY]
        cards = tuple(card for card in near if column and living(stage, card))
        table.do(NameCard(cause.seat, cause, cards))
        return
    if effect.to == "column":
        (column,) = effect.columns
        near = [card for row in (scene.top, scene.bottom) if (card := row[column]) != NOBODY]
        groups: dict[int, list[int]] = {}
        for card in near:
            enemy = living(stage, card)
            if enemy is not None:
                groups.setdefault(enemy.enemy, []).append(card)
        meant = [*groups.values()]
    elif effect.to == "enemy":
        meant = [cards_of(stage, effect.enemy)]
    else:
        meant = [cards_of(stage, enemy) for enemy in cause.chosen or ()]
    for cards_there in reversed(meant):
        same = effect.do == "heal_enemy" or effect.pierce
        found = tuple(cards_there[:1] if same else cards_there)
        table.do(NameCard(cause.seat, cause, found))


@dataclass(slots=True)
class NameCard(Ask):
    """Choose the card on which an enemy is meant, where it shows on several (GW-262, GW-265)."""

    cause: CarryOut
    cards: tuple[int, ...]

    kind = "scene_card"
    rules = ("GW-262", "GW-265")

    def options(self, table: Table) -> list[Option]:
        stage = table.stage
        return [side_up(stage, card).key for card in self.cards if living(stage, card)]

    def answer(self, table: Table, option: Option) -> None:
        effect, card = self.cause.effect(table), table.scene.at(str(option))
        ENEMY_ACTS[effect.do](table, self.cause, effect, card)
