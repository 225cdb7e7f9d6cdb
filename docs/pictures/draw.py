"""`make pictures`: the pictures of the README, drawn from the program itself."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.state import LAID, Phase, State, set_size
from saltmochi.table.rng import Rng, new_rng
from saltmochi.table.seats import DEALER
from saltmochi.terminal.play import YOU, Person, Quit
from saltmochi.terminal.presentation import presentation_of

FOLDER = Path(__file__).parent
# Paper by daylight: ink on warm white, and the colours of the cards.
PAPER = TerminalTheme(
    (253, 250, 243),
    (44, 52, 64),
    [
        (44, 52, 64),
        (190, 60, 50),
        (46, 125, 70),
        (200, 120, 20),
        (30, 70, 150),
        (130, 70, 150),
        (20, 130, 160),
        (90, 95, 105),
    ],
    [
        (90, 95, 105),
        (220, 90, 80),
        (60, 150, 90),
        (178, 134, 0),
        (60, 100, 190),
        (214, 90, 140),
        (40, 140, 190),
        (20, 25, 35),
    ],
)
TEMPLATE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>
{styles}
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{terminal_width}" height="{terminal_height}" rx="12" fill="#fdfaf3"/>
<g transform="translate(9, 9)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""


def moment(rng: Rng) -> State:
    """Play until a turn of the player begins with two pairs laid."""
    state, bot = GAME.deal(3, "french"), Bot(GAME, level_of("casual"), rng)
    while True:
        actor = GAME.actor(state)
        if actor == YOU and state.phase == Phase.TAKE and set_size(state, LAID + YOU) >= 4 and state.round > 1:
            return state
        GAME.apply(state, GAME.sample_chance(state, rng) if actor == DEALER else bot.choose(GAME.view(state, actor)))


def main() -> None:
    """Draw a game in the terminal."""
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False)
    typed = iter(["p", "q"])

    def ask(prompt: str) -> str:
        choice = next(typed)
        if choice != "q":
            console.print(f"{prompt}[bold]{choice}[/bold]")
        return choice

    state = moment(new_rng(12))
    person = Person(console, "en", presentation_of(GAME), ["You", "Opponent 1", "Opponent 2"], ask)
    with suppress(Quit):
        person.choose(GAME.view(state, YOU), GAME.legal(state))
    console.print()  # room below the last line
    picture = console.export_svg(title="", theme=PAPER, code_format=TEMPLATE)
    (FOLDER / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
