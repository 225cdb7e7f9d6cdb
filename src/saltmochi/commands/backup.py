"""`saltmochi backup` and `saltmochi restore`."""

from __future__ import annotations

from pathlib import Path

import click

from saltmochi.commands.database_options import database_options, settings_of, size_text
from saltmochi.commands.options import option
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.terminal.progress import steps_progress
from saltmochi.texts import say


def backup_command(language: str) -> click.Command:
    """Make the command that copies the database of a server."""

    def backup(file: str, force: bool, database: str | None, config: str | None) -> None:
        from saltmochi.server.storage.backup import back_up

        settings, screen = settings_of(database=database, config=config), console()
        with steps_progress(screen, say(language, "cli-backup-copying")) as progress:
            size = back_up(settings.database, Path(file), force, progress)
        screen.print(say(language, "cli-backup-done", path=file, size=size_text(language, size)))

    return LocalCommand(
        language,
        "backup",
        "saltmochi backup tables-monday.db",
        help=f"{say(language, 'cli-backup-help')}\n\n{say(language, 'cli-backup-about')}",
        short_help=say(language, "cli-backup-help"),
        callback=backup,
        params=[
            click.Argument(["file"], metavar="FILE", help=say(language, "cli-backup-file")),
            option(language, "--force", "cli-backup-force", is_flag=True),
            *database_options(language),
        ],
    )


def restore_command(language: str) -> click.Command:
    """Make the command that puts a backup in the place of the database."""

    def restore(file: str, database: str | None, config: str | None) -> None:
        from saltmochi.server.storage.backup import restore as put_back

        settings, screen = settings_of(database=database, config=config), console()
        with steps_progress(screen, say(language, "cli-backup-copying")) as progress:
            former = put_back(settings.database, Path(file), progress)
        screen.print(say(language, "cli-restore-done", path=file))
        if former:
            screen.print(say(language, "cli-restore-former", path=str(former)), soft_wrap=True)

    return LocalCommand(
        language,
        "restore",
        "saltmochi restore tables-monday.db",
        help=f"{say(language, 'cli-restore-help')}\n\n{say(language, 'cli-restore-about')}",
        short_help=say(language, "cli-restore-help"),
        callback=restore,
        params=[
            click.Argument(["file"], metavar="FILE", help=say(language, "cli-restore-file")),
            *database_options(language),
        ],
    )
