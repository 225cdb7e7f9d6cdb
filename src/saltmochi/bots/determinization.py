"""Samples determinizations by Markov chain Monte Carlo: likelier where the others' actions make more sense.

Each step of the chain changes a determinization a little, or how another player is supposed to play, and the Metropolis
rule accepts or rejects the change. So a search finds out by what the others did which cards they may have, and who
plays in which style.
"""

from __future__ import annotations

from math import log

from saltmochi.bots.decay import decay
from saltmochi.bots.style import Style, other_style, start_decision
from saltmochi.bots.workspace import PAST, SAMPLED, Workspace
from saltmochi.table.ports import (
    CERTAIN,
    energy,
    mcmc_burn_in,
    mcmc_restart_interval,
    mcmc_thinning,
    metropolis_step,
    sample_state,
)
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS

# Energy is counted in hundredths: so much more makes a determinization e times less likely.
ENERGY_UNIT = 100
# One step in so many proposes another style of a player.
STYLE_INTERVAL = 4
# Odds are never noted as more than e^4 to one, so that a wrong impression can be corrected.
MAX_ODDS = 400


@rule
def sample_determinization(workspace: Workspace) -> None:
    """Sample a determinization, and a style for every other player.

    Now and then the chain restarts from an independent sample; otherwise it goes on from the last one.
    """
    search = workspace.search
    state = workspace.states[SAMPLED]
    past = workspace.states[PAST]
    steps = mcmc_thinning()
    if search.samples % mcmc_restart_interval() == 0:
        sample_state(workspace.observation, workspace.rng, workspace.scratch, state)
        for seat in range(state.players):
            search.styles[seat] = Style.NETWORK if search.networked else Style.PLAIN
        search.energy = energy(state, past, workspace.observation.seat, search.styles)
        steps = mcmc_burn_in()
    for _ in range(steps):
        if search.networked and randbelow(workspace.rng, STYLE_INTERVAL) == 0:
            propose_style(workspace)
        else:
            search.energy = metropolis_step(
                workspace.observation, workspace.rng, workspace.scratch, state, past, search.styles, search.energy
            )
    for seat in range(state.players):
        search.plain_samples[seat] += int(search.styles[seat] == Style.PLAIN)


@rule
def propose_style(workspace: Workspace) -> None:
    """Propose the other style for one of the others; accept or undo it."""
    search = workspace.search
    viewer = workspace.observation.seat
    state = workspace.states[SAMPLED]
    seat = (viewer + 1 + randbelow(workspace.rng, state.players - 1)) % state.players
    search.styles[seat] = other_style(search.styles[seat])
    after = energy(state, workspace.states[PAST], viewer, search.styles)
    odds = workspace.notes[viewer].before[seat]
    prior = odds if search.styles[seat] == Style.NETWORK else -odds
    if accept(workspace.rng, search.energy, after + prior):
        search.energy = after
    else:
        search.styles[seat] = other_style(search.styles[seat])


@rule
def accept(rng: Rng, before: int, after: int) -> bool:
    """Decide by the Metropolis rule: always if the energy falls, else with probability e^-(after - before)."""
    return after <= before or randbelow(rng, CERTAIN) < decay(after - before, ENERGY_UNIT)


# --- Notes on the others ---


@rule
def open_notes(workspace: Workspace) -> None:
    """Start a search: what was noted in earlier rounds of the game counts as prior odds."""
    notes = workspace.notes[workspace.observation.seat]
    start_decision(notes, workspace.observation.round)
    for seat in range(MAX_SEATS):
        workspace.search.plain_samples[seat] = 0


@rule
def take_notes(workspace: Workspace) -> None:
    """Note the odds of the others' styles by the share of samples."""
    search = workspace.search
    notes = workspace.notes[workspace.observation.seat]
    for seat in range(workspace.observation.players):
        plain = search.plain_samples[seat]
        odds = int(ENERGY_UNIT * log((plain + 1) / (search.samples - plain + 1)))
        notes.now[seat] = max(-MAX_ODDS, min(MAX_ODDS, odds))
