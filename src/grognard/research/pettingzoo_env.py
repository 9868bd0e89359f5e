"""Every game as a PettingZoo AEC environment: `env("eagles", "quatre-bras")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from grognard.kernel.dice import Rng

from .encoding import ANSWERS, FEATURES, LIMIT, seen_text
from .play import Play, begin

ANSI: Final = "ansi"


def env(
    game: str, battle: str | None = None, options: Mapping[str, str] | None = None, **more: Any
) -> wrappers.OrderEnforcingWrapper:
    """The environment with PettingZoo's usual guards; `raw_env` is without them."""
    guarded = wrappers.AssertOutOfBoundsWrapper(raw_env(game, battle, options, **more))
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):  # type: ignore[misc] # the name PettingZoo uses everywhere
    """Agents are the seats. An agent that does not look at others' observations learns no secret.

    After `most_steps` answers, where that is given, a game is truncated.
    """

    def __init__(
        self,
        game: str,
        battle: str | None = None,
        options: Mapping[str, str] | None = None,
        most_steps: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"grognard_{game}_v0",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.asked: Final = (game, battle, dict(options or {}))
        self.most_steps: Final = most_steps
        self.play: Play = begin(*self.asked)
        seats = self.play.game.info.seats
        self.possible_agents = [f"{name}_{seat}" for seat, name in enumerate(seats)]
        self.seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(ANSWERS) for agent in self.possible_agents}
        self.observation_spaces = {agent: observed() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        random, _ = seeding.np_random(seed)
        self.rng = Rng(int(random.integers(1 << 32)))
        self.play = begin(*self.asked)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.go_on()

    def go_on(self) -> None:
        """Throw on, and see who is asked or how it ended."""
        self.play.throw_on(self.rng)
        if self.play.seat is not None:
            self.agent_selection = self.possible_agents[self.play.seat]
        for agent, reward in zip(self.agents, self.play.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = self.play.is_over
            self.truncations[agent] = self.is_cut and not self.play.is_over

    @property
    def is_cut(self) -> bool:
        return 0 < self.most_steps <= self.steps

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        is_over = self.play.is_over or self.is_cut
        mask = np.zeros(ANSWERS, np.int8) if is_over else self.play.mask(seat)
        return {"observation": self.play.features(seat), "action_mask": mask}

    def text(self, agent: str) -> str:
        """The same as text: all that the observation is made of."""
        return seen_text(self.play.game, self.play.s, self.seats[agent])

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.play.take(action)
        self.steps += 1
        self.go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody may see it."""
        if self.render_mode != ANSI:
            return None
        return self.play.game.table(self.play.s, None, "en")

    def close(self) -> None:
        return


def observed() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (FEATURES,), np.float32),
            "action_mask": spaces.Box(0, 1, (ANSWERS,), np.int8),
        }
    )
