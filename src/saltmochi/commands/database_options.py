"""What the commands for a server's database share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from saltmochi.commands.options import option
from saltmochi.texts import number_text, say

if TYPE_CHECKING:
    from saltmochi.server.settings import Settings

MEGABYTE = 1_000_000


def database_options(language: str) -> list[click.Option]:
    """Make the options that say which database is meant: the same as for `serve`."""
    return [
        option(language, "--database", "cli-serve-database", metavar="DATABASE"),
        option(language, "--config", "cli-serve-config", metavar="FILE"),
    ]


def settings_of(**flags: Any) -> Settings:
    """Return the settings, from flags, the environment and a file."""
    from saltmochi.server.settings import settings_from

    return settings_from(flags)


def size_text(language: str, size: int) -> str:
    """Return a number of bytes in megabytes."""
    return say(language, "cli-megabytes", size=number_text(language, size / MEGABYTE, 1))
