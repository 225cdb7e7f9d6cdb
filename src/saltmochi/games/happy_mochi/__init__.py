"""Happy Mochi, for 2 to 6 players."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from saltmochi.games.happy_mochi import determinization, disclosure, results, rules, view
from saltmochi.games.happy_mochi.deck import Deck, default_deck
from saltmochi.games.happy_mochi.notation import NOTATION
from saltmochi.games.happy_mochi.state import SEATS, Ending, State
from saltmochi.games.happy_mochi.view import View
from saltmochi.table import phase
from saltmochi.table.game import Game, Rules
from saltmochi.texts import LANGUAGES

# §6.1: the total that ends the game, for any number of players.
TARGET = 30


def edition_of(deck: Deck) -> str:
    """Return the edition that a deck makes: `standard`, or a hash of the deck.

    The hash makes a game record say which deck it needs.
    """
    if deck == default_deck():
        return "standard"
    return f"deck-{hashlib.sha256(bytes(deck)).hexdigest()[:8]}"


def state_factory(deck: Deck) -> Callable[[], State]:
    """Return a function that makes states with this deck."""

    def new_state() -> State:
        state = State()
        state.effects[:] = map(int, deck)
        return state

    return new_state


def with_deck(deck: Deck) -> Game[State, View]:
    """Return the game with this deck."""
    return Game(
        name="happy-mochi",
        version=1,
        order=2,
        seats=range(2, SEATS + 1),
        editions=(edition_of(deck),),
        edition_by_language=dict.fromkeys(LANGUAGES, edition_of(deck)),
        endings=tuple(ending.name.lower() for ending in Ending),
        rules=Rules.found_in(rules, phase, view, determinization),
        new_state=state_factory(deck),
        new_view=View,
        new_scratch=determinization.Scratch,
        default_target=lambda _: TARGET,
        find_outcome=results.find_outcome,
        text_of=NOTATION.text_of,
        action_of=NOTATION.action_of,
        disclose=disclosure.disclose,
        reveals=disclosure.reveals,
    )


GAME = with_deck(default_deck())
