"""What an action does and what can be chosen, in words.

This module chooses messages and their values; the sentences themselves are in the locales.
"""

from __future__ import annotations

from collections.abc import Sequence

from saltmochi.games.happy_mochi.actions import ACTIONS, FROM_DECK, FROM_KEPT, Verb
from saltmochi.games.happy_mochi.cards import CARDS, NUMBER, Effect
from saltmochi.games.happy_mochi.disclosure import disclose, returned_cards, row, value_flip
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
from saltmochi.texts import list_text, say, subject

# The verbs of the dealer. Their actions have no further consequences that need a sentence.
DEALER_VERBS = (Verb.BEGIN, Verb.DEAL, Verb.SHUFFLE)


# --- Names ---


def card_text(language: str, card: int) -> str:
    """Return the name of a card as a label."""
    return say(language, "mochi-card", **_card_words(language, card))


def the_card_text(language: str, card: int) -> str:
    """Return the name of a card as it stands in a sentence, with its article."""
    return say(language, "mochi-the-card", **_card_words(language, card))


def _card_words(language: str, card: int) -> dict[str, object]:
    number, colour = CARDS[card]
    return {"value": int(number), "colour": say(language, f"mochi-colour-{colour.name.lower()}")}


def cards_text(language: str, cards: Sequence[int]) -> str:
    """List the names of cards as a sentence does."""
    return list_text(language, [the_card_text(language, card) for card in cards])


def side_text(language: str, side: int) -> str:
    """Return the word for a side of the pair, as it stands in a sentence."""
    return say(language, f"mochi-side-{SIDES[side]}")


def effect_text(language: str, effect: int) -> str:
    """Return the name of an effect in a language."""
    return say(language, f"mochi-effect-{Effect(effect).name.lower()}")


def effect_line(language: str, effect: int) -> str:
    """Return the name of an effect and what it does."""
    does = say(language, f"mochi-effect-{Effect(effect).name.lower()}-does")
    return say(language, "mochi-effect-line", effect=effect_text(language, effect), does=does)


def number_text(left: int, right: int) -> str:
    """§2.3: return the number that two cards form, with both digits."""
    return f"{tens_and_units(left, right):02}"


def pair(table: Public) -> tuple[int, int]:
    """Return the two cards of the Central Pair."""
    left, right = (table.piles[side][table.heights[side] - 1] for side in range(len(SIDES)))
    return left, right


def pair_after_draw(table: Public, side: int) -> tuple[int, int]:
    """§3.2: return the Central Pair after the top card of a side is drawn."""
    left, right = pair(table)
    beneath = table.piles[side][table.heights[side] - 2]
    return (left, beneath) if side else (beneath, right)


# --- Actions ---


def describe_action(language: str, state: State, action: int, names: Sequence[str], seat: int | None = None) -> str:
    """Say what is about to happen, as this seat sees it (None: as a reader who sees all).

    The text is "" for actions that are not worth a sentence, such as each card of a deal.
    """
    verb = ACTIONS[action].verb
    if verb in DEALER_VERBS:
        return describe_dealing(language, state, action, names, seat)
    after = copy_record(state)
    apply(after, action)
    sentences = [
        describe_move(language, state, action, names, seat),
        describe_new_deck(language, state, action),
        describe_passed_cards(language, state, action, names, seat),
        describe_flip(language, state, action),
        describe_round_end(language, state, after, names, seat),
    ]
    return " ".join(filter(None, sentences))


def describe_dealing(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> str:
    """Say what the dealer does. A player is told only their own hand, once it is complete."""
    verb, target = ACTIONS[action]

    def sentence(message: str, player: int = state.acting, **values: str) -> str:
        return say(language, f"mochi-log-{message}", **subject(names[player], player == seat), **values)

    card = the_card_text(language, target) if verb == Verb.DEAL else ""
    match verb:
        case Verb.DEAL if state.awaits == HELD:
            known = disclose(state, action).seen_by(seat)
            clause = say(language, "mochi-did-draw", card=card if known else say(language, "mochi-a-card"))
            return turn_text(language, state, names, seat, clause)
        case Verb.DEAL if state.awaits < KEPT:
            player, hand = state.awaits - HAND, [*row(state, state.awaits), target]
            if seat is None:
                return sentence("gets", player, card=card)
            complete = seat == player and len(hand) == state.dealt
            return sentence("hand", player, cards=cards_text(language, hand)) if complete else ""
        case Verb.DEAL if state.awaits == SIDE:
            return sentence("opens", card=card) if seat is None else ""
        case Verb.DEAL:
            left = state.piles[0][0]
            return sentence("pair", left=the_card_text(language, left), right=card, value=number_text(left, target))
        case Verb.BEGIN:
            return say(language, "log-begin", **subject(names[target], target == seat))
    back = returned_cards(state, action)
    return sentence("shuffle-returned", cards=cards_text(language, back)) if back else sentence("shuffle")


def turn_text(language: str, state: State, names: Sequence[str], seat: int | None, clause: str) -> str:
    """Say what the acting player does; the clause has no subject."""
    return say(language, "log-turn", **subject(names[state.acting], state.acting == seat), clauses=clause)


def describe_move(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> str:
    """Say what a player does."""
    verb, target = ACTIONS[action]
    hand = row(state, HAND + state.acting)

    def did(message: str, **values: str | int) -> str:
        return turn_text(language, state, names, seat, say(language, f"mochi-did-{message}", **values))

    def sentence(message: str) -> str:
        return say(language, f"mochi-log-{message}", **subject(names[state.acting], state.acting == seat))

    def face(card: int) -> str:
        known = seat is None or knows(state.known_by[card], seat)
        return the_card_text(language, card) if known else say(language, "mochi-a-card")

    match verb:
        case Verb.SKIP | Verb.DECLINE:
            return sentence(verb.name.lower())
        case Verb.DRAW if target < FROM_DECK:
            return did("draw-side", card=face(pair(state)[target]), side=side_text(language, target))
        case Verb.DRAW if target == FROM_DECK and seat is None:
            return did("draw-deck")
        case Verb.DRAW if target == FROM_DECK:
            return sentence("only-deck") if seat == state.acting and choice_count(state) == 1 else ""
        case Verb.DRAW:
            return did("draw-kept", card=face(row(state, KEPT + state.acting)[target - FROM_KEPT]))
        case Verb.INSERT:
            return did("insert", card=face(state.held[state.acting]), place=target + 1, count=len(hand) + 1)
        case Verb.PLAY:
            left, right = hand[target : target + 2]
            message = "happy" if NUMBER[left] == NUMBER[right] else "play"
            cards = {"left": the_card_text(language, left), "right": the_card_text(language, right)}
            return did(message, **cards, value=number_text(left, right))
        case Verb.EFFECT:
            return did(f"effect-{Effect(state.pending[target]).name.lower()}")
        case Verb.TARGET if target == state.acting:
            return did("target-self")
        case Verb.TARGET if target == seat:
            clause = say(language, "mochi-did-target-you")
            return say(language, "log-turn-named", who=names[state.acting], clauses=clause)
        case Verb.TARGET:
            return did("target", other=names[target])
        case Verb.PASS:
            known = disclose(state, action).seen_by(seat)
            return did("pass", card=the_card_text(language, hand[target]) if known else say(language, "mochi-a-card"))
        case Verb.KEEP if state.phase == Phase.KEEP_ONE:
            known = disclose(state, action).seen_by(seat) or len(hand) == 1
            kept = the_card_text(language, hand[target]) if known else say(language, "mochi-one-of-them")
            return did("keep-one", cards=cards_text(language, hand), count=points(hand, len(hand)), card=kept)
    return did("keep", card=face(hand[target]))


def choice_count(state: State) -> int:
    """Return the number of legal actions."""
    actions = LegalActions()
    legal(state, actions)
    return actions.count


def describe_new_deck(language: str, state: State, action: int) -> str:
    """§3.8: say that the deck is renewed, if it is."""
    verb, target = ACTIONS[action]
    empty = verb == Verb.DRAW and target == FROM_DECK and deck_size(state) == 0
    return say(language, "mochi-log-new-deck") if empty else ""


def describe_passed_cards(language: str, state: State, action: int, names: Sequence[str], seat: int | None) -> str:
    """§4.5: say who passes what to whom once all have chosen, as far as this seat knows the cards."""
    verb, target = ACTIONS[action]
    if verb != Verb.PASS or left_of(state.acting, state.players) != state.turn:
        return ""
    disclosure = disclose(state, action)
    sentences = [say(language, "mochi-log-passed")]
    for giver in range(state.players):
        receiver = left_of(giver, state.players)
        card = state.rows[HAND + giver][target if giver == state.acting else state.chosen[giver]]
        if disclosure.card_seen_by(giver, seat):
            message = "mochi-log-passed-card-you" if receiver == seat else "mochi-log-passed-card"
            values = {"other": names[receiver], "card": the_card_text(language, card)}
            sentences.append(say(language, message, **subject(names[giver], giver == seat), **values))
    return " ".join(sentences)


def describe_flip(language: str, state: State, action: int) -> str:
    """§4.2: say that the Value card is flipped, if it is."""
    how = value_flip(state, action)
    return say(language, f"mochi-log-turned-{how}") if how else ""


def describe_round_end(language: str, state: State, after: State, names: Sequence[str], seat: int | None) -> str:
    """§5.1: say that the round ends, if players still have to keep a card afterwards."""
    ends = after.phase == Phase.KEEP_ONE and state.phase != Phase.KEEP_ONE
    return ending_text(language, after, names, seat) if ends else ""


def ending_text(language: str, state: State, names: Sequence[str], seat: int | None = None) -> str:
    """Say how the round ended, to the player on this seat."""
    ending = Ending(state.ending).name.lower().replace("_", "-")
    return say(language, f"mochi-ending-{ending}", **subject(names[state.turn], state.turn == seat))


# --- Choices ---


def choice_text(language: str, view: View, action: int, names: Sequence[str]) -> str:
    """Describe an action that a player may choose."""
    verb, target = ACTIONS[action]
    hand = row(view, HAND + view.seat)

    def sentence(message: str, **values: str) -> str:
        return say(language, f"mochi-choose-{message}", **values)

    def card(number: int) -> str:
        return the_card_text(language, number)

    match verb:
        case Verb.DRAW if target < FROM_DECK:
            value = number_text(*pair_after_draw(view, target))
            return sentence("draw-side", card=card(pair(view)[target]), side=side_text(language, target), value=value)
        case Verb.DRAW if target == FROM_DECK:
            return sentence("draw-deck")
        case Verb.DRAW:
            return sentence("draw-kept", card=card(view.rows[KEPT + view.seat][target - FROM_KEPT]))
        case Verb.INSERT if not hand:
            return sentence("insert-alone")
        case Verb.INSERT if target == 0:
            return sentence("insert-first", card=card(hand[0]))
        case Verb.INSERT if target == len(hand):
            return sentence("insert-last", card=card(hand[-1]))
        case Verb.INSERT:
            return sentence("insert-between", left=card(hand[target - 1]), right=card(hand[target]))
        case Verb.PLAY:
            left, right = hand[target : target + 2]
            message = "happy" if NUMBER[left] == NUMBER[right] else "play"
            return sentence(message, left=card(left), right=card(right), value=number_text(left, right))
        case Verb.EFFECT:
            return sentence(f"effect-{Effect(view.pending[target]).name.lower()}")
        case Verb.TARGET if target == view.seat:
            return sentence("target-self")
        case Verb.TARGET:
            return sentence("target", other=names[target])
        case Verb.PASS:
            return sentence("pass", card=card(hand[target]), other=names[left_neighbour(view)])
        case Verb.KEEP:
            return sentence("keep", card=card(hand[target]))
    return sentence(verb.name.lower())


def left_neighbour(view: View) -> int:
    """§4.5: return the seat to which the player of a view passes a card."""
    return (view.seat + 1) % view.players
