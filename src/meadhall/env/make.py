"""The two kinds of environments by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from meadhall.core import Setting
from meadhall.lab.errors import LabError

if TYPE_CHECKING:
    from meadhall.env.gym import SingleSeat
    from meadhall.env.zoo import AllSeats


def aec(
    game: str,
    players: int | None = None,
    options: Mapping[str, Setting] | None = None,
    rewards: str = "win",
) -> AllSeats:
    """PettingZoo's AEC environment of a game: all seats are agents."""
    try:
        from meadhall.env.zoo import AllSeats
    except ImportError as error:
        raise _missing(error) from None
    return AllSeats(game, players, options, rewards)


def single(
    game: str,
    players: int | None = None,
    options: Mapping[str, Setting] | None = None,
    rewards: str = "win",
    opponents: str | Sequence[str] = "random",
    seat: int | None = None,
) -> SingleSeat:
    """Gymnasium's environment of a game: one seat against bots; without a seat, any by lot."""
    try:
        from meadhall.env.gym import SingleSeat
    except ImportError as error:
        raise _missing(error) from None
    return SingleSeat(game, players, options, rewards, opponents, seat)


def _missing(error: ImportError) -> LabError:
    package: Any = error.name or "gymnasium"
    return LabError("lab-extra", extra="env", package=package, line="pip install 'meadhall[env]'")
