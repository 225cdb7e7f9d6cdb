"""A chart of calls, for the bot that follows it: what to do when the turn could end with a call.

`make calls` makes the chart; docs/findings.md shows it as a picture. For each number of players there are four lines:
the others have laid open 0, 1, 2, or 3 and more points (the one who has most). The words of a line are for 0, 10, 20,
30 and 40 cards or more in the deck. The letters of a word are for 7, 8, 9, 10, and 11 or more own points: S stops, L
calls last chance, W waits. A dot is a cell with too few decisions; there the heuristics decide.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import END_TURN, LAST_CHANCE, STOP, VERB, Verb
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.scoring import points
from saltmochi.games.sea_salt_paper.state import DECK, LAID, State, set_size
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import NO_CHART
from saltmochi.table.rule import rule

# Own points, tens of cards in the deck, and open points of the others; more than the most count as the most.
LEAST_POINTS, MOST_POINTS = 7, 11
MOST_TENS = 4
MOST_OPEN = 3
COLUMNS = MOST_POINTS - LEAST_POINTS + 1
LETTERS = {"S": STOP, "L": LAST_CHANCE, "W": END_TURN, ".": NO_CHART}

CHART = {
    "2": """
..... ..... .LL.L LLLLL LL...
..... ..... LLLLL LLLLL LL...
..... ....L SLLLL LLLLL W....
..... ..... SSLLL SLLLL .....
""",
    "3": """
..... ..... L.... L.... .....
..... SLL.L LLLLL LLL.. .....
..... SLLLL LLLLL LL... .....
..S.L SLLLL LLLLL L.... .....
""",
    "4": """
..... ..... L.... ..... .....
.L... LLLL. LLL.L L.... .....
SSLLL SLLLL LLL.L L.... .....
SSLLL SLLLL LL... ..... .....
""",
}
# By number of players from two, open points, tens of cards in the deck, and own points.
ACTIONS = tuple(LETTERS[letter] for chart in CHART.values() for letter in chart if not letter.isspace())


@rule
def cell_of(own: int, deck: int, others: int) -> tuple[int, int, int]:
    """Return the place of a decision in a chart: own points, tens of cards in the deck, open points of the others."""
    return min(own, MOST_POINTS) - LEAST_POINTS, min(deck // 10, MOST_TENS), min(others, MOST_OPEN)


@rule
def most_open_points(state: State) -> int:
    """Return the points of the cards that another player has laid: of the player who has most."""
    most = 0
    for seat in range(state.players):
        if seat != state.turn:
            most = max(most, points(state.duos[LAID + seat], state.others[LAID + seat]))
    return most


@rule
def chart_action(state: State, actions: LegalActions) -> int:
    """Return what the chart says, if a call can be made and no pair can be laid before it; else NO_CHART."""
    may_call = False
    for i in range(actions.count):
        verb = VERB[actions.ids[i]]
        if verb == Verb.LAY or verb == Verb.LAY_MERMAIDS:
            return NO_CHART
        may_call = may_call or verb == Verb.STOP
    if not may_call:
        return NO_CHART
    own, tens, open_points = cell_of(points_of(state, state.turn), set_size(state, DECK), most_open_points(state))
    row = ((state.players - 2) * (MOST_OPEN + 1) + open_points) * (MOST_TENS + 1) + tens
    return ACTIONS[row * COLUMNS + own]
