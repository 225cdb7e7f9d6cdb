"""§7: what has been seen of a card, and by whom.

Everybody sees where each card comes from and goes to, so that whoever knows a card knows it wherever it goes; three
marks say the rest. `known_by` are the seats that have seen a card's face where it is now. `origin` is the number of
the shuffle that a card which not all know came out of. `shuffled` is the number of the last shuffle that a card was
seen to go into; everybody can keep count of it.

Two kinds of shuffle have two kinds of number. Into an odd one go cards that everybody has just seen, and nothing else:
a card face down from it is one of those, if it was not seen to go into a later one. An even one begins a round, with
all cards that are not kept, also those that nobody has seen: a card face down from it can be any that was not seen to
go into a later one.
"""

from __future__ import annotations

from saltmochi.games.happy_mochi.state import KNOWN_TO_ALL, WATCHER_BIT, State, add_to_deck
from saltmochi.table.rule import rule


@rule
def bit_of(seat: int) -> int:
    """The bit that is set where this seat knows something."""
    return 1 << seat if seat >= 0 else WATCHER_BIT


@rule
def knows(known_by: int, seat: int) -> bool:
    """Whether this seat knows a card; one that is not at the table knows what everybody does."""
    return known_by & bit_of(seat) != 0


@rule
def fits(origin: int, shuffled: int) -> bool:
    """Whether a card face down of this origin can be one that was last seen to go into that shuffle."""
    return shuffled == origin if origin & 1 else shuffled <= origin


@rule
def shuffle_seen(state: State) -> int:
    """The number of a new shuffle of cards that everybody has seen."""
    state.shuffles = (state.shuffles + 1) | 1
    return state.shuffles


@rule
def shuffle_all(state: State) -> None:
    """Number the shuffle that begins a round."""
    state.shuffles = (state.shuffles | 1) + 1


@rule
def show(state: State, card: int) -> None:
    """Everybody sees this card."""
    state.known_by[card] = KNOWN_TO_ALL
    state.origin[card] = 0


@rule
def bury(state: State, card: int, shuffle: int) -> None:
    """A card that everybody has seen goes into the deck."""
    state.known_by[card] = 0
    state.origin[card] = 0
    state.shuffled[card] = shuffle
    add_to_deck(state, card)
