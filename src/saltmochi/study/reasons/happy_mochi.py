"""Reasons for decisions of Happy Mochi."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import cast

from saltmochi.bots.happy_mochi.heuristics import rank
from saltmochi.games.happy_mochi.actions import FROM_DECK, FROM_KEPT, TARGET, VERB, Verb
from saltmochi.games.happy_mochi.cards import COLOUR, NUMBER, Effect
from saltmochi.games.happy_mochi.disclosure import row
from saltmochi.games.happy_mochi.explanation import pair, pair_after_draw
from saltmochi.games.happy_mochi.rules import may_play, tens_and_units
from saltmochi.games.happy_mochi.scoring import points
from saltmochi.games.happy_mochi.state import HAND, KEPT, SIDES, Ending, Phase, State, Value
from saltmochi.games.happy_mochi.view import View
from saltmochi.study.reasons.comparison import Comparison, percent
from saltmochi.study.reasons.game_end import game_end_reasons
from saltmochi.study.reasons.reason import Reason, reason

# The smallest differences that matter: of penalty points of a round, of won rounds, of penalty points in hand, and of
# how many of the hundred numbers fit.
LEAST_POINTS, LEAST_SHARE, LEAST_HAND_POINTS, LEAST_RANK = 0.7, 0.05, 3, 15


def reasons_for(comparison: Comparison) -> list[Reason]:
    """Return why an action is better than the chosen one: first its effects, then the simulated results."""
    return [
        *hand_reasons(comparison),
        *pair_reasons(comparison),
        *figure_reasons(comparison),
        *game_end_reasons(comparison),
    ]


# --- Figures ---


def figure_reasons(comparison: Comparison) -> list[Reason]:
    """Return how often the round is won, and the penalty points on average."""
    wins, own, rivals = comparison.own_share(Ending.WON), comparison.own_gain(), comparison.rivals_gain()
    found = []
    if wins.rises(LEAST_SHARE) and not goes_out(comparison):
        found.append(reason("reason-mochi-wins", share=percent(wins.better), instead=percent(wins.chosen)))
    if own.falls(LEAST_POINTS):
        values = {"points": round(own.better, 1), "instead": round(own.chosen, 1)}
        found.append(reason("reason-mochi-penalty", **values))
    if rivals.rises(LEAST_POINTS):
        values = {"points": round(rivals.better, 1), "instead": round(rivals.chosen, 1)}
        found.append(reason("reason-mochi-rivals-penalty", rivals=len(comparison.rivals), **values))
    return found


# --- The hand ---


def hand_reasons(comparison: Comparison) -> list[Reason]:
    """Say what an action does for the player's own hand, unless it costs more points in this round."""
    view, better, chosen = comparison.view, comparison.better.action, comparison.chosen.action
    if view.phase == Phase.KEEP_ONE or not comparison.own_gain().not_above():
        return []
    if goes_out(comparison):
        return [reason("reason-mochi-out")]
    hand, other = hand_after(view, better), hand_after(view, chosen)
    return [
        *(saving_reasons(view, better, chosen) or equal_reasons(hand, other)),
        *twin_reasons(view, better, chosen),
        *fitting_reasons(view, better, hand, other),
        *size_reasons(view, better, chosen),
    ]


def goes_out(comparison: Comparison) -> bool:
    """§5.1: whether the better action empties the hand, which wins the round."""
    better = comparison.better.action
    return VERB[better] in (Verb.PLAY, Verb.KEEP) and not hand_after(comparison.view, better)


def hand_after(view: View, action: int) -> list[int]:
    """Return the hand after an action. A drawn card is not in it yet: the next action inserts it."""
    hand, place = row(view, HAND + view.seat), TARGET[action]
    match VERB[action]:
        case Verb.PLAY:
            return hand[:place] + hand[place + SIDES :]
        case Verb.INSERT:
            return [*hand[:place], view.held[view.seat], *hand[place:]]
        case Verb.PASS | Verb.KEEP:
            return hand[:place] + hand[place + 1 :]
    return hand


def saving_reasons(view: View, better: int, chosen: int) -> list[Reason]:
    """§3.6: say that the better action saves two equal numbers, which can always be played later."""
    if VERB[chosen] != Verb.PLAY:
        return []
    left, right = pair_after(view, chosen)
    number = NUMBER[left]
    saved = number == NUMBER[right] and equal_neighbours(hand_after(view, better))[number]
    return [reason("reason-mochi-saves", number=number)] if saved else []


def equal_reasons(hand: list[int], other: list[int]) -> list[Reason]:
    """§3.6: name equal numbers that are adjacent only after the better action: they can always be played."""
    more = equal_neighbours(hand) - equal_neighbours(other)
    if equal_neighbours(hand).total() <= equal_neighbours(other).total():
        return []
    return [reason("reason-mochi-equal", number=min(more))]


def equal_neighbours(hand: list[int]) -> Counter[int]:
    """Return the numbers of equal neighbours in a hand; each card counts once."""
    found, i = Counter[int](), 0
    while i + 1 < len(hand):
        equal = NUMBER[hand[i]] == NUMBER[hand[i + 1]]
        if equal:
            found[NUMBER[hand[i]]] += 1
        i += SIDES if equal else 1
    return found


def twin_reasons(view: View, better: int, chosen: int) -> list[Reason]:
    """Say that the drawn card has the same number as one in hand, so that they can be put side by side."""
    numbers = {NUMBER[card] for card in row(view, HAND + view.seat)}
    card, other = drawn_card(view, better), drawn_card(view, chosen)
    if card is None or NUMBER[card] not in numbers or (other is not None and NUMBER[other] in numbers):
        return []
    return [reason("reason-mochi-twin", number=NUMBER[card])]


def drawn_card(view: View, action: int) -> int | None:
    """Return the card that an action draws, if the player knows it."""
    what = TARGET[action]
    if VERB[action] != Verb.DRAW or what == FROM_DECK:
        return None
    return pair(view)[what] if what < FROM_DECK else view.rows[KEPT + view.seat][what - FROM_KEPT]


def fitting_reasons(view: View, better: int, hand: list[int], other: list[int]) -> list[Reason]:
    """§3.6: name a number that fits the Central Pair after this insertion, if the other insertion makes none."""
    if VERB[better] != Verb.INSERT or fitting_numbers(view, other):
        return []
    return [reason("reason-mochi-fits", number=number) for number in fitting_numbers(view, hand)[:1]]


def fitting_numbers(view: View, hand: list[int]) -> list[int]:
    """Return the numbers of adjacent cards that can be played. The rule needs nothing that a view lacks."""
    return [tens_and_units(one, two) for one, two in pairwise(hand) if may_play(cast(State, view), one, two)]


def size_reasons(view: View, better: int, chosen: int) -> list[Reason]:
    """Say how many cards or penalty points are left in hand."""
    if VERB[better] == Verb.PLAY and VERB[chosen] == Verb.DRAW:
        count = len(row(view, HAND + view.seat))
        return [reason("reason-mochi-cards", cards=count - SIDES, instead=count + 1)]
    if VERB[better] != VERB[chosen] or VERB[better] not in (Verb.PLAY, Verb.PASS, Verb.KEEP):
        return []
    left, instead = (points(hand, len(hand)) for hand in (hand_after(view, better), hand_after(view, chosen)))
    return [reason("reason-mochi-points", points=left, instead=instead)] if left + LEAST_HAND_POINTS <= instead else []


# --- The Central Pair ---


def pair_reasons(comparison: Comparison) -> list[Reason]:
    """Say how the next pair is harder to beat, unless the others get fewer penalty points."""
    view, better, chosen = comparison.view, comparison.better.action, comparison.chosen.action
    if not leaves_pair(view, better) or not leaves_pair(view, chosen) or not comparison.rivals_gain().not_below():
        return []
    cards, other = pair_after(view, better), pair_after(view, chosen)
    value, other_value = value_after(view, better), value_after(view, chosen)
    found = []
    if COLOUR[cards[0]] == COLOUR[cards[1]] and COLOUR[other[0]] != COLOUR[other[1]]:
        found.append(reason("reason-mochi-alike"))
    if rank(value, *cards) >= rank(other_value, *other) + LEAST_RANK:
        found.append(number_reason(view, value, tens_and_units(*cards), other_value, tens_and_units(*other)))
    return found


def leaves_pair(view: View, action: int) -> bool:
    """Whether an action settles which pair the next player has to beat: nobody has to draw a card after it."""
    if view.phase != Phase.TURN or VERB[action] not in (Verb.PLAY, Verb.DRAW):
        return False
    return VERB[action] == Verb.DRAW or all(view.effects[card] != Effect.DRAW for card in pair_after(view, action))


def pair_after(view: View, action: int) -> tuple[int, int]:
    """Return the Central Pair after a card is drawn or a pair is played."""
    place, hand = TARGET[action], row(view, HAND + view.seat)
    if VERB[action] == Verb.PLAY:
        return hand[place], hand[place + 1]
    return pair_after_draw(view, place) if place < FROM_DECK else pair(view)


def value_after(view: View, action: int) -> int:
    """§4.2: return the side that the Value card shows after a card is drawn or a pair is played."""
    flips = VERB[action] == Verb.PLAY and [view.effects[card] for card in pair_after(view, action)].count(Effect.FLIP)
    return 1 - view.value if flips == 1 else view.value


def number_reason(view: View, value: int, number: int, other_value: int, other: int) -> Reason:
    """§3.4: return what the next player has to go above or below."""
    side = "above" if value == Value.PLUS else "below"
    if value == other_value:
        return reason(f"reason-mochi-{side}", number=number, instead=other)
    return reason(f"reason-mochi-{'stays' if value == view.value else 'turns'}-{side}", number=number)
