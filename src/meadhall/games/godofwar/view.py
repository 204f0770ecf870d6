"""What one seat sees of a table, built up from nothing (GW-011).

Hands, discard piles and everything on the table are open; hidden are the order of decks and
of the upgrade deck, and what a solo player has looked at (GW-213). A card's hidden side is not
shown before it is turned over (GW-268 for quest cards).

Scene cards, heroes, attacks and conditions say only what there is to say: whatever is missing is
nothing, none, no or 0 (``lean``). A whole state stays well under ten kilobytes so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from meadhall.core import Recent
from meadhall.games.godofwar.advice import keep_view
from meadhall.games.godofwar.cards import NAMES, RUNE_OF, names_of
from meadhall.games.godofwar.coming import coming_view, pyramid_view
from meadhall.games.godofwar.components import ENEMY_DIE, RUNES, STATUS
from meadhall.games.godofwar.forecast import (
    acts_by_rune,
    acts_key,
    attack_outcome,
    forecast_view,
    rune_counts,
    runes_view,
)
from meadhall.games.godofwar.glance import lie
from meadhall.games.godofwar.hands import hand_limit
from meadhall.games.godofwar.heroes import ABILITIES, HEROES, NOT_VIRTUAL, VARIANTS, VIRTUALS
from meadhall.games.godofwar.scene_types import RuneView, SceneView
from meadhall.games.godofwar.scene_view import lean, quest_view, scene_view
from meadhall.games.godofwar.sets import has_number, numbers, strength
from meadhall.games.godofwar.sides import side_up
from meadhall.games.godofwar.standing import extra_reveals
from meadhall.games.godofwar.table import OUTCOME_WORDS, PHASE_WORDS, CardSet, Table, column_of
from meadhall.games.godofwar.view_types import (
    BlowView,
    CompanionView,
    HelpView,
    HeroNotes,
    HeroView,
    Own,
    PlayerView,
    Seen,
    SeenView,
    SetView,
    TargetView,
)
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.windows import specials


def look(table: Table, seat: int | None) -> Seen:
    """Everything that this seat may see."""
    view = public(table, Recent())
    return view if seat is None else {**view, **own(table, seat)}


def own(table: Table, seat: int) -> Own:
    """What a solo player has looked at, and what follows from it for the runes (GW-213)."""
    if not table.solo:
        return {}
    told: Own = {"seen": seen_view(table)}
    if table.over or table.scried or table.veiled:
        told["forecast"] = forecast_view(table, seat)
    return told


def public(table: Table, recent: Recent) -> Seen:
    """What everyone sees; parts that are made of the same as lately are taken from there."""
    lying = () if table.laid_out is None else lie(table)
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
        "pyramid": pyramid_view(table),
        "quest": recent.part("quest", lying, lambda: quest_view(table) if lying else None),
        "scene": scene_part(table, recent, lying),
        "columns": [[table.heroes[hero].name for hero in column] for column in table.columns[1:]],
        "heroes": [hero_part(table, at, recent) for at in range(len(table.heroes))],
        "players": [player_part(table, other, recent) for other in range(table.seats)],
        "offer": [{"card": NAMES[card], "rune": RUNES[RUNE_OF[card]]} for card in table.offer],
        "forecast": forecast_part(table, recent),
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
        "coming": coming_view(table),
        "die": None if table.die == NOBODY else table.die,
        "set": None if table.building is None else set_view(table, table.building),
        "blow": blow_view(table),
        "outcome": OUTCOME_WORDS[table.outcome],
        "seen": None,
    }


# -- parts that are often as they were --------------------------------------------------------

Made = tuple[Hashable, ...]
"""All that a part is made of: how the scene lies (``glance.lie``) and what else it shows."""


def scene_part(table: Table, recent: Recent, lying: Made) -> SceneView | None:
    """The scene: also who is stunned, and which points were used."""
    stage = table.laid_out
    if stage is None:
        return None
    made_of = (lying, tuple(stage.stunned), tuple(stage.used))
    return recent.part("scene", made_of, lambda: scene_view(table))


def forecast_part(table: Table, recent: Recent) -> list[RuneView]:
    """The runes: what they would do hangs on who stands where, their chances on the deck."""
    acts_of = () if table.laid_out is None else acts_key(table)
    counts = rune_counts(table, None)
    return recent.part("runes", (acts_of, *counts), lambda: runes_view(counts, acts_by_rune(table)))


def hero_part(table: Table, at: int, recent: Recent) -> HeroView:
    """A hero: its own state, and its host's or its own place."""
    hero = table.heroes[at]
    made_of = (
        hero.health,
        hero.damage,
        hero.rage,
        hero.down,
        hero.moved,
        hero.bonus,
        hero.wards,
        tuple(hero.gear),
        column_of(table, at),
        tuple(table.columns[hero.column]) if hero.column else (),
    )
    return recent.part(("hero", at), made_of, lambda: hero_view(table, at))


def player_part(table: Table, seat: int, recent: Recent) -> PlayerView:
    """A seat: its cards."""
    player = table.players[seat]
    made_of = (
        player.board,
        tuple(player.heroes),
        tuple(player.deck),
        tuple(player.hand),
        tuple(player.discard),
        tuple(player.drawn),
        player.known,
        hand_limit(table, seat),
    )
    return recent.part(("player", seat), made_of, lambda: player_view(table, seat))


def reveals_in_round(table: Table) -> int:
    """How many upgrade cards a round reveals: one a player and the extra ones (GW-039, GW-264)."""
    return table.seats + 1 + (0 if table.laid_out is None else extra_reveals(table))


# -- quest and scene ------------------------------------------------------------------------


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
        "help": [] if cards.kind == "defense" else help_view(table, "set"),
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
        "left": max(0, table.heroes[blow.hero].health - table.heroes[blow.hero].damage),
        "help": help_view(table, "defence"),
        "keep": keep_view(table),
    }


def help_view(table: Table, window: str) -> list[HelpView]:
    """By seat the special cards that could be played for the set or before the defence (GW-061)."""
    held = [(seat, specials(table, seat, window)) for seat in range(table.seats)]
    return [{"seat": seat, "cards": [str(card) for card in cards]} for seat, cards in held if cards]
