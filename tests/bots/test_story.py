"""The story of a game: known positions valued right, sums that hold, the same numbers again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meadhall
from core.toy import TOY, find
from meadhall.bots.story import CannotTell, Effort, Story, Telling, tell
from meadhall.bots.story.playouts import Playouts, half_width, mean
from meadhall.core import Saga, Table
from meadhall.core.branch import branch_off
from tables import dice
from toy import PlayRound

HERE = Path(__file__).parents[1]
TINY = Effort(moments=6, finer=2, playouts=3, choices=10, choice=2, looked=2, offer=4)
SMALL = Effort(moments=12, finer=4, playouts=12, choice=6, looked=6, offer=12)

RECORDS = {
    "bloodrage": "archive/data/records/bloodrage-1-4.saga",
    "valhalla": "archive/data/records/valhalla-5-6.saga",
    "midgard": "archive/data/records/midgard-4-4.saga",
    "godofwar": "games/godofwar/records/party.saga",
}


def played(seats: int = 3, seed: str = "story") -> str:
    saga: Saga[Any] = Saga.begin(TOY, seats, {}, seed)
    chance = dice(seed)
    while saga.table.questions():
        question = chance.pick(saga.table.questions())
        saga.answer(question, chance.pick(saga.table.options(question)))
    return saga.text()


def last_round(hands: list[list[str]], points: list[int]) -> Any:
    """A table of the toy before its last round."""
    table: Any = TOY.new(2, {}, "last")
    held = {card for hand in hands for card in hand}
    table.deck = [card for card in sorted(f"card_{n}" for n in range(12)) if card not in held]
    table.pile = ["fool"]
    table.hands, table.points = hands, points
    table.agenda.clear()
    table.do(PlayRound())
    return table


def chance_of(table: Table, viewer: int | None, count: int = 60) -> tuple[float, float]:
    """The chance of seat 0 and half of its interval."""
    found = [each[0] for each in Playouts(TOY, dice("worth"), False).sample(table, viewer, count)]
    return mean(found), half_width(found)


def test_a_won_endgame_is_worth_all() -> None:
    chance, half = chance_of(last_round([["card_1"], ["card_9"]], [30, 0]), None)
    assert chance == 1
    assert 0 < half < 0.1


def test_a_coin_flip_is_worth_half_to_who_sees_no_cards() -> None:
    chance, half = chance_of(last_round([["card_1"], ["card_9"]], [0, 0]), None)
    assert abs(chance - 0.5) < half < 0.2


def test_what_the_seat_itself_knows_counts_where_it_chooses() -> None:
    best = last_round([["card_11"], ["card_9"]], [0, 0])
    worst = last_round([["card_0"], ["card_9"]], [0, 0])
    assert chance_of(best, 0)[0] == 1
    assert chance_of(worst, 0)[0] == 0


def check(story: Story) -> None:
    """What holds for every story."""
    sides = 1 if story.shared else story.seats
    ats = [moment.at for moment in story.moments]
    assert ats == sorted(set(ats))
    assert (0, story.answers) == (ats[0], ats[-1])
    for moment in story.moments:
        assert len(moment.chances) == len(moment.halves) == sides
        assert len(moment.scores) == story.seats
        if not story.shared:
            assert sum(moment.chances) == pytest.approx(1, abs=0.001)
    assert [*story.moments[-1].halves] == [0] * sides, "how it ended is no estimate"
    for side, part in enumerate(story.parts):
        change = story.moments[-1].chances[side] - story.moments[0].chances[side]
        assert part.total == pytest.approx(change, abs=0.0002)
        assert part.own + part.others + part.luck == pytest.approx(part.total, abs=0.0002)
        assert part.luck_half >= part.own_half
    assert len(story.marks) <= 9
    for choice in story.choices:
        assert not choice.offers or [each.taken for each in choice.offers].count(True) == 1


def test_a_story_is_the_same_again_and_adds_up() -> None:
    text = played()
    story = tell(text, find, SMALL)
    check(story)
    assert story == tell(text, find, SMALL)
    assert story != tell(played(seed="another"), find, SMALL)
    assert [*Saga.read(text, find).table.points] == story.scores
    assert any(choice.offers for choice in story.choices)


def test_a_bad_answer_is_a_missed_chance() -> None:
    """Not to boast, where points are there for the asking, is never the best on offer."""
    text = played(2, "missed 4")
    story = tell(text, find, Effort(moments=8, playouts=16, choice=16, looked=40, offer=40))
    silent = [choice for choice in story.choices if choice.option == "pass" and choice.offers]
    assert silent
    for choice in silent:
        assert next(each for each in choice.offers if each.taken) != choice.offers[0]
        assert choice.gain <= 0


def test_it_is_told_in_small_steps_with_progress() -> None:
    text = played()
    telling = Telling(text, find, SMALL)
    seen = [telling.done]
    while not telling.go_on(5):
        seen.append(telling.done)
    assert len(seen) > 10
    assert seen == sorted(seen)
    assert seen[-1] <= telling.of == telling.done
    assert telling.story() == tell(text, find, SMALL)


def test_only_a_game_that_is_over_has_a_story() -> None:
    saga: Saga[Any] = Saga.begin(TOY, 2, {}, "under way")
    with pytest.raises(CannotTell, match="not-over"):
        tell(saga.text(), find)


def test_rules_of_before_that_cannot_judge_a_party_have_no_story() -> None:
    text = (HERE / "archive/data/records/godofwar-7-4.saga").read_text(encoding="utf-8")
    with pytest.raises(CannotTell, match="old-rules"):
        tell(text, meadhall.game)


def test_a_branched_game_has_a_story_too() -> None:
    saga = branch_off(played(), find, 4, bytes(32))
    while saga.table.questions():
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[0])
    check(tell(saga.text(), find, TINY))


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_the_story_of_a_real_game(name: str) -> None:
    text = (HERE / RECORDS[name]).read_text(encoding="utf-8")
    story = tell(text, meadhall.game, TINY)
    check(story)
    assert name == story.game
    assert (name == "godofwar") == story.shared
    assert story.chapters, "its log says where a part of the game begins"
    assert story.used < 600
    assert story == tell(text, meadhall.game, TINY)
