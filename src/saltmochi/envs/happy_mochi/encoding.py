"""Encode a view of Happy Mochi."""

from __future__ import annotations

from saltmochi.envs.cells import absolute, high, low, relative
from saltmochi.envs.happy_mochi.record import ASIDE, ON_SIDE, UNSEEN, UNSEEN_PLACE, Encoding
from saltmochi.games.happy_mochi.cards import CARD_COUNT, HIDDEN, NO_CARD
from saltmochi.games.happy_mochi.state import HAND, KEPT, NO_PLACE, SIDES, State, copy_shuffles
from saltmochi.games.happy_mochi.view import View, write_cards_out, write_private, write_public
from saltmochi.table.rule import rule


@rule
def encode_view(view: View, encoding: Encoding) -> None:
    """Write the encoding of a view over another encoding for the same number of players."""
    encode_shuffles(view, encoding)
    encode_table(view, encoding)


@rule
def update_encoding(state: State, seat: int, view: View, encoding: Encoding) -> None:
    """Bring the encoding of a seat's view up to date, or complete an empty one; `view` is working memory."""
    write_public(state, view)
    write_private(state, seat, view)
    write_cards_out(state, view)
    if encoding.players == 0 or shuffles_of(encoding) != state.shuffles:
        copy_shuffles(state, view)
        encode_shuffles(view, encoding)
    encode_table(view, encoding)


@rule
def shuffles_of(encoding: Encoding) -> int:
    """Return the number of the last shuffle."""
    return encoding.shuffles_high << 7 | encoding.shuffles


@rule
def encode_shuffles(view: View, encoding: Encoding) -> None:
    """Write what everybody knows of each card: its effect, and the last shuffle that it was seen to go into."""
    encoding.shuffles = low(view.shuffles)
    encoding.shuffles_high = high(view.shuffles)
    for card in range(CARD_COUNT):
        encoding.effects[card] = view.effects[card]
        age = shuffles_since(view, view.shuffled[card])
        encoding.shuffled[card] = low(age)
        encoding.shuffled_high[card] = high(age)


@rule
def encode_table(view: View, encoding: Encoding) -> None:
    """Write everything else."""
    encode_course(view, encoding)
    for player in range(view.players):
        i = relative(player, view.seat, view.players)
        encoding.scores[i] = low(view.scores[player])
        encoding.scores_high[i] = high(view.scores[player])
        encoding.gains[i] = low(view.gains[player])
        encoding.gains_high[i] = high(view.gains[player])
        encoding.chosen[i] = place_symbol(view.chosen[player])
    clear(encoding.where)
    clear(encoding.place)
    clear(encoding.known_by)
    clear(encoding.origin)
    clear(encoding.origin_high)
    encode_sides(view, encoding)
    out = encode_rows(view, HAND, 0, encoding)
    out = encode_rows(view, KEPT, out, encoding)
    encode_held(view, out, encoding)


@rule
def clear(cells: list[int]) -> None:
    """Set the cells of a field with a cell for each card to 0."""
    for card in range(CARD_COUNT):
        cells[card] = 0


@rule
def encode_course(view: View, encoding: Encoding) -> None:
    """Write the options and how far the game has come."""
    seat, players = view.seat, view.players
    encoding.seat = seat
    encoding.players = players
    encoding.edition = view.edition
    encoding.target = low(view.target)
    encoding.target_high = high(view.target)
    encoding.phase = view.phase
    encoding.turn = relative(view.turn, seat, players)
    encoding.acting = relative(view.acting, seat, players)
    encoding.starter = relative(view.starter, seat, players)
    encoding.round = low(view.round)
    encoding.round_high = high(view.round)
    encoding.ending = view.ending
    encoding.finish = view.finish
    encoding.value = view.value
    encoding.awaits = relative(view.awaits, seat, players) if view.awaits < KEPT else view.awaits
    encoding.dealt = view.dealt
    encoding.turns = low(view.turns)
    encoding.turns_high = high(view.turns)
    encoding.skips = view.skips
    encoding.scoreless = view.scoreless
    encoding.deck_size = view.deck_size


@rule
def encode_sides(view: View, encoding: Encoding) -> None:
    """Write the two sides of the pair, with the cards beneath."""
    for side in range(SIDES):
        height = view.heights[side]
        encoding.pending[side] = view.pending[side]
        encoding.heights[side] = height
        encoding.tops[side] = view.piles[side][height - 1] + 1 if height > 0 else 0
        for i in range(height):
            encoding.where[view.piles[side][i]] = ON_SIDE + side
            encoding.place[view.piles[side][i]] = i


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
        size = view.sizes[first + player]
        encoding.sizes[first + i] = size
        for place in range(size):
            card = view.rows[first + player][place]
            if card != HIDDEN:
                encoding.where[card] = 1 + first + i
                encoding.place[card] = place
            encode_memory(view, source, out, encoding)
            source += 1
            out += 1
    return out


@rule
def encode_held(view: View, out: int, encoding: Encoding) -> None:
    """Write the card that each player holds aside; `out` cards have been written before."""
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
        if card == NO_CARD:
            continue
        if card != HIDDEN:
            encoding.where[card] = ASIDE + i
        encode_memory(view, source, out, encoding)
        source += 1
        out += 1


@rule
def encode_memory(view: View, source: int, out: int, encoding: Encoding) -> None:
    """Write who knows a card that is out of the deck, and which shuffle it came out of."""
    age = shuffles_since(view, view.origin[source])
    encoding.known_by[out] = relative_seats(view.known_by[source], view.seat, view.players)
    encoding.origin[out] = low(age)
    encoding.origin_high[out] = high(age)


@rule
def relative_seats(seats: int, viewer: int, players: int) -> int:
    """Return a set of seats with the players' bits counted from the viewer; the other bits stay."""
    everybody = (1 << players) - 1
    sitting = seats & everybody
    return (sitting >> viewer | sitting << (players - viewer)) & everybody | seats & ~everybody


@rule
def shuffles_since(view: View, shuffle: int) -> int:
    """Return how many shuffles ago a shuffle was, plus 1; 0 for none."""
    return view.shuffles - shuffle + 1 if shuffle > 0 else 0


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
