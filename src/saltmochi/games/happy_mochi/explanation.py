"""What happens at a table and what can be chosen, in words.

Here are the names of sentences and what goes into them; the sentences themselves are in the locales.
"""

from __future__ import annotations

from collections.abc import Sequence

from saltmochi.games.happy_mochi.actions import ACTIONS, FROM_DECK, FROM_KEPT, Verb
from saltmochi.games.happy_mochi.cards import CARDS, NUMBER, Effect
from saltmochi.games.happy_mochi.disclosure import disclose, returned, row, turned
from saltmochi.games.happy_mochi.memory import knows
from saltmochi.games.happy_mochi.notation import SIDES
from saltmochi.games.happy_mochi.rules import apply, legal, tens_and_units
from saltmochi.games.happy_mochi.scoring import points
from saltmochi.games.happy_mochi.state import (
    HAND,
    HELD,
    KEPT,
    SIDE,
    Ending,
    Phase,
    Public,
    State,
    deck_size,
)
from saltmochi.games.happy_mochi.view import View
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.record import copy_record
from saltmochi.table.seats import left_of
from saltmochi.texts import say

# Verbs of the dealer: nothing but what they say follows from them.
BY_DEALER = (Verb.BEGIN, Verb.DEAL, Verb.SHUFFLE)


# --- Words for things ---


def card_text(language: str, card: int) -> str:
    """A card as people call it."""
    number, colour = CARDS[card]
    flavour = say(language, f"mochi-flavour-{colour.name.lower()}")
    return say(language, "mochi-card-name", value=str(number), flavour=flavour)


def cards_text(language: str, cards: Sequence[int]) -> str:
    """Cards one after the other."""
    return ", ".join(card_text(language, card) for card in cards)


def from_text(language: str, side: int) -> str:
    """Where a card comes from that is drawn from a side of the pair."""
    return say(language, f"mochi-from-{SIDES[side]}")


def effect_text(language: str, effect: int) -> str:
    """An effect as people call it."""
    return say(language, f"mochi-effect-{Effect(effect).name.lower()}")


def number_text(left: int, right: int) -> str:
    """§2.3: the number that two cards form, with both digits."""
    return f"{tens_and_units(left, right):02}"


def pair(table: Public) -> tuple[int, int]:
    """The two cards of the Central Pair."""
    left, right = (table.piles[side][table.heights[side] - 1] for side in range(len(SIDES)))
    return left, right


def pair_without(table: Public, side: int) -> tuple[int, int]:
    """§3.2: the Central Pair after the top card of a side is drawn."""
    left, right = pair(table)
    beneath = table.piles[side][table.heights[side] - 2]
    return (left, beneath) if side else (beneath, right)


# --- What happens ---


def describe_action(language: str, state: State, action: int, names: Sequence[str], seat: int | None = None) -> str:
    """Say what is about to happen, as this seat sees it (None: as a reader who sees all); "" for trifles."""
    verb = ACTIONS[action].verb
    if verb in BY_DEALER:
        return dealt(language, state, action, names, seat)
    after = copy_record(state)
    apply(after, action)
    sentences = [
        done(language, state, action, names, seat),
        renewed(language, state, action),
        passed(language, state, action, names, seat),
        value_turned(language, state, action),
        ended(language, state, after, names),
    ]
    return " ".join(filter(None, sentences))


def dealt(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> str:
    """What the dealer does: of the hands a player is told the own one, when it is complete."""
    verb, target = ACTIONS[action]

    def tell(message: str, **values: str) -> str:
        return say(language, f"mochi-told-{message}", **values)

    card = card_text(language, target) if verb == Verb.DEAL else ""
    match verb:
        case Verb.DEAL if state.awaits == HELD:
            known = disclose(state, action).seen_by(seat)
            return tell("draws", who=names[state.acting], card=card if known else say(language, "mochi-a-card"))
        case Verb.DEAL if state.awaits < KEPT:
            who, hand = names[state.awaits - HAND], [*row(state, state.awaits), target]
            if seat is None:
                return tell("gets", who=who, card=card)
            complete = seat == state.awaits - HAND and len(hand) == state.dealt
            return tell("hand", who=who, cards=cards_text(language, hand)) if complete else ""
        case Verb.DEAL if state.awaits == SIDE:
            return tell("opens", card=card) if seat is None else ""
        case Verb.DEAL:
            left = state.piles[0][0]
            return tell("pair", left=card_text(language, left), right=card, value=number_text(left, target))
        case Verb.BEGIN:
            return tell("begin", who=names[target])
    back = returned(state, action)
    return tell("shuffle-returned", cards=cards_text(language, back)) if back else tell("shuffle")


def done(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> str:
    """What a player does."""
    verb, target = ACTIONS[action]
    who, hand = names[state.acting], row(state, HAND + state.acting)

    def tell(message: str, **values: str | int) -> str:
        return say(language, f"mochi-told-{message}", who=who, **values)

    def face(card: int) -> str:
        known = seat is None or knows(state.known_by[card], seat)
        return card_text(language, card) if known else say(language, "mochi-a-card")

    match verb:
        case Verb.DRAW if target < FROM_DECK:
            return tell("draw-side", card=face(pair(state)[target]), side=from_text(language, target))
        case Verb.DRAW if target == FROM_DECK and seat is None:
            return tell("draw-deck")
        case Verb.DRAW if target == FROM_DECK:
            return tell("only-deck") if seat == state.acting and choices(state) == 1 else ""
        case Verb.DRAW:
            return tell("draw-kept", card=face(row(state, KEPT + state.acting)[target - FROM_KEPT]))
        case Verb.INSERT:
            return tell("insert", card=face(state.held[state.acting]), place=target + 1, count=len(hand) + 1)
        case Verb.PLAY:
            left, right = hand[target : target + 2]
            message = "happy" if NUMBER[left] == NUMBER[right] else "play"
            cards = {"left": card_text(language, left), "right": card_text(language, right)}
            return tell(message, **cards, value=number_text(left, right))
        case Verb.EFFECT:
            return tell(f"effect-{Effect(state.pending[target]).name.lower()}")
        case Verb.TARGET if target == state.acting:
            return tell("target-self")
        case Verb.TARGET:
            return tell("target", other=names[target])
        case Verb.PASS:
            known = disclose(state, action).seen_by(seat)
            return tell("pass", card=card_text(language, hand[target])) if known else tell("pass-hidden")
        case Verb.KEEP if state.phase == Phase.KEEP_ONE:
            known = disclose(state, action).seen_by(seat) or len(hand) == 1
            kept = card_text(language, hand[target]) if known else say(language, "mochi-one-of-them")
            return tell("keep-one", cards=cards_text(language, hand), count=points(hand, len(hand)), card=kept)
        case Verb.KEEP:
            return tell("keep", card=face(hand[target]))
    return tell(verb.name.lower())


def choices(state: State) -> int:
    """How much there is to choose from."""
    actions = LegalActions()
    legal(state, actions)
    return actions.count


def renewed(language: str, state: State, action: int) -> str:
    """§3.8: whether the deck is made new."""
    verb, target = ACTIONS[action]
    empty = verb == Verb.DRAW and target == FROM_DECK and deck_size(state) == 0
    return say(language, "mochi-told-new-deck") if empty else ""


def passed(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> str:
    """§4.5: who passes what to whom when all have chosen, as far as this seat knows the cards."""
    verb, target = ACTIONS[action]
    if verb != Verb.PASS or left_of(state.acting, state.players) != state.turn:
        return ""
    disclosure = disclose(state, action)
    sentences = [say(language, "mochi-told-passed")]
    for giver in range(state.players):
        receiver = left_of(giver, state.players)
        card = state.rows[HAND + giver][target if giver == state.acting else state.chosen[giver]]
        if disclosure.card_seen_by(giver, seat):
            values = {"giver": names[giver], "receiver": names[receiver], "card": card_text(language, card)}
            sentences.append(say(language, "mochi-told-passed-card", **values))
    return " ".join(sentences)


def value_turned(language: str, state: State, action: int) -> str:
    """§4.2: whether the Value card is turned."""
    how = turned(state, action)
    return say(language, f"mochi-told-turned-{how}") if how else ""


def ended(language: str, state: State, after: State, names: Sequence[str]) -> str:
    """§5.1: that the round ends, where more happens in it: all who have cards keep one."""
    ends = after.phase == Phase.KEEP_ONE and state.phase != Phase.KEEP_ONE
    return ending_text(language, after, names) if ends else ""


def ending_text(language: str, state: State, names: Sequence[str]) -> str:
    """How the round on the table ended."""
    ending = Ending(state.ending).name.lower().replace("_", "-")
    return say(language, f"mochi-ending-{ending}", who=names[state.turn])


# --- What can be chosen ---


def choice_text(language: str, view: View, action: int, names: Sequence[str]) -> str:
    """What a player may choose, in words."""
    verb, target = ACTIONS[action]
    hand = row(view, HAND + view.seat)

    def offer(message: str, **values: str) -> str:
        return say(language, f"mochi-choose-{message}", **values)

    def card(number: int) -> str:
        return card_text(language, number)

    match verb:
        case Verb.DRAW if target < FROM_DECK:
            value = number_text(*pair_without(view, target))
            return offer("draw-side", card=card(pair(view)[target]), side=from_text(language, target), value=value)
        case Verb.DRAW if target == FROM_DECK:
            return offer("draw-deck")
        case Verb.DRAW:
            return offer("draw-kept", card=card(view.rows[KEPT + view.seat][target - FROM_KEPT]))
        case Verb.INSERT if not hand:
            return offer("insert-alone")
        case Verb.INSERT if target == 0:
            return offer("insert-first", card=card(hand[0]))
        case Verb.INSERT if target == len(hand):
            return offer("insert-last", card=card(hand[-1]))
        case Verb.INSERT:
            return offer("insert-between", left=card(hand[target - 1]), right=card(hand[target]))
        case Verb.PLAY:
            left, right = hand[target : target + 2]
            message = "happy" if NUMBER[left] == NUMBER[right] else "play"
            return offer(message, left=card(left), right=card(right), value=number_text(left, right))
        case Verb.EFFECT:
            return offer(f"effect-{Effect(view.pending[target]).name.lower()}")
        case Verb.TARGET if target == view.seat:
            return offer("target-self")
        case Verb.TARGET:
            return offer("target", other=names[target])
        case Verb.PASS:
            return offer("pass", card=card(hand[target]), other=names[left_neighbour(view)])
        case Verb.KEEP:
            return offer("keep", card=card(hand[target]))
    return offer(verb.name.lower())


def left_neighbour(view: View) -> int:
    """§4.5: to whom the player of a view passes a card."""
    return (view.seat + 1) % view.players
