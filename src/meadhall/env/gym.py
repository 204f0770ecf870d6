"""Gymnasium's environment: one seat is the agent, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from meadhall.bots import Bot
from meadhall.core import Setting
from meadhall.env.seats import Seats
from meadhall.env.spaces import SIZE
from meadhall.lab.players import players as players_of


class SingleSeat(gymnasium.Env[dict[str, Any], Any]):
    """One seat against bots.

    An action that is not open loses: the episode ends with the reward -1, and the info says
    ``illegal``.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "win",
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
    ) -> None:
        """A table of this game; opponents are bots by name, repeated as often as needed."""
        self.table = Seats(game, players, options, rewards)
        named = [opponents] if isinstance(opponents, str) else [*opponents]
        self._opponents = players_of(named)
        self._fixed = seat
        self.seat = 0 if seat is None else seat
        size = self.table.words.size
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(size)
        self.render_mode = None
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play to the agent's first decision."""
        super().reset(seed=seed)
        while True:
            dealt = str(self.np_random.integers(1 << 62))
            self.table.begin(dealt)
            drawn = int(self.np_random.integers(self.table.players))
            self.seat = drawn if self._fixed is None else self._fixed
            others = [seat for seat in range(self.table.players) if seat != self.seat]
            self._bots = {
                seat: self._opponents[at % len(self._opponents)].seated(f"{dealt} seat {seat}")
                for at, seat in enumerate(others)
            }
            self._play_others()
            if self.table.seat >= 0:  # else it was over before the agent was asked
                return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out the agent's action and play on to its next decision."""
        if int(action) not in self.table.open:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        reward = self.table.act(int(action))[self.seat] + self._play_others()
        return self._observation(), reward, self.table.seat < 0, False, self._info()

    def _play_others(self) -> float:
        """Let the bots decide until it is the agent's turn; what the agent gets meanwhile."""
        table, got = self.table, 0.0
        numbers = {option: action for action, option in table.open.items()}
        while table.seat not in (self.seat, -1):
            asked = [(table.question, [*table.open.values()])]
            _, option = self._bots[table.seat].choose(table.game, table.table, table.seat, asked)  # type: ignore[arg-type]
            numbers = {each: action for action, each in table.open.items()}
            got += table.act(numbers[option])[self.seat]
        return got

    def _observation(self) -> dict[str, Any]:
        mask = self.table.mask()
        return {"observation": self.table.observe(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        """The mask once more, where some libraries look for it."""
        return {"action_mask": self.table.mask(), "seat": self.seat}
