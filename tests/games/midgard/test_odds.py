"""Exact odds and forecasts agree with play."""

from __future__ import annotations

from functools import partial
from math import sqrt
from typing import Any

import pytest

from games.midgard.positions import clan, load, place, position, send
from meadhall.core import Dice as Chance
from meadhall.core import Option, Text, at_rest
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.cards import ATTACK, DEFENCE, ENEMY, JOURNEYS, KRAKEN, LEADERS
from meadhall.games.midgard.combat import BeginFight
from meadhall.games.midgard.components import KINDS, PLACE, ROLLED, TARGETS, WARRIORS
from meadhall.games.midgard.evaluate import worth
from meadhall.games.midgard.forecast import (
    as_dice,
    best_crew,
    crew_odds,
    fight_view,
    percent,
    place_forecast,
    recruits,
    voyage_mix,
    voyage_view,
)
from meadhall.games.midgard.odds import (
    PROFILE,
    Dice,
    fight_odds,
    hunt_odds,
    keep,
    losses_of,
    reroll,
    spread,
)
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Table, hits_of, shields_of
from meadhall.games.midgard.view_types import VoyageOdds
from meadhall.games.midgard.voyage import BeginVoyage, LoseAboard, StarveWarrior
from meadhall.games.midgard.voyages import Hold, past_kraken, way_to
from tables import dice, question, tell

GAMES = 1500
ERRORS = 4.0
"""How many standard errors a simulated share may be off."""


def within_error(expected: float, won: int, played: int) -> bool:
    """Whether a share that was simulated agrees with the exact one."""
    spread = sqrt(max(expected * (1 - expected), 0.002) / played)
    return abs(won / played - expected) <= ERRORS * spread


def ready(leader: str, crew: Dice, enemy: str, favor: int) -> Table:
    """A fight about to begin at the large longship's shore, for whatever enemy."""
    table = position(clan(leader=leader, favor=favor), clan(), phase="combat")
    table.enemies[3] = ENEMY[enemy]
    place(table, 0, "large_public_longship@shore_1")
    send(table, "shore_1", crew_words(crew))
    table.do(BeginFight(0, 3))
    return table


def crew_words(crew: Dice) -> str:
    """A crew as positions take it: ``swordsman*2 axeman*1``."""
    return " ".join(f"{name}*{n}" for name, n in zip(WARRIORS, crew, strict=True) if n)


def fight_on(table: Table, chance: Chance) -> tuple[bool, int]:
    """Fight by the engine's rules with the best losses and at most one favor a round."""
    table.dice = chance
    started = sum(table.sent[3])
    profile = PROFILE[table.players[0].leader]
    round_paid = -1
    while table.questions():
        asked = table.questions()[0]
        option = table.options(asked)[0]
        fight = table.fight
        if asked.name == "LoseWarrior":
            option = best_loss(table, profile)
        elif asked.name == "JudgeRoll" and fight is not None and fight.round != round_paid:
            faces = best_faces(table, profile)
            if faces is not None:
                round_paid = fight.round
                spend(table, faces)
                continue
            option = "keep"
        table.answer(asked, option)
    return table.outcomes[3] == 1, started - sum(table.players[0].warriors)


def best_loss(table: Table, profile: int) -> str:
    fight = table.fight
    assert fight is not None
    left = DEFENCE[fight.enemy] - fight.damage
    favor = table.players[0].goods[3]
    found = []
    for kind in KINDS:
        crew = table.sent[3][:]
        if crew[kind]:
            crew[kind] -= 1
            win = fight_odds((crew[0], crew[1], crew[2]), profile, ATTACK[fight.enemy], left, favor)
            found.append((-win.win, kind))
    return WARRIORS[min(found)[1]]


def best_faces(table: Table, profile: int) -> list[int] | None:
    """Which dice the odds would roll again, if any."""
    fight = table.fight
    assert fight is not None
    favor = table.players[0].goods[3]
    if not favor:
        return None
    attack, left = ATTACK[fight.enemy], DEFENCE[fight.enemy] - fight.damage
    crew = (table.sent[3][0], table.sent[3][1], table.sent[3][2])
    hits, shields = hits_of(table, fight), shields_of(fight)
    best, found = keep(crew, profile, attack, left, favor, hits, shields).win, None
    for faces in ((0,), (0, 3), (0, 1), (0, 1, 3)):
        again = [die for die in fight.roll if die & 3 in faces]
        if not again:
            continue
        stays = [die for die in fight.roll if die & 3 not in faces]
        number = [sum(die >> 2 == kind for die in again) for kind in KINDS]
        kept = (
            sum((0, 1, 2, 0)[die & 3] for die in stays),
            sum(die & 3 == 3 for die in stays),
            (number[0], number[1], number[2]),
        )
        win = reroll(crew, profile, attack, left, favor - 1, kept)[0]
        if win > best + 1e-12:
            best, found = win, again
    return found


def spend(table: Table, again: list[int]) -> None:
    """Roll these dice again for a favor."""
    tell(table, "0 JudgeRoll favor")
    while table.questions() and table.questions()[0].name == "RerollDice":
        assert table.fight is not None
        left = again[:]
        for die in table.fight.marked:
            left.remove(die)
        tell(table, f"0 RerollDice {ROLLED[left[0]]}" if left else "0 RerollDice roll")


FIGHTS = [
    ("", (2, 0, 0), "troll_forest_1", 0),
    ("", (1, 2, 1), "troll_snow_1", 0),
    ("", (0, 3, 1), "monster_lindworm_red", 0),
    ("svanhildr", (3, 0, 0), "troll_chieftain_1", 0),
    ("", (2, 1, 2), "monster_jormungandr_spawn_red", 0),
    ("", (2, 0, 0), "troll_forest_1", 1),
    ("", (1, 1, 1), "draugr_jarl_red", 1),
    ("", (2, 1, 0), "draugr_berserker_red", 2),
]


@pytest.mark.parametrize(("leader", "crew", "enemy", "favor"), FIGHTS)
def test_exact_odds_agree_with_fights_played_by_the_engine(
    leader: str, crew: Dice, enemy: str, favor: int
) -> None:
    chance = dice(f"{leader} {crew} {enemy} {favor}")
    table = ready(leader, crew, enemy, favor)
    profile = PROFILE[LEADERS.index(leader) if leader else -1]
    odds = fight_odds(crew, profile, ATTACK[ENEMY[enemy]], DEFENCE[ENEMY[enemy]], favor)
    played = [fight_on(table.clone(), chance.another(str(number))) for number in range(GAMES)]
    assert within_error(odds.win, sum(won for won, _ in played), GAMES)
    mean = sum(lost for _, lost in played) / GAMES
    assert abs(mean - odds.losses) < ERRORS * 1.2 / sqrt(GAMES)


@pytest.mark.parametrize("crew", [(1, 0, 0), (0, 2, 1), (2, 2, 2), (3, 3, 2)])
def test_all_results_of_a_roll_add_up_to_one(crew: Dice) -> None:
    assert 1.0 == pytest.approx(sum(chance for _, _, chance in spread(crew, 0)))


BALANCE = [
    # attack, defence, swordsmen 1 to 4, the same with one favor: worked out independently
    (1, 2, [20, 79, 98, 100], [36, 94, 100, 100]),
    (2, 4, [0, 4, 40, 81], [0, 12, 68, 96]),
    (3, 5, [0, 0, 5, 34], [0, 0, 17, 64]),
]


@pytest.mark.parametrize(("attack", "defence", "plain", "favored"), BALANCE)
def test_odds_agree_with_a_table_worked_out_apart(
    attack: int, defence: int, plain: list[int], favored: list[int]
) -> None:
    for number in range(1, 5):
        crew = (number, 0, 0)
        assert abs(100 * fight_odds(crew, 0, attack, defence).win - plain[number - 1]) < 0.51
        assert abs(100 * fight_odds(crew, 0, attack, defence, 1).win - favored[number - 1]) < 0.7


def test_more_warriors_and_favor_never_hurt() -> None:
    for attack, defence in ((1, 3), (2, 5), (4, 6)):
        before = 0.0
        for number in range(1, 7):
            now = fight_odds((0, number, 0), 0, attack, defence).win
            assert now >= before
            before = now
            assert fight_odds((0, number, 0), 0, attack, defence, 1).win >= now


def test_banned_warriors_do_not_count() -> None:
    table = position(clan(), clan())
    enemy = ENEMY["monster_mara_red"]
    found = fight_view(table, 0, enemy, (4, 1, 0))
    assert (1, {"swordsman": 4, "spearman": 1}) == (found["fighting"], found["crew"])
    assert crew_odds(table, 0, enemy, (4, 1, 0)) == crew_odds(table, 0, enemy, (0, 1, 0))


def test_while_warriors_are_sent_each_die_at_home_tells_what_it_would_add() -> None:
    table = position(
        clan(warriors="swordsman*2 spearman*1 axeman*1", at="draugr_1 hunting_grounds"),
        clan(),
        phase="workers",
        draugr="draugr_drowned_red draugr_jarl_blue",
    )
    table.do(AssignPhase())
    assert "SendSpearmanToDraugr1" == table.questions()[0].name
    enemy = ENEMY["draugr_drowned_red"]
    mine = GAME.view(table, 0)["mine"]
    assert {"spearman", "axeman"} == {*mine["odds"]["draugr_1"]["more"]}  # no use for swordsmen
    assert round(10 * hunt_odds((2, 1, 1), PROFILE[-1])) == mine["hunt"]
    tell(table, "0 SendSpearmanToDraugr1 1", "0 SendAxemanToDraugr1 0")
    mine = GAME.view(table, 0)["mine"]
    more = mine["odds"]["draugr_1"]["more"]
    assert {"axeman": percent(crew_odds(table, 0, enemy, (0, 1, 1)).win)} == more
    assert more["axeman"] > mine["odds"]["draugr_1"]["win"] > 0
    assert round(10 * hunt_odds((2, 0, 1), PROFILE[-1])) == mine["hunt"]
    assert GAME.view(table, 1)["mine"]["hunt"] is None


def test_a_hunt_is_capped() -> None:
    assert 0.0 < hunt_odds((1, 0, 0), 0) < hunt_odds((0, 0, 1), 0) < hunt_odds((0, 0, 8), 0) <= 6.0


def test_a_voyage_counts_feeding_bans_and_the_sea() -> None:
    table = position(
        clan(warriors="swordsman*2 axeman*2", food=3, at="large_public_longship@shore_1"),
        clan(),
        phase="assigning",
        monsters="monster_mara_red",
        journeys="journey_whirlpool",
    )
    found = odds_at_sea(table, (2, 0, 2), 1)
    assert (2, 2, 2) == (found["food_needed"], found["starving"], found["fighting"])
    wins = {each["name"]: each["win"] for each in found["journeys"]}
    assert 0 == wins["journey_no_wind"] < found["win"] < wins["journey_all_quiet"]
    table.looked[0] = 1
    known = odds_at_sea(table, (0, 0, 2), 1)
    assert [("journey_whirlpool", 1)] == [
        (each["name"], each["cards"]) for each in known["journeys"]
    ]
    assert known["win"] < found["win"]


def odds_at_sea(table: Table, crew: Dice, food: int) -> VoyageOdds:
    """The odds of this crew and food on the way to the first shore."""
    hold = Hold(crew, crew, food, food, sum(crew) + food)
    return voyage_view(table, 0, 0, best_crew(table, 0, 0, hold), True)


VOYAGES = [
    # crew, food, monster
    ((1, 1, 2), 2, "monster_huldra_red"),
    ((2, 0, 2), 2, "monster_mara_red"),
    ((2, 2, 1), 2, "monster_fire_giant_red"),
]


@pytest.mark.parametrize(("crew", "food", "monster"), VOYAGES)
def test_odds_of_a_voyage_agree_with_voyages_played_by_the_engine(
    crew: Dice, food: int, monster: str
) -> None:
    table = position(clan(), clan(), phase="combat", monsters=monster)
    place(table, 0, "large_public_longship@shore_1")
    send(table, "shore_1", crew_words(crew), food)
    expected = odds_at_sea(table, crew, food)["win"] / 100
    table.do(BeginVoyage(0, 0))
    unseen = [*table.journey_deck, *table.journeys]
    chance = dice(f"voyage {crew} {food} {monster}")
    won = 0
    for number in range(GAMES):
        at_sea = table.clone()
        at_sea.dice = chance.another(str(number))
        at_sea.journeys[0] = at_sea.dice.pick(unseen)
        won += sail_on(at_sea, ENEMY[monster])
    rounding = 0.005
    spread = sqrt(expected * (1 - expected) / GAMES)
    assert abs(won / GAMES - expected) <= ERRORS * spread + rounding


def sail_on(table: Table, monster: int) -> bool:
    """Sail by the engine's rules, giving up what harms the fight to come the least."""
    while table.questions():
        asked = table.questions()[0]
        option = table.options(asked)[0]
        if isinstance(asked, (LoseAboard, StarveWarrior)):
            option = max(table.options(asked), key=partial(hinted, asked, table))
        elif asked.name == "LoseWarrior" and table.fight and table.fight.enemy == KRAKEN:
            option = spared_by_the_kraken(table, monster)
        elif asked.name == "LoseWarrior":
            option = best_loss(table, PROFILE[table.players[0].leader])
        table.answer(asked, option)
    return table.outcomes[3] == 1


def hinted(asked: LoseAboard | StarveWarrior, table: Table, option: Option) -> int:
    """The chance that is said to be left if this is lost."""
    win = asked.hint(table, option).args["win"]
    assert isinstance(win, int)
    return win


def spared_by_the_kraken(table: Table, monster: int) -> str:
    """Whom to give to the kraken: the first of the losses that leave the best odds."""
    assert table.fight is not None
    way = way_to(0, monster, PROFILE[table.players[0].leader])
    left = DEFENCE[KRAKEN] - table.fight.damage
    losses = table.agenda.count(table.questions()[0])

    def worth(option: str) -> float:
        crew = [n - (WARRIORS[kind] == option) for kind, n in enumerate(table.sent[3])]
        return max(
            past_kraken(after, table.stores[0], way, ATTACK[KRAKEN], left)
            for after, _ in losses_of(as_dice(crew), losses - 1)
        )

    return max((str(each) for each in table.options(table.questions()[0])), key=worth)


def test_journeys_are_as_likely_as_the_cards_not_seen() -> None:
    table = position(clan(), clan(), journeys="journey_storm journey_storm")
    quiet, storm = JOURNEYS.index("journey_all_quiet"), JOURNEYS.index("journey_storm")
    assert 8 / 18 == pytest.approx(voyage_mix(table, 0, 0)[quiet])
    table.looked[1] = 1
    assert 8 / 17 == pytest.approx(voyage_mix(table, 0, 0)[quiet])
    assert 1 / 17 == pytest.approx(voyage_mix(table, 0, 0)[storm])
    assert 2 / 18 == pytest.approx(voyage_mix(table, 1, 0)[storm])


def test_a_place_says_what_would_be_lost_to_the_longhouse() -> None:
    table = position(clan(warriors="spearman*7"), clan(), stocks=(0, 0, 2, 0))
    assert (1, 1, 8) == recruits(table, 0, PLACE["forge"])
    hint = place_forecast(table, 0, PLACE["forge"])
    assert isinstance(hint, Text)
    assert ("hint-gain-wasted", 1) == (hint.key, hint.args["wasted"])
    places = GAME.view(table, 0)["mine"]["places"]
    assert {"wasted": 1, "after": 8} == places["forge"]["recruits"]


def test_a_roll_shows_what_keeping_and_rerolling_mean() -> None:
    """The picture: three damage to go, two blanks, two favor."""
    table = ready("svanhildr", (2, 2, 1), "monster_jormungandr_spawn_yellow", 2)
    load(table, "swordsman_hit swordsman_blank spearman_shield spearman_blank axeman_hit")
    tell(table, "0 BeginFight fight")
    found: dict[str, Any] = GAME.view(table, 1)["fight"]["forecast"]
    assert (3, 1, 3, 3) == tuple(found[k] for k in ("hits", "shields", "damage_left", "losses"))
    assert 2 == found["rerolled"]
    assert found["win"] < found["win_rerolled"]
    assert not found["kills"]
    hint = question(table, 0, "JudgeRoll").hint(table, "keep")
    assert hint is not None
    assert ("hint-keep", 3, 3) == (hint.key, hint.args["hits"], hint.args["left"])


def test_the_estimate_prefers_what_is_better() -> None:
    poor = position(clan(workers=1, leader="ullr"), clan(leader="dagrun"))
    for better in (
        clan(workers=1, leader="ullr", glory=1),
        clan(workers=1, leader="ullr", coins=3),
        clan(workers=1, leader="ullr", warriors="axeman"),
        clan(workers=1, leader="ullr", favor=1),
        clan(workers=2, leader="ullr"),
        clan(workers=1, leader="ullr", ship="knarr"),
        clan(workers=1, leader="ullr", defeated="draugr_jarl_red"),
    ):
        assert worth(position(better, clan(leader="dagrun")), 0) > worth(poor, 0)
    blamed = position(clan(workers=1, leader="ullr", blame=1), clan(leader="dagrun"))
    assert worth(blamed, 0) < worth(poor, 0)


def test_the_estimate_wants_a_fight_that_can_be_won_and_food_for_a_voyage() -> None:
    strong = clan(warriors="axeman*4", food=2, at="small_public_longship@shore_1", leader="ullr")
    hungry = clan(warriors="axeman*4", food=0, at="small_public_longship@shore_1", leader="ullr")
    board = {"monsters": "monster_huldra_red"}
    idle = clan(warriors="axeman*4", food=2, at="market", leader="ullr")
    fed, unfed, home = (
        worth(position(each, clan(leader="dagrun"), **board), 0)  # type: ignore[arg-type]
        for each in (strong, hungry, idle)
    )
    assert fed > home
    assert fed - unfed > 3.0


def test_the_estimate_is_asked_only_at_rest() -> None:
    table = position(clan(workers=1, coins=1), clan())
    table.do(NextWorker(0))
    table.questions()
    assert at_rest(table)
    tell(table, "0 PlaceWorker small_public_longship")
    assert not at_rest(table)
    assert "shore_1" in TARGETS
