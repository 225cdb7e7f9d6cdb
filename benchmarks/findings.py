"""`make findings`: play many games between bots and write docs/findings.md with its pictures.

The results are kept in findings.json, so that `--write` writes the page and its pictures without playing.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.calls_page import draw_charts
from benchmarks.findings_page import MOCHI, QUICK, SALT, THINKING, THINKING_MOCHI, draw, page, sections
from saltmochi.arena.match import Match
from saltmochi.arena.measures import Answer
from saltmochi.arena.survey import Survey
from saltmochi.bots.levels import level_of
from saltmochi.games import game
from saltmochi.games.sea_salt_paper.editions import NAMES as EDITIONS

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "findings.json"
CALLS = ROOT / "benchmarks" / "calls.json"  # written by `benchmarks.calls`
PAGE = ROOT / "docs" / "findings.md"
SEED = 1

Results = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """Games to play."""

    name: str
    bot: str
    players: int
    games: int
    tosses: int = 0
    edition: str = "online"

    @property
    def game(self) -> str:
        """Return which game it is."""
        return MOCHI if self.edition == "standard" else SALT


PLANS = (
    Plan("salt-2", THINKING, 2, 350, 700),
    Plan("salt-3", THINKING, 3, 150),
    Plan("salt-4", THINKING, 4, 100),
    *(Plan(f"salt-{edition}", THINKING, 2, 100, edition=edition) for edition in EDITIONS if edition != "online"),
    *(Plan(f"quick-{players}", QUICK, players, 20_000, 20_000) for players in (2, 3, 4)),
    Plan("mochi-2", THINKING_MOCHI, 2, 200, edition="standard"),
    Plan("mochi-4", THINKING_MOCHI, 4, 60, edition="standard"),
    *(Plan(f"quick-mochi-{players}", QUICK, players, 20_000, edition="standard") for players in (2, 4)),
)


def play(plan: Plan, part: float, cores: int | None) -> Survey:
    """Play the games of a plan, or a part of them."""
    chosen = game(plan.game)
    options = chosen.options(plan.players, plan.edition)
    games, tosses = max(2, round(plan.games * part)), round(plan.tosses * part)
    survey = Survey(Match(chosen, (level_of(plan.bot),), options, games, SEED), coin_games=tosses)
    survey.play(cores=cores)
    return survey


def play_all(part: float, cores: int | None) -> Results:
    """Play all plans, and return their results as JSON has them."""
    results: Results = {"seed": SEED, "tosses": 0, "surveys": {}}
    for plan in PLANS:
        survey = play(plan, part, cores)
        results["tosses"] += sum(int((rounds["coin"] > 0).sum()) for rounds in survey.tossed)
        results["surveys"][plan.name] = survey_as_dict(plan, survey)
        print(f"{plan.name}: {len(survey.games)} games", flush=True)
    return results


def survey_as_dict(plan: Plan, survey: Survey) -> Results:
    """Return what was played and the answers, as JSON has them."""
    return {
        "game": plan.game,
        "bot": plan.bot,
        "players": plan.players,
        "edition": plan.edition,
        "games": len(survey.games),
        "rounds": sum(map(len, survey.observed)),
        "coin_rounds": sum(map(len, survey.tossed)),
        "answers": {answer.name: answer_as_dict(answer) for answer in survey.answers()},
    }


def answer_as_dict(answer: Answer) -> Results:
    """Return all of an answer that the page needs, as JSON has it."""
    return {
        "unit": answer.unit.value,
        "columns": list(answer.columns),
        "null_value": answer.null_value,
        "rows": {row.key: [measure.as_dict() for measure in row.measures] for row in answer.rows},
    }


def stored_results() -> Results:
    """Return the results of the games that were played last."""
    results: Results = json.loads(RESULTS.read_text(encoding="utf-8"))
    results["calls"] = json.loads(CALLS.read_text(encoding="utf-8"))
    return results


def main() -> None:
    """Play unless the stored results are enough, then draw the pictures and write the page."""
    parser = argparse.ArgumentParser(description="Play many games between bots and write what they say.")
    parser.add_argument("--part", type=float, default=1.0, help="which part of the games to play, to try things out")
    parser.add_argument("--cores", type=int, default=None, help="how many cores to use, if not all")
    parser.add_argument("--write", action="store_true", help="play nothing, and write the stored results")
    wanted = parser.parse_args()
    if not wanted.write:
        RESULTS.write_text(json.dumps(play_all(wanted.part, wanted.cores), indent=1) + "\n", encoding="utf-8")
    results = stored_results()
    for section in sections(results):
        for picture in section.pictures:
            draw(picture, PAGE.parent / "pictures")
    draw_charts(results["calls"], PAGE.parent / "pictures")
    PAGE.write_text(page(results), encoding="utf-8")
    print(f"written to {PAGE}")


if __name__ == "__main__":
    main()
