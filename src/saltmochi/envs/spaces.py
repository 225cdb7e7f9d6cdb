"""The spaces of observations, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from saltmochi.envs.encoding import encoder, game_of, greatest
from saltmochi.table.game import Game


def observation_space(game: str | Game[Any, Any]) -> Dict:
    """Return the space of an encoded view with the mask of legal actions."""
    most = greatest(game)
    actions = encoder(game_of(game).name).ACTION_COUNT
    return Dict(
        {
            "observation": Box(np.zeros_like(most), most, dtype=np.int8),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )
