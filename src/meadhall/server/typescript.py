"""The wire format and the views of the games as TypeScript, for the web client.

python -m meadhall.server.typescript    # writes all files anew

- ``web/src/lib/protocol.ts`` from messages.py and schemas.py;
- ``web/src/games/NAME/view.ts`` from the ``TypedDict`` of each game that has one (``Game.shape``);
- ``web/src/games/NAME/figures.json``, the figures that its texts speak of (``Game.figures``).
"""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from pathlib import Path
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

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields

from meadhall import GAMES, game
from meadhall.bots.story.data import (
    Story,
    StoryChapter,
    StoryChoice,
    StoryLine,
    StoryMark,
    StoryMoment,
    StoryOffer,
    StoryPart,
)
from meadhall.core import Closed, Section, Text
from meadhall.server import lesson_messages, messages, replay_schemas, schemas

WEB = Path(__file__).resolve().parents[3] / "web" / "src"

HEAD = """\
// Made from the server's messages by `python -m meadhall.server.typescript`: change them there.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Option = number | string;
export type Setting = boolean | number | string;
export type Arg = number | string | Text | Arg[];
export type Args = Record<string, Arg>;
"""

VIEW_HEAD = """\
// Made from the view of the game by `python -m meadhall.server.typescript`: change it there.
"""

PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "Json",
}

STORY = (
    StoryMoment,
    StoryOffer,
    StoryChoice,
    StoryLine,
    StoryChapter,
    StoryMark,
    StoryPart,
    Story,
)
"""What a story consists of."""

SPECIAL = {
    "args": "Args",
    "view": "Json",
    "views": "Json[]",
    "Frame.sections": "Section[] | null",
}
"""Fields of which TypeScript can say more than Python, or should say less."""


def files() -> dict[Path, str]:
    """All files that are made, with what they should hold."""
    made = {WEB / "lib" / "protocol.ts": typescript()}
    for name in GAMES:
        made[WEB / "games" / name / "figures.json"] = _figures(game(name).figures)
        shape = game(name).shape
        if shape is not None:
            made[WEB / "games" / name / "view.ts"] = view_types(shape)
    return made


def typescript() -> str:
    """All structures of the wire as TypeScript declarations."""
    parts = [HEAD, *map(_dataclass, (Text, Section, Closed, *STORY))]
    for module in (lesson_messages, messages, schemas, replay_schemas):
        for _, cls in inspect.getmembers(module, inspect.isclass):
            if (
                issubclass(cls, Struct)
                and cls.__module__ == module.__name__
                and fields(cls)
                and cls is not messages.TextInfo
            ):
                parts.append(_struct(cls))
    parts.append(_union("ClientMessage", messages.ClientMessage))
    parts.append(_union("ServerMessage", messages.ServerMessage))
    return "\n".join(parts)


def view_types(shape: type) -> str:
    """The view of a game as TypeScript: each TypedDict in it as an interface of the same name."""
    found: dict[str, type] = {}
    for each in _inside(shape):
        known = found.setdefault(each.__name__, each)
        if known is not each:
            raise TypeError(f"two parts of a view are called {each.__name__}")
    parts = [_typed_dict(each) for each in found.values() if is_typeddict(each)]
    shared = [name for name, each in found.items() if is_dataclass(each)]
    if shared:
        parts.insert(0, f'import type {{ {", ".join(shared)} }} from "../../lib/protocol";\n')
    return "\n".join([VIEW_HEAD, *parts])


def _inside(kind: Any) -> Iterator[type]:
    """The TypedDicts and dataclasses of which a type is made, itself first, some more than once."""
    if is_typeddict(kind):
        yield kind
        for each in get_type_hints(kind, include_extras=True).values():
            yield from _inside(each)
    elif isinstance(kind, type) and is_dataclass(kind):
        yield kind
    elif get_origin(kind) is not Literal:
        for each in get_args(kind):
            yield from _inside(each)


def _typed_dict(cls: type) -> str:
    """A part of a view; NotRequired is told by the hints, since annotations are texts here."""
    lines = []
    for name, kind in get_type_hints(cls, include_extras=True).items():
        mark = "?" if get_origin(kind) is NotRequired else ""
        lines.append(f"  {name}{mark}: {_type(kind)};")
    return _declared(cls, lines)


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
        named = SPECIAL.get(f"{cls.__name__}.{each.name}") or SPECIAL.get(each.name)
        lines.append(f"  {each.encode_name}{mark}: {named or _type(hints[each.name])};")
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
    if kind is messages.TextInfo:
        return "Text"
    if origin in (Annotated, NotRequired, Required):
        return _type(inner[0])
    if origin is Literal:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(_parts(kind))
    if origin in (dict, Mapping):
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join(map(_type, inner))}]"
    if origin in (list, tuple, Sequence):
        item = _type(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if is_typeddict(kind) or (
        isinstance(kind, type) and (issubclass(kind, Struct) or is_dataclass(kind))
    ):
        return str(kind.__name__)
    raise TypeError(f"{kind} has no form in TypeScript yet")


def _figures(rows: Mapping[str, Mapping[str, int]]) -> str:
    """A line for each text key."""
    lines = [f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in rows.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


def main() -> None:
    """Write every file that is made."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(WEB.parents[1]))


if __name__ == "__main__":
    main()
