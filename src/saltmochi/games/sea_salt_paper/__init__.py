"""Sea Salt & Paper, for 2 to 4 players, by the rules of every printed edition."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper import hearing, imagination, recollection, results, rules
from saltmochi.games.sea_salt_paper import view as seeing
from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE, NAMES
from saltmochi.games.sea_salt_paper.notation import NOTATION
from saltmochi.games.sea_salt_paper.state import SEATS, Ending, State
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table import phase
from saltmochi.table.game import Game, Rules

GAME: Game[State, View] = Game(
    name="sea-salt-paper",
    version=1,
    seats=range(2, SEATS + 1),
    editions=NAMES,
    edition_by_language=BY_LANGUAGE,
    endings=tuple(ending.name.lower() for ending in Ending),
    rules=Rules.found_in(rules, phase, seeing, imagination),
    new_state=State,
    new_view=View,
    new_thought=recollection.Thought,
    target=rules.TARGETS.__getitem__,
    judge=results.judge,
    text_of=NOTATION.text_of,
    action_of=NOTATION.action_of,
    overheard=hearing.overheard,
    reveals=hearing.reveals,
)
