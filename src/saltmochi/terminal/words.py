"""Where the terminal finds what a game has to say about itself."""

from __future__ import annotations

from rich.text import Text

from saltmochi.games.sea_salt_paper.cards import CARDS, Colour
from saltmochi.games.sea_salt_paper.explanation import card_text

# Colour helps to tell cards apart; the word for it always stands beside.
STYLES = {
    Colour.DARK_BLUE: "blue",
    Colour.LIGHT_BLUE: "bright_cyan",
    Colour.BLACK: "bold",
    Colour.YELLOW: "bright_yellow",
    Colour.GREEN: "green",
    Colour.WHITE: "bold italic",
    Colour.PURPLE: "magenta",
    Colour.GREY: "dim",
    Colour.LIGHT_ORANGE: "yellow",
    Colour.PINK: "bright_magenta",
    Colour.ORANGE: "dark_orange",
}


def card(language: str, number: int) -> Text:
    """A card in its colour."""
    return Text(card_text(language, number), style=STYLES[CARDS[number].colour])


def cards(language: str, numbers: list[int], nothing: str) -> Text:
    """Cards in a row."""
    return Text(", ").join(card(language, number) for number in numbers) if numbers else Text(nothing, style="dim")
