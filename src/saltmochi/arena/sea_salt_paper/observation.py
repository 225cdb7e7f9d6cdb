"""What is observed in a round of Sea Salt & Paper, and the experiment with coins."""

from __future__ import annotations

from saltmochi.arena.observation import Round as CommonRound
from saltmochi.games.sea_salt_paper.actions import END_TURN, LAST_CHANCE, STOP, VERB, Verb
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.scoring import points
from saltmochi.games.sea_salt_paper.state import DECK, HAND, LAID, Phase, State, set_size
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import NO_COIN
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS

# The outcomes of the coin: what the first player of a round who may call has to do.
WAIT = 1
STOPPED = 2
DARED = 3
COIN_SIDES = 3


@record
class Round(CommonRound):
    """The facts about a round of Sea Salt & Paper."""

    duos: list[int] = numbers(MAX_SEATS, bits=64)  # each player's cards when it ended, in hand and laid
    others: list[int] = numbers(MAX_SEATS, bits=64)
    caller: int = number()  # or NOBODY
    own: int = number()  # the caller's points when the call was made
    laid: int = number()  # the most points that another player had laid then
    deck: int = number()  # cards left in the deck then
    coin: int = number()  # the outcome of the coin; 0 if none was tossed
    tossed: int = number()  # the seat that tossed it
    tossed_own: int = number()  # the points of that seat then


@rule
def toss_coin(state: State, actions: LegalActions, rng: Rng, observed: Round) -> int:
    """Let a coin with three sides decide for the first player of a round who may call: wait, stop or last chance."""
    if observed.coin != 0 or state.phase != Phase.PLAY or actions.count < 3 or actions.ids[1] != STOP:
        return NO_COIN
    observed.coin = WAIT + randbelow(rng, COIN_SIDES)
    observed.tossed = state.turn
    observed.tossed_own = points_of(state, state.turn)
    return END_TURN if observed.coin == WAIT else STOP if observed.coin == STOPPED else LAST_CHANCE


@rule
def observe_action(state: State, action: int, observed: Round) -> None:
    """Note points, laid cards and the deck when a call is made."""
    if VERB[action] != Verb.STOP and VERB[action] != Verb.LAST_CHANCE:
        return
    observed.own = points_of(state, state.turn)
    observed.deck = set_size(state, DECK)
    observed.laid = 0
    for seat in range(state.players):
        if seat != state.turn:
            observed.laid = max(observed.laid, points(state.duos[LAID + seat], state.others[LAID + seat]))


@rule
def observe_round(state: State, observed: Round) -> None:
    """Note the caller, and the cards that everybody had in the end."""
    observed.caller = state.caller
    for seat in range(state.players):
        observed.duos[seat] = state.duos[HAND + seat] | state.duos[LAID + seat]
        observed.others[seat] = state.others[HAND + seat] | state.others[LAID + seat]
