"""How good a table looks to a seat, for bots that look ahead.

An estimate in points: what a player has, what the party can expect from battles and Ragnarök,
what the hand promises, less what the best opponent can expect. In a battle the chance to win
is judged from the dice (chances.py) without looking into anybody's hand. The weights are judged
by play (``meadhall sim``), not by rules.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from math import exp
from operator import ge, mul

from meadhall.core import Together, add_up
from meadhall.games.valhalla.aims import payments
from meadhall.games.valhalla.arming import supplied
from meadhall.games.valhalla.best_play import BestPlay
from meadhall.games.valhalla.cards import (
    CARDS,
    EFFECT,
    GLORY,
    IS_TACTIC,
    NAMES,
    PARAMS,
    ROWS,
    STRENGTH,
)
from meadhall.games.valhalla.chances import Plan, fresh_plans, lying, plans, spared
from meadhall.games.valhalla.components import BLANK, GREY
from meadhall.games.valhalla.dice import PayDie, RerollDice
from meadhall.games.valhalla.fight import Fight
from meadhall.games.valhalla.glory import points
from meadhall.games.valhalla.jarls import JARLS
from meadhall.games.valhalla.odds import arms_of, dice_of, needed, reaching
from meadhall.games.valhalla.parties import promise
from meadhall.games.valhalla.scoring import standing, total_of
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import (
    Battle,
    Phase,
    Side,
    Table,
    battle_of,
    party_size,
)
from meadhall.games.valhalla.weapons import Counts

CARD_WORTH = {"tactic": 0.9, "commission": 0.6, "thor": 0.7, "tyr": 0.7}
SHIELD = 2.4
"""A shield that changes hands, with what it denies."""
TROUBLE = 0.02
"""A reroll or an ability spent: not to be done for nothing."""
STEADY = 20.0
"""A reroll half put together: so much better on the way to the best one, so much worse off it,
whatever luck the imagined dice of a roll made too early may have."""
LOST_TURN = 2.0
"""What a lost battle against a monster costs besides cards of the deck."""
STAGE = 14.0
"""A monster's card beaten."""
DECK = 1.0
"""A card of the deck in solo: the time that is left, of which a monster's card takes a dozen."""


IN_HAND = tuple(
    0.28 * card.glory + 0.05 * card.strength - 0.3
    if card.kind == "warrior"
    else CARD_WORTH[card.kind] - 0.35
    for card in CARDS
)
"""What a card in the own hand is worth more than an unknown one."""


OF_USE = (1.0, 1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05, 0.05)
"""What the cards of a hand are worth from the best on: nobody gets to play all of a big one."""
MOST_HELD = len(OF_USE)
HELD_WORTH = tuple(accumulate((0.0, *OF_USE)))
BEST_DRAWN = 0.75
"""The same for the better of two cards: what phase B brings when the battle is over."""


JARL_NAMES = tuple(JARLS)

LOT = 1e-6
"""So little that it decides only between what is otherwise alike."""


def worth(table: Table, seat: int) -> float:
    """A position's worth; in the opening with the choice made in secret, jarls drawn by lot."""
    if table.turns or not table.agenda:
        return estimate(table, seat)
    top = table.top
    if isinstance(top, Together):
        table = as_chosen(table, top, seat)
    return estimate(table, seat) + lot(table, table.players[seat].jarl)


def estimate(table: Table, seat: int) -> float:
    """This seat's prospects less those of the best opponent."""
    if table.monster or table.won:
        return solo_worth(table, seat)
    if table.over:
        found = standing(table)
        others = [
            score for other, (score, _, _) in enumerate(found) if not same(table, seat, other)
        ]
        return float(found[seat][0] - max(others, default=0))
    left = time_left(table)
    prospects = [prospect(table, other, left) for other in range(table.seats)]
    if table.battle is not None:
        add_battle(table, table.battle, seat, prospects)
    mine = prospects[seat] + hand_worth(table, seat)
    if table.battle is not None and table.turn == seat and not table.battle.ragnarok:
        use = OF_USE[min(len(table.players[seat].hand), MOST_HELD - 1)]
        mine += use * (0.35 * (0.3 + 0.7 * left) + BEST_DRAWN * (0.25 + 0.75 * left))
    friends = [prospects[each] for each in table.circle[seat] if each != seat]
    mine += 0.5 * add_up(friends)
    foes = [value for other, value in enumerate(prospects) if not same(table, seat, other)]
    return mine - 0.5 * max(foes) - 0.3 * add_up(foes) / len(foes)


def as_chosen(table: Table, top: Together, seat: int) -> Table:
    """The table as it is once what a seat has chosen, jarl or cards set aside, is carried out."""
    after = table.clone()
    player = after.players[seat]
    for name in [str(option) for lane in top.given for asked, option in lane if asked.seat == seat]:
        if name in JARLS:
            player.jarl = name
        else:
            player.hand.remove(next(card for card in player.hand if NAMES[card] == name))
    return after


def lot(table: Table, jarl: str) -> float:
    """Before the first card is seen one jarl is as good as another: an imagined deck decides."""
    return LOT * table.deck[JARL_NAMES.index(jarl)] if jarl else 0.0


def same(table: Table, seat: int, other: int) -> bool:
    """Whether two seats are one side."""
    return other in table.circle[seat]


# -- players ---------------------------------------------------------------------------------


def time_left(table: Table) -> float:
    """How much of the game is to come, from 1 to 0."""
    if table.last_turns >= 0:
        return 0.06 * table.last_turns / table.seats
    shields = min(player.shields for player in table.players)
    return min(1.0, len(table.deck) / 80.0, 0.2 + 0.2 * shields)


def prospect(table: Table, seat: int, left: float) -> float:
    """A player's points and what the party promises, the hand apart."""
    value = float(total_of(table, seat))
    held = min(len(table.players[seat].hand), MOST_HELD)
    value += 0.35 * HELD_WORTH[held] * (0.3 + 0.7 * left)
    return value + party_worth(table, seat, left)


def party_worth(table: Table, seat: int, left: float) -> float:
    """What the party is worth in Ragnarök, and until then in battles."""
    if not party_size(table, seat):
        return -0.6
    last, power, held = promise(table, seat)
    return last * (0.9 - 0.2 * left) + left * (0.35 * power + 0.15 * held)


def hand_worth(table: Table, seat: int) -> float:
    """What the own cards promise beyond the mean of a hidden hand, the best ones first."""
    left = 0.25 + 0.75 * time_left(table)
    best = sorted([IN_HAND[card] for card in table.players[seat].hand], reverse=True)
    return left * add_up(map(mul, best, OF_USE))


# -- battles ---------------------------------------------------------------------------------


def add_battle(table: Table, battle: Battle, seat: int, prospects: list[float]) -> None:
    """Add what the battle under way promises to both sides."""
    if battle.decided:
        return
    if battle.ragnarok:
        side = battle.sides[0]
        value = own_best(table, side, lambda plan: plan[0] * plan[2]) - TROUBLE * side.paid
        prospects[side.seat] += value - party_worth(table, side.seat, time_left(table))
        return
    attacker, defender = battle.sides
    for side in battle.sides:
        prospects[side.seat] -= TROUBLE * (dice_paid(table, side) + len(side.used))
    win = chance_to_win(table, battle, seat)
    glory = sum(GLORY[table.party[place]] for place in attacker.active) or 2
    prospects[attacker.seat] += win * (SHIELD + 0.8 * glory)
    prospects[defender.seat] -= win * SHIELD


def dice_paid(table: Table, side: Side) -> int:
    """Dice paid for rerolls, the one that is being chosen included."""
    top = table.top
    return side.paid + (isinstance(top, PayDie) and top.seat == side.seat)


def chance_to_win(table: Table, battle: Battle, seat: int) -> float:
    """The attacker's chance, as this seat may judge it."""
    attacker, defender = battle.sides
    if battle.phase == Phase.DEFENCE and seat == defender.seat:
        return 1.0 - held_off(table, defender)
    mean = defence_of(table, defender)
    if battle.phase == Phase.ATTACK and not untouched(attacker):
        return own_best(table, attacker, lambda plan: plan[0] * beats(plan[1], mean))
    if attacker.active:
        return beats(battle_strength(table, attacker), mean)
    if battle.phase == Phase.DEFENCE:
        return 0.0
    found = fresh_plans(table, attacker, 6 + attacker.promised)
    return max(chance * beats(strength, mean) for chance, strength, _ in found)


def untouched(side: Side) -> bool:
    """Whether a side has only just rolled: its dice are then as good as any."""
    return not (side.active or side.tactics or side.paid or side.rerolls or side.used)


def held_off(table: Table, side: Side) -> float:
    """A defender's chance to reach the strength that is needed."""
    goal = needed(table, side)
    assert goal is not None
    return own_best(table, side, lambda plan: plan[0] if plan[1] >= goal else 0.0)


def defence_of(table: Table, side: Side) -> float:
    """The strength that a defender can be expected to reach."""
    if side.seat < 0:
        return float(side.brought)
    found = fresh_plans(table, side, 6 - side.fewer + side.promised)
    best = max(chance * strength for chance, strength, _ in found)
    return best + 0.45 * len(table.players[side.seat].hand)


def beats(strength: int, mean: float) -> float:
    """The chance that a strength is enough against an expected one."""
    return 0.0 if not strength else 1.0 / (1.0 + exp((mean - strength - 0.5) / 2.0))


def own_best(table: Table, side: Side, judge: Callable[[Plan], float]) -> float:
    """The best that the side whose phase it is can still arm, from the question that is open."""
    asked = table.questions()[0] if table.questions() else None
    if isinstance(asked, RerollDice):
        best, uses = spared(table, side, lying(side), judge)
        return best + on_the_way(side, uses)
    paid = 0 if isinstance(asked, Fight) and side.free else 1
    return max(map(judge, plans(table, side, lying(side), 0, paid)))


def on_the_way(side: Side, uses: Counts) -> float:
    """Whether the dice picked for a reroll are all of no use to the best plan."""
    if not side.chosen:
        return 0.0
    kept = [*lying(side)]
    for kind in side.chosen:
        if kind % GREY != BLANK:
            kept[kind % GREY] -= 1
    return STEADY if all(map(ge, kept, uses)) else -STEADY


# -- solo ------------------------------------------------------------------------------------


def solo_worth(table: Table, seat: int) -> float:
    """Monster cards beaten, glory, shields, deck, party and hand."""
    player = table.players[seat]
    if table.over:
        return 400.0 if table.won else -60.0
    value = STAGE * (6 - len(table.monster)) + 2.2 * points(player.valhalla)
    value += DECK * len(table.deck) + 3.0 * min(player.shields, 3) + 2.0 * player.shields
    value += solo_party(table, seat)
    value += add_up(hand_value(card) for card in player.hand)
    if table.battle is not None and not table.battle.decided:
        value += solo_battle(table, battle_of(table))
    return value


def hand_value(card: int) -> float:
    """A card in hand against a monster."""
    if CARDS[card].kind != "warrior":
        return 1.6
    return 0.3 + 0.15 * STRENGTH[card] + 0.25 * GLORY[card]


def solo_party(table: Table, seat: int) -> float:
    """What the party is worth against the active card."""
    if not party_size(table, seat):
        return -1.0
    _, power, held = promise(table, seat)
    return 1.1 * power + 0.5 * held


def solo_battle(table: Table, battle: Battle) -> float:
    """What the battle under way promises: the chance to win times what is at stake."""
    side = battle.sides[0] if battle.sides[0].seat >= 0 else battle.sides[1]
    goal = needed(table, side)
    if goal is None:
        return 0.0
    steps = [*enumerate(accumulate(sorted(boosts_in_hand(table, side), reverse=True)), 1)]
    best = -99.0
    for count, more in [(0, 0), *steps[:1], *steps[1:][-1:]]:
        win = exact_chance(table, side, goal - more)
        best = max(best, solo_stake(table, battle, side, win) - 1.6 * count * win)
    return best


def solo_stake(table: Table, battle: Battle, side: Side, win: float) -> float:
    """What a battle against the monster is worth with this chance to win it."""
    level = ROWS[f"solo_level_{table.settings['level']}"]
    loss = LOST_TURN + DECK * float(level.facts["deck_discard_on_loss"])
    if battle.sides[0] is side:
        last = 300.0 if len(table.monster) == 1 else 0.0
        return win * (STAGE + last) - (1 - win) * loss
    shields = table.players[side.seat].shields
    return win * 2.0 - (1 - win) * (loss + (5.0 if shields > 1 else 60.0))


def boosts_in_hand(table: Table, side: Side) -> list[int]:
    """The strength that tactics in the own hand can add now."""
    battle = battle_of(table)
    found = [
        int(PARAMS[card]["amount"])
        for card in table.players[side.seat].hand
        if EFFECT[card] == "add_strength" and IS_TACTIC[card] and "require" not in PARAMS[card]
    ]
    return found[: max(0, battle.most_tactics - len(side.tactics))]


def exact_chance(table: Table, side: Side, goal: int) -> float:
    """The chance to reach a strength with best play, from the question that is open."""
    arms = arms_of(table, side, reaching(goal))
    if not arms[0][0]:
        return 0.0
    useful = (*(arm for arm in arms if arm[0]), (0.0, ()))
    dice = dice_of(side)
    asked = table.questions()[0] if table.questions() else None
    play = BestPlay(useful, supplied(side), max(sum(dice), 6 - side.fewer))
    if untouched(side) and isinstance(asked, Fight):
        return play.fresh(6 - side.fewer)
    if isinstance(asked, RerollDice):
        return play.rerolled(dice) + on_the_way(side, play.kept(dice))
    if isinstance(asked, PayDie):
        return max(play.rerolled(left) for _, left in payments(dice))
    return play.value(dice)
