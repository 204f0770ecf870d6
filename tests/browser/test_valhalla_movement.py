"""Valhalla moves: after a won attack a shield changes hands and warriors come down to Valhalla."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from browser.house import House
from browser.people import Person
from meadhall.lab.play import play_game

SLOWLY = 0.02
"""So slow that whatever begins to move still moves when it is looked for."""

MOVED = """
() => {
  const moving = document.getAnimations()
    .filter((each) => each.playState === "running" && each.effect.getKeyframes()[0]?.transform)
    .map((each) => each.effect.target);
  return ["prize", "fallen"].every((name) => moving.some((each) => each.closest(`.${name}`)));
}
"""


def lost_battle() -> tuple[str, int, int]:
    """A game, the answer that lets an attacker win a shield in it, and who gives that answer."""
    game = meadhall.game("valhalla")
    ends: list[tuple[int, int, int]] = []
    log: list[Any] = []
    made = 0

    def watch(table: Any, question: Any, option: Any) -> None:
        nonlocal made
        log[:] = table.log
        if question.name == "Fight" and option == "end":
            ends.append((made, question.seat, len(log)))
        made += 1

    played = play_game(game, ["greedy"] * 2, {}, "5", watch=watch)
    played.record.names = []
    for at, seat, said in ends:
        keys = [line.key for line in log[said : said + 5]]
        if {"takes-shield", "enters-valhalla"} <= {*keys}:
            return played.record.text(), at, seat
    raise AssertionError("no attack was won")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("ru", (1440, 900)), ("en", (360, 740))])
def test_a_shield_and_the_fallen_are_seen_to_move(
    house: House, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    text, at, seat = lost_battle()
    with Person(browser, house.url, language, size, motion=True) as person:
        person.go()
        person.page.wait_for_selector(".play")
        replay = person.api("POST", "/api/records", {"text": text})["id"]
        wanted = {"at": at, "seat": seat, "bot": "random"}
        table = person.api("POST", f"/api/replays/{replay}/branch", wanted)
        person.go(f"/t/{table['id']}")
        person.ready()
        assert person.question == "Fight"
        pace = person.page.context.new_cdp_session(person.page)
        pace.send("Animation.enable")
        pace.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})
        person.page.evaluate("document.querySelector('.actions [data-option=end]').click()")
        person.page.wait_for_function(MOVED)
        assert person.errors == []
