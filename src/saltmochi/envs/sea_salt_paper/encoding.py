"""Encode a view of Sea Salt & Paper."""

from __future__ import annotations

from saltmochi.envs.cells import high, low, relative
from saltmochi.envs.sea_salt_paper.memory import clear_memory, encode_entry
from saltmochi.envs.sea_salt_paper.record import FACE_COUNT, FACE_OF, Encoding, symbol
from saltmochi.games.sea_salt_paper.cards import DUO_COUNT
from saltmochi.games.sea_salt_paper.memory import redact_entry
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, PILES, SETS, State
from saltmochi.games.sea_salt_paper.view import View, write_private, write_public
from saltmochi.table.bits import lowest
from saltmochi.table.rule import rule


@rule
def encode_view(view: View, encoding: Encoding) -> None:
    """Write the encoding of a view over another encoding for the same number of players."""
    clear_memory(encoding)
    for i in range(view.memories):
        encode_entry(view.memory[i], view.seat, view.players, encoding)
    encode_table(view, encoding)


@rule
def update_encoding(state: State, seat: int, view: View, encoding: Encoding) -> None:
    """Bring the encoding of a seat's view up to date: of the memory, encode only what is new.

    `view` is working memory. An empty encoding is brought up to date at any time.
    """
    if encoding.round != low(state.round) or encoding.round_high != high(state.round):
        clear_memory(encoding)
    for i in range(encoding.entries + (encoding.entries_high << 7), state.memories):
        encode_entry(redact_entry(state.memory[i], seat), seat, state.players, encoding)
    write_public(state, view)
    write_private(state, seat, view)
    encode_table(view, encoding)


@rule
def encode_table(view: View, encoding: Encoding) -> None:
    """Write all that does not come from the memory."""
    seat, players = view.seat, view.players
    encoding.seat = seat
    encoding.players = players
    encoding.edition = view.edition
    encoding.target = low(view.target)
    encoding.target_high = high(view.target)
    encoding.phase = view.phase
    encoding.turn = relative(view.turn, seat, players)
    encoding.starter = relative(view.starter, seat, players)
    encoding.round = low(view.round)
    encoding.round_high = high(view.round)
    encoding.ending = view.ending
    encoding.finish = view.finish
    encoding.caller = 0 if view.caller == NOBODY else 1 + relative(view.caller, seat, players)
    encoding.awaits = relative_place(view.awaits, seat, players)
    encoding.looking = view.looking
    encoding.victim = relative(view.victim, seat, players)
    encoding.voids = view.voids
    encoding.deck_size = view.deck_size
    for n in range(PILES):
        encoding.heights[n] = view.heights[n]
        encoding.tops[n] = symbol(view.tops[n])
        encoding.drawn[n] = symbol(view.drawn[n])
    for player in range(players):
        encode_player(view, player, relative(player, seat, players), encoding)


@rule
def encode_player(view: View, player: int, i: int, encoding: Encoding) -> None:
    """Write what the viewer sees of a player, who is `i` seats to the left."""
    encoding.scores[i] = low(view.scores[player])
    encoding.scores_high[i] = high(view.scores[player])
    encoding.gains[i] = view.gains[player]
    encoding.hand_sizes[i] = view.hand_sizes[player]
    encoding.shown[i] = view.shown[player]
    count_faces(view.duos[LAID + player], view.others[LAID + player], encoding.laid[i])
    if view.shown[player]:
        count_faces(view.duos[HAND + player], view.others[HAND + player], encoding.hands[i])


@rule
def count_faces(duos: int, others: int, counts: list[int]) -> None:
    """Count the cards of a set by face."""
    for face in range(FACE_COUNT):
        counts[face] = 0
    while duos:
        counts[FACE_OF[lowest(duos)]] += 1
        duos &= duos - 1
    while others:
        counts[FACE_OF[DUO_COUNT + lowest(others)]] += 1
        others &= others - 1


@rule
def relative_place(place: int, seat: int, players: int) -> int:
    """Return a place with the seat in it counted from the viewer."""
    if HAND <= place < LAID:
        return HAND + relative(place - HAND, seat, players)
    if LAID <= place < SETS:
        return LAID + relative(place - LAID, seat, players)
    return place
