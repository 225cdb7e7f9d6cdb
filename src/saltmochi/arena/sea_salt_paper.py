"""What is watched in a round of Sea Salt & Paper."""

from __future__ import annotations

from saltmochi.arena.watching import NO_COIN, write_result
from saltmochi.games.sea_salt_paper.actions import END_TURN, LAST_CHANCE, STOP, VERB, Verb
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.scoring import points
from saltmochi.games.sea_salt_paper.state import DECK, HAND, LAID, SEATS, Phase, State, set_size
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule

# The choices of the experiment: what the coin said.
WAIT = 1
STOPPED = 2
DARED = 3


@record
class Round:
    """How a round went."""

    game: int = number(bits=64)
    duos: list[int] = numbers(SEATS, bits=64)  # each player's cards when it ended, in hand and laid
    others: list[int] = numbers(SEATS, bits=64)
    round: int = number(bits=16)
    gains: list[int] = numbers(SEATS, bits=16)
    scores: list[int] = numbers(SEATS, bits=16)  # with those gains
    players: int = number()
    starter: int = number()
    ending: int = number()
    caller: int = number()  # or NOBODY
    own: int = number()  # the caller's points when the call was made
    laid: int = number()  # the most points that another player had laid then
    theirs: int = number()  # the most points that another player had in truth
    deck: int = number()  # cards left in the deck then
    coin: int = number()  # what a coin said to the first who could call; 0 if there was none
    tossed: int = number()  # to whom
    tossed_own: int = number()  # and how many points that player had


@rule
def toss(state: State, actions: LegalActions, rng: Rng, watched: Round) -> int:
    """The first player of a round who may call lets a coin with three sides decide: wait, stop or last chance."""
    if watched.coin != 0 or state.phase != Phase.PLAY or actions.count < 3 or actions.ids[1] != STOP:
        return NO_COIN
    watched.coin = WAIT + randbelow(rng, 3)
    watched.tossed = state.turn
    watched.tossed_own = points_of(state, state.turn)
    return END_TURN if watched.coin == WAIT else STOP if watched.coin == STOPPED else LAST_CHANCE


@rule
def observe(state: State, action: int, watched: Round) -> None:
    """Look at the table when a call is made, and remember who began."""
    watched.starter = state.starter
    if VERB[action] != Verb.STOP and VERB[action] != Verb.LAST_CHANCE:
        return
    watched.own = points_of(state, state.turn)
    watched.deck = set_size(state, DECK)
    watched.laid = 0
    watched.theirs = 0
    for seat in range(state.players):
        if seat != state.turn:
            watched.laid = max(watched.laid, points(state.duos[LAID + seat], state.others[LAID + seat]))
            watched.theirs = max(watched.theirs, points_of(state, seat))


@rule
def conclude(state: State, game: int, watched: Round) -> None:
    """Write down how the round ended."""
    write_result(state, game, watched)
    watched.caller = state.caller
    for seat in range(state.players):
        watched.duos[seat] = state.duos[HAND + seat] | state.duos[LAID + seat]
        watched.others[seat] = state.others[HAND + seat] | state.others[LAID + seat]
