"""What a card does for the player's own cards."""

from __future__ import annotations

from dataclasses import replace

from saltmochi.bots.sea_salt_paper.card_values import effect_value
from saltmochi.games.sea_salt_paper.actions import TARGET, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    BIT,
    BOATS,
    CARDS,
    CRABS,
    DUO_COUNT,
    EXTRA_SALT,
    FISHES,
    NO_CARD,
    SHARKS,
    SWIMMERS,
    Kind,
    cards_in,
)
from saltmochi.games.sea_salt_paper.holding import Holding, holding_of, merge_sets
from saltmochi.games.sea_salt_paper.notation import card_name
from saltmochi.games.sea_salt_paper.results import parts
from saltmochi.games.sea_salt_paper.rules import points_to_call
from saltmochi.games.sea_salt_paper.state import HAND, NOBODY
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.study.reasons.comparison import Comparison
from saltmochi.study.reasons.reason import Reason, reason


def card_reasons(comparison: Comparison) -> list[Reason]:
    """§5: say what a card does for the player's own cards, unless the better action scores fewer points."""
    view = comparison.view
    card, other = new_card(view, comparison.better.action), new_card(view, comparison.chosen.action)
    if not comparison.own_gain().not_below():
        return []
    if card == NO_CARD:
        return drawing_reasons(view, comparison.better.action, other)
    own = holding_of(view, view.seat)
    added, instead = added_points(own, card), added_points(own, other)
    found = []
    hand = view.duos[HAND + view.seat]
    if completes_pair(hand, card) and not completes_pair(hand, other):
        found.append(reason("reason-sea-pair", card=card_name(partner_in(hand, card))))
    points = parts(own).points
    if view.caller == NOBODY and points + added >= points_to_call(view) > points + instead:
        found.append(reason("reason-sea-enough", points=points + added))
    elif added > instead + len(found):
        more = reason("reason-sea-adds-more", points=added, instead=instead)
        found.append(more if instead else reason("reason-sea-adds", points=added))
    return found


def new_card(view: View, action: int) -> int:
    """Return the face of the card that an action adds to the hand, or NO_CARD if the player cannot know it."""
    match VERB[action]:
        case Verb.TAKE:
            return view.tops[TARGET[action]]
        case Verb.PUT:
            return view.drawn[1] if view.drawn[0] == TARGET[action] else view.drawn[0]
        case Verb.PICK:
            return ALIKE[TARGET[action]]
    return NO_CARD


def drawing_reasons(view: View, action: int, refused: int) -> list[Reason]:
    """§3.1: return why drawing is better than taking a card that adds nothing yet."""
    useless = refused != NO_CARD and not added_points(holding_of(view, view.seat), refused)
    if VERB[action] != Verb.DRAW or not useless or view.deck_size == 1:
        return []
    return [reason("reason-sea-draw", card=card_name(refused))]


def added_points(own: Holding, card: int) -> int:
    """§5: return how many points a card adds to a player's cards."""
    return parts(with_card(own, card)).points - parts(own).points


def with_card(own: Holding, card: int) -> Holding:
    """Return what a player holds with one more card in hand; NO_CARD adds nothing."""
    if card == NO_CARD:
        return own
    duos, others = own.hand
    added = (merge_sets(duos, BIT[card]), others) if card < DUO_COUNT else (duos, merge_sets(others, BIT[card]))
    return replace(own, hand=added)


def completes_pair(hand: int, card: int) -> bool:
    """§3.5, §11.1: whether a card makes a pair with one in hand; NO_CARD makes none."""
    return card != NO_CARD and effect_value(hand, card) > 0


def partner_in(hand: int, card: int) -> int:
    """§3.5, §11.1: return a card of the hand that makes a pair with this one."""
    if CARDS[card].kind in EXTRA_SALT:
        return ALIKE[cards_in(hand & (CRABS if CARDS[card].kind == Kind.LOBSTER else SWIMMERS), 0)[0]]
    kinds = next(kind for kind in (CRABS, BOATS, FISHES, SWIMMERS | SHARKS) if kind & BIT[card])
    if kinds == SWIMMERS | SHARKS:
        kinds = SHARKS if BIT[card] & SWIMMERS else SWIMMERS
    return ALIKE[cards_in(hand & kinds, 0)[0]]
