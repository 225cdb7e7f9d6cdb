"""Positions in the game's notation, and helpers to play and read them.

players: 3
value: -
turn: 2
hand 1: 3/lemon 4/lemon 9/soda
kept 2: 0/grape
left: 1/peach 6/matcha
right: 8/matcha
flip: 4/lemon

Sides are written from the bottom up. What is left out is zero or empty; the value is +, and the cards have no effects
but those that the lines `flip`, `draw`, `pass` and `keep` give them. The deck is made of the cards not named
elsewhere, unless a line `deck:` names its cards: then the others are set aside.
"""

from __future__ import annotations

from collections import Counter

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, HIDDEN, NO_CARD, WORD, WORDS, Effect
from saltmochi.games.happy_mochi.memory import show_to_all, shuffle_all
from saltmochi.games.happy_mochi.notation import SIDES, card_from, card_name, cards_from
from saltmochi.games.happy_mochi.rules import set_up, show_to_one
from saltmochi.games.happy_mochi.state import (
    HAND,
    KEPT,
    SEATS,
    Phase,
    State,
    Value,
    add_to_deck,
    append,
    cover,
    remove_from_deck,
)
from saltmochi.games.happy_mochi.view import View
from tests.games import moves as moves_of_any_game

EFFECTS = ("flip", "draw", "pass", "keep")


def table(text: str) -> State:
    """Return the state of a position, in the middle of the first round."""
    lines = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in text.splitlines())}
    state = State()
    state.players, state.target = int(lines.get("players", "2")), int(lines.get("target", "30"))
    set_up(state)
    state.phase = Phase.TURN
    state.turn = state.acting = int(lines.get("turn", "1")) - 1
    state.starter = int(lines.get("starter", "1")) - 1
    state.turns = int(lines.get("turns", "0"))
    state.scoreless = int(lines.get("scoreless", "0"))
    state.round = 1
    state.dealt = 7
    state.value = Value.MINUS if lines.get("value") == "-" else Value.PLUS
    for seat, score in enumerate(lines.get("scores", "").split()):
        state.scores[seat] = int(score)
    for name in EFFECTS:
        for card in cards_from(lines.get(name, "").split()):
            state.effects[card] = Effect[name.upper()]
    lay_out(state, lines)
    return state


def lay_out(state: State, lines: dict[str, str]) -> None:
    """Put the cards where they belong; each player knows what they can have seen."""
    shuffle_all(state)
    for seat in range(SEATS):
        for row, line in ((HAND + seat, f"hand {seat + 1}"), (KEPT + seat, f"kept {seat + 1}")):
            for card in cards_from(lines.get(line, "").split()):
                remove_from_deck(state, card)
                show_to_one(state, card, seat)
                append(state, row, card)
    for side, line in enumerate(SIDES):
        for card in cards_from(lines.get(line, "").split()):
            remove_from_deck(state, card)
            show_to_all(state, card)
            cover(state, side, card)
    if "deck" in lines:
        state.deck[:] = [0] * WORDS
        for card in cards_from(lines["deck"].split()):
            add_to_deck(state, card)


def play(state: State, *moves: str) -> State:
    """Carry out moves that must all be legal."""
    return moves_of_any_game.play(GAME, state, *moves)


def offered(state: State) -> set[str]:
    """Return the legal actions."""
    return moves_of_any_game.offered(GAME, state)


def names(cards: list[int]) -> str:
    """Return the names of cards; a question mark for a hidden one."""
    return " ".join("?" if card == HIDDEN else card_name(card) for card in cards)


def hand(state: State | View, player: int) -> str:
    """Return a player's hand; players are counted from 1, as in the notation."""
    return names(state.rows[HAND + player - 1][: state.sizes[HAND + player - 1]])


def kept(state: State | View, player: int) -> str:
    """Return what a player has kept."""
    return names(state.rows[KEPT + player - 1][: state.sizes[KEPT + player - 1]])


def held(state: State | View, player: int) -> str:
    """Return the card that a player holds aside."""
    card = state.held[player - 1]
    return "" if card == NO_CARD else names([card])


def side(state: State | View, name: str) -> str:
    """Return a side of the pair, from the bottom up."""
    number = SIDES.index(name)
    return names(state.piles[number][: state.heights[number]])


def in_deck(state: State, name: str) -> bool:
    """Whether a card is in the deck."""
    card = card_from(name)
    return state.deck[WORD[card]] & BIT[card] != 0


def acting(state: State) -> int:
    """Return the player who acts next."""
    return GAME.actor(state) + 1


def sees(state: State, player: int) -> View:
    """Return a player's view."""
    return GAME.view(state, player - 1)


def cards_on(state: State) -> Counter[int]:
    """Count the cards of a state."""
    cards = Counter(card for card in range(CARD_COUNT) if state.deck[WORD[card]] & BIT[card])
    for row, size in zip(state.rows + state.piles, state.sizes + state.heights, strict=True):
        cards.update(row[:size])
    cards.update(card for card in state.held if card != NO_CARD)
    return cards
