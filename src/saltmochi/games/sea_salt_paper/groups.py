"""§12.1: the pairs and trios that lie before the players, in the order in which they were laid.

With expansions it matters which cards were laid together: a pair can be taken away, a trio cannot. A group is a number
with the faces of both cards and the starfish, seven bits each.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import NO_CARD
from saltmochi.games.sea_salt_paper.state import Public
from saltmochi.table.rule import rule

NO_STAR = NO_CARD


@rule
def group_of(a: int, b: int, star: int) -> int:
    """Return the number of a pair, or of a trio with this starfish."""
    return a | b << 7 | star << 14


@rule
def first_card(group: int) -> int:
    """Return the face of the first card of a group."""
    return group & 127


@rule
def second_card(group: int) -> int:
    """Return the face of the second card of a group."""
    return group >> 7 & 127


@rule
def starfish_of(group: int) -> int:
    """Return the starfish of a trio; NO_STAR for a pair."""
    return group >> 14


@rule
def add_group(table: Public, seat: int, a: int, b: int, star: int) -> None:
    """Note a pair or a trio before a player, as the last one on the table."""
    table.groups[table.group_count] = group_of(a, b, star)
    table.owners[table.group_count] = seat
    table.group_count += 1


@rule
def remove_group(table: Public, seat: int, a: int, b: int) -> None:
    """Remove the first pair with these faces from before a player."""
    i = 0
    while table.owners[i] != seat or table.groups[i] != group_of(a, b, NO_STAR):
        i += 1
    table.group_count -= 1
    for j in range(i, table.group_count):
        table.groups[j] = table.groups[j + 1]
        table.owners[j] = table.owners[j + 1]
    table.groups[table.group_count] = 0
    table.owners[table.group_count] = 0
