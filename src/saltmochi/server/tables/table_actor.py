"""A table that is awake: its connections, its clock, its bots.

One thing happens at a time: a command is checked at the door, its row is stored, and only then it happens and all are
told. The clock and the bots run only in the process that holds the table's lease, and only while somebody looks on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic, time
from typing import Protocol

from msgspec.structs import replace

from saltmochi.server import metrics, protocol
from saltmochi.server.tables.validation import proposed
from saltmochi.server.rate_limits import Bucket
from saltmochi.server.tables.lobby import shown
from saltmochi.server.tables.game_session import NOBODY
from saltmochi.server.protocol.messages import AnyCommand, Hello, Opinion, Sit
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import AnyRow, Away, Back, Did, Left, Resumed, Said, Sat, TookBack, decoded, encoded
from saltmochi.server.settings import Settings
from saltmochi.server.storage.store import Store, Write
from saltmochi.server.tables.history import Entry
from saltmochi.server.tables.table import Table, new_token
from saltmochi.server.tables.bot_pool import STAND_IN, Thinkers
from saltmochi.table.seats import WATCHER

# How often a command is tried again that came too late because another process was quicker.
TRIES = 3
# Rows that change nothing that the lobby shows, while the game goes on.
UNLISTED = (Did, TookBack, Said)

# What somebody may say: one sentence every other second, five at once.
CHAT_RATE, CHAT_AT_ONCE = 0.5, 5
# Commands by which nobody shows to be playing again.
PASSIVE = (protocol.Leave, protocol.Say, protocol.Return)

logger = logging.getLogger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def rest_of(turn: float, spent: float) -> float:
    """How long it is from now to the end of a bot's turn; who thinks for longer takes a whole number of turns."""
    return turn - spent % turn if turn else 0.0


class Listener(Protocol):
    """A connection, as a table sees it."""

    seat: int

    def tell(self, message: bytes) -> None:
        """Send a message, or drop the connection: never wait for it."""


class LiveTable:
    """A table that is awake."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.asleep = False  # then another will take its place
        self.leading = False  # whether this process runs the clock and the bots
        self.empty_since = now()
        self.gone_since: dict[int, int] = {}  # by seat: since when a person has no connection
        self.chat: dict[int, Bucket] = {}  # by seat: how much somebody may still say
        self.hinting = False  # while an expert thinks for somebody
        self.elsewhere: dict[str, tuple[set[int], int]] = {}  # by process: the seats connected to it, and until when
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None

    # --- Who is here ---

    def here(self) -> list[bool]:
        """By seat, whether somebody is connected."""
        present = {listener.seat for listener in self.listeners} | self._elsewhere()
        return [seat in present for seat in range(len(self.table.chairs))]

    def _elsewhere(self) -> set[int]:
        """The seats that are connected to other processes."""
        return {seat for seats, until in self.elsewhere.values() if until > now() for seat in seats}

    def present_elsewhere(self, process: str, seats: set[int]) -> None:
        """Another process tells who is connected to it."""
        before = self.here()
        self.elsewhere[process] = (seats, now() + int(1000 * self.settings.lease_seconds))
        if self.here() != before:
            self._tell_presence()
        self.schedule()

    def look_around(self) -> None:
        """Notice who is not connected to other processes any longer."""
        gone = [process for process, (_, until) in self.elsewhere.items() if until <= now()]
        for process in gone:
            del self.elsewhere[process]
        if gone:
            self._tell_presence()
            self.schedule()

    def watchers(self) -> int:
        """How many look on."""
        return sum(listener.seat == WATCHER for listener in self.listeners)

    async def join(self, listener: Listener, hello: Hello) -> bool:
        """A client connects: it is told all that it needs, then all that happens. False if the table fell asleep."""
        async with self.lock:
            if self.asleep:
                return False
            listener.seat = self.table.seat_of(hello.token) if hello.token else WATCHER
            if hello.token and listener.seat == WATCHER:
                raise Refusal("token")
            deserted = not self.listeners and not self._elsewhere()
            self.listeners.add(listener)
            try:
                welcome = self.table.welcome(listener.seat, hello.number, self.here(), self.watchers(), now())
                listener.tell(protocol.encoded(welcome))
                self._presence_changed()
                await self._go_on(listener.seat, deserted)
            except BaseException:
                self.part(listener)
                raise
        self.schedule()
        return True

    async def _go_on(self, seat: int, deserted: bool) -> None:
        """Somebody is back; and where nobody was, the clock starts again, and strangers see the table again."""
        await self._bring_back(seat)
        if deserted and self.table.deadline is not None:
            await self.append(Resumed())
        if deserted:
            self.store.show(shown(self.table, self.table.at))

    async def _bring_back(self, seat: int) -> None:
        """Somebody is not away any longer, however often another process is quicker."""
        while self._is_away(seat):
            await self.append(Back(seat))

    def _is_away(self, seat: int) -> bool:
        return seat != WATCHER and self.table.chairs[seat].away

    def part(self, listener: Listener) -> None:
        """A client is gone."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._presence_changed()
            self.schedule()

    def _presence_changed(self) -> None:
        if not self.listeners:
            self.empty_since = now()
        self.announce()
        self._tell_presence()

    def announce(self) -> None:
        """Tell other processes who is connected to this one."""
        self.store.announce(self.table.id, {listener.seat for listener in self.listeners if listener.seat != WATCHER})

    def _tell_presence(self) -> None:
        here = self.here()
        for seat, chair in enumerate(self.table.chairs):
            if here[seat] or not chair.person:
                self.gone_since.pop(seat, None)
            else:
                self.gone_since.setdefault(seat, now())
        message = protocol.encoded(protocol.Present(here, self.watchers()))
        for listener in list(self.listeners):
            listener.tell(message)

    # --- What is asked for ---

    async def command(self, listener: Listener, command: AnyCommand) -> None:
        """Carry out what a client asks for, once, or refuse it."""
        if isinstance(command, protocol.AskHint):
            await self.hint(listener, command)
            return
        await self.lock.acquire()  # quicker than `async with`, and this happens most
        try:
            if self._done_before(listener, command):
                return
            if isinstance(command, protocol.Say):
                self._check_chat(listener.seat)
            if self._is_away(listener.seat) and not isinstance(command, PASSIVE):
                await self._bring_back(listener.seat)
            token = new_token() if isinstance(command, Sit) else ""
            await self._carry_out(listener, command, token)
            if isinstance(command, Sit):
                listener.seat = command.seat
                listener.tell(protocol.encoded(protocol.Seated(command.id, command.seat, token)))
                self._presence_changed()
        finally:
            self.lock.release()
        self.schedule()

    def _done_before(self, listener: Listener, command: AnyCommand) -> bool:
        """Whether it was done already: then the answer is given again."""
        if listener.seat == WATCHER:
            return False
        number = self.table.chairs[listener.seat].done.get(command.id)
        if number is None:
            return False
        entry = self.table.story.find(number)
        if entry is None:
            raise Refusal("stale")
        self._answer(listener, self.table.told(entry, (listener.seat,))[listener.seat], command.id)
        return True

    async def _carry_out(self, listener: Listener, command: AnyCommand, token: str) -> None:
        """Store what the door proposes. If another process was quicker, the door looks again."""
        for _ in range(TRIES):
            row = proposed(self.table, listener.seat, command, token)
            if await self.append(row, listener, command.id) or self._done_before(listener, command):
                return
            if isinstance(row, Sat) and self.table.chairs[row.seat].key == row.key:
                return  # it was stored, though nobody heard of it
        raise Refusal("busy")

    def _check_chat(self, seat: int) -> None:
        """Refuse who talks too much, in however many windows."""
        if not self.chat.setdefault(seat, Bucket(CHAT_RATE, CHAT_AT_ONCE, monotonic())).take(monotonic()):
            raise Refusal("too_often")

    async def hint(self, listener: Listener, command: protocol.AskHint) -> None:
        """What an expert would do; only where all others are bots, and in one's own turn."""
        table, seat = self.table, listener.seat
        if seat == WATCHER or sum(chair.person for chair in table.chairs) > 1:
            raise Refusal("hint")
        if table.actor != seat:
            raise Refusal("not_your_turn")
        if self.hinting:
            raise Refusal("too_often")
        self.hinting = True
        try:
            found = await self.thinkers.explain(table.game.name, table.view(seat))
        except TimeoutError:
            raise Refusal("hint_later") from None
        finally:
            self.hinting = False
        opinions = [Opinion(table.game.text_of(action), value, trials) for action, value, trials in found]
        listener.tell(protocol.encoded(protocol.Hinted(command.id, opinions)))

    # --- What happens ---

    async def append(self, row: AnyRow, by: Listener | None = None, id: str = "") -> bool:  # noqa: A002
        """Store a row; then it happens, and all are told. False if another process was quicker: then that happens."""
        table, at = self.table, now()
        if not await self.store.append(Write(table.id, table.number + 1, at, encoded(row))):
            await self.catch_up()
            return False
        self.tell(table.fold(table.number + 1, at, row), by, id)
        if not isinstance(row, UNLISTED) or not table.playing:
            self.store.show(shown(table, at))
        return True

    async def catch_up(self) -> None:
        """What other processes have stored happens here too."""
        for number, at, row in await self.store.rows(self.table.id, self.table.number):
            self.tell(self.table.fold(number, at, decoded(row)))

    async def follow(self, number: int) -> None:
        """Another process has stored a row."""
        async with self.lock:
            if number > self.table.number:
                await self.catch_up()
        self.schedule()

    def tell(self, entry: Entry, by: Listener | None = None, id: str = "") -> None:  # noqa: A002
        """Tell everybody what happened, each what that seat may know."""
        told = self.table.told(entry, {listener.seat for listener in self.listeners})
        messages: dict[int, bytes] = {}
        for listener in list(self.listeners):
            happened = told[listener.seat]
            if listener is by:
                self._answer(listener, happened, id)
                continue
            if listener.seat not in messages:
                messages[listener.seat] = protocol.encoded(happened)
            listener.tell(messages[listener.seat])
        if isinstance(entry.event, protocol.HasLeft) and not self.table.playing:
            self._make_watchers(entry.event.seat)

    def _answer(self, listener: Listener, happened: protocol.Happened, id: str) -> None:  # noqa: A002
        """Tell whoever asked for it that it has happened."""
        listener.tell(protocol.encoded(replace(happened, id=id)))

    def _make_watchers(self, seat: int) -> None:
        """Whoever got up looks on."""
        for listener in self.listeners:
            if listener.seat == seat:
                listener.seat = WATCHER
        self._presence_changed()

    # --- What happens by itself ---

    def schedule(self) -> None:
        """Wake up when the next thing is due that happens by itself."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._work or not self.leading or not self.listeners:
            return
        due = self._due()
        if due:
            seconds, work = due
            self._timer = asyncio.get_running_loop().call_later(seconds, self._begin, work)

    def sleep(self) -> None:
        """Nobody is here, and nothing happens any longer."""
        self.asleep = True
        self.stop()
        if not self._elsewhere():
            self.store.show(shown(self.table, self.table.at, asleep=True))

    def stop(self) -> None:
        """Nothing happens by itself any longer."""
        self.leading = False
        if self._timer:
            self._timer.cancel()
        if self._work:
            self._work.cancel()

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        self._work = asyncio.ensure_future(self._run(work))

    async def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            logger.error("table held up", exc_info=None if isinstance(error, Refusal) else error)
            await asyncio.sleep(1)
        finally:
            self._work = None
            self.schedule()

    def _due(self) -> tuple[float, Callable[[], Awaitable[None]]] | None:
        """What happens by itself next, and in how many seconds."""
        table, settings = self.table, self.settings
        if table.deal_is_due:
            return 0, self._deal
        if table.actor != NOBODY and table.chairs[table.actor].played_by_bot:
            return (0, self._move_bot) if table.chairs[table.actor].level or table.options.stand_in else None
        waits = []
        if table.deadline is not None:
            waits.append((table.deadline, self._clock_runs_out))
        if table.between_rounds and table.people:
            waits.append((table.at + int(1000 * settings.pause_seconds), self._deal))
        for seat, since in self.gone_since.items():
            if table.playing and table.options.stand_in and not table.chairs[seat].away:
                waits.append((since + int(1000 * settings.away_seconds), self._notice_absence))
            elif not table.playing:
                waits.append((since + int(1000 * settings.seat_seconds), self._free_seats))
        if not waits:
            return None
        at, work = min(waits, key=lambda wait: wait[0])
        return max(0, at - now()) / 1000, work

    async def _deal(self) -> None:
        async with self.lock:
            if self.table.deal_is_due or self.table.between_rounds:
                await self.append(self.table.deal())

    async def _move_bot(self) -> None:
        """Let a bot move. Every move takes equally long, so that its time tells nothing."""
        table, loop = self.table, asyncio.get_running_loop()
        seat, moved, began = table.actor, table.moved, loop.time()
        chair = table.chairs[seat]
        action = await self._thought(seat)
        await asyncio.sleep(rest_of(self.settings.bot_seconds, loop.time() - began))
        async with self.lock:
            if table.moved == moved and chair is table.chairs[seat] and chair.played_by_bot:
                stored = await self.append(Did(seat, action, stand_in=not chair.level))
                metrics.BOT_MOVES.inc(stored)

    async def _thought(self, seat: int) -> int:
        """What a bot would do; whatever goes wrong, the table goes on."""
        table = self.table
        level, legal = table.chairs[seat].level or STAND_IN, table.position.legal
        try:
            return await self.thinkers.choose(table.game.name, level, table.view(seat))
        except Exception:
            logger.exception("bot failed", extra={"game": table.game.name, "bot": level})
            return legal[0]

    async def _clock_runs_out(self) -> None:
        async with self.lock:
            if self.table.deadline is not None and self.table.deadline <= now():
                await self.append(Away(self.table.actor))

    async def _notice_absence(self) -> None:
        """A bot plays for those whose connection has been lost for a while."""
        async with self.lock:
            for seat in self._gone_for(self.settings.away_seconds):
                if self.table.playing and not self.table.chairs[seat].away:
                    await self.append(Away(seat))

    async def _free_seats(self) -> None:
        """Before a game nobody keeps a seat who is not there."""
        async with self.lock:
            for seat in self._gone_for(self.settings.seat_seconds):
                if not self.table.playing:
                    await self.append(Left(seat))
                    self.gone_since.pop(seat, None)

    def _gone_for(self, seconds: float) -> list[int]:
        return [seat for seat, since in self.gone_since.items() if since + 1000 * seconds <= now()]
