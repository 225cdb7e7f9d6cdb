"""What Happy Mochi shows in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from saltmochi.games.happy_mochi.cards import CARDS, COLOUR, HIDDEN, NUMBER, Colour, Effect
from saltmochi.games.happy_mochi.disclosure import row
from saltmochi.games.happy_mochi.explanation import (
    card_text,
    choice_text,
    describe_action,
    effect_line,
    effect_text,
    ending_text,
    number_text,
    pair,
    the_card_text,
)
from saltmochi.games.happy_mochi.notation import cards_from
from saltmochi.games.happy_mochi.results import round_result
from saltmochi.games.happy_mochi.rules import may_play
from saltmochi.games.happy_mochi.scoring import points
from saltmochi.games.happy_mochi.state import HAND, KEPT, Phase, State, Value
from saltmochi.games.happy_mochi.view import View
from saltmochi.table.outcome import Outcome
from saltmochi.texts import Problem, say

# What the terminal finds by name in this module is made in part by the game itself.
__all__ = ["choice_text", "describe_action"]

RULES_MESSAGE = "mochi-rules"

# Colour helps to tell cards apart; the word for it always stands beside.
STYLES = {
    Colour.STRAWBERRY: "bright_red",
    Colour.PEACH: "dark_orange",
    Colour.LEMON: "bright_yellow",
    Colour.MATCHA: "green",
    Colour.SODA: "bright_cyan",
    Colour.GRAPE: "magenta",
    Colour.SESAME: "bold",
}
UNSEEN = "?"
# The space between two cards of the own hand.
GAP = 2
# A card of the own hand: its place, its name, its effect.
Column = tuple[Text, Text, Text]
# When a player looks around the table before choosing; else at the own hand alone.
LOOKS_AROUND = (Phase.TURN, Phase.DRAW, Phase.TARGET, Phase.KEEP_ONE)


# --- Cards ---


def coloured_card(language: str, card: int, effect: int = Effect.NONE) -> Text:
    """Return a card in its colour, with its effect; a mark for one not seen."""
    if card == HIDDEN:
        return Text(UNSEEN, style="dim")
    text = Text(card_text(language, card), style=STYLES[CARDS[card].colour])
    return text.append(f" ({effect_text(language, effect)})", style="italic") if effect else text


def coloured_row(language: str, cards: Sequence[int]) -> Text:
    """Return cards in a row, each in its colour."""
    return Text(", ").join(coloured_card(language, card) for card in cards)


# --- The table ---


def prompt_text(language: str, view: View) -> str:
    """Return what the player has to decide."""
    match view.phase:
        case Phase.TURN if not can_play(view):
            return say(language, "mochi-ask-turn-draw")
        case Phase.INSERT:
            card = view.held[view.seat]
            return say(language, "mochi-ask-insert", card=the_card_text(language, card))
    return say(language, f"mochi-ask-{Phase(view.phase).name.lower().replace('_', '-')}")


def can_play(view: View) -> bool:
    """Whether two neighbours in the player's hand fit; the rule reads of the table only what a view has too."""
    hand = row(view, HAND + view.seat)
    return any(may_play(cast(State, view), left, right) for left, right in pairwise(hand))


def show_table(console: Console, language: str, view: View, names: Sequence[str]) -> None:
    """Print the table when there is something to look around for, and the player's own hand before every choice."""
    if looks_around(view):
        show_surroundings(console, language, view, names)
    if view.phase != Phase.KEEP_ONE:
        show_pair(console, language, view)
    show_hand(console, language, view)


def looks_around(view: View) -> bool:
    """Whether a player looks around the table before choosing."""
    return view.phase in LOOKS_AROUND


def show_surroundings(console: Console, language: str, view: View, names: Sequence[str]) -> None:
    """Print everybody's total, hand and kept cards; the player's own hand is shown apart."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say(language, "play-player"), style="bold")
    table.add_column(say(language, "play-total"), justify="right")
    table.add_column(say(language, "mochi-heading-hand"))
    table.add_column(say(language, "mochi-heading-kept"))
    for seat, name in enumerate(names):
        hand, kept = row(view, HAND + seat), row(view, KEPT + seat)
        cards = Text(say(language, "play-cards", count=len(hand)))
        if seat != view.seat and any(card != HIDDEN for card in hand):
            cards = Text.assemble(cards, "  ", coloured_row(language, hand))
        aside = coloured_row(language, kept) if kept else Text(say(language, "play-nothing"), style="dim")
        table.add_row(Text(name), str(view.scores[seat]), cards, aside)
    console.print(table)


def show_pair(console: Console, language: str, view: View) -> None:
    """Print the Central Pair, what must be played onto it, and the deck."""
    left, right = pair(view)
    number = number_text(left, right)
    cards = Text(", ").join(coloured_card(language, card, view.effects[card]) for card in (left, right))
    console.print(Text.assemble((say(language, "mochi-pair") + " ", "bold"), (number, "bold"), "  ", cards))
    alike = "-alike" if COLOUR[left] == COLOUR[right] else ""
    wanted = say(language, f"mochi-value-{Value(view.value).name.lower()}{alike}", value=number)
    console.print(Text.assemble((say(language, "mochi-value") + " ", "bold"), wanted))
    console.print(Text.assemble((say(language, "play-deck") + " ", "bold"), f"({view.deck_size})"))


def show_hand(console: Console, language: str, view: View) -> None:
    """Print the player's own hand: places, cards and effects; when a turn begins also what these effects do."""
    hand = row(view, HAND + view.seat)
    console.print(say(language, "mochi-hand"), style="bold")
    columns = [
        (Text(str(place), style="dim"), coloured_card(language, card), styled_effect(language, view.effects[card]))
        for place, card in enumerate(hand, start=1)
    ]
    for part in break_lines(columns, console.width):
        table = Table.grid(padding=(0, GAP, 0, 0))
        for line in zip(*part, strict=True):
            if any(line):
                table.add_row(*line)
        console.print(table)
    if view.phase == Phase.TURN:
        effects = sorted({view.effects[card] for card in hand} - {Effect.NONE})
        for effect in effects:
            console.print(Text(effect_line(language, effect), style="dim"))


def break_lines(columns: list[Column], width: int) -> list[list[Column]]:
    """Break a row of columns into lines that are not wider than this."""
    lines: list[list[Column]] = [[]]
    left = width
    for column in columns:
        needed = max(text.cell_len for text in column) + GAP
        if lines[-1] and left < needed:
            lines.append([])
            left = width
        lines[-1].append(column)
        left -= needed
    return lines


def styled_effect(language: str, effect: int) -> Text:
    """Return an effect, or nothing where there is none."""
    return Text(effect_text(language, effect), style="italic") if effect else Text()


def show_points(console: Console, language: str, view: View) -> None:
    """Print what the player's hand would cost."""
    hand = row(view, HAND + view.seat)
    for card in hand:
        console.print(Text.assemble(f"  {NUMBER[card]:>3}  ", coloured_card(language, card)))
    console.print(say(language, "mochi-cost", count=points(hand, len(hand))), style="bold")


def show_round(console: Console, language: str, state: State, names: Sequence[str], reader: int | None = None) -> None:
    """Print how the round on the table ended, and what it cost everybody; at the end of the game with the hands."""
    result = round_result(state)
    if result is None:
        return
    console.print(ending_text(language, state, names, reader), style="bold", markup=False)
    hands = [row(state, HAND + seat) for seat in range(state.players)]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say(language, "play-player"), style="bold")
    if any(hands):
        table.add_column(say(language, "play-hand"))
    table.add_column(say(language, "mochi-heading-penalty"), justify="right")
    table.add_column(say(language, "play-total"), justify="right", style="bold")
    for seat, name in enumerate(names):
        hand = [coloured_row(language, hands[seat])] if any(hands) else []
        table.add_row(Text(name), *hand, f"+{result.gains[seat]}", str(state.scores[seat]))
    console.print(table)
    console.print(say(language, "mochi-lowest", target=state.target), style="dim")


def outcome_text(language: str, outcome: Outcome, winners: Mapping[str, object]) -> str:
    """Return who has won and why the game is over."""
    return say(language, f"mochi-outcome-{outcome.reason}", **winners)


# --- The score of a hand ---


def show_score(console: Console, language: str, entry: dict[str, list[str]]) -> None:
    """Print the penalty points of a hand, card by card."""
    cards = hand_from(entry)
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for card in cards:
        table.add_row(coloured_card(language, card), str(NUMBER[card]))
    table.add_row(say(language, "mochi-sum"), str(points(cards, len(cards))), style="bold")
    console.print(table)


def score_as_dict(entry: dict[str, list[str]]) -> dict[str, Any]:
    """Return the penalty points of a hand as JSON has them."""
    cards = hand_from(entry)
    return {"points": points(cards, len(cards))}


def hand_from(entry: dict[str, list[str]]) -> list[int]:
    """Return the cards of an entry; nothing is laid in this game."""
    if entry.get("laid"):
        raise Problem("mochi-laid")
    return cards_from(entry["hand"])
