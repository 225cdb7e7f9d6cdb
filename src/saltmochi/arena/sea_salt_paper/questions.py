"""Questions that players of Sea Salt & Paper ask, answered from many rounds."""

from __future__ import annotations

from functools import partial

import numpy as np

from saltmochi.arena.match import Match
from saltmochi.arena.measures import (
    Answer,
    Measure,
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
from saltmochi.arena.sea_salt_paper.observation import DARED, STOPPED, WAIT
from saltmochi.games.sea_salt_paper.cards import (
    BASE_BOX,
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
MIN_OWN, MAX_OWN, MAX_LAID = 7, 11, 3


def answers(_: Match, rounds: Numbers, tossed: Numbers) -> list[Answer]:
    """Answer what players of Sea Salt & Paper ask."""
    return [*last_chance(rounds), *experiment(tossed), *worth(rounds)]


# --- The bet ---


def last_chance(rounds: Numbers) -> list[Answer]:
    """Return how often the bet was won: in all, by the caller's points, by what others had laid, and by the deck."""
    bets = rounds[np.isin(rounds["ending"], (Ending.LAST_CHANCE_WON, Ending.LAST_CHANCE_LOST))]
    won = bets["ending"] == Ending.LAST_CHANCE_WON
    groups = {
        "last-chance-own": group_by_value(bets["own"], MIN_OWN, MAX_OWN),
        "last-chance-laid": group_by_value(bets["laid"], 0, MAX_LAID),
        "last-chance-deck": group_by_band(bets["deck"], DECK_BANDS),
    }
    whole = Answer("last-chance", Unit.SHARE, (Row("all", (share_of(won),)),), row_messages="answer-row-")
    return [whole, *(_shares(name, won, found) for name, found in groups.items())]


def _shares(name: str, hits: Numbers, groups: list[tuple[str, Numbers]]) -> Answer:
    return Answer(name, Unit.SHARE, tuple(Row(key, (share_of(hits[chosen]),)) for key, chosen in groups))


# --- The experiment ---


def swings(rounds: Numbers) -> Numbers:
    """Return what the player who tossed the coin gained more than the best other player, round by round."""
    gains = rounds["gains"].astype(int)
    seats = np.arange(gains.shape[1])
    own = gains[np.arange(len(rounds)), rounds["tossed"]]
    others = (seats < rounds["players"][:, None]) & (seats != rounds["tossed"][:, None])
    best: Numbers = own - np.where(others, gains, np.iinfo(int).min).max(axis=1)
    return best


def experiment(rounds: Numbers) -> list[Answer]:
    """Return what waiting, stop and last chance gained where a coin decided, by points, and by how much they differ."""
    tossed = rounds[rounds["coin"] > 0]
    swing, choice, games = swings(tossed), tossed["coin"], tossed["game"]
    groups = group_by_value(tossed["tossed_own"], MIN_OWN, MAX_OWN)

    def after(chosen: Numbers, coin: int) -> Measure:
        """Measure the mean swing after one choice."""
        where = chosen & (choice == coin)
        return mean_of(swing[where], games[where])

    def better(chosen: Numbers, coin: int, than: int) -> Measure:
        """Measure how much better one choice was than another."""
        where = chosen & np.isin(choice, (coin, than))
        return difference(swing[where], choice[where] == coin, games[where])

    def won(chosen: Numbers) -> Measure:
        """Measure how often the bet was won that the coin had asked for."""
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
        Answer("stop-or-wait", Unit.POINTS, means, tuple(CHOICES), null_value=0.0),
        Answer("stop-or-wait-gap", Unit.POINTS, gaps, pairs, null_value=0.0),
        Answer("dared", Unit.SHARE, tuple(Row(key, (won(chosen),)) for key, chosen in groups)),
    ]


# --- What cards are worth ---


def held(rounds: Numbers, kinds: int, word: str) -> Numbers:
    """Count the cards of some kinds that each player had, round by round."""
    count: Numbers = np.bitwise_count(rounds[word] & kinds)
    return count.astype(int)


def worth(rounds: Numbers) -> list[Answer]:
    """Return how much more players gained who ended a scored round with a kind of card, a pair, or some mermaids.

    This is an association, not an effect: a player who could call had collected more cards of every kind.
    """
    scored = rounds[np.isin(rounds["ending"], SCORED)]
    taken = taken_seats(scored)
    gains = scored["gains"].astype(int)[taken]
    games = per_player(scored, scored["game"])
    count = partial(held, scored)

    def gap(chosen: Numbers, among: Numbers | None = None) -> Measure:
        """Measure how much more the chosen gained than the others, or than the others among some."""
        where = np.ones(len(gains), bool) if among is None else among[taken]
        return difference(gains[where], chosen[taken][where], games[where])

    found = {kind: count(bits(kind), "duos" if kind in DUO_KINDS else "others") > 0 for kind in Kind}
    kinds = {kind.name.lower(): cards for kind, cards in found.items() if kind in BASE_BOX or cards.any()}
    pairs = {
        "crabs": count(CRABS, "duos") > 1,
        "boats": count(BOATS, "duos") > 1,
        "fish": count(FISHES, "duos") > 1,
        "swimmer_shark": (count(SWIMMERS, "duos") > 0) & (count(SHARKS, "duos") > 0),
    }
    mermaids = count(MERMAIDS, "others")
    some = {str(many): gap(mermaids == many, (mermaids == many) | (mermaids == 0)) for many in (1, 2, 3)}
    return [
        _gaps("worth-kind", {key: gap(chosen) for key, chosen in kinds.items()}, "kind-"),
        _gaps("worth-pair", {key: gap(chosen) for key, chosen in pairs.items()}, "answer-pair-"),
        _gaps("worth-mermaids", some),
    ]


def _gaps(name: str, measures: dict[str, Measure], row_messages: str = "") -> Answer:
    rows = tuple(Row(key, (measure,)) for key, measure in measures.items())
    return Answer(name, Unit.POINTS, rows, null_value=0.0, row_messages=row_messages)
