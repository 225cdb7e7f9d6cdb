"""What the others' actions in this round say about their hands: a likelihood over determinizations.

A player who put a crab on a pile hardly holds another, one who drew would not have paired what lay there, one with a
pair would have laid it, one with enough points would have called. So every action that a plain player would not have
chosen adds energy to a determinization, its negative log likelihood: much if the player is supposed to be plain, less
otherwise. A Markov chain of small changes visits determinizations in proportion to their likelihood.
"""

from __future__ import annotations

from saltmochi.bots.determinization import accept
from saltmochi.bots.sea_salt_paper.card_values import value_to_next, value_with_card
from saltmochi.bots.sea_salt_paper.expansion_heuristics import NEVER_SCORE
from saltmochi.bots.sea_salt_paper.heuristics import draw_value, keep_value
from saltmochi.bots.style import Style
from saltmochi.games.sea_salt_paper.cards import ALIKE, FULL_COUNT, NO_CARD
from saltmochi.games.sea_salt_paper.determinization import fits, leaves_deck_by_sting
from saltmochi.games.sea_salt_paper.expansion_rules import in_stung_turn
from saltmochi.games.sea_salt_paper.mcmc_moves import (
    ANYBODY,
    entry_leaving_hand,
    hidden_holder,
    random_unseen_draw,
    replace_card,
    swap_draws,
)
from saltmochi.games.sea_salt_paper.memory import Seen, card_of, other_of, seat_of, what_of
from saltmochi.games.sea_salt_paper.reconstruction import NO_TOKEN, Reconstruction
from saltmochi.games.sea_salt_paper.rules import may_cover, points_of, points_to_call
from saltmochi.games.sea_salt_paper.scoring import duo_points
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
from saltmochi.games.sea_salt_paper.steps import find_copy, nth_card
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import expansion_rule, rule

# Actions are compared with those of a plain player. By style: the energy of an action that a plain player would choose,
# and of another one. A plain player makes such a mistake once in e^4 times. The network and searches do the same as a
# plain player in about 88 % of the puts, and in 65 % of the decisions on pairs and calls. What they take or draw is
# compared with heuristics instead, which agree in 78 %.
PLAIN_MISTAKE_ENERGY = 400
TAKE_ENERGY, TAKE_MISTAKE_ENERGY = (25, 0), (151, PLAIN_MISTAKE_ENERGY)
PUT_ENERGY, PUT_MISTAKE_ENERGY = (13, 0), (212, PLAIN_MISTAKE_ENERGY)
LAY_CARD_ENERGY, MISSED_ENERGY = (22, 0), (105, PLAIN_MISTAKE_ENERGY)
# One of two, three or four equally good actions is as many times less likely.
TIE_ENERGY = (0, 0, 69, 110, 139)

# One step in so many proposes another order of draws.
ORDER_MOVES = 3


# --- The chain ---


@rule
def mcmc_restart_interval() -> int:
    """Restart the chain after every 16 determinizations, so that it does not depend on where it started."""
    return 16


@rule
def mcmc_burn_in() -> int:
    """Make 100 steps after a restart."""
    return 100


@rule
def mcmc_thinning() -> int:
    """Make 10 steps from one determinization to the next."""
    return 10


# --- The energy of a determinization ---


@rule
def energy(state: State, past: State, seat: int, styles: list[int]) -> int:
    """Return the energy of a determinization: how unlikely the others' actions were with these cards.

    The round is replayed in `past`, as far as hands, laid cards and the tops of the piles are concerned.
    """
    start_replay(past, state.players)
    start_expansion_replay(state, past)
    total = 0
    for i in range(state.memories):
        entry = state.memory[i]
        who = seat_of(entry)
        if who != past.turn and begins_turn(entry):
            if past.turn != NOBODY and past.turn != seat and state.caller == NOBODY:
                total += missed_energy(past, styles[past.turn])
            past.turn = who
            note_sting(past, entry)
        if who != seat:
            total += action_energy(state, past, i, styles[who])
        replay_entry(past, entry)
    if past.turn != NOBODY and past.turn != seat and past.turn != state.turn and state.caller == NOBODY:
        total += missed_energy(past, styles[past.turn])
    return total


@rule
def missed_energy(past: State, style: int) -> int:
    """Return the energy of ending a turn in which a pair could have been laid, or a call made."""
    if in_stung_turn(past):
        return 0
    return MISSED_ENERGY[style] * (
        int(duo_points(past.duos[HAND + past.turn]) > 0) + int(points_of(past, past.turn) >= points_to_call(past))
    )


@rule
def action_energy(state: State, past: State, i: int, style: int) -> int:
    """Return the energy of taking, drawing, putting, laying or picking a card."""
    what = what_of(state.memory[i])
    if what == Seen.TOOK:
        return take_energy(past, other_of(state.memory[i]), style)
    if what == Seen.LAID:
        return LAY_CARD_ENERGY[style]
    if what == Seen.PICKED:
        return pick_energy(state, past, i, style)
    if what == Seen.DREW and i + 1 < state.memories:
        after = state.memory[i + 1]
        if what_of(after) == Seen.PILED and seat_of(after) == past.turn:
            put = put_energy(past, card_of(state.memory[i]), card_of(after), other_of(after), style)
            return draw_energy(past, style) + put
    return 0


@rule
def pile_value(past: State, pile: int, plain: bool) -> int:
    """Return what the top of a pile is worth to the player in turn."""
    return NEVER_SCORE if top(past, pile) == NO_CARD else value_with_card(past, past.turn, top(past, pile), plain)


@rule
def take_energy(past: State, pile: int, style: int) -> int:
    """Return the energy of taking a card where the other pile or drawing was better."""
    plain = style == Style.PLAIN
    better = max(pile_value(past, 1 - pile, plain), draw_value(past, past.turn, plain))
    return TAKE_MISTAKE_ENERGY[style] if better > pile_value(past, pile, plain) else TAKE_ENERGY[style]


@rule
def draw_energy(past: State, style: int) -> int:
    """Return the energy of drawing where one of the piles was better."""
    plain = style == Style.PLAIN
    better = max(pile_value(past, 0, plain), pile_value(past, 1, plain))
    return TAKE_MISTAKE_ENERGY[style] if better > draw_value(past, past.turn, plain) else TAKE_ENERGY[style]


@rule
def put_energy(past: State, kept: int, put: int, pile: int, style: int) -> int:
    """Return the energy of a put: whether another was better, and how many were as good."""
    did = keep_value(past, past.turn, kept, put, True)
    other = keep_value(past, past.turn, put, kept, True)
    covered = value_to_next(past, past.turn, top(past, pile), True)
    beside = value_to_next(past, past.turn, top(past, 1 - pile), True)
    choice = may_cover(past, 1 - pile)
    if other > did or (choice and beside > covered):
        return PUT_MISTAKE_ENERGY[style]
    keeps = 2 if other == did and ALIKE[kept] != ALIKE[put] else 1
    piles = 2 if choice and beside == covered else 1
    return PUT_ENERGY[style] + TIE_ENERGY[keeps * piles]


@rule
def pick_energy(state: State, past: State, i: int, style: int) -> int:
    """Return the energy of a pick where a better card was in the pile."""
    picked = value_with_card(past, past.turn, ALIKE[card_of(state.memory[i])], True)
    seen = i - 1
    while seen >= 0 and what_of(state.memory[seen]) == Seen.SAW:
        if value_with_card(past, past.turn, card_of(state.memory[seen]), True) > picked:
            return PUT_MISTAKE_ENERGY[style]
        seen -= 1
    return PUT_ENERGY[style]


# --- Replaying the round ---


@rule
def start_replay(past: State, players: int) -> None:
    """Clear the state in which the round is replayed: nobody has a card yet."""
    past.players = players
    past.turn = NOBODY
    for place in range(SETS):
        past.duos[place] = 0
        past.others[place] = 0
    for pile in range(PILES):
        past.heights[pile] = 0


@rule
def replay_entry(past: State, entry: int) -> None:
    """Carry out one entry of the memory."""
    what = what_of(entry)
    card = card_of(entry)
    other = other_of(entry)
    if what == Seen.PILED or what == Seen.UNCOVERED:
        past.heights[other] = 0
        if card != NO_CARD:
            cover(past, other, card)
    elif what == Seen.LAID:
        lost = find_copy(past, HAND + seat_of(entry), ALIKE[card])
        remove(past, HAND + seat_of(entry), lost)
        add(past, LAID + seat_of(entry), lost)
    elif what >= Seen.CHOSE:
        replay_expansion_entry(past, entry)
    elif what != Seen.SAW:
        if what == Seen.STOLE:
            remove(past, HAND + other, find_copy(past, HAND + other, ALIKE[card]))
        receive(past, seat_of(entry), ALIKE[card])


@rule
def begins_turn(entry: int) -> bool:
    """Whether a card came into a hand as it does when a turn begins."""
    return what_of(entry) == Seen.DREW or what_of(entry) == Seen.TOOK or leaves_deck_by_sting(entry)


@expansion_rule
def start_expansion_replay(state: State, past: State) -> None:
    """Write the expansions and events into the state in which the round is replayed."""
    past.expansions = state.expansions
    past.event = state.event
    for player in range(state.players):
        past.held[player] = state.held[player]
    past.sting_turn = 0


@expansion_rule
def note_sting(past: State, entry: int) -> None:
    """§11.5: note whether a turn is a stung one: nothing can be laid or called in it."""
    past.sting_turn = int(leaves_deck_by_sting(entry))


@expansion_rule
def replay_expansion_entry(past: State, entry: int) -> None:
    """Carry out an entry that only expansions have."""
    what = what_of(entry)
    seat, other, face = seat_of(entry), other_of(entry), ALIKE[card_of(entry)] if card_of(entry) < FULL_COUNT else 0
    if what == Seen.CHOSE or what == Seen.STUNG:
        receive(past, seat, face)
    elif what == Seen.GAVE or what == Seen.HID:
        remove(past, HAND + seat, find_copy(past, HAND + seat, face))
        if what == Seen.GAVE:
            receive(past, other, face)
    elif what == Seen.ROBBED:
        card = find_copy(past, LAID + other, face)
        remove(past, LAID + other, card)
        add(past, LAID + seat, card)


@rule
def receive(past: State, seat: int, card: int) -> None:
    """Add a copy of this card to a hand."""
    while holds(past, HAND + seat, card) or holds(past, LAID + seat, card):
        card += 1
    add(past, HAND + seat, card)


# --- Steps of the chain ---


@rule
def metropolis_step(
    view: View, rng: Rng, scratch: Reconstruction, state: State, past: State, styles: list[int], before: int
) -> int:
    """Propose another card for an unseen draw, or another order of two draws; accept or undo it; return the energy."""
    if randbelow(rng, ORDER_MOVES) == 0:
        return propose_order(view, rng, scratch, state, past, styles, before)
    draw = random_unseen_draw(view, rng, ANYBODY)
    seat = NOBODY if draw == NO_TOKEN else hidden_holder(view, scratch, draw)
    if seat == NOBODY or set_size(state, DECK) == 0:
        return before
    replaced = scratch.cards[draw]
    replace_card(view, scratch, state, draw, seat, nth_card(state, DECK, randbelow(rng, set_size(state, DECK))))
    after = energy(state, past, view.seat, styles)
    if accept(rng, before, after) and fits(state, scratch):
        return after
    replace_card(view, scratch, state, draw, seat, replaced)
    return before


@rule
def propose_order(
    view: View, rng: Rng, scratch: Reconstruction, state: State, past: State, styles: list[int], before: int
) -> int:
    """Propose that a player drew two cards in the other order; accept or undo it; return the energy."""
    draw = random_unseen_draw(view, rng, ANYBODY)
    if draw == NO_TOKEN:
        return before
    another = random_unseen_draw(view, rng, seat_of(view.memory[draw]))
    one = min(draw, another)
    two = max(draw, another)
    if one == two or entry_leaving_hand(view, scratch, one) < two:
        return before
    swap_draws(view, scratch, state, one, two)
    after = energy(state, past, view.seat, styles)
    if accept(rng, before, after) and fits(state, scratch):
        return after
    swap_draws(view, scratch, state, one, two)
    return before
