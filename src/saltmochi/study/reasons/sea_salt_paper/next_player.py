"""Which cards an action leaves to the next player, judged by the cards that this player has shown."""

from __future__ import annotations

from dataclasses import replace

from saltmochi.games.sea_salt_paper.actions import OTHER, TARGET, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import NO_CARD
from saltmochi.games.sea_salt_paper.holding import NOTHING, Holding, holding_of
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, what_of
from saltmochi.games.sea_salt_paper.notation import card_name
from saltmochi.games.sea_salt_paper.state import PILES
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.study.reasons.comparison import Comparison
from saltmochi.study.reasons.reason import Reason, reason
from saltmochi.study.reasons.sea_salt_paper.own_cards import added_points, with_card
from saltmochi.table.seats import left_of


def next_player_reasons(comparison: Comparison) -> list[Reason]:
    """§3.1: name a card that the better action keeps from the next player, unless it gives the others more points."""
    view, better, chosen = comparison.view, comparison.better.action, comparison.chosen.action
    following = left_of(view.turn, view.players)
    if following == view.caller or not comparison.rivals_gain().not_above():
        return []
    shown = shown_cards(view, following)
    if VERB[better] == VERB[chosen] == Verb.PUT:
        best = max((added_points(shown, card) for card in tops_after(view, better)), default=0)
        worth, card = max((added_points(shown, card), card) for card in tops_after(view, chosen))
        return [reason("reason-sea-denies", card=card_name(card), points=worth)] if worth > best else []
    if VERB[better] == Verb.TAKE:
        card = view.tops[TARGET[better]]
        worth = added_points(shown, card)
        return [reason("reason-sea-denies", card=card_name(card), points=worth)] if worth > 0 else []
    return []


def tops_after(view: View, action: int) -> list[int]:
    """§3.1: return the cards on top of the piles after a card is put on one of them."""
    tops = [TARGET[action] if pile == OTHER[action] else view.tops[pile] for pile in range(PILES)]
    return [card for card in tops if card != NO_CARD]


def shown_cards(view: View, seat: int) -> Holding:
    """Return what a player holds, as far as the seat of the view has seen the cards."""
    shown = replace(holding_of(view, seat), hand=NOTHING)
    for card in known_hand(view, seat):
        shown = with_card(shown, card)
    return shown


def known_hand(view: View, seat: int) -> list[int]:
    """§9.3: return the cards in a player's hand that the seat of the view is sure of: taken from a pile, or stolen.

    After somebody steals an unknown card from that player, none of them is certain.
    """
    known: list[int] = []
    for entry in view.memory[: view.memories]:
        what, card = what_of(entry), card_of(entry)
        if what == Seen.STOLE and other_of(entry) == seat and card == HIDDEN:
            known.clear()
        elif card in known and (
            (what == Seen.LAID and seat_of(entry) == seat) or (what == Seen.STOLE and other_of(entry) == seat)
        ):
            known.remove(card)
        elif what in (Seen.TOOK, Seen.STOLE) and seat_of(entry) == seat and card != HIDDEN:
            known.append(card)
    return known
