"""The command line, `saltmochi`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise

import click

from saltmochi import __version__
from saltmochi.commands.admin import admin_command
from saltmochi.commands.advise import advise_command
from saltmochi.commands.arena import arena_command
from saltmochi.commands.backup import backup_command, restore_command
from saltmochi.commands.editions import editions_command
from saltmochi.commands.exit_codes import INTERRUPTED, WRONG_ARGUMENTS, WRONG_DATA
from saltmochi.commands.maintain import maintain_command
from saltmochi.commands.options import option
from saltmochi.commands.play import play_command
from saltmochi.commands.puzzles import puzzles_command
from saltmochi.commands.replay import replay_command
from saltmochi.commands.review import review_command
from saltmochi.commands.score import score_command
from saltmochi.commands.serve import serve_command
from saltmochi.commands.simulate import simulate_command
from saltmochi.commands.verify import verify_command
from saltmochi.games import names, room_module
from saltmochi.terminal.arguments import LocalGroup, problem_with
from saltmochi.terminal.files import Damaged, reason_of
from saltmochi.texts import LANGUAGES, Problem, language_from, say

COMMANDS = (
    play_command,
    score_command,
    advise_command,
    simulate_command,
    arena_command,
    replay_command,
    review_command,
    puzzles_command,
    editions_command,
)
# They follow after the commands that games bring.
LAST_COMMANDS = (
    serve_command,
    admin_command,
    backup_command,
    restore_command,
    maintain_command,
    verify_command,
)


def commands(language: str) -> click.Group:
    """Make all commands, with help in a language."""
    version = option(
        language, "--version", "cli-version", is_flag=True, expose_value=False, is_eager=True, callback=_show_version
    )
    group = LocalGroup(
        language,
        "saltmochi",
        "saltmochi play --language it",
        help=say(language, "cli-help"),
        params=[version],
        subcommand_metavar=f"{say(language, 'cli-word-command')} ...",
    )
    own = (command for name in names() for command in game_commands(language, name))
    shared, last = ((command(language) for command in some) for some in (COMMANDS, LAST_COMMANDS))
    for command in (*shared, *own, *last):
        group.add_command(command)
    return group


def game_commands(language: str, name: str) -> list[click.Command]:
    """Make the commands that a game's module in the room `commands` brings."""
    make_commands = getattr(room_module("commands", name), "commands", None)
    return make_commands(language) if make_commands else []


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"saltmochi {__version__}")
        ctx.exit()


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line; wrong arguments give one clear line and exit code 2."""
    args = list(sys.argv[1:] if args is None else args)
    language = wanted_language(args)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(commands(language), args, language))


def wanted_language(args: Sequence[str]) -> str:
    """Return the language that the arguments ask for, else that of the environment."""
    for arg, following in pairwise([*args, ""]):
        wanted = following if arg == "--language" else arg.removeprefix("--language=")
        if wanted in LANGUAGES and arg.startswith("--language"):
            return wanted
    return language_from(os.environ)


def run(group: click.Group, args: list[str], language: str) -> int:
    """Run a command and return the exit code."""
    try:
        result = group.main(args, prog_name="saltmochi", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except Damaged as damaged:
        return _refuse(damaged.problem.localized(language), WRONG_DATA)
    except (Problem, click.ClickException) as error:
        problem = error if isinstance(error, Problem) else problem_with(error)
        hint = " ".join(["saltmochi", *[arg for arg in args if arg in group.commands][:1], "--help"])
        sentence = say(language, "cli-problem-hint", problem=problem.localized(language), command=hint)
        return _refuse(sentence, WRONG_ARGUMENTS)
    except (KeyboardInterrupt, click.Abort):
        return _refuse(say(language, "cli-interrupted"), INTERRUPTED)
    except OSError as error:
        return _refuse(Problem("cli-problem-output", reason=reason_of(error)).localized(language), WRONG_DATA)


def _refuse(sentence: str, code: int) -> int:
    print(f"saltmochi: {sentence}", file=sys.stderr)
    return code
