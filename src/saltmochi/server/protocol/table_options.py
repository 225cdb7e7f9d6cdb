"""The options of a table, in messages and in the log."""

from __future__ import annotations

import msgspec

from saltmochi.games import game as find_game
from saltmochi.server.value import Value
from saltmochi.table.options import COMMON, Options, own_fields
from saltmochi.texts import Problem

# The level of a seat that is for a person.
PERSON = ""

# What an option that only one game has may hold.
VariantValue = bool | int | str | list[str]


class TableOptions(Value, frozen=True, forbid_unknown_fields=True):
    """What a table was opened with."""

    game: str
    edition: str
    players: int
    target: int
    open_memory: bool = False  # show what perfect memory would know, in games that have it
    seconds: int = 0  # to think for each move; 0: as long as one likes
    stand_in: bool = True  # whether a bot plays for those who leave or let the clock run out, until they are back
    listed: bool = False  # in the lobby, for everybody to join
    bots: tuple[str, ...] = ()  # by seat: the level of a bot, or PERSON
    chat: bool = True  # whether people may talk at the table
    # The options that only this game has: expansions, house rules.
    variant: dict[str, VariantValue] = msgspec.field(default_factory=dict)

    def game_options(self) -> Options:
        """Validate the part that the game itself has, and return it as the game's own options."""
        return game_options(self.game, self.players, self.edition, self.target, self.variant)


def game_options(
    name: str, players: int, edition: str | None, target: int | None, variant: dict[str, VariantValue]
) -> Options:
    """Return the validated options of a game; what is None is as the rules have it."""
    game = find_game(name)
    for option in variant:
        if option in COMMON:
            raise Problem("problem-option", option=option, options=", ".join(own_fields(game.options_type)))
    return game.options(players, edition, target, **variant)
