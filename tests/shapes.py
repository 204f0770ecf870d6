"""Whether a value is exactly what a type says: a TypedDict, deeply, with every key and no other.

misfits({"deck": "7"}, Pile)   -> ["deck: '7' is no int", "top is missing"]
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def misfits(value: Any, kind: Any, at: str = "") -> Iterator[str]:
    """Where a value is not as its type says, and how."""
    if type(value) is kind or kind is Any:
        return
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Annotated, NotRequired, Required):
        yield from misfits(value, inner[0], at)
    elif is_typeddict(kind):
        yield from _typed_dict(value, kind, at)
    elif origin in (Union, types.UnionType):
        if all(any(misfits(value, each, at)) for each in inner):
            yield from _alternatives(value, inner, at)
    elif origin is Literal:
        if value not in inner or type(value) not in map(type, inner):
            yield f"{at}: {value!r} is none of {inner}"
    elif origin in (dict, Mapping):
        yield from _mapping(value, inner, at)
    elif origin in (list, tuple, Sequence):
        yield from _sequence(value, kind, at)
    elif not _is(value, kind):
        yield f"{at}: {value!r} is no {getattr(kind, '__name__', kind)}"


def _is(value: Any, kind: type) -> bool:
    if kind is float:
        return type(value) in (int, float)
    if kind in (int, str, bool, type(None)):
        return type(value) is kind
    return isinstance(value, kind)


def _typed_dict(value: Any, kind: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no {kind.__name__}"
        return
    hints = _hints(kind)
    for name in value:
        if name not in hints:
            yield f"{_in(at, name)} is not in {kind.__name__}"
    for name, each in hints.items():
        if name in value:
            yield from misfits(value[name], each, _in(at, name))
        elif get_origin(each) is not NotRequired:
            yield f"{_in(at, name)} is missing"


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _alternatives(value: Any, kinds: tuple[Any, ...], at: str) -> Iterator[str]:
    """What is wrong with the one alternative besides None, or that none of several fits."""
    real = [each for each in kinds if each is not type(None)]
    if len(real) == 1:
        yield from misfits(value, real[0], at)
    else:
        yield f"{at}: {value!r} is none of {kinds}"


def _mapping(value: Any, inner: tuple[Any, ...], at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no dict"
        return
    for key, each in value.items():
        yield from misfits(key, inner[0], f"{_in(at, key)} (key)")
        yield from misfits(each, inner[1], _in(at, key))


def _sequence(value: Any, kind: Any, at: str) -> Iterator[str]:
    """A list or tuple; on the wire both are arrays."""
    inner = get_args(kind)
    if not isinstance(value, (list, tuple)):
        yield f"{at}: {value!r} is no list"
        return
    if get_origin(kind) is tuple and inner[-1] is not Ellipsis:
        if len(inner) != len(value):
            yield f"{at}: {value!r} has not {len(inner)} parts"
        for number, (each, part) in enumerate(zip(value, inner, strict=False)):
            yield from misfits(each, part, _in(at, number))
        return
    for number, each in enumerate(value):
        yield from misfits(each, inner[0], _in(at, number))


def _in(at: str, name: object) -> str:
    return f"{at}.{name}" if at else str(name)
