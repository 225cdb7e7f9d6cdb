"""Environments for Gymnasium: a learner against opponents, at one table or at many.

Importing this module registers `saltmochi/<Game>-v<rules version>`, for `gymnasium.make` and `gymnasium.make_vec`.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from saltmochi.bots.bot import bind_for_bots
from saltmochi.envs.batch import Arrays, action_numbers, new_batch, streams
from saltmochi.envs.encoding import game_of
from saltmochi.envs.opponents import Learners, greedy_opponent, start_learners, step_learners
from saltmochi.envs.single_table import Reward, pays_score
from saltmochi.envs.spaces import observation_space
from saltmochi.games import game as find_game
from saltmochi.games import names, room_module
from saltmochi.table.compiled import compiled
from saltmochi.table.game import Game
from saltmochi.table.record import pack
from saltmochi.table.rule import bind

Opponents = Literal["random", "greedy"]
Observations = dict[str, NDArray[np.int8]]
Infos = dict[str, Any]

# Added to the seeds for the opponents' random streams, so that what they decide does not change the deal.
OPPONENT_STREAM = 1 << 41


class TablesEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Many tables with a learner at each, whose seat changes from game to game.

    An action is the learner's; the dealer and the opponents act in between. An illegal action ends the game with a
    reward of -1. A game that is over is followed by the next one in the same step; `final_obs` is what the learner
    knew at its end.
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        num_envs: int = 1,
        players: int = 2,
        edition: str | None = None,
        *,
        opponents: Opponents = "greedy",
        reward: Reward = "win",
        **options: Any,
    ) -> None:
        self.game = game_of(game)
        self.num_envs = num_envs
        self.options = self.game.options(players, edition, **options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._arrays = Arrays.allocate(self.game, num_envs, players)
        self.single_action_space = Discrete(self._arrays.masks.shape[1])
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._by_score = int(pays_score(reward))
        self._batch = new_batch(self.game, self.options, self._arrays)
        self._learners = Learners(
            seats=np.zeros(num_envs, np.int64),
            finals=np.zeros_like(self._arrays.observations),
            rngs=streams(0, num_envs),
            imagined=pack(self.game.new_state()),
            scratch=pack(self.game.new_scratch()),
        )
        self._start = compiled(bind_opponents(self.game, start_learners, opponents))
        self._step = compiled(bind_opponents(self.game, step_learners, opponents))
        self._seeded = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observations, Infos]:
        """Start a new game at every table; without a seed, the random numbers go on."""
        if seed is not None or not self._seeded:
            self._seed(seed)
        self._start(self._batch, self._learners)
        return self._observations(), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Carry out an action of the learner at every table."""
        if not self._seeded:
            raise ResetNeeded("call reset before step")
        rewards, dones = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        numbers = action_numbers(actions, self.num_envs)
        self._step(self._batch, self._learners, numbers, rewards, dones, self._by_score)
        infos = self._final_infos(dones) if dones.any() else {}
        return self._observations(), rewards, dones, np.zeros_like(dones), infos

    def _seed(self, seed: int | Sequence[int | None] | None) -> None:
        """Seed every table; where there is no seed, take a random one."""
        each: int | list[int]
        if seed is None or isinstance(seed, int | np.integer):
            each = secrets.randbits(32) if seed is None else int(seed)
        else:
            each = [secrets.randbits(32) if one is None else one for one in seed]
        self._seeded = True
        self._batch.rngs[:] = streams(each, self.num_envs)
        self._learners.rngs[:] = streams(each, self.num_envs, OPPONENT_STREAM)
        self._learners.seats[:] = np.arange(self.num_envs) % self.options.players

    def _observations(self) -> Observations:
        return {
            "observation": self._arrays.observations.copy(),
            "action_mask": self._arrays.masks.astype(np.int8),
        }

    def _final_infos(self, dones: NDArray[np.bool_]) -> Infos:
        """Return what the learners knew at the end of their games, as Gymnasium names it."""
        finals = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(dones):
            mask = np.zeros(self._arrays.masks.shape[1], np.int8)
            finals[i] = {"observation": self._learners.finals[i].copy(), "action_mask": mask}
        return {"final_obs": finals, "_final_obs": dones.copy()}


class TableEnv(gymnasium.Env[Observations, np.int64]):
    """One table with a learner."""

    def __init__(
        self, game: str | Game[Any, Any], players: int = 2, edition: str | None = None, **options: Any
    ) -> None:
        self._tables = TablesEnv(game, 1, players, edition, **options)
        self.metadata = {"render_modes": []}
        self.observation_space = self._tables.single_observation_space
        self.action_space = self._tables.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start a new game."""
        super().reset(seed=seed)
        observations, _ = self._tables.reset(seed=seed, options=options)
        return {name: rows[0] for name, rows in observations.items()}, {}

    def step(self, action: np.int64) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learner."""
        observations, rewards, dones, _, infos = self._tables.step(np.array([action]))
        observation = infos["final_obs"][0] if dones[0] else {name: rows[0] for name, rows in observations.items()}
        return observation, float(rewards[0]), bool(dones[0]), False, {}


def bind_opponents(game: Game[Any, Any], function: Any, opponents: Opponents) -> Any:
    """Bind a generic rule to a game and to opponents of a kind."""
    if opponents not in get_args(Opponents):
        raise ValueError(f"opponents is one of {', '.join(get_args(Opponents))}, not {opponents!r}")
    bound = bind_for_bots(game, function, "envs")
    if opponents == "random":
        return bound
    return bind(bound, {"opponent_action": bind_for_bots(game, greedy_opponent)})


def register(name: str) -> None:
    """Register a game with Gymnasium."""
    title = "".join(word.title() for word in name.split("-"))
    gymnasium.register(
        id=f"saltmochi/{title}-v{find_game(name).version}",
        entry_point=f"{__name__}:TableEnv",
        vector_entry_point=f"{__name__}:TablesEnv",
        kwargs={"game": name},
    )


for _name in names():
    if room_module("envs", _name):
        register(_name)
