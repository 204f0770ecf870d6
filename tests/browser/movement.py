"""How figures move, read from Chromium's own account of its work (a trace).

A movement by transform or opacity is given to the compositor, a thread of its own, which draws
it whatever the page is doing. So two things tell whether moves are smooth: that every movement
was taken by the compositor, and how long lay between the frames it drew meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = [
    "blink.animations",
    "cc",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]

FRAME = 1000 / 60
"""The milliseconds of a frame."""

# Chromium's mark for a movement that changes nothing on the screen, such as one out of sight.
UNSEEN = 1 << 17

Event = dict[str, Any]


def traced(browser: Browser, page: Page, act: Callable[[], object]) -> list[Event]:
    """What Chromium did while somebody acted, in order."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        act()
    finally:
        trace = browser.stop_tracing()
    events: list[Event] = json.loads(trace)["traceEvents"]
    return sorted(events, key=lambda event: event.get("ts", 0))


def moved(events: list[Event]) -> list[tuple[str, int]]:
    """What was seen to move, and why the compositor did not take it (0 if it did).

    Chromium names the reason where the compositor refused; newer ones say nothing where it did
    not, older ones say 0. A busy page may ask for a movement before the thing is painted, and
    then again: what Chromium says last of a movement is what came of it.
    """
    things: dict[tuple[int, str], str] = {}
    found: dict[tuple[int, str], int] = {}
    for event in events:
        if event["name"] != "Animation":
            continue
        mark, data = (event["pid"], event["id2"]["local"]), event["args"].get("data", {})
        if event["ph"] == "b":
            things[mark] = data["nodeName"]
            found.setdefault(mark, 0)
        elif mark in things and "compositeFailed" in data:
            found[mark] = data["compositeFailed"]
    return [(things[mark], reason) for mark, reason in found.items() if not reason & UNSEEN]


def classes(what: str) -> list[str]:
    """The classes of a thing that moved, which Chromium calls like ``g class='figure wolf'``."""
    return [name for quoted in what.split("'")[1:2] for name in quoted.split()]


def rows(events: list[Event]) -> list[list[float]]:
    """The milliseconds between the frames drawn, for each time that something moves."""
    drawn = [(event["pid"], event["ts"]) for event in events if event["name"] == "DrawFrame"]
    found = []
    for page, start, end in _moving(events):
        frames = [now for where, now in drawn if where == page and start <= now <= end]
        found.append([(later - earlier) / 1000 for earlier, later in pairwise(frames)])
    return found


def lost(row: list[float]) -> int:
    """How many frames of a movement were never drawn; one drawn late in its time is not lost."""
    return max(0, round(sum(row) / FRAME) - len(row))


def _moving(events: list[Event]) -> list[tuple[int, int, int]]:
    """In which process and from when to when the compositor moved something to its end."""
    begun: dict[tuple[int, str], int] = {}
    spans: list[tuple[int, int, int]] = []
    for event in events:
        if event["name"] != "KeyframeModel":
            continue
        page, end = event["pid"], event["ts"]
        mark = (page, event["id2"]["local"])
        if event["ph"] == "b":
            begun[mark] = end
        elif mark in begun:
            start = begun.pop(mark)
            while spans and spans[-1][0] == page and spans[-1][2] >= start:
                start = min(start, spans.pop()[1])
            spans.append((page, start, end))
    return spans
