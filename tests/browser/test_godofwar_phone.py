"""God of War in the hand: what a small screen shows is whole, and all of it can be reached."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.saga import PHONE, check_bar, replay, replay_party, scene, sit_down, sit_until

pytestmark = pytest.mark.slow

# What of the figures and their numbers lies outside the column in which they stand.
OUTSIDE = """
() => [...document.querySelectorAll(".stage .pl")].flatMap((column) => {
  const room = column.getBoundingClientRect();
  return [...column.querySelectorAll(".fig, .hp")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < room.left - 3 || box.right > room.right + 3 || box.right > innerWidth;
  });
}).map((each) => each.className)
"""

# Panels of a tab that slide by themselves, though the tab does.
SQUEEZED = """
() => [...document.querySelectorAll("main > .all > *, main > .all .goal")]
  .filter((each) => each.scrollHeight > each.clientHeight + 2)
  .map((each) => each.className)
"""


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_tabs_show_all_that_they_have(house: House, come: Comer, language: str) -> None:
    person = come(house, language, PHONE)
    sit_down(person, 1, **scene("ogre"))
    replay(person, ["2"])
    check_bar(person)
    for tab in (1, 2, 3):
        person.page.click(f".tabs button >> nth={tab}")
        assert person.page.evaluate(SQUEEZED) == []
        person.check_room()
    person.page.click(".tabs button >> nth=1")
    assert len(person.page.query_selector_all(".runes .fr")) == 4


def test_a_card_of_the_scene_is_told_while_it_is_pressed(house: House, come: Comer) -> None:
    """Its attacks and when it turns over have no room on the small card."""
    person = come(house, "en", PHONE)
    sit_down(person, 1, **scene("travelers"))
    replay(person, ["2"])
    card = "[data-card=travelers_t2_front] .gw-pick"
    person.page.dispatch_event(card, "pointerenter", {"pointerType": "touch"})
    person.page.wait_for_selector(".stage .tip")
    told = person.page.inner_text(".stage .tip")
    assert "Draugr" in told
    assert "ranged" in told
    assert "turns over" in told
    person.check_access()
    person.page.dispatch_event(card, "pointerleave", {"pointerType": "touch"})
    person.page.wait_for_selector(".stage .tip", state="detached")


def test_heroes_of_a_column_stand_side_by_side_within_it(house: House, come: Comer) -> None:
    """Two heroes in the last column, and Mimir with one of them."""
    person = come(house, "ru", PHONE)
    options = {"length": "scene", "scene": "travelers", "heroes": "dealt"}
    sit_down(person, 3, {"kind": "hotseat"}, seed="2", options=options)
    replay_party(person, [(2, "4"), (1, "4"), (1, "back"), (0, "kratos")])
    sit_until(person, "about => document.querySelector(about) !== null", ".stage .rider")
    assert len(person.page.query_selector_all("[data-column='4'] .fig")) == 3
    assert person.page.evaluate(OUTSIDE) == []
