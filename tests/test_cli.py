"""The commands as a person runs them. Most run in this process, since starting Python takes longer than the command."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from io import BytesIO, TextIOWrapper
from itertools import cycle
from pathlib import Path

import pytest

from saltmochi.cli import main
from saltmochi.commands.sea_salt_paper import ADVICE_EXAMPLE
from saltmochi.games.sea_salt_paper.editions import own_edition, terms
from saltmochi.texts import LANGUAGES, say
from tests.games.golden import FOLDER

COMMANDS = (
    *("play", "score", "advise", "simulate", "arena", "replay", "review", "puzzles", "editions", "deck"),
    *("serve", "admin", "backup", "restore", "maintain", "verify"),
)


def saltmochi(*args: str, given: str = "", language: str = "", columns: int = 100) -> subprocess.CompletedProcess[str]:
    """Run the command line in this process, with streams of its own, in an English environment or another."""
    streams = [TextIOWrapper(BytesIO(text.encode()), encoding="utf-8", newline="\n") for text in (given, "", "")]
    environment = {"LC_ALL": f"{language or 'en'}_XX.UTF-8", "COLUMNS": str(columns)}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        with pytest.raises(SystemExit) as ended:
            main(args)
    texts = [_written(stream) for stream in streams[1:]]
    return subprocess.CompletedProcess(args, int(ended.value.code or 0), *texts)


def _written(stream: TextIOWrapper) -> str:
    """What was written into a stream."""
    stream.flush()
    stream.seek(0)
    return stream.read()


def output(*args: str, given: str = "", language: str = "") -> str:
    """What a command prints that must succeed."""
    done = saltmochi(*args, given=given, language=language)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# --- Help and mistakes ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, language: str) -> None:
    assert f"  saltmochi {command}" in output(command, "--help", language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_asked_for(language: str) -> None:
    expected = output("score", "--help", language=language)
    assert (
        output("score", "--help", "--language", language) == output("score", "-h", f"--language={language}") == expected
    )


def test_without_a_command_there_is_an_overview() -> None:
    assert output() == output("--help")
    commands = output().split("Commands:\n")[1].split("\n\n")[0]
    assert [line.split()[0] for line in commands.splitlines() if line.startswith("  ") and line[2] != " "] == [
        *COMMANDS
    ]


def test_the_version() -> None:
    assert output("--version").startswith("saltmochi ")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["dance"], "There’s no command called “dance”"),
        (["editions", "all"], "“all” isn’t expected here"),
        (["score"], "“GAME” is missing"),
        (["score", "chess", "crab"], "Choose one of sea-salt-paper, happy-mochi, not “chess”."),
        (["score", "sea-salt-paper"], "Name at least one card"),
        (["score", "sea-salt-paper", "crab"], "“crab” needs a colour. It comes in dark_blue"),
        (["score", "sea-salt-paper", "crab/pink"], "There’s no “crab” in “pink”. It comes in dark_blue"),
        (["score", "sea-salt-paper", "dragon/green"], "no kind of card called “dragon”"),
        (["score", "sea-salt-paper", "captain", "--laid", "captain"], "You listed 2 × captain/light_orange, but the box has only 1."),
        (["score", "sea-salt-paper", "captain", "--jsonl"], "Use either cards or --jsonl"),
        (["simulate", "sea-salt-paper", "--players", "5"], "Choose 2 to 4 players, not 5."),
        (["simulate", "sea-salt-paper", "--players", "two"], "Choose a whole number from 2 to 6, not “two”."),
        (["simulate", "sea-salt-paper", "--players", "-1"], "Choose a whole number from 2 to 6, not “-1”."),
        (["simulate", "sea-salt-paper", "--games", "0"], "Choose a whole number from 1 to 1000000000, not “0”."),
        (["simulate", "sea-salt-paper", "--edition", "klingon"], "There’s no edition called “klingon”. Choose one of italian, spanish, french, online."),
        (["simulate", "sea-salt-paper", "--seed", "9" * 30], "Choose a whole number from 0 to 4611686018427387903, not “999"),
        (["simulate", "sea-salt-paper", "--seed"], "“--seed” needs a value"),
        (["simulate", "sea-salt-paper", "--speed", "9"], "There’s no option called “--speed”"),
        (["simulate", "sea-salt-paper", "--games", "1", "--records", "/dev/null/x"], "Can’t write to “/dev/null/x”: "),
        (["simulate", "sea-salt-paper", "--games", "1", "--records", "/proc"], "Can’t write to “/proc”: "),
        (["simulate", "sea-salt-paper", "--games", "1", "--deck", "deck.toml"], "“sea-salt-paper” has no deck to choose"),
        (["deck", "happy-mochi"], "Use either --check FILE or --print"),
        (["deck", "happy-mochi", "--print", "--check", "x"], "Use either --check FILE or --print"),
        (["deck", "sea-salt-paper", "--print"], "Choose one of happy-mochi, not “sea-salt-paper”"),
        (["score", "sea-salt-paper", "seahorse"], "“seahorse/white” comes with Extra Salt. Add that expansion."),
        (["score", "sea-salt-paper", "captain", "--with", "salt"], "There’s no expansion called “salt”."),
        (["score", "sea-salt-paper", "captain", "--event", "kraken"], "“kraken” comes with Extra Pepper. Add that expansion."),
        (["score", "sea-salt-paper", "captain", "--with", "extra-pepper", "--event", "storm"], "There’s no event called “storm”."),
        (["score", "sea-salt-paper", "--jsonl", "--with", "extra-salt"], "Use either cards or --jsonl"),
        (["editions", "--with", "pepper"], "There’s no expansion called “pepper”."),
        (["score", "happy-mochi", "7/matcha", "--with", "extra-salt"], "“happy-mochi” has no option “--with”."),
        (["score", "happy-mochi", "7/garlic"], "There’s no card “7/garlic”"),
        (["score", "happy-mochi", "7/matcha", "7/matcha"], "“7/matcha” is listed twice"),
        (["simulate", "happy-mochi", "--players", "7"], "Choose a whole number from 2 to 6, not “7”."),
        (["simulate", "happy-mochi", "--edition", "french"], "There’s no edition called “french”"),
        (["replay"], "“FILE” is missing"),
        (["replay", "/no/such/file"], "Can’t read “/no/such/file”: there’s no such file or folder."),
        (["replay", "/"], "Can’t read “/”: it’s a folder."),
        (["replay", "/dev/zero"], "Can’t read “/dev/zero”: it’s too large."),
        (["play", "--opponents", "4"], "Choose 1 to 3 opponents, not 4."),
        (["score", "sea-salt-paper", "a" * 5000], "no kind of card called “aaa"),
        (["score", "sea-salt-paper", "\x1b[31mcrab"], "no kind of card called “�[31mcrab”"),
        (["score", "happy-mochi", "7/matcha", "--laid", "6/matcha"], "In Happy Mochi, played cards don’t count: list only the hand."),
        (["replay", ""], "Can’t read “”: there’s no such file or folder."),
        (["play", "--record", "/proc/x/y"], "Can’t write to “/proc/x/y”: "),
        (["play", "--opponents", "6"], "Choose a whole number from 1 to 5, not “6”."),
        (["play", "--language", "xx"], "Choose one of en, it, es, fr, not “xx”."),
    ],
)  # fmt: skip
def test_wrong_arguments_give_one_clear_line_and_exit_code_2(args: list[str], complaint: str) -> None:
    done = saltmochi(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.rstrip().endswith("--help")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_mistakes_are_told_in_the_persons_language(language: str) -> None:
    wrong = ["score", "sea-salt-paper", "dragon"]
    assert saltmochi(*wrong, language=language).stderr != saltmochi(*wrong).stderr
    assert "dragon" in saltmochi(*wrong, language=language).stderr


# --- score ---


def test_score_explains_points_part_by_part() -> None:
    words = output(
        "score", "sea-salt-paper", "mermaid", "shell/grey", "shell/green", "--laid", "crab/black", "crab/green"
    )
    rows = [" ".join(line.split()) for line in words.splitlines()]
    assert rows == [
        "Pairs 1 pair of crabs 1",
        "Collectors 2 shells 2",
        "Mermaids mermaid 1: 2 green cards 2",
        "Points 5",
        "Colour bonus 2 green cards; count only after LAST CHANCE 2",
    ]


@pytest.mark.parametrize(("language", "word"), [("it", "granchi"), ("es", "cangrejos"), ("fr", "crabes")])
def test_score_speaks_four_languages(language: str, word: str) -> None:
    cards = ["score", "sea-salt-paper", "crab/black", "crab/green"]
    assert word in output(*cards, language=language)
    assert output(*cards, "--language", language) == output(*cards, language=language)


def test_score_jsonl_answers_every_line() -> None:
    lines = [
        {"hand": ["crab/dark_blue", "crab/dark_blue"], "laid": ["octopus/green", "octopus/grey", "octopus/purple"]},
        {"hand": ["mermaid/white", "penguin_colony/green", "penguin/pink"]},
        {"hand": []},
    ]
    answers = output("score", "sea-salt-paper", "--jsonl", given="".join(json.dumps(line) + "\n" for line in lines))
    assert [json.loads(answer) for answer in answers.splitlines()] == [
        {"points": 7, "colour_bonus": 2, "parts": {"duos": 1, "collectors": 6, "multipliers": 0, "mermaids": 0}},
        {"points": 4, "colour_bonus": 1, "parts": {"duos": 0, "collectors": 1, "multipliers": 2, "mermaids": 1}},
        {"points": 0, "colour_bonus": 0, "parts": {"duos": 0, "collectors": 0, "multipliers": 0, "mermaids": 0}},
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("nonsense", "this isn’t JSON"),
        ("[" * 90_000, "this isn’t JSON"),
        ("[" * 1_000_000, "too long"),
        ('{"hand": ["\\ud800"]}', "no kind of card called"),
        ('{"hand": ["' + "a" * 5000 + '"]}', "no kind of card called “aaa"),
        ("3", "an object with"),
        ('{"laid": []}', "an object with"),
        ('{"hand": [], "foot": []}', "an object with"),
        ('{"hand": "crab/black"}', '"hand" must be a list of names.'),
        ('{"hand": [1]}', '"hand" must be a list of names.'),
        ('{"hand": [["crab/black"]]}', '"hand" must be a list of names.'),
        ('{"hand": [], "laid": [[["crab/black"]]]}', '"laid" must be a list of names.'),
        ('{"hand": [], "laid": {"crab/black": 1}}', '"laid" must be a list of names.'),
        ('{"hand": [], "with": "extra-salt"}', '"with" must be a list of names.'),
        ('{"hand": [], "with": [["extra-salt"]]}', '"with" must be a list of names.'),
        ('{"hand": [], "with": ["extra-pepper"], "events": [5]}', '"events" must be a list of names.'),
        (
            '{"hand": [], "with": ["extra-sugar"]}',
            "no expansion called “extra-sugar”. Choose one of extra-salt, extra-pepper",
        ),
        (
            '{"hand": [], "with": ["extra-pepper"], "events": ["typhoon"]}',
            "no event called “typhoon”. Choose one of hermit_crab,",
        ),
        ('{"hand": [], "with": ["extra-salt"], "events": ["kraken"]}', "“kraken” comes with Extra Pepper."),
        ('{"hand": ["seahorse"]}', "“seahorse/white” comes with Extra Salt."),
        ('{"hand": ["lobster"], "with": ["extra-pepper"]}', "“lobster/black” comes with Extra Salt."),
        ('{"hand": [], "laid": [["shell/grey", "shell/black"]]}', "“shell/grey, shell/black” isn’t a pair or a trio"),
        ('{"hand": [], "laid": [[]], "with": ["extra-salt"]}', "isn’t a pair or a trio"),
        ('{"hand": [], "laid": ["fish/black"], "with": ["extra-salt"]}', "“fish/black” isn’t a pair or a trio"),
        (
            '{"hand": [], "laid": [["swimmer/black", "swimmer/yellow"]], "with": ["extra-salt"]}',
            "isn’t a pair or a trio",
        ),
        ('{"hand": [], "laid": [["jellyfish/pink", "shark/black"]], "with": ["extra-salt"]}', "isn’t a pair or a trio"),
        (
            '{"hand": [], "laid": [["fish/black", "fish/green", "starfish/yellow", "starfish/dark_blue"]], "with": ["extra-salt"]}',
            "isn’t a pair or a trio",
        ),
        ('{"hand": ["crab/black"], "laid": [["crab/black", "crab/green"]]}', "2 × crab/black"),
        ('{"hand": [], "laid": [' + '["mermaid"],' * 8000 + "[]]}", "You listed 8000 × mermaid/white"),
        ('{"hand": ["crab/black", "crab/black"]}', "You listed 2 × crab/black, but the box has only 1."),
        ('{"hand": ["crab/black"], "laid": ["crab/black"]}', "2 × crab/black"),
        ('{"hand": ["unicorn"]}', "no kind of card called “unicorn”"),
    ],
)
def test_score_jsonl_names_the_line_of_a_mistake_and_goes_on(line: str, reason: str) -> None:
    good = '{"hand": ["captain"]}\n'
    done = saltmochi("score", "sea-salt-paper", "--jsonl", given=f"{good}{line}\n{good}")
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert (done.returncode, done.stderr) == (1, "")
    assert second["error"].startswith("Line 2: ")
    assert reason in second["error"]
    assert first == third
    assert first["points"] == 0


def test_score_counts_pairs_and_trios_as_they_were_laid() -> None:
    hand = ["starfish/yellow", "octopus/grey", "octopus/green", "seahorse", "cast_of_crabs", "crab/black"]
    laid = ["--laid", "fish/black fish/green", "shark/black shark/green starfish/dark_blue"]
    words = output("score", "sea-salt-paper", *hand, *laid, "--with", "extra-salt,extra-pepper", "--event", "kraken")
    assert [" ".join(line.split()) for line in words.splitlines()] == [
        "Pairs 1 pair of fish 1",
        "1 pair of sharks 1",
        "1 starfish with its pair 2",
        "1 starfish without a pair 0",
        "Collectors 2 octopuses (kraken: 1 point each) 2",
        "seahorse: one more octopus 1",
        "Multipliers cast: 1 for one crab 1",
        "Points 8",
        "Colour bonus 4 green cards; count only after LAST CHANCE 4",
    ]


def test_score_jsonl_takes_expansions() -> None:
    both = ["extra-salt", "extra-pepper"]
    trio = ["boat/black", "boat/yellow", "starfish/yellow"]
    lines = [
        {"hand": ["lobster"], "laid": [["fish/black", "fish/green"], trio], "with": both, "events": ["kraken"]},
        # Cards laid one by one are pairs in order of play.
        {"hand": ["lobster"], "laid": ["fish/black", "fish/green", *trio], "with": both},
        {"hand": ["lobster"], "laid": ["fish/black fish/green", *trio], "with": ["Extra Salt"]},
        {"hand": ["swimmer/black", "shark/black"], "laid": ["swimmer/yellow", "swimmer/light_orange"], "with": both},
        {"hand": ["mermaid", "octopus/grey"], "with": ["extra-pepper"], "events": ["Tornado", "kraken", "kraken"]},
        {"hand": ["crab/black"], "laid": [["crab/green", "crab/grey"]], "with": []},
    ]
    answers = output("score", "sea-salt-paper", "--jsonl", given="".join(json.dumps(line) + "\n" for line in lines))
    found = [json.loads(answer) for answer in answers.splitlines()]
    assert [(each["points"], each["parts"]["duos"]) for each in found] == [
        (4, 4),
        (4, 4),
        (4, 4),
        (2, 2),
        (1, 0),
        (1, 1),
    ]


# --- simulate and replay ---


def test_simulate_prints_tables() -> None:
    text = output(
        "simulate", "sea-salt-paper", "--players", "4", "--edition", "spanish", "--games", "200", "--seed", "3"
    )
    for word in (
        "200 random games",
        "4 players, Spanish edition, target 30",
        "Seat 4",
        "last chance lost",
        "Games per second",
    ):
        assert word in text


def test_simulate_json_has_the_figures_and_the_same_seed_gives_the_same_games() -> None:
    args = [
        "simulate",
        "sea-salt-paper",
        "--players",
        "3",
        "--edition",
        "italian",
        "--games",
        "500",
        "--seed",
        "8",
        "--json",
    ]
    first, second = json.loads(output(*args)), json.loads(output(*args))
    speeds = ("games_per_s", "steps_per_s")
    assert all(first.pop(name) > 0 and second.pop(name) > 0 for name in speeds)
    assert first == second
    assert (first["games"], first["players"], first["edition"]) == (500, 3, "italian")
    assert sum(first["wins"]) + first["shared_wins"] == 500
    assert sum(first["endings"].values()) == first["rounds"]


def test_records_of_simulated_games_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    output("simulate", "sea-salt-paper", "--games", "3", "--seed", "2", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"sea-salt-paper-2-{n}.txt" for n in range(3)]
    for file in files:
        assert "moves checked: the record is valid." in output("replay", str(file))


@pytest.mark.parametrize(
    ("language", "path"),
    list(zip(cycle(LANGUAGES), sorted(FOLDER.glob("sea-salt-paper-*.txt")), strict=False)),
    ids=str,
)
def test_replay_tells_a_game_in_every_language(path: Path, language: str) -> None:
    text = output("replay", str(path), "--language", language)
    _, moves = path.read_text(encoding="utf-8").split("\n\n", 1)
    actions = [line for line in moves.splitlines() if ": " in line and line[0] in "d1234"]
    # What is given in an exchange is told with what is got for it.
    told = [number for number, action in enumerate(actions, start=1) if ": give " not in action]
    shown = re.findall(r"^ *(\d+)  \S", text, re.MULTILINE)
    assert [int(number) for number in shown] == told
    assert say(language, "cli-replay-checked", moves=len(actions)) in text


def test_a_damaged_record_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text((FOLDER / "sea-salt-paper-online-2.txt").read_text(encoding="utf-8").replace(": draw", ": jump", 1))
    done = saltmochi("replay", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert "Line 1" in done.stderr
    assert "“jump” isn’t a move" in done.stderr


def test_words_to_choose_from_are_completed_in_shells() -> None:
    environment = {
        **os.environ,
        "_SALTMOCHI_COMPLETE": "bash_complete",
        "COMP_WORDS": "saltmochi simulate ha",
        "COMP_CWORD": "2",
    }
    done = subprocess.run(
        [sys.executable, "-m", "saltmochi"], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert done.stdout.split() == ["plain,happy-mochi"]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(bytes(range(256)))
    done = saltmochi("replay", str(file))
    assert done.returncode == 2
    assert "it isn’t a text file" in done.stderr


# --- editions ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_stand_side_by_side(language: str) -> None:
    text = output("editions", "--language", language)
    assert all(f"E{number}" in text for number in range(1, 8))
    assert "SFIDA" in text
    assert "X1" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("expansions", "rows"),
    [("extra-salt", (2, 4)), ("extra-pepper", (1, 3, 5, 6)), ("extra-salt,extra-pepper", range(1, 7))],
)
def test_editions_stand_side_by_side_with_expansions_too(language: str, expansions: str, rows: Iterable[int]) -> None:
    text = output("editions", "--with", expansions, "--language", language)
    assert all(f"E{number}" in text for number in range(1, 8))
    assert [number for number in range(1, 7) if f"X{number}" in text] == [*rows]


# --- play ---


@pytest.mark.parametrize(("language", "opponents", "ending"), [
    ("en", "1", " the game!"),
    ("it", "2", "la partita!"),
    ("es", "3", "la partida!"),
    ("fr", "2", "la partie\u202f!"),
])  # fmt: skip
def test_a_whole_game_can_be_played(language: str, opponents: str, ending: str) -> None:
    args = ["play", "--opponents", opponents, "--seed", "5", "--target", "12", "--language", language]
    text = output(*args, given="p\n?\nx\n99\n" + "1\n2\n1\n3\n1\n" * 400)
    assert ending in text
    assert text.count(say(language, "play-not-a-choice", most=99).split("99")[0]) >= 2
    rules = say(language, "play-rules", **terms(own_edition(language)))
    assert " ".join(rules.split()) in " ".join(text.split())
    assert say(language, "play-your-points") in text


def test_the_same_seed_and_the_same_choices_give_the_same_game() -> None:
    args = ["play", "--seed", "5", "--target", "12"]
    assert output(*args, given="2\n1\n" * 400) == output(*args, given="2\n1\n" * 400)


@pytest.mark.parametrize(
    ("edition", "title"),
    [("italian", "Italian"), ("spanish", "Spanish"), ("french", "French"), ("online", "English / online")],
)
def test_any_edition_can_be_played(edition: str, title: str) -> None:
    text = output("play", "--edition", edition, "--seed", "6", "--target", "10", given="1\n" * 2000)
    assert f"{title} edition · target 10 points" in text
    assert " the game!" in text or " share the win" in text


@pytest.mark.parametrize(
    ("edition", "stop", "last_chance", "mermaids"),
    [
        ("italian", "ALT", "SFIDA", "Play all four mermaids and you win the game."),
        ("spanish", "ALTO", "ÚLTIMA OPORTUNIDAD", "Hold all four mermaids and you win the game."),
        ("french", "STOP", "DERNIÈRE CHANCE", "Play all four mermaids and you win the game."),
        ("online", "STOP", "LAST CHANCE", "Collect all four mermaids and you win the game."),
    ],
)
def test_the_rules_name_the_calls_and_the_mermaid_rule_of_the_edition(
    edition: str, stop: str, last_chance: str, mermaids: str
) -> None:
    text = output("play", "--edition", edition, "--seed", "6", given="?\nq\n")
    rules = " ".join(text.split())
    assert f" {stop}: everyone scores now. {last_chance}: everyone else gets one final turn" in rules
    assert rules.count("mermaids and you win the game.") == 1
    assert mermaids in rules


@pytest.mark.parametrize("given", ["q\n", "", "1\n"])
def test_one_may_leave_at_any_time(given: str) -> None:
    assert output("play", "--seed", "1", given=given).rstrip().endswith("Goodbye!")


def test_a_game_can_be_recorded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output("play", "--seed", "5", "--target", "9", "--record", str(file), given="1\n" * 2000)
    assert "the record is valid" in output("replay", str(file))
    output("play", "--seed", "5", "--record", str(file), given="q\n")
    assert "result: unfinished" in file.read_text(encoding="utf-8")


def test_names_are_shown_as_they_are_written(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = (FOLDER / "sea-salt-paper-online-2.txt").read_text(encoding="utf-8")
    file.write_text(text.replace("target: 14", "target: 14\nseat 1: [/red]\nseat 2: [bold]x"), encoding="utf-8")
    assert "[/red] took" in output("replay", str(file))


# --- Real processes, odd surroundings ---


@pytest.mark.parametrize("line", [
    "saltmochi --version",
    "saltmochi score sea-salt-paper captain sailor/pink",
    "saltmochi simulate sea-salt-paper --games 10",
    "saltmochi editions --language es",
    "saltmochi deck happy-mochi --print",
    "echo q | saltmochi play happy-mochi",
])  # fmt: skip
def test_a_real_process_does_what_was_asked(line: str) -> None:
    done = shell(line)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_real_process_refuses_in_one_line() -> None:
    done = shell("saltmochi score sea-salt-paper dragon")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "command", ["saltmochi play </dev/null", "saltmochi play <&-", "saltmochi score sea-salt-paper --jsonl <&-"]
)
def test_without_input_a_command_ends_in_peace(command: str) -> None:
    done = shell(command)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "command", ["saltmochi editions", "saltmochi --help", "saltmochi score sea-salt-paper captain"]
)
def test_a_full_disk_is_told_in_one_line(command: str) -> None:
    done = shell(f"{command} >/dev/full")
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["saltmochi: Can’t write the output: the system refused."]


def test_letters_that_a_terminal_cannot_show_do_not_stop_a_command() -> None:
    assert shell("PYTHONIOENCODING=ascii saltmochi editions --language fr").returncode == 0


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell."""
    line = command.replace("saltmochi", f"{sys.executable} -m saltmochi", 1)
    environment = {**os.environ, "LC_ALL": "en_XX.UTF-8"}
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment, timeout=60, check=False)


# --- Happy Mochi ---


def test_happy_mochi_is_played_scored_simulated_and_replayed_like_the_other_game(tmp_path: Path) -> None:
    assert "12" in output("score", "happy-mochi", "3/matcha", "7/soda", "2/peach")
    assert " the game! The lowest total wins." in output(
        "play", "happy-mochi", "--opponents", "2", "--seed", "3", given="1\n" * 3000
    )
    args = ["simulate", "happy-mochi", "--players", "5", "--games", "300", "--seed", "4"]
    figures = json.loads(output(*args, "--json"))
    assert sum(figures["wins"]) + figures["shared_wins"] == figures["games"] == 300
    assert "300 random games of Happy Mochi" in output(*args)
    output("simulate", "happy-mochi", "--games", "2", "--records", str(tmp_path))
    for file in sorted(tmp_path.iterdir()):
        assert "the record is valid" in output("replay", str(file))


def test_happy_mochi_score_jsonl() -> None:
    answers = output(
        "score", "happy-mochi", "--jsonl", given='{"hand": ["3/matcha", "7/soda", "2/peach"]}\n{"hand": []}\n'
    )
    assert [json.loads(answer) for answer in answers.splitlines()] == [{"points": 12}, {"points": 0}]


def test_the_owner_of_a_box_writes_and_checks_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    printed = output("deck", "happy-mochi", "--print")
    file.write_text(printed, encoding="utf-8")
    assert "is a valid deck: 7 draw, 7 flip, 7 keep, 42 none, 7 pass" in output(
        "deck", "happy-mochi", "--check", str(file)
    )
    file.write_text(printed.replace('"3/peach" = "flip"', '"3/peach" = "keep"'), encoding="utf-8")
    assert "8 keep" in output("deck", "happy-mochi", "--check", str(file))
    records = tmp_path / "records"
    output("simulate", "happy-mochi", "--games", "1", "--deck", str(file), "--records", str(records))
    [record] = records.iterdir()
    assert "the record is valid" in output("replay", str(record), "--deck", str(file))
    refused = saltmochi("replay", str(record))
    assert refused.returncode == 1
    assert "Line 4: There’s no edition called “deck-" in refused.stderr


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"3/peach" = "flip"', '"3/peach" = "jump"', "the effect of 3/peach must be one of"),
        ('"3/peach" = "flip"', '"4/peach" = "flip"', "4/peach is listed a second time"),
        ('"3/peach" = "flip"', "", "3/peach is missing"),
        ('"3/peach" = "flip"', "nonsense", "expected a card and its effect"),
        ('"3/peach" = "flip"', '"3/garlic" = "flip"', "There’s no card “3/garlic”"),
    ],
)
def test_a_wrong_deck_is_refused_with_its_line(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(output("deck", "happy-mochi", "--print").replace(old, new), encoding="utf-8")
    done = saltmochi("deck", "happy-mochi", "--check", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert "Line " in done.stderr
    assert complaint in done.stderr


# --- Advice ---


def test_the_example_of_advise_is_a_position() -> None:
    assert "Best" in output("advise", "-", given=ADVICE_EXAMPLE)


POSITION = "hand 1: octopus/green octopus/grey octopus/yellow shell/black shell/grey\nhand 2: 5\ndeck: 40\n"


@pytest.mark.parametrize(
    ("language", "wait"), [("en", "wait"), ("it", "aspetta"), ("es", "esperar"), ("fr", "attendre")]
)
def test_advice_on_a_call(language: str, wait: str) -> None:
    shown = output("advise", "-", given=POSITION, language=language)
    assert all(word in shown for word in ("STOP", "LAST CHANCE", wait, "8", "±"))


def test_advice_as_json_and_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION, encoding="utf-8")
    found = json.loads(output("advise", str(path), "--json"))
    assert found["seat"] == 1
    assert [choice["choice"] for choice in found["choices"]] == ["stop", "last_chance", "wait"]
    assert found["choices"][0]["points"][0] == {"value": 8.0, "error": 0.0}


def test_positions_without_advice_are_refused_kindly() -> None:
    for given, complaint in (
        ("game: happy-mochi\n", "Nobody calls in “happy-mochi”"),
        (POSITION.replace("deck: 40", "deck: 70"), "The box has 58 cards"),
        (f"caller: 2\n{POSITION}", "Somebody has already called"),
        ("x" * 9999, "at most 4000 characters"),
    ):
        done = saltmochi("advise", "-", given=given)
        assert done.returncode == 1
        assert complaint in done.stderr
