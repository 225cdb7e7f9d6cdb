"""§3.5, §11, §16.3: the pairs and trios that can be laid."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import ALL_PAIRS, FIRST_TRIO, LAY, STARS, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    ALIKE_BITS,
    BIT,
    BOATS,
    CRABS,
    DUO_COUNT,
    EXTRA_SALT_DUOS,
    FISHES,
    JELLYFISH,
    LOBSTER,
    SHARKS,
    STARFISH,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.state import HAND, State
from saltmochi.games.sea_salt_paper.steps import is_active
from saltmochi.table.bits import lowest
from saltmochi.table.legal_actions import LegalActions, allow
from saltmochi.table.rule import expansion_rule, rule


@rule
def allow_pairs(state: State, actions: LegalActions) -> None:
    """§3.5: lay any pair in the hand of the player in turn."""
    duos = state.duos[HAND + state.turn]
    allow_pairs_of_kind(duos & CRABS, actions)
    allow_pairs_of_kind(duos & BOATS, actions)
    allow_pairs_of_kind(duos & FISHES, actions)
    allow_swimmers_with(duos & SWIMMERS, duos & SHARKS, actions)
    allow_expansion_pairs(state, actions)


@rule
def allow_pairs_of_kind(cards: int, actions: LegalActions) -> None:
    """§3.5: lay any two cards of a kind; pairs of copies of the same cards are allowed once."""
    while cards & (cards - 1):
        a = lowest(cards)
        allow_pairs_with(a, cards & (cards - 1), actions)
        cards &= ~ALIKE_BITS[a]


@rule
def allow_swimmers_with(swimmers: int, partners: int, actions: LegalActions) -> None:
    """§3.5, §11.1: lay any swimmer with any of these partners: sharks, or jellyfish."""
    while swimmers:
        a = lowest(swimmers)
        allow_pairs_with(a, partners, actions)
        swimmers &= ~ALIKE_BITS[a]


@rule
def allow_pairs_with(a: int, partners: int, actions: LegalActions) -> None:
    """Allow every pair of this card with one of its partners."""
    while partners:
        b = lowest(partners)
        allow(actions, LAY[ALIKE[a]][ALIKE[b]])
        partners &= ~ALIKE_BITS[b]


@expansion_rule
def allow_expansion_pairs(state: State, actions: LegalActions) -> None:
    """§11.1, §16.3: lay a crab and the lobster, a swimmer and a jellyfish, two swimmers, two sharks, or a trio."""
    duos = state.duos[HAND + state.turn]
    others = state.others[HAND + state.turn]
    if others & EXTRA_SALT_DUOS:
        allow_extra_salt_pairs(duos & CRABS, others & LOBSTER, actions)
        allow_extra_salt_pairs(duos & SWIMMERS, others & JELLYFISH, actions)
    if is_active(state, Event.WATER_RODEO):
        allow_pairs_of_kind(duos & SWIMMERS, actions)
        allow_pairs_of_kind(duos & SHARKS, actions)
    if others & STARFISH:
        allow_trios(others, actions)


@rule
def allow_extra_salt_pairs(firsts: int, partners: int, actions: LegalActions) -> None:
    """§11.1: lay any of these cards with any of these duos of Extra Salt, which are in the other word."""
    while firsts:
        a = lowest(firsts)
        left = partners
        while left:
            allow(actions, LAY[ALIKE[a]][DUO_COUNT + lowest(left)])
            left &= left - 1
        firsts &= ~ALIKE_BITS[a]


@rule
def allow_trios(others: int, actions: LegalActions) -> None:
    """§11.12: lay any pair that can be laid together with a starfish."""
    for i in range(actions.count):
        if VERB[actions.ids[i]] == Verb.LAY:
            for n in range(len(STARS)):
                if others & BIT[STARS[n]]:
                    allow(actions, FIRST_TRIO[actions.ids[i]] + n * len(ALL_PAIRS))
