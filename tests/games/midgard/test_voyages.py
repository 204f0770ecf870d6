"""Odds at sea are true: capacity, food, bans and the journey count, and every choice is the best.

The chance that a view or a hint shows is compared with the same voyage played out here from the
faces of the dice and the text of the rules, one loss after another, as the engine asks for them.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from games.midgard.positions import clan, place, position, send
from meadhall.core import Dice as Chance
from meadhall.core import Text
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.cards import CARDS, LEADERS
from meadhall.games.midgard.components import DATA, FAVOR, FIRST_SHORE, PLACES
from meadhall.games.midgard.forecast import percent, with_favor
from meadhall.games.midgard.locations import MoorShip
from meadhall.games.midgard.odds import losses_of
from meadhall.games.midgard.table import Table
from meadhall.games.midgard.voyage import BeginVoyage
from tables import dice, question, tell

KINDS = ("swordsman", "spearman", "axeman")
FACES = {die["key"]: die["faces"] for die in DATA["die"]}
JOURNEYS = {row["key"]: row for row in CARDS["journey"]}
MONSTERS = {row["key"]: row for row in CARDS["monster"]}
SHIPS = {"large_public_longship": 10, "small_public_longship": 5, "knarr": 6, "snekkja": 8}
SOME = [*MONSTERS][::5]
"""Monsters to sail to, with and without bans."""

Crew = tuple[int, int, int]

# -- the voyage played out ---------------------------------------------------------


@cache
def rolls(crew: Crew, swordmaiden: bool) -> dict[tuple[int, int], Fraction]:
    """All rolls of a crew as hits and shields, each with its chance."""
    found = {(0, 0): Fraction(1)}
    for kind, number in zip(KINDS, crew, strict=True):
        more = int(swordmaiden and kind == "swordsman")
        worth = {"blank": (0, 0), "shield": (0, 1), "hit": (1 + more, 0), "double": (2 + more, 0)}
        for _ in range(number):
            after: dict[tuple[int, int], Fraction] = {}
            for (hits, shields), chance in found.items():
                for face in FACES[kind]:
                    key = (hits + worth[face][0], shields + worth[face][1])
                    after[key] = after.get(key, Fraction(0)) + chance / 6
            found = after
    return found


def one_less(crew: Crew) -> list[Crew]:
    """Every crew that is left when a warrior is lost."""
    return [
        (crew[0] - (kind == 0), crew[1] - (kind == 1), crew[2] - (kind == 2))
        for kind in range(3)
        if crew[kind]
    ]


def left_after(crew: Crew, losses: int) -> set[Crew]:
    """Every crew that can be left when warriors are lost one by one."""
    found = {crew}
    for _ in range(min(losses, sum(crew))):
        found = {less for each in found for less in one_less(each)}
    return found


@cache
def fight(crew: Crew, maiden: bool, attack: int, defence: int, then: tuple[str, int, int]) -> float:
    """The best chance from here: ``then`` is the way on, or nothing if this is the monster."""
    if defence <= 0:
        return arrive(crew, maiden, *then) if then[0] else 1.0
    if not any(crew):
        return 0.0
    idle, total = Fraction(0), 0.0
    for (hits, shields), chance in rolls(crew, maiden).items():
        losses = max(0, attack - shields)
        if not hits and not losses:
            idle += chance
        else:
            after = left_after(crew, losses)
            total += float(chance) * max(
                fight(each, maiden, attack, defence - hits, then) for each in after
            )
    return total / float(1 - idle)


@cache
def arrive(crew: Crew, maiden: bool, monster: str, food: int, per: int) -> float:
    """Feeding, weapon bans, the fight."""
    row, best = MONSTERS[monster], 0.0
    for fed in left_after(crew, max(0, sum(crew) - per * food)):
        able = [0 if kind in row["bans"] else n for kind, n in zip(KINDS, fed, strict=True)]
        there = (able[0], able[1], able[2])
        best = max(best, fight(there, maiden, row["attack"], row["defence"], ("", 0, 0)))
    return best


@cache
def meet(
    journey: str, left: int, crew: Crew, food: int, maiden: bool, way: tuple[str, int]
) -> float:
    """The journey takes what it takes, thing by thing; or the kraken comes."""
    monster, per = way
    row = JOURNEYS[journey]
    if row["effect"] == "fight_kraken":
        kraken = CARDS["kraken"]
        return fight(crew, maiden, kraken["attack"], kraken["defence"], (monster, food, per))
    after: list[tuple[Crew, int]] = []
    if left and "food" in row["params"]["takes"] and food:
        after.append((crew, food - 1))
    if left and "warrior" in row["params"]["takes"]:
        after += [(each, food) for each in one_less(crew)]
    if not after:
        return arrive(crew, maiden, monster, food, per)
    return max(meet(journey, left - 1, *each, maiden, way) for each in after)


def sail(cards: dict[str, int], crew: Crew, food: int, maiden: bool, way: tuple[str, int]) -> float:
    """The chance over all journeys that it may be."""
    total = 0.0
    for journey, number in cards.items():
        amount = JOURNEYS[journey]["params"].get("amount", 0)
        total += number * meet(journey, amount, crew, food, maiden, way)
    return total / sum(cards.values())


# -- positions -----------------------------------------------------------------------


class Case:
    """A random position of a player with a ship moored, and what they know of the sea."""

    def __init__(self, chance: Chance) -> None:
        self.dice = [chance.below(3) for _ in KINDS]
        self.food = chance.below(5)
        self.leader = chance.pick([*LEADERS])
        self.ship = chance.pick([*SHIPS])
        self.shore = chance.below(3)
        self.monster = chance.pick(SOME)
        self.journey = chance.pick([*JOURNEYS])
        self.looked = chance.below(3) == 0
        self.way = (self.monster, 1 if self.shore == 2 else 2)
        self.maiden = self.leader == "svanhildr"

    def table(self, phase: str) -> Table:
        others = [each for each in MONSTERS if each != self.monster]
        monsters = [self.monster if at == self.shore else others[at] for at in range(3)]
        journeys = [self.journey if at == self.shore else "journey_all_quiet" for at in range(3)]
        words = " ".join(f"{kind}*{n}" for kind, n in zip(KINDS, self.dice, strict=True) if n)
        private = self.ship if self.ship in ("knarr", "snekkja") else ""
        table = position(
            clan(leader=self.leader, warriors=words, food=self.food, ship=private),
            clan(),
            phase=phase,
            monsters=" ".join(monsters),
            journeys=" ".join(journeys),
        )
        if self.looked:
            table.looked[self.shore] = 1
        return table

    def cards(self, table: Table) -> dict[str, int]:
        """The journeys that it may be: the one looked at, or all that lie unseen."""
        names = [*JOURNEYS]
        if self.looked:
            return {self.journey: 1}
        unseen = [names[kind] for kind in (*table.journey_deck, *table.journeys)]
        return {name: unseen.count(name) for name in names if name in unseen}

    def best(self, table: Table, fixed: dict[str, int]) -> float:
        """The best chance of all crews and foods that fit, with what is fixed already."""
        ranges = [
            [fixed[name]] if name in fixed else [*range(most + 1)]
            for name, most in (*zip(KINDS, self.dice, strict=True), ("food", self.food))
        ]
        found = [
            sail(self.cards(table), (one, two, three), food, self.maiden, self.way)
            for one, two, three, food in product(*ranges)
            if one + two + three + food <= SHIPS[self.ship]
        ]
        return max(found)


def shown(table: Table, case: Case) -> tuple[int, bool]:
    found = GAME.view(table, 0)["mine"]["voyages"][f"shore_{case.shore + 1}"]
    return found["win"], found["chosen"]


def part(said: Text | None, name: str) -> Text:
    """A text that is an argument of another."""
    assert said is not None
    found = said.args[name]
    assert isinstance(found, Text)
    return found


def win_of(said: Text | None) -> int:
    """The per cent that a hint tells."""
    assert said is not None
    win = said.args["win"]
    assert isinstance(win, int)
    return win


def near(chance: float, percents: int) -> bool:
    """Whether a chance is shown as these per cent, but for what rounds either way."""
    return percents in (percent(chance - 1e-9), percent(chance + 1e-9), percent(chance))


def check_one_more(table: Table, case: Case, fixed: dict[str, int]) -> None:
    """What a further die or food at home would make of the chance, where there is room for it."""
    told = GAME.view(table, 0)["mine"]["voyages"][f"shore_{case.shore + 1}"]["more"]
    sent = [fixed.get(name, 0) for name in (*KINDS, "food")]
    room = sum(sent) < SHIPS[case.ship]
    have = (*case.dice, case.food)
    assert {
        name
        for name, n, most in zip((*KINDS, "food"), sent, have, strict=True)
        if room and n < most
    } == {*told}
    for name, win in told.items():
        *crew, food = [n + (each == name) for each, n in zip((*KINDS, "food"), sent, strict=True)]
        there = (crew[0], crew[1], crew[2])
        assert near(sail(case.cards(table), there, food, case.maiden, case.way), win)


def check(case: Case, chance: Chance) -> int:
    """Assign at random and compare what is shown before, on the way and at the end."""
    table = case.table("workers")
    place(table, 0, f"{case.ship}@shore_{case.shore + 1}")
    table.do(AssignPhase())
    fixed: dict[str, int] = {}
    seen = 0
    while table.questions() and table.questions()[0].name != "ConfirmCrews":
        win, chosen = shown(table, case)
        assert not chosen
        assert near(case.best(table, fixed), win), (vars(case), fixed)
        asked = table.questions()[0]
        option = chance.pick(table.options(asked))
        table.answer(asked, option)
        fixed[next((kind for kind in KINDS if kind in asked.name.lower()), "food")] = int(option)
        seen += 1
    if table.questions():
        win, chosen = shown(table, case)
        assert chosen
        assert near(case.best(table, {"food": 0, **fixed}), win), (vars(case), fixed)
        check_one_more(table, case, fixed)
        tell(table, "0 ConfirmCrews confirm")
        table.do(BeginVoyage(0, case.shore))
        seen += 1
    return seen


def test_odds_while_assigning_are_those_of_the_voyage_played_out_of_the_data() -> None:
    chance = dice("a few voyages")
    assert 100 < sum(check(Case(chance), chance) for _ in range(40))


@pytest.mark.slow
def test_odds_of_thousands_of_positions_are_those_of_the_voyage_played_out_of_the_data() -> None:
    chance = dice("thousands of voyages")
    assert 3_000 < sum(check(Case(chance), chance) for _ in range(1_000))


def check_on_land(chance: Chance) -> int:
    """Send warriors to a troll or draugr at random, and compare what is shown at each step."""
    foes = [row for kind in ("troll", "draugr") for row in CARDS[kind]]
    row = chance.pick(foes)
    target = "troll" if row in CARDS["troll"] else "draugr_1"
    home = [chance.below(4) for _ in KINDS]
    leader = chance.pick([*LEADERS])
    words = " ".join(f"{kind}*{n}" for kind, n in zip(KINDS, home, strict=True) if n)
    other = next(each["key"] for each in CARDS["draugr"] if each is not row)
    there = {"troll": row["key"]} if target == "troll" else {"draugr": f"{row['key']} {other}"}
    table = position(clan(leader=leader, warriors=words), clan(), phase="workers", **there)
    place(table, 0, target)
    table.do(AssignPhase())
    fixed: dict[str, int] = {}
    seen = 0
    while table.questions() and table.questions()[0].seat == 0:
        odds = GAME.view(table, 0)["mine"]["odds"][target]
        asked = table.questions()[0]
        whole = asked.name == "ConfirmCrews"
        sent = [
            0 if kind in row.get("bans", ()) else fixed.get(kind, 0 if whole else n)
            for kind, n in zip(KINDS, home, strict=True)
        ]
        crew = (sent[0], sent[1], sent[2])
        found = fight(crew, leader == "svanhildr", row["attack"], row["defence"], ("", 0, 0))
        assert near(found, odds["win"]), (row["key"], leader, home, fixed)
        seen += 1
        if whole:
            break
        option = chance.pick(table.options(asked))
        table.answer(asked, option)
        fixed[next(kind for kind in KINDS if kind in asked.name.lower())] = int(option)
    return seen


def test_odds_on_land_are_those_of_the_fight_played_out_of_the_data() -> None:
    chance = dice("trolls and draugr")
    assert 300 < sum(check_on_land(chance) for _ in range(200))


@pytest.mark.rule("CM-086", "CM-126")
def test_mooring_shows_the_best_real_voyage_of_the_data() -> None:
    chance = dice("harbors")
    for _ in range(60):
        case = Case(chance)
        table = case.table("workers")
        place(table, 0, case.ship)
        table.do(MoorShip(0, PLACES.index(case.ship)))
        asked = question(table, 0, "MoorShip")
        hint = asked.hint(table, f"shore_{case.shore + 1}")
        fight = part(part(hint, "fight"), "chance")
        best = case.best(table, {})
        if not any(case.dice):
            assert "hint-voyage-nobody" == fight.key
        elif best == 0:
            assert "hint-voyage-hopeless" == fight.key
        else:
            assert near(best, win_of(fight))


def set_out(table: Table, crew: str, food: int) -> None:
    """Send a crew with so much food to the first shore in the large public longship."""
    place(table, 0, "large_public_longship@shore_1")
    send(table, "shore_1", crew, food)
    table.do(BeginVoyage(0, 0))
    tell(table, "0 BeginVoyage sail")


def test_losses_at_sea_show_the_chance_that_is_left_of_the_data() -> None:
    table = position(
        clan(leader="svanhildr"), clan(), phase="combat", journeys="journey_lost",
        monsters="monster_fenris_cub_red",
    )  # fmt: skip
    set_out(table, "swordsman*2 axeman*2", 3)
    way = ("monster_fenris_cub_red", 2)
    asked = question(table, 0, "LoseAboard")
    for option, after in (("food", ((2, 0, 2), 2)), ("axeman", ((2, 0, 1), 3))):
        expected = meet("journey_lost", 1, *after, True, way)
        assert near(expected, win_of(asked.hint(table, option)))
    sea = GAME.view(table, 1)["voyage"]
    assert (0, "shore_1", 6) == (sea["seat"], sea["shore"], len(sea["ways"]))
    best = sea["ways"][0]
    assert best["win"] == max(found["win"] for found in sea["ways"])
    assert ({"axeman": 1, "food": 1}, {"swordsman": 2, "axeman": 1}, 2, 0) == (
        best["lost"], best["crew"], best["food"], best["starving"]
    )  # fmt: skip


def test_losses_at_sea_show_the_chance_with_a_favor_for_up_to_five_dice() -> None:
    table = position(
        clan(favor=1), clan(), phase="combat", journeys="journey_lost",
        monsters="monster_mara_red",
    )  # fmt: skip
    set_out(table, "swordsman*4 spearman*3", 3)
    ways = GAME.view(table, 1)["voyage"]["ways"]
    fighting = [sum(way["crew"].values()) - way["starving"] for way in ways]
    assert {2, 4, 5} == set(fighting)
    for way in ways:
        crews = losses_of(tuple(way["crew"].get(kind, 0) for kind in KINDS), way["starving"])
        best = max(with_favor(table, 0, table.enemies[FIRST_SHORE], left) or 0 for left, _ in crews)
        assert way["win_with_favor"] == best >= way["win"]
    table.players[0].goods[FAVOR] = 0
    assert {None} == {way["win_with_favor"] for way in GAME.view(table)["voyage"]["ways"]}
