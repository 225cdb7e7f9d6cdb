"""What is observed in a round of Happy Mochi."""

from __future__ import annotations

from saltmochi.arena.observation import Round as CommonRound
from saltmochi.games.happy_mochi.cards import BIT, WORD, WORDS
from saltmochi.games.happy_mochi.state import HAND, KEPT, SEATS, Phase, State
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule


@record
class Round(CommonRound):
    """The facts about a round of Happy Mochi."""

    dealt: list[list[int]] = numbers(SEATS, WORDS, bits=64)  # the hand that each player was dealt
    turns: int = number(bits=16)
    kept: list[int] = numbers(SEATS)  # how many cards each player had kept when it began
    winner: int = number()  # whose turn it was when the round ended
    dealing_over: int = number()  # whether the hands of this round have been noted


@rule
def observe_action(state: State, action: int, observed: Round) -> None:  # noqa: ARG001
    """Note the hands when the first turn begins, and count the turns."""
    observed.turns = state.turns
    if observed.dealing_over or state.phase != Phase.TURN:
        return
    observed.dealing_over = 1
    for seat in range(state.players):
        observed.kept[seat] = state.sizes[KEPT + seat]
        for word in range(WORDS):
            observed.dealt[seat][word] = 0
        for place in range(state.sizes[HAND + seat]):
            card = state.rows[HAND + seat][place]
            observed.dealt[seat][WORD[card]] |= BIT[card]


@rule
def observe_round(state: State, observed: Round) -> None:
    """Note who ended the round."""
    observed.winner = state.turn
    observed.dealing_over = 0
