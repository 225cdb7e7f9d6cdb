"""Encode a view of Happy Mochi.

`encode_view` does it from a view. `update_encoding` gives the same result from the table itself, several times faster,
since it writes no view in between; the tests compare both.
"""

from __future__ import annotations

from saltmochi.envs.cells import absolute, high, low, relative
from saltmochi.envs.happy_mochi.record import ASIDE, ON_SIDE, UNSEEN, UNSEEN_PLACE, Encoding
from saltmochi.games.happy_mochi.cards import CARD_COUNT, HIDDEN, NO_CARD
from saltmochi.games.happy_mochi.memory import knows
from saltmochi.games.happy_mochi.state import HAND, KEPT, NO_PLACE, SEATS, SIDES, WATCHER_BIT, Public, State, deck_size
from saltmochi.games.happy_mochi.view import View
from saltmochi.table.rule import rule


@rule
def encode_view(view: View, encoding: Encoding) -> None:
    """Write the encoding of a view over another encoding for the same number of players."""
    encode_shuffles(view, encoding)
    encode_course(view, view.seat, view.deck_size, encoding)
    encode_scores(view, view.seat, encoding)
    encode_sides(view, encoding)
    out = encode_rows(view, HAND, 0, encoding)
    out = encode_rows(view, KEPT, out, encoding)
    encode_held(view, out, encoding)


@rule
def update_encoding(state: State, seat: int, view: View, encoding: Encoding) -> None:  # noqa: ARG001
    """Bring the encoding of a seat's view up to date, or complete an empty one."""
    if encoding.players == 0 or shuffles_of(encoding) != state.shuffles:
        encode_shuffles(state, encoding)
    encode_course(state, seat, deck_size(state), encoding)
    encode_scores(state, seat, encoding)
    encode_sides(state, encoding)
    out = update_rows(state, seat, HAND, 0, encoding)
    out = update_rows(state, seat, KEPT, out, encoding)
    update_held(state, seat, out, encoding)


# --- What everybody sees ---


@rule
def shuffles_of(encoding: Encoding) -> int:
    """Return the number of the last shuffle."""
    return encoding.shuffles_high << 7 | encoding.shuffles


@rule
def encode_shuffles(public: Public, encoding: Encoding) -> None:
    """Write what everybody knows of each card: its effect, and the last shuffle that it was seen to go into."""
    encoding.shuffles = low(public.shuffles)
    encoding.shuffles_high = high(public.shuffles)
    for card in range(CARD_COUNT):
        encoding.effects[card] = public.effects[card]
        age = shuffles_since(public.shuffles, public.shuffled[card])
        encoding.shuffled[card] = low(age)
        encoding.shuffled_high[card] = high(age)


@rule
def encode_course(public: Public, seat: int, deck_size: int, encoding: Encoding) -> None:
    """Write the options and how far the game has come."""
    players = public.players
    encoding.seat = seat
    encoding.players = players
    encoding.edition = public.edition
    encoding.target = low(public.target)
    encoding.target_high = high(public.target)
    encoding.phase = public.phase
    encoding.turn = relative(public.turn, seat, players)
    encoding.acting = relative(public.acting, seat, players)
    encoding.starter = relative(public.starter, seat, players)
    encoding.round = low(public.round)
    encoding.round_high = high(public.round)
    encoding.ending = public.ending
    encoding.finish = public.finish
    encoding.value = public.value
    encoding.awaits = relative(public.awaits, seat, players) if public.awaits < KEPT else public.awaits
    encoding.dealt = public.dealt
    encoding.turns = low(public.turns)
    encoding.turns_high = high(public.turns)
    encoding.skips = public.skips
    encoding.scoreless = public.scoreless
    encoding.deck_size = deck_size


@rule
def encode_scores(public: Public, seat: int, encoding: Encoding) -> None:
    """Write the points of each player."""
    for i in range(public.players):
        player = absolute(i, seat, public.players)
        encoding.scores[i] = low(public.scores[player])
        encoding.scores_high[i] = high(public.scores[player])
        encoding.gains[i] = low(public.gains[player])
        encoding.gains_high[i] = high(public.gains[player])


@rule
def encode_sides(public: Public, encoding: Encoding) -> None:
    """Write the two sides of the pair with the cards beneath, and no other cards yet."""
    clear(encoding.where)
    clear(encoding.place)
    clear(encoding.known_by)
    clear(encoding.origin)
    clear(encoding.origin_high)
    for side in range(SIDES):
        height, pile = public.heights[side], public.piles[side]
        encoding.pending[side] = public.pending[side]
        encoding.heights[side] = height
        encoding.tops[side] = pile[height - 1] + 1 if height > 0 else 0
        for i in range(height):
            encoding.where[pile[i]] = ON_SIDE + side
            encoding.place[pile[i]] = i


@rule
def clear(cells: list[int]) -> None:
    """Set the cells of a field with a cell for each card to 0."""
    for card in range(CARD_COUNT):
        cells[card] = 0


# --- Cards out of the deck, from a view ---


@rule
def encode_rows(view: View, first: int, out: int, encoding: Encoding) -> int:
    """Write one row of each player, from the viewer on, and return how many cards out of the deck have been written.

    Views list the cards by seat; `source` runs through that list from the viewer's seat on.
    """
    start = out
    source = out
    for player in range(view.seat):
        source += view.sizes[first + player]
    for i in range(view.players):
        player = absolute(i, view.seat, view.players)
        if player == 0:
            source = start
        encoding.sizes[first + i] = view.sizes[first + player]
        for place in range(view.sizes[first + player]):
            card = view.rows[first + player][place]
            if card != HIDDEN:
                encode_known_card(card, 1 + first + i, place, encoding)
            age = shuffles_since(view.shuffles, view.origin[source])
            encode_memory(relative_seats(view.known_by[source], view.seat, view.players), age, out, encoding)
            source += 1
            out += 1
    return out


@rule
def encode_held(view: View, out: int, encoding: Encoding) -> None:
    """Write the card that each player holds aside or passes; `out` cards have been written before."""
    start = out
    source = out
    for player in range(view.seat):
        source += int(view.held[player] != NO_CARD)
    for i in range(view.players):
        player = absolute(i, view.seat, view.players)
        if player == 0:
            source = start
        card = view.held[player]
        encoding.held[i] = held_symbol(card)
        encoding.chosen[i] = place_symbol(view.chosen[player])
        if card != NO_CARD:
            if card != HIDDEN:
                encode_known_card(card, ASIDE + i, 0, encoding)
            age = shuffles_since(view.shuffles, view.origin[source])
            encode_memory(relative_seats(view.known_by[source], view.seat, view.players), age, out, encoding)
            source += 1
            out += 1


# --- The same from the table ---


@rule
def update_rows(state: State, seat: int, first: int, out: int, encoding: Encoding) -> int:
    """Write one row of each player, from the viewer on, and return how many cards out of the deck have been written."""
    players, shuffles = state.players, state.shuffles
    known_by, origin, seats = state.known_by, state.origin, RELATIVE_SEATS[players][seat]
    for i in range(players):
        row = first + absolute(i, seat, players)
        cards = state.rows[row]
        encoding.sizes[first + i] = state.sizes[row]
        for place in range(state.sizes[row]):
            card = cards[place]
            if knows(known_by[card], seat):
                encode_known_card(card, 1 + first + i, place, encoding)
            encode_memory(seats[known_by[card]], shuffles_since(shuffles, origin[card]), out, encoding)
            out += 1
    return out


@rule
def update_held(state: State, seat: int, out: int, encoding: Encoding) -> None:
    """Write the card that each player holds aside or passes; `out` cards have been written before."""
    for i in range(state.players):
        player = absolute(i, seat, state.players)
        chosen, card = state.chosen[player], state.held[player]
        encoding.chosen[i] = place_symbol(chosen if chosen == NO_PLACE or i == 0 else HIDDEN)
        encoding.held[i] = 0
        if card != NO_CARD:
            known = knows(state.known_by[card], seat)
            encoding.held[i] = held_symbol(card if known else HIDDEN)
            if known:
                encode_known_card(card, ASIDE + i, 0, encoding)
            age = shuffles_since(state.shuffles, state.origin[card])
            encode_memory(relative_seats(state.known_by[card], seat, state.players), age, out, encoding)
            out += 1


# --- Single cards ---


@rule
def encode_known_card(card: int, where: int, place: int, encoding: Encoding) -> None:
    """Write where a card is that the viewer knows."""
    encoding.where[card] = where
    encoding.place[card] = place


@rule
def encode_memory(known_by: int, age: int, out: int, encoding: Encoding) -> None:
    """Write who knows a card that is out of the deck, and how old the shuffle is that it came out of."""
    encoding.known_by[out] = known_by
    encoding.origin[out] = low(age)
    encoding.origin_high[out] = high(age)


def rotated(seats: int, viewer: int, players: int) -> int:
    """Return a set of seats with the players' bits counted from a viewer; the other bits stay."""
    everybody = (1 << players) - 1
    sitting = seats & everybody
    return (sitting >> viewer | sitting << (players - viewer)) & everybody | seats & ~everybody


# Every set of seats as it is counted from each viewer, by number of players: looking it up is faster.
RELATIVE_SEATS = tuple(
    tuple(
        tuple(rotated(seats, viewer % max(players, 1), players) for seats in range(2 * WATCHER_BIT))
        for viewer in range(SEATS)
    )
    for players in range(SEATS + 1)
)


@rule
def relative_seats(seats: int, viewer: int, players: int) -> int:
    """Return a set of seats as it is counted from a viewer."""
    return RELATIVE_SEATS[players][viewer][seats]


@rule
def shuffles_since(shuffles: int, shuffle: int) -> int:
    """Return how many shuffles ago a shuffle was, plus 1; 0 for none."""
    return shuffles - shuffle + 1 if shuffle > 0 else 0


@rule
def held_symbol(card: int) -> int:
    """Return the number of a card held aside in an encoding."""
    if card == HIDDEN:
        return UNSEEN
    return 0 if card == NO_CARD else card + 1


@rule
def place_symbol(place: int) -> int:
    """Return the number of a chosen place in an encoding."""
    if place == HIDDEN:
        return UNSEEN_PLACE
    return 0 if place == NO_PLACE else place + 1
