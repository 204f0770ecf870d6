"""What the bot's estimate prefers: open fights, confirmed crews, runes at the right time."""

from __future__ import annotations

from games.midgard.positions import Clan, clan, place, position
from meadhall.bots import GreedyBot
from meadhall.core import at_rest
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.evaluate import worth
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.scoring import open_parts, open_score, open_sum
from meadhall.games.midgard.table import Table
from tables import dice, random_step, tell

HOST = "swordsman*2 spearman*2 axeman*2"


def placing(*clans: Clan, round: int = 3, **board: object) -> Table:
    """Seat 0 is about to place a worker."""
    table = position(*clans, round=round, **board)  # type: ignore[arg-type]
    table.do(NextWorker(0))
    return table


def choice(table: Table, seat: int = 0, seed: str = "bot") -> object:
    """What the greedy bot does first."""
    _, option = GreedyBot(seed).choose(GAME, table, seat, GAME.questions(table, seat))
    return option


def test_the_open_score_is_the_sum_of_its_parts() -> None:
    table, chance = GAME.new(4, {}, "parts"), dice("parts")
    while table.questions():
        for player in table.players:
            assert player.glory + open_sum(open_parts(player)) == open_score(player)
        random_step(table, chance)


def test_with_a_strong_host_and_one_worker_the_bot_takes_a_fight() -> None:
    table = placing(clan(warriors=HOST, workers=1), clan(), troll="troll_forest_1")
    assert choice(table) in ("troll", "draugr_1", "draugr_2")


def test_a_fight_still_open_is_worth_more_than_one_taken() -> None:
    free = placing(clan(warriors=HOST, workers=2), clan(), clan())
    taken = placing(clan(warriors=HOST, workers=2), clan(), clan())
    for name in ("troll", "draugr_1", "draugr_2"):
        place(taken, 2, name)
    assert worth(free, 0) > worth(taken, 0) + 1


def test_while_all_assign_a_confirmed_crew_is_judged_alone() -> None:
    def assigned(*lines: str) -> Table:
        table = position(
            clan(warriors=HOST, at="troll"), clan(warriors="axeman", at="draugr_1"), round=3
        )
        table.do(AssignPhase())
        table.questions()
        assert at_rest(table)
        tell(table, *lines)
        return table

    sent = ("0 SendSwordsmanToTroll {0}", "0 SendSpearmanToTroll {0}", "0 SendAxemanToTroll {0}")
    whole = assigned(*(line.format(2) for line in sent), "0 ConfirmCrews confirm")
    nobody = assigned(*(line.format(0) for line in sent), "0 ConfirmCrews confirm")
    begun = assigned(sent[0].format(2))
    assert (True, True, False) == (at_rest(whole), at_rest(nobody), at_rest(begun))
    assert worth(whole, 0) > worth(nobody, 0) + 3


def test_wealth_waits_for_coins() -> None:
    poor = placing(clan(workers=1, coins=1, runes="rune_wealth"), clan())
    rich = placing(clan(workers=1, coins=5, runes="rune_wealth"), clan())
    assert "rune_wealth" != choice(poor)
    assert "rune_wealth" == choice(rich)


def test_success_is_used_where_a_destiny_leads_by_much() -> None:
    leads = placing(
        clan(workers=1, warriors=HOST, runes="rune_success", destinies="leader_of_armies"), clan()
    )
    trails = placing(
        clan(workers=1, runes="rune_success", destinies="leader_of_armies"),
        clan(warriors="axeman*3"),
    )
    assert "rune_success" == choice(leads)
    assert "rune_success" != choice(trails)


def test_in_the_last_round_success_keeps_what_it_would_bring() -> None:
    """Asked once more before the scoring: waiting costs nothing."""
    table = placing(
        clan(workers=1, warriors=HOST, runes="rune_success", destinies="leader_of_armies"),
        clan(),
        round=8,
    )
    before = worth(table, 0)
    aside = table.asides()[0]
    table.answer(aside, "rune_success")
    assert abs(before - worth(table, 0)) < 1e-9


def test_bots_like_different_leaders() -> None:
    picked = {
        choice(GAME.new(2, {"first_player": 0}, str(seed)), 1, str(seed)) for seed in range(20)
    }
    assert len(picked) >= 4
