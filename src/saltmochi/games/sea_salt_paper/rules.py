"""§2 to §4, §6 and §7: the course of the game. What only expansions need is in `expansion_rules`."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import (
    BEGIN,
    DEAL,
    DRAW,
    END_TURN,
    LAST_CHANCE,
    LAY_MERMAIDS,
    LOOK,
    OTHER,
    PICK,
    PUT,
    ROB,
    SHUFFLE,
    STEAL,
    STOP,
    TAKE,
    TARGET,
    THIRD,
    TURN_UP_EVENT,
    VERB,
    Verb,
)
from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    ALL_DUOS,
    ALL_OTHERS,
    BIT,
    BOATS,
    CRABS,
    DUO_COUNT,
    FISHES,
    FULL_COUNT,
    MERMAIDS,
    NO_CARD,
)
from saltmochi.games.sea_salt_paper.editions import E1, E4, E5, E6, E7, EmptyDeck, Mermaids, Starter, TieBreakRule
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansion_rules import (
    add_sunfish_card,
    allow_expansion_choices,
    allow_hiding,
    awaits_event,
    begin_looks,
    begins_stung_turn,
    carry_out_expansion_pair,
    chooses_top,
    clear_expansions,
    ends_with_angelfish,
    exchange,
    extra_cards,
    follow_look,
    follow_put,
    follow_take,
    give,
    go_on,
    hand_on_event,
    has_expansions,
    hide,
    in_stung_turn,
    is_expansion_pair,
    keep_event,
    keep_looked,
    lay_trio,
    look_at_card,
    note_group,
    pass_over_stung,
    rob_pair,
    set_up_events,
    skips_pile,
    turn_is_over,
    turn_up_event,
    uncovers_event,
    visit,
)
from saltmochi.games.sea_salt_paper.expansion_scoring import expanded_points
from saltmochi.games.sea_salt_paper.groups import NO_STAR
from saltmochi.games.sea_salt_paper.memory import Seen, remember
from saltmochi.games.sea_salt_paper.pairs import allow_pairs
from saltmochi.games.sea_salt_paper.scoring import colour_bonus, points
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    DRAWN,
    EVENT,
    HAND,
    LAID,
    NOBODY,
    PILE,
    PILES,
    SETS,
    Ending,
    Finish,
    Phase,
    Public,
    State,
    add,
    cover,
    remove,
    set_size,
    top,
)
from saltmochi.games.sea_salt_paper.steps import (
    await_card,
    events_of,
    find_copy,
    has_winning_mermaids,
    is_active,
    lay_card,
    may_rob,
    nth_card,
)
from saltmochi.table.bits import nth
from saltmochi.table.legal_actions import LegalActions, allow
from saltmochi.table.rule import expansion_rule, rule
from saltmochi.table.seats import DEALER, left_of

# §3.7: the points needed to end a round.
ENOUGH = 7
# §7.1: the target for 2, 3 and 4 players.
TARGETS = {2: 40, 3: 35, 4: 30}
# §6.8: the number of void rounds in a row that ends the game.
VOIDS = 10
# §16.12: what the Treasure Chest adds to the points needed.
TREASURE_CHEST_ADDS = 3


# --- Who acts, and which actions are legal ---


@rule
def actor(state: State) -> int:
    """Return the seat that acts next: the player in turn, or DEALER."""
    return DEALER if state.phase <= Phase.STEAL else state.turn


@rule
def chance_count(state: State) -> int:
    """Return how many equally likely outcomes the dealer's next action has."""
    if state.phase == Phase.DEAL:
        return state.event_deck.bit_count() if awaits_event(state) else set_size(state, DECK)
    if state.phase == Phase.STEAL:
        return set_size(state, HAND + state.victim)
    return state.players if state.phase == Phase.BEGIN else 1


@rule
def chance_action(state: State, n: int) -> int:
    """Return the dealer's action for the n-th outcome. Each card is one outcome, so copies share an action."""
    if state.phase == Phase.DEAL and awaits_event(state):
        return TURN_UP_EVENT[nth(state.event_deck, n)]
    if state.phase == Phase.DEAL:
        return DEAL[ALIKE[nth_card(state, DECK, n)]]
    if state.phase == Phase.STEAL:
        return STEAL[ALIKE[nth_card(state, HAND + state.victim, n)]]
    return BEGIN[n] if state.phase == Phase.BEGIN else SHUFFLE


@rule
def legal(state: State, actions: LegalActions) -> None:
    """Write down every legal action."""
    actions.count = 0
    if state.phase == Phase.TAKE:
        allow_takes(state, actions)
    elif state.phase == Phase.PUT:
        allow_puts(state, actions)
    elif state.phase == Phase.PLAY:
        allow_plays(state, actions)
    elif state.phase == Phase.LOOK:
        allow_looks(state, actions)
    elif state.phase == Phase.PICK:
        allow_picks(state, actions)
    elif state.phase == Phase.ROB:
        allow_victims(state, actions)
    elif state.phase > Phase.ROB:
        allow_expansion_choices(state, actions)
    elif state.phase != Phase.GAME_OVER:
        for n in range(chance_count(state)):
            allow(actions, chance_action(state, n))


@rule
def allow_takes(state: State, actions: LegalActions) -> None:
    """§3.1, §3.4: draw from the deck or take the top of a pile, where there is a card."""
    if set_size(state, DECK) > 0:
        allow(actions, DRAW)
    for pile in range(PILES):
        if state.heights[pile] > 0:
            allow(actions, TAKE[pile])


@rule
def allow_puts(state: State, actions: LegalActions) -> None:
    """§3.1, §3.2: put either card on either pile, or on the empty one if there is one."""
    a = ALIKE[state.drawn[0]]
    b = ALIKE[state.drawn[1]]
    for pile in range(PILES):
        if may_cover(state, pile):
            allow(actions, PUT[pile][a])
            if a != b:
                allow(actions, PUT[pile][b])


@rule
def may_cover(state: State, pile: int) -> bool:
    """§3.2: whether a card may be put on a pile. An empty pile comes first; the left one if both are empty."""
    if state.heights[0] == 0:
        return pile == 0
    return pile == 1 or state.heights[1] > 0


@rule
def allow_plays(state: State, actions: LegalActions) -> None:
    """§3.5 to §3.8: end the turn, end the round, or lay a pair; §16.12: the Diodon Fish forbids to stop."""
    allow(actions, END_TURN)
    if state.caller == NOBODY and points_of(state, state.turn) >= points_to_call(state):
        if not is_active(state, Event.DIODON_FISH):
            allow(actions, STOP)
        allow(actions, LAST_CHANCE)
    if E1[state.edition] != Mermaids.HELD and has_winning_mermaids(state, state.turn):
        allow(actions, LAY_MERMAIDS)
    allow_pairs(state, actions)
    allow_hiding(state, actions)


@rule
def allow_looks(state: State, actions: LegalActions) -> None:
    """§4.1: look through any pile that is not empty; §16.1: through the one that the Hermit Crab names."""
    for pile in range(PILES):
        if state.heights[pile] > 0 and not skips_pile(state, pile):
            allow(actions, LOOK[pile])


@rule
def allow_picks(state: State, actions: LegalActions) -> None:
    """§4.1: pick any card of the pile; of adjacent copies only the upper one, since the result is the same."""
    pile = state.piles[state.looking]
    for i in range(state.heights[state.looking] - 1, -1, -1):
        if i == state.heights[state.looking] - 1 or ALIKE[pile[i]] != ALIKE[pile[i + 1]]:
            allow(actions, PICK[ALIKE[pile[i]] + copies_above(state, i)])


@rule
def copies_above(state: State, i: int) -> int:
    """Return how many copies of the i-th card lie above it in the pile that is looked through."""
    pile = state.piles[state.looking]
    count = 0
    for j in range(i + 1, state.heights[state.looking]):
        if ALIKE[pile[j]] == ALIKE[pile[i]]:
            count += 1
    return count


@rule
def allow_victims(state: State, actions: LegalActions) -> None:
    """§4.4: steal from another player who has cards in hand and is not protected."""
    for seat in range(state.players):
        if may_rob(state, seat):
            allow(actions, ROB[seat])


# --- Counting ---


@rule
def points_of(state: State, seat: int) -> int:
    """§5: return the points of a player's cards, hand and laid together."""
    if has_expansions(state):
        return expanded_points_of(state, seat)
    return points(
        state.duos[HAND + seat] | state.duos[LAID + seat], state.others[HAND + seat] | state.others[LAID + seat]
    )


@rule
def bonus_of(state: State, seat: int) -> int:
    """§5.5: return a player's colour bonus."""
    return colour_bonus(
        state.duos[HAND + seat] | state.duos[LAID + seat], state.others[HAND + seat] | state.others[LAID + seat]
    )


@rule
def points_to_call(table: Public) -> int:
    """§3.7, §16.12: return the points that the player in turn needs to end the round."""
    return ENOUGH + (TREASURE_CHEST_ADDS if is_active(table, Event.TREASURE_CHEST) else 0)


@expansion_rule
def expanded_points_of(state: State, seat: int) -> int:
    """§12, §15.3: return the points of a player's cards with expansions."""
    hand, laid = HAND + seat, LAID + seat
    return expanded_points(
        state.duos[hand], state.others[hand], state.duos[laid], state.others[laid], events_of(state, seat)
    )


# --- Carrying out actions ---


@rule
def set_up(state: State) -> None:
    """§2: start a new game, before the dealer has decided who begins."""
    state.phase = Phase.BEGIN
    state.round = 0
    state.voids = 0
    state.finish = Finish.NONE
    for seat in range(state.players):
        state.scores[seat] = 0
    set_up_events(state)
    clear(state)


@rule
def clear(state: State) -> None:
    """§2.1, §6.7: put all cards into the deck and forget the last round."""
    for place in range(SETS):
        state.duos[place] = ALL_DUOS if place == DECK else 0
        state.others[place] = (ALL_OTHERS | extra_cards(state)) if place == DECK else 0
    for pile in range(PILES):
        for i in range(state.heights[pile]):
            state.piles[pile][i] = 0
        state.heights[pile] = 0
        state.drawn[pile] = NO_CARD
    for i in range(state.memories):
        state.memory[i] = 0
    state.memories = 0
    state.caller = NOBODY
    state.ending = Ending.NONE
    state.looking = 0
    state.victim = 0
    state.awaits = 0
    for seat in range(state.players):
        state.gains[seat] = 0
    clear_expansions(state)


@rule
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    verb = VERB[action]
    if verb == Verb.DEAL:
        deal_card(state, find_copy(state, DECK, TARGET[action]))
    elif verb == Verb.DRAW:
        draw(state)
    elif verb == Verb.TAKE:
        take(state, TARGET[action])
    elif verb == Verb.PUT:
        put(state, TARGET[action], OTHER[action])
    elif verb == Verb.END_TURN:
        end_turn(state)
    elif verb == Verb.LAY:
        lay(state, TARGET[action], OTHER[action])
    elif verb == Verb.LOOK:
        look(state, TARGET[action])
    elif verb == Verb.PICK:
        pick(state, TARGET[action])
    elif verb == Verb.ROB:
        rob(state, TARGET[action])
    elif verb == Verb.STEAL:
        steal(state, TARGET[action])
    elif verb == Verb.LAY_MERMAIDS:
        lay_mermaids(state)
    elif verb == Verb.STOP:
        stop(state)
    elif verb == Verb.LAST_CHANCE:
        last_chance(state)
    elif verb == Verb.SHUFFLE:
        clear(state)
        hand_on_event(state)
        begin_round(state)
    elif verb == Verb.BEGIN:
        state.starter = TARGET[action]
        begin_round(state)
    else:
        apply_expansion(state, action)


@expansion_rule
def apply_expansion(state: State, action: int) -> None:
    """Carry out an action that only expansions have."""
    verb = VERB[action]
    if verb == Verb.LAY_TRIO:
        lay_trio(state, TARGET[action], OTHER[action], THIRD[action])
    elif verb == Verb.HIDE:
        hide(state, TARGET[action])
    elif verb == Verb.KEEP:
        keep_looked(state, TARGET[action])
        enter_play_phase(state)
    elif verb == Verb.VISIT:
        visit(state, TARGET[action])
    elif verb == Verb.GIVE:
        give(state, TARGET[action])
    elif verb == Verb.GET:
        exchange(state, TARGET[action])
        enter_play_phase(state)
        check_mermaids_of_visited(state)
    elif verb == Verb.DECLINE:
        state.phase = Phase.PLAY
    elif verb == Verb.ROB_PAIR:
        rob_pair(state, THIRD[action], TARGET[action], OTHER[action])
    elif verb == Verb.TURN_UP_EVENT:
        turn_up_event(state, TARGET[action])
    else:
        keep_event(state, TARGET[action])


@rule
def begin_round(state: State) -> None:
    """§2.1: turn up two cards, the first of two piles; §13.3: before them an event."""
    state.round += 1
    state.turn = state.starter
    await_card(state, EVENT if uncovers_event(state) else PILE)


@rule
def deal_card(state: State, card: int) -> None:
    """Move a card from the deck to the place that awaits it."""
    remove(state, DECK, card)
    if state.awaits < SETS:
        add(state, state.awaits, card)
        remember(state, Seen.STUNG if in_stung_turn(state) else Seen.DREW, state.turn, 0, card)
        enter_play_phase(state)
    elif state.awaits < DRAWN:
        turn_up(state, card)
    elif state.awaits == DRAWN:
        show_drawn_card(state, card)
    else:
        look_at_card(state, card)


@rule
def turn_up(state: State, card: int) -> None:
    """§2.1: turn up the first card of a pile."""
    pile = state.awaits - PILE
    cover(state, pile, card)
    remember(state, Seen.PILED, state.turn, pile, card)
    if pile + 1 < PILES:
        await_card(state, PILE + pile + 1)
    else:
        begin_turn(state)


@rule
def begin_turn(state: State) -> None:
    """§3.1, §3.4: start with taking a card, unless there is none to take; §11.5: a stung player only draws one."""
    if begins_stung_turn(state):
        await_card(state, HAND + state.turn)
    elif set_size(state, DECK) == 0 and state.heights[0] == 0 and state.heights[1] == 0:
        state.phase = Phase.PLAY
    else:
        state.phase = Phase.TAKE


@rule
def draw(state: State) -> None:
    """§3.1: draw two cards from the deck to choose from; §3.4: the last card goes straight to the hand."""
    if set_size(state, DECK) == 1:
        await_card(state, HAND + state.turn)
    else:
        await_card(state, DRAWN)


@rule
def show_drawn_card(state: State, card: int) -> None:
    """§3.1: show the player one of the two cards drawn."""
    if state.drawn[0] == NO_CARD:
        state.drawn[0] = card
    else:
        state.drawn[1] = card
        state.phase = Phase.PUT
        if E4[state.edition] == EmptyDeck.AT_ONCE and set_size(state, DECK) == 0:
            void(state)


@rule
def put(state: State, face: int, pile: int) -> None:
    """§3.1: keep one of the two cards and put the other on a pile. The kept card enters the hand first (§8)."""
    back = 0 if ALIKE[state.drawn[0]] == face else 1
    card = state.drawn[back]
    kept = state.drawn[1 - back]
    state.drawn[1 - back] = NO_CARD
    add(state, HAND + state.turn, kept)
    remember(state, Seen.DREW, state.turn, 0, kept)
    enter_play_phase(state)
    if state.phase == Phase.PLAY:
        state.drawn[back] = NO_CARD
        cover(state, pile, card)
        remember(state, Seen.PILED, state.turn, pile, card)
        follow_put(state, card)


@rule
def take(state: State, pile: int) -> None:
    """§3.1, §16.17: take the top card of a pile."""
    card = top(state, pile)
    state.heights[pile] -= 1
    state.piles[pile][state.heights[pile]] = 0
    add(state, HAND + state.turn, card)
    remember(state, Seen.CHOSE if chooses_top(state) else Seen.TOOK, state.turn, pile, card)
    remember(state, Seen.UNCOVERED, state.turn, pile, top(state, pile))
    follow_take(state)
    enter_play_phase(state)


@rule
def enter_play_phase(state: State) -> None:
    """Go on to the play step after a card entered the hand, unless E1 (held mermaids) or E4 (empty deck) applies."""
    state.phase = Phase.PLAY
    if E1[state.edition] == Mermaids.HELD and has_winning_mermaids(state, state.turn):
        win_by_mermaids(state)
    elif E4[state.edition] == EmptyDeck.AT_ONCE and set_size(state, DECK) == 0:
        void(state)
    elif turn_is_over(state):
        close_turn(state)
    else:
        go_on(state)


@rule
def lay(state: State, a: int, b: int) -> None:
    """§3.5: lay a pair and carry out its effect, as far as it can do anything (§3.6)."""
    lay_card(state, find_copy(state, HAND + state.turn, a))
    lay_card(state, find_copy(state, HAND + state.turn, b))
    note_group(state, a, b, NO_STAR)
    if is_expansion_pair(a, b):
        carry_out_expansion_pair(state, a, b)
    elif BIT[a] & CRABS:
        if state.heights[0] > 0 or state.heights[1] > 0:
            state.phase = Phase.LOOK
            begin_looks(state)
    elif BIT[a] & BOATS:
        begin_turn(state)
    elif BIT[a] & FISHES:
        if set_size(state, DECK) > 0:
            await_card(state, HAND + state.turn)
            add_sunfish_card(state)
    else:
        for seat in range(state.players):
            if may_rob(state, seat):
                state.phase = Phase.ROB


@rule
def lay_mermaids(state: State) -> None:
    """§7.3, E1: lay all mermaids in the hand and win the game."""
    for card in range(DUO_COUNT, FULL_COUNT):
        if BIT[card] & MERMAIDS & state.others[HAND + state.turn]:
            lay_card(state, card)
    win_by_mermaids(state)


@rule
def look(state: State, pile: int) -> None:
    """§4.1: look through a pile."""
    state.looking = pile
    follow_look(state, pile)
    for i in range(state.heights[pile]):
        remember(state, Seen.SAW, state.turn, pile, state.piles[pile][i])
    state.phase = Phase.PICK


@rule
def pick(state: State, target: int) -> None:
    """§4.1: take a card from the pile that is looked through; the rest keeps its order."""
    looking = state.looking
    pile = state.piles[looking]
    i = state.heights[looking] - 1
    while ALIKE[pile[i]] + copies_above(state, i) != target:
        i -= 1
    card = pile[i]
    state.heights[looking] -= 1
    for j in range(i, state.heights[looking]):
        pile[j] = pile[j + 1]
    pile[state.heights[looking]] = 0
    add(state, HAND + state.turn, card)
    remember(state, Seen.PICKED, state.turn, looking, target)
    remember(state, Seen.UNCOVERED, state.turn, looking, top(state, looking))
    enter_play_phase(state)


@rule
def rob(state: State, seat: int) -> None:
    """§4.4: choose whom to steal from."""
    state.victim = seat
    state.phase = Phase.STEAL


@rule
def steal(state: State, face: int) -> None:
    """§4.4: move a randomly chosen card from the victim's hand to the thief's."""
    card = find_copy(state, HAND + state.victim, face)
    remove(state, HAND + state.victim, card)
    add(state, HAND + state.turn, card)
    remember(state, Seen.STOLE, state.turn, state.victim, card)
    enter_play_phase(state)


# --- How turns, rounds and the game end ---


@rule
def shows_mermaids(state: State) -> bool:
    """E1: whether ending the turn or calling shows four mermaids, which takes precedence over everything else."""
    return E1[state.edition] == Mermaids.LAID_OR_SHOWN and has_winning_mermaids(state, state.turn)


@rule
def end_turn(state: State) -> None:
    """§3.8: end the turn; §16.17: in most editions the Angelfish comes first."""
    if shows_mermaids(state):
        lay_mermaids(state)
    elif not ends_with_angelfish(state):
        close_turn(state)


@rule
def close_turn(state: State) -> None:
    """§6.6: void the round if the deck has run out, else pass the turn on."""
    if deck_voids(state):
        void(state)
    else:
        pass_turn(state)


@rule
def pass_turn(state: State) -> None:
    """§3.8: pass the turn to the left; §6.3: after the last final turn, score the bet."""
    pass_over_stung(state)
    if left_of(state.turn, state.players) == state.caller:
        score_last_chance(state)
    else:
        state.turn = left_of(state.turn, state.players)
        begin_turn(state)


@rule
def deck_voids(state: State) -> bool:
    """§6.6, E4, E5: whether an empty deck voids the round at the end of a turn."""
    return set_size(state, DECK) == 0 and (state.caller == NOBODY or E5[state.edition] == 1)


@rule
def stop(state: State) -> None:
    """§6.2: score everybody's cards at once."""
    if shows_mermaids(state):
        lay_mermaids(state)
        return
    state.caller = state.turn
    for seat in range(state.players):
        state.gains[seat] = points_of(state, seat)
    finish_round(state, Ending.STOP)


@rule
def last_chance(state: State) -> None:
    """§6.3: bet that no final turn beats your own points. E4: an empty deck may void the round at once."""
    if shows_mermaids(state):
        lay_mermaids(state)
        return
    state.caller = state.turn
    if set_size(state, DECK) == 0 and E4[state.edition] != EmptyDeck.UNLESS_CALLED:
        void(state)
        return
    pass_turn(state)


@rule
def score_last_chance(state: State) -> None:
    """§6.4: score the bet. Won: the caller gets card points and bonus, the others the bonus alone.

    Lost: the caller gets the bonus alone, the others their card points.
    """
    own = points_of(state, state.caller)
    won = True
    for seat in range(state.players):
        won = won and points_of(state, seat) <= own
    for seat in range(state.players):
        if seat == state.caller:
            state.gains[seat] = bonus_of(state, seat) + (own if won else 0)
        else:
            state.gains[seat] = bonus_of(state, seat) if won else points_of(state, seat)
    finish_round(state, Ending.LAST_CHANCE_WON if won else Ending.LAST_CHANCE_LOST)


@rule
def finish_round(state: State, ending: int) -> None:
    """§6.7: add the points; §7.1: end the game if somebody has reached the target; E6: decide who starts next."""
    state.ending = ending
    state.voids = 0
    state.phase = Phase.ROUND_OVER
    state.starter = left_of(
        state.turn if E6[state.edition] == Starter.LEFT_OF_LAST_TURN else state.caller, state.players
    )
    for seat in range(state.players):
        state.scores[seat] += state.gains[seat]
        if state.scores[seat] >= state.target:
            state.phase = Phase.GAME_OVER
            state.finish = Finish.TARGET


@rule
def void(state: State) -> None:
    """§6.6: nobody scores; the player left of the one in turn starts next. §6.8: ten in a row end the game."""
    state.ending = Ending.VOID
    state.voids += 1
    state.starter = left_of(state.turn, state.players)
    state.phase = Phase.ROUND_OVER
    if state.voids == VOIDS:
        state.phase = Phase.GAME_OVER
        state.finish = Finish.VOIDS


@expansion_rule
def check_mermaids_of_visited(state: State) -> None:
    """§16.4, E1: where holding the mermaids is enough, the visited player may win by an exchange too."""
    visited = state.phase == Phase.PLAY and E1[state.edition] == Mermaids.HELD
    if visited and has_winning_mermaids(state, state.victim):
        state.turn = state.victim
        win_by_mermaids(state)


@rule
def win_by_mermaids(state: State) -> None:
    """§7.3: win the whole game at once with four mermaids; no points are added."""
    state.ending = Ending.MERMAIDS
    state.phase = Phase.GAME_OVER
    state.finish = Finish.MERMAIDS


# --- Winners ---


@rule
def leaders(state: State) -> int:
    """§7.1: return the players with the highest total, a bit each."""
    best = 0
    found = 0
    for seat in range(state.players):
        if found == 0 or state.scores[seat] > best:
            best = state.scores[seat]
            found = 1 << seat
        elif state.scores[seat] == best:
            found |= 1 << seat
    return found


@rule
def tie_break_winners(state: State, tied: int) -> int:
    """§7.2, E7: return those of the tied players whom the tie-break prefers, a bit each."""
    if E7[state.edition] == TieBreakRule.ENDER:
        ender = 1 << state.caller if state.caller != NOBODY else 0
        return tied & ender if tied & ender else tied
    most = 0
    for seat in range(state.players):
        if tied >> seat & 1 and state.gains[seat] > most:
            most = state.gains[seat]
    kept = 0
    for seat in range(state.players):
        if tied >> seat & 1 and state.gains[seat] == most:
            kept |= 1 << seat
    return kept


@rule
def winners(state: State) -> int:
    """§7: return who has won, a bit each. Players who are still tied share the win, as after void rounds (§6.8)."""
    if state.finish == Finish.MERMAIDS:
        return 1 << state.turn
    return leaders(state) if state.finish == Finish.VOIDS else tie_break_winners(state, leaders(state))
