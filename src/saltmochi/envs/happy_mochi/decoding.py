"""Decode a view of Happy Mochi: the inverse of `encoding`, for tests and for people."""

from __future__ import annotations

from saltmochi.envs.cells import absolute, joined
from saltmochi.envs.happy_mochi.encoding import rotated
from saltmochi.envs.happy_mochi.record import ASIDE, ON_SIDE, UNSEEN, UNSEEN_PLACE, Encoding
from saltmochi.games.happy_mochi.cards import HIDDEN, NO_CARD
from saltmochi.games.happy_mochi.state import HAND, KEPT, NO_PLACE, ROWS, SEATS
from saltmochi.games.happy_mochi.view import View


def decode(encoding: Encoding) -> View:
    """Return the view that an encoding was made from."""
    seat, players = encoding.seat, encoding.players
    view = View()
    view.seat, view.players = seat, players
    for name in ("edition", "phase", "ending", "finish", "value", "dealt", "skips", "scoreless", "deck_size"):
        setattr(view, name, getattr(encoding, name))
    for name in ("target", "round", "turns", "shuffles"):
        setattr(view, name, joined(getattr(encoding, name), getattr(encoding, f"{name}_high")))
    for name in ("turn", "acting", "starter"):
        setattr(view, name, absolute(getattr(encoding, name), seat, players))
    view.awaits = absolute(encoding.awaits, seat, players) if encoding.awaits < KEPT else encoding.awaits
    view.pending, view.heights, view.effects = encoding.pending[:], encoding.heights[:], encoding.effects[:]
    view.shuffled = [_shuffle(encoding, *pair) for pair in zip(encoding.shuffled, encoding.shuffled_high, strict=True)]
    view.held, view.chosen = [NO_CARD] * SEATS, [NO_PLACE] * SEATS
    for i in range(players):
        _decode_player(encoding, i, absolute(i, seat, players), view)
    _decode_known_cards(encoding, view)
    _decode_memory(encoding, view)
    return view


def _shuffle(encoding: Encoding, age: int, age_high: int) -> int:
    """Return the number of the shuffle that was so many shuffles ago."""
    ago = joined(age, age_high)
    return joined(encoding.shuffles, encoding.shuffles_high) - ago + 1 if ago else 0


def _decode_player(encoding: Encoding, i: int, player: int, view: View) -> None:
    view.scores[player] = joined(encoding.scores[i], encoding.scores_high[i])
    view.gains[player] = joined(encoding.gains[i], encoding.gains_high[i])
    if encoding.held[i]:
        view.held[player] = HIDDEN if encoding.held[i] == UNSEEN else encoding.held[i] - 1
    if encoding.chosen[i]:
        view.chosen[player] = HIDDEN if encoding.chosen[i] == UNSEEN_PLACE else encoding.chosen[i] - 1
    for first in (HAND, KEPT):
        size = encoding.sizes[first + i]
        view.sizes[first + player] = size
        view.rows[first + player][:size] = [HIDDEN] * size


def _decode_known_cards(encoding: Encoding, view: View) -> None:
    """Put the cards that the viewer knows where they are."""
    for card, (where, place) in enumerate(zip(encoding.where, encoding.place, strict=True)):
        if where in range(ON_SIDE, ASIDE):
            view.piles[where - ON_SIDE][place] = card
        elif where in range(1, ON_SIDE):
            first, i = divmod(where - 1, SEATS)
            view.rows[first * SEATS + absolute(i, view.seat, view.players)][place] = card


def _decode_memory(encoding: Encoding, view: View) -> None:
    """Write who knows each card that is out of the deck, and its origin, in the order of the seats."""
    seats = [absolute(i, view.seat, view.players) for i in range(view.players)]
    rows = [first + player for first in (HAND, KEPT) for player in seats]
    owners = [(row, place) for row in rows for place in range(view.sizes[row])]
    owners += [(ROWS + player, 0) for player in seats if view.held[player] != NO_CARD]
    view.cards_out = len(owners)
    for target, (_, source) in enumerate(sorted((owner, i) for i, owner in enumerate(owners))):
        view.known_by[target] = _absolute_seats(encoding.known_by[source], view.seat, view.players)
        view.origin[target] = _shuffle(encoding, encoding.origin[source], encoding.origin_high[source])


def _absolute_seats(seats: int, viewer: int, players: int) -> int:
    """Return a set of seats counted from the viewer as seats at the table."""
    return rotated(seats, (players - viewer) % players, players)
