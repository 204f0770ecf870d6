"""Copies and plain forms of tables, made once for each class from its field types.

State is a tree of slotted dataclasses over numbers, names, lists and dicts. For each class
this module writes two small functions: one that copies it field by field, and one that turns
it into plain lists for snapshots and hashes; and it reads such lists back. Steps and tuples
never change and are shared. Sets are refused: their order is not the same everywhere.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import Field, fields, is_dataclass
from enum import Enum, IntEnum
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from meadhall.core.agenda import STEPS, Step, home_of

_SHARED = (int, str, bool, float, bytes, type(None), tuple, frozenset, Step)


@cache
def copier(cls: type) -> Callable[[Any], Any]:
    """The function that copies a record of this class."""
    known: dict[str, Any] = {}
    parts = [_copy_of(kind, f"o.{name}", known) for name, kind in state_fields(cls)]
    made: Callable[[Any], Any] = _function(cls, f"C({', '.join(parts)})", known)
    return made


@cache
def packer(cls: type) -> Callable[[Any], list[Any]]:
    """The function that turns a record of this class into plain lists."""
    known: dict[str, Any] = {}
    parts = [_pack_of(kind, f"o.{name}", known) for name, kind in state_fields(cls)]
    made: Callable[[Any], list[Any]] = _function(cls, f"[{', '.join(parts)}]", known)
    return made


def unpack(cls: type, packed: list[Any], home: str) -> Any:
    """A record of this class from its plain lists; steps are looked up by their home."""
    kinds = state_fields(cls)
    values = [_value(kind, each, home) for (_, kind), each in zip(kinds, packed, strict=True)]
    return cls(*values)


@cache
def state_fields(cls: type) -> list[tuple[str, Any]]:
    """Names and types of the fields that are state: those that the class is made from."""
    hints = get_type_hints(cls)
    listed: tuple[Field[Any], ...] = fields(cls)
    return [(f.name, hints[f.name]) for f in listed if f.init and f.compare]


# -- writing the functions -----------------------------------------------------


def _function(cls: type, body: str, known: dict[str, Any]) -> Any:
    space: dict[str, Any] = {"C": cls, "pack": pack_value, **known}
    exec(f"def made(o):\n    return {body}", space)  # our own field names, nothing from outside
    return space["made"]


def _is_shared(kind: Any) -> bool:
    origin = get_origin(kind) or kind
    if origin in (Union, types.UnionType):
        return all(_is_shared(each) for each in get_args(kind))
    return origin is Literal or (isinstance(origin, type) and issubclass(origin, _SHARED))


def _refuse(kind: Any) -> TypeError:
    return TypeError(f"{kind} cannot be part of a table's state")


def _copy_of(kind: Any, source: str, known: dict[str, Any]) -> str:
    if _is_shared(kind):
        return source
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is list:
        each = _copy_of(inner[0], "x", known)
        return f"{source}[:]" if each == "x" else f"[{each} for x in {source}]"
    if origin is dict:
        each = _copy_of(inner[1], "x", known)
        return f"{source}.copy()" if each == "x" else f"{{k: {each} for k, x in {source}.items()}}"
    if origin in (Union, types.UnionType):
        (record,) = [each for each in inner if each is not type(None)]
        return f"(None if {source} is None else {_copy_of(record, source, known)})"
    if is_dataclass(kind) and isinstance(kind, type):
        name = f"copy_{kind.__name__}"
        known[name] = copier(kind)
        return f"{name}({source})"
    raise _refuse(kind)


def _pack_of(kind: Any, source: str, known: dict[str, Any]) -> str:
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if kind in (int, str) or (isinstance(kind, type) and issubclass(kind, IntEnum)):
        return source
    if origin is list:
        each = _pack_of(inner[0], "x", known)
        return source if each == "x" else f"[{each} for x in {source}]"
    if origin is dict:
        return f"[[k, {_pack_of(inner[1], 'x', known)}] for k, x in {source}.items()]"
    if is_dataclass(kind) and isinstance(kind, type) and not issubclass(kind, Step):
        name = f"pack_{kind.__name__}"
        known[name] = packer(kind)
        return f"{name}({source})"
    if not _is_shared(kind):
        (record,) = [each for each in inner if each is not type(None)]
        return f"(None if {source} is None else {_pack_of(record, source, known)})"
    return f"pack({source})"


# -- values inside steps -------------------------------------------------------


def pack_value(value: Any) -> Any:
    """The plain form of a shared value; a step is ``{name: [its fields]}``."""
    if isinstance(value, Step):
        cls: Any = type(value)
        inner = [f.name for f in fields(cls)] if is_dataclass(cls) else []
        return {cls.__name__: [pack_value(getattr(value, name)) for name in inner]}
    if isinstance(value, (tuple, list)):
        return [pack_value(each) for each in value]
    return value.hex() if isinstance(value, bytes) else value


def _step(packed: Any, home: str) -> Any:
    """The value that a plain form inside a step stands for."""
    if isinstance(packed, dict):
        ((name, values),) = packed.items()
        cls = STEPS.get(home, {}).get(name) or STEPS[home_of("meadhall.core.agenda")][name]
        return cls(*[_step(each, home) for each in values])
    return tuple(_step(each, home) for each in packed) if isinstance(packed, list) else packed


def _value(kind: Any, packed: Any, home: str) -> Any:
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is bytes:
        return bytes.fromhex(packed)
    if origin is list:
        return [_value(inner[0], each, home) for each in packed]
    if origin is dict:
        return {k: _value(inner[1], each, home) for k, each in packed}
    if isinstance(origin, type) and issubclass(origin, Enum):
        return origin(packed)
    if packed is None or _is_shared(kind):
        return _step(packed, home)
    if origin in (Union, types.UnionType):
        (kind,) = [each for each in inner if each is not type(None)]
    return unpack(kind, packed, home)
