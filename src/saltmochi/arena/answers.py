"""Answers to questions that players ask, from the rounds of many games."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from saltmochi.arena.match import GameResult, Match
from saltmochi.arena.measures import Answer, Measure, Numbers, Row, Unit, difference, per_player, share_of, taken_seats
from saltmochi.games import room_module


def all_answers(match: Match, games: Sequence[GameResult], rounds: Numbers, tossed: Numbers) -> list[Answer]:
    """Return the answers that only this game has, then those to questions about any game.

    `rounds` are those of the games as the bots play them, `tossed` those in which coins decided, if the game makes such
    an experiment. A game answers its own questions with `answers(match, rounds, tossed)` in `arena/<game>`.
    """
    answers = getattr(room_module("arena", match.game.name), "answers", None)
    own = answers(match, rounds, tossed) if answers else []
    return [*own, endings(match, rounds), starting_game(match, games, rounds), starting_round(rounds)]


def endings(match: Match, rounds: Numbers) -> Answer:
    """Return how often rounds ended in each way."""
    names = [(number, name) for number, name in enumerate(match.game.endings) if number]
    rows = tuple(Row(name, (share_of(rounds["ending"] == number),)) for number, name in names)
    return Answer("endings", Unit.SHARE, rows, row_messages="short-")


def starting_game(match: Match, games: Sequence[GameResult], rounds: Numbers) -> Answer:
    """Return how often the player who began the game won it; chance says who begins."""
    first = rounds[rounds["round"] == 1]
    starters = dict(zip(first["game"].tolist(), first["starter"].tolist(), strict=True))
    wins = [
        1 / len(game.winners) if starters[game.number] in game.winners else 0.0
        for game in sorted(games, key=lambda game: game.number)
        if game.number in starters
    ]
    row = Row("starter", (share_of(np.array(wins)),))
    return Answer("starting-game", Unit.SHARE, (row,), null_value=1 / match.players, row_messages="answer-row-")


def starting_round(rounds: Numbers) -> Answer:
    """Return how much more the starter of a round gained: in first rounds, where chance says who begins, and in all."""
    masks = {"first": rounds["round"] == 1, "every": np.ones(len(rounds), bool)}
    rows = tuple(Row(key, (_lead_of_starter(rounds[chosen]),)) for key, chosen in masks.items())
    return Answer("starting-round", Unit.POINTS, rows, null_value=0.0, row_messages="answer-row-")


def _lead_of_starter(rounds: Numbers) -> Measure:
    """Measure how much more the starters gained than the other players."""
    taken = taken_seats(rounds)
    began = np.broadcast_to(np.arange(taken.shape[1]) == rounds["starter"][:, None], taken.shape)[taken]
    return difference(rounds["gains"].astype(int)[taken], began, per_player(rounds, rounds["game"]))
