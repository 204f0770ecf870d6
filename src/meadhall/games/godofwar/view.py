"""What one seat sees of a table, built up from nothing (GW-011).

Hands, discard piles and everything on the table are open; hidden are the order of decks and
of the upgrade deck, and what a solo player has looked at (GW-213). A card's hidden side is not
shown before it is turned over (GW-268 for quest cards).

Scene cards, heroes, attacks and conditions say only what there is to say: whatever is missing is
nothing, none, no or 0 (``lean``). A whole state stays well under ten kilobytes so.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeVar, cast

from meadhall.games.godofwar.cards import NAMES, RUNE_OF, names_of
from meadhall.games.godofwar.components import ENEMY_DIE, RUNES, STATUS
from meadhall.games.godofwar.enemies import (
    armor_left,
    defense_of,
    health_left,
    health_of,
    pool_value,
)
from meadhall.games.godofwar.forecast import (
    attack_outcome,
    condition_view,
    effect_view,
    forecast_view,
    printed_attack,
    rule_view,
)
from meadhall.games.godofwar.hands import hand_limit
from meadhall.games.godofwar.heroes import ABILITIES, HEROES, NOT_VIRTUAL, VARIANTS, VIRTUALS
from meadhall.games.godofwar.interact import is_open
from meadhall.games.godofwar.scene_types import (
    CardView,
    CellView,
    ConditionView,
    CostView,
    ElementView,
    EnemyView,
    FlipView,
    HealthCardView,
    PointView,
    QuestView,
    RuneAttack,
    SceneView,
)
from meadhall.games.godofwar.scenes import LIBRARY, Cell, Flip, Interaction, Side
from meadhall.games.godofwar.sets import has_number, numbers, strength
from meadhall.games.godofwar.sides import is_out, living, side_up
from meadhall.games.godofwar.standing import armor_change, extra_reveals, is_over
from meadhall.games.godofwar.table import OUTCOME_WORDS, PHASE_WORDS, CardSet, Table, column_of
from meadhall.games.godofwar.view_types import (
    BlowView,
    CompanionView,
    HeroNotes,
    HeroView,
    PlayerView,
    Seen,
    SeenView,
    SetView,
    TargetView,
)
from meadhall.games.godofwar.vocabulary import NOBODY, Conditions

T = TypeVar("T")


def lean(shape: type[T], /, **parts: object) -> T:
    """These parts without those that are nothing, none, no or 0, as a view of this shape."""
    return cast(T, {name: part for name, part in parts.items() if part})


def look(table: Table, seat: int | None) -> Seen:
    """Everything that this seat may see."""
    return {
        "phase": PHASE_WORDS[table.phase],
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "solo": table.solo,
        "difficulty": table.level.key,
        "quests": [*table.quests],
        "bosses": [*table.bosses],
        "path": [*table.path],
        "quest": None if table.laid_out is None else quest_view(table),
        "scene": None if table.laid_out is None else scene_view(table),
        "columns": [[table.heroes[hero].name for hero in column] for column in table.columns[1:]],
        "heroes": [hero_view(table, at) for at in range(len(table.heroes))],
        "players": [player_view(table, other) for other in range(table.seats)],
        "offer": [{"card": NAMES[card], "rune": RUNES[RUNE_OF[card]]} for card in table.offer],
        "forecast": forecast_view(table, seat),
        "upgrades": len(table.upgrades),
        "reveals": reveals_in_round(table),
        "enemy_die": [*ENEMY_DIE],
        "piles": {name: len(pile) for name, pile in zip(STATUS, table.piles, strict=True)},
        "removed": names_of(table.removed),
        "played": names_of(table.played),
        "host": None if table.host == NOBODY else table.heroes[table.host].name,
        "freya_tokens": table.tokens,
        "companions": companions_view(table),
        "rune": None if table.rune == NOBODY else RUNES[table.rune],
        "die": None if table.die == NOBODY else table.die,
        "set": None if table.building is None else set_view(table, table.building),
        "blow": blow_view(table),
        "outcome": OUTCOME_WORDS[table.outcome],
        "seen": seen_view(table) if seat == 0 and table.solo else None,
    }


def reveals_in_round(table: Table) -> int:
    """How many upgrade cards a round reveals: one a player and the extra ones (GW-039, GW-264)."""
    return table.seats + 1 + (0 if table.laid_out is None else extra_reveals(table))


# -- quest and scene ------------------------------------------------------------------------


def quest_view(table: Table) -> QuestView:
    """The quest being played: its conditions with how near they are, and the obstacles."""
    stage = table.stage
    scene = stage.printed
    return {
        "key": scene.key,
        "kind": scene.kind,
        "number": scene.number,
        "special": bool(scene.names.get(f"{scene.key}_special", ("",))[0]),
        "victory": [[condition_view(table, each) for each in row] for row in scene.victory],
        "defeat": [[condition_view(table, each) for each in row] for row in scene.defeat],
        "obstacles": [
            {
                "quest": key,
                "effects": [effect_view(None, each) for each in LIBRARY[key].obstacle_effects],
                "rules": [rule_view(LIBRARY[key], each) for each in LIBRARY[key].obstacle_rules],
            }
            for key in stage.obstacles
        ],
    }


def scene_view(table: Table) -> SceneView:
    """The cards of the scene, in the order in which they act."""
    scene = table.scene
    return {
        "key": scene.key,
        "columns": scene.columns,
        "cards": [card_view(table, card) for card in scene.order],
    }


def card_view(table: Table, card: int) -> CardView:
    """One scene card: the side up with every symbol on it, and what lies there (GW-249)."""
    stage = table.stage
    printed, side = table.scene.cards[card], side_up(stage, card)
    return lean(
        CardView,
        row=printed.row,
        col=printed.col,
        side="back" if stage.sides[card] else "front",
        name=side.key,
        runes=[RUNES[rune] for rune in side.runes],
        enemy=enemy_view(table, card),
        cells=[cell_view(table, cell) for cell in side.cells],
        flips=[flip_view(table, flip) for flip in side.flips],
        points=[point_view(table, point) for point in side.interactions],
        element=element_view(table, side),
        reward=[effect_view(table.scene, effect) for effect in side.reward],
        tokens=stage.tokens[card],
        most_tokens=side.most_tokens,
        health=health_card_view(table, card, side),
        damage=stage.damage[card],
        stunned=stage.stunned[card],
        dead=is_out(stage, card),
    )


def conditions_view(table: Table, conditions: Conditions) -> list[ConditionView]:
    """The requirement of a boxed rune, a flip or a point."""
    return [condition_view(table, each) for each in conditions]


def enemy_view(table: Table, card: int) -> EnemyView | None:
    """The enemy printed on the side up, alive or not."""
    stage = table.stage
    enemy = side_up(stage, card).enemy
    if enemy is None:
        return None
    attacks: list[RuneAttack] = [
        {"rune": RUNES[rune], **printed_attack(attack)}
        for rune, attack in enumerate(enemy.attacks[:-1])
        if attack is not None and rune in side_up(stage, card).runes
    ]
    broken = stage.broken[card] if enemy.armor else 0
    return lean(
        EnemyView,
        name=enemy.key,
        alive=living(stage, card) is not None,
        shared=enemy.pool != NOBODY,
        health=health_of(table, enemy),
        left=health_left(table, card),
        armor=armor_left(table, card),
        broken=[value + armor_change(table) for value in enemy.armor[:broken]],
        defense=defense_of(table, enemy),
        attacks=attacks,
    )


def cell_view(table: Table, cell: Cell) -> CellView:
    """A boxed rune."""
    told: CellView = {
        "rune": RUNES[cell.rune],
        "effects": [effect_view(table.scene, effect) for effect in cell.effects],
    }
    if cell.conditions:
        told["if"] = conditions_view(table, cell.conditions)
    return told


def flip_view(table: Table, flip: Flip) -> FlipView:
    """A flip condition, the cards it turns, and how near it is."""
    told: FlipView = {
        "when": flip.when,
        "cards": [side_up(table.stage, card).key for card in flip.cards],
    }
    if flip.rune != NOBODY:
        told["rune"] = RUNES[flip.rune]
    if flip.conditions:
        told["if"] = conditions_view(table, flip.conditions)
    return told


def point_view(table: Table, point: Interaction) -> PointView:
    """An interaction point: cost, limit, requirement, effects."""
    told: PointView = {
        "key": point.key,
        "cost": [lean(CostView, symbol=symbol, min=least) for symbol, least in point.cost],
        "limit": point.limit,
        "open": is_open(table, point),
        "effects": [effect_view(table.scene, effect) for effect in point.effects],
    }
    if point.conditions:
        told["if"] = conditions_view(table, point.conditions)
    return told


def element_view(table: Table, side: Side) -> ElementView | None:
    """An element's text and rules, and whether they are still in force."""
    if not side.has_text and not side.rules:
        return None
    return lean(
        ElementView,
        text=side.has_text,
        linked=None if side.linked == NOBODY else table.scene.enemies[side.linked],
        in_force=not is_over(table.stage, side.linked),
        rules=[rule_view(table.scene, rule) for rule in side.rules],
    )


def health_card_view(table: Table, card: int, side: Side) -> HealthCardView | None:
    """The mark of a health card: whose, how much, how much is left."""
    if side.pool == NOBODY:
        return None
    value = pool_value(table, side.pool)
    return {
        "enemy": table.scene.enemies[table.scene.pool_enemy[side.pool]],
        "value": value,
        "left": max(0, value - table.stage.damage[card]),
    }


# -- heroes and players ----------------------------------------------------------------------


def hero_view(table: Table, at: int) -> HeroView:
    """A hero as everyone sees it."""
    hero = table.heroes[at]
    column = column_of(table, at)
    place = None
    if hero.column:
        place = "front" if table.columns[hero.column][0] == at else "back"
    notes = lean(
        HeroNotes,
        ready=hero.ready,
        column=column,
        place=place,
        down=hero.down,
        moved=hero.moved,
        bonus=hero.bonus,
        freya_tokens=hero.wards,
        gear=[VIRTUALS[virtual].key for virtual in hero.gear],
    )
    return {
        "name": hero.name,
        "seat": hero.seat,
        "health": hero.health,
        "left": max(0, hero.health - hero.damage),
        "rage": hero.rage,
        "rage_track": hero.printed.rage_track,
        "rage_name": hero.printed.rage,
        **notes,
    }


def player_view(table: Table, seat: int) -> PlayerView:
    """A seat: hand and discard pile are open, of the deck what was put on top (GW-011)."""
    player = table.players[seat]
    top = player.deck[len(player.deck) - player.known :]
    told: PlayerView = {
        "hero": None if player.board == NOBODY else HEROES[player.board].key,
        "heroes": [table.heroes[hero].name for hero in player.heroes],
        "hand": names_of(player.hand),
        "limit": hand_limit(table, seat),
        "deck": len(player.deck),
        "in_deck": counted(player.deck),
        "top": [NAMES[card] for card in reversed(top)],
        "discard": [NAMES[card] for card in player.discard],
    }
    if player.drawn:
        told["drawn"] = [NAMES[card] for card in player.drawn]
    return told


def counted(cards: list[int]) -> dict[str, int]:
    """How many there are of each name, in the order of the card list."""
    return {**Counter(names_of(cards))}


def companions_view(table: Table) -> list[CompanionView]:
    """The companions' abilities in solo play (GW-207)."""
    if not table.solo:
        return []
    return [
        {
            "ability": name,
            "used": table.used[at],
            "variants": [each.key for each in VARIANTS.values() if each.ability == at],
        }
        for at, name in enumerate(ABILITIES)
    ]


def seen_view(table: Table) -> SeenView:
    """Upgrade cards that the solo player has looked at: in hand now, and on top of the deck."""
    top = table.upgrades[len(table.upgrades) - table.over :]
    return {
        "looking": [{"card": NAMES[card], "rune": RUNES[RUNE_OF[card]]} for card in table.scried],
        "top": [{"card": NAMES[card], "rune": RUNES[RUNE_OF[card]]} for card in reversed(top)],
    }


# -- what is being played -----------------------------------------------------------------------


def set_view(table: Table, cards: CardSet) -> SetView:
    """A set being built: its sum and what it would do to each target."""
    outcomes: list[TargetView] = []
    for card in cards.targets:
        power = strength(table, cards, card)
        told = attack_outcome(table, card, power, cards.die_adds)
        outcomes.append({"card": side_up(table.stage, card).key, "strength": power, **told})
    return {
        "kind": cards.kind or None,
        "hero": None if cards.hero == NOBODY else table.heroes[cards.hero].name,
        "cards": [NAMES[card] for card in cards.cards],
        "virtual": None if cards.virtual == NOT_VIRTUAL else VIRTUALS[cards.virtual].key,
        "bonus": cards.bonus,
        "sum": sum(numbers(cards)) + cards.bonus if cards.kind else 0,
        "complete": bool(cards.kind) and has_number(cards),
        "die_adds": cards.die_adds,
        "targets": outcomes,
    }


def blow_view(table: Table) -> BlowView | None:
    """An attack about to hit a hero: strength, what is held off, what would come through."""
    blow = table.incoming
    if blow is None:
        return None
    defence = 0 if blow.set is None else strength(table, blow.set)
    return {
        "hero": table.heroes[blow.hero].name,
        "aimed": table.heroes[blow.aimed].name,
        "strength": blow.strength,
        "kind": blow.kind,
        "card": side_up(table.stage, blow.card).key,
        "extras": [*blow.extras],
        "block": blow.block,
        "set": None if blow.set is None else set_view(table, blow.set),
        "damage": max(0, blow.strength - blow.block - defence),
    }
