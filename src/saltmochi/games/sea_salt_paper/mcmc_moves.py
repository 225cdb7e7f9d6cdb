"""§9.3: small changes to a determinization that the seat cannot notice: the moves of a Markov chain.

What a seat does not see is what others draw. One move replaces a drawn card that is still in a hand and not shown by
one from the deck; the other swaps two draws of one player. Each move is its own inverse, given the former card or the
same two draws.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.determinization import leaves_deck_by_sting
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, seat_of, what_of, with_card
from saltmochi.games.sea_salt_paper.reconstruction import NO_TOKEN, Reconstruction
from saltmochi.games.sea_salt_paper.state import DECK, HAND, NOBODY, State, add, remove
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import expansion_rule, rule

# Stands for any player in `random_unseen_draw`.
ANYBODY = -1


@rule
def random_unseen_draw(view: View, rng: Rng, seat: int) -> int:
    """Return a random draw by a player (or ANYBODY) that this seat did not see; NO_TOKEN if there is none."""
    chosen = NO_TOKEN
    count = 0
    for i in range(view.memories):
        entry = view.memory[i]
        if draws_card(entry) and card_of(entry) == HIDDEN and (seat == ANYBODY or seat_of(entry) == seat):
            count += 1
            if randbelow(rng, count) == 0:
                chosen = i
    return chosen


@rule
def hidden_holder(view: View, scratch: Reconstruction, draw: int) -> int:
    """Return whose hand holds the card of a draw; NOBODY if it left the hand, is shown, or has a known face."""
    if scratch.faces[draw] != HIDDEN:
        return NOBODY
    for seat in range(view.players):
        for j in range(scratch.hand_sizes[seat]):
            if scratch.hands[seat][j] == draw:
                return NOBODY if view.shown[seat] else seat
    return NOBODY


@rule
def replace_card(view: View, scratch: Reconstruction, state: State, draw: int, seat: int, card: int) -> None:
    """Replace the card of a draw, which is in the hand of this seat, by one from the deck."""
    remove(state, HAND + seat, scratch.cards[draw])
    add(state, DECK, scratch.cards[draw])
    remove(state, DECK, card)
    add(state, HAND + seat, card)
    scratch.cards[draw] = card
    for i in range(draw, view.memories):
        if shows_hand_card(view.memory[i]) and scratch.tokens[i] == draw:
            state.memory[i] = with_card(state.memory[i], card)


@rule
def draws_card(entry: int) -> bool:
    """Whether a card was drawn from the deck into a hand."""
    return what_of(entry) == Seen.DREW or leaves_deck_by_sting(entry)


@rule
def shows_hand_card(entry: int) -> bool:
    """Whether an entry is about a card in a hand: it moved, or somebody looked at the hand."""
    return moves_hand_card(entry) or looks_at_hand(entry)


@expansion_rule
def looks_at_hand(entry: int) -> bool:
    """§16.4: whether somebody looked at a card in a hand."""
    return what_of(entry) == Seen.VISITED


@expansion_rule
def moves_by_expansion(entry: int) -> bool:
    """Whether a card came into a hand or left it as only expansions can do it."""
    what = what_of(entry)
    return what == Seen.STUNG or what == Seen.GAVE or what == Seen.HID


@rule
def moves_hand_card(entry: int) -> bool:
    """Whether a card came from the deck or another hand, or was laid: the entries that move hidden cards."""
    what = what_of(entry)
    return what == Seen.DREW or what == Seen.LAID or what == Seen.STOLE or moves_by_expansion(entry)


@rule
def entry_leaving_hand(view: View, scratch: Reconstruction, draw: int) -> int:
    """Return the entry in which the card of a draw left the hand; the number of entries if it did not."""
    for i in range(draw + 1, view.memories):
        if moves_hand_card(view.memory[i]) and scratch.tokens[i] == draw:
            return i
    return view.memories


@rule
def swap_draws(view: View, scratch: Reconstruction, state: State, one: int, two: int) -> None:
    """Swap two draws of one player, and with them all that happened to the two cards later."""
    card, face = scratch.cards[one], scratch.faces[one]
    scratch.cards[one], scratch.faces[one] = scratch.cards[two], scratch.faces[two]
    scratch.cards[two], scratch.faces[two] = card, face
    for i in range(one + 1, view.memories):
        if shows_hand_card(view.memory[i]) and i != two:
            scratch.tokens[i] = swapped_token(scratch.tokens[i], one, two)
    for seat in range(view.players):
        swap_shells(scratch, seat, one, two)
        for j in range(scratch.hand_sizes[seat]):
            scratch.hands[seat][j] = swapped_token(scratch.hands[seat][j], one, two)
        for j in range(scratch.laid_sizes[seat]):
            scratch.laid[seat][j] = swapped_token(scratch.laid[seat][j], one, two)
    state.memory[one] = with_card(state.memory[one], scratch.cards[one])
    state.memory[two] = with_card(state.memory[two], scratch.cards[two])


@rule
def swapped_token(token: int, one: int, two: int) -> int:
    """Return the other one of two tokens; any other token as it is."""
    if token == one:
        return two
    return one if token == two else token


@expansion_rule
def swap_shells(scratch: Reconstruction, seat: int, one: int, two: int) -> None:
    """Swap two draws where one of them is the shell that lies face down."""
    scratch.shells[seat] = swapped_token(scratch.shells[seat], one, two)
