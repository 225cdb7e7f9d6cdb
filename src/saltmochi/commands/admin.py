"""`saltmochi admin`: look after a running server."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import click

from saltmochi.commands.exit_codes import WRONG_DATA
from saltmochi.commands.options import option
from saltmochi.server.admin.messages import (
    MAX_HOURS,
    AnyRequest,
    BanNetwork,
    CloseTable,
    MuteChat,
    ShowBans,
    ShowConnections,
    ShowTables,
    UnbanNetwork,
)
from saltmochi.table.seats import MAX_SEATS
from saltmochi.terminal.arguments import LocalCommand, LocalGroup, Whole
from saltmochi.terminal.console import console
from saltmochi.texts import say


class AdminCommand(NamedTuple):
    """A command for operators; its parameters have the names of the request's fields."""

    name: str
    request: Callable[..., AnyRequest]
    parameters: tuple[str, ...] = ()
    example: str = ""  # what follows the name


COMMANDS = (
    AdminCommand("tables", ShowTables),
    AdminCommand("connections", ShowConnections),
    AdminCommand("close", CloseTable, ("code",), "ABC234"),
    AdminCommand("mute", MuteChat, ("code", "seat"), "ABC234 2"),
    AdminCommand("unmute", partial(MuteChat, muted=False), ("code", "seat"), "ABC234 2"),
    AdminCommand("bans", ShowBans),
    AdminCommand("ban", BanNetwork, ("network", "hours"), "192.0.2.7 --hours 24"),
    AdminCommand("unban", UnbanNetwork, ("network",), "192.0.2.7"),
)


def admin_command(language: str) -> click.Command:
    """Make the group of commands for those who run a server."""
    group = LocalGroup(
        language,
        "admin",
        "saltmochi admin tables",
        help=f"{say(language, 'cli-admin-help')}\n\n{say(language, 'cli-admin-about')}",
        short_help=say(language, "cli-admin-help"),
        subcommand_metavar=f"{say(language, 'cli-word-command')} ...",
    )
    for command in COMMANDS:
        group.add_command(_click_command(language, command))
    return group


def _click_command(language: str, command: AdminCommand) -> click.Command:
    def run(config: str | None, database: str | None, admin_socket: str | None, as_json: bool, **values: Any) -> int:
        from saltmochi.server.admin.client import ask
        from saltmochi.server.settings import settings_from
        from saltmochi.terminal.admin import show_answer

        settings = settings_from({"config": config, "database": database, "admin_socket": admin_socket})
        answer = ask(settings, command.request(**values, language=language))
        if answer.problem:
            print(f"saltmochi: {answer.problem}", file=sys.stderr)
            return WRONG_DATA
        if as_json:
            print(json.dumps(answer.rows))
        else:
            show_answer(console(), language, command.name, answer.rows)
        return 0

    return LocalCommand(
        language,
        command.name,
        f"saltmochi admin {command.name} {command.example}".rstrip(),
        help=say(language, f"cli-admin-{command.name}"),
        callback=run,
        params=[
            *(PARAMETERS[name](language) for name in command.parameters),
            click.Option(["--json", "as_json"], is_flag=True, help=say(language, "cli-admin-json")),
            option(language, "--config", "cli-serve-config", metavar="FILE"),
            option(language, "--database", "cli-admin-database", metavar="DATABASE"),
            option(language, "--admin-socket", "cli-serve-admin-socket", metavar="SOCKET"),
        ],
    )


def _seat_argument(language: str) -> click.Argument:
    """Make the argument for a seat: people count seats from one, the server from zero."""

    def from_zero(_: click.Context, __: click.Parameter, seat: int | None) -> int | None:
        return None if seat is None else seat - 1

    text = say(language, "cli-admin-seat")
    return click.Argument(
        ["seat"], metavar="[SEAT]", required=False, type=Whole(1, MAX_SEATS), callback=from_zero, help=text
    )


PARAMETERS: dict[str, Callable[[str], click.Parameter]] = {
    "code": lambda language: click.Argument(["code"], metavar="TABLE", help=say(language, "cli-admin-code")),
    "seat": _seat_argument,
    "network": lambda language: click.Argument(["network"], metavar="ADDRESS", help=say(language, "cli-admin-network")),
    "hours": lambda language: option(language, "--hours", "cli-admin-hours", type=Whole(1, MAX_HOURS)),
}
