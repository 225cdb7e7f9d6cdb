"""§7: who sees what of an action, and which actions cannot be taken back because they showed something."""

from __future__ import annotations

from saltmochi.games.happy_mochi.actions import ACTIONS, FROM_DECK, FROM_KEPT, Verb
from saltmochi.games.happy_mochi.cards import Effect
from saltmochi.games.happy_mochi.notation import NOTATION, SIDES, card_name
from saltmochi.games.happy_mochi.rules import apply
from saltmochi.games.happy_mochi.state import HAND, HELD, KEPT, KNOWN_TO_ALL, SIDE, Phase, State, Value, deck_size, top
from saltmochi.games.happy_mochi.view import View
from saltmochi.table.disclosure import EVERYBODY, Disclosure, VisibleCard, disclosure_of
from saltmochi.table.record import copy_record
from saltmochi.table.seats import left_of


def disclose(state: State, action: int) -> Disclosure:
    """Return what each seat will learn from an action that is about to be carried out."""
    done = ACTIONS[action]
    cards = (VisibleCard(card_name(card), seats) for card, seats in visible_cards(state, action))
    return disclosure_of(NOTATION.text_of(action), witnesses(state, done.verb), cards, note(state, action))


def witnesses(state: State, verb: Verb) -> int:
    """Return who sees the action's object: a card from the deck, one to be passed, or the one kept of a shown hand."""
    match verb:
        case Verb.DEAL if state.awaits == HELD:
            return 1 << state.acting
        case Verb.DEAL if state.awaits < KEPT:
            return 1 << state.awaits - HAND
        case Verb.PASS:
            return 1 << state.acting
        case Verb.KEEP if state.phase == Phase.KEEP_ONE:
            return 1 << state.acting
    return EVERYBODY


# --- The cards involved, and who knows them ---


def visible_cards(state: State, action: int) -> list[tuple[int, int]]:
    """Return the cards involved in an action, each with its witnesses."""
    verb, target = ACTIONS[action]
    hand = row(state, HAND + state.acting)
    match verb:
        case Verb.DRAW if target < FROM_DECK:
            return with_witnesses(state, [top(state, target)])
        case Verb.DRAW if target >= FROM_KEPT:
            return with_witnesses(state, [row(state, KEPT + state.acting)[target - FROM_KEPT]])
        case Verb.INSERT:
            return with_witnesses(state, [*hand[:target], state.held[state.acting], *hand[target:]])
        case Verb.PLAY:
            return [(card, EVERYBODY) for card in hand[target : target + 2]]
        case Verb.EFFECT:
            return with_witnesses(state, [top(state, target)])
        case Verb.PASS:
            return passed_cards(state, target)
        case Verb.KEEP if state.phase == Phase.KEEP_ONE:
            return with_witnesses(state, hand)
        case Verb.KEEP:
            return with_witnesses(state, [hand[target]])
        case Verb.SHUFFLE:
            return [(card, EVERYBODY) for card in returned_cards(state, action)]
    return []


def row(table: State | View, place: int) -> list[int]:
    """Return the cards of a hand or the kept ones, from left to right."""
    return table.rows[place][: table.sizes[place]]


def with_witnesses(state: State, cards: list[int]) -> list[tuple[int, int]]:
    """Return the cards, each with the seats that know it."""
    return [(card, EVERYBODY if state.known_by[card] == KNOWN_TO_ALL else state.known_by[card]) for card in cards]


def passed_cards(state: State, place: int) -> list[tuple[int, int]]:
    """§4.5: return the chosen card; once all have chosen, every player's.

    The giver and the receiver of a card are always among its witnesses.
    """
    chosen = [*state.chosen[: state.players]]
    chosen[state.acting] = place
    if left_of(state.acting, state.players) != state.turn:
        return [(state.rows[HAND + state.acting][place], 1 << state.acting)]
    cards = [state.rows[HAND + giver][place] for giver, place in enumerate(chosen)]
    return [
        (card, seats if seats == EVERYBODY else seats | 1 << giver | 1 << left_of(giver, state.players))
        for giver, (card, seats) in enumerate(with_witnesses(state, cards))
    ]


def returned_cards(state: State, action: int) -> list[int]:
    """§2.5: return the kept cards that go back into the deck when a round begins."""
    after = copy_record(state)
    apply(after, action)
    kept = range(KEPT, KEPT + state.players)
    return [card for place in kept for card in row(state, place)[: state.sizes[place] - after.sizes[place]]]


# --- What else everybody learns ---


def note(state: State, action: int) -> str:
    """Return what all learn: where the dealer's card goes, a new deck, a shown hand, a flip of the Value card."""
    verb, target = ACTIONS[action]
    match verb:
        case Verb.DEAL if state.awaits == HELD:
            return "held"
        case Verb.DEAL if state.awaits < KEPT:
            return f"hand {state.awaits - HAND + 1}"
        case Verb.DEAL:
            return SIDES[state.awaits - SIDE]
        case Verb.DRAW if target == FROM_DECK and deck_size(state) == 0:
            return "new_deck"
        case Verb.KEEP if state.phase == Phase.KEEP_ONE:
            return "shown"
    return value_flip(state, action)


def value_flip(state: State, action: int) -> str:
    """§4.2: return how the Value card is flipped, which can happen without a choice; "" if it is not."""
    verb, target = ACTIONS[action]
    pending = state.pending
    if verb == Verb.PLAY:
        pending = [state.effects[card] for card in state.rows[HAND + state.acting][target : target + 2]]
    flips = pending.count(Effect.FLIP)
    if flips == 0:
        return ""
    after = copy_record(state)
    apply(after, action)
    times = flips - after.pending.count(Effect.FLIP)
    return ("", Value(after.value).name.lower(), "twice")[times]


def reveals(state: State, action: int) -> bool:  # noqa: ARG001
    """Whether an action shows its player something new.

    None does: new cards come only from the deck, and it is the dealer's action that shows them.
    """
    return False
