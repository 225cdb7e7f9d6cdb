"""A table as its log says it is. It knows no network and no clock: rows go in, messages for each seat come out."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from msgspec import convert

from saltmochi.games import game as find_game
from saltmochi.server.protocol import messages as protocol
from saltmochi.server.tables.game_session import NOBODY, Played, Player, Position, Steps
from saltmochi.server.protocol.messages import AnyEvent, Ended, Happened, Now, SeatInfo, TableInfo, Welcome
from saltmochi.server.storage.log_events import (
    AnyRow,
    Away,
    Back,
    Dealt,
    Did,
    Left,
    Opened,
    Options,
    Placed,
    Readied,
    Resumed,
    Said,
    Sat,
    TookBack,
)
from saltmochi.server.tables.history import Entry, Story
from saltmochi.table.seats import WATCHER
from saltmochi.table.outcome import Outcome
from saltmochi.table.fair_deal import new_secret

# How many commands of each seat are remembered, so that none is done twice.
REMEMBERED = 16


@dataclass
class Chair:
    """A seat and who sits on it."""

    name: str = ""
    level: str = ""
    key: str = ""
    away: bool = False
    ready: bool = False
    done: dict[str, int] = field(default_factory=dict)  # the number of the row that each of its last commands led to

    def remember(self, command: str, number: int) -> None:
        """A command has been carried out."""
        if command:
            self.done[command] = number
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

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
    """What is stored of the secret of a seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """The secret of a seat: 128 random bits."""
    return secrets.token_urlsafe(16)


class Table:
    """People and bots at a table, and their games."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.number = NOBODY  # of the last row
        self.at = 0  # when it was written, in milliseconds since 1970
        self.moved = NOBODY  # of the last row that changed the game
        self.code = ""
        self.options: Options
        self.chairs: list[Chair] = []
        self.games: list[Played] = []
        self.story = Story()

    # --- What is the case ---

    @property
    def played(self) -> Played | None:
        """The game that is on the table, perhaps just finished."""
        return self.games[-1] if self.games else None

    @property
    def position(self) -> Position:
        """How that game stands."""
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
        """The seat whose decision it is, or NOBODY."""
        return self.position.actor if self.games else NOBODY

    @property
    def people(self) -> list[int]:
        """The seats of people who are not away."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.away]

    @property
    def deal_is_due(self) -> bool:
        """Whether everybody is ready for the game, the next round or another game."""
        if self.playing and not self.between_rounds:
            return False
        if any(chair.free for chair in self.chairs):
            return False
        return bool(self.people) and all(self.chairs[seat].ready for seat in self.people)

    @property
    def deadline(self) -> int | None:
        """When the clock of the present decision runs out."""
        if not self.options.seconds or self.actor == NOBODY or self.chairs[self.actor].played_by_bot:
            return None
        return self.games[-1].began + 1000 * self.options.seconds

    def seat_of(self, token: str) -> int:
        """The seat that is kept with this secret, or WATCHER."""
        key = key_of(token)
        for seat, chair in enumerate(self.chairs):
            if chair.key and secrets.compare_digest(chair.key, key):
                return seat
        return WATCHER

    def view(self, seat: int) -> Any:
        """What a seat sees of the game."""
        return self.game.view(self.position.state, seat)

    def deal(self) -> Dealt:
        """The row by which a game or a round begins. In another game the next player begins."""
        if self.playing:
            return Dealt()
        starter = self._first_starter % self.options.players + 1 if self.games else 0
        return Dealt(new_secret().hex(), starter)

    @property
    def _first_starter(self) -> int:
        """Who began the last game, counted from one."""
        return int(self.game.text_of(self.games[-1].record.actions[0]).split()[1])

    # --- What happens ---

    def fold(self, number: int, at: int, row: AnyRow) -> Entry:
        """A row of the log happens."""
        self.number, self.at = number, at
        event, steps = self._happen(at, row)
        entry = Entry(number, at, event, steps)
        if isinstance(row, Dealt) and row.secret:
            self.story.clear()
        self.story.add(entry)
        return entry

    def _happen(self, at: int, row: AnyRow) -> tuple[AnyEvent, Steps]:
        match row:
            case Dealt():
                self.moved = self.number
                return self._begin(at, row)
            case Did():
                self.moved = self.number
                return self._act(at, row)
            case Resumed() if self.games:
                self.games[-1].start_clock(at)
            case Back() if row.seat == self.actor and not self.games[-1].spared:
                self.games[-1].start_clock(at)
                self.games[-1].spared = True
            case TookBack():
                self.moved = self.number
                self.chairs[row.seat].remember(row.id, self.number)
                self.games[-1].go_back()
                return protocol.HasTakenBack(row.seat), ()
        return self._around_the_table(row), ()

    def _around_the_table(self, row: AnyRow) -> AnyEvent:
        """What happens apart from the cards."""
        match row:
            case Opened():
                self.code, self.options, self.game = row.code, row.options, find_game(row.options.game)
                self.chairs = [Chair(level=level) for level in row.options.bots]
                return protocol.HasOpened()
            case Sat():
                self.chairs[row.seat] = Chair(name=row.name, key=row.key)
                return protocol.HasSat(row.seat, row.name)
            case Left():
                chair = self.chairs[row.seat]
                if self.playing:
                    chair.away, chair.ready = True, False
                else:
                    self.chairs[row.seat] = Chair()
                return protocol.HasLeft(row.seat, chair.name)
            case Placed():
                self.chairs[row.seat] = Chair(level=row.level)
                return protocol.HasPlacedBot(row.seat, row.level)
            case Readied():
                self.chairs[row.seat].ready = True
                return protocol.IsReady(row.seat)
            case Said():
                self.chairs[row.seat].remember(row.id, self.number)
                return protocol.HasSaid(row.seat, self.chairs[row.seat].name, row.text)
            case Away():
                self.chairs[row.seat].away, self.chairs[row.seat].ready = True, False
                return protocol.IsAway(row.seat)
            case Back():
                self.chairs[row.seat].away = False
                return protocol.IsBack(row.seat)
            case Resumed():
                return protocol.HasResumed()
        raise TypeError(row)

    def _begin(self, at: int, row: Dealt) -> tuple[AnyEvent, Steps]:
        if row.secret:
            players = [Player(chair.name, chair.level) for chair in self.chairs]
            self.games.append(Played(self.game, self.options, bytes.fromhex(row.secret), row.starter, players))
        for chair in self.chairs:
            chair.ready = False
        steps = self.games[-1].deal()
        self.games[-1].start_clock(at)
        return protocol.HasDealt((), len(self.games) if row.secret else 0), steps

    def _act(self, at: int, row: Did) -> tuple[AnyEvent, Steps]:
        steps = self.games[-1].act(row.action)
        self.games[-1].restart_clock(at)
        if not row.stand_in:
            self.chairs[row.seat].remember(row.id, self.number)
        return protocol.HasActed(row.seat, (), row.stand_in), steps

    # --- What each seat is told ---

    def info(self) -> TableInfo:
        """What everybody knows of the table."""
        played = self.played
        return TableInfo(
            id=self.id,
            code=self.code,
            options=self.options,
            seats=[SeatInfo(chair.name, chair.level, chair.away, chair.ready) for chair in self.chairs],
            players=[SeatInfo(*player) for player in played.players] if played else [],
            game=len(self.games),
            playing=self.playing,
            promise=played.record.deal if played else "",
            secret=played.record.secret if played else "",
            ended=ended(played.outcome) if played else None,
        )

    def now(self, seat: int) -> Now | None:
        """How the game stands for a seat."""
        return self.nows((seat,)).get(seat)

    def nows(self, seats: Iterable[int]) -> dict[int, Now]:
        """How the game stands for each of these seats."""
        if not self.games:
            return {}
        position, actor, deadline = self.position, self.actor, self.deadline
        faces = position.faces(seats, self.options.open_memory)
        waiting = None if actor == NOBODY else actor
        return {
            seat: Now(face, waiting, position.offered, bool(self.games[-1].trail), deadline)
            if seat == actor
            else Now(face, waiting, deadline=deadline)
            for seat, face in faces.items()
        }

    def told(self, entry: Entry, seats: Iterable[int]) -> dict[int, Happened]:
        """An event as each of these seats hears it, with what is new after it."""
        if isinstance(entry.event, protocol.HasSaid):
            return {seat: entry.told(seat) for seat in seats}
        info = None if isinstance(entry.event, protocol.HasActed) and self.playing else self.info()
        nows = self.nows(seats)
        everybody = entry.heard(WATCHER) if entry.open else None
        return {
            seat: Happened(entry.number, entry.at, everybody or entry.heard(seat), table=info, now=nows.get(seat))
            for seat in seats
        }

    def welcome(self, seat: int, number: int, here: list[bool], watchers: int, clock: int) -> Welcome:
        """All that a client needs which has the events up to a number."""
        return Welcome(
            version=protocol.VERSION,
            number=self.number,
            seat=None if seat == WATCHER else seat,
            table=self.info(),
            events=[entry.told(seat) for entry in self.story.since(number)],
            here=here,
            watchers=watchers,
            clock=clock,
            now=self.now(seat),
        )


def ended(outcome: Outcome | None) -> Ended | None:
    """How a game ended, as it is told."""
    return convert(outcome, Ended | None, from_attributes=True)
