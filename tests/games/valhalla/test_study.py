"""What sim finds in finished games of Valhalla, from their logs and tables."""

from __future__ import annotations

from games.valhalla.positions import player, position
from meadhall.core import Line, Mean
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.study import attacks, clans, hunt, jarls, length, order, study
from studies import shares
from tables import dice, random_step


def test_an_attack_is_won_lost_or_comes_to_nothing() -> None:
    log = [
        Line("attacks", {"seat": 0, "on_seat": 1}),
        Line("wins-battle", {"seat": 0, "over_seat": 1}),
        Line("attacks", {"seat": 0, "on_seat": 1}),
        Line("wins-battle", {"seat": 1, "over_seat": 0}),
        Line("attacks", {"seat": 1, "on_seat": 0}),
        Line("no-winner", {"seat": 1}),
    ]
    ends = ("won", "lost", "nobody")
    expected = {f"study-attack-{end}": (1, 3) for end in ends}
    assert expected == shares(attacks(log), "study-attacks")


def test_a_jarl_wins_with_who_follows_it() -> None:
    table = position(player(jarl="ulf"), player(jarl="hod"), player(jarl="styr"))
    expected = {"ulf": (0.5, 1), "hod": (0, 1), "styr": (0.5, 1)}
    assert expected == shares(jarls(table, [0, 2]), "study-jarls")
    assert [] == jarls(position(player(), player()), [0])


def test_the_order_of_play_begins_with_the_first_player() -> None:
    table = position(player(), player(), player())
    table.first = 1
    expected = {"study-player-1": (0, 1), "study-player-2": (1, 1), "study-player-3": (0, 1)}
    assert expected == shares(order(table, [2]), "study-order")


def test_a_clan_is_judged_by_its_warriors() -> None:
    log = [
        Line("adds", {"seat": 0, "cards": ["bear_axeman", "bear_reaver"]}),
        Line("adds", {"seat": 1, "cards": ["bear_axeman", "wolf_archer"]}),
        Line("enters-valhalla", {"seat": 0, "cards": ["bear_reaver"]}),
    ]
    found = clans(log, [0])
    assert {"clan-bear": (2, 3), "clan-wolf": (0, 1)} == shares(found, "study-clans")
    assert {"clan-bear": (1, 3), "clan-wolf": (0, 1)} == shares(found, "study-reached")


def test_the_first_trigger_counts_as_the_end() -> None:
    log = [
        *[Line("turn", {"seat": at % 2}) for at in range(6)],
        Line("attacks", {"seat": 0, "on_seat": 1}),
        Line("rerolls", {"seat": 0}),
        Line("last-shield"),
        Line("deck-empty"),
    ]
    found = length(log, 2)
    assert [
        Mean("study-game", "study-turns", 3),
        Mean("study-game", "study-battles", 1),
        Mean("study-game", "study-rerolls", 1),
    ] == found[:3]
    expected = {"study-deck-empty": (0, 1), "study-last-shield": (1, 1)}
    assert expected == shares(found, "study-end")


def test_a_solo_game_counts_cards_beaten_and_battles_won() -> None:
    log = [
        Line("attacks-monster", {"seat": 0}),
        Line("beats-monster", {"seat": 0}),
        Line("monster-wounded", {"card": "garm_1"}),
        Line("monster-attacks", {"seat": 0}),
        Line("beaten", {"seat": 0}),
        Line("attacks-monster", {"seat": 0}),
        Line("no-winner", {"seat": 0}),
        Line("shields-lost"),
    ]
    found = hunt(log, "garm", won=False)
    assert {"garm": (0, 1)} == shares(found, "study-solo")
    assert Mean("study-game", "study-wounds", 1) in found
    ends = {"study-monster-slain": (0, 1), "study-shields-lost": (1, 1), "study-solo-lost": (0, 1)}
    assert ends == shares(found, "study-solo-end")
    expected = {"study-attacks-monster": (1, 2), "study-monster-attacks": (0, 1)}
    assert expected == shares(found, "study-fights")


def test_every_warrior_that_reaches_valhalla_has_joined_a_party_before() -> None:
    table, chance = GAME.new(3, {}, "study"), dice("study")
    while table.questions():
        random_step(table, chance)
    result = GAME.result(table)
    assert result is not None
    found = study(table, result)
    assert all(hits <= of for hits, of in shares(found, "study-reached").values())
    wins = shares(found, "study-jarls")
    assert 1 == sum(hits for hits, _ in wins.values())
    assert 3 == len(wins)
