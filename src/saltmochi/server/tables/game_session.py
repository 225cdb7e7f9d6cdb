"""A game at a table: its dealer's choices follow from a secret, and what follows from a position is worked out once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from saltmochi.games import game as find_game
from saltmochi.server.sea_salt_paper import FACE_OF, Face
from saltmochi.server.value import Plain
from saltmochi.server.storage.log_events import Options
from saltmochi.table.seats import DEALER
from saltmochi.table.outcome import Outcome
from saltmochi.table.game_record import GameRecord
from saltmochi.table.disclosure import Disclosure
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.fair_deal import choice, promise

NOBODY = -1


class Done(Plain, frozen=True):
    """Who did something, and what is heard of it."""

    by: int
    hearing: Disclosure


Steps = tuple[Done, ...]


class Player(NamedTuple):
    """Who plays: a bot has a level, a person a name."""

    name: str
    level: str


class Position:
    """A state of a game, and what follows from it."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game = game
        self.state = state
        rules = game.rules
        self.over = bool(rules.over(state))
        self.between_rounds = not self.over and bool(rules.round_over(state))
        self._legal: list[int] | None = None
        self.actor: int = NOBODY if self.over or self.between_rounds else rules.actor(state)

    @property
    def legal(self) -> list[int]:
        """What the actor may do."""
        if self._legal is None:
            actions = _scratch(self.game.name).actions
            self.game.rules.legal(self.state, actions)
            self._legal = actions.ids[: actions.count]
        return self._legal

    @property
    def offered(self) -> tuple[str, ...]:
        """The same, in words of the notation."""
        return tuple(self.game.text_of(action) for action in self.legal)

    def faces(self, seats: Iterable[int], open_memory: bool) -> dict[int, Face]:
        """What each of these seats sees: what lies open is looked at once for all."""
        rules, maker, view = self.game.rules, FACE_OF[self.game.name], _scratch(self.game.name).view
        rules.write_public(self.state, view)
        common, faces = maker.surveyed(view), {}
        for seat in seats:
            rules.write_private(self.state, seat, view)
            if open_memory or maker.remembers(view):
                rules.recall(self.state, seat, view)
            faces[seat] = maker.seen(common, view, open_memory)
        return faces


class Scratch(NamedTuple):
    """A view and a list that are written anew for every message: making them takes longer than filling them."""

    view: Any
    actions: LegalActions


@cache
def _scratch(game: str) -> Scratch:
    return Scratch(find_game(game).new_view(), LegalActions())


class Played:
    """A game that is being or was played."""

    def __init__(self, game: Any, options: Options, secret: bytes, starter: int, players: list[Player]) -> None:
        self.game = game
        self.secret = secret
        self.players = players  # by seat; they stay, whoever gets up later
        self.record = GameRecord(game, options.players, options.edition, options.target)
        self.record.deal, self.record.starter = promise(secret), starter
        self.record.names = {seat: player.name for seat, player in enumerate(players) if player.name}
        self.position = Position(game, self.record.start())
        self.dealt = 0  # the dealer's choices so far
        self.trail: list[int] = []  # the lengths of the record to which one may go back
        self.furthest = 0
        self.began = 0  # when the present decision began, in milliseconds
        self.spared = False  # whether somebody who came back was given the whole time for it once more

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        found: Outcome | None = self.game.outcome(self.position.state)
        return found

    # --- What happens ---

    def deal(self) -> Steps:
        """The dealer begins the game or the next round."""
        return self._arrived(self._dealt())

    def act(self, action: int) -> Steps:
        """Whoever is to act does something, and the dealer what follows from it."""
        rules, state, actor = self.game.rules, self.position.state, self.position.actor
        shows = self.game.reveals(state, action)
        steps = [self._done(action)]
        if not rules.round_over(state):
            steps += self._dealt()
        length = len(self.record.actions) - 1
        arrived = self._arrived(steps)
        if shows or len(steps) > 1 or self.position.actor != actor:
            self.trail.clear()
            self.furthest = 0
        else:
            self.trail.append(length)
        return arrived

    def go_back(self) -> None:
        """The last action is taken back."""
        del self.record.actions[self.trail.pop() :]
        self.position = Position(self.game, self.record.end())

    def _dealt(self) -> list[Done]:
        """The dealer acts, until it is somebody's turn or the round is over."""
        rules, state, steps = self.game.rules, self.position.state, list[Done]()
        while rules.actor(state) == DEALER and not rules.over(state) and not (steps and rules.round_over(state)):
            steps.append(self._done(self._choice()))
        return steps

    def _choice(self) -> int:
        """What the dealer does next. In another game the next player begins, whatever the secret says."""
        rules, state, number = self.game.rules, self.position.state, self.dealt
        self.dealt += 1
        if self.record.starter and not number:
            begin: int = self.game.action_of(f"begin {self.record.starter}")
            return begin
        chosen: int = rules.chance_action(state, choice(self.secret, number, rules.chance_count(state)))
        return chosen

    def _done(self, action: int) -> Done:
        """An action is done."""
        state = self.position.state
        by = self.game.actor(state)
        self.record.actions.append(action)
        return Done(by, self.game.apply_and_disclose(state, action))

    def _arrived(self, steps: list[Done]) -> Steps:
        """A new position is reached."""
        self.position = Position(self.game, self.position.state)
        if self.position.over:
            self.record.secret = self.secret.hex()
        return tuple(steps)

    # --- The clock ---

    def start_clock(self, at: int) -> None:
        """The present decision begins."""
        self.began = at
        self.spared = False

    def restart_clock(self, at: int) -> None:
        """A decision begins; one that was taken back and made again has no more time than the first."""
        if len(self.record.actions) > self.furthest:
            self.furthest = len(self.record.actions)
            self.start_clock(at)
