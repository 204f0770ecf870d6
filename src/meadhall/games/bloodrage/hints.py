"""What a choice costs or does, told before it is made (text/hints.*.ftl).

All of it is read from what everybody sees and from the chooser's own cards, so that a hint
never tells more than the view does (BR-232). A forecast compares the table as it is with one as
it would be: own strength and that of each rival in the province concerned, now and after.
"""

from __future__ import annotations

from meadhall.core import Text, text
from meadhall.games.bloodrage.cards import BY_NAME
from meadhall.games.bloodrage.components import (
    PLACES,
    PROVINCES,
    SUPPORTS,
    TOKENS,
    YGGDRASIL,
)
from meadhall.games.bloodrage.figures import (
    free_villages,
    greatest_strength,
    move,
    strength_in,
    walkers_at,
)
from meadhall.games.bloodrage.forces import battle_of, total
from meadhall.games.bloodrage.table import Player, Table


def cost(player: Player, rage: int) -> Text:
    """So much Rage, and what would be left."""
    return text("hint-cost", cost=rage, left=player.rage - rage)


def both(first: Text, second: Text) -> Text:
    """Two hints in a row."""
    return text("hint-both", first=first, second=second)


def card(name: str) -> Text:
    """What is printed on a card besides its text: kind, strength, cost, Glory."""
    row = BY_NAME[name]
    kind = str(row["kind"])
    if kind == "battle" and row["effect"] == "copy_highest":
        return text("hint-battle-card-open")
    if kind == "battle":
        return text("hint-battle-card", strength=row["strength"])
    if kind == "quest":
        return text("hint-quest-card", glory=row["glory"])
    if kind == "monster":
        return text("hint-monster-card", cost=row["cost"], strength=row["strength"])
    return text("hint-upgrade-card", kind=f"type_{kind}", cost=row["cost"])


# -- strengths -----------------------------------------------------------------------------


def forecast(table: Table, after: Table, seat: int, province: int) -> Text:
    """The strengths in a province now and after a choice."""
    now = clan_strengths(table, province)
    return strengths(seat, now, clan_strengths(after, province))


def reach(table: Table, seat: int, start: int, province: int, most: int) -> Text:
    """The strengths in a province now, and yours at most if up to so many figures come.

    Where just one can come, and all there are alike, it is certain.
    """
    now = clan_strengths(table, province)
    after = now[:]
    player = table.players[seat]
    after[seat] = greatest_strength(player, start, province, most)
    certain = most == 1 and len(walkers_at(player, start)) == 1
    return strengths(seat, now, after, at_most=not certain)


def clan_strengths(table: Table, province: int) -> list[int]:
    """The strength of each clan in a province."""
    return [strength_in(player, province) for player in table.players]


def strengths(seat: int, now: list[int], after: list[int], at_most: bool = False) -> Text:
    """Strengths by seat, now and after, from the eyes of a seat."""
    rivals = [
        text("hint-rival", seat=other, strength=change(was, becomes))
        for other, (was, becomes) in enumerate(zip(now, after, strict=True))
        if other != seat and (was or becomes)
    ]
    mine = change(now[seat], after[seat], at_most)
    if not rivals:
        return text("hint-alone", mine=mine)
    return text("hint-strength", mine=mine, rivals=rivals)


def change(now: int, after: int, at_most: bool = False) -> Text:
    """A number as it is and as it would be, or once if it stays."""
    if now == after:
        return text("hint-stays", n=now)
    return text("hint-change-at-most" if at_most else "hint-change", now=now, after=after)


def standing(table: Table, seat: int, province: int) -> Text:
    """The strengths in a province as they are."""
    return forecast(table, table, seat, province)


def moved(table: Table, seat: int, figure: str, start: int, goal: int) -> Table:
    """The table as it would be with one figure moved."""
    after = table.clone()
    move(after, seat, figure, start, goal)
    return after


# -- places --------------------------------------------------------------------------------


def prize(table: Table, province: int) -> Text:
    """What pillaging a province promises, if it is still to be had."""
    if table.pillaged[province]:
        return text("hint-pillaged")
    return text("hint-prize", token=TOKENS[table.tokens[province]])


def prey(table: Table, seat: int, province: int) -> Text:
    """What pillaging a province means: strengths as they stand, and its reward."""
    reward = text("hint-prize", token=TOKENS[table.tokens[province]])
    return both(standing(table, seat, province), reward)


def province(table: Table, place: int, strength: Text) -> Text:
    """A province as a goal: room now, strengths, reward, doom."""
    if place == YGGDRASIL:
        return text("hint-yggdrasil", strength=strength, prize=prize(table, place))
    return text(
        "hint-province",
        free=free_villages(table, place),
        strength=strength,
        prize=prize(table, place),
        doomed=int(table.doom == place),
    )


def landing(table: Table, after: Table, seat: int, place: int) -> Text:
    """What an invade means where it lands: for ships in both provinces of the fjord."""
    if place < len(PROVINCES):
        return province(table, place, forecast(table, after, seat, place))
    return text(
        "hint-places",
        provinces=[
            there(each, forecast(table, after, seat, each))
            for each in SUPPORTS[place]
            if not table.destroyed[each]
        ],
    )


def there(place: int, strength: Text) -> Text:
    """The strengths in a province that is named."""
    return text("hint-there", place=PLACES[place], strength=strength)


# -- battles -------------------------------------------------------------------------------


def before_cards(table: Table, seat: int) -> list[Text]:
    """What the others in a battle have before their cards are turned up."""
    province = battle_of(table).province
    return [
        text("hint-rival", seat=other, strength=strength_in(table.players[other], province))
        for other in battle_of(table).seats
        if other != seat
    ]


def outcome(table: Table, after: Table, seat: int, is_open: bool) -> Text:
    """Totals as they would be, who wins then, and whether a further card may change it."""
    own, rivals = total(after, seat), []
    best = 0
    for other in battle_of(table).seats:
        if other != seat:
            was, becomes = total(table, other), total(after, other)
            rivals.append(text("hint-rival", seat=other, strength=change(was, becomes)))
            best = max(best, becomes)
    key = "hint-tie" if own == best else "hint-win" if own > best else "hint-lose"
    mine = change(total(table, seat), own)
    return text("hint-outcome", mine=mine, rivals=rivals, result=text(key, open=int(is_open)))
