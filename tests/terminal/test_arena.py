"""`saltmochi arena`, as a person runs it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from saltmochi.games import names
from saltmochi.texts import LANGUAGES, say
from tests.test_cli import output, saltmochi


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_results_are_told_in_a_language(language: str) -> None:
    shown = output("arena", "sea-salt-paper", "--bots", "greedy,random", "--games", "60", language=language)
    assert say(language, "arena-title", games=60, game=say(language, "game-sea-salt-paper")) in shown
    assert say(language, "arena-interval") in shown
    lines = [line.split() for line in shown.splitlines()]
    assert [line[0] for line in lines if line[:1] in (["greedy"], ["random"])] == ["greedy", "random"]


@pytest.mark.parametrize("game", names())
def test_the_results_as_json(game: str) -> None:
    args = ("arena", game, "--bots", "greedy,random", "--players", "3", "--games", "30", "--seed", "4", "--json")
    summary = json.loads(output(*args))
    assert (summary["game"], summary["players"], summary["games"], summary["seed"]) == (game, 3, 30, 4)
    greedy, random = summary["bots"]
    assert (greedy["name"], greedy["games"], random["name"], random["games"]) == ("greedy", 30, "random", 60)
    assert greedy["win_rate"] > 0.8
    assert greedy["interval"][0] < greedy["win_rate"] <= greedy["interval"][1]
    assert greedy["rating"] > random["rating"]
    again = json.loads(output(*args))
    assert {**summary, "seconds": 0} == {**again, "seconds": 0}


def test_the_games_are_kept_and_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    args = ("--bots", "casual,random", "--games", "3", "--records", str(folder))
    assert str(folder) in output("arena", "sea-salt-paper", *args).replace("\n", "")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"sea-salt-paper-1-{number}.txt" for number in range(3)]
    assert "seat 1: casual\nseat 2: random" in files[0].read_text(encoding="utf-8")
    assert "seat 1: random\nseat 2: casual" in files[1].read_text(encoding="utf-8")
    assert "moves checked: the record is valid." in output("replay", str(files[2]))


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_picture_of_the_results(tmp_path: Path, ending: str) -> None:
    picture = tmp_path / f"arena.{ending}"
    output("arena", "sea-salt-paper", "--bots", "greedy,random", "--games", "20", "--plot", str(picture))
    beginning = picture.read_bytes()[:100]
    assert beginning.startswith(b"<?xml" if ending == "svg" else b"\x89PNG")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ([], "“--bots” is missing"),
        (["--bots", "genius"], "There’s no bot called “genius”. Choose one of novice, casual, skilled, expert"),
        (
            ["--bots", "search:0"],
            "“search:0”: only bots that make trials take a number, from 1 to 1000000, for example search:5000.",
        ),
        (["--bots", "greedy,greedy"], "Name 1 to 20 different bots"),
        (
            ["--bots", "greedy", "--plot", "picture.gif"],
            "The name of a picture must end in .svg or .png, not “picture.gif”",
        ),
        (["--bots", "greedy", "--on", "moon"], "Choose one of cores, ray, not “moon”"),
        (["--bots", "greedy", "--players", "5"], "Choose 2 to 4 players, not 5."),
        (["--bots", "greedy", "--games", "0"], "Choose a whole number from 1 to 1000000000, not “0”."),
    ],
)
def test_wrong_arguments_are_refused(args: list[str], complaint: str) -> None:
    done = saltmochi("arena", "sea-salt-paper", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_interrupt_leaves_what_is_finished(tmp_path: Path) -> None:
    args = ("arena", "sea-salt-paper", "--bots", "greedy,random", "--games", "1000000", "--json")
    command = [sys.executable, "-m", "saltmochi", *args, "--records", str(tmp_path)]
    # Tests that run in the background of a shell ignore interrupts, and so would what they start.
    command = ["env", "--default-signal=INT", *command]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while process.poll() is None and not any(tmp_path.iterdir()):
            sleep(0.1)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate()
    summary = json.loads(output)
    assert (process.returncode, errors, summary["interrupted"]) == (130, "", True)
    assert 0 < summary["games"] < 1_000_000
    assert sum(bot["games"] for bot in summary["bots"]) == 2 * summary["games"]


# --- Without the extra `plots` ---


def test_a_plot_without_matplotlib_is_refused_in_one_line_before_any_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    for command in (["arena", "sea-salt-paper", "--bots", "greedy"], ["simulate", "happy-mochi", "--bots", "greedy"]):
        done = saltmochi(*command, "--plot", str(tmp_path / "plot.svg"))
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(
            'saltmochi: Pictures need Matplotlib. Install it with: pip install "saltmochi[plots]"'
        )
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_openskill_the_wins_are_shown_without_ratings(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("arena", "sea-salt-paper", "--bots", "random,greedy", "--games", "20")
    with_ratings = output(*args, language=language)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    shown = output(*args, language=language)
    assert say(language, "arena-rating") in with_ratings.split("greedy")[0]
    assert say(language, "arena-rating") not in shown.split("greedy")[0]
    assert 'pip install "saltmochi[plots]"' in " ".join(shown.split())
    assert shown.index("greedy") < shown.index("random")
    best, _ = json.loads(output(*args, "--json"))["bots"]
    assert (best["name"], best["rating"], best["rating_error"]) == ("greedy", None, None)


def test_a_tournament_with_time_limits_says_that_it_cannot_be_repeated() -> None:
    text = say("en", "arena-about-timed")
    args = ("arena", "sea-salt-paper", "--games", "1", "--target", "5", "--bots")
    assert text in " ".join(output(*args, "skilled,greedy").split())
    assert text not in " ".join(output(*args, "search:20,greedy").split())
