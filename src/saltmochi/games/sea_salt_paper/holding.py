"""§5, §12, §15: what a player's points depend on: cards in hand and laid, and events."""

from __future__ import annotations

from dataclasses import dataclass

from saltmochi.games.sea_salt_paper.state import HAND, LAID, Public
from saltmochi.games.sea_salt_paper.steps import events_of, is_sheltered
from saltmochi.games.sea_salt_paper.view import View

# A set of cards as its two words.
Words = tuple[int, int]
NOTHING: Words = (0, 0)


@dataclass(frozen=True)
class Holding:
    """What a player holds. Without expansions it makes no difference which cards are laid, and how."""

    hand: Words
    laid: Words = NOTHING
    groups: tuple[int, ...] = ()  # with expansions: the laid pairs and trios, as `group_of` makes them
    events: int = 0  # under which the player is, a bit each
    expansions: int = 0  # in play, a bit each
    hides_shell: bool = False  # whether a shell lies face down

    @property
    def cards(self) -> Words:
        """Return all cards, in hand and laid, as one set."""
        return merge_sets(self.hand[0], self.laid[0]), merge_sets(self.hand[1], self.laid[1])


def holding_of(view: View, seat: int) -> Holding:
    """Return what a player holds; the hand must be shown."""
    hand, laid = HAND + seat, LAID + seat
    return Holding(
        hand=(view.duos[hand], view.others[hand]),
        laid=(view.duos[laid], view.others[laid]),
        groups=groups_of(view, seat),
        events=events_of(view, seat),
        expansions=view.expansions,
        hides_shell=is_sheltered(view, seat),
    )


def groups_of(table: Public, seat: int) -> tuple[int, ...]:
    """§12.1: return the pairs and trios before a player, in the order in which they were laid."""
    return tuple(table.groups[i] for i in range(table.group_count) if table.owners[i] == seat)


def merge_sets(one: int, other: int) -> int:
    """Merge two words into one.

    In a view both words start with the first copy of a card, so a copy that is in both is replaced by the next free
    one.
    """
    while other:
        card = other & -other
        other ^= card
        while one & card:
            card <<= 1
        one |= card
    return one
