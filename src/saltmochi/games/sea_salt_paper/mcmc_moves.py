"""§9.3: an imagined table made a little different, so that the seat still cannot tell it from the true one.

What a seat does not see is what others drew. Either one of these cards, if it is still in a hand and not shown, is
another one; or two draws of one player were the other way round. Each change is undone by the same change backwards.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, seat_of, what_of, with_card
from saltmochi.games.sea_salt_paper.reconstruction import Reconstruction
from saltmochi.games.sea_salt_paper.state import DECK, HAND, NOBODY, State, add, remove
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule


@rule
def unseen_draw(view: View, rng: Rng, seat: int) -> int:
    """Any draw by a player (or by anybody: NOBODY) of a card that this seat did not see; NOBODY if there is none."""
    chosen = NOBODY
    count = 0
    for i in range(view.memories):
        entry = view.memory[i]
        if what_of(entry) == Seen.DREW and card_of(entry) == HIDDEN and (seat == NOBODY or seat_of(entry) == seat):
            count += 1
            if randbelow(rng, count) == 0:
                chosen = i
    return chosen


@rule
def holder(view: View, scratch: Reconstruction, draw: int) -> int:
    """In whose hand the card of a draw is, unsettled and unshown; NOBODY if it is not."""
    if scratch.looks[draw] != HIDDEN:
        return NOBODY
    for seat in range(view.players):
        for j in range(scratch.hand_sizes[seat]):
            if scratch.hands[seat][j] == draw:
                return NOBODY if view.shown[seat] else seat
    return NOBODY


@rule
def exchange(view: View, scratch: Reconstruction, state: State, draw: int, seat: int, card: int) -> None:
    """The card of a draw, in the hand of this seat, is one from the deck instead."""
    remove(state, HAND + seat, scratch.cards[draw])
    add(state, DECK, scratch.cards[draw])
    remove(state, DECK, card)
    add(state, HAND + seat, card)
    scratch.cards[draw] = card
    for i in range(draw, view.memories):
        if moves_token(view.memory[i]) and scratch.tokens[i] == draw:
            state.memory[i] = with_card(state.memory[i], card)


@rule
def moves_token(entry: int) -> bool:
    """Whether a card came to a hand unseen, or left one."""
    what = what_of(entry)
    return what == Seen.DREW or what == Seen.LAID or what == Seen.STOLE


@rule
def leaves(view: View, scratch: Reconstruction, draw: int) -> int:
    """The entry in which the card of a draw left the hand; the number of entries if it did not."""
    for i in range(draw + 1, view.memories):
        if moves_token(view.memory[i]) and scratch.tokens[i] == draw:
            return i
    return view.memories


@rule
def swap(view: View, scratch: Reconstruction, state: State, one: int, two: int) -> None:
    """Two draws of one player were the other way round: what became of one card became of the other."""
    card, looks = scratch.cards[one], scratch.looks[one]
    scratch.cards[one], scratch.looks[one] = scratch.cards[two], scratch.looks[two]
    scratch.cards[two], scratch.looks[two] = card, looks
    for i in range(one + 1, view.memories):
        if moves_token(view.memory[i]) and i != two:
            scratch.tokens[i] = swapped(scratch.tokens[i], one, two)
    for seat in range(view.players):
        for j in range(scratch.hand_sizes[seat]):
            scratch.hands[seat][j] = swapped(scratch.hands[seat][j], one, two)
        for j in range(scratch.laid_sizes[seat]):
            scratch.laid[seat][j] = swapped(scratch.laid[seat][j], one, two)
    state.memory[one] = with_card(state.memory[one], scratch.cards[one])
    state.memory[two] = with_card(state.memory[two], scratch.cards[two])


@rule
def swapped(token: int, one: int, two: int) -> int:
    """Of two tokens the other one; any other as it is."""
    if token == one:
        return two
    return one if token == two else token
