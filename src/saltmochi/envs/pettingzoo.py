"""Environments for PettingZoo: one agent for each seat, who act in turn."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from saltmochi.envs.single_table import Reward, SingleTable
from saltmochi.envs.spaces import observation_space
from saltmochi.table.game import Game

Observation = dict[str, Any]


def env(
    game: str | Game[Any, Any], players: int = 2, edition: str | None = None, *, reward: Reward = "win", **options: Any
) -> AECEnv[str, Observation, int]:
    """Return an environment that checks how it is used: an illegal action ends the game."""
    raw = raw_env(game, players, edition, reward=reward, **options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(
    game: str | Game[Any, Any], players: int = 2, edition: str | None = None, *, reward: Reward = "win", **options: Any
) -> AECEnv[str, Observation, int]:
    """Return an environment without these checks."""
    return TableEnv(SingleTable(game, players, edition, reward, **options))


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table with an agent in each seat: `seat_0`, `seat_1`, ..."""

    def __init__(self, table: SingleTable) -> None:
        super().__init__()
        self.table = table
        self.metadata = {
            "name": f"{table.game.name.replace('-', '_')}_v{table.game.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(table.options.players)]
        self.agents = self.possible_agents[:]
        self.render_mode = None
        self.observation_spaces = {agent: observation_space(table.game) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(table.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game."""
        self.table.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and its legal actions."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """Carry out an action of the agent who is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.table.act(action)
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self._accumulate_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.actor]

    def render(self) -> None:
        """Draw nothing: there are no render modes."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
