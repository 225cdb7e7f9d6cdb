"""Information-set Monte Carlo tree search, for any game.

All actions are in a race. Each is tried on the same imagined tables that fit the view, and those that are clearly
behind drop out. A trial walks down the tree of what the player did before in the rest of the turn (chance is the
dealer's move), does something new, plays on by rules of thumb to the end of the round, and tells every node on
the way how likely the player is to win the game from there. The others know their own hands at an imagined table, and
the player would know them too: so the tree ends where another player acts.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from saltmochi.bots.desk import MOST_DEPTH, Desk, Notes
from saltmochi.bots.policy import NO_ACTION, favourite, liked_best
from saltmochi.table.dealer import DEALER, Dice, roll
from saltmochi.table.offers import Offers
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
favour: Callable[[Any, int, bool], int]
prospect: Callable[[Any, int], int]
doubts: Callable[[Any, Any, int], int]
reconsider: Callable[[Any, Dice, Any, Any, Any, int], int]
FRESH: int
CHANGES: int
FIRST_CHANGES: int

# A chance to win of one.
SURE = 10_000
# How much more is tried that the rules of thumb like and that was tried little.
CURIOSITY = 0.6
# The imagined table, one for its past, and the copy on which an action is tried.
IMAGINED, PAST, TRIED = 0, 1, 2
# After each so many tables it is looked what is clearly behind: by so many standard errors, which is hardly luck.
LAP = 50
CLEARLY = 3.0
ROOT = 0
NONE = 0


@rule
def line_up(desk: Desk) -> None:
    """All actions start, each with a branch of its own; what the rules of thumb like best is first among equals."""
    notes = desk.notes
    notes.nodes = 0
    notes.trials = 0
    notes.laps = 0
    notes.running = desk.offers.count
    sprout(desk.nodes, notes, 0)
    best = favourite(desk.tables[0], desk.offers, desk.dice)
    for i in range(notes.running):
        notes.runners[i] = grown(desk.nodes, notes, ROOT, desk.offers.actions[i])
        if desk.offers.actions[i] == best:
            notes.runners[i] = notes.runners[0]
            notes.runners[0] = grown(desk.nodes, notes, ROOT, best)


@rule
def explore(desk: Desk) -> None:
    """Imagine a table, and try on it every action that is still in the race."""
    notes = desk.notes
    imagine_others(desk)
    for i in range(notes.running):
        desk.tables[TRIED] = desk.tables[IMAGINED]
        try_out(desk, desk.tables[TRIED], notes.runners[i])
    notes.trials += notes.running
    notes.laps += 1
    if notes.laps % LAP == 0:
        drop_out(desk.nodes, notes)


@rule
def try_out(desk: Desk, table: Any, runner: int) -> None:
    """See what comes of an action at an imagined table."""
    notes = desk.notes
    notes.depth = 0
    notes.path[0] = runner
    apply(table, desk.nodes[runner].action)
    descend(desk, table)
    finish_round(table, desk.replies, desk.dice, desk.seen.seat)
    tell(desk.nodes, notes, judged(table, desk.seen.seat))


@rule
def leader(nodes: Any, notes: Notes) -> int:
    """The node of the action that did best."""
    best = notes.runners[0]
    for i in range(1, notes.running):
        if nodes[notes.runners[i]].total > nodes[best].total:
            best = notes.runners[i]
    return best


@rule
def drop_out(nodes: Any, notes: Notes) -> None:
    """Whatever is clearly behind the leader drops out; all in the race were tried equally often."""
    best = nodes[leader(nodes, notes)]
    running = notes.running
    notes.running = 0
    for i in range(running):
        node = nodes[notes.runners[i]]
        behind = expected(best) - expected(node)
        if behind * behind * best.visits <= CLEARLY * CLEARLY * (variance(best) + variance(node)):
            notes.runners[notes.running] = notes.runners[i]
            notes.running += 1


@rule
def variance(node: Any) -> float:
    """How much the chance to win varied."""
    mean = expected(node)
    return float(max(0.0, node.squares / (SURE * SURE * node.visits) - mean * mean))


@rule
def imagine_others(desk: Desk) -> None:
    """Imagine what is unseen: now and then all of it anew, else with changes that make what the others did likelier."""
    notes = desk.notes
    table = desk.tables[IMAGINED]
    past = desk.tables[PAST]
    changes = CHANGES
    if notes.laps % FRESH == 0:
        suppose(desk.seen, desk.dice, desk.thought, table)
        notes.doubt = doubts(table, past, desk.seen.seat)
        changes = FIRST_CHANGES
    for _ in range(changes):
        notes.doubt = reconsider(desk.seen, desk.dice, desk.thought, table, past, notes.doubt)


@rule
def descend(desk: Desk, table: Any) -> None:
    """Walk on down the tree, as far as the first thing that was never done there, while nobody else acts."""
    notes = desk.notes
    new = False
    while not new and not round_over(table) and notes.depth < MOST_DEPTH:
        parent = notes.path[notes.depth]
        seat = actor(table)
        if seat == DEALER:
            action = chance(table, roll(desk.dice, chances(table)))
        elif seat == desk.seen.seat:
            legal(table, desk.replies)
            action = desk.replies.actions[selected(desk, table, parent)]
        else:
            return
        apply(table, action)
        node = grown(desk.nodes, notes, parent, action)
        if node == NONE:
            return
        notes.depth += 1
        notes.path[notes.depth] = node
        new = seat != DEALER and desk.nodes[node].visits == 0


@rule
def selected(desk: Desk, table: Any, parent: int) -> int:
    """The offer to try: what was good so far, what the rules of thumb like, what was tried little."""
    if desk.replies.count == 1:
        return 0
    look_up(desk, table, parent)
    best = 0
    most = -1.0
    for i in range(desk.replies.count):
        value = attraction(desk, parent, i)
        if value > most:
            most = value
            best = i
    return best


@rule
def look_up(desk: Desk, table: Any, parent: int) -> None:
    """Write down the liking and the node, if there is one, of every offer."""
    notes = desk.notes
    for i in range(desk.replies.count):
        notes.likings[i] = favour(table, desk.replies.actions[i], False)
        node = branch(desk.nodes, parent, desk.replies.actions[i])
        notes.children[i] = node
        if node != NONE:
            desk.nodes[node].offered += 1


@rule
def attraction(desk: Desk, parent: int, i: int) -> float:
    """How much an offer is worth trying: what is expected of it, and the less was seen of it the more."""
    hope = CURIOSITY * trust(desk.notes, desk.replies.count, i)
    if desk.notes.children[i] == NONE:
        return expected(desk.nodes[parent]) + hope * sqrt(1 + desk.nodes[parent].visits)
    node = desk.nodes[desk.notes.children[i]]
    return float(expected(node) + hope * sqrt(node.offered) / (1 + node.visits))


@rule
def expected(node: Any) -> float:
    """What the chance to win was on average; an even one, if nothing is known."""
    if node.visits == 0:
        return 0.5
    return float(node.total / (SURE * node.visits))


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
    node.total = 0
    node.squares = 0
    notes.nodes += 1
    return number


@rule
def finish_round(state: Any, offers: Offers, dice: Dice, seat: int) -> None:
    """Play on until the round is over: this player by all rules of thumb, the others as plain players do."""
    while not round_over(state):
        who = actor(state)
        if who == DEALER:
            action = chance(state, roll(dice, chances(state)))
        else:
            legal(state, offers)
            action = liked_best(state, offers, dice, who != seat, NO_ACTION)
        apply(state, action)


@rule
def judged(state: Any, seat: int) -> int:
    """How likely a seat is to win the game, now that the round is over."""
    if not over(state):
        return prospect(state, seat)
    won = winners(state)
    return SURE // won.bit_count() if won >> seat & 1 else 0


@rule
def tell(nodes: Any, notes: Notes, worth: int) -> None:
    """Every node on the way hears of it."""
    for i in range(notes.depth + 1):
        nodes[notes.path[i]].visits += 1
        nodes[notes.path[i]].total += worth
        nodes[notes.path[i]].squares += worth * worth
