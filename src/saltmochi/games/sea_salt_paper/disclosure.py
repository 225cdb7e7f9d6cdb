"""§9: who sees what of an action, and which actions cannot be taken back because they showed something."""

from __future__ import annotations

from functools import cache

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Action, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, cards_in
from saltmochi.games.sea_salt_paper.memory import Seen, is_witness
from saltmochi.games.sea_salt_paper.notation import NOTATION, PILES, card_name
from saltmochi.games.sea_salt_paper.state import DRAWN, HAND, LOOKED, PILE, SETS, State, top
from saltmochi.table.disclosure import EVERYBODY, Disclosure, VisibleCard, disclosure_of


def disclose(state: State, action: int) -> Disclosure:
    """Return what each seat will learn from an action that is about to be carried out."""
    done = ACTIONS[action]
    turn = (state.turn, state.victim, state.players)
    cards = [VisibleCard(card_name(card), witnesses(seen, *turn)) for card, seen in further_cards(state, done)]
    return disclosure_of(
        NOTATION.text_of(action), witnesses(event_of(state, done.verb), *turn), cards, note(state, done.verb)
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


def note(state: State, verb: Verb) -> str:
    """Return where the dealer's card goes, who is robbed, or which pile is picked from."""
    match verb:
        case Verb.DEAL if state.awaits == DRAWN:
            return "drawn"
        case Verb.DEAL if state.awaits == LOOKED:
            return "looked"
        case Verb.DEAL if state.sting_turn:
            return "stung"
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
