"""`saltmochi editions`."""

from __future__ import annotations

from typing import Any

import click

from saltmochi.games import names, room_module
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.texts import say


def editions_command(language: str) -> click.Command:
    """Make the command that compares the printed editions of every game that has such a comparison."""
    options = {name: editions_options(language, name) for name in names()}

    def editions(**values: Any) -> None:
        from saltmochi.terminal.presentation import module_with

        for name in names():
            own = {str(item.name): values[str(item.name)] for item in options[name]}
            if module := module_with(name, "show_editions"):
                module.show_editions(console(), language, **own)

    return LocalCommand(
        language,
        "editions",
        "saltmochi editions",
        help=say(language, "cli-editions-help"),
        callback=editions,
        params=[item for own in options.values() for item in own],
    )


def editions_options(language: str, name: str) -> list[click.Option]:
    """Make the options that only one game has, if its module in this room brings some."""
    make = getattr(room_module("commands", name), "editions_options", None)
    return make(language) if make else []
