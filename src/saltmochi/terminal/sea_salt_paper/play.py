"""What Sea Salt & Paper shows while it is played in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from saltmochi.games.sea_salt_paper.cards import CARDS, NO_CARD, Colour, cards_in
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansions import BITS
from saltmochi.games.sea_salt_paper.explanation import (
    a_card_text,
    card_text,
    ending_text,
    event_text,
    event_word,
    line_text,
    table_terms,
)
from saltmochi.games.sea_salt_paper.holding import holding_of
from saltmochi.games.sea_salt_paper.notation import PILES as PILE_NAMES
from saltmochi.games.sea_salt_paper.notation import card_from
from saltmochi.games.sea_salt_paper.options import SeaOptions
from saltmochi.games.sea_salt_paper.point_lines import explain_points
from saltmochi.games.sea_salt_paper.results import parts_of, round_result
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, PILES, Phase, State
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.outcome import Outcome
from saltmochi.texts import list_text, say

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
# Stands for the points of a hand that was not shown.
UNSEEN = "?"
PARTS = ("duos", "collectors", "multipliers", "mermaids", "points", "colour_bonus")


# --- Cards ---


def card_in_sentence(language: str, card: str) -> str:
    """Return the name of a card, given in notation, with its article."""
    return a_card_text(language, card_from(card))


def cards_text(language: str, cards: list[int], nothing: str) -> Text:
    """Return cards in a row, each in its colour."""
    shown = [Text(card_text(language, card), style=STYLES[CARDS[card].colour]) for card in cards]
    return Text(", ").join(shown) if shown else Text(nothing, style="dim")


def cards_at(language: str, view: View, place: int) -> Text:
    """Return the cards of a hand, or those that a player has laid."""
    return cards_text(language, cards_in(view.duos[place], view.others[place]), say(language, "play-nothing"))


# --- The table ---


def prompt_text(language: str, view: View) -> str:
    """Return what the player has to decide."""
    return say(language, f"ask-{Phase(view.phase).name.lower().replace('_', '-')}")


def rules_text(language: str, view: View) -> str:
    """Return a summary of the rules of the table's edition."""
    rules = [say(language, "play-rules", **table_terms(view))]
    rules += [say(language, f"play-rules-{expansion}") for expansion, bit in BITS.items() if view.expansions & bit]
    return "\n".join(rules)


def show_table(console: Console, language: str, view: View, names: Sequence[str]) -> None:
    """Print the table when a turn begins, and the player's own cards before every choice."""
    if looks_around(view):
        show_surroundings(console, language, view, names)
    hand = cards_at(language, view, HAND + view.seat)
    points = say(language, "play-points", count=parts_of(view, view.seat).points)
    console.print(Text.assemble((say(language, "play-your-hand") + " ", "bold"), hand, f"  [{points}]"))
    if view.phase in (Phase.GIVE, Phase.GET):
        show_players(console, language, view, names)
    drawn = [card for card in view.drawn if card != NO_CARD] + view.looked[: view.looked_count]
    if drawn:
        cards = cards_text(language, drawn, "")
        console.print(Text.assemble((say(language, "play-drawn") + " ", "bold"), cards))


def looks_around(view: View) -> bool:
    """Whether a player looks around the table before choosing: when a turn begins."""
    return view.phase == Phase.TAKE


def show_surroundings(console: Console, language: str, view: View, names: Sequence[str]) -> None:
    """Print who has called last chance, everybody's cards as far as they are seen, the piles and the deck."""
    if view.caller not in (NOBODY, view.seat):
        called = say(language, "play-last-chance", caller=names[view.caller], **table_terms(view))
        console.print(called, style="bold yellow", markup=False)
    show_events(console, language, view, names)
    show_players(console, language, view, names)
    show_piles(console, language, view)


def show_events(console: Console, language: str, view: View, names: Sequence[str]) -> None:
    """Print the round's event, and those that players hold."""
    if view.event != Event.NONE:
        show_event(console, language, view, say(language, "events-round"), view.event)
    for seat, name in enumerate(names):
        if view.held[seat] != Event.NONE:
            show_event(console, language, view, f"{name}, {say(language, 'events-held')}", view.held[seat])


def show_event(console: Console, language: str, view: View, label: str, event: int) -> None:
    """Print an event and what it does."""
    effect = say(language, f"event-effect-{event_word(event)}", **table_terms(view))
    line = say(language, "labelled", label=label, text=event_text(language, event))
    console.print(Text.assemble((line, "bold"), f"  {effect}"))


def marked_name(language: str, view: View, seat: int, name: str) -> Text:
    """Return the name of a player, and whether that player is stung or behind a shell."""
    marks = [
        say(language, mark)
        for mark, bits in (("mark-stung", view.stung), ("mark-sheltered", view.sheltered))
        if bits >> seat & 1
    ]
    return Text(f"{name} ({', '.join(marks)})" if marks else name)


def show_players(console: Console, language: str, view: View, names: Sequence[str]) -> None:
    """Print everybody's total, hand and laid cards; the player's own hand is shown apart."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say(language, "play-player"), style="bold")
    table.add_column(say(language, "play-total"), justify="right")
    table.add_column(say(language, "play-hand"))
    table.add_column(say(language, "play-laid"))
    for seat, name in enumerate(names):
        hand = Text(say(language, "play-cards", count=view.hand_sizes[seat]))
        if view.shown[seat] and seat != view.seat:
            hand = cards_at(language, view, HAND + seat)
        laid = cards_at(language, view, LAID + seat)
        table.add_row(marked_name(language, view, seat, name), str(view.scores[seat]), hand, laid)
    console.print(table)


def show_piles(console: Console, language: str, view: View) -> None:
    """Print the two piles and the deck."""
    for pile in range(PILES):
        title = say(language, f"pile-{PILE_NAMES[pile]}")
        shown = cards_text(language, [view.tops[pile]] if view.heights[pile] else [], say(language, "play-pile-empty"))
        label = say(language, "labelled", label=f"({view.heights[pile]})", text="")
        console.print(Text.assemble((f"{title} ", "bold"), label, shown))
    console.print(Text.assemble((say(language, "play-deck") + " ", "bold"), f"({view.deck_size})"))


def show_points(console: Console, language: str, view: View) -> None:
    """Print why the player's cards are worth what they are worth."""
    for line in explain_points(holding_of(view, view.seat)):
        console.print(f"  {line.points:>3}  {line_text(language, line)}", highlight=False, markup=False)
    points = say(language, "play-points", count=parts_of(view, view.seat).points)
    console.print(f"{say(language, 'play-your-points')} {points}", style="bold")


def show_round(console: Console, language: str, state: State, names: Sequence[str], reader: int | None = None) -> None:
    """Print how the round ended and the points of everybody part by part; what was not paid is in brackets."""
    result = round_result(state)
    if result is None:
        return
    console.print(ending_text(language, state, names, reader), style="bold", markup=False)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say(language, "play-player"), style="bold")
    for part in PARTS:
        heading = say(language, f"part-{part.replace('_', '-')}")
        table.add_column(heading, justify="right", width=max(map(len, heading.split())))
    table.add_column(say(language, "play-gained"), justify="right", style="bold")
    table.add_column(say(language, "play-total"), justify="right", style="bold")
    for seat, name in enumerate(names):
        paid = {part: result.bonus_paid[seat] if part == "colour_bonus" else result.cards_paid[seat] for part in PARTS}
        points = {part: getattr(result.parts[seat], part, UNSEEN) for part in PARTS}
        cells = [str(points[part]) if paid[part] else f"[dim]({points[part]})[/dim]" for part in PARTS]
        table.add_row(Text(name), *cells, f"+{result.gains[seat]}", str(state.scores[seat]))
    console.print(table)


def outcome_text(language: str, outcome: Outcome, winners: Mapping[str, object]) -> str:
    """Return who has won and why the game is over."""
    return say(language, f"outcome-{outcome.reason.replace('_', '-')}", **winners)


def describe_options(language: str, options: SeaOptions) -> str:
    """Say which expansions and house rules a table plays with; "" if none."""
    names = [say(language, f"expansion-{expansion}") for expansion in options.expansions]
    found = [say(language, "with-expansions", expansions=list_text(language, names))] if names else []
    return ", ".join(found + ([say(language, "house-double-points")] if options.double_points else []))
