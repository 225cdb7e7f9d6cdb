"""A table as the events of its log have made it. It knows no network and no clock."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec

from saltmochi.games import game as find_game
from saltmochi.server.protocol import events
from saltmochi.server.protocol.events import AnyEvent, ChatMuted, Resumed, SeedRevealed, TableClosed, WentAway
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.storage.log_events import (
    AnyLogEvent,
    BotSeated,
    ChatSent,
    DealBegun,
    DealPromised,
    MoveMade,
    MoveTakenBack,
    PlayerReturned,
    ReadyDeclared,
    SeatLeft,
    SeatTaken,
    TableOpened,
)
from saltmochi.server.storage.store import BEFORE_FIRST
from saltmochi.server.tables.game_session import NOBODY, DisclosedActions, GameSession, Player, Position
from saltmochi.server.tables.history import History, HistoryEntry
from saltmochi.server.tables.mixing import Mixing
from saltmochi.table.fair_deal import new_secret
from saltmochi.table.mix import Mix
from saltmochi.table.seats import WATCHER

# How many commands of each seat are remembered for idempotency.
REMEMBERED_COMMANDS = 16
TABLE_ID_BYTES = 12
# The attributes of a table that a snapshot leaves out: they follow from the others, or the next game replaces them.
NOT_IN_SNAPSHOT = frozenset({"id", "game", "games", "history", "snapshot"})


@dataclass(slots=True)
class Chair:
    """A seat and who sits on it."""

    name: str = ""
    level: str = ""
    key: str = ""
    away: bool = False
    ready: bool = False
    promise: str = ""  # of a seed for the next game, with `ready`
    muted: bool = False  # whether those who run the server turned its chat off
    handled: dict[str, int] = field(default_factory=dict)  # by id of the last commands: the number of their event
    forgotten: int = BEFORE_FIRST  # the number of the last event whose command is no longer remembered

    def remember(self, command: str, number: int) -> None:
        """Remember the event that a command led to, so that it is idempotent."""
        if command:
            self.handled[command] = number
            if len(self.handled) > REMEMBERED_COMMANDS:
                self.forgotten = self.handled.pop(next(iter(self.handled)))

    def may_have_handled(self, number: int) -> bool:
        """Whether a command that was made after the event with this number may have been handled and forgotten."""
        return number < self.forgotten

    @property
    def person(self) -> bool:
        """Whether a person sits on it."""
        return bool(self.key)

    @property
    def free(self) -> bool:
        """Whether nobody does."""
        return not self.key and not self.level

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot acts for it."""
        return bool(self.level) or self.away


def key_of(token: str) -> str:
    """Return what is stored of the secret of a seat: its hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Return a secret for a seat: 128 random bits."""
    return secrets.token_urlsafe(16)


def table_id_of(token: str) -> str:
    """Return the id of the table that is opened with this secret: the same secret opens no second table.

    The id is public and does not tell the secret.
    """
    return urlsafe_b64encode(hashlib.sha256(f"table {token}".encode()).digest()[:TABLE_ID_BYTES]).decode()


class Table:
    """People and bots at a table, and their games."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.number = BEFORE_FIRST  # of the last event
        self.at = 0  # when it was stored, in milliseconds since 1970
        self.opened_at = 0
        self.moved = BEFORE_FIRST  # the number of the last event that changed the game
        self.decided = BEFORE_FIRST  # the same without the moves of bots
        self.code = ""
        self.options: TableOptions
        self.chairs: list[Chair] = []
        self.muted = False  # whether those who run the server turned the chat off
        self.closed = False  # for good, by those who run the server
        self.games: list[GameSession] = []  # the present game, perhaps just finished; none before the first
        self.mixing: Mixing | None = None  # the deal of the next game, while seeds are awaited
        self.game_count = 0  # how many were begun
        self.game_first = 0  # the number of the event that began the present one
        self.snapshot = b""  # of the table before that event
        self.history = History()

    # --- State ---

    @property
    def session(self) -> GameSession | None:
        """Return the game that is on the table, perhaps just finished."""
        return self.games[-1] if self.games else None

    @property
    def position(self) -> Position:
        """Return the position of that game."""
        return self.games[-1].position

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return bool(self.games) and not self.position.over

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the next one waits for the players."""
        return bool(self.games) and self.position.between_rounds

    @property
    def actor(self) -> int:
        """Return the seat whose decision it is, or NOBODY."""
        return self.position.actor if self.games else NOBODY

    @property
    def people(self) -> list[int]:
        """Return the seats of people who are not away."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.away]

    @property
    def only_person(self) -> int:
        """Return the seat of the only person at a table of bots, or NOBODY."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person]
        return people[0] if len(people) == 1 else NOBODY

    def practice_moves(self, seat: int) -> int:
        """Return how many moves a seat undoes by taking back its last decision as practice; 0 if it may not."""
        session = self.session
        if session is None or not self.playing or self.only_person != seat:
            return 0
        decision = session.last_decision(seat)
        return session.moves - decision.moves if decision else 0

    @property
    def deal_is_due(self) -> bool:
        """Whether everybody is ready for the game, the next round or another game, and has revealed their seed."""
        if self.mixing:
            return self.mixing.complete
        if self.playing and not self.between_rounds:
            return False
        if any(chair.free for chair in self.chairs):
            return False
        return bool(self.people) and all(self.chairs[seat].ready for seat in self.people)

    @property
    def deadline(self) -> int | None:
        """Return when the clock of the present decision runs out."""
        if not self.options.seconds or self.actor == NOBODY or self.chairs[self.actor].played_by_bot:
            return None
        return self.games[-1].clock_started + 1000 * self.options.seconds

    def seat_of(self, token: str) -> int:
        """Return the seat that is kept with this secret, or WATCHER."""
        key = key_of(token)
        for seat, chair in enumerate(self.chairs):
            if chair.key and secrets.compare_digest(chair.key, key):
                return seat
        return WATCHER

    def view(self, seat: int) -> Any:
        """Return what a seat sees of the game, for a bot."""
        return self.game.view(self.position.state, seat)

    def new_deal(self) -> DealPromised | DealBegun:
        """Return the event that begins a game or a round, or that promises a game if seeds are to be mixed in.

        In another game the next player begins.
        """
        if self.playing:
            return DealBegun()
        if not self.mixing and any(chair.promise for chair in self.chairs):
            return DealPromised(new_secret().hex())
        starter = self.games[-1].next_starter if self.games else 0
        if self.mixing:
            return DealBegun(self.mixing.secret, starter, self.game.version, tuple(self.mixing.mix))
        return DealBegun(new_secret().hex(), starter, self.game.version)

    # --- Events ---

    def apply_event(self, number: int, at: int, event: AnyLogEvent) -> HistoryEntry:
        """Apply an event of the log, and return what is told of it."""
        if isinstance(event, DealBegun) and event.secret:
            self._begin_game(number)
        self.number, self.at = number, at
        public_event, actions = self._apply(at, event)
        entry = HistoryEntry(number, at, public_event, actions)
        self.history.add(entry)
        return entry

    def _begin_game(self, number: int) -> None:
        """Keep a snapshot of the table, and forget the game before."""
        self.snapshot = self._take_snapshot()
        self.game_count += 1
        self.game_first = number
        self.games.clear()
        self.history.clear()

    def _apply(self, at: int, event: AnyLogEvent) -> tuple[AnyEvent, DisclosedActions]:
        match event:
            case MoveMade():
                return self._apply_move(at, event)
            case DealBegun():
                return self._apply_deal(at, event)
            case MoveTakenBack():
                return self._apply_take_back(at, event), ()
            case Resumed() if self.games:
                self.games[-1].start_clock(at)
            case PlayerReturned() if event.seat == self.actor and not self.games[-1].clock_restarted:
                self.games[-1].start_clock(at)
                self.games[-1].clock_restarted = True
        return self._apply_to_chairs(event), ()

    def _apply_move(self, at: int, event: MoveMade) -> tuple[AnyEvent, DisclosedActions]:
        self.moved = self.number
        if not self.chairs[event.seat].level:
            self.decided = self.number
        actions = self.games[-1].act(self.game.action_of(event.action))
        self.games[-1].continue_clock(at)
        if not event.stand_in:
            self.chairs[event.seat].remember(event.id, self.number)
        return events.Acted(event.seat, (), event.stand_in), actions

    def _apply_take_back(self, at: int, event: MoveTakenBack) -> AnyEvent:
        self.moved = self.decided = self.number
        self.chairs[event.seat].remember(event.id, self.number)
        if event.practice:
            self.games[-1].take_back_decision(event.seat)
            self.games[-1].start_clock(at)
            self.chairs[event.seat].ready = False
        else:
            self.games[-1].take_back()
        return events.TookBack(event.seat, event.practice)

    def _apply_deal(self, at: int, event: DealBegun) -> tuple[AnyEvent, DisclosedActions]:
        self.moved = self.decided = self.number
        if event.secret:
            players = [Player(chair.name, chair.level) for chair in self.chairs]
            secret = bytes.fromhex(event.secret)
            self.games.append(GameSession(self.game, self.options, secret, event.starter, players, event.mix))
            self.mixing = None
        for chair in self.chairs:
            chair.ready, chair.promise = False, ""
        actions = self.games[-1].deal()
        self.games[-1].start_clock(at)
        return events.Dealt((), self.game_count if event.secret else 0), actions

    def _apply_to_chairs(self, event: AnyLogEvent) -> AnyEvent:
        """Apply an event that does not touch the cards."""
        match event:
            case TableOpened():
                self.code, self.options, self.game = event.code, event.options, find_game(event.options.game)
                self.chairs = [Chair(level=level) for level in event.options.bots]
                self.opened_at = self.at
                return events.Opened()
            case SeatTaken():
                self.chairs[event.seat] = Chair(name=event.name, key=event.key, forgotten=self.number)
                self.chairs[event.seat].remember(event.id, self.number)
                return events.Sat(event.seat, event.name)
            case ChatSent():
                self.chairs[event.seat].remember(event.id, self.number)
                return events.Said(event.seat, self.chairs[event.seat].name, event.text)
            case SeatLeft():
                if self.playing:
                    self._mark_away(event.seat)
                    self.chairs[event.seat].remember(event.id, self.number)
                else:
                    self.chairs[event.seat] = Chair(forgotten=self.number)
                return events.Left(event.seat, event.name)
            case BotSeated():
                self.chairs[event.seat] = Chair(level=event.level, forgotten=self.number)
                self.chairs[event.by].remember(event.id, self.number)
                return events.BotPlaced(event.seat, event.level)
            case ReadyDeclared():
                self.chairs[event.seat].ready, self.chairs[event.seat].promise = True, event.promise
                self.chairs[event.seat].remember(event.id, self.number)
                return events.Readied(event.seat, event.promise)
            case DealPromised():
                self.mixing = Mixing(event.secret, [Mix(chair.promise) for chair in self.chairs])
                return events.Promised(self.mixing.commitment)
            case SeedRevealed():
                assert self.mixing
                self.mixing.reveal(event.seat, event.seed)
                return event
            case PlayerReturned():
                self.chairs[event.seat].away = False
                self.chairs[event.seat].remember(event.id, self.number)
                return events.CameBack(event.seat)
            case WentAway():
                self._mark_away(event.seat)
                return event
            case ChatMuted():
                muted = self if event.seat is None else self.chairs[event.seat]
                muted.muted = event.muted
                return event
            case TableClosed():
                self.closed = True
                return event
            case Resumed():
                return event
            case _:
                raise TypeError(event)

    def _mark_away(self, seat: int) -> None:
        self.chairs[seat].away, self.chairs[seat].ready, self.chairs[seat].promise = True, False, ""

    # --- Snapshots ---

    def _take_snapshot(self) -> bytes:
        """Return the table as it is between two games."""
        return msgspec.json.encode({name: value for name, value in vars(self).items() if name not in NOT_IN_SNAPSHOT})

    def restore(self, snapshot: bytes) -> None:
        """Make an empty table as it was when a snapshot was taken. Raise ValueError for one of another program."""
        state = msgspec.json.decode(snapshot)
        chair_fields = {field.name for field in fields(Chair)}
        if state.keys() != {*vars(self), "options"} - NOT_IN_SNAPSHOT or any(
            chair.keys() != chair_fields for chair in state["chairs"]
        ):
            raise ValueError("a snapshot of another program")
        state["options"] = msgspec.convert(state["options"], TableOptions)
        state["chairs"] = msgspec.convert(state["chairs"], list[Chair])
        state["mixing"] = msgspec.convert(state["mixing"], Mixing | None)
        vars(self).update(state)
        self.game = find_game(self.options.game)
