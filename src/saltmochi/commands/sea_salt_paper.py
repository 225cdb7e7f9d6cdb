"""What Sea Salt & Paper adds to the command line."""

from __future__ import annotations

import click

from saltmochi.games.sea_salt_paper.expansions import Expansion
from saltmochi.table.options import SEPARATOR
from saltmochi.texts import say

# Cards for the example of `saltmochi score`.
SCORE_EXAMPLE = "mermaid shell/grey shell/green --laid crab/black crab/green"

# A position for the example of `advise`.
ADVICE_EXAMPLE = """scores: 12 30
hand 1: octopus/green octopus/grey shell/grey shell/black penguin/pink
laid 1: boat/black boat/black
hand 2: 4
laid 2: fish/black fish/black
left: octopus/purple
right: mermaid
deck: 37"""


def score_options(language: str) -> list[click.Option]:
    """Make the options of `saltmochi score` for hands with expansions."""
    event = click.Option(["--event", "events"], metavar="EVENT", multiple=True, help=say(language, "cli-score-event"))
    return [expansions_option(language, "with", "cli-option-expansions"), event]


def editions_options(language: str) -> list[click.Option]:
    """Make the option of `saltmochi editions` for expansions."""
    return [expansions_option(language, "expansions", "cli-editions-expansions")]


def expansions_option(language: str, name: str, message: str) -> click.Option:
    """Make an option that names expansions; whether they exist is checked later.

    `name` is the parameter that gets the names, `message` the help text.
    """
    return click.Option(
        ["--with", name], metavar=f"{'|'.join(Expansion)},...", help=say(language, message),
        callback=lambda _context, _option, value: [name for name in (value or "").split(SEPARATOR) if name.strip()],
    )  # fmt: skip
