"""Finds the moments of a game that are worth a picture, and opens them in the browser.

Bots play the game to its end with a fixed seed. Where one of the questions of a moment is asked,
the moment is as good as its worth: how much there is to be seen. The best one is opened as a table
of its own that goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page
from screenshots import DESKTOP, PHONE, save

import meadhall
from browser.house import House
from browser.people import Person
from meadhall.core import Setting
from meadhall.lab.play import play_game

LEVEL = "jarl"
"""The bots that sit at the table; none of them decides anything before the picture is taken."""
SKIP = "document.querySelectorAll('.story .btn:not(.look)').forEach((each) => each.click())"
END = "end"

Worth = Callable[[Any], int]


@dataclass(frozen=True)
class Moment:
    """A picture's name, the questions at which it is taken, and what makes a view worth more."""

    name: str
    questions: tuple[str, ...]
    worth: Worth
    point: str = ""
    """What is looked at while the picture is taken, by its place in the page."""


@dataclass
class Tour:
    """A game whose moments are wanted."""

    name: str
    game: str
    seats: int
    moments: tuple[Moment, ...]
    options: Mapping[str, Setting] = field(default_factory=dict)
    seed: str = "5"
    screens: tuple[tuple[str, tuple[int, int]], ...] = (("ru", DESKTOP), ("en", DESKTOP))
    ends: bool = True


def find(tour: Tour) -> tuple[str, dict[str, tuple[int, int]]]:
    """The record of the game, and by moment the number of answers before it and who is asked."""
    game = meadhall.game(tour.game)
    found: dict[str, tuple[int, int]] = {}
    best: dict[str, int] = {}
    made = 0

    def watch(table: Any, question: Any, option: Any) -> None:
        nonlocal made
        for moment in tour.moments:
            if question.name.startswith(moment.questions):
                worth = moment.worth(game.view(table, question.seat))
                if worth > best.get(moment.name, 0):
                    best[moment.name], found[moment.name] = worth, (made, question.seat)
        found[END] = (made, question.seat)
        made += 1

    played = play_game(game, ["greedy"] * tour.seats, tour.options, tour.seed, watch=watch)
    played.record.names = []
    return played.record.text(), found


def open_at(person: Person, text: str, at: int, seat: int) -> str:
    """A table that goes on from this moment of a game; gives its address."""
    replay = person.api("POST", "/api/records", {"text": text})["id"]
    wanted = {"at": at, "seat": seat, "bot": LEVEL}
    return f"/t/{person.api('POST', f'/api/replays/{replay}/branch', wanted)['id']}"


def take(browser: Browser, studio: Page, house: House, tour: Tour) -> None:
    """All pictures of a tour, in its languages and sizes."""
    text, found = find(tour)
    wanted = {moment.name: moment.point for moment in tour.moments}
    if tour.ends:
        wanted[END] = ""
    for language, size in tour.screens:
        with Person(browser, house.url, language, size) as person:
            person.page.set_default_timeout(60_000)
            person.go()
            person.page.wait_for_selector(".play")
            for name, point in wanted.items():
                if name not in found:
                    print(f"{tour.game}: no moment for {name}")
                    continue
                person.go(open_at(person, text, *found[name]))
                person.ready()
                if name == END:
                    finish(person)
                person.page.wait_for_timeout(400)
                person.page.evaluate(SKIP)
                kind = "phone-" if size == PHONE else ""
                save(person.page, studio, f"{tour.game}-{kind}{tour.name}{name}.{language}", point)


def finish(person: Person) -> None:
    """Decide until the game is over."""
    for _ in range(60):
        person.page.evaluate(SKIP)
        if person.over:
            return
        person.decide()
        person.ready()
