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
    places_view,
    shores_view,
    town_view,
    voyage_under_way,
)
from meadhall.games.midgard.cards import (
    COLOURS,
    DESTINIES,
    ENEMIES,
    JOURNEYS,
    LEADERS,
    MERCHANTS,
    RUNES,
    colour_counts,
)
from meadhall.games.midgard.components import (
    BLAME,
    COINS,
    FAVOR,
    FOOD,
    NONE,
    PLACES,
    WOOD,
    TargetName,
)
from meadhall.games.midgard.forecast import warriors_view
from meadhall.games.midgard.own import (
    own_drawn,
    own_journeys,
    own_outlook,
    own_places_part,
)
from meadhall.games.midgard.own_score import open_piles, own_score
from meadhall.games.midgard.scoring import (
    compared,
    glory_for,
    open_parts,
    sets_of,
    tally,
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
    CardsView,
    Decks,
    DestinyView,
    EndView,
    EventView,
    FightOdds,
    Hall,
    Mine,
    OwnPlace,
    OwnView,
    Part,
    PlayerView,
    Seen,
    ToldDestiny,
    Trophies,
    VoyageOdds,
)


def look(table: Table, seat: int | None) -> Seen:
    """Everything that this seat may see."""
    view = public(table, Recent())
    return view if seat is None else {**view, **own(table, seat)}


def public(table: Table, recent: Recent) -> Seen:
    """Everything that is public; parts that are as they were lately are taken from there."""
    return {
        "round": table.round,
        "phase": PHASE_NAMES[table.phase],
        "first": table.first,
        "in_order": table.in_order,
        "players": [player_part(table, other, recent) for other in range(table.seats)],
        "places": places_view(table, recent),
        "town": town_view(table, recent),
        "shores": shores_view(table, recent),
        "fights": fights_view(table),
        "fight": None if table.fight is None else fight_under_way(table, table.fight),
        "voyage": voyage_under_way(table),
        "events": [event_view(event) for event in table.chronicle],
        "mine": None,
        **cards_part(table, recent),
        **end_part(table, recent),
    }


def cards_part(table: Table, recent: Recent) -> CardsView:
    """Cards that lie open, the supply, decks and discards."""
    leaders = tuple(player.leader for player in table.players)
    piles = (
        (table.trolls, table.draugr, table.monsters, table.journey_deck),
        (table.merchants, table.runes, table.destinies),
    )
    made_of = (
        tuple(table.ships),
        leaders,
        tuple(table.rune_row),
        table.merchant,
        tuple(table.supply),
        tuple(len(deck) for decks in piles for deck in decks),
        tuple(table.discards),
        tuple(table.journey_discards),
        tuple(table.merchants_past),
    )
    return recent.part("cards", made_of, lambda: cards_view(table))


def cards_view(table: Table) -> CardsView:
    """Cards that lie open, the supply, decks and discards, made anew."""
    return {
        "ships": [PLACES[ship] for ship in table.ships],
        "leaders": leaders_left(table),
        "runes": [None if rune == NONE else RUNES[rune] for rune in table.rune_row],
        "merchant": None if table.merchant == NONE else MERCHANTS[table.merchant],
        "supply": warriors_view(table.supply),
        "decks": decks_view(table),
        "discards": [ENEMIES[enemy] for enemy in table.discards],
        "journey_discards": [JOURNEYS[kind] for kind in table.journey_discards],
        "merchants_past": [MERCHANTS[card] for card in table.merchants_past],
    }


def end_part(table: Table, recent: Recent) -> EndView:
    """Defeated enemies where they lie open, and at the end where glory came from."""
    if not open_piles(table):
        return {"revealed": None, "scores": None}
    over = table.phase == Phase.END
    made_of = (over, *(tuple(player.defeated) for player in table.players))
    return recent.part("end", made_of, lambda: end_view(table))


def end_view(table: Table) -> EndView:
    """The same, made anew."""
    over = table.phase == Phase.END
    scores = [dict(zip(SOURCES, player.sources, strict=True)) for player in table.players]
    return {
        "revealed": [hall_view(table, seat) for seat in range(table.seats)],
        "scores": scores if over else None,
    }


def own(table: Table, seat: int) -> Mine:
    """The part that this seat alone sees."""
    return own_lately(table, seat, Recent())


def own_lately(table: Table, seat: int, recent: Recent) -> Mine:
    """The same; parts that are as they were lately are taken from there."""
    return {"mine": own_view(table, seat, recent)}


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


def player_part(table: Table, seat: int, recent: Recent) -> PlayerView:
    """A player as they were, or made anew."""
    player = table.players[seat]
    shown = tuple(player.destinies) if table.phase == Phase.END else player.shown
    dice = sum(owned(table, seat))
    made_of = (
        (player.leader, player.glory, dice, player.workers, player.workforce, player.hired),
        (player.begged, player.ship, player.runes, player.used, len(player.destinies), shown),
        (*player.goods, *player.warriors),
    )
    return recent.part(("player", seat), made_of, lambda: player_view(player, dice, shown))


def player_view(player: Player, dice: int, shown: tuple[int, ...]) -> PlayerView:
    """A player as everyone sees them; at the end all destinies lie open (CM-138)."""
    return {
        "leader": None if player.leader == NONE else LEADERS[player.leader],
        "glory": player.glory,
        "food": player.goods[FOOD],
        "wood": player.goods[WOOD],
        "coins": player.goods[COINS],
        "favor": player.goods[FAVOR],
        "blame": player.goods[BLAME],
        "warriors": warriors_view(player.warriors),
        "owned": dice,
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


def hall_view(table: Table, seat: int) -> Hall:
    """Defeated enemies that lie open for all, and at the end what destinies came to (CM-178)."""
    player = table.players[seat]
    over = table.phase == Phase.END
    return {
        "defeated": [ENEMIES[enemy] for enemy in player.defeated],
        "colours": dict(zip(COLOURS, colour_counts(player.defeated), strict=True)),
        "sets": sets_of(player),
        "destinies": [told_destiny(table, seat, each) for each in player.destinies if over],
    }


def told_destiny(table: Table, seat: int, destiny: int) -> ToldDestiny:
    """A destiny at the end: what everybody has of what it counts, and what it brought."""
    everybody = tally(table, destiny)
    stands = compared(destiny, seat, everybody)
    return {
        "name": DESTINIES[destiny],
        "all": [*everybody],
        "standing": stands,
        "glory": glory_for(destiny, stands),
    }


def own_view(table: Table, seat: int, recent: Recent) -> OwnView:
    """What a player alone sees: destinies, defeated enemies, the score so far, odds."""
    player = table.players[seat]
    destinies, won, scoring = own_score(table, seat, recent)
    parts = (
        destinies,
        own_drawn(table, seat) if table.drawn else [],
        player.returned,
        own_journeys(table, seat),
        won,
        scoring,
        own_places_part(table, seat, recent),
        *own_outlook(table, seat, recent),
    )
    return recent.part(("mine", seat), parts, lambda: mine_of(*parts))


def mine_of(
    destinies: list[DestinyView],
    drawn: list[str],
    returned: tuple[tuple[int, ...], ...],
    journeys: dict[TargetName, str],
    trophies: Trophies,
    scoring: dict[Part, int | None],
    places: dict[str, OwnPlace],
    odds: dict[TargetName, FightOdds],
    voyages: dict[TargetName, VoyageOdds],
    hunt: int | None,
) -> OwnView:
    """The parts of what a player alone sees by their names."""
    return {
        "destinies": destinies,
        "drawn": drawn,
        "returned": [[DESTINIES[each] for each in cards] for cards in returned],
        "journeys": journeys,
        "trophies": trophies,
        "scoring": scoring,
        "places": places,
        "odds": odds,
        "voyages": voyages,
        "hunt": hunt,
    }
