"""Questions that players of Happy Mochi ask, answered from many rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from saltmochi.arena.match import Match
from saltmochi.arena.measures import (
    Answer,
    Numbers,
    Row,
    Unit,
    difference,
    group_by_band,
    group_by_value,
    mean_of,
    per_player,
    share_of,
    taken_seats,
)
from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, NUMBER, NUMBERS, WORD, WORDS, Effect
from saltmochi.games.happy_mochi.state import Ending

MOST_KEPT = 4
TURN_BANDS = (1, 6, 11, 16, 21, 31)


def answers(match: Match, rounds: Numbers, _: Numbers) -> list[Answer]:
    """Answer what players of Happy Mochi ask; there is no experiment with coins."""
    effects = match.game.new_state().effects
    return [*turns(rounds), *worth(rounds, effects), kept(rounds)]


def turns(rounds: Numbers) -> list[Answer]:
    """Return how many turns of all players a round took: the mean, and the shares of some bands."""
    mean = Row("all", (mean_of(rounds["turns"], rounds["game"]),))
    shares = tuple(Row(key, (share_of(chosen),)) for key, chosen in group_by_band(rounds["turns"], TURN_BANDS))
    return [
        Answer("turns", Unit.TURNS, (mean,), row_messages="answer-row-"),
        Answer("turns-spread", Unit.SHARE, shares),
    ]


def dealt(rounds: Numbers, cards: Iterable[int]) -> Numbers:
    """Return a mask of the players who were dealt one of these cards."""
    masks = [0] * WORDS
    for card in cards:
        masks[WORD[card]] |= BIT[card]
    found = rounds["dealt"] & np.array(masks, np.int64)
    some: Numbers = (found != 0).any(axis=2)[taken_seats(rounds)]
    return some


def worth(rounds: Numbers, effects: Sequence[int]) -> list[Answer]:
    """Return how many penalty points more the players got who were dealt a number, or an effect.

    Chance deals, so the difference is an effect of the cards.
    """
    gains = rounds["gains"].astype(int)[taken_seats(rounds)]
    games = per_player(rounds, rounds["game"])

    def row(key: str, cards: Iterable[int]) -> Row:
        """Measure what some cards cost."""
        return Row(key, (difference(gains, dealt(rounds, cards), games),))

    numbers = tuple(
        row(str(number), (card for card in range(CARD_COUNT) if NUMBER[card] == number)) for number in range(NUMBERS)
    )
    by_effect = tuple(
        row(effect.name.lower(), (card for card in range(CARD_COUNT) if effects[card] == effect))
        for effect in Effect
        if effect != Effect.NONE
    )
    return [
        Answer("dealt-number", Unit.POINTS, numbers, null_value=0.0),
        Answer("dealt-effect", Unit.POINTS, by_effect, null_value=0.0, row_messages="mochi-effect-"),
    ]


def kept(rounds: Numbers) -> Answer:
    """Return how often players won a round after the first, by the number of cards that they had kept before."""
    rounds = rounds[rounds["round"] > 1]
    seats = np.arange(rounds["gains"].shape[1])
    winner = (rounds["ending"] == Ending.WON)[:, None] & (seats == rounds["winner"][:, None])
    won = winner[taken_seats(rounds)]
    many = rounds["kept"][taken_seats(rounds)]
    rows = tuple(Row(key, (share_of(won[chosen]),)) for key, chosen in group_by_value(many, 0, MOST_KEPT))
    equal_share = 1 / int(rounds["players"][0]) if len(rounds) else None
    return Answer("kept", Unit.SHARE, rows, null_value=equal_share)
