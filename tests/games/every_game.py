"""What the tests need to know of each game to check the properties that all of them share."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from saltmochi.games import game, names
from saltmochi.games.happy_mochi import cards as happy_mochi
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, NO_CARD
from saltmochi.games.sea_salt_paper.state import SETS, holds
from saltmochi.table.game import Game
from tests.games.happy_mochi.tables import cards_on as happy_mochi_cards
from tests.third_game import game as high_card
from tests.third_game.game import GAME as HIGH_CARD

# The games of the package, and one that is not in it.
GAMES = [*(game(name) for name in names()), HIGH_CARD]

Options = tuple[Game[Any, Any], int, str, int]


def sea_salt_paper_cards(state: Any) -> Counter[int]:
    """How often each card lies on the table."""
    cards = Counter(card for place in range(SETS) for card in range(CARD_COUNT) if holds(state, place, card))
    for pile, height in zip(state.piles, state.heights, strict=True):
        cards.update(pile[:height])
    cards.update(card for card in state.drawn if card != NO_CARD)
    return cards


def high_card_cards(state: Any) -> Counter[int]:
    """How often each card lies on the table."""
    cards = Counter(card for card in range(state.cards) if state.deck >> card & 1)
    cards.update(card for card in (*state.hands, *state.swapped) if card != high_card.NO_CARD)
    return cards


# All cards of a table, by game; and how many there must be.
CARDS_ON: dict[str, tuple[Callable[[Any], Counter[int]], int]] = {
    "sea-salt-paper": (sea_salt_paper_cards, CARD_COUNT),
    "happy-mochi": (happy_mochi_cards, happy_mochi.CARD_COUNT),
    "high-card": (high_card_cards, high_card.HighCardOptions(players=2, edition="", target=1).cards),
}

# Actions at a place that everybody sees, though views do not tell unknown cards apart (Happy Mochi §7).
OPEN_PLACES: dict[str, tuple[str, ...]] = {
    "sea-salt-paper": (),
    "happy-mochi": ("insert ", "keep ", "draw kept "),
    "high-card": (),
}


@st.composite
def options(draw: st.DrawFn) -> Options:
    """A game, a number of players, an edition, a target."""
    chosen = draw(st.sampled_from(GAMES))
    players = draw(st.sampled_from(list(chosen.seats)))
    return (
        chosen,
        players,
        draw(st.sampled_from(chosen.editions)),
        draw(st.sampled_from((5, 20, chosen.default_target(players)))),
    )


def players_of(game: Game[Any, Any], wanted: int) -> int:
    """As many players as wanted, if the game has seats for them."""
    return min(wanted, game.seats[-1])


def every_table() -> list[tuple[Game[Any, Any], int, str]]:
    """Every game with every number of players in every edition."""
    return [(game, players, edition) for game in GAMES for players in game.seats for edition in game.editions]


def steps(game: Game[Any, Any], state: Any, seed: int) -> Iterator[int]:
    """Play at random; yields each action before it is carried out."""
    rng = random.Random(seed)
    while not game.over(state):
        action = rng.choice(game.legal(state))
        yield action
        game.apply(state, action)
