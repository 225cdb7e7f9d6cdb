"""Decode a view of Sea Salt & Paper: the inverse of `encoding`, for tests and for people."""

from __future__ import annotations

from saltmochi.envs.cells import absolute, joined
from saltmochi.envs.sea_salt_paper.record import EMPTY, UNSEEN, Encoding
from saltmochi.games.sea_salt_paper.cards import FACES, NO_CARD, set_of
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, SETS
from saltmochi.games.sea_salt_paper.view import View


def decode(encoding: Encoding) -> View:
    """Return the view that an encoding was made from."""
    seat, players = encoding.seat, encoding.players
    view = View()
    view.seat, view.players = seat, players
    for name in ("edition", "phase", "ending", "finish", "looking", "voids", "deck_size"):
        setattr(view, name, getattr(encoding, name))
    view.target = joined(encoding.target, encoding.target_high)
    view.round = joined(encoding.round, encoding.round_high)
    view.turn = absolute(encoding.turn, seat, players)
    view.starter = absolute(encoding.starter, seat, players)
    view.victim = absolute(encoding.victim, seat, players)
    view.caller = absolute(encoding.caller - 1, seat, players) if encoding.caller else NOBODY
    view.awaits = _absolute_place(encoding.awaits, seat, players)
    view.heights = encoding.heights[:]
    view.tops = [_card(found) for found in encoding.tops]
    view.drawn = [_card(found) for found in encoding.drawn]
    for i in range(players):
        _decode_player(encoding, i, absolute(i, seat, players), view)
    view.memories = joined(encoding.entries, encoding.entries_high)
    for i in range(view.memories):
        view.memory[i] = _entry(encoding.events[i], encoding.cards[i], seat, players)
    return view


def _decode_player(encoding: Encoding, i: int, player: int, view: View) -> None:
    view.scores[player] = joined(encoding.scores[i], encoding.scores_high[i])
    view.gains[player] = encoding.gains[i]
    view.hand_sizes[player] = encoding.hand_sizes[i]
    view.shown[player] = encoding.shown[i]
    view.duos[LAID + player], view.others[LAID + player] = _words(encoding.laid[i])
    if encoding.shown[i]:
        view.duos[HAND + player], view.others[HAND + player] = _words(encoding.hands[i])


def _words(counts: list[int]) -> tuple[int, int]:
    """Return a set of cards as its two words: of each face the first copies."""
    found = [FACES[face] + n for face, count in enumerate(counts) for n in range(count)]
    return set_of(found)


def _card(symbol: int) -> int:
    return symbol - 1 if symbol else NO_CARD


def _absolute_place(place: int, seat: int, players: int) -> int:
    first = HAND if place < LAID else LAID
    return first + absolute(place - first, seat, players) if HAND <= place < SETS else place


def _entry(event: int, symbol: int, seat: int, players: int) -> int:
    """Return an entry of the memory as a view has it."""
    what, player, other = event & 7, absolute(event >> 3 & 3, seat, players), event >> 5
    if what == Seen.STOLE:
        other = absolute(other, seat, players)
    card = {UNSEEN: HIDDEN, EMPTY: NO_CARD}.get(symbol, symbol - 1)
    return what | player << 3 | other << 5 | card << 7
