"""What sim finds in finished games of Blood Rage, from their logs."""

from __future__ import annotations

from meadhall.core import Line, Mean, text
from meadhall.games.bloodrage.study import battles, laid_upgrades, order, pillages, quests
from studies import shares


def test_a_pillage_meets_nobody_or_is_won_lost_or_tied() -> None:
    log = [
        Line("pillages", {"seat": 0, "place": "gimle"}),
        Line("unopposed", {"seat": 0, "place": "gimle"}),
        Line("pillages", {"seat": 1, "place": "horgr"}),
        Line("battle-won", {"seat": 1, "place": "horgr"}),
        Line("pillages", {"seat": 1, "place": "utgard"}),
        Line("battle-won", {"seat": 2, "place": "utgard"}),
        Line("pillages", {"seat": 2, "place": "muspel"}),
        Line("battle-tied", {"seats": [0, 2], "place": "muspel"}),
    ]
    ends = ("unopposed", "won", "lost", "tied")
    assert {f"study-pillage-{end}": (1, 4) for end in ends} == shares(pillages(log))


def test_wins_by_order_of_play_begin_with_the_first_player() -> None:
    log = [Line("first-player", {"seat": 2}), Line("pillages", {"seat": 0, "place": "gimle"})]
    assert {
        "study-player-1": (0.5, 1),
        "study-player-2": (0.5, 1),
        "study-player-3": (0, 1),
    } == shares(order(log, 3, [2, 0]))


def test_quests_are_fulfilled_or_failed_by_name() -> None:
    log = [
        Line("quest-fulfilled", {"seat": 0, "card": "manheim_7", "glory": 7}),
        Line("quest-failed", {"seat": 1, "card": "manheim_7"}),
        Line("quest-failed", {"seat": 1, "card": "alfheim_5"}),
    ]
    assert {"manheim_7": (1, 2), "alfheim_5": (0, 1)} == shares(quests(log))


def test_figures_are_counted_and_not_their_kinds() -> None:
    figures = [text("count_warrior", n=3), text("troll")]
    log = [
        Line("battle", {"seats": [0, 1], "place": "gimle"}),
        Line("destroyed", {"seat": 0, "figures": figures, "place": "gimle"}),
    ]
    assert [
        Mean("study-game", "study-battles", 1),
        Mean("study-game", "study-fallen", 4),
    ] == battles(log)


def test_an_upgrade_wins_with_the_clan_that_laid_it() -> None:
    log = [
        Line("upgrades", {"seat": 0, "card": "troll"}),
        Line("upgrades", {"seat": 1, "card": "valkyrie"}),
    ]
    assert {"troll": (0.5, 1), "valkyrie": (0, 1)} == shares(laid_upgrades(log, [0, 2]))
