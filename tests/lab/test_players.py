"""Bots by name, with settings, and in a file of one's own."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from meadhall.bots import GreedyBot, RandomBot, SearchBot
from meadhall.lab.errors import LabError
from meadhall.lab.play import play_game
from meadhall.lab.players import Player, player, split
from meadhall.lab.positions import BadDecision, Position, Seated
from toy import TOY

OWN = """
class Last:
    def __init__(self, seed, skip=0):
        self.skip = skip

    def decide(self, position):
        assert "dice" not in position.view
        return position.questions[0].options[-1]

class Deep:
    def __init__(self, seed):
        pass

    def choose(self, game, table, seat, questions):
        question, options = questions[0]
        return question, options[0]

class Deaf:
    def __init__(self, seed):
        pass

class Cheat(Last):
    def decide(self, position):
        return "everything"

class Named(Last):
    def decide(self, position):
        asked = position.questions[0]
        return asked.name, asked.options[0]
"""

ONLY = "only.py", "only.py:Only"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "broken.py").write_text("1 / 0\nclass Bot: pass\n")
    return tmp_path


def test_bots_go_by_their_names() -> None:
    assert isinstance(player("random").seated("s"), RandomBot)
    made = player("greedy(budget=4, worlds=1)").seated("s")
    assert isinstance(made, GreedyBot)
    assert (4, 1) == (made.budget, made.worlds)
    level = player("jarl(iterations=3)")
    assert not level.by_clock
    assert isinstance(level.seated("s"), SearchBot)


def test_commas_in_settings_do_not_part_names() -> None:
    assert ["greedy(budget=4,worlds=1)", "random"] == split("greedy(budget=4,worlds=1), random")


@pytest.mark.parametrize("cls", ["Last", "Deep", "Named", "Last(skip=2)"])
def test_a_bot_of_ones_own_plays(own: Path, cls: str) -> None:
    made = player(f"own.py:{cls}", own)
    played = play_game(TOY, [made, "random"], {}, "own")
    assert f"own.py:{cls}" == played.record.names[0]
    sent: Player = pickle.loads(pickle.dumps(made))
    assert played.record == play_game(TOY, [sent, "random"], {}, "own").record


def test_the_only_bot_of_a_file_needs_no_name(tmp_path: Path) -> None:
    source = "from random import Random\nclass Only:\n    def __init__(self, seed): ...\n"
    source += "    def decide(self, position): return position.questions[0].options[-1]\n"
    (tmp_path / "only.py").write_text(source)
    play = [play_game(TOY, [player(said, tmp_path), "random"], {}, "only") for said in ONLY]
    assert play[0].record.answers == play[1].record.answers
    (tmp_path / "none.py").write_text("class Deaf: ...\n")
    with pytest.raises(LabError) as caught:
        player("none.py", tmp_path)
    assert ("lab-bot-which", 0) == (caught.value.key, caught.value.values["count"])


def test_its_source_goes_along_where_the_file_is_not(own: Path) -> None:
    made = player("own.py:Last", own)
    (own / "own.py").unlink()
    assert play_game(TOY, [made, "random"], {}, "own").decisions


def test_a_decision_that_is_not_open_is_named(own: Path) -> None:
    with pytest.raises(BadDecision, match="'everything' is not open at"):
        play_game(TOY, [player("own.py:Cheat", own), "random"], {}, "own")


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("clever", "lab-no-bot"),
        ("greedy(", "lab-bot-form"),
        ("own.py:1", "lab-bot-form"),
        ("own.py", "lab-bot-which"),
        ("none.py", "lab-bot-file"),
        ("none.py:Bot", "lab-bot-file"),
        ("own.py:Nobody", "lab-bot-class"),
        ("own.py:Deaf", "lab-bot-deaf"),
        ("own.py:Last(colour=red)", "lab-bot-fails"),
        ("broken.py:Bot", "lab-bot-fails"),
    ],
)
def test_what_cannot_play_is_refused(own: Path, said: str, key: str) -> None:
    with pytest.raises(LabError) as caught:
        player(said, own)
    assert key == caught.value.key


def test_a_position_says_what_is_asked_and_what_may_be_done_beside() -> None:
    seen: list[Position] = []

    class Watcher:
        def decide(self, position: Position) -> int | str:
            seen.append(position)
            return position.questions[0].options[0]

    table = TOY.new(2, {}, "position")
    seat = table.questions()[0].seat
    Seated(Watcher()).choose(TOY, table, seat, TOY.questions(table, seat))
    assert TOY.view(table, seat) == seen[0].view
    first = table.questions()[0]
    assert (first.name, first.kind, tuple(table.options(first))) == (
        seen[0].questions[0].name,
        seen[0].questions[0].kind,
        seen[0].questions[0].options,
    )
