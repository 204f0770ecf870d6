"""Whether a view shows cards that it did not show before: what undo is judged by.

An answer changes little of a view. Cards are counted only in what became of it (patches.py):
those that came against those that went.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.core.game import View
from meadhall.core.patches import Change

Part = str | None
Counts = dict[tuple[Part, str], int]
"""How many more there are of a card, by the part of the view that it stands in."""


def keeping(old: View, new: View) -> View:
    """A fresh view with the very things of an older one in the place of equal ones.

    Most of a view stays as it was; what is the same thing need not be looked into again.
    """
    same = old.keys() == new.keys()
    for name, part in new.items():
        was = old.get(name)
        if part is was:
            continue
        if part == was:
            new[name] = was
            continue
        same = False
        if type(part) is list and type(was) is list:
            for at, (before, after) in enumerate(zip(was, part, strict=False)):
                if before is not after and before == after:
                    part[at] = before
    return old if same else new


def shows_more(told: Change, old: View, cards: Mapping[str, Any], *, apart: bool) -> bool:
    """Whether by what became of a view a card stands in it more often; ``apart``, in some part."""
    more: Counts = {}
    _gained(told, old, cards, "" if apart else None, more)
    return any(count > 0 for count in more.values())


def _gained(told: Change, old: Any, cards: Mapping[str, Any], part: Part, more: Counts) -> None:
    """Count the cards that came and those that went, each in its part (None: all the same)."""
    if isinstance(told, list):
        _compare(old, told[0] if told else None, cards, part, more)
    elif type(old) is dict:
        for name, each in told.items():
            _gained(each, old.get(name), cards, None if part is None else f"{part}.{name}", more)
    else:
        for place, each in told.items():
            at = int(place)
            if each == []:
                _count(old[at:], cards, part, -1, more)
            else:
                _gained(each, old[at] if at < len(old) else None, cards, part, more)


def _compare(old: Any, new: Any, cards: Mapping[str, Any], part: Part, more: Counts) -> None:
    """The same for a value that was replaced, leaving out what is as it was in its place."""
    kind = type(new)
    if type(old) is kind is dict:
        for name in new if old.keys() == new.keys() else {**old, **new}:
            was, now = old.get(name), new.get(name)
            if was is not now and was != now:
                _compare(was, now, cards, None if part is None else f"{part}.{name}", more)
    elif type(old) is kind is list and len(old) == len(new):
        for was, now in zip(old, new, strict=True):
            if was is not now and was != now:
                _compare(was, now, cards, part, more)
    else:
        _count(old, cards, part, -1, more)
        _count(new, cards, part, 1, more)


def _count(value: Any, cards: Mapping[str, Any], part: Part, by: int, more: Counts) -> None:
    """Count all names of cards in a value, each in the part it stands in (None: all the same)."""
    kind = type(value)
    if kind is str:
        if value in cards:
            more[part, value] = more.get((part, value), 0) + by
    elif kind is dict:
        for name, each in value.items():
            _count(each, cards, None if part is None else f"{part}.{name}", by, more)
    elif kind is list:
        for each in value:
            _count(each, cards, part, by, more)
