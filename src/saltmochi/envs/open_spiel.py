"""Games for OpenSpiel, registered when this module is imported: `pyspiel.load_game("saltmochi_<game>(players=3)")`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields as record_fields
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
import pyspiel

from saltmochi.bots.bot import bind_for_bots
from saltmochi.envs.encoding import Cells, describe, encode, encoder, fields, game_of, size, table_size
from saltmochi.envs.numbering import action_of, number_of
from saltmochi.envs.rewards import score_reward, win_reward
from saltmochi.envs.single_table import pays_score
from saltmochi.games import names, room_module
from saltmochi.table.game import Game
from saltmochi.table.options import Options
from saltmochi.table.record import copy_record
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from saltmochi.texts import DEFAULT

PREFIX = "saltmochi_"
# A bound far above the length of real games: random ones have a few hundred actions.
MAX_GAME_LENGTH = 1_000_000
# More points than anybody can be ahead.
MAX_LEAD = 2_000.0
DEFAULT_PLAYERS = 2


def game_type(game: Game[Any, Any]) -> pyspiel.GameType:
    """Describe a game for OpenSpiel."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name.replace("-", "_"),
        long_name=game.name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": DEFAULT_PLAYERS,
            "edition": game.edition_for(DEFAULT),
            "target": 0,  # the default of the game
            "reward": "win",
        },
    )


def game_info(game: Game[Any, Any], players: int, by_score: bool) -> pyspiel.GameInfo:
    """Return the bounds of a game for so many players."""
    return pyspiel.GameInfo(
        num_distinct_actions=encoder(game.name).ACTION_COUNT,
        max_chance_outcomes=encoder(game.name).first_action(),
        num_players=players,
        min_utility=-MAX_LEAD if by_score else -1 / (players - 1),
        max_utility=MAX_LEAD if by_score else 1.0,
        utility_sum=0.0,
        max_game_length=MAX_GAME_LENGTH,
    )


def chosen_options(game: Game[Any, Any], parameters: dict[str, Any]) -> Options:
    """Return the options of a game that these parameters ask for."""
    return game.options(parameters["players"], parameters["edition"], parameters["target"] or None)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; every game has a class of its own, which `register` makes."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = game_of(self.name)
        kind = game_type(rules)
        chosen = {**kind.parameter_specification, **(params or {})}
        by_score = pays_score(chosen["reward"])
        options = chosen_options(rules, chosen)
        super().__init__(kind, game_info(rules, options.players, by_score), params or {})

    # A game that was pickled comes back without its attributes: they all follow from the parameters.

    @cached_property
    def rules(self) -> Game[Any, Any]:
        """The game itself."""
        return game_of(self.name)

    @cached_property
    def options(self) -> Options:
        """The options of the game."""
        return chosen_options(self.rules, self.get_parameters())

    @cached_property
    def reward_of(self) -> Callable[..., Any]:
        """The rule that returns the reward of a seat."""
        return self._bound(score_reward if pays_score(self.get_parameters()["reward"]) else win_reward)

    @cached_property
    def number_of(self) -> Callable[..., Any]:
        """The rule that returns the number of an action."""
        return self._bound(number_of)

    @cached_property
    def action_of(self) -> Callable[..., Any]:
        """The rule that returns the action with a number."""
        return self._bound(action_of)

    def _bound(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return bind_for_bots(self.rules, function, "envs")

    def new_initial_state(self) -> SpielState:
        """Return the state before the dealer's first action."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> ViewObserver | None:
        """Return an object that observes states for a player; None for parts of what a player observes."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return ViewObserver(self.rules, kind.perfect_recall)


class Position:
    """The state of a table, and the encoded views of it; OpenSpiel clones states by copying their attributes."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.encoded: dict[int, Cells] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(copy_record(self.state))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game, with the dealer as the chance player."""

    def __init__(self, game: SpielGame, state: Any = None) -> None:
        super().__init__(game)
        self._position = Position(game.rules.start(game.options) if state is None else state)

    @property
    def table(self) -> Any:
        """The state as the rules have it."""
        return self._position.state

    def encoded_view(self, player: int) -> Cells:
        """Return the encoded view of a player."""
        encoded = self._position.encoded
        if player not in encoded:
            rules = self.get_game().rules
            encoded[player] = encode(rules, rules.view(self.table, player))
        return encoded[player]

    def current_player(self) -> int:
        """Return the seat that acts, or who else does."""
        rules = self.get_game().rules
        if rules.over(self.table):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if rules.actor(self.table) == DEALER else rules.actor(self.table))

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of the legal actions in ascending order."""
        game = self.get_game()
        return sorted(game.number_of(action, player, self.table.players) for action in game.rules.legal(self.table))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the dealer's actions with their probabilities: an action stands for one card or more."""
        cards = Counter(self.get_game().rules.legal(self.table))
        return [(action, count / cards.total()) for action, count in sorted(cards.items())]

    def _apply_action(self, action: int) -> None:
        self.get_game().rules.apply(self.table, self._action(self.current_player(), action))
        self._position.encoded.clear()

    def _action(self, player: int, number: int) -> int:
        """Return an action as the rules have it; the dealer's are numbered as they are there."""
        if player == pyspiel.PlayerId.CHANCE:
            return number
        return int(self.get_game().action_of(number, player, self.table.players))

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in the game's notation."""
        return str(self.get_game().rules.text_of(self._action(player, action)))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.get_game().rules.over(self.table))

    def returns(self) -> list[float]:
        """Return the reward of each player."""
        game = self.get_game()
        return [game.reward_of(self.table, seat) if self.is_terminal() else 0.0 for seat in range(self.table.players)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Return a state that this player cannot tell from the true one. Without a history it does not serialize."""
        game = self.get_game()
        rng = new_rng(int(probability_sampler() * (1 << 32)))
        return SpielState(game, game.rules.imagine(game.rules.view(self.table, player_id), rng))

    def __str__(self) -> str:
        """Describe the whole table."""
        return describe((item.name, getattr(self.table, item.name)) for item in record_fields(self.table))


class ViewObserver:
    """Observes states for a player: the encoded view, whole for perfect recall, otherwise without the memory."""

    def __init__(self, rules: Game[Any, Any], perfect_recall: bool) -> None:
        self.tensor = np.zeros(size(rules) if perfect_recall else table_size(rules), np.float32)
        self._fields = [field for field in fields(rules) if field.start < len(self.tensor)]
        self.dict = {field.name: self.tensor[field.cells].reshape(field.shape) for field in self._fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player into the tensor."""
        self.tensor[:] = state.encoded_view(player)[: len(self.tensor)]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation of a player as text."""
        encoded = state.encoded_view(player)
        return describe((field.name, encoded[field.cells]) for field in self._fields)


def register(name: str) -> None:
    """Register a game. Its class belongs to this module, where pickles look for it."""
    found = game_type(game_of(name))
    own = type(found.long_name.replace(" ", ""), (SpielGame,), {"name": name, "__module__": __name__})
    globals()[own.__name__] = own
    pyspiel.register_game(found, own)


for _name in names():
    if room_module("envs", _name):
        register(_name)
