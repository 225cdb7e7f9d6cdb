"""A table as its log says it is. It knows no network and no clock: rows go in, messages for each seat come out."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from msgspec import convert

from saltmochi.games import game as find_game
from saltmochi.server import protocol
from saltmochi.server.faces import FACE_OF
from saltmochi.server.protocol import AnyEvent, Ended, Happened, Now, SeatInfo, Step, TableInfo, Welcome, step_heard
from saltmochi.server.rows import (
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
from saltmochi.table.dealer import DEALER, WATCHER
from saltmochi.table.game import Outcome
from saltmochi.table.game_record import GameRecord
from saltmochi.table.hearing import Hearing
from saltmochi.table.offers import Offers
from saltmochi.table.record import duplicate
from saltmochi.table.secret import choice, new_secret, promise

NOBODY = -1
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


class Entry(NamedTuple):
    """An event of this game: what everybody hears alike, or actions of which some hear only a part."""

    number: int
    at: int
    event: AnyEvent
    steps: tuple[tuple[int, Hearing], ...] = ()

    def told(self, seat: int) -> Happened:
        """The event as a seat hears it."""
        event = self.event
        if self.steps:
            heard = [step_heard(by, hearing, seat) for by, hearing in self.steps]
            event = _with_steps(event, heard)
        return Happened(self.number, self.at, event)


def _with_steps(event: AnyEvent, steps: list[Step]) -> AnyEvent:
    if isinstance(event, protocol.HasActed):
        return protocol.HasActed(event.seat, steps, event.stand_in)
    assert isinstance(event, protocol.HasDealt)
    return protocol.HasDealt(steps, event.game)


@dataclass
class Played:
    """A game at the table, as it is being or was played."""

    record: GameRecord
    secret: bytes
    state: Any
    dealt: int = 0  # the dealer's choices so far
    trail: list[int] = field(default_factory=list)  # the lengths of the record to which one may go back
    furthest: int = 0
    began: int = 0  # when the present decision began, in milliseconds
    spared: bool = False  # whether somebody who came back was given the whole time for it once more


class Scratch(NamedTuple):
    """A view and a list that are written anew for every message: making them takes longer than filling them."""

    view: Any
    offers: Offers


@cache
def _scratch(game: str) -> Scratch:
    return Scratch(find_game(game).new_view(), Offers())


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
        self.moved = NOBODY  # of the last row that changed the game
        self.code = ""
        self.options: Options
        self.chairs: list[Chair] = []
        self.games: list[Played] = []
        self.entries: list[Entry] = []

    # --- What is the case ---

    @property
    def played(self) -> Played | None:
        """The game that is on the table, perhaps just finished."""
        return self.games[-1] if self.games else None

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return self.played is not None and not self.game.over(self.played.state)

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the next one waits for the players."""
        return self.playing and bool(self.game.rules.round_over(self.games[-1].state))

    @property
    def actor(self) -> int:
        """The seat whose decision it is, or NOBODY."""
        if not self.playing or self.between_rounds:
            return NOBODY
        return self.game.actor(self.games[-1].state)

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

    def legal(self) -> list[int]:
        """What the actor may do."""
        offers = _scratch(self.game.name).offers
        self.game.rules.legal(self.games[-1].state, offers)
        return offers.actions[: offers.count]

    def view(self, seat: int) -> Any:
        """What a seat sees of the game."""
        return self.game.view(self.games[-1].state, seat)

    # --- What the dealer does ---

    def dealt(self, state: Any, secret: bytes, number: int, starter: int = 0) -> list[int]:
        """Let the dealer of a secret act, until it is somebody's turn or the round is over; what it did."""
        rules, done = self.game.rules, list[int]()
        while rules.actor(state) == DEALER and not (done and rules.round_over(state)) and not rules.over(state):
            action = rules.chance(state, choice(secret, number, rules.chances(state)))
            if starter and not done:
                action = self.game.action_of(f"begin {starter}")
            rules.apply(state, action)
            done.append(action)
            number += 1
        return done

    def deal(self) -> Dealt:
        """The row by which a game or a round begins. In another game the next player begins."""
        if self.playing:
            played = self.games[-1]
            return Dealt(self.dealt(duplicate(played.state), played.secret, played.dealt))
        options, secret = self.options, new_secret()
        state = self.game.deal(options.players, options.edition, options.target)
        starter = self._first_starter % options.players + 1 if self.games else 0
        return Dealt(self.dealt(state, secret, 0, starter), secret.hex(), starter)

    @property
    def _first_starter(self) -> int:
        """Who began the last game, counted from one."""
        return int(self.game.text_of(self.games[-1].record.actions[0]).split()[1])

    def do(self, seat: int, action: int, id: str = "", stand_in: bool = False) -> Did:  # noqa: A002
        """The row by which somebody does something legal."""
        played = self.games[-1]
        state = duplicate(played.state)
        self.game.apply(state, action)
        over = self.game.rules.round_over(state)
        return Did(seat, action, [] if over else self.dealt(state, played.secret, played.dealt), id, stand_in)

    # --- What happens ---

    def fold(self, number: int, at: int, row: AnyRow) -> Entry:
        """A row of the log happens."""
        self.number = number
        event, steps = self._happen(at, row)
        entry = Entry(number, at, event, steps)
        if isinstance(row, Dealt) and row.secret:
            self.entries.clear()
        self.entries.append(entry)
        return entry

    def _happen(self, at: int, row: AnyRow) -> tuple[AnyEvent, tuple[tuple[int, Hearing], ...]]:
        match row:
            case Dealt():
                self.moved = self.number
                return self._begin(at, row)
            case Did():
                self.moved = self.number
                return self._act(at, row)
            case Resumed():
                self._start_clock(at)
            case Back() if row.seat == self.actor and not self.games[-1].spared:
                self._start_clock(at)
                self.games[-1].spared = True
            case TookBack():
                self.moved = self.number
                self.chairs[row.seat].remember(row.id, self.number)
                self._go_back()
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

    def _begin(self, at: int, row: Dealt) -> tuple[AnyEvent, tuple[tuple[int, Hearing], ...]]:
        if row.secret:
            options, secret = self.options, bytes.fromhex(row.secret)
            record = GameRecord(self.game, options.players, options.edition, options.target)
            record.deal, record.starter = promise(secret), row.starter
            record.names = {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.person}
            self.games.append(Played(record, secret, record.start()))
        for chair in self.chairs:
            chair.ready = False
        steps = self._carry_out(row.dealt)
        self._start_clock(at)
        return protocol.HasDealt([], len(self.games) if row.secret else 0), steps

    def _act(self, at: int, row: Did) -> tuple[AnyEvent, tuple[tuple[int, Hearing], ...]]:
        played = self.games[-1]
        length = len(played.record.actions)
        shown = bool(row.dealt) or self.game.reveals(played.state, row.action)
        steps = self._carry_out([row.action, *row.dealt])
        if shown or self.actor != row.seat:
            played.trail.clear()
        else:
            played.trail.append(length)
        if not row.stand_in:
            self.chairs[row.seat].remember(row.id, self.number)
        if shown or self.actor != row.seat:
            played.furthest = 0
        self._restart_clock(at)
        return protocol.HasActed(row.seat, [], row.stand_in), steps

    def _carry_out(self, actions: list[int]) -> tuple[tuple[int, Hearing], ...]:
        """Carry out actions; who did each, and what is heard of it."""
        played, rules, steps = self.games[-1], self.game.rules, []
        for action in actions:
            actor = rules.actor(played.state)
            steps.append((actor, self.game.carry_out(played.state, action)))
            played.dealt += actor == DEALER
        played.record.actions += actions
        if self.game.over(played.state):
            played.record.secret = played.secret.hex()
        return tuple(steps)

    def _go_back(self) -> None:
        played = self.games[-1]
        del played.record.actions[played.trail.pop() :]
        played.state = played.record.end()

    def _restart_clock(self, at: int) -> None:
        """A decision begins; one that was taken back and made again has no more time than the first."""
        played = self.games[-1]
        if len(played.record.actions) > played.furthest:
            played.furthest = len(played.record.actions)
            self._start_clock(at)

    def _start_clock(self, at: int) -> None:
        if self.games:
            self.games[-1].began = at
            self.games[-1].spared = False

    # --- What each seat is told ---

    def info(self) -> TableInfo:
        """What everybody knows of the table."""
        played = self.played
        return TableInfo(
            id=self.id,
            code=self.code,
            options=self.options,
            seats=[SeatInfo(chair.name, chair.level, chair.away, chair.ready) for chair in self.chairs],
            game=len(self.games),
            playing=self.playing,
            promise=played.record.deal if played else "",
            secret=played.record.secret if played else "",
            ended=ended(self.game.outcome(played.state)) if played else None,
        )

    def now(self, seat: int) -> Now | None:
        """How the game stands for a seat."""
        played = self.played
        if played is None:
            return None
        actor = self.actor
        view = _scratch(self.game.name).view
        face, rules = FACE_OF[self.game.name], self.game.rules
        remembering = self.options.open_memory or face.remembers(played.state, seat)
        (rules.see if remembering else rules.glance)(played.state, seat, view)
        return Now(
            view=face.shown(view, self.options.open_memory),
            actor=None if actor == NOBODY else actor,
            legal=self.offered() if actor == seat else [],
            take_back=actor == seat and bool(played.trail),
            deadline=self.deadline,
        )

    def offered(self) -> list[str]:
        """What the actor may do, in words of the notation."""
        return [self.game.text_of(action) for action in self.legal()]

    def told(self, entry: Entry, seat: int, id: str = "") -> Happened:  # noqa: A002
        """An event as a seat hears it, with what is new after it."""
        heard = entry.told(seat)
        acted = isinstance(heard.event, protocol.HasActed)
        info = None if acted and self.playing else self.info()
        if isinstance(heard.event, protocol.HasSaid):
            return Happened(heard.number, heard.at, heard.event, id)
        return Happened(heard.number, heard.at, heard.event, id, info, self.now(seat))

    def welcome(self, seat: int, number: int, here: list[bool], watchers: int, clock: int) -> Welcome:
        """All that a client needs which has the events up to a number."""
        return Welcome(
            version=protocol.VERSION,
            number=self.number,
            seat=None if seat == WATCHER else seat,
            table=self.info(),
            events=[entry.told(seat) for entry in self.entries if entry.number > number],
            here=here,
            watchers=watchers,
            clock=clock,
            now=self.now(seat),
        )


def ended(outcome: Outcome | None) -> Ended | None:
    """How a game ended, as it is told."""
    return convert(outcome, Ended | None, from_attributes=True)
