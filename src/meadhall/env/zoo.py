"""PettingZoo's AEC environment: the agents ``seat_0`` … decide in turn, as the rules ask them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from meadhall.core import Setting
from meadhall.env.seats import Seats
from meadhall.env.spaces import SIZE


class AllSeats(AECEnv):  # type: ignore[misc]
    """All seats of a table as agents."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "win",
    ) -> None:
        """A table of this game."""
        super().__init__()
        self.metadata = {"name": f"{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.table = Seats(game, players, options, rewards)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.table.words.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the same space in every game."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do: the same space in every game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.begin(str(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._given = [0.0] * len(self.agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to(self.agents[self.table.seat])

    def _turn_to(self, agent: str) -> None:
        """Let an agent decide: its mask is told in its info too, for who wants no observation."""
        self.agent_selection = agent
        self._mask = self.table.mask()
        self.infos[agent]["action_mask"] = self._mask

    def observe(self, agent: str) -> dict[str, Any]:
        """The view of an agent, and the actions open to it."""
        seat = self._number[agent]
        table = self.table
        mask = self._mask if seat == table.seat else np.zeros(table.words.size, np.int8)
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out an open action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.table.open:
            raise ValueError(f"action {action} is not open to {agent}: ask the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        rewards = self.table.act(int(action))
        if self.table.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._turn_to(self.possible_agents[self.table.seat])
        if rewards != self._given:
            self._given = rewards
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if any(rewards):
            self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: a table is looked at in the browser or by ``meadhall replay``."""

    def close(self) -> None:
        """Nothing is held."""
