"""Positions in the game's notation, and helpers to play and read them."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import cards_in, set_of
from saltmochi.games.sea_salt_paper.expansion_position import laid_text
from saltmochi.games.sea_salt_paper.holding import Holding
from saltmochi.games.sea_salt_paper.notation import card_name, cards_from, event_name
from saltmochi.games.sea_salt_paper.position import read_position
from saltmochi.games.sea_salt_paper.results import Parts, parts
from saltmochi.games.sea_salt_paper.rules import bonus_of, points_of
from saltmochi.games.sea_salt_paper.state import HAND, LAID, Sets, State
from saltmochi.games.sea_salt_paper.view import View
from tests.games import moves as moves_of_any_game

EDITIONS = GAME.editions


def table(text: str, edition: str = "italian") -> State:
    """Return the state of a position, in this edition."""
    return read_position(f"edition: {edition}\n{text}")


def salt(text: str, edition: str = "italian") -> State:
    """Return the state of a position with Extra Salt."""
    return table(f"expansions: extra-salt\n{text}", edition)


def pepper(event: str, text: str, edition: str = "italian") -> State:
    """Return the state of a position with both expansions; the round has this event."""
    return table(f"expansions: extra-salt,extra-pepper\nevent: {event}\n{text}", edition)


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


def pairs_laid(state: State, player: int) -> str:
    """Return the pairs and trios that a player has laid, as in a position."""
    return laid_text(state, player - 1)


def points(state: State, player: int) -> int:
    """Return the points of a player's cards, without colour bonus."""
    return points_of(state, player - 1)


def bonus(state: State, player: int) -> int:
    """Return a player's colour bonus."""
    return bonus_of(state, player - 1)


def held(state: State) -> list[str]:
    """Return the event that each player holds."""
    return [event_name(event) for event in state.held[: state.players]]
