"""Options as all commands have them."""

from __future__ import annotations

from typing import Any

import click

from saltmochi.texts import say


def option(language: str, name: str, message: str, **rest: Any) -> click.Option:
    """An option and the sentence that explains it."""
    return click.Option([name], help=say(language, message), **rest)
