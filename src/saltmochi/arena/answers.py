"""The questions that players ask, and the answers of many games."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from saltmochi.arena import happy_mochi_answers, sea_salt_paper_answers
from saltmochi.arena.arena import Match, Played
from saltmochi.arena.measures import Answer, Measure, Numbers, Row, Unit, difference, share_of


def answers(match: Match, games: Sequence[Played], rounds: Numbers, tossed: Numbers) -> list[Answer]:
    """All that the rounds of a match say, and those in which coins decided, if the game makes that experiment."""
    general = [endings(match, rounds), starting_game(match, games, rounds), starting_round(rounds)]
    if match.game.name == "sea-salt-paper":
        bets, cards = sea_salt_paper_answers.last_chance(rounds), sea_salt_paper_answers.worth(rounds)
        return [*bets, *sea_salt_paper_answers.experiment(tossed), *cards, *general]
    effects = match.game.new_state().effects
    own = [*happy_mochi_answers.turns(rounds), *happy_mochi_answers.worth(rounds, effects)]
    return [*own, happy_mochi_answers.kept(rounds), *general]


def endings(match: Match, rounds: Numbers) -> Answer:
    """How rounds ended."""
    names = [(number, name) for number, name in enumerate(match.game.endings) if number]
    return Answer(
        "endings", Unit.SHARE, tuple(Row(name, (share_of(rounds["ending"] == number),)) for number, name in names)
    )


def starting_game(match: Match, games: Sequence[Played], rounds: Numbers) -> Answer:
    """How often the player won who began the game; chance says who that is."""
    first = rounds[rounds["round"] == 1]
    starters = dict(zip(first["game"].tolist(), first["starter"].tolist(), strict=True))
    wins = [
        1 / len(game.winners) if starters[game.number] in game.winners else 0.0
        for game in sorted(games, key=lambda game: game.number)
        if game.number in starters
    ]
    measure = share_of(np.array(wins))
    return Answer("starting-game", Unit.SHARE, (Row("starter", (measure,)),), equal=1 / match.players)


def starting_round(rounds: Numbers) -> Answer:
    """How much more whoever began the round gained: in first rounds, where chance says who that is, and in all."""
    whole = np.ones(len(rounds), bool)
    rows = [("first", rounds["round"] == 1), ("every", whole)]
    return Answer(
        "starting-round", Unit.POINTS, tuple(Row(key, (_lead(rounds[chosen]),)) for key, chosen in rows), equal=0.0
    )


def _lead(rounds: Numbers) -> Measure:
    """What those gained more who began."""
    seats = np.arange(rounds["gains"].shape[1])
    sitting = seats < rounds["players"][:, None]
    began = np.broadcast_to(seats == rounds["starter"][:, None], sitting.shape)[sitting]
    games = np.broadcast_to(rounds["game"][:, None], sitting.shape)[sitting]
    return difference(rounds["gains"].astype(int)[sitting], began, games)
