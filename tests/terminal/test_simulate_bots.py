"""`saltmochi simulate --bots` and pictures, with bots that are quick. What compiles matches is in this file alone."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saltmochi.arena import survey as survey_module
from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.match import Match
from saltmochi.arena.sea_salt_paper.observation import DARED, STOPPED, WAIT
from saltmochi.arena.survey import Survey
from saltmochi.bots.levels import level_of
from saltmochi.games import game
from saltmochi.games.sea_salt_paper.state import Ending
from saltmochi.texts import LANGUAGES
from tests.test_cli import output, saltmochi

SALT_ANSWERS = {
    "last_chance",
    "last_chance_own",
    "last_chance_laid",
    "last_chance_deck",
    "stop_or_wait",
    "stop_or_wait_gap",
    "dared",
    "worth_kind",
    "worth_pair",
    "worth_mermaids",
    "endings",
    "starting_game",
    "starting_round",
}
MOCHI_ANSWERS = {
    "turns",
    "turns_spread",
    "dealt_number",
    "dealt_effect",
    "kept",
    "endings",
    "starting_game",
    "starting_round",
}


def survey(games: int, bots: str = "greedy", players: int = 2) -> Survey:
    """A survey of Sea Salt & Paper, played to the end."""
    chosen = game("sea-salt-paper")
    done = Survey(Match(chosen, (level_of(bots),), chosen.options(players), games, 1))
    done.play(cores=1)
    return done


# --- The experiment ---


def test_the_coin_is_fair_tossed_at_most_once_a_round_and_obeyed() -> None:
    tossed = np.concatenate(survey(300).tossed)
    assert len({(row["game"], row["round"]) for row in tossed}) == len(tossed)
    coins = tossed[tossed["coin"] > 0]
    assert len(coins) > 1000
    for choice in (WAIT, STOPPED, DARED):
        assert (coins["coin"] == choice).mean() == pytest.approx(1 / 3, abs=0.04)
    stopped, dared = coins[coins["coin"] == STOPPED], coins[coins["coin"] == DARED]
    assert (stopped["ending"] == Ending.STOP).all()
    assert (stopped["caller"] == stopped["tossed"]).all()
    assert (dared["ending"] != Ending.STOP).all()
    assert (coins["tossed_own"] >= 7).all()


def test_without_coins_there_are_none_and_the_same_seed_gives_the_same_answers() -> None:
    first, second = survey(60), survey(60)
    assert all((rounds["coin"] == 0).all() for rounds in first.observed)
    assert [answer.as_dict() for answer in first.answers()] == [answer.as_dict() for answer in second.answers()]


# --- The command ---


def test_json_has_the_overview_and_the_answers() -> None:
    args = [
        "simulate",
        "sea-salt-paper",
        "--bots",
        "casual",
        "--players",
        "3",
        "--games",
        "40",
        "--seed",
        "5",
        "--json",
    ]
    first, second = json.loads(output(*args)), json.loads(output(*args))
    assert first.pop("games_per_s") > 0
    assert second.pop("games_per_s") > 0
    assert first == second
    assert (first["games"], first["players"], first["bots"], first["interrupted"]) == (40, 3, ["casual"], False)
    assert sum(first["wins"]) + first["shared_wins"] == 40
    assert sum(first["endings"].values()) == first["rounds"]
    assert set(first["answers"]) == SALT_ANSWERS
    assert set(first["answers"]["stop_or_wait"]["7"]) == {"wait", "stop", "last-chance"}
    stops = first["answers"]["endings"]["stop"]
    assert stops["count"] == first["rounds"]
    assert stops["interval"][0] < stops["value"] < stops["interval"][1]


def test_json_of_happy_mochi() -> None:
    figures = json.loads(output("simulate", "happy-mochi", "--bots", "greedy,novice", "--games", "40", "--json"))
    assert set(figures["answers"]) == MOCHI_ANSWERS
    assert figures["bots"] == ["greedy", "novice"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["sea-salt-paper", "happy-mochi"])
def test_tables_and_pictures_in_every_language(name: str, language: str, tmp_path: Path) -> None:
    picture = tmp_path / "answers.svg"
    text = output("simulate", name, "--bots", "greedy", "--games", "60", "--plot", str(picture), language=language)
    assert "greedy" in text
    assert "95" in text
    assert "</svg>" in picture.read_text(encoding="utf-8")


def test_the_same_figures_make_the_same_picture(tmp_path: Path) -> None:
    pictures = [tmp_path / name for name in ("a.svg", "b.svg")]
    for picture in pictures:
        output("simulate", "happy-mochi", "--bots", "greedy", "--games", "20", "--plot", str(picture))
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


def test_a_picture_without_bots_is_of_random_games(tmp_path: Path) -> None:
    picture = tmp_path / "random.PNG"
    args = ["simulate", "sea-salt-paper", "--games", "30", "--plot", str(picture), "--json"]
    assert json.loads(output(*args))["bots"] == ["random"]
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_picture_of_the_arena(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    output("arena", "sea-salt-paper", "--bots", "greedy,novice,random", "--games", "30", "--plot", str(picture))
    text = picture.read_text(encoding="utf-8")
    assert all(f">{word}<" in text for word in ("greedy", "novice", "random", "equal share"))


def test_records_of_games_between_bots_can_be_replayed(tmp_path: Path) -> None:
    output("simulate", "sea-salt-paper", "--bots", "greedy,novice", "--games", "3", "--records", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"sea-salt-paper-1-{n}.txt" for n in range(3)]
    for file in files:
        assert "moves checked: the record is valid." in output("replay", str(file))


# --- What goes wrong ---


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (
            ["--bots", "greedy", "--plot", "picture.pdf"],
            "The name of a picture must end in .svg or .png, not “picture.pdf”",
        ),
        (["--plot", "picture"], "The name of a picture must end in .svg or .png, not “picture”"),
        (["--bots", "dragon"], "There’s no bot called “dragon”"),
        (["--bots", "greedy,greedy"], "different bots"),
        (["--bots", ""], "There’s no bot called “”"),
        (
            ["--bots", "greedy:5"],
            "“greedy:5”: only bots that make trials take a number, from 1 to 1000000, for example search:5000.",
        ),
    ],
)
def test_wrong_arguments_give_one_clear_line_and_exit_code_2(args: list[str], complaint: str) -> None:
    done = saltmochi("simulate", "sea-salt-paper", "--games", "1", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_picture_that_cannot_be_written_is_told_before_any_game_is_played() -> None:
    args = ["--bots", "greedy", "--games", "2", "--json", "--plot", "/proc/nowhere/picture.svg"]
    done = saltmochi("simulate", "happy-mochi", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Can’t write to “/proc/nowhere/picture.svg”: " in done.stderr


@pytest.mark.parametrize("finished", [0, 1])
def test_an_interrupt_shows_what_there_is(finished: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any) -> Generator[Any, None, None]:
        """Play some chunks, then be interrupted as by Ctrl-C."""
        chunks = run_on_cores(*args)
        for _ in range(finished):
            yield next(chunks)
        chunks.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(survey_module, "run_on_cores", interrupted)
    args = ["simulate", "sea-salt-paper", "--bots", "greedy", "--games", "600"]
    done = saltmochi(*args)
    assert done.returncode == 130
    assert "Interrupted" in done.stdout
    assert ("How rounds ended" in done.stdout) == bool(finished)
    figures = json.loads(saltmochi(*args, "--json").stdout)
    assert figures["interrupted"]
    assert (figures["games"] > 0) == bool(finished)
