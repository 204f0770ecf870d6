"""Destinies, final scoring, the winner (CM-002, CM-003, CM-137 to CM-152, CM-189)."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, glory, position
from meadhall.games.midgard import GAME
from meadhall.games.midgard.cards import COUNTS, DESTINY
from meadhall.games.midgard.scoring import FinalScoring, destiny_glory, judge
from meadhall.games.midgard.setup import LastChance
from meadhall.games.midgard.table import Table
from tables import asked, options, said, tell


def scored(*clans: object, **board: object) -> Table:
    """The table after final scoring."""
    table = position(*clans, round=8, **board)  # type: ignore[arg-type]
    table.do(LastChance(), FinalScoring())
    table.questions()
    return table


def part(table: Table, source: str) -> tuple[int, ...]:
    """What a source gave each player."""
    return judge(table).parts[source]


@pytest.mark.rule("CM-002")
def test_runes_ships_favor_coins_and_blame_count_only_at_the_end() -> None:
    one = clan(runes="rune_gifts/used", ship="knarr", favor=1, coins=3, blame=1)
    table = position(one, clan())
    assert [0, 0] == glory(table)
    table.do(FinalScoring())
    table.questions()
    assert [2 + 3 + 2 + 1 - 1, 0] == glory(table)


@pytest.mark.rule("CM-003", "CM-150")
@pytest.mark.parametrize(
    ("blame", "loss"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (9, 21)]
)
def test_blame_costs_more_and_more_and_may_lead_below_zero(blame: int, loss: int) -> None:
    table = scored(clan(blame=blame), clan())
    assert [-loss, 0] == glory(table)


@pytest.mark.rule("CM-137")
@pytest.mark.card("rune_gifts", "rune_wealth", "rune_success")
def test_before_scoring_unspent_runes_without_a_trigger_may_be_used() -> None:
    table = scored(
        clan(
            coins=2,
            destinies="prosperous",
            runes="rune_gifts rune_wealth rune_success rune_knowledge rune_glory",
        ),
        clan(),
    )
    offer = options(table, 0, "LastRunes")
    assert ["rune_gifts", "rune_wealth", "rune_success", "pass"] == offer
    tell(table, "0 LastRunes rune_gifts", "0 GiftOfFood 0", "0 GiftOfWood 0")
    tell(table, "0 LastRunes rune_wealth", "0 LastRunes rune_success")
    assert [] == asked(table)
    assert (11 // 3, 10) == (part(table, "coins")[0], part(table, "destinies")[0])


@pytest.mark.rule("CM-189")
def test_the_last_chance_goes_once_round_from_the_first_player() -> None:
    table = scored(
        clan(runes="rune_gifts"), clan(runes="rune_success", destinies="prepared"), clan(), first=1
    )
    assert [(1, "LastRunes")] == asked(table)
    tell(table, "1 LastRunes pass")
    assert [(0, "LastRunes")] == asked(table)
    tell(table, "0 LastRunes rune_gifts", "0 GiftOfFood 4")
    assert [] == asked(table)
    assert 0 == part(table, "destinies")[1]


@pytest.mark.rule("CM-189", "CM-142")
def test_destinies_are_compared_after_all_have_had_their_chance() -> None:
    table = scored(clan(food=1, destinies="prepared"), clan(runes="rune_gifts"))
    tell(table, "1 LastRunes rune_gifts", "1 GiftOfFood 4")
    assert 0 == part(table, "destinies")[0]


@pytest.mark.rule("CM-138", "CM-182")
def test_everything_is_revealed_and_the_lowest_is_scored_first() -> None:
    table = scored(
        clan(glory=9, destinies="troll_slayer", defeated="troll_hill_1"),
        clan(glory=3, destinies="prepared"),
    )
    ends = [line.args["seat"] for line in table.log if line.key == "final-glory"]
    assert [1, 0] == ends
    view = GAME.view(table)
    assert [["troll_slayer"], ["prepared"]] == [each["shown"] for each in view["players"]]
    assert ["troll_hill_1"] == view["revealed"][0]["defeated"]
    assert "defeated-revealed" in said(table)


DESTINIES = (
    "crusher_of_ice",
    "earth_smasher",
    "master_of_flames",
    "craftsman",
    "leader_of_armies",
    "odins_favored",
    "prepared",
    "prosperous",
    "runemaster",
    "monster_hunter",
    "slayer_of_the_undead",
    "troll_slayer",
)

ONE = {
    "crusher_of_ice": {"defeated": "draugr_jarl_blue"},
    "earth_smasher": {"defeated": "monster_mara_yellow"},
    "master_of_flames": {"defeated": "draugr_jarl_red"},
    "craftsman": {"wood": 1},
    "leader_of_armies": {"warriors": "swordsman"},
    "odins_favored": {"favor": 1},
    "prepared": {"food": 1},
    "prosperous": {"coins": 1},
    "runemaster": {"runes": "rune_gifts/used"},
    "monster_hunter": {"defeated": "monster_mara_yellow"},
    "slayer_of_the_undead": {"defeated": "draugr_jarl_blue"},
    "troll_slayer": {"defeated": "troll_hill_1"},
}
SAME = {
    "crusher_of_ice": {"defeated": "monster_mara_blue"},
    "earth_smasher": {"defeated": "draugr_jarl_yellow"},
    "master_of_flames": {"defeated": "monster_mara_red"},
    "runemaster": {"runes": "rune_wealth/used"},
    "monster_hunter": {"defeated": "monster_mara_red"},
    "slayer_of_the_undead": {"defeated": "draugr_jarl_red"},
    "troll_slayer": {"defeated": "troll_hill_2"},
}


@pytest.mark.rule("CM-139", "CM-140", "CM-141", "CM-143", "CM-144")
@pytest.mark.card(*DESTINIES)
@pytest.mark.parametrize("name", DESTINIES)
def test_a_destiny_pays_for_the_sole_lead_less_for_a_tie_and_only_its_owner(name: str) -> None:
    row, one = GAME.cards[name], ONE[name]
    other = SAME.get(name, one)
    destiny = DESTINY[name]
    leads = position(clan(**one, destinies=name), clan())  # type: ignore[arg-type]
    assert row["glory_sole"] == destiny_glory(leads, 0, destiny)
    ties = position(clan(**one, destinies=name), clan(**other))  # type: ignore[arg-type]
    assert row["glory_tied"] == destiny_glory(ties, 0, destiny)
    trails = position(clan(destinies=name), clan(**one))  # type: ignore[arg-type]
    assert 0 == destiny_glory(trails, 0, destiny)
    nobody = position(clan(destinies=name), clan())
    assert 0 == destiny_glory(nobody, 0, destiny)
    trails.do(FinalScoring())
    trails.questions()
    assert (0, 0) == part(trails, "destinies")


@pytest.mark.rule("CM-142")
def test_counting_for_a_destiny_spends_nothing() -> None:
    table = scored(clan(coins=6, favor=2, destinies="prosperous odins_favored"), clan())
    assert (9, 2, 4) == tuple(part(table, source)[0] for source in ("destinies", "coins", "favor"))


@pytest.mark.rule("CM-143")
def test_trolls_and_krakens_have_no_colour() -> None:
    for colour in ("defeated_red", "defeated_yellow", "defeated_blue"):
        assert colour in COUNTS
    table = position(clan(defeated="troll_hill_1 troll_hill_2 troll_cave_1"), clan())
    view = GAME.view(table, 0)["mine"]["trophies"]
    assert ({"red": 0, "yellow": 0, "blue": 0}, 0) == (view["colours"], view["sets"])
    assert "colour" not in GAME.cards["kraken"]


@pytest.mark.rule("CM-144")
def test_warriors_count_wherever_they_are_and_runes_used_or_not() -> None:
    table = position(
        clan(warriors="swordsman", at="troll", runes="rune_gifts/used rune_glory"),
        clan(warriors="axeman", runes="rune_wealth"),
        phase="combat",
    )
    table.sent[0] = [1, 0, 0]
    table.supply[0] -= 1
    assert 7 == destiny_glory(table, 0, DESTINY["leader_of_armies"])
    assert 4 == destiny_glory(table, 0, DESTINY["runemaster"])


@pytest.mark.rule("CM-145")
@pytest.mark.parametrize(
    ("enemies", "bonus"),
    [
        ("draugr_jarl_red draugr_jarl_yellow draugr_jarl_blue", 5),
        ("draugr_jarl_red monster_mara_yellow monster_mara_blue draugr_restless_blue", 5),
        ("draugr_jarl_red draugr_jarl_yellow troll_hill_1", 0),
        (
            "draugr_jarl_red draugr_jarl_yellow draugr_jarl_blue "
            "monster_mara_red monster_mara_yellow monster_mara_blue",
            10,
        ),
    ],
)
def test_each_set_of_three_colours_gives_five(enemies: str, bonus: int) -> None:
    table = scored(clan(defeated=enemies), clan())
    assert bonus == part(table, "sets")[0]


RUNES = (
    ("rune_gifts", 2),
    ("rune_glory", 1),
    ("rune_healing", 2),
    ("rune_journey", 2),
    ("rune_knowledge", 3),
    ("rune_potential", 3),
    ("rune_reaction", 3),
    ("rune_success", 1),
    ("rune_true_vision", 2),
    ("rune_wealth", 3),
)


@pytest.mark.rule("CM-146")
@pytest.mark.parametrize(("rune", "worth"), RUNES)
def test_runes_give_their_glory_used_or_not(rune: str, worth: int) -> None:
    assert (worth, 0) == part(scored(clan(runes=f"{rune}/used"), clan()), "runes")
    unused = scored(clan(runes=rune, destinies="prepared"), clan())
    if asked(unused):
        tell(unused, "0 LastRunes pass")
    assert (worth, 0) == part(unused, "runes")


@pytest.mark.rule("CM-147")
@pytest.mark.parametrize("ship", ["knarr", "snekkja"])
def test_a_private_longship_gives_its_glory(ship: str) -> None:
    assert (GAME.cards[ship]["glory"], 0) == part(scored(clan(ship=ship), clan()), "ship")


@pytest.mark.rule("CM-148", "CM-154")
@pytest.mark.parametrize("leader", ["asmundr", "ullr"])
def test_each_favor_left_gives_two(leader: str) -> None:
    assert (6, 0) == part(scored(clan(leader=leader, favor=3), clan()), "favor")


@pytest.mark.rule("CM-149")
@pytest.mark.parametrize(("coins", "bonus"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_every_full_three_coins_give_one(coins: int, bonus: int) -> None:
    assert (bonus, 0) == part(scored(clan(coins=coins), clan()), "coins")


@pytest.mark.rule("CM-151")
def test_food_wood_workers_and_dice_give_nothing() -> None:
    table = scored(clan(food=9, wood=9, workers=4, warriors="axeman*8"), clan())
    assert [0, 0] == glory(table)


@pytest.mark.rule("CM-001", "CM-152")
def test_the_most_glory_wins_then_the_most_enemies_then_it_is_shared() -> None:
    table = position(clan(glory=9), clan(glory=10), clan(glory=10))
    assert [1, 2] == judge(table).winners
    table = position(clan(glory=10), clan(glory=10, defeated="troll_hill_1"), clan(glory=9))
    assert (2, 1, 3) == judge(table).places
    table = position(
        clan(glory=10, defeated="troll_hill_2"), clan(glory=10, defeated="troll_hill_1")
    )
    assert [0, 1] == judge(table).winners


@pytest.mark.rule("CM-124", "CM-152")
def test_a_kraken_breaks_no_tie() -> None:
    table = position(clan(glory=3), clan(glory=3))
    table.players[0].sources[3] = 3
    assert [0, 1] == judge(table).winners


@pytest.mark.rule("CM-173")
def test_a_destiny_scored_by_success_scores_again_at_the_end() -> None:
    table = scored(clan(food=1, runes="rune_success", destinies="prepared"), clan())
    tell(table, "0 LastRunes rune_success")
    assert (10, 0) == part(table, "destinies")
