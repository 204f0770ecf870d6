"""God of War at its drawn table: scenes by clicks on the drawing and by keyboard."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.people import Person
from browser.saga import (
    ASKED,
    CHOSEN,
    DESKTOP,
    PHONE,
    check_end,
    play,
    replay,
    replay_party,
    scene,
    sit_down,
    sit_until,
)
from ford import FORD
from meadhall.core import Setting
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.library import OURS
from meadhall.lab.play import play_game

LEAST_DRAWN = {DESKTOP: 0.8, PHONE: 0.4}
"""The share of answers given on the drawing; in the hand words such as "strike" are in the bar."""


def test_a_hero_is_chosen_and_placed_on_the_drawing(house: House, come: Comer) -> None:
    person = come(house, "ru")
    sit_down(person, 2, seed="heroes", options={"length": "scene", "scene": "travelers"})
    person.page.click(".boards li.can >> nth=0")
    person.page.wait_for_selector("[data-column].can")
    person.page.click("[data-column='2'].can")
    person.page.wait_for_selector("[data-column='2'] .fig.me")
    assert len(person.page.query_selector_all(".sc")) == 8
    person.check_room()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "seats", "name"),
    [("ru", DESKTOP, 4, "ogre"), ("en", PHONE, 1, "travelers"), ("ru", PHONE, 2, "helheim")],
)
def test_a_scene_is_played_to_its_end_on_the_drawing(
    house: House, come: Comer, language: str, size: tuple[int, int], seats: int, name: str
) -> None:
    person = come(house, language, size)
    sit_down(person, seats, **scene(name, "ragnarok"))
    clicked = play(person, 600, 0.25)
    assert person.over
    assert "card" in clicked
    assert len(clicked) > 5
    assert max(person.updates) <= 10_000
    check_end(person, [name], seats)


@pytest.mark.slow
def test_every_scene_is_drawn(house: House, come: Comer) -> None:
    person = come(house, "ru", DESKTOP)
    for name in OURS:
        sit_down(person, 1, **scene(name))
        play(person, 2, 0.2)
        assert len(person.page.query_selector_all(".sc")) == 8


@pytest.mark.slow
@pytest.mark.rule("GW-278")
def test_a_scene_of_ones_own_is_drawn(house: House, come: Comer) -> None:
    person = come(house, "ru", DESKTOP)
    sit_down(person, 1, options={"length": "scene"}, writing=FORD, seed="ford")
    play(person, 5, 0.2)
    assert "Тролль у брода" in person.page.inner_text("main")


@pytest.mark.long
@pytest.mark.rule("GW-278")
@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_a_scene_of_ones_own_is_played_to_its_end_on_the_drawing(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    person = come(house, language, size)
    sit_down(person, 1, options={"length": "scene"}, writing=FORD, seed="ford")
    clicked = play(person, 500, 0.5)
    assert person.over
    assert len(clicked) > 5
    check_end(person, ["ford"], 1)


@pytest.mark.slow
def test_a_scene_is_played_by_keyboard_alone(house: House, come: Comer) -> None:
    person = come(house, "en")
    sit_down(person, 1, **scene("sigrun", "ragnarok"))
    person.play_by_keyboard(400, lambda turn: ["End" if turn % 2 else "ArrowRight"])
    assert person.page.evaluate("document.activeElement !== document.body")


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [("ru", DESKTOP), ("en", PHONE)])
def test_a_whole_saga_is_won_alone_by_clicks(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    """All quests and the boss, by the answers of a bot that wins with this seed."""
    options: dict[str, Setting] = {"difficulty": "story"}
    games = ((seed, play_game(GAME, ["greedy"], options, seed)) for seed in map(str, range(40)))
    seed, played = next((seed, game) for seed, game in games if game.result.won)
    person = come(house, language, size)
    sit_down(person, 1, options=options, seed=seed)
    ways = replay_party(person, [(0, str(answer.option)) for answer in played.record.answers])
    assert ways.count("drawn") > LEAST_DRAWN[size] * len(ways)
    check_end(person, ["quest", "quest", "boss"], 1)
    assert len(person.page.query_selector_all(".end-gw .st.won")) == 3


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size", "seats"), [("en", DESKTOP, 2), ("ru", DESKTOP, 4), ("ru", PHONE, 4)]
)
def test_a_whole_saga_of_a_party_is_played_by_clicks(
    house: House, come: Comer, language: str, size: tuple[int, int], seats: int
) -> None:
    """Several heroes by one person, to the end of the path, by the answers of bots that win."""
    options: dict[str, Setting] = {"difficulty": "story", "heroes": "dealt"}
    bots = ["greedy"] * seats
    games = ((seed, play_game(GAME, bots, options, seed)) for seed in map(str, range(20)))
    seed, played = next((seed, game) for seed, game in games if game.result.won)
    person = come(house, language, size)
    sit_down(person, seats, {"kind": "hotseat"}, options=options, seed=seed)
    answers = [(answer.seat, str(answer.option)) for answer in played.record.answers]
    ways = replay_party(person, answers)
    assert ways.count("drawn") > LEAST_DRAWN[size] * len(ways)
    assert max(person.updates) <= 10_000
    check_end(person, ["quest", "quest", "boss"], seats)


@pytest.mark.long
@pytest.mark.parametrize("name", [*OURS])
def test_every_quest_and_boss_is_played_to_its_end(house: House, come: Comer, name: str) -> None:
    size, language = ((DESKTOP, "en"), (PHONE, "ru"))[[*OURS].index(name) % 2]
    person = come(house, language, size)
    sit_down(person, 1, **scene(name, "ragnarok"))
    play(person, 500, 0.5)
    assert person.over
    assert max(person.updates) <= 10_000
    check_end(person, [name], 1)


def ask_ally(person: Person, question: str) -> str:
    """Ask for the first card that an ally could play; gives the line that is said for it."""
    page = person.page
    sit_until(person, ASKED, question)
    lines = len(page.query_selector_all(".chat li:not(.empty)"))
    page.click(".help .ask:not([disabled]) >> nth=0")
    page.wait_for_selector(f".chat li:not(.empty) >> nth={lines}", state="attached")
    return page.text_content(".chat ol li:last-child") or ""


@pytest.mark.slow
def test_an_ally_is_asked_for_help_in_talk(house: House, come: Comer) -> None:
    """Two people at one screen; Mimir has a card against a blow, and later one for a set."""
    person = come(house, "en", DESKTOP)
    options = {"length": "scene", "scene": "travelers", "heroes": "dealt"}
    sit_down(person, 2, {"kind": "hotseat"}, seed="ask 125", options=options)
    for answer in ("1", "reveal", "pass", "leave", "pass"):
        sit_until(person, CHOSEN, answer)
        replay(person, [answer])
    assert "help me" in ask_ally(person, "Defend")
    for answer in ("none", "pass", "at_arrow_1"):
        sit_until(person, CHOSEN, answer)
        replay(person, [answer])
    assert "raise my set" in ask_ally(person, "AddModifier")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("ru", DESKTOP), ("en", PHONE)])
def test_what_cannot_be_chosen_says_why(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    """An enemy in another column, and a card of the hand that is for defending."""
    person = come(house, language, size)
    sit_down(person, 1, **scene("travelers"))
    replay(person, ["2"])
    person.page.click("[data-card=travelers_b4_front] .gw-pick", position={"x": 12, "y": 12})
    person.page.wait_for_selector(".why")
    assert "GW-065" in person.page.inner_text(".why .rule")
    assert ("столбце" if language == "ru" else "column") in person.page.inner_text(".why dd")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(".why", state="detached")
    person.page.click(".hand button[data-option=kr_guard]")
    assert "GW-059" in person.page.inner_text("dialog[open] .why")
