"""What Sea Salt & Paper shows in the terminal."""

from saltmochi.games.sea_salt_paper.explanation import choice_text, describe_action
from saltmochi.terminal.sea_salt_paper.advice import call_name
from saltmochi.terminal.sea_salt_paper.editions import show_editions
from saltmochi.terminal.sea_salt_paper.play import (
    card_in_sentence,
    describe_options,
    looks_around,
    outcome_text,
    prompt_text,
    rules_text,
    show_points,
    show_round,
    show_surroundings,
    show_table,
)
from saltmochi.terminal.sea_salt_paper.score import SCORE_KEYS, score_as_dict, show_score

__all__ = [
    "SCORE_KEYS",
    "call_name",
    "card_in_sentence",
    "choice_text",
    "describe_action",
    "describe_options",
    "looks_around",
    "outcome_text",
    "prompt_text",
    "rules_text",
    "score_as_dict",
    "show_editions",
    "show_points",
    "show_round",
    "show_score",
    "show_surroundings",
    "show_table",
]
