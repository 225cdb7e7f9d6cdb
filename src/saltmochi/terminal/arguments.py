"""Arguments of commands: their types, messages about wrong ones, and help, in four languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from saltmochi.texts import LANGUAGES, Problem, say


class Whole(click.ParamType[int]):
    """A whole number within bounds, in plain digits.

    `click.IntRange` would also take `1_000`, `+5` and other scripts' digits, and puts `2<=x<=6` into the help.
    """

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ARG002
        """Read the number that was typed."""
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 20 and self.least <= int(text) <= self.most):
            raise Problem("cli-problem-number", value=text, least=self.least, most=self.most)
        return int(text)


class OneOf(click.Choice[str]):
    """One of some words: click's own type, which also completes them in shells, with our message and no brackets."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Read the word that was typed."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise Problem("cli-problem-choice", value=str(value), choices=", ".join(self.choices)) from None

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:  # noqa: ARG002
        """Return what the help shows for a value."""
        return "|".join(self.choices)


class LocalCommand(click.Command):
    """A command whose help is in the person's language and ends with an example."""

    def __init__(self, language: str, name: str, example: str, **rest: Any) -> None:
        self.language = language
        self.example = example
        help_option = click.Option(
            ["-h", "--help"], is_flag=True, expose_value=False, is_eager=True, callback=_show_help,
            help=say(language, "cli-option-help"),
        )  # fmt: skip
        language_option = click.Option(
            ["--language"], type=OneOf(LANGUAGES), expose_value=False,
            help=say(language, "cli-language", languages=", ".join(LANGUAGES)),
        )  # fmt: skip
        rest["params"] = [*rest.get("params", []), language_option, help_option]
        super().__init__(
            name, add_help_option=False, context_settings={"allow_extra_args": True},
            options_metavar=f"[{say(language, 'cli-word-options')}]", **rest
        )  # fmt: skip

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; none may be left over."""
        left = super().parse_args(ctx, args)
        if left and not isinstance(self, click.Group):
            raise Problem("cli-problem-extra", name=left[0])
        return left

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say(self.language, "cli-usage") + " ")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write nothing: arguments are listed among the options."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write arguments and options, and an example."""
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx)) is not None]
        self.section(formatter, "cli-options", lambda: formatter.write_dl(rows))
        self.section(formatter, "cli-example", lambda: formatter.write_text(self.example))

    def section(self, formatter: click.HelpFormatter, heading: str, write: Callable[[], None]) -> None:
        """Write a part of the help under its heading."""
        formatter.write(f"\n{say(self.language, heading)}\n")
        with formatter.indentation():
            write()


class LocalGroup(LocalCommand, click.Group):
    """A command that has others; without one of them it shows its help."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments."""
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Find the command that the first argument names."""
        if args[0] not in self.commands:
            raise Problem("cli-problem-command", name=args[0])
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, the options, and an example."""
        rows = [(name, command.get_short_help_str(200)) for name, command in self.commands.items()]
        self.section(formatter, "cli-commands", lambda: formatter.write_dl(rows))
        super().format_options(ctx, formatter)


class ScoreCommand(LocalCommand):
    """A command whose option `--laid` takes all cards that follow it, up to the next option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse `--laid a b` as `--laid a --laid b`."""
        spread: list[str] = []
        laid = False
        for arg in args:
            laid = arg == "--laid" or (laid and not arg.startswith("-"))
            if arg != "--laid":
                spread += ["--laid", arg] if laid else [arg]
        return super().parse_args(ctx, spread)


def _show_help(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(ctx.get_help())
        ctx.exit()


def problem_with(error: click.ClickException) -> Problem:
    """Translate an error of click into a problem with a message in four languages."""
    match error:
        case click.NoSuchOption():
            return Problem("cli-problem-option", option=error.option_name)
        case click.MissingParameter(param=click.Option(opts=[name, *_])):
            return Problem("cli-problem-missing", name=name)
        case click.MissingParameter():
            return Problem(
                "cli-problem-missing", name=error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
            )
        case click.BadOptionUsage():
            return Problem("cli-problem-value", name=error.option_name)
    return Problem("cli-problem-other")
