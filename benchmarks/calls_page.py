"""The chart of calls on docs/findings.md: a picture for each number of players, and the matches that check it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from saltmochi.bots.sea_salt_paper.call_chart import COLUMNS, MOST_OPEN, MOST_TENS
from saltmochi.terminal.plots import EDGE, FAINT, INK, LINE, QUIET, add_axes_at, draw_figure, draw_text

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Results = dict[str, Any]

PLAYERS = ("2", "3", "4")
# A cell needs so many decisions; its choice is clear if it leads by so many standard errors.
LEAST, CLEAR_ERRORS = 15, 2.0
LETTERS = "SLW"
CHOICES = ("STOP", "LAST CHANCE", "wait")
COLOURS = ("#e69f00", "#0072b2", "#cfd8dc")
POINTS = ("7", "8", "9", "10", "11+")
DECK = ("0–9", "10–19", "20–29", "30–39", "40+")
OPEN = ("0", "1", "2", "3+")
# Sizes in inches.
WIDE, CELL, LABELS, HEAD = 7.0, 0.29, 0.75, 0.95


def cell_at(cells: Results, own: int, tens: int, few: int) -> Results | None:
    """Return a cell of a chart; None if too few decisions belong to it."""
    cell: Results | None = cells.get(f"{own} {tens} {few}")
    return cell if cell and cell["n"] >= LEAST else None


def choice_of(cell: Results) -> int:
    """Return the choice with the highest mean chance to win the game."""
    chances: list[float] = cell["chances"]
    return chances.index(max(chances))


def chart_text(cells: Results) -> str:
    """Return the chart of one number of players as `call_chart` has it."""

    def letter(own: int, tens: int, few: int) -> str:
        cell = cell_at(cells, own, tens, few)
        return LETTERS[choice_of(cell)] if cell else "."

    def word(tens: int, few: int) -> str:
        return "".join(letter(own, tens, few) for own in range(COLUMNS))

    return "\n".join(" ".join(word(tens, few) for tens in range(MOST_TENS + 1)) for few in range(MOST_OPEN + 1))


# --- Pictures ---


def picture_name(players: str) -> str:
    """Return the name of the picture for a number of players."""
    return f"finding-calls-{players}"


def draw_charts(calls: Results, folder: Path) -> None:
    """Draw the chart of each number of players."""
    for players in PLAYERS:
        draw_chart(calls["cells"][players], players, folder / f"{picture_name(players)}.svg")


def draw_chart(cells: Results, players: str, path: Path) -> None:
    """Draw a grid for each number of open points: own points across, cards in the deck down."""
    high, wide = CELL * len(DECK), CELL * len(POINTS)
    gap = (WIDE - EDGE - LABELS - len(OPEN) * wide) / len(OPEN)

    def paint(figure: Figure) -> None:
        draw_text(figure, f"Stop, dare or wait: {players} players", EDGE, EDGE, size=11.5, weight="bold")
        draw_key_line(figure)
        for few, name in enumerate(OPEN):
            left = LABELS + EDGE + few * (wide + gap)
            axes = add_axes_at(figure, left, HEAD, wide, high)
            draw_grid(axes, cells, few)
            axes.set_title(f"{name} open", fontsize=8.5, color=QUIET, pad=4)
            axes.set_yticks(range(len(DECK)), DECK if few == 0 else [""] * len(DECK), fontsize=8)
        draw_text(figure, "own points", LABELS + EDGE, HEAD + high + 0.3, size=8.5, colour=QUIET)
        draw_text(figure, "deck", EDGE, HEAD - 0.22, size=8.5, colour=QUIET)

    draw_figure(path, WIDE, HEAD + high + 0.55, paint)


def draw_key_line(figure: Figure) -> None:
    """Say what the letters mean."""
    key = ", ".join(f"{letter}: {choice}" for letter, choice in zip(LETTERS, CHOICES, strict=True))
    draw_text(figure, f"{key}. Pale: the lead is not clear.", EDGE, EDGE + 1.4 * LINE, size=8.5, colour=QUIET)


def draw_grid(axes: Axes, cells: Results, few: int) -> None:
    """Draw the cells of one number of open points."""
    for own in range(len(POINTS)):
        for tens in range(len(DECK)):
            cell = cell_at(cells, own, tens, few)
            clear = cell is not None and cell["lead"] > CLEAR_ERRORS * cell["error"]
            colour = COLOURS[choice_of(cell)] if cell else "none"
            axes.add_patch(
                _square(own, tens, facecolor=colour, edgecolor=FAINT, alpha=1.0 if clear or not cell else 0.45)
            )
            if cell:
                dark = choice_of(cell) == 1 and clear
                colour = "white" if dark else INK
                axes.text(own, tens, LETTERS[choice_of(cell)], ha="center", va="center", fontsize=8.5, color=colour)
    axes.set_xlim(-0.5, len(POINTS) - 0.5)
    axes.set_ylim(-0.5, len(DECK) - 0.5)
    axes.set_xticks(range(len(POINTS)), POINTS, fontsize=8)
    axes.tick_params(length=0)
    axes.grid(visible=False)
    for side in axes.spines.values():
        side.set_visible(False)


def _square(x: int, y: int, **style: Any) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((x - 0.5, y - 0.5), 1, 1, linewidth=0.8, **style)


# --- Words ---


def shares(calls: Results, players: str) -> list[float]:
    """Return for each choice the share of decisions for which the chart names it."""
    cells = [cell for cell in calls["cells"][players].values() if cell["n"] >= LEAST]
    counted = sum(cell["n"] for cell in cells)
    return [sum(cell["n"] for cell in cells if choice_of(cell) == choice) / counted for choice in range(len(CHOICES))]


def shares_table(calls: Results) -> str:
    """Return how often the chart names each choice."""
    lines = [f"| players | {' | '.join(CHOICES)} | decisions |", "|---|---|---|---|---|"]
    for players in PLAYERS:
        parts = " | ".join(f"{share:.0%}" for share in shares(calls, players))
        lines.append(f"| {players} | {parts} | {sum(cell['n'] for cell in calls['cells'][players].values()):,} |")
    return "\n".join(lines)


def matches_table(calls: Results) -> str:
    """Return how often a bot that follows the chart won, with its interval."""
    lines = ["| players | won with the chart | equal share | games |", "|---|---|---|---|"]
    for players in PLAYERS:
        match = calls["matches"][players]
        follower = next(bot for bot in match["bots"] if bot["name"] == "chart")
        least, most = follower["interval"]
        lines.append(
            f"| {players} | {follower['win_rate']:.1%} ({least:.1%} to {most:.1%}) | {1 / int(players):.1%} | "
            f"{match['games']:,} |"
        )
    return "\n".join(lines)


def conclusion(calls: Results) -> str:
    """Return whether following the charts helped."""
    more, less, alike = "clearly more often", "clearly less often", "about as often"
    found: dict[str, list[str]] = {}
    for players in PLAYERS:
        follower = next(bot for bot in calls["matches"][players]["bots"] if bot["name"] == "chart")
        least, most = follower["interval"]
        equal = 1 / int(players)
        found.setdefault(more if least > equal else less if most < equal else alike, []).append(players)
    parts = [f"{words} with {' and '.join(numbers)} players" for words, numbers in found.items()]
    return f"Compared with its own rule for calls, a bot that called by the charts won {' and '.join(parts)}."
