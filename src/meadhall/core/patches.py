"""Patches: the difference of two views as plain data, which a client applies to the one it has.

A patch of an object or a list is an object: by key, or by place, what became of what was there.
There a list holds a new value: ``[5]``. An empty list takes it away: ``[]``; in a list also
all that comes after. Anything else is a patch in turn. What is not named stays as it is, and
a place at the end of a list adds to it.

    {"deck": 7, "players": [{"rage": 6, "hand": 2}, {"rage": 5, "hand": 3}]}
    {"deck": 7, "players": [{"rage": 6, "hand": 2}, {"rage": 3, "hand": 2}]}

differ by ``{"players": {"1": {"rage": [3], "hand": [2]}}}``.
"""

from __future__ import annotations

from typing import Any

Patch = dict[str, Any]
"""By key or place: a patch, ``[value]``, or ``[]``."""

Change = dict[str, Any] | list[Any]
"""What became of one value."""


def change(old: Any, new: Any) -> Change:
    """How a value that is not the same any more became another.

    Values count as the same when they are equal: a view does not turn a truth into a number.
    """
    if type(old) is dict and type(new) is dict:
        return _in_object(old, new)
    if type(old) is list and type(new) is list:
        return _in_list(old, new)
    return [new]


def changed(old: Any, told: Change) -> Any:
    """The value that came of this one; it is not touched itself, and shares what stayed."""
    if isinstance(told, list):
        return told[0]
    if isinstance(old, dict):
        return _changed_object(old, told)
    return _changed_list(old, told)


def _in_object(old: dict[str, Any], new: dict[str, Any]) -> Change:
    if [*old] == [*new]:  # nearly always
        told: Patch = {}
        for (key, was), value in zip(old.items(), new.values(), strict=True):
            if was is not value and was != value:
                told[key] = change(was, value)
        return told
    kept = [key for key in old if key in new]
    if kept != [*new][: len(kept)]:
        return [new]  # a patch adds keys at the end, and lists of things keep their order
    told = {key: [] for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            told[key] = [value]
        else:
            was = old[key]
            if was is not value and was != value:
                told[key] = change(was, value)
    return told


def _in_list(old: list[Any], new: list[Any]) -> Change:
    both = min(len(old), len(new))
    told: Patch = {}
    for at, (was, value) in enumerate(zip(old, new, strict=False)):
        if was is not value and was != value:
            told[str(at)] = change(was, value)
    if len(told) == len(new) or (len(old) != len(new) and len(told) > both // 2):
        return [new]
    if len(new) < len(old):
        told[str(both)] = []
    else:
        told.update((str(at), [new[at]]) for at in range(both, len(new)))
    return told


def _changed_object(old: dict[str, Any], told: Patch) -> dict[str, Any]:
    new = dict(old)
    for key, each in told.items():
        if each == []:
            new.pop(key)
        else:
            new[key] = changed(old.get(key), each)
    return new


def _changed_list(old: list[Any], told: Patch) -> list[Any]:
    new = list(old)
    for place, each in told.items():
        at = int(place)
        if each == []:
            del new[at:]
        else:
            new[at : at + 1] = [changed(old[at] if at < len(old) else None, each)]
    return new
