"""What one seat sees of a table, built up from nothing (CM-011 to CM-013, CM-181 to CM-183).

Public: the board (board.py), everybody's goods, dice, workers, runes, ships and glory, how many
destinies each holds, who looked at which journey, discards, sizes of decks. Private: own destinies,
own defeated enemies, journeys looked at, destinies being chosen from, odds of own fights, and why a
place is closed. A spectator sees what is public. Printed facts are known by a card's name.
"""

from __future__ import annotations

from meadhall.core import Recent
from meadhall.games.midgard.board import (
    fight_under_way,
    fights_view,
    own_journeys,
    own_odds,
    own_places,
    places_view,
    shore_view,
    target_view,
    warriors_view,
)
from meadhall.games.midgard.cards import (
    COLOURS,
    COUNTS,
    DESTINIES,
    ENEMIES,
    ENEMY_KINDS,
    JOURNEYS,
    KIND,
    LEADERS,
    MERCHANTS,
    RUNES,
    colour_counts,
)
from meadhall.games.midgard.components import (
    BLAME,
    COINS,
    FAVOR,
    FIRST_SHORE,
    FOOD,
    NONE,
    PLACES,
    WOOD,
)
from meadhall.games.midgard.scoring import (
    SCORED,
    counted,
    open_parts,
    scored_parts,
    sets_of,
    standing,
)
from meadhall.games.midgard.table import (
    PHASE_NAMES,
    SOURCES,
    TOLD,
    Event,
    Phase,
    Player,
    Table,
    owned,
)
from meadhall.games.midgard.view_types import (
    Decks,
    DestinyView,
    EventView,
    Hall,
    Mine,
    OwnView,
    Part,
    PlayerView,
    Seen,
    Trophies,
)


def look(table: Table, seat: int | None) -> Seen:
    """Everything that this seat may see."""
    view = public(table, Recent())
    return view if seat is None else {**view, **own(table, seat)}


def public(table: Table, recent: Recent) -> Seen:
    """Everything that is public."""
    over = table.phase == Phase.END
    return {
        "round": table.round,
        "phase": PHASE_NAMES[table.phase],
        "first": table.first,
        "in_order": table.in_order,
        "players": [player_view(table, other) for other in range(table.seats)],
        "places": places_view(table),
        "town": [target_view(table, target) for target in range(FIRST_SHORE)],
        "shores": [shore_view(table, shore) for shore in range(len(table.harbors))],
        "ships": [PLACES[ship] for ship in table.ships],
        "leaders": leaders_left(table),
        "runes": [None if rune == NONE else RUNES[rune] for rune in table.rune_row],
        "merchant": None if table.merchant == NONE else MERCHANTS[table.merchant],
        "supply": warriors_view(table.supply),
        "decks": decks_view(table),
        "discards": [ENEMIES[enemy] for enemy in table.discards],
        "journey_discards": [JOURNEYS[kind] for kind in table.journey_discards],
        "merchants_past": [MERCHANTS[card] for card in table.merchants_past],
        "fights": fights_view(table),
        "fight": None if table.fight is None else fight_under_way(table, table.fight),
        "events": [event_view(event) for event in table.chronicle],
        "mine": None,
        "revealed": [hall_view(player) for player in table.players] if open_piles(table) else None,
        "scores": [dict(zip(SOURCES, player.sources, strict=True)) for player in table.players]
        if over
        else None,
    }


def own(table: Table, seat: int) -> Mine:
    """The part that this seat alone sees."""
    return {"mine": own_view(table, seat)}


def event_view(event: Event) -> EventView:
    """Something announced in this combat phase, as a text's key and arguments."""
    key, seat, *values = event
    told = dict(zip(TOLD[str(key)], values, strict=True))
    return {"key": str(key), "args": {"seat": seat, **told}}


def leaders_left(table: Table) -> list[str]:
    """The leaders to pick from, until all have one (CM-020)."""
    taken = [player.leader for player in table.players]
    return [name for at, name in enumerate(LEADERS) if at not in taken] if NONE in taken else []


def decks_view(table: Table) -> Decks:
    """How many cards each deck still has (CM-011)."""
    return {
        "trolls": len(table.trolls),
        "draugr": len(table.draugr),
        "monsters": len(table.monsters),
        "journeys": len(table.journey_deck),
        "merchants": len(table.merchants),
        "runes": len(table.runes),
        "destinies": len(table.destinies),
    }


# -- players -------------------------------------------------------------------


def player_view(table: Table, seat: int) -> PlayerView:
    """A player as everyone sees them; at the end all destinies lie open (CM-138)."""
    player = table.players[seat]
    shown = player.destinies if table.phase == Phase.END else player.shown
    return {
        "leader": None if player.leader == NONE else LEADERS[player.leader],
        "glory": player.glory,
        "food": player.goods[FOOD],
        "wood": player.goods[WOOD],
        "coins": player.goods[COINS],
        "favor": player.goods[FAVOR],
        "blame": player.goods[BLAME],
        "warriors": warriors_view(player.warriors),
        "owned": sum(owned(table, seat)),
        "workers": player.workers,
        "workforce": player.workforce,
        "hired": player.hired,
        "begged": player.begged,
        "ship": None if player.ship == NONE else PLACES[player.ship],
        "runes": [{"name": RUNES[rune], "used": rune in player.used} for rune in player.runes],
        "destinies": len(player.destinies),
        "shown": [DESTINIES[each] for each in shown],
        "scoring": open_parts(player),
    }


def trophies(table: Table, player: Player) -> Trophies:
    """Own defeated enemies, unless they lie open for all, and what they are good for."""
    colours = colour_counts(player.defeated)
    shown = [] if open_piles(table) else player.defeated
    return {
        "defeated": [ENEMIES[enemy] for enemy in shown],
        "colours": dict(zip(COLOURS, colours, strict=True)),
        "kinds": {
            kind: sum(1 for enemy in player.defeated if KIND[enemy] == kind)
            for kind in ENEMY_KINDS[:3]
        },
        "sets": sets_of(player),
    }


def hall_view(player: Player) -> Hall:
    """Defeated enemies that lie open for all (CM-178)."""
    return {"defeated": [ENEMIES[enemy] for enemy in player.defeated], "sets": sets_of(player)}


def own_view(table: Table, seat: int) -> OwnView:
    """What a player alone sees: destinies, defeated enemies, the score so far, odds."""
    player = table.players[seat]
    asked = [question.seat for question in table.questions()]
    return {
        "destinies": [destiny_view(table, seat, each) for each in player.destinies],
        "drawn": [DESTINIES[each] for each in sorted(table.drawn)] if seat in asked else [],
        "returned": [[DESTINIES[each] for each in cards] for cards in player.returned],
        "journeys": own_journeys(table, seat),
        "trophies": trophies(table, player),
        "scoring": own_scoring(table, seat),
        "places": own_places(table, seat),
        "odds": own_odds(table, seat),
    }


def open_piles(table: Table) -> bool:
    """Whether defeated enemies lie open for all (CM-138, CM-178)."""
    return bool(table.settings["hall_of_glory"]) or table.phase == Phase.END


def knows_all(table: Table, counts: str) -> bool:
    """Whether what a destiny counts lies open for all players."""
    return open_piles(table) or not counts.startswith("defeated_")


def destiny_view(table: Table, seat: int, destiny: int) -> DestinyView:
    """An own destiny: what it counts and, where that lies open, how it stands (CM-013)."""
    counts = COUNTS[destiny]
    known = knows_all(table, counts)
    return {
        "name": DESTINIES[destiny],
        "own": counted(table, seat, counts),
        "all": [counted(table, other, counts) for other in range(table.seats)] if known else None,
        "standing": standing(table, seat, destiny) if known else None,
        "shown": destiny in table.players[seat].shown,
    }


def own_scoring(table: Table, seat: int) -> dict[Part, int | None]:
    """The score so far line by line; destinies only if all that they count lies open."""
    player = table.players[seat]
    if table.phase == Phase.END:
        return {**dict(zip(SOURCES, player.sources, strict=True)), "total": player.glory}
    sure = all(knows_all(table, COUNTS[each]) for each in player.destinies)
    parts: dict[Part, int | None] = {"track": player.glory}
    for source, glory in zip(SCORED, scored_parts(table, seat), strict=True):
        parts[source] = glory if sure or source != "destinies" else None
    parts["total"] = sum(part for part in parts.values() if part is not None)
    return parts
