"""High Card: a complete tiny game that is not in the package, to prove that a third game needs no shared file.

Two players get a card each from a deck of a few numbers. From the starter on, each may swap theirs once, unseen, for the
next card of the deck. Then both show: the higher card gains a point, and the winner starts the next round. Whoever
first has the target wins.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from sys import modules

from saltmochi.table import phase
from saltmochi.table.bits import nth
from saltmochi.table.disclosure import EVERYBODY, Disclosure, disclosure_of
from saltmochi.table.game import Game, Rules
from saltmochi.table.legal_actions import LegalActions, allow
from saltmochi.table.notation import Notation
from saltmochi.table.options import Options
from saltmochi.table.outcome import Outcome, TieBreak, seats_in
from saltmochi.table.phase import round_over
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER, left_of
from saltmochi.table.state import TableState, copy_table
from saltmochi.texts import LANGUAGES, Problem

SEATS = 2
FEWEST, MOST = 5, 9
NO_CARD, HIDDEN = 127, 126
CHOOSE = phase.OWN
# Actions: who begins, which card is dealt, shuffle, stay, swap.
BEGIN, DEAL = 0, SEATS
SHUFFLE = DEAL + MOST
STAY, SWAP = SHUFFLE + 1, SHUFFLE + 2
NOTATION = Notation(
    (*(f"begin {n + 1}" for n in range(SEATS)), *(f"deal {n + 1}" for n in range(MOST)), "shuffle", "stay", "swap")
)


class Ending(IntEnum):
    """How a round ended."""

    NONE = 0
    SHOWN = 1


class Reason(StrEnum):
    """Why a game is over."""

    TARGET = "target"


class HighCardOptions(Options, frozen=True, kw_only=True):
    """An option that only this game has."""

    cards: int = 7  # in the deck


@record
class State(TableState):
    """The whole table."""

    cards: int = number()  # in the box
    deck: int = number(bits=16)  # a bit for each card
    hands: list[int] = numbers(SEATS)
    swapped: list[int] = numbers(SEATS)  # the card that each swapped, or NO_CARD
    awaits: int = number()  # whose card the dealer gives


@record
class View(TableState):
    """What a seat sees and remembers."""

    seat: int = number()
    cards: int = number()
    hands: list[int] = numbers(SEATS)  # HIDDEN where it does not see them
    swapped: list[int] = numbers(SEATS)
    awaits: int = number()


# --- Rules ---


@rule
def set_up(state: State) -> None:
    """Start a game."""
    state.phase = phase.BEGIN
    state.turn = 0
    state.round = 0
    state.finish = 0
    for seat in range(SEATS):
        state.scores[seat] = 0
    shuffle(state)


@rule
def shuffle(state: State) -> None:
    """Put all cards into the deck."""
    state.deck = (1 << state.cards) - 1
    state.ending = Ending.NONE
    state.awaits = 0
    for seat in range(SEATS):
        state.hands[seat] = NO_CARD
        state.swapped[seat] = NO_CARD
        state.gains[seat] = 0


@rule
def actor(state: State) -> int:
    """Chance deals; the player in turn chooses."""
    return state.turn if state.phase == CHOOSE else DEALER


@rule
def chance_count(state: State) -> int:
    """Any card of the deck, any starter."""
    if state.phase == phase.DEAL:
        return state.deck.bit_count()
    return SEATS if state.phase == phase.BEGIN else 1


@rule
def chance_action(state: State, n: int) -> int:
    """Return the n-th of them."""
    if state.phase == phase.DEAL:
        return DEAL + nth(state.deck, n)
    return BEGIN + n if state.phase == phase.BEGIN else SHUFFLE


@rule
def legal(state: State, actions: LegalActions) -> None:
    """Stay or swap."""
    actions.count = 0
    if state.phase == CHOOSE:
        allow(actions, STAY)
        allow(actions, SWAP)
    elif state.phase != phase.GAME_OVER:
        for n in range(chance_count(state)):
            allow(actions, chance_action(state, n))


@rule
def apply(state: State, action: int) -> None:
    """Carry out an action."""
    if action == STAY:
        end_turn(state)
    elif action == SWAP:
        state.swapped[state.turn] = state.hands[state.turn]
        state.hands[state.turn] = NO_CARD
        await_card(state, state.turn)
    elif action == SHUFFLE:
        shuffle(state)
        begin_round(state)
    elif action >= DEAL:
        give(state, action - DEAL)
    else:
        state.starter = action - BEGIN
        begin_round(state)


@rule
def begin_round(state: State) -> None:
    """Deal a card to each, the starter first."""
    state.round += 1
    state.turn = state.starter
    await_card(state, state.starter)


@rule
def await_card(state: State, seat: int) -> None:
    """The dealer gives a card next."""
    state.awaits = seat
    state.phase = phase.DEAL


@rule
def give(state: State, card: int) -> None:
    """A card comes off the deck to a hand."""
    state.deck &= ~(1 << card)
    state.hands[state.awaits] = card
    if state.swapped[state.awaits] != NO_CARD:
        end_turn(state)
    elif state.awaits == state.starter:
        await_card(state, left_of(state.starter, SEATS))
    else:
        state.phase = CHOOSE


@rule
def end_turn(state: State) -> None:
    """The other player chooses, or both show."""
    if state.turn == state.starter:
        state.turn = left_of(state.turn, SEATS)
        state.phase = CHOOSE
        return
    winner = 0 if state.hands[0] > state.hands[1] else 1
    state.ending = Ending.SHOWN
    state.gains[winner] = 1
    state.scores[winner] += 1
    state.starter = winner
    state.phase = phase.GAME_OVER if state.scores[winner] >= state.target else phase.ROUND_OVER
    state.finish = int(state.phase == phase.GAME_OVER)


@rule
def winners(state: State) -> int:
    """Return who has the target, a bit each."""
    return 1 if state.scores[0] > state.scores[1] else 2


# --- Views ---


@rule
def write_view(state: State, seat: int, view: View) -> None:
    """Write down what a seat may know."""
    write_public(state, view)
    write_private(state, seat, view)
    write_memory(state, seat, view)


@rule
def write_public(state: State, view: View) -> None:
    """Write down what everybody sees: hands only when they are shown."""
    copy_table(state, view)
    view.cards = state.cards
    view.awaits = state.awaits
    for seat in range(SEATS):
        view.hands[seat] = seen(state.hands[seat], round_over(state))


@rule
def write_private(state: State, seat: int, view: View) -> None:
    """Add the seat's own card."""
    view.seat = seat
    for player in range(SEATS):
        view.hands[player] = seen(state.hands[player], player == seat or round_over(state))


@rule
def write_memory(state: State, seat: int, view: View) -> None:
    """Add the card that the seat swapped."""
    for player in range(SEATS):
        view.swapped[player] = seen(state.swapped[player], player == seat)


@rule
def seen(card: int, known: bool) -> int:
    """Return a card as it looks to one who knows it, or who does not."""
    return card if known or card == NO_CARD else HIDDEN


@record
class Scratch:
    """Nothing needs to be remembered while a determinization is sampled."""

    unused: int = number()


@rule
def sample_state(view: View, rng: Rng, scratch: Scratch, state: State) -> bool:  # noqa: ARG001
    """Write a determinization: any cards of the rest for those that are hidden."""
    copy_table(view, state)
    state.cards = view.cards
    state.awaits = view.awaits
    state.deck = (1 << view.cards) - 1
    for seat in range(SEATS):
        take_known(state, view.hands[seat])
        take_known(state, view.swapped[seat])
    for seat in range(SEATS):
        state.hands[seat] = any_card(state, rng) if view.hands[seat] == HIDDEN else view.hands[seat]
        state.swapped[seat] = any_card(state, rng) if view.swapped[seat] == HIDDEN else view.swapped[seat]
    return True


@rule
def take_known(state: State, card: int) -> None:
    """Take a card that the seat knows out of the deck."""
    if card < MOST:
        state.deck &= ~(1 << card)


@rule
def any_card(state: State, rng: Rng) -> int:
    """Take any card out of the deck."""
    card = nth(state.deck, randbelow(rng, state.deck.bit_count()))
    state.deck &= ~(1 << card)
    return card


# --- The game ---


def disclose(state: State, action: int) -> Disclosure:
    """Only the receiver sees a card that is dealt."""
    hidden = DEAL <= action < SHUFFLE
    witnesses = 1 << state.awaits if hidden else EVERYBODY
    return disclosure_of(NOTATION.text_of(action), witnesses, note=str(state.awaits + 1) if hidden else "")


def find_outcome(state: State) -> Outcome:
    """Tell who won."""
    won = seats_in(winners(state), SEATS)
    return Outcome(won, Reason.TARGET, TieBreak.NONE, tuple(state.scores[:SEATS]))


def check_options(options: HighCardOptions) -> None:
    """Refuse a deck of another size."""
    if not FEWEST <= options.cards <= MOST:
        raise Problem("problem-option-value", reason=f"cards: {FEWEST} to {MOST}")


def write_options(options: HighCardOptions, state: State) -> None:
    """Write the size of the deck into a state."""
    state.cards = options.cards


GAME: Game[State, View] = Game(
    name="high-card",
    version=1,
    order=3,
    seats=range(SEATS, SEATS + 1),
    editions=("standard",),
    edition_by_language=dict.fromkeys(LANGUAGES, "standard"),
    endings=tuple(ending.name.lower() for ending in Ending),
    rules=Rules.found_in(modules[__name__], phase),
    new_state=State,
    new_view=View,
    new_scratch=Scratch,
    default_target=lambda _: 5,
    find_outcome=find_outcome,
    text_of=NOTATION.text_of,
    action_of=NOTATION.action_of,
    disclose=disclose,
    reveals=lambda _state, _action: False,
    options_type=HighCardOptions,
    check_options=check_options,
    write_options=write_options,
)
