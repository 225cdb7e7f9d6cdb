"""A table in memory as an actor: one command at a time.

The path of a move, from top to bottom of `TableActor`:

1. `command`: a command sent twice is answered again and not carried out again (idempotency),
2. `validate` turns it into an event or refuses it,
3. `append` stores the event in the log; of two processes that append the same number one has to look again,
4. `Table.apply_event` applies it, only after it is on disk,
5. `_tell` sends each seat what that seat may know.
"""

from __future__ import annotations

import asyncio
from time import monotonic

from msgspec.structs import replace

from saltmochi.server import flight_recorder
from saltmochi.server.protocol.commands import AnyChange, AnyCommand, AskHint, Hello, Leave, Return, Say, Sit
from saltmochi.server.protocol.events import ChatMuted, Left, Resumed, TableClosed
from saltmochi.server.protocol.messages import Happened, Hinted, Opinion, Seated, advice_message, encode_message
from saltmochi.server.rate_limits import TokenBucket
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.storage.log_events import (
    AnyLogEvent,
    ChatSent,
    MoveMade,
    MoveTakenBack,
    PlayerReturned,
    SeatTaken,
    encode_event,
)
from saltmochi.server.storage.store import LogRow, Store
from saltmochi.server.tables.automation import Automation
from saltmochi.server.tables.bot_pool import NOT_DONE, BotPool
from saltmochi.server.tables.fair_queue import Asker
from saltmochi.server.tables.game_summary import game_change
from saltmochi.server.tables.history import HistoryEntry
from saltmochi.server.tables.lobby import lobby_update
from saltmochi.server.tables.log_limits import TABLE_FULL, check_room
from saltmochi.server.tables.presence import Listener, Presence, now
from saltmochi.server.tables.replay import replay_event
from saltmochi.server.tables.seat_messages import seat_messages, welcome
from saltmochi.server.tables.table import Table
from saltmochi.server.tables.validation import validate
from saltmochi.table.seats import WATCHER

# How often a command is validated again because another process was quicker.
MAX_ATTEMPTS = 3
# Events that do not change what the lobby shows while a game goes on.
UNLISTED = (MoveMade, MoveTakenBack, ChatSent)
# The rate limit of chat: one sentence every other second, with a burst of five.
CHAT_RATE, CHAT_BURST = 0.5, 5
# Changes of who is connected are told together after this many seconds: a crowd that comes or goes at once would
# otherwise cost a message from each to all.
PRESENCE_SECONDS = 0.05
# Commands that do not bring somebody back who is away.
PASSIVE = (Leave, Say, Return)


class TableActor:
    """A table in memory, with its connections."""

    def __init__(self, table: Table, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self.table = table
        self.store = store
        self.bot_pool = bot_pool
        self.settings = settings
        self.lock = asyncio.Lock()
        self.presence = Presence(table, settings.lease_seconds, settings.away_seconds)
        self.asleep = False  # then another actor takes its place
        self.leading = False  # whether this process holds the lease and runs the automation
        self.automation = Automation(self)
        self._chat_limits: dict[int, TokenBucket] = {}  # by seat
        self._hinting = False  # while an expert thinks for somebody
        self._presence_timer: asyncio.TimerHandle | None = None  # while a change of who is connected is to be told

    # --- Commands ---

    async def command(self, listener: Listener, command: AnyCommand) -> None:
        """Carry out a command once, or refuse it."""
        if isinstance(command, AskHint):
            await self._hint(listener, command)
            return
        await self.lock.acquire()  # faster than `async with`, and this is the most frequent operation
        flight_recorder.mark("lock")
        try:
            if command.number > self.table.number:
                await self._catch_up()  # the client has heard more from another process
            if isinstance(command, Sit):
                await self._sit(listener, command)
            elif not self._replay_answer(listener, command):
                await self._change(listener, command)
        finally:
            self.lock.release()
        self.automation.schedule()

    async def _change(self, listener: Listener, command: AnyChange) -> None:
        """Carry out a command that is not a repetition."""
        if isinstance(command, Say):
            self._check_chat_rate(listener.seat)
        if self._is_away(listener.seat) and not isinstance(command, PASSIVE):
            await self._bring_back(listener.seat)
        await self._carry_out(listener, command)

    async def _sit(self, listener: Listener, command: Sit) -> None:
        """Give a seat to a spectator. A repeated command is recognised by its secret and answered again."""
        repeated = self.table.seat_of(command.token) == command.seat and listener.seat in (WATCHER, command.seat)
        if not repeated:
            await self._carry_out(listener, command)
        listener.seat = command.seat
        listener.tell(encode_message(Seated(command.id, command.seat)))
        self._presence_changed()

    def _replay_answer(self, listener: Listener, command: AnyChange) -> bool:
        """Replay the stored answer if this command id was handled before (idempotency).

        A command that is so old that its id may have been forgotten is refused.
        """
        if listener.seat == WATCHER:
            return False
        chair = self.table.chairs[listener.seat]
        number = chair.handled.get(command.id)
        if number is None and not chair.may_have_handled(command.number):
            return False
        entry = None if number is None else self.table.history.find(number)
        if entry is None:
            raise Refusal("stale")
        self._answer(listener, seat_messages(self.table, entry, (listener.seat,))[listener.seat], command.id)
        return True

    async def _carry_out(self, listener: Listener, command: AnyChange) -> None:
        """Validate a command and append its event. If another process was quicker, validate again."""
        for _ in range(MAX_ATTEMPTS):
            event = validate(self.table, listener.seat, command)
            if await self.append(event, listener, command.id) or self._replay_answer(listener, command):
                return
            if isinstance(event, SeatTaken) and self.table.chairs[event.seat].key == event.key:
                return  # it was stored, though the database's answer was lost
        raise Refusal("busy")

    async def append(self, event: AnyLogEvent, by: Listener | None = None, id: str = "") -> bool:  # noqa: A002
        """Store an event, then apply it and tell everybody. False if another process was quicker: then catch up."""
        table, at = self.table, now()
        check_room(table, event, self.settings)
        flight_recorder.mark("validate")
        if not await self.store.append(LogRow(table.id, table.number + 1, at, encode_event(event))):
            await self._catch_up()
            return False
        flight_recorder.mark("store")
        entry = table.apply_event(table.number + 1, at, event)
        flight_recorder.mark("apply")
        self._tell(entry, by, id)
        flight_recorder.mark("tell")
        if not isinstance(event, UNLISTED) or not table.playing:
            self.store.update_lobby(lobby_update(table, at))
            change = game_change(table, entry)
            if change:
                self.store.update_game(change)
        return True

    def _tell(self, entry: HistoryEntry, by: Listener | None = None, id: str = "") -> None:  # noqa: A002
        """Tell every connection what happened, each what its seat may know. Each message is encoded once a seat."""
        messages = seat_messages(self.table, entry, {listener.seat for listener in self.presence.listeners})
        encoded: dict[int, bytes] = {}
        for listener in list(self.presence.listeners):
            happened = messages[listener.seat]
            if listener is by:
                self._answer(listener, happened, id)
                continue
            if listener.seat not in encoded:
                encoded[listener.seat] = encode_message(happened)
            listener.tell(encoded[listener.seat])
        if isinstance(entry.event, Left) and not self.table.playing:
            self._make_watchers(entry.event.seat)
        if isinstance(entry.event, TableClosed):
            for listener in self.presence.listeners:
                listener.dismiss("closed")

    def _answer(self, listener: Listener, happened: Happened, id: str) -> None:  # noqa: A002
        """Tell whoever sent the command, with the command's id."""
        listener.tell(encode_message(replace(happened, id=id)))

    def _check_chat_rate(self, seat: int) -> None:
        """Apply the rate limit of chat, which holds for all windows of a seat together."""
        bucket = self._chat_limits.setdefault(seat, TokenBucket(CHAT_RATE, CHAT_BURST, monotonic()))
        if not bucket.take(monotonic()):
            raise Refusal("too_often")

    async def _hint(self, listener: Listener, command: AskHint) -> None:
        """Tell what an expert would do; only where all others are bots, and in one's own turn."""
        table, seat = self.table, listener.seat
        if seat == WATCHER or sum(chair.person for chair in table.chairs) > 1:
            raise Refusal("hint")
        if table.actor != seat:
            raise Refusal("not_your_turn")
        if self._hinting:
            raise Refusal("too_often")
        self._hinting, moved = True, table.moved
        try:
            asker = Asker(listener.address, table.id)
            evaluations, advice = await self.bot_pool.hint(asker, table.game.name, table.view(seat))
        except NOT_DONE:
            raise Refusal("hint_later") from None
        finally:
            self._hinting = False
        if table.moved != moved:
            raise Refusal("stale")
        opinions = [Opinion(table.game.text_of(action), value, trials) for action, value, trials in evaluations]
        listener.tell(encode_message(Hinted(command.id, opinions, advice and advice_message(advice))))

    # --- Connections ---

    async def join(self, listener: Listener, hello: Hello) -> bool:
        """Add a connection and send it all that it needs. False if the table fell asleep meanwhile."""
        async with self.lock:
            if self.asleep:
                return False
            if self.table.closed:
                raise Refusal("closed")
            listener.seat = self.table.seat_of(hello.token) if hello.token else WATCHER
            if hello.token and listener.seat == WATCHER:
                raise Refusal("token")
            presence = self.presence
            deserted = not presence.listeners and not presence.seats_elsewhere()
            presence.listeners.add(listener)
            try:
                here, watchers = presence.connected(), presence.watchers()
                message = welcome(self.table, listener.seat, hello.number, here, watchers, now())
                listener.tell(encode_message(message))
                self._presence_changed()
                await self._resume(listener.seat, deserted)
            except BaseException:
                self.part(listener)
                raise
        self.automation.schedule()
        return True

    async def _resume(self, seat: int, deserted: bool) -> None:
        """Bring somebody back; where nobody was, start the clock again and show the table in the lobby again."""
        try:
            await self._bring_back(seat)
            if deserted and self.table.deadline is not None:
                await self.append(Resumed())
        except Refusal as refusal:
            if refusal.code != TABLE_FULL:  # a full table can still be watched
                raise
        if deserted:
            self.store.update_lobby(lobby_update(self.table, self.table.at))

    async def _bring_back(self, seat: int) -> None:
        """End the absence of a seat, however often another process is quicker."""
        while self._is_away(seat):
            await self.append(PlayerReturned(seat))

    def _is_away(self, seat: int) -> bool:
        return seat != WATCHER and self.table.chairs[seat].away

    def part(self, listener: Listener) -> None:
        """Remove a connection."""
        if listener in self.presence.listeners:
            self.presence.listeners.discard(listener)
            self._presence_changed()
            self.automation.schedule()

    def _make_watchers(self, seat: int) -> None:
        """Let the connections of a seat that became free look on."""
        for listener in self.presence.listeners:
            if listener.seat == seat:
                listener.seat = WATCHER
        self._presence_changed()

    def _presence_changed(self) -> None:
        if not self.presence.listeners:
            self.presence.empty_since = now()
        self.announce()
        self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        """Note at once who is absent, and tell everybody in a moment."""
        self.presence.update_absent()
        if self._presence_timer is None:
            self._presence_timer = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        message = encode_message(self.presence.message())
        for listener in list(self.presence.listeners):
            listener.tell(message)

    # --- Other processes ---

    async def _catch_up(self) -> None:
        """Apply the events that other processes have stored."""
        for stored in await self.store.events(self.table.id, self.table.number):
            self._tell(replay_event(self.table, stored))

    async def follow(self, number: int) -> None:
        """Catch up if another process has stored the event with this number."""
        async with self.lock:
            if number > self.table.number:
                await self._catch_up()
        self.automation.schedule()

    def announce(self) -> None:
        """Tell other processes who is connected to this one."""
        self.store.announce(self.table.id, self.presence.seats_here())

    def connected_elsewhere(self, process: str, seats: set[int]) -> None:
        """Note who is connected to another process."""
        if self.presence.set_elsewhere(process, seats):
            self._tell_presence_soon()
        self.automation.schedule()

    def forget_silent_processes(self) -> None:
        """Forget who was connected to processes that are gone."""
        if self.presence.forget_silent_processes():
            self._tell_presence_soon()
            self.automation.schedule()

    # --- Operators ---

    async def mute(self, seat: int | None, muted: bool) -> None:
        """Turn the chat of a seat, or of the whole table, off or on again."""
        if seat is not None and seat >= len(self.table.chairs):
            raise Refusal("no_such_seat", seats=len(self.table.chairs))
        async with self.lock:
            while self._is_muted(seat) != muted:
                await self.append(ChatMuted(seat, muted))

    def _is_muted(self, seat: int | None) -> bool:
        return self.table.muted if seat is None else self.table.chairs[seat].muted

    async def close(self) -> None:
        """Close the table for good. Its log stays, and its finished games can be downloaded."""
        async with self.lock:
            while not self.table.closed:
                await self.append(TableClosed())
        self.automation.schedule()

    # --- The end ---

    def sleep(self) -> None:
        """Leave memory, since nobody is connected; the lobby no longer shows the table."""
        self.asleep = True
        self.stop()
        if not self.presence.seats_elsewhere():
            self.store.update_lobby(lobby_update(self.table, self.table.at, asleep=True))

    def stop(self) -> None:
        """Stop the automation and the timer."""
        self.leading = False
        self.automation.stop()
        if self._presence_timer:
            self._presence_timer.cancel()
