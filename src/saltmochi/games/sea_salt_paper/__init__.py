"""Sea Salt & Paper for 2 to 4 players, with the rules of every printed edition."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper import (
    determinization,
    disclosure,
    expansion_rules,
    reconstruction,
    results,
    rules,
    view,
)
from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE, NAMES
from saltmochi.games.sea_salt_paper.notation import NOTATION
from saltmochi.games.sea_salt_paper.options import SeaOptions, write_options
from saltmochi.games.sea_salt_paper.state import SEATS, Ending, State
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table import phase
from saltmochi.table.game import Game, Rules

GAME: Game[State, View] = Game(
    name="sea-salt-paper",
    version=1,
    order=1,
    seats=range(2, SEATS + 1),
    editions=NAMES,
    edition_by_language=BY_LANGUAGE,
    endings=tuple(ending.name.lower() for ending in Ending),
    rules=Rules.found_in(rules, phase, view, determinization),
    new_state=State,
    new_view=View,
    new_scratch=reconstruction.Reconstruction,
    default_target=rules.TARGETS.__getitem__,
    find_outcome=results.find_outcome,
    text_of=NOTATION.text_of,
    action_of=NOTATION.action_of,
    disclose=disclosure.disclose,
    reveals=disclosure.reveals,
    options_type=SeaOptions,
    write_options=write_options,
    ender=results.ender,
    ending_name=results.ending_name,
    has_expansions=expansion_rules.has_expansions,
)
