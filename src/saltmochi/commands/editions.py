"""`saltmochi editions`."""

from __future__ import annotations

import click

from saltmochi.games import names
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.texts import say


def editions_command(language: str) -> click.Command:
    """Make the command that compares the printed editions of every game that has such a comparison."""

    def editions() -> None:
        from saltmochi.terminal.presentation import module_with

        for name in names():
            if module := module_with(name, "show_editions"):
                module.show_editions(console(), language)

    help_text = say(language, "cli-editions-help")
    return LocalCommand(language, "editions", "saltmochi editions", help=help_text, callback=editions)
