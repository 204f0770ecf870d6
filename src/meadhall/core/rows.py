"""Rows of printed facts, checked when they are read: effects and their parameters.

A row names what it does (``effect``) and with which numbers (``params``). Code registers each
effect that it carries out, with the types of its parameters:

    EFFECTS = Effects()

    @EFFECTS.register("win_glory", glory=int)      # a step or function that carries it out
    class WinGlory(Step[Table]): ...

    RELEASE_GLORY = EFFECTS.name("release_glory", glory=int)   # one that is asked about elsewhere

When all code of a game is loaded, ``check`` compares the rows with it: an effect that nobody
carries out, or a parameter that is missing, unknown or of another type, is a BadRow at once,
with file and row; so is an effect that no row has. (Texts of rows: ``meadhall.games.data``.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from meadhall.core.errors import BadRow

C = TypeVar("C", bound=Callable[..., Any])


class Row(NamedTuple):
    """What is checked of a row: where it stands, what it is called, what it does."""

    file: str
    key: str
    effect: str
    params: Mapping[str, Any]


class Effects:
    """The effects that a game's rows may name, each with its parameters and its code."""

    def __init__(self) -> None:
        self._params: dict[str, dict[str, Any]] = {}
        self._code: dict[str, Callable[..., Any]] = {}

    def name(self, effect: str, **params: Any) -> str:
        """Know an effect by name alone: some other code asks whether a card has it.

        A parameter is given with its type, a tuple of types, or the type followed by None if it
        may be left out.
        """
        assert effect not in self._params, f"the effect {effect!r} is registered twice"
        self._params[effect] = params
        return effect

    def register(self, effect: str, **params: Any) -> Callable[[C], C]:
        """Tie an effect to the step or function that carries it out."""
        self.name(effect, **params)

        def tie(code: C) -> C:
            self._code[effect] = code
            return code

        return tie

    def __contains__(self, effect: str) -> bool:
        return effect in self._params

    def code(self, effect: str) -> Callable[..., Any] | None:
        """What carries an effect out; None for one that is known by name alone."""
        return self._code.get(effect)

    def check(self, rows: Iterable[Row]) -> None:
        """Compare the rows with the code; raises BadRow at the first that does not fit."""
        used = set()
        for row in rows:
            if row.effect not in self._params:
                known = ", ".join(sorted(self._params))
                raise BadRow(row.file, row.key, f"no effect {row.effect!r}; known: {known}")
            used.add(row.effect)
            self._check_params(row)
        for effect in self._params:
            if effect not in used:
                raise BadRow("code", effect, "is registered, but no row has this effect")

    def _check_params(self, row: Row) -> None:
        known = self._params[row.effect]
        for name, value in row.params.items():
            if name not in known:
                said = ", ".join(known) or "none"
                raise BadRow(row.file, row.key, f"{row.effect} takes no {name!r}; known: {said}")
            kinds = known[name] if isinstance(known[name], tuple) else (known[name],)
            if type(value) not in kinds:
                raise BadRow(row.file, row.key, f"{name} of {row.effect} cannot be {value!r}")
        for name, kind in known.items():
            if name not in row.params and not (isinstance(kind, tuple) and None in kind):
                raise BadRow(row.file, row.key, f"{row.effect} needs {name!r}")
