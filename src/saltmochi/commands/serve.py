"""`saltmochi serve`."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import Any

import click

from saltmochi.commands.options import option
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.texts import say


def serve_command(language: str) -> click.Command:
    """Run a table server."""
    from saltmochi.server.settings import NAMES

    def serve(opens: bool, **flags: Any) -> None:
        from saltmochi.server.runner import serve as run
        from saltmochi.server.settings import settings_from
        from saltmochi.terminal.invitation import addresses, show_invitation

        screen = console()

        def ready(address: str) -> None:
            here, network = addresses(address)
            screen.print(say(language, "cli-serve-ready", address=here), style="bold", soft_wrap=True)
            if network:
                show_invitation(screen, language, network)
            screen.print(say(language, "cli-serve-stop"), style="dim")
            if opens and has_screen():
                webbrowser.open(here)

        settings = settings_from(flags)
        screen.print(say(language, "cli-serve-starting"), style="dim")
        run(settings, ready)
        screen.print(say(language, "cli-serve-bye"))

    opening = click.Option(["--open", "opens"], is_flag=True, help=say(language, "cli-serve-open"))
    return LocalCommand(
        language,
        "serve",
        "saltmochi serve --open",
        help=f"{say(language, 'cli-serve-help')}\n\n{say(language, 'cli-serve-about')}",
        short_help=say(language, "cli-serve-help"),
        callback=serve,
        params=[
            opening,
            option(language, "--config", "cli-serve-config", metavar="FILE"),
            *(setting(language, name) for name in NAMES),
        ],
    )


def has_screen() -> bool:
    """Whether a browser can show itself here; on a machine without a screen the address alone is told."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def setting(language: str, name: str) -> click.Option:
    """The flag of a setting; its value is checked with those of the environment and the file."""
    from saltmochi.server.settings import Settings

    word, usual = name.replace("_", "-"), "" if name == "database" else getattr(Settings(), name)
    found = option(language, f"--{word}", f"cli-serve-{word}", metavar=placeholder(name, usual))
    if usual not in ("", ()):
        found.help = f"{found.help}  [default: {str(usual).lower()}]"
    return found


def placeholder(name: str, usual: object) -> str:
    """What stands for the value of a setting."""
    if isinstance(usual, bool):
        return "true|false"
    if isinstance(usual, int | float):
        return "SECONDS" if name.endswith("seconds") else "NUMBER"
    return name.rsplit("_", maxsplit=1)[-1].upper()
