"""`saltmochi editions`."""

from __future__ import annotations

import click

from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.texts import say


def editions_command(language: str) -> click.Command:
    """Compare the boxes."""

    def editions() -> None:
        from saltmochi.terminal.editions import show_editions

        show_editions(console(), language)

    help_text = say(language, "cli-editions-help")
    return LocalCommand(language, "editions", "saltmochi editions", help=help_text, callback=editions)
