"""One command, `saltmochi`."""

from __future__ import annotations

import os
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from io import StringIO, TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Any, TextIO

import click
from rich.console import Console

from saltmochi import __version__
from saltmochi.commands.options import option
from saltmochi.commands.serve import serve_command
from saltmochi.commands.verify import verify_command
from saltmochi.games import NAMES, game
from saltmochi.table.game import Game
from saltmochi.table.game_record import MOST_CHARACTERS, read, written
from saltmochi.terminal.arguments import LocalCommand, LocalGroup, OneOf, ScoreCommand, Whole, complaint
from saltmochi.terminal.files import Damaged, contents, folder, reason_of, writing
from saltmochi.texts import LANGUAGES, Problem, language_from, say

WRONG_DATA = 1
WRONG_ARGUMENTS = 2
INTERRUPTED = 130
MOST_SEED = 2**62 - 1
MOST_GAMES = 1_000_000_000
MOST_BOTS = 20
CORES, RAY = "cores", "ray"
# The bot that plays where a picture is asked for and no bots are named.
RANDOM = "random"
SEA_SALT_PAPER, HAPPY_MOCHI = NAMES


# --- The commands ---


def play_command(language: str) -> click.Command:
    """`saltmochi play`."""

    def play(
        which: str,
        opponents: int,
        level: str,
        edition: str | None,
        target: int | None,
        deck: str | None,
        record: str | None,
        seed: int | None,
    ) -> None:
        from saltmochi.bots.levels import level_of
        from saltmochi.terminal.play import play as run

        chosen = _game(which, deck)
        if opponents + 1 not in chosen.seats:
            raise Problem("cli-problem-opponents", opponents=opponents, most=chosen.seats[-1] - 1)
        options = chosen.options(opponents + 1, edition or chosen.edition_by_language[language], target)
        if record is not None:
            with writing(Path(record)):
                Path(record).open("a").close()
        dealt = secrets.randbits(62) if seed is None else seed
        played = run(_console(), language, chosen, options, level_of(level), dealt, _ask)
        if record is not None:
            with writing(Path(record)):
                Path(record).write_text(written(played), encoding="utf-8")

    return LocalCommand(
        language,
        "play",
        "saltmochi play --opponents 2 --level skilled --edition french",
        help=say(language, "cli-play-help"),
        callback=play,
        params=[
            _game_argument(language, default=SEA_SALT_PAPER, metavar="[GAME]"),
            option(language, "--opponents", "cli-play-opponents", type=Whole(1, 5), default=1, show_default=True),
            _level_option(language),
            _edition_option(language),
            option(language, "--target", "cli-target", type=Whole(1, 1000)),
            _deck_option(language),
            option(language, "--record", "cli-play-record", metavar="FILE"),
            option(language, "--seed", "cli-seed", type=Whole(0, MOST_SEED)),
        ],
    )


def score_command(language: str) -> click.Command:
    """`saltmochi score`."""

    def score(which: str, cards: tuple[str, ...], laid: tuple[str, ...], jsonl: bool) -> int:
        from saltmochi.terminal.score import score_lines
        from saltmochi.terminal.words import words_of

        if jsonl and (cards or laid):
            raise Problem("cli-problem-cards-and-jsonl")
        if not jsonl and not (cards or laid):
            raise Problem("cli-problem-no-cards")
        if not jsonl:
            words_of(which).show_score(_console(), language, {"hand": [*cards], **({"laid": [*laid]} if laid else {})})
            return 0
        sound = True
        for good, line in score_lines(_input(), language, words_of(which)):
            print(line)
            sound = sound and good
        return 0 if sound else WRONG_DATA

    return ScoreCommand(
        language,
        "score",
        "saltmochi score sea-salt-paper mermaid shell/grey shell/green --laid crab/black crab/green",
        help=f"{say(language, 'cli-score-help')}\n\n{say(language, 'cli-score-about')}",
        short_help=say(language, "cli-score-help"),
        callback=score,
        params=[
            _game_argument(language),
            click.Argument(["cards"], nargs=-1, metavar="CARD...", help=say(language, "cli-score-cards")),
            option(language, "--laid", "cli-score-laid", multiple=True, metavar="CARD..."),
            option(language, "--jsonl", "cli-score-jsonl", is_flag=True),
        ],
    )


def simulate_command(language: str) -> click.Command:
    """`saltmochi simulate`."""

    def simulate(
        which: str,
        players: int,
        edition: str | None,
        target: int | None,
        deck: str | None,
        games: int,
        seed: int,
        json: bool,
        records: str | None,
        bots: str | None,
        plot: str | None,
    ) -> int:
        from saltmochi.terminal.simulate import as_json, show_simulation
        from saltmochi.terminal.simulate import simulate as run

        chosen = _game(which, deck)
        options = chosen.options(players, edition or chosen.edition_by_language[language], target)
        if bots is not None or plot is not None:
            return _study(language, chosen, options, games, seed, json, records, RANDOM if bots is None else bots, plot)
        place = None if records is None else folder(records)
        with writing(place):
            result = run(Console(stderr=True), language, chosen, options, games, seed, place)
        if json:
            print(as_json(result))
        else:
            show_simulation(_console(), language, result, place)
        return 0

    return LocalCommand(
        language,
        "simulate",
        "saltmochi simulate sea-salt-paper --players 3 --edition italian --games 100000",
        help=f"{say(language, 'cli-simulate-help')}\n\n{say(language, 'cli-simulate-about')}",
        short_help=say(language, "cli-simulate-help"),
        callback=simulate,
        params=[
            _game_argument(language),
            *_table_options(language),
            option(
                language, "--games", "cli-simulate-games", type=Whole(1, MOST_GAMES), default=10_000, show_default=True
            ),
            option(language, "--seed", "cli-seed", type=Whole(0, MOST_SEED), default=1, show_default=True),
            option(language, "--json", "cli-simulate-json", is_flag=True),
            option(language, "--records", "cli-simulate-records", metavar="DIR"),
            option(language, "--bots", "cli-simulate-bots", metavar="BOT,BOT,..."),
            option(language, "--plot", "cli-arena-plot", metavar="FILE"),
        ],
    )


def _study(
    language: str,
    chosen: Game[Any, Any],
    options: tuple[int, int, int],
    games: int,
    seed: int,
    json: bool,
    records: str | None,
    bots: str,
    plot: str | None,
) -> int:
    """Let bots play many games, and answer what players ask; the exit code."""
    from saltmochi.arena.arena import Match
    from saltmochi.terminal.plots import draw_study
    from saltmochi.terminal.study import as_json, run_study, show_study

    def run(place: Path | None) -> Any:
        return run_study(Console(stderr=True), language, Match(chosen, _levels(bots), options, games, seed), place)

    return _watched(language, json, plot, records, run, as_json, show_study, draw_study)


def _watched(
    language: str,
    json: bool,
    plot: str | None,
    records: str | None,
    run: Callable[[Path | None], Any],
    as_json: Callable[[Any], str],
    show: Callable[[Console, str, Any, Path | None], None],
    draw: Callable[[Path, str, Any], None],
) -> int:
    """Let bots play, then tell what came of it, in words or in JSON, and in a picture if wanted; the exit code."""
    from saltmochi.terminal.plots import checked_plot

    picture = None if plot is None else checked_plot(plot)
    place = None if records is None else folder(records)
    with writing(place):
        result = run(place)
    if json:
        print(as_json(result))
    else:
        show(_console(), language, result, place)
    if picture and result.games:
        with writing(picture):
            draw(picture, language, result)
    return INTERRUPTED if result.interrupted else 0


def arena_command(language: str) -> click.Command:
    """`saltmochi arena`."""

    def arena(
        which: str,
        bots: str,
        players: int,
        edition: str | None,
        target: int | None,
        deck: str | None,
        games: int,
        seed: int,
        json: bool,
        plot: str | None,
        records: str | None,
        on: str,
    ) -> int:
        from saltmochi.arena.arena import Match
        from saltmochi.terminal.arena import as_json, run_tournament, show_tournament
        from saltmochi.terminal.plots import draw_tournament

        chosen = _game(which, deck)
        options = chosen.options(players, edition or chosen.edition_by_language[language], target)
        match = Match(chosen, _levels(bots), options, games, seed)

        def run(place: Path | None) -> Any:
            return run_tournament(Console(stderr=True), language, match, place, on == RAY)

        return _watched(language, json, plot, records, run, as_json, show_tournament, draw_tournament)

    return LocalCommand(
        language,
        "arena",
        "saltmochi arena sea-salt-paper --bots skilled,casual --games 200",
        help=f"{say(language, 'cli-arena-help')}\n\n{say(language, 'cli-arena-about')}",
        short_help=say(language, "cli-arena-help"),
        callback=arena,
        params=[
            _game_argument(language),
            option(language, "--bots", "cli-arena-bots", required=True, metavar="BOT,BOT,..."),
            *_table_options(language),
            option(
                language, "--games", "cli-simulate-games", type=Whole(1, MOST_GAMES), default=1000, show_default=True
            ),
            option(language, "--seed", "cli-seed", type=Whole(0, MOST_SEED), default=1, show_default=True),
            option(language, "--json", "cli-simulate-json", is_flag=True),
            option(language, "--plot", "cli-arena-plot", metavar="FILE"),
            option(language, "--records", "cli-simulate-records", metavar="DIR"),
            option(language, "--on", "cli-arena-on", type=OneOf((CORES, RAY)), default=CORES, metavar=f"{CORES}|{RAY}"),
        ],
    )


def replay_command(language: str) -> click.Command:
    """`saltmochi replay`."""

    def replay(file: str, deck: str | None) -> None:
        from saltmochi.terminal.replay import show_replay

        text = contents(file, MOST_CHARACTERS)
        own = None if deck is None else _game(HAPPY_MOCHI, deck)
        try:
            record = read(text, lambda name: own if own and name == HAPPY_MOCHI else game(name))
        except Problem as problem:
            raise Damaged(problem) from problem
        show_replay(_console(), language, record)

    return LocalCommand(
        language,
        "replay",
        "saltmochi replay my-game.txt",
        help=say(language, "cli-replay-help"),
        callback=replay,
        params=[
            click.Argument(["file"], metavar="FILE", help=say(language, "cli-replay-file")),
            _deck_option(language),
        ],
    )


def editions_command(language: str) -> click.Command:
    """`saltmochi editions`."""

    def editions() -> None:
        from saltmochi.terminal.editions import show_editions

        show_editions(_console(), language)

    help_text = say(language, "cli-editions-help")
    return LocalCommand(language, "editions", "saltmochi editions", help=help_text, callback=editions)


def deck_command(language: str) -> click.Command:
    """`saltmochi deck`."""

    def deck(check: str | None, printed: bool) -> None:
        from saltmochi.games.happy_mochi.deck import default_deck, written_deck

        if printed == (check is not None):
            raise Problem("cli-problem-deck-what")
        if check is None:
            print(written_deck(default_deck()), end="")
            return
        counted = Counter(effect.name.lower() for effect in _deck(check))
        effects = ", ".join(f"{count} {effect}" for effect, count in sorted(counted.items()))
        print(say(language, "cli-deck-sound", path=check, effects=effects))

    return LocalCommand(
        language,
        "deck",
        "saltmochi deck happy-mochi --print > my-deck.toml",
        help=f"{say(language, 'cli-deck-help')}\n\n{say(language, 'cli-deck-about')}",
        short_help=say(language, "cli-deck-help"),
        callback=deck,
        params=[
            click.Argument(
                ["which"],
                metavar="GAME",
                type=OneOf((HAPPY_MOCHI,)),
                expose_value=False,
                help=say(language, "cli-deck-game"),
            ),
            option(language, "--check", "cli-deck-check", metavar="FILE"),
            click.Option(["--print", "printed"], is_flag=True, help=say(language, "cli-deck-print")),
        ],
    )


COMMANDS = (
    play_command,
    score_command,
    simulate_command,
    arena_command,
    replay_command,
    editions_command,
    deck_command,
    serve_command,
    verify_command,
)


def commands(language: str) -> click.Group:
    """All commands, explained in a language."""
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
    for command in COMMANDS:
        group.add_command(command(language))
    return group


def _table_options(language: str) -> list[click.Option]:
    """Who plays, and by which rules."""
    return [
        option(language, "--players", "cli-players", type=Whole(2, 6), default=2, show_default=True),
        _edition_option(language),
        option(language, "--target", "cli-target", type=Whole(1, 1000)),
        _deck_option(language),
    ]


def _levels(bots: str) -> Any:
    """The levels of the bots that are named."""
    from saltmochi.bots.levels import level_of

    names = bots.split(",")
    if len(names) > MOST_BOTS or len(set(names)) < len(names):
        raise Problem("cli-problem-bots", most=MOST_BOTS)
    return tuple(level_of(name.strip()) for name in names)


def _edition_option(language: str) -> click.Option:
    return option(language, "--edition", "cli-edition", metavar="|".join(game(SEA_SALT_PAPER).editions))


def _level_option(language: str) -> click.Option:
    from saltmochi.bots.levels import LEVELS

    names = [level.name for level in LEVELS]
    text = say(language, "cli-play-level", levels=", ".join(names))
    return click.Option(["--level"], help=text, type=OneOf(names), default="casual", show_default=True)


def _deck_option(language: str) -> click.Option:
    return option(language, "--deck", "cli-deck", metavar="FILE")


def _deck(path: str) -> Any:
    """The deck in a file; what is wrong with it is told with the line."""
    from saltmochi.games.happy_mochi.deck import MOST_CHARACTERS, read_deck

    text = contents(path, MOST_CHARACTERS)
    try:
        return read_deck(text)
    except Problem as problem:
        raise Damaged(problem) from problem


def _game(name: str, deck: str | None) -> Game[Any, Any]:
    """The game with this name, and with the deck in a file if one is given."""
    if deck is None:
        return game(name)
    if name != HAPPY_MOCHI:
        raise Problem("cli-problem-deck-game", game=name)
    from saltmochi.games.happy_mochi import with_deck

    return with_deck(_deck(deck))


def _game_argument(language: str, **rest: Any) -> click.Argument:
    text = say(language, "cli-game", games=", ".join(NAMES))
    return click.Argument(["which"], **{"metavar": "GAME", **rest}, type=OneOf(NAMES), help=text)


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"saltmochi {__version__}")
        ctx.exit()


def _input() -> TextIO:
    """What is given on standard input; nothing, if it is closed."""
    return TextIOWrapper(sys.stdin.buffer, encoding="utf-8-sig", errors="replace") if sys.stdin else StringIO()


def _ask(prompt: str) -> str:
    """What a person types; a closed input is the end of it."""
    if not sys.stdin:
        raise EOFError
    return input(prompt)


def _console() -> Console:
    return Console(highlight=False)


# --- Running them ---


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line; wrong arguments give one clear line and exit code 2."""
    args = list(sys.argv[1:] if args is None else args)
    language = wanted_language(args)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(commands(language), args, language))


def wanted_language(args: Sequence[str]) -> str:
    """The language that the arguments ask for, else the environment's."""
    for arg, following in pairwise([*args, ""]):
        wanted = following if arg == "--language" else arg.removeprefix("--language=")
        if wanted in LANGUAGES and arg.startswith("--language"):
            return wanted
    return language_from(os.environ)


def run(group: click.Group, args: list[str], language: str) -> int:
    """Run a command; the exit code."""
    try:
        result = group.main(args or ["--help"], prog_name="saltmochi", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except Damaged as damaged:
        return _refuse(damaged.problem.told(language), WRONG_DATA)
    except (Problem, click.ClickException) as error:
        problem = error if isinstance(error, Problem) else complaint(error)
        hint = " ".join(["saltmochi", *[arg for arg in args if arg in group.commands][:1], "--help"])
        sentence = say(language, "cli-problem-hint", problem=problem.told(language), command=hint)
        return _refuse(sentence, WRONG_ARGUMENTS)
    except (KeyboardInterrupt, click.Abort):
        return _refuse(say(language, "cli-interrupted"), INTERRUPTED)
    except OSError as error:
        return _refuse(Problem("cli-problem-output", reason=reason_of(error)).told(language), WRONG_DATA)


def _refuse(sentence: str, code: int) -> int:
    print(f"saltmochi: {sentence}", file=sys.stderr)
    return code
