"""Seat views of Happy Mochi."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from saltmochi.games.happy_mochi.cards import CARD_COUNT, HIDDEN, NO_CARD, Effect
from saltmochi.games.happy_mochi.notation import card_name
from saltmochi.games.happy_mochi.results import RoundResult, round_result
from saltmochi.games.happy_mochi.state import HAND, KEPT, NO_PLACE, Phase, Value
from saltmochi.games.happy_mochi.view import View
from saltmochi.server.seat_view import SeatView, SeatViewMaker
from saltmochi.table.disclosure import UNSEEN

CARD_NAMES = {card: card_name(card) for card in range(CARD_COUNT)} | {HIDDEN: UNSEEN}
PHASES = tuple(phase.name.lower() for phase in Phase)
EFFECTS = tuple(effect.name.lower() for effect in Effect)
VALUES = tuple(value.name.lower() for value in Value)
# The place of a chosen card that this seat does not know.
HIDDEN_PLACE = -1
# How many rows of cards are cached by name: a move changes few of those on a table.
CACHED_ROWS = 10_000


@dataclass(frozen=True)
class MochiRoundResult(RoundResult):
    """How a round ended, and what each player got for it."""


class MochiSeatView(SeatView, frozen=True, tag="happy-mochi", tag_field="game"):
    """A table of Happy Mochi. A card that this seat does not know is "?"."""

    acting: int
    value: str  # the side that the Value card shows
    deck: int
    piles: list[tuple[str, ...]]  # both sides of the pair, from the bottom up
    pending: list[str]  # the effects of the cards just played that have not happened yet, by side; "none" if it has
    hands: list[tuple[str, ...]]
    kept: list[tuple[str, ...]]
    held: list[str | None]  # each player's card aside
    chosen: list[int | None]  # the place of the card that each will pass, counted from none; -1 where it is hidden
    result: MochiRoundResult | None = None


def public_part(view: View) -> MochiSeatView:
    """Return what everybody sees."""
    return MochiSeatView(
        phase=PHASES[view.phase],
        round=view.round,
        turn=view.turn,
        acting=view.acting,
        starter=view.starter,
        value=VALUES[view.value],
        scores=view.scores[: view.players],
        deck=view.deck_size,
        piles=[card_names(tuple(pile[:height])) for pile, height in zip(view.piles, view.heights, strict=True)],
        pending=[EFFECTS[effect] for effect in view.pending],
        hands=[],
        kept=[],
        held=[],
        chosen=[],
        result=_result(view) if view.ending else None,
    )


def private_part(common: MochiSeatView, view: View, open_memory: bool) -> MochiSeatView:  # noqa: ARG001
    """Add what the view's seat sees. What it remembers is always shown, as known cards."""
    players = range(view.players)
    return replace(
        common,
        hands=_rows(view, HAND),
        kept=_rows(view, KEPT),
        held=[None if view.held[seat] == NO_CARD else CARD_NAMES[view.held[seat]] for seat in players],
        chosen=[_chosen_place(view.chosen[seat]) for seat in players],
    )


def _rows(view: View, first: int) -> list[tuple[str, ...]]:
    """Return the cards of all players' rows by name, from this row on."""
    return [
        card_names(tuple(view.rows[number][:size])) if size else ()
        for number, size in enumerate(view.sizes[first : first + view.players], first)
    ]


@lru_cache(CACHED_ROWS)
def card_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of cards in a row."""
    return tuple([CARD_NAMES[card] for card in cards])


def _chosen_place(place: int) -> int | None:
    if place == NO_PLACE:
        return None
    return HIDDEN_PLACE if place == HIDDEN else place


def _result(view: View) -> MochiRoundResult | None:
    found = round_result(view)
    return MochiRoundResult(**vars(found)) if found else None


SEAT_VIEWS = SeatViewMaker(MochiSeatView, public_part, private_part)
