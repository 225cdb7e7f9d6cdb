"""Tables in the middle of games, where somebody has a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saltmochi.bots.bot import for_bots
from saltmochi.bots.policy import careless
from saltmochi.table.dealer import DEALER, new_dice
from saltmochi.table.game import Game
from saltmochi.table.offers import Offers


def choices(game: Game[Any, Any], players: int, edition: str, seed: int) -> Iterator[Any]:
    """Every table of a game between careless bots at which a player has a choice."""
    dice, offers, act = new_dice(seed), Offers(), for_bots(game, careless)
    state = game.deal(players, edition)
    while not game.over(state):
        if game.actor(state) == DEALER:
            game.apply(state, game.chance(state, dice))
            continue
        game.rules.legal(state, offers)
        if offers.count > 1:
            yield state
            game.rules.legal(state, offers)
        game.apply(state, act(state, offers, dice))
