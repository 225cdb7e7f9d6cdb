"""Information-set Monte Carlo tree search, for any game.

Each trial imagines a table that fits the view, walks down the tree of what was tried before (chance is the dealer's
move), does something new, plays on by rules of thumb to the end of the round, and tells every node on the way how
likely each seat is to win the game from there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from saltmochi.bots.desk import MOST_DEPTH, Desk, Notes
from saltmochi.bots.policy import favourite
from saltmochi.table.dealer import DEALER, Dice, roll
from saltmochi.table.offers import Offers
from saltmochi.table.playout import MOST_SEATS
from saltmochi.table.rule import rule

# The names that each game fills in with its own rules: see `saltmochi.table.rule.bound`.
actor: Callable[[Any], int]
over: Callable[[Any], bool]
round_over: Callable[[Any], bool]
chances: Callable[[Any], int]
chance: Callable[[Any, int], int]
legal: Callable[[Any, Offers], None]
apply: Callable[[Any, int], None]
winners: Callable[[Any], int]
suppose: Callable[[Any, Dice, Any, Any], bool]
favour: Callable[[Any, int], int]
prospect: Callable[[Any, int], int]
plausible: Callable[[Any, int], int]
CHOSEN_FROM_TWO: int

# A chance to win of one.
SURE = 10_000
# How much more is tried that the rules of thumb like and that was tried little.
CURIOSITY = 0.6
# Of so many tables, as many are chosen from two as a game says.
TABLES = 3
ROOT = 0
NONE = 0


@rule
def plant(nodes: Any, notes: Notes) -> None:
    """A tree without branches."""
    notes.nodes = 0
    sprout(nodes, notes, 0)


@rule
def explore(desk: Desk, trials: int) -> None:
    """Make so many trials."""
    for _ in range(trials):
        table = desk.tables[imagined(desk)]
        descend(desk, table)
        finish_round(table, desk.replies, desk.dice)
        judge(table, desk.notes)
        tell(table, desk.nodes, desk.notes)


@rule
def imagined(desk: Desk) -> int:
    """Imagine a table; often two, of which the one counts where the others' hands look more as if they were chosen."""
    suppose(desk.seen, desk.dice, desk.thought, desk.tables[0])
    if roll(desk.dice, TABLES) >= CHOSEN_FROM_TWO:
        return 0
    suppose(desk.seen, desk.dice, desk.thought, desk.tables[1])
    seat = desk.seen.seat
    return int(plausible(desk.tables[1], seat) > plausible(desk.tables[0], seat))


@rule
def descend(desk: Desk, table: Any) -> None:
    """Walk down the tree, as far as the first thing that was never done there."""
    notes = desk.notes
    notes.depth = 0
    notes.path[0] = ROOT
    new = False
    while not new and not round_over(table) and notes.depth < MOST_DEPTH:
        parent = notes.path[notes.depth]
        seat = actor(table)
        if seat == DEALER:
            action = chance(table, roll(desk.dice, chances(table)))
        else:
            legal(table, desk.replies)
            action = desk.replies.actions[selected(desk, table, parent, seat)]
        apply(table, action)
        node = grown(desk.nodes, notes, parent, action)
        if node == NONE:
            return
        notes.depth += 1
        notes.path[notes.depth] = node
        new = seat != DEALER and desk.nodes[node].visits == 0


@rule
def selected(desk: Desk, table: Any, parent: int, seat: int) -> int:
    """The offer to try: what was good so far, what the rules of thumb like, what was tried little."""
    if desk.replies.count == 1:
        return 0
    look_up(desk, table, parent)
    best = 0
    most = -1.0
    for i in range(desk.replies.count):
        value = attraction(desk, parent, i, seat)
        if value > most:
            most = value
            best = i
    return best


@rule
def look_up(desk: Desk, table: Any, parent: int) -> None:
    """Write down the liking and the node, if there is one, of every offer."""
    notes = desk.notes
    for i in range(desk.replies.count):
        notes.likings[i] = favour(table, desk.replies.actions[i])
        node = branch(desk.nodes, parent, desk.replies.actions[i])
        notes.children[i] = node
        if node != NONE:
            desk.nodes[node].offered += 1


@rule
def attraction(desk: Desk, parent: int, i: int, seat: int) -> float:
    """How much an offer is worth trying: what is expected of it, and the less was seen of it the more."""
    hope = CURIOSITY * trust(desk.notes, desk.replies.count, i)
    if desk.notes.children[i] == NONE:
        return expected(desk.nodes[parent], seat) + hope * sqrt(desk.nodes[parent].visits)
    node = desk.nodes[desk.notes.children[i]]
    return float(expected(node, seat) + hope * sqrt(node.offered) / (1 + node.visits))


@rule
def expected(node: Any, seat: int) -> float:
    """What a seat's chance to win was on average; an even one, if nothing is known."""
    if node.visits == 0:
        return 0.5
    return float(node.total[seat] / (SURE * node.visits))


@rule
def trust(notes: Notes, count: int, i: int) -> float:
    """How much the rules of thumb are trusted with an offer: the first gets twice what the second gets, and so on."""
    rank = 1
    shares = 0.0
    for j in range(count):
        rank += int(notes.likings[j] > notes.likings[i] or (notes.likings[j] == notes.likings[i] and j < i))
        shares += 1.0 / (j + 1)
    return 1.0 / (rank * shares)


@rule
def branch(nodes: Any, parent: int, action: int) -> int:
    """The node of an action; NONE if it was never done there."""
    node: int = nodes[parent].first
    while node != NONE and nodes[node].action != action:
        node = nodes[node].after
    return node


@rule
def grown(nodes: Any, notes: Notes, parent: int, action: int) -> int:
    """The node of an action, a new one if need be; NONE if there is no more room."""
    node = branch(nodes, parent, action)
    if node == NONE and notes.nodes < len(nodes):
        node = sprout(nodes, notes, action)
        nodes[node].after = nodes[parent].first
        nodes[parent].first = node
    return node


@rule
def sprout(nodes: Any, notes: Notes, action: int) -> int:
    """A new node."""
    number = notes.nodes
    node = nodes[number]
    node.action = action
    node.first = NONE
    node.after = NONE
    node.visits = 0
    node.offered = 0
    for seat in range(MOST_SEATS):
        node.total[seat] = 0
    notes.nodes += 1
    return number


@rule
def finish_round(state: Any, offers: Offers, dice: Dice) -> None:
    """Play on by rules of thumb until the round is over."""
    while not round_over(state):
        if actor(state) == DEALER:
            action = chance(state, roll(dice, chances(state)))
        else:
            legal(state, offers)
            action = favourite(state, offers, dice)
        apply(state, action)


@rule
def judge(state: Any, notes: Notes) -> None:
    """Write down how likely each seat is to win the game, now that the round is over."""
    won = winners(state) if over(state) else 0
    for seat in range(state.players):
        if won == 0:
            notes.worth[seat] = prospect(state, seat)
        else:
            notes.worth[seat] = SURE // won.bit_count() if won >> seat & 1 else 0


@rule
def tell(state: Any, nodes: Any, notes: Notes) -> None:
    """Every node on the way hears of it."""
    for i in range(notes.depth + 1):
        node = nodes[notes.path[i]]
        node.visits += 1
        for seat in range(state.players):
            node.total[seat] += notes.worth[seat]


@rule
def most_visited(nodes: Any) -> int:
    """The node of the action that was tried most."""
    best: int = nodes[ROOT].first
    node = best
    while node != NONE:
        if nodes[node].visits > nodes[best].visits:
            best = node
        node = nodes[node].after
    return best


@rule
def margin(nodes: Any) -> int:
    """By how many trials the action that was tried most leads."""
    best = most_visited(nodes)
    second = 0
    node = nodes[ROOT].first
    while node != NONE:
        if node != best:
            second = max(second, nodes[node].visits)
        node = nodes[node].after
    return int(nodes[best].visits - second)
