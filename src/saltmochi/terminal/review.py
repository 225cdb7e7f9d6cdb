"""`saltmochi review`: what each decision of a game was worth, and how much of the result was luck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from saltmochi.study.review import Decision, Review, Swing
from saltmochi.table.game_record import GameRecord
from saltmochi.terminal.labels import edition_label, game_label
from saltmochi.terminal.presentation import presentation_of
from saltmochi.terminal.reasons import reason_text
from saltmochi.texts import list_text, number_text, say, share_text

# As wide as “−100.0”.
MARK_WIDTH = 6


class Move(NamedTuple):
    """A move of the record in words."""

    round: int
    sentence: str
    better: str  # the best action, if the move was a decision that a review points out
    reasons: tuple[str, ...]  # why it is better


def show_review(console: Console, language: str, record: GameRecord, review: Review, seat: int | None) -> None:
    """Print what made everybody's result, and the moments that mattered: to one seat, or to all."""
    names = names_of(language, record)
    seats = range(len(names)) if seat is None else [seat]
    console.print(say(language, "review-title", game=game_label(language, record.game)), style="bold", markup=False)
    edition = edition_label(language, record.options.edition)
    console.print(say(language, "play-setting", edition=edition, target=record.options.target), style="dim")
    console.print()
    show_players(console, language, review, names)
    console.print()
    console.print(say(language, "review-about"), style="dim")
    console.print(deserving_text(language, review, names), markup=False)
    moves = moves_in_words(language, record, pointed_out(review, seats, seat), names)
    show_costly(console, language, review.costly(seat), moves)
    for each in seats:
        luck = review.luckiest(each)
        show_luck(console, language, say(language, "review-luckiest", name=names[each]), luck, moves)
        show_luck(
            console, language, say(language, "review-unluckiest", name=names[each]), review.unluckiest(each), moves
        )


def names_of(language: str, record: GameRecord) -> list[str]:
    """Return the names of all players; a seat without one is called by its number."""
    seats = range(record.options.players)
    return [record.names.get(seat) or say(language, "play-seat", number=seat + 1) for seat in seats]


def deserving_text(language: str, review: Review, names: Sequence[str]) -> str:
    """Say who would have won with average luck."""
    seats = review.deserving()
    return say(
        language, "review-deserving", name=list_text(language, [names[seat] for seat in seats]), winners=len(seats)
    )


def points_text(language: str, change: float) -> str:
    """Format a change of a chance in percentage points, with its sign."""
    points = round(100 * change, 1)
    sign = "+" if points > 0 else "\u2212" if points < 0 else "±"
    return sign + number_text(language, abs(points), 1)


def show_players(console: Console, language: str, review: Review, names: Sequence[str]) -> None:
    """Print a table with what made each player's result."""
    share, points = partial(share_text, language), partial(points_text, language)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say(language, "play-player"), style="bold")
    for column in ("start", "luck", "own", "others", "result", "accuracy"):
        table.add_column(say(language, f"review-{column}"), justify="right")
    for player in review.players:
        table.add_row(
            Text(names[player.seat]),
            share(player.start),
            points(player.luck),
            points(player.skill),
            points(player.gifts),
            share(player.result),
            share(player.accuracy),
        )
    console.print(table)


def pointed_out(review: Review, seats: Sequence[int], seat: int | None) -> dict[int, Decision | None]:
    """Return the numbers of the moves that are shown, and which of them are decisions."""
    luck = [item for each in seats for item in (*review.luckiest(each), *review.unluckiest(each))]
    return {**{item.number: None for item in luck}, **{item.number: item for item in review.costly(seat)}}


def moves_in_words(
    language: str, record: GameRecord, wanted: dict[int, Decision | None], names: Sequence[str]
) -> dict[int, Move]:
    """Describe the moves with these numbers."""
    game, state, presentation = record.game, record.start(), presentation_of(record.game)
    found = {}
    for number, action in enumerate(record.actions, start=1):
        if number in wanted:
            decision = wanted[number]
            better = ""
            reasons: tuple[str, ...] = ()
            if decision:
                view = game.view(state, decision.seat)
                better = presentation.choice_text(language, view, game.action_of(decision.best), names)
                reasons = tuple(reason_text(language, presentation, reason) for reason in decision.reasons)
            sentence = presentation.describe_action(language, state, action, names)
            found[number] = Move(max(1, state.round), sentence, better, reasons)
        game.apply(state, action)
    return found


def show_costly(console: Console, language: str, decisions: Sequence[Decision], moves: dict[int, Move]) -> None:
    """Print the decisions that cost most."""
    show_heading(console, say(language, "review-costly"))
    if not decisions:
        console.print(say(language, "review-costly-none"))
    for decision in decisions:
        move = moves[decision.number]
        show_move(console, language, decision.number, points_text(language, -decision.loss), move)
        values = {"value": share_text(language, decision.value), "best": share_text(language, decision.best_value)}
        better = say(language, "review-better", action=move.better, **values)
        for line in (better, *move.reasons):
            show_line(console, "", line, "dim")


def show_luck(console: Console, language: str, heading: str, swings: Sequence[Swing], moves: dict[int, Move]) -> None:
    """Print the moments in which chance helped or hurt a player most."""
    if swings:
        show_heading(console, heading)
    for swing in swings:
        show_move(console, language, swing.number, points_text(language, swing.change), moves[swing.number])


def show_heading(console: Console, text: str) -> None:
    """Print a heading after an empty line."""
    console.print()
    console.print(text, style="bold", markup=False)


def show_move(console: Console, language: str, number: int, change: str, move: Move) -> None:
    """Print a move with its change of the chances."""
    where = say(language, "review-where", number=number, round=move.round)
    show_line(console, change, f"{where} {move.sentence}")


def show_line(console: Console, mark: str, text: str, style: str = "") -> None:
    """Print a text beside a mark; long texts go on below themselves."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=MARK_WIDTH, justify="right")
    table.add_column()
    table.add_row(Text(mark), Text(text, style))
    console.print(table)
