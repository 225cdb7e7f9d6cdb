"""§2 to §4, §6 and §7: how the game goes."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import (
    BEGIN,
    DEAL,
    DRAW,
    END_TURN,
    LAST_CHANCE,
    LAY,
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
    VERB,
    Verb,
)
from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    ALIKE_BITS,
    ALL_DUOS,
    ALL_OTHERS,
    BIT,
    BOATS,
    CARD_COUNT,
    CRABS,
    DUO_COUNT,
    FISHES,
    FOUR_MERMAIDS,
    MERMAIDS,
    NO_CARD,
    SHARKS,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.editions import E1, E3, E4, E5, E6, E7, EmptyDeck, Mermaids, Starter, TieBreak
from saltmochi.games.sea_salt_paper.memory import Seen, note
from saltmochi.games.sea_salt_paper.scoring import colour_bonus, points
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    DRAWN,
    HAND,
    LAID,
    NOBODY,
    PILE,
    PILES,
    SETS,
    Ending,
    Finish,
    Phase,
    State,
    add,
    alike,
    cover,
    remove,
    set_size,
    top,
)
from saltmochi.table.bits import lowest, nth
from saltmochi.table.legal_actions import LegalActions, allow
from saltmochi.table.phase import round_over
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER, left_of

# §3.7: points needed to end a round.
ENOUGH = 7
# §7.1: the target for 2, 3 and 4 players.
TARGETS = {2: 40, 3: 35, 4: 30}
# §6.8: after so many void rounds in a row the game ends.
VOIDS = 10


# --- Who acts, and what may be done ---


@rule
def actor(state: State) -> int:
    """Who acts next: the dealer or the player in turn."""
    return DEALER if state.phase <= Phase.STEAL else state.turn


@rule
def chance_count(state: State) -> int:
    """How many equally likely choices the dealer has."""
    if state.phase == Phase.DEAL:
        return set_size(state, DECK)
    if state.phase == Phase.STEAL:
        return set_size(state, HAND + state.victim)
    return state.players if state.phase == Phase.BEGIN else 1


@rule
def chance_action(state: State, n: int) -> int:
    """The n-th of them: each card counts once, so that alike cards share an action."""
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
        allow_piles(state, actions)
    elif state.phase == Phase.PICK:
        allow_picks(state, actions)
    elif state.phase == Phase.ROB:
        allow_victims(state, actions)
    elif state.phase != Phase.GAME_OVER:
        for n in range(chance_count(state)):
            allow(actions, chance_action(state, n))


@rule
def allow_takes(state: State, actions: LegalActions) -> None:
    """§3.1, §3.4: the deck or the top of a pile, where there is a card."""
    if set_size(state, DECK) > 0:
        allow(actions, DRAW)
    for pile in range(PILES):
        if state.heights[pile] > 0:
            allow(actions, TAKE[pile])


@rule
def allow_puts(state: State, actions: LegalActions) -> None:
    """§3.1, §3.2: either card, on either pile; on the empty one if there is one."""
    a = ALIKE[state.drawn[0]]
    b = ALIKE[state.drawn[1]]
    for pile in range(PILES):
        if may_cover(state, pile):
            allow(actions, PUT[pile][a])
            if a != b:
                allow(actions, PUT[pile][b])


@rule
def may_cover(state: State, pile: int) -> bool:
    """§3.2: an empty pile comes first, the first one if both are empty."""
    if state.heights[0] == 0:
        return pile == 0
    return pile == 1 or state.heights[1] > 0


@rule
def allow_plays(state: State, actions: LegalActions) -> None:
    """§3.5 to §3.8: end the turn, end the round, or lay a pair."""
    allow(actions, END_TURN)
    if state.caller == NOBODY and points_of(state, state.turn) >= ENOUGH:
        allow(actions, STOP)
        allow(actions, LAST_CHANCE)
    if E1[state.edition] != Mermaids.HELD and mermaids_in_hand(state) == FOUR_MERMAIDS:
        allow(actions, LAY_MERMAIDS)
    duos = state.duos[HAND + state.turn]
    allow_twins(duos & CRABS, actions)
    allow_twins(duos & BOATS, actions)
    allow_twins(duos & FISHES, actions)
    allow_couples(duos & SWIMMERS, duos & SHARKS, actions)


@rule
def allow_twins(cards: int, actions: LegalActions) -> None:
    """§3.5: every two cards of a kind that do not look like two offered already."""
    while cards & (cards - 1):
        a = lowest(cards)
        allow_with(a, cards & (cards - 1), actions)
        cards &= ~ALIKE_BITS[a]


@rule
def allow_couples(swimmers: int, sharks: int, actions: LegalActions) -> None:
    """§3.5: every swimmer with every shark."""
    while swimmers:
        a = lowest(swimmers)
        allow_with(a, sharks, actions)
        swimmers &= ~ALIKE_BITS[a]


@rule
def allow_with(a: int, partners: int, actions: LegalActions) -> None:
    """Every pair of this card with one of its partners."""
    while partners:
        b = lowest(partners)
        allow(actions, LAY[ALIKE[a]][ALIKE[b]])
        partners &= ~ALIKE_BITS[b]


@rule
def allow_piles(state: State, actions: LegalActions) -> None:
    """§4.1: any pile that is not empty."""
    for pile in range(PILES):
        if state.heights[pile] > 0:
            allow(actions, LOOK[pile])


@rule
def allow_picks(state: State, actions: LegalActions) -> None:
    """§4.1: any card of the pile; of alike cards only those that leave a different pile behind."""
    pile = state.piles[state.looking]
    for i in range(state.heights[state.looking] - 1, -1, -1):
        if i == state.heights[state.looking] - 1 or ALIKE[pile[i]] != ALIKE[pile[i + 1]]:
            allow(actions, PICK[ALIKE[pile[i]] + alike_above(state, i)])


@rule
def alike_above(state: State, i: int) -> int:
    """How many cards above this one in the pile looked through are like it."""
    pile = state.piles[state.looking]
    count = 0
    for j in range(i + 1, state.heights[state.looking]):
        if ALIKE[pile[j]] == ALIKE[pile[i]]:
            count += 1
    return count


@rule
def allow_victims(state: State, actions: LegalActions) -> None:
    """§4.4: another player who has hand cards and is not protected."""
    for seat in range(state.players):
        if may_rob(state, seat):
            allow(actions, ROB[seat])


@rule
def may_rob(state: State, seat: int) -> bool:
    """§4.4, §6.5, E3: whether a card may be stolen from this seat."""
    if seat == state.turn or set_size(state, HAND + seat) == 0 or revealed(state, seat):
        return False
    return state.caller == NOBODY or E3[state.edition] == 1


@rule
def revealed(state: State, seat: int) -> bool:
    """§6.1 to §6.3, §7.3: whether this hand lies open.

    First the caller's, then each one's after the final turn; all after scoring; the winner's with four mermaids.
    """
    if round_over(state) and state.ending <= Ending.LAST_CHANCE_LOST:
        return True
    if state.ending == Ending.MERMAIDS and seat == state.turn:
        return True
    return state.caller != NOBODY and (seat == state.caller or distance(state, seat) < distance(state, state.turn))


@rule
def distance(state: State, seat: int) -> int:
    """How many turns after the caller's this seat's final turn comes."""
    return (seat - state.caller + state.players) % state.players


# --- What is counted ---


@rule
def points_of(state: State, seat: int) -> int:
    """§5: the points of a player's cards, hand and laid together."""
    return points(
        state.duos[HAND + seat] | state.duos[LAID + seat], state.others[HAND + seat] | state.others[LAID + seat]
    )


@rule
def bonus_of(state: State, seat: int) -> int:
    """§5.5: a player's colour bonus."""
    return colour_bonus(
        state.duos[HAND + seat] | state.duos[LAID + seat], state.others[HAND + seat] | state.others[LAID + seat]
    )


@rule
def mermaids_in_hand(state: State) -> int:
    """How many mermaids the player in turn holds."""
    return (state.others[HAND + state.turn] & MERMAIDS).bit_count()


@rule
def nth_card(state: State, place: int, n: int) -> int:
    """The n-th card of a place without order, counting from none."""
    duos = state.duos[place].bit_count()
    if n < duos:
        return nth(state.duos[place], n)
    return DUO_COUNT + nth(state.others[place], n - duos)


@rule
def find(state: State, place: int, face: int) -> int:
    """One of the alike cards of this face that lie at a place without order."""
    return lowest(alike(state, place, face)) + (0 if face < DUO_COUNT else DUO_COUNT)


# --- What is done ---


@rule
def set_up(state: State) -> None:
    """§2: a new game, before the dealer has said who begins."""
    state.phase = Phase.BEGIN
    state.round = 0
    state.voids = 0
    state.finish = Finish.NONE
    for seat in range(state.players):
        state.scores[seat] = 0
    clear(state)


@rule
def clear(state: State) -> None:
    """§2.1, §6.7: all cards in the deck, nothing seen yet."""
    for place in range(SETS):
        state.duos[place] = ALL_DUOS if place == DECK else 0
        state.others[place] = ALL_OTHERS if place == DECK else 0
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


@rule
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    verb = VERB[action]
    if verb == Verb.DEAL:
        give(state, find(state, DECK, TARGET[action]))
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
        begin_round(state)
    else:
        state.starter = TARGET[action]
        begin_round(state)


@rule
def begin_round(state: State) -> None:
    """§2.1: turn up two cards, the first of two piles."""
    state.round += 1
    state.turn = state.starter
    await_card(state, PILE)


@rule
def await_card(state: State, place: int) -> None:
    """The dealer gives the top card of the deck next."""
    state.awaits = place
    state.phase = Phase.DEAL


@rule
def give(state: State, card: int) -> None:
    """A card comes off the deck to where it is awaited."""
    remove(state, DECK, card)
    if state.awaits < SETS:
        add(state, state.awaits, card)
        note(state, Seen.DREW, state.turn, 0, card)
        settle(state)
    elif state.awaits < DRAWN:
        turn_up(state, card)
    else:
        show(state, card)


@rule
def turn_up(state: State, card: int) -> None:
    """§2.1: the first card of a pile."""
    pile = state.awaits - PILE
    cover(state, pile, card)
    note(state, Seen.PILED, state.turn, pile, card)
    if pile + 1 < PILES:
        await_card(state, PILE + pile + 1)
    else:
        begin_turn(state)


@rule
def begin_turn(state: State) -> None:
    """§3.1, §3.4: take a card, if there is any to take."""
    if set_size(state, DECK) == 0 and state.heights[0] == 0 and state.heights[1] == 0:
        state.phase = Phase.PLAY
    else:
        state.phase = Phase.TAKE


@rule
def draw(state: State) -> None:
    """§3.1: the top two cards of the deck to choose from; §3.4: the last one goes straight to the hand."""
    if set_size(state, DECK) == 1:
        await_card(state, HAND + state.turn)
    else:
        await_card(state, DRAWN)


@rule
def show(state: State, card: int) -> None:
    """§3.1: the player sees one of the two cards drawn."""
    if state.drawn[0] == NO_CARD:
        state.drawn[0] = card
    else:
        state.drawn[1] = card
        state.phase = Phase.PUT
        if E4[state.edition] == EmptyDeck.AT_ONCE and set_size(state, DECK) == 0:
            void(state)


@rule
def put(state: State, face: int, pile: int) -> None:
    """§3.1: keep one of the two cards and put the other on a pile. The kept one comes to the hand first (§8)."""
    back = 0 if ALIKE[state.drawn[0]] == face else 1
    card = state.drawn[back]
    kept = state.drawn[1 - back]
    state.drawn[1 - back] = NO_CARD
    add(state, HAND + state.turn, kept)
    note(state, Seen.DREW, state.turn, 0, kept)
    settle(state)
    if state.phase == Phase.PLAY:
        state.drawn[back] = NO_CARD
        cover(state, pile, card)
        note(state, Seen.PILED, state.turn, pile, card)


@rule
def take(state: State, pile: int) -> None:
    """§3.1: take the top card of a pile."""
    card = top(state, pile)
    state.heights[pile] -= 1
    state.piles[pile][state.heights[pile]] = 0
    add(state, HAND + state.turn, card)
    note(state, Seen.TOOK, state.turn, pile, card)
    note(state, Seen.UNCOVERED, state.turn, pile, top(state, pile))
    settle(state)


@rule
def settle(state: State) -> None:
    """After a card has come to the hand: E1 held mermaids win, then E4 an empty deck may void, else play goes on."""
    state.phase = Phase.PLAY
    if E1[state.edition] == Mermaids.HELD and mermaids_in_hand(state) == FOUR_MERMAIDS:
        win_by_mermaids(state)
    elif E4[state.edition] == EmptyDeck.AT_ONCE and set_size(state, DECK) == 0:
        void(state)


@rule
def lay(state: State, a: int, b: int) -> None:
    """§3.5: lay a pair and carry out its effect, as far as it can do anything (§3.6)."""
    lay_card(state, find(state, HAND + state.turn, a))
    lay_card(state, find(state, HAND + state.turn, b))
    if BIT[a] & CRABS:
        if state.heights[0] > 0 or state.heights[1] > 0:
            state.phase = Phase.LOOK
    elif BIT[a] & BOATS:
        begin_turn(state)
    elif BIT[a] & FISHES:
        if set_size(state, DECK) > 0:
            await_card(state, HAND + state.turn)
    else:
        for seat in range(state.players):
            if may_rob(state, seat):
                state.phase = Phase.ROB


@rule
def lay_card(state: State, card: int) -> None:
    """A card from the hand is laid face up."""
    remove(state, HAND + state.turn, card)
    add(state, LAID + state.turn, card)
    note(state, Seen.LAID, state.turn, 0, card)


@rule
def lay_mermaids(state: State) -> None:
    """§7.3, E1: lay all four mermaids and win the game."""
    for card in range(DUO_COUNT, CARD_COUNT):
        if BIT[card] & MERMAIDS:
            lay_card(state, card)
    win_by_mermaids(state)


@rule
def look(state: State, pile: int) -> None:
    """§4.1: look through a pile."""
    state.looking = pile
    for i in range(state.heights[pile]):
        note(state, Seen.SAW, state.turn, pile, state.piles[pile][i])
    state.phase = Phase.PICK


@rule
def pick(state: State, target: int) -> None:
    """§4.1: take a card from the pile looked through; the rest keeps its order."""
    looking = state.looking
    pile = state.piles[looking]
    i = state.heights[looking] - 1
    while ALIKE[pile[i]] + alike_above(state, i) != target:
        i -= 1
    card = pile[i]
    state.heights[looking] -= 1
    for j in range(i, state.heights[looking]):
        pile[j] = pile[j + 1]
    pile[state.heights[looking]] = 0
    add(state, HAND + state.turn, card)
    note(state, Seen.PICKED, state.turn, looking, target)
    note(state, Seen.UNCOVERED, state.turn, looking, top(state, looking))
    settle(state)


@rule
def rob(state: State, seat: int) -> None:
    """§4.4: choose whom to steal from."""
    state.victim = seat
    state.phase = Phase.STEAL


@rule
def steal(state: State, face: int) -> None:
    """§4.4: a card of the victim's hand, chosen by chance, comes to the thief's."""
    card = find(state, HAND + state.victim, face)
    remove(state, HAND + state.victim, card)
    add(state, HAND + state.turn, card)
    note(state, Seen.STOLE, state.turn, state.victim, card)
    settle(state)


# --- How turns, rounds and the game end ---


@rule
def shows_mermaids(state: State) -> bool:
    """E1: whether ending the turn or calling shows four mermaids, which comes before everything else."""
    return E1[state.edition] == Mermaids.LAID_OR_SHOWN and mermaids_in_hand(state) == FOUR_MERMAIDS


@rule
def end_turn(state: State) -> None:
    """§3.8: the turn passes to the left; §6.3: after the last final turn the bet is scored."""
    if shows_mermaids(state):
        lay_mermaids(state)
    elif deck_voids(state):
        void(state)
    elif left_of(state.turn, state.players) == state.caller:
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
    """§6.2: everybody scores their cards at once."""
    if shows_mermaids(state):
        lay_mermaids(state)
        return
    state.caller = state.turn
    for seat in range(state.players):
        state.gains[seat] = points_of(state, seat)
    finish_round(state, Ending.STOP)


@rule
def last_chance(state: State) -> None:
    """§6.3: bet that no final turn beats the own points. E4: an empty deck may void the round at once."""
    if shows_mermaids(state):
        lay_mermaids(state)
        return
    state.caller = state.turn
    if set_size(state, DECK) == 0 and E4[state.edition] != EmptyDeck.UNLESS_CALLED:
        void(state)
        return
    state.turn = left_of(state.turn, state.players)
    begin_turn(state)


@rule
def score_last_chance(state: State) -> None:
    """§6.4: the winner of the bet scores cards and bonus, or loses all but the bonus."""
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
    """§6.7: points add up; §7.1: the game ends when somebody has reached the target; E6: who starts next."""
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


@rule
def win_by_mermaids(state: State) -> None:
    """§7.3: four mermaids win the whole game at once; no points are added."""
    state.ending = Ending.MERMAIDS
    state.phase = Phase.GAME_OVER
    state.finish = Finish.MERMAIDS


# --- Who has won ---


@rule
def leaders(state: State) -> int:
    """§7.1: those with the highest total, a bit each."""
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
def preferred(state: State, tied: int) -> int:
    """§7.2, E7: those of the tied whom the tie-break prefers, a bit each."""
    if E7[state.edition] == TieBreak.ENDER:
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
    """§7: who has won, a bit each; still tied players share the win, as all do after void rounds (§6.8)."""
    if state.finish == Finish.MERMAIDS:
        return 1 << state.turn
    return leaders(state) if state.finish == Finish.VOIDS else preferred(state, leaders(state))
