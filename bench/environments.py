"""Steps a second of `meadhall.env` beside PettingZoo's classics: `python bench/environments.py`.

Processor time of one process, random open actions. For ours the first figure is stepping by the
mask alone, which a random player needs (``last(observe=False)``); the second with an observation
made at every step, as PettingZoo's own classics do.

PettingZoo's classics draw with pygame: ``pip install -r requirements/bench.txt`` has it all.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy as np

try:
    from pettingzoo.classic import connect_four_v3, tictactoe_v3
except ImportError as missing:
    raise SystemExit(f"{missing}: pip install -r requirements/bench.txt") from None

import meadhall
from meadhall import env

SECONDS = 4.0


def rate(zoo: Any, look: bool) -> float:
    chance = np.random.default_rng(0)
    zoo.reset(seed=1)
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        for _ in range(100):
            agent = zoo.agent_selection
            if zoo.terminations[agent] or zoo.truncations[agent]:
                zoo.reset()
                agent = zoo.agent_selection
            told = zoo.observe(agent) if look else zoo.last(observe=False)[4]
            actions = np.flatnonzero(told["action_mask"])
            zoo.step(int(actions[int(chance.random() * len(actions))]))
            steps += 1
    return steps / (process_time() - start)


def main() -> None:
    for game in meadhall.GAMES:
        zoo = env.aec(game, players=4)
        print(f"{game}: {rate(zoo, False):,.0f} steps/s, {rate(zoo, True):,.0f} with observations")
    for classic in (tictactoe_v3, connect_four_v3):
        name = classic.__name__.rpartition(".")[2]
        try:
            print(f"{name}: {rate(classic.raw_env(), True):,.0f} with observations")
        except (KeyError, TypeError) as error:
            print(f"{name}: {error}")


if __name__ == "__main__":
    main()
