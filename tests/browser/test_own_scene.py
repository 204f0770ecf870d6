"""A scene of one's own in the browser: its file is taken or its faults are told; it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Comer
from browser.house import House
from ford import FORD

pytestmark = pytest.mark.slow

FAULT = {
    "en": "line 2: the word “feast” is not known; one of: quest, boss",
    "ru": "строка 2: слово «feast» неизвестно; нужно одно из: quest, boss",
}
TROLL = {"en": "Ford Troll", "ru": "Тролль у брода"}


@pytest.mark.rule("GW-278")
@pytest.mark.parametrize(("language", "size"), [("ru", (360, 740)), ("en", (1280, 800))])
def test_a_scene_from_a_file_is_mended_played_and_watched_again(
    house: House, come: Comer, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    faulty, sound = tmp_path / "faulty.toml", tmp_path / "ford.toml"
    faulty.write_text(FORD.replace('kind = "quest"', 'kind = "feast"'), encoding="utf-8")
    sound.write_text(FORD, encoding="utf-8")
    person = come(house, language, size)
    page = person.page
    person.go()
    page.click(".game.godofwar .new")
    page.click(".counts .btn >> nth=0")
    page.click("[aria-labelledby=option-length] button >> nth=1")
    page.fill(".seed input", "ford")
    page.set_input_files("#writing", faulty)
    page.click("form .open")
    page.wait_for_selector("[role=alert] li")
    assert FAULT[language] == page.inner_text("[role=alert] li")
    person.check_room()
    person.check_access()
    person.errors.clear()  # a browser reports every refusal by itself
    page.set_input_files("#writing", sound)
    assert page.query_selector("[role=alert] li") is None
    page.click("form .open")
    page.wait_for_selector(".sc")
    name = str(person.api("GET", "/api/me")["name"])
    while not person.over:
        person.play_on(40)
        person.ready()
        person.check_words(name)
    page.evaluate("document.querySelector('.tabs button:last-child')?.click()")
    assert TROLL[language] in person.text()
    page.goto(page.url.replace("/t/", "/replay/") + "?at=20")
    page.wait_for_selector(f"[aria-label^='{TROLL[language]}']")
    person.check_words(name)
    person.check_room()
    person.check_access()
