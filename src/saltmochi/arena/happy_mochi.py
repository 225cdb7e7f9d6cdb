"""What is watched in a round of Happy Mochi."""

from __future__ import annotations

from saltmochi.arena.watching import NO_COIN, write_result
from saltmochi.games.happy_mochi.cards import BIT, WORD, WORDS
from saltmochi.games.happy_mochi.state import HAND, KEPT, SEATS, Phase, State
from saltmochi.table.rng import Rng
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule


@record
class Round:
    """How a round went."""

    game: int = number(bits=64)
    dealt: list[list[int]] = numbers(SEATS, WORDS, bits=64)  # the hand that each player was dealt
    turns: int = number(bits=16)
    gains: list[int] = numbers(SEATS, bits=16)
    scores: list[int] = numbers(SEATS, bits=16)  # with those gains
    kept: list[int] = numbers(SEATS)  # how many cards each player had kept when it began
    round: int = number(bits=16)
    players: int = number()
    starter: int = number()
    ending: int = number()
    winner: int = number()  # whose turn it was when the round ended
    begun: int = number()


@rule
def toss(state: State, actions: LegalActions, rng: Rng, watched: Round) -> int:  # noqa: ARG001
    """No experiment is made in this game."""
    return NO_COIN


@rule
def observe(state: State, action: int, watched: Round) -> None:  # noqa: ARG001
    """Look at the hands when the first turn begins, and at the turns."""
    watched.turns = state.turns
    if watched.begun or state.phase != Phase.TURN:
        return
    watched.begun = 1
    watched.starter = state.starter
    for seat in range(state.players):
        watched.kept[seat] = state.sizes[KEPT + seat]
        for word in range(WORDS):
            watched.dealt[seat][word] = 0
        for place in range(state.sizes[HAND + seat]):
            card = state.rows[HAND + seat][place]
            watched.dealt[seat][WORD[card]] |= BIT[card]


@rule
def conclude(state: State, game: int, watched: Round) -> None:
    """Write down how the round ended."""
    write_result(state, game, watched)
    watched.winner = state.turn
    watched.begun = 0
