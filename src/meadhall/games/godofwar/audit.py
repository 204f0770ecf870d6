"""What must hold at every table: nothing appears or vanishes, everybody stands somewhere."""

from __future__ import annotations

from meadhall.games.godofwar.cards import IS_BAD, NAMES, STARTING, STATUS_CARDS, UPGRADES
from meadhall.games.godofwar.components import FREYA_TOKENS, PLACES_IN_COLUMN
from meadhall.games.godofwar.heroes import FREYA, HEROES, MIMIR
from meadhall.games.godofwar.sides import side_up
from meadhall.games.godofwar.table import Outcome, Table, left_alone
from meadhall.games.godofwar.vocabulary import NOBODY


def audit(table: Table) -> list[str]:
    """All that is wrong, in words for a developer; empty at every sound table."""
    return [*audit_cards(table), *audit_heroes(table), *audit_scene(table), *audit_decks(table)]


def audit_cards(table: Table) -> list[str]:
    """Every printed card in use lies in exactly one place."""
    found = [*table.upgrades, *table.offer, *table.removed, *table.scried, *table.played]
    for pile in table.piles:
        found += pile
    for player in table.players:
        found += [*player.deck, *player.hand, *player.discard]
    if table.building is not None:
        found += table.building.cards
    if table.incoming is not None and table.incoming.set is not None:
        found += table.incoming.set.cards
    expected = [*UPGRADES, *(card for pile in STATUS_CARDS for card in pile)]
    for player in table.players:
        if player.board != NOBODY:
            expected += STARTING[HEROES[player.board].key]
    if sorted(found) == sorted(expected):
        return []
    lost = [NAMES[card] for card in expected if card not in found]
    twice = [NAMES[card] for card in dict.fromkeys(found) if found.count(card) > 1]
    return [f"cards: lost {lost}, twice {twice}"]


def audit_decks(table: Table) -> list[str]:
    """What is known of decks fits them; stun and poison are never in hand (GW-142)."""
    wrong = []
    for seat, player in enumerate(table.players):
        if not 0 <= player.known <= len(player.deck):
            wrong.append(f"seat {seat}: {player.known} known of {len(player.deck)}")
        if any(IS_BAD[card] for card in player.hand):
            wrong.append(f"seat {seat}: stun or poison in hand")
    if table.under + table.over > len(table.upgrades) + max(0, table.over - 1):
        wrong.append(f"upgrades: {table.under} under, {table.over} over, {len(table.upgrades)}")
    if any(card not in table.upgrades[: table.under] for card in table.veiled):
        wrong.append("upgrades: a veiled card is not under the deck")
    return wrong


def audit_heroes(table: Table) -> list[str]:
    """Conscious heroes stand in one column each; damage, rage and tokens are within bounds."""
    wrong = []
    standing = [hero for column in table.columns for hero in column]
    for at, hero in enumerate(table.heroes):
        column = [number for number, there in enumerate(table.columns) if at in there]
        if column != [hero.column] * bool(hero.column):
            wrong.append(f"{hero.name}: in columns {column}, says {hero.column}")
        if (hero.down or hero.figure == MIMIR) and hero.column:
            wrong.append(f"{hero.name} takes a place")
        if hero.down != (hero.damage >= hero.health):
            wrong.append(f"{hero.name}: {hero.damage} of {hero.health}, down {hero.down}")
        if not 0 <= hero.rage <= hero.printed.rage_track or hero.damage < 0 or hero.wards < 0:
            wrong.append(f"{hero.name}: rage {hero.rage}, damage {hero.damage}")
    if bool(table.left) != left_alone(table, table.mimir):
        wrong.append(f"mimir: left in column {table.left}, host {table.host}")
    if len(standing) != len(dict.fromkeys(standing)):
        wrong.append(f"a hero stands twice: {table.columns}")
    if any(len(column) > PLACES_IN_COLUMN for column in table.columns):
        wrong.append(f"a column is overfull: {table.columns}")
    tokens = table.tokens + sum(hero.wards for hero in table.heroes)
    if tokens != FREYA_TOKENS * any(hero.figure == FREYA for hero in table.heroes):
        wrong.append(f"{tokens} Freya tokens")
    return wrong


def audit_scene(table: Table) -> list[str]:
    """Tokens lie within their areas, broken armour is printed, nothing is over while playing."""
    stage = table.laid_out
    if stage is None:
        return []
    wrong = []
    for card in table.scene.order:
        side = side_up(stage, card)
        if not 0 <= stage.tokens[card] <= side.most_tokens:
            wrong.append(f"{side.key}: {stage.tokens[card]} tokens")
        armor = () if side.enemy is None else side.enemy.armor
        if stage.broken[card] > len(armor) or stage.damage[card] < 0:
            wrong.append(f"{side.key}: broken {stage.broken[card]}, damage {stage.damage[card]}")
        if stage.stunned[card] and side.enemy is None:
            wrong.append(f"{side.key}: a stun token without an enemy")
    if table.outcome == Outcome.PLAYING and table.round and not table.agenda:
        wrong.append("nothing is to happen, but nothing is decided")
    return wrong
