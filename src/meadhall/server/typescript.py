"""The wire format as TypeScript, made from messages.py and schemas.py.

python -m meadhall.server.typescript > web/src/lib/protocol.ts
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields

from meadhall.core import Section, Text
from meadhall.server import messages, schemas

HEAD = """\
// Made from the server's messages by `python -m meadhall.server.typescript`: change them there.

export type Option = number | string;
export type Setting = boolean | number | string;
export type Arg = number | string | Text | Arg[];
export type Args = Record<string, Arg>;
export type View = Record<string, any>;
"""

PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}

SPECIAL = {"view": "View", "views": "(View | null)[]", "args": "Args"}
"""Fields whose types say more in TypeScript than in Python."""


def typescript() -> str:
    """All structures of the wire as TypeScript declarations."""
    parts = [HEAD, _dataclass(Text), _dataclass(Section)]
    for module in (messages, schemas):
        for _, cls in inspect.getmembers(module, inspect.isclass):
            if (
                issubclass(cls, Struct)
                and cls.__module__ == module.__name__
                and fields(cls)
                and cls is not schemas.TextInfo
            ):
                parts.append(_struct(cls))
    parts.append(_union("ClientMessage", messages.ClientMessage))
    parts.append(_union("ServerMessage", messages.ServerMessage))
    return "\n".join(parts)


def _struct(cls: type[Struct]) -> str:
    """A message or form."""
    config = cls.__struct_config__
    hints = get_type_hints(cls, include_extras=True)
    lines = []
    if isinstance(config.tag, str):
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for each in fields(cls):
        may_miss = each.default is not NODEFAULT or each.default_factory is not NODEFAULT
        sent = issubclass(cls, (messages.Incoming, schemas.RequestBody)) or config.omit_defaults
        mark = "?" if may_miss and sent else ""
        said = SPECIAL.get(each.name) or _type(hints[each.name])
        lines.append(f"  {each.encode_name}{mark}: {said};")
    return _declared(cls, lines)


def _dataclass(cls: type) -> str:
    hints = get_type_hints(cls)
    return _declared(cls, [f"  {k}: {SPECIAL.get(k) or _type(v)};" for k, v in hints.items()])


def _declared(cls: type, lines: list[str]) -> str:
    told = (cls.__doc__ or "").strip().split("\n")[0].replace("``", "`")
    return "\n".join([f"/** {told} */", f"export interface {cls.__name__} {{", *lines, "}", ""])


def _union(name: str, kind: Any) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(_parts(kind)) + ";\n"


def _parts(kind: Any) -> list[str]:
    """The alternatives of a union, each once."""
    said: list[str] = []
    for each in get_args(kind):
        if each is not UnsetType and _type(each) not in said:
            said.append(_type(each))
    return said


def _type(kind: Any) -> str:
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is schemas.TextInfo:
        return "Text"
    if origin is Annotated:
        return _type(inner[0])
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(_parts(kind))
    if origin in (dict, Mapping):
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join(map(_type, inner))}]"
    if origin in (list, tuple, Sequence):
        item = _type(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, type) and (issubclass(kind, Struct) or is_dataclass(kind)):
        return kind.__name__
    raise TypeError(f"{kind} has no form in TypeScript yet")


if __name__ == "__main__":
    print(typescript(), end="")
