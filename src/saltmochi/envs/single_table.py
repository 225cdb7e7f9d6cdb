"""One table, played by interpreted rules: what the environments for a single table share."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from saltmochi.bots.bot import bind_for_bots
from saltmochi.envs.encoding import Cells, encode, encoder, game_of
from saltmochi.envs.numbering import action_of, number_of
from saltmochi.envs.rewards import score_reward, win_reward
from saltmochi.table.game import Game
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER

Reward = Literal["win", "score"]


def pays_score(reward: Reward) -> bool:
    """Whether a kind of reward is the difference of scores; refuse an unknown kind."""
    if reward not in get_args(Reward):
        raise ValueError(f"reward is one of {', '.join(get_args(Reward))}, not {reward!r}")
    return reward == "score"


class SingleTable:
    """A table at which the dealer acts by itself."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        players: int = 2,
        edition: str | None = None,
        reward: Reward = "win",
        **options: Any,
    ) -> None:
        self.game = game_of(game)
        self.options = self.game.options(players, edition, **options)
        self.action_count: int = encoder(self.game.name).ACTION_COUNT
        self._reward = bind_for_bots(self.game, score_reward if pays_score(reward) else win_reward, "envs")
        self._number_of = bind_for_bots(self.game, number_of, "envs")
        self._action_of = bind_for_bots(self.game, action_of, "envs")
        self._rng = new_rng(secrets.randbits(32))
        self.state: Any = self.game.start(self.options)

    def start(self, seed: int | None = None) -> None:
        """Start a new game; without a seed, the random numbers go on."""
        if seed is not None:
            self._rng = new_rng(seed)
        self.state = self.game.start(self.options)
        self._deal()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over(self.state)

    @property
    def actor(self) -> int:
        """The seat that acts."""
        return self.game.actor(self.state)

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions."""
        actions = [] if self.over else self.game.legal(self.state)
        return [self._number_of(action, self.actor, self.options.players) for action in actions]

    def act(self, number: int) -> None:
        """Carry out the action with this number."""
        if number not in self.legal():
            raise ValueError(f"action {number} is not legal")
        self.game.apply(self.state, self._action_of(int(number), self.actor, self.options.players))
        self._deal()

    def rewards(self) -> Sequence[float]:
        """Return the reward of each seat: all are 0 while the game goes on."""
        seats = range(self.options.players)
        return [self._reward(self.state, seat) if self.over else 0.0 for seat in seats]

    def observation(self, seat: int) -> Cells:
        """Return the view of a seat, encoded."""
        return encode(self.game, self.game.view(self.state, seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat."""
        mask = np.zeros(self.action_count, np.int8)
        if not self.over and seat == self.actor:
            mask[self.legal()] = 1
        return mask

    def _deal(self) -> None:
        """Carry out the dealer's actions."""
        while not self.over and self.actor == DEALER:
            self.game.apply(self.state, self.game.sample_chance(self.state, self._rng))
