"""A table without a network: its log, its door, and what each seat is told."""

from __future__ import annotations

import hashlib
import random
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from saltmochi.games import game, names
from saltmochi.server.protocol.commands import (
    Act,
    AnyChange,
    BeReady,
    Leave,
    PlaceBot,
    Return,
    Reveal,
    Say,
    Sit,
    TakeBack,
)
from saltmochi.server.protocol.events import Acted, CameBack, Dealt, Resumed, Step, WentAway, step_for
from saltmochi.server.protocol.messages import encode_message
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import (
    AnyLogEvent,
    BotSeated,
    DealBegun,
    DealPromised,
    MoveMade,
    MoveTakenBack,
    SeatTaken,
    TableOpened,
    encode_event,
)
from saltmochi.server.storage.store import StoredEvent
from saltmochi.server.tables.game_session import NOBODY, GameSession, Position
from saltmochi.server.tables.history import MAX_ENTRIES, HistoryEntry
from saltmochi.server.tables.mixing import Mixing
from saltmochi.server.tables.replay import replay_event
from saltmochi.server.tables.seat_messages import ended, seat_messages, seat_positions, table_info, welcome
from saltmochi.server.tables.table import REMEMBERED_COMMANDS, Chair, Table, key_of
from saltmochi.server.tables.validation import LEVEL_NAMES, validate
from saltmochi.table.fair_deal import commitment, verify
from saltmochi.table.record import copy_record
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER, WATCHER

# In a command: the number of the last event, and a secret that nobody else has.
NOW, SECRET = -1, "secret"
PEOPLE = ("Ada", "Bo", "Zoë", "Çelik", "Dee", "Eve")
CLOCK = 30
Log = list[tuple[int, int, AnyLogEvent]]


def last_entry(table: Table) -> HistoryEntry:
    """What happened last."""
    found = table.history.find(table.number)
    assert found
    return found


def picture(table: Table) -> Any:
    """All that a table is, as it is now."""
    mixing = Mixing(table.mixing.secret, list(table.mixing.mix)) if table.mixing else None
    chairs = [asdict(chair) for chair in table.chairs]
    games, history = [pictured(session) for session in table.games], list(table.history.since(-1))
    return {**vars(table), "chairs": chairs, "games": games, "history": history, "mixing": mixing}


def pictured(session: GameSession) -> Any:
    """All that a game at a table is."""
    record = dict(vars(session.record), actions=list(session.record.actions))
    state = copy_record(session.position.state)
    lists = {"undo_lengths": list(session.undo_lengths), "decisions": list(session.decisions)}
    return {**vars(session), "record": record, "position": state, **lists}


def replayed(log: Log) -> Table:
    """A table from its log, stored and read again."""
    table = Table("table")
    for number, at, event in log:
        replay_event(table, StoredEvent(number, at, encode_event(event)))
    return table


def replayed_from_snapshot(log: Log, before: Table) -> Table:
    """A table from the snapshot before its present game, and the log since."""
    if not before.snapshot:
        return replayed(log)
    table = Table("table")
    table.restore(before.snapshot)
    for number, at, event in log[before.game_first :]:
        replay_event(table, StoredEvent(number, at, encode_event(event)))
    return table


def deal_of(table: Table, seed: int) -> DealBegun | DealPromised:
    """The event by which a game or round begins or is promised, from a secret that a test can repeat."""
    event, secret = table.new_deal(), hashlib.sha256(b"%d" % seed + bytes(table.game_count)).hexdigest()
    if isinstance(event, DealPromised):
        return DealPromised(secret)
    return event if table.playing or table.mixing else DealBegun(secret, event.starter, event.rules)


def seed_of(seat: int) -> str:
    """The seed that a seat mixes in."""
    return f"{seat:064x}"


def promise_of(seat: int) -> str:
    """Its hash."""
    return commitment(bytes.fromhex(seed_of(seat)))


class Evening:
    """A table, its log, and the secrets of those who sit there."""

    def __init__(self, options: TableOptions) -> None:
        self.table = Table("table")
        self.log: Log = []
        self.at = 1_000_000
        self.tokens: dict[int, str] = {}
        self.done: list[tuple[int, AnyChange]] = []  # the commands that were carried out, and of which seats
        self.count = 0
        self.happen(TableOpened("ABCDEF", options))

    @property
    def seats(self) -> tuple[int, ...]:
        return (*range(len(self.table.chairs)), WATCHER)

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.person]

    @property
    def state(self) -> Any:
        return self.table.position.state

    def name(self) -> str:
        """The id of another command."""
        self.count += 1
        return f"c{self.count}"

    def happen(self, row: AnyLogEvent) -> None:
        number, self.at = self.table.number + 1, self.at + 1
        self.log.append((number, self.at, row))
        entry = self.table.apply_event(number, self.at, row)
        assert (entry.number, entry.at, self.table.number) == (number, self.at, number)

    def ask(self, seat: int, command: AnyChange) -> AnyLogEvent | str:
        """What the door says: the row, that happens then, or the code of the refusal."""
        before = picture(self.table)
        if not isinstance(command, Act | TakeBack) and command.number == NOW:
            command = replace(command, number=self.table.number)
        if isinstance(command, Sit) and command.token == SECRET:
            command = replace(command, token=f"{SECRET} {len(self.log)}")
        try:
            row = validate(self.table, seat, command)
        except Refusal as refusal:
            assert picture(self.table) == before
            return refusal.code
        assert picture(self.table) == before
        self.happen(row)
        self.done.append((seat, command))
        if isinstance(command, Sit):
            self.tokens[command.seat] = command.token
        return row

    def refuses(self, seat: int, command: AnyChange) -> bool:
        """Whether a command would be refused."""
        try:
            validate(self.table, seat, command)
        except Refusal:
            return True
        return False

    def act(self, seat: int, text: str, number: int | None = None) -> AnyLogEvent | str:
        """Somebody tries a move."""
        return self.ask(seat, Act(self.name(), self.table.number if number is None else number, text))

    def told(self, seat: int) -> list[str]:
        """Everything that is said to a seat now, as it is sent."""
        table = self.table
        first = welcome(table, seat, -1, [True] * len(table.chairs), 1, self.at)
        last = seat_messages(table, last_entry(table), (seat,))[seat]
        return [encode_message(message).decode() for message in (first, last)]


def seated(name: str, players: int = 2, target: int = 20, **rest: Any) -> Evening:
    """A game that has begun."""
    found = game(name)
    edition = found.edition_by_language["en"]
    bots = ("",) * players
    evening = Evening(TableOptions(found.name, edition, players, target, bots=bots, **rest))
    for seat in range(players):
        evening.ask(WATCHER, Sit(evening.name(), NOW, seat, PEOPLE[seat], SECRET))
    for seat in range(players):
        evening.ask(seat, BeReady(evening.name(), NOW))
    evening.happen(deal_of(evening.table, 1))
    return evening


def offered_word(evening: Evening, word: str) -> str:
    """A legal move that begins with a word, or ""."""
    return next((text for text in evening.table.position.legal_texts if text.startswith(word)), "")


def play_until(evening: Evening, *words: str) -> list[str]:
    """Play on until one may do these things, one after the other, of which the first is not done yet; the moves."""
    table = evening.table
    for seed in range(3000):
        if table.between_rounds or not table.playing:
            evening.happen(deal_of(table, seed))
        found = [offered_word(evening, word) for word in words]
        if all(found):
            return found
        moves = [
            text for text in table.position.legal_texts if not text.startswith(("stop", "last_chance"))
        ] or table.position.legal_texts
        assert isinstance(evening.act(table.actor, moves[seed % len(moves)]), MoveMade)
    raise AssertionError("it never came to that")


class AnyTable(RuleBasedStateMachine):
    """People and bots do what they like at a table, allowed or not."""

    def __init__(self) -> None:
        super().__init__()
        self.evening: Evening
        self.past: list[Any] = []  # the states to which one may go back
        self.rng = new_rng(1)

    @property
    def table(self) -> Table:
        return self.evening.table

    @initialize(
        name=st.sampled_from(names()),
        players=st.integers(2, 4),
        goal=st.sampled_from((3, 10)),
        clock=st.sampled_from((0, CLOCK)),
        open_memory=st.booleans(),
        bots=st.lists(st.sampled_from(("", "", "casual")), min_size=3, max_size=3),
        data=st.data(),
    )
    def open(
        self, name: str, players: int, goal: int, clock: int, open_memory: bool, bots: list[str], data: st.DataObject
    ) -> None:
        edition = data.draw(st.sampled_from(game(name).editions))
        levels = ("", *bots)[:players]
        self.evening = Evening(TableOptions(name, edition, players, goal, open_memory, clock, bots=levels))
        self.ask(WATCHER, Sit(self.evening.name(), NOW, 0, PEOPLE[0], SECRET))
        if data.draw(st.sampled_from((True, True, False))):
            for seat in range(1, players):
                if self.table.chairs[seat].free:
                    self.ask(WATCHER, Sit(self.evening.name(), NOW, seat, PEOPLE[seat], SECRET))
            self.all_get_ready(data.draw(st.booleans()))
            self.deal(data.draw(st.integers(0, 1000)))
            if self.table.mixing:
                self.deal(0)

    def ask(self, seat: int, command: AnyChange) -> AnyLogEvent | str:
        """Somebody asks for something; if it is done, it is what a model of it expects."""
        before = self.before()
        row = self.evening.ask(seat, command)
        if not isinstance(row, str):
            self.after(row, *before)
        return row

    def happen(self, row: AnyLogEvent) -> None:
        """Something happens by itself."""
        before = self.before()
        self.evening.happen(row)
        self.after(row, *before)

    def before(self) -> tuple[Any, int, int]:
        session = self.table.session
        return (
            (copy_record(session.position.state), self.table.actor, session.clock_started)
            if session
            else (None, NOBODY, 0)
        )

    def after(self, row: AnyLogEvent, state: Any, actor: int, began: int) -> None:
        """What must have come of a row."""
        session = self.table.session
        match row:
            case DealBegun():
                assert session
                assert session.clock_started == self.evening.at
                self.past.clear()
            case MoveMade():
                assert session
                assert actor == row.seat
                dealt = len(last_entry(self.table).actions) > 1
                if (
                    self.table.actor != actor
                    or dealt
                    or self.table.game.reveals(state, self.table.game.action_of(row.action))
                ):
                    self.past.clear()
                    assert session.clock_started == self.evening.at, (
                        "whoever decides next, or knows more now, has all the time"
                    )
                else:
                    self.past.append(state)
                    assert session.clock_started in (began, self.evening.at)
            case MoveTakenBack():
                assert session
                assert session.position.state == self.past.pop()
                assert (self.table.actor, session.clock_started) == (row.seat, began)
            case CameBack() | Resumed():
                assert session is None or session.position.state == state
            case _:
                assert session is None or (session.position.state, session.clock_started) == (state, began)

    # --- What people do ---

    @rule(seat=st.integers(0, 5), name=st.sampled_from(PEOPLE))
    def sit(self, seat: int, name: str) -> None:
        table = self.table
        free = seat < len(table.chairs) and table.chairs[seat].free and not table.playing and not table.mixing
        taken = name in (chair.name for chair in table.chairs)
        row = self.ask(WATCHER, Sit(self.evening.name(), NOW, seat, name, SECRET))
        assert isinstance(row, str) == (not free or taken)

    @rule(data=st.data())
    def fill_the_table(self, data: st.DataObject) -> None:
        for seat, chair in enumerate(self.table.chairs):
            if chair.free and not self.table.playing:
                self.sit(seat, data.draw(st.sampled_from(PEOPLE)))

    @rule(seat=st.sampled_from((0, 1, 2, 3, WATCHER)), other=st.integers(0, 5), level=st.sampled_from(("", "novice", "deep blue")))  # fmt: skip
    def place_a_bot(self, seat: int, other: int, level: str) -> None:
        if seat in self.evening.people or seat == WATCHER:
            was_person = other in self.evening.people
            row = self.ask(seat, PlaceBot(self.evening.name(), NOW, other, level))
            begun = self.table.playing or self.table.mixing is not None
            refused = seat == WATCHER or was_person or begun or other >= len(self.table.chairs)
            assert isinstance(row, str) == (refused or level not in ("", *LEVEL_NAMES))

    @rule(seat=st.integers(0, 3))
    def leave(self, seat: int) -> None:
        if seat in self.evening.people:
            name = self.table.chairs[seat].name
            if self.table.mixing:
                assert self.ask(seat, Leave(self.evening.name(), NOW)) == "playing"
                return
            assert not isinstance(self.ask(seat, Leave(self.evening.name(), NOW)), str)
            chair = self.table.chairs[seat]
            assert (
                (chair.away and chair.name == name)
                if self.table.playing
                else chair == Chair(forgotten=self.table.number)
            )

    @rule(seat=st.integers(0, 3))
    def return_to_the_table(self, seat: int) -> None:
        if seat in self.evening.people:
            away = self.table.chairs[seat].away
            assert (self.ask(seat, Return(self.evening.name(), NOW)) == "not_away") == (not away)
            assert not self.table.chairs[seat].away

    @rule(seat=st.sampled_from((0, 1, 2, 3, WATCHER)), text=st.text(max_size=40))
    def say(self, seat: int, text: str) -> None:
        if seat in self.evening.people or seat == WATCHER:
            row = self.ask(seat, Say(self.evening.name(), NOW, text))
            assert isinstance(row, str) == (seat == WATCHER or not any(c.isprintable() and c != " " for c in text))

    @rule(seat=st.integers(0, 3), mixes=st.booleans())
    def be_ready(self, seat: int, mixes: bool) -> None:
        if seat in self.evening.people:
            ready = self.table.chairs[seat].ready
            going_on = self.table.playing and not self.table.between_rounds
            row = self.ask(seat, BeReady(self.evening.name(), NOW, promise_of(seat) if mixes else None))
            assert (row == "playing") == going_on
            assert (row == "ready_already") == (ready and not going_on)

    @rule(mixes=st.booleans())
    def all_get_ready(self, mixes: bool) -> None:
        for seat in self.evening.people:
            self.be_ready(seat, mixes)

    @rule(seat=st.integers(0, 3), other=st.integers(0, 3))
    def reveal(self, seat: int, other: int) -> None:
        if seat in self.evening.people:
            mixing = self.table.mixing
            awaited = mixing and mixing.mix[seat].promise and not mixing.mix[seat].seed and seat == other
            assert (self.ask(seat, Reveal(self.evening.name(), NOW, seed_of(other))) == "seed") == (not awaited)

    @precondition(lambda self: self.table.deal_is_due or self.table.between_rounds or self.table.mixing)
    @rule(seed=st.integers(0, 1000))
    def deal(self, seed: int) -> None:
        """A game is promised, or a game or round begins, perhaps without the seeds of some."""
        promised = any(chair.promise for chair in self.table.chairs) and not self.table.mixing
        self.happen(deal_of(self.table, seed))
        assert bool(self.table.mixing) == promised
        assert self.table.mixing or not any(chair.ready for chair in self.table.chairs)

    @precondition(lambda self: self.table.actor != NOBODY)
    @rule(seed=st.integers(0, 1000), count=st.integers(1, 15), late=st.booleans())
    def play_on(self, seed: int, count: int, late: bool) -> None:
        """People and bots make some legal moves."""
        chance = random.Random(seed)
        for _ in range(count):
            if self.table.actor != NOBODY:
                self.move(chance, late)

    def move(self, chance: random.Random, late: bool) -> None:
        """One legal move."""
        table = self.table
        chair, action = table.chairs[table.actor], chance.choice(table.position.legal)
        if chair.played_by_bot:
            self.happen(MoveMade(table.actor, table.game.text_of(action), stand_in=chair.away))
            return
        known = table.moved if late else table.number
        row = self.ask(table.actor, Act(self.evening.name(), known, table.game.text_of(action)))
        assert isinstance(row, MoveMade)
        assert (row.action, row.stand_in) == (table.game.text_of(action), False)
        assert chair.handled[row.id] == table.number
        assert len(chair.handled) <= REMEMBERED_COMMANDS

    @precondition(lambda self: self.table.playing)
    @rule(seed=st.integers(0, 1000))
    def play_to_the_end(self, seed: int) -> None:
        """Of this game."""
        chance, table = random.Random(seed), self.table
        while table.playing:
            if table.between_rounds:
                self.deal(seed)
            else:
                self.move(chance, late=False)
        assert table_info(table).ended == ended(table.game.outcome(self.evening.state))
        assert table.actor == NOBODY

    @precondition(lambda self: self.table.actor != NOBODY and self.table.chairs[self.table.actor].person)
    @rule(number=st.integers(0, 1000))
    def lay_and_take_back(self, number: int) -> None:
        """As far as one can go without showing something new, and back."""
        table, seat = self.table, self.table.actor
        verbs = ("lay", "insert", "play", "effect")
        offered = (
            tuple(text for text in table.position.legal_texts if text.startswith(verbs)) or table.position.legal_texts
        )
        self.ask(seat, Act(self.evening.name(), table.number, offered[number % len(offered)]))
        if table.actor == seat:
            row = self.ask(seat, TakeBack(self.evening.name(), table.number))
            assert (row == "take_back") == (not isinstance(row, MoveTakenBack))

    @rule(seat=st.sampled_from((0, 1, 2, 3, WATCHER)), late=st.booleans())
    def take_back(self, seat: int, late: bool) -> None:
        table = self.table
        if seat in self.evening.people or seat == WATCHER:
            allowed = bool(self.past) and table.actor == seat and not late
            number = table.moved - 1 if late else table.number
            row = self.ask(seat, TakeBack(self.evening.name(), number))
            assert isinstance(row, MoveTakenBack) == allowed

    @rule(
        seat=st.sampled_from((0, 1, 2, 3, WATCHER)),
        late=st.integers(-3, 3),
        action=st.one_of(
            st.text(max_size=20), st.sampled_from(("draw", "begin 1", "deal crab/black", "pass 1", "end"))
        ),
        legal=st.booleans(),
    )
    def act_anyhow(self, seat: int, late: int, action: str, legal: bool) -> None:
        """A move by anybody at any time: only the right one is made."""
        table = self.table
        if seat not in self.evening.people and seat != WATCHER:
            return
        offered = table.position.legal_texts if table.actor != NOBODY else []
        text = offered[0] if legal and offered else action
        number = max(-1, table.number + late)
        allowed = table.actor == seat and text in offered and table.moved <= number <= table.number
        row = self.ask(seat, Act(self.evening.name(), number, text))
        assert isinstance(row, MoveMade) == allowed

    @precondition(lambda self: self.table.deadline is not None)
    @rule()
    def the_clock_runs_out(self) -> None:
        self.happen(WentAway(self.table.actor))
        assert self.table.deadline is None

    @precondition(lambda self: self.table.deadline is not None)
    @rule()
    def somebody_comes_to_a_deserted_table(self) -> None:
        self.happen(Resumed())
        assert self.table.deadline == self.evening.at + 1000 * CLOCK

    # --- What is always so ---

    @invariant()
    def the_log_says_all(self) -> None:
        assert [number for number, _, _ in self.evening.log] == list(range(self.table.number + 1))
        if self.table.number % 5 == 0:
            assert picture(replayed(self.evening.log)) == picture(self.table)
            assert picture(replayed_from_snapshot(self.evening.log, self.table)) == picture(self.table)

    @invariant()
    def nobody_is_told_what_they_may_not_know(self) -> None:
        """Nothing that is said changes when the cards that a seat does not see are others."""
        table = self.table
        if not table.games:
            return
        session = table.games[-1]
        position = session.position
        for seat in self.evening.seats:
            told = self.evening.told(seat)
            session.position = Position(table.game, table.game.imagine(table.game.view(position.state, seat), self.rng))
            try:
                assert self.evening.told(seat) == told
            finally:
                session.position = position

    @invariant()
    def secrets_stay_secret(self) -> None:
        table = self.table
        said = "".join(text for seat in self.evening.seats for text in self.evening.told(seat))
        for chair in table.chairs:
            assert not chair.key or chair.key not in said
        for seat, token in self.evening.tokens.items():
            assert token not in said
            assert not table.chairs[seat].person or table.chairs[seat].key == key_of(token)
        assert not table.mixing or table.mixing.secret not in said
        for session in table.games:
            over = session.position.over
            assert session.key.hex() not in said or session.key == session.secret
            assert (session.secret.hex() in said) == (over and session is table.games[-1])
            assert session.record.deal == commitment(session.secret)
            assert session.record.secret == (session.secret.hex() if over else "")
            assert not over or verify(session.record) == session.choices

    @invariant()
    def what_was_done_is_never_done_again(self) -> None:
        for seat, command in self.evening.done:
            if isinstance(command, Sit):
                known = self.table.seat_of(command.token) == command.seat
                assert known or self.evening.refuses(WATCHER, command)
            elif seat in self.evening.people:
                chair = self.table.chairs[seat]
                assert command.id in chair.handled or chair.may_have_handled(command.number)

    @invariant()
    def only_the_actor_may_do_something(self) -> None:
        table = self.table
        for seat in self.evening.seats:
            now = seat_positions(table, (seat,)).get(seat)
            assert (now is None) == (not table.games)
            if now is not None:
                assert bool(now.legal) == (seat == table.actor)
                assert now.take_back == (seat == table.actor and bool(self.past))
                assert now.actor == (None if table.actor == NOBODY else table.actor)

    @invariant()
    def the_clock_runs_for_people_only(self) -> None:
        table = self.table
        timed = bool(table.options.seconds) and table.actor != NOBODY and table.actor in table.people
        assert (table.deadline is not None) == timed
        if table.deadline is not None:
            assert table.deadline == table.games[-1].clock_started + 1000 * CLOCK

    @invariant()
    def the_record_leads_to_the_table(self) -> None:
        for session in self.table.games[-1:]:
            assert session.record.end() == session.position.state

    def teardown(self) -> None:
        """Each seat has heard of every action what that seat may hear, and the log can be folded again."""
        if not hasattr(self, "evening"):
            return
        table = self.table
        assert picture(replayed(self.evening.log)) == picture(table)
        assert picture(replayed_from_snapshot(self.evening.log, table)) == picture(table)
        if table.games and not any(isinstance(row, MoveTakenBack) for _, _, row in self.evening.log):
            for seat in self.evening.seats:
                assert heard(table, seat) == disclose(table, seat)


def heard(table: Table, seat: int) -> list[Step]:
    """What a seat has heard of the game on the table."""
    events = [entry.message_for(seat).event for entry in table.history.since(-1)]
    return [step for event in events if isinstance(event, Acted | Dealt) for step in event.steps]


def disclose(table: Table, seat: int) -> list[Step]:
    """What it should have heard, by the rules of the game."""
    record = table.games[-1].record
    game, state = record.game, record.start()
    return [step_for(seat, game.actor(state), game.apply_and_disclose(state, action)) for action in record.actions]


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
pytest.mark.no_cover(TestAnyTable)


# --- Examples ---

every_game = pytest.mark.parametrize("name", names())


@every_game
def test_a_log_folded_twice_gives_the_same_table(name: str) -> None:
    evening = seated(name, 3)
    for seed in range(60):
        table = evening.table
        if table.actor == NOBODY:
            evening.happen(deal_of(table, seed))
        else:
            evening.act(table.actor, table.position.legal_texts[seed % len(table.position.legal_texts)])
    first, second = replayed(evening.log), replayed(evening.log)
    assert picture(first) == picture(second) == picture(evening.table)
    assert [welcome(first, seat, -1, [], 0, 0) for seat in range(3)] == [
        welcome(second, seat, -1, [], 0, 0) for seat in range(3)
    ]


@every_game
def test_in_another_game_the_next_player_begins(name: str) -> None:
    evening = seated(name, 3, target=3)
    table = evening.table
    starters: dict[int, int] = {}  # by number of the game
    for seed in range(4000):
        record = table.games[-1].record
        assert table.game.actor(record.start()) == DEALER
        starters[table.game_count] = int(table.game.text_of(record.actions[0]).split()[1])
        if table.game_count == 3:
            break
        if table.actor == NOBODY:
            evening.happen(deal_of(table, seed))
        else:
            evening.act(table.actor, table.position.legal_texts[-1])
    assert list(starters) == [1, 2, 3]
    assert list(starters.values()) == [starters[1], starters[1] % 3 + 1, (starters[1] + 1) % 3 + 1]


def test_what_showed_nothing_new_can_be_taken_back_and_the_clock_does_not_restart() -> None:
    evening = seated("sea-salt-paper", seconds=CLOCK)
    table = evening.table
    lay, _ = play_until(evening, "lay boat", "end")
    seat, before, deadline = table.actor, copy_record(evening.state), table.deadline
    assert deadline
    evening.act(seat, lay)
    later = table.deadline
    evening.at += 10_000
    assert isinstance(evening.ask(seat, TakeBack("back", table.number)), MoveTakenBack)
    assert evening.state == before
    assert table.deadline == later
    evening.at += 10_000
    evening.act(seat, lay)
    assert table.deadline == later


def test_who_takes_back_does_not_take_time_from_the_next_player() -> None:
    evening = seated("sea-salt-paper", seconds=CLOCK)
    table = evening.table
    lay, end = play_until(evening, "lay boat", "end")
    seat = table.actor
    evening.act(seat, lay)
    evening.ask(seat, TakeBack("back", table.number))
    evening.at += 25_000
    evening.act(seat, end)
    assert table.actor != seat
    assert table.deadline == evening.at + 1000 * CLOCK


@every_game
def test_nothing_can_be_taken_back_after_the_dealer_showed_a_card(name: str) -> None:
    evening = seated(name)
    table = evening.table
    (draw,) = play_until(evening, "draw" if name == "sea-salt-paper" else "draw deck")
    seat = table.actor
    evening.act(seat, draw)
    assert table.actor == seat
    assert evening.ask(seat, TakeBack("back", table.number)) == "take_back"


def test_a_pile_that_was_looked_through_stays_looked_through() -> None:
    evening = seated("sea-salt-paper", 3)
    table = evening.table
    (look,) = play_until(evening, "look")
    seat = table.actor
    evening.act(seat, look)
    assert evening.ask(seat, TakeBack("back", table.number)) == "take_back"


@every_game
def test_each_refusal_at_the_door_has_its_code(name: str) -> None:
    evening = seated(name, 3)
    table = evening.table
    actor = table.actor
    other = (actor + 1) % 3
    legal = table.position.legal_texts[0]
    assert evening.act(WATCHER, legal) == "not_seated"
    assert evening.act(other, legal) == "not_your_turn"
    assert evening.act(actor, legal, table.moved - 1) == "stale"
    assert evening.act(actor, legal, table.number + 1) == "future"
    assert evening.act(actor, "castle") == "not_a_move"
    assert evening.act(actor, "begin 1") == "not_allowed"
    assert evening.ask(actor, TakeBack("b", table.number)) == "take_back"
    assert evening.ask(actor, Sit("s", NOW, other, "Eve", SECRET)) == "seated_already"
    assert evening.ask(WATCHER, Sit("s", NOW, 5, "Eve", SECRET)) == "no_such_seat"
    assert evening.ask(WATCHER, Sit("s", NOW, 1, "Eve", SECRET)) == "playing"
    assert evening.ask(actor, PlaceBot("p", NOW, 1, "novice")) == "playing"
    assert evening.ask(actor, PlaceBot("p", NOW, 1, "deep blue")) == "level"
    assert evening.ask(actor, BeReady("r", NOW)) == "playing"
    assert evening.ask(actor, Say("y", NOW, " \x00\u202e\n ")) == "empty"
    waiting = Evening(TableOptions(name, table.options.edition, 2, 20, bots=("", "")))
    assert isinstance(waiting.ask(WATCHER, Sit("s", NOW, 0, "Ada", SECRET)), SeatTaken)
    assert waiting.ask(WATCHER, Sit("s", NOW, 0, "Eve", SECRET)) == "seat_taken"
    assert waiting.ask(WATCHER, Sit("s", NOW, 1, "ADA", SECRET)) == "name_taken"
    assert waiting.ask(WATCHER, Sit("s", NOW, 1, "Eve\u202e", SECRET)) == "name"
    assert waiting.ask(WATCHER, Sit("s", NOW, 1, "e" * 41, SECRET)) == "name"
    assert waiting.act(0, legal) == "not_playing"


def test_what_is_said_is_cleaned() -> None:
    evening = seated("happy-mochi")
    row = evening.ask(0, Say("y", NOW, "  one\ntwo\x00three \u202e\u2028 four\t\t"))
    assert getattr(row, "text", "") == "one two three four"
    family = "👨\u200d👩\u200d👧"
    assert getattr(evening.ask(0, Say("z", NOW, f" \u200d{family}\u200d \u200d")), "text", "") == family
    assert evening.ask(0, Say("e", NOW, "\u200d \u200c")) == "empty"


def test_a_seat_is_kept_by_its_own_secret_alone() -> None:
    evening = seated("happy-mochi", 3)
    for seat in range(3):
        assert evening.table.seat_of(evening.tokens[seat]) == seat
        assert evening.table.seat_of(evening.table.chairs[seat].key) == WATCHER
    assert evening.table.seat_of("") == evening.table.seat_of("wrong") == WATCHER


def test_who_played_stays_known_when_somebody_gets_up_after_the_game() -> None:
    table = replayed(
        [(0, 0, TableOpened("ABCDEF", TableOptions("happy-mochi", "standard", 3, 1, bots=("", "", "novice"))))]
    )
    assert table_info(table).players == []
    for seat in range(2):
        table.apply_event(table.number + 1, 0, SeatTaken(seat, PEOPLE[seat], key_of(PEOPLE[seat])))
    table.apply_event(table.number + 1, 0, deal_of(table, 1))
    rng = random.Random(1)
    while table.playing:
        if table.between_rounds:
            row: AnyLogEvent = deal_of(table, 1)
        else:
            row = MoveMade(table.actor, table.game.text_of(rng.choice(table.position.legal)))
        table.apply_event(table.number + 1, 0, row)
    table.apply_event(table.number + 1, 0, validate(table, 1, Leave("x", table.number)))
    assert [seat.name for seat in table_info(table).seats] == ["Ada", "", ""]
    assert [(player.name, player.level) for player in table_info(table).players] == [
        ("Ada", ""),
        ("Bo", ""),
        ("", "novice"),
    ]


def test_of_a_long_evening_the_last_part_is_told() -> None:
    table = replayed([(0, 0, TableOpened("ABCDEF", TableOptions("happy-mochi", "standard", 2, 30, bots=("", ""))))])
    for number in range(MAX_ENTRIES + 10):
        table.apply_event(number + 1, 0, BotSeated(1, LEVEL_NAMES[number % 2]))
    told = welcome(table, WATCHER, -1, [], 0, 0).events
    assert [event.number for event in told] == list(range(11, MAX_ENTRIES + 11))
    assert table.history.find(10) is None
    assert [event.number for event in table.history.since(MAX_ENTRIES + 8)] == [MAX_ENTRIES + 9, MAX_ENTRIES + 10]
