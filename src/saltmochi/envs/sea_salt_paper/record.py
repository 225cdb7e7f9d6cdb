"""The fields of an encoded view of Sea Salt & Paper.

The fields up to `listed` are the table as the viewer knows it now. What follows is the memory of the round, entry by
entry: it contains everything that the viewer has seen. Cards that the viewer knows in other hands and the order of
the piles follow from the memory, but are encoded too, since a network can hardly find them out.
"""

from __future__ import annotations

from saltmochi.envs.cells import MOST, cells
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT, COPIES, FACES
from saltmochi.games.sea_salt_paper.editions import EDITIONS
from saltmochi.games.sea_salt_paper.rules import VOIDS
from saltmochi.games.sea_salt_paper.state import (
    BASE_ENTRIES,
    DRAWN,
    MAX_HEIGHT,
    PILES,
    SEATS,
    Ending,
    Finish,
    Phase,
)
from saltmochi.table.record import record
from saltmochi.table.rule import rule

# The field with which the memory begins.
MEMORY = "entries"

# A card is encoded by its number plus 1; 0 is no card. Only the memory has the last two.
UNSEEN = CARD_COUNT + 1
EMPTY = CARD_COUNT + 2

FACE_COUNT = len(FACES)
# The place of each card's face among the faces.
FACE_OF = tuple(FACES.index(ALIKE[card]) for card in range(CARD_COUNT))
MOST_COPIES = max(COPIES)
LAST_PHASE = Phase.ROB  # without expansions
PHASES = tuple(phase for phase in Phase if phase <= LAST_PHASE)


@record
class Encoding:
    """A view of Sea Salt & Paper as small numbers."""

    seat: int = cells("the viewer's own seat at the table", SEATS - 1)
    players: int = cells("the number of players", SEATS)
    edition: int = cells(
        "the edition: " + ", ".join(f"{n} {e.name}" for n, e in enumerate(EDITIONS)), len(EDITIONS) - 1
    )
    target: int = cells("the points that end the game", MOST)
    target_high: int = cells("the same, divided by 128", MOST)
    phase: int = cells("what happens next: " + ", ".join(f"{p} {p.name.lower()}" for p in PHASES), LAST_PHASE)
    turn: int = cells("whose turn it is", SEATS - 1)
    starter: int = cells("who began the round; once it is over, who begins the next", SEATS - 1)
    round: int = cells("the number of the round", MOST)
    round_high: int = cells("the same, divided by 128", MOST)
    ending: int = cells("how the round ended: " + ", ".join(f"{e} {e.name.lower()}" for e in Ending), max(Ending))
    finish: int = cells("why the game is over: " + ", ".join(f"{f} {f.name.lower()}" for f in Finish), max(Finish))
    scores: list[int] = cells("the points of each player", MOST, SEATS)
    scores_high: list[int] = cells("the same, divided by 128", MOST, SEATS)
    gains: list[int] = cells("the points of each player in the round that is over", MOST, SEATS)
    caller: int = cells("who called to end the round, plus 1; 0 is nobody", SEATS)
    awaits: int = cells(
        "where the dealer's next card goes: 1 to 4 a hand, 9 and 10 a pile, 11 to the two drawn cards", DRAWN
    )
    looking: int = cells("the pile that a player looks through", PILES - 1)
    victim: int = cells("whom the thief steals from", SEATS - 1)
    voids: int = cells("the number of void rounds in a row", VOIDS)
    deck_size: int = cells("the number of cards in the deck", CARD_COUNT)
    heights: list[int] = cells("the number of cards in each pile", MAX_HEIGHT, PILES)
    tops: list[int] = cells("the top card of each pile", CARD_COUNT, PILES)
    drawn: list[int] = cells("the two cards that the viewer chooses between", CARD_COUNT, 2)
    hand_sizes: list[int] = cells("the number of cards in each hand", CARD_COUNT, SEATS)
    shown: list[int] = cells("whether the viewer sees the hand", 1, SEATS)
    stolen: list[int] = cells(
        "the number of cards stolen from each hand that the viewer did not see", CARD_COUNT, SEATS
    )
    hands: list[list[int]] = cells(
        "the cards in each hand by face; in a hand that the viewer does not see, the cards that were seen to enter it "
        "and not seen to leave it",
        MOST_COPIES,
        SEATS,
        FACE_COUNT,
    )
    laid: list[list[int]] = cells("the cards that each player has laid, by face", MOST_COPIES, SEATS, FACE_COUNT)
    piles: list[list[int]] = cells(
        "the cards of each pile from the bottom up, and with them those that others may have picked unseen",
        CARD_COUNT,
        PILES,
        MAX_HEIGHT,
    )
    listed: list[int] = cells("the number of cards listed in `piles`", MAX_HEIGHT, PILES)
    entries: int = cells("the number of entries in the memory of this round", MOST)
    entries_high: int = cells("the same, divided by 128", MOST)
    events: list[int] = cells(
        "for each entry: what happened + 8 × who + 32 × the pile or the victim", MOST, BASE_ENTRIES
    )
    cards: list[int] = cells(
        f"for each entry: the card; {UNSEEN} if the viewer did not see it, {EMPTY} if a pile became empty",
        EMPTY,
        BASE_ENTRIES,
    )


@rule
def symbol(card: int) -> int:
    """Return the number of a card in an encoding; 0 for no card."""
    return card + 1 if card < CARD_COUNT else 0
