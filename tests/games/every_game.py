"""What the tests need to know of each game to check the properties that all of them share."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

from saltmochi.games import game, names
from saltmochi.games.happy_mochi import cards as happy_mochi
from saltmochi.games.sea_salt_paper.cards import FULL_COUNT, NO_CARD
from saltmochi.games.sea_salt_paper.state import SETS, holds
from saltmochi.table.game import Game
from saltmochi.table.options import Options, option_text, own_values
from tests.games.happy_mochi.tables import cards_on as happy_mochi_cards
from tests.third_game import game as high_card
from tests.third_game.game import GAME as HIGH_CARD

# The games of the package, and one that is not in it.
GAMES = [*(game(name) for name in names()), HIGH_CARD]

Chosen = tuple[Game[Any, Any], Options]

# The options of its own with which a game is tested, apart from the defaults.
OWN_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "sea-salt-paper": [
        {"expansions": ["extra-salt"]},
        {"expansions": ["extra-pepper"]},
        {"expansions": ["extra-salt", "extra-pepper"]},
    ]
}
# Every game, and every game with options of its own.
WITH_OWN_OPTIONS: list[tuple[Game[Any, Any], dict[str, Any]]] = [
    (each, own) for each in GAMES for own in ({}, *OWN_OPTIONS.get(each.name, []))
]


def sea_salt_paper_cards(state: Any) -> Counter[int]:
    """How often each card lies on the table."""
    cards = Counter(card for place in range(SETS) for card in range(FULL_COUNT) if holds(state, place, card))
    for pile, height in zip(state.piles, state.heights, strict=True):
        cards.update(pile[:height])
    cards.update(card for card in state.drawn if card != NO_CARD)
    cards.update(state.looked[: state.looked_count])
    cards.update(shell for seat, shell in enumerate(state.shells) if state.sheltered >> seat & 1)
    return cards


def sea_salt_paper_size(options: Any) -> int:
    """How many cards there are: eight more with Extra Salt."""
    return 66 if "extra-salt" in options.expansions else 58


def high_card_cards(state: Any) -> Counter[int]:
    """How often each card lies on the table."""
    cards = Counter(card for card in range(state.cards) if state.deck >> card & 1)
    cards.update(card for card in (*state.hands, *state.swapped) if card != high_card.NO_CARD)
    return cards


# All cards of a table, by game; and how many there must be.
CARDS_ON: dict[str, tuple[Callable[[Any], Counter[int]], Callable[[Any], int]]] = {
    "sea-salt-paper": (sea_salt_paper_cards, sea_salt_paper_size),
    "happy-mochi": (happy_mochi_cards, lambda _: happy_mochi.CARD_COUNT),
    "high-card": (high_card_cards, lambda options: int(options.cards)),
}

# Actions at a place that everybody sees, though views do not tell unknown cards apart (Happy Mochi §7).
OPEN_PLACES: dict[str, tuple[str, ...]] = {
    "sea-salt-paper": (),
    "happy-mochi": ("insert ", "keep ", "draw kept "),
    "high-card": (),
}


@st.composite
def options(draw: st.DrawFn) -> Chosen:
    """A game and its options."""
    chosen, own = draw(st.sampled_from(WITH_OWN_OPTIONS))
    players = draw(st.sampled_from(list(chosen.seats)))
    edition = draw(st.sampled_from(chosen.editions))
    target = draw(st.sampled_from((5, 20, chosen.default_target(players))))
    return chosen, chosen.options(players, edition, target, **own)


def players_of(game: Game[Any, Any], wanted: int) -> int:
    """As many players as wanted, if the game has seats for them."""
    return min(wanted, game.seats[-1])


def every_table() -> list[tuple[Game[Any, Any], int, str]]:
    """Every game with every number of players in every edition."""
    return [(game, players, edition) for game in GAMES for players in game.seats for edition in game.editions]


def every_choice() -> list[Any]:
    """Every table, and with options that only one game has one edition for each number of players, as parameters."""
    chosen = [(game, game.options(players, edition)) for game, players, edition in every_table()]
    for n, (each, own) in enumerate(WITH_OWN_OPTIONS):
        for players in each.seats if own else ():
            edition = each.editions[(n + players) % len(each.editions)]
            chosen.append((each, each.options(players, edition, **own)))
    return [pytest.param(*choice, id=name_of(*choice)) for choice in chosen]


def name_of(game: Game[Any, Any], options: Options) -> str:
    """A game and its options in few words."""
    own = [option_text(value) for value in own_values(options).values()]
    return "-".join([game.name, options.edition, str(options.players), *own])


def steps(game: Game[Any, Any], state: Any, seed: int) -> Iterator[int]:
    """Play at random; yields each action before it is carried out."""
    rng = random.Random(seed)
    while not game.over(state):
        action = rng.choice(game.legal(state))
        yield action
        game.apply(state, action)
