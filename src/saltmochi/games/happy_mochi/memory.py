"""§7: what has been seen of each card, and by whom.

Everybody sees from where to where each card moves, so a player who knows a card knows it wherever it goes. Three fields
record the rest. `known_by` are the seats that have seen a card's face where it is now. `origin` is the number of the
shuffle out of which a card came that not everybody knows. `shuffled` is the number of the last shuffle that a card was
seen to go into; everybody can keep count of that.

There are two kinds of shuffle. Shuffles with an odd number contain cards that everybody has just seen, and no others: a
face-down card from such a shuffle is one of these, unless it was seen to go into a later one. A shuffle with an even
number begins a round. It contains all cards that are not kept, including some that nobody has seen: a face-down card
from it can be any card that was not seen to go into a later shuffle.
"""

from __future__ import annotations

from saltmochi.games.happy_mochi.state import KNOWN_TO_ALL, WATCHER_BIT, State, add_to_deck
from saltmochi.table.rule import rule


@rule
def bit_of(seat: int) -> int:
    """Return the bit of a seat in `known_by`, or the one that all spectators share."""
    return 1 << seat if seat >= 0 else WATCHER_BIT


@rule
def knows(known_by: int, seat: int) -> bool:
    """Whether this seat knows a card; a seat that is not at the table knows what everybody knows."""
    return known_by & bit_of(seat) != 0


@rule
def origin_allows(origin: int, shuffled: int) -> bool:
    """Whether a face-down card of this origin can be a card that was last seen to go into this shuffle."""
    return shuffled == origin if origin & 1 else shuffled <= origin


@rule
def shuffle_seen(state: State) -> int:
    """Number a new shuffle of cards that everybody has seen, and return its number."""
    state.shuffles = (state.shuffles + 1) | 1
    return state.shuffles


@rule
def shuffle_all(state: State) -> None:
    """Number the shuffle that begins a round."""
    state.shuffles = (state.shuffles | 1) + 1


@rule
def show_to_all(state: State, card: int) -> None:
    """Show a card to everybody."""
    state.known_by[card] = KNOWN_TO_ALL
    state.origin[card] = 0


@rule
def return_to_deck(state: State, card: int, shuffle: int) -> None:
    """Put a card that everybody has seen into the deck."""
    state.known_by[card] = 0
    state.origin[card] = 0
    state.shuffled[card] = shuffle
    add_to_deck(state, card)
