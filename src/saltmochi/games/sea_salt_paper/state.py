"""The state of the game, and the basic operations on places for cards."""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.sea_salt_paper.cards import ALIKE_BITS, BIT, DUO_COUNT, EXTRA_SALT_DUOS, NO_CARD
from saltmochi.table import phase
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import expansion_rule, rule
from saltmochi.table.state import TableState, copy_table

SEATS = 4
NOBODY = -1

# The places where a card can be. Piles are ordered; the other places are sets.
DECK = 0
HAND = 1  # + seat
LAID = HAND + SEATS  # + seat
SETS = LAID + SEATS
PILE = SETS  # + pile
PILES = 2
DRAWN = PILE + PILES
# Where the dealer's next card goes with expansions: to the cards looked at with the lobster, or onto the table, if it
# is an event.
LOOKED = DRAWN + 1
EVENT = LOOKED + 1

# The maximum height of a pile: two cards leave the deck for each card put on it (enough for 66 cards).
MAX_HEIGHT = 33
# The maximum number of memory entries in a round, and in one without expansions: see `memory`.
MAX_ENTRIES = 480
BASE_ENTRIES = 320
# §11.3: how many cards are looked at with the lobster.
LOBSTER_CARDS = 5
# The maximum number of pairs and trios on the table: every one has two duos.
MAX_GROUPS = (DUO_COUNT + EXTRA_SALT_DUOS.bit_count()) // 2


class Phase(IntEnum):
    """What happens next. The dealer acts in the phases up to STEAL, the player in turn in the later ones."""

    BEGIN = phase.BEGIN
    DEAL = phase.DEAL
    ROUND_OVER = phase.ROUND_OVER
    GAME_OVER = phase.GAME_OVER
    STEAL = phase.OWN  # the dealer draws the stolen card
    TAKE = phase.OWN + 1
    PUT = phase.OWN + 2
    PLAY = phase.OWN + 3
    LOOK = phase.OWN + 4  # choose the pile to look through, after laying crabs
    PICK = phase.OWN + 5  # take a card from that pile
    ROB = phase.OWN + 6  # choose whom to steal from
    # With expansions
    KEEP = phase.OWN + 7  # keep one of the cards looked at with the lobster
    VISIT = phase.OWN + 8  # choose whose hand to look at, after laying two swimmers
    GIVE = phase.OWN + 9  # choose a card to exchange, or decline
    GET = phase.OWN + 10  # choose the card to get for it
    ROB_PAIR = phase.OWN + 11  # choose a pair to take, after laying two sharks
    ANGELFISH = phase.OWN + 12  # choose between the tops of two piles
    KEEP_EVENT = phase.OWN + 13  # choose between two events, before a round


class Ending(IntEnum):
    """How a round ended."""

    NONE = 0
    STOP = 1
    LAST_CHANCE_WON = 2
    LAST_CHANCE_LOST = 3
    VOID = 4
    MERMAIDS = 5


class Finish(IntEnum):
    """Why the game is over."""

    NONE = 0
    TARGET = 1
    MERMAIDS = 2
    VOIDS = 3


@record
class Public(TableState):
    """What everybody sees, apart from the cards."""

    caller: int = number()  # who ended the round, or NOBODY
    awaits: int = number()  # the place that the dealer's next card goes to
    looking: int = number()  # the pile that is looked through
    victim: int = number()  # the seat that the thief steals from
    voids: int = number()  # void rounds in a row
    # With expansions; without them all of these stay zero.
    expansions: int = number()  # which are in play, a bit each
    event: int = number()  # §13.3: the round's event
    offered: int = number()  # §14.5: the event that a player may keep instead of the one held
    event_deck: int = number(bits=16)  # the events in the deck, which everybody can tell, a bit each
    event_discard: int = number(bits=16)
    held: list[int] = numbers(SEATS)  # §14.7: the event that a player holds
    stung: int = number()  # §11.5: whose next turn is a stung one, a bit each
    sting_turn: int = number()  # whether this is a stung turn
    sheltered: int = number()  # §16.14: who is behind a shell, a bit each
    more_cards: int = number()  # §16.2: the cards that the dealer deals to the hand after the next one
    second_look: int = number()  # §16.1: which look of the Hermit Crab comes next, or 0
    angelfish_due: int = number()  # §16.17: whether the tops of the piles are compared once the cards are dealt
    looked_count: int = number()  # §11.3: the cards looked at with the lobster
    # §12.1: the pairs and trios on the table in the order in which they were laid, as `group_of` makes them.
    groups: list[int] = numbers(MAX_GROUPS, bits=32)
    owners: list[int] = numbers(MAX_GROUPS)  # the seat before which each lies
    group_count: int = number()


@record
class Sets(Public):
    """The public fields and the cards at each unordered place, in two words."""

    duos: list[int] = numbers(SETS, bits=64)
    others: list[int] = numbers(SETS, bits=64)


@record
class State(Sets):
    """The complete state. The deck has no order, so a state does not determine what is drawn next."""

    piles: list[list[int]] = numbers(PILES, MAX_HEIGHT)
    heights: list[int] = numbers(PILES)
    drawn: list[int] = numbers(2)  # the two cards to choose between, or NO_CARD
    memory: list[int] = numbers(MAX_ENTRIES, bits=16)  # what happened to cards in this round
    memories: int = number(bits=16)
    looked: list[int] = numbers(LOBSTER_CARDS)  # the first `looked_count` cards: looked at with the lobster
    shells: list[int] = numbers(SEATS)  # §16.14: the shell that lies face down before each player in `sheltered`
    given: int = number()  # §16.4: in the phase GET, the face of the card that is given for another


@rule
def copy_public(source: Public, target: Public) -> None:
    """Copy what everybody sees."""
    copy_table(source, target)
    target.caller = source.caller
    target.awaits = source.awaits
    target.looking = source.looking
    target.victim = source.victim
    target.voids = source.voids
    copy_expansions(source, target)


@expansion_rule
def copy_expansions(source: Public, target: Public) -> None:
    """Copy what everybody sees of the expansions."""
    target.expansions = source.expansions
    target.event = source.event
    target.offered = source.offered
    target.event_deck = source.event_deck
    target.event_discard = source.event_discard
    target.stung = source.stung
    target.sting_turn = source.sting_turn
    target.sheltered = source.sheltered
    target.more_cards = source.more_cards
    target.second_look = source.second_look
    target.angelfish_due = source.angelfish_due
    target.looked_count = source.looked_count
    for seat in range(SEATS):
        target.held[seat] = source.held[seat]
    for i in range(max(source.group_count, target.group_count)):
        target.groups[i] = source.groups[i] if i < source.group_count else 0
        target.owners[i] = source.owners[i] if i < source.group_count else 0
    target.group_count = source.group_count


@rule
def set_size(table: Sets, place: int) -> int:
    """Return the number of cards at an unordered place: the deck, a hand, or what a player has laid."""
    return table.duos[place].bit_count() + table.others[place].bit_count()


@rule
def holds(table: Sets, place: int, card: int) -> bool:
    """Whether a card lies at an unordered place."""
    word = table.duos[place] if card < DUO_COUNT else table.others[place]
    return word & BIT[card] != 0


@rule
def copies_at(table: Sets, place: int, card: int) -> int:
    """Return the copies of a card at an unordered place, as bits of the word that contains them."""
    return ALIKE_BITS[card] & (table.duos[place] if card < DUO_COUNT else table.others[place])


@rule
def add(state: State, place: int, card: int) -> None:
    """Put a card into the deck, a hand or a player's laid cards."""
    if card < DUO_COUNT:
        state.duos[place] |= BIT[card]
    else:
        state.others[place] |= BIT[card]


@rule
def remove(state: State, place: int, card: int) -> None:
    """Take a card from the deck, a hand or a player's laid cards."""
    if card < DUO_COUNT:
        state.duos[place] &= ~BIT[card]
    else:
        state.others[place] &= ~BIT[card]


@rule
def cover(state: State, pile: int, card: int) -> None:
    """Put a card on top of a pile."""
    state.piles[pile][state.heights[pile]] = card
    state.heights[pile] += 1


@rule
def top(state: State, pile: int) -> int:
    """Return the card on top of a pile, or NO_CARD."""
    return state.piles[pile][state.heights[pile] - 1] if state.heights[pile] > 0 else NO_CARD
