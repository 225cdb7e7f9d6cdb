"""What Sea Salt & Paper shows in the terminal."""

from saltmochi.games.sea_salt_paper.explanation import choice_text, describe_action
from saltmochi.terminal.sea_salt_paper.editions import show_editions
from saltmochi.terminal.sea_salt_paper.play import (
    card_in_sentence,
    outcome_text,
    prompt_text,
    rules_text,
    show_points,
    show_round,
    show_table,
)
from saltmochi.terminal.sea_salt_paper.score import score_as_dict, show_score

__all__ = [
    "card_in_sentence",
    "choice_text",
    "describe_action",
    "outcome_text",
    "prompt_text",
    "rules_text",
    "score_as_dict",
    "show_editions",
    "show_points",
    "show_round",
    "show_score",
    "show_table",
]
