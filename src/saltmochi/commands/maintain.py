"""`saltmochi maintain`."""

from __future__ import annotations

import click

from saltmochi.commands.database_options import database_options, settings_of, size_text
from saltmochi.commands.options import option
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.terminal.progress import steps_progress
from saltmochi.texts import say


def maintain_command(language: str) -> click.Command:
    """Make the command that deletes old tables and shrinks the database."""

    def maintain(keep_days: str | None, dry_run: bool, database: str | None, config: str | None) -> None:
        from saltmochi.server.storage.maintenance import find_old
        from saltmochi.server.storage.maintenance import maintain as run

        settings, screen = settings_of(keep_days=keep_days, database=database, config=config), console()
        if dry_run:
            found = find_old(settings.database, settings.keep_days)
            screen.print(say(language, "cli-maintain-found", count=found.tables))
            return
        with steps_progress(screen, say(language, "cli-maintain-deleting")) as progress:
            deleted, sizes = run(settings.database, settings.keep_days, progress)
        if settings.keep_days:
            screen.print(say(language, "cli-maintain-deleted", count=deleted.tables))
        if sizes:
            before, after = (size_text(language, size) for size in sizes)
            screen.print(say(language, "cli-maintain-size", before=before, after=after))

    return LocalCommand(
        language,
        "maintain",
        "saltmochi maintain --keep-days 365",
        help=f"{say(language, 'cli-maintain-help')}\n\n{say(language, 'cli-maintain-about')}",
        short_help=say(language, "cli-maintain-help"),
        callback=maintain,
        params=[
            option(language, "--keep-days", "cli-maintain-keep-days", metavar="NUMBER"),
            option(language, "--dry-run", "cli-maintain-dry-run", is_flag=True),
            *database_options(language),
        ],
    )
