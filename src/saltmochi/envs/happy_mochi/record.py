"""The fields of an encoded view of Happy Mochi.

The fields up to `place` are the table as the viewer knows it now. What follows is what the viewer and the others
remember of each card. Rows of cards are the six hands, then the six rows of kept cards, both from the viewer's on.
"""

from __future__ import annotations

from saltmochi.envs.cells import MOST, cells
from saltmochi.games.happy_mochi.cards import CARD_COUNT, Effect
from saltmochi.games.happy_mochi.rules import HAND_SIZE, SCORELESS
from saltmochi.games.happy_mochi.state import HELD, MAX_LENGTH, ROWS, SEATS, SIDES, Ending, Finish, Phase, Value
from saltmochi.table.record import record

# The field with which the memory begins.
MEMORY = "known_by"

# A card is encoded by its number plus 1; 0 is no card.
UNSEEN = CARD_COUNT + 1
# The place of a card is encoded by its number plus 1; 0 is none.
UNSEEN_PLACE = MAX_LENGTH + 1
# Where a card is: 0 if the viewer does not know, a row plus 1, a side of the pair, or held aside by a player.
ON_SIDE = ROWS + 1
ASIDE = ON_SIDE + SIDES

ROW_NAMES = "hands, then kept cards"


@record
class Encoding:
    """A view of Happy Mochi as small numbers."""

    seat: int = cells("the viewer's own seat at the table", SEATS - 1)
    players: int = cells("the number of players", SEATS)
    edition: int = cells("the edition: there is one", 0)
    target: int = cells("the points that end the game", MOST)
    target_high: int = cells("the same, divided by 128", MOST)
    phase: int = cells("what happens next: " + ", ".join(f"{p} {p.name.lower()}" for p in Phase), max(Phase))
    turn: int = cells("whose turn it is", SEATS - 1)
    acting: int = cells("who acts, if it is not the dealer", SEATS - 1)
    starter: int = cells("who began the round; once it is over, who begins the next", SEATS - 1)
    round: int = cells("the number of the round", MOST)
    round_high: int = cells("the same, divided by 128", MOST)
    ending: int = cells("how the round ended: " + ", ".join(f"{e} {e.name.lower()}" for e in Ending), max(Ending))
    finish: int = cells("why the game is over: " + ", ".join(f"{f} {f.name.lower()}" for f in Finish), max(Finish))
    scores: list[int] = cells("the penalty points of each player", MOST, SEATS)
    scores_high: list[int] = cells("the same, divided by 128", MOST, SEATS)
    gains: list[int] = cells("the penalty points of each player in the round that is over", MOST, SEATS)
    gains_high: list[int] = cells("the same, divided by 128", MOST, SEATS)
    value: int = cells("the side of the Value card: 0 plus, 1 minus", max(Value))
    awaits: int = cells(
        "where the dealer's next card goes: 0 to 5 a hand, 12 and 13 a side of the pair, 14 aside", HELD
    )
    dealt: int = cells("the number of cards that each hand was dealt in this round", HAND_SIZE)
    pending: list[int] = cells("the effects of the two cards just played that are not resolved", max(Effect), SIDES)
    turns: int = cells("the number of turns in this round", MOST)
    turns_high: int = cells("the same, divided by 128", MOST)
    skips: int = cells("the number of turns skipped in a row", SEATS)
    scoreless: int = cells("the number of rounds in a row without a point", SCORELESS)
    deck_size: int = cells("the number of cards in the deck", CARD_COUNT)
    heights: list[int] = cells("the number of cards on each side of the pair", MAX_LENGTH, SIDES)
    tops: list[int] = cells("the card on top of each side", CARD_COUNT, SIDES)
    sizes: list[int] = cells(f"the number of cards in each row: {ROW_NAMES}", MAX_LENGTH, ROWS)
    held: list[int] = cells(
        f"the card that each player holds aside; {UNSEEN} if the viewer does not know it", UNSEEN, SEATS
    )
    chosen: list[int] = cells(
        f"the place of the card that each player passes, plus 1; {UNSEEN_PLACE} if the viewer does not know it",
        UNSEEN_PLACE,
        SEATS,
    )
    effects: list[int] = cells(
        "the effect of each card: " + ", ".join(f"{e} {e.name.lower()}" for e in Effect), max(Effect), CARD_COUNT
    )
    where: list[int] = cells(
        f"where each card is: 0 if the viewer does not know, 1 to {ROWS} in a row ({ROW_NAMES}), {ON_SIDE} and "
        f"{ON_SIDE + 1} on a side of the pair, {ASIDE} to {ASIDE + SEATS - 1} held aside",
        ASIDE + SEATS - 1,
        CARD_COUNT,
    )
    place: list[int] = cells(
        "the place of each card where it is: from the left in a row, from the bottom on a side", MAX_LENGTH, CARD_COUNT
    )
    known_by: list[int] = cells(
        "for each card that is in a row or held aside, in this order: who knows it, a bit for each seat and one for "
        "spectators",
        MOST,
        CARD_COUNT,
    )
    origin: list[int] = cells(
        "for each of these cards: the number of shuffles since the one that it came out of, plus 1; 0 if everybody "
        "knows it",
        MOST,
        CARD_COUNT,
    )
    origin_high: list[int] = cells("the same, divided by 128", MOST, CARD_COUNT)
    shuffled: list[int] = cells(
        "for each card: the number of shuffles since the last one that it was seen to go into, plus 1; 0 for none",
        MOST,
        CARD_COUNT,
    )
    shuffled_high: list[int] = cells("the same, divided by 128", MOST, CARD_COUNT)
    shuffles: int = cells("the number of the last shuffle: odd if everybody saw the cards that went into it", MOST)
    shuffles_high: int = cells("the same, divided by 128", MOST)
