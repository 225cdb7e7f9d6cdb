"""`saltmochi verify`."""

from __future__ import annotations

import click

from saltmochi.commands.options import file_argument
from saltmochi.games import game
from saltmochi.table.fair_deal import verify as check
from saltmochi.table.game_record import MAX_CHARACTERS, GameRecord, parse_record
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.files import Damaged, read_text
from saltmochi.texts import Problem, list_text, say


def verify_command(language: str) -> click.Command:
    """Make the command that checks that a game was dealt by the secret that was committed to."""

    def verify(file: str) -> None:
        text = read_text(file, MAX_CHARACTERS)
        try:
            record = parse_record(text, game)
            count = check(record)
        except Problem as problem:
            raise Damaged(problem) from problem
        print(say(language, "cli-verify-sound", count=count))
        print("\n".join(mixed_lines(language, record)))

    return LocalCommand(
        language,
        "verify",
        "saltmochi verify my-game.txt",
        help=f"{say(language, 'cli-verify-help')}\n\n{say(language, 'cli-verify-about')}",
        short_help=say(language, "cli-verify-help"),
        callback=verify,
        params=[file_argument(language)],
    )


def mixed_lines(language: str, record: GameRecord) -> list[str]:
    """Return who mixed a seed into the deal, and who promised one without revealing it."""
    mixed = [seat for seat, mix in enumerate(record.mix) if mix.seed]
    missing = [seat for seat, mix in enumerate(record.mix) if mix.promise and not mix.seed]

    def names(seats: list[int]) -> str:
        return list_text(language, [record.names.get(n) or say(language, "play-seat", number=n + 1) for n in seats])

    lines = [say(language, "cli-verify-mixed", names=names(mixed))] if mixed else [say(language, "cli-verify-unmixed")]
    return lines + ([say(language, "cli-verify-missing", names=names(missing))] if missing else [])
