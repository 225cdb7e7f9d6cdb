"""§9: who sees what of an action, and which actions cannot be taken back because they showed something."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Action, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARDS, FOUR_MERMAIDS, MERMAIDS, Kind, cards_in
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansion_rules import has_expansions, rightful_holder
from saltmochi.games.sea_salt_paper.memory import Seen, is_witness
from saltmochi.games.sea_salt_paper.notation import NOTATION, PILES, card_name, event_name
from saltmochi.games.sea_salt_paper.rules import apply
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    DRAWN,
    HAND,
    LAID,
    LOBSTER_CARDS,
    LOOKED,
    NOBODY,
    PILE,
    SETS,
    State,
    set_size,
    top,
)
from saltmochi.games.sea_salt_paper.steps import wins_with_three
from saltmochi.table.disclosure import EVERYBODY, Disclosure, VisibleCard, disclosure_of
from saltmochi.table.record import copy_record


def disclose(state: State, action: int) -> Disclosure:
    """Return what each seat will learn from an action that is about to be carried out."""
    done = ACTIONS[action]
    turn = (state.turn, state.victim, state.players)
    cards = [VisibleCard(card_name(card), witnesses(seen, *turn)) for card, seen in further_cards(state, done)]
    return disclosure_of(
        NOTATION.text_of(action), witnesses(event_of(state, done.verb), *turn), cards, note(state, action)
    )


def event_of(state: State, verb: Verb) -> Seen:
    """Return what happens to the card that an action names, as the memory records it."""
    match verb:
        case Verb.DEAL if state.awaits < SETS or state.awaits == DRAWN:
            return Seen.DREW
        case Verb.STEAL:
            return Seen.STOLE
        case Verb.PICK:
            return Seen.PICKED
        case Verb.DEAL if state.awaits == LOOKED:
            return Seen.LOOKED
        case Verb.KEEP:
            return Seen.DREW
        case Verb.GIVE | Verb.GET:
            return Seen.GAVE
        case Verb.HIDE:
            return Seen.HID
    return Seen.PILED


@cache
def witnesses(what: Seen, player: int, other: int, players: int) -> int:
    """Return who sees the card that something happens to in a player's turn."""
    if what <= Seen.LAID or what in (Seen.CHOSE, Seen.ROBBED):
        return EVERYBODY
    return sum(1 << seat for seat in range(players) if is_witness(what, player, other, seat))


def further_cards(state: State, action: Action) -> list[tuple[int, Seen]]:
    """Return the cards that an action's text does not name: one taken from a pile, or the kept one of two."""
    match action.verb:
        case Verb.TAKE:
            return [(top(state, action.target), Seen.TOOK)]
        case Verb.VISIT:
            hand = HAND + action.target
            return [(card, Seen.VISITED) for card in cards_in(state.duos[hand], state.others[hand])]
        case Verb.GET:
            return [(state.given, Seen.GAVE)]
        case Verb.PUT:
            return [(kept_card(state, action.target), Seen.DREW)]
    return []


def kept_card(state: State, card: int) -> int:
    """Return which of the two drawn cards is kept when the other is put on a pile."""
    first, second = state.drawn
    return second if ALIKE[first] == card else first


def note(state: State, action: int) -> str:
    """Return where the dealer's card goes, who is robbed, or which pile is picked from."""
    verb = ACTIONS[action].verb
    if has_expansions(state) and (told := expansion_note(state, action)):
        return told
    match verb:
        case Verb.DEAL if state.awaits == DRAWN:
            return "drawn"
        case Verb.DEAL if state.awaits == LOOKED:
            return "looked"
        case Verb.DEAL:
            return "hand" if state.awaits < SETS else PILES[state.awaits - PILE]
        case Verb.STEAL | Verb.GIVE | Verb.GET:
            return str(state.victim + 1)
        case Verb.PICK:
            return PILES[state.looking]
    return ""


def reveals(state: State, action: int) -> bool:
    """Whether an action shows its player something new: a pile, a hand, or the card below the one taken."""
    verb, target, *_ = ACTIONS[action]
    return verb in (Verb.LOOK, Verb.VISIT) or (verb == Verb.TAKE and state.heights[target] > 1)


# --- With expansions ---


def expansion_note(state: State, action: int) -> str:
    """Return what everybody learns of an action only with expansions; "" if nothing."""
    match ACTIONS[action].verb:
        case Verb.SHUFFLE:
            return " ".join(word for change in event_changes(state, action) for word in change.words)
        case Verb.KEEP_EVENT:
            return event_name(discarded_event(state, action))
        case Verb.DEAL if state.sting_turn:
            return " ".join([f"stung {state.turn + 1}", *_over(state, action)])
        case Verb.LAY if cards_looked_at(state, action):
            return f"looked {cards_looked_at(state, action)}"
        case Verb.LAY if stung := stung_by(state, action):
            return f"stung {_seats(stung)}"
        case Verb.LAY_MERMAIDS if dances(state):
            return "dance"
        case Verb.KEEP if state.looked_count > 1:
            return "rest"
        case Verb.END_TURN | Verb.LAST_CHANCE:
            return " ".join(_over(state, action))
    return ""


class EventChange(NamedTuple):
    """§14: what happens to an event between two rounds."""

    what: str  # `lost` by its holder, `to` a player, `no` to nobody, or `again`: the discarded ones form a new deck
    event: int = Event.NONE
    seat: int = NOBODY

    @property
    def words(self) -> list[str]:
        """Return the change as the words of a note: `lost kraken 2`."""
        named = [event_name(self.event)] if self.event != Event.NONE else []
        return [self.what, *named, *([str(self.seat + 1)] if self.seat != NOBODY else [])]


def event_changes(state: State, action: int) -> list[EventChange]:
    """§14: return what happens to the events when the cards are shuffled for the next round."""
    if state.event == Event.NONE:
        return []
    after = state_after(state, action)
    changes = [
        EventChange("lost", state.held[seat], seat)
        for seat in range(state.players)
        if state.held[seat] not in (Event.NONE, after.held[seat])
    ]
    holder = rightful_holder(state, state.event)
    changes.append(EventChange("no" if holder == NOBODY else "to", state.event, holder))
    return [*changes, *([EventChange("again")] if state.event_deck == 0 else [])]


def discarded_event(state: State, action: int) -> int:
    """§14.5: return the event that is discarded when another one is kept."""
    held = state.held[state.turn]
    return held if ACTIONS[action].target == state.offered else state.offered


def cards_looked_at(state: State, action: int) -> int:
    """§11.3: return how many cards of the deck a laid pair looks at."""
    done = ACTIONS[action]
    if done.verb != Verb.LAY or CARDS[done.other].kind != Kind.LOBSTER:
        return 0
    return min(LOBSTER_CARDS, set_size(state, DECK))


def stung_by(state: State, action: int) -> list[int]:
    """§11.5: return the seats that a laid pair stings and that were not stung before."""
    done = ACTIONS[action]
    if done.verb != Verb.LAY or CARDS[done.other].kind != Kind.JELLYFISH:
        return []
    return _seats_in(state, state_after(state, action).stung & ~state.stung)


def passed_over(state: State, action: int) -> list[int]:
    """§11.9: return the seats whose stung turn is over at once, since the deck is empty when their turn comes."""
    if not state.stung:
        return []
    after = state_after(state, action)
    begins = 1 << after.turn if after.sting_turn else 0
    return _seats_in(state, state.stung & ~after.stung & ~begins)


def dances(state: State) -> bool:
    """§16.11: whether the player in turn wins with fewer than four mermaids."""
    others = state.others[HAND + state.turn] | state.others[LAID + state.turn]
    return wins_with_three(state, state.turn) and (others & MERMAIDS).bit_count() < FOUR_MERMAIDS


def state_after(state: State, action: int) -> State:
    """Return a copy of a state, after an action."""
    after = copy_record(state)
    apply(after, action)
    return after


def _over(state: State, action: int) -> list[str]:
    over = passed_over(state, action)
    return ["over", _seats(over)] if over else []


def _seats(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _seats_in(state: State, bits: int) -> list[int]:
    return [seat for seat in range(state.players) if bits >> seat & 1]
