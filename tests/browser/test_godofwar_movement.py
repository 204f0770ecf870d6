"""God of War moves: figures come from where they stood, cards turn over, runes are drawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.house import House
from browser.people import Person
from browser.saga import DESKTOP, PHONE, decide, replay, scene, sit_down

MOVING = {"move", "sc", "drawn"}
"""A hero's figure, a card of the scene, the rune at work."""
SLOWLY = 0.02
"""So slow that whatever begins to move still moves when it is looked for."""

RUNNING = """
() => document.getAnimations()
  .filter((each) => each.playState === "running" && each.effect.getKeyframes()[0]?.transform)
  .flatMap((each) => [...each.effect.target.classList])
"""


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("ru", DESKTOP), ("en", PHONE)])
def test_what_happens_is_seen_to_move(
    house: House, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    with Person(browser, house.url, language, size, motion=True) as person:
        sit_down(person, 1, **scene("travelers", "story"))
        pace = person.page.context.new_cdp_session(person.page)
        pace.send("Animation.enable")
        pace.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})
        seen: set[str] = set()
        for answer in ("2", "move", "3"):
            replay(person, [answer])
        seen |= set(person.page.evaluate(RUNNING))
        assert "move" in seen
        for _ in person.turns(120):
            if seen >= MOVING:
                break
            decide(person, hasty=False)
            seen |= set(person.page.evaluate(RUNNING))
        assert seen >= MOVING
        assert person.errors == []
