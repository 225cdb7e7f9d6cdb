"""Sea Salt & Paper for bots: heuristics, a belief about the others' hands, and features for the network."""

from saltmochi.bots.sea_salt_paper.belief import (
    energy,
    mcmc_burn_in,
    mcmc_restart_interval,
    mcmc_thinning,
    metropolis_step,
)
from saltmochi.bots.sea_salt_paper.call_chart import chart_action
from saltmochi.bots.sea_salt_paper.features import write_action_features, write_state_features
from saltmochi.bots.sea_salt_paper.heuristics import heuristic_value, lead, win_probability

__all__ = [
    "chart_action",
    "energy",
    "heuristic_value",
    "lead",
    "mcmc_burn_in",
    "mcmc_restart_interval",
    "mcmc_thinning",
    "metropolis_step",
    "win_probability",
    "write_action_features",
    "write_state_features",
]
