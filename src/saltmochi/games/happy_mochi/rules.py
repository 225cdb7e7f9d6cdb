"""§2 to §6: the course of the game."""

from __future__ import annotations

from saltmochi.games.happy_mochi.actions import FIRST_ID, FROM_DECK, FROM_KEPT, TARGET, VERB, Verb
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
from saltmochi.games.happy_mochi.memory import return_to_deck, show_to_all, shuffle_all, shuffle_seen
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
    insert_card,
    remove_card,
    remove_from_deck,
    top,
    uncover,
)
from saltmochi.table.legal_actions import LegalActions, allow
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER, left_of

# §2.1, §2.5: the number of cards that a hand is dealt, and the minimum.
HAND_SIZE = 7
MIN_HAND_SIZE = 2
# §3.9: the maximum number of turns in a round, for each player.
TURNS_PER_PLAYER = 50
# §6.3: the number of rounds in a row without a point that ends the game.
SCORELESS = 10


# --- Who acts, and which actions are legal ---


@rule
def actor(state: State) -> int:
    """Return the seat that acts next: a player, or DEALER."""
    return DEALER if state.phase <= Phase.ROUND_OVER else state.acting


@rule
def chance_count(state: State) -> int:
    """Return how many equally likely outcomes the dealer's next action has."""
    if state.phase == Phase.DEAL:
        return deck_size(state)
    return state.players if state.phase == Phase.BEGIN else 1


@rule
def chance_action(state: State, n: int) -> int:
    """Return the dealer's action for the n-th outcome."""
    if state.phase == Phase.DEAL:
        return action_id(Verb.DEAL, deck_card(state, n))
    return action_id(Verb.BEGIN, n) if state.phase == Phase.BEGIN else action_id(Verb.SHUFFLE, 0)


@rule
def action_id(verb: int, target: int) -> int:
    """Return the id of an action."""
    return FIRST_ID[verb] + target


@rule
def legal(state: State, actions: LegalActions) -> None:
    """Write down every legal action."""
    actions.count = 0
    if state.phase == Phase.TURN:
        allow_draws(state, actions)
        allow_plays(state, actions)
        if actions.count == 0:
            allow(actions, action_id(Verb.SKIP, 0))
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
    """Allow an action at any of these places."""
    for place in range(places):
        allow(actions, action_id(verb, place))


@rule
def allow_draws(state: State, actions: LegalActions) -> None:
    """§3.1: draw from either side of the pair, from the deck, or a card that the player has kept."""
    for side in range(SIDES):
        if can_draw_side(state, side):
            allow(actions, action_id(Verb.DRAW, side))
    if deck_can_be_drawn(state):
        allow(actions, action_id(Verb.DRAW, FROM_DECK))
    for place in range(state.sizes[KEPT + state.acting]):
        allow(actions, action_id(Verb.DRAW, FROM_KEPT + place))


@rule
def can_draw_side(state: State, side: int) -> bool:
    """§3.2: whether a side may be drawn: only if another card lies beneath the top one."""
    return state.heights[side] > 1


@rule
def deck_can_be_drawn(state: State) -> bool:
    """§3.8: whether the deck can be drawn. An empty one is renewed from the cards beneath the sides, if any."""
    return deck_size(state) > 0 or can_draw_side(state, 0) or can_draw_side(state, 1)


@rule
def can_draw(state: State, seat: int) -> bool:
    """§4.3: whether this player has anything to draw; where a side can be drawn, the deck can too."""
    return deck_can_be_drawn(state) or state.sizes[KEPT + seat] > 0


@rule
def allow_plays(state: State, actions: LegalActions) -> None:
    """§3.3: play any two neighbours in the hand that fit."""
    hand = state.rows[HAND + state.acting]
    for place in range(state.sizes[HAND + state.acting] - 1):
        if may_play(state, hand[place], hand[place + 1]):
            allow(actions, action_id(Verb.PLAY, place))


@rule
def may_play(state: State, left: int, right: int) -> bool:
    """§3.6: whether two cards may be played: value and colour must both fit, except that equal numbers always fit."""
    if NUMBER[left] == NUMBER[right]:
        return True
    return value_fits(state, left, right) and colour_fits(state, left, right)


@rule
def value_fits(state: State, left: int, right: int) -> bool:
    """§3.4: whether the number fits: with + strictly greater than that of the pair, with - strictly smaller."""
    played = tens_and_units(left, right)
    central = tens_and_units(top(state, 0), top(state, 1))
    return played > central if state.value == Value.PLUS else played < central


@rule
def tens_and_units(left: int, right: int) -> int:
    """§2.3: return the number that two cards form."""
    return 10 * NUMBER[left] + NUMBER[right]


@rule
def colour_fits(state: State, left: int, right: int) -> bool:
    """§3.5: whether the colours fit.

    If the central cards share a colour, the two cards must share one too, which may be another.
    """
    return COLOUR[left] == COLOUR[right] or COLOUR[top(state, 0)] != COLOUR[top(state, 1)]


@rule
def allow_effects(state: State, actions: LegalActions) -> None:
    """§4.1: start any effect that is possible now, or decline if none of these is mandatory.

    Of two equal effects only the first is allowed, since it stands for both.
    """
    left = can_start(state, state.pending[0])
    right = can_start(state, state.pending[1])
    if left:
        allow(actions, action_id(Verb.EFFECT, 0))
    if right and state.pending[0] != state.pending[1]:
        allow(actions, action_id(Verb.EFFECT, 1))
    if not (left and mandatory(state.pending[0])) and not (right and mandatory(state.pending[1])):
        allow(actions, action_id(Verb.DECLINE, 0))


@rule
def can_start(state: State, effect: int) -> bool:
    """§4.3, §4.5 to §4.7: whether an effect is possible now. For the optional ones the player needs a hand card."""
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
    """§4.3: choose any player who has something to draw."""
    for seat in range(state.players):
        if can_draw(state, seat):
            allow(actions, action_id(Verb.TARGET, seat))


# --- How a round begins ---


@rule
def set_up(state: State) -> None:
    """§2: start a new game, before the dealer has decided who begins. The printed effects stay as they are."""
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
    clear_round(state)


@rule
def clear_round(state: State) -> None:
    """Forget what happened in the last round."""
    state.ending = Ending.NONE
    state.turns = 0
    state.skips = 0
    for side in range(SIDES):
        state.pending[side] = Effect.NONE
    for seat in range(SEATS):
        state.gains[seat] = 0


@rule
def return_pair(state: State) -> None:
    """§5.3: shuffle the cards of the pair and those beneath into the deck."""
    shuffle = shuffle_seen(state)
    for side in range(SIDES):
        while state.heights[side] > 0:
            return_to_deck(state, uncover(state, side), shuffle)


@rule
def begin_round(state: State) -> None:
    """§2.1, §2.4: deal the hands, beginning with the starting player."""
    clear_round(state)
    state.round += 1
    state.turn = state.starter
    state.acting = state.starter
    return_kept(state)
    state.dealt = min(HAND_SIZE, (deck_size(state) - SIDES) // state.players)
    shuffle_all(state)
    await_card(state, HAND + state.starter)


@rule
def return_kept(state: State) -> None:
    """§2.5: if too many cards are kept, all players show and return their oldest ones until the deck has enough."""
    enough = MIN_HAND_SIZE * state.players + SIDES
    if deck_size(state) < enough:
        shuffle = shuffle_seen(state)
        while deck_size(state) < enough:
            for seat in range(state.players):
                if state.sizes[KEPT + seat] > 0:
                    return_to_deck(state, remove_card(state, KEPT + seat, 0), shuffle)


@rule
def await_card(state: State, place: int) -> None:
    """Make the dealer deal the next card to this place."""
    state.awaits = place
    state.phase = Phase.DEAL


@rule
def deal_card(state: State, card: int) -> None:
    """Move a card from the deck to the place that awaits it."""
    remove_from_deck(state, card)
    if state.awaits == HELD:
        show_to_one(state, card, state.acting)
        hold_aside(state, card)
    elif state.awaits < KEPT:
        deal_to_hand(state, state.awaits - HAND, card)
    else:
        turn_up(state, state.awaits - SIDE, card)


@rule
def show_to_one(state: State, card: int, seat: int) -> None:
    """§7: note that only this player sees a card that came from the deck."""
    state.known_by[card] = 1 << seat
    state.origin[card] = state.shuffles


@rule
def deal_to_hand(state: State, seat: int, card: int) -> None:
    """§2.1: deal a card to the right end of a hand; after the last hand, turn up the pair."""
    show_to_one(state, card, seat)
    append(state, HAND + seat, card)
    if state.sizes[HAND + seat] == state.dealt:
        seat = left_of(seat, state.players)
        await_card(state, SIDE if seat == state.starter else HAND + seat)


@rule
def turn_up(state: State, side: int, card: int) -> None:
    """§2.3: turn up a card of the Central Pair, the left one first."""
    show_to_all(state, card)
    cover(state, side, card)
    if side + 1 < SIDES:
        await_card(state, SIDE + side + 1)
    else:
        state.phase = Phase.TURN


# --- Carrying out actions ---


@rule
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    verb = VERB[action]
    target = TARGET[action]
    if verb == Verb.DEAL:
        deal_card(state, target)
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
        choose_pass(state, target)
    elif verb == Verb.KEEP:
        keep(state, target)
    elif verb == Verb.EFFECT:
        start_effect(state, target)
    elif verb == Verb.DECLINE:
        drop_effects(state)
    elif verb == Verb.SKIP:
        skip(state)
    else:
        if verb == Verb.BEGIN:
            state.starter = target
        else:
            return_pair(state)
        begin_round(state)
    if state.phase == Phase.EFFECT:
        resolve_effects(state)


@rule
def draw(state: State, what: int) -> None:
    """§3.1: draw the top of a side, the top of the deck or a kept card."""
    state.skips = 0
    if what < SIDES:
        hold_aside(state, uncover(state, what))
    elif what == FROM_DECK:
        if deck_size(state) == 0:
            renew_deck(state)
        await_card(state, HELD)
    else:
        hold_aside(state, remove_card(state, KEPT + state.acting, what - FROM_KEPT))


@rule
def renew_deck(state: State) -> None:
    """§3.8: shuffle the cards beneath the two sides to form a new deck."""
    shuffle = shuffle_seen(state)
    for side in range(SIDES):
        card = uncover(state, side)
        while state.heights[side] > 0:
            return_to_deck(state, uncover(state, side), shuffle)
        cover(state, side, card)


@rule
def hold_aside(state: State, card: int) -> None:
    """Hold the drawn card aside until it is inserted into the hand."""
    state.held[state.acting] = card
    state.phase = Phase.INSERT


@rule
def insert(state: State, place: int) -> None:
    """§3.1: insert the card held aside anywhere in the hand."""
    insert_card(state, HAND + state.acting, place, state.held[state.acting])
    state.held[state.acting] = NO_CARD
    await_insert(state)


@rule
def await_insert(state: State) -> None:
    """§4.5: make the next player insert the card held aside, in turn order from the player in turn.

    When nobody holds a card aside, effects go on.
    """
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
    """§3.3: put two neighbours on the two sides, in their order, and make their effects pending."""
    state.skips = 0
    for side in range(SIDES):
        card = remove_card(state, HAND + state.turn, place)
        show_to_all(state, card)
        cover(state, side, card)
        state.pending[side] = state.effects[card]
    state.phase = Phase.EFFECT


@rule
def skip(state: State) -> None:
    """§3.7: pass the turn, for a player who can neither draw nor play."""
    state.skips += 1
    state.phase = Phase.EFFECT


# --- Effects ---


# What `next_effect` returns if it is not a side.
NO_EFFECT = SIDES
PLAYER_CHOICE = SIDES + 1


@rule
def resolve_effects(state: State) -> None:
    """§4.1: start effects that are mandatory and leave no choice; end the turn when no effect is left."""
    while state.phase == Phase.EFFECT:
        state.acting = state.turn
        side = next_effect(state)
        if side == PLAYER_CHOICE:
            return
        if side == NO_EFFECT:
            end_turn(state)
        else:
            start_effect(state, side)


@rule
def next_effect(state: State) -> int:
    """§4.1: return the side whose effect comes next, NO_EFFECT, or PLAYER_CHOICE if the player has to choose."""
    left = can_start(state, state.pending[0])
    right = can_start(state, state.pending[1])
    if not left and not right:
        return NO_EFFECT
    side = 0 if left else 1
    alone = not (left and right) or state.pending[0] == state.pending[1]
    return side if alone and mandatory(state.pending[side]) else PLAYER_CHOICE


@rule
def start_effect(state: State, side: int) -> None:
    """§4: start the effect of the card that was played on this side, wherever the card is by now (§4.4)."""
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
def drop_effects(state: State) -> None:
    """§4.1: drop the effects that are left."""
    for side in range(SIDES):
        state.pending[side] = Effect.NONE


@rule
def choose_pass(state: State, place: int) -> None:
    """§4.5: choose the card to pass; when all players have chosen, the cards move."""
    state.chosen[state.acting] = place
    state.acting = left_of(state.acting, state.players)
    if state.acting == state.turn:
        pass_cards(state)


@rule
def pass_cards(state: State) -> None:
    """§4.5: pass every player's chosen card to the left neighbour, who sees it."""
    for seat in range(state.players):
        neighbour = left_of(seat, state.players)
        card = remove_card(state, HAND + seat, state.chosen[seat])
        state.chosen[seat] = NO_PLACE
        state.known_by[card] |= 1 << neighbour
        state.held[neighbour] = card
    await_insert(state)


@rule
def keep(state: State, place: int) -> None:
    """§4.7: put a hand card face down in front of you; §5.3: also at the end of a round."""
    if state.phase == Phase.KEEP_ONE:
        keep_one(state, place)
        next_keeper(state)
    else:
        append(state, KEPT + state.acting, remove_card(state, HAND + state.acting, place))
        state.phase = Phase.EFFECT


# --- How turns, rounds and the game end ---


@rule
def end_turn(state: State) -> None:
    """Pass the turn to the left, unless the round is over."""
    drop_effects(state)
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
    """§5.1: return how the round ends: an empty hand wins it.

    §3.7, §3.9: it also ends when all players have skipped, or at the turn limit.
    """
    if state.sizes[HAND + state.turn] == 0:
        return Ending.WON
    if state.skips == state.players:
        return Ending.ALL_SKIPPED
    return Ending.TURN_LIMIT if state.turns == TURNS_PER_PLAYER * state.players else Ending.NONE


@rule
def finish_round(state: State, ending: int) -> None:
    """§5.2: show and count the hands. §2.4, §3.10: decide who begins next."""
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
    """§5.2: show a hand to everybody."""
    for place in range(state.sizes[HAND + seat]):
        show_to_all(state, state.rows[HAND + seat][place])


@rule
def finish_game(state: State) -> None:
    """§6.1: end the game if somebody has reached the target; §6.3: or after too many rounds without a point."""
    if state.scoreless == SCORELESS:
        state.finish = Finish.SCORELESS
    for seat in range(state.players):
        if state.scores[seat] >= state.target:
            state.finish = Finish.TARGET
    if state.finish != Finish.NONE:
        state.phase = Phase.GAME_OVER


@rule
def next_keeper(state: State) -> None:
    """§5.3: let the next player who has cards keep one, in turn order from the left of the last turn.

    After all have kept one, the round is over.
    """
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
    """§5.3: keep one card of the shown hand, without showing which, and return the others to the deck."""
    hand = HAND + state.acting
    shuffle = shuffle_seen(state)
    card = remove_card(state, hand, place)
    if state.sizes[hand] > 0:
        state.known_by[card] = 1 << state.acting
        state.origin[card] = shuffle
        state.shuffled[card] = shuffle
    while state.sizes[hand] > 0:
        return_to_deck(state, remove_card(state, hand, state.sizes[hand] - 1), shuffle)
    append(state, KEPT + state.acting, card)


# --- Winners ---


@rule
def winners(state: State) -> int:
    """§6.1: return the players with the lowest total, a bit each."""
    best = state.scores[0]
    for seat in range(state.players):
        best = min(best, state.scores[seat])
    found = 0
    for seat in range(state.players):
        if state.scores[seat] == best:
            found |= 1 << seat
    return found
