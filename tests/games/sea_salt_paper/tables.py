"""Tables written in the game's notation, and what is done on them."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import BIT, DUO_COUNT, cards_in
from saltmochi.games.sea_salt_paper.notation import card_name, cards_from
from saltmochi.games.sea_salt_paper.position import read_position
from saltmochi.games.sea_salt_paper.results import Parts, parts
from saltmochi.games.sea_salt_paper.state import HAND, LAID, Sets, State
from saltmochi.games.sea_salt_paper.view import View
from tests.games import moves as moves_of_any_game

EDITIONS = GAME.editions


def table(text: str, edition: str = "italian") -> State:
    """A table in a position of this edition."""
    return read_position(f"edition: {edition}\n{text}")


def play(state: State, *moves: str) -> State:
    """Carry out moves that must all be legal."""
    return moves_of_any_game.play(GAME, state, *moves)


def offered(state: State) -> set[str]:
    """What may be done."""
    return moves_of_any_game.offered(GAME, state)


def cards_at(table: Sets, place: int) -> list[str]:
    """The cards of a place without order."""
    return sorted(map(card_name, cards_in(table.duos[place], table.others[place])))


def hand(state: Sets, player: int) -> list[str]:
    """A player's hand; players are counted from one, as in the notation."""
    return cards_at(state, HAND + player - 1)


def laid(state: Sets, player: int) -> list[str]:
    """What a player has laid."""
    return cards_at(state, LAID + player - 1)


def pile(state: State, number: int) -> list[str]:
    """A pile from the bottom up."""
    return [card_name(card) for card in state.piles[number][: state.heights[number]]]


def worth(names: str) -> Parts:
    """What these cards are worth."""
    cards = cards_from(names.split())
    duos = sum(BIT[card] for card in cards if card < DUO_COUNT)
    return parts(duos, sum(BIT[card] for card in cards if card >= DUO_COUNT))


def sees(state: State, player: int) -> View:
    """What a player sees."""
    return GAME.view(state, player - 1)


def words(text: str) -> list[str]:
    """Names in order of the alphabet."""
    return sorted(text.split())
