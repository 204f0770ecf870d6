"""Friends at one screen: nobody sees another's cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.core import Dice, View, key_from
from meadhall.text import Texts
from persons import offered, play, whim
from toy import TOY

pytestmark = pytest.mark.usefixtures("toy_game", "folder")

PASS_ON = re.compile(r"Pass the device: (\w+) decides\.")
SIDES = ("Oak", "Ash", "Elm", "Fir")


def name(card: object) -> str:
    return Texts("toy", "en").name(str(card))


def cards_in(value: object) -> set[str]:
    """All cards that stand anywhere in a view."""
    if isinstance(value, str):
        return {value} & {*TOY.cards}
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {card for each in inner for card in cards_in(each)}


class Onlooker:
    """Plays at random and looks at every screen for what the one before it may not know."""

    def __init__(self, seed: str) -> None:
        self.path = Path(f"toy-{seed}.saga")
        self.chance = Dice(key_from(seed))
        self.at_screen = -1
        self.handed_over = 0
        self.looked = 0
        self.leaks: list[str] = []

    def think(self, screen: str) -> str:
        if handed := PASS_ON.search(screen):
            self.at_screen = SIDES.index(handed[1])
            self.handed_over += 1
            after = screen[handed.start() :]
            if any(name(card) in after for card in TOY.cards):
                self.leaks.append(f"cards beside the request to pass on: {after}")
            return ""
        self.look(screen)
        return self.chance.pick(offered(screen))

    def look(self, screen: str) -> None:
        if not self.path.exists():
            return
        saga = meadhall.read(self.path.read_text(encoding="utf-8"))
        views: list[View] = [saga.game.view(saga.table, seat) for seat in range(2)]
        mine, other = views[self.at_screen], views[1 - self.at_screen]
        secret = cards_in(other["hand"]) - cards_in(mine) - {"fool"}  # the fool lies open
        secret -= {card for _, line in saga.lines for card in cards_in([*line.args.values()])}
        shown = screen[screen.rfind("\n───") :]
        self.looked += len(secret)
        # "Two" may be a number of something too, so names are looked for as rows and as laid.
        self.leaks += [
            card
            for card in sorted(secret)
            if re.search(rf"^(\d+  )?{name(card)}  |You \w+ {name(card)}\b", shown, re.MULTILINE)
        ]


def test_nobody_sees_the_cards_of_another() -> None:
    onlookers = {
        seed: Onlooker(seed)
        for seed in ("friends", "foes", "kin", "neighbours", "strangers", "guests")
    }

    for seed, onlooker in onlookers.items():
        done = play("--seats", "me,me", "--seed", seed, by=onlooker.think)

        assert "The game is over" in done.stdout
        assert onlooker.leaks == []
    assert sum(each.handed_over for each in onlookers.values()) > 10
    assert sum(each.looked for each in onlookers.values()) > 100


def test_private_lines_of_the_log_are_for_their_own_seat_alone() -> None:
    laid: dict[int, set[str]] = {0: set(), 1: set()}
    seat = [0]

    def think(screen: str) -> str | None:
        if handed := PASS_ON.search(screen):
            seat[0] = SIDES.index(handed[1])
            return ""
        laid[seat[0]] |= set(re.findall(r"You lay (.+)\.", screen))
        return "1" if len(laid[1]) < 2 else None

    play("--seats", "me,me", "--seed", "log", by=think)
    saga = meadhall.read(Path("toy-log.saga").read_text(encoding="utf-8"))

    for who, names in laid.items():
        own = [each for each in saga.record.answers if each.seat == who]
        assert names <= {name(each.option) for each in own if each.question == "LayCard"}
    assert laid[0]
    assert laid[1]


def test_one_person_is_never_asked_to_pass_the_device_on() -> None:
    done = play("--seats", "random,me,random", "--seed", "alone", by=whim("alone"))

    assert "The game is over" in done.stdout
    assert "Pass the device" not in done.stdout


def test_who_decides_again_keeps_the_device() -> None:
    """With two cards at once the same person chooses both, and wins the round with them."""
    asked: list[str] = []

    def think(screen: str) -> str | None:
        asked.append("pass on" if PASS_ON.search(screen) else "choose")
        if asked[-1] == "pass on":
            return ""
        return "1" if len(asked) < 8 else None

    play("--seats", "me,me", "--option", "double=yes", "--seed", "again", by=think)

    assert asked[:7] == ["pass on", "choose", "choose", "pass on", "choose", "choose", "choose"]


def test_the_end_of_input_while_the_device_changes_hands_saves_too(folder: Path) -> None:
    done = play("--seats", "me,me", "--seed", "gone")

    assert done.exit_code == 0
    assert (folder / "toy-gone.saga").exists()
