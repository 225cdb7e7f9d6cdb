"""Positions in the game's notation, and helpers to play and read them."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import cards_in, set_of
from saltmochi.games.sea_salt_paper.holding import Holding
from saltmochi.games.sea_salt_paper.notation import card_name, cards_from
from saltmochi.games.sea_salt_paper.position import read_position
from saltmochi.games.sea_salt_paper.results import Parts, parts
from saltmochi.games.sea_salt_paper.state import HAND, LAID, Sets, State
from saltmochi.games.sea_salt_paper.view import View
from tests.games import moves as moves_of_any_game

EDITIONS = GAME.editions


def table(text: str, edition: str = "italian") -> State:
    """Return the state of a position, in this edition."""
    return read_position(f"edition: {edition}\n{text}")


def play(state: State, *moves: str) -> State:
    """Carry out moves that must all be legal."""
    return moves_of_any_game.play(GAME, state, *moves)


def offered(state: State) -> set[str]:
    """Return the legal actions."""
    return moves_of_any_game.offered(GAME, state)


def cards_at(table: Sets, place: int) -> list[str]:
    """Return the names of the cards at an unordered place."""
    return sorted(map(card_name, cards_in(table.duos[place], table.others[place])))


def hand(state: Sets, player: int) -> list[str]:
    """Return a player's hand; players are counted from 1, as in the notation."""
    return cards_at(state, HAND + player - 1)


def laid(state: Sets, player: int) -> list[str]:
    """Return what a player has laid."""
    return cards_at(state, LAID + player - 1)


def pile(state: State, number: int) -> list[str]:
    """Return a pile from the bottom up."""
    return [card_name(card) for card in state.piles[number][: state.heights[number]]]


def worth(names: str) -> Parts:
    """Return the points of these cards, part by part."""
    return parts(Holding(set_of(cards_from(names.split()))))


def sees(state: State, player: int) -> View:
    """Return a player's view."""
    return GAME.view(state, player - 1)


def words(text: str) -> list[str]:
    """Return names in alphabetical order."""
    return sorted(text.split())
