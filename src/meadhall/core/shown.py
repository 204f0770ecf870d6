"""Whether a view shows cards that it did not show before: what undo is judged by.

An answer changes little of a view. What is the very same thing in both views, or equal, is not
looked into; only where they differ are cards counted, those that came against those that went.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.core.game import View

Counts = dict[tuple[str | None, str], int]
"""How many more there are of a card, by the part of the view that it stands in."""


def keeping(old: View, new: View) -> View:
    """A fresh view with the very things of an older one in the place of equal ones.

    Most of a view stays as it was; what is the same thing need not be looked into again.
    """
    for name, part in new.items():
        was = old.get(name)
        if part is was:
            continue
        if part == was:
            new[name] = was
        elif type(part) is list and type(was) is list:
            for at, (before, after) in enumerate(zip(was, part, strict=False)):
                if before is not after and before == after:
                    part[at] = before
    return new


def besides(old: View, new: View, public_old: View, public_new: View) -> tuple[View, View]:
    """What has changed for a seat and not alike for a spectator: parts that they do not share."""
    before, after = {}, {}
    for name, part in new.items():
        was = old.get(name)
        if part is was or (part is public_new.get(name) and was is public_old.get(name)):
            continue
        before[name], after[name] = was, part
    return before, after


def shows_more(old: View, new: View, cards: Mapping[str, Any], *, apart: bool) -> bool:
    """Whether a card stands more often in a view than before; ``apart``, in some part of it."""
    more: Counts = {}
    for name, part in new.items():
        was = old.get(name)
        if part is not was and part != was:
            _compare(was, part, cards, name if apart else None, more)
    return any(count > 0 for count in more.values())


def _compare(old: Any, new: Any, cards: Mapping[str, Any], part: str | None, more: Counts) -> None:
    """Count the cards that a part of a view has gained or lost, looking only where it differs."""
    if type(old) is dict and type(new) is dict:
        names = new if old.keys() == new.keys() else {**old, **new}
        for name in names:
            was, now = old.get(name), new.get(name)
            if was is not now and was != now:
                _compare(was, now, cards, None if part is None else f"{part}.{name}", more)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for was, now in zip(old, new, strict=True):
            if was is not now and was != now:
                _compare(was, now, cards, part, more)
    else:
        _count(new, cards, part, 1, more)
        _count(old, cards, part, -1, more)


def _count(value: Any, cards: Mapping[str, Any], part: str | None, by: int, more: Counts) -> None:
    """Count all names of cards in a value, each in the part it stands in (None: all the same)."""
    if isinstance(value, str):
        if value in cards:
            more[part, value] = more.get((part, value), 0) + by
    elif isinstance(value, dict):
        for name, each in value.items():
            _count(each, cards, None if part is None else f"{part}.{name}", by, more)
    elif isinstance(value, list):
        for each in value:
            _count(each, cards, part, by, more)
