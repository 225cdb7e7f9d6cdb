"""The steps that rules are made of: finding cards, dealing and laying them, and who has shown a hand."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import DUO_COUNT, FOUR_MERMAIDS, MERMAIDS
from saltmochi.games.sea_salt_paper.editions import E3
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansion_scoring import is_under
from saltmochi.games.sea_salt_paper.memory import Seen, remember
from saltmochi.games.sea_salt_paper.state import (
    HAND,
    LAID,
    NOBODY,
    Ending,
    Phase,
    Public,
    State,
    add,
    copies_at,
    remove,
    set_size,
)
from saltmochi.table.bits import lowest, nth
from saltmochi.table.phase import round_over
from saltmochi.table.rule import expansion_rule, rule


@rule
def revealed(state: State, seat: int) -> bool:
    """§6.1 to §6.3, §7.3: whether this hand is revealed.

    The caller reveals first, then each player after the final turn. After scoring all hands are revealed, and after a
    win by four mermaids the winner's.
    """
    if round_over(state) and state.ending <= Ending.LAST_CHANCE_LOST:
        return True
    if state.ending == Ending.MERMAIDS and seat == state.turn:
        return True
    return state.caller != NOBODY and (
        seat == state.caller or turns_after_caller(state, seat) < turns_after_caller(state, state.turn)
    )


@rule
def turns_after_caller(state: State, seat: int) -> int:
    """Return how many turns after the caller's this seat's final turn comes."""
    return (seat - state.caller + state.players) % state.players


@rule
def has_winning_mermaids(state: State, seat: int) -> bool:
    """§7.3, §16.11: whether a player holds four mermaids; three are enough under the Dance of the Mermaids."""
    wanted = FOUR_MERMAIDS - (1 if wins_with_three(state, seat) else 0)
    return (state.others[HAND + seat] & MERMAIDS).bit_count() >= wanted


@rule
def nth_card(state: State, place: int, n: int) -> int:
    """Return the n-th card of an unordered place, counted from 0."""
    duos = state.duos[place].bit_count()
    if n < duos:
        return nth(state.duos[place], n)
    return DUO_COUNT + nth(state.others[place], n - duos)


@rule
def find_copy(state: State, place: int, face: int) -> int:
    """Return one of the cards with this face at an unordered place."""
    return lowest(copies_at(state, place, face)) + (0 if face < DUO_COUNT else DUO_COUNT)


@rule
def await_card(state: State, place: int) -> None:
    """Make the dealer deal the next card to this place."""
    state.awaits = place
    state.phase = Phase.DEAL


@rule
def lay_card(state: State, card: int) -> None:
    """Lay a card from the hand face up."""
    remove(state, HAND + state.turn, card)
    add(state, LAID + state.turn, card)
    remember(state, Seen.LAID, state.turn, 0, card)


@rule
def may_attack(state: State, seat: int) -> bool:
    """§4.4, §6.5, §16.6, E3: whether the player in turn may take something from this seat."""
    if seat == state.turn or revealed(state, seat) or is_sheltered(state, seat):
        return False
    return state.caller == NOBODY or E3[state.edition] == 1


@rule
def may_rob(state: State, seat: int) -> bool:
    """§4.4, §16.4: whether the player in turn may take a card from this hand."""
    return set_size(state, HAND + seat) > 0 and may_attack(state, seat)


# --- Events ---


@expansion_rule
def events_of(table: Public, seat: int) -> int:
    """§15.1: return the events under which a player is, a bit each."""
    return 1 << table.event | 1 << table.held[seat]


@expansion_rule
def is_active(table: Public, event: int) -> bool:
    """§15.2: whether the player in turn is under this event."""
    return is_under(events_of(table, table.turn), event)


@expansion_rule
def wins_with_three(table: Public, seat: int) -> bool:
    """§16.11: whether three mermaids are enough for a player."""
    return is_under(events_of(table, seat), Event.DANCE_OF_THE_MERMAIDS)


@expansion_rule
def is_sheltered(table: Public, seat: int) -> bool:
    """§16.14: whether a player is behind a shell."""
    return table.sheltered >> seat & 1 == 1
