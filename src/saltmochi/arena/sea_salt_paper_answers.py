"""What players of Sea Salt & Paper ask, answered from many rounds."""

from __future__ import annotations

from functools import partial

import numpy as np

from saltmochi.arena.measures import (
    Answer,
    Measure,
    Numbers,
    Row,
    Unit,
    banded,
    difference,
    grouped,
    mean_of,
    share_of,
)
from saltmochi.arena.sea_salt_paper import DARED, STOPPED, WAIT
from saltmochi.games.sea_salt_paper.cards import (
    BOATS,
    CRABS,
    DUO_KINDS,
    FISHES,
    MERMAIDS,
    SHARKS,
    SWIMMERS,
    Kind,
    bits,
)
from saltmochi.games.sea_salt_paper.state import Ending

CHOICES = {"wait": WAIT, "stop": STOPPED, "last-chance": DARED}
SCORED = (Ending.STOP, Ending.LAST_CHANCE_WON, Ending.LAST_CHANCE_LOST)
DECK_BANDS = (0, 10, 20, 30, 40)
FEWEST, MOST_OWN, MOST_LAID = 7, 11, 3


# --- The bet ---


def last_chance(rounds: Numbers) -> list[Answer]:
    """How often the bet was won: in all, by the caller's points, by what others had laid, and by the deck."""
    bets = rounds[np.isin(rounds["ending"], (Ending.LAST_CHANCE_WON, Ending.LAST_CHANCE_LOST))]
    won = bets["ending"] == Ending.LAST_CHANCE_WON
    groups = {
        "last-chance-own": grouped(bets["own"], FEWEST, MOST_OWN),
        "last-chance-laid": grouped(bets["laid"], 0, MOST_LAID),
        "last-chance-deck": banded(bets["deck"], DECK_BANDS),
    }
    whole = Answer("last-chance", Unit.SHARE, (Row("all", (share_of(won),)),))
    return [whole, *(_shares(name, won, found) for name, found in groups.items())]


def _shares(name: str, hits: Numbers, groups: list[tuple[str, Numbers]]) -> Answer:
    return Answer(name, Unit.SHARE, tuple(Row(key, (share_of(hits[chosen]),)) for key, chosen in groups))


# --- The experiment ---


def swings(rounds: Numbers) -> Numbers:
    """What the player who tossed the coin gained more than the best of the others, round by round."""
    gains = rounds["gains"].astype(int)
    seats = np.arange(gains.shape[1])
    own = gains[np.arange(len(rounds)), rounds["tossed"]]
    others = (seats < rounds["players"][:, None]) & (seats != rounds["tossed"][:, None])
    best: Numbers = own - np.where(others, gains, np.iinfo(int).min).max(axis=1)
    return best


def experiment(rounds: Numbers) -> list[Answer]:
    """What came of waiting, stop and last chance where a coin decided, by points; and how much better stop was."""
    tossed = rounds[rounds["coin"] > 0]
    swing, choice, games = swings(tossed), tossed["coin"], tossed["game"]
    groups = grouped(tossed["tossed_own"], FEWEST, MOST_OWN)

    def after(chosen: Numbers, coin: int) -> Measure:
        """The mean swing after one choice."""
        where = chosen & (choice == coin)
        return mean_of(swing[where], games[where])

    def better(chosen: Numbers, coin: int, than: int) -> Measure:
        """How much better one choice was than another."""
        where = chosen & np.isin(choice, (coin, than))
        return difference(swing[where], choice[where] == coin, games[where])

    def won(chosen: Numbers) -> Measure:
        """How often the bet was won that the coin had asked for."""
        decided = np.isin(tossed["ending"], (Ending.LAST_CHANCE_WON, Ending.LAST_CHANCE_LOST))
        where = chosen & decided & (choice == DARED)
        return share_of(tossed["ending"][where] == Ending.LAST_CHANCE_WON)

    means = tuple(Row(key, tuple(after(chosen, coin) for coin in CHOICES.values())) for key, chosen in groups)
    gaps = tuple(
        Row(key, (better(chosen, STOPPED, WAIT), better(chosen, DARED, WAIT), better(chosen, DARED, STOPPED)))
        for key, chosen in groups
    )
    pairs = ("stop-wait", "last-chance-wait", "last-chance-stop")
    return [
        Answer("stop-or-wait", Unit.POINTS, means, tuple(CHOICES), 0.0),
        Answer("stop-or-wait-gap", Unit.POINTS, gaps, pairs, 0.0),
        Answer("dared", Unit.SHARE, tuple(Row(key, (won(chosen),)) for key, chosen in groups)),
    ]


# --- What cards are worth ---


def held(rounds: Numbers, kinds: int, word: str) -> Numbers:
    """How many cards of some kinds each player had, round by round."""
    count: Numbers = np.bitwise_count(rounds[word] & kinds)
    return count.astype(int)


def worth(rounds: Numbers) -> list[Answer]:
    """How much more those gained who ended a scored round with a kind of card, a pair, or some mermaids.

    This is an association: whoever could call had gathered more of everything.
    """
    scored = rounds[np.isin(rounds["ending"], SCORED)]
    sitting = np.arange(scored["gains"].shape[1]) < scored["players"][:, None]
    gains = scored["gains"].astype(int)[sitting]
    games = np.broadcast_to(scored["game"][:, None], sitting.shape)[sitting]
    count = partial(held, scored)

    def gap(chosen: Numbers, among: Numbers | None = None) -> Measure:
        """How much more the chosen gained than the rest, or than the rest of some."""
        where = np.ones(len(gains), bool) if among is None else among[sitting]
        return difference(gains[where], chosen[sitting][where], games[where])

    kinds = {kind.name.lower(): count(bits(kind), "duos" if kind in DUO_KINDS else "others") > 0 for kind in Kind}
    pairs = {
        "crabs": count(CRABS, "duos") > 1,
        "boats": count(BOATS, "duos") > 1,
        "fish": count(FISHES, "duos") > 1,
        "swimmer_shark": (count(SWIMMERS, "duos") > 0) & (count(SHARKS, "duos") > 0),
    }
    mermaids = count(MERMAIDS, "others")
    some = {str(many): gap(mermaids == many, (mermaids == many) | (mermaids == 0)) for many in (1, 2, 3)}
    return [
        Answer("worth-kind", Unit.POINTS, _rows({key: gap(chosen) for key, chosen in kinds.items()}), equal=0.0),
        Answer("worth-pair", Unit.POINTS, _rows({key: gap(chosen) for key, chosen in pairs.items()}), equal=0.0),
        Answer("worth-mermaids", Unit.POINTS, _rows(some), equal=0.0),
    ]


def _rows(measures: dict[str, Measure]) -> tuple[Row, ...]:
    return tuple(Row(key, (measure,)) for key, measure in measures.items())
