"""What players of Happy Mochi ask, answered from many rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from saltmochi.arena.measures import Answer, Numbers, Row, Unit, banded, difference, grouped, mean_of, share_of
from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, NUMBER, NUMBERS, WORD, WORDS, Effect
from saltmochi.games.happy_mochi.state import Ending

MOST_KEPT = 4
TURN_BANDS = (1, 6, 11, 16, 21, 31)


def sitting(rounds: Numbers) -> Numbers:
    """Which seats are taken, round by round."""
    taken: Numbers = np.arange(rounds["gains"].shape[1]) < rounds["players"][:, None]
    return taken


def each(rounds: Numbers, values: Numbers) -> Numbers:
    """What is said of rounds, said of every player in them."""
    taken = sitting(rounds)
    said: Numbers = np.broadcast_to(values[:, None], taken.shape)[taken]
    return said


def turns(rounds: Numbers) -> list[Answer]:
    """How many turns rounds took, all players together: on average, and how often so many."""
    mean = Row("all", (mean_of(rounds["turns"], rounds["game"]),))
    shares = tuple(Row(key, (share_of(chosen),)) for key, chosen in banded(rounds["turns"], TURN_BANDS))
    return [Answer("turns", Unit.TURNS, (mean,)), Answer("turns-spread", Unit.SHARE, shares)]


def dealt(rounds: Numbers, cards: Iterable[int]) -> Numbers:
    """Whether each player was dealt one of some cards."""
    masks = [0] * WORDS
    for card in cards:
        masks[WORD[card]] |= BIT[card]
    found = rounds["dealt"] & np.array(masks, np.int64)
    some: Numbers = (found != 0).any(axis=2)[sitting(rounds)]
    return some


def worth(rounds: Numbers, effects: Sequence[int]) -> list[Answer]:
    """How many penalty points more those got who were dealt a number, or an effect. Chance dealt: that is its doing."""
    gains = rounds["gains"].astype(int)[sitting(rounds)]
    games = each(rounds, rounds["game"])

    def row(key: str, cards: Iterable[int]) -> Row:
        """What some cards cost."""
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
        Answer("dealt-number", Unit.POINTS, numbers, equal=0.0),
        Answer("dealt-effect", Unit.POINTS, by_effect, equal=0.0),
    ]


def kept(rounds: Numbers) -> Answer:
    """How often players won a round after the first, by the number of cards that they had kept before."""
    rounds = rounds[rounds["round"] > 1]
    seats = np.arange(rounds["gains"].shape[1])
    winner = (rounds["ending"] == Ending.WON)[:, None] & (seats == rounds["winner"][:, None])
    won = winner[sitting(rounds)]
    many = rounds["kept"][sitting(rounds)]
    rows = tuple(Row(key, (share_of(won[chosen]),)) for key, chosen in grouped(many, 0, MOST_KEPT))
    equal = 1 / int(rounds["players"][0]) if len(rounds) else None
    return Answer("kept", Unit.SHARE, rows, equal=equal)
