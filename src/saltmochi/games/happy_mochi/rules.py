"""§2 to §6: how the game goes."""

from __future__ import annotations

from saltmochi.games.happy_mochi.actions import FIRST, FROM_DECK, FROM_KEPT, TARGET, VERB, Verb
from saltmochi.games.happy_mochi.cards import (
    CARD_COUNT,
    COLOUR,
    FULL_WORD,
    NO_CARD,
    NUMBER,
    WORDS,
    Effect,
    mandatory,
)
from saltmochi.games.happy_mochi.memory import bury, show, shuffle_all, shuffle_seen
from saltmochi.games.happy_mochi.scoring import points
from saltmochi.games.happy_mochi.state import (
    HAND,
    HELD,
    KEPT,
    NO_PLACE,
    ROWS,
    SEATS,
    SIDE,
    SIDES,
    Ending,
    Finish,
    Phase,
    State,
    Value,
    append,
    cover,
    deck_card,
    deck_size,
    put_in,
    remove_from_deck,
    take_out,
    top,
    uncover,
)
from saltmochi.table.legal_actions import LegalActions, allow
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER, left_of

# §2.1, §2.5: how many cards a hand is dealt, and how many at least.
DEALT = 7
LEAST_DEALT = 2
# §3.9: how many turns a round lasts at most, for each player.
TURNS = 50
# §6.3: after so many rounds in a row without a point the game ends.
SCORELESS = 10


# --- Who acts, and what may be done ---


@rule
def actor(state: State) -> int:
    """Who acts next: the dealer or a player."""
    return DEALER if state.phase <= Phase.ROUND_OVER else state.acting


@rule
def chance_count(state: State) -> int:
    """How many equally likely choices the dealer has."""
    if state.phase == Phase.DEAL:
        return deck_size(state)
    return state.players if state.phase == Phase.BEGIN else 1


@rule
def chance_action(state: State, n: int) -> int:
    """The n-th of them."""
    if state.phase == Phase.DEAL:
        return numbered(Verb.DEAL, deck_card(state, n))
    return numbered(Verb.BEGIN, n) if state.phase == Phase.BEGIN else numbered(Verb.SHUFFLE, 0)


@rule
def numbered(verb: int, target: int) -> int:
    """The number of an action."""
    return FIRST[verb] + target


@rule
def legal(state: State, actions: LegalActions) -> None:
    """Write down every legal action."""
    actions.count = 0
    if state.phase == Phase.TURN:
        allow_draws(state, actions)
        allow_plays(state, actions)
        if actions.count == 0:
            allow(actions, numbered(Verb.SKIP, 0))
    elif state.phase == Phase.INSERT:
        allow_places(Verb.INSERT, state.sizes[HAND + state.acting] + 1, actions)
    elif state.phase == Phase.DRAW:
        allow_draws(state, actions)
    elif state.phase == Phase.EFFECT:
        allow_effects(state, actions)
    elif state.phase == Phase.TARGET:
        allow_targets(state, actions)
    elif state.phase == Phase.PASS:
        allow_places(Verb.PASS, state.sizes[HAND + state.acting], actions)
    elif state.phase == Phase.KEEP or state.phase == Phase.KEEP_ONE:
        allow_places(Verb.KEEP, state.sizes[HAND + state.acting], actions)
    elif state.phase != Phase.GAME_OVER:
        for n in range(chance_count(state)):
            allow(actions, chance_action(state, n))


@rule
def allow_places(verb: int, places: int, actions: LegalActions) -> None:
    """Any of these places."""
    for place in range(places):
        allow(actions, numbered(verb, place))


@rule
def allow_draws(state: State, actions: LegalActions) -> None:
    """§3.1: either side of the pair, the deck, or one of the own kept cards."""
    for side in range(SIDES):
        if has_beneath(state, side):
            allow(actions, numbered(Verb.DRAW, side))
    if deck_can_be_drawn(state):
        allow(actions, numbered(Verb.DRAW, FROM_DECK))
    for place in range(state.sizes[KEPT + state.acting]):
        allow(actions, numbered(Verb.DRAW, FROM_KEPT + place))


@rule
def has_beneath(state: State, side: int) -> bool:
    """§3.2: a side may be drawn only if another card lies beneath it."""
    return state.heights[side] > 1


@rule
def deck_can_be_drawn(state: State) -> bool:
    """§3.8: a deck that is empty is made new from the cards beneath the sides, if there are any."""
    return deck_size(state) > 0 or has_beneath(state, 0) or has_beneath(state, 1)


@rule
def can_draw(state: State, seat: int) -> bool:
    """§4.3: whether this player has anything to draw from; where a side can be drawn, the deck can."""
    return deck_can_be_drawn(state) or state.sizes[KEPT + seat] > 0


@rule
def allow_plays(state: State, actions: LegalActions) -> None:
    """§3.3: any two neighbours in the hand that fit."""
    hand = state.rows[HAND + state.acting]
    for place in range(state.sizes[HAND + state.acting] - 1):
        if may_play(state, hand[place], hand[place + 1]):
            allow(actions, numbered(Verb.PLAY, place))


@rule
def may_play(state: State, left: int, right: int) -> bool:
    """§3.6: value and colour must both fit, except that two equal numbers always do."""
    if NUMBER[left] == NUMBER[right]:
        return True
    return value_fits(state, left, right) and colour_fits(state, left, right)


@rule
def value_fits(state: State, left: int, right: int) -> bool:
    """§3.4: with + strictly greater than the pair's number, with - strictly smaller."""
    played = tens_and_units(left, right)
    central = tens_and_units(top(state, 0), top(state, 1))
    return played > central if state.value == Value.PLUS else played < central


@rule
def tens_and_units(left: int, right: int) -> int:
    """§2.3: the number that two cards form."""
    return 10 * NUMBER[left] + NUMBER[right]


@rule
def colour_fits(state: State, left: int, right: int) -> bool:
    """§3.5: a pair of one colour, whichever, if the central cards share theirs."""
    return COLOUR[left] == COLOUR[right] or COLOUR[top(state, 0)] != COLOUR[top(state, 1)]


@rule
def allow_effects(state: State, actions: LegalActions) -> None:
    """§4.1: any effect that can happen now, or none, if none of these must. Of two alike, the first stands for both."""
    left = can_start(state, state.pending[0])
    right = can_start(state, state.pending[1])
    if left:
        allow(actions, numbered(Verb.EFFECT, 0))
    if right and state.pending[0] != state.pending[1]:
        allow(actions, numbered(Verb.EFFECT, 1))
    if not (left and mandatory(state.pending[0])) and not (right and mandatory(state.pending[1])):
        allow(actions, numbered(Verb.DECLINE, 0))


@rule
def can_start(state: State, effect: int) -> bool:
    """§4.3, §4.5 to §4.7: whether an effect can happen now: for the optional ones the player needs a card."""
    if effect == Effect.PASS or effect == Effect.KEEP:
        return state.sizes[HAND + state.turn] > 0
    if effect == Effect.DRAW:
        for seat in range(state.players):
            if can_draw(state, seat):
                return True
        return False
    return effect == Effect.FLIP


@rule
def allow_targets(state: State, actions: LegalActions) -> None:
    """§4.3: any player who has something to draw from."""
    for seat in range(state.players):
        if can_draw(state, seat):
            allow(actions, numbered(Verb.TARGET, seat))


# --- How a round begins ---


@rule
def set_up(state: State) -> None:
    """§2: a new game, before the dealer has said who begins. The effects stay as they are printed."""
    state.phase = Phase.BEGIN
    state.turn = 0
    state.acting = 0
    state.starter = 0
    state.value = Value.PLUS
    state.awaits = 0
    state.dealt = 0
    state.round = 0
    state.scoreless = 0
    state.finish = Finish.NONE
    state.shuffles = 0
    for seat in range(SEATS):
        state.scores[seat] = 0
        state.held[seat] = NO_CARD
        state.chosen[seat] = NO_PLACE
    for word in range(WORDS):
        state.deck[word] = FULL_WORD
    for card in range(CARD_COUNT):
        state.known_by[card] = 0
        state.origin[card] = 0
        state.shuffled[card] = 0
    for row in range(ROWS):
        for place in range(state.sizes[row]):
            state.rows[row][place] = 0
        state.sizes[row] = 0
    for side in range(SIDES):
        for i in range(state.heights[side]):
            state.piles[side][i] = 0
        state.heights[side] = 0
    clear(state)


@rule
def clear(state: State) -> None:
    """Nothing has happened yet in this round."""
    state.ending = Ending.NONE
    state.turns = 0
    state.skips = 0
    for side in range(SIDES):
        state.pending[side] = Effect.NONE
    for seat in range(SEATS):
        state.gains[seat] = 0


@rule
def gather(state: State) -> None:
    """§5.3: the cards of the pair and those beneath are shuffled into the deck."""
    shuffle = shuffle_seen(state)
    for side in range(SIDES):
        while state.heights[side] > 0:
            bury(state, uncover(state, side), shuffle)


@rule
def begin_round(state: State) -> None:
    """§2.1, §2.4: the hands are dealt from the starting player on."""
    clear(state)
    state.round += 1
    state.turn = state.starter
    state.acting = state.starter
    return_kept(state)
    state.dealt = min(DEALT, (deck_size(state) - SIDES) // state.players)
    shuffle_all(state)
    await_card(state, HAND + state.starter)


@rule
def return_kept(state: State) -> None:
    """§2.5: if too many cards are kept, all players show and return their oldest ones until there are enough."""
    enough = LEAST_DEALT * state.players + SIDES
    if deck_size(state) < enough:
        shuffle = shuffle_seen(state)
        while deck_size(state) < enough:
            for seat in range(state.players):
                if state.sizes[KEPT + seat] > 0:
                    bury(state, take_out(state, KEPT + seat, 0), shuffle)


@rule
def await_card(state: State, place: int) -> None:
    """The dealer gives the top card of the deck next."""
    state.awaits = place
    state.phase = Phase.DEAL


@rule
def give(state: State, card: int) -> None:
    """A card comes off the deck to where it is awaited."""
    remove_from_deck(state, card)
    if state.awaits == HELD:
        hide(state, card, state.acting)
        hold(state, card)
    elif state.awaits < KEPT:
        deal_to(state, state.awaits - HAND, card)
    else:
        turn_up(state, state.awaits - SIDE, card)


@rule
def hide(state: State, card: int, seat: int) -> None:
    """§7: only this player sees what came off the deck."""
    state.known_by[card] = 1 << seat
    state.origin[card] = state.shuffles


@rule
def deal_to(state: State, seat: int, card: int) -> None:
    """§2.1: a card for a hand, at its right end; after the last hand the pair follows."""
    hide(state, card, seat)
    append(state, HAND + seat, card)
    if state.sizes[HAND + seat] == state.dealt:
        seat = left_of(seat, state.players)
        await_card(state, SIDE if seat == state.starter else HAND + seat)


@rule
def turn_up(state: State, side: int, card: int) -> None:
    """§2.3: a card of the Central Pair, first the left one."""
    show(state, card)
    cover(state, side, card)
    if side + 1 < SIDES:
        await_card(state, SIDE + side + 1)
    else:
        state.phase = Phase.TURN


# --- What is done ---


@rule
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    verb = VERB[action]
    target = TARGET[action]
    if verb == Verb.DEAL:
        give(state, target)
    elif verb == Verb.INSERT:
        insert(state, target)
    elif verb == Verb.DRAW:
        draw(state, target)
    elif verb == Verb.PLAY:
        play(state, target)
    elif verb == Verb.TARGET:
        state.acting = target
        state.phase = Phase.DRAW
    elif verb == Verb.PASS:
        choose(state, target)
    elif verb == Verb.KEEP:
        keep(state, target)
    elif verb == Verb.EFFECT:
        apply_and_disclose(state, target)
    elif verb == Verb.DECLINE:
        decline(state)
    elif verb == Verb.SKIP:
        skip(state)
    else:
        if verb == Verb.BEGIN:
            state.starter = target
        else:
            gather(state)
        begin_round(state)
    if state.phase == Phase.EFFECT:
        go_on(state)


@rule
def draw(state: State, what: int) -> None:
    """§3.1: draw the top of a side, the top of the deck or a kept card."""
    state.skips = 0
    if what < SIDES:
        hold(state, uncover(state, what))
    elif what == FROM_DECK:
        if deck_size(state) == 0:
            renew_deck(state)
        await_card(state, HELD)
    else:
        hold(state, take_out(state, KEPT + state.acting, what - FROM_KEPT))


@rule
def renew_deck(state: State) -> None:
    """§3.8: the cards beneath the two sides are shuffled to form a new deck."""
    shuffle = shuffle_seen(state)
    for side in range(SIDES):
        card = uncover(state, side)
        while state.heights[side] > 0:
            bury(state, uncover(state, side), shuffle)
        cover(state, side, card)


@rule
def hold(state: State, card: int) -> None:
    """The card drawn is held aside until it is put into the hand."""
    state.held[state.acting] = card
    state.phase = Phase.INSERT


@rule
def insert(state: State, place: int) -> None:
    """§3.1: put the card held aside anywhere in the hand."""
    put_in(state, HAND + state.acting, place, state.held[state.acting])
    state.held[state.acting] = NO_CARD
    settle(state)


@rule
def settle(state: State) -> None:
    """§4.5: who still holds a card aside puts it in place, in turn order from the active player; then play goes on."""
    seat = state.turn
    for _ in range(state.players):
        if state.held[seat] != NO_CARD:
            state.acting = seat
            state.phase = Phase.INSERT
            return
        seat = left_of(seat, state.players)
    state.phase = Phase.EFFECT


@rule
def play(state: State, place: int) -> None:
    """§3.3: two neighbours go onto the two sides, in their order, and their effects happen."""
    state.skips = 0
    for side in range(SIDES):
        card = take_out(state, HAND + state.turn, place)
        show(state, card)
        cover(state, side, card)
        state.pending[side] = state.effects[card]
    state.phase = Phase.EFFECT


@rule
def skip(state: State) -> None:
    """§3.7: a player who can neither draw nor play passes the turn."""
    state.skips += 1
    state.phase = Phase.EFFECT


# --- Effects ---


# What `next_effect` says when it is not a side.
NO_EFFECT = SIDES
A_CHOICE = SIDES + 1


@rule
def go_on(state: State) -> None:
    """§4.1: what must happen, and is alone, happens at once; without anything left to happen the turn ends."""
    while state.phase == Phase.EFFECT:
        state.acting = state.turn
        side = next_effect(state)
        if side == A_CHOICE:
            return
        if side == NO_EFFECT:
            end_turn(state)
        else:
            apply_and_disclose(state, side)


@rule
def next_effect(state: State) -> int:
    """§4.1: the side whose effect happens next, NO_EFFECT, or A_CHOICE if the player has one."""
    left = can_start(state, state.pending[0])
    right = can_start(state, state.pending[1])
    if not left and not right:
        return NO_EFFECT
    side = 0 if left else 1
    alone = not (left and right) or state.pending[0] == state.pending[1]
    return side if alone and mandatory(state.pending[side]) else A_CHOICE


@rule
def apply_and_disclose(state: State, side: int) -> None:
    """§4: begin the effect of the card played onto this side, wherever the card is by now (§4.4)."""
    effect = state.pending[side]
    state.pending[side] = Effect.NONE
    if effect == Effect.FLIP:
        state.value = Value.MINUS if state.value == Value.PLUS else Value.PLUS
    elif effect == Effect.DRAW:
        state.phase = Phase.TARGET
    elif effect == Effect.PASS:
        state.phase = Phase.PASS
    else:
        state.phase = Phase.KEEP


@rule
def decline(state: State) -> None:
    """§4.1: no more effects."""
    for side in range(SIDES):
        state.pending[side] = Effect.NONE


@rule
def choose(state: State, place: int) -> None:
    """§4.5: choose the card to pass; when all have chosen, the cards move."""
    state.chosen[state.acting] = place
    state.acting = left_of(state.acting, state.players)
    if state.acting == state.turn:
        exchange(state)


@rule
def exchange(state: State) -> None:
    """§4.5: everyone gives the chosen card to the left neighbour, who sees it."""
    for seat in range(state.players):
        neighbour = left_of(seat, state.players)
        card = take_out(state, HAND + seat, state.chosen[seat])
        state.chosen[seat] = NO_PLACE
        state.known_by[card] |= 1 << neighbour
        state.held[neighbour] = card
    settle(state)


@rule
def keep(state: State, place: int) -> None:
    """§4.7: put a hand card face down in front of oneself; §5.3: so it is done at the end of a round too."""
    if state.phase == Phase.KEEP_ONE:
        keep_one(state, place)
        next_keeper(state)
    else:
        append(state, KEPT + state.acting, take_out(state, HAND + state.acting, place))
        state.phase = Phase.EFFECT


# --- How turns, rounds and the game end ---


@rule
def end_turn(state: State) -> None:
    """The turn passes to the left, unless it was the round's last."""
    decline(state)
    state.turns += 1
    ending = ending_of(state)
    if ending != Ending.NONE:
        finish_round(state, ending)
    else:
        state.turn = left_of(state.turn, state.players)
        state.acting = state.turn
        state.phase = Phase.TURN


@rule
def ending_of(state: State) -> int:
    """§5.1: an empty hand wins the round. §3.7, §3.9: it also ends when all have skipped, or after too many turns."""
    if state.sizes[HAND + state.turn] == 0:
        return Ending.WON
    if state.skips == state.players:
        return Ending.ALL_SKIPPED
    return Ending.TURN_LIMIT if state.turns == TURNS * state.players else Ending.NONE


@rule
def finish_round(state: State, ending: int) -> None:
    """§5.2: hands are shown and counted. §2.4, §3.10: who begins next."""
    state.ending = ending
    state.starter = left_of(state.turn if ending == Ending.WON else state.starter, state.players)
    scored = 0
    for seat in range(state.players):
        show_hand(state, seat)
        state.gains[seat] = points(state.rows[HAND + seat], state.sizes[HAND + seat])
        state.scores[seat] += state.gains[seat]
        scored += state.gains[seat]
    state.scoreless = state.scoreless + 1 if scored == 0 else 0
    finish_game(state)
    if state.finish == Finish.NONE:
        state.phase = Phase.KEEP_ONE
        next_keeper(state)


@rule
def show_hand(state: State, seat: int) -> None:
    """§5.2: a hand is counted openly."""
    for place in range(state.sizes[HAND + seat]):
        show(state, state.rows[HAND + seat][place])


@rule
def finish_game(state: State) -> None:
    """§6.1: the game ends when somebody has reached the target; §6.3: or after too many rounds without a point."""
    if state.scoreless == SCORELESS:
        state.finish = Finish.SCORELESS
    for seat in range(state.players):
        if state.scores[seat] >= state.target:
            state.finish = Finish.TARGET
    if state.finish != Finish.NONE:
        state.phase = Phase.GAME_OVER


@rule
def next_keeper(state: State) -> None:
    """§5.3: who keeps a card next, in turn order from the left of the last turn; after all have, the round is over."""
    seat = state.turn
    for _ in range(state.players):
        seat = left_of(seat, state.players)
        if state.sizes[HAND + seat] > 0:
            state.acting = seat
            return
    state.acting = state.turn
    state.phase = Phase.ROUND_OVER


@rule
def keep_one(state: State, place: int) -> None:
    """§5.3: one card of the hand shown is kept, unseen which; the others go into the deck."""
    hand = HAND + state.acting
    shuffle = shuffle_seen(state)
    card = take_out(state, hand, place)
    if state.sizes[hand] > 0:
        state.known_by[card] = 1 << state.acting
        state.origin[card] = shuffle
        state.shuffled[card] = shuffle
    while state.sizes[hand] > 0:
        bury(state, take_out(state, hand, state.sizes[hand] - 1), shuffle)
    append(state, KEPT + state.acting, card)


# --- Who has won ---


@rule
def winners(state: State) -> int:
    """§6.1: those with the lowest total, a bit each."""
    best = state.scores[0]
    for seat in range(state.players):
        best = min(best, state.scores[seat])
    found = 0
    for seat in range(state.players):
        if state.scores[seat] == best:
            found |= 1 << seat
    return found
