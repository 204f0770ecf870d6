"""What one seat cannot know, drawn anew (BR-226 to BR-235).

What a seat knows of cards it does not see:
- of every pack that went through its hands in the draft, what was in it then, and so what
  those who had the pack since can have taken (draft.py notes pack and round of each card);
- a card that everyone saw go back to a hand is still with that player, though it may since
  have been committed or thrown away face down (pillage.py notes when it was seen);
- a committed quest is a quest; a card thrown away in an age is of that age or older.

1. Cards that the seat cannot tell apart make a pool: those of one age that it has never seen,
   or those that it last saw together in one pack. With them go the places where they lie.
2. Committed quests are drawn first, because not every card can be one.
3. The rest of each pool is dealt to its places.
4. What each player got is laid to hand and face-down discards.

Nothing but this knowledge and the dice decides what comes out. A card that lies open is taken
for the very copy that it is, also where its double might have been played instead.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.core import Dice
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.cards import AGE, IS_QUEST
from meadhall.games.bloodrage.components import ROUNDS
from meadhall.games.bloodrage.draft import NOT_DEALT, NOT_DRAFTED, NOT_KEPT, ROUND_BITS
from meadhall.games.bloodrage.quest import ChooseQuest
from meadhall.games.bloodrage.table import Player, Table, age_of, moment
from meadhall.games.bloodrage.upgrade import ChooseSlot, ChooseUpgrade

Group = tuple[int, int, int]
"""Cards that look alike to a seat: age, pack and the round in which it last saw the pack."""

Place = tuple[int, int]
"""Where a card lies and how it got there: the number of a heap, pack and round of the draft."""

UNSEEN = -1


@dataclass(slots=True)
class Pool:
    """Cards that the seat cannot tell apart, and the places where they lie, in fixed order."""

    cards: list[int] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)


@dataclass(slots=True)
class Holding:
    """The cards of another player that are not in sight: hand, quests, face-down discards."""

    player: Player
    heap: int
    known: list[int]
    """Those of which everybody knows that the player has them."""
    quests: list[int] = field(default_factory=list)
    """The committed quests, as drawn anew."""
    spare: list[int] = field(default_factory=list)
    """For each age, how many cards that could have been thrown away by its end were not."""


def reshuffle(table: Table, seat: int | None, dice: Dice) -> None:
    """Draw anew everything that this seat (None: a spectator) cannot know."""
    holdings: list[Holding] = []
    heaps: list[list[int]] = []
    for other, player in enumerate(table.players):
        if other != seat:
            held = player.held()
            known = sorted(card for card in held if card in table.shown)
            holdings.append(Holding(player, len(heaps), known))
            heaps += [held, player.pack, player.left]
    heaps += table.decks
    pools = gather_pools(table, seat, heaps)
    draw_quests(table, holdings, pools, dice)
    dealt = deal_pools(table, pools, len(heaps), dice)
    for holding in holdings:
        lay_out(table, holding, dealt[holding.heap], dice)
        holding.player.pack = dealt[holding.heap + 1]
        holding.player.left = dealt[holding.heap + 2]
    table.decks = dealt[len(heaps) - len(table.decks) :]
    forget_choice(table, seat)


# -- pools ---------------------------------------------------------------------------------


def gather_pools(table: Table, seat: int | None, heaps: list[list[int]]) -> dict[Group, Pool]:
    """All cards that the seat cannot see, with their places, by what it can tell apart."""
    pools: dict[Group, Pool] = {}
    for heap, cards in enumerate(heaps):
        for card in cards:
            if card in table.shown:
                continue
            group = group_of(table, seat, card)
            pool = pools.get(group)
            if pool is None:
                pool = pools[group] = Pool()
            pool.cards.append(card)
            pool.places.append((heap, table.taken[card]))
    for pool in pools.values():
        pool.cards.sort()
        pool.places.sort()
    return dict(sorted(pools.items()))


def group_of(table: Table, seat: int | None, card: int) -> Group:
    """Which cards this one cannot be told from, in the eyes of a seat."""
    taken = table.taken[card]
    unseen = (AGE[card], UNSEEN, UNSEEN)
    if seat is None or taken == NOT_DEALT:
        return unseen
    pack, when = divmod(taken, ROUND_BITS)
    if when == NOT_DRAFTED:
        return unseen
    last = table.draft_round if AGE[card] == table.age else ROUNDS[table.seats] - 1
    sight = last_sight(table.seats, seat, pack, last if when == NOT_KEPT else when)
    return unseen if sight == UNSEEN else (AGE[card], pack, sight)


def last_sight(seats: int, seat: int, pack: int, until: int) -> int:
    """The last round, up to this one, in which a pack was in a seat's hands."""
    first = (seat - pack) % seats
    return UNSEEN if first > until else until - (until - first) % seats


def deal_pools(table: Table, pools: dict[Group, Pool], heaps: int, dice: Dice) -> list[list[int]]:
    """Deal the cards of each pool to its places; they take over how they got there."""
    dealt: list[list[int]] = [[] for _ in range(heaps)]
    for pool in pools.values():
        dice.shuffle(pool.cards)
        for card, (heap, taken) in zip(pool.cards, pool.places, strict=True):
            dealt[heap].append(card)
            table.taken[card] = taken
    return dealt


# -- committed quests ----------------------------------------------------------------------


def draw_quests(
    table: Table, holdings: list[Holding], pools: dict[Group, Pool], dice: Dice
) -> None:
    """Draw all committed quests; taken out of the pools or of what is known."""
    slots: list[Holding] = []
    for holding in holdings:
        if holding.player.quests:
            holding.spare = spare_cards(table, holding, pools)
            slots += [holding] * len(holding.player.quests)
    found = draw_quest(table, slots, 0, pools, dice)
    assert found, "the true quests at least can be drawn"


def draw_quest(
    table: Table, slots: list[Holding], number: int, pools: dict[Group, Pool], dice: Dice
) -> bool:
    """Draw one quest and the following ones; try another where those cannot be drawn then."""
    if number == len(slots):
        return True
    holding = slots[number]
    choices = quests_for(table, holding, pools)
    start = dice.below(len(choices)) if choices else 0
    for pool, card in choices[start:] + choices[:start]:
        place = take_quest(table, holding, pool, card, dice)
        if draw_quest(table, slots, number + 1, pools, dice):
            return True
        put_back(table, holding, pool, card, place)
    return False


def quests_for(
    table: Table, holding: Holding, pools: dict[Group, Pool]
) -> list[tuple[Pool | None, int]]:
    """The quests that can be the next committed one of a player, known ones without a pool."""
    now = moment(table.age, len(holding.quests))
    found: list[tuple[Pool | None, int]] = [
        (None, card)
        for card in holding.known
        if IS_QUEST[card]
        and table.shown_when.get(card, 0) <= now
        and is_spare(holding, table, card)
    ]
    for pool in pools.values():
        if any(heap == holding.heap for heap, _ in pool.places):
            quests = [card for card in pool.cards if IS_QUEST[card]]
            found += [(pool, card) for card in quests if is_spare(holding, table, card)]
    return found


def take_quest(
    table: Table, holding: Holding, pool: Pool | None, card: int, dice: Dice
) -> Place | None:
    """Commit this quest; it takes one of the places that its pool has with the player."""
    use_spare(holding, table, card, -1)
    holding.quests.append(card)
    if pool is None:
        holding.known.remove(card)
        return None
    place = dice.pick([each for each in pool.places if each[0] == holding.heap])
    pool.cards.remove(card)
    pool.places.remove(place)
    table.taken[card] = place[1]
    return place


def put_back(
    table: Table, holding: Holding, pool: Pool | None, card: int, place: Place | None
) -> None:
    """Take a choice back that leads nowhere."""
    use_spare(holding, table, card, 1)
    holding.quests.pop()
    if pool is None or place is None:
        holding.known.append(card)
        holding.known.sort()
    else:
        pool.cards.append(card)
        pool.cards.sort()
        pool.places.append(place)
        pool.places.sort()


# -- what was thrown away --------------------------------------------------------------------


def since(table: Table, card: int) -> int:
    """The first age in which a card can have been thrown away: its own, or when it was seen."""
    return max(AGE[card], age_of(table.shown_when.get(card, 0)))


def spare_cards(table: Table, holding: Holding, pools: dict[Group, Pool]) -> list[int]:
    """For each age, how many cards could have been thrown away by its end and were not.

    The face-down discards of an age want so many cards of that age or older: a committed
    quest may not be one that they cannot do without.
    """
    ages = [since(table, card) for card in holding.known]
    for (age, _, _), pool in pools.items():
        ages += [age for heap, _ in pool.places if heap == holding.heap]
    spare: list[int] = []
    thrown = 0
    for age, cards in enumerate(holding.player.thrown, 1):
        thrown += len(cards)
        spare.append(sum(each <= age for each in ages) - thrown)
    return spare


def is_spare(holding: Holding, table: Table, card: int) -> bool:
    """Whether the face-down discards can do without this card."""
    return all(holding.spare[since(table, card) - 1 :])


def use_spare(holding: Holding, table: Table, card: int, change: int) -> None:
    """Note that a card is committed, or is not after all."""
    for age in range(since(table, card) - 1, len(holding.spare)):
        holding.spare[age] += change


def lay_out(table: Table, holding: Holding, dealt: list[int], dice: Dice) -> None:
    """Lay what a player got to face-down discards and hand; the quests are drawn already."""
    player = holding.player
    cards = dealt + holding.known
    dice.shuffle(cards)
    for age, thrown in enumerate(player.thrown, 1):
        if thrown:
            fit = [card for card in cards if since(table, card) <= age][: len(thrown)]
            assert len(fit) == len(thrown)
            cards = [card for card in cards if card not in fit]
            player.thrown[age - 1] = fit
    player.hand = cards
    player.quests = holding.quests


# -- choices under way -----------------------------------------------------------------------


def forget_choice(table: Table, seat: int | None) -> None:
    """What another seat has begun to choose from its hand is forgotten with the hand (BR-232)."""
    top = table.top
    if isinstance(top, (ChooseUpgrade, ChooseSlot, ChooseQuest)) and top.seat != seat:
        table.agenda[-1] = TakeAction(top.seat)
