"""Reading the others: what they did in this round tells what they hold.

Who put a crab on a pile hardly holds another, who drew would not have paired what lay there, who has a pair would have
laid it, who has enough would have called. So an imagined table is doubted for everything that a plain player would not
have done there. It is changed a little again and again, and a change is kept rather if it leaves less to doubt: in the
long run every table is imagined as often as it deserves (the rule of Metropolis).
"""

from __future__ import annotations

from saltmochi.bots.sea_salt_paper import (
    FADING,
    NEVER,
    STEPS,
    SURE,
    drawing,
    gain,
    gift,
    keeping,
    pairs_in,
)
from saltmochi.games.sea_salt_paper.cards import ALIKE, NO_CARD
from saltmochi.games.sea_salt_paper.imagination import mermaids_fit
from saltmochi.games.sea_salt_paper.memory import Seen, card_of, other_of, seat_of, what_of
from saltmochi.games.sea_salt_paper.recollection import Thought
from saltmochi.games.sea_salt_paper.rules import ENOUGH, find, may_cover, nth_card, points_of
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    LAID,
    NOBODY,
    PILES,
    SETS,
    State,
    add,
    cover,
    holds,
    remove,
    set_size,
    top,
)
from saltmochi.games.sea_salt_paper.variation import exchange, holder, leaves, swap, unseen_draw
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.dealer import Dice, roll
from saltmochi.table.rule import rule

# Doubts are hundredths: a table with so many more is e times less likely.
DOUBT = 100
# What a plain player would not do is e to the fourth times less likely; one of two, three, four equals is as likely.
SLIP = 400
EQUALS = (0, 0, 69, 110, 139)

# A table is imagined anew for every so many laps of the race, and changed so often in each of them and in the first.
FRESH = 16
CHANGES = 10
FIRST_CHANGES = 100
# One change in so many is of the order of draws.
ORDERS = 3


# --- What is hard to believe ---


@rule
def doubts(state: State, past: State, seat: int) -> int:
    """How hard it is for a seat to believe that the others did what they did in this round with these cards.

    The round happens again at a table of the past, which has hands, laid cards and the tops of the piles.
    """
    begin(past, state.players)
    total = 0
    for i in range(state.memories):
        entry = state.memory[i]
        who = seat_of(entry)
        if who != past.turn and (what_of(entry) == Seen.DREW or what_of(entry) == Seen.TOOK):
            if past.turn != seat and state.caller == NOBODY:
                total += left_undone(past)
            past.turn = who
        if who != seat:
            total += strange(state, past, i)
        happen(past, entry)
    if past.turn != seat and past.turn != state.turn and state.caller == NOBODY:
        total += left_undone(past)
    return total


@rule
def left_undone(past: State) -> int:
    """A player ended the turn who could have laid a pair or called."""
    if past.turn == NOBODY:
        return 0
    return SLIP * (int(pairs_in(past.duos[HAND + past.turn]) > 0) + int(points_of(past, past.turn) >= ENOUGH))


@rule
def strange(state: State, past: State, i: int) -> int:
    """How strange it was to take, draw, put or pick a card."""
    what = what_of(state.memory[i])
    if what == Seen.TOOK:
        return strange_take(past, other_of(state.memory[i]))
    if what == Seen.PICKED:
        return strange_pick(state, past, i)
    if what == Seen.DREW and i + 1 < state.memories:
        after = state.memory[i + 1]
        if what_of(after) == Seen.PILED and seat_of(after) == past.turn:
            return strange_draw(past) + strange_put(past, card_of(state.memory[i]), card_of(after), other_of(after))
    return 0


@rule
def attraction(past: State, pile: int) -> int:
    """How much the player in turn likes the top of a pile."""
    return NEVER if top(past, pile) == NO_CARD else gain(past, past.turn, top(past, pile), True)


@rule
def strange_take(past: State, pile: int) -> int:
    """Whether the other pile or two new cards were better."""
    better = max(attraction(past, 1 - pile), drawing(past, past.turn, True))
    return SLIP if better > attraction(past, pile) else 0


@rule
def strange_draw(past: State) -> int:
    """Whether one of the piles was better."""
    return SLIP if max(attraction(past, 0), attraction(past, 1)) > drawing(past, past.turn, True) else 0


@rule
def strange_put(past: State, kept: int, put: int, pile: int) -> int:
    """Whether it was better to keep the other card, or to cover the other pile; and how many were as good as this."""
    did = keeping(past, past.turn, kept, put, True)
    other = keeping(past, past.turn, put, kept, True)
    covered = gift(past, past.turn, top(past, pile), True)
    beside = gift(past, past.turn, top(past, 1 - pile), True)
    choice = may_cover(past, 1 - pile)
    if other > did or (choice and beside > covered):
        return SLIP
    keeps = 2 if other == did and ALIKE[kept] != ALIKE[put] else 1
    piles = 2 if choice and beside == covered else 1
    return EQUALS[keeps * piles]


@rule
def strange_pick(state: State, past: State, i: int) -> int:
    """Whether something better was in the pile that was looked through."""
    picked = gain(past, past.turn, ALIKE[card_of(state.memory[i])], True)
    seen = i - 1
    while seen >= 0 and what_of(state.memory[seen]) == Seen.SAW:
        if gain(past, past.turn, card_of(state.memory[seen]), True) > picked:
            return SLIP
        seen -= 1
    return 0


# --- The round happens again ---


@rule
def begin(past: State, players: int) -> None:
    """Nobody has a card yet."""
    past.players = players
    past.turn = NOBODY
    for place in range(SETS):
        past.duos[place] = 0
        past.others[place] = 0
    for pile in range(PILES):
        past.heights[pile] = 0


@rule
def happen(past: State, entry: int) -> None:
    """One entry of the memory happens again."""
    what = what_of(entry)
    card = card_of(entry)
    other = other_of(entry)
    if what == Seen.PILED or what == Seen.UNCOVERED:
        past.heights[other] = 0
        if card != NO_CARD:
            cover(past, other, card)
    elif what == Seen.LAID:
        lost = find(past, HAND + seat_of(entry), ALIKE[card])
        remove(past, HAND + seat_of(entry), lost)
        add(past, LAID + seat_of(entry), lost)
    elif what != Seen.SAW:
        if what == Seen.STOLE:
            remove(past, HAND + other, find(past, HAND + other, ALIKE[card]))
        receive(past, seat_of(entry), ALIKE[card])


@rule
def receive(past: State, seat: int, card: int) -> None:
    """A card comes to a hand: one that looks like this."""
    while holds(past, HAND + seat, card) or holds(past, LAID + seat, card):
        card += 1
    add(past, HAND + seat, card)


# --- Changing one's mind ---


@rule
def reconsider(view: View, dice: Dice, thought: Thought, state: State, past: State, doubt: int) -> int:
    """Imagine something a little different, perhaps to keep it so; how much there is to doubt then."""
    if roll(dice, ORDERS) == 0:
        return reconsider_order(view, dice, thought, state, past, doubt)
    draw = unseen_draw(view, dice, NOBODY)
    seat = NOBODY if draw == NOBODY else holder(view, thought, draw)
    if seat == NOBODY or set_size(state, DECK) == 0:
        return doubt
    before = thought.cards[draw]
    exchange(view, thought, state, draw, seat, nth_card(state, DECK, roll(dice, set_size(state, DECK))))
    after = doubts(state, past, view.seat)
    if believed(dice, doubt, after) and mermaids_fit(state, thought):
        return after
    exchange(view, thought, state, draw, seat, before)
    return doubt


@rule
def reconsider_order(view: View, dice: Dice, thought: Thought, state: State, past: State, doubt: int) -> int:
    """Perhaps a player drew two cards the other way round."""
    draw = unseen_draw(view, dice, NOBODY)
    if draw == NOBODY:
        return doubt
    another = unseen_draw(view, dice, seat_of(view.memory[draw]))
    one = min(draw, another)
    two = max(draw, another)
    if one == two or leaves(view, thought, one) < two:
        return doubt
    swap(view, thought, state, one, two)
    after = doubts(state, past, view.seat)
    if believed(dice, doubt, after) and mermaids_fit(state, thought):
        return after
    swap(view, thought, state, one, two)
    return doubt


@rule
def believed(dice: Dice, before: int, after: int) -> bool:
    """Whether a change is kept: surely if it leaves no more to doubt, else the more rarely, the more it leaves."""
    if after <= before:
        return True
    return roll(dice, SURE) < FADING[min(len(FADING) - 1, STEPS * (after - before) // DOUBT)]
