"""A game at a table: the record of its actions, the position they lead to, and its clock.

The dealer's actions follow from the key of the game, so the log need not store them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from saltmochi.games import game as find_game
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.seat_view import SeatView, seat_views_of
from saltmochi.server.value import Value
from saltmochi.table.disclosure import Disclosure
from saltmochi.table.fair_deal import BEGIN, choice, commitment, deal_key
from saltmochi.table.game_record import GameRecord
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.mix import Mix
from saltmochi.table.outcome import Outcome
from saltmochi.table.seats import DEALER

# The actor when it is nobody's turn: the game or the round is over.
NOBODY = -1


class DisclosedAction(Value, frozen=True, array_like=True):
    """An action: who acted, and what each seat learns from it."""

    by: int
    disclosure: Disclosure


DisclosedActions = tuple[DisclosedAction, ...]


class Player(NamedTuple):
    """Who plays: a bot has a level, a person a name."""

    name: str
    level: str


class RoundEnd(NamedTuple):
    """The end of a round: the length of the record then, and what every seat got."""

    length: int
    gains: list[int]


class Decision(NamedTuple):
    """A choice that a person had in this round, for taking it back as practice."""

    seat: int
    length: int  # of the record before it
    moves: int  # how many moves this round had before it


class Position:
    """A state of a game, with what follows from it, computed once."""

    __slots__ = ("_legal", "actor", "between_rounds", "game", "over", "state")

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
        """Return the actor's legal actions."""
        if self._legal is None:
            actions = _buffers(self.game.name).actions
            self.game.rules.legal(self.state, actions)
            self._legal = actions.ids[: actions.count]
        return self._legal

    @property
    def legal_texts(self) -> tuple[str, ...]:
        """Return the actor's legal actions as texts."""
        return tuple([self.game.text_of(action) for action in self.legal])

    def seat_views(self, seats: Iterable[int], open_memory: bool) -> dict[int, SeatView]:
        """Return what each of these seats sees. The public part is computed once for all of them."""
        rules, maker, view = self.game.rules, seat_views_of(self.game.name), _buffers(self.game.name).view
        rules.write_public(self.state, view)
        public, found = maker.public(view), {}
        for seat in seats:
            rules.write_private(self.state, seat, view)
            if open_memory or maker.needs_memory(view):
                rules.write_memory(self.state, seat, view)
            found[seat] = maker.private(public, view, open_memory)
        return found


class Buffers(NamedTuple):
    """A view and a list that are overwritten for every message: making new ones costs more than filling them."""

    view: Any
    actions: LegalActions


@cache
def _buffers(game: str) -> Buffers:
    return Buffers(find_game(game).new_view(), LegalActions())


class GameSession:
    """A game that is being or was played at a table."""

    def __init__(
        self,
        game: Any,
        options: TableOptions,
        secret: bytes,
        starter: int,
        players: list[Player],
        mix: tuple[Mix, ...] = (),
    ) -> None:
        self.game = game
        self.secret = secret
        self.key = deal_key(secret, mix)  # which the dealer's choices follow from
        self.players = players  # by seat; unchanged when somebody gets up during the game
        self.record = GameRecord(game, options.game_options())
        self.record.deal, self.record.starter = commitment(secret), starter
        self.record.mix = mix
        self.record.names = {seat: player.name for seat, player in enumerate(players) if player.name}
        self.position = Position(game, self.record.start())
        self.choices = 0  # of the dealer so far
        self.round_ends: list[RoundEnd] = []
        self.undo_lengths: list[int] = []  # lengths of the record to which moves may be taken back
        self.decisions: list[Decision] = []  # of people in this round
        self.moves = 0  # in this round, of people and bots
        self.furthest = 0  # the longest record of the present decision
        self.clock_started = 0  # for the present decision, in milliseconds since 1970
        self.clock_restarted = False  # whether somebody who came back was given the whole time once more

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        found: Outcome | None = self.game.outcome(self.position.state)
        return found

    @property
    def gains_by_round(self) -> list[list[int]]:
        """Return what every seat got in each finished round."""
        return [gains for _, gains in self.round_ends]

    @property
    def next_starter(self) -> int:
        """Return who begins another game, counted from one: the player after this game's. 0 if the dealer says."""
        verb, _, seat = self.game.text_of(self.record.actions[0]).partition(" ")
        return int(seat) % self.record.options.players + 1 if verb == BEGIN else 0

    # --- Actions ---

    def deal(self) -> DisclosedActions:
        """Begin the game or the next round, and return the dealer's actions."""
        self.decisions.clear()
        self.moves = 0
        return self._arrive(self._dealer_actions())

    def act(self, action: int) -> DisclosedActions:
        """Carry out the actor's action and the dealer's actions that follow from it, and return them."""
        rules, state, actor = self.game.rules, self.position.state, self.position.actor
        reveals = self.game.reveals(state, action)
        length = len(self.record.actions)
        if not self.players[actor].level and len(self.position.legal) > 1:
            self.decisions.append(Decision(actor, length, self.moves))
        self.moves += 1
        actions = [self._carry_out(action)]
        if not rules.round_over(state):
            actions += self._dealer_actions()
        disclosed = self._arrive(actions)
        if reveals or len(actions) > 1 or self.position.actor != actor:
            self.undo_lengths.clear()
            self.furthest = 0
        else:
            self.undo_lengths.append(length)
        return disclosed

    def take_back(self) -> None:
        """Undo the last action."""
        self._cut_record(self.undo_lengths.pop())
        self.moves -= 1

    def last_decision(self, seat: int) -> Decision | None:
        """Return the last choice that a person had in this round."""
        return next((decision for decision in reversed(self.decisions) if decision.seat == seat), None)

    def take_back_decision(self, seat: int) -> None:
        """Undo a person's last decision and all that followed it. The dealer will make the same choices again."""
        decision = self.last_decision(seat)
        assert decision
        self.record.practice = True
        self._cut_record(decision.length)
        self.moves = decision.moves
        self.choices = self._dealer_choices()
        self.undo_lengths.clear()
        self.furthest = 0

    def _cut_record(self, length: int) -> None:
        """Return to the position after the first actions of the record."""
        del self.record.actions[length:]
        self.round_ends = [end for end in self.round_ends if end.length <= length]
        while self.decisions and self.decisions[-1].length >= length:
            self.decisions.pop()
        self.position = Position(self.game, self.record.end())

    def _dealer_choices(self) -> int:
        """Count the dealer's choices in the record."""
        state, count = self.record.start(), 0
        for action in self.record.actions:
            count += self.game.actor(state) == DEALER
            self.game.apply(state, action)
        return count

    def _dealer_actions(self) -> list[DisclosedAction]:
        """Let the dealer act until it is somebody's turn or the round is over."""
        rules, state, actions = self.game.rules, self.position.state, list[DisclosedAction]()
        while rules.actor(state) == DEALER and not rules.over(state) and not (actions and rules.round_over(state)):
            actions.append(self._carry_out(self._choose_for_dealer()))
        return actions

    def _choose_for_dealer(self) -> int:
        """Return the dealer's next action. In another game the next player begins, whatever the key says."""
        rules, state, number = self.game.rules, self.position.state, self.choices
        self.choices += 1
        if self.record.starter and not number:
            begin: int = self.game.action_of(f"{BEGIN} {self.record.starter}")
            return begin
        chosen: int = rules.chance_action(state, choice(self.key, number, rules.chance_count(state)))
        return chosen

    def _carry_out(self, action: int) -> DisclosedAction:
        state = self.position.state
        by = self.game.actor(state)
        self.record.actions.append(action)
        return DisclosedAction(by, self.game.apply_and_disclose(state, action))

    def _arrive(self, actions: list[DisclosedAction]) -> DisclosedActions:
        """Take note of the new position and of a round's end; publish the secret when the game is over."""
        state, length = self.position.state, len(self.record.actions)
        self.position = Position(self.game, state)
        if self.game.rules.round_over(state):
            self.round_ends.append(RoundEnd(length, list(state.gains[: state.players])))
        if self.position.over:
            self.record.secret = self.secret.hex()
        return tuple(actions)

    # --- The clock ---

    def start_clock(self, at: int) -> None:
        """Start the clock of the present decision."""
        self.clock_started = at
        self.clock_restarted = False

    def continue_clock(self, at: int) -> None:
        """Start the clock of a new decision; one that was taken back and made again gets no more time."""
        if len(self.record.actions) > self.furthest:
            self.furthest = len(self.record.actions)
            self.start_clock(at)
