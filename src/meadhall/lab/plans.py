"""A plan: which games to play, by whom, how often; read from TOML (docs/lab.md).

A plan has one or several arms, which differ in options, bots or figures and share everything
else, above all the seeds: so game number 7 of one arm has the same deal as number 7 of another,
and arms are compared deal by deal.

Game number i of a seed has the seed text "SEED/i", as in ``sim``. Each deal may be played several
times (``repeat``): the line-up moves on by one seat and the bots draw anew.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import meadhall
from meadhall.core import BadSetup, Game, Setting
from meadhall.lab.changes import Changes, changed
from meadhall.lab.errors import LabError
from meadhall.lab.players import Player, players

BATCH = 20
"""Games in a batch, unless the plan says otherwise: what is lost at most when a run is stopped."""

MOST_GAMES = 10_000_000

_SHARED = {"players": int, "bots": list, "options": dict, "change": dict, "fixed_seats": bool}
_TOP = {
    **_SHARED,
    "game": str,
    "games": int,
    "repeat": int,
    "seed": str,
    "seeds": list,
    "batch": int,
    "name": str,
    "title": (str, dict),
    "about": (str, dict),
    "records": bool,
    "decisions": bool,
    "arm": list,
}
_ARM = {**_SHARED, "name": str, "title": (str, dict)}


@dataclass(frozen=True, slots=True)
class Arm:
    """One way to play: the table's options, who sits at it, and changed figures."""

    name: str
    line_up: tuple[Player, ...]
    """The bots, one a seat, as they sit in the first game."""
    options: Mapping[str, Setting] = field(default_factory=dict)
    change: Changes = field(default_factory=dict)
    fixed_seats: bool = False
    title: Mapping[str, str] = field(default_factory=dict)
    """What it is called, by language; "" for all."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One game to be played."""

    arm: int
    number: int
    """Its number in the arm, from 0."""
    seed: str
    again: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played in all."""

    name: str
    game: str
    rules: str
    arms: tuple[Arm, ...]
    games: int
    """Deals of a seed."""
    seeds: tuple[str, ...] = ("1",)
    repeat: int = 1
    batch: int = BATCH
    records: bool = True
    decisions: bool = False
    title: Mapping[str, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)

    @property
    def games_of_arm(self) -> int:
        """Games in each arm."""
        return len(self.seeds) * self.games * self.repeat

    @property
    def total(self) -> int:
        """Games in all."""
        return self.games_of_arm * len(self.arms)

    def deal(self, arm: int, number: int) -> Deal:
        """A game of an arm: its seed, and how often its deal was played before."""
        deal, again = divmod(number, self.repeat)
        seed, at = divmod(deal, self.games)
        return Deal(arm, number, f"{self.seeds[seed]}/{at}", again)

    def seated(self, deal: Deal) -> list[Player]:
        """Who sits where in a game."""
        arm = self.arms[deal.arm]
        shift = 0 if arm.fixed_seats else deal.number // self.repeat + deal.again
        return [arm.line_up[(at + shift) % len(arm.line_up)] for at in range(len(arm.line_up))]

    def batches(self) -> list[tuple[int, range]]:
        """The work: arms and numbers of their games, in order. It follows from the plan alone."""
        return [
            (arm, range(start, min(start + self.batch, self.games_of_arm)))
            for arm in range(len(self.arms))
            for start in range(0, self.games_of_arm, self.batch)
        ]

    def data(self) -> dict[str, Any]:
        """The plan as plain data, without where its files were."""
        told = asdict(self)
        for arm in told["arms"]:
            arm["line_up"] = [
                {key: value for key, value in each.items() if key != "path"}
                for each in arm["line_up"]
            ]
        plain: dict[str, Any] = json.loads(json.dumps(told))
        return plain

    @property
    def digest(self) -> str:
        """A short name of the plan: the same for the same games."""
        told = {key: each for key, each in self.data().items() if key not in _WORDS_ONLY}
        for arm in told["arms"]:
            del arm["title"]
        packed = json.dumps(told, sort_keys=True)
        return blake2b(packed.encode(), digest_size=16).hexdigest()


_WORDS_ONLY = ("name", "title", "about")
"""What a plan says of itself, which changes no game."""


def words(said: Mapping[str, str], lang: str, otherwise: str = "") -> str:
    """What a plan calls something in a language."""
    return said.get(lang) or said.get("") or next(iter(said.values()), otherwise)


def with_games(plan: Plan, games: int) -> Plan:
    """The same plan with another number of deals."""
    return replace(plan, games=games)


# -- reading -----------------------------------------------------------------------


def read(path: Path) -> Plan:
    """The plan in a file; what is wrong with it is a LabError."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LabError("lab-plan-unreadable", path=str(path)) from None
    except OSError:
        raise LabError("lab-plan-missing", path=str(path)) from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LabError("lab-plan-toml", path=str(path), why=str(error)) from None
    return plan_of(data, path.stem, path.parent)


def plan_of(data: Mapping[str, Any], name: str, folder: Path | None = None) -> Plan:
    """A plan from its data; bots of one's own are looked for from this folder."""
    _check(data, _TOP, "")
    if data.get("game") not in meadhall.GAMES:
        said = str(data.get("game", ""))
        raise LabError("lab-plan-game", said=said, known=", ".join(meadhall.GAMES))
    game = meadhall.game(data["game"])
    given = data.get("arm", [{}])
    if not given or not all(isinstance(each, dict) for each in given):
        raise LabError("lab-plan-kind", name="arm", kind="[[arm]]")
    arms = tuple(_arm(game, data, each, at, folder) for at, each in enumerate(given))
    names = [arm.name for arm in arms]
    if len({*names}) < len(names):
        raise LabError("lab-plan-arms", names=", ".join(names))
    if "seed" in data and "seeds" in data:
        raise LabError("lab-plan-seeds")
    seeds = data["seeds"] if "seeds" in data else [data.get("seed", "1")]
    if not seeds or not all(isinstance(each, str) and each for each in seeds):
        raise LabError("lab-plan-kind", name="seeds", kind='["1", "2"]')
    plan = Plan(
        name=data.get("name", name),
        game=game.id,
        rules=game.version,
        arms=arms,
        games=_count(data, "games", 100),
        seeds=tuple(seeds),
        repeat=_count(data, "repeat", 1),
        batch=_count(data, "batch", BATCH),
        records=data.get("records", True),
        decisions=data.get("decisions", False),
        title=_said(data, "title"),
        about=_said(data, "about"),
    )
    if plan.total > MOST_GAMES:
        raise LabError("lab-plan-number", name="games", least=1, most=MOST_GAMES)
    return plan


def _arm(
    game: Game[Any], shared: Mapping[str, Any], own: Mapping[str, Any], at: int, folder: Path | None
) -> Arm:
    """An arm: what all share, with what is its own laid over it."""
    name = own.get("name", chr(ord("A") + at) if at < 26 else str(at + 1))
    _check(own, _ARM, f"arm {name}: ")
    seats = own.get("players", shared.get("players", max(game.seats)))
    change = _merged(shared.get("change", {}), own.get("change", {}))
    options = {**shared.get("options", {}), **own.get("options", {})}
    try:
        changed(game.id, change).new(seats, options, "")
    except BadSetup as error:
        raise LabError("lab-plan-setup", arm=name, why=str(error)) from None
    said = own.get("bots", shared.get("bots", ["random"]))
    named = players([_bot(each) for each in said], folder)
    if not named or len(named) > seats:
        raise LabError("lab-plan-bots", arm=name, bots=len(named), seats=seats)
    for each in named:
        if each.by_clock:
            raise LabError("lab-plan-clock", said=each.label, name=each.name)
    line_up = tuple(named[seat % len(named)] for seat in range(seats))
    fixed = own.get("fixed_seats", shared.get("fixed_seats", False))
    return Arm(name, line_up, options, change, fixed, _said(own, "title"))


def _bot(said: object) -> str:
    """A bot as it is named: a word, or a table with its settings."""
    if isinstance(said, dict) and isinstance(said.get("bot"), str):
        pairs = ",".join(f"{name}={value}" for name, value in said.items() if name != "bot")
        return f"{said['bot']}({pairs})" if pairs else str(said["bot"])
    if not isinstance(said, str):
        raise LabError("lab-plan-kind", name="bots", kind='["greedy", { bot = "greedy" }]')
    return said


def _check(data: Mapping[str, Any], known: Mapping[str, Any], where: str) -> None:
    """Whether all names are known and their values of the right kind."""
    for name, value in data.items():
        if name not in known:
            raise LabError("lab-plan-unknown", name=where + name, known=", ".join(known))
        kind = known[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            shown = kind.__name__ if isinstance(kind, type) else "str"
            raise LabError("lab-plan-kind", name=where + name, kind=_KINDS[shown])


_KINDS = {
    "int": "7",
    "str": '"…"',
    "bool": "true / false",
    "list": "[…]",
    "dict": "{…}",
}


def _count(data: Mapping[str, Any], name: str, otherwise: int) -> int:
    value: int = data.get(name, otherwise)
    if not 1 <= value <= MOST_GAMES:
        raise LabError("lab-plan-number", name=name, least=1, most=MOST_GAMES)
    return value


def _said(data: Mapping[str, Any], name: str) -> dict[str, str]:
    """A text for people: one for all languages, or one a language."""
    value = data.get(name, {})
    if isinstance(value, str):
        return {"": value}
    if not all(isinstance(each, str) for each in value.values()):
        raise LabError("lab-plan-kind", name=name, kind='{ en = "…", ru = "…" }')
    return dict(value)


def _merged(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    both = dict(one)
    for name, value in other.items():
        inner = both.get(name)
        both[name] = _merged(inner, value) if isinstance(inner, dict) and value else value
    return both


def seeds_of(plan: Plan) -> str:
    """The seeds as one word for people."""
    return ", ".join(plan.seeds)


def bots_of(plan: Plan) -> Sequence[str]:
    """The labels of all bots of a plan, each once."""
    return [*dict.fromkeys(each.label for arm in plan.arms for each in arm.line_up)]
