"""Friends at one screen: nobody sees another's cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.core import Dice, View, key_from
from meadhall.text import Texts
from persons import offered, play, whim

pytestmark = pytest.mark.usefixtures("folder")

TEXTS = Texts("bloodrage", "en")
PASS_ON = re.compile(r"Pass the device: (\w+) decides\.")
CLANS = ("Wolf", "Raven", "Serpent", "Bear")


def cards_in(value: object) -> set[str]:
    """The names of all cards that stand anywhere in a view."""
    if isinstance(value, str):
        return {value} if value in meadhall.game("bloodrage").cards else set()
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {card for each in inner for card in cards_in(each)}


class Onlooker:
    """Plays at random and looks at every screen for what the one before it may not know."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.chance = Dice(key_from("friends"))
        self.at_screen = -1
        self.handed_over = 0
        self.looked = 0
        self.leaks: list[str] = []

    def think(self, screen: str) -> str:
        if handed := PASS_ON.search(screen):
            self.at_screen = CLANS.index(handed[1])
            self.handed_over += 1
            after = screen[handed.start() :]
            if any(TEXTS.name(card) in after for card in meadhall.game("bloodrage").cards):
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
        secret = cards_in(other["mine"]) - cards_in(mine)
        secret -= {card for _, line in saga.lines for card in cards_in([*line.args.values()])}
        shown = screen[screen.rfind("\n───") :]
        self.looked += len(secret)
        # The battle card "Troll" and the figure are one word, so names are looked for as rows.
        self.leaks += [
            card
            for card in sorted(secret)
            if re.search(rf"^(\d+  )?{re.escape(TEXTS.name(card))}  ", shown, re.MULTILINE)
        ]


def test_nobody_sees_the_cards_of_another(folder: Path) -> None:
    onlooker = Onlooker(folder / "bloodrage-friends.saga")

    done = play("--seats", "me,me", "--seed", "friends", by=onlooker.think)

    assert "The game is over" in done.stdout
    assert onlooker.leaks == []
    assert onlooker.handed_over > 10
    assert onlooker.looked > 100


def test_private_lines_of_the_log_are_for_their_own_seat_alone() -> None:
    kept: dict[int, set[str]] = {0: set(), 1: set()}
    seat = [0]

    def think(screen: str) -> str | None:
        if handed := PASS_ON.search(screen):
            seat[0] = CLANS.index(handed[1])
            return ""
        kept[seat[0]] |= set(re.findall(r"You keep (.+)\.", screen))
        return "1" if len(kept[1]) < 4 else None

    play("--seats", "me,me", "--seed", "log", by=think)
    record = Path("bloodrage-log.saga").read_text(encoding="utf-8")
    saga = meadhall.read(record)

    for who, names in kept.items():
        own = {answer.option for answer in saga.record.answers if answer.seat == who}
        assert names <= {TEXTS.name(str(card)) for card in own}
    assert kept[0]
    assert kept[1]


def test_one_person_is_never_asked_to_pass_the_device_on() -> None:
    done = play("--seats", "random,me,random", "--seed", "alone", by=whim("alone"))

    assert "The game is over" in done.stdout
    assert "Pass the device" not in done.stdout


def test_who_decides_again_keeps_the_device() -> None:
    """With two players the second card of a pack is chosen by the same person."""
    asked: list[str] = []

    def think(screen: str) -> str | None:
        asked.append("pass on" if PASS_ON.search(screen) else "choose")
        if asked[-1] == "pass on":
            return ""
        return "1" if len(asked) < 8 else None

    play("--seats", "me,me", "--seed", "again", by=think)

    assert asked[:7] == ["pass on", "choose", "choose", "pass on", "choose", "choose", "choose"]


def test_the_end_of_input_while_the_device_changes_hands_saves_too(folder: Path) -> None:
    done = play("--seats", "me,me", "--seed", "gone")

    assert done.exit_code == 0
    assert (folder / "bloodrage-gone.saga").exists()
