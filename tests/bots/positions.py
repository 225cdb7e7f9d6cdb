"""Positions in the middle of games, where a player has a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.policy import careless_action
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER


def choices(game: Game[Any, Any], players: int, edition: str, seed: int, **own: Any) -> Iterator[Any]:
    """Yield every state of a game between careless bots in which a player has a choice."""
    rng, actions, act = new_rng(seed), LegalActions(), bind_for_bots(game, careless_action)
    state = game.deal(players, edition, **own)
    while not game.over(state):
        if game.actor(state) == DEALER:
            game.apply(state, game.sample_chance(state, rng))
            continue
        game.rules.legal(state, actions)
        if actions.count > 1:
            yield state
            game.rules.legal(state, actions)
        game.apply(state, act(state, actions, rng))
