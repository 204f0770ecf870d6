"""What sim finds in finished games of Champions of Midgard, from their logs."""

from __future__ import annotations

from games.midgard.positions import clan, position
from meadhall.core import Finding, Line, Mean
from meadhall.games.midgard import GAME
from meadhall.games.midgard.study import blame, fights, places, runes, trolls, turn_order
from studies import shares
from tables import dice, random_step


def means(found: list[Finding]) -> dict[str, list[float]]:
    """Amounts by name."""
    told: dict[str, list[float]] = {}
    for each in found:
        assert isinstance(each, Mean)
        told.setdefault(each.name, []).append(each.value)
    return told


def test_wins_are_told_by_turn_in_the_first_round() -> None:
    log = [Line("first-player", {"seat": 2}), Line("first-player", {"seat": 0})]
    found = shares(turn_order(log, 3, [0]), "study-turns")
    assert {"study-turn-1": (0, 1), "study-turn-2": (1, 1), "study-turn-3": (0, 1)} == found


def test_fights_are_won_or_lost_by_kind_and_by_enemy() -> None:
    log = [
        Line("fights", {"seat": 0, "enemy": "draugr_jarl_red"}),
        Line("defeats", {"seat": 0, "enemy": "draugr_jarl_red", "glory": 6}),
        Line("nobody-fights", {"seat": 1, "enemy": "troll_hill_1"}),
        Line("fights", {"seat": 1, "enemy": "troll_hill_1"}),
        Line("loses-fight", {"seat": 1, "enemy": "troll_hill_1"}),
    ]
    kinds = shares(fights(log), "study-fights")
    assert {"study-any-enemy": (1, 2), "study-troll": (0, 1), "study-draugr": (1, 1)} == kinds
    enemies = shares(fights(log), "study-enemies")
    assert [("troll_hill_1", (0, 1)), ("draugr_jarl_red", (1, 1))] == [*enemies.items()]


def test_the_troll_is_fought_or_not_in_every_round() -> None:
    log = [
        Line("round-begins", {"round": 1}),
        Line("fights", {"seat": 0, "enemy": "troll_hill_1"}),
        Line("defeats", {"seat": 0, "enemy": "troll_hill_1", "glory": 6}),
        Line("round-begins", {"round": 2}),
        Line("fights", {"seat": 0, "enemy": "troll_hill_2"}),
        Line("loses-fight", {"seat": 0, "enemy": "troll_hill_2"}),
        Line("round-begins", {"round": 3}),
        Line("fights", {"seat": 0, "enemy": "draugr_jarl_red"}),
        Line("defeats", {"seat": 0, "enemy": "draugr_jarl_red", "glory": 6}),
    ]
    found = shares(trolls(log), "study-trolls")
    assert {"study-troll-fought": (2, 3), "study-troll-killed": (1, 3)} == found


def test_blame_is_told_by_where_it_came_from() -> None:
    table = position(clan(blame=3), clan(blame=1))
    log = [
        Line("troll-lives", {}),
        Line("passes-blame", {"seat": 0, "other_seat": 1}),
        Line("begs", {"seat": 0}),
    ]
    assert {
        "study-blame-left": [3, 1],
        "study-blame-troll": [1],
        "study-blame-passed": [0.5],
        "study-blame-begged": [0.5],
    } == means(blame(log, table.players))


def test_runes_are_told_by_use_and_by_their_owner_winning() -> None:
    table = position(clan(runes="rune_glory/used"), clan(runes="rune_gifts"))
    found = runes(table.players, [1])
    assert {"rune_gifts": (0, 1), "rune_glory": (1, 1)} == shares(found, "study-runes-used")
    assert {"rune_gifts": (1, 1), "rune_glory": (0, 1)} == shares(found, "study-runes-won")


def test_visits_are_told_of_the_places_in_the_game() -> None:
    table = position(clan(), clan(), stalls="skald militia")
    table.log = [
        Line("places", {"seat": 0, "place": "skald"}),
        Line("places", {"seat": 1, "place": "skald"}),
        Line("begs", {"seat": 1}),
    ]
    found = means(places(table))
    assert ([2], [1], [0], False) == (
        found["skald"],
        found["beg"],
        found["forge"],
        "pauper" in found,
    )


def test_a_whole_game_is_studied_round_by_round() -> None:
    """Every round has one troll, every worker a place, every leader a share of one win."""
    table, chance = GAME.new(3, {}, "studied"), dice("studied")
    while table.questions():
        random_step(table, chance)
    result = GAME.result(table)
    assert result is not None
    found = GAME.study(table, result)
    assert 8 == shares(found, "study-trolls")["study-troll-fought"][1]
    assert 1 == round(sum(hits for hits, _ in shares(found, "study-leaders").values()), 6)
    visits = means([each for each in found if each.about == "study-places"])
    workers = 8 * 3 * 3
    assert sum(sum(each) for each in visits.values()) >= workers
