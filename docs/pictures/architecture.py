"""`make pictures`: draw the picture of docs/architecture.md from the lists below."""

from __future__ import annotations

from html import escape
from pathlib import Path

PICTURE = Path(__file__).with_name("architecture.svg")

# The rooms of the package, from left to right: each may import those to its left.
ROOMS = (
    (("texts", "four languages"),),
    (("table", "for all games"),),
    (("games", "the rulebooks"),),
    (("bots", "choose actions"),),
    (("arena", "many games"),),
    (("study", "judges moves"), ("envs", "for research"), ("training", "of networks")),
    (("server", "for people"),),
    (("terminal", "what you see"),),
    (("commands", "what you type"),),
)
# Three paths through the code, step by step; below each step, where it is done.
PATHS = (
    (
        "A move",
        (
            ("command", "transport"),
            ("validate", "tables/validation"),
            ("append to the log", "storage: group commit"),
            ("apply the event", "tables"),
            ("make seat views", "server/<game>"),
            ("tell every seat", "transport"),
        ),
    ),
    (
        "A bot's decision",
        (
            ("view", "what the seat may know"),
            ("determinization", "sample_state and belief"),
            ("select and expand", "bots/search: PUCT"),
            ("rollout", "bots/<game>: heuristics"),
            ("evaluate", "win_probability"),
            ("backpropagate", "many times, then choose"),
        ),
    ),
    (
        "A match",
        (
            ("options, bots, seed", "arena/match"),
            ("chunks of games", "on all cores, or on Ray"),
            ("play", "compiled, or timed bots"),
            ("observe rounds", "arena/<game>"),
            ("standings, answers", "with intervals"),
            ("tables and plots", "terminal"),
        ),
    ),
)

WIDTH, MARGIN, GAP = 1120, 20, 12
ROOM_HEIGHT, STEP_HEIGHT, LANE = 62, 62, 106
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1d2b3a; }
.small { font-size: 11.5px; fill: #51657a; }
.title { font-weight: 600; }
.room { fill: #dcecf3; stroke: #6f9bb3; }
.step { fill: #fdf3e4; stroke: #cfa76a; }
.arrow { stroke: #51657a; fill: none; marker-end: url(#tip); }
#tip path { fill: #51657a; }
@media (prefers-color-scheme: dark) {
  text { fill: #e3edf4; } .small { fill: #a9bccb; }
  .room { fill: #20394a; } .step { fill: #43361f; }
  .arrow { stroke: #a9bccb; } #tip path { fill: #a9bccb; }
}
"""


def box(kind: str, x: float, y: float, width: float, height: float, name: str, about: str) -> str:
    """Draw a box with a name and a line about it."""
    middle = x + width / 2
    return (
        f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height}" rx="8"/>'
        f'<text class="title" x="{middle:.0f}" y="{y + height / 2 - 3:.0f}" text-anchor="middle">{escape(name)}</text>'
        f'<text class="small" x="{middle:.0f}" y="{y + height / 2 + 16:.0f}" text-anchor="middle">'
        f"{escape(about)}</text>"
    )


def arrow(x: float, y: float, to: float) -> str:
    """Draw an arrow from left to right, or back."""
    return f'<path class="arrow" d="M{x:.0f} {y:.0f}H{to:.0f}"/>'


def rooms(top: float) -> list[str]:
    """Draw the rooms; arrows point from a room to what it imports."""
    width = (WIDTH - 2 * MARGIN - (len(ROOMS) - 1) * 2 * GAP) / len(ROOMS)
    drawn = []
    for column, stack in enumerate(ROOMS):
        x = MARGIN + column * (width + 2 * GAP)
        for row, (name, about) in enumerate(stack):
            y = top + (row - (len(stack) - 1) / 2) * (ROOM_HEIGHT + GAP)
            drawn.append(box("room", x, y, width, ROOM_HEIGHT, name, about))
        if column:
            drawn.append(arrow(x - 3, top + ROOM_HEIGHT / 2, x - 2 * GAP + 5))
    return drawn


def path(title: str, steps: tuple[tuple[str, str], ...], top: float) -> list[str]:
    """Draw the steps of a path from left to right."""
    width = (WIDTH - 2 * MARGIN - (len(steps) - 1) * 2 * GAP) / len(steps)
    drawn = [f'<text class="title" x="{MARGIN}" y="{top - 9:.0f}">{escape(title)}</text>']
    for number, (name, about) in enumerate(steps):
        x = MARGIN + number * (width + 2 * GAP)
        drawn.append(box("step", x, top, width, STEP_HEIGHT, name, about))
        if number:
            drawn.append(arrow(x - 2 * GAP + 3, top + STEP_HEIGHT / 2, x - 5))
    return drawn


def picture() -> str:
    """Draw everything."""
    half_stack = (max(map(len, ROOMS)) - 1) / 2 * (ROOM_HEIGHT + GAP)
    first = 40 + half_stack
    lanes = first + ROOM_HEIGHT + half_stack + 46
    title = "Packages: each imports only those to its left"
    drawn = [f'<text class="title" x="{MARGIN}" y="24">{title}</text>', *rooms(first)]
    for number, (name, steps) in enumerate(PATHS):
        drawn += path(name, steps, lanes + number * LANE)
    height = lanes + len(PATHS) * LANE - 24
    tip = (
        '<marker id="tip" markerWidth="8" markerHeight="8" refX="6" refY="3" orient="auto">'
        '<path d="M0 0L6 3L0 6z"/></marker>'
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
    label = "<title>The packages of Saltmochi, and the paths of a move, a bot's decision and a match</title>"
    return "\n".join([head, label, f"<style>{STYLE}</style>", f"<defs>{tip}</defs>", *drawn, "</svg>"]) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
