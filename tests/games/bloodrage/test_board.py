"""Board, figures, stats, cards and slots: what there is (BR-001 to BR-023)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    act,
    clan,
    fallen,
    figures,
    glory,
    position,
    rage,
    stats,
    take_card,
)
from meadhall.games.bloodrage.cards import CARDS, NAMES
from meadhall.games.bloodrage.components import (
    ADJACENT,
    FJORD_OF,
    FJORDS,
    NOWHERE,
    OUTER,
    PLACE,
    PLACES,
    PROVINCES,
    REGION,
    SLOTS,
    SUPPORTS,
    TRACKS,
    VILLAGES,
    YGGDRASIL,
)
from meadhall.games.bloodrage.destroy import DestroyFigures
from meadhall.games.bloodrage.figures import horns_left, neighbours, strength_in, strength_of
from meadhall.games.bloodrage.stats import (
    RaiseStat,
    RaiseStats,
    gain_glory,
    gain_rage,
    pay_rage,
)
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell

RING = (
    "elvagar",
    "angerboda",
    "muspelheim",
    "horgr",
    "utgard",
    "andlang",
    "gimle",
    "myrkulor",
)


def named(places: tuple[int, ...] | list[int] | range) -> list[str]:
    return [PLACES[place] for place in places]


# -- provinces and fjords ------------------------------------------------------------------


@pytest.mark.rule("BR-001")
def test_eight_outer_provinces_lie_around_yggdrasil() -> None:
    assert ["yggdrasil", *sorted(RING)] == sorted(named(PROVINCES), key=lambda p: (p in RING, p))
    assert sorted(RING) == sorted(named(OUTER))


@pytest.mark.rule("BR-002")
def test_yggdrasil_borders_on_every_outer_province() -> None:
    assert sorted(RING) == sorted(named(ADJACENT[YGGDRASIL]))
    assert all(YGGDRASIL in ADJACENT[outer] for outer in OUTER)


@pytest.mark.rule("BR-003")
def test_each_outer_province_borders_on_its_two_neighbours_in_the_ring() -> None:
    for at, name in enumerate(RING):
        beside = {RING[at - 1], RING[(at + 1) % len(RING)], "yggdrasil"}
        assert beside == set(named(ADJACENT[PLACE[name]]))


@pytest.mark.rule("BR-001", "BR-004")
def test_three_regions_hold_the_outer_provinces() -> None:
    held = {name: sorted(p for p in RING if REGION[PLACE[p]] == name) for name in REGION}
    assert {
        "none": [],
        "manheim": ["angerboda", "elvagar", "myrkulor"],
        "alfheim": ["andlang", "gimle"],
        "jotunheim": ["horgr", "muspelheim", "utgard"],
    } == held


@pytest.mark.rule("BR-006")
def test_villages_of_each_province() -> None:
    printed = {name: VILLAGES[PLACE[name]] for name in RING}
    assert dict(zip(RING, (4, 5, 5, 4, 3, 3, 5, 3), strict=True)) == printed


@pytest.mark.rule("BR-005")
@pytest.mark.parametrize("province", RING)
def test_a_province_takes_as_many_figures_as_it_has_villages_and_no_more(province: str) -> None:
    places = VILLAGES[PLACE[province]]
    table = position(clan(), clan(), clan(stats=(1, 1, 6)))
    for number in range(places):
        act(table, 2)
        tell(table, "2 TakeAction invade")
        figure = "warrior" if number else "leader"
        tell(table, f"2 ChooseInvader {figure}", f"2 ChooseLanding {province}")
    assert places == sum(figures(table, 2, province).values())
    act(table, 0)
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader")
    assert province not in options(table, 0, "ChooseLanding")


@pytest.mark.rule("BR-005", "BR-118")
def test_a_monster_takes_a_village_like_any_figure() -> None:
    table = act(position(clan(upgrades="troll", utgard="troll warrior"), clan(utgard="leader")))
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior")
    assert "utgard" not in options(table, 0, "ChooseLanding")


@pytest.mark.rule("BR-007")
def test_a_village_is_not_chosen_only_the_province() -> None:
    table = act(position(clan(gimle="warrior"), clan(gimle="warrior")))
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior")
    assert sorted(RING) == sorted(map(str, options(table, 0, "ChooseLanding")))


@pytest.mark.rule("BR-008", "BR-089")
def test_yggdrasil_holds_any_number_of_figures() -> None:
    crowd = clan(stats=(1, 1, 6), yggdrasil="leader warrior*8")
    table = act(position(clan(gimle="leader warrior*3"), crowd, crowd))
    tell(table, "0 TakeAction march")
    tell(table, "0 MarchTo yggdrasil", "0 MarchFigure leader")
    tell(table, "0 MarchFigure warrior", "0 MarchFigure warrior", "0 MarchFigure warrior")
    assert [4, 9, 9] == [sum(figures(table, seat, "yggdrasil").values()) for seat in range(3)]


@pytest.mark.rule("BR-009")
def test_four_fjords_each_between_the_two_provinces_it_supports() -> None:
    pairs = {tuple(sorted(named(SUPPORTS[fjord]))) for fjord in FJORDS}
    assert {
        ("angerboda", "elvagar"),
        ("horgr", "muspelheim"),
        ("andlang", "utgard"),
        ("gimle", "myrkulor"),
    } == pairs
    assert NOWHERE == FJORD_OF[YGGDRASIL]


@pytest.mark.rule("BR-009")
def test_any_number_of_ships_fits_in_a_fjord() -> None:
    there = clan(fjord_nw="ship")
    table = act(position(clan(), there, there, there))
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship", "0 ChooseLanding fjord_nw")
    assert [{"ship": 1}] * 4 == [figures(table, seat, "fjord_nw") for seat in range(4)]


@pytest.mark.rule("BR-010")
def test_a_ship_counts_in_both_provinces_of_its_fjord() -> None:
    table = position(clan(fjord_ne="ship", elvagar="warrior"), clan())
    strengths = {name: strength_in(table.players[0], PLACE[name]) for name in RING}
    expected = dict.fromkeys(RING, 0) | {"elvagar": 3, "angerboda": 2}
    assert expected == strengths


@pytest.mark.rule("BR-011")
def test_a_fjord_is_no_start_no_goal_and_no_prey() -> None:
    table = act(position(clan(fjord_ne="ship", gimle="leader"), clan()))
    tell(table, "0 TakeAction march")
    assert [(0, "MarchTo")] == asked(table), "only Gimle can be left"
    assert not set(named(FJORDS)) & set(options(table, 0, "MarchTo"))
    table = act(position(clan(fjord_ne="ship"), clan()))
    assert "march" not in options(table, 0, "TakeAction")
    tell(table, "0 TakeAction pillage")
    assert ["elvagar", "angerboda"] == options(table, 0, "ChoosePillage")
    assert not any(set(ADJACENT[province]) & set(FJORDS) for province in PROVINCES)


@pytest.mark.rule("BR-012")
def test_a_fjord_goes_on_supporting_the_province_that_is_left() -> None:
    table = position(clan(), clan(fjord_ne="ship"), destroyed="elvagar")
    act(table, 0)
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship")
    assert "fjord_ne" in options(table, 0, "ChooseLanding")
    tell(table, "0 ChooseLanding fjord_ne")
    act(table, 1)
    tell(table, "1 TakeAction pillage")
    assert [] == asked(table), "Angerboda is the only prey, and nobody has a card to play"
    assert {"ship": 1} == fallen(table, 0) == fallen(table, 1), "2 against 2 in Angerboda"


@pytest.mark.rule("BR-012", "BR-081")
def test_a_fjord_between_destroyed_provinces_is_closed_to_ships() -> None:
    table = act(position(clan(), clan(), destroyed="elvagar angerboda"))
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship")
    assert ["fjord_se", "fjord_sw", "fjord_nw"] == options(table, 0, "ChooseLanding")


@pytest.mark.rule("BR-037")
def test_a_destroyed_province_borders_on_nothing_and_joins_nobody() -> None:
    table = position(clan(), clan(), destroyed="elvagar")
    assert "elvagar" not in named(neighbours(table, YGGDRASIL))
    assert ["yggdrasil", "muspelheim"] == named(neighbours(table, PLACE["angerboda"]))
    assert ["yggdrasil", "gimle"] == named(neighbours(table, PLACE["myrkulor"]))


# -- figures -------------------------------------------------------------------------------


@pytest.mark.rule("BR-013")
def test_every_clan_has_a_leader_eight_warriors_and_a_ship() -> None:
    table = position(clan(), clan(), clan(), clan())
    equal = {"leader": 1, "ship": 1, "warrior": 8}
    assert [equal] * 4 == [figures(table, seat, "reserve") for seat in range(4)]
    player = table.players[0]
    strengths = [
        strength_of(player, each, PLACE["gimle"]) for each in ("leader", "warrior", "ship")
    ]
    assert [3, 1, 2] == strengths


@pytest.mark.rule("BR-014", "BR-081")
@pytest.mark.parametrize("upgrade", ["", "lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_the_leader_invades_for_nothing_upgraded_or_not(upgrade: str) -> None:
    table = act(position(clan(upgrades=upgrade, rage=1), clan()))
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    assert [1, 6] == rage(table)
    assert {"leader": 1} == figures(table, 0, "gimle")


@pytest.mark.rule("BR-014", "BR-081")
@pytest.mark.parametrize("upgrade", ["", "lokis_dragons", "fire_dragons", "eternal_dragons"])
def test_the_ship_invades_fjords_only_upgraded_or_not(upgrade: str) -> None:
    table = act(position(clan(upgrades=upgrade), clan()))
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship")
    assert named(FJORDS) == options(table, 0, "ChooseLanding")
    tell(table, "0 ChooseLanding fjord_sw")
    assert [4, 6] == rage(table)


@pytest.mark.rule("BR-021")
def test_a_destroyed_figure_is_in_valhalla_and_not_on_the_board() -> None:
    table = position(clan(gimle="leader warrior*3"), clan())
    assert 0 == horns_left(table.players[0])
    table.do(DestroyFigures(0, (("leader", PLACE["gimle"]), ("warrior", PLACE["gimle"]))))
    assert [] == table.questions()
    assert {"leader": 1, "warrior": 1} == fallen(table, 0)
    assert {"ship": 1, "warrior": 5} == figures(table, 0, "reserve")
    assert 2 == horns_left(table.players[0])


# -- stats, Rage, Glory --------------------------------------------------------------------


@pytest.mark.rule("BR-015", "BR-016")
def test_stat_tracks_with_their_last_two_steps() -> None:
    assert (
        (6, 7, 8, 9, 12, 12),
        (3, 4, 5, 6, 8, 8),
        (4, 5, 6, 7, 10, 10),
    ) == TRACKS
    player = position(clan(), clan()).players[0]
    assert [6, 3, 4] == [player.stat(stat) for stat in range(3)]


@pytest.mark.rule("BR-017")
def test_a_raise_moves_the_marker_one_step_and_is_lost_on_the_sixth() -> None:
    table = position(clan(stats=(5, 6, 1)), clan())
    table.do(RaiseStats(0, (0, 1, 2)))
    assert [] == table.questions()
    assert (6, 6, 2) == stats(table, 0)


@pytest.mark.rule("BR-017")
def test_only_stats_below_step_six_are_offered() -> None:
    table = position(clan(stats=(6, 5, 1)), clan(stats=(6, 6, 6)))
    table.do(RaiseStat(0), RaiseStat(1))
    assert ["axes", "horns"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat axes")
    assert [] == asked(table), "there is nothing to raise for seat 1"
    assert [(6, 6, 1), (6, 6, 6)] == [stats(table, 0), stats(table, 1)]


@pytest.mark.rule("BR-018")
def test_raising_the_rage_stat_gives_no_rage_now() -> None:
    table = act(position(clan(rage=4, gimle="warrior"), clan(), tokens="gimle=token_rage"))
    tell(table, "0 TakeAction pillage")
    assert (2, 1, 1) == stats(table, 0)
    assert [4, 6] == rage(table)


@pytest.mark.rule("BR-019")
def test_rage_may_pass_the_stat_but_not_twelve() -> None:
    table = position(clan(rage=5), clan(rage=11))
    assert [3, 1] == [gain_rage(table, 0, 3), gain_rage(table, 1, 3)]
    assert [8, 12] == rage(table), "the Rage stat of both is 6"


@pytest.mark.rule("BR-019")
def test_rage_cannot_be_paid_below_zero() -> None:
    table = position(clan(rage=1), clan())
    with pytest.raises(AssertionError):
        pay_rage(table, 0, 2)
    assert [1, 6] == rage(table)


@pytest.mark.rule("BR-020")
def test_glory_has_no_upper_limit() -> None:
    table = position(clan(glory=99), clan())
    gain_glory(table, 0, 150, "quests")
    assert [249, 0] == glory(table)


@pytest.mark.rule("BR-020")
def test_glory_that_is_taken_does_not_fall_below_zero() -> None:
    table = position(
        clan(hand="tyrs_smash", gimle="leader", stats=(1, 1, 1)),
        clan(hand="lokis_backstab", gimle="warrior"),
        tokens="gimle=token_horns",
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage")
    tell(table, "0 CommitCard tyrs_smash", "1 CommitCard lokis_backstab")
    assert [3, 0] == glory(table), "nothing could be taken before the battle Glory came"


# -- cards and slots -----------------------------------------------------------------------


@pytest.mark.rule("BR-022")
def test_cards_are_battle_cards_quests_or_upgrades_of_five_kinds() -> None:
    kinds = {card.kind for card in CARDS}
    assert {"battle", "quest", "leader", "warrior", "ship", "monster", "clan"} == kinds
    upgrades = {card.kind for card in CARDS if card.is_upgrade}
    assert {"leader", "warrior", "ship", "monster", "clan"} == upgrades


@pytest.mark.rule("BR-023")
def test_a_clan_sheet_has_eight_slots() -> None:
    counts = {kind: len(slots) for kind, slots in SLOTS.items()}
    assert {"leader": 1, "warrior": 1, "ship": 1, "monster": 2, "clan": 3} == counts
    assert 8 == len(position(clan(), clan()).players[0].slots)


def full_sheet() -> Table:
    lying = "lord_of_axes brothers_in_arms fire_dragons troll valkyrie "
    lying += "lokis_domain friggas_charm thors_glory"
    return position(clan(upgrades=lying), clan())


@pytest.mark.rule("BR-023")
@pytest.mark.parametrize(
    ("card", "replaced"),
    [
        ("lord_of_spears", ["lord_of_axes"]),
        ("experts_in_arms", ["brothers_in_arms"]),
        ("eternal_dragons", ["fire_dragons"]),
        ("dark_elf", ["troll", "valkyrie"]),
        ("odins_throne", ["lokis_domain", "friggas_charm", "thors_glory"]),
    ],
)
def test_an_upgrade_only_goes_to_slots_of_its_kind(card: str, replaced: list[str]) -> None:
    table = full_sheet()
    table.players[0].hand = [take_card(table, card)]
    act(table)
    tell(table, "0 TakeAction upgrade", f"0 ChooseUpgrade {card}")
    if len(replaced) > 1:
        assert replaced == options(table, 0, "ChooseSlot")
    else:
        assert replaced == [NAMES[each] for each in table.discards]
